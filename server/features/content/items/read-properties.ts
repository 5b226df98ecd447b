import { AppError } from '../../../lib/errors.js';
import type { Schemas } from '../../model/call.js';
import { createFaultList, type FaultList } from '../../model/faults.js';
import { cleanFileName } from '../files/file-name.js';
import type { Item, ItemExtent, ItemProperties, ItemTexts } from '../../model/item.js';
import { SERVICE_TYPE, spellType, typeOfFile } from './item-type.js';

type Sent = Schemas['ItemProperties'];
type Update = Schemas['UpdateItemParameters'];

/** Texts of an item in a request. */
export type SentTexts = Partial<
  Pick<
    Sent,
    | 'title'
    | 'typeKeywords'
    | 'tags'
    | 'description'
    | 'snippet'
    | 'accessInformation'
    | 'licenseInfo'
    | 'extent'
  >
>;

/** Properties of an item in a request; absent members were not sent. */
export type SentProperties = Partial<ItemProperties> & { readonly fileName?: string };

/** Removes the empty members of an update, which count as not sent, except those that it clears. */
export function withoutEmpty(sent: Update): Update {
  const { clearEmptyFields, ...rest } = sent;
  if (clearEmptyFields) return sent;
  const told = Object.entries(rest).filter(([, value]) => !isEmpty(value));
  return { ...(Object.fromEntries(told) as Omit<Update, 'clearEmptyFields'>), clearEmptyFields };
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/**
 * Reads the properties in a request.
 *
 * @param partName - file name of the file part, which overrides `filename`.
 * @throws {AppError} `request.invalid` with all faults.
 */
export function readProperties(sent: Sent, partName: string | undefined): SentProperties {
  const faults = createFaultList();
  const named = partName === undefined ? '' : cleanFileName(partName);
  const fileName = named === '' ? cleanFileName(sent.filename ?? '') : named;
  const texts = readTexts(sent, faults);
  if (sent.type !== undefined && isServiceType(sent.type)) {
    faults.add('type', `${SERVICE_TYPE} is not supported for stored content; use createService or publish`);
  }
  faults.throwIfAny('request.invalid', 'Unable to store the item.');
  return {
    ...(fileName !== '' && { fileName }),
    ...(sent.type !== undefined && { type: clean(spellType(sent.type)) }),
    ...texts,
  };
}

/** Reads the texts that items of every kind have, including services; faults go to `faults`. */
export function readTexts(sent: SentTexts, faults: FaultList): Partial<ItemTexts> {
  const extent = sent.extent === undefined ? undefined : readExtent(sent.extent, faults);
  return {
    ...(sent.title !== undefined && { title: clean(sent.title) }),
    ...(sent.typeKeywords !== undefined && { typeKeywords: sent.typeKeywords.map(clean) }),
    ...(sent.tags !== undefined && { tags: sent.tags.map(clean) }),
    ...(sent.description !== undefined && { description: clean(sent.description) }),
    ...(sent.snippet !== undefined && { snippet: clean(sent.snippet) }),
    ...(sent.accessInformation !== undefined && { accessInformation: clean(sent.accessInformation) }),
    ...(sent.licenseInfo !== undefined && { licenseInfo: clean(sent.licenseInfo) }),
    ...(extent !== undefined && { extent }),
  };
}

export function isServiceType(type: string): boolean {
  return spellType(type).trim().toLowerCase() === SERVICE_TYPE.toLowerCase();
}

/**
 * Completes the properties of a new item.
 *
 * @throws {AppError} `request.missing` if neither the request nor the file name gives a type or title.
 */
export function completeProperties(sent: SentProperties): ItemProperties & Pick<Item, 'fileName'> {
  const { fileName = null } = sent;
  const type = sent.type ?? (fileName === null ? undefined : typeOfFile(fileName));
  const title = sent.title ?? (fileName === null ? undefined : titleOf(fileName));
  const faults = createFaultList();
  if (type === undefined)
    faults.add('type', 'must be given, because the file name does not determine it', 'missing');
  if (title === undefined) faults.add('title', 'must be given, because there is no file name', 'missing');
  faults.throwIfAny('request.missing', 'Unable to store the item.');
  if (type === undefined || title === undefined)
    throw new AppError('request.missing', 'Unable to store the item.');
  return {
    typeKeywords: [],
    tags: [],
    description: null,
    snippet: null,
    accessInformation: null,
    licenseInfo: null,
    extent: [],
    ...sent,
    title,
    type,
    fileName,
  };
}

/** Returns the file name without its extension. */
function titleOf(fileName: string): string {
  return fileName.replace(/(?<=.)(\.gdb)?\.[^.]+$/i, '');
}

/** PostgreSQL cannot store NUL. */
function clean(text: string): string {
  return text.replaceAll('\0', '\ufffd');
}

/** Reads `xmin,ymin,xmax,ymax`, or the corners as JSON in the form of replies; empty for none. */
function readExtent(text: string, faults: FaultList): ItemExtent | undefined {
  if (text === '') return [];
  const numbers = text.replace(/[[\]\s]/g, '').split(',');
  const [xmin, ymin, xmax, ymax] = numbers.map((number) => (number === '' ? Number.NaN : Number(number)));
  const isBox =
    numbers.length === 4 &&
    [xmin, ymin, xmax, ymax].every((number) => number !== undefined && Number.isFinite(number));
  if (!isBox) {
    faults.add('extent', 'must be xmin,ymin,xmax,ymax in degrees');
    return undefined;
  }
  return [
    [Number(xmin), Number(ymin)],
    [Number(xmax), Number(ymax)],
  ];
}
