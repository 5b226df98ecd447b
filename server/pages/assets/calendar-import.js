// Import of an iCalendar file: it sends the file, waits for the job, and shows its report.
import { clearFaults, newKey, NO_REPLY, send, showFaults, showProblem } from './calendar-api.js';

const POLL_MS = 500;
const ACTIONS = ['created', 'updated', 'unchanged', 'outdated', 'cancelled', 'failed'];

const form = document.querySelector('[data-import]');
const progress = form.querySelector('[data-progress]');
const report = document.querySelector('[data-report]');

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run(event.submitter?.value !== 'import');
});

async function run(isDryRun) {
  clearFaults(form);
  report.hidden = true;
  const file = form.elements.file.files[0];
  const body = new FormData();
  if (file !== undefined) body.set('file', file);
  for (const name of ['status', 'timezone']) {
    if (form.elements[name].value !== '') body.set(name, form.elements[name].value);
  }
  body.set('dry_run', String(isDryRun));
  setBusy(true);
  progress.textContent = 'Sending the file…';
  try {
    const headers = { 'idempotency-key': newKey() };
    const reply = await send(form, 'POST', form.dataset.import, { body, headers });
    if (reply.ok) await follow(reply.body, isDryRun);
    else showFaults(form, reply.body);
  } catch {
    showProblem(form, [NO_REPLY]);
  }
  progress.textContent = '';
  setBusy(false);
}

function setBusy(isBusy) {
  for (const button of form.querySelectorAll('button')) button.disabled = isBusy;
}

/** Asks for the state of the job until it has ended. */
async function follow(first, isDryRun) {
  let job = first;
  while (job.status === 'queued' || job.status === 'running') {
    const state = job.status === 'queued' ? 'The import waits for a worker.' : 'Reading the events…';
    progress.textContent = job.waiting ?? state;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    const reply = await send(form, 'GET', form.dataset.job + job.id);
    if (!reply.ok) return showFaults(form, reply.body);
    job = reply.body;
  }
  showReport(job, isDryRun);
}

function showReport(job, isDryRun) {
  const { counts, records, errors, status } = job;
  const told = ACTIONS.filter((action) => counts[action] > 0).map((action) => `${counts[action]} ${action}`);
  const verb = isDryRun ? 'Checked, nothing was written' : 'Imported';
  const start = status === 'completed' ? verb : `The import has ${status}`;
  report.querySelector('[data-summary]').textContent = `${start}: ${told.join(', ') || 'no events'}.`;
  report.querySelector('[data-errors]').replaceChildren(...errors.map((error) => element('li', error)));
  const table = report.querySelector('[data-table]');
  table.hidden = records.length === 0;
  table.replaceChildren(makeTable(records, isDryRun));
  report.hidden = false;
  report.querySelector('h2').focus();
}

function makeTable(records, isDryRun) {
  const table = document.createElement('table');
  const head = document.createElement('tr');
  head.append(...['Event', 'Outcome', 'Remarks'].map((name) => element('th', name, { scope: 'col' })));
  table.createTHead().append(head);
  const body = table.createTBody();
  for (const { title, recurrence_id: occurrence, action, id, faults } of records) {
    const row = body.insertRow();
    const name = element('th', '', { scope: 'row' });
    const shown = [title === '' ? 'Untitled event' : title, occurrence]
      .filter((text) => text !== '')
      .join(' · ');
    name.append(
      id === undefined || action === 'cancelled'
        ? shown
        : element('a', shown, { href: form.dataset.event + id }),
    );
    const outcome = element('span', isDryRun && action !== 'failed' ? `would be ${action}` : action);
    outcome.className = action === 'failed' ? 'badge bad' : 'badge';
    row.append(name);
    row.insertCell().append(outcome);
    const remarks = row.insertCell();
    remarks.className = 'remarks';
    remarks.append(...faults.map(({ field, reason }) => element('div', `${field} ${reason}`)));
  }
  return table;
}

function element(name, text, attributes = {}) {
  const made = Object.assign(document.createElement(name), attributes);
  made.textContent = text;
  return made;
}
