import type { AppError } from '../../lib/errors.js';
import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page, PageRequest } from '../../api/pages.js';
import type { FeaturesDeps, LayerPath } from '../model/call.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { createReadServices } from '../metadata/read-services.js';
import { type Frame, notice, renderPage } from '../../pages/layout.js';
import { mapContent, renderMap } from './layer-map.js';
import { isUsable, ownHref, rootOf, serviceHref, withParameters } from '../../pages/links.js';
import { INITIAL_VALUES, queryForm, valuesOf } from './query-form.js';
import { isFeatureReply, resultTable } from './query-result-table.js';
import { formatCount } from '../../pages/words.js';

/**
 * Returns the query form with the results below it. A refused query is shown with its values and the reason.
 *
 * @throws {AppError} where not the parameters are at fault.
 */
export async function queryPage(
  { databases }: Pick<FeaturesDeps, 'databases'>,
  view: Frame,
  request: PageRequest,
  path: LayerPath,
): Promise<Page> {
  const { parameters, outcome, principal } = request;
  const asked = isPosted(request) ? asAddress(view, parameters) : view;
  const isAsked = asksSomething(asked.address);
  const hasAddress = isUsable(longestLink(asked));
  const frame = hasAddress ? asked : view;
  const error = 'error' in outcome ? outcome.error : undefined;
  if (error !== undefined && error.code !== 'request.invalid') throw error;
  const { service, layer } = await createReadServices(databases).layer(path, principal);
  const href = serviceHref(frame, service.name, `/${String(layer.id)}`);
  const drawn =
    isAsked && hasAddress && 'body' in outcome ? drawnFeatures(frame, layer, outcome.body) : undefined;
  return renderPage(frame, {
    title: 'Query',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
      { name: layer.name, href },
    ],
    isResource: isAsked && hasAddress,
    ...(drawn !== undefined && mapContent(frame)),
    body: html`<h1>Query ${layer.name}</h1>
      ${error && refusal(error)}
      ${queryForm(`${href}/query`, layer, isAsked ? valuesOf(parameters) : INITIAL_VALUES)}
      ${isAsked && 'body' in outcome && results(frame, service.name, layer, outcome.body, drawn, hasAddress)}`,
  });
}

function isPosted({ operationId }: PageRequest): boolean {
  return operationId.endsWith('Post');
}

/** Adds the URL of the same query, which the links and the map of the page use. */
function asAddress(frame: Frame, parameters: PageRequest['parameters']): Frame {
  const asked = { ...valuesOf(parameters), f: undefined, token: undefined };
  return { ...frame, address: withParameters(frame.address, asked) };
}

/** Returns the longest link of a page: that of its map, or to the previous or next page. */
function longestLink(frame: Frame): string {
  return withParameters(ownHref(frame), { f: 'geojson', resultOffset: '9'.repeat(16) });
}

function refusal({ message, faults }: AppError): Html {
  return notice(
    message,
    faults.map(({ field, reason }) => `${field}: ${reason}`),
  );
}

/** True if a URL has parameters other than those for the form of the reply. */
function asksSomething(address: string): boolean {
  const query = new URLSearchParams(address.split('?', 2)[1] ?? '');
  query.delete('f');
  return query.size > 0;
}

/** Returns the URL of the found features as GeoJSON; `undefined` if there is nothing to draw. */
function drawnFeatures(frame: Frame, layer: PresentedLayer, body: unknown): string | undefined {
  if (!isFeatureReply(body) || layer.geometryType === undefined) return undefined;
  if (!body.features.some(({ geometry }) => geometry !== undefined && geometry !== null)) return undefined;
  return withParameters(ownHref(frame), {
    f: 'geojson',
    outSR: undefined,
    quantizationParameters: undefined,
  });
}

function results(
  frame: Frame,
  service: string,
  layer: PresentedLayer,
  body: unknown,
  drawn: string | undefined,
  hasAddress: boolean,
): HtmlPart {
  if (!isFeatureReply(body)) {
    return html`<h2>Result</h2>
      <pre>${JSON.stringify(body, null, 2)}</pre>`;
  }
  const count = body.features.length;
  const href = serviceHref(frame, service, `/${String(layer.id)}`);
  return html`<h2 id="result">
      ${count === 0 ? 'Nothing found' : `${formatCount(count)} found`}${body.exceededTransferLimit === true && ', and there are more'}
    </h2>
    ${drawn !== undefined && renderMap(frame, `query results in ${layer.name}`, { service, layerId: layer.id, features: drawn })}
    ${resultTable(body, layer.objectIdField, `${href}/query`)}
    ${hasAddress ? paging(frame, count, body.exceededTransferLimit === true) : noAddress}`;
}

const noAddress = html`<p>
  This query is longer than a URL may be, so the page has no map and no links to further results. Send the
  query again with <code>resultOffset</code> to get them.
</p>`;

function paging(frame: Frame, count: number, hasMore: boolean): HtmlPart {
  const here = ownHref(frame);
  const query = new URLSearchParams(here.split('?', 2)[1] ?? '');
  const offset = Number(query.get('resultOffset') ?? 0);
  const size = Number(query.get('resultRecordCount') ?? 0) || count;
  const at = (position: number): string => withParameters(here, { resultOffset: String(position) });
  if (offset === 0 && !hasMore) return undefined;
  return html`<nav class="actions" aria-label="More results">
    ${offset > 0 && html`<a class="button quiet" rel="prev" href="${at(Math.max(0, offset - size))}">Previous</a>`}
    ${hasMore && html`<a class="button quiet" rel="next" href="${at(offset + count)}">Next</a>`}
  </nav>`;
}
