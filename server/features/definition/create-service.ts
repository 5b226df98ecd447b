import { randomBytes } from 'node:crypto';
import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { refuseUnkept, SERVICE_MEMBERS } from '../model/definition-members.js';
import type { DefinitionContext } from './definition-context.js';
import { DEFAULT_CAPABILITIES, parseCapabilities } from '../model/capabilities.js';
import { isEventsName } from '../events-service/events-service.js';
import { createFaultList, type FaultList } from '../model/faults.js';
import type { ItemTexts } from '../model/item.js';
import type { SpatialReference } from '../model/layer.js';
import { DEFAULT_EDITOR_TRACKING, type EditorTrackingInfo, type Service } from '../model/service.js';
import { findService, insertService } from '../catalog/service-repository.js';
import { readRowRules } from '../model/row-rules.js';
import { areaOfUse } from '../references/area-of-use.js';
import { findLayerReference } from '../references/layer-reference.js';
import { projectExtent } from '../references/project-extents.js';
import {
  normalizeSpatialReference,
  sridOf,
  type SpatialReferenceInput,
  WEB_MERCATOR,
} from '../model/spatial-reference.js';

export type ServiceInput = components['schemas']['ServiceDefinition'];

/** Default maximum number of records in one reply. */
const DEFAULT_MAX_RECORD_COUNT = 2000;

const EDITOR_TRACKING_MEMBERS = Object.keys(DEFAULT_EDITOR_TRACKING) as (keyof EditorTrackingInfo)[];

/** Characters of a service name: those that clients put into a URL without faulty escaping. */
const SERVICE_NAME = /^\p{L}[\p{L}\p{N}_]*$/u;

/** Returns a new item id for a service to create. */
export function makeItemId(): string {
  return randomBytes(16).toString('hex');
}

/** Options of a new service. */
export interface NewServiceOptions {
  /** Id of its item; a new id when absent. */
  readonly itemId?: string;
  /** True if the layers of the service show those of other services. */
  readonly isView?: boolean;
  /** Texts of the service item. */
  readonly texts?: Partial<ItemTexts>;
  /** Stores more data in the same transaction. */
  readonly alongside?: (trx: Transaction, serviceKey: number) => Promise<void>;
}

/**
 * Creates an empty service for `owner`.
 *
 * @throws {AppError} `feature.bad_definition` with all faults, or `feature.name_taken`.
 */
export async function createService(
  { features, clock, signal }: DefinitionContext,
  input: ServiceInput,
  owner: Pick<Principal, 'userId'>,
  { itemId = makeItemId(), isView = false, texts = {}, alongside }: NewServiceOptions = {},
): Promise<Service> {
  const definition = await defineService(features, input, isView || input.isView === true, signal);
  const { name, spatialReference } = definition;
  if (isEventsName(name) || (await findService(features, name)) !== undefined) throw nameTaken(name);
  const service = {
    ...definition,
    // Projected last, because it may start a child process.
    initialExtent:
      (await projectExtent(input.initialExtent, spatialReference, signal)) ??
      (await areaOfUse(spatialReference, signal)),
    itemId,
    ownerId: owner.userId,
    createdAt: clock(),
    item: Object.keys(texts).length === 0 ? undefined : texts,
  };
  try {
    const key = await features.write(async (trx) => {
      const inserted = await insertService(trx, service);
      await alongside?.(trx, inserted);
      return inserted;
    });
    return { ...service, key };
  } catch (error) {
    // The unique index decides between concurrent creators.
    if (features.dialect.isUniqueViolation(error)) throw nameTaken(service.name);
    throw error;
  }
}

/** True when a service may be given this name. */
export async function isServiceNameAvailable(features: Database, name: string): Promise<boolean> {
  if (!SERVICE_NAME.test(name) || isEventsName(name)) return false;
  return (await findService(features, name)) === undefined;
}

async function defineService(
  features: Database,
  input: ServiceInput,
  isView: boolean,
  signal: AbortSignal,
): Promise<Omit<Service, 'key' | 'itemId' | 'ownerId' | 'createdAt' | 'initialExtent'>> {
  const faults = createFaultList();
  refuseUnkept(SERVICE_MEMBERS, input, { path: 'createParameters', faults });
  const name = input.name.normalize('NFC');
  if (!SERVICE_NAME.test(name)) {
    faults.add('createParameters.name', 'must be letters, digits and underscores, starting with a letter');
  }
  const spatialReference = await readSpatialReference(features, input.spatialReference, faults, signal);
  const capabilities = readCapabilities(input.capabilities, faults);
  if (isView && input.isUpdatableView === false) {
    const reason = 'must be true; to forbid an operation, remove it from capabilities';
    faults.add('createParameters.isUpdatableView', reason);
  }
  const editorTrackingInfo = readEditorTracking(input.editorTrackingInfo, faults);
  faults.throwIfAny('feature.bad_definition', 'The service cannot be created.');
  return {
    name,
    access: input.access ?? 'private',
    capabilities,
    serviceDescription: input.serviceDescription ?? '',
    description: input.description ?? '',
    copyrightText: input.copyrightText ?? '',
    maxRecordCount: input.maxRecordCount ?? DEFAULT_MAX_RECORD_COUNT,
    spatialReference,
    allowGeometryUpdates: input.allowGeometryUpdates ?? true,
    hasStaticData: input.hasStaticData ?? false,
    units: input.units ?? (sridOf(spatialReference) === 4326 ? 'esriDecimalDegrees' : 'esriMeters'),
    editorTrackingInfo,
    view: isView ? { sourceSchemaChangesAllowed: input.sourceSchemaChangesAllowed ?? true } : undefined,
  };
}

async function readSpatialReference(
  features: Database,
  input: SpatialReferenceInput | null | undefined,
  faults: FaultList,
  signal: AbortSignal,
): Promise<SpatialReference> {
  const reference = normalizeSpatialReference(input ?? WEB_MERCATOR);
  const found = reference && (await findLayerReference(features, reference, signal));
  if (reference !== undefined && found !== undefined) return reference;
  faults.add('createParameters.spatialReference', 'must have a wkid that this server knows, or a wkt');
  return WEB_MERCATOR;
}

function readCapabilities(text: string | null | undefined, faults: FaultList): Service['capabilities'] {
  const { capabilities, unknown } = parseCapabilities(text ?? '');
  for (const word of unknown) faults.add('createParameters.capabilities', `${word} is not a capability`);
  return capabilities.length > 0 ? capabilities : DEFAULT_CAPABILITIES;
}

function readEditorTracking(
  input: ServiceInput['editorTrackingInfo'],
  faults: FaultList,
): EditorTrackingInfo {
  const given = readRowRules(input ?? {}, 'createParameters.editorTrackingInfo', faults);
  const info = { ...DEFAULT_EDITOR_TRACKING };
  for (const name of EDITOR_TRACKING_MEMBERS) info[name] = given[name] ?? info[name];
  return info;
}

function nameTaken(name: string): AppError {
  return new AppError('feature.name_taken', `A service named "${name}" already exists.`, {
    faults: [{ field: 'createParameters.name', reason: 'must be unique; case is ignored', kind: 'invalid' }],
  });
}
