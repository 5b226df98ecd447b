import { stateOf } from './request-state.js';
import type { OnRequestStep } from './on-request.js';

const ALWAYS = {
  'access-control-allow-headers': [
    'Authorization, X-Esri-Authorization, X-WP-Nonce, Content-Disposition, Content-MD5, Content-Type',
    'X-HTTP-Method-Override, If-Match, If-None-Match, Idempotency-Key, X-Request-Id',
  ].join(', '),
  'access-control-expose-headers': [
    'X-WP-Total, X-WP-TotalPages, Link, X-TEC-Total, X-TEC-TotalPages, ETag, Location, Allow',
    // `Date` tells clients how long their token lives, even if their own clock is wrong.
    'Content-Disposition, Date, Retry-After, WWW-Authenticate, X-Request-Id',
  ].join(', '),
  vary: 'Origin',
};

/**
 * Allows cross-origin requests. Their credentials are headers and parameters that a page must know; browsers send the
 * session cookie only from our own pages. So no page gains rights that its user did not give it.
 *
 * @param origins - of the pages that may call; `*` among them stands for all.
 */
export function allowOrigins(origins: readonly string[]): OnRequestStep {
  return (request) => {
    const origin: unknown = request.headers['origin'];
    const { headers } = stateOf(request);
    Object.assign(headers, ALWAYS);
    if (typeof origin === 'string' && (origins.includes('*') || origins.includes(origin))) {
      headers['access-control-allow-origin'] = origin;
      headers['access-control-allow-methods'] = 'OPTIONS, GET, POST, PUT, PATCH, DELETE';
      headers['access-control-max-age'] = '600';
    }
  };
}
