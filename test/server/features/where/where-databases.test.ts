import { expect } from 'chai';
import fc from 'fast-check';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { AppError } from '../../../../server/lib/errors.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { createFilledLayer, makeLayer, wholeText } from '../query/query-layers.js';
import { sample, SAMPLE_ROWS } from './where-samples.js';

const layer = makeLayer({ geometryType: undefined, srid: 0 });

forEachDatabase('a where clause in the database', (open) => {
  let database: Database;

  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(
      database,
      layer,
      SAMPLE_ROWS.map((row) => ({ ...row })),
    );
  });

  const idsOf = async (where: string): Promise<number[]> => {
    const { signal } = new AbortController();
    const { body } = await queryLayer({
      database,
      layer,
      parameters: { where, returnIdsOnly: true },
      signal,
    });
    return (JSON.parse(wholeText(body)) as { objectIds: number[] }).objectIds;
  };

  it('selects the same rows in the database as its meaning in JavaScript', async () => {
    await fc.assert(
      fc.asyncProperty(sample, async ({ text, test }) => {
        const expected = SAMPLE_ROWS.flatMap((row, index) => (test(row) === true ? [index + 1] : []));
        expect(await idsOf(text), text).to.deep.equal(expected);
      }),
      { numRuns: 400 },
    );
  }).timeout(300_000);

  it('treats SQL inside of quotes as text', async () => {
    for (const text of [
      "'; DROP TABLE places; --",
      "' OR '1'='1",
      '" OR 1=1',
      '\\',
      '?',
      '$1',
      ':name',
      '%s',
    ]) {
      expect(await idsOf(`NAME = '${text.replaceAll("'", "''")}'`), text).to.deep.equal([]);
      expect(await idsOf(`NAME NOT LIKE '${text.replaceAll("'", "''")}'`), text).to.have.length(22);
    }
    expect(await idsOf('1=1')).to.have.length(SAMPLE_ROWS.length);
  });

  it('divides like real numbers, and by zero to NULL', async () => {
    expect(await idsOf('7 / 2 = 3.5')).to.have.length(SAMPLE_ROWS.length);
    expect(await idsOf('POP / 0 IS NULL')).to.have.length(SAMPLE_ROWS.length);
    expect(await idsOf('POP / 2 > 4.4')).to.deep.equal([7, 14, 21]);
  });

  it('treats a number in quotes as the number', async () => {
    for (const [quoted, plain] of [
      ["POP = '9'", 'POP = 9'],
      ["POP < '1.5'", 'POP < 1.5'],
      ["BIG IN ('4294967296', ' -4294967296 ')", 'BIG IN (4294967296, -4294967296)'],
      ["AREA BETWEEN '-.5' AND '2.25e0'", 'AREA BETWEEN -.5 AND 2.25'],
      ["COALESCE(POP, '-9') = -9", 'POP IS NULL'],
    ] as const) {
      const found = await idsOf(plain);
      expect(found, plain).not.to.be.empty;
      expect(await idsOf(quoted), quoted).to.deep.equal(found);
    }
  });

  it('trims both ends of text', async () => {
    const trimmed = await idsOf("NOTE IN (' a ', 'a')");
    expect(trimmed).to.have.length.above(1);
    expect(await idsOf("TRIM(NOTE) = 'a'")).to.deep.equal(trimmed);
  });

  it('moves dates by days and intervals', async () => {
    const after = await idsOf("SEEN > DATE '2020-02-28'");
    expect(after).to.have.length.above(0);
    for (const moment of [
      "DATE '2020-03-01' - 2",
      "DATE '2020-01-28' + INTERVAL '1' MONTH",
      "TIMESTAMP '2020-02-28 06:00:00' - INTERVAL '6' HOUR",
    ])
      expect(await idsOf(`SEEN > ${moment}`), moment).to.deep.equal(after);
    expect(await idsOf("DAY_ = DATE '2020-03-01' - 1")).to.deep.equal(
      await idsOf("DAY_ = DATE '2020-02-29'"),
    );
    expect(await idsOf('SEEN > CURRENT_TIMESTAMP - 1')).to.deep.equal([]);
    expect(await idsOf("UPPER(NOTE) LIKE UPPER('%aß%')")).to.deep.equal(await idsOf("NOTE LIKE 'aß%'"));
  });

  it('accepts conditions up to the limits of depth, length and number', async () => {
    const deep = `${'('.repeat(60)}NOT (1${'+1'.repeat(100)} = 0 OR POP = 99)${')'.repeat(60)}`;
    expect(await idsOf(`${deep} OR POP IS NULL`)).to.have.length(SAMPLE_ROWS.length);
    expect(await idsOf(Array.from({ length: 5000 }, (_, index) => `POP=${String(index)}`).join(' OR '))).to
      .not.be.empty;
    expect(await idsOf(`NAME LIKE '${'[%'.repeat(100)}' OR 1=1`)).to.have.length(SAMPLE_ROWS.length);
    expect(await idsOf(`POP IN (${Array.from({ length: 9999 }, (_, index) => String(index)).join(',')})`)).to
      .not.be.empty;
  });

  it('reports an overflow as an error where the database has no infinity', async () => {
    const outcome = await idsOf('AREA * 1e308 * 1e308 > 0').catch((error: unknown) => error);
    if (database.dialect.kind === 'spatialite')
      expect(outcome).to.deep.equal([1, 4, 6, 7, 10, 12, 13, 16, 18, 19, 22, 24]);
    else expect(outcome).to.be.instanceOf(AppError).with.nested.property('faults[0].field', 'where');
  });
});
