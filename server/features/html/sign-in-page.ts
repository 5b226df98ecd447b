import { html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { field } from './form-fields.js';
import { type Frame, hiddenToken, notice, renderPage } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';

export interface SignInForm {
  /** Address to return to; always one of our own. */
  readonly back: string;
  readonly formToken: string;
  readonly username?: string | undefined;
  /** Reason why the form is shown again. */
  readonly fault?: string | undefined;
}

/** Page with the sign-in form. */
export function signInPage(frame: Frame, { back, formToken, username, fault }: SignInForm): Page {
  return renderPage(frame, {
    title: 'Sign in',
    body: html`<div class="narrow-page">
      <h1>Sign in</h1>
      ${fault !== undefined && notice(fault)}
      <form class="panel" method="post" action="${rootOf(frame)}/rest/login">
        ${hiddenToken(formToken)}<input type="hidden" name="back" value="${back}" />
        ${field('username', 'User name', undefined, html`<input id="f-username" name="username" value="${username}" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus />`)}
        ${field('password', 'Password', undefined, html`<input id="f-password" name="password" type="password" autocomplete="current-password" required />`)}
        <p><button>Sign in</button></p>
      </form>
    </div>`,
  });
}
