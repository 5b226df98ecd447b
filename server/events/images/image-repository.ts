import type { Knex } from 'knex';
import { batchLookup } from '../../storage/sql/batch-lookup.js';
import type { Image, ImageContent, ImageFile, ImageSizeName } from './image.js';
import { MAX_ID } from '../records/record.js';
import { insertRecord } from '../records/record-repository.js';

interface ImageRow {
  readonly id: number;
  readonly author_id: number;
  readonly title: string;
  readonly extension: string;
  readonly media_type: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly file_name: string;
  readonly blob_key: string;
  readonly sha256: string;
  /** `ImageContent['sizes']` as JSON. */
  readonly sizes: string;
  readonly source_url: string | null;
  // SQLite has no booleans: 0 and 1.
  readonly is_wanted: boolean | number;
  readonly created_at: number;
}

/** Tables whose rows show an image. */
const SHOWING_TABLES = ['events', 'venues', 'organizers'] as const;

type ImageQuery = Knex.QueryBuilder<ImageRow, ImageRow[]>;

export async function findImage(knex: Knex, id: number): Promise<Image | undefined> {
  return id > MAX_ID ? undefined : findGathered(knex, id);
}

const findGathered = batchLookup(findImages);

/** Finds those of `ids` that are images, by id. One query, and none where there is no id. */
export async function findImages(
  knex: Knex,
  ids: readonly (number | undefined)[],
): Promise<Map<number, Image>> {
  const wanted = [...new Set(ids)].filter((id) => id !== undefined);
  if (wanted.length === 0) return new Map();
  const rows = await images(knex).whereIn('id', wanted);
  return new Map(rows.map((row) => [row.id, toImage(row)]));
}

/** Finds the image that was fetched from this URL, and if another request has asked for it since. */
export async function findImageBySource(
  knex: Knex,
  sourceUrl: string,
): Promise<{ readonly image: Image; readonly isWanted: boolean } | undefined> {
  const row = await images(knex).where('source_url', sourceUrl).first();
  return row && { image: toImage(row), isWanted: Boolean(row.is_wanted) };
}

/**
 * Finds an image by source for a caller who requests it, and marks it so that the request that fetched it does not
 * remove it.
 */
export async function wantImageBySource(
  trx: Knex.Transaction,
  sourceUrl: string,
): Promise<Image | undefined> {
  const wanted = images(trx).where('source_url', sourceUrl).update({ is_wanted: true });
  const [row] = await wanted.returning('*');
  return row && toImage(row);
}

/** Reads one page of the images, newest first, and their total. */
export async function listImages(
  knex: Knex,
  { authorId }: { readonly authorId: number | undefined },
  page: { readonly offset: number; readonly limit: number },
): Promise<{ images: Image[]; total: number }> {
  const filtered = (): ImageQuery =>
    authorId === undefined ? images(knex) : images(knex).where('author_id', authorId);
  const [count] = await filtered().count<{ total: number }[]>({ total: '*' });
  const total = count?.total ?? 0;
  if (page.offset >= total) return { images: [], total };
  const rows = await filtered().orderBy('id', 'desc').offset(page.offset).limit(page.limit);
  return { images: rows.map(toImage), total };
}

export async function insertImage(trx: Knex.Transaction, content: ImageContent): Promise<Image> {
  const id = await insertRecord(trx, 'image');
  await images(trx).insert({ id, ...toColumns(content) });
  return { ...content, id };
}

/** True if only the request that fetched the image has requested it. The lock holds until the transaction ends. */
export async function isUnwanted(trx: Knex.Transaction, id: number): Promise<boolean> {
  return (await images(trx).where({ id, is_wanted: false }).forUpdate().first('id')) !== undefined;
}

/** True if a record shows the image. */
export async function isShown(knex: Knex, id: number): Promise<boolean> {
  for (const table of SHOWING_TABLES) {
    if ((await knex(table).where('image_id', id).first('id')) !== undefined) return true;
  }
  return false;
}

/** Deletes an image, also from the records that show it; each gets a new revision. */
export async function deleteImageRow(trx: Knex.Transaction, id: number): Promise<void> {
  for (const table of SHOWING_TABLES) {
    await trx(table).where('image_id', id).increment('revision', 1).update({ image_id: null });
  }
  await images(trx).where({ id }).delete();
  await trx('records').where({ id }).delete();
}

function images(knex: Knex): ImageQuery {
  return knex<ImageRow>('images');
}

function toColumns(image: ImageContent): Omit<ImageRow, 'id' | 'is_wanted'> {
  const { original } = image;
  return {
    author_id: image.authorId,
    title: image.title,
    extension: image.extension,
    media_type: image.mediaType,
    width: original.width,
    height: original.height,
    bytes: original.bytes,
    file_name: original.name,
    blob_key: original.blobKey,
    sha256: original.sha256,
    sizes: JSON.stringify(image.sizes),
    source_url: image.sourceUrl ?? null,
    created_at: image.createdAt,
  };
}

function toImage(row: ImageRow): Image {
  const { width, height, bytes, sha256 } = row;
  return {
    id: row.id,
    authorId: row.author_id,
    title: row.title,
    extension: row.extension,
    mediaType: row.media_type,
    original: { name: row.file_name, width, height, bytes, sha256, blobKey: row.blob_key },
    sizes: JSON.parse(row.sizes) as Partial<Record<ImageSizeName, ImageFile>>,
    sourceUrl: row.source_url ?? undefined,
    createdAt: row.created_at,
  };
}
