import type { IncomingMessage } from 'node:http';
import { raceAbort } from '../lib/race-abort.js';
import { connect } from './connect.js';
import { FetchError } from './fetch-error.js';
import { findTarget, type Lookup, parseWebAddress } from './fetch-target.js';

export interface AskOptions {
  readonly signal: AbortSignal;
  /** For everything together: name, connection, answer. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** `host:port` of servers that may be asked although their addresses are not public. */
  readonly allow: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** A form that is posted; without one it is a GET. */
  readonly form?: URLSearchParams;
  /** The system's unless given. */
  readonly lookup?: Lookup;
}

/** An answer, whatever its status. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/**
 * Asks another server's interface, under the same rules as `fetchStrictly`: public servers only, but for those
 * that are allowed, and at the addresses that were looked at. A redirect is an answer like others: what is sent
 * may hold a credential, which goes nowhere else.
 *
 * @throws {FetchError} when there is no whole answer within the limits.
 * @throws the reason of `signal` when it aborts first.
 */
export async function askStrictly(address: string, options: AskOptions): Promise<ServerAnswer> {
  const { timeoutMs, form } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([options.signal, deadline]);
  try {
    const target = await raceAbort(
      findTarget(parseWebAddress(address), options.allow, options.lookup),
      signal,
    );
    const response = await connect(target, {
      signal,
      headers: {
        accept: 'application/json',
        ...options.headers,
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: form.toString() }),
    });
    const text = await readText(response, options.maxBytes).finally(() => response.destroy());
    return { status: response.statusCode ?? 0, headers: response.headers, text };
  } catch (error) {
    options.signal.throwIfAborted();
    if (deadline.aborted) throw new FetchError(`took longer than ${String(timeoutMs / 1000)} seconds`);
    if (error instanceof FetchError) throw error;
    throw new FetchError('could not be read to its end', { cause: error });
  }
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    bytes += (chunk as Buffer).length;
    if (bytes > maxBytes) throw new FetchError(`leads to more than ${String(maxBytes)} bytes`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
