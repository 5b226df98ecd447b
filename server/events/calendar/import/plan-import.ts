import { addMonths } from '../../../lib/time/wall-clock.js';
import type { Budget } from '../read/expand-rule.js';
import type { Incoming, IncomingContent, Refused } from '../read/incoming.js';
import { readEvent } from '../read/read-event.js';
import type { RawFile } from '../read/read-file.js';
import type { ReadContext } from '../read/read-start.js';
import { expandSeries, findReplaced, MONTHS_AHEAD, recurrenceIdOf, type Series } from '../read/series.js';
import { formatDate } from '../export/time-text.js';
import type { ImportStep, WholeWord } from './import-step.js';
import type { FileWords } from './linked-choice.js';
import { versionOf } from './version.js';

/** Events that one file may become. */
const MAX_IMPORTED = 20_000;

export interface PlanContext {
  /** Zones and defaults for the records of one calendar of the file. */
  readonly contextOf: (calendar: number) => ReadContext;
  /** Steps that the rules of the whole file may take. */
  readonly budget: Budget;
  /** When the import was asked for: a second run must come to the same. */
  readonly nowMs: number;
}

/**
 * Plans the steps for each record of a file, in an order that depends only on the file: series by series, in the
 * order of their first records.
 */
export function* planImport(file: RawFile, context: PlanContext): Generator<ImportStep> {
  const groups = new Map<string, (Incoming | Refused)[]>();
  const words = new Map<string, IncomingContent[]>();
  for (const raw of file.events) {
    const record = readEvent(raw, context.contextOf(raw.calendar));
    addTo(groups, record.uid, record);
    if (!('faults' in record) && !record.isCancelled) addTo(words, record.uid, record.content);
  }
  let count = 0;
  for (const group of groups.values()) {
    for (const step of planGroup(group, words, context)) {
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

/** Records of one UID. */
function* planGroup(
  group: readonly (Incoming | Refused)[],
  words: FileWords,
  context: PlanContext,
): Generator<ImportStep> {
  const records: Incoming[] = [];
  for (const record of group) {
    if ('faults' in record) yield refuse(record);
    else records.push(record);
  }
  // The last of several versions counts; the import may still find it outdated.
  const masters = records.filter(({ replaces }) => replaces === undefined);
  const changes = records.filter(({ replaces }) => replaces !== undefined);
  let series: Series | undefined;
  let whole: WholeWord | undefined;
  for (const master of masters) {
    if (master.isCancelled) {
      yield { kind: 'cancel', isWhole: true, recurrenceId: '', ...originOf(master) };
      continue;
    }
    series = expandSeries(master, context.nowMs, context.budget);
    const word = wordOf(master, changes, series);
    if (whole === undefined || word.sequence >= whole.sequence) whole = word;
    yield* planSeries(master, series, { whole: word, words }, context);
  }
  for (const change of changes) yield planChange(change, series, { whole, words });
}

function* planSeries(
  master: Incoming,
  series: Series,
  { whole, words }: { readonly whole: WholeWord; readonly words: FileWords },
  { nowMs }: PlanContext,
): Generator<ImportStep> {
  const { changed } = whole;
  let notices = [...master.notices, ...series.notices];
  for (const occurrence of series.occurrences) {
    if (changed.has(occurrence.recurrenceId)) continue;
    const { recurrenceId } = occurrence;
    const version = versionOf(master.content, occurrence);
    yield { kind: 'put', ...originOf(master), recurrenceId, version, notices, whole, words };
    // Told once for the series.
    notices = [];
  }
  if (!series.isComplete) return;
  const lastDay = formatDate(addMonths(nowMs, MONTHS_AHEAD));
  const keeps = new Set([...series.ids, ...changed]);
  yield { kind: 'prune', ...originOf(master), recurrenceId: '', notices: [], keeps, lastDay };
}

/** A record that stands for one occurrence, whether its series is in the file or not. */
function planChange(
  change: Incoming,
  series: Series | undefined,
  told: { readonly whole: WholeWord | undefined; readonly words: FileWords },
): ImportStep {
  const recurrenceId = idOf(change.replaces, series);
  if (change.isCancelled) return { kind: 'cancel', isWhole: false, ...originOf(change), recurrenceId };
  const { start, duration, content } = change;
  const version = versionOf(content, { recurrenceId, start, duration });
  return { kind: 'put', ...originOf(change), recurrenceId, version, ...told };
}

function wordOf({ sequence, stampMs }: Incoming, changes: readonly Incoming[], series: Series): WholeWord {
  return { sequence, stampMs, changed: new Set(changes.map(({ replaces }) => idOf(replaces, series))) };
}

function idOf(replaces: Incoming['replaces'], series: Series | undefined): string {
  if (replaces === undefined) return '';
  return series === undefined ? recurrenceIdOf(replaces) : findReplaced(replaces, series);
}

type Told = Pick<
  Extract<ImportStep, { kind: 'put' }>,
  'index' | 'uid' | 'title' | 'notices' | 'sequence' | 'stampMs'
>;

function originOf({ index, uid, content, notices, sequence, stampMs }: Incoming): Told {
  return { index, uid, title: content.title, notices, sequence, stampMs };
}

function refuse({ index, uid, title, faults }: Refused): ImportStep {
  return { kind: 'refuse', index, uid, recurrenceId: '', title, notices: faults };
}

function refuseTooMany({ index, uid, recurrenceId, title }: ImportStep): ImportStep {
  const reason = `is one event more than the ${String(MAX_IMPORTED)} that a file may become`;
  return { kind: 'refuse', index, uid, recurrenceId, title, notices: [{ field: 'VEVENT', reason }] };
}
