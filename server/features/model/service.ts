import type { ItemTexts } from './item.js';
import type { Extent, SpatialReference } from './layer.js';

/** Who may see a service: its owner and administrators, all who are signed in, or everybody. */
export type ServiceAccess = 'private' | 'org' | 'public';

/** What a service may offer, in the order in which it is shown. */
export const CAPABILITIES = [
  'Query',
  'Editing',
  'Create',
  'Update',
  'Delete',
  'Sync',
  'ChangeTracking',
  'Uploads',
  'Extract',
  'Append',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** Editor tracking and ownership, as GeoServices writes them. */
export interface EditorTrackingInfo {
  readonly enableEditorTracking: boolean;
  readonly enableOwnershipAccessControl: boolean;
  readonly allowOthersToQuery: boolean;
  readonly allowOthersToUpdate: boolean;
  readonly allowOthersToDelete: boolean;
  readonly allowAnonymousToQuery: boolean;
  readonly allowAnonymousToUpdate: boolean;
  readonly allowAnonymousToDelete: boolean;
}

export const DEFAULT_EDITOR_TRACKING: EditorTrackingInfo = {
  enableEditorTracking: false,
  enableOwnershipAccessControl: false,
  allowOthersToQuery: true,
  allowOthersToUpdate: true,
  allowOthersToDelete: false,
  allowAnonymousToQuery: true,
  allowAnonymousToUpdate: true,
  allowAnonymousToDelete: true,
};

/** What the creator of a service decides about it. */
export interface ServiceDefinition {
  /** As asked for; what is shown to clients is in `offeredCapabilities`. */
  readonly capabilities: readonly Capability[];
  readonly serviceDescription: string;
  readonly description: string;
  readonly copyrightText: string;
  readonly maxRecordCount: number;
  readonly spatialReference: SpatialReference;
  /** In the service's spatial reference. */
  readonly initialExtent: Extent | undefined;
  readonly allowGeometryUpdates: boolean;
  readonly hasStaticData: boolean;
  readonly units: string;
  readonly editorTrackingInfo: EditorTrackingInfo;
  /** For a service whose layers show those of others. */
  readonly view?: ServiceView | undefined;
  /** Absent as long as nobody said anything. */
  readonly item?: ServiceItem | undefined;
}

/** What the owner says of a service's item; what is absent is as the service says it. */
export interface ServiceItem extends Partial<ItemTexts> {
  /** Epoch milliseconds; absent before the first change. */
  readonly modifiedAt?: number | undefined;
}

export interface ServiceView {
  /** Whether fields that it shows may be deleted of its sources. */
  readonly sourceSchemaChangesAllowed: boolean;
}

/** A feature service: a named set of layers and tables with one owner. */
export interface Service extends ServiceDefinition {
  readonly key: number;
  /** As shown; unique in any case of its letters. */
  readonly name: string;
  /** Its item in the portal, 32 hex digits. */
  readonly itemId: string;
  readonly ownerId: number;
  readonly access: ServiceAccess;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Whether a service's changes are followed row by row, which an upsert of very many would not be. */
export function tracksChanges({ capabilities }: Pick<Service, 'capabilities'>): boolean {
  return capabilities.includes('Sync') || capabilities.includes('ChangeTracking');
}

/** The service's address, without a slash at its end. */
export function serviceUrl(publicUrl: string, service: Pick<Service, 'name'>): string {
  return `${publicUrl}/rest/services/${encodeURIComponent(service.name)}/FeatureServer`;
}
