import { expect } from 'chai';
import { basic, Fairground, type JobFailedError, type Layer, signIn, token } from '@fairground/sdk';
import type { UserWithSecrets } from '../../server/auth/users.js';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { rejectionOf } from '../support/rejection.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const HARBOURS = [
  { attributes: { code: 'NOBGO', depth: 11.5 }, geometry: { x: 5.32, y: 60.4 } },
  { attributes: { code: 'GBLEI', depth: 9 }, geometry: { x: -3.17, y: 55.98 } },
  { attributes: { code: 'ISREY', depth: 10 }, geometry: { x: -21.93, y: 64.15 } },
];

for (const kind of DATABASE_KINDS) {
  describe(`the SDK and a server (${kind})`, function () {
    this.timeout(300_000);

    let server: TestServer;
    let ada: UserWithSecrets;
    let fairground: Fairground;

    before(async () => {
      server = await startTestServer(kind);
      ada = await server.addUser('ada', 'administrator');
      fairground = new Fairground({
        url: server.url,
        credentials: signIn({ username: ada.name, password: ada.password }),
      });
    });
    after(() => server.stop());

    async function makeLayer(name: string): Promise<Layer> {
      const service = await fairground.services.create({
        name,
        capabilities: 'Query,Uploads,Append',
        spatialReference: { wkid: 4326 },
      });
      const { layers } = await service.addLayers({
        layers: [
          {
            name: 'Harbours',
            geometryType: 'esriGeometryPoint',
            fields: [
              { name: 'code', type: 'esriFieldTypeString', length: 5 },
              { name: 'depth', type: 'esriFieldTypeDouble' },
            ],
            indexes: [{ fields: 'code', isUnique: true }],
          },
        ],
      });
      return service.layer(layers[0]!.id);
    }

    describe('credentials', () => {
      it('signs in by password, application password and token on both interfaces', async () => {
        const { username: name, applicationPassword } = { username: ada.name, ...ada };
        const reply = await fetch(`${server.url}/sharing/rest/generateToken`, {
          method: 'POST',
          body: new URLSearchParams({ username: name, password: ada.password, f: 'json' }),
        });
        const issued = ((await reply.json()) as { token: string }).token;
        const all = [
          signIn({ username: name, password: ada.password }),
          basic({ username: name, applicationPassword }),
          token(issued),
        ];
        for (const credentials of all) {
          const caller = new Fairground({ url: server.url, credentials });
          expect((await caller.whoAmI()).username).to.equal('ada');
          expect(await caller.events.list({ status: ['draft'] })).to.include({ total: 0 });
        }
      });

      it('refuses wrong credentials on both interfaces', async () => {
        const nobody = new Fairground({ url: server.url, credentials: token('wrong') });
        expect(await rejectionOf(nobody.whoAmI())).to.include({ status: 401 });
        expect(await rejectionOf(nobody.venues.create({ venue: 'Shed' }))).to.include({ status: 401 });
        const guest = new Fairground({
          url: server.url,
          credentials: basic({ username: 'ada', applicationPassword: 'no' }),
        });
        expect(await rejectionOf(guest.events.list())).to.include({
          status: 401,
          code: 'incorrect_password',
        });
      });
    });

    describe('services', () => {
      it('creates, finds, lists and deletes services', async () => {
        expect(await fairground.services.isNameAvailable('Passing')).to.equal(true);
        const service = await fairground.services.create({ name: 'Passing' });
        expect(await fairground.services.isNameAvailable('passing')).to.equal(false);
        expect((await fairground.services.list()).map(({ name }) => name)).to.include('Passing');
        expect(await fairground.services.byName('Passing').describe()).to.include({ isView: false });
        expect(await rejectionOf(fairground.services.create({ name: 'PASSING' }))).to.include({
          status: 409,
        });
        await service.delete();
        expect(await rejectionOf(service.describe())).to.include({ status: 404 });
      });

      it('names the wrong part of a definition', async () => {
        const service = await fairground.services.create({ name: 'Faulty' });
        const error = await rejectionOf(
          service.addLayers({ tables: [{ name: 'A', fields: [{ name: 'b', type: 'esriFieldTypeBlob' }] }] }),
        );
        expect(error).to.include({ status: 400 });
        expect((error as { faults: { field: string }[] }).faults[0]?.field).to.equal(
          'addToDefinition.tables[0].fields[0].type',
        );
      });
    });

    describe('a layer', () => {
      let layer: Layer;

      before(async () => {
        layer = await makeLayer('Harbours');
        await (await layer.append(HARBOURS)).wait();
      });

      it('describes itself', async () => {
        const { fields, supportsAppend } = await layer.describe();
        expect(fields.map(({ name }) => name)).to.include.members(['code', 'depth']);
        expect(supportsAppend).to.equal(true);
      });

      it('counts and queries a layer', async () => {
        expect(await layer.count()).to.equal(3);
        const page = await layer.query({
          where: 'depth >= 10',
          outFields: ['code'],
          orderByFields: ['depth DESC'],
        });
        expect(page.features.map(({ attributes }) => attributes)).to.deep.equal([
          { code: 'NOBGO' },
          { code: 'ISREY' },
        ]);
      });

      it('returns every feature, page after page', async () => {
        const codes: unknown[] = [];
        const query = { outFields: ['code'], orderByFields: ['code'], resultRecordCount: 2 };
        for await (const { attributes } of layer.query(query)) codes.push(attributes['code']);
        expect(codes).to.deep.equal(['GBLEI', 'ISREY', 'NOBGO']);
        const points: unknown[] = [];
        for await (const { geometry } of layer.queryGeoJson(query)) points.push(geometry);
        expect(points).to.have.length(3);
        expect(points[0]).to.deep.equal({ type: 'Point', coordinates: [-3.17, 55.98] });
      });

      it('names the wrong field of a condition', async () => {
        const error = await rejectionOf(layer.count("nothing = 'x'"));
        expect(error).to.include({ status: 400 });
        expect((error as Error).message).to.contain('nothing');
      });

      it('adds fields and indexes', async () => {
        await layer.addField({ name: 'owner', type: 'esriFieldTypeString', length: 20 });
        await layer.addIndex({ fields: 'owner', isUnique: false });
        const { fields, indexes } = await layer.describe();
        expect(fields.map(({ name }) => name)).to.include('owner');
        expect(indexes.map((index) => index.fields)).to.include('owner');
      });
    });

    describe('append', () => {
      let layer: Layer;

      before(async () => {
        layer = await makeLayer('Appended');
      });

      it('appends a CSV file, reports progress and returns the counts', async () => {
        const file = new File(
          ['code,depth,x,y\nNOBGO,11.5,5.32,60.4\nGBLEI,9,-3.17,55.98\n'],
          'harbours.csv',
        );
        const seen: string[] = [];
        const job = await layer.append(file, {
          sourceInfo: { locationType: 'coordinates', longitudeFieldName: 'x', latitudeFieldName: 'y' },
        });
        const done = await job.wait({ onProgress: ({ status }) => seen.push(status) });
        expect(done).to.include({ status: 'Completed', insertCount: 2, updateCount: 0, errorCount: 0 });
        expect(seen.at(-1)).to.equal('Completed');
      });

      it('updates on a unique field instead of adding twice, with other names for the fields', async () => {
        const features = [
          { type: 'Feature' as const, geometry: null, properties: { harbour: 'NOBGO', metres: 12 } },
          {
            type: 'Feature' as const,
            geometry: { type: 'Point', coordinates: [10.75, 59.9] },
            properties: { harbour: 'NOOSL', metres: 14 },
          },
        ];
        const job = await layer.append(features, {
          upsertOn: 'code',
          fieldMappings: { code: 'harbour', depth: 'metres' },
        });
        expect(await job.wait()).to.include({ insertCount: 1, updateCount: 1 });
        const { features: rows } = await layer.queryGeoJson({ where: "code = 'NOBGO'" });
        expect(rows[0]?.properties).to.include({ depth: 12 });
        expect(rows[0]?.geometry).to.deep.equal({ type: 'Point', coordinates: [5.32, 60.4] });
      });

      it('resumes an append by the job’s id', async () => {
        const { id } = await layer.append(HARBOURS.slice(2), { upsertOn: 'code' });
        const again = fairground.services.byName('Appended').layer(layer.id).job(id);
        expect(await again.wait()).to.include({ jobId: id, status: 'Completed' });
        expect(await again.status()).to.include({ jobId: id, status: 'Completed' });
        expect(await again.cancel()).to.include({ status: 'Completed' });
      });

      it('throws the job’s own reasons when it fails', async () => {
        const twice = [HARBOURS[0]!, HARBOURS[0]!];
        const job = await layer.append(twice, { upsertOn: 'code' });
        const error = await rejectionOf(job.wait());
        expect(error).to.include({ name: 'JobFailedError', code: 'job_failed' });
        const { job: last } = error as JobFailedError;
        expect(last.status).to.equal('Failed');
        expect(last.errors[0]).to.include({ field: 'code', value: 'NOBGO' });
      });

      it('names an option that the server refuses', async () => {
        const error = await rejectionOf(layer.append(HARBOURS, { upsertOn: 'depth' }));
        expect(error).to.include({ status: 400 });
        expect((error as Error).message).to.contain('upsertMatchingField');
      });

      it('sends a file in parts that is too large for one piece', async () => {
        const rows = Array.from({ length: 11 }, (_, row) => `L${String(row)},5,${'x'.repeat(1_000_000)}`);
        const large = new Blob([['code,depth,note', ...rows, ''].join('\n')], { type: 'text/csv' });
        const job = await layer.append(large, { upsertOn: 'code' });
        expect(await job.wait()).to.include({ insertCount: 11, errorCount: 0 });
      });
    });

    describe('items', () => {
      it('stores, finds, changes and deletes items', async () => {
        const { items } = fairground;
        const file = new Blob(['code\nNOBGO\n']);
        const id = await items.add(file, { filename: 'harbours.csv', tags: ['sea', 'towns, small'] });
        expect(await items.read(id)).to.deep.include({
          type: 'CSV',
          size: 11,
          tags: ['sea', 'towns, small'],
        });
        expect(await rejectionOf(items.add(file, { filename: 'Harbours.csv' }))).to.include({ status: 409 });
        await items.update(id, { title: 'Ports', file: new Blob(['code\n']) });
        const found = [];
        for await (const item of items.search({ q: 'title:ports AND type:CSV' })) found.push(item);
        expect(found).to.have.length(1);
        expect(found[0]).to.include({ id, size: 5, owner: 'ada' });
        await items.delete(id);
        expect(await rejectionOf(items.read(id))).to.include({ status: 404 });
      });
    });

    describe('events and venues', () => {
      it('creates, reads, changes, lists and deletes events and venues', async () => {
        const venue = await fairground.venues.create({ venue: 'Harbour Hall', city: 'Bergen' });
        const made = await fairground.events.create({
          title: 'Lantern walk',
          start_date: '2031-11-05 18:00',
          end_date: '2031-11-05 21:00',
          timezone: 'Europe/Oslo',
          venue: venue.id,
        });
        expect(await fairground.events.read(made.id)).to.include({
          title: 'Lantern walk',
          utc_start_date: '2031-11-05 17:00:00',
        });
        expect(await fairground.events.update(made.id, { cost: 'Free' })).to.include({
          cost: 'Free',
          timezone: 'Europe/Oslo',
        });
        expect(await fairground.events.bySlug(made.slug)).to.include({ id: made.id });
        expect(await fairground.venues.bySlug(venue.slug!)).to.include({ id: venue.id, city: 'Bergen' });
        expect(await fairground.venues.update(venue.id, { city: 'Oslo' })).to.include({
          venue: 'Harbour Hall',
          city: 'Oslo',
        });

        expect(await fairground.events.delete(made.id)).to.include({ status: 'trash' });
        expect(await rejectionOf(fairground.events.delete(made.id))).to.include({
          status: 410,
          code: 'event-is-in-trash',
        });
        expect(await fairground.venues.delete(venue.id)).to.include({ status: 'trash' });
      });

      it('restores records from the trash', async () => {
        const club = await fairground.organizers.create({
          organizer: 'Rowing club',
          email: 'row@club.example.org',
        });
        expect(await fairground.organizers.delete(club.id)).to.include({ status: 'trash' });
        expect(await fairground.organizers.restore(club.id)).to.include({
          status: 'publish',
          slug: 'rowing-club',
        });
        expect(await fairground.organizers.bySlug('rowing-club')).to.include({ id: club.id });
      });

      it('manages categories, tags and organizers', async () => {
        const water = await fairground.categories.create({ name: 'Water' });
        const rowing = await fairground.categories.create({ name: 'Rowing', parent: water.id });
        const tag = await fairground.tags.create({ name: 'Beginners' });
        const club = await fairground.organizers.create({ organizer: 'Boat club' });
        const day = await fairground.events.create({
          title: 'First strokes',
          start_date: '2031-06-01 10:00',
          end_date: '2031-06-01 12:00',
          categories: [rowing.id],
          tags: ['beginners'],
          organizer: [club.id],
        });
        expect(day.tags.map(({ id }) => id)).to.deep.equal([tag.id]);
        expect(day.organizer.map(({ id }) => id)).to.deep.equal([club.id]);
        const found = await fairground.events.list({ categories: ['water'], end_date: '2032-01-01' });
        expect(found.events.map(({ id }) => id)).to.deep.equal([day.id]);
        expect(await fairground.tags.update(tag.id, { name: 'Newcomers' })).to.include({
          name: 'Newcomers',
          count: 1,
        });
        const names: string[] = [];
        for await (const { name } of fairground.categories.list({ hide_empty: false, per_page: 1 }))
          names.push(name);
        expect(names).to.deep.equal(['Rowing', 'Water']);
        await fairground.categories.delete(water.id);
        expect(await fairground.categories.read(rowing.id)).to.include({ parent: 0 });
      });

      it('manages images', async () => {
        const dot = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
        const poster = await fairground.images.upload(dot, { title: 'Boats', fileName: 'poster.gif' });
        expect(poster).to.include({ extension: 'gif', width: 1, height: 1 });
        expect(poster.url).to.match(/\/boats\.gif$/);
        const other = await fairground.images.upload(new File([dot], 'dot.gif'));
        expect(other.url).to.match(/\/dot\.gif$/);
        const venue = await fairground.venues.create({ venue: 'Boat house', image: poster.id });
        expect(venue.image).to.deep.equal(poster);
        expect(await fairground.images.read(poster.id)).to.deep.equal(poster);
        const ids: number[] = [];
        for await (const { id } of fairground.images.list({ per_page: 1 })) ids.push(id);
        expect(ids).to.deep.equal([other.id, poster.id]);
        expect(await fairground.images.delete(poster.id)).to.deep.equal(poster);
        expect((await fairground.venues.read(venue.id)).image).to.equal(undefined);
        const refusal = await rejectionOf(fairground.images.upload(Buffer.from('text')));
        expect(refusal).to.include({ status: 400, code: 'rest_invalid_param' });
      });

      it('lists records page after page', async () => {
        const venue = await fairground.venues.create({ venue: 'Pager' });
        for (const day of ['01', '02', '03']) {
          const date = `2031-05-${day} 10:00`;
          await fairground.events.create({
            title: `Day ${day}`,
            start_date: date,
            end_date: date,
            venue: venue.id,
          });
        }
        const filter = { venue: [venue.id], end_date: '2032-01-01', per_page: 2 };
        const page = await fairground.events.list(filter);
        expect(page).to.include({ total: 3, total_pages: 2 });
        expect(page.events).to.have.length(2);
        const titles: string[] = [];
        for await (const { title } of fairground.events.list(filter)) titles.push(title);
        expect(titles).to.deep.equal(['Day 01', 'Day 02', 'Day 03']);
        const names: string[] = [];
        for await (const { venue: name = '' } of fairground.venues.list({ per_page: 1 })) names.push(name);
        expect(names).to.include('Pager');
      });

      it('names each missing field', async () => {
        const error = await rejectionOf(fairground.events.create({ title: 'No dates' } as never));
        expect(error).to.include({ status: 400, code: 'rest_missing_callback_param' });
        expect((error as { faults: { field: string }[] }).faults.map(({ field }) => field)).to.have.members([
          'start_date',
          'end_date',
        ]);
      });
    });

    it('returns the id under which the server logs a request', async () => {
      const error = await rejectionOf(fairground.events.read(987_654));
      expect(error).to.include({ status: 404 });
      expect((error as { requestId?: string }).requestId)
        .to.be.a('string')
        .and.not.equal('');
    });
  });
}
