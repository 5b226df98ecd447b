import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../../auth/principal.js';
import type { Transaction } from '../../storage/database/database.js';
import {
  changeRecordIn,
  type RecordStore,
  requireOwnAuthor,
  restoreRecordIn,
  trashRecordIn,
} from '../records/change-record.js';
import { chooseSlug } from '../records/choose-slug.js';
import { createOnce, type Once } from '../records/create-once.js';
import type { WriteDeps } from '../records/deps.js';
import type { LinkedContent, LinkedKind } from './linked-record.js';
import type { LinkedRepository } from './linked-record-repository.js';
import type { Stored } from '../records/record.js';
import type { Precondition } from '../records/precondition.js';
import type { ChangeContext, RecordFields } from '../records/record-changes.js';
import { derivePasswordKeys } from '../records/record-password.js';
import { unknownRecord } from '../records/record-key.js';
import { canEdit, isKnownTo } from '../records/rights.js';
import { makeSlug } from '../text/slug.js';
import { writeRecord } from '../records/write-record.js';

/** Rules in which the writing of venues and of organizers differs. */
export interface LinkedRules<Content extends LinkedContent, Fields extends RecordFields> {
  readonly repository: LinkedRepository<Content>;
  /** Applies `fields` to `current`, or to a new record. */
  readonly apply: (
    current: Content | undefined,
    fields: Fields,
    context: ChangeContext,
  ) => Omit<Content, 'slug'>;
  /**
   * True if an existing record of the same name is the one that `fields` describe; `made` is the record that they
   * would create.
   */
  readonly isSame: (record: Content, fields: Fields, made: Content) => boolean;
  /** Merges the contact fields and place of an existing record with the sent ones. */
  readonly complete: (record: Content, fields: Fields) => Partial<Content>;
}

/** Changes of venues and organizers. The fields passed in were checked. */
export interface LinkedWriter<Content extends LinkedContent, Fields extends RecordFields> {
  readonly kind: LinkedKind;
  /** Creates a record, or reuses the existing duplicate. */
  readonly create: (
    deps: WriteDeps,
    fields: Fields,
    caller: Principal,
    once?: Once,
  ) => Promise<Content & Stored>;
  /** Creates or reuses a record within another change, such as the creation of an event. */
  readonly createIn: (trx: Transaction, fields: Fields, context: ChangeContext) => Promise<Content & Stored>;
  /** Creates a record within another change, even if others have its name. */
  readonly insertIn: (trx: Transaction, fields: Fields, context: ChangeContext) => Promise<Content & Stored>;
  /** Changes a record within another change. */
  readonly changeIn: (
    trx: Transaction,
    id: number,
    fields: Fields,
    context: ChangeContext,
  ) => Promise<Content & Stored>;
  /** Changes a record; a status restores it from the trash. */
  readonly change: (
    deps: WriteDeps,
    id: number,
    fields: Fields,
    caller: Principal,
    expected?: Precondition,
  ) => Promise<Content & Stored>;
  /** Moves a record to the trash and unlinks it from all events. */
  readonly trash: (
    deps: WriteDeps,
    id: number,
    caller: Principal,
    expected?: Precondition,
  ) => Promise<Content & Stored>;
  /** Restores a record from the trash; its events stay unlinked. */
  readonly restore: (
    deps: WriteDeps,
    id: number,
    caller: Principal,
    expected?: Precondition,
  ) => Promise<Content & Stored>;
}

export function createLinkedWriter<Content extends LinkedContent, Fields extends RecordFields>(
  rules: LinkedRules<Content, Fields>,
): LinkedWriter<Content, Fields> {
  const { repository } = rules;
  const store: RecordStore<Content> = {
    ...repository,
    release: (trx, id) => repository.unlink(trx, id),
    unknown: () => unknownRecord('id'),
  };

  function apply(current: Content | undefined, fields: Fields, context: ChangeContext): Content {
    // TypeScript cannot see that a content is its slug and the rest.
    return { ...rules.apply(current, fields, context), slug: current?.slug ?? '' } as Content;
  }

  async function createIn(
    trx: Transaction,
    fields: Fields,
    context: ChangeContext,
  ): Promise<Content & Stored> {
    requireOwnAuthor(fields.author, context.caller);
    const content = apply(undefined, fields, context);
    const findSame = async (): Promise<(Content & Stored) | undefined> => {
      const namesakes = await repository.findByName(trx, content.title);
      return namesakes.find(
        (record) => isKnownTo(context.caller, record) && rules.isSame(record, fields, content),
      );
    };
    let same = await findSame();
    if (same === undefined) {
      // Another request may be creating it right now.
      await repository.holdCreation(trx);
      same = await findSame();
    }
    if (same !== undefined) return complete(trx, same, fields, context);
    return insertContent(trx, content);
  }

  function insertIn(trx: Transaction, fields: Fields, context: ChangeContext): Promise<Content & Stored> {
    requireOwnAuthor(fields.author, context.caller);
    return insertContent(trx, apply(undefined, fields, context));
  }

  function insertContent(trx: Transaction, content: Content): Promise<Content & Stored> {
    return repository.insert(trx, async (id) => {
      // A record gets its slug from its name at once, even as a draft; only pending ones have none.
      const wanted = content.status === 'pending' ? '' : makeSlug(content.title) || String(id);
      return { ...content, slug: await chooseSlug(trx, repository.table, { ...content, id }, wanted) };
    });
  }

  function changeIn(
    trx: Transaction,
    id: number,
    fields: Fields,
    context: ChangeContext,
  ): Promise<Content & Stored> {
    const change = { author: fields.author, apply: (current: Content) => apply(current, fields, context) };
    return changeRecordIn(trx, store, id, change, context);
  }

  async function complete(
    trx: Transaction,
    record: Content & Stored,
    fields: Fields,
    { caller, nowMs }: ChangeContext,
  ): Promise<Content & Stored> {
    const changed = { ...record, ...rules.complete(record, fields) };
    // Finding another user's record gives no right to change it.
    return !isDeepStrictEqual(changed, record) && canEdit(caller, record)
      ? repository.update(trx, { ...changed, modifiedAt: nowMs })
      : record;
  }

  return {
    kind: repository.kind,
    createIn,
    insertIn,
    changeIn,
    async create(deps, fields, caller, once) {
      const passwordKeys = await derivePasswordKeys(fields);
      const context = { ...contextOf(deps, caller), passwordKeys };
      return writeRecord(deps.database, (trx) =>
        createOnce(
          trx,
          once,
          () => createIn(trx, fields, context),
          (id) => repository.find(trx, Number(id)),
        ),
      );
    },
    async change(deps, id, fields, caller, expected) {
      const passwordKeys = await derivePasswordKeys(fields);
      const context = { ...contextOf(deps, caller), expected, passwordKeys };
      return writeRecord(deps.database, (trx) => changeIn(trx, id, fields, context));
    },
    trash(deps, id, caller, expected) {
      const context = { ...contextOf(deps, caller), expected };
      return writeRecord(deps.database, (trx) => trashRecordIn(trx, store, id, context));
    },
    restore(deps, id, caller, expected) {
      const context = { ...contextOf(deps, caller), expected };
      return writeRecord(deps.database, (trx) => restoreRecordIn(trx, store, id, context));
    },
  };
}

function contextOf({ clock, siteZone, siteCurrency }: WriteDeps, caller: Principal): ChangeContext {
  return { caller, nowMs: clock(), siteZone, siteCurrency };
}
