/* Publishes a file: sends it as an item, in parts where it is large, shows how it is read, and follows the job. */
import { runForm, showFaults, tell } from './api-form.js';
import { CallError, getJson, mayRetry, pause, postForm, toForm, withParameters } from './feature-calls.js';

const place = document.querySelector('#publish');
const fileForm = document.querySelector('#file-form');
const serviceForm = document.querySelector('#service-form');
const job = document.querySelector('#job');
const { user, analyze } = place.dataset;
const PREVIEW_ROWS = 20;
const PAUSE_MS = 1000;
const TRIES = 4;

let itemId = place.dataset.item;
let itemType = place.dataset.type;
let isMine = false;
let parameters;

fileForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void runForm(fileForm, async () => {
    if (!itemId) await sendFile(fileForm.elements.file.files[0], fileForm.elements.overwrite.checked);
    tell(fileForm, 'Looking at the file…');
    try {
      await look();
    } catch (error) {
      // The next attempt sends another file.
      if (isMine) await forget();
      tell(fileForm, '');
      throw error;
    }
    tell(fileForm, '');
    fileForm.hidden = true;
    serviceForm.hidden = false;
    serviceForm.elements['publishParameters.name'].focus();
  });
});

async function forget() {
  await postForm(`${user}/items/${itemId}/delete`, new FormData()).catch(() => undefined);
  itemId = undefined;
}

const readItem = () => getJson(withParameters(`${user.replace(/\/users\/[^/]*$/, '')}/items/${itemId}`));

/** Stores the file as an item of the user; a large one in parts, each of which is tried several times. */
async function sendFile(file, overwrite) {
  const bar = fileForm.querySelector('progress');
  const body = new FormData();
  if (overwrite) body.set('overwrite', 'true');
  if (file.size > Number(place.dataset.most)) {
    const details = [`file: must be at most ${place.dataset.most} bytes`];
    throw new CallError({ code: 400, message: 'The file is too large.', details });
  }
  if (file.size <= Number(place.dataset.whole)) {
    tell(fileForm, 'Sending the file…');
    body.set('file', file, file.name);
    ({ id: itemId } = await postForm(`${user}/addItem`, body));
  } else {
    body.set('multipart', 'true');
    body.set('filename', file.name);
    ({ id: itemId } = await postForm(`${user}/addItem`, body));
    const size = Number(place.dataset.part);
    const count = Math.ceil(file.size / size);
    bar.hidden = false;
    try {
      for (let index = 0; index < count; index++) {
        bar.value = index / count;
        tell(fileForm, `Sending part ${String(index + 1)} of ${String(count)}…`);
        await sendPart(index + 1, file.slice(index * size, (index + 1) * size));
      }
      await postForm(`${user}/items/${itemId}/commit`, new FormData());
    } catch (error) {
      await postForm(`${user}/items/${itemId}/cancel`, new FormData()).catch(() => undefined);
      itemId = undefined;
      throw error;
    } finally {
      bar.hidden = true;
    }
  }
  isMine = !overwrite;
  itemType = (await readItem()).type;
}

async function sendPart(number, blob) {
  for (let tries = 1; ; tries++) {
    try {
      const part = new File([blob], 'part');
      return await postForm(`${user}/items/${itemId}/addPart`, toForm({ partNum: number, file: part }));
    } catch (error) {
      if (!mayRetry(error) || tries >= TRIES) throw error;
      await pause(PAUSE_MS * tries);
    }
  }
}

/** Has the file analyzed, and shows what the server finds. Formats that describe themselves are published as they are. */
async function look(sourceTableName) {
  const { elements } = serviceForm;
  if (itemType === 'GeoJson') {
    parameters = {};
    const item = await readItem();
    elements['publishParameters.name'].value = toName(item.title);
    document.querySelector('#location').textContent =
      'GeoJSON describes itself: its fields are read while it is published.';
    elements.layerName.closest('.field').hidden = true;
    return;
  }
  const body = new FormData();
  body.set('itemid', itemId);
  if (sourceTableName) body.set('analyzeParameters', JSON.stringify({ sourceTableName }));
  const reply = await postForm(analyze, body);
  parameters = reply.publishParameters;
  if (!sourceTableName) {
    elements['publishParameters.name'].value = toName(parameters.name ?? '');
    showTables(parameters);
  }
  elements.layerName.value = parameters.layerInfo?.name ?? '';
  document.querySelector('#location').textContent = locationText(parameters);
  const messages = document.querySelector('#messages');
  messages.replaceChildren(
    ...(reply.messages ?? []).map(({ description }) => {
      const item = document.createElement('li');
      item.textContent = description;
      return item;
    }),
  );
  showRows(parameters.layerInfo?.fields ?? [], reply.records);
}

/** Makes a name for a service from a title. */
function toName(title) {
  const name = title.replace(/\W+/g, '_').replace(/^[^a-zA-Z]+/, '');
  return name === '' ? 'Service' : name.slice(0, 98);
}

