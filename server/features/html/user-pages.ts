import { ROLES } from '../../auth/principal.js';
import type { Page } from '../../api/pages.js';
import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { type Frame, hiddenToken, notice, renderPage } from '../../pages/layout.js';
import { rootOf, userHref } from '../../pages/links.js';
import { formatCount, renderFacts, renderTime } from '../../pages/words.js';
import type { Schemas } from '../model/call.js';
import { choiceField, textField } from './form-fields.js';

type Account = Schemas['Account'];

/** Fault of a form, in the words of the interface. */
export interface FormFault {
  readonly message: string;
  readonly details: readonly string[];
}

/** Secret that is shown this once. */
export interface ShownSecret {
  readonly name: string;
  readonly secret: string;
}

const ROLE_CHOICES = [...ROLES].reverse().map((role) => [role, role] as const);

/** Page of all users, for administrators: list, form to add one, and recent sign-in failures. */
export function usersPage(
  frame: Frame,
  content: {
    readonly users: readonly Account[];
    readonly failures: readonly Schemas['SignInFailure'][];
    /** Values of the form that was refused. */
    readonly values?: Readonly<Record<string, unknown>>;
    readonly fault?: FormFault;
  },
): Page {
  const { users, failures, values = {}, fault } = content;
  return renderPage(frame, {
    title: 'Users',
    isResource: frame.address.split('?', 1)[0] === '/rest/admin/users',
    body: html`<h1>Users</h1>
      ${scrolled(
        'Users',
        ['Name', 'Role', 'State', 'Added'],
        users.map((user) => [
          html`<a href="${userHref(frame, user.name)}">${user.name}</a>`,
          user.role,
          stateBadge(user),
          renderTime(user.created),
        ]),
      )}
      <h2>Add a user</h2>
      ${fault && notice(fault.message, fault.details)} ${addForm(frame, values)}
      <h2>Recent sign-in failures</h2>
      ${scrolled(
        'Recent sign-in failures',
        ['Subject', 'Failures', 'Counted until'],
        failures.map(({ kind, subject, count, until }) => [
          `${kind} ${subject}`,
          formatCount(count),
          renderTime(until),
        ]),
      )}`,
  });
}

function scrolled(label: string, heads: readonly string[], rows: readonly (readonly HtmlPart[])[]): Html {
  if (rows.length === 0) return html`<p class="empty">There are none.</p>`;
  return html`<div class="wide" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

function stateBadge({ disabled }: Account): Html {
  return disabled
    ? html`<span class="badge bad">disabled</span>`
    : html`<span class="badge good">active</span>`;
}

function addForm(frame: Frame, values: Readonly<Record<string, unknown>>): HtmlPart {
  if (frame.formToken === undefined) return html`<p class="empty">Sign in on a page to change users.</p>`;
  const textOf = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return html`<form class="panel" method="post" action="${rootOf(frame)}/rest/admin/createUser?f=html">
    ${hiddenToken(frame.formToken)}
    <div class="grid narrow">
      ${textField('name', 'Name', { value: textOf('name'), hint: 'Letters, digits and . _ @ + -' })}
      ${choiceField('role', 'Role', ROLE_CHOICES, { value: textOf('role') ?? 'author' })}
    </div>
    <p><button>Add user</button></p>
  </form>`;
}

/** Page of one user, for administrators and the user: state, application passwords, tokens. */
export function userPage(
  frame: Frame,
  account: Schemas['UserAccountReply'],
  more: {
    readonly secrets?: readonly ShownSecret[];
    readonly fault?: FormFault;
    readonly typedName?: string;
  } = {},
): Page {
  const { user, applicationPasswords, tokens } = account;
  const { secrets = [], fault, typedName } = more;
  const isAdministrator = frame.principal?.role === 'administrator';
  const href = userHref(frame, user.name);
  return renderPage(frame, {
    title: user.name,
    ...(isAdministrator && { trail: [{ name: 'Users', href: `${rootOf(frame)}/rest/admin/users` }] }),
    body: html`<h1>${user.name} ${stateBadge(user)}</h1>
      ${secrets.length > 0 && secretBox(secrets)} ${fault && notice(fault.message, fault.details)}
      ${renderFacts([
        ['Role', user.role],
        ['Added', renderTime(user.created)],
      ])}
      ${isAdministrator && administration(frame, user)}
      <h2>Application passwords</h2>
      <p>Programs sign in with the user name and one of these, by HTTP Basic or for a token.</p>
      ${scrolled(
        'Application passwords',
        ['Name', 'Created', 'Action'],
        applicationPasswords.map(({ id, name, created }) => [
          name,
          renderTime(created),
          revokeForm(frame, `${href}/applicationPasswords/${id}/revoke`, name),
        ]),
      )}
      ${passwordForm(frame, user, typedName)}
      <h2>Sessions and tokens</h2>
      ${scrolled(
        'Sessions and tokens',
        ['Kind', 'Expires', 'Bound to', 'Action'],
        tokens.map(({ id, kind, expires, boundTo }) => [
          kind,
          renderTime(expires),
          boundTo,
          revokeForm(frame, `${href}/tokens/${id}/revoke`, `${kind} ${id}`),
        ]),
      )}`,
  });
}

function secretBox(secrets: readonly ShownSecret[]): Html {
  return html`<section class="notice" role="status" aria-label="New secrets">
    <p>Shown this once. Copy it now:</p>
    ${renderFacts(secrets.map(({ name, secret }) => [name, html`<code>${secret}</code>`] as const))}
  </section>`;
}

function administration(frame: Frame, user: Account): HtmlPart {
  const { formToken } = frame;
  if (formToken === undefined) return undefined;
  const href = userHref(frame, user.name);
  const form = (below: string, content: Html): Html =>
    html`<form method="post" action="${href}${below}?f=html">${hiddenToken(formToken)}${content}</form>`;
  const role = choiceField('role', 'Role', ROLE_CHOICES, { value: user.role });
  const turn = html`<input type="hidden" name="disabled" value="${String(!user.disabled)}" /><button
      class="quiet"
    >
      ${user.disabled ? 'Enable' : 'Disable'}
    </button>`;
  return html`<h2>Administration</h2>
    <div class="panel">
      ${form(
        '/update',
        html`<div class="grid narrow">${role}</div>
          <p><button>Change role</button></p>`,
      )}
      <div class="actions">
        ${form('/password', html`<button class="quiet">New password</button>`)} ${form('/update', turn)}
        ${form('/delete', html`<button class="quiet">Remove</button>`)}
      </div>
      <p>
        A new password ends all sessions and tokens. Disabling does so too, until the user is enabled again.
        Only a user who owns nothing can be removed.
      </p>
    </div>`;
}

function revokeForm({ formToken }: Frame, action: string, name: string): HtmlPart {
  if (formToken === undefined) return undefined;
  return html`<form method="post" action="${action}?f=html">
    ${hiddenToken(formToken)}<button class="quiet small" aria-label="Revoke ${name}">Revoke</button>
  </form>`;
}

function passwordForm(frame: Frame, user: Account, typedName: string | undefined): HtmlPart {
  if (frame.formToken === undefined || user.disabled) return undefined;
  const action = `${userHref(frame, user.name)}/createApplicationPassword?f=html`;
  return html`<form class="panel" method="post" action="${action}">
    ${hiddenToken(frame.formToken)}
    <div class="grid narrow">
      ${textField('name', 'Name', { value: typedName, hint: 'The device or program that uses it.' })}
    </div>
    <p><button>Create application password</button></p>
  </form>`;
}
