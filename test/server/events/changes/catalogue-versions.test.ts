import { expect } from 'chai';
import { CatalogueVersions } from '../../../../server/events/changes/catalogue-versions.js';
import type { RequestContext } from '../../../../server/api/handlers.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type Catalogue, openCatalogue, type Wire } from '../support/catalogue.js';

describe('CatalogueVersions', () => {
  /** Until what was asked for at once has begun. */
  const tick = async (): Promise<void> => {
    for (const turn of [1, 2]) await new Promise((resolve) => setImmediate(resolve, turn));
  };

  it('reads once for concurrent requests, and again for those that arrive during the reading', async () => {
    const begun: ((version: number) => void)[] = [];
    const versions = new CatalogueVersions(() => new Promise((resolve) => begun.push(resolve)));
    const together = [versions.current(), versions.current()];
    await tick();
    const late = versions.current();
    await tick();
    const later = versions.current();
    await tick();
    expect(begun).to.have.length(1);
    begun[0]?.(7);
    expect(await Promise.all(together)).to.deep.equal([7, 7]);
    await tick();
    begun[1]?.(8);
    expect(await Promise.all([late, later])).to.deep.equal([8, 8]);
    expect(begun).to.have.length(2);
  });

  it('reads again after a failed reading', async () => {
    let count = 0;
    const versions = new CatalogueVersions(() => {
      count += 1;
      return count === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(8);
    });
    const [failing, late] = [rejectionOf(versions.current()), tick().then(() => versions.current())];
    expect(await failing).to.have.property('message', 'gone');
    expect(await late).to.equal(8);
  });

  it('keeps the version of a request while it lasts', async () => {
    let version = 0;
    const versions = new CatalogueVersions(() => Promise.resolve((version += 1)));
    const request = {} as RequestContext;
    expect([await versions.of(request), await versions.of(request)]).to.deep.equal([1, 1]);
    expect(await versions.of({} as RequestContext)).to.equal(2);
  });
});

forEachDatabase('cached records of the catalogue', (open) => {
  let one: Catalogue;
  let other: Catalogue;
  before(async () => {
    const databases = await open();
    one = await openCatalogue(databases);
    // A second server at the same database has users of its own only if their names differ.
    other = await openCatalogue({ ...databases, system: (await open()).system });
  });
  after(async () => {
    await one.stop();
    await other.stop();
  });

  it('clears cached records with every change, whichever server made it', async () => {
    const hall = await one.venue({ venue: 'Old Hall' });
    const walk = await one.event({ title: 'Seen', venue: hall['id'] });
    const path = `/events/${String(walk['id'])}`;
    const seen = async (): Promise<unknown[]> => {
      const { body: list } = await other.get('/events');
      const { body: alone } = await other.get(path);
      const [listed = {}] = list['events'] as Wire[];
      return [list['total'], listed['title'], (listed['venue'] as Wire)['venue'], alone['title']];
    };
    expect(await seen()).to.deep.equal([1, 'Seen', 'Old Hall', 'Seen']);
    expect(await seen()).to.deep.equal([1, 'Seen', 'Old Hall', 'Seen']);
    await one.put(path, { title: 'Changed' });
    expect(await seen()).to.deep.equal([1, 'Changed', 'Old Hall', 'Changed']);
    await one.put(`/venues/${String(hall['id'])}`, { venue: 'New Hall' });
    expect(await seen()).to.deep.equal([1, 'Changed', 'New Hall', 'Changed']);
    await one.put(path, { status: 'private' });
    expect((await other.get('/events')).body['total']).to.equal(0);
    expect((await other.get(path)).status).to.equal(403);
  });

  it('never caches what a writer or the holder of a password was shown', async () => {
    const made = await one.event({ title: 'Locked', password: 'tulip', description: 'Bring the score' });
    const path = `/events?include=${String(made['id'])}`;
    const described = async (query: string, as?: 'editor'): Promise<unknown> => {
      const { body } = await one.get(path + query, as);
      return (body['events'] as Wire[])[0]?.['description'];
    };
    expect(await described('&password=tulip')).to.contain('score');
    expect(await described('&context=edit', 'editor')).to.contain('score');
    expect(await described('')).to.equal('');
    expect(await described('', 'editor')).to.equal('');
    expect(await described('&password=rose')).to.equal('');
  });

  it('never caches what opened a single event, or its venue', async () => {
    const secret = { venue: 'Secret Hall', password: 'tulip', phone: '555 0142' };
    const shut = await one.event({ title: 'Shut for all', password: 'tulip' });
    const open = await one.event({ title: 'Open for all', venue: secret });
    for (const path of [`/events/${String(shut['id'])}`, '/events/by-slug/shut-for-all']) {
      expect((await one.get(`${path}?password=tulip`)).status, path).to.equal(200);
      expect((await one.get(path)).status, path).to.equal(403);
      expect((await one.get(`${path}?password=rose`)).status, path).to.equal(403);
    }
    const phoneOf = async (query: string): Promise<unknown> => {
      const { body } = await one.get(`/events/${String(open['id'])}${query}`);
      return (body['venue'] as Wire)['phone'];
    };
    const phones = [await phoneOf('?password=tulip'), await phoneOf(''), await phoneOf('?password=tulip')];
    expect(phones).to.deep.equal(['555 0142', '', '555 0142']);
  });
});
