import { document } from '../generated/events/document.js';
import type { operations } from '../generated/events/types.js';
import { digestOf, type Handlers } from '../handlers.js';
import { documentWriter } from '../placed-document.js';
import type { EventsDeps } from './deps.js';
import { type Defaults, type IndexRoute, IndexRoutes, NAMESPACE } from './index-routes.js';
import { toWallClock } from './time-zone.js';
import { addMonths, formatWallClock, startOfDay } from './wall-clock.js';

/** Operations of the document that are about itself. */
export type IndexOperation = 'readIndex' | 'readDocument';

export interface IndexHandlers {
  readonly handlers: Handlers<Pick<operations, IndexOperation>>;
  /** What OPTIONS tells of a path of the document. */
  readonly describeRoute: (path: string, publicUrl: string) => IndexRoute;
}

/** The index of all routes, and the document in which they are described whole. */
export function createIndexHandlers(deps: Pick<EventsDeps, 'siteZone' | 'clock'>): IndexHandlers {
  const routes = new IndexRoutes(document);
  const writeDocument = documentWriter(document);
  return {
    handlers: {
      readIndex(_request, { publicUrl }) {
        const indexOf = (defaults: Defaults) => ({
          namespace: NAMESPACE,
          routes: routes.describeAll(publicUrl, defaults),
          _links: { up: [{ href: `${publicUrl}/` }] },
        });
        const now = deps.clock();
        // Lists widen the window to whole days, so that all indexes of a day say the same.
        const etag = `W/"${digestOf(JSON.stringify(indexOf(defaultsAt(startOfDay(now), deps))))}"`;
        return Promise.resolve({ status: 200, body: indexOf(defaultsAt(now, deps)), headers: { etag } });
      },
      readDocument: (_request, { publicUrl }) =>
        Promise.resolve({ status: 200, body: writeDocument(publicUrl) }),
    },
    describeRoute: (path, publicUrl) => routes.describe(path, publicUrl, defaultsAt(deps.clock(), deps)),
  };
}

/** The window of the list of events, before it is widened to whole days: as clients of this interface know it. */
function defaultsAt(now: number, { siteZone }: Pick<EventsDeps, 'siteZone'>): Defaults {
  const window = {
    start_date: formatWallClock(toWallClock(startOfDay(now) - 60_000, siteZone)),
    end_date: formatWallClock(addMonths(now, 24)),
  };
  return { [`/${NAMESPACE}/events`]: window, [`/${NAMESPACE}/events.ics`]: window };
}
