import type { Checks, Handlers, RequestContext } from '../../api/handlers.js';
import { JsonText } from '../../api/handlers.js';
import { Readable } from 'node:stream';
import type { PageView } from '../../api/pages.js';
import type { components, operations } from '../../generated/events/types.js';
import type { Clock } from '../../lib/clock.js';
import type { TimeZone } from '../../lib/time/time-zone.js';
import { assetsPath } from '../../pages/assets.js';
import type { Frame } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';

export type Schemas = components['schemas'];

/** Dependencies of the pages: the operations of the interface, so that pages and programs have the same rights. */
export interface PageDeps {
  readonly handlers: Handlers<operations>;
  readonly checks: Checks<operations>;
  readonly siteZone: TimeZone;
  readonly clock: Clock;
}

/** Page to be shown, and the request in whose name the operations are called. */
export interface CalendarFrame extends Frame {
  readonly context: RequestContext;
}

export function frameOf<View extends PageView & { readonly context: RequestContext }>(
  view: View,
): View & CalendarFrame {
  return { ...view, assets: assetsPath() };
}

/** Returns the body of a reply, parsed where it is already text. */
export function readBody<Body>({ body }: { readonly body: Body | JsonText | Readable }): Body {
  if (body instanceof JsonText) return JSON.parse(body.text) as Body;
  if (body instanceof Readable) throw new Error('the body of a record is no stream');
  return body;
}

/** Returns an address below the calendar, such as `/event/4`. */
export function calendarHref(view: Pick<PageView, 'publicUrl'>, below = ''): string {
  return `${rootOf(view)}/calendar${below}`;
}

/** Returns the address of a script of a page. */
export function scriptHref(frame: Frame, name: string): string {
  return `${rootOf(frame)}${frame.assets}/${name}`;
}
