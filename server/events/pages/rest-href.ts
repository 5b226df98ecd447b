import { rootOf } from '../../pages/links.js';
import { NAMESPACE } from '../records/links.js';
import type { CalendarFrame } from './page-deps.js';

/** Returns the path of an operation of the interface, such as `events/4`, for scripts of pages. */
export function restHref(frame: Pick<CalendarFrame, 'publicUrl'>, route: string): string {
  return `${rootOf(frame)}/${NAMESPACE}/${route}`;
}
