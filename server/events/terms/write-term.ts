import { AppError } from '../../lib/errors.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { createOnce, type Once } from '../records/create-once.js';
import { invalidField } from '../records/fault.js';
import { type Precondition, requireRevision } from '../records/precondition.js';
import { unknownRecord } from '../records/record-key.js';
import { isSameName, makeSlug } from '../text/slug.js';
import { revisionOfTerm, TAXONOMIES, type Taxonomy, type Term, type TermContent } from './term.js';
import { applyTermFields, type TermFields } from './term-changes.js';
import {
  deleteTerm,
  findTerm,
  findTermBySlug,
  findTermForChange,
  findTermsCalled,
  holdTermCreation,
  insertTerm,
  updateTerm,
} from './term-repository.js';
import { chooseTermSlug } from './term-slug.js';
import { findAncestors, lockTaxonomy } from './term-tree-repository.js';
import { writeRecord } from '../records/write-record.js';

/**
 * Creates a term from checked fields.
 *
 * @throws {AppError} `term.exists` if the parent has a child of this name, unless a different slug was
 * requested.
 */
export function createTerm(
  database: Database,
  taxonomy: Taxonomy,
  fields: TermFields,
  once?: Once,
): Promise<Term> {
  refuseParentOfTag(taxonomy, fields);
  return writeRecord(database, (trx) =>
    createOnce(
      trx,
      once,
      () => createTermIn(trx, taxonomy, fields),
      (id) => findTerm(trx, taxonomy, Number(id)),
    ),
  );
}

/** Creates a term within another change, such as the creation of an event. */
export async function createTermIn(trx: Transaction, taxonomy: Taxonomy, fields: TermFields): Promise<Term> {
  const wanted = applyTermFields(undefined, fields);
  // Lock first: two concurrent creations of one name must see each other, even if their slugs differ.
  await holdTermCreation(trx, taxonomy);
  const ancestors = await findParents(trx, taxonomy, wanted.parentId);
  const ownSlug = wanted.slug || makeSlug(wanted.name);
  const slug = ownSlug && (await chooseTermSlug(trx, taxonomy, ownSlug, ancestors));
  await refuseNamesake(trx, taxonomy, wanted);
  const term = await insertTerm(trx, { ...wanted, taxonomy, slug });
  if (slug !== '') return term;
  // A name without letters and digits yields no slug, so the id is used.
  const named = { ...term, slug: await chooseTermSlug(trx, taxonomy, String(term.id), ancestors) };
  await updateTerm(trx, named);
  return named;
}

/**
 * Changes a term by checked fields.
 *
 * @throws {AppError} if the term does not exist, another has the slug, or the term would become its own
 * descendant.
 */
export function changeTerm(
  database: Database,
  taxonomy: Taxonomy,
  id: number,
  fields: TermFields,
  expected?: Precondition,
): Promise<Term> {
  refuseParentOfTag(taxonomy, fields);
  return writeRecord(database, async (trx) => {
    // Two concurrent moves could place each term below the other.
    if (fields.parent !== undefined) await lockTaxonomy(trx, taxonomy);
    const current = await requireTerm(trx, taxonomy, id);
    requireRevision(expected, revisionOfTerm(current));
    const term = { ...current, ...applyTermFields(current, fields) };
    if (term.parentId !== current.parentId) await refuseCircle(trx, term);
    if (term.slug !== current.slug) await refuseTakenSlug(trx, term);
    await updateTerm(trx, term);
    return term;
  });
}

/** Deletes a term permanently, and returns it; its children move up to its parent. */
export function removeTerm(
  database: Database,
  taxonomy: Taxonomy,
  id: number,
  expected?: Precondition,
): Promise<Term> {
  return writeRecord(database, async (trx) => {
    // No child may be added meanwhile, and the parent may not be deleted.
    if (TAXONOMIES[taxonomy].isHierarchical) await lockTaxonomy(trx, taxonomy);
    const term = await requireTerm(trx, taxonomy, id);
    requireRevision(expected, revisionOfTerm(term));
    await deleteTerm(trx, term);
    return term;
  });
}

function refuseParentOfTag(taxonomy: Taxonomy, { parent }: TermFields): void {
  if (parent === undefined || TAXONOMIES[taxonomy].isHierarchical) return;
  throw new AppError('term.not_hierarchical', 'parent is not supported for tags.');
}

async function requireTerm(trx: Transaction, taxonomy: Taxonomy, id: number): Promise<Term> {
  const term = await findTermForChange(trx, taxonomy, id);
  if (term === undefined) throw unknownRecord('id');
  return term;
}

/** Finds the parent, which may have been deleted since the checks, and its ancestors. */
async function findParents(
  trx: Transaction,
  taxonomy: Taxonomy,
  parentId: number | undefined,
): Promise<readonly Term[]> {
  if (parentId === undefined) return [];
  const parent = await findTermForChange(trx, taxonomy, parentId);
  if (parent === undefined) throw refused('parent', 'must be the id of a category');
  return [parent, ...((await findAncestors(trx, [parent])).get(parent.id) ?? [])];
}

async function refuseNamesake(
  trx: Transaction,
  taxonomy: Taxonomy,
  { name, slug, parentId }: Omit<TermContent, 'taxonomy'>,
): Promise<void> {
  const slugs = [slug || makeSlug(name)];
  const similar = await findTermsCalled(trx, taxonomy, { ids: [], slugs, names: [name] });
  const namesake = similar.find((term) => term.parentId === parentId && isSameName(term.name, name));
  const hasOwnSlug = slug !== '' && !similar.some((term) => term.slug === slug);
  if (namesake === undefined || hasOwnSlug) return;
  throw new AppError('term.exists', 'A term with this name already exists.', {
    data: { term_id: namesake.id },
  });
}

async function refuseTakenSlug(trx: Transaction, { id, taxonomy, slug }: Term): Promise<void> {
  const other = await findTermBySlug(trx, taxonomy, slug);
  if (other === undefined || other.id === id) return;
  throw new AppError('term.duplicate_slug', 'Another term already has this slug.');
}

async function refuseCircle(trx: Transaction, term: Term): Promise<void> {
  const parents = await findParents(trx, term.taxonomy, term.parentId);
  if (parents.some(({ id }) => id === term.id)) {
    throw refused('parent', 'must not be the category itself or one below it');
  }
}

function refused(field: string, reason: string): AppError {
  return new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [invalidField(field, reason)],
  });
}
