import type { Page } from '../../../api/pages.js';
import { html } from '../../../lib/text/html.js';
import { renderPage } from '../../../pages/layout.js';
import { canPublish } from '../../records/rights.js';
import { calendarHref, type CalendarFrame, type PageDeps, scriptHref } from '../page-deps.js';
import { requireSession } from './require-session.js';
import { restHref } from '../rest-href.js';

const LEAD =
  'Choose an iCalendar file (.ics) of up to 10 MB. Check it first: the report says what would happen to each event, and nothing is written.';

/** Shows the form that imports an iCalendar file: a dry run first, with its report, then the import. */
export function importPage({ siteZone }: PageDeps, frame: CalendarFrame): Page {
  const user = requireSession(frame);
  return renderPage(frame, {
    title: 'Import a calendar',
    trail: [{ name: 'Calendar', href: calendarHref(frame) }],
    styles: ['calendar.css'],
    head: html`<script type="module" src="${scriptHref(frame, 'calendar-import.js')}"></script>`,
    body: html`<h1>Import a calendar</h1>
      <p class="lead">${LEAD}</p>
      <noscript><p class="notice bad">This form needs JavaScript to send the file.</p></noscript>
      <form
        class="panel"
        novalidate
        data-import="${restHref(frame, 'import/ics')}"
        data-job="${restHref(frame, 'import/')}"
        data-event="${calendarHref(frame, '/event/')}"
        data-nonce="${frame.formToken ?? ''}"
      >
        <div class="notice bad" role="alert" tabindex="-1" data-problem hidden></div>
        <div class="field" data-field="file">
          <label for="file">File</label>
          <input
            id="file"
            name="file"
            type="file"
            accept=".ics,text/calendar"
            aria-describedby="fault-file"
          />
          <p class="fault" id="fault-file" data-fault="file" hidden></p>
        </div>
        <div class="grid">
          <div class="field" data-field="status">
            <label for="status">Status of new events</label>
            <select id="status" name="status" aria-describedby="fault-status">
              <option value="">As the file says</option>
              ${canPublish(user) && html`<option value="publish">Published</option>`}
              <option value="draft">Draft</option>
              <option value="pending">Pending review</option>
              ${canPublish(user) && html`<option value="private">Private</option>`}
            </select>
            <p class="fault" id="fault-status" data-fault="status" hidden></p>
          </div>
          <div class="field" data-field="timezone">
            <label for="timezone">Time zone of times without one</label>
            <input
              id="timezone"
              name="timezone"
              placeholder="${siteZone.name}"
              aria-describedby="fault-timezone"
            />
            <p class="fault" id="fault-timezone" data-fault="timezone" hidden></p>
          </div>
        </div>
        <div class="actions">
          <button value="dry">Check first</button>
          <button value="import" class="quiet">Import</button>
          <span role="status" data-progress></span>
        </div>
      </form>
      <section data-report hidden aria-labelledby="report">
        <h2 id="report" tabindex="-1">Report</h2>
        <p data-summary></p>
        <ul class="messages" data-errors></ul>
        <div class="wide" data-table></div>
      </section>`,
  });
}
