import type { Measure } from '../../storage/sql/dialect.js';

/** GeoServices field types that a layer may have. */
export const FIELD_TYPES = [
  'esriFieldTypeOID',
  'esriFieldTypeGlobalID',
  'esriFieldTypeGUID',
  'esriFieldTypeSmallInteger',
  'esriFieldTypeInteger',
  'esriFieldTypeBigInteger',
  'esriFieldTypeSingle',
  'esriFieldTypeDouble',
  'esriFieldTypeString',
  'esriFieldTypeDate',
  'esriFieldTypeDateOnly',
  'esriFieldTypeTimeOnly',
  'esriFieldTypeTimestampOffset',
] as const;

export type FieldType = (typeof FIELD_TYPES)[number];

export const GEOMETRY_TYPES = [
  'esriGeometryPoint',
  'esriGeometryMultipoint',
  'esriGeometryPolyline',
  'esriGeometryPolygon',
  'esriGeometryMultiPatch',
] as const;

export type GeometryType = (typeof GEOMETRY_TYPES)[number];

/** A spatial reference as GeoServices writes it; `wkid` 102100 goes with `latestWkid` 3857. */
export interface SpatialReference {
  readonly wkid?: number;
  readonly latestWkid?: number;
  readonly wkt?: string;
}

export interface Field {
  /** Name as shown; unique in the layer, ignoring case. */
  readonly name: string;
  /** Column in the layer's table. */
  readonly column: string;
  readonly type: FieldType;
  readonly alias: string;
  /** Maximum length of a text, in characters; for strings only. */
  readonly length?: number;
  readonly nullable: boolean;
  readonly editable: boolean;
  readonly domain: Readonly<Record<string, unknown>> | null;
  readonly defaultValue: string | number | null;
  /** Measure of the geometry, which the database computes and no client writes. */
  readonly measure?: Measure;
}

export interface LayerIndex {
  readonly name: string;
  /** Field names. */
  readonly fields: readonly string[];
  readonly isUnique: boolean;
  readonly isAscending: boolean;
  readonly description: string;
  /** Ordinal from 2 on, if an older index has the same database name, such as `a_b` for one field and for two. */
  readonly ordinal?: number;
}

/** Names of the editor-tracking fields of a layer. */
export interface EditorTracking {
  readonly creatorField: string;
  readonly creationDateField: string;
  readonly editorField: string;
  readonly editDateField: string;
}

export interface Extent {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Spatial condition on rows, in the words of GeoServices. */
export interface ViewFilter {
  /** Value of `spatialRel`, as in a query. */
  readonly operator: string;
  readonly geometryType: string | undefined;
  /** Esri JSON; in the source's spatial reference where it states none. */
  readonly geometry: Readonly<Record<string, unknown>>;
}

/** Part of its source that a view shows. */
export interface ViewDefinition {
  /** Names of the source's fields; `undefined` for all, also those that it gets later. */
  readonly fields: readonly string[] | undefined;
  /** Condition as in `where`, on any field of the source; empty for none. */
  readonly query: string;
  readonly filter: ViewFilter | undefined;
  /** Append switch of the view; append also needs that of the source. */
  readonly supportsAppend: boolean;
}

/** Source of a layer without rows of its own, and the part of it that is shown. */
export interface LayerView {
  /** Source layer with all of its fields. */
  readonly source: Layer;
  readonly definition: ViewDefinition;
}

/** Layer or table of a feature service, with the database table of its rows. */
export interface Layer {
  /** Key of the layer's own row, unique over all services. */
  readonly key: number;
  readonly serviceKey: number;
  /** Number in the service's address, `…/FeatureServer/<id>`. */
  readonly id: number;
  readonly name: string;
  /**
   * Table of the rows in the `features` database, named by the server after the service and layer. A view's table
   * does not exist, so code that ignores views fails instead of bypassing them (`rowTable`).
   */
  readonly table: string;
  /** `undefined` for a table without geometry. */
  readonly geometryType: GeometryType | undefined;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  readonly spatialReference: SpatialReference;
  /** The database's number for the spatial reference (`latestWkid`, else `wkid`); 0 for a table. */
  readonly srid: number;
  /** All fields in order: object id, global id, user fields, editor tracking. The geometry column is not included. */
  readonly fields: readonly Field[];
  readonly objectIdField: string;
  readonly globalIdField: string | undefined;
  readonly indexes: readonly LayerIndex[];
  readonly editorTracking: EditorTracking | undefined;
  readonly supportsAppend: boolean;
  /** False refuses updates of geometries, whatever the service allows; a view has its own. Absent means true. */
  readonly allowGeometryUpdates?: boolean | undefined;
  readonly extent: Extent | undefined;
  /** Epoch milliseconds. */
  readonly lastEditAt: number;
  /** Number of transactions that have written rows: it tells apart edits of one millisecond. Absent before the layer is stored. */
  readonly editCount?: number | undefined;
  /** Source of a view's layer. All other members are as the view shows them. */
  readonly view?: LayerView | undefined;
}

/** Returns the table that holds the rows of a layer: its own, or that of the source of a view. */
export function rowTable(layer: Pick<Layer, 'table' | 'view'>): string {
  return layer.view?.source.table ?? layer.table;
}

/** Column of every spatial layer's geometry; of multipatches it holds the footprint, in two dimensions. */
export const SHAPE_COLUMN = 'shape';

/** Column of a multipatch layer with the complete multipatch, as ISO well-known binary with z. */
export const PATCHES_COLUMN = 'shape_patches';
