import { isDeepStrictEqual } from 'node:util';
import type { FaultList } from './faults.js';
import type { Service } from './service.js';

type Members = Readonly<Record<string, unknown>>;

/**
 * Treatment of a member of a definition:
 *
 * - `kept`: read and stored
 * - `derived`: set by the server. A new definition may copy another server's; a change must repeat the value shown
 * - `shown`: of no effect on requests, such as on how clients draw; ignored
 * - `refused`: would change what is stored or answered and is not supported, so that any value but none is an error
 */
export type Treatment =
  | 'kept'
  | 'derived'
  | 'shown'
  | { readonly refused: string; readonly allows?: (value: unknown, definition: Members) => boolean };

/** Path of a definition in the request, and the current members if it is a change. */
export interface DefinitionPlace {
  readonly path: string;
  readonly faults: FaultList;
  readonly shown?: object;
}

const NOT_SUPPORTED = { refused: 'is not supported' };
const TIME_ZONE: Treatment = { refused: 'must be UTC: no other time zone is supported', allows: isUtc };
const OF_TRACKING = { refused: 'must be a member of editorTrackingInfo' };

/** Members that services and layers share. */
const COMMON: Readonly<Record<string, Treatment>> = {
  ...{ capabilities: 'kept', description: 'kept', copyrightText: 'kept', supportsAppend: 'kept' },
  ...{ spatialReference: 'kept', allowGeometryUpdates: 'kept' },
  ...{ supportedQueryFormats: 'derived', serviceItemId: 'derived' },
  ...{ currentVersion: 'shown', preferredTimeReference: 'shown', heightModelInfo: 'shown' },
  ...{ timeInfo: NOT_SUPPORTED, relationships: NOT_SUPPORTED, historicMoment: NOT_SUPPORTED },
  ...{ datesInUnknownTimezone: NOT_SUPPORTED, dateFieldsTimeReference: TIME_ZONE },
  // The value of zDefault counts only together with it.
  ...{ enableZDefaults: NOT_SUPPORTED, zDefault: 'shown' },
  onlyAllowTrueCurveUpdatesByTrueCurveClients: NOT_SUPPORTED,
};

/** Members of layers and tables in `addToDefinition`, `updateDefinition` and `publishParameters.layerInfo`. */
export const LAYER_MEMBERS: Readonly<Record<string, Treatment>> = {
  ...COMMON,
  ...{ name: 'kept', type: 'kept', geometryType: 'kept', hasZ: 'kept', hasM: 'kept', extent: 'kept' },
  ...{ fields: 'kept', indexes: 'kept', editFieldsInfo: 'kept', displayField: 'kept', drawingInfo: 'kept' },
  ...{ defaultVisibility: 'kept', minScale: 'kept', maxScale: 'kept' },
  ...{ typeIdField: 'kept', types: 'kept', templates: 'kept', hasAttachments: 'kept' },
  ...{ adminLayerInfo: 'kept', viewDefinitionQuery: 'kept', definitionQuery: 'kept' },
  ...{ id: 'derived', objectIdField: 'derived', globalIdField: 'derived', uniqueIdField: 'derived' },
  ...{
    maxRecordCount: 'derived',
    hasStaticData: 'derived',
    isView: 'derived',
    geometryProperties: 'derived',
  },
  ...{ popupInfo: 'shown', htmlPopupType: 'shown', editingInfo: 'shown', multiScaleGeometryInfo: 'shown' },
  ...{ effectiveMinScale: 'shown', effectiveMaxScale: 'shown', allowTrueCurvesUpdates: 'shown' },
  ...{ subtypeField: NOT_SUPPORTED, subtypes: NOT_SUPPORTED, defaultSubtypeCode: NOT_SUPPORTED },
  ...{ fieldGroups: NOT_SUPPORTED, contingentValues: NOT_SUPPORTED, attributeRules: NOT_SUPPORTED },
  ...{ contingentValuesDefinition: NOT_SUPPORTED, hasContingentValuesDefinition: NOT_SUPPORTED },
  ...{ isDataVersioned: NOT_SUPPORTED, isDataBranchVersioned: NOT_SUPPORTED, isDataArchived: NOT_SUPPORTED },
  ...{ isDataReplicaTracked: NOT_SUPPORTED, changeTrackingInfo: NOT_SUPPORTED },
  definitionExpression: NOT_SUPPORTED,
  ownershipBasedAccessControlForFeatures: {
    refused: 'must be set for the whole service, by its editorTrackingInfo',
    allows: permitsAll,
  },
};

const OF_VIEWS = { refused: 'is supported for layers of views only' };

/** Members of layers that are not views. Ignoring a condition on their rows would show rows that it hides. */
export const STORED_LAYER_MEMBERS: Readonly<Record<string, Treatment>> = {
  ...{ viewDefinitionQuery: OF_VIEWS, definitionQuery: OF_VIEWS },
};

