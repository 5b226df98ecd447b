import { html, type Html, type HtmlPart } from '../../../lib/text/html.js';
import type { Choice } from '../filter-choices.js';
import { calendarHref, type CalendarFrame } from '../page-deps.js';
import type { FormValue, RecordValues, ShownImage } from './read-record.js';
import { findKind, type FormField, type Picker, type RecordKind } from './record-kinds.js';
import { restHref } from '../rest-href.js';

/** Content of a form beside the values of its record. */
export interface FormContent {
  readonly kind: RecordKind;
  /** Id of the record; `undefined` for a new one. */
  readonly id: number | undefined;
  readonly record: RecordValues;
  /** Records that a field offers first, by the name of the field. */
  readonly choices: Readonly<Record<string, readonly Choice[]>>;
  readonly statuses: readonly Choice[];
  /** False for those who may not upload pictures. */
  readonly hasImages: boolean;
  /** Address to show after a change; `{id}` stands for the id of the record. */
  readonly next: string;
}

/** Renders the form of a record. Its script sends what was changed to the interface. */
export function renderRecordForm(frame: CalendarFrame, content: FormContent): Html {
  const { kind, id, record, next } = content;
  const route = id === undefined ? kind.name : `${kind.name}/${String(id)}`;
  const fields = kind.fields.filter(({ control }) => control !== 'image' || content.hasImages);
  return html`<noscript
      ><p class="notice bad">This form needs JavaScript to send what you write.</p></noscript
    >
    <form
      class="record panel"
      novalidate
      data-record="${restHref(frame, route)}"
      data-images="${restHref(frame, 'images')}"
      data-nonce="${frame.formToken ?? ''}"
      data-revision="${record.revision ?? ''}"
      data-next="${next}"
      data-sign-in="${calendarHref(frame).replace(/\/calendar$/, '/rest/login')}"
    >
      <div class="notice bad" role="alert" tabindex="-1" data-problem hidden></div>
      ${fields.map((field) => renderField(frame, content, field))}
      <div class="actions">
        <button>${id === undefined ? `Create the ${kind.one}` : 'Save the changes'}</button>
        <a class="button quiet" href="${calendarHref(frame, `/manage/${kind.name}`)}">Cancel</a>
        <span role="status" data-progress></span>
      </div>
    </form>`;
}

function renderField(frame: CalendarFrame, content: FormContent, field: FormField): Html {
  const { name, label, control, hint } = field;
  const value = content.record.values[name];
  if (typeof control === 'object') return renderPicker(frame, content, field, control);
  const id = `field-${name}`;
  if (control === 'flag') {
    const isOn = value === undefined ? field.isOn === true : value === true;
    return html`<div class="field" data-field="${name}">
      <label class="check"
        ><input id="${id}" type="checkbox" name="${name}" data-kind="flag" ${isOn && html`checked`} />
        ${label}</label
      >
      ${faultLine(name)}
    </div>`;
  }
  return html`<div class="field${control === 'long text' ? ' whole' : ''}" data-field="${name}">
    <label for="${id}"
      >${label}${field.isRequired === true && html` <span class="none">(required)</span>`}</label
    >
    ${renderControl(content, field, value)}
    ${hint !== undefined && html`<small id="${id}-hint">${hint}</small>`} ${faultLine(name)}
  </div>`;
}

/** Renders the place where the fault of a field is shown. */
function faultLine(name: string): Html {
  return html`<p class="fault" id="fault-${name}" data-fault="${name}" hidden></p>`;
}

