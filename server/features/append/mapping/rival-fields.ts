import { listNames } from '../../../lib/text/list-names.js';

/** A source field that would go to a column of the plan, which another field of the same name but for case fills. */
export interface RivalField {
  /** As an index into the plan's columns. */
  readonly column: number;
  /** The field that fills it. */
  readonly winner: string;
}

/** What an `AppendPlan` says of where source fields go. */
interface Targets {
  readonly mapped: ReadonlyMap<string, readonly number[]>;
  readonly sameName: ReadonlyMap<string, number>;
  readonly aliasesOf: ReadonlyMap<string, readonly string[]>;
  readonly meant: readonly string[];
}

/** Fields that do not fill all columns that they might, by their names. */
export type Rivals = ReadonlyMap<string, readonly RivalField[]>;

/** Indexes of the columns that a source field of the name goes to, if no other does. */
export function targetsOf({ mapped, sameName, aliasesOf }: Omit<Targets, 'meant'>, name: string): number[] {
  const names = [name.toLowerCase(), ...(aliasesOf.get(name) ?? [])];
  const targets = names.flatMap((other) => [
    ...(mapped.get(other) ?? []),
    ...(sameName.has(other) ? [sameName.get(other) ?? 0] : []),
  ]);
  return [...new Set(targets)];
}

/**
 * Of source fields whose names differ but in case, one fills a column: the one that a mapping, or else the layer, spells
 * so; otherwise the last.
 *
 * @returns the others, by their names.
 */
export function findRivals(
  targets: Targets,
  fields: Iterable<string> | undefined,
): Map<string, RivalField[]> {
  const claims = new Map<number, string[]>();
  for (const name of fields ?? []) {
    for (const column of targetsOf(targets, name)) {
      const names = claims.get(column);
      if (names === undefined) claims.set(column, [name]);
      else names.push(name);
    }
  }
  const rivals = new Map<string, RivalField[]>();
  for (const [column, names] of claims) {
    const meant = targets.meant[column] ?? '';
    const winner = names.includes(meant) ? meant : (names.at(-1) ?? '');
    for (const name of names) {
      if (name !== winner) rivals.set(name, [...(rivals.get(name) ?? []), { column, winner }]);
    }
  }
  return rivals;
}

/** Nobody is to think that fields were taken that fill nothing, since others stand in their way. */
export function warnOfRivals(
  plan: Targets & { readonly columns: readonly { readonly field: { readonly name: string } }[] },
  rivals: Rivals,
  owner: 'the source' | 'a feature',
): string[] {
  const left = [...rivals].filter(([name, lost]) => lost.length === targetsOf(plan, name).length);
  if (left.length === 0) return [];
  const texts = left.map(([name, lost]) => {
    const filled = lost.map(
      ({ column, winner }) => `${winner} fills ${plan.columns[column]?.field.name ?? ''}`,
    );
    return `${name} (${filled.join(', ')})`;
  });
  return [
    `Of fields of ${owner} whose names differ but in case, one is taken; left out: ${listNames(texts)}.`,
  ];
}
