import type { Field, Layer } from '../model/layer.js';
import { readingParameter } from './expression-error.js';
import { ExpressionParser } from './expression-parser.js';
import type { AggregateValue, Condition } from './tree.js';

/**
 * Parses a `where` clause, a subset of SQL-92, into a tree checked against the layer's fields. No text of the clause
 * reaches a database: `emitCondition` writes new SQL from the tree, with every constant bound.
 *
 * `now` is the moment of CURRENT_TIMESTAMP and CURRENT_DATE (UTC).
 *
 * @throws {AppError} `request.invalid` on `where`, with the word that is wrong and its place.
 */
export function parseWhere(text: string, layer: Pick<Layer, 'fields'>, now: Date = new Date()): Condition {
  return readingParameter('where', () =>
    new ExpressionParser(text, { fields: layer.fields, now }).parseCondition(),
  );
}

/** Names that a `having` clause may use. */
export interface Groups {
  /** Fields whose values form a group. */
  readonly by: readonly Field[];
  /** Statistics by their names in the reply, in lower case. */
  readonly reckoned: ReadonlyMap<string, AggregateValue>;
}

/**
 * Parses a `having` clause likewise. It may name the fields of the groups, named statistics, and aggregates of all
 * fields.
 *
 * @throws {AppError} `request.invalid` on `having`.
 */
export function parseHaving(
  text: string,
  layer: Pick<Layer, 'fields'>,
  { by, reckoned }: Groups,
  now: Date = new Date(),
): Condition {
  const scope = { fields: by, reckoned, aggregated: layer.fields, now };
  return readingParameter('having', () => new ExpressionParser(text, scope).parseCondition());
}
