import { JsonText } from '../handlers.js';
import type { Call, CallContext, FeaturesDeps, LayerPath, Schemas } from './call.js';
import { getLayer } from './find.js';
import { queryLayer } from './query/query-layer.js';
import { assertMayQuery } from './rights.js';

interface QueryReply {
  readonly status: 200;
  readonly body: JsonText | Buffer;
  readonly mediaType: string;
}

/** Reading features. */
export function createQueryHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  async function query(
    call: Call<LayerPath, Schemas['QueryParameters']>,
    context: CallContext,
  ): Promise<QueryReply> {
    const { service, layer } = await getLayer(features, call.path, context.principal);
    assertMayQuery(context.principal, service);
    const { body, mediaType } = await queryLayer({
      database: features,
      layer,
      parameters: call.parameters,
      signal: context.signal,
      maxRecordCount: service.maxRecordCount,
      now: new Date(deps.clock()),
    });
    return {
      status: 200,
      body:
        typeof body === 'string'
          ? new JsonText(body)
          : Buffer.from(body.buffer, body.byteOffset, body.byteLength),
      mediaType,
    };
  }

  return { queryLayer: query, queryLayerPost: query };
}
