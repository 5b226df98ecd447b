import type { Schemas } from '../../model/call.js';
import type { ServiceAccess } from '../../model/service.js';

type Sharing = Pick<Schemas['ShareItemParameters'], 'everyone' | 'org' | 'account'>;

/** Who is to see an item. Whoever shares with everybody shares with the organization, too. */
export function readAccess({ everyone, org, account }: Sharing): ServiceAccess {
  if (everyone) return 'public';
  return org || account ? 'org' : 'private';
}

/** The groups that were asked for: there are none. Some clients write a blank for no group. */
export function namedGroups({ groups = [] }: Schemas['UnshareItemParameters']): string[] {
  return groups.map((group) => group.trim()).filter((group) => group !== '');
}
