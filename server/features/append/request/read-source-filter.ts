import { ExpressionError } from '../../where/expression-error.js';
import { ExpressionParser } from '../../where/expression-parser.js';
import type { Refuse } from './append-call.js';

const PARAMETER = 'appendSourceFilter';

/** Conditions on source rows, as `appendSourceFilter` gives them. */
export interface SourceFilter {
  /** Returns the condition on rows of the layer; `null` for all rows. */
  of(layerId: number): string | null;
}

const NO_FILTER: SourceFilter = { of: () => null };

/**
 * Reads `appendSourceFilter`: a condition as in `where`, plain or as a JSON string; `{"where": "…"}`; or a
 * list of `{"id": 0, "where": "…"}`, one per filtered layer. Field names are checked when the source is
 * opened.
 *
 * @param layerIds - the layers that are written.
 */
export function readSourceFilter(
  text: string | undefined,
  layerIds: readonly number[],
  refuse: Refuse,
): SourceFilter {
  if (text === undefined || text.trim() === '') return NO_FILTER;
  const value = parse(text.trim(), refuse);
  if (Array.isArray(value)) return readList(value, layerIds, refuse);
  const where = readEntry(value, PARAMETER, ['where'], refuse);
  return where === undefined ? NO_FILTER : { of: () => where };
}

/** Parses JSON; returns any other text, a condition, unchanged. */
function parse(text: string, refuse: Refuse): unknown {
  const isJson = /^[[{]/.test(text);
  try {
    // A quoted name may begin a condition; on its own it is a JSON string.
    return isJson || text.startsWith('"') ? JSON.parse(text) : text;
  } catch (error) {
    if (!isJson) return text;
    refuse(PARAMETER, `is not valid JSON: ${(error as Error).message}`);
    return undefined;
  }
}

function readList(entries: readonly unknown[], layerIds: readonly number[], refuse: Refuse): SourceFilter {
  const conditions = new Map<number, string>();
  for (const [index, entry] of entries.entries()) {
    const at = `${PARAMETER}[${String(index)}]`;
    const where = readEntry(entry, at, ['id', 'where'], refuse);
    if (where === undefined) continue;
    const id = (entry as { readonly id?: unknown } | null)?.id;
    if (typeof id !== 'number' || !layerIds.includes(id)) {
      // Ignoring the entry would load rows that the caller meant to exclude.
      refuse(`${at}.id`, `must be the id of a layer of this append: ${layerIds.join(', ')}`);
    } else if (conditions.has(id)) {
      refuse(`${at}.id`, `layer ${String(id)} already has a condition`);
    } else {
      conditions.set(id, where);
    }
  }
  return { of: (layerId) => conditions.get(layerId) ?? null };
}

/** Returns the condition of an entry; `undefined` after a fault. */
function readEntry(
  value: unknown,
  at: string,
  members: readonly string[],
  refuse: Refuse,
): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return checkWords(value, at, refuse);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    refuse(at, 'must be a condition, or an object with where');
    return undefined;
  }
  const others = Object.keys(value).filter((name) => !members.includes(name));
  if (others.length > 0) refuse(at, `must have only ${members.join(' and ')}, not ${others.join(', ')}`);
  const { where } = value as { readonly where?: unknown };
  if (typeof where !== 'string' || where.trim() === '') {
    refuse(`${at}.where`, 'must be given: a condition as text', 'missing');
    return undefined;
  }
  return checkWords(where, `${at}.where`, refuse);
}

/** Checks the tokens of a condition, which needs no fields of the source. */
function checkWords(where: string, at: string, refuse: Refuse): string | undefined {
  try {
    new ExpressionParser(where, { fields: [], now: new Date(0) });
    return where;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    refuse(at, `must be a valid condition: ${error.message}`);
    return undefined;
  }
}
