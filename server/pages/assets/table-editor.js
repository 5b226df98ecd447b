/*
 * Edits the rows of a layer in place. Each change names the value that was shown, so that a row that another user has
 * changed is not overwritten.
 */
import { runForm, showFaults, tell } from './api-form.js';
import { CallError, getJson, postForm, withParameters } from './feature-calls.js';
import { display, makeInput, sent } from './field-input.js';

const place = document.querySelector('#table-editor');
const { layer } = place.dataset;
const edits = place.dataset.edits.split(',');
const filter = document.querySelector('#filter');
const status = document.querySelector('#table-status');
const rows = document.querySelector('#rows');
const previous = document.querySelector('#previous');
const next = document.querySelector('#next');
const remove = document.querySelector('#delete');
const add = document.querySelector('#add');
const PAGE_SIZE = 50;
const CHANGED = 1020;
const NOT_FOUND = 1019;

const state = { where: '1=1', order: '', isDescending: false, offset: 0 };
let fields = [];
let idField = 'OBJECTID';

const ask = (operation, parameters) => getJson(withParameters(`${layer}${operation}`, parameters));

/** Reads and shows the rows of this page, in the order of a field and the object id. */
async function load() {
  const { where, order, isDescending, offset } = state;
  const sorted = order === '' ? idField : `${order} ${isDescending ? 'DESC' : 'ASC'}, ${idField}`;
  const [found, { count }] = await Promise.all([
    ask('/query', {
      where,
      outFields: '*',
      returnGeometry: 'false',
      orderByFields: sorted,
      resultOffset: String(offset),
      resultRecordCount: String(PAGE_SIZE),
    }),
    ask('/query', { where, returnCountOnly: 'true' }),
  ]);
  const features = found.features.map(({ attributes }) => attributes);
  rows.replaceChildren(makeTable(features));
  previous.disabled = offset === 0;
  next.disabled = offset + features.length >= count;
  if (remove) remove.disabled = true;
  const number = (value) => value.toLocaleString('en');
  status.textContent =
    features.length === 0
      ? 'There are no such rows.'
      : `Rows ${number(offset + 1)} to ${number(offset + features.length)} of ${number(count)}.`;
}

function fail(error) {
  status.textContent = [error.message, ...(error.details ?? [])].join(' ');
}

const isEditable = (field) => field.editable && edits.includes('Update');

function makeTable(features) {
  const table = document.createElement('table');
  const head = table.createTHead().insertRow();
  if (remove) head.append(headCell('Choose'));
  for (const field of fields) {
    const cell = headCell('');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sort';
    button.textContent = field.alias;
    const isOrder = state.order === field.name;
    if (isOrder) cell.setAttribute('aria-sort', state.isDescending ? 'descending' : 'ascending');
    button.addEventListener('click', () => {
      state.isDescending = isOrder && !state.isDescending;
      state.order = field.name;
      state.offset = 0;
      load().catch(fail);
    });
    cell.append(button);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const attributes of features) addRow(body, attributes);
  return table;
}

function headCell(text) {
  const cell = document.createElement('th');
  cell.scope = 'col';
  cell.textContent = text;
  return cell;
}

function addRow(body, attributes) {
  const row = body.insertRow();
  row.dataset.id = String(attributes[idField]);
  if (remove) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.setAttribute('aria-label', `Choose row ${row.dataset.id}`);
    box.addEventListener('change', () => {
      remove.disabled = rows.querySelector('input[type=checkbox]:checked') === null;
    });
    row.insertCell().append(box);
  }
  for (const field of fields) showCell(row.insertCell(), attributes, field);
}

/** Shows a value; one that may be changed is a button, which opens an input in its place. */
function showCell(cell, attributes, field) {
  const text = display(attributes[field.name], field);
  if (!isEditable(field)) {
    cell.replaceChildren(text);
    return;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'cell';
  button.textContent = text;
  button.setAttribute('aria-label', `${text}, ${field.alias} of row ${String(attributes[idField])}, change`);
  button.addEventListener('click', () => openCell(cell, attributes, field));
  cell.replaceChildren(button);
}

function openCell(cell, attributes, field) {
  let isOpen = true;
  const input = makeInput(field, attributes[field.name]);
  input.setAttribute('aria-label', `${field.alias} of row ${String(attributes[idField])}`);
  const before = input.value;
  const close = (hasFocus) => {
    isOpen = false;
    showCell(cell, attributes, field);
    if (hasFocus) cell.querySelector('button').focus();
  };
  const save = async (hasFocus) => {
    if (!isOpen || input.disabled) return;
    if (input.value === before && !input.hasAttribute('aria-invalid')) return close(hasFocus);
    input.disabled = true;
    const error = await change(attributes, field, sent(input.value));
    input.disabled = false;
    if (error === undefined) return close(hasFocus);
    cell.querySelector('.fault')?.remove();
    const message = document.createElement('small');
    message.className = 'fault';
    message.setAttribute('role', 'alert');
    message.textContent = error;
    cell.append(message);
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  };
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close(true);
    if (event.key === 'Enter') void save(true);
  });
  input.addEventListener('blur', () => void save(false));
  cell.replaceChildren(input);
  input.focus();
}

