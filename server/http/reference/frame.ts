import type { Guide } from '../../api/guide.js';
import { assetsPath } from '../../pages/assets.js';
import { renderPage } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';
import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { REFERENCE_ASSETS, referenceAssets } from './assets.js';

/** Interface of this server that has an OpenAPI document, a guide and a reference page. */
export interface DocumentedInterface {
  /** Name in the addresses of all three. */
  readonly name: string;
  readonly title: string;
  /** Loads the guide on demand, because it is large. */
  readonly guide: () => Promise<Guide>;
}

/** Page about one interface, which links the pages about the others. */
export interface ReferencePage {
  readonly publicUrl: string;
  readonly interfaces: readonly DocumentedInterface[];
  /** Path of the page, such as `/guide/events`. */
  readonly path: string;
  readonly title: string;
  readonly body: Html;
  /** Style sheet among the assets of the reference. */
  readonly styles: readonly string[];
  readonly scripts?: readonly string[];
}

/** Renders a page in the frame of the site. It is the same for every visitor. */
export function renderFrame(page: ReferencePage): string {
  const { publicUrl, path, title, body, styles, scripts = [] } = page;
  const assets = `${rootOf({ publicUrl })}${REFERENCE_ASSETS}/${referenceAssets().version}`;
  const head = html`${[...styles, 'frame.css'].map((name) => html`<link rel="stylesheet" href="${assets}/${name}" />`)}
  ${scripts.map((name) => html`<script src="${assets}/${name}" defer></script>`)}`;
  const frame = {
    publicUrl,
    address: path,
    principal: undefined,
    formToken: undefined,
    assets: assetsPath(),
  };
  const { body: text } = renderPage(frame, {
    title,
    head,
    hasAccount: false,
    body: html`${links(page)}
      <h1>${title}</h1>
      ${body}`,
  });
  return text ?? '';
}

/** Links to guide, reference and document of each interface; the page itself is marked. */
function links({ publicUrl, interfaces, path }: ReferencePage): HtmlPart {
  const root = rootOf({ publicUrl });
  const link = (to: string, text: string): Html =>
    to === path
      ? html`<a href="${root}${to}" aria-current="page">${text}</a>`
      : html`<a href="${root}${to}">${text}</a>`;
  return html`<nav class="documents" aria-label="Documentation">
    ${interfaces.map(
      ({ name, title }) =>
        html`<p>
          <strong>${title}</strong> ${link(`/guide/${name}`, 'Guide')}
          ${link(`/reference/${name}`, 'Reference')} ${link(`/openapi/${name}.json`, 'JSON')}
          ${link(`/openapi/${name}.yaml`, 'YAML')}
        </p>`,
    )}
  </nav>`;
}
