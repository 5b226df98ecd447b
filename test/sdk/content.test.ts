import { expect } from 'chai';
import {
  Fairground,
  type ImportStatus,
  isConflict,
  isForbidden,
  isJobFailedError,
  isNotFound,
  isUnauthenticated,
  type PublishStatus,
  signIn,
} from '@fairground/sdk';
import { rejectionOf } from '../support/rejection.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const CSV = 'code,people,lon,lat\nNOBGO,291000,5.32,60.4\nISREY,139000,-21.93,64.15\n';

const WALK = [
  ...[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//walks//EN',
    'BEGIN:VEVENT',
    'UID:walk-7@walks.example.org',
  ],
  ...[
    'DTSTAMP:20310101T000000Z',
    'DTSTART:20311105T180000',
    'DTEND:20311105T210000',
    'SUMMARY:Moonlight walk',
  ],
  ...['END:VEVENT', 'BEGIN:VEVENT', 'UID:walk-8@walks.example.org', 'SUMMARY:Never', 'END:VEVENT'],
  ...['END:VCALENDAR', ''],
].join('\r\n');

describe('content of users through the SDK', function () {
  this.timeout(300_000);

  let server: TestServer;
  let fairground: Fairground;
  let stranger: Fairground;

  before(async () => {
    server = await startTestServer('sqlite');
    const { password } = await server.addUser('ada', 'administrator');
    fairground = new Fairground({ url: server.url, credentials: signIn({ username: 'ada', password }) });
    stranger = new Fairground({ url: server.url });
  });
  after(() => server.stop());

  describe('a calendar', () => {
    it('imports a calendar by a job that reports the outcome of each record', async () => {
      const dry = await fairground.events.importCalendar(WALK, { dryRun: true });
      expect((await dry.wait()).counts).to.include({ created: 1, failed: 1 });
      const { id } = await fairground.events.importCalendar(new Blob([WALK]), { timezone: 'Europe/Oslo' });
      const job = fairground.events.calendarImport(id);
      const seen: ImportStatus[] = [];
      const { counts, records } = await job.wait({ onProgress: (status) => seen.push(status) });
      expect(counts).to.include({ created: 1, failed: 1 });
      expect(seen.at(-1)?.status).to.equal('completed');
      expect(records[1]?.faults[0]).to.include({ field: 'DTSTART' });
      const made = await fairground.events.read(records[0]!.id!);
      expect(made).to.include({ title: 'Moonlight walk', utc_start_date: '2031-11-05 17:00:00' });
    });

    it('reports a file that is no calendar', async () => {
      const job = await fairground.events.importCalendar('code,depth\n');
      const error = await rejectionOf(job.wait());
      if (!isJobFailedError<ImportStatus>(error)) throw error;
      expect(error.job.errors).to.have.length.above(0);
      expect(error.message).to.equal(error.job.errors.join(' '));
    });

    it('exports a calendar of one event, and of filtered events', async () => {
      const { events } = await fairground.events.list({ search: 'moonlight', end_date: '2031-12-31' });
      const one = await fairground.events.toCalendar(events[0]!.id);
      const all = await fairground.events.toCalendar({ search: 'moonlight', end_date: '2031-12-31' });
      for (const text of [one, all]) {
        expect(text).to.match(/^BEGIN:VCALENDAR\r\n/);
        expect(text.match(/UID:walk-7@walks\.example\.org/g)).to.have.length(1);
      }
    });
  });

  it('changes an event by slug, and reads it with its password', async () => {
    const times = { start_date: '2031-06-01 10:00', end_date: '2031-06-01 12:00' };
    const { id, slug } = await fairground.events.create({ title: 'Secret', password: 'tulip', ...times });
    await fairground.events.updateBySlug(slug, { cost: 'Free' });
    expect(isForbidden(await rejectionOf(stranger.events.read(id)))).to.equal(true);
    expect(await stranger.events.read(id, { password: 'tulip' })).to.include({ cost: 'Free' });
    expect(await stranger.events.bySlug(slug, { password: 'tulip' })).to.include({ id });
    expect(await stranger.events.toCalendar(id, { password: 'tulip' })).to.include('SUMMARY:Secret');
    expect(await fairground.events.deleteBySlug(slug)).to.include({ status: 'trash' });
  });

  it('returns protected records whole to users who may edit them', async () => {
    const times = { start_date: '2031-06-02 10:00', end_date: '2031-06-02 12:00' };
    const { id, slug } = await fairground.events.create({
      ...{ title: 'Rehearsal', description: 'By the side door', password: 'tulip' },
      ...times,
    });
    expect(isForbidden(await rejectionOf(fairground.events.read(id, { context: 'view' })))).to.equal(true);
    expect(isForbidden(await rejectionOf(stranger.events.read(id, { context: 'edit' })))).to.equal(true);
    const whole = { description: '<p>By the side door</p>' };
    expect(await fairground.events.read(id, { context: 'edit' })).to.include(whole);
    expect(await fairground.events.bySlug(slug, { context: 'edit' })).to.include(whole);
    expect(await fairground.events.toCalendar(id, { context: 'edit' })).to.include('By the side door');

    const club = await fairground.organizers.create({
      organizer: 'Club',
      email: 'a@club.example',
      password: 'tulip',
    });
    const hidden = { email: '' };
    const shown = { email: 'a@club.example' };
    expect(await fairground.organizers.read(club.id)).to.include(hidden);
    expect(await stranger.organizers.read(club.id, { password: 'tulip' })).to.include(shown);
    expect(await fairground.organizers.read(club.id, { context: 'edit' })).to.include(shown);
    expect(await fairground.organizers.bySlug(club.slug!, { context: 'edit' })).to.include(shown);
  });

  it('downloads the bytes of an image', async () => {
    const dot = Buffer.from('R0lGODlhAQABAIAAAP8AAP///yH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
    const { id, url } = await fairground.images.upload(new File([dot], 'dot.gif'));
    const bytes = await fairground.images.download(id, url.split('/').at(-1)!);
    expect(bytes.size).to.be.above(0);
  });

  describe('an item', () => {
    let id: string;

    before(async () => {
      id = await fairground.items.add(new File([CSV], 'towns.csv'), { title: 'Towns' });
    });

    it('publishes an item as a service that exists when its job is done', async () => {
      const { publishParameters } = await fairground.analyze({ itemId: id });
      const job = await fairground.items.publish(id, { ...publishParameters, name: 'Towns' });
      expect(job.service.name).to.equal('Towns');
      const seen: PublishStatus[] = [];
      const service = await job.wait({ onProgress: (status) => seen.push(status) });
      expect(seen.at(-1)).to.include({ status: 'completed', jobId: job.id });
      expect(await service.layer(0).count('people > 200000')).to.equal(1);
      const again = fairground.items.publish(id, { ...publishParameters, name: 'Towns' });
      expect(isConflict(await rejectionOf(again))).to.equal(true);
    });

    it('fails the whole publication on a bad row, and leaves no service', async () => {
      const bad = await fairground.items.add(new File(['code,people\nA,1\nB,many\n'], 'bad.csv'));
      const layerInfo = {
        fields: [
          { name: 'code', type: 'esriFieldTypeString' },
          { name: 'people', type: 'esriFieldTypeInteger' },
        ],
      };
      const job = await fairground.items.publish(bad, { name: 'Bad', locationType: 'none', layerInfo });
      const error = await rejectionOf(job.wait());
      if (!isJobFailedError<PublishStatus>(error)) throw error;
      expect(error.job.status).to.equal('failed');
      expect(isNotFound(await rejectionOf(job.service.describe()))).to.equal(true);
    });

    it('appends from an item', async () => {
      const layer = fairground.services.byName('Towns').layer(0);
      const sourceInfo = { locationType: 'none' };
      const job = await layer.append({ itemId: id }, { format: 'csv', sourceInfo, dryRun: true });
      expect(await job.wait()).to.include({ insertCount: 2, errorCount: 0 });
      expect((await layer.jobs()).jobs[0]?.jobId).to.equal(job.id);
      const ids: string[] = [];
      for await (const { jobId } of fairground.services.byName('Towns').jobs()) ids.push(jobId);
      expect(ids).to.include(job.id);
    });

    it('shows an item to others while it is shared', async () => {
      expect(isUnauthenticated(await rejectionOf(stranger.items.read(id)))).to.equal(true);
      await fairground.items.share(id, 'public');
      expect(await stranger.items.read(id)).to.include({ access: 'public' });
      expect(await new Response(await stranger.items.download(id)).text()).to.equal(CSV);
      await fairground.items.share(id, 'org');
      expect(await fairground.items.read(id)).to.include({ access: 'org' });
      await fairground.items.share(id, 'private');
      expect(await rejectionOf(stranger.items.read(id))).to.include({ name: 'ApiError' });
    });

    it('stores items and services in a folder', async () => {
      const { folders, items, services } = fairground;
      const { id: folder } = await folders.create('Harbours');
      expect((await folders.list()).map(({ title }) => title)).to.deep.equal(['Harbours']);
      await items.move(id, 'Harbours');
      await services.create({ name: 'Piers' }, { folder });
      await items.add(new File(['{"features":[]}'], 'empty.json'), {}, { folder });
      const inside: string[] = [];
      for await (const { title } of folders.items(folder)) inside.push(title);
      expect(inside.sort()).to.deep.equal(['Piers', 'Towns', 'empty']);
      await items.move(id);
      await folders.delete(folder);
      expect(await folders.list()).to.deep.equal([]);
      expect(isNotFound(await rejectionOf(services.byName('Piers').describe()))).to.equal(true);
      expect(await items.read(id)).to.include({ ownerFolder: null });
    });

    it('downloads an item that holds JSON', async () => {
      const json = '{"features":[],"layers":[{"id":0}]}';
      const stored = await fairground.items.add(new File([json], 'layers.json'));
      expect(await new Response(await fairground.items.download(stored)).text()).to.equal(json);
      const gone = await rejectionOf(fairground.items.download('0'.repeat(32)));
      expect(isNotFound(gone)).to.equal(true);
    });
  });

  describe('a server with content', () => {
    it('lists users, and all layers at once', async () => {
      expect(await fairground.user('ada')).to.include({ username: 'ada' });
      const service = fairground.services.byName('Towns');
      await service.refresh();
      const { layers } = await service.describeLayers();
      expect(layers.map(({ id }) => id)).to.deep.equal([0]);
    });

    it('reaches other operations by the underlying clients, and throws their errors', async () => {
      const { data } = await fairground.featuresClient.POST('/sharing/rest/portals/self', { body: {} });
      expect(data).to.have.nested.property('user.username', 'ada');
      const found = await fairground.featuresClient.GET('/sharing/rest/search', {
        params: { query: { q: 'title:Towns' } },
      });
      expect(found.data).to.have.property('total').above(0);
      const { data: index } = await fairground.eventsClient.GET('/cal/events/v1');
      expect(index?.namespace).to.equal('cal/events/v1');
      const unknown = { params: { path: { itemId: '0'.repeat(32) } } };
      const error = await rejectionOf(
        stranger.featuresClient.POST('/sharing/rest/content/items/{itemId}', unknown),
      );
      expect(isNotFound(error)).to.equal(true);
      const missing = fairground.eventsClient.GET('/cal/events/v1/events/{id}', {
        params: { path: { id: 999_999 } },
      });
      expect(isNotFound(await rejectionOf(missing))).to.equal(true);
    });
  });
});
