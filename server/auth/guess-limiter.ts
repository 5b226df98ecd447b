import { AppError } from '../lib/errors.js';
import type { Clock } from '../lib/clock.js';
import type { Database } from '../storage/database/database.js';
import { addressBlock } from './address-block.js';
import { countFailure, forgetFailures, takeBackFailure } from './sign-in-failure-repository.js';
import { nameKey } from './user-repository.js';

/** Maximum number of failed sign-ins within a window; `undefined` for no limit. */
export interface SignInLimits {
  readonly signInFailuresPerUser: number | undefined;
  readonly signInFailuresPerAddress: number | undefined;
  readonly signInWindowMinutes: number;
}

/** Limits password guessing per subject and per client address (IPv6: per network), across all servers. */
export interface GuessLimiter {
  /**
   * Counts an attempt as failed before its password is checked, so that concurrent attempts pass the limit no more
   * than sequential ones.
   *
   * @param subject - from `userSubject` or `recordSubject`; absent for a guess at several records at once.
   * @throws {AppError} `access.too_many_failures` when there were too many; the password must not be checked.
   */
  begin(subject: string | undefined, address: string): Promise<void>;
  /** Uncounts a successful attempt, and clears the subject's earlier failures. */
  succeed(subject: string | undefined, address: string): Promise<void>;
}

export function createGuessLimiter(system: Database, limits: SignInLimits, clock: Clock): GuessLimiter {
  const windowMs = limits.signInWindowMinutes * 60_000;
  return {
    async begin(subject, address) {
      const now = clock();
      const counted = await system.write(async (trx) => {
        const ofAddress = await countFailure(trx, addressSubject(address), now, windowMs);
        const all = [{ ...ofAddress, limit: limits.signInFailuresPerAddress }];
        if (subject === undefined) return all;
        const ofSubject = await countFailure(trx, subject, now, windowMs);
        return [{ ...ofSubject, limit: limits.signInFailuresPerUser }, ...all];
      });
      const exceeded = counted.filter(({ failures, limit }) => limit !== undefined && failures > limit);
      if (exceeded.length === 0) return;
      const endsAt = Math.max(...exceeded.map(({ windowEndsAt }) => windowEndsAt));
      const seconds = Math.ceil((endsAt - now) / 1000);
      throw new AppError(
        'access.too_many_failures',
        `Too many wrong passwords. Try again in ${seconds} seconds.`,
        {
          data: { retry_after: seconds },
        },
      );
    },
    async succeed(subject, address) {
      await system.write(async (trx) => {
        if (subject !== undefined) await forgetFailures(trx, subject);
        await takeBackFailure(trx, addressSubject(address));
      });
    },
  };
}

/** Returns the subject of a user name, known or not. */
export function userSubject(name: string): string {
  // No user has a longer name; without the cut, an attacker could fill the table.
  return `user:${nameKey(name).slice(0, 60)}`;
}

/** Returns the subject of a record of the events catalogue that has a password. */
export function recordSubject(id: number): string {
  return `record:${String(id)}`;
}

function addressSubject(address: string): string {
  return `address:${addressBlock(address)}`;
}
