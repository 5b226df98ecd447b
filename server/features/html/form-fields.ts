import { html, type Html, type HtmlPart } from '../../lib/text/html.js';

interface FieldOptions {
  /** Explanation under the field. */
  readonly hint?: string | undefined;
  readonly value?: string | undefined;
}

/** A line of text, such as a name. */
export function textField(name: string, label: string, { hint, value }: FieldOptions = {}): Html {
  const input = html`<input
    id="f-${name}"
    name="${name}"
    value="${value}"
    ${describedBy(name, hint)}
    spellcheck="false"
    autocapitalize="none"
    autocomplete="off"
  />`;
  return field(name, label, hint, input);
}

/** Field with one of several values, each with its label. */
export function choiceField(
  name: string,
  label: string,
  choices: readonly (readonly [string, string])[],
  { hint, value }: FieldOptions = {},
): Html {
  const options = choices.map(
    ([choice, shown]) =>
      html`<option value="${choice}" ${choice === (value ?? '') && html`selected`}>${shown}</option>`,
  );
  const input = html`<select id="f-${name}" name="${name}" ${describedBy(name, hint)}>
    ${options}
  </select>`;
  return field(name, label, hint, input);
}

function describedBy(name: string, hint: string | undefined): HtmlPart {
  return hint !== undefined && html`aria-describedby="h-${name}"`;
}

export function checkField(name: string, label: string, isChecked: boolean): Html {
  return html`<label class="check"
    ><input type="checkbox" name="${name}" value="true" ${isChecked && html`checked`} /> ${label}</label
  >`;
}

/** @param input - has the id `f-<name>`. */
export function field(name: string, label: string, hint: string | undefined, input: HtmlPart): Html {
  return html`<div class="field">
    <label for="f-${name}">${label}</label>${input}${
      hint !== undefined && html`<small id="h-${name}">${hint}</small>`
    }
  </div>`;
}
