import type { Answer, Candidate } from './geocoder.js';

/** Outcome for one address. */
export type MatchResult =
  | {
      readonly kind: 'matched';
      readonly candidate: Candidate;
      /** Another candidate, somewhere else, fits as well. */
      readonly isTied: boolean;
    }
  | {
      readonly kind: 'unmatched';
      /** Goes on after "the address". */
      readonly reason: string;
      /** Found, but with too low a score. */
      readonly best?: Candidate;
    };

/** Candidates of one score that are nearer than this, in degrees, are the same. */
const SAME_DEGREES = 0.01;

export const BLANK: MatchResult = { kind: 'unmatched', reason: 'is blank' };

/** The verdict on a provider's answer, where a score of at least `minScore` counts as found. */
export function chooseMatch(answer: Answer, minScore: number): MatchResult {
  if (answer.kind === 'refused') return { kind: 'unmatched', reason: `was refused: ${answer.reason}` };
  const [best, ...others] = answer.candidates;
  const note = answer.note === undefined ? '' : ` (${answer.note})`;
  if (best === undefined) return { kind: 'unmatched', reason: `was not found${note}` };
  if (best.score < minScore) {
    const score = String(Math.round(best.score * 10) / 10);
    const needed = `has a score of ${score}, ${String(minScore)} is needed`;
    return { kind: 'unmatched', reason: `was not found: ${best.matchedAddress} ${needed}${note}`, best };
  }
  const isTied =
    best.attributes['Status'] === 'T' ||
    others.some((other) => other.score === best.score && !isNear(other, best));
  return { kind: 'matched', candidate: best, isTied };
}

function isNear(a: Candidate, b: Candidate): boolean {
  return (
    Math.abs(a.longitude - b.longitude) < SAME_DEGREES && Math.abs(a.latitude - b.latitude) < SAME_DEGREES
  );
}
