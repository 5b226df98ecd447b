import type { Principal } from '../../auth/principal.js';
import { type ParsedTime, parseTime } from '../../lib/time/parse-time.js';
import type { Precondition } from './precondition.js';
import type { RecordContent } from './record.js';
import { applyPassword, type PasswordKeys } from './record-password.js';
import { canPublish } from './rights.js';
import { isUnfinished, resolveStatus, type Status } from './status.js';
import { applyRichText, applyTitle } from '../text/text-changes.js';
import { findTimeZone, type TimeZone, toInstantOf, toWallClock } from '../../lib/time/time-zone.js';

/**
 * Fields common to requests for all kinds of records, already checked. Fields that are not sent stay
 * unchanged.
 */
export interface RecordFields {
  readonly author?: number | undefined;
  readonly date?: string | number | undefined;
  readonly date_utc?: string | number | undefined;
  readonly status?: Status | undefined;
  readonly description?: string | undefined;
  readonly excerpt?: string | undefined;
  /** Empty or null removes the password. */
  readonly password?: string | null | undefined;
  /** Once applied, the id of an image, or null for none. */
  readonly image?: unknown;
}

/** Circumstances of a change. */
export interface ChangeContext {
  readonly caller: Principal;
  readonly nowMs: number;
  readonly siteZone: TimeZone;
  /** Currency for prices without one. */
  readonly siteCurrency?: string | undefined;
  /** Revision that the record must still have, if the caller names one. */
  readonly expected?: Precondition;
  /** Required if the fields set a password. */
  readonly passwordKeys?: PasswordKeys | undefined;
}

/** Record without its slug, which is chosen in the database to be unique. */
export type SluglessRecord = Omit<RecordContent, 'slug'>;

/** Applies `title` and `fields` to `current`, or to a new record. */
export function applyRecordFields(
  current: RecordContent | undefined,
  title: string | undefined,
  fields: RecordFields,
  context: ChangeContext,
): SluglessRecord {
  const { caller, nowMs } = context;
  const chosenDate = readChosenDate(current, fields, context);
  const hasChosenDate = chosenDate !== undefined || (current?.hasChosenDate ?? false);
  const before = current?.publishedAt ?? nowMs;
  const status = applyStatus(current, fields.status, chosenDate ?? before, context);
  // A draft gets its publication time when it leaves that state, unless a client chose one.
  const isFinishedNow = current !== undefined && isUnfinished(current.status) && !isUnfinished(status);
  const publishedAt = chosenDate ?? (isFinishedNow && !hasChosenDate && status !== 'trash' ? nowMs : before);
  return {
    authorId: fields.author ?? current?.authorId ?? caller.userId,
    status,
    statusBeforeTrash: status === 'trash' ? current?.statusBeforeTrash : undefined,
    slugBeforeTrash: status === 'trash' ? current?.slugBeforeTrash : undefined,
    title: applyTitle(current?.title, title),
    description: applyRichText(current?.description, fields.description),
    excerpt: applyRichText(current?.excerpt, fields.excerpt),
    publishedAt,
    hasChosenDate,
    createdAt: current === undefined ? nowMs : current.createdAt,
    modifiedAt: current === undefined ? undefined : nowMs,
    passwordHash: applyPassword(current?.passwordHash, fields.password, context.passwordKeys),
    imageId: fields.image === undefined ? current?.imageId : readImageId(fields.image),
  };
}

function readImageId(image: unknown): number | undefined {
  if (typeof image === 'number') return image;
  if (image === null) return undefined;
  throw new Error('an image was not looked up before it was applied');
}

/** Returns the record for the trash, with its status and slug kept for a restore. */
export function trashRecord<Content extends RecordContent>(record: Content, nowMs: number): Content {
  const { status: statusBeforeTrash, slug: slugBeforeTrash } = record;
  return { ...record, status: 'trash', statusBeforeTrash, slugBeforeTrash, modifiedAt: nowMs };
}

/** Returns the restored record: its earlier state, or published if its time has come. */
export function restoreRecord<Content extends RecordContent>(record: Content, nowMs: number): Content {
  const { statusBeforeTrash = 'draft', publishedAt } = record;
  const isPublic = statusBeforeTrash === 'publish' || statusBeforeTrash === 'future';
  const status = isPublic
    ? resolveStatus(statusBeforeTrash, { canPublish: true, publishedAt, nowMs })
    : statusBeforeTrash;
  return {
    ...record,
    status,
    statusBeforeTrash: undefined,
    slugBeforeTrash: undefined,
    modifiedAt: nowMs,
  };
}

/** True for the empty date that drafts show. */
export function isZeroDate(text: string | number): boolean {
  return typeof text === 'string' && text.startsWith('0000-00-00');
}

function applyStatus(
  current: RecordContent | undefined,
  wanted: Status | undefined,
  publishedAt: number,
  { caller, nowMs }: ChangeContext,
): Status {
  const rules = { canPublish: canPublish(caller), publishedAt, nowMs };
  if (current === undefined) return resolveStatus(wanted ?? (rules.canPublish ? 'publish' : 'draft'), rules);
  if (wanted !== undefined) return resolveStatus(wanted, rules);
  // The request names no status, but a new time may turn `publish` into `future` and back.
  const isPublic = current.status === 'publish' || current.status === 'future';
  return isPublic ? resolveStatus(current.status, rules) : current.status;
}

/**
 * Returns the requested publication time; none if the shown time is sent back. A client that changes one of
 * its two forms in a body that it read sends the other unchanged, which must be ignored.
 */
function readChosenDate(
  current: RecordContent | undefined,
  { date, date_utc: dateUtc }: RecordFields,
  { nowMs, siteZone }: ChangeContext,
): number | undefined {
  const utc = findTimeZone('UTC') ?? siteZone;
  const shown = current && startOfSecond(current.publishedAt);
  const choices = [
    { text: dateUtc, zone: utc },
    { text: date, zone: siteZone },
  ];
  for (const { text, zone } of choices) {
    if (text === undefined || isZeroDate(text)) continue;
    const time = parseTime(text, { zone, nowMs });
    if (time !== undefined && !isShownAs(time, shown, zone)) return toInstant(time, zone);
  }
  return undefined;
}

/** A clock that shows an hour twice shows both alike. */
function isShownAs(time: ParsedTime, shown: number | undefined, zone: TimeZone): boolean {
  if (shown === undefined) return false;
  return time.kind === 'wall' ? time.wall === toWallClock(shown, zone) : time.epochMs === shown;
}

function startOfSecond(instantMs: number): number {
  return Math.floor(instantMs / 1000) * 1000;
}

/** Returns the epoch milliseconds of a sent time, a wall clock in `zone` unless it has an offset. */
export function readInstant(
  text: string | number,
  context: { readonly zone: TimeZone; readonly nowMs: number },
): number | undefined {
  const time = parseTime(text, context);
  return time && toInstant(time, context.zone);
}

function toInstant(time: ParsedTime, zone: TimeZone): number {
  return time.kind === 'wall' ? toInstantOf(time.wall, zone) : time.epochMs;
}
