import { addMonths } from '../../../lib/time/wall-clock.js';
import type { Budget } from '../read/expand-rule.js';
import type { IncomingRecord, IncomingContent, RefusedRecord } from '../read/incoming-record.js';
import { readEvent } from '../read/read-event.js';
import type { RawFile } from '../read/read-file.js';
import type { ReadContext } from '../read/read-start.js';
import { expandSeries, findReplaced, MONTHS_AHEAD, recurrenceIdOf, type Series } from '../read/series.js';
import { formatDate } from '../export/time-text.js';
import type { ImportStep, SeriesVersion } from './import-step.js';
import type { ContentByUid } from './linked-choice.js';
import { versionOf } from './version.js';

/** Maximum number of events that one file can create or update. */
const MAX_IMPORTED = 20_000;

export interface PlanContext {
  /** Zones and defaults for the records of one calendar of the file. */
  readonly contextOf: (calendar: number) => ReadContext;
  /** Steps left for the recurrence rules of the whole file. */
  readonly budget: Budget;
  /** Time of the import request, so that a second run plans the same steps. */
  readonly nowMs: number;
}

/**
 * Plans the steps for each record of a file, series by series, in the order of their first records. A job that runs
 * again relies on this order: it depends on nothing but the file.
 */
export function* planImport(file: RawFile, context: PlanContext): Generator<ImportStep> {
  const groups = new Map<string, (IncomingRecord | RefusedRecord)[]>();
  const contentByUid = new Map<string, IncomingContent[]>();
  for (const raw of file.events) {
    const record = readEvent(raw, context.contextOf(raw.calendar));
    addTo(groups, record.uid, record);
    if (!('faults' in record) && !record.isCancelled) addTo(contentByUid, record.uid, record.content);
  }
  let count = 0;
  for (const group of groups.values()) {
    for (const step of planGroup(group, contentByUid, context)) {
      if (step.kind === 'put') count += 1;
      yield step.kind === 'put' && count > MAX_IMPORTED ? refuseTooMany(step) : step;
    }
  }
}

function addTo<Item>(groups: Map<string, Item[]>, uid: string, item: Item): void {
  const group = groups.get(uid);
  if (group === undefined) groups.set(uid, [item]);
  else group.push(item);
}

/** Plans the steps for the records of one UID. */
function* planGroup(
  group: readonly (IncomingRecord | RefusedRecord)[],
  contentByUid: ContentByUid,
  context: PlanContext,
): Generator<ImportStep> {
  const records: IncomingRecord[] = [];
  for (const record of group) {
    if ('faults' in record) yield refuse(record);
    else records.push(record);
  }
  // The last of several versions wins, unless the event in the catalogue is newer.
  const masters = records.filter(({ replaces }) => replaces === undefined);
  const changes = records.filter(({ replaces }) => replaces !== undefined);
  let series: Series | undefined;
  let seriesVersion: SeriesVersion | undefined;
  for (const master of masters) {
    if (master.isCancelled) {
      yield { kind: 'cancel', isWhole: true, recurrenceId: '', ...originOf(master) };
      continue;
    }
    series = expandSeries(master, context.nowMs, context.budget);
    const masterVersion = seriesVersionOf(master, changes, series);
    if (seriesVersion === undefined || masterVersion.sequence >= seriesVersion.sequence)
      seriesVersion = masterVersion;
    yield* planSeries(master, series, { seriesVersion: masterVersion, contentByUid }, context);
  }
  for (const change of changes) yield planChange(change, series, { seriesVersion, contentByUid });
}

function* planSeries(
  master: IncomingRecord,
  series: Series,
  {
    seriesVersion,
    contentByUid,
  }: { readonly seriesVersion: SeriesVersion; readonly contentByUid: ContentByUid },
  { nowMs }: PlanContext,
): Generator<ImportStep> {
  const { changed } = seriesVersion;
  let notices = [...master.notices, ...series.notices];
  for (const occurrence of series.occurrences) {
    if (changed.has(occurrence.recurrenceId)) continue;
    const { recurrenceId } = occurrence;
    const version = versionOf(master.content, occurrence);
    yield { kind: 'put', ...originOf(master), recurrenceId, version, notices, seriesVersion, contentByUid };
    // A series reports its notices once, on its first step.
    notices = [];
  }
  if (!series.isComplete) return;
  const lastDay = formatDate(addMonths(nowMs, MONTHS_AHEAD));
  const keeps = new Set([...series.ids, ...changed]);
  yield { kind: 'prune', ...originOf(master), recurrenceId: '', notices: [], keeps, lastDay };
}

/** Plans the step for a record that replaces one occurrence; the file may lack the series. */
function planChange(
  change: IncomingRecord,
  series: Series | undefined,
  file: { readonly seriesVersion: SeriesVersion | undefined; readonly contentByUid: ContentByUid },
): ImportStep {
  const recurrenceId = idOf(change.replaces, series);
  if (change.isCancelled) return { kind: 'cancel', isWhole: false, ...originOf(change), recurrenceId };
  const { start, duration, content } = change;
  const version = versionOf(content, { recurrenceId, start, duration });
  return { kind: 'put', ...originOf(change), recurrenceId, version, ...file };
}

function seriesVersionOf(
  { sequence, stampMs }: IncomingRecord,
  changes: readonly IncomingRecord[],
  series: Series,
): SeriesVersion {
  return { sequence, stampMs, changed: new Set(changes.map(({ replaces }) => idOf(replaces, series))) };
}

function idOf(replaces: IncomingRecord['replaces'], series: Series | undefined): string {
  if (replaces === undefined) return '';
  return series === undefined ? recurrenceIdOf(replaces) : findReplaced(replaces, series);
}

type StepOrigin = Pick<
  Extract<ImportStep, { kind: 'put' }>,
  'index' | 'uid' | 'title' | 'notices' | 'sequence' | 'stampMs'
>;

function originOf({ index, uid, content, notices, sequence, stampMs }: IncomingRecord): StepOrigin {
  return { index, uid, title: content.title, notices, sequence, stampMs };
}

function refuse({ index, uid, title, faults }: RefusedRecord): ImportStep {
  return { kind: 'refuse', index, uid, recurrenceId: '', title, notices: faults };
}

function refuseTooMany({ index, uid, recurrenceId, title }: ImportStep): ImportStep {
  const reason = `exceeds the limit of ${String(MAX_IMPORTED)} events per file`;
  return { kind: 'refuse', index, uid, recurrenceId, title, notices: [{ field: 'VEVENT', reason }] };
}
