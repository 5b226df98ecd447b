import type { ServerResponse } from 'node:http';
import {
  answerJson,
  type HttpServer,
  type ReceivedRequest,
  startHttpServer,
} from '../../support/servers/http-server.js';

export interface NominatimServer extends HttpServer {
  readonly host: string;
}

type Result = Readonly<Record<string, unknown>>;

/** A result as `format=jsonv2` has it: numbers of places are text. */
export function nominatimResult(name: string, lon: string, lat: string, more: Result = {}): Result {
  return {
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: 42,
    lat,
    lon,
    category: 'place',
    type: 'city',
    place_rank: 16,
    importance: 0.6,
    addresstype: 'city',
    name,
    display_name: name,
    boundingbox: [lat, lat, lon, lon],
    ...more,
  };
}

/** A Nominatim server: `/search`, structured or with `q`, never both. `known` goes by the values of the query. */
export async function startNominatimServer(
  known: Readonly<Record<string, readonly Result[]>>,
  instead?: (request: ReceivedRequest, response: ServerResponse, count: number) => boolean,
): Promise<NominatimServer> {
  let count = 0;
  const server = await startHttpServer((request, response) => {
    count += 1;
    if (instead?.(request, response, count) === true) return;
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    const structured = ['street', 'city', 'county', 'state', 'country', 'postalcode'];
    const parts = structured.filter((name) => searchParams.has(name));
    if (pathname !== '/search' || searchParams.get('format') !== 'jsonv2') {
      answerJson(response, 404, { error: { code: 404, message: 'Not found' } });
    } else if (searchParams.has('q') === parts.length > 0) {
      const message =
        "Structured query parameters (amenity, street, city, …) cannot be used with 'q' parameter.";
      answerJson(response, 400, { error: { code: 400, message } });
    } else {
      const asked = [searchParams.get('q'), ...parts.map((name) => searchParams.get(name))];
      answerJson(
        response,
        200,
        asked.flatMap((text) => known[text ?? ''] ?? []),
      );
    }
  });
  return { ...server, host: new URL(server.url).host };
}
