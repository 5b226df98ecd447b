import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import type { Wire } from '../../support/catalogue.js';
import { type Importer, openImporter, recordsOf } from '../imports.js';
import { ics, vevent } from '../sample-lines.js';

const WEEKLY = ['DTSTART;TZID=Europe/Berlin:20261020T180000', 'DTEND;TZID=Europe/Berlin:20261020T200000'];

forEachDatabase('imported series', (open) => {
  let importer: Importer;
  let counter = 0;
  let uid: string;
  before(async () => {
    importer = await openImporter(await open());
  });
  beforeEach(() => {
    counter += 1;
    uid = `series-${counter}@a`;
  });
  after(() => importer.catalogue.stop());

  const put = async (...events: readonly (readonly string[])[]): Promise<Wire> =>
    importer.import(ics(...events.map((lines) => vevent(`UID:${uid}`, ...lines))));

  /** Starts in UTC of the published events with the test's UID. */
  async function starts(): Promise<string[]> {
    const text = await importer.calendar('/events.ics?start_date=1990-01-01&end_date=2099-01-01', 'editor');
    const own = text.split('BEGIN:VEVENT').filter((event) => event.includes(`UID:${uid}\r\n`));
    return own.flatMap((event) => /DTSTART[^:]*:(\S+)/.exec(event)?.[1] ?? []);
  }

  const actions = (body: Wire): string[] =>
    recordsOf(body).map((record) => `${String(record['recurrence_id'])} ${record.action}`);

  it('imports a series as one event per occurrence, on the clock of its zone', async () => {
    const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']);
    // The clocks go back on the 25th.
    expect(actions(body)).to.deep.equal([
      '20261020T160000Z created',
      '20261027T170000Z created',
      '20261103T170000Z created',
    ]);
    expect(await starts()).to.deep.equal(['20261020T180000', '20261027T180000', '20261103T180000']);
    const text = await importer.calendar(`/events/${String(recordsOf(body)[1]?.['id'])}.ics`);
    expect(text).to.include(`UID:${uid}\r\nRECURRENCE-ID;TZID=Europe/Berlin:20261027T180000\r\n`);
    expect(text)
      .to.include('DTEND;TZID=Europe/Berlin:20261027T200000\r\n')
      .and.not.include('RRULE:FREQ=WEEKLY');
    expect(
      recordsOf(await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'])).map(({ action }) => action),
    ).to.deep.equal([...['unchanged', 'unchanged', 'unchanged']]);
  });

  it('applies RDATE and EXDATE to a series', async () => {
    await put([
      ...WEEKLY,
      'RRULE:FREQ=WEEKLY;UNTIL=20261103T170000Z',
      'RDATE;TZID=Europe/Berlin:20261031T120000',
      'RDATE;VALUE=PERIOD:20261101T100000Z/PT30M',
      'EXDATE;TZID=Europe/Berlin:20261027T180000',
    ]);
    expect(await starts()).to.deep.equal([
      '20261020T180000',
      '20261031T120000',
      '20261101T100000Z',
      '20261103T180000',
    ]);
  });

  it('imports a series of dates as all-day events', async () => {
    const body = await put([
      'DTSTART;VALUE=DATE:20270514',
      'DTEND;VALUE=DATE:20270516',
      'RRULE:FREQ=YEARLY;COUNT=2',
      'EXDATE;VALUE=DATE:20990101',
    ]);
    expect(actions(body)).to.deep.equal(['20270514 created', '20280514 created']);
    const event = await importer.catalogue.get(`/events/${String(recordsOf(body)[1]?.['id'])}`);
    expect(event.body).to.deep.include({
      all_day: true,
      start_date: '2028-05-14 00:00:00',
      end_date: '2028-05-15 23:59:59',
    });
    const text = await importer.calendar(`/events/${String(recordsOf(body)[1]?.['id'])}.ics`);
    expect(text).to.include('RECURRENCE-ID;VALUE=DATE:20280514\r\n');
  });

  it('moves or cancels single occurrences of a series', async () => {
    const moved = [
      'RECURRENCE-ID;TZID=Europe/Berlin:20261027T180000',
      'SUMMARY:Moved',
      'DTSTART:20261028T090000Z',
      'DTEND:20261028T100000Z',
    ];
    const gone = ['RECURRENCE-ID:20261103T170000Z', 'STATUS:CANCELLED'];
    const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'], moved, gone);
    expect(actions(body)).to.deep.equal([
      ...['20261020T160000Z created', '20261027T170000Z created', '20261103T170000Z unchanged'],
    ]);
    expect(await starts()).to.deep.equal(['20261020T180000', '20261028T090000Z']);
    // A later file may have the change alone.
    const alone = await put([
      ...gone.slice(0, 1),
      'SEQUENCE:1',
      'SUMMARY:Alone',
      'DTSTART:20261104T090000Z',
      'DTEND:',
    ]);
    expect(actions(alone)).to.deep.equal(['20261103T170000Z created']);
    expect(
      (await put(['RECURRENCE-ID;VALUE=DATE:20261020', 'STATUS:CANCELLED', 'SEQUENCE:2']))['counts'],
    ).to.deep.include({ unchanged: 1 });
  });

  it('keeps the id of an occurrence that becomes all-day', async () => {
    const moved = ['RECURRENCE-ID:20261103T170000Z', 'DTSTART;VALUE=DATE:20261105'];
    const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'], moved);
    const day = recordsOf(body).find((record) => record['recurrence_id'] === '20261103T170000Z');
    const text = await importer.calendar(`/events/${String(day?.['id'])}.ics`);
    expect(text).to.include(`UID:${uid}\r\nRECURRENCE-ID:20261103T170000Z\r\n`);
    expect(text).to.include('DTSTART;VALUE=DATE:20261105\r\nDTEND;VALUE=DATE:20261106\r\n');
  });

  it('matches an occurrence by day if RECURRENCE-ID is a date', async () => {
    const body = await put(
      [...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=2', 'EXDATE;VALUE=DATE:20261020'],
      ['RECURRENCE-ID;VALUE=DATE:20261027', 'SUMMARY:Moved'],
    );
    expect(actions(body)).to.deep.equal(['20261027T170000Z created']);
  });

  it('deletes the occurrences that a newer version drops', async () => {
    await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']);
    const body = await put([...WEEKLY, 'SEQUENCE:1', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261027T170000Z']);
    expect(actions(body)).to.deep.equal([
      ...['20261020T160000Z updated', '20261103T170000Z updated', '20261027T170000Z cancelled'],
    ]);
    const older = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=1']);
    expect(actions(older)).to.deep.equal(['20261020T160000Z outdated']);
    expect(await starts()).to.deep.equal(['20261020T180000', '20261103T180000']);
    const single = await put([...WEEKLY, 'SEQUENCE:2']);
    expect(actions(single).sort()).to.deep.equal([
      ...[' created', '20261020T160000Z cancelled', '20261103T170000Z cancelled'],
    ]);
  });

  it('keeps a changed occurrence outside of the rule while the file has it', async () => {
    const yearly = ['DTSTART:20260901T100000Z', 'DTEND:', 'RRULE:FREQ=YEARLY;COUNT=2'];
    const extra = ['RECURRENCE-ID:20261001T100000Z', 'DTSTART:20261002T100000Z', 'DTEND:'];
    const times = ['20260901T100000Z', '20270901T100000Z', '20261001T100000Z'];
    expect(actions(await put(yearly, extra))).to.deep.equal(times.map((time) => `${time} created`));
    expect(actions(await put(yearly, extra))).to.deep.equal(times.map((time) => `${time} unchanged`));
    const [first, second, third] = times;
    expect(actions(await put([...yearly, 'SEQUENCE:1']))).to.deep.equal([
      ...[`${first} updated`, `${second} updated`, `${third} cancelled`],
    ]);
  });

  it('applies the rules of the zone to a moved occurrence', async () => {
    // Clocks there have not changed since 2016.
    const before = 'RECURRENCE-ID;TZID=Europe/Istanbul:20150115T180000';
    const body = await put([before, 'DTSTART;TZID=Europe/Istanbul:20270115T180000', 'DTEND:']);
    const text = await importer.calendar(`/events/${String(recordsOf(body)[0]?.['id'])}.ics`);
    expect(text)
      .to.include(`${before}\r\n`)
      .and.match(/TZOFFSETTO:\+0200\r\n/);
  });

  it('keeps an occurrence beyond the end of a newer expansion', async () => {
    const yearly = ['DTSTART:20260901T100000Z', 'DTEND:', 'RRULE:FREQ=YEARLY'];
    await put(yearly);
    await put(['RECURRENCE-ID:20300901T100000Z', 'DTSTART:20300901T120000Z', 'DTEND:']);
    await put([...yearly, 'SEQUENCE:1']);
    const all = ['20260901T100000Z', '20270901T100000Z', '20280901T100000Z', '20300901T120000Z'];
    expect(await starts()).to.deep.equal(all);
  });

  describe('after a newer version', () => {
    const newer = [...WEEKLY, 'SEQUENCE:1', 'RRULE:FREQ=WEEKLY;COUNT=2'];
    const all = ['20261020T180000', '20261027T180000'];

    it('adds no occurrence that the newer version of a series lacks', async () => {
      await put(newer);
      expect(actions(await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']))).to.deep.equal([
        ...['20261020T160000Z outdated', '20261027T170000Z outdated', '20261103T170000Z outdated'],
      ]);
      expect(await starts()).to.deep.equal(all);
    });

    it('adds no cancelled occurrence, nor a change of one', async () => {
      await put(newer);
      const early = ['DTSTART:20261020T100000Z', 'DTEND:'];
      const change = ['RECURRENCE-ID:20261021T100000Z', 'DTSTART:20261021T110000Z', 'DTEND:'];
      const body = await put([...early, 'RRULE:FREQ=DAILY;COUNT=2'], change);
      expect(actions(body)).to.deep.equal(['20261020T100000Z outdated', '20261021T100000Z outdated']);
      expect(actions(await put(early))).to.deep.equal([' outdated']);
      expect(await starts()).to.deep.equal(all);
    });

    it('adds no occurrence if the series was cancelled', async () => {
      await put(newer);
      await put(['STATUS:CANCELLED', 'SEQUENCE:2']);
      const body = await put([...WEEKLY, 'SEQUENCE:1', 'RRULE:FREQ=WEEKLY;COUNT=3']);
      expect(body['counts']).to.deep.include({ created: 0, outdated: 3 });
    });

    it('compares versions of a series by time stamp if SEQUENCE is the same', async () => {
      const stamped = (stamp: string, count: number) =>
        put([...WEEKLY, `DTSTAMP:${stamp}`, `RRULE:FREQ=WEEKLY;COUNT=${String(count)}`]);
      await stamped('20260801T100000Z', 1);
      expect((await stamped('20260801T100000Z', 2))['counts']).to.include({ created: 1, outdated: 0 });
      expect((await stamped('20260731T100000Z', 3))['counts']).to.include({ created: 0, outdated: 1 });
      expect((await put([...WEEKLY, 'DTSTAMP:', 'RRULE:FREQ=WEEKLY;COUNT=3']))['counts']).to.include({
        created: 1,
      });
      // A series without a stamp is not known to be newer.
      expect((await stamped('20260101T100000Z', 4))['counts']).to.include({ created: 1 });
    });

    it('adds single occurrences of a higher SEQUENCE', async () => {
      const single = ['RECURRENCE-ID:20261027T170000Z', 'SEQUENCE:4', 'DTSTART:20261028T090000Z', 'DTEND:'];
      await put(single);
      const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3'], single);
      expect(actions(body)).to.deep.equal([
        ...['20261020T160000Z created', '20261103T170000Z created', '20261027T170000Z unchanged'],
      ]);
      const lower = ['RECURRENCE-ID:20261110T170000Z', 'SEQUENCE:1', 'DTSTART:20261111T090000Z', 'DTEND:'];
      const next = [...WEEKLY, 'SEQUENCE:5', 'RRULE:FREQ=WEEKLY;COUNT=4'];
      expect((await put(next, single, lower))['counts']).to.deep.include({ created: 1, outdated: 0 });
    });

    it('uses the newest of several versions of a series in one file', async () => {
      const change = ['RECURRENCE-ID:20261103T170000Z', 'DTSTART:20261104T090000Z', 'DTEND:'];
      const body = await put(newer, [...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=2'], change);
      expect(body['counts']).to.include({ created: 3, outdated: 2 });
    });

    it('adds no occurrence if a user trashed the whole series', async () => {
      for (const { id } of recordsOf(await put(newer)))
        await importer.catalogue.remove(`/events/${String(id)}`);
      const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']);
      expect(body['counts']).to.deep.include({ created: 0, outdated: 3 });
      // A series of the same version adds an occurrence that was not there before.
      expect((await put([...newer.slice(0, -1), 'RRULE:FREQ=WEEKLY;COUNT=3']))['counts']).to.deep.include({
        ...{ created: 1, unchanged: 2 },
      });
    });

    it('does not compare versions with occurrences that a user trashed', async () => {
      const [record] = recordsOf(await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=2']));
      await importer.catalogue.remove(`/events/${String(record?.['id'])}`);
      await put(newer);
      const body = await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']);
      expect(body['counts']).to.deep.include({ created: 0 });
    });
  });

  it('cancels a series as a whole', async () => {
    await put([...WEEKLY, 'RRULE:FREQ=WEEKLY;COUNT=3']);
    const body = await put(['STATUS:CANCELLED', 'SEQUENCE:1']);
    expect(body['counts']).to.deep.include({ cancelled: 3 });
    expect(await starts()).to.deep.equal([]);
  });

  it('expands a series without an end for two years', async () => {
    await put(['DTSTART:20260901T100000Z', 'DTEND:', 'RRULE:FREQ=MONTHLY']);
    const found = await starts();
    expect([found.length, found.at(-1)]).to.deep.equal([25, '20280901T100000Z']);
  });

  it('refuses a series with an invalid rule', async () => {
    const [record] = recordsOf(await put([...WEEKLY, 'RRULE:FREQ=SOMETIMES']));
    expect(record?.action).to.equal('failed');
    expect(record?.faults).to.deep.equal([{ field: 'RRULE', reason: 'has no frequency' }]);
  });
});
