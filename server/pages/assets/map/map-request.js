/** Asks the server for JSON, with the session of the page. @throws Error in the words of the server */
export async function ask(address, signal) {
  const reply = await fetch(address, { signal, headers: { accept: 'application/json' } });
  const body = await reply.json();
  if (body.error) throw new Error(body.error.message);
  return body;
}

/** Adds parameters to an address. */
export function withParameters(address, parameters) {
  return address + '?' + new URLSearchParams({ f: 'json', ...parameters }).toString();
}
