/** Callers: an anonymous one, another user of the owner's role, the owner, and an administrator, who may do all. */
export const CALLERS = ['anonymous', 'other', 'owner', 'administrator'] as const;

export type Caller = (typeof CALLERS)[number];

export const STRANGE: readonly Caller[] = ['anonymous', 'other'];
export const OWNING: readonly Caller[] = ['owner', 'administrator'];

/** Outcome for each caller, in the order of `CALLERS`. */
export type Row = readonly [anonymous: string, other: string, owner: string, administrator: string];

/** Rows by operation. */
export type Rights = Readonly<Record<string, Row>>;
