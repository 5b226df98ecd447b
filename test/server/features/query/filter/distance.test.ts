// @needs gdal
import { expect } from 'chai';
import { mercatorX, mercatorY } from '../../../../../server/features/references/web-mercator.js';
import type { Layer } from '../../../../../server/features/model/layer.js';
import { solveDirect, WGS84_ELLIPSOID } from '../../../../../server/features/references/geodesic.js';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { createFilledLayer, makeLayer, type TestRow, wkbOf, wholeText } from '../query-layers.js';

const OSLO = [10.75, 59.91] as const;
/** Metres from Oslo, in all directions. */
const DISTANCES = [10, 499, 501, 999.5, 1000.5, 1609, 1610, 20_000];

const degrees = makeLayer({ table: 'degrees' });
const mercator = makeLayer({
  table: 'mercator',
  srid: 3857,
  spatialReference: { wkid: 102100, latestWkid: 3857 },
});
const metres = makeLayer({
  table: 'metres',
  srid: 25833,
  spatialReference: { wkid: 25833, latestWkid: 25833 },
});

forEachDatabase('distance around a geometry filter', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    const places = DISTANCES.map((distance, index) => ({
      name: String(distance),
      place: solveDirect(OSLO, { metres: distance, azimuth: index * 0.7 }, WGS84_ELLIPSOID),
    }));
    const rows = (toMap: (place: readonly [number, number]) => readonly number[]): TestRow[] =>
      places.map(({ name, place }) => ({ name, shape: wkbOf('Point', toMap(place)) }));
    await createFilledLayer(
      database,
      degrees,
      rows((place) => place),
    );
    await createFilledLayer(
      database,
      mercator,
      rows(([x, y]) => [mercatorX(x), mercatorY(y)]),
    );
    const planar = [
      [3, 4],
      [0, 5],
      [5.01, 0],
      [100, 0],
    ].map(([x = 0, y = 0]) => ({
      name: `${String(x)} ${String(y)}`,
      shape: wkbOf('Point', [500_000 + x, 6_000_000 + y]),
    }));
    await createFilledLayer(database, metres, planar);
  });

  const names = async (layer: Layer, parameters: QueryParameters): Promise<unknown[]> => {
    const { signal } = new AbortController();
    const sent = { outFields: ['NAME'], returnGeometry: false, ...parameters };
    const { body } = await queryLayer({ database, layer, parameters: sent, signal });
    const { features } = JSON.parse(wholeText(body)) as { features: { attributes: { NAME: unknown } }[] };
    return features.map(({ attributes }) => attributes.NAME);
  };
  const around = { geometry: OSLO.join(','), geometryType: 'esriGeometryPoint', inSR: 4326 };

  it('measures distance along the surface of the earth, in each unit', async () => {
    const truth = [
      [500, 'esriSRUnit_Meter', 2],
      [1, 'esriSRUnit_Kilometer', 4],
      [3281, 'esriSRUnit_Foot', 4],
      [1, 'esriSRUnit_StatuteMile', 6],
      [0.271, 'esriSRUnit_NauticalMile', 3],
      [0.8688, 'esrisrunit_usnauticalmile', 7],
      [10_000, 'esriSRUnit_Kilometer', -1],
    ] as const;
    for (const layer of [degrees, mercator]) {
      for (const [distance, units, count] of truth) {
        const found = names(layer, { ...around, distance, units });
        if (count < 0)
          expect(await rejectionOf(found)).to.have.nested.property('faults[0].field', 'distance');
        else expect(await found, units).to.deep.equal(DISTANCES.slice(0, count).map(String));
      }
    }
  });

  it('measures distance on the earth from a point in Web Mercator, with and without units', async () => {
    const point = { geometry: { x: mercatorX(OSLO[0]), y: mercatorY(OSLO[1]) }, inSR: 102100 };
    for (const layer of [degrees, mercator]) {
      for (const units of ['', 'esriSRUnit_Meter'])
        expect(await names(layer, { ...point, distance: 1000, units })).to.have.length(4);
    }
  });

  it('measures distance on the map in other references, to the metre, and in degrees without units', async () => {
    const point = { geometry: { x: 500_000, y: 6_000_000 } };
    expect(await names(metres, { ...point, distance: 5 })).to.deep.equal(['3 4', '0 5']);
    const feet = { distance: 329, units: 'esriSRUnit_Foot' };
    expect(await names(metres, { ...point, ...feet })).to.deep.equal(['3 4', '0 5', '5.01 0', '100 0']);
    expect(await names(degrees, { ...around, distance: 0.01 })).to.deep.equal(['10', '499', '501']);
    expect(await names(degrees, { ...around, distance: 0 })).to.deep.equal([]);
  });

  it('widens lines, polygons and envelopes by distance, for every relation', async () => {
    const { distance, units } = { distance: 1, units: 'esriSRUnit_Kilometer' };
    const paths = [
      [
        [OSLO[0] - 1, OSLO[1]],
        [OSLO[0] + 1, OSLO[1]],
      ],
    ];
    const line = { geometry: { paths }, inSR: 4326, distance, units };
    expect(await names(degrees, line)).to.include.members(['10', '499', '501', '999.5']);
    expect(await names(degrees, { ...line, spatialRel: 'esriSpatialRelContains' })).to.not.include('20000');
    const box = { geometry: `${String(OSLO[0])},${String(OSLO[1])},10.7501,59.9101`, inSR: 4326 };
    expect(await names(mercator, { ...box, distance, units })).to.include.members([
      '10',
      '499',
      '501',
      '999.5',
    ]);
    expect(await names(mercator, { ...box, distance: 0.1, units })).to.deep.equal(['10']);
  });

  it('does not widen a geometry by a distance of 0, in any unit', async () => {
    const signal = new AbortController().signal;
    const [x, y] = solveDirect(OSLO, { metres: 10, azimuth: 0 }, WGS84_ELLIPSOID);
    // More vertices than can be widened.
    const ring = Array.from({ length: 1500 }, (_, index) => {
      const angle = (-index / 750) * Math.PI;
      return [OSLO[0] + Math.cos(angle), OSLO[1] + Math.sin(angle)];
    });
    const geometries = [
      { geometry: { x, y } },
      { geometry: { rings: [[...ring, ring[0]]] } },
      { geometry: { paths: [[OSLO, [x, y]]] } },
      { geometry: '10,59,11,60' },
    ];
    for (const layer of [degrees, mercator]) {
      for (const given of geometries) {
        const asked = { ...given, inSR: 4326, returnGeometry: false, returnQueryGeometry: true };
        const reply = async (more: QueryParameters): Promise<string> =>
          wholeText((await queryLayer({ database, layer, parameters: { ...asked, ...more }, signal })).body);
        const plain = await reply({});
        for (const units of ['', 'esriSRUnit_Meter', 'esriSRUnit_NauticalMile'])
          expect(await reply({ distance: 0, units })).to.equal(plain);
      }
      expect(await names(layer, { ...geometries[0], inSR: 4326, distance: 0 })).to.deep.equal(['10']);
    }
  });

  it('refuses an invalid distance with the reason', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => [index / 100, 0]);
    for (const [parameters, field] of [
      [{ ...around, distance: -1 }, 'distance'],
      [{ ...around, distance: NaN }, 'distance'],
      [{ ...around, distance: 1, units: 'esriSRUnit_Ell' }, 'units'],
      [{ ...around, distance: 0, units: 'esriSRUnit_Ell' }, 'units'],
      [{ geometry: { points: many }, distance: 1, units: 'esriSRUnit_Foot' }, 'geometry'],
    ] as const)
      expect(await rejectionOf(names(degrees, parameters))).to.have.nested.property('faults[0].field', field);
    expect(await names(degrees, { distance: 5, where: "NAME = '10'" })).to.deep.equal(['10']);
  });
});
