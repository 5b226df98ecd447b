import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import { type Call, type CallContext, type FeaturesDeps, ok, type Reply, type Schemas } from './call.js';
import { createService, isServiceNameAvailable } from './create-service.js';
import { dropService } from './drop-service.js';
import { generateToken } from './generate-token.js';
import { describePortal, describePortalInfo, describeUser } from './portal.js';
import { assertMayPublish, mayAdminister, signedIn } from './rights.js';
import { serviceUrl } from './service.js';
import { findServiceByItem } from './service-repository.js';

/** Signing in, who is signed in, and the content that users own. */
export function createPortalHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  function portalInfo(_: Call, context: CallContext): Promise<Reply<Schemas['PortalInfo']>> {
    return Promise.resolve(ok(describePortalInfo(context.publicUrl)));
  }

  function portalSelf(_: Call, context: CallContext): Promise<Reply<Schemas['PortalSelf']>> {
    return Promise.resolve(ok(describePortal(context.publicUrl, context.principal)));
  }

  async function communitySelf(_: Call, context: CallContext): Promise<Reply<Schemas['PortalUser']>> {
    const caller = await Promise.resolve(signedIn(context.principal));
    return ok(describeUser(caller));
  }

  async function nameAvailable(
    call: Call<unknown, Schemas['ServiceNameQueryParameters']>,
  ): Promise<Reply<Schemas['ServiceNameAvailability']>> {
    return ok({ available: await isServiceNameAvailable(features, call.parameters.name) });
  }

  /** Whose content it is: the caller's own, or for administrators any user's. */
  async function contentOwner(username: string, caller: Principal): Promise<Pick<Principal, 'userId'>> {
    if (username.toLowerCase() === caller.name.toLowerCase()) return caller;
    const user = caller.role === 'administrator' ? await deps.access.users.find(username) : undefined;
    if (user !== undefined) return { userId: user.id };
    throw new AppError('access.forbidden', `You cannot act for ${username}.`);
  }

  return {
    async generateToken(
      call: Call<unknown, Schemas['GenerateTokenParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['TokenReply']>> {
      return ok(await generateToken(deps.access, call.parameters, context));
    },
    getPortalInfo: portalInfo,
    getPortalInfoPost: portalInfo,
    getPortalSelf: portalSelf,
    getPortalSelfPost: portalSelf,
    isServiceNameAvailable: nameAvailable,
    isServiceNameAvailablePost: nameAvailable,
    getCommunitySelf: communitySelf,
    getCommunitySelfPost: communitySelf,

    async createService(
      call: Call<{ username: string }, Schemas['CreateServiceParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['CreateServiceReply']>> {
      const { createParameters, outputType, targetType } = call.parameters;
      assertMayPublish(context.principal);
      assertFeatureService(targetType ?? outputType);
      const owner = await contentOwner(call.path.username, context.principal);
      const service = await createService({ features, clock: deps.clock }, createParameters, owner);
      const url = serviceUrl(context.publicUrl, service);
      return ok({
        encodedServiceURL: url,
        itemId: service.itemId,
        name: service.name,
        serviceItemId: service.itemId,
        serviceurl: url,
        size: -1,
        success: true,
        type: 'Feature Service',
        typeKeywords: [],
        isView: false,
      });
    },

    async deleteItem(
      call: Call<{ username: string; itemId: string }>,
      context: CallContext,
    ): Promise<Reply<Schemas['DeleteItemReply']>> {
      const { itemId } = call.path;
      const service = await findServiceByItem(features, itemId);
      // What the caller may not delete is answered like what is not there, so that ids cannot be tried out.
      if (service === undefined || !mayAdminister(signedIn(context.principal), service)) {
        throw new AppError('feature.no_item', 'Item does not exist or is inaccessible.', {
          data: { messageCode: 'CONT_0001' },
        });
      }
      await dropService(features, service);
      return ok({ success: true, itemId });
    },
  };
}

function assertFeatureService(outputType: string): void {
  if (outputType.toLowerCase() === 'featureservice') return;
  throw new AppError('feature.not_supported', 'Only feature services can be created.', {
    faults: [{ field: 'outputType', reason: 'must be featureService', kind: 'invalid' }],
  });
}
