'use strict';

/* Updates the list of jobs, and reloads it when a job has begun or ended, or another one was submitted. */
const place = document.querySelector('[data-jobs]');
const PAUSE_MS = 2000;
const COUNT = new Intl.NumberFormat('en');

const rows = () => [...place.querySelectorAll('[data-job]')];

function setText(row, cell, text) {
  const target = row.querySelector(`[data-cell=${cell}]`);
  if (target.textContent !== text) target.textContent = text;
}

/** True if the list has other jobs or states than the page. */
function isOther(jobs) {
  const shown = rows();
  if (jobs.length !== shown.length) return true;
  return jobs.some(({ jobId, state }, index) => {
    const { job, state: before } = shown[index].dataset;
    return jobId !== job || state !== before;
  });
}

function update(jobs) {
  rows().forEach((row, index) => {
    const { recordCount, errorCount, statusMessage } = jobs[index];
    if (recordCount !== null) setText(row, 'rows', COUNT.format(recordCount));
    if (errorCount !== null) setText(row, 'refused', COUNT.format(errorCount));
    setText(row, 'message', statusMessage);
  });
}

async function look() {
  try {
    const reply = await fetch(place.dataset.jobs);
    const { jobs = [] } = await reply.json();
    // A reload takes the focus away from a button that is about to be pressed.
    const isInUse = place.contains(document.activeElement);
    if (!isOther(jobs)) update(jobs);
    else if (!isInUse) return location.reload();
  } catch {
    // The server may be unreachable for a moment; the next request may reach it.
  }
  setTimeout(look, PAUSE_MS);
}

setTimeout(look, PAUSE_MS);
