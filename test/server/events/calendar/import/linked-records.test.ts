import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { type As, type Catalogue, inside, type Wire } from '../../support/catalogue.js';
import { type Importer, type ImportRecord, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

const LONDON = 'GEO:51.5;-0.1';
const PHILADELPHIA = 'GEO:40.0;-75.0';

forEachDatabase('venues and organizers of imported events', (open) => {
  let importer: Importer;
  let catalogue: Catalogue;
  let counter = 0;
  before(async () => {
    importer = await openImporter(await open());
    ({ catalogue } = importer);
  });
  after(() => catalogue.stop());

  /** A name, and prefix of UIDs, that no other test uses. */
  function name(): string {
    counter += 1;
    return `Place ${'abcdefghijklmnopqrstuvwxyz'[counter % 26] ?? ''}${String(counter)}`;
  }

  async function put(events: readonly string[], as: As = 'editor', fields = {}): Promise<ImportRecord[]> {
    return recordsOf(await importer.import(ics(...events), fields, as));
  }

  async function eventOf({ id }: Wire): Promise<Wire> {
    return (await catalogue.get(`/events/${String(id)}`, 'editor')).body;
  }

  async function venueOf(record: Wire | undefined): Promise<Wire> {
    return inside(await eventOf(record ?? {}), 'venue');
  }

  async function organizerOf(record: Wire | undefined): Promise<Wire> {
    const [organizer = {}] = (await eventOf(record ?? {}))['organizer'] as Wire[];
    return organizer;
  }

  const fieldsOf = (record: ImportRecord | undefined): unknown[] =>
    (record?.faults ?? []).map(({ field }) => field);

  describe('with the name of several venues', () => {
    it('uses different venues if GEO differs, and finds them again with the next file', async () => {
      const hall = name();
      const file = (prefix: string): string[] => [
        vevent(`UID:${prefix}-1-${hall}`, `LOCATION:${hall}`, LONDON),
        vevent(`UID:${prefix}-2-${hall}`, `LOCATION:${hall.toUpperCase()}`, PHILADELPHIA),
        vevent(`UID:${prefix}-3-${hall}`, `LOCATION: ${hall.replace(' ', '  ')} `, 'GEO:51.5001;-0.1001'),
      ];
      const [first, second, third] = await Promise.all((await put(file('a'))).map(venueOf));
      expect(first).to.include({ venue: hall, geo_lat: 51.5, geo_lng: -0.1 });
      expect(second).to.include({ geo_lat: 40, geo_lng: -75 });
      expect(third?.['id']).to.equal(first?.['id']);
      expect(second?.['id']).not.to.equal(first?.['id']);
      expect((await put(file('a'))).map(({ action }) => action)).to.deep.equal(
        Array<string>(3).fill('unchanged'),
      );
      const later = await Promise.all((await put(file('b'))).map(venueOf));
      expect(later.map(({ id }) => id)).to.deep.equal([first?.['id'], second?.['id'], first?.['id']]);
    });

    it('uses different venues if the address differs, with GEO or without', async () => {
      const hall = name();
      const [placed, leeds, york, again] = await Promise.all(
        (
          await put([
            vevent(`UID:1-${hall}`, `LOCATION:${hall}`, LONDON),
            vevent(`UID:2-${hall}`, `LOCATION:${hall}\\, 5 Foo Rd\\, Leeds`),
            vevent(`UID:3-${hall}`, `LOCATION:${hall}\\, 5 Foo Rd\\, York`),
            vevent(`UID:4-${hall}`, `LOCATION:${hall}\\nLeeds\\, 5 FOO RD.`),
          ])
        ).map(venueOf),
      );
      expect(placed).to.include({ geo_lat: 51.5 }).and.not.have.property('address');
      expect(leeds).to.include({ address: '5 Foo Rd, Leeds' }).and.not.have.property('geo_lat');
      expect(york).to.include({ address: '5 Foo Rd, York' });
      expect(again?.['id']).to.equal(leeds?.['id']);
    });

    it('uses a venue without a place if a name alone is ambiguous', async () => {
      const hall = name();
      const records = await put([
        vevent(`UID:1-${hall}`, `LOCATION:${hall}`, LONDON),
        vevent(`UID:2-${hall}`, `LOCATION:${hall}`, PHILADELPHIA),
        vevent(`UID:3-${hall}`, `LOCATION:${hall}`),
        vevent(`UID:4-${hall}`, `LOCATION:${hall}`),
      ]);
      expect(records.map(fieldsOf)).to.deep.equal([[], [], ['LOCATION'], []]);
      const venues = await Promise.all(records.map(venueOf));
      expect(venues[2]).not.to.have.property('geo_lat');
      expect(venues[3]?.['id']).to.equal(venues[2]?.['id']);
    });

    it('completes a missing position or address, but not from another calendar', async () => {
      const hall = name();
      const bare = vevent(`UID:1-${hall}`, `LOCATION:${hall}`);
      const [first] = await put([bare]);
      const [theirs] = await put([vevent(`UID:2-${hall}`, `LOCATION:${hall}`, PHILADELPHIA)]);
      expect((await venueOf(theirs))['id']).not.to.equal((await venueOf(first))['id']);
      expect(await venueOf(first)).not.to.have.property('geo_lat');
      const [same] = await put([vevent(`UID:1-${hall}`, 'SEQUENCE:1', `LOCATION:${hall}`, LONDON)]);
      expect(await venueOf(same)).to.include({ id: (await venueOf(first))['id'], geo_lat: 51.5 });
    });
  });

  describe('with a corrected position', () => {
    const event = (uid: string, hall: string, sequence: number, ...lines: string[]): string =>
      vevent(`UID:${uid}-${hall}`, `SEQUENCE:${String(sequence)}`, `LOCATION:${hall}`, ...lines);

    it('moves an imported venue if all events of the file agree', async () => {
      const hall = name();
      const [first] = await put([event('1', hall, 0, LONDON), event('2', hall, 0, LONDON)]);
      const { id } = await venueOf(first);
      const moved = await put([event('1', hall, 1, PHILADELPHIA), event('2', hall, 1, PHILADELPHIA)]);
      expect(moved.map(({ action }) => action)).to.deep.equal(['updated', 'updated']);
      expect(moved.flatMap(fieldsOf)).to.deep.equal([]);
      for (const record of moved) expect(await venueOf(record)).to.include({ id, geo_lat: 40, geo_lng: -75 });
    });

    it('moves an imported venue even by less than the distance between different venues', async () => {
      const hall = name();
      const [first] = await put([event('1', hall, 0, LONDON)]);
      const [moved] = await put([event('1', hall, 1, 'GEO:51.500001;-0.1')]);
      expect(fieldsOf(moved)).to.deep.equal([]);
      expect(await venueOf(moved)).to.include({ id: (await venueOf(first))['id'], geo_lat: 51.500001 });
    });

    for (const others of ['in the file', 'in another file', 'made here'])
      it(`does not move an imported venue while other events disagree, ${others}`, async () => {
        const hall = name();
        const stays = event('2', hall, 0, LONDON);
        const [first] = await put([event('1', hall, 0, LONDON), ...(others === 'made here' ? [] : [stays])]);
        const { id } = await venueOf(first);
        if (others === 'made here') await catalogue.event({ venue: id });
        const [moved] = await put([
          event('1', hall, 1, PHILADELPHIA),
          ...(others === 'in the file' ? [stays] : []),
        ]);
        expect((await catalogue.get(`/venues/${String(id)}`)).body).to.include({ geo_lat: 51.5 });
        expect((await venueOf(moved))['id']).not.to.equal(id);
        expect(await venueOf(moved)).to.include({ geo_lat: 40 });
      });

    it('does not move a venue that was changed here, and gives a notice', async () => {
      const hall = name();
      const [first] = await put([event('1', hall, 0, LONDON)]);
      const { id } = await venueOf(first);
      await catalogue.put(`/venues/${String(id)}`, { phone: '555' });
      const [near] = await put([event('1', hall, 1, 'GEO:51.501;-0.1')]);
      expect(await venueOf(near)).to.include({ id, geo_lat: 51.5 });
      expect(fieldsOf(near)).to.deep.equal(['GEO']);
      const [far] = await put([event('1', hall, 2, PHILADELPHIA)]);
      expect((await venueOf(far))['id']).not.to.equal(id);
      expect((await catalogue.get(`/venues/${String(id)}`)).body).to.include({ geo_lat: 51.5 });
    });

    it('keeps the venue that a user chose for an imported event', async () => {
      const hall = name();
      const [first] = await put([event('1', hall, 0, LONDON)]);
      await catalogue.put(`/events/${String(first?.['id'])}`, { venue: { venue: `Our ${hall}` } });
      const [moved] = await put([event('1', hall, 1, PHILADELPHIA)]);
      expect(await venueOf(moved)).to.include({ venue: `Our ${hall}` });
    });
  });

  describe('at a venue created here', () => {
    it('does not move a venue created here, and uses another venue for another place', async () => {
      const hall = name();
      const made = await catalogue.venue({
        ...{ venue: hall, address: '1 High St', city: 'Bath' },
        ...{ geo_lat: 51.38, geo_lng: -2.36 },
      });
      const path = `/venues/${String(made['id'])}`;
      const { body: before } = await catalogue.get(path, 'editor');
      const records = await put([
        vevent(`UID:1-${hall}`, `LOCATION:${hall}`, 'GEO:52.2;0.12'),
        vevent(`UID:2-${hall}`, `LOCATION:${hall}\\, 77 Other Rd\\, Leeds`),
        vevent(`UID:3-${hall}`, `LOCATION:${hall}\\, Bath`, 'GEO:51.3801;-2.3601'),
        vevent(`UID:4-${hall}`, `LOCATION:${hall}\\, 1 High St\\, Bath\\, BA1 5AW`, 'GEO:51.381;-2.36'),
      ]);
      expect((await catalogue.get(path, 'editor')).body).to.deep.equal(before);
      const ids = (await Promise.all(records.map(venueOf))).map(({ id }) => id === made['id']);
      expect(ids).to.deep.equal([false, false, true, true]);
      expect(records.map(fieldsOf)).to.deep.equal([['LOCATION'], ['LOCATION'], [], ['LOCATION', 'GEO']]);
      expect(records[3]?.faults[1]?.['reason']).to.equal(
        `differs from the position of venue ${String(made['id'])}; the venue was not changed`,
      );
    });

    it('does not complete a venue created here, and uses different venues if they disagree', async () => {
      const hall = name();
      const made = await catalogue.venue({ venue: hall });
      const records = await put([
        vevent(`UID:1-${hall}`, `LOCATION:${hall}`, LONDON),
        vevent(`UID:2-${hall}`, `LOCATION:${hall}`, PHILADELPHIA),
        vevent(`UID:3-${hall}`, `LOCATION:${hall}`),
      ]);
      const venues = await Promise.all(records.map(venueOf));
      expect(venues.map(({ id }) => id === made['id'])).to.deep.equal([true, false, true]);
      expect(records.map(fieldsOf)).to.deep.equal([['GEO'], ['LOCATION'], []]);
      expect(venues[0]).not.to.have.property('geo_lat');
      const again = await put([vevent(`UID:4-${hall}`, `LOCATION:${hall}`, LONDON)]);
      expect((await venueOf(again[0]))['id']).to.equal(made['id']);
    });

    it('reports the same venues in a dry run, which writes nothing', async () => {
      const hall = name();
      const made = await catalogue.venue({ venue: hall });
      const file = [
        vevent(`UID:1-${hall}`, `LOCATION:${hall}`, LONDON),
        vevent(`UID:2-${hall}`, `LOCATION:New ${hall}`, LONDON),
      ];
      const tried = await put(file, 'editor', { dry_run: 'true' });
      expect(tried.map(fieldsOf)).to.deep.equal([['GEO'], []]);
      expect((await catalogue.get(`/venues?search=${encodeURIComponent(hall)}`)).body['total']).to.equal(1);
      expect((await put(file)).map(fieldsOf)).to.deep.equal([['GEO'], []]);
      expect((await catalogue.get(`/venues/${String(made['id'])}`)).body).not.to.have.property('geo_lat');
    });

    it('uses the venue of another user without a change', async () => {
      const hall = name();
      const [theirs] = await put([vevent(`UID:1-${hall}`, `LOCATION:${hall}`, LONDON)]);
      const [own] = await put([vevent(`UID:2-${hall}`, `LOCATION:${hall}\\, 1 St`, LONDON)], 'author');
      expect((await venueOf(own))['id']).to.equal((await venueOf(theirs))['id']);
      expect(fieldsOf(own)).to.deep.equal(['LOCATION']);
      expect(await venueOf(theirs)).not.to.have.property('address');
    });
  });

  describe('with an organizer', () => {
    const event = (uid: string, organizer: string, sequence = 0): string =>
      vevent(`UID:${uid}`, `SEQUENCE:${String(sequence)}`, `ORGANIZER;${organizer}`);

    it('matches an organizer by address, not by name', async () => {
      const club = name();
      const records = await put([
        event(`1-${club}`, `CN=${club}:mailto:a-${String(counter)}@x.example`),
        event(`2-${club}`, `CN=${club}:mailto:b-${String(counter)}@x.example`),
        event(`3-${club}`, `CN=Other label:MAILTO:A-${String(counter)}@X.example?subject=Hello`),
        event(`4-${club}`, `CN=${club};EMAIL=b-${String(counter)}@x.example:urn:uuid:1`),
      ]);
      const found = await Promise.all(records.map(organizerOf));
      expect(found[0]).to.include({ organizer: club, email: `a-${String(counter)}@x.example` });
      expect(found[1]).to.include({ organizer: club, email: `b-${String(counter)}@x.example` });
      expect(found[2]).to.deep.include({ id: found[0]?.['id'], organizer: club });
      expect(found[3]?.['id']).to.equal(found[1]?.['id']);
      expect(records.map(fieldsOf)).to.deep.equal([[], [], ['ORGANIZER'], []]);
    });

    it('keeps an organizer created here unchanged, with a notice of the difference', async () => {
      const club = name();
      const email = `box-${String(counter)}@hall.example`;
      const made = (await catalogue.post('/organizers', { organizer: club, email })).body;
      const bare = (await catalogue.post('/organizers', { organizer: `Bare ${club}` })).body;
      const records = await put([
        event(`1-${club}`, `CN=${club}:mailto:other-${email}`),
        event(`2-${club}`, `CN=Renamed:mailto:${email}`),
        event(`3-${club}`, `CN=Bare ${club}:mailto:first-${email}`),
        event(`4-${club}`, `CN=Bare ${club}:mailto:second-${email}`),
        event(`5-${club}`, `CN=Bare ${club}:mailto:first-${email}`),
      ]);
      const ids = (await Promise.all(records.map(organizerOf))).map(({ id }) => id);
      expect(ids[0]).not.to.equal(made['id']);
      expect([ids[1], ids[2], ids[4]]).to.deep.equal([made['id'], bare['id'], bare['id']]);
      expect(ids[3]).not.to.equal(bare['id']);
      expect(records.map(fieldsOf)).to.deep.equal(Array<string[]>(5).fill(['ORGANIZER']));
      const after = (await catalogue.get(`/organizers/${String(made['id'])}`)).body;
      expect(after).to.include({ organizer: club, email });
      expect((await catalogue.get(`/organizers/${String(bare['id'])}`)).body).not.to.have.property('email');
    });

    it('renames an imported organizer if all events of the file agree', async () => {
      const club = name();
      const mail = (label: string): string => `CN=${label}:mailto:l-${String(counter)}@x.example`;
      const [first] = await put([event(`1-${club}`, mail(club)), event(`2-${club}`, mail(club))]);
      const { id } = await organizerOf(first);
      const renamed = await put([
        event(`1-${club}`, mail(`New ${club}`), 1),
        event(`2-${club}`, mail(`New ${club}`), 1),
      ]);
      for (const record of renamed)
        expect(await organizerOf(record)).to.include({ id, organizer: `New ${club}` });
      const [alone] = await put([event(`1-${club}`, mail(club), 2)]);
      expect(await organizerOf(alone)).to.include({ id, organizer: `New ${club}` });
      expect(fieldsOf(alone)).to.deep.equal(['ORGANIZER']);
    });

    it('names an organizer that only has an address', async () => {
      const email = `u-${name().replace(' ', '-')}@x.example`;
      const [first] = await put([event(`1-${email}`, `CN=:mailto:${email}`)]);
      const { id } = await organizerOf(first);
      const [labelled] = await put([
        event(`2-${email}`, `CN=Label ${email}:mailto:${email}`),
        event(`1-${email}`, `CN=:mailto:${email}`),
      ]);
      expect(await organizerOf(labelled)).to.include({ id, organizer: `Label ${email}` });
    });

    it('matches an organizer without an address by name, and completes none', async () => {
      const club = name();
      const nobody = `CN=${club}:invalid:nomail`;
      const records = await put([
        event(`1-${club}`, nobody),
        event(`2-${club}`, nobody),
        event(`3-${club}`, `CN=${club}:mailto:n-${String(counter)}@x.example`),
      ]);
      const [first, second, third] = await Promise.all(records.map(organizerOf));
      expect(second?.['id']).to.equal(first?.['id']);
      expect(third?.['id']).not.to.equal(first?.['id']);
      expect(first).not.to.have.property('email');
    });
  });
});
