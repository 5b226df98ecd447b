import { html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import type { FeaturesDeps, Schemas } from '../model/call.js';
import { mayPublish } from '../catalog/rights.js';
import { createReadServices } from '../metadata/read-services.js';
import { createServiceHref, publishHref } from '../../pages/content-links.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf, signInHref } from '../../pages/links.js';

/** Page of all services that the caller may see. */
export async function cataloguePage(
  { databases }: Pick<FeaturesDeps, 'databases'>,
  frame: Frame,
  { services }: Schemas['Catalogue'],
): Promise<Page> {
  const texts = new Map(
    (await createReadServices(databases).list()).map((service) => [
      service.name,
      service.serviceDescription || service.description,
    ]),
  );
  const root = `${rootOf(frame)}/rest/services`;
  return renderPage(frame, {
    title: 'Services',
    isResource: true,
    body: html`<h1>Services</h1>
      ${publishActions(frame)}
      ${
        services.length === 0
          ? nothing(frame)
          : html`<ul class="cards">
              ${services.map(
                ({ name, type, url }) =>
                  html`<li>
                    <a href="${hrefOf(url, `${root}/${name}/${type}`)}">${name}</a>
                    <p>${texts.get(name)}</p>
                  </li>`,
              )}
            </ul>`
      }`,
  });
}

function publishActions(frame: Frame): HtmlPart {
  if (!mayPublish(frame.principal)) return undefined;
  return html`<nav class="actions" aria-label="Services">
    <a class="button" href="${publishHref(frame)}">Publish a file</a>
    <a class="button" href="${createServiceHref(frame)}">Create a service</a>
  </nav>`;
}

function hrefOf(url: string | undefined, otherwise: string): string {
  return url === undefined ? encodeURI(otherwise) : new URL(url).pathname;
}

function nothing(frame: Frame): HtmlPart {
  if (frame.principal !== undefined) return html`<p class="empty">There is no service here yet.</p>`;
  return html`<p class="empty">
    There are no public services. <a href="${signInHref(frame)}">Sign in</a> to see more.
  </p>`;
}
