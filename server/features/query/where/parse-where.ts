import type { Field, Layer } from '../../layer.js';
import { readingParameter } from './expression-error.js';
import { ExpressionParser } from './expression-parser.js';
import type { Condition } from './tree.js';

/**
 * Reads a `where` clause, SQL-92 in small, into a tree that is checked against the layer's fields. Nothing of
 * the text reaches a database: SQL is made anew from the tree, with every constant bound (`emitCondition`).
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

/**
 * Reads a `having` clause in the same way: it may name the fields that groups are made by, and aggregates of all.
 *
 * @throws {AppError} `request.invalid` on `having`.
 */
export function parseHaving(
  text: string,
  layer: Pick<Layer, 'fields'>,
  groupBy: readonly Field[],
  now: Date = new Date(),
): Condition {
  const scope = { fields: groupBy, aggregated: layer.fields, now };
  return readingParameter('having', () => new ExpressionParser(text, scope).parseCondition());
}
