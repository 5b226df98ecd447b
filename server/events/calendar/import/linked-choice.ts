import type { Principal } from '../../../auth/principal.js';
import type { Transaction } from '../../../storage/database/database.js';
import type { LinkedContent } from '../../linked/linked-record.js';
import {
  findLinkedUids,
  type LinkedImport,
  type LinksOfRecord,
  saveLinkedImport,
} from '../../linked/linked-import-repository.js';
import type { LinkedRepository } from '../../linked/linked-record-repository.js';
import type { Stored } from '../../records/record.js';
import type { ChangeContext, RecordFields } from '../../records/record-changes.js';
import { canEdit } from '../../records/rights.js';
import type { LinkedWriter } from '../../linked/write-linked-record.js';
import type { IncomingContent } from '../read/incoming-record.js';
import type { Notice } from '../read/property.js';

/** Content of the records of a file, by UID. */
export type ContentByUid = ReadonlyMap<string, readonly IncomingContent[]>;

/** Caller, file and event for which a venue or organizer is chosen. */
export interface ChoiceContext {
  readonly caller: Principal;
  readonly contentByUid: ContentByUid;
  /** The event; `undefined` when it is new. */
  readonly eventId: number | undefined;
}

/** Venue or organizer that a record refers to. */
export type LinkedChoice<Fields, Said> =
  | { readonly kind: 'none'; readonly notices: readonly Notice[] }
  | {
      readonly kind: 'known';
      readonly id: number;
      /** Fields to add to a record that has not changed since its import. */
      readonly completes?: Fields;
      /** Details that the calendar gave, to be stored for later imports. */
      readonly learns?: Omit<LinkedImport<Said>, 'recordId'>;
      readonly notices: readonly Notice[];
    }
  | {
      readonly kind: 'new';
      readonly fields: Fields;
      readonly said: Said;
      readonly notices: readonly Notice[];
    };

/** Choice that has not been saved yet. */
export interface PendingLink {
  /** The field of the event as a client would send it, to be checked. */
  readonly preview: readonly (number | object)[];
  /** Creates or completes the record. Returns its id, if there is one, and notices of what was left out. */
  readonly save: () => Promise<{ readonly ids: readonly number[]; readonly notices: readonly Notice[] }>;
}

/** Repository and writer of one kind of record. */
export interface LinkedStore<Content extends LinkedContent, Fields extends RecordFields> {
  readonly repository: LinkedRepository<Content>;
  readonly writer: LinkedWriter<Content, Fields>;
}

/** Chooses a record. Before it writes, it takes a lock and chooses again. */
export async function prepareLink<Content extends LinkedContent, Fields extends RecordFields, Said>(
  trx: Transaction,
  { repository, writer }: LinkedStore<Content, Fields>,
  choose: () => Promise<LinkedChoice<Fields, Said>>,
  context: ChangeContext,
): Promise<PendingLink> {
  const first = await choose();

  async function chooseLocked(): Promise<LinkedChoice<Fields, Said>> {
    if (first.kind === 'new') await repository.holdCreation(trx);
    else if (first.kind === 'known' && first.completes !== undefined)
      await repository.findForChange(trx, first.id);
    else return first;
    return choose();
  }

  async function write(choice: LinkedChoice<Fields, Said>): Promise<number | undefined> {
    if (choice.kind === 'none') return undefined;
    if (choice.kind === 'new') {
      const { id, revision } = await writer.insertIn(trx, choice.fields, context);
      await saveLinkedImport(trx, { recordId: id, revision, said: choice.said });
      return id;
    }
    const { id, completes, learns } = choice;
    const changed = completes && (await writer.changeIn(trx, id, completes, context));
    if (learns !== undefined)
      await saveLinkedImport(trx, {
        ...learns,
        recordId: id,
        revision: changed?.revision ?? learns.revision,
      });
    return id;
  }

  return {
    preview: first.kind === 'none' ? [] : [first.kind === 'new' ? first.fields : first.id],
    async save() {
      const choice = await chooseLocked();
      const id = await write(choice);
      return { ids: id === undefined ? [] : [id], notices: choice.notices };
    },
  };
}

/** True if an import created the record and it has not changed since. */
export function isAsImported(
  { revision }: Pick<Stored, 'revision'>,
  known: LinkedImport<unknown> | undefined,
): boolean {
  return known?.revision === revision;
}

/**
 * True if an import may change the record: it has not changed since an import created it, the importer may edit it, and
 * all other events linked to it are in this file and none of them `contradicts`.
 */
export async function isChangeable(
  trx: Transaction,
  {
    record,
    known,
    links,
  }: {
    readonly record: LinkedContent & Stored;
    readonly known: LinkedImport<unknown> | undefined;
    readonly links: Omit<LinksOfRecord, 'recordId'>;
  },
  { caller, contentByUid, eventId }: ChoiceContext,
  contradicts: (content: IncomingContent) => boolean,
): Promise<boolean> {
  if (!isAsImported(record, known) || !canEdit(caller, record)) return false;
  // One more event than the file has proves that an event of another file is linked.
  const limit = contentByUid.size + 1;
  const uids = await findLinkedUids(trx, { ...links, recordId: record.id }, { exceptId: eventId, limit });
  return uids.every((uid) => contentByUid.get(uid)?.some(contradicts) === false);
}
