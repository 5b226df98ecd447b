import type Joi from '@hapi/joi';

/** Schema that is built on first use and then kept. */
export type LazySchema = () => Joi.Schema;

/**
 * Defers building a schema. Building those of all operations would slow the start of a server, and few are needed
 * soon.
 */
export function lazy(make: () => Joi.Schema): LazySchema {
  let made: Joi.Schema | undefined;
  return () => (made ??= make());
}
