import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Job, JobQueue } from '../../jobs/job.js';
import type { Frame } from '../../pages/layout.js';
import { serviceHref } from '../../pages/links.js';
import { APPEND_JOB } from '../append/request/request.js';

/** Number of the latest jobs that are looked at. */
const LATEST_JOBS = 100;

/** Returns the jobs of a service or layer that wait or run, newest first, among the latest. */
export async function findActiveJobs(jobs: Pick<JobQueue, 'list'>, subject: string): Promise<Job[]> {
  const latest = await jobs.list({ subjects: [subject], limit: LATEST_JOBS });
  return latest.filter(({ status }) => status === 'queued' || status === 'running');
}

/** Names the jobs that a deletion ends. */
export function renderActiveJobs(frame: Frame, service: string, jobs: readonly Job[]): HtmlPart {
  if (jobs.length === 0) return undefined;
  return html`<p>Jobs that have not ended, and will fail:</p>
    <ul>
      ${jobs.map(({ id, kind, status }) => {
        const text = `${kind} job ${id.slice(0, 8)}, ${status === 'queued' ? 'waiting' : 'running'}`;
        if (kind !== APPEND_JOB) return html`<li>${text}</li>`;
        return html`<li><a href="${serviceHref(frame, service, `/jobs/${id}`)}">${text}</a></li>`;
      })}
    </ul>`;
}

/** Names the views that keep something from being deleted. */
export function renderBlockingViews(frame: Frame, noun: string, views: readonly string[]): Html {
  return html`<div class="panel">
    <p>This ${noun} cannot be deleted while views show its features. Delete them first:</p>
    <ul>
      ${views.map((name) => html`<li><a href="${serviceHref(frame, name)}">${name}</a></li>`)}
    </ul>
  </div>`;
}
