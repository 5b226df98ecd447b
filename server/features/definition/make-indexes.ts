import { AppError, type Fault } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import type { Dialect } from '../../storage/sql/dialect.js';
import { createFaultList } from '../model/faults.js';
import { beyondIndex, maxIndexedBytes } from '../model/indexed-text.js';
import type { Layer, LayerIndex } from '../model/layer.js';
import { hasLongerText } from '../catalog/layer-repository.js';
import { toIndex } from '../model/layer-table.js';

/**
 * Creates indexes of a layer, which may have rows.
 *
 * @param path - of the list in the request
 * @throws {AppError} `feature.bad_definition` when values that are to be unique are not, or texts are too long.
 */
export async function makeIndexes(
  trx: Transaction,
  dialect: Dialect,
  layer: Pick<Layer, 'table' | 'fields'>,
  indexes: readonly LayerIndex[],
  path: string,
): Promise<void> {
  await refuseLongTexts(trx, layer, indexes, path);
  for (const index of indexes) {
    await dialect.createIndex(trx, layer.table, toIndex(index)).catch((error: unknown) => {
      throw dialect.isUniqueViolation(error) ? notUnique(index, path, error) : error;
    });
  }
}

/** Refuses indexes on fields that already hold longer texts than an index can. */
async function refuseLongTexts(
  trx: Transaction,
  layer: Pick<Layer, 'table' | 'fields'>,
  indexes: readonly LayerIndex[],
  path: string,
): Promise<void> {
  const faults = createFaultList();
  for (const field of layer.fields) {
    const maxBytes = maxIndexedBytes({ fields: layer.fields, indexes }, field);
    if (maxBytes === undefined || !(await hasLongerText(trx, layer.table, field.column, maxBytes))) continue;
    faults.add(path, `some values of ${field.name} are ${beyondIndex(maxBytes)}`);
  }
  faults.throwIfAny('feature.bad_definition', 'The index cannot be created.');
}

function notUnique(index: LayerIndex, path: string, cause: unknown): AppError {
  const fault: Fault = {
    field: path,
    reason: `${index.fields.join(', ')} cannot be unique: some values occur more than once`,
    kind: 'invalid',
  };
  return new AppError('feature.bad_definition', 'The index cannot be made unique.', {
    faults: [fault],
    cause,
  });
}
