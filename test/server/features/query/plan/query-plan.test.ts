import { expect } from 'chai';
import { AppError, type Fault } from '../../../../../server/lib/errors.js';
import { planQuery } from '../../../../../server/features/query/plan/query-plan.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import { makeLayer } from '../query-layers.js';

const layer = makeLayer();
const mercator = makeLayer({ srid: 3857, spatialReference: { wkid: 102100, latestWkid: 3857 } });

const faultsOf = (parameters: QueryParameters, over = layer): readonly Fault[] => {
  try {
    planQuery(over, parameters);
  } catch (error) {
    if (error instanceof AppError && error.code === 'request.invalid') return error.faults;
    throw error;
  }
  throw new Error('accepted');
};

describe('planQuery', () => {
  it('selects the first features by object id by default', () => {
    const plan = planQuery(layer, {});
    expect(plan).to.deep.include({
      format: 'json',
      reply: 'features',
      hasGeometry: true,
      hasZ: false,
      hasM: false,
      offset: 0,
      limit: 2000,
      selection: { where: undefined, objectIds: undefined, spatialFilter: undefined, restriction: undefined },
      outReference: { srid: 4326, shown: { wkid: 4326, latestWkid: 4326 } },
    });
    expect(plan.fields.map(({ name }) => name)).to.deep.equal(['OBJECTID']);
    expect(plan.order.map(({ field, isDescending }) => [field.name, isDescending])).to.deep.equal([
      ['OBJECTID', false],
    ]);
  });

  describe('outFields', () => {
    const names = (outFields: string[]): string[] =>
      planQuery(layer, { outFields }).fields.map(({ name }) => name);

    it('accepts names in outFields in any case, each once, in the given order', () => {
      expect(names(['name', ' POP ', 'NAME'])).to.deep.equal(['NAME', 'POP']);
    });
    it('accepts * for all fields in outFields', () => {
      expect(names(['POP', '*'])).to.deep.equal(layer.fields.map(({ name }) => name));
    });
    it('reports every unknown field in outFields', () => {
      expect(faultsOf({ outFields: ['NAME', 'X', 'Y'] })).to.deep.equal([
        { field: 'outFields', reason: "'Places' has no field 'X', 'Y'", kind: 'invalid' },
      ]);
    });
  });

  describe('orderByFields', () => {
    const order = (orderByFields: string[]): unknown[] =>
      planQuery(layer, { orderByFields }).order.map(({ field, isDescending }) => [field.name, isDescending]);

    it('orders by the object id last unless orderByFields names it', () => {
      expect(order(['pop desc', '"NAME" ASC'])).to.deep.equal([
        ['POP', true],
        ['NAME', false],
        ['OBJECTID', false],
      ]);
      expect(order(['OBJECTID DESC', 'POP'])).to.deep.equal([
        ['OBJECTID', true],
        ['POP', false],
      ]);
    });
    for (const item of [
      'NOPE',
      'POP DOWN',
      'POP; DROP TABLE places',
      'POP, NAME',
      '1',
      'UPPER(NAME)',
      'POP DESC NULLS FIRST',
    ]) {
      it(`refuses ${item} in orderByFields`, () => {
        expect(faultsOf({ orderByFields: [item] }).map(({ field }) => field)).to.deep.equal([
          'orderByFields',
        ]);
      });
    }
  });

  describe('outSR', () => {
    const shown = (outSR: QueryParameters['outSR'], over = layer): unknown =>
      planQuery(over, { outSR }).outReference;

    it('accepts a wkid or an object as outSR, parsed or as text', () => {
      const webMercator = { srid: 3857, shown: { wkid: 102100, latestWkid: 3857 } };
      for (const outSR of ['3857', '102100', 3857, '{"wkid":102100,"latestWkid":3857}', { wkid: 3857 }]) {
        expect(shown(outSR)).to.deep.equal(webMercator);
      }
      expect(shown(' 25832 ')).to.deep.equal({ srid: 25832, shown: { wkid: 25832, latestWkid: 25832 } });
    });
    it('"defaults outSR to the layer\'s own reference, and to WGS 84 for GeoJSON"', () => {
      expect(shown('', mercator)).to.have.property('srid', 3857);
      expect(shown(undefined, mercator)).to.have.property('srid', 3857);
      expect(planQuery(mercator, { f: 'geojson' }).outReference.srid).to.equal(4326);
      expect(planQuery(mercator, { f: 'geoJSON', outSR: '3857' }).outReference.srid).to.equal(3857);
    });
    for (const outSR of ['EPSG:4326', '-1', '4326.5', '{"wkt":"WGS84"}', '[4326]', '{', '0']) {
      it(`refuses ${outSR} as outSR`, () => {
        expect(faultsOf({ outSR })).to.have.nested.property('[0].field', 'outSR');
      });
    }
  });

  describe('geometry', () => {
    const filter = (parameters: QueryParameters, over = layer): unknown =>
      planQuery(over, parameters).selection.spatialFilter;
    const box = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
    const reference = { srid: 4326, shown: { wkid: 4326, latestWkid: 4326 } };

    it('accepts corners of an envelope in any order', () => {
      const read = filter({ geometry: '3,4,1,2' });
      expect(read).to.deep.include({ reference, relation: 'intersects' });
      expect(read).to.have.deep.nested.property('geometry.box', box);
      expect(filter({ geometry: ' 1, 2, 3, 4 ' })).to.deep.equal(read);
      expect(filter({ geometry: box })).to.deep.equal(read);
    });
    it('prefers the geometry’s own spatial reference, then inSR, then that of the layer', () => {
      const spatialReference = { wkid: 102100 };
      expect(filter({ geometry: { ...box, spatialReference }, inSR: '25832' })).to.have.nested.property(
        'reference.srid',
        3857,
      );
      expect(filter({ geometry: '1,2,3,4', inSR: '25832' })).to.have.nested.property('reference.srid', 25832);
      expect(filter({ geometry: '1,2,3,4' }, mercator)).to.have.nested.property('reference.srid', 3857);
    });
    const refused: readonly [string, QueryParameters, string][] = [
      ['three numbers', { geometry: '1,2,3' }, 'geometry'],
      ['five numbers', { geometry: '1,2,3,4,5' }, 'geometry'],
      ['words', { geometry: 'here' }, 'geometry'],
      ['two numbers without a type', { geometry: '1,2' }, 'geometry'],
      ['a point of words', { geometry: '{"x":"1","y":2}' }, 'geometry'],
      ['a line of one vertex', { geometry: '{"paths":[[[1,2]]]}' }, 'geometry'],
      ['a polygon without rings', { geometry: '{"rings":[]}' }, 'geometry'],
      ['curves', { geometry: '{"curveRings":[[[0,0],{"c":[[1,1],[2,2]]}]]}' }, 'geometry'],
      ['texts for numbers', { geometry: '{"xmin":"1","ymin":2,"xmax":3,"ymax":4}' }, 'geometry'],
      ['infinity', { geometry: '1e999,2,3,4' }, 'geometry'],
      ['another type', { geometry: '1,2', geometryType: 'esriGeometryBag' }, 'geometryType'],
      ['another relation', { geometry: '1,2,3,4', spatialRel: 'esriSpatialRelRelation' }, 'spatialRel'],
      ['a bad inSR', { geometry: '1,2,3,4', inSR: 'x' }, 'inSR'],
    ];
    for (const [title, parameters, field] of refused) {
      it(`refuses ${title} as geometry`, () => {
        expect(faultsOf(parameters).map((fault) => fault.field)).to.deep.equal([field]);
      });
    }
    it('refuses a geometry on a table', () => {
      const table = makeLayer({ geometryType: undefined });
      expect(faultsOf({ geometry: '1,2,3,4' }, table)).to.have.nested.property('[0].field', 'geometry');
    });
  });

  describe('limits', () => {
    it('never exceeds the maximum record count of the service', () => {
      expect(planQuery(layer, { resultRecordCount: 5000 }).limit).to.equal(2000);
      expect(planQuery(layer, { resultRecordCount: 5000 }, { maxRecordCount: 100 }).limit).to.equal(100);
      expect(planQuery(layer, { resultRecordCount: 0 }).limit).to.equal(0);
    });
    it('raises the limit for tiles and standard replies, whatever the service allows, and by a factor', () => {
      const limitOf = (parameters: QueryParameters, maxRecordCount?: number): number =>
        planQuery(layer, parameters, { maxRecordCount }).limit;
      expect(limitOf({ resultType: 'tile' })).to.equal(8000);
      expect(limitOf({ resultType: 'standard' })).to.equal(16_000);
      for (const resultType of ['tile', 'standard']) {
        expect(limitOf({ resultType }, 20_000), resultType).to.equal(20_000);
        expect(limitOf({ resultType, resultRecordCount: 3 }), resultType).to.equal(3);
        expect(limitOf({ resultType, maxRecordCountFactor: 5 }, 10), resultType).to.equal(
          limitOf({ resultType }),
        );
      }
      expect(limitOf({ resultType: 'none', maxRecordCountFactor: 2.5 }, 3)).to.equal(7);
      expect(limitOf({ maxRecordCountFactor: 5 })).to.equal(10_000);
      for (const maxRecordCountFactor of [0.9, 5.1])
        expect(faultsOf({ maxRecordCountFactor })).to.have.nested.property(
          '[0].field',
          'maxRecordCountFactor',
        );
    });
    it('requires whole numbers for limits', () => {
      expect(faultsOf({ resultOffset: -1, resultRecordCount: 1.5 }).map(({ field }) => field)).to.deep.equal([
        'resultOffset',
        'resultRecordCount',
      ]);
    });
    it('limits the number of object ids', () => {
      const tooMany = Array.from({ length: 10_001 }, (_, index) => index);
      expect(faultsOf({ objectIds: tooMany })).to.have.nested.property('[0].field', 'objectIds');
      expect(planQuery(layer, { objectIds: tooMany.slice(1) }).selection.objectIds).to.have.length(10_000);
      expect(faultsOf({ objectIds: [1.5] })).to.have.nested.property('[0].field', 'objectIds');
    });
  });

  it('takes the time of CURRENT_TIMESTAMP as an argument', () => {
    const now = new Date('2026-01-01T00:00:00Z');
    const { where } = planQuery(layer, { where: 'SEEN < CURRENT_TIMESTAMP' }, { now }).selection;
    expect(where).to.have.nested.property('right.value', now.toISOString());
  });

  it('treats a blank where as none', () => {
    expect(planQuery(layer, { where: '  ' }).selection.where).to.equal(undefined);
  });

  it('prefers a count or extent if several replies are requested', () => {
    expect(planQuery(layer, { returnIdsOnly: true, returnCountOnly: true }).reply).to.equal('count');
    expect(planQuery(layer, { returnExtentOnly: true, returnIdsOnly: true }).reply).to.equal('extent');
  });
});
