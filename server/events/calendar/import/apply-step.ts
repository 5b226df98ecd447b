import type { Principal } from '../../../auth/principal.js';
import { AppError, type Fault } from '../../../lib/errors.js';
import type { Transaction } from '../../../storage/database/database.js';
import { createEventIn } from '../../event/create-event.js';
import type { CalendarOrigin, CatalogueEvent } from '../../event/event.js';
import type { EventFields } from '../../event/event-changes.js';
import { type EventCheckContext, findEventFaults } from '../../event/event-field-checks.js';
import { canRead, requireEditor } from '../../records/rights.js';
import { changeEventIn, trashEventIn } from '../../event/write-event.js';
import { findNewerIds, saveEventImport } from '../event-import-repository.js';
import type { Notice } from '../read/property.js';
import { chooseLinks } from './choose-links.js';
import { compareCancellation, compareVersions, stripEchoedFields } from './compare-versions.js';
import { findId, findIds, findTarget, type Target } from './find-target.js';
import type { ImportRequest } from './import-request.js';
import type { CancelStep, ImportOutcome, ImportStep, PruneStep, PutStep } from './import-step.js';
import { toFields } from './to-fields.js';
import type { Version } from './version.js';

/** Caller, request and checks that every step of an import shares. */
export interface StepContext extends Omit<EventCheckContext, 'isCreate' | 'caller'> {
  readonly caller: Principal;
  readonly request: ImportRequest;
}

const IN_TRASH: Notice = {
  field: 'UID',
  reason: 'must not be the UID of an event in the trash: the event is not restored',
};

/** iCalendar property that each field of a request comes from, for error messages. */
const PROPERTIES: Readonly<Record<string, string>> = {
  title: 'SUMMARY',
  description: 'DESCRIPTION',
  website: 'URL',
  start_date: 'DTSTART',
  end_date: 'DTEND',
  timezone: 'DTSTART',
  venue: 'LOCATION',
  organizer: 'ORGANIZER',
  categories: 'CATEGORIES',
};

/**
 * Applies one step in a transaction. A fault in the record is thrown, so that the transaction rolls back.
 *
 * @throws {AppError}
 */
export function applyStep(
  trx: Transaction,
  step: ImportStep,
  context: StepContext,
): Promise<ImportOutcome[]> {
  switch (step.kind) {
    case 'put':
      return applyPut(trx, step, context);
    case 'cancel':
      return applyCancel(trx, step, context);
    case 'prune':
      return applyPrune(trx, step, context);
    case 'refuse':
      return Promise.resolve([describe(step, 'failed')]);
  }
}

/** Returns the outcome of a step that was refused. */
export function describeRefusal(step: ImportStep, error: AppError): ImportOutcome {
  const faults = error.faults.map(toNotice);
  const reason =
    error.code === 'access.forbidden' ? 'must be the UID of an event that you may edit' : error.message;
  const [all, action] = [faults.length > 0 ? faults : [{ field: 'UID', reason }], 'failed' as const];
  return { ...describe(step, action), faults: all };
}

async function applyPut(trx: Transaction, sent: PutStep, context: StepContext): Promise<ImportOutcome[]> {
  const id = await findId(trx, sent.uid, sent.recurrenceId, context.publicUrl);
  const target = id === undefined ? undefined : await findTarget(trx, id, context);
  if (target === undefined)
    return [(await isOutOfDate(trx, sent)) ? describe(sent, 'outdated') : await create(trx, sent, context)];
  const { event, known } = target;
  requireReader(context.caller, event);
  const version = stripEchoedFields(sent.version, target, context.publicUrl);
  const step = { ...sent, version };
  const isRevived = event.status === 'trash' && known?.isCancelled === true;
  const order =
    isRevived && !isSameStamp(target, step)
      ? compareCancellation(target, step)
      : compareVersions(target, step, version);
  if (order === 'older') return [describe(step, 'outdated', event.id)];
  if (order === 'same') return [describe(step, 'unchanged', event.id)];
  if (event.status === 'trash' && !isRevived) return [describe(step, 'unchanged', event.id, [IN_TRASH])];
  return [await update(trx, step, target, context)];
}

/** True if a newer file listed all occurrences of this UID, and this one was not among them. */
async function isOutOfDate(trx: Transaction, { uid, seriesVersion }: PutStep): Promise<boolean> {
  if (seriesVersion === undefined) return false;
  // Occurrences that this file replaces can be newer than the rest of their series.
  return (await findNewerIds(trx, uid, seriesVersion)).some((id) => !seriesVersion.changed.has(id));
}

/** Refuses callers who may not read an event: the outcome of an import would reveal its content. */
function requireReader(caller: Principal, event: CatalogueEvent): void {
  const isOpen = canRead(caller, event) && event.passwordHash === undefined;
  if (!isOpen) requireEditor(caller, event);
}

/** True if the step has the SEQUENCE and the time stamp of the last import, which cancelled the event. */
function isSameStamp({ sequence, stampedAt }: Target, step: PutStep): boolean {
  return sequence === step.sequence && stampedAt === step.stampMs;
}

