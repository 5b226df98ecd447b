import type { Role } from '../../auth/principal.js';
import type { Coercion } from '../request/parameters/coercion.js';
import type { LazySchema } from './lazy.js';

/** Rules for reading and checking one group of parameters. */
export interface Input {
  readonly coercion: Coercion;
  readonly schema: LazySchema;
}

/** Operation of a document, as the generator wrote it into the operations table. */
export interface Operation {
  readonly operationId: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with `{name}` for each path parameter. */
  readonly path: string;
  /**
   * `none`: credentials are ignored; `optional`: callers with credentials may see more; `required`: credentials are
   * needed.
   */
  readonly security: 'none' | 'optional' | 'required';
  /** Lowest role that may call the operation; absent if any role may. */
  readonly role?: Role;
  readonly pathParameters?: Input;
  readonly headers?: Input;
  /** Parameters of query and body together. */
  readonly parameters?: Input;
  /** Media types of the body that the document lists; none for an operation without a body. */
  readonly bodyTypes: readonly string[];
  /** The file part, where the body has one. */
  readonly file?: { readonly field: string; readonly isRequired: boolean };
  /** Schemas by status and media type; `undefined` for replies that are not JSON. */
  readonly replies: Readonly<Record<number, Readonly<Record<string, LazySchema | undefined>>>>;
}

/** Operations of a document by their ids. */
export type OperationTable = Readonly<Record<string, Operation>>;
