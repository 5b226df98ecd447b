import { html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';

/** Shows a reply without a page of its own as JSON text, with a link to the job that it submitted. */
export function jsonPage(frame: Frame, body: unknown): Page {
  const job = statusUrlOf(body, frame);
  return renderPage(frame, {
    title: frame.address.split('?', 1)[0] ?? '',
    trail: [{ name: 'Services', href: `${rootOf(frame)}/rest/services` }],
    body: html`<h1 class="path">${frame.address.split('?', 1)[0]}</h1>
      ${job !== undefined && html`<p class="actions"><a class="button" href="${job}">Follow the job</a></p>`}
      <pre>${JSON.stringify(body, null, 2)}</pre>`,
  });
}

function statusUrlOf(body: unknown, { publicUrl }: Frame): string | undefined {
  if (typeof body !== 'object' || body === null || !('statusUrl' in body)) return undefined;
  const { statusUrl } = body;
  const isOurs = typeof statusUrl === 'string' && statusUrl.startsWith(`${publicUrl}/`);
  return isOurs ? new URL(statusUrl).pathname : undefined;
}
