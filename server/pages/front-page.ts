import { html, type Html } from '../lib/text/html.js';
import type { Page } from '../api/pages.js';
import { type Frame, renderPage } from './layout.js';
import { rootOf, signInHref } from './links.js';

/** Renders the front page: the purpose of this server, and links to what it offers. */
export function frontPage(frame: Frame): Page {
  const root = rootOf(frame);
  return renderPage(frame, {
    title: 'Start',
    body: html`<h1>Fairground</h1>
      <p class="lead">Maps and features for GIS clients, and a catalogue of events, over HTTP.</p>
      <ul class="cards">
        ${card(`${root}/rest/services`, 'Services', 'Layers on a map: look at them, query them, append files.')}
        ${card(`${root}/calendar`, 'Calendar', 'Events by month, week and list: look, subscribe, and write your own.')}
        ${card(`${root}/guide/features`, 'Guide: feature services', 'How to sign in, append, query and edit.')}
        ${card(`${root}/guide/events`, 'Guide: events', 'How to read and write events.')}
        ${card(`${root}/reference/features`, 'Reference: feature services', 'Every operation, to read and to try.')}
        ${card(`${root}/reference/events`, 'Reference: events', 'Every operation, to read and to try.')}
        ${
          frame.principal === undefined &&
          card(signInHref(frame), 'Sign in', 'Append files, and see what is shared with you.')
        }
      </ul>`,
  });
}

function card(href: string, name: string, text: string): Html {
  return html`<li>
    <a href="${href}">${name}</a>
    <p>${text}</p>
  </li>`;
}