/** Members of services in `createParameters` and `updateDefinition`. */
export const SERVICE_MEMBERS: Readonly<Record<string, Treatment>> = {
  ...COMMON,
  ...{ name: 'kept', serviceDescription: 'kept', access: 'kept', maxRecordCount: 'kept', units: 'kept' },
  ...{ initialExtent: 'kept', hasStaticData: 'kept', editorTrackingInfo: 'kept' },
  ...{ isView: 'kept', isUpdatableView: 'kept', sourceSchemaChangesAllowed: 'kept' },
  ...{ fullExtent: 'shown', size: 'shown', cacheMaxAge: 'shown' },
  syncEnabled: {
    refused: 'must be set by the capability Sync',
    allows: (_, { capabilities }) => typeof capabilities === 'string' && /\bsync\b/i.test(capabilities),
  },
  layers: { refused: 'must be added by addToDefinition' },
  tables: { refused: 'must be added by addToDefinition' },
  ...{ hasVersionedData: NOT_SUPPORTED, isLocationTrackingService: NOT_SUPPORTED },
  ...{ isLocationTrackingView: NOT_SUPPORTED, isMultiServicesView: NOT_SUPPORTED },
  xssPreventionInfo: {
    refused: 'cannot be changed: it is the same for all services',
    allows: isUsualPrevention,
  },
  ...{ enableEditorTracking: OF_TRACKING, enableOwnershipAccessControl: OF_TRACKING },
  ...{ allowOthersToQuery: OF_TRACKING, allowOthersToUpdate: OF_TRACKING, allowsUpdateToOthers: OF_TRACKING },
  ...{ allowOthersToDelete: OF_TRACKING, allowAnonymousToQuery: OF_TRACKING },
  ...{ allowAnonymousToUpdate: OF_TRACKING, allowAnonymousToDelete: OF_TRACKING },
  ownershipBasedAccessControlForFeatures: {
    refused: 'must be set by editorTrackingInfo',
    allows: permitsAll,
  },
};

/** Members of `publishParameters` besides those that tell how to read the source. */
export const PUBLISH_MEMBERS: Readonly<Record<string, Treatment>> = {
  ...COMMON,
  // Time zone of the source's dates.
  dateFieldsTimeReference: 'kept',
};

/** Refuses members that would have an effect here and have none; members that the table lacks are ignored. */
export function refuseUnkept(
  members: Readonly<Record<string, Treatment>>,
  definition: object,
  { path, faults, shown }: DefinitionPlace,
): void {
  const given = definition as Members;
  for (const [name, value] of Object.entries(given)) {
    const treatment = Object.hasOwn(members, name) ? members[name] : undefined;
    if (treatment === undefined || isNone(value)) continue;
    if (shown !== undefined && isDeepStrictEqual((shown as Members)[name], value)) continue;
    if (treatment === 'derived') {
      if (shown !== undefined) faults.add(`${path}.${name}`, 'cannot be changed: the server sets it');
    } else if (typeof treatment === 'object' && treatment.allows?.(value, given) !== true) {
      faults.add(`${path}.${name}`, treatment.refused);
    }
  }
}

/**
 * Returns the treatment of a new layer's members in a service. A copy of a layer may repeat the service's rules on
 * rows of other users.
 */
export function layerMembersIn(
  { editorTrackingInfo }: Pick<Service, 'editorTrackingInfo'>,
  definition: object,
): Readonly<Record<string, Treatment>> {
  const rules = (definition as Members)['ownershipBasedAccessControlForFeatures'];
  if (typeof rules !== 'object' || rules === null || !editorTrackingInfo.enableOwnershipAccessControl)
    return LAYER_MEMBERS;
  const own: Members = {
    ...editorTrackingInfo,
    allowsUpdateToOthers: editorTrackingInfo.allowOthersToUpdate,
  };
  const isAsThere = Object.entries(rules).every(([name, rule]) => own[name] === rule);
  return isAsThere ? { ...LAYER_MEMBERS, ownershipBasedAccessControlForFeatures: 'kept' } : LAYER_MEMBERS;
}

/** Members that `addToDefinition` accepts, and others that clients may expect it to accept. */
export interface Additions {
  readonly taken: readonly string[];
  readonly members: Readonly<Record<string, Treatment>>;
}

export const SERVICE_ADDITIONS: Additions = { taken: ['layers', 'tables'], members: SERVICE_MEMBERS };
export const LAYER_ADDITIONS: Additions = { taken: ['fields', 'indexes'], members: LAYER_MEMBERS };

/** Refuses members of a definition that `addToDefinition` does not accept. */
export function refuseOthers(
  { taken, members }: Additions,
  definition: object,
  place: DefinitionPlace,
): void {
  const others = Object.entries(definition).filter(([name]) => !taken.includes(name));
  for (const [name, value] of others) {
    if (isNone(value) || !Object.hasOwn(members, name) || members[name] !== 'kept') continue;
    place.faults.add(`${place.path}.${name}`, 'must be changed by updateDefinition');
  }
  refuseUnkept(members, Object.fromEntries(others), place);
}

/** Refuses fields that would be hidden, outside of views. */
export function refuseHiddenFields(
  fields: readonly { readonly visible?: unknown }[],
  path: string,
  faults: FaultList,
): void {
  for (const [index, { visible }] of fields.entries())
    if (visible === false)
      faults.add(`${path}[${String(index)}].visible`, 'must be true: only views hide fields');
}

/** Values by which clients say that there is nothing of the kind. */
function isNone(value: unknown): boolean {
  if (value === undefined || value === null || value === false || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isUtc(reference: unknown): boolean {
  const { timeZone, timeZoneIANA } = reference as Members;
  const zones = [timeZone, timeZoneIANA].filter((zone) => !isNone(zone));
  return zones.every((zone) => typeof zone === 'string' && /^(Etc\/)?UTC$/i.test(zone));
}

/** True if ownership rules allow everyone everything, as in copies of unrestricted layers. */
function permitsAll(rules: unknown): boolean {
  return typeof rules === 'object' && Object.values(rules as Members).every((rule) => rule === true);
}

/** Protection against scripts in input, as every service reports it. */
export const XSS_PREVENTION = {
  xssPreventionEnabled: true,
  xssPreventionRule: 'InputOnly',
  xssInputRule: 'rejectInvalid',
} as const;

function isUsualPrevention(info: unknown): boolean {
  const usual: Members = XSS_PREVENTION;
  return Object.entries(info as Members).every(([name, value]) =>
    isNone(value) && value !== false ? true : !(name in usual) || usual[name] === value,
  );
}
