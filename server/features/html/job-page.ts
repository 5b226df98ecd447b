import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import type { Schemas } from '../model/call.js';
import { type Frame, hiddenToken, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { renderFacts, formatCount, renderTime } from '../../pages/words.js';

type Job = Schemas['AppendJob'];

/** Page of an append job. A script updates it; without scripts, the page reloads itself. */
export function jobPage(frame: Frame, service: string, job: Job): Page {
  const href = serviceHref(frame, service, `/jobs/${job.jobId}`);
  const isUnderWay = job.status !== 'Completed' && job.status !== 'Failed';
  return renderPage(frame, {
    title: 'Job',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service, href: serviceHref(frame, service) },
      { name: 'Jobs', href: serviceHref(frame, service, '/jobs') },
    ],
    isResource: true,
    ...(isUnderWay && {
      scripts: ['progress.js'],
      head: html`<noscript><meta http-equiv="refresh" content="3" /></noscript>`,
    }),
    body: html`<h1>Append to ${job.layerName} ${statusBadge(job.status, job.errorCount)}</h1>
      ${isUnderWay ? progress(href, job) : html`<p class="lead">${job.statusMessage}</p>`}
      ${messages(job, isUnderWay)}
      ${renderFacts([
        ['Records read', formatCount(job.recordCount)],
        ['Inserted', formatCount(job.insertCount)],
        ['Updated', formatCount(job.updateCount)],
        ['Skipped', formatCount(job.skippedCount)],
        ['Refused', formatCount(job.errorCount)],
        ['Submitted', renderTime(job.submissionTime)],
        ['Last change', renderTime(job.lastUpdatedTime)],
        ['Dry run', job.dryRun === true ? 'yes, nothing was written' : undefined],
      ])}
      ${errors(href, job)} ${jobActions(frame, href, job.status)}`,
  });
}

/** Returns the state in one word, so that it does not depend on colour. */
export function statusBadge(status: Job['status'], errorCount = 0): Html {
  switch (status) {
    case 'Completed':
      // A job that refused rows is not shown as good.
      if (errorCount > 0) return html`<span class="badge warn">partly refused</span>`;
      return html`<span class="badge good">done</span>`;
    case 'Failed':
      return html`<span class="badge bad">failed</span>`;
    case 'Pending':
      return html`<span class="badge">waiting</span>`;
    case 'InProgress':
    case 'processing':
      return html`<span class="badge">under way</span>`;
  }
}

function progress(href: string, { percentComplete, statusMessage }: Job): Html {
  const value = percentComplete === undefined ? undefined : html` value="${percentComplete}"`;
  return html`<section class="progress" data-job="${href}">
    <progress max="100" ${value} aria-label="Progress"></progress>
    <p role="status">${statusMessage}</p>
  </section>`;
}

function messages({ messages: all, statusMessage }: Job, isUnderWay: boolean): HtmlPart {
  const others = all.filter(({ description }) => description !== statusMessage);
  if (isUnderWay || others.length === 0) return undefined;
  return html`<ul class="messages">
    ${others.map(({ description }) => html`<li>${description}</li>`)}
  </ul>`;
}

function errors(href: string, { errors: all, errorsTruncated, reportUrl }: Job): HtmlPart {
  if (all.length === 0) return undefined;
  return html`<h2>Refused rows</h2>
    <div class="wide" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col" class="number">Row</th>
            <th scope="col">Field</th>
            <th scope="col">Value</th>
            <th scope="col">Why</th>
          </tr>
        </thead>
        <tbody>
          ${all.map(
            ({ sourceRow, field, value, description }) =>
              html`<tr>
                <td class="number">${sourceRow}</td>
                <td>${field}</td>
                <td>${value === null ? undefined : String(value)}</td>
                <td>${description}</td>
              </tr> `,
          )}
        </tbody>
      </table>
    </div>
    ${reportUrl !== undefined && html`<p><a href="${href}/report?format=csv">${errorsTruncated ? 'All refused rows' : 'The refused rows'} as CSV</a></p>`}`;
}

function jobActions({ formToken }: Frame, href: string, status: Job['status']): HtmlPart {
  if (formToken === undefined || status === 'Completed') return undefined;
  const isFailed = status === 'Failed';
  return html`<form class="actions" method="post" action="${href}/${isFailed ? 'restart' : 'cancel'}?f=html">
    ${hiddenToken(formToken)}<button class="quiet">${isFailed ? 'Run it again' : 'Stop it'}</button>
  </form>`;
}
