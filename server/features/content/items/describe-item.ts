import type { Schemas } from '../../model/call.js';
import { type Service, serviceUrl } from '../../model/service.js';
import type { Item, ItemTexts } from '../../model/item.js';
import { SERVICE_TYPE } from './item-type.js';
import { foldWord, wordsOf } from '../search/item-words.js';
import type { Searchable } from '../search/match-query.js';

/** Describes an item, in the folder of this id, in the form of the portal. Views are not counted. */
export function describeItem(item: Item, folderId: string | null): Schemas['Item'] {
  return {
    id: item.id,
    owner: item.ownerName,
    created: item.createdAt,
    modified: item.modifiedAt,
    name: item.fileName,
    title: item.title,
    type: item.type,
    typeKeywords: [...item.typeKeywords],
    description: orNull(item.description),
    tags: [...item.tags],
    snippet: orNull(item.snippet),
    accessInformation: orNull(item.accessInformation),
    licenseInfo: orNull(item.licenseInfo),
    extent: item.extent.map((corner) => [...corner]),
    access: item.access,
    size: item.content?.bytes ?? 0,
    url: null,
    ownerFolder: folderId,
    numViews: 0,
  };
}

/** A feature service with the name of its owner. */
export interface OwnedService {
  readonly service: Service;
  readonly ownerName: string;
}

/** Describes the item of a feature service. */
export function describeServiceItem(
  { service, ownerName }: OwnedService,
  publicUrl: string,
  folderId: string | null,
): Schemas['Item'] {
  const texts = textsOfService(service);
  return {
    id: service.itemId,
    owner: ownerName,
    created: service.createdAt,
    modified: modifiedAt(service),
    name: service.name,
    title: texts.title,
    type: SERVICE_TYPE,
    typeKeywords: [...texts.typeKeywords],
    description: texts.description,
    tags: [...texts.tags],
    snippet: texts.snippet,
    accessInformation: texts.accessInformation,
    licenseInfo: texts.licenseInfo,
    extent: texts.extent.map((corner) => [...corner]),
    access: service.access,
    size: -1,
    url: serviceUrl(publicUrl, service),
    ownerFolder: folderId,
    numViews: 0,
  };
}

/** Returns the texts of a service's item: the owner's, or else the service's own. */
export function textsOfService(service: Service): ItemTexts {
  const { item = {} } = service;
  return {
    title: item.title ?? service.name,
    typeKeywords: [...new Set([...keywordsOf(service), ...(item.typeKeywords ?? [])])],
    tags: item.tags ?? [],
    description: orNull(item.description ?? service.description),
    snippet: orNull(item.snippet ?? service.serviceDescription),
    accessInformation: orNull(item.accessInformation),
    licenseInfo: orNull(item.licenseInfo),
    extent: item.extent ?? cornersOf(service),
  };
}

/** Time of the last change of a service's item, in epoch milliseconds. */
export function modifiedAt({ item, createdAt }: Service): number {
  return item?.modifiedAt ?? createdAt;
}

const SERVICE_KEYWORDS = ['Data', 'Service', 'Feature Service', 'Hosted Service'];

/** Keyword by which clients recognize items of views. */
export const VIEW_KEYWORD = 'View Service';

function keywordsOf({ view }: Service): string[] {
  return view === undefined ? SERVICE_KEYWORDS : [...SERVICE_KEYWORDS, VIEW_KEYWORD];
}

/** Returns the texts of a service for searches. */
export function searchableService({ service, ownerName }: OwnedService): Searchable {
  return {
    words: wordsOf({ ...textsOfService(service), type: SERVICE_TYPE, fileName: service.name }),
    wholes: { id: service.itemId, owner: foldWord(ownerName), access: service.access },
  };
}

const DEGREES = 4326;

/** Returns `null` for a text that was never set or has been cleared. */
function orNull(text: string | null | undefined): string | null {
  return text === '' || text === undefined ? null : text;
}

/** Item extents are in degrees, so an extent in another reference is omitted. */
function cornersOf({ initialExtent: extent, spatialReference }: Service): number[][] {
  if (extent === undefined || spatialReference.wkid !== DEGREES) return [];
  return [
    [extent.xmin, extent.ymin],
    [extent.xmax, extent.ymax],
  ];
}
