import { expect } from 'chai';
import type { AppendParameters } from '../../../../../../server/features/append/request/append-call.js';
import { forEachDatabase, type TestDatabases } from '../../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture } from '../../support/append-fixture.js';

type Values = Readonly<Record<string, string | number | null | undefined>>;

const coded = (...codes: readonly (string | number)[]) => ({
  type: 'codedValue',
  name: 'codes',
  codedValues: codes.map((code) => ({ name: String(code), code })),
});
const range = (...bounds: readonly (string | number)[]) => ({ type: 'range', name: 'bounds', range: bounds });

const GUID = '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d';

/** A field of each type with a domain, a value within, and one outside with the form in which it is told. */
const FIELDS: readonly [string, object, string | number, string | number, string][] = [
  ['SmallInteger', range(1, 9), 9, 10, '10'],
  ['Integer', coded(1, 2), 2, 3, '3'],
  ['BigInteger', coded(9007199254740991), '9007199254740991', '9007199254740993', '9007199254740993'],
  ['Single', coded(0.1, 1.5), 0.1, 0.2, '0.2'],
  ['Double', range(0, 50.5), 50.5, 50.75, '50.75'],
  ['String', coded('a', 'Straße, "1"'), 'Straße, "1"', 'A', 'A'],
  ['GUID', coded(GUID.toUpperCase()), `{${GUID}}`, GUID.replace('9b', '8b'), GUID.replace('9b', '8b')],
  ['Date', range('2020-01-01', Date.UTC(2021, 0, 1)), '2021-01-01', '2021-01-02', '2021-01-02T00:00:00.000Z'],
  ['DateOnly', range('2020-01-01', '2020-12-31'), '2020-12-31', '2021-01-01', '2021-01-01'],
  ['TimeOnly', range('08:00:00', '17:30:00'), '17:30:00', '17:30:01', '17:30:01'],
  [
    'TimestampOffset',
    range('2020-01-01T00:00:00Z', '2020-01-01T12:00:00+00:00'),
    // Later as text, and the same as an instant.
    '2020-01-01T14:00:00+02:00',
    '2020-01-01T11:00:00-02:00',
    '2020-01-01T11:00:00.000-02:00',
  ],
];

