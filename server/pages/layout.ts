import { html, type Html, type HtmlPart } from '../lib/text/html.js';
import type { Page, PageView } from '../api/pages.js';
import { FORM_TOKEN } from '../api/session.js';
import type { MapBackground } from './map-background.js';
import { ownHref, rootOf, signInHref, userHref, withParameters } from './links.js';

/** Frame around every page. */
export interface Frame extends PageView {
  /** Path of the files that pages load, below the server's public address. */
  readonly assets: string;
  /** Background that the operator has set for maps. */
  readonly background?: MapBackground | undefined;
}

export interface PageContent {
  readonly title: string;
  /** The pages above this one, from the catalogue down. */
  readonly trail?: readonly { readonly name: string; readonly href: string }[];
  readonly body: Html;
  readonly head?: HtmlPart;
  /** Own scripts of the page. */
  readonly scripts?: readonly string[];
  /** Files of ours that it loads as ECMAScript modules. */
  readonly modules?: readonly string[];
  readonly styles?: readonly string[];
  /** Other origins from which its scripts may load data and images. */
  readonly origins?: readonly string[];
  /** True if the page is also available as JSON. */
  readonly isResource?: boolean;
  /** False if the page is the same for every visitor: it does not show who has signed in. */
  readonly hasAccount?: boolean;
}

/**
 * Allows only files of this server, no inline script, and forms to this server only.
 *
 * @param origins - others from which scripts may load data and images
 */
function policyWith(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...origins].join(' '),
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns a complete page. */
export function renderPage(frame: Frame, content: PageContent): Page {
  const { title, trail = [], body, head, scripts = [], modules = [], styles = [] } = content;
  const { isResource = false, hasAccount = true, origins = [] } = content;
  const assets = rootOf(frame) + frame.assets;
  const hasScripts = scripts.length > 0 || modules.length > 0 || head !== undefined;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Fairground</title>
        <link rel="icon" type="image/svg+xml" href="${assets}/icon.svg" />
        ${[...styles, 'style.css'].map((name) => html`<link rel="stylesheet" href="${assets}/${name}" />`)}
        ${hasScripts && html`<script src="${assets}/early-submit.js"></script>`}
        ${scripts.map((name) => html`<script src="${assets}/${name}" defer></script>`)}
        ${modules.map((name) => html`<script src="${assets}/${name}" type="module"></script>`)} ${head}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <a class="brand" href="${rootOf(frame)}/"
            ><img src="${assets}/icon.svg" alt="" width="22" height="22" />Fairground</a
          >
          ${siteLinks(frame, hasAccount)} ${hasAccount && account(frame)}
        </header>
        <main id="main">${breadcrumbs(trail, title)} ${body}</main>
        <footer>
          ${isResource && html`<span>This page as <a href="${withParameters(ownHref(frame), { f: 'json' })}">JSON</a> or <a href="${withParameters(ownHref(frame), { f: 'pjson' })}">indented JSON</a></span>`}
          <span
            ><a href="${rootOf(frame)}/guide/features">Guide</a> ·
            <a href="${rootOf(frame)}/reference/features">Reference</a></span
          >
        </footer>
      </body>
    </html> `;
  const headers = { ...PAGE_HEADERS, 'content-security-policy': policyWith(origins) };
  return { status: 200, body: page.text, headers };
}

const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  // An address that a user has typed may hold a token.
  'referrer-policy': 'same-origin',
  'cache-control': 'private, no-store',
} as const;

/** Redirects after a form, so that going back or reloading does not send it again. */
export function redirect(href: string, headers: Readonly<Record<string, string>> = {}): Page {
  return { status: 303, body: undefined, headers: { ...headers, location: href } };
}

/** Links to the main parts of the site. */
function siteLinks(frame: Frame, hasAccount: boolean): Html {
  const root = rootOf(frame);
  const [here = ''] = frame.address.split('?', 1);
  const reader = hasAccount ? frame.principal : undefined;
  const links = [
    ['/rest/services', 'Services'],
    ['/calendar', 'Calendar'],
    ...(reader === undefined ? [] : [['/content', 'My content'] as const, ['/rest/jobs', 'Jobs'] as const]),
    ...(reader?.role === 'administrator' ? [['/rest/admin/users', 'Users'] as const] : []),
    ['/guide', 'Guide'],
    ['/reference', 'Reference'],
  ] as const;
  return html`<nav class="site" aria-label="Site">
    ${links.map(([path, name]) => {
      const isHere = here === path || here.startsWith(`${path}/`);
      return html`<a href="${root}${path}" aria-current="${isHere ? 'true' : 'false'}">${name}</a>`;
    })}
  </nav>`;
}

function breadcrumbs(trail: NonNullable<PageContent['trail']>, title: string): HtmlPart {
  if (trail.length === 0) return undefined;
  return html`<nav class="trail" aria-label="Breadcrumb">
    <ol>
      ${trail.map(({ name, href }) => html`<li><a href="${href}">${name}</a></li>`)}
      <li aria-current="page">${title}</li>
    </ol>
  </nav>`;
}

function account(frame: Frame): HtmlPart {
  const { principal, formToken } = frame;
  if (principal === undefined && frame.address.startsWith('/rest/login')) return undefined;
  if (principal === undefined) return html`<a class="button quiet" href="${signInHref(frame)}">Sign in</a>`;
  const name = html`<a class="who" href="${userHref(frame, principal.name)}">${principal.name}</a>`;
  if (formToken === undefined) return name;
  return html`<form class="account" method="post" action="${rootOf(frame)}/rest/logout">
    ${name}${hiddenToken(formToken)}<button class="quiet">Sign out</button>
  </form>`;
}

/** Returns the hidden form token; without it, a form changes nothing. */
export function hiddenToken(formToken: string): Html {
  return html`<input type="hidden" name="${FORM_TOKEN}" value="${formToken}" />`;
}

/** Returns the message above a form that has errors. */
export function notice(message: string, details: readonly string[] = []): Html {
  return html`<div class="notice bad" role="alert">
    <p>${message}</p>
    ${
      details.length > 0 &&
      html`<ul>
        ${details.map((detail) => html`<li>${detail}</li>`)}
      </ul>`
    }
  </div>`;
}
