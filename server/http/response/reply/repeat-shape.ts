import { textOfFields } from './pick-fields.js';

const LINKS = ['rest_url', 'next_rest_url', 'previous_rest_url'] as const;

/** Parameters that decide the shape of a reply, as they were sent. */
export interface SentShape {
  readonly fields: unknown;
  readonly isClean: boolean;
  readonly isWrapped: boolean;
}

/**
 * Adds the parameters that shaped a reply to the links of a list, so that all pages have one shape. The JSONP
 * function is not repeated: each script chooses its own.
 *
 * @param body - of a reply; other bodies than lists stay unchanged.
 */
export function repeatShape(body: unknown, { fields, isClean, isWrapped }: SentShape): unknown {
  if (!isList(body)) return body;
  const shape = new URLSearchParams();
  const names = textOfFields(fields);
  if (names.trim() !== '') shape.append('_fields', names);
  if (isWrapped) shape.append('_envelope', '1');
  if (isClean) shape.append('_clean', '1');
  if (shape.size === 0) return body;
  const links = LINKS.filter((name) => name in body).map(
    (name) => [name, `${String(body[name])}&${shape.toString()}`] as const,
  );
  return { ...body, ...Object.fromEntries(links) };
}

function isList(body: unknown): body is Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || !('total_pages' in body && 'rest_url' in body))
    return false;
  // The OpenAPI document and the index use these names for schemas.
  return typeof body.total_pages === 'number' && typeof body.rest_url === 'string';
}
