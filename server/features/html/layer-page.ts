import { html, type Html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import type { Schemas } from '../model/call.js';
import { editMapHref, editTableHref, layerSettingsHref } from '../../pages/content-links.js';
import { mapContent, renderMap } from './layer-map.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { hasJobs, referenceText } from './service-page.js';
import { renderFacts, formatCount, renderTime, shapeName, typeName } from '../../pages/words.js';

/** Rights of the reader of a page beyond those of everybody. */
export interface LayerRights {
  /** True if the reader administers the service. */
  readonly isOwn?: boolean;
  /** True if the reader may add, change or delete features. */
  readonly mayEdit?: boolean;
}

/** Page of a layer: a map of its features, its fields, and links to its operations. */
export function layerPage(
  frame: Frame,
  service: string,
  layer: Schemas['Layer'],
  rights: LayerRights = {},
): Page {
  const href = serviceHref(frame, service, `/${String(layer.id)}`);
  const hasMap = layer.geometryType !== undefined;
  return renderPage(frame, {
    title: layer.name,
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service, href: serviceHref(frame, service) },
    ],
    isResource: true,
    ...(hasMap && mapContent(frame)),
    body: html`<h1>${layer.name} <span class="badge">${shapeName(layer.geometryType)}</span></h1>
      ${layer.description !== '' && html`<p class="lead">${layer.description}</p>`}
      ${layerActions(href, { supportsAppend: layer.supportsAppend, hasJobs: hasJobs(frame, service), settings: rights.isOwn === true ? layerSettingsHref(frame, service, layer.id) : undefined, table: rights.mayEdit === true ? editTableHref(frame, service, layer.id) : undefined, map: rights.mayEdit === true && isDrawable(layer.geometryType) ? editMapHref(frame, service, layer.id) : undefined })}
      ${hasMap && renderMap(frame, layer.name, { service, layerId: layer.id })}
      <h2>Fields</h2>
      ${fieldTable(layer)}
      <h2>About</h2>
      ${renderFacts([
        ['Address', html`<code>${new URL(frame.publicUrl).origin}${href}</code>`],
        ['Allows', layer.capabilities.split(',').join(', ')],
        ['Spatial reference', referenceText(layer.extent?.spatialReference)],
        ['Features in a reply', `at most ${formatCount(layer.maxRecordCount)}`],
        ['Last edited', renderTime(layer.editingInfo.lastEditDate)],
        ['Copyright', layer.copyrightText],
      ])}`,
  });
}

/** True for geometries that can be drawn on a map by hand. */
function isDrawable(geometryType: string | undefined): boolean {
  return geometryType !== undefined && geometryType !== 'esriGeometryMultiPatch';
}

function layerActions(
  href: string,
  shown: {
    readonly supportsAppend: boolean;
    readonly hasJobs: boolean;
    readonly settings: string | undefined;
    readonly table: string | undefined;
    readonly map: string | undefined;
  },
): Html {
  return html`<nav class="actions" aria-label="This layer">
    <a class="button" href="${href}/query">Query</a>
    ${shown.supportsAppend && html`<a class="button" href="${href}/append">Append a file</a>`}
    ${shown.hasJobs && html`<a class="button quiet" href="${href}/append/jobs">Jobs</a>`}
    ${shown.table !== undefined && html`<a class="button" href="${shown.table}">Edit the table</a>`}
    ${shown.map !== undefined && html`<a class="button" href="${shown.map}">Edit on the map</a>`}
    ${shown.settings !== undefined && html`<a class="button quiet" href="${shown.settings}">Settings</a>`}
  </nav>`;
}

function fieldTable({ fields, indexes, objectIdField }: Schemas['Layer']): Html {
  const unique = new Set(
    indexes.filter(({ isUnique }) => isUnique).map((index) => index.fields.toLowerCase()),
  );
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Alias</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        ${fields.map((field) => {
          const notes = [
            field.name === objectIdField ? 'object id' : '',
            field.name !== objectIdField && unique.has(field.name.toLowerCase()) ? 'unique' : '',
            !field.nullable ? 'required' : '',
            !field.editable ? 'read only' : '',
            domainText(field.domain),
            field.editable && field.defaultValue !== null ? `default ${String(field.defaultValue)}` : '',
          ].filter((note) => note !== '');
          // For other types, the length is that of the database in bytes.
          const isText = field.type === 'esriFieldTypeString' && typeof field.length === 'number';
          const length = isText ? ` (${String(field.length)})` : '';
          return html`<tr>
            <th scope="row"><code>${field.name}</code></th>
            <td>${field.alias === field.name ? '' : field.alias}</td>
            <td>${typeName(field.type)}${length}</td>
            <td>${notes.join(', ')}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}

/** Maximum number of coded values on the page; the JSON has all of them. */
const MOST_VALUES = 4;

/** Describes the values of a field: its codes with their names, or its range. */
function domainText(domain: Schemas['Field']['domain']): string {
  const { codedValues, range } = (domain ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(codedValues)) {
    const values = codedValues as readonly { readonly name: string; readonly code: string | number }[];
    const told = values.map(({ name, code }) =>
      String(code) === name ? name : `${String(code)} for ${name}`,
    );
    const more = told.length > MOST_VALUES ? ' …' : '';
    return `one of ${told.slice(0, MOST_VALUES).join(', ')}${more}`;
  }
  if (!Array.isArray(range)) return '';
  const [least, most] = range as readonly unknown[];
  return `from ${String(least)} to ${String(most)}`;
}
