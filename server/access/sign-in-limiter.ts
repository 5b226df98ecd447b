import { AppError } from '../errors.js';
import type { Clock } from '../clock.js';
import type { Database } from '../storage/database.js';
import { addressBlock } from './address-block.js';
import { countFailure, forgetFailures, takeBackFailure } from './sign-in-failure-repository.js';
import { nameKey } from './user-repository.js';

/** How many failed sign-ins are borne within a window; `undefined` for any number. */
export interface SignInLimits {
  readonly signInFailuresPerUser: number | undefined;
  readonly signInFailuresPerAddress: number | undefined;
  readonly signInWindowMinutes: number;
}

/** Slows down guessing, per user name (known or not) and per client address (IPv6: per network), across all servers. */
export interface SignInLimiter {
  /**
   * Counts an attempt as failed, before its password is checked: many attempts at the same moment then pass
   * the limit no more than many in a row.
   *
   * @throws {AppError} `access.too_many_failures` when there were too many; the password must not be checked.
   */
  begin(name: string, address: string): Promise<void>;
  /** Takes the count of a successful attempt back, and forgets the user's earlier failures. */
  succeed(name: string, address: string): Promise<void>;
}

export function createSignInLimiter(system: Database, limits: SignInLimits, clock: Clock): SignInLimiter {
  const windowMs = limits.signInWindowMinutes * 60_000;
  return {
    async begin(name, address) {
      const now = clock();
      const counted = await system.write(async (trx) => [
        {
          ...(await countFailure(trx, userSubject(name), now, windowMs)),
          limit: limits.signInFailuresPerUser,
        },
        {
          ...(await countFailure(trx, addressSubject(address), now, windowMs)),
          limit: limits.signInFailuresPerAddress,
        },
      ]);
      const exceeded = counted.filter(({ failures, limit }) => limit !== undefined && failures > limit);
      if (exceeded.length === 0) return;
      const endsAt = Math.max(...exceeded.map(({ windowEndsAt }) => windowEndsAt));
      const seconds = Math.ceil((endsAt - now) / 1000);
      throw new AppError(
        'access.too_many_failures',
        `Too many failed sign-ins. Try again in ${seconds} seconds.`,
        {
          data: { retry_after: seconds },
        },
      );
    },
    async succeed(name, address) {
      await system.write(async (trx) => {
        await forgetFailures(trx, userSubject(name));
        await takeBackFailure(trx, addressSubject(address));
      });
    },
  };
}

function userSubject(name: string): string {
  // No user has a longer name; without the cut, anybody could fill the table.
  return `user:${nameKey(name).slice(0, 60)}`;
}

function addressSubject(address: string): string {
  return `address:${addressBlock(address)}`;
}
