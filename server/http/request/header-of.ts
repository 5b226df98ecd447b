import type { Request } from '@hapi/hapi';

/** A header of a request, where it was sent once. */
export function headerOf(request: Request, name: string): string | undefined {
  const value: unknown = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
