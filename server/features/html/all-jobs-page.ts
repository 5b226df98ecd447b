import type { Page } from '../../api/pages.js';
import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { type Frame, hiddenToken, renderPage } from '../../pages/layout.js';
import { ownHref, rootOf, serviceHref, withParameters } from '../../pages/links.js';
import { formatCount, renderTime } from '../../pages/words.js';
import type { Schemas } from '../model/call.js';

type Job = Schemas['AnyJob'];

/** Word and colour of each state, which does not rely on the colour. */
const STATES: Readonly<Record<Job['state'], readonly [word: string, kind: string]>> = {
  queued: ['waiting', ''],
  running: ['under way', ''],
  completed: ['done', 'good'],
  failed: ['failed', 'bad'],
  cancelled: ['cancelled', 'bad'],
};

/** Page of the jobs of all services that the reader may see. A script keeps it up to date. */
export function allJobsPage(frame: Frame, list: Schemas['AllJobsReply'], state: string | undefined): Page {
  const { jobs } = list;
  const link = (wanted: string | undefined, word: string): Html => {
    const href = withParameters(ownHref(frame), { state: wanted, start: undefined });
    const current = wanted === state ? 'true' : 'false';
    return html`<a class="button quiet small" href="${href}" aria-current="${current}">${word}</a>`;
  };
  return renderPage(frame, {
    title: 'Jobs',
    isResource: true,
    scripts: ['jobs.js'],
    body: html`<h1>Jobs</h1>
      <nav class="actions" aria-label="State">
        ${link(undefined, 'all')} ${Object.entries(STATES).map(([each, [word]]) => link(each, word))}
      </nav>
      <section data-jobs="${withParameters(ownHref(frame), { f: 'json' })}">
        ${jobs.length === 0 ? html`<p class="empty">There are no such jobs.</p>` : table(frame, jobs)}
      </section>
      ${paging(frame, list)}`,
  });
}

function table(frame: Frame, jobs: readonly Job[]): Html {
  return html`<div class="wide" tabindex="0" role="region" aria-label="Jobs">
    <table>
      <thead>
        <tr>
          <th scope="col">Submitted</th>
          <th scope="col">Job</th>
          <th scope="col">State</th>
          <th scope="col" class="number">Rows</th>
          <th scope="col" class="number">Refused</th>
          <th scope="col" class="number">Took</th>
          <th scope="col">By</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map((job) => row(frame, job))}
      </tbody>
    </table>
  </div>`;
}

function row(frame: Frame, job: Job): Html {
  const { jobId, submissionTime, statusMessage, recordCount, errorCount, owner } = job;
  const span = renderSpan((job.endTime ?? job.lastUpdatedTime) - submissionTime);
  return html`<tr data-job="${jobId}" data-state="${job.state}">
    <td>${renderTime(submissionTime)}</td>
    <td>${subject(frame, job)}</td>
    <td>
      ${jobBadge(job)}
      <div class="why" data-cell="message">${statusMessage}</div>
    </td>
    <td class="number" data-cell="rows">${recordCount === null ? '' : formatCount(recordCount)}</td>
    <td class="number" data-cell="refused">${errorCount === null ? '' : formatCount(errorCount)}</td>
    <td class="number">${span}</td>
    <td>${owner}</td>
    <td>${action(frame, job)}</td>
  </tr> `;
}

function subject(frame: Frame, { kind, jobId, serviceName, layerName }: Job): Html {
  const text = layerName === null ? kind : `${kind} to ${layerName}`;
  if (kind !== 'append' || serviceName === null) return html`${text}`;
  return html`<a href="${serviceHref(frame, serviceName, `/jobs/${jobId}`)}">${text}</a>`;
}

/** The state in words. A job that refused rows is not shown as good. */
function jobBadge({ state, errorCount }: Job): Html {
  const isPartial = state === 'completed' && errorCount !== null && errorCount > 0;
  const [word, kind] = isPartial ? ['partly refused', 'warn'] : STATES[state];
  return html`<span class="badge ${kind}">${word}</span>`;
}

/** Formats a time span, from milliseconds. */
function renderSpan(ms: number): string {
  const seconds = Math.max(0, ms) / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${String(minutes)} min ${String(Math.floor(seconds % 60))} s`
    : `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
}

function action(frame: Frame, job: Job): HtmlPart {
  const { formToken } = frame;
  const { jobId, state, serviceName, kind } = job;
  if (formToken === undefined) return undefined;
  const button = (href: string, name: string): Html =>
    html`<form method="post" action="${href}?f=html">
      ${hiddenToken(formToken)}<button class="quiet small" aria-label="${name} job ${jobId}">${name}</button>
    </form>`;
  if (state === 'queued' || state === 'running')
    return button(`${rootOf(frame)}/rest/jobs/${encodeURIComponent(jobId)}/cancel`, 'Cancel');
  if (kind !== 'append' || serviceName === null || state === 'completed') return undefined;
  return button(serviceHref(frame, serviceName, `/jobs/${jobId}/restart`), 'Restart');
}

function paging(frame: Frame, { start, num, nextStart }: Schemas['AllJobsReply']): HtmlPart {
  if (start <= 1 && nextStart < 0) return undefined;
  const at = (position: number): string => withParameters(ownHref(frame), { start: String(position) });
  return html`<nav class="actions" aria-label="More jobs">
    ${start > 1 && html`<a class="button quiet" rel="prev" href="${at(Math.max(1, start - num))}">Newer</a>`}
    ${nextStart > 0 && html`<a class="button quiet" rel="next" href="${at(nextStart)}">Older</a>`}
  </nav>`;
}
