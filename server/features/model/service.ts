import type { ItemTexts } from './item.js';
import type { Extent, SpatialReference } from './layer.js';

/** Visibility of a service: for its owner and administrators, for all signed-in users, or for everyone. */
export type ServiceAccess = 'private' | 'org' | 'public';

/** Capabilities of a service, in the order in which they are shown. */
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

/** Members of a service that its creator decides. */
export interface ServiceDefinition {
  /** Capabilities as requested; clients see those of `offeredCapabilities`. */
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
  /** Present if the layers show those of other services. */
  readonly view?: ServiceView | undefined;
  /** Absent until the owner sets a text. */
  readonly item?: ServiceItem | undefined;
}

/** Item texts that the owner of a service has set; absent ones come from the service. */
export interface ServiceItem extends Partial<ItemTexts> {
  /** Epoch milliseconds; absent before the first change. */
  readonly modifiedAt?: number | undefined;
}

export interface ServiceView {
  /** True if fields that the view shows may be deleted from its sources. */
  readonly sourceSchemaChangesAllowed: boolean;
}

/** A feature service: a named set of layers and tables with one owner. */
export interface Service extends ServiceDefinition {
  readonly key: number;
  /** Name as shown; unique, ignoring case. */
  readonly name: string;
  /** Id of the service item in the portal, 32 hex digits. */
  readonly itemId: string;
  readonly ownerId: number;
  readonly access: ServiceAccess;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** True if a service tracks changes row by row, which is too slow for a very large upsert. */
export function tracksChanges({ capabilities }: Pick<Service, 'capabilities'>): boolean {
  return capabilities.includes('Sync') || capabilities.includes('ChangeTracking');
}

/** Returns the URL of the service without a trailing slash. */
export function serviceUrl(publicUrl: string, service: Pick<Service, 'name'>): string {
  return `${publicUrl}/rest/services/${encodeURIComponent(service.name)}/FeatureServer`;
}
