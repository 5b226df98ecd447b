import { expect } from 'chai';
import {
  defineLayer,
  type LayerDraft,
  type LayerInput,
} from '../../../../../server/features/definition/define/define-layer.js';
import { createFaultList } from '../../../../../server/features/model/faults.js';
import { DEFAULT_EDITOR_TRACKING } from '../../../../../server/features/model/service.js';
import { WEB_MERCATOR } from '../../../../../server/features/model/spatial-reference.js';

const SERVICE = { spatialReference: WEB_MERCATOR, editorTrackingInfo: DEFAULT_EDITOR_TRACKING };
const TRACKED = {
  ...SERVICE,
  editorTrackingInfo: { ...DEFAULT_EDITOR_TRACKING, enableEditorTracking: true },
};
const POINTS = { name: 'Places', geometryType: 'esriGeometryPoint' };
const NAME = { name: 'NAME', type: 'esriFieldTypeString', length: 40 };

function define(input: LayerInput, service = SERVICE): { draft: LayerDraft; faults: Record<string, string> } {
  const faults = createFaultList();
  const draft = defineLayer(input, 'layer', service, 'layers[0]', faults);
  return { draft, faults: Object.fromEntries(faults.all.map(({ field, reason }) => [field, reason])) };
}

function accept(input: LayerInput, service = SERVICE): LayerDraft {
  const { draft, faults } = define(input, service);
  expect(faults).to.deep.equal({});
  return draft;
}

function names(draft: LayerDraft): string[] {
  return draft.fields.map((field) => field.name);
}

