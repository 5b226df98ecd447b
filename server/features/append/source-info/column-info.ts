import type { Refuse } from './members.js';

/** Reads names for the columns, in order, from a list or comma-separated text. */
export function readColumnNames(value: unknown, refuse: Refuse): string[] | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const names: unknown[] | undefined =
    typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : undefined;
  if (!names?.every((name) => typeof name === 'string')) {
    refuse('columnNames', 'must be a list of names');
    return undefined;
  }
  return names.length === 0 ? undefined : names.map((name) => name.trim());
}

/** Field of `layerInfo`, read leniently. */
export interface LayerInfoField {
  readonly name: string;
  readonly alias: string;
  readonly locationType: string;
}

export function layerInfoFields(layerInfo: unknown): LayerInfoField[] {
  const fields: unknown = (layerInfo as { fields?: unknown } | null | undefined)?.fields;
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: unknown) => {
    const { name, alias, locationType } = (field ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string') return [];
    return [
      {
        name,
        alias: typeof alias === 'string' ? alias : name,
        locationType: typeof locationType === 'string' ? locationType : '',
      },
    ];
  });
}

/**
 * Reads fields whose name in `layerInfo` differs from the file: analyze puts the header into `alias`, and
 * callers change `name`.
 */
export function readRenames(layerInfo: unknown): Record<string, string> {
  const renames: Record<string, string> = {};
  for (const { name, alias } of layerInfoFields(layerInfo)) {
    if (name !== alias && alias !== '__proto__') renames[alias] = name;
  }
  return renames;
}
