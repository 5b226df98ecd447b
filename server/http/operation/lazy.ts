import type Joi from '@hapi/joi';

/** A schema that is made when it is first asked for, and then kept. */
export type LazySchema = () => Joi.Schema;

/**
 * Puts off making a schema: to make those of all operations takes a good part of the time in which a server starts, and
 * few of them are needed soon.
 */
export function lazy(make: () => Joi.Schema): LazySchema {
  let made: Joi.Schema | undefined;
  return () => (made ??= make());
}
