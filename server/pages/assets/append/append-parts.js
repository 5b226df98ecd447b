import { html, useEffect, useRef } from './preact.js';

/* Small pieces that several steps of the wizard show. */

const COUNT = new Intl.NumberFormat('en');

export const formatCount = (count) => COUNT.format(count);

export const typeName = (type) => type.replace(/^esriFieldType/, '');

/** Message about what went wrong, in the words of the server. */
export function Fault({ error }) {
  if (!error) return null;
  return html`<div class="notice bad" role="alert">
    <p>${error.message}</p>
    ${
      error.details?.length > 0 &&
      html`<ul>
        ${error.details.map((detail) => html`<li>${detail}</li>`)}
      </ul>`
    }
  </div>`;
}

/** Heading of a step, which gets the focus when the step is shown. */
export function StepHeading({ children }) {
  const heading = useRef();
  useEffect(() => heading.current.focus(), []);
  return html`<h2 ref=${heading} tabindex="-1">${children}</h2>`;
}

/** Field of a form with its label and an explanation. */
export function Field({ id, label, hint, children }) {
  return html`<div class="field">
    <label for=${id}>${label}</label>${children}${hint && html`<small id="${id}-hint">${hint}</small>`}
  </div>`;
}

/** One of several values, each with its label. */
export function Choice({ id, label, hint, value, options, onChange }) {
  return html`<${Field} id=${id} label=${label} hint=${hint}>
    <select
      id=${id}
      aria-describedby=${hint && `${id}-hint`}
      value=${value}
      onChange=${(event) => onChange(event.target.value)}
    >
      ${options.map(([name, text]) => html`<option value=${name} selected=${name === value}>${text}</option>`)}
    </select>
  <//>`;
}

export function Check({ label, checked, onChange }) {
  return html`<label class="check">
    <input type="checkbox" checked=${checked} onChange=${(event) => onChange(event.target.checked)} />
    ${label}
  </label>`;
}

/** Table that scrolls sideways by itself, also by keyboard. */
export function Table({ label, columns, rows }) {
  return html`<div class="wide" role="region" aria-label=${label} tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Refused rows, as a job or a preview names them. */
export function RefusedRows({ errors }) {
  const rows = errors.map(({ sourceRow, field, value, description }) => [
    ...[formatCount(sourceRow), field, value === null ? '' : String(value), description],
  ]);
  return html`<${Table} label="Refused rows" columns=${['Row', 'Field', 'Value', 'Reason']} rows=${rows} />`;
}
