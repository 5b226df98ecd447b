import type { Schema } from '../schema.js';

/** Source that stands for a component's validator or coercion. */
export type Refer = (component: string) => string;

/** Where the emitters are, and how they come to what is around and inside. */
export interface Place {
  readonly pointer: string;
  readonly refer: Refer;
  readonly emit: (schema: Schema, place: Place) => string;
}
