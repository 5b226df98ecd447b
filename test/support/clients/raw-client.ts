import { setTimeout as sleep } from 'node:timers/promises';
import type { Json } from '../servers/feature-server.js';

/** A value of a form: text, or a file with its name. */
export type FormValue =
  | string
  | { readonly fileName: string; readonly content: string | Uint8Array<ArrayBuffer> };

type Headers = Readonly<Record<string, string>>;

/** HTTP as scripts without any library speak it. Every reply must be JSON with status 200. */
export interface RawClient {
  get(url: string, query?: Readonly<Record<string, string>>, headers?: Headers): Promise<Json>;
  /** As `application/x-www-form-urlencoded`. */
  post(url: string, form: Readonly<Record<string, string>>, headers?: Headers): Promise<Json>;
  /** As `multipart/form-data`. */
  postParts(url: string, form: Readonly<Record<string, FormValue>>, headers?: Headers): Promise<Json>;
}

export function createRawClient(): RawClient {
  const read = async (reply: Response): Promise<Json> => {
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${reply.url} answered ${String(reply.status)}: ${text}`);
    return JSON.parse(text) as Json;
  };
  return {
    async get(url, query = {}, headers = {}) {
      const search = new URLSearchParams(query).toString();
      return read(await fetch(search === '' ? url : `${url}?${search}`, { headers }));
    },
    post: async (url, form, headers = {}) =>
      read(await fetch(url, { method: 'POST', body: new URLSearchParams(form), headers })),
    async postParts(url, form, headers = {}) {
      const body = new FormData();
      for (const [name, value] of Object.entries(form)) {
        if (typeof value === 'string') body.set(name, value);
        else body.set(name, new Blob([value.content]), value.fileName);
      }
      return read(await fetch(url, { method: 'POST', body, headers }));
    },
  };
}

/** Asks until `isSpent`, as often as a client that waits `pauseMs` between. */
export async function poll(
  ask: () => Promise<Json>,
  isOver: (reply: Json) => boolean,
  pauseMs = 50,
): Promise<Json> {
  let reply: Json = {};
  for (let tries = 0; tries < 2000; tries += 1) {
    reply = await ask();
    if (isOver(reply)) return reply;
    await sleep(pauseMs);
  }
  throw new Error(`polled in vain; the last answer: ${JSON.stringify(reply)}`);
}