function showTables({ layers = [], layerInfo }) {
  const choice = serviceForm.elements.sourceTableName;
  const names = layers.map((layer) => (typeof layer === 'string' ? layer : layer.name));
  document.querySelector('#tables').hidden = names.length < 2;
  choice.replaceChildren(
    ...names.map(
      (name) => new Option(name, name, false, name === (parameters.sourceTableName ?? layerInfo?.name)),
    ),
  );
}

serviceForm.elements.sourceTableName.addEventListener('change', (event) => {
  void runForm(serviceForm, () => look(event.target.value));
});

function locationText({ locationType, latitudeFieldName, longitudeFieldName, layerInfo }) {
  if (locationType === 'coordinates') {
    return `Points come from the columns ${longitudeFieldName} and ${latitudeFieldName}.`;
  }
  if (locationType === 'address') return 'Points are looked up from the addresses.';
  return layerInfo?.geometryType
    ? 'Geometries come from the file.'
    : 'The file has no places: its rows become a table.';
}

function showRows(fields, records) {
  const table = document.createElement('table');
  const caption = table.createCaption();
  caption.textContent = `The first ${String(Math.min(records.length, PREVIEW_ROWS))} rows`;
  const head = table.createTHead().insertRow();
  for (const { name, type, length } of fields) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.textContent = name;
    const kind = document.createElement('small');
    kind.textContent = type.replace('esriFieldType', '') + (length ? ` (${String(length)})` : '');
    cell.append(document.createElement('br'), kind);
    head.append(cell);
  }
  const body = table.createTBody();
  for (const record of records.slice(0, PREVIEW_ROWS)) {
    const row = body.insertRow();
    for (const value of record) row.insertCell().textContent = value === null ? '–' : String(value);
  }
  const wide = document.createElement('div');
  wide.className = 'wide';
  wide.tabIndex = 0;
  wide.setAttribute('role', 'region');
  wide.setAttribute('aria-label', 'First rows');
  wide.append(table);
  document.querySelector('#preview').replaceChildren(wide);
}

serviceForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void runForm(serviceForm, async () => {
    const { elements } = serviceForm;
    const name = elements['publishParameters.name'].value;
    const layerName = elements.layerName.value.trim();
    const layerInfo = parameters.layerInfo && {
      ...parameters.layerInfo,
      ...(layerName !== '' && { name: layerName }),
    };
    const body = new FormData();
    body.set('itemid', itemId);
    body.set('publishParameters', JSON.stringify({ ...parameters, name, ...(layerInfo && { layerInfo }) }));
    const reply = await postForm(`${user}/publish`, body);
    const [service] = reply.services;
    serviceForm.hidden = true;
    job.hidden = false;
    await follow(service, elements.access.value);
  });
});

/** Polls the job until it has ended, then shares the service and leads to it. */
async function follow({ serviceurl, serviceItemId, jobId }, access) {
  const status = job.querySelector('[role=status]');
  for (;;) {
    let reply;
    try {
      const address = `${user}/items/${serviceItemId}/status`;
      reply = await getJson(withParameters(address, { jobType: 'publish', jobId }));
    } catch (error) {
      if (!mayRetry(error)) return end(error.message, []);
      // The server may be unreachable for a moment.
      reply = { status: 'processing', statusMessage: status.textContent };
    }
    if (reply.status === 'completed') break;
    if (reply.status === 'failed') return fail(reply);
    const text = reply.statusMessage === 'processing' ? 'The rows are being written…' : reply.statusMessage;
    if (status.textContent !== text) status.textContent = text;
    await pause(PAUSE_MS);
  }
  const path = new URL(serviceurl).pathname;
  if (access !== 'private') {
    const body = new FormData();
    body.set(access === 'public' ? 'everyone' : 'org', 'true');
    try {
      await postForm(`${user}/items/${serviceItemId}/share`, body);
    } catch (error) {
      return end(`The service was published, but not shared: ${error.message}`, [
        linkTo(path, 'Open the service'),
      ]);
    }
  }
  end('Published.', [linkTo(path, 'Open the service')]);
}

/** Shows why a job failed. The service is gone, and may be published again under the same name. */
function fail({ statusMessage, errors = [] }) {
  job.hidden = true;
  serviceForm.hidden = false;
  const details = errors.map(({ sourceRow, field, description }) =>
    [`Row ${String(sourceRow)}`, field, description].filter((text) => text).join(', '),
  );
  showFaults(serviceForm, { message: `The file could not be published. ${statusMessage}`, details });
}

function end(text, parts) {
  job.querySelector('progress').hidden = true;
  job.querySelector('h2').textContent = text;
  job.querySelector('[role=status]').textContent = '';
  job.querySelector('#outcome').replaceChildren(...parts);
  parts[0]?.focus();
}

function linkTo(href, text) {
  const link = document.createElement('a');
  link.className = 'button';
  link.href = href;
  link.textContent = text;
  return link;
}
