/* Calls of operations of the feature services, in the session of the page. */

/** Codes of replies to a session that has ended. */
const SIGNED_OUT = [498, 499];

/** Code of an error without a reply. */
const UNREACHED = 0;
const BUSY = [429, 503];

/** Refusal by the server, in its words, or a server that cannot be reached. */
export class CallError extends Error {
  /** @param details - texts such as `createParameters.name: must be …`. */
  constructor({ code, message, details = [] }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** True if the server was not reached, or is busy: the same call may succeed later. */
export function mayRetry({ code }) {
  return code === UNREACHED || BUSY.includes(code);
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

/** Adds parameters to an address, and asks for JSON. */
export function withParameters(address, parameters = {}) {
  return `${address}?${new URLSearchParams({ f: 'json', ...parameters }).toString()}`;
}

/**
 * Reads a resource as JSON.
 *
 * @throws {CallError}
 */
export function getJson(address, signal) {
  return call(address, { signal, headers: { accept: 'application/json' } });
}

/**
 * Calls an operation with POST and returns its reply. A new session of the same browser is used if the one of this page
 * has ended.
 *
 * @param body - `FormData`; a file is sent as a part.
 * @throws {CallError}
 */
export async function postForm(address, body, signal) {
  try {
    return await post(address, body, signal);
  } catch (error) {
    if (!SIGNED_OUT.includes(error.code)) throw error;
    if (await renewFormToken()) return post(address, body, signal);
    const message = 'Your session has ended. Sign in again in another tab, then send this form again.';
    throw new CallError({ code: error.code, message });
  }
}

/** Makes a form of values: objects become JSON, and `undefined` is left out. */
export function toForm(fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const isPlain = typeof value !== 'object' || value instanceof Blob;
    body.set(name, isPlain ? value : JSON.stringify(value));
  }
  return body;
}

function post(address, body, signal) {
  body.set('f', 'json');
  body.set('formToken', document.querySelector('input[name=formToken]')?.value ?? '');
  return call(address.split('?', 1)[0], { method: 'POST', body, signal });
}

async function call(address, init) {
  let reply;
  let text;
  try {
    reply = await fetch(address, init);
    text = await reply.text();
  } catch (error) {
    if (error.name === 'AbortError') throw error;
    const message = 'The server cannot be reached. Nothing that you typed is lost: try again.';
    throw new CallError({ code: UNREACHED, message });
  }
  const body = parse(text);
  // A proxy answers with a page of its own.
  if (body === undefined)
    throw new CallError({ code: reply.status, message: `The server answered ${reply.status}.` });
  if (body.error) throw new CallError(body.error);
  return body;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Takes over the form token of the session that the browser has now. */
async function renewFormToken() {
  const response = await fetch(location.href).catch(() => undefined);
  if (response === undefined) return false;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const token = page.querySelector('input[name=formToken]')?.value;
  if (token === undefined) return false;
  for (const input of document.querySelectorAll('input[name=formToken]')) input.value = token;
  return true;
}
