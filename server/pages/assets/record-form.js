// Forms of events, venues, organizers, categories and tags: they send what was changed to the interface.
import { clearFaults, newKey, NO_REPLY, send, showFaults, showProblem } from './calendar-api.js';
import { watchPickers } from './record-pickers.js';

const form = document.querySelector('[data-record]');
const progress = form.querySelector('[data-progress]');
const button = form.querySelector('.actions button');
watchPickers(form);

/** Values of the record as the server wrote them: a user may have typed before this script was there. */
const before = readValues(writtenForm());
let isSaved = false;
let sent = '';
let key = '';

addEventListener('beforeunload', (event) => {
  if (!isSaved && Object.keys(findChanges()).length > 0) event.preventDefault();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void save(form.dataset.revision);
});
for (const input of form.querySelectorAll('[data-kind="image"]')) {
  input.addEventListener('change', () => void preview(input));
}

function writtenForm() {
  const written = form.cloneNode(true);
  written.reset();
  return written;
}

/** Reads the values of all fields, as the interface takes them. */
function readValues(form) {
  const values = {};
  for (const control of form.querySelectorAll('[data-kind]')) {
    const { name, value } = control;
    const { kind } = control.dataset;
    if (kind === 'flag') values[name] = control.checked;
    else if (kind === 'time') values[name] = value === '' ? '' : `${value.replace('T', ' ')}:00`.slice(0, 19);
    else if (kind === 'image') values[name] = readImage(form, control);
    else if (kind === 'number') values[name] = value.trim() === '' ? '' : readNumber(value.trim());
    else values[name] = value;
  }
  for (const picker of form.querySelectorAll('[data-picker]'))
    values[picker.dataset.picker] = readPicker(picker);
  return values;
}

/** Keeps a text that is no number, so that the server says what is wrong with it. */
function readNumber(text) {
  const number = Number(text.replace('−', '-'));
  return Number.isNaN(number) ? text : number;
}

function readImage(form, input) {
  const isRemoved = form.querySelector(`[data-remove="${input.name}"]`)?.checked === true;
  if (input.files.length > 0) return input.dataset.uploaded ?? 'new';
  return isRemoved ? '' : input.dataset.id;
}

function readPicker(picker) {
  const chosen = Array.from(picker.querySelectorAll('[data-choices] input:checked'), ({ value }) => value);
  if (picker.dataset.type === 'radio') {
    const none = picker.dataset.records === 'categories' ? 0 : '';
    return chosen[0] === undefined || chosen[0] === '' ? none : Number(chosen[0]);
  }
  const names = (picker.querySelector('[data-names]')?.value ?? '').split(',').map((name) => name.trim());
  return [...chosen.map(Number), ...names.filter((name) => name !== '')];
}

function findChanges() {
  const now = readValues(form);
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

async function preview(input) {
  delete input.dataset.uploaded;
  const image = input.parentElement.querySelector('[data-preview]');
  const [file] = input.files;
  image.hidden = file === undefined;
  // A data address, since the policy of pages allows no others that are made in the browser.
  if (file !== undefined) image.src = await readAsAddress(file);
}

function readAsAddress(file) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsDataURL(file);
  });
}

/** Uploads new pictures first; their ids are kept for another attempt. True if none was refused. */
async function uploadImages() {
  for (const input of form.querySelectorAll('[data-kind="image"]')) {
    if (input.files.length === 0 || input.dataset.uploaded !== undefined) continue;
    progress.textContent = 'Uploading the picture…';
    const body = new FormData();
    body.set('file', input.files[0]);
    const reply = await send(form, 'POST', form.dataset.images, { body });
    if (!reply.ok) {
      const { file, ...params } = reply.body.data?.params ?? {};
      const reason = typeof file === 'string' ? file : reply.body.message;
      showFaults(form, { ...reply.body, data: { params: { ...params, [input.name]: reason } } });
      return false;
    }
    input.dataset.uploaded = String(reply.body.id);
  }
  return true;
}

/** Saves the record. A revision of another user's change is not overwritten unless the user wants it. */
async function save(revision) {
  clearFaults(form);
  button.disabled = true;
  try {
    if (await uploadImages()) await sendRecord(revision);
  } catch {
    showProblem(form, [NO_REPLY]);
  }
  progress.textContent = '';
  button.disabled = false;
}

async function sendRecord(revision) {
  progress.textContent = 'Saving…';
  const changes = findChanges();
  for (const { name } of form.querySelectorAll('[data-kind="image"]')) {
    if (/^\d+$/.test(changes[name] ?? '')) changes[name] = Number(changes[name]);
  }
  const isNew = form.dataset.revision === '';
  if (isNew && form.querySelector('#field-status') !== null) changes.status ??= before.status;
  if (isNew && before.timezone !== undefined) changes.timezone ??= before.timezone;
  const text = JSON.stringify(changes);
  if (text !== sent) [sent, key] = [text, newKey()];
  const headers = isNew
    ? { 'idempotency-key': key }
    : revision === undefined
      ? {}
      : { 'if-match': `"${revision}-page"` };
  const reply = await send(form, 'POST', form.dataset.record, { body: changes, headers });
  if (reply.ok) {
    isSaved = true;
    location.assign(form.dataset.next.replace('{id}', String(reply.body.id)));
  } else if (reply.status === 412) {
    offerToOverwrite(reply.body.message);
  } else if (reply.body.code === 'rest_cookie_invalid_nonce' || reply.status === 401) {
    showProblem(form, ['Your session has ended. What you wrote is kept.', signInLink()]);
  } else {
    showFaults(form, reply.body);
  }
}

/** Reports that another user changed the record, and offers to look at it or to overwrite it. */
function offerToOverwrite(message) {
  const look = document.createElement('a');
  Object.assign(look, { href: location.href, target: '_blank', textContent: 'See the record as it is now' });
  const again = document.createElement('button');
  Object.assign(again, { type: 'button', className: 'quiet', textContent: 'Save my changes anyway' });
  again.addEventListener('click', () => void save(undefined));
  showProblem(form, [
    message,
    'What you wrote is kept. Only the fields that you changed are saved.',
    look,
    again,
  ]);
}

function signInLink() {
  const link = document.createElement('a');
  Object.assign(link, { href: form.dataset.signIn, target: '_blank' });
  link.textContent = 'Sign in in another tab, then save again';
  return link;
}
