import type { EditorTracking, Field, Layer, ViewDefinition } from '../model/layer.js';
import type { PresentedLayer, PresentedView } from '../model/layer-presentation.js';

/** Members of a view's layer that do not come from its source. */
export type OwnOfView = Pick<
  PresentedLayer,
  'key' | 'serviceKey' | 'id' | 'name' | 'table' | 'allowGeometryUpdates' | 'presentation' | 'schemaEditAt'
>;

/**
 * Returns a layer as a view shows it: the layer of the source without hidden fields. Callers of the view can neither
 * read nor write fields that it hides.
 */
export function composeView(own: OwnOfView, view: PresentedView): PresentedLayer {
  const { source, definition } = view;
  const fields = shownFields(source, definition);
  const isShown = (name: string): boolean =>
    fields.some((field) => field.name.toLowerCase() === name.toLowerCase());
  return {
    key: own.key,
    serviceKey: own.serviceKey,
    id: own.id,
    name: own.name,
    table: own.table,
    allowGeometryUpdates: own.allowGeometryUpdates,
    presentation: own.presentation,
    geometryType: source.geometryType,
    hasZ: source.hasZ,
    hasM: source.hasM,
    spatialReference: source.spatialReference,
    srid: source.srid,
    fields,
    objectIdField: source.objectIdField,
    globalIdField: source.globalIdField,
    indexes: source.indexes.filter((index) => index.fields.every(isShown)),
    editorTracking: shownTracking(source.editorTracking, isShown),
    supportsAppend: definition.supportsAppend && source.supportsAppend,
    // The extent of the source would reveal where hidden rows lie.
    extent: isRestricted(definition) ? undefined : source.extent,
    lastEditAt: source.lastEditAt,
    editCount: source.editCount,
    schemaEditAt: Math.max(own.schemaEditAt, source.schemaEditAt),
    view,
  };
}

/** Returns the layer with append switched on or off; for a view, the switch of the view itself. */
export function withAppendSupport(layer: PresentedLayer, supportsAppend: boolean): PresentedLayer {
  const { view } = layer;
  if (view === undefined) return { ...layer, supportsAppend };
  return {
    ...layer,
    supportsAppend: supportsAppend && view.source.supportsAppend,
    view: { source: view.source, definition: { ...view.definition, supportsAppend } },
  };
}

/** True if a view leaves out rows. */
export function isRestricted({ query, filter }: Pick<ViewDefinition, 'query' | 'filter'>): boolean {
  return query !== '' || filter !== undefined;
}

/** Returns the fields of the source that a view shows, in the source's order. Ids are always shown. */
export function shownFields(
  source: Pick<Layer, 'fields' | 'objectIdField' | 'globalIdField'>,
  { fields }: Pick<ViewDefinition, 'fields'>,
): readonly Field[] {
  if (fields === undefined) return source.fields;
  const shown = new Set(fields.map((name) => name.toLowerCase()));
  return source.fields.filter(
    ({ name }) =>
      name === source.objectIdField || name === source.globalIdField || shown.has(name.toLowerCase()),
  );
}

/** Returns all four fields or none, since clients rely on all four. */
function shownTracking(
  tracking: EditorTracking | undefined,
  isShown: (name: string) => boolean,
): EditorTracking | undefined {
  return tracking !== undefined && Object.values(tracking).every(isShown) ? tracking : undefined;
}
