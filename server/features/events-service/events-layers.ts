import type { Field, FieldType } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Condition } from '../where/tree.js';
import { EVENTS_SERVICE } from './events-service.js';

/** Scope of the catalogue: public records, or all that are not in the trash. */
export type CatalogueScope = 'public' | 'all';

/** Time of the last change of the fields; an empty layer has no later edit. */
const DEFINED_AT = Date.UTC(2026, 10, 22);

const LONG_TEXT = 65_535;

/** Creates a field of the catalogue's database views; the column is the name in lower case. */
function field(name: string, type: FieldType, alias: string, length?: number): Field {
  return {
    name,
    column: name.toLowerCase(),
    type,
    alias,
    ...(length !== undefined && { length }),
    nullable: type !== 'esriFieldTypeOID',
    editable: false,
    domain: null,
    defaultValue: null,
  };
}

const text = (name: string, alias: string, length = 255): Field =>
  field(name, 'esriFieldTypeString', alias, length);
const date = (name: string, alias: string): Field => field(name, 'esriFieldTypeDate', alias);

const OBJECT_ID = field('OBJECTID', 'esriFieldTypeOID', 'OBJECTID');

/**
 * Condition that is true in every row. As a restriction it keeps conditions of callers from rows that the database
 * views leave out, whose errors would reveal them.
 */
export const IS_SHOWN: Condition = {
  kind: 'comparison',
  operator: '=',
  left: { kind: 'field', type: 'integer', field: field('is_shown', 'esriFieldTypeSmallInteger', 'Shown') },
  right: { kind: 'literal', type: 'integer', value: '1' },
};

const ADDRESS = [
  text('address', 'Address'),
  text('city', 'City'),
  text('stateprovince', 'State or province'),
  text('zip', 'Postcode'),
  text('country', 'Country'),
];

const RECORD = [
  text('slug', 'Slug'),
  text('status', 'Status', 10),
  date('published', 'Published'),
  date('modified', 'Modified'),
];

const VENUE_FIELDS = [
  OBJECT_ID,
  text('name', 'Name'),
  text('description', 'Description', LONG_TEXT),
  ...ADDRESS,
  text('phone', 'Phone'),
  text('website', 'Website'),
  ...RECORD,
];

const EVENT_FIELDS = [
  OBJECT_ID,
  text('title', 'Title'),
  text('description', 'Description', LONG_TEXT),
  date('start_date', 'Start'),
  date('end_date', 'End'),
  text('start_local', 'Start, local time', 20),
  text('end_local', 'End, local time', 20),
  text('time_zone', 'Time zone', 64),
  field('all_day', 'esriFieldTypeSmallInteger', 'All day'),
  field('featured', 'esriFieldTypeSmallInteger', 'Featured'),
  text('website', 'Website'),
  field('venue_id', 'esriFieldTypeInteger', 'Venue id'),
  text('venue', 'Venue'),
  ...ADDRESS,
  ...RECORD,
];

/** Returns the layers of the events catalogue, without extents and dates. */
export function eventsLayers(scope: CatalogueScope): readonly PresentedLayer[] {
  return [
    pointLayer(0, {
      name: 'Venues',
      table: `map_${scope}_venues`,
      fields: VENUE_FIELDS,
      displayField: 'name',
      description: 'The venues of the events catalogue.',
    }),
    pointLayer(1, {
      name: 'Events',
      table: `map_${scope}_events`,
      fields: EVENT_FIELDS,
      displayField: 'title',
      description:
        'The events of the catalogue, each at its venue; without a geometry if the venue has no coordinates.',
    }),
  ];
}

function pointLayer(
  id: number,
  {
    name,
    table,
    fields,
    displayField,
    description,
  }: Pick<PresentedLayer, 'name' | 'table' | 'fields'> &
    Pick<PresentedLayer['presentation'], 'displayField' | 'description'>,
): PresentedLayer {
  return {
    // No stored layer has such a one.
    key: -1 - id,
    serviceKey: EVENTS_SERVICE.key,
    id,
    name,
    table,
    geometryType: 'esriGeometryPoint',
    hasZ: false,
    hasM: false,
    spatialReference: EVENTS_SERVICE.spatialReference,
    srid: 4326,
    fields,
    objectIdField: OBJECT_ID.name,
    globalIdField: undefined,
    indexes: [],
    editorTracking: undefined,
    supportsAppend: false,
    isReadOnly: true,
    extent: undefined,
    lastEditAt: DEFINED_AT,
    schemaEditAt: DEFINED_AT,
    presentation: {
      displayField,
      description,
      copyrightText: '',
      defaultVisibility: true,
      minScale: 0,
      maxScale: 0,
      drawingInfo: undefined,
      typeIdField: '',
      types: [],
      templates: [],
      initialExtent: undefined,
    },
  };
}
