import type { Page } from '../../api/pages.js';
import { html } from '../../lib/text/html.js';
import { hiddenToken, notice, renderPage } from '../../pages/layout.js';
import { ownHref } from '../../pages/links.js';
import { calendarHref, type CalendarFrame } from './page-deps.js';

/** Asks for the password of an event. It is sent in the body, so that no address or log holds it. */
export function passwordPage(frame: CalendarFrame, isWrong: boolean): Page {
  const page = renderPage(frame, {
    title: 'This event needs a password',
    trail: [{ name: 'Calendar', href: calendarHref(frame) }],
    body: html`<div class="narrow-page">
      <h1>This event needs a password</h1>
      ${isWrong && notice('The password is wrong.')}
      <form method="post" action="${ownHref(frame)}">
        ${frame.formToken !== undefined && hiddenToken(frame.formToken)}
        <p class="field">
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="off" required autofocus />
        </p>
        <button>Show the event</button>
      </form>
    </div>`,
  });
  return { ...page, status: 403 };
}
