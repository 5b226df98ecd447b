'use strict';

/* Updates the page of a running job, and reloads it when the job has ended. */
const place = document.querySelector('[data-job]');
const bar = place.querySelector('progress');
const text = place.querySelector('[role=status]');
const PAUSE_MS = 1000;

async function look() {
  try {
    const reply = await fetch(place.dataset.job + '?f=json');
    const job = await reply.json();
    if (job.error || job.status === 'Completed' || job.status === 'Failed') return location.reload();
    if (typeof job.percentComplete === 'number') bar.value = job.percentComplete;
    if (text.textContent !== job.statusMessage) text.textContent = job.statusMessage;
  } catch {
    // The server may be unreachable for a moment; the next request may reach it.
  }
  setTimeout(look, PAUSE_MS);
}

setTimeout(look, PAUSE_MS / 2);
