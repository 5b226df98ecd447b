import { AppError } from '../../lib/errors.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { getAppToken } from './app-token.js';
import { contentOwner } from '../content/items/content-owner.js';
import { createService, isServiceNameAvailable, makeItemId } from '../definition/create-service.js';
import { createDefinitionContext } from '../definition/definition-context.js';
import { createFaultList } from '../model/faults.js';
import { createInFolder } from '../content/items/move-items.js';
import { generateToken } from './generate-token.js';
import { describeMember, describePortal, describePortalInfo, describeUser } from '../metadata/portal.js';
import { VIEW_KEYWORD } from '../content/items/describe-item.js';
import type { ItemTexts } from '../model/item.js';
import { readTexts, type SentTexts } from '../content/items/read-properties.js';
import { assertMayPublish, signedIn } from '../catalog/rights.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import { type Service, serviceUrl } from '../model/service.js';
import { replaceNul } from '../model/replace-nul.js';

/** Creates the handlers for sign-in, the signed-in user, and services that users create. */
export function createPortalHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  function portalInfo(_: Call, context: CallContext): Promise<Reply<Schemas['PortalInfo']>> {
    return Promise.resolve(okReply(describePortalInfo(context.publicUrl)));
  }

  function portalSelf(_: Call, context: CallContext): Promise<Reply<Schemas['PortalSelf']>> {
    return Promise.resolve(okReply(describePortal(context.publicUrl, context.principal)));
  }

  async function communitySelf(_: Call, context: CallContext): Promise<Reply<Schemas['PortalUser']>> {
    const caller = await Promise.resolve(signedIn(context.principal));
    return okReply(describeUser(caller));
  }

  async function nameAvailable(
    call: Call<unknown, Schemas['ServiceNameQueryParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['ServiceNameAvailability']>> {
    // Only users who may create a service learn which names are taken by private ones.
    assertMayPublish(context.principal);
    return okReply({ available: await isServiceNameAvailable(features, call.parameters.name) });
  }

  async function token(
    call: Call<unknown, Schemas['GenerateTokenParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['TokenReply']>> {
    return okReply(await generateToken(deps.access, call.parameters, context));
  }

  async function user(
    call: Call<{ username: string }>,
    context: CallContext,
  ): Promise<Reply<Schemas['User']>> {
    signedIn(context.principal);
    const found = await deps.access.users.find(call.path.username);
    if (found !== undefined && !found.isDisabled) return okReply(describeMember(found));
    throw new AppError('feature.no_item', 'User does not exist or is inaccessible.');
  }

  function portalRoot(): Promise<Reply<Schemas['PortalRoot']>> {
    return Promise.resolve(okReply({ currentVersion: CURRENT_VERSION }));
  }

  async function makeService(
    call: Call<{ username: string; folderId?: string }, Schemas['CreateServiceParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['CreateServiceReply']>> {
    const { createParameters, outputType, targetType, isView, ...sent } = call.parameters;
    const { username, folderId } = call.path;
    assertMayPublish(context.principal);
    assertFeatureService(targetType ?? outputType);
    const owner = await contentOwner(deps.access, username, context.principal);
    const item = { id: makeItemId(), ownerId: owner.userId };
    const options = { itemId: item.id, isView, texts: readNewTexts(sent) };
    const make = (): Promise<Service> =>
      createService(createDefinitionContext(deps, context), replaceNul(createParameters), owner, options);
    const service = await (folderId === undefined ? make() : createInFolder(deps, item, folderId, make));
    const url = serviceUrl(context.publicUrl, service);
    return okReply({
      encodedServiceURL: url,
      itemId: service.itemId,
      name: service.name,
      serviceItemId: service.itemId,
      serviceurl: url,
      size: -1,
      success: true,
      type: 'Feature Service',
      typeKeywords: service.view === undefined ? [] : [VIEW_KEYWORD],
      isView: service.view !== undefined,
    });
  }

  return {
    getPortalRoot: portalRoot,
    getPortalRootPost: portalRoot,
    getUser: user,
    getUserPost: user,
    generateToken: token,
    generateServerToken: token,

    async getAppToken(
      call: Call<unknown, Schemas['AppTokenParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['AppTokenReply']>> {
      return okReply(await getAppToken(deps, call.parameters, context));
    },

    async revokeToken(
      call: Call<unknown, Schemas['RevokeTokenParameters']>,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      await deps.access.revokeToken(call.parameters.auth_token);
      return okReply({ success: true });
    },
    getPortalInfo: portalInfo,
    getPortalInfoPost: portalInfo,
    getPortalSelf: portalSelf,
    getPortalSelfPost: portalSelf,
    isServiceNameAvailable: nameAvailable,
    isServiceNameAvailablePost: nameAvailable,
    getCommunitySelf: communitySelf,
    getCommunitySelfPost: communitySelf,

    createService: makeService,
    createServiceInFolder: (
      call: Call<{ username: string; folderId: string }, Schemas['CreateServiceParameters']>,
      context: CallContext,
    ) => makeService(call, context),
  };
}

/** Reads the texts for the item of a new service. */
function readNewTexts(sent: SentTexts): Partial<ItemTexts> {
  const faults = createFaultList();
  const texts = readTexts(sent, faults);
  faults.throwIfAny('request.invalid', 'The service cannot be created.');
  return texts;
}

function assertFeatureService(outputType: string): void {
  if (outputType.toLowerCase() === 'featureservice') return;
  throw new AppError('feature.not_supported', 'Only feature services can be created.', {
    faults: [{ field: 'outputType', reason: 'must be featureService', kind: 'invalid' }],
  });
}
