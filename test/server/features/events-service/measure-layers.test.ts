import { expect } from 'chai';
import { createMeasureLayers } from '../../../../server/features/events-service/measure-layers.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('the layers of the catalogue', (open, kind) => {
  it('measures the layers of the catalogue again after a failure, though the catalogue has not changed', async () => {
    const { events } = await open();
    const run = (statement: string): Promise<unknown> => events.write((trx) => trx.raw(statement));
    const view = 'map_public_events';
    const measure = createMeasureLayers(events);
    const takeAway = async (): Promise<string> => {
      if (kind === 'postgres') {
        await run(`ALTER VIEW ${view} RENAME TO away`);
        return `ALTER VIEW away RENAME TO ${view}`;
      }
      const found = await events
        .knex('sqlite_master')
        .where({ name: view })
        .first<{ sql: string } | undefined>('sql');
      await run(`DROP VIEW ${view}`);
      return found?.sql ?? '';
    };
    const putBack = await takeAway();
    expect(String(await rejectionOf(measure('public')))).to.include(view);
    await run(putBack);
    expect((await measure('public')).map(({ name }) => name)).to.deep.equal(['Venues', 'Events']);
  });
});