forEachDatabase('values outside of domains', (open) => {
  let databases: TestDatabases;
  let fixture: AppendFixture;

  before(async () => {
    databases = await open();
  });

  afterEach(() => fixture.close());

  async function append(rows: readonly Values[], more: AppendParameters = {}) {
    return fixture.append({ edits: JSON.stringify(rows.map((attributes) => ({ attributes }))), ...more });
  }

  const warnings = ({ messages }: Awaited<ReturnType<typeof append>>) =>
    messages.flatMap(({ type, description }) => (type === 'esriJobMessageTypeWarning' ? [description] : []));

  const told = (name: string, count: number, example: string) =>
    count === 1
      ? `${name}: 1 value is outside of the domain of the field: ${example}.`
      : `${name}: ${String(count)} values are outside of the domain of the field, such as ${example}.`;

  it('stores values outside their domain and reports their number with an example, for fields of every type', async () => {
    fixture = await openAppendFixture(databases, {
      type: 'Table',
      geometryType: undefined,
      fields: [
        field('key', 'Integer', { nullable: true }),
        ...FIELDS.map(([type, domain]) => field(`f_${type}`, type, { domain: { ...domain } })),
      ],
      indexes: [{ name: 'by_key', fields: 'key', isUnique: true }],
    });
    const good = Object.fromEntries(FIELDS.map(([type, , value]) => [`f_${type}`, value]));
    const none = Object.fromEntries(FIELDS.map(([type]) => [`f_${type}`, null]));
    const bad = Object.fromEntries(FIELDS.map(([type, , , value]) => [`f_${type}`, value]));
    const expected = (count: number) => FIELDS.map(([type, , , , text]) => told(`f_${type}`, count, text));
    const rows = [
      { key: 1, ...good },
      { key: 2, ...none },
      { key: 3, ...bad },
      { key: 4, ...bad },
    ];
    expect(warnings(await append(rows.slice(0, 2)))).to.deep.equal([]);
    const upsert = { upsert: true, upsertMatchingField: 'key' };
    for (const more of [{ dryRun: true }, {}]) {
      const status = await append(rows.slice(2), more);
      expect(status).to.include({ status: 'Completed', insertCount: 2, errorCount: 0 });
      expect(warnings(status)).to.deep.equal(expected(2));
    }
    for (const more of [{ dryRun: true }, {}]) {
      const status = await append(
        [
          { key: 1, ...bad },
          { key: 2, ...good },
        ],
        { ...upsert, ...more },
      );
      expect(status).to.include({ insertCount: 0, updateCount: 2 });
      expect(warnings(status)).to.deep.equal(expected(1));
    }
    const anew = await append(rows.slice(1), { truncateExisting: true });
    expect(anew).to.include({ status: 'Completed', insertCount: 3 });
    expect(warnings(anew)).to.deep.equal(expected(2));
  });

  describe('of a layer with types', () => {
    beforeEach(async () => {
      fixture = await openAppendFixture(databases, {
        fields: [
          field('code', 'String', { length: 10 }),
          field('kind', 'Integer'),
          field('depth', 'Double', { domain: range(0, 100) }),
          field('state', 'String'),
        ],
        indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
        typeIdField: 'kind',
        types: [
          { id: 1, name: 'Port', domains: { DEPTH: range(5, 30), state: coded('open') } },
          { id: 2, name: 'Pier', domains: { depth: { type: 'inherited' } } },
        ],
      });
    });

    const upsert = { upsert: true, upsertMatchingField: 'code' };

    it("checks values against the domain of the feature's type, or of the field if the type has none", async () => {
      const rows = [
        { code: 'a', kind: 1, depth: 50, state: 'open' },
        { code: 'b', kind: 1, depth: 20, state: 'closed' },
        { code: 'c', kind: 2, depth: 50, state: 'closed' },
        { code: 'd', kind: 2, depth: 150, state: null },
        { code: 'e', kind: null, depth: 1, state: 'closed' },
        { code: 'f', kind: 3, depth: -1, state: 'closed' },
      ];
      for (const more of [{ dryRun: true }, upsert, { truncateExisting: true }]) {
        expect(warnings(await append(rows, more))).to.deep.equal([
          told('depth', 3, '-1'),
          told('state', 1, 'closed'),
        ]);
      }
    });

    it('checks values against the domain of the type that an update keeps', async () => {
      await append([
        { code: 'a', kind: 1, depth: 20 },
        { code: 'b', kind: 2, depth: 20 },
      ]);
      const rows = [
        { code: 'a', depth: 50 },
        { code: 'b', depth: 50 },
        { code: 'new', depth: 50 },
      ];
      expect(warnings(await append(rows, upsert))).to.deep.equal([told('depth', 1, '50')]);
      const mixed = [
        { code: 'a', depth: 60 },
        { code: 'b', kind: 1, depth: 61 },
      ];
      expect(warnings(await append(mixed, { ...upsert, dryRun: true }))).to.deep.equal([
        told('depth', 2, '60'),
      ]);
    });

    it('counts values outside their domain in written rows, not in skipped or refused rows', async () => {
      await append([{ code: 'a', kind: 2, depth: 20 }]);
      const rows = [
        { code: 'a', depth: 200 },
        { code: 'new', depth: 201 },
        { code: 'far too long a code', depth: 202 },
      ];
      const skipped = async (more: AppendParameters) => warnings(await append(rows, { ...upsert, ...more }));
      expect(await skipped({ skipInserts: true, dryRun: true })).to.deep.equal([told('depth', 1, '200')]);
      expect(await skipped({ skipUpdates: true, dryRun: true })).to.deep.equal([told('depth', 1, '201')]);
      // A value that was there before is nobody's fault now.
      expect(await skipped({})).to.deep.equal([told('depth', 2, '200')]);
      expect(warnings(await append([{ code: 'b', kind: 1, depth: 6 }]))).to.deep.equal([]);
      expect(warnings(await append([{ code: 'a', kind: 2 }], upsert))).to.deep.equal([]);
    });

    it('counts values outside their domain in rows that bypass conversion', async () => {
      const rows = Array.from({ length: 6000 }, (_, row) => `c${String(row)},2,${String(row % 200)},1,2`);
      const appendUploadId = await fixture.upload(['code,kind,depth,x,y', ...rows].join('\n'));
      const appendSourceInfo = { longitudeFieldName: 'x', latitudeFieldName: 'y' };
      for (const more of [{}, { truncateExisting: true }]) {
        const status = await fixture.append({
          appendUploadId,
          appendUploadFormat: 'csv',
          appendSourceInfo,
          ...more,
        });
        expect(status).to.include({ status: 'Completed', insertCount: 6000 });
        expect(warnings(status)).to.deep.equal([told('depth', 2970, '101')]);
      }
    });
  });
});
