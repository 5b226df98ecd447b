import { BLANK, type MatchResult } from '../../../geocoding/match-result.js';

/** Result of geocoding the addresses of a job, as its status shows it. */
export interface GeocodeSummary {
  readonly provider: string;
  /** Attribution of the data, as its licence requires it. */
  readonly attribution: string;
  /** Rows with an address. */
  readonly requested: number;
  readonly matched: number;
  /** Matched addresses for which another location fits as well. */
  readonly tied: number;
  /** Rows without a location, including rows without an address. */
  readonly unmatched: number;
  /** Average score of the matched addresses, from 0 to 100. */
  readonly averageScore: number | null;
  /** In the unit of the configured price. */
  readonly cost: number;
}

/** Counts geocoding results by status. */
export class Tally {
  #requested = 0;
  #matched = 0;
  #tied = 0;
  #unmatched = 0;
  #scores = 0;

  get unmatched(): number {
    return this.#unmatched;
  }

  add(verdict: MatchResult): void {
    if (verdict !== BLANK) this.#requested += 1;
    if (verdict.kind === 'unmatched') {
      this.#unmatched += 1;
      return;
    }
    this.#matched += 1;
    this.#scores += verdict.candidate.score;
    if (verdict.isTied) this.#tied += 1;
  }

  summarize(source: Pick<GeocodeSummary, 'provider' | 'attribution' | 'cost'>): GeocodeSummary {
    const average = this.#matched === 0 ? null : Math.round((this.#scores * 10) / this.#matched) / 10;
    return {
      ...source,
      requested: this.#requested,
      matched: this.#matched,
      tied: this.#tied,
      unmatched: this.#unmatched,
      averageScore: average,
    };
  }
}
