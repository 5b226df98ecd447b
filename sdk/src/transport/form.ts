/** Values of form fields: plain values, lists, or objects that are sent as JSON text. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Encodes form fields for feature services: objects and lists of objects as JSON, lists of plain values with commas.
 *
 * Booleans become `true` and `false`; `undefined` and `null` are omitted.
 */
export function encodeForm(fields: FormFields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.set(name, encodeField(value));
  }
  return form;
}

function encodeField(value: unknown): string {
  if (typeof value === 'string') return value;
  // Send lists whose texts contain a comma as JSON, which servers accept as well.
  if (Array.isArray(value) && value.every((item) => isPlain(item) && !String(item).includes(','))) {
    return value.join(',');
  }
  return JSON.stringify(value);
}

/**
 * Returns a `Request` class for forms that ask for JSON.
 *
 * openapi-fetch sets a JSON content type on every body; the platform sets the right one for forms.
 */
export function formRequest(): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, init: RequestInit = {}) {
      const { method, body = method === 'GET' ? null : new URLSearchParams({ f: 'json' }) } = init;
      if (body instanceof URLSearchParams && init.headers instanceof Headers)
        init.headers.delete('content-type');
      const address = new URL(input instanceof Request ? input.url : input);
      if (method === 'GET' && !address.searchParams.has('f')) address.searchParams.set('f', 'json');
      super(address, { ...init, body });
    }
  };
}

function isPlain(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
