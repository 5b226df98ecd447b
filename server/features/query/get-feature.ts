import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import { queryLayer, type QueryRequest } from './query-layer.js';

type FeatureReply = components['schemas']['FeatureReply'];

/**
 * Returns one feature with all of its attributes.
 *
 * @throws {AppError} `feature.no_feature` when there is none with the object id, or none for the caller.
 */
export async function getFeature(request: QueryRequest, objectId: number): Promise<FeatureReply> {
  const parameters = { ...request.parameters, f: 'json', objectIds: [objectId], outFields: ['*'] };
  const { body } = await queryLayer({ ...request, parameters });
  const whole = body instanceof Readable ? await text(body) : String(body);
  const { features } = JSON.parse(whole) as { readonly features: readonly FeatureReply['feature'][] };
  const [feature] = features;
  if (feature === undefined)
    throw new AppError('feature.no_feature', `There is no feature ${String(objectId)}.`);
  return { feature };
}
