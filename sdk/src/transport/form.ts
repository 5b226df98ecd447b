/** A value that a form field can carry: plain, a list, or an object that travels as JSON text. */
export type FormFields = Readonly<Record<string, unknown>>;

/**
 * Form fields as feature services read them: objects and lists of objects as JSON text, lists of plain values
 * with commas, booleans as `true` and `false`. Absent (`undefined`, `null`) fields are left out.
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
  // A comma inside a text would split it in two, so such a list travels as JSON, which is read as well.
  if (Array.isArray(value) && value.every((item) => isPlain(item) && !String(item).includes(','))) {
    return value.join(',');
  }
  return JSON.stringify(value);
}

/**
 * Requests that are forms and ask for JSON, where openapi-fetch would call every body JSON and servers answer with pages.
 * The platform itself knows forms, and the boundary between parts.
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
