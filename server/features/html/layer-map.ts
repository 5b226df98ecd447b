import { html, type Html } from '../../lib/text/html.js';
import type { Frame, PageContent } from '../../pages/layout.js';
import { serviceHref, tilesHref, withParameters } from '../../pages/links.js';

/** Source of a map: a service, one layer of it, or the features of one query of a layer. */
export interface MapSource {
  readonly service: string;
  readonly layerId?: number;
  /** Address of the found features as GeoJSON. */
  readonly features?: string;
}

/** Returns the files and origins that a page with a map loads. */
export function mapContent({ background }: Frame): Pick<PageContent, 'modules' | 'styles' | 'origins'> {
  return {
    modules: ['map-page.js'],
    styles: ['maplibre-gl.css'],
    ...(background && { origins: background.origins }),
  };
}

/** A map, which its script fills. */
export function renderMap(frame: Frame, name: string, { service, layerId, features }: MapSource): Html {
  const layer = layerId === undefined ? undefined : String(layerId);
  const table =
    layer !== undefined &&
    features === undefined &&
    withParameters(serviceHref(frame, service, `/${layer}/query`), { where: '1=1', outFields: '*' });
  return html`<section class="map-frame" aria-label="Map of ${name}">
    <div
      class="map"
      data-service="${serviceHref(frame, service)}"
      data-tiles="${tilesHref(frame, service)}"
      data-layer="${layer}"
      data-features="${features}"
      data-table="${table}"
      data-background="${frame.background?.style}"
    >
      <noscript><p>The map needs JavaScript; the rest of this page does not.</p></noscript>
    </div>
    <p class="map-note" role="status"></p>
    <p class="map-keys">
      Arrow keys move the map, <kbd>+</kbd> and <kbd>−</kbd> zoom, <kbd>Enter</kbd> shows what lies at the
      cross.
    </p>
  </section>`;
}
