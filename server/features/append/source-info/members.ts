/** Notes a fault in a member of `appendSourceInfo`, by its path. */
export type Refuse = (member: string, reason: string) => void;

/** Reads members of a JSON object leniently: null and empty values count as absent. */
export interface Members {
  text(member: string): string | undefined;
  /** Booleans also arrive as text and as 0 and 1. */
  flag(member: string): boolean;
}

export function asMembers(json: Readonly<Record<string, unknown>>, refuse: Refuse): Members {
  return {
    text(member) {
      const value = json[member];
      if (value === undefined || value === null || value === '') return undefined;
      if (typeof value === 'string') return value;
      refuse(member, 'must be text');
      return undefined;
    },
    flag(member) {
      const value = json[member];
      return value === true || value === 1 || (typeof value === 'string' && /^(?:true|1)$/i.test(value));
    },
  };
}
