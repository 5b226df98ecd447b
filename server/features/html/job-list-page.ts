import { html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import type { Schemas } from '../model/call.js';
import { statusBadge } from './job-page.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { ownHref, rootOf, serviceHref, withParameters } from '../../pages/links.js';
import { formatCount, renderTime } from '../../pages/words.js';

/** Appends to a service or to one of its layers, newest first. */
export function jobListPage(frame: Frame, service: string, list: Schemas['JobListReply']): Page {
  return renderPage(frame, {
    title: 'Jobs',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service, href: serviceHref(frame, service) },
    ],
    isResource: true,
    body: html`<h1>Jobs</h1>
      ${list.jobs.length === 0 ? html`<p class="empty">There are no jobs here.</p>` : table(frame, service, list)}
      ${paging(frame, list)}`,
  });
}

function table(frame: Frame, service: string, { jobs }: Schemas['JobListReply']): HtmlPart {
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          <th scope="col">Submitted</th>
          <th scope="col">To</th>
          <th scope="col">State</th>
          <th scope="col" class="number">Records</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        ${jobs.map(
          (job) =>
            html`<tr>
              <td>
                <a href="${serviceHref(frame, service, `/jobs/${job.jobId}`)}"
                  >${renderTime(job.submissionTime)}</a
                >
              </td>
              <td>${job.layerName}</td>
              <td>${statusBadge(job.status, job.errorCount)}</td>
              <td class="number">${formatCount(job.recordCount)}</td>
              <td>${job.owner}</td>
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

function paging(frame: Frame, { start, num, nextStart }: Schemas['JobListReply']): HtmlPart {
  const at = (position: number): string => withParameters(ownHref(frame), { start: String(position) });
  if (start <= 1 && nextStart < 0) return undefined;
  return html`<nav class="actions" aria-label="More jobs">
    ${start > 1 && html`<a class="button quiet" rel="prev" href="${at(Math.max(1, start - num))}">Newer</a>`}
    ${nextStart > 0 && html`<a class="button quiet" rel="next" href="${at(nextStart)}">Older</a>`}
  </nav>`;
}
