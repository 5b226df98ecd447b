import type { Json, JsonObject } from '../../../scripts/generate/document.js';
import { type Schema, typesOf } from '../../../scripts/generate/schema.js';

/**
 * Lists the readings of a text in a form: itself in any case, a number, a boolean, a list or JSON. No interface has
 * more of them, so that a text without a valid reading is wrong for all.
 */
export function readingsOf(text: string): Json[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...plainReadings(text), parts, ...oneReadingEach(parts), [text]];
}

function plainReadings(text: string): Json[] {
  const word = text.trim().toLowerCase();
  const readings: Json[] = [text, text.toLowerCase()];
  if (word !== '' && Number.isFinite(Number(word))) readings.push(Number(word));
  if (['true', '1'].includes(word)) readings.push(true);
  if (['false', '0'].includes(word)) readings.push(false);
  try {
    readings.push(JSON.parse(text) as Json);
  } catch {
    // Then it is none.
  }
  return readings;
}

/** A list of which each part is read as the most that it can be. */
function oneReadingEach(parts: readonly string[]): Json[] {
  const numbers = parts.map((part) => plainReadings(part).at(-1) ?? part);
  return parts.length === 0 ? [] : [numbers];
}

/** A value as text in a query or form; `undefined` for none. */
export function asText(value: Json): string | undefined {
  if (value === null) return undefined;
  if (typeof value === 'string') return value;
  return isPlainList(value) ? value.join(',') : JSON.stringify(value);
}

function isPlainList(value: Json): value is readonly (string | number)[] {
  const isPlain = (item: Json): boolean =>
    typeof item === 'number' || (typeof item === 'string' && !/[[,]|^$/.test(item));
  return Array.isArray(value) && value.length > 0 && (value as readonly Json[]).every(isPlain);
}

/** Follows a schema to what it says, and its parts where it has several. */
export function resolve(schema: Schema, components: Readonly<Record<string, Schema>>): Schema {
  if (schema.$ref === undefined) return schema;
  const target = components[schema.$ref.split('/').at(-1) ?? ''];
  if (target === undefined) throw new Error(`${schema.$ref} points to nothing`);
  return resolve(target, components);
}

/** True if any text will do: some words are true there, and all others false. */
export function takesAnyText(schema: Schema): boolean {
  return (
    schema['x-coerce'] === 'truthy' || (schema.format === 'binary' && typesOf(schema).includes('string'))
  );
}

export function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
