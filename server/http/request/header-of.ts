import type { Request } from '@hapi/hapi';

/** Returns a header of a request that was sent once. */
export function headerOf(request: Request, name: string): string | undefined {
  const value: unknown = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
