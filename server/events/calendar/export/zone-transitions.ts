import type { TimeZone } from '../../../lib/time/time-zone.js';

/** A change of a zone's offset. */
export interface Transition {
  /** First instant with the new offset. */
  readonly epochMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

const DAY_MS = 86_400_000;
// Morocco changes twice within five weeks; no zone changes twice within one week.
const STEP_MS = 7 * DAY_MS;

/** Finds all changes of the zone's offset after `fromMs`, up to `untilMs`. */
export function findTransitions(zone: TimeZone, fromMs: number, untilMs: number): Transition[] {
  const transitions: Transition[] = [];
  let before = zone.offsetAt(fromMs);
  for (let at = fromMs; at < untilMs; at += STEP_MS) {
    const next = Math.min(at + STEP_MS, untilMs);
    const after = zone.offsetAt(next);
    if (after !== before) {
      transitions.push({ epochMs: findChange(zone, at, next), fromMs: before, toMs: after });
      before = after;
    }
  }
  return transitions;
}

/** Finds the first whole second in (low, high] with the offset of `high`. */
function findChange(zone: TimeZone, low: number, high: number): number {
  const goal = zone.offsetAt(high);
  let [before, after] = [Math.floor(low / 1000), Math.floor(high / 1000)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (zone.offsetAt(middle * 1000) === goal) after = middle;
    else before = middle;
  }
  return after * 1000;
}
