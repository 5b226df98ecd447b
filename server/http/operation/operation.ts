import type { Role } from '../../auth/principal.js';
import type { Coercion } from '../request/parameters/coercion.js';
import type { LazySchema } from './lazy.js';

/** Rules for reading and checking one group of parameters. */
export interface Input {
  readonly coercion: Coercion;
  readonly schema: LazySchema;
}

/** One operation of a document, as the generator wrote it into the operations table. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for each path parameter. */
  readonly path: string;
  /** `none`: credentials play no part; `optional`: who has them may see more; `required`: nobody without. */
  readonly security: 'none' | 'optional' | 'required';
  /** The least role that may do it; absent where any will do. */
  readonly role?: Role;
  readonly pathParameters?: Input;
  readonly headers?: Input;
  /** Query and body as one. */
  readonly parameters?: Input;
  /** Media types of the body that the document lists; none for an operation without a body. */
  readonly bodyTypes: readonly string[];
  /** The file part, where the body has one. */
  readonly file?: { readonly field: string; readonly isRequired: boolean };
  /** By status and media type; `undefined` for what is not JSON. */
  readonly replies: Readonly<Record<number, Readonly<Record<string, LazySchema | undefined>>>>;
}

/** All operations of a document by their ids. */
export type OperationTable = Readonly<Record<string, Operation>>;
