import { html, type Html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import type { Schemas } from '../model/call.js';
import { isEventsName } from '../events-service/events-service.js';
import { createLayerHref, serviceSettingsHref } from '../../pages/content-links.js';
import { mapContent, renderMap } from './layer-map.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref, tilesHref } from '../../pages/links.js';
import { formatCount, renderFacts, shapeName } from '../../pages/words.js';

/** Maximum number of layers on the map of a service, as the map counts the features of each after every move. */
const MAX_MAPPED_LAYERS = 12;

/**
 * A service and its layers.
 *
 * @param isOwn - true if the caller administers it.
 */
export function servicePage(frame: Frame, name: string, service: Schemas['Service'], isOwn = false): Page {
  const { layers, tables, spatialReference } = service;
  const all = [...layers, ...tables];
  const text = service.serviceDescription || service.description;
  const hasMap = layers.length > 0 && layers.length <= MAX_MAPPED_LAYERS;
  return renderPage(frame, {
    title: name,
    trail: [{ name: 'Services', href: `${rootOf(frame)}/rest/services` }],
    isResource: true,
    ...(hasMap && mapContent(frame)),
    body: html`<h1>${name}</h1>
      ${text !== '' && html`<p class="lead">${text}</p>`}
      <nav class="actions" aria-label="This service">
        ${hasJobs(frame, name) && html`<a class="button" href="${serviceHref(frame, name, '/jobs')}">Jobs</a>`}
        ${isOwn && !service.isView && html`<a class="button" href="${createLayerHref(frame, name)}">Make a layer</a>`}
        ${isOwn && html`<a class="button quiet" href="${serviceSettingsHref(frame, name)}">Settings</a>`}
        <a class="button quiet" href="${serviceHref(frame, name, '/layers')}">All layers in full</a>
        ${layers.length > 0 && html`<a class="button quiet" href="${tilesHref(frame, name)}">Vector tiles</a>`}
      </nav>
      ${hasMap && renderMap(frame, name, { service: name })}
      <h2>Layers</h2>
      ${
        all.length === 0
          ? html`<p class="empty">There is no layer here yet.</p>`
          : html`<ul class="cards">
              ${all.map((layer) => layerCard(frame, name, layer))}
            </ul>`
      }
      <h2>About</h2>
      ${renderFacts([
        ['Address', html`<code>${new URL(frame.publicUrl).origin}${serviceHref(frame, name)}</code>`],
        ['Allows', service.capabilities.split(',').join(', ')],
        ['Spatial reference', referenceText(spatialReference)],
        ['Features in a reply', `at most ${formatCount(service.maxRecordCount)}`],
        ['Copyright', service.copyrightText],
      ])}`,
  });
}

/** True if the caller may append, and so see the jobs. */
export function hasJobs({ principal }: Frame, service: string): boolean {
  return principal !== undefined && !isEventsName(service);
}

function layerCard(frame: Frame, name: string, layer: Schemas['LayerSummary']): Html {
  const href = serviceHref(frame, name, `/${String(layer.id)}`);
  return html`<li>
    <a href="${href}">${layer.name}</a> <span class="badge">${shapeName(layer.geometryType)}</span>
    <p>Layer ${layer.id}</p>
  </li>`;
}

/** Names a spatial reference, by number where it has one. */
export function referenceText(reference: Schemas['SpatialReference'] | undefined): string | undefined {
  const wkid = reference?.latestWkid ?? reference?.wkid;
  if (wkid !== undefined && wkid !== null) return String(wkid);
  return reference?.wkt === undefined ? undefined : 'of its own';
}
