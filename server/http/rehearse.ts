import type { Server } from '@hapi/hapi';

declare module '@hapi/hapi' {
  interface RequestApplicationState {
    /** Nobody has asked: no log or figure tells of it, and no limit counts it. */
    isRehearsal?: true;
  }
}

/** Reads of one thing of each interface, which is hardly there: they go through most of what any request does. */
const READS = [
  '/cal/events/v1/events/by-slug/rehearsal',
  '/rest/services/Rehearsal/FeatureServer/0/query?where=1%3D1&outFields=*&resultRecordCount=1&f=json',
];

/**
 * Has a server that is not listening yet do once what all requests have in common. Code is compiled when it runs for the
 * first time: the first request after a start would take some 20 ms in one turn of the event loop for that, with others
 * waiting behind it.
 *
 * @returns the statuses of what was asked
 */
export async function rehearse(server: Server): Promise<readonly number[]> {
  await server.initialize();
  const statuses: number[] = [];
  for (const url of READS) {
    const { statusCode } = await server.inject({ url, app: { isRehearsal: true } });
    statuses.push(statusCode);
  }
  return statuses;
}
