import { expect } from 'chai';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import { letterChanges } from '../../../../../server/features/where/letter-case.js';
import { AppError } from '../../../../../server/lib/errors.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { createFilledLayer, makeLayer, wholeText } from '../query-layers.js';

const layer = makeLayer({ geometryType: undefined, srid: 0 });

const CASES = ['UPPER', 'LOWER'] as const;
const NAMES = ['Ålesund', 'MÜNCHEN', 'Москва', 'Bergen', 'ΟΔΟΣ', 'straße', 'Iſtanbul', "O'Neil ŸÆø"];
/** Every letter that either function changes, a few to a row. */
const LETTERS = CASES.flatMap((name) => [...letterChanges(name).keys()]);
const LETTER_ROWS = chunk(LETTERS, 20).map((letters) => letters.join('-'));

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

forEachDatabase('letters in the database', (open) => {
  let database: Database;

  before(async () => {
    ({ features: database } = await open());
    const rows = [...NAMES, null, '', ...LETTER_ROWS].map((name) => ({ name }));
    await createFilledLayer(database, layer, rows);
  });

  const query = async (parameters: QueryParameters): Promise<unknown> => {
    const { signal } = new AbortController();
    const { body } = await queryLayer({ database, layer, parameters, signal });
    return JSON.parse(wholeText(body));
  };

  const namesOf = async (where: string): Promise<(string | null)[]> => {
    const parameters = { where, outFields: ['NAME'], returnGeometry: false, resultRecordCount: 1000 };
    const { features } = (await query(parameters)) as { features: { attributes: { NAME: string | null } }[] };
    return features.map(({ attributes }) => attributes.NAME);
  };

  for (const [where, found] of [
    ["UPPER(NAME) LIKE UPPER('%ålesund%')", ['Ålesund']],
    ["LOWER(NAME) = 'москва'", ['Москва']],
    ["LOWER(NAME) = LOWER('МоскВА')", ['Москва']],
    ["'MÜNCHEN' = UPPER(NAME)", ['MÜNCHEN']],
    ["LOWER(NAME) IN ('münchen', 'ålesund')", ['Ålesund', 'MÜNCHEN']],
    ["UPPER(NAME) LIKE '_L%ND'", ['Ålesund']],
    ["UPPER(NAME) LIKE 'STRA_E'", ['straße']],
    ["UPPER(NAME) LIKE '%SS%'", []],
    ["LOWER(NAME) = 'οδοσ'", ['ΟΔΟΣ']],
    ["UPPER(NAME) = 'ISTANBUL'", ['Iſtanbul']],
    ["LOWER(NAME) LIKE '%''neil ÿæø'", ["O'Neil ŸÆø"]],
    // Never a small letter, but for those that have no capital.
    ["UPPER(NAME) LIKE '%ü%'", []],
    ["UPPER(NAME) LIKE '%ß'", []],
    ["UPPER(NAME) LIKE '%ßE'", ['straße']],
    ["'MÜNCHEN' IN (UPPER(NAME))", ['MÜNCHEN']],
    // Where more than the letters of a constant matters.
    ["UPPER(LOWER(NAME)) = 'MÜNCHEN'", ['MÜNCHEN']],
    ["TRIM(LOWER(NAME)) = 'ålesund'", ['Ålesund']],
    ["LOWER(NAME) < 'c' AND CHAR_LENGTH(UPPER(NAME)) > 0", ['Bergen']],
    ["SUBSTRING(LOWER(NAME), 1, 2) = 'мо'", ['Москва']],
    ["LOWER(NAME) = LOWER(UPPER(NAME)) AND NAME LIKE 'M%'", ['MÜNCHEN']],
    ["COALESCE(UPPER(NAME), 'none') = 'none'", [null]],
    ['CHAR_LENGTH(LOWER(NAME)) = 0', ['']],
  ] as const)
    it(`finds ${found.map(String).join() || 'nothing'} by ${where}`, async () => {
      expect(await namesOf(where)).to.deep.equal(found);
    });

  it('changes every letter in the database as the comparison with a constant does', async () => {
    for (const name of CASES) {
      const changes = letterChanges(name);
      const rows = LETTER_ROWS.map((row) => ({
        row,
        changed: Array.from(row, (letter) => changes.get(letter) ?? letter).join(''),
      }));
      for (const { row, changed } of rows) {
        // Both of a few letters and of all.
        const expected = rows.filter((other) => other.changed === changed).map((other) => other.row);
        expect(await namesOf(`${name}(NAME) = '${changed}'`), row).to.deep.equal(expected);
        expect(await namesOf(`TRIM(${name}(NAME)) = '${changed}'`), row).to.deep.equal(expected);
      }
    }
  }).timeout(120_000);

  it('groups by the changed case of statistics', async () => {
    const reply = (await query({
      outStatistics: [{ statisticType: 'max', onStatisticField: 'NAME', outStatisticFieldName: 'LAST' }],
      groupByFieldsForStatistics: ['NAME'],
      having: "UPPER(LAST) = 'МОСКВА' AND TRIM(UPPER(LAST)) = 'МОСКВА' AND LOWER(MIN(NAME)) < 'я'",
    })) as { features: { attributes: { LAST: string } }[] };
    expect(reply.features.map(({ attributes }) => attributes.LAST)).to.deep.equal(['Москва']);
  });

  it('accepts calls of UPPER and LOWER up to the limits of depth and number', async () => {
    const deep = `${'UPPER(LOWER('.repeat(30)}NAME${'))'.repeat(30)} = 'МОСКВА'`;
    expect(await namesOf(deep)).to.deep.equal(['Москва']);
    const many = Array.from({ length: 100 }, () => "TRIM(LOWER(NAME)) = 'ålesund'").join(' OR ');
    expect(await namesOf(many)).to.deep.equal(['Ålesund']);
    const constants = Array.from({ length: 1000 }, () => "LOWER(NAME) = 'ålesund'").join(' OR ');
    expect(await namesOf(constants)).to.deep.equal(['Ålesund']);
    const refusal = await namesOf(`${many} OR UPPER(NAME) > 'A'`).catch((error: unknown) => error);
    expect(refusal)
      .to.be.instanceOf(AppError)
      .with.nested.property('faults[0].reason')
      .that.includes('more than 100 times without comparing the result with constants');
  }).timeout(60_000);
});
