import { randomUUID } from 'node:crypto';
import type { Request } from '@hapi/hapi';
import type { ApiProfile } from '../profiles/api-profile.js';
import type { OnRequestStep } from './on-request.js';

export interface IdentifyOptions {
  readonly profiles: readonly ApiProfile[];
  readonly fallback: ApiProfile;
  readonly trustedProxies: number;
  readonly publicUrl: () => string;
}

/** Finds the client address, the request id, and which API profile answers it. */
export function identifyRequest({
  profiles,
  fallback,
  trustedProxies,
  publicUrl,
}: IdentifyOptions): OnRequestStep {
  return (request) => {
    // Some clients append a path with a leading slash to a URL with a trailing one.
    const path = request.path.replace(/^\/{2,}/, '/');
    const prefix = path.split('/', 2)[1]?.toLowerCase() ?? '';
    const profile = profiles.find(({ prefixes }) => prefixes.includes(prefix)) ?? fallback;
    const alias = profile.aliasOf?.(path) ?? path;
    // A fixed host, since hapi would otherwise parse the `Host` header, which may be invalid.
    if (alias !== request.path) request.setUrl(`http://localhost${alias}`);
    const id = requestId(header(request, 'x-request-id'));
    request.app.fairground = {
      id,
      profile,
      address: clientAddress(request.info.remoteAddress, header(request, 'x-forwarded-for'), trustedProxies),
      abortSignal: undefined,
      sent: {},
      operation: undefined,
      isRead: request.method === 'get' || request.method === 'head',
      callback: undefined,
      principal: undefined,
      session: undefined,
      publicUrl,
      headers: {
        'x-request-id': id,
        'x-content-type-options': 'nosniff',
        ...profile.standingHeaders?.(publicUrl()),
      },
    };
  };
}

function header(request: Request, name: string): string | undefined {
  const value: unknown = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Returns the caller's own request id, which helps to match both logs, or a new one. It must not forge log lines. */
function requestId(sent: string | undefined): string {
  return sent !== undefined && /^[\w.:-]{1,64}$/.test(sent) ? sent : randomUUID();
}

/**
 * The address of whoever asks.
 *
 * Each proxy adds to the end of `X-Forwarded-For` the address that it was called from. So with `trustedProxies`
 * of ours in front, that many entries from the end are true, and all before them are the caller's own claim.
 */
export function clientAddress(
  remote: string,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies === 0 || forwardedFor === undefined) return remote;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const claimed = hops[Math.max(0, hops.length - trustedProxies)];
  return claimed === undefined || claimed === '' ? remote : claimed;
}
