import { html, type HtmlPart } from '../../lib/text/html.js';
import { restHref } from './rest-href.js';
import type { CalendarFrame } from './page-deps.js';

export interface Change {
  readonly label: string;
  readonly method: 'DELETE' | 'POST';
  /** Path below the interface, such as `events/4`. */
  readonly route: string;
  /** Question that the user must confirm first. */
  readonly question?: string;
  /** Address to show afterwards. */
  readonly next: string;
}

/** Renders a button that changes a record by the interface; nothing without a session. */
export function changeButton(
  frame: CalendarFrame,
  { label, method, route, question, next }: Change,
): HtmlPart {
  if (frame.formToken === undefined) return undefined;
  return html`<button
      type="button"
      class="quiet"
      data-change="${restHref(frame, route)}"
      data-method="${method}"
      data-nonce="${frame.formToken}"
      data-question="${question ?? ''}"
      data-next="${next}"
    >
      ${label}</button
    ><span class="fault" role="alert"></span>`;
}