function renderControl(content: FormContent, field: FormField, value: FormValue | undefined): Html {
  const { name, control, hint, isRequired } = field;
  const id = `field-${name}`;
  const described = `fault-${name}${hint === undefined ? '' : ` ${id}-hint`}`;
  const text = typeof value === 'string' ? value : '';
  const required: HtmlPart = isRequired === true && html`aria-required="true"`;
  switch (control) {
    case 'long text':
      // A line break behind the tag is dropped by browsers, so that one in the text is kept.
      return html`<textarea
        id="${id}"
        name="${name}"
        data-kind="text"
        rows="6"
        aria-describedby="${described}"
      >
${text}</textarea>`;
    case 'status':
      return html`<select id="${id}" name="${name}" data-kind="text" aria-describedby="${described}">
        ${content.statuses.map(
          (status) =>
            html`<option value="${status.value}" ${status.value === text && html`selected`}>
              ${status.name}
            </option>`,
        )}
      </select>`;
    case 'image':
      return renderImage(name, typeof value === 'object' && 'src' in value ? value : undefined, described);
    case 'time':
      return html`<input
        id="${id}"
        name="${name}"
        data-kind="time"
        type="datetime-local"
        step="60"
        value="${text}"
        aria-describedby="${described}"
        ${required}
      />`;
    case 'number':
      return html`<input
        id="${id}"
        name="${name}"
        data-kind="number"
        inputmode="decimal"
        value="${text}"
        aria-describedby="${described}"
        ${required}
      />`;
    case 'password':
      return html`<input
        id="${id}"
        name="${name}"
        data-kind="text"
        type="password"
        autocomplete="new-password"
        value=""
        aria-describedby="${described}"
      />`;
    default:
      return html`<input
        id="${id}"
        name="${name}"
        data-kind="text"
        value="${text}"
        aria-describedby="${described}"
        ${required}
      />`;
  }
}

function renderImage(name: string, image: ShownImage | undefined, described: string): Html {
  return html`<span class="image-field">
    <img
      class="preview"
      src="${image?.src ?? ''}"
      alt=""
      width="96"
      height="96"
      data-preview
      ${image === undefined && html`hidden`}
    />
    <input
      id="field-${name}"
      name="${name}"
      type="file"
      data-kind="image"
      data-id="${image?.id ?? ''}"
      accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
      aria-describedby="${described}"
    />
    ${
      image !== undefined &&
      html`<label class="check"><input type="checkbox" data-remove="${name}" /> Remove the picture</label>`
    }
  </span>`;
}

/** Renders a choice among records: those chosen, the first others, and a search for the rest. */
function renderPicker(
  frame: CalendarFrame,
  { record, choices }: FormContent,
  { name, label }: FormField,
  { of, isMultiple, takesNames = false }: Picker,
): Html {
  const value = record.values[name];
  const chosen = Array.isArray(value) ? (value as readonly Choice[]) : [];
  const isChosen = (choice: Choice): boolean => chosen.some((one) => one.value === choice.value);
  const others = (choices[name] ?? []).filter((choice) => !isChosen(choice));
  const none = isMultiple ? [] : [{ value: '', name: 'None' }];
  const all = [...none, ...chosen, ...others];
  const type = isMultiple ? 'checkbox' : 'radio';
  const { one = of } = findKind(of) ?? {};
  return html`<fieldset
    class="field picker whole"
    data-field="${name}"
    data-picker="${name}"
    data-list="${restHref(frame, of)}"
    data-records="${of}"
    data-type="${type}"
    aria-describedby="fault-${name}"
  >
    <legend>${label}</legend>
    <div class="checks" data-choices>
      ${all.map((choice) => {
        const isOn = isChosen(choice) || (choice.value === '' && chosen.length === 0);
        return html`<label class="check"
          ><input type="${type}" name="${name}" value="${choice.value}" ${isOn && html`checked`} />
          ${choice.name}</label
        >`;
      })}
    </div>
    <p class="picker-more">
      <input type="search" data-find aria-label="Find ${label.toLowerCase()}" placeholder="Find…" />
      ${
        takesNames
          ? html`<input
              data-names
              aria-label="New ${label.toLowerCase()}, separated by commas"
              placeholder="New names, separated by commas"
            />`
          : html`<a href="${calendarHref(frame, `/manage/${of}/new`)}" target="_blank" rel="opener"
              >New ${one} in another tab</a
            >`
      }
    </p>
    <p class="none" role="status" data-found></p>
    ${faultLine(name)}
  </fieldset>`;
}
