import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { type Frame, hiddenToken } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';
import { choiceField, field } from '../html/form-fields.js';

interface InputOptions {
  readonly value?: string | null | undefined;
  readonly hint?: string;
  readonly isRequired?: boolean;
  readonly maxLength?: number;
  /** Sends an empty text, too: it clears the value. */
  readonly isClearable?: boolean;
}

/** Returns a line of text. Its name is the path of the value in the request. */
export function lineField(name: string, label: string, options: InputOptions = {}): Html {
  return field(
    name,
    label,
    options.hint,
    html`<input id="f-${name}" name="${name}" value="${options.value}" ${attributesOf(name, options)} />`,
  );
}

/** Returns a text of several lines. */
export function areaField(name: string, label: string, options: InputOptions = {}): Html {
  return field(
    name,
    label,
    options.hint,
    html`<textarea id="f-${name}" name="${name}" rows="3" ${attributesOf(name, options)}>
${options.value}</textarea>`,
  );
}

function attributesOf(
  name: string,
  { hint, isRequired = false, maxLength, isClearable = false }: InputOptions,
): HtmlPart {
  return [
    html`autocomplete="off"`,
    hint !== undefined && html` aria-describedby="h-${name}"`,
    isRequired && html` required`,
    maxLength !== undefined && html` maxlength="${maxLength}"`,
    isClearable && html` data-keep`,
  ];
}

const ACCESS = [
  ['private', 'Only you and administrators'],
  ['org', 'All who are signed in'],
  ['public', 'Everybody'],
] as const;

/** Returns the choice of who may see something. */
export function accessField(name: string, value = 'private'): Html {
  return choiceField(name, 'Who may see it', ACCESS, { value });
}

/** Names an access in words. */
export function accessName(access: string): string {
  return ACCESS.find(([value]) => value === access)?.[1] ?? access;
}

export interface OperationForm {
  /** Path of the operation below the server's public address. */
  readonly operation: string;
  /** Address to open after success, with members of the reply in braces; empty to stay on the page. */
  readonly then: string;
  readonly label: string;
  readonly body: HtmlPart;
  readonly isDangerous?: boolean;
}

/** Returns a form for one operation of the API, which a script sends. */
export function operationForm(
  frame: Frame,
  { operation, then, label, body, isDangerous = false }: OperationForm,
): Html {
  return html`<form
    class="panel"
    method="post"
    action="${rootOf(frame)}${operation}?f=html"
    data-then="${then}"
  >
    ${frame.formToken !== undefined && hiddenToken(frame.formToken)} ${body}
    <p class="send">
      <button class="${isDangerous ? 'danger' : ''}">${label}</button> <span role="status"></span>
    </p>
  </form>`;
}

/** Returns a form that deletes something, once its name was typed. */
export function deletionForm(
  frame: Frame,
  {
    name,
    noun,
    ...form
  }: Omit<OperationForm, 'label' | 'body'> & { readonly name: string; readonly noun: string },
  losses: HtmlPart,
): Html {
  return operationForm(frame, {
    ...form,
    isDangerous: true,
    label: `Delete this ${noun}`,
    body: html`${losses}
    ${field(
      'confirmation',
      `Type “${name}” to confirm`,
      undefined,
      html`<input
        id="f-confirmation"
        required
        pattern="${escapePattern(name)}"
        title="${name}"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
      />`,
    )}`,
  });
}

/** Returns a pattern of HTML that matches this text only. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Says that a page needs scripts, where they are off. */
export const NEEDS_SCRIPTS = html`<noscript
  ><p class="notice">These forms need JavaScript; the operations of the API do without.</p></noscript
>`;
