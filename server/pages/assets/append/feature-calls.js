/* Calls of operations of the feature services, in the session of the page. */

/** Refusal by the server, in its words. */
export class CallError extends Error {
  constructor({ code, message, details = [] }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** True if the server was not reached, or is busy: the same call may succeed later. */
export function mayRetry(error) {
  return error instanceof TypeError || error.code === 429 || error.code === 503;
}

/** Waits; rejects at once when `signal` is aborted. */
export function pause(milliseconds, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The wait was ended.', 'AbortError'));
    });
  });
}

/**
 * Opens the calls of a page. Objects in `fields` are sent as JSON, and `undefined` is left out.
 *
 * @param formToken - allows changes in the session of the page.
 */
export function openCalls(formToken) {
  return {
    async post(path, fields, signal) {
      const body = new FormData();
      body.set('f', 'json');
      body.set('formToken', formToken);
      for (const [name, value] of Object.entries(fields)) {
        if (value === undefined) continue;
        const isPlain = typeof value !== 'object' || value instanceof Blob;
        body.set(name, isPlain ? value : JSON.stringify(value));
      }
      return readReply(await fetch(path, { method: 'POST', body, signal }));
    },
    async get(path, signal) {
      return readReply(await fetch(`${path}?f=json`, { signal }));
    },
  };
}

async function readReply(reply) {
  const isJson = (reply.headers.get('content-type') ?? '').includes('json');
  const body = isJson ? await reply.json() : {};
  if (body.error) throw new CallError(body.error);
  if (!isJson) throw new CallError({ code: reply.status, message: `The server answered ${reply.status}.` });
  return body;
}
