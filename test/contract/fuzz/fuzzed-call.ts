import type { Json } from '../../../scripts/generate/document.js';
import type { ContractCall } from '../contract-client.js';
import type { FuzzedOperation } from './fuzzed-operations.js';
import { asText } from './wire-readings.js';

/** In what a request carries its parameters. */
export type Carrier = 'query' | 'json' | 'form' | 'multipart';

const CARRIERS: Readonly<Record<string, Carrier>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'multipart',
};

/** The ways in which an operation reads its parameters. */
export function carriersOf({ contract }: FuzzedOperation): Carrier[] {
  const carriers = contract.bodyTypes.flatMap((mediaType) => CARRIERS[mediaType] ?? []);
  return carriers.length === 0 ? ['query'] : carriers;
}

/** A file part; none where absent. */
export interface FuzzedFile {
  readonly field: string;
  readonly fileName: string;
  readonly content: string;
}

/** Parameters as a call sends them. */
export function carry(
  carrier: Carrier,
  parameters: Readonly<Record<string, Json>>,
  file?: FuzzedFile,
): ContractCall {
  if (carrier === 'json') return { json: parameters };
  const texts = Object.entries(parameters).flatMap(([name, value]): (readonly [string, string])[] => {
    const text = asText(value);
    return text === undefined ? [] : [[name, text]];
  });
  if (carrier !== 'multipart') {
    const fields = Object.fromEntries(texts);
    return carrier === 'query' ? { query: fields } : { form: fields };
  }
  const multipart = new FormData();
  for (const [name, text] of texts) multipart.append(name, text);
  if (file !== undefined) multipart.append(file.field, new Blob([file.content]), file.fileName);
  return { multipart };
}
