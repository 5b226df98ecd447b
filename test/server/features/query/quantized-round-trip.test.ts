import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import type { Json } from '../../../support/servers/feature-server.js';
import { type EditWorld, openEditWorld } from '../edit/edit-fixtures.js';

const SHAPES = [
  [
    'Polyline',
    {
      hasZ: true,
      paths: [
        [
          [10, 60, 5],
          [10.4, 59.2, 7],
          [11, 59.5, 6],
        ],
        [
          [9, 58, 1],
          [9.2, 58.2, 2],
        ],
      ],
    },
  ],
  [
    'Polygon',
    {
      hasZ: true,
      rings: [
        [
          [10, 60, 1],
          [11, 60, 2],
          [11, 59, 3],
          [10, 60, 1],
        ],
      ],
    },
  ],
  [
    'Multipoint',
    {
      hasZ: true,
      points: [
        [10, 60, 1],
        [11, 59, 2],
      ],
    },
  ],
  ['Point', { x: 10.4, y: 59.2, z: 3 }],
] as const;

forEachDatabase('a quantized reply that is appended', (open) => {
  let world: EditWorld;

  before(async () => {
    world = await openEditWorld(await open());
  });
  after(() => world.server.close());

  for (const originPosition of ['upperLeft', 'lowerLeft']) {
    for (const [kind, geometry] of SHAPES) {
      it(`keeps a ${kind} at its location when a reply quantized from ${originPosition} is appended`, async () => {
        const layers = [0, 1].map((id) => ({
          ...{ id, name: `Layer ${String(id)}`, type: 'Feature Layer', hasZ: true },
          ...{ geometryType: `esriGeometry${kind}`, fields: [{ name: 'n', type: 'esriFieldTypeInteger' }] },
        }));
        const service = await world.makeService({ spatialReference: { wkid: 4326 } }, layers);
        await world.edit(`${service}/0/addFeatures`, { features: [{ attributes: { n: 1 }, geometry }] });
        const query = (layer: number, more: object = {}): Promise<Json> =>
          world.server.get(
            `${service}/${String(layer)}/query`,
            { where: '1=1', outFields: 'n', returnZ: true, outSR: 4326, ...more },
            world.owner,
          );
        const quantizationParameters = JSON.stringify({
          ...{ mode: 'edit', originPosition, tolerance: 0.001 },
          extent: { xmin: 0, ymin: 50, xmax: 20, ymax: 70, spatialReference: { wkid: 4326 } },
        });
        const quantized = await query(0, { quantizationParameters });
        expect(quantized).to.have.property('transform');
        const { statusUrl } = await world.edit(`${service}/1/append`, { edits: JSON.stringify(quantized) });
        expect(await world.server.ended(String(statusUrl), world.owner)).to.include({ insertCount: 1 });
        const [before, after] = [await query(0), await query(1)].map(({ features }) =>
          ordinatesOf((features as Json[])[0]?.['geometry']),
        );
        expect(after).to.have.length(before?.length ?? 0);
        for (const [index, ordinate] of (before ?? []).entries())
          expect(after?.[index]).to.be.closeTo(ordinate, 0.001);
      });
    }
  }
});

/** All numbers of a geometry, in their order. */
function ordinatesOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, content]) =>
    name === 'spatialReference' ? [] : ordinatesOf(content),
  );
}
