import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type Catalogue, inside, paramsOf, type Wire } from '../../support/catalogue.js';
import { type Importer, type ImportRecord, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

forEachDatabase('texts of imported events', (open) => {
  let importer: Importer;
  let catalogue: Catalogue;
  before(async () => {
    importer = await openImporter(await open());
    ({ catalogue } = importer);
  });
  after(() => catalogue.stop());

  const put = async (...lines: readonly string[]): Promise<ImportRecord> => {
    const [record] = recordsOf(await importer.import(ics(vevent(...lines))));
    if (record === undefined) throw new Error('there is no record');
    return record;
  };
  const read = async ({ id }: Wire): Promise<Wire> => (await catalogue.get(`/events/${String(id)}`)).body;

  it('imports a lone zero as a title, which other writes refuse', async () => {
    const refused = await catalogue.post('/events', { title: '0', start_date: '2027', end_date: '2027' });
    expect(refused.status).to.equal(400);
    const record = await put('UID:zero@a', 'SUMMARY:0');
    expect([record['action'], record['faults']]).to.deep.equal(['created', []]);
    const body = await read(record);
    expect(body['title']).to.equal('0');
    const text = await importer.calendar(`/events/${String(record['id'])}.ics`);
    expect(text).to.include('SUMMARY:0\r\n');
    const named = await put('UID:kept@a', 'SUMMARY:Kept');
    expect((await put('UID:kept@a', 'SUMMARY:0', 'SEQUENCE:1')).action).to.equal('updated');
    expect((await read(named))['title']).to.equal('0');
  });

  it('keeps a lone zero when a client sends the body back, by id and by slug', async () => {
    const body = await read(await put('UID:back@a', 'SUMMARY:0'));
    for (const path of [`/events/${String(body['id'])}`, `/events/by-slug/${String(body['slug'])}`]) {
      const { status, body: changed } = await catalogue.put(path, { ...body, cost: '5' });
      expect([status, changed['title'], changed['cost']], path).to.deep.equal([200, '0', '$5']);
    }
    const path = `/events/${String(body['id'])}`;
    await catalogue.put(path, { title: 'Nought' });
    const { status, body: refused } = await catalogue.put(path, { title: '0' });
    expect([status, Object.keys(paramsOf(refused))]).to.deep.equal([400, ['title']]);
    expect((await catalogue.put('/events/999999', { title: '0' })).status).to.equal(400);
  });

  it('names no venue or organizer by a lone zero, and refuses no event', async () => {
    const none = await put('UID:nowhere@a', 'LOCATION:0', 'ORGANIZER;CN=0:invalid:nobody');
    expect([none.action, none.faults]).to.deep.equal([
      'created',
      [
        { field: 'LOCATION', reason: 'is not a name and was left out' },
        { field: 'ORGANIZER', reason: 'has no name and was left out' },
      ],
    ]);
    expect(await read(none)).to.deep.include({ venue: [], organizer: [] });
    const some = await put(
      ...['UID:somewhere@a', 'LOCATION:0\\, Pier Rd\\, Dover', 'ORGANIZER;CN=0:mailto:tea@club.example'],
    );
    expect([some.action, some.faults]).to.deep.equal(['created', []]);
    const body = await read(some);
    expect(inside(body, 'venue')).to.include({ venue: '0, Pier Rd, Dover' }).and.not.have.property('address');
    expect((body['organizer'] as Wire[])[0]).to.include({
      organizer: 'tea@club.example',
      email: 'tea@club.example',
    });
  });

  it('imports texts as plain text: markup and entities are kept as written', async () => {
    const record = await put(
      ...['UID:plain@a', 'SUMMARY:<Tea> & &amp; a < b', 'ORGANIZER;CN=Tea <& more:mailto:more@club.example'],
      'LOCATION:House <1>\\, 5 <Pier> Rd',
    );
    const body = await read(record);
    expect(body['title']).to.equal('&lt;Tea&gt; &#038; &#038;amp; a &lt; b');
    expect(inside(body, 'venue')).to.include({ venue: 'House &lt;1&gt;' });
    expect((body['organizer'] as Wire[])[0]).to.include({ organizer: 'Tea &lt;&#038; more' });
    const text = await importer.calendar(`/events/${String(record['id'])}.ics`);
    expect(text).to.include('SUMMARY:<Tea> & &amp\\; a < b\r\n');
    expect(text).to.include('LOCATION:House <1>\\, 5 <Pier> Rd\r\n');
    await importer.import(text);
    expect((await read(record))['title']).to.equal(body['title']);
  });
});
