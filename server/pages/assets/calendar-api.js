// Calls of the events interface by pages, in the name of the session.

/**
 * Sends a request with the nonce of the page. A nonce of a session that has ended since is replaced once by that of
 * the session that the browser has now.
 *
 * @returns {Promise<{ ok: boolean, status: number, body: any, headers: Headers }>}
 */
export async function send(holder, method, address, { body, headers = {} } = {}) {
  const first = await sendOnce(holder.dataset.nonce, method, address, body, headers);
  if (first.body?.code !== 'rest_cookie_invalid_nonce') return first;
  const nonce = await readNonce();
  if (nonce === undefined) return first;
  holder.dataset.nonce = nonce;
  return sendOnce(nonce, method, address, body, headers);
}

async function sendOnce(nonce, method, address, body, headers) {
  const isForm = body instanceof FormData;
  const reply = await fetch(address, {
    method,
    headers: {
      'x-wp-nonce': nonce,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || isForm ? body : JSON.stringify(body),
  });
  const text = await reply.text();
  return { ok: reply.ok, status: reply.status, body: parse(text), headers: reply.headers };
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

/** Reads the nonce from this page as the server shows it now. */
async function readNonce() {
  const reply = await fetch(location.href);
  if (!reply.ok) return undefined;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const nonce = page.querySelector('[data-nonce]')?.dataset.nonce;
  return nonce === '' ? undefined : nonce;
}

/** Returns the faults of a refusal by the name of the field. */
export function faultsOf({ data, code }) {
  const params = data?.params;
  if (Array.isArray(params)) return Object.fromEntries(params.map((name) => [name, `${name} is required.`]));
  if (params === undefined && code === 'term_exists') return { name: 'A record of this name exists.' };
  return params ?? {};
}

/** Shows faults beside their fields, and the rest above the form; moves the focus to the first. */
export function showFaults(form, { message, ...refusal }) {
  clearFaults(form);
  const others = [];
  let first;
  for (const [name, reason] of Object.entries(faultsOf(refusal))) {
    const line = form.querySelector(`[data-fault="${CSS.escape(name)}"]`);
    if (line === null) {
      others.push(reason);
      continue;
    }
    line.textContent = reason;
    line.hidden = false;
    const field = line.closest('[data-field]');
    const controls = field.querySelectorAll('input, select, textarea');
    for (const control of controls) control.setAttribute('aria-invalid', 'true');
    first ??= controls[0];
  }
  showProblem(form, [message, ...others]);
  first?.focus();
}

/** Shows what went wrong above a form. */
export function showProblem(form, lines) {
  const box = form.querySelector('[data-problem]');
  box.replaceChildren(
    ...lines.map((line) => {
      const paragraph = document.createElement('p');
      paragraph.append(line);
      return paragraph;
    }),
  );
  box.hidden = false;
  box.focus();
}

export function clearFaults(form) {
  form.querySelector('[data-problem]').hidden = true;
  for (const line of form.querySelectorAll('[data-fault]')) line.hidden = true;
  for (const control of form.querySelectorAll('[aria-invalid]')) control.removeAttribute('aria-invalid');
}

/** Returns a new key, so that a request whose reply was lost is not carried out twice. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the message of a failure of the network. */
export const NO_REPLY = 'The server did not answer. What you wrote is kept: try again.';
