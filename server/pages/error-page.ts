import { html, type HtmlPart } from '../lib/text/html.js';
import type { Page, Pages } from '../api/pages.js';
import { type Frame, renderPage } from './layout.js';
import { rootOf, signInHref } from './links.js';

type Failure = Parameters<Pages['refuse']>[0];

const TITLES: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  403: 'Access denied',
  404: 'Not found',
  405: 'Method not supported',
  413: 'Request too large',
  429: 'Too many requests',
  498: 'Sign in again',
  499: 'Sign-in required',
  500: 'Server error',
  503: 'Temporarily unavailable',
};

/** Page of an error, with its reason and a way to go on. */
export function errorPage(frame: Frame, { code, message, details }: Failure): Page {
  const title = TITLES[code] ?? 'Request failed';
  return renderPage(frame, {
    title,
    trail: [{ name: 'Services', href: `${rootOf(frame)}/rest/services` }],
    body: html`<h1>${title}</h1>
      <p class="lead">${message}</p>
      ${
        details.length > 0 &&
        html`<ul class="messages">
          ${details.map((detail) => html`<li>${detail}</li>`)}
        </ul>`
      }
      ${way(frame, code)}
      <p class="none">Code ${code}</p>`,
  });
}

function way(frame: Frame, code: number): HtmlPart {
  if (code === 498 || code === 499) {
    return html`<p class="actions"><a class="button" href="${signInHref(frame)}">Sign in</a></p>`;
  }
  if (code !== 403 || frame.principal === undefined) return undefined;
  return html`<p>You are signed in as ${frame.principal.name}.</p>`;
}
