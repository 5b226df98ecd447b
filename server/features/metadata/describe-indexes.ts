import type { components } from '../../generated/features/types.js';
import { type Layer, type LayerIndex, SHAPE_COLUMN } from '../model/layer.js';

type IndexReply = components['schemas']['Index'];

/** Describes the indexes of a layer. Clients use them to decide which fields can be upsert keys. */
export function describeIndexes(layer: Layer): IndexReply[] {
  return [...ownIndexes(layer), ...layer.indexes.map(describeUserIndex)];
}

/** Describes an index that a user has created. */
export function describeUserIndex(index: LayerIndex): IndexReply {
  const { name, fields, isAscending, isUnique, description } = index;
  return { name, fields: fields.join(','), isAscending, isUnique, description };
}

/** Returns the names of the indexes that every layer has, which cannot be deleted. */
export function ownIndexNames(layer: Layer): string[] {
  return ownIndexes(layer).map(({ name }) => name);
}

function ownIndexes({ table, objectIdField, globalIdField, geometryType }: Layer): IndexReply[] {
  const own = (name: string, fields: string, isUnique: boolean, description: string): IndexReply => ({
    name,
    fields,
    isAscending: true,
    isUnique,
    description,
  });
  return [
    own(`PK__${table}`, objectIdField, true, 'clustered, unique, primary key'),
    ...(globalIdField === undefined ? [] : [own(`${table}_GlobalID`, globalIdField, true, '')]),
    ...(geometryType === undefined
      ? []
      : [{ ...own(`${table}_Shape`, SHAPE_COLUMN, false, 'Shape Index'), isAscending: false }]),
  ];
}
