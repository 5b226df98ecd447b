import type { Request, Server } from '@hapi/hapi';

/** One thing that is found out about a request before its route is looked for; what it throws is the reply. */
export type OnRequestStep = (request: Request) => void;

/**
 * What is done with every request first, in this order. One extension for all of it: hapi makes a promise and an
 * object for each that it calls.
 */
export function registerOnRequest(server: Server, steps: readonly OnRequestStep[]): void {
  server.ext('onRequest', (request, toolkit) => {
    for (const step of steps) step(request);
    return toolkit.continue;
  });
}
