import type { Request, Server } from '@hapi/hapi';

/** Step that runs before the route is looked up; an error that it throws is the reply. */
export type OnRequestStep = (request: Request) => void;

/**
 * Runs the steps for every request before its route is looked up, in this order. They share one hapi extension, which
 * saves a promise and an object per step.
 */
export function registerOnRequest(server: Server, steps: readonly OnRequestStep[]): void {
  server.ext('onRequest', (request, toolkit) => {
    for (const step of steps) step(request);
    return toolkit.continue;
  });
}
