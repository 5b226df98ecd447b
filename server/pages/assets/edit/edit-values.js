/* Form with the attributes of a feature that is edited on a map. */
import { makeInput, sent } from './field-input.js';

/** Makes the inputs of all fields that may be changed, in `place`. */
export function showValues(place, fields, attributes) {
  place.replaceChildren(
    ...fields.map((field) => {
      const block = document.createElement('div');
      block.className = 'field';
      const label = document.createElement('label');
      label.textContent = field.alias;
      const input = makeInput(field, attributes[field.name]);
      input.id = `value-${field.name}`;
      input.name = field.name;
      input.required = !field.nullable && (field.defaultValue ?? null) === null;
      input.dataset.before = input.value;
      label.htmlFor = input.id;
      block.append(label, input);
      return block;
    }),
  );
}

/** Returns the values that were typed, by the names of their fields. */
export function changedValues(place) {
  const changed = [...place.querySelectorAll('[name]')].filter(
    ({ value, dataset }) => value !== dataset.before,
  );
  return Object.fromEntries(changed.map(({ name, value }) => [name, sent(value)]));
}

/** Returns the values of a new feature; those that are empty are left to the server. */
export function newValues(place) {
  const filled = [...place.querySelectorAll('[name]')].filter(({ value }) => value !== '');
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}
