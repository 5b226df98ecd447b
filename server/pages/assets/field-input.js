/* Inputs for values of fields, as the table and the map of a layer edit them. */

const codesOf = ({ domain }) => (domain?.type === 'codedValue' ? domain.codedValues : undefined);

/** Returns a value as people read it, with the name of its code. */
export function display(value, field) {
  if (value === null || value === undefined) return '–';
  const known = codesOf(field)?.find(({ code }) => code === value);
  return known === undefined ? textOf(value, field) : known.name;
}

/** Returns a value as it is typed. */
export function textOf(value, { type }) {
  if (value === null || value === undefined) return '';
  const isMoment = type === 'esriFieldTypeDate' && Math.abs(value) <= 8.64e15;
  return isMoment ? new Date(value).toISOString().replace(/\.000Z$/, 'Z') : String(value);
}

/** Makes the input of a field: a list of its codes, else a line of text. */
export function makeInput(field, value) {
  const codes = codesOf(field);
  const input = document.createElement(codes === undefined ? 'input' : 'select');
  if (codes !== undefined) {
    const isKnown = value === null || value === undefined || codes.some(({ code }) => code === value);
    if (!isKnown) input.append(new Option(String(value), String(value)));
    if (field.nullable) input.append(new Option('–', ''));
    for (const { name, code } of codes) input.append(new Option(name, String(code)));
  } else {
    input.autocomplete = 'off';
    if (field.type === 'esriFieldTypeString' && field.length) input.maxLength = field.length;
  }
  input.value = textOf(value, field);
  return input;
}

/** Returns the value of an input as it is sent: texts are read by the server after the type of the field. */
export const sent = (text) => (text === '' ? null : text);
