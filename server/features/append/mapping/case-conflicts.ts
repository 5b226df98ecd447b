import { listNames } from '../../../lib/text/list-names.js';
import type { CaseConflicts, ColumnMapping } from './column-mapping.js';

interface Mapped {
  readonly columns: readonly { readonly field: { readonly name: string } }[];
  readonly mapping: ColumnMapping;
}

/** Returns a warning that names the source fields whose columns are all filled by other fields. */
export function warnOfCaseConflicts(
  { columns, mapping }: Mapped,
  conflicts: CaseConflicts,
  owner: 'the source' | 'a feature',
): string[] {
  const left = [...conflicts].filter(([name, lost]) => lost.length === mapping.candidatesFor(name).length);
  if (left.length === 0) return [];
  const texts = left.map(([name, lost]) => {
    const filled = lost.map(({ column, winner }) => `${winner} fills ${columns[column]?.field.name ?? ''}`);
    return `${name} (${filled.join(', ')})`;
  });
  return [
    `Some field names of ${owner} differ only by case, and one of each is used; left out: ${listNames(texts)}.`,
  ];
}
