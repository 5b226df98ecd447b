import type { operations } from '../../generated/events/types.js';
import { digestOf, type Handlers } from '../../api/handlers.js';
import { documentWriter } from '../../api/openapi-document.js';
import type { WriteDeps } from '../records/deps.js';
import { type Defaults, type IndexRoute, IndexRoutes, NAMESPACE } from './index-routes.js';
import { toWallClock } from '../../lib/time/time-zone.js';
import { addMonths, formatWallClock, startOfDay } from '../../lib/time/wall-clock.js';

/** Operations of the document that are about itself. */
export type IndexOperation = 'readIndex' | 'readDocument';

export interface IndexHandlers {
  readonly handlers: Handlers<Pick<operations, IndexOperation>>;
  /** Describes a path of the document, for OPTIONS. */
  readonly describeRoute: (path: string, publicUrl: string) => Promise<IndexRoute>;
}

/** Handlers of the index and of the OpenAPI document. */
export function createIndexHandlers(deps: Pick<WriteDeps, 'siteZone' | 'clock'>): IndexHandlers {
  let loaded: ReturnType<typeof loadIndex> | undefined;
  const load = (): ReturnType<typeof loadIndex> => (loaded ??= loadIndex());
  return {
    handlers: {
      async readIndex(_request, { publicUrl }) {
        const { routes } = await load();
        const indexOf = (defaults: Defaults) => ({
          namespace: NAMESPACE,
          routes: routes.describeAll(publicUrl, defaults),
          _links: { up: [{ href: `${publicUrl}/` }] },
        });
        const now = deps.clock();
        // Lists widen the window to whole days, so that the index changes only once a day.
        const etag = `W/"${digestOf(JSON.stringify(indexOf(defaultsAt(startOfDay(now), deps))))}"`;
        return { status: 200, body: indexOf(defaultsAt(now, deps)), headers: { etag } };
      },
      readDocument: async (_request, { publicUrl }) => ({
        status: 200,
        body: (await load()).write(publicUrl),
      }),
    },
    describeRoute: async (path, publicUrl) =>
      (await load()).routes.describe(path, publicUrl, defaultsAt(deps.clock(), deps)),
  };
}

/** Loads the document on demand, since it is large. */
async function loadIndex(): Promise<{ routes: IndexRoutes; write: ReturnType<typeof documentWriter> }> {
  const { document } = await import('../../generated/events/document.js');
  return { routes: new IndexRoutes(document), write: documentWriter(document) };
}

/** Returns the default window of the list of events before it is widened to whole days, as clients know it. */
function defaultsAt(now: number, { siteZone }: Pick<WriteDeps, 'siteZone'>): Defaults {
  const window = {
    start_date: formatWallClock(toWallClock(startOfDay(now) - 60_000, siteZone)),
    end_date: formatWallClock(addMonths(now, 24)),
  };
  return { [`/${NAMESPACE}/events`]: window, [`/${NAMESPACE}/events.ics`]: window };
}
