/** Who asks: somebody without a name, another user of the owner's role, the owner, and somebody who may do all. */
export const CALLERS = ['anonymous', 'other', 'owner', 'administrator'] as const;

export type Caller = (typeof CALLERS)[number];

export const STRANGE: readonly Caller[] = ['anonymous', 'other'];
export const OWNING: readonly Caller[] = ['owner', 'administrator'];

/** What each of them gets, in the order of `CALLERS`. */
export type Row = readonly [anonymous: string, other: string, owner: string, administrator: string];

/** By operation. */
export type Rights = Readonly<Record<string, Row>>;