async function create(trx: Transaction, step: PutStep, context: StepContext): Promise<ImportOutcome> {
  const { fields, notices } = await toFields(trx, step.version, undefined, context);
  const links = await chooseLinks(trx, step.version, undefined, {
    ...context,
    contentByUid: step.contentByUid,
  });
  await requireValid({ ...fields, ...links.preview }, { ...context, isCreate: true });
  const linked = await links.save();
  const event = await createEventIn(trx, {
    fields: { ...fields, ...linked.fields },
    context,
    origin: originOf(step),
  });
  await saveImport(trx, event, step, { version: step.version, isCancelled: false });
  return describe(step, 'created', event.id, [...notices, ...linked.notices]);
}

async function update(
  trx: Transaction,
  step: PutStep,
  { event, version }: Target,
  context: StepContext,
): Promise<ImportOutcome> {
  const { fields, notices } = await toFields(trx, step.version, version, context);
  if (event.status === 'trash') {
    const { statusBeforeTrash = 'draft' } = event;
    fields.status ??= statusBeforeTrash === 'trash' ? 'draft' : statusBeforeTrash;
  }
  const links = await chooseLinks(
    trx,
    step.version,
    { event, version },
    { ...context, contentByUid: step.contentByUid },
  );
  await requireValid({ ...fields, ...links.preview }, { ...context, isCreate: false });
  const linked = await links.save();
  const all = { ...fields, ...linked.fields };
  const changed = await changeEventIn(trx, event.id, all, context, originOf(step));
  await saveImport(trx, changed, step, { version: step.version, isCancelled: false });
  return describe(step, 'updated', event.id, [...notices, ...linked.notices]);
}

async function applyCancel(
  trx: Transaction,
  step: CancelStep,
  context: StepContext,
): Promise<ImportOutcome[]> {
  const ids = await findIds(trx, step.uid, context.publicUrl);
  const wanted = [...ids].filter(([recurrenceId]) => step.isWhole || recurrenceId === step.recurrenceId);
  // Occurrences that were never imported need no cancellation.
  if (wanted.length === 0) return [describe(step, 'unchanged')];
  const outcomes: ImportOutcome[] = [];
  for (const [recurrenceId, id] of wanted)
    outcomes.push(await cancel(trx, { ...step, recurrenceId }, id, context));
  return outcomes;
}

async function applyPrune(trx: Transaction, step: PruneStep, context: StepContext): Promise<ImportOutcome[]> {
  const ids = await findIds(trx, step.uid, context.publicUrl);
  const outcomes: ImportOutcome[] = [];
  for (const [recurrenceId, id] of ids) {
    if (step.keeps.has(recurrenceId) || recurrenceId.slice(0, 8) > step.lastDay) continue;
    const outcome = await cancel(trx, { ...step, recurrenceId }, id, context);
    // Events that are already in the trash, or newer than this file, are not reported.
    if (outcome.action === 'cancelled') outcomes.push(outcome);
  }
  return outcomes;
}

async function cancel(
  trx: Transaction,
  step: CancelStep | PruneStep,
  id: number,
  context: StepContext,
): Promise<ImportOutcome> {
  const target = await findTarget(trx, id, context);
  if (target === undefined) return describe(step, 'unchanged');
  const { event, version, sequence } = target;
  // `applyPrune` reports an event only after trashing it, which needs more rights than reading it.
  if (step.kind === 'cancel') requireReader(context.caller, event);
  const named = { ...step, title: event.title };
  if (event.status === 'trash') return describe(named, 'unchanged', id);
  if (compareCancellation(target, step) === 'older') return describe(named, 'outdated', id);
  const isLater = step.sequence > sequence || event.origin === undefined;
  if (isLater) await changeEventIn(trx, id, {}, context, originOf(step));
  const trashed = await trashEventIn(trx, id, context);
  await saveImport(trx, trashed, step, { version, isCancelled: true });
  return describe(named, 'cancelled', id);
}

function saveImport(
  trx: Transaction,
  { id, revision }: CatalogueEvent,
  { stampMs }: Pick<PutStep, 'stampMs'>,
  { version, isCancelled }: { readonly version: Version; readonly isCancelled: boolean },
): Promise<void> {
  const known = { eventId: id, revision, stampedAt: stampMs, version: JSON.stringify(version), isCancelled };
  return saveEventImport(trx, known);
}

async function requireValid(fields: EventFields, context: EventCheckContext): Promise<void> {
  const faults = await findEventFaults(fields, { ...context, takesZero: true });
  if (faults.length > 0)
    throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}

function originOf({ uid, recurrenceId, sequence }: PutStep | CancelStep | PruneStep): CalendarOrigin {
  return { uid, recurrenceId, sequence };
}

function describe(
  { index, uid, recurrenceId, title, notices }: ImportStep,
  action: ImportOutcome['action'],
  id?: number,
  more: readonly Notice[] = [],
): ImportOutcome {
  const faults = [...notices, ...more];
  return { index, uid, recurrence_id: recurrenceId, title, action, ...(id !== undefined && { id }), faults };
}

function toNotice({ field, reason }: Fault): Notice {
  const parameter = field.split(/[.[]/, 1)[0] ?? field;
  return { field: PROPERTIES[parameter] ?? field, reason };
}
