import { randomBytes, scryptSync } from 'node:crypto';
import type { Role } from '../../../server/auth/principal.js';
import {
  digest,
  makeApplicationPassword,
  makePassword,
  readApplicationPassword,
} from '../../../server/auth/secrets.js';
import { insertUser } from '../../../server/auth/user-repository.js';
import type { UserWithSecrets } from '../../../server/auth/users.js';
import type { Database } from '../../../server/storage/database/database.js';

/** Next to nothing. A hash carries its cost, so that the server checks this one as it checks its own. */
const COST = { N: 16, r: 8, p: 1 };

/**
 * A user like those that the server adds, but for the cost of its password: making and checking the server's own
 * hashes, each meant to take long, would be a good part of the time of all tests.
 */
export async function addUser(
  system: Database,
  user: { readonly name: string; readonly role: Role },
): Promise<UserWithSecrets> {
  const password = makePassword();
  const applicationPassword = makeApplicationPassword();
  const salt = randomBytes(16);
  const key = scryptSync(password, salt, 32, COST);
  const secrets = {
    passwordHash: [
      'scrypt',
      COST.N,
      COST.r,
      COST.p,
      salt.toString('base64url'),
      key.toString('base64url'),
    ].join('$'),
    applicationPasswordDigest: digest(readApplicationPassword(applicationPassword) ?? ''),
  };
  const added = await system.write((trx) => insertUser(trx, { ...user, secrets, now: Date.now() }));
  return { ...added, password, applicationPassword };
}
