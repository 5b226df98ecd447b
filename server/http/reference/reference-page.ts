import { html } from '../../lib/text/html.js';
import { rootOf } from '../../pages/links.js';
import { type DocumentedInterface, renderFrame } from './frame.js';

/** Renders the page that shows the operations of an interface, by Swagger UI. */
export function renderReference(
  publicUrl: string,
  { name, title }: DocumentedInterface,
  interfaces: readonly DocumentedInterface[],
): string {
  const root = rootOf({ publicUrl });
  const document = `${root}/openapi/${name}.json`;
  return renderFrame({
    publicUrl,
    interfaces,
    path: `/reference/${name}`,
    title: `${title}: reference`,
    styles: ['swagger-ui.css', 'reference.css'],
    scripts: ['swagger-ui-bundle.js', 'reference.js'],
    body: html`<p>
        Every operation with its parameters and replies, to read and to try out. The
        <a href="${root}/guide/${name}">guide</a> explains what they have in common.
      </p>
      <div id="reference" data-document="${document}">
        <noscript>
          <p>This page needs scripts. The guide and the <a href="${document}">OpenAPI document</a> do not.</p>
        </noscript>
      </div>`,
  });
}
