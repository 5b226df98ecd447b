import type { Plugin } from '@hapi/hapi';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type OperationFigures, registerOperation } from './operation-metrics.js';

// From a health check to a slow page; uploads are longer than any of them.
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions {
  /** Asked at each look at `/metrics`. */
  readonly figures: () => Promise<OperationFigures>;
}

/**
 * `/metrics` in the text format of Prometheus: the process's own figures, the duration of requests by method,
 * route pattern and status, the connections to its databases; and of all processes together the jobs that wait or run,
 * how long jobs took, and their rows. Nothing in it tells of users or data; keep it inside all the same.
 */
export const metrics: Plugin<MetricsOptions> = {
  name: 'metrics',
  register(server, { figures }) {
    const registry = new Registry();
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its reply.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers: [registry],
    });
    server.events.on('response', ({ app, info, method: asked, raw, route }) => {
      // The document's and the route's own words: what a caller makes up must not make new series.
      const known = app.fairground?.operation?.method ?? route.method;
      const method = (asked === 'options' ? asked : known).toUpperCase();
      const labels = { method, route: route.path, status: raw.res.statusCode };
      durations.observe(labels, (info.completed - info.received) / 1000);
    });
    const look = registerOperation(registry);
    // Watches the process's garbage collector and event loop, so only where a server really runs.
    server.ext('onPreStart', () => collectDefaultMetrics({ register: registry }));
    server.ext('onPostStop', () => registry.clear());
    server.route({
      method: 'get',
      path: '/metrics',
      handler: async (_request, toolkit) => {
        look(await figures());
        return toolkit.response(await registry.metrics()).header('content-type', registry.contentType);
      },
    });
  },
};
