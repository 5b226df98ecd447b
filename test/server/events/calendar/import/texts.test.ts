import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases.js';
import { type Catalogue, inside, type Wire } from '../../catalogue.js';
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

  it('are no title when they are a lone zero, as in any other write', async () => {
    const refused = await catalogue.post('/events', { title: '0', start_date: '2027', end_date: '2027' });
    expect(refused.status).to.equal(400);
    const { action, faults } = await put('UID:zero@a', 'SUMMARY:0');
    expect(action).to.equal('failed');
    expect(faults).to.deep.equal([{ field: 'SUMMARY', reason: 'must have some text' }]);
  });

  it('leave an event as it is when its new title is a lone zero', async () => {
    const first = await put('UID:kept@a', 'SUMMARY:Kept');
    expect((await put('UID:kept@a', 'SUMMARY:0', 'SEQUENCE:1', 'LOCATION:Elsewhere')).action).to.equal(
      'failed',
    );
    expect(await read(first)).to.deep.include({ title: 'Kept', venue: [] });
  });

  it('are plain: what looks like markup or an entity stays', async () => {
    const record = await put(
      ...['UID:plain@a', 'SUMMARY:<Tea> & &amp; a < b', 'ORGANIZER;CN=Tea <& more:mailto:tea@club.example'],
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
