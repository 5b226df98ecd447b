/* Reads and stores one feature of a layer in longitude and latitude, so that no change of others is overwritten. */
import { CallError, getJson, postForm, withParameters } from './feature-calls.js';

const CHANGED = 1020;
const NOT_FOUND = 1019;
const GONE = 'This feature was deleted meanwhile.';

/**
 * Returns a feature with all attributes and its whole geometry.
 *
 * @throws {CallError}
 */
export async function readFeature(layer, id) {
  const { features } = await getJson(
    withParameters(`${layer}/query`, {
      objectIds: String(id),
      outFields: '*',
      outSR: '4326',
      returnZ: 'true',
      returnM: 'true',
    }),
  );
  if (features.length === 0) throw new CallError({ code: NOT_FOUND, message: GONE });
  return features[0];
}

/** Adds a feature, and returns its id. */
export async function addFeature(layer, feature) {
  const { objectId } = await send(layer, 'adds', 'addResults', [feature]);
  return objectId;
}

/**
 * Stores changes of a feature.
 *
 * @param before - the feature as it was read
 * @param change.attributes - changed values
 * @param change.geometry - changed geometry, where there is one
 * @throws {CallError} with code 1020 if the feature was changed since it was read.
 */
export async function updateFeature(layer, { objectIdField, fields }, before, { attributes, geometry }) {
  const id = before.attributes[objectIdField];
  if (geometry) await assertSameGeometry(layer, id, before);
  const expected = fields.filter(
    ({ name, type }) => type !== 'esriFieldTypeGeometry' && name in before.attributes,
  );
  await send(layer, 'updates', 'updateResults', [
    {
      attributes: { [objectIdField]: id, ...attributes },
      ...(geometry && { geometry }),
      expectedAttributes: Object.fromEntries(expected.map(({ name }) => [name, before.attributes[name]])),
    },
  ]);
}

/** Deletes a feature. */
export async function deleteFeature(layer, id) {
  await send(layer, 'deletes', 'deleteResults', [id]);
}

/** Geometries have no expected value in the API: a change by others is seen here unless it comes at the same moment. */
async function assertSameGeometry(layer, id, before) {
  const now = await readFeature(layer, id);
  if (JSON.stringify(now.geometry) !== JSON.stringify(before.geometry))
    throw new CallError({ code: CHANGED, message: 'This feature was moved meanwhile.' });
}

async function send(layer, parameter, results, edits) {
  const body = new FormData();
  body.set(parameter, JSON.stringify(edits));
  const [result] = (await postForm(`${layer}/applyEdits`, body))[results];
  if (result.success) return result;
  const { code, description } = result.error;
  if (code === NOT_FOUND) throw new CallError({ code, message: GONE });
  if (code === CHANGED) throw new CallError({ code, message: description });
  throw new CallError({ code, message: 'Nothing was saved.', details: description.split('; ') });
}

/** True if the error says that others have changed or deleted the feature. */
export function isStale({ code }) {
  return code === CHANGED || code === NOT_FOUND;
}
