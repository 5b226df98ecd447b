/**
 * Keeps the page of a job that is under way fresh, and loads it anew when the job has ended. A file of its own, since
 * the pages' policy lets no script in a page run.
 */
export const PROGRESS_SCRIPT = `'use strict';
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
    // The server is away for a moment; the next look may find it.
  }
  setTimeout(look, PAUSE_MS);
}

setTimeout(look, PAUSE_MS / 2);
`;
