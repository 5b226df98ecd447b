import type { FieldMapping } from '../request/request.js';
import type { SourceTable } from '../source/source-format.js';

/** A column that a source field loses to another source field whose name differs in case only. */
export interface CaseConflict {
  /** Index into the plan's columns. */
  readonly column: number;
  /** Source field that fills the column. */
  readonly winner: string;
}

/** Columns that source fields lose, by the names of these fields. */
export type CaseConflicts = ReadonlyMap<string, readonly CaseConflict[]>;

/** Column of a plan, as far as its name and origin matter here. */
interface MappableColumn {
  readonly field: { readonly name: string };
  readonly origin: 'source' | 'guid' | 'constant';
}

interface Sources {
  readonly fieldMappings?: readonly FieldMapping[];
  readonly table?: Partial<Pick<SourceTable, 'fields' | 'fieldAliases'>>;
}

/**
 * Pairs source fields with the columns of a plan: by `fieldMappings`, or else by name or alias in any case.
 * A mapped column takes nothing from a source field of the same name.
 */
export class ColumnMapping {
  /** Source fields that `fieldMappings` names, as written there. */
  readonly mappedSources: readonly string[];
  /** Conflicts among the fields that the source declares; those of single rows are found by `findCaseConflicts`. */
  readonly caseConflicts: CaseConflicts;
  /** Source field in lower case → columns by `fieldMappings`. */
  readonly #mapped = new Map<string, number[]>();
  /** Field of the layer in lower case → column, for source fields of the same name. */
  readonly #sameName = new Map<string, number>();
  /** Source field → its aliases in lower case. */
  readonly #aliases = new Map<string, string[]>();
  /** By column: exact spelling of the source field that wins a conflict. */
  readonly #exactNames: readonly string[];

  constructor(columns: readonly MappableColumn[], { fieldMappings = [], table = {} }: Sources = {}) {
    for (const [index, { field, origin }] of columns.entries()) {
      if (origin === 'source') this.#sameName.set(field.name.toLowerCase(), index);
    }
    for (const { source, name } of fieldMappings) {
      const index = this.#sameName.get(name.toLowerCase());
      if (index !== undefined) addTo(this.#mapped, source.toLowerCase(), index);
    }
    for (const { name } of fieldMappings) this.#sameName.delete(name.toLowerCase());
    for (const [alias, field] of table.fieldAliases ?? []) addTo(this.#aliases, field, alias.toLowerCase());
    this.#exactNames = columns.map(
      ({ field: { name } }) => fieldMappings.find((mapping) => mapping.name === name)?.source ?? name,
    );
    this.mappedSources = fieldMappings.map(({ source }) => source);
    this.caseConflicts = this.findCaseConflicts(table.fields);
  }

  /** Returns the indexes of the columns that the source field fills. */
  columnsFor(sourceField: string): readonly number[] {
    const lost = this.caseConflicts.get(sourceField) ?? [];
    return this.candidatesFor(sourceField).filter((index) => !lost.some(({ column }) => column === index));
  }

  /** Returns the indexes of the columns that the source field may fill, before case conflicts are resolved. */
  candidatesFor(sourceField: string): readonly number[] {
    const candidates = this.namesOf(sourceField).flatMap((name) => {
      const sameName = this.#sameName.get(name);
      return [...(this.#mapped.get(name) ?? []), ...(sameName === undefined ? [] : [sameName])];
    });
    return [...new Set(candidates)];
  }

  /** Returns the source field's name and aliases, in lower case. */
  namesOf(sourceField: string): readonly string[] {
    return [sourceField.toLowerCase(), ...(this.#aliases.get(sourceField) ?? [])];
  }

  /** Returns the spelling that a mapping, or else the layer, has for the source field of a column. */
  exactName(column: number): string {
    return this.#exactNames[column] ?? '';
  }

  /** Returns the names, in lower case, of source fields that may fill a column. */
  neededFields(): Set<string> {
    const names = new Set([...this.#sameName.keys(), ...this.#mapped.keys()]);
    for (const [field, aliases] of this.#aliases) {
      if (aliases.some((alias) => names.has(alias))) names.add(field.toLowerCase());
    }
    return names;
  }

  /**
   * Finds the source fields that lose a column to another field whose name differs in case only. The winner is the
   * field with the exact name, or else the last one.
   */
  findCaseConflicts(sourceFields: Iterable<string> | undefined): CaseConflicts {
    const claims = new Map<number, string[]>();
    for (const name of sourceFields ?? []) {
      for (const column of this.candidatesFor(name)) addTo(claims, column, name);
    }
    const conflicts = new Map<string, CaseConflict[]>();
    for (const [column, names] of claims) {
      const exact = this.exactName(column);
      const winner = names.includes(exact) ? exact : (names.at(-1) ?? '');
      for (const name of names) {
        if (name !== winner) addTo(conflicts, name, { column, winner });
      }
    }
    return conflicts;
  }
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
