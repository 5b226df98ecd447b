import type { FieldType, GeometryType } from '../../model/layer.js';

// Numbers of the protocol buffer in which feature services answer `f=pbf`
// (https://github.com/Esri/arcgis-pbf, FeatureCollection.proto).

export const GEOMETRY_TYPES: Readonly<Record<GeometryType, number>> = {
  esriGeometryPoint: 0,
  esriGeometryMultipoint: 1,
  esriGeometryPolyline: 2,
  esriGeometryPolygon: 3,
  esriGeometryMultiPatch: 4,
};

export const NO_GEOMETRY = 127;

export const FIELD_TYPES: Readonly<Record<FieldType, number>> = {
  esriFieldTypeSmallInteger: 0,
  esriFieldTypeInteger: 1,
  esriFieldTypeSingle: 2,
  esriFieldTypeDouble: 3,
  esriFieldTypeString: 4,
  esriFieldTypeDate: 5,
  esriFieldTypeOID: 6,
  esriFieldTypeGUID: 10,
  esriFieldTypeGlobalID: 11,
  esriFieldTypeBigInteger: 13,
  esriFieldTypeDateOnly: 14,
  esriFieldTypeTimeOnly: 15,
  esriFieldTypeTimestampOffset: 16,
};

export const SQL_TYPES: Readonly<Record<FieldType, number>> = {
  esriFieldTypeSmallInteger: 18,
  esriFieldTypeInteger: 10,
  esriFieldTypeSingle: 17,
  esriFieldTypeDouble: 7,
  esriFieldTypeString: 15,
  esriFieldTypeDate: 22,
  esriFieldTypeOID: 10,
  esriFieldTypeGUID: 16,
  esriFieldTypeGlobalID: 16,
  esriFieldTypeBigInteger: 0,
  esriFieldTypeDateOnly: 4,
  esriFieldTypeTimeOnly: 20,
  esriFieldTypeTimestampOffset: 26,
};

export const ORIGIN_POSITIONS = { upperLeft: 0, lowerLeft: 1 } as const;