/** Stores one value. Returns why it was not stored; the row is then read again, so that saving again is deliberate. */
async function change(attributes, field, value) {
  const id = attributes[idField];
  const body = new FormData();
  const update = {
    attributes: { [idField]: id, [field.name]: value },
    expectedAttributes: { [field.name]: attributes[field.name] },
  };
  body.set('updates', JSON.stringify([update]));
  try {
    const [{ error }] = (await postForm(`${layer}/applyEdits`, body)).updateResults;
    if (error === undefined || error.code === CHANGED) {
      const now = await ask('/query', { objectIds: String(id), outFields: '*', returnGeometry: 'false' });
      Object.assign(attributes, now.features[0]?.attributes);
    }
    if (error === undefined) {
      status.textContent = `Row ${String(id)} was saved.`;
      return undefined;
    }
    if (error.code === NOT_FOUND) return 'This row was deleted meanwhile.';
    if (error.code !== CHANGED) return error.description;
    return `This value was changed meanwhile, to ${display(attributes[field.name], field)}. Save again to overwrite it, or press Escape.`;
  } catch (error) {
    return [error.message, ...(error.details ?? [])].join(' ');
  }
}

function setUpForms() {
  filter.addEventListener('submit', (event) => {
    event.preventDefault();
    const { where } = filter.elements;
    void runForm(filter, async () => {
      const before = state.where;
      state.where = where.value.trim() === '' ? '1=1' : where.value;
      state.offset = 0;
      try {
        await load();
      } catch (error) {
        state.where = before;
        throw error;
      }
    });
  });
  previous.addEventListener('click', () => turn(-PAGE_SIZE));
  next.addEventListener('click', () => turn(PAGE_SIZE));
  remove?.addEventListener('click', () => void removeRows());
  if (add) setUpAdding();
}

function turn(by) {
  state.offset = Math.max(0, state.offset + by);
  load().catch(fail);
}

async function removeRows() {
  const chosen = [...rows.querySelectorAll('input[type=checkbox]:checked')];
  const ids = chosen.map((box) => box.closest('tr').dataset.id);
  if (!window.confirm(`Delete ${String(ids.length)} ${ids.length === 1 ? 'row' : 'rows'} for good?`)) return;
  const body = new FormData();
  body.set('deletes', ids.join(','));
  try {
    const { deleteResults } = await postForm(`${layer}/applyEdits`, body);
    const failed = deleteResults.find(({ success, error }) => !success && error.code !== 1003);
    if (failed)
      throw new CallError({
        code: 400,
        message: `Nothing was deleted. Row ${String(failed.objectId)}: ${failed.error.description}`,
      });
    state.offset = 0;
    await load();
  } catch (error) {
    fail(error);
  }
}

function setUpAdding() {
  const values = document.querySelector('#new-values');
  for (const field of fields.filter(({ editable }) => editable)) {
    const label = document.createElement('label');
    label.textContent = field.alias;
    const input = makeInput(field, field.defaultValue);
    input.id = `new-${field.name}`;
    input.name = field.name;
    label.htmlFor = input.id;
    const block = document.createElement('div');
    block.className = 'field';
    block.append(label, input);
    values.append(block);
  }
  add.addEventListener('submit', (event) => {
    event.preventDefault();
    void runForm(add, async () => {
      const attributes = {};
      for (const input of values.querySelectorAll('[name]')) {
        if (input.value !== '') attributes[input.name] = input.value;
      }
      const body = new FormData();
      body.set('adds', JSON.stringify([{ attributes }]));
      const [{ objectId, error }] = (await postForm(`${layer}/applyEdits`, body)).addResults;
      if (error)
        throw new CallError({
          code: 400,
          message: 'The row was not added.',
          details: error.description.split('; '),
        });
      add.reset();
      await load();
      tell(add, `Row ${String(objectId)} was added.`);
    });
  });
}

async function start() {
  const metadata = await ask('', {});
  ({ fields, objectIdField: idField } = metadata);
  setUpForms();
  await load();
}

start().catch((error) => {
  fail(error);
  showFaults(filter, error);
});
