import type { Plugin } from '@hapi/hapi';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type OperationFigures, registerOperation } from './operation-metrics.js';

// Buckets from a health check to a slow page; uploads take longer than any of them.
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface MetricsOptions {
  /** Called for each request of `/metrics`. */
  readonly figures: () => Promise<OperationFigures>;
}

/**
 * Serves `/metrics` in the text format of Prometheus: figures of the process, durations of requests by method, route
 * and status, and database connections. Queued and running jobs, their durations and their rows cover all processes.
 * It reveals no users or data, but should not be public.
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
      // Labels come from documents and routes only: a caller's values must not create new series.
      const known = app.fairground?.operation?.method ?? route.method;
      const method = (asked === 'options' ? asked : known).toUpperCase();
      const labels = { method, route: route.path, status: raw.res.statusCode };
      durations.observe(labels, (info.completed - info.received) / 1000);
    });
    const look = registerOperation(registry);
    // Observes garbage collector and event loop, so only where a server really runs.
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