describe('defineLayer', () => {
  it('supplies the object id and the global id first', () => {
    const draft = accept({ ...POINTS, fields: [NAME] });
    expect(names(draft)).to.deep.equal(['OBJECTID', 'GlobalID', 'NAME']);
    expect(draft).to.include({ objectIdField: 'OBJECTID', globalIdField: 'GlobalID' });
  });

  it('uses the id fields of the definition under their names', () => {
    const draft = accept({
      ...POINTS,
      fields: [
        NAME,
        { name: 'FID', type: 'esriFieldTypeOID' },
        { name: 'Uid', type: 'esriFieldTypeGlobalID' },
      ],
    });
    expect(names(draft)).to.deep.equal(['FID', 'Uid', 'NAME']);
    expect(draft.fields[0]).to.include({ nullable: false, editable: false });
  });

  it('gives 256 characters to text fields that state no length, and to those that state 0', () => {
    const text = { type: 'esriFieldTypeString' };
    const fields = [NAME, { ...text, name: 'none' }, { ...text, name: 'zero', length: 0 }];
    const lengths = accept({ ...POINTS, fields })
      .fields.slice(2)
      .map(({ length }) => length);
    expect(lengths).to.deep.equal([40, 256, 256]);
  });

  it('finds another name for the object id when a field of another kind has it', () => {
    const draft = accept({ ...POINTS, fields: [{ name: 'ObjectId', type: 'esriFieldTypeInteger' }] });
    expect(draft.objectIdField).to.equal('OBJECTID_1');
  });

  it('ignores the geometry field and fields computed from it', () => {
    const fields = [
      NAME,
      { name: 'Shape', type: 'esriFieldTypeGeometry' },
      { name: 'Shape__Area', type: 'esriFieldTypeDouble' },
    ];
    expect(names(accept({ ...POINTS, fields }))).to.deep.equal(['OBJECTID', 'GlobalID', 'NAME']);
  });

  it('adds measured fields of lines and polygons where the database computes them', () => {
    const lines = { ...POINTS, geometryType: 'esriGeometryPolyline', fields: [NAME] };
    expect(names(accept(lines))).to.deep.equal(['OBJECTID', 'GlobalID', 'NAME', 'Shape__Length']);
    const polygons = { ...lines, geometryType: 'esriGeometryPolygon' };
    expect(names(accept(polygons)).slice(3)).to.deep.equal(['Shape__Area', 'Shape__Length']);
    expect(names(accept({ ...lines, geometryType: 'esriGeometryMultiPatch' }))).to.have.length(3);
    const faults = createFaultList();
    const bare = defineLayer(polygons, 'layer', SERVICE, 'layers[0]', faults, false);
    expect(names(bare)).to.deep.equal(['OBJECTID', 'GlobalID', 'NAME']);
    expect(faults.all).to.deep.equal([]);
  });

  it('reports all faults of a layer at once, each with its path', () => {
    const { faults } = define({
      name: ' ',
      geometryType: 'esriGeometryBlob',
      spatialReference: { wkt: 'EPSG:4326' },
      fields: [
        NAME,
        { name: 'name', type: 'esriFieldTypeString' },
        { name: 'a b', type: 'esriFieldTypeString' },
        { name: 'xmin', type: 'esriFieldTypeDouble' },
        { name: 'raw', type: 'esriFieldTypeBlob' },
        { name: 'short', type: 'esriFieldTypeSmallInteger', defaultValue: 40000 },
        { name: 'text', type: 'esriFieldTypeString', length: -1 },
        { name: 'state', type: 'esriFieldTypeString', domain: { type: 'codedValue' } },
      ],
      indexes: [{ fields: 'NAME,nowhere', isUnique: true }],
    });
    expect(faults).to.have.all.keys(
      'layers[0].name',
      'layers[0].geometryType',
      'layers[0].spatialReference',
      'layers[0].fields[1].name',
      'layers[0].fields[2].name',
      'layers[0].fields[3].name',
      'layers[0].fields[4].type',
      'layers[0].fields[5].defaultValue',
      'layers[0].fields[6].length',
      'layers[0].fields[7].domain.codedValues',
      'layers[0].indexes[0].fields',
    );
    expect(faults['layers[0].fields[4].type']).to.equal('esriFieldTypeBlob is not a supported field type');
  });

  it('accepts only one field as object id', () => {
    const { faults } = define({
      ...POINTS,
      fields: [
        { name: 'A', type: 'esriFieldTypeOID' },
        { name: 'B', type: 'esriFieldTypeOID' },
      ],
    });
    expect(faults).to.have.key('layers[0].fields');
  });

  it('requires a geometry type for a layer and none for a table', () => {
    expect(define({ name: 'Places' }).faults).to.have.key('layers[0].geometryType');
    const table = accept({ name: 'Log', type: 'Table', hasZ: true });
    expect(table).to.include({ geometryType: undefined, srid: 0, hasZ: false });
  });

  it('accepts multipatches, always with z and never with m', () => {
    const draft = accept({ ...POINTS, geometryType: 'esriGeometryMultiPatch', hasZ: false, hasM: true });
    expect(draft).to.include({ geometryType: 'esriGeometryMultiPatch', hasZ: true, hasM: false });
  });

  it('reserves the names of geometry columns', () => {
    for (const name of ['shape', 'Shape_Patches']) {
      const { faults } = define({ ...POINTS, fields: [{ name, type: 'esriFieldTypeString' }] });
      expect(faults).to.have.key('layers[0].fields[0].name');
    }
  });

  const references: [string, Partial<LayerInput>, object, number][] = [
    ['the service', {}, WEB_MERCATOR, 3857],
    ['its own, by any number of web mercator', { spatialReference: { wkid: 102113 } }, WEB_MERCATOR, 3857],
    ['its own', { spatialReference: { wkid: 4326 } }, { wkid: 4326, latestWkid: 4326 }, 4326],
    [
      'its extent',
      { extent: { spatialReference: { wkid: 25832 } } },
      { wkid: 25832, latestWkid: 25832 },
      25832,
    ],
  ];
  for (const [from, input, spatialReference, srid] of references) {
    it(`takes the spatial reference of a layer from ${from}`, () => {
      const draft = accept({ ...POINTS, ...input });
      expect(draft.spatialReference).to.deep.equal(spatialReference);
      expect(draft.srid).to.equal(srid);
    });
  }

  it('adds the editor-tracking fields last, not editable', () => {
    const draft = accept({ ...POINTS, fields: [NAME] }, TRACKED);
    expect(names(draft).slice(3)).to.deep.equal(['CreationDate', 'Creator', 'EditDate', 'Editor']);
    expect(draft.fields.slice(3).map((field) => field.editable)).to.deep.equal([false, false, false, false]);
    expect(draft.editorTracking).to.deep.equal({
      creationDateField: 'CreationDate',
      creatorField: 'Creator',
      editDateField: 'EditDate',
      editorField: 'Editor',
    });
  });

  it('uses the editor-tracking fields that the definition names', () => {
    const fields = [{ name: 'made_by', type: 'esriFieldTypeString', length: 50 }, NAME];
    const draft = accept({ ...POINTS, fields, editFieldsInfo: { creatorField: 'MADE_BY' } }, TRACKED);
    expect(names(draft)).to.deep.equal([
      'OBJECTID',
      'GlobalID',
      'NAME',
      'CreationDate',
      'made_by',
      'EditDate',
      'Editor',
    ]);
    expect(draft.editorTracking?.creatorField).to.equal('made_by');
  });

  it('refuses an editor-tracking field of another type', () => {
    const { faults } = define(
      { ...POINTS, fields: [{ name: 'EDITOR', type: 'esriFieldTypeDate' }] },
      TRACKED,
    );
    expect(faults).to.have.key('layers[0].fields');
  });

  it('keeps users’ indexes and ignores those that every layer has', () => {
    const { indexes } = accept({
      ...POINTS,
      fields: [NAME],
      indexes: [
        { name: 'PK', fields: 'OBJECTID', isUnique: true },
        { name: 'Shape_sidx', fields: 'Shape' },
        { name: 'by_name', fields: 'name', isUnique: true, isAscending: false, description: 'key' },
      ],
    });
    expect(indexes).to.deep.equal([
      { name: 'by_name', fields: ['NAME'], isUnique: true, isAscending: false, description: 'key' },
    ]);
  });

  it('displays the first text field when the definition names no display field', () => {
    expect(accept({ ...POINTS, fields: [NAME] }).presentation.displayField).to.equal('NAME');
    expect(accept(POINTS).presentation.displayField).to.equal('OBJECTID');
  });

  const defaults: [string, string | number | boolean, boolean][] = [
    ['esriFieldTypeString', 'x', true],
    ['esriFieldTypeString', 7, false],
    ['esriFieldTypeInteger', 2147483647, true],
    ['esriFieldTypeInteger', 2147483648, false],
    ['esriFieldTypeInteger', 1.5, false],
    ['esriFieldTypeDouble', 1.5, true],
    ['esriFieldTypeDouble', true, false],
    ['esriFieldTypeDate', 1700000000000, true],
    ['esriFieldTypeDate', 'soon', false],
    ['esriFieldTypeDateOnly', '2026-11-21', true],
    ['esriFieldTypeTimeOnly', '21:30', true],
    ['esriFieldTypeGUID', '{6F9619FF-8B86-D011-B42D-00C04FC964FF}', true],
    ['esriFieldTypeGUID', 'none', false],
  ];
  for (const [type, defaultValue, isGood] of defaults) {
    it(`${isGood ? 'takes' : 'refuses'} ${JSON.stringify(defaultValue)} as default of ${type}`, () => {
      const { faults } = define({ ...POINTS, fields: [{ name: 'f', type, defaultValue }] });
      expect(Object.keys(faults)).to.deep.equal(isGood ? [] : ['layers[0].fields[0].defaultValue']);
    });
  }
});
