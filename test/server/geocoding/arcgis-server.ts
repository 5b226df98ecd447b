import type { ServerResponse } from 'node:http';
import {
  answerJson,
  type HttpServer,
  type ReceivedRequest,
  startHttpServer,
} from '../../support/servers/http-server.js';

/** Answer of the server for one address. */
export interface KnownAddress {
  readonly x: number;
  readonly y: number;
  readonly score: number;
  readonly match: string;
  readonly type?: string;
  readonly status?: 'M' | 'T';
}

export interface ArcgisServerOptions {
  /** By any of the texts that an address has. */
  readonly known: Readonly<Record<string, KnownAddress>>;
  readonly maxBatchSize?: number;
  readonly suggestedBatchSize?: number;
  readonly token?: string;
  readonly capabilities?: string;
  /** Answers in its place, where it does; counts requests from 1. */
  readonly instead?: (request: ReceivedRequest, response: ServerResponse, count: number) => boolean;
}

export interface ArcgisServer extends HttpServer {
  /** `…/GeocodeServer` */
  readonly serviceUrl: string;
  readonly host: string;
  /** Sizes of the batches that were sent. */
  readonly batches: number[];
}

const PATH = '/arcgis/rest/services/World/GeocodeServer';
const FIELDS = [
  'Address',
  'Neighborhood',
  'City',
  'Subregion',
  'Region',
  'Postal',
  'PostalExt',
  'CountryCode',
];

/** A geocode service as an ArcGIS server offers it, with its root, single and batch operations. */
export async function startArcgisServer(options: ArcgisServerOptions): Promise<ArcgisServer> {
  const { known, maxBatchSize = 1000, suggestedBatchSize = 150 } = options;
  const batches: number[] = [];
  let count = 0;
  const find = (texts: readonly unknown[]): KnownAddress | undefined =>
    texts.map((text) => known[String(text)]).find((found) => found !== undefined);

  function answer(request: ReceivedRequest, response: ServerResponse): void {
    count += 1;
    if (options.instead?.(request, response, count) === true) return;
    const url = new URL(request.url, 'http://localhost');
    const sent = request.method === 'POST' ? new URLSearchParams(request.body) : url.searchParams;
    if (options.token !== undefined && sent.get('token') !== options.token) {
      const code = sent.has('token') ? 498 : 499;
      answerJson(response, 200, { error: { code, message: 'Invalid token.', details: [] } });
    } else if (url.pathname === PATH) {
      answerJson(response, 200, {
        currentVersion: 11.2,
        addressFields: FIELDS.map((name) => ({
          name,
          type: 'esriFieldTypeString',
          alias: name,
          required: false,
        })),
        singleLineAddressField: { name: 'SingleLine', type: 'esriFieldTypeString', required: false },
        spatialReference: { wkid: 4326, latestWkid: 4326 },
        locatorProperties: { MaxBatchSize: maxBatchSize, SuggestedBatchSize: suggestedBatchSize },
        capabilities: options.capabilities ?? 'Geocode,ReverseGeocode',
      });
    } else if (url.pathname === `${PATH}/findAddressCandidates`) {
      const found = find([...sent.values()]);
      answerJson(response, 200, {
        spatialReference: { wkid: 4326, latestWkid: 4326 },
        candidates: found === undefined ? [] : [toCandidate(found)],
      });
    } else if (url.pathname === `${PATH}/geocodeAddresses`) {
      const { records } = JSON.parse(sent.get('addresses') ?? '{}') as {
        records: { attributes: Record<string, unknown> & { OBJECTID: number } }[];
      };
      batches.push(records.length);
      // Only so many are looked at, and they come back in any order.
      const locations = records.slice(0, maxBatchSize).map(({ attributes }) => {
        const found = find(Object.values(attributes));
        return toLocation(attributes.OBJECTID, found);
      });
      answerJson(response, 200, { spatialReference: { wkid: 4326 }, locations: locations.reverse() });
    } else answerJson(response, 404, { error: { code: 404, message: 'Not found', details: [] } });
  }

  const server = await startHttpServer(answer);
  return { ...server, serviceUrl: `${server.url}${PATH}`, host: new URL(server.url).host, batches };
}

function toCandidate({ x, y, score, match, type = 'PointAddress' }: KnownAddress): object {
  const attributes = { Score: score, Match_addr: match, Addr_type: type, City: 'Redlands', Country: 'USA' };
  return {
    address: match,
    location: { x, y },
    score,
    attributes,
    extent: { xmin: x, ymin: y, xmax: x, ymax: y },
  };
}

/** Without a match there is no location, or one that is no number. */
function toLocation(id: number, found: KnownAddress | undefined): object {
  if (found === undefined) {
    const attributes = { ResultID: id, Status: 'U', Score: 0, Match_addr: '', Addr_type: '' };
    return { address: '', location: { x: 'NaN', y: 'NaN' }, score: 0, attributes };
  }
  const { x, y, score, match, type = 'PointAddress', status = 'M' } = found;
  const attributes = { ResultID: id, Status: status, Score: score, Match_addr: match, Addr_type: type };
  return { address: match, location: { x, y }, score, attributes };
}
