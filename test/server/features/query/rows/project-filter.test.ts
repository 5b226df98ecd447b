// @needs gdal
import { expect } from 'chai';
import { readFilterGeometry } from '../../../../../server/features/query/geometry/filter-geometry.js';
import { projectFilter } from '../../../../../server/features/query/rows/project-filter.js';
import { findProjection } from '../../../../../server/features/references/find-projection.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { countTurns } from '../../../../support/turns.js';
import { createFilledLayer, makeLayer } from '../query-layers.js';

/** A circle of so many vertices, in degrees. */
const circle = (count: number): object => ({
  rings: [
    Array.from({ length: count + 1 }, (_, index) => {
      const angle = (-2 * Math.PI * (index % count)) / count;
      return [10 + Math.cos(angle), 50 + Math.sin(angle)];
    }),
  ],
});

forEachDatabase('projecting a filter of many vertices', (open) => {
  const { signal } = new AbortController();
  const layers = [3857, 25832].map((srid) =>
    makeLayer({ table: `l${String(srid)}`, srid, spatialReference: { wkid: srid, latestWkid: srid } }),
  );
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    for (const layer of layers) await createFilledLayer(database, layer, []);
  });

  it('projects a filter of many vertices like one of few, without blocking the event loop', async () => {
    const shown = { wkid: 4326, latestWkid: 4326 };
    for (const layer of layers) {
      const found = await findProjection(database, layer, shown, signal);
      const reference = { srid: found?.srid ?? 0, shown, ...(found?.texts && { projection: found.texts }) };
      const project = (count: number) =>
        projectFilter(database, { geometry: readFilterGeometry(circle(count)), reference }, layer, signal);
      const few = await project(900);
      const turns = countTurns();
      const many = await project(20_000).finally(() => turns.stop());
      expect(turns.turns).to.be.above(20);
      const { xmin, ymin, xmax, ymax } = few.box;
      const tolerance = (xmax - xmin) * 1e-4;
      expect(many.box.xmin).to.be.closeTo(xmin, tolerance);
      expect(many.box.ymin).to.be.closeTo(ymin, tolerance);
      expect(many.box.xmax).to.be.closeTo(xmax, tolerance);
      expect(many.box.ymax).to.be.closeTo(ymax, tolerance);
      expect(Buffer.isBuffer(many.wkb)).to.equal(true);
    }
  });
});
