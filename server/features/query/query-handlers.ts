import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { AppError } from '../../lib/errors.js';
import { JsonText } from '../../api/handlers.js';
import {
  type Call,
  type CallContext,
  type FeaturePath,
  type FeaturesDeps,
  type LayerPath,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { describeMeasures } from '../model/describe-measures.js';
import { validateSql } from './plan/validate-sql.js';
import { queryLayer, type QueryRequest } from './query-layer.js';
import type { QueryResult } from './render/query-result.js';
import { createReadServices } from '../metadata/read-services.js';
import { assertMayQuery } from '../catalog/rights.js';
import { UNSUPPORTED_IN_FEATURE, unsupportedFaults } from '../model/unsupported-parameters.js';
import { rowsForCaller } from './rows-for-caller.js';

interface QueryReply {
  readonly status: 200;
  readonly body: JsonText | Buffer | Readable;
  readonly mediaType: string;
}

/** Creates the handlers that read features. */
export function createQueryHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const reading = createReadServices(deps.databases);

  async function query(
    call: Call<LayerPath, Schemas['QueryParameters']>,
    context: CallContext,
  ): Promise<QueryReply> {
    const found = await reading.layer(call.path, context.principal);
    const { service, layer, database } = found;
    assertMayQuery(context.principal, service);
    const result = await queryLayer({
      database,
      layer,
      parameters: call.parameters,
      signal: context.signal,
      maxRecordCount: service.maxRecordCount,
      geometryProperties: describeMeasures(layer),
      now: new Date(deps.clock()),
      only: await rowsForCaller(features, found, context.principal),
    });
    return {
      status: 200,
      body: await answer(result, call.parameters.f),
      mediaType: result.mediaType,
    };
  }

  async function feature(
    call: Call<FeaturePath, Schemas['FeatureParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['FeatureReply']>> {
    const found = await reading.layer(call.path, context.principal);
    const { service, layer, database } = found;
    assertMayQuery(context.principal, service);
    const faults = unsupportedFaults(call.parameters, UNSUPPORTED_IN_FEATURE);
    if (faults.length > 0) throw new AppError('request.invalid', 'Invalid parameters.', { faults });
    const { outSR, returnZ, returnM } = call.parameters;
    const request = {
      database,
      layer,
      parameters: { outSR, returnZ, returnM },
      signal: context.signal,
      only: await rowsForCaller(features, found, context.principal),
    };
    return okReply(await getFeature(request, call.path.objectId));
  }

  async function validate(
    call: Call<LayerPath, Schemas['ValidateSqlParameters']>,
    { principal }: CallContext,
  ): Promise<Reply<Schemas['SqlValidation']>> {
    const { layer } = await reading.layer(call.path, principal);
    const { sql, sqlType } = call.parameters;
    return okReply(validateSql(sql, sqlType, { layer, now: new Date(deps.clock()) }));
  }

  return {
    queryLayer: query,
    queryLayerPost: query,
    getFeature: feature,
    getFeaturePost: feature,
    validateSql: validate,
    validateSqlPost: validate,
  };
}

/** Only compact JSON is streamed; other formats are made from the whole reply. */
async function answer({ body, mediaType }: QueryResult, f: string | undefined): Promise<QueryReply['body']> {
  if (body instanceof Readable)
    return f === 'json' || f === 'geojson' ? body : new JsonText(await buffer(body));
  return Buffer.isBuffer(body) && mediaType === 'application/x-protobuf' ? body : new JsonText(body);
}

type FeatureReply = Schemas['FeatureReply'];

/**
 * One feature with all of its attributes.
 *
 * @throws {AppError} `feature.no_feature` when there is none with the object id, or none for the caller.
 */
async function getFeature(request: QueryRequest, objectId: number): Promise<FeatureReply> {
  const parameters = { ...request.parameters, f: 'json', objectIds: [objectId], outFields: ['*'] };
  const { body } = await queryLayer({ ...request, parameters });
  const whole = body instanceof Readable ? await text(body) : String(body);
  const { features } = JSON.parse(whole) as { readonly features: readonly FeatureReply['feature'][] };
  const [feature] = features;
  if (feature === undefined)
    throw new AppError('feature.no_feature', `There is no feature ${String(objectId)}.`);
  return { feature };
}
