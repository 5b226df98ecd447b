import { html, type Html } from '../../lib/text/html.js';
import type { Layer } from '../model/layer.js';
import { checkField, choiceField, textField } from './form-fields.js';

/** Values of the form, by parameter, as text. */
export type QueryValues = Readonly<Record<string, string>>;

/** Values that the form proposes before the first query. */
export const INITIAL_VALUES: QueryValues = {
  where: '1=1',
  outFields: '*',
  resultRecordCount: '50',
  returnGeometry: 'true',
};

/** Returns the parameters of a query as form values. */
export function valuesOf(parameters: Readonly<Record<string, unknown>>): QueryValues {
  return Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, write(value)]],
    ),
  );
}

function write(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(',');
  return JSON.stringify(value);
}

const SPATIAL = ['Intersects', 'Contains', 'Within', 'Crosses', 'Overlaps', 'Touches', 'EnvelopeIntersects'];

const UNITS = [
  ['', 'same as the area'],
  ['esriSRUnit_Meter', 'metres'],
  ['esriSRUnit_Kilometer', 'kilometres'],
  ['esriSRUnit_Foot', 'feet'],
  ['esriSRUnit_StatuteMile', 'miles'],
  ['esriSRUnit_NauticalMile', 'nautical miles'],
] as const;

/** Names of geometry types written as bare numbers; a geometry as JSON states its own type. */
const AREAS = [
  ['', 'the corners of a box'],
  ['esriGeometryPoint', 'a point x,y'],
] as const;

/** Returns the form. It works without scripts: the URL after submitting is the query. */
export function queryForm(action: string, layer: Layer, values: QueryValues): Html {
  const text = (name: string, label: string, hint?: string): Html =>
    textField(name, label, { hint, value: values[name] });
  const flag = (name: string, label: string): Html => checkField(name, label, values[name] === 'true');
  const choice = (name: string, label: string, choices: readonly (readonly [string, string])[]): Html =>
    choiceField(name, label, choices, { value: values[name] });
  return html`<form class="panel" method="get" action="${action}">
<div class="grid">
${text('where', 'Where', `Such as ${example(layer)}`)}
${text('outFields', 'Fields', 'Names with commas between them, or * for all')}
${text('orderByFields', 'Order by', 'Such as name DESC')}
${text('resultRecordCount', 'At most')}
</div>
<details${isAdvanced(values) && html` open`}><summary>More</summary>
<div class="grid">
${text('objectIds', 'Object ids', 'Such as 1,2,3')}
${text('resultOffset', 'Skip the first', 'Number of features, such as 50')}
${text('geometry', 'Area', 'xmin,ymin,xmax,ymax, or a geometry as JSON')}
${choice('geometryType', 'Type of the area', AREAS)}
${text('inSR', 'Spatial reference of the area', 'Such as 4326')}
${choice('spatialRel', 'Relation to the area', [['', ''], ...SPATIAL.map((name) => [`esriSpatialRel${name}`, name] as const)])}
${text('distance', 'Within this distance of the area')}
${choice('units', 'Unit of the distance', UNITS)}
${text('outSR', 'Spatial reference of the reply')}
${text('outStatistics', 'Statistics', '[{"statisticType":"count","onStatisticField":"…"}]')}
${text('groupByFieldsForStatistics', 'Group by', 'Names of fields with commas between them')}
${text('having', 'Condition on groups', `Such as COUNT(${layer.objectIdField}) > 1`)}
</div>
<p class="checks">${flag('returnCountOnly', 'count only')} ${flag('returnIdsOnly', 'ids only')} ${flag('returnExtentOnly', 'extent only')} ${flag('returnDistinctValues', 'distinct values')}</p>
</details>
<div class="grid narrow">
${choice('returnGeometry', 'Shapes', [
  ['true', 'with shapes'],
  ['false', 'attributes only'],
])}
${choice('f', 'Reply', [
  ['html', 'this page'],
  ['json', 'JSON'],
  ['pjson', 'indented JSON'],
  ['geojson', 'GeoJSON'],
  ['pbf', 'protocol buffers'],
])}
</div>
<p><button>Query</button></p>
</form>`;
}

function example({ fields }: Layer): string {
  const field = fields.find(({ type }) => type === 'esriFieldTypeString') ?? fields[0];
  return field?.type === 'esriFieldTypeString' ? `${field.name} LIKE 'A%'` : `${field?.name ?? 'id'} > 5`;
}

const ADVANCED = ['objectIds', 'geometry', 'outSR', 'outStatistics', 'groupByFieldsForStatistics', 'having'];

function isAdvanced(values: QueryValues): boolean {
  return (
    ADVANCED.some((name) => (values[name] ?? '') !== '') ||
    // A page offset would silently leave out the first features of the next query.
    Number(values['resultOffset'] ?? 0) !== 0 ||
    Object.entries(values).some(([name, value]) => /^return\w+(Only|Values)$/.test(name) && value === 'true')
  );
}
