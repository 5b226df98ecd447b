import type { JsonObject } from '../../../scripts/generate/document.js';
import { type OperationPlan, readOperations } from '../../../scripts/generate/operations.js';
import type { Schema } from '../../../scripts/generate/schema.js';
import { document as events } from '../../../server/generated/events/document.js';
import { document as features } from '../../../server/generated/features/document.js';
import { type Contract, CONTRACTS } from '../contract-client.js';
import { resolve } from './wire-readings.js';

/** An operation with what the document says of its input. */
export interface FuzzedOperation {
  readonly contract: Contract;
  readonly path: Schema | undefined;
  readonly headers: Schema | undefined;
  /** Parameters of query and body as one; empty where it takes none. */
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
  readonly file: OperationPlan['file'];
}

export type DocumentName = 'events' | 'features';

const DOCUMENTS = { events, features } as const;

export function documentOf(name: DocumentName): Readonly<Record<string, unknown>> {
  return DOCUMENTS[name];
}

export function componentsOf(name: DocumentName): Readonly<Record<string, Schema>> {
  return (DOCUMENTS[name]['components'] as { schemas: Record<string, Schema> }).schemas;
}

/** All operations of a document, in the order of their ids. */
export function fuzzedOperations(name: DocumentName): FuzzedOperation[] {
  const components = componentsOf(name);
  const content = DOCUMENTS[name] as unknown as JsonObject;
  return readOperations({ name, content, digest: '' }).map((plan) => {
    const contract = CONTRACTS.get(plan.operationId);
    if (contract === undefined) throw new Error(`there is no contract for ${plan.operationId}`);
    const input = plan.parameters === undefined ? {} : resolve(plan.parameters.schema, components);
    return {
      contract,
      path: plan.pathParameters && resolve(plan.pathParameters.schema, components),
      headers: plan.headers && resolve(plan.headers.schema, components),
      properties: input.properties ?? {},
      required: input.required ?? [],
      file: plan.file,
    };
  });
}
