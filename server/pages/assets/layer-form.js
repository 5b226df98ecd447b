/* Makes a layer or table from a form: rows of fields, with their domains, defaults and unique indexes. */
import { runForm } from './api-form.js';
import { postForm } from './feature-calls.js';

const form = document.querySelector('#layer-form');
const list = document.querySelector('#fields');
const template = document.querySelector('#field');
const TRACKING = {
  creatorField: 'Creator',
  creationDateField: 'CreationDate',
  editorField: 'Editor',
  editDateField: 'EditDate',
};
const NUMBERS = ['SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double'].map(
  (type) => 'esriFieldType' + type,
);

let made = 0;

const part = (row, name) => row.querySelector(`[data-name="${name}"]`);

function addField() {
  const number = ++made;
  const row = template.content.firstElementChild.cloneNode(true);
  for (const place of row.querySelectorAll('[data-part]')) {
    const control = place.querySelector('[data-name]');
    control.id = `field-${String(number)}-${control.dataset.name}`;
    place.querySelector('label').htmlFor = control.id;
  }
  row.addEventListener('input', () => update(row));
  row.querySelector('[data-do=remove]').addEventListener('click', () => {
    const next = row.nextElementSibling ?? row.previousElementSibling;
    row.remove();
    (next === null ? document.querySelector('#add-field') : part(next, 'name')).focus();
  });
  list.append(row);
  update(row);
  return row;
}

/** Shows the inputs that belong to the type and the kind of domain, and names the row. */
function update(row) {
  const type = part(row, 'type').value;
  const shown = { text: type === 'esriFieldTypeString', [part(row, 'domain').value]: true };
  for (const place of row.querySelectorAll('[data-for]')) {
    if (place.dataset.for !== '') place.hidden = !shown[place.dataset.for];
  }
  const name = part(row, 'name').value.trim();
  row.querySelector('legend').textContent = name === '' ? 'Field' : `Field ${name}`;
  row.querySelector('[data-do=remove]').setAttribute('aria-label', `Remove this field ${name}`.trim());
}

/** Returns a number where the field holds numbers; what is no number is left for the server to refuse. */
function typed(row, text) {
  const isNumber = NUMBERS.includes(part(row, 'type').value);
  return isNumber && Number.isSafeInteger(Math.trunc(Number(text))) ? Number(text) : text;
}

function domainOf(row, name) {
  const type = part(row, 'domain').value;
  if (type === '') return {};
  if (type === 'range') {
    const range = ['least', 'most'].map((end) => part(row, end).value.trim());
    return {
      domain: {
        type,
        name: `${name}_range`,
        range: range.map((end) => (end === '' ? null : typed(row, end))),
      },
    };
  }
  const lines = part(row, 'codes')
    .value.split('\n')
    .map((line) => line.trim());
  const codedValues = lines
    .filter((line) => line !== '')
    .map((line) => {
      const [code, ...rest] = line.split('=');
      const label = rest.join('=').trim();
      return { code: typed(row, code.trim()), name: label === '' ? code.trim() : label };
    });
  return { domain: { type, name: `${name}_values`, codedValues } };
}

function fieldOf(row) {
  const text = (name) => part(row, name).value.trim();
  const name = text('name');
  const isText = text('type') === 'esriFieldTypeString';
  const length = text('length');
  return {
    name,
    type: text('type'),
    ...(text('alias') !== '' && { alias: text('alias') }),
    ...(isText && length !== '' && { length: /^\d+$/.test(length) ? Number(length) : length }),
    ...(text('defaultValue') !== '' && { defaultValue: typed(row, text('defaultValue')) }),
    nullable: !part(row, 'required').checked,
    ...domainOf(row, name),
  };
}

function layerOf(rows) {
  const { name, geometryType, spatialReference, description, tracking } = form.elements;
  const reference = spatialReference.value.trim();
  const unique = rows.filter((row) => part(row, 'unique').checked);
  return {
    name: name.value,
    type: geometryType.value === '' ? 'Table' : 'Feature Layer',
    ...(geometryType.value !== '' && { geometryType: geometryType.value }),
    ...(geometryType.value !== '' &&
      reference !== '' && {
        spatialReference: /^\d+$/.test(reference) ? { wkid: Number(reference) } : { wkt: reference },
      }),
    ...(description.value !== '' && { description: description.value }),
    fields: rows.map(fieldOf),
    ...(unique.length > 0 && {
      indexes: unique.map((row) => {
        const field = part(row, 'name').value.trim();
        return { name: `unique_${field}`, fields: field, isUnique: true };
      }),
    }),
    ...(tracking.checked && { editFieldsInfo: TRACKING }),
  };
}

/** Returns the input whose value the server names by this path. */
function inputOf(path, rows) {
  const inside = /^addToDefinition\.(?:layers|tables)\[0\]\.(.+)$/.exec(path)?.[1];
  if (inside === undefined) return null;
  const [, field, member] = /^fields\[(\d+)\]\.?(\w*)/.exec(inside) ?? [];
  if (field !== undefined) {
    const row = rows[Number(field)];
    if (member === 'domain') return part(row, part(row, 'domain').value === 'range' ? 'least' : 'codes');
    return part(row, member === 'nullable' ? 'required' : member) ?? part(row, 'name');
  }
  const [, index] = /^indexes\[(\d+)\]/.exec(inside) ?? [];
  if (index !== undefined)
    return part(rows.filter((row) => part(row, 'unique').checked)[Number(index)], 'unique');
  return form.elements.namedItem(inside.split('.', 1)[0]);
}

document.querySelector('#add-field').addEventListener('click', () => part(addField(), 'name').focus());
form.elements.geometryType.addEventListener('change', () => {
  form.elements.spatialReference.closest('.field').hidden = form.elements.geometryType.value === '';
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const rows = [...list.children];
  const work = async () => {
    const kind = form.elements.geometryType.value === '' ? 'tables' : 'layers';
    const body = new FormData();
    body.set('addToDefinition', JSON.stringify({ [kind]: [layerOf(rows)] }));
    const reply = await postForm(form.getAttribute('action'), body);
    location.assign(form.dataset.then + String(reply[kind][0].id));
  };
  void runForm(form, work, (path) => inputOf(path, rows));
});
addField();
