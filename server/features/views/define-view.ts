import { AppError } from '../../lib/errors.js';
import type { components } from '../../generated/features/types.js';
import type { Database } from '../../storage/database/database.js';
import type { FaultList } from '../model/faults.js';
import type { Layer, ViewDefinition, ViewFilter } from '../model/layer.js';
import { readRestriction } from '../query/rows/open-restriction.js';
import { shownFields } from '../catalog/compose-view.js';

type Schemas = components['schemas'];
type ViewLayerDefinition = Schemas['ViewLayerDefinition'];

/** Members of a definition that determine what a view shows. */
export type ViewInput = Pick<
  Schemas['LayerDefinition'],
  'adminLayerInfo' | 'viewDefinitionQuery' | 'definitionQuery'
> & {
  readonly fields?:
    | readonly { readonly name: string; readonly visible?: boolean | null | undefined }[]
    | null
    | undefined;
};

export interface ViewChecks {
  /** Path of the definition in the request. */
  readonly path: string;
  readonly faults: FaultList;
  readonly signal: AbortSignal;
}

/** Default definition of a view. */
export const WHOLE_VIEW: ViewDefinition = {
  fields: undefined,
  query: '',
  filter: undefined,
  supportsAppend: true,
};

const ADMIN = 'adminLayerInfo.viewLayerDefinition';

/** Returns the layer to show; `undefined` if the definition names none. */
export function readViewSource(
  input: ViewInput,
): { readonly serviceName?: string | undefined; readonly layerId?: number | undefined } | undefined {
  const given = input.adminLayerInfo?.viewLayerDefinition ?? undefined;
  if (given === undefined) return undefined;
  const serviceName = given.sourceServiceName ?? given.table?.sourceServiceName ?? undefined;
  const layerId = given.sourceLayerId ?? given.table?.sourceLayerId ?? undefined;
  return { serviceName, layerId };
}

/**
 * Returns the definition of a view of `source` after a request to define or change it; members that the request omits
 * stay as in `current`. Faults go to `faults`, with paths below `path`.
 */
export async function defineView(
  features: Database,
  input: ViewInput,
  { source, current }: { readonly source: Layer; readonly current: ViewDefinition },
  { path, faults, signal }: ViewChecks,
): Promise<ViewDefinition> {
  const given: ViewLayerDefinition = input.adminLayerInfo?.viewLayerDefinition ?? {};
  const fields = readFields(given.sourceLayerFields ?? given.table?.sourceLayerFields, source, current, {
    refuse: (reason) => {
      faults.add(`${path}.${ADMIN}.sourceLayerFields`, reason);
    },
  });
  if ((given.table?.relatedTables ?? []).length > 0) {
    faults.add(`${path}.${ADMIN}.table.relatedTables`, 'joins of layers are not supported');
  }
  const query = input.viewDefinitionQuery === undefined ? input.definitionQuery : input.viewDefinitionQuery;
  const definition = {
    fields: applyVisible(input, source, fields, path, faults),
    query: query === undefined ? current.query : (query?.trim() ?? ''),
    filter: readFilter(given, current, `${path}.${ADMIN}.filter`, faults),
    supportsAppend: current.supportsAppend,
  };
  await checkRestriction(features, source, definition, { path, faults, signal });
  return definition;
}

function readFields(
  given: ViewLayerDefinition['sourceLayerFields'],
  source: Layer,
  current: ViewDefinition,
  { refuse }: { readonly refuse: (reason: string) => void },
): ViewDefinition['fields'] {
  if (given === undefined || given === null) return current.fields;
  const items = typeof given === 'string' ? given.split(',').map((name) => name.trim()) : given;
  if (items.length === 1 && items[0] === '*') return undefined;
  return items.flatMap((item) => {
    const { name, source: renamed } = typeof item === 'string' ? { name: item, source: item } : item;
    const field = findField(source, name);
    if (field === undefined) refuse(`${name} is not a field of ${source.name}`);
    else if ((renamed ?? name).toLowerCase() !== name.toLowerCase())
      refuse(`${name} must be ${String(renamed)}: a view does not rename fields`);
    return field === undefined ? [] : [field.name];
  });
}

/** Applies `visible` of single fields. */
function applyVisible(
  input: ViewInput,
  source: Layer,
  fields: ViewDefinition['fields'],
  path: string,
  faults: FaultList,
): ViewDefinition['fields'] {
  const told = (input.fields ?? []).flatMap(({ name, visible }, index) => {
    if (typeof visible !== 'boolean') return [];
    const field = findField(source, name);
    if (field === undefined)
      faults.add(`${path}.fields[${String(index)}].name`, `${name} is not a field of ${source.name}`);
    return field === undefined ? [] : [{ name: field.name, visible }];
  });
  const shown = new Set(shownFields(source, { fields }).map(({ name }) => name));
  const isOther = told.some(({ name, visible }) => shown.has(name) !== visible);
  if (!isOther) return fields;
  for (const { name, visible } of told) {
    if (visible) shown.add(name);
    else shown.delete(name);
  }
  return source.fields.flatMap(({ name }) => (shown.has(name) ? [name] : []));
}

function readFilter(
  { filter }: ViewLayerDefinition,
  current: ViewDefinition,
  path: string,
  faults: FaultList,
): ViewFilter | undefined {
  if (filter === undefined) return current.filter;
  if (filter === null) return undefined;
  const { geometry, geometryType } = filter.value ?? {};
  if (geometry === undefined || geometry === null) {
    faults.add(`${path}.value.geometry`, 'must have a geometry', 'missing');
    return undefined;
  }
  const operator = filter.operator ?? 'esriSpatialRelIntersects';
  return { operator, geometryType: geometryType ?? undefined, geometry };
}

/** Checks the restriction as a query checks its parameters. */
async function checkRestriction(
  features: Database,
  source: Layer,
  definition: ViewDefinition,
  { path, faults, signal }: ViewChecks,
): Promise<void> {
  const { query, filter } = definition;
  // Checks both parts separately, so that faults of both are reported.
  for (const part of [
    { query, filter: undefined },
    { query: '', filter },
  ]) {
    try {
      await readRestriction(features, source, part, signal);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const at = part.query === '' ? `${ADMIN}.filter` : 'viewDefinitionQuery';
      for (const { reason } of error.faults) faults.add(`${path}.${at}`, reason);
    }
  }
}

function findField(source: Layer, name: string): Layer['fields'][number] | undefined {
  return source.fields.find((field) => field.name.toLowerCase() === name.trim().toLowerCase());
}
