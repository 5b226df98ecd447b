import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { appendColumns } from './append-columns.js';
import * as files from './column-files.js';
import * as become from './outcomes.js';
import type { Outcomes } from './outcomes.js';

const GUID = '{2F4D1C3A-0000-4000-8000-00000000000A}';

/** Columns by what their file says that they are, and what becomes of each. */
type Columns = Readonly<Record<string, readonly [type: string, outcomes: Outcomes]>>;

/** Columns that GDAL's formats have in common. */
const NUMBERS: Columns = {
  small: ['Int16', become.seven],
  whole: ['Int32', become.fortyThousand],
  big: ['Int64', become.threeBillion],
  real: ['Float64', become.sevenAndAHalf],
  round: ['Float64', become.seven],
};
const TEXTS: Columns = {
  words: ['text of a width', become.text('seven')],
  digits: ['text', become.digits],
};

const TABLES: readonly (readonly [title: string, file: files.ColumnFile, columns: Columns])[] = [
  [
    'GeoPackage',
    files.geopackage,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['BOOLEAN', become.yes],
      huge: ['INTEGER', become.beyondDoubles],
      single: ['FLOAT', become.tenth],
      day: ['DATE', become.day('2026-02-28')],
      clock: ['TEXT', become.clock],
      moment: ['DATETIME', become.moment('2026-02-28T10:20:30.000Z')],
      ident: ['TEXT', become.guid(GUID)],
      tiny: ['TINYINT', become.seven],
      int_: ['INT', become.fortyThousand],
      short_text: ['TEXT(20)', become.text('seven')],
    },
  ],
  [
    'SQLite',
    files.sqlite,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['INTEGER_BOOLEAN', become.yes],
      huge: ['BIGINT', become.beyondDoubles],
      single: ['FLOAT', become.tenth],
      day: ['DATE', become.day('2026-02-28')],
      clock: ['TIME', become.clock],
      moment: ['TIMESTAMP', become.moment('2026-02-28T10:20:30Z')],
      ident: ['VARCHAR', become.guid(GUID)],
      truth: ['BOOLEAN', become.yes],
      tiny: ['TINYINT', become.seven],
      number: ['NUMERIC', become.sevenAndAHalf],
      decimal: ['DECIMAL(10,2)', become.sevenAndAHalf],
      note: ['TEXT', become.text('seven')],
      digital: ['INTEGER that holds text', become.text('seven')],
      loose: ['INTEGER that holds bytes', { ...become.text(''), String: '!invalid_text' }],
      stamp: ['DATETIME without a zone', become.localMoment('2026-02-28T10:20:30')],
      untyped: ['no type', become.seven],
    },
  ],
  [
    'shapefile',
    files.shapefile,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['N(1)', become.one],
      huge: ['N(18)', become.beyondDoubles],
      single: ['N(24,15)', become.tenth],
      day: ['D', become.day('2026-02-28')],
      moment: ['D, since it has no times', become.day('2026-02-28')],
      ident: ['C', become.guid(GUID)],
    },
  ],
  [
    'file geodatabase',
    files.geodatabase,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['Short', become.one],
      huge: ['Double, since it knows no Int64', become.roundedBeyondDoubles],
      single: ['Float', become.tenthIn32Bits],
      day: ['Date', become.day('2026-02-28T00:00:00')],
      clock: ['Text', become.clock],
      moment: ['Date, which has no zone', become.localMoment('2026-02-28T10:20:30')],
      ident: ['GUID', become.guid(GUID)],
    },
  ],
  [
    'FlatGeobuf',
    files.flatgeobuf,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['Bool', become.yes],
      huge: ['Long', become.beyondDoubles],
      single: ['Float', become.tenthIn32Bits],
      day: ['DateTime', become.day('2026-02-28T00:00:00')],
      clock: ['DateTime of no day', become.clock],
      moment: ['DateTime', become.moment('2026-02-28T10:20:30Z')],
      ident: ['String', become.guid(GUID)],
    },
  ],
  [
    'GeoJSON of GDAL',
    files.geojson,
    {
      ...NUMBERS,
      ...TEXTS,
      flag: ['true', become.yes],
      huge: ['number', become.beyondDoubles],
      single: ['number', become.tenth],
      day: ['text', become.day('2026-02-28')],
      clock: ['text', become.clock],
      moment: ['text', become.moment('2026-02-28T10:20:30Z')],
      ident: ['text', become.guid(GUID)],
    },
  ],
  [
    'GeoJSON',
    files.values,
    {
      truth: ['true', become.yes],
      number: ['number', become.seven],
      fraction: ['number', become.sevenAndAHalf],
      text: ['text', become.text('seven')],
      digits: ['text', become.digits],
      day: ['text', become.day('2026-02-28')],
      local: ['text', become.localMoment('2026-02-28T10:20:30')],
      utc: ['text', become.moment('2026-02-28T10:20:30Z')],
      list: ['array', become.text('[1]')],
      inner: ['object', become.text('{"a":1}')],
    },
  ],
  [
    'feature collection',
    files.collection,
    {
      id: ['esriFieldTypeOID', become.seven],
      small: ['esriFieldTypeSmallInteger', become.seven],
      whole: ['esriFieldTypeInteger', become.fortyThousand],
      big: ['esriFieldTypeBigInteger', become.threeBillion],
      single: ['esriFieldTypeSingle', become.tenth],
      real: ['esriFieldTypeDouble', become.sevenAndAHalf],
      words: ['esriFieldTypeString', become.text('seven')],
      digits: ['esriFieldTypeString', become.digits],
      moment: ['esriFieldTypeDate', become.epoch(Date.parse('2026-02-28T10:20:30Z'))],
      midnight: [
        'esriFieldTypeDate',
        { ...become.epoch(Date.parse('2026-02-28T00:00:00Z')), DateOnly: '2026-02-28' },
      ],
      day: ['esriFieldTypeDateOnly', become.day('2026-02-28')],
      clock: ['esriFieldTypeTimeOnly', become.clock],
      local: [
        'esriFieldTypeTimestampOffset',
        {
          ...become.localMoment('2026-02-28T10:20:30-05:00'),
          TimestampOffset: '2026-02-28T10:20:30.000-05:00',
        },
      ],
      ident: ['esriFieldTypeGUID', become.guid(GUID)],
      gid: ['esriFieldTypeGlobalID', become.guid(GUID.slice(1, -1).toLowerCase())],
      xml: ['esriFieldTypeXML', become.text('<a/>')],
    },
  ],
  [
    'CSV',
    files.comma,
    {
      ...TEXTS,
      flag: ['1', become.inText(become.one)],
      small: ['number', become.inText(become.seven)],
      whole: ['number', become.inText(become.fortyThousand)],
      big: ['number', become.inText(become.threeBillion)],
      huge: ['number', become.beyondDoubles],
      single: ['number', become.inText(become.tenth)],
      real: ['number', become.inText(become.sevenAndAHalf)],
      round: ['number', become.inText(become.seven)],
      day: ['date', become.day('2026/02/28')],
      clock: ['time', become.clock],
      moment: ['date and time', become.moment('2026/02/28 10:20:30+00')],
      ident: ['GUID', become.guid(GUID)],
    },
  ],
  [
    'workbook of GDAL',
    files.workbook,
    {
      ...TEXTS,
      flag: ['truth', become.yes],
      small: ['number', become.inDays(become.seven, '1900-01-07', '05:00')],
      whole: ['number', become.inDays(become.fortyThousand, '2009-07-06', '04:00')],
      big: ['number', { ...become.inText(become.threeBillion) }],
      real: ['number', become.halfPastAWeek],
      day: ['date', become.day('2026-02-28')],
      clock: ['time', become.clock],
      moment: ['date and time', become.localMoment('2026-02-28T10:20:30')],
      ident: ['text', become.guid(GUID)],
    },
  ],
  [
    'workbook',
    files.cells,
    {
      error: ['error', become.nothing],
      truth: ['truth', become.yes],
      inline: ['text in its cell', become.text('seven')],
      shared: ['text among the strings', become.text('seven')],
      formula: ['text of a formula', become.text('seven')],
      sum: ['number of a formula', become.inDays(become.seven, '1900-01-07', '05:00')],
      date: ['date', become.day('2026-02-28')],
      time: ['time', become.clock],
      both: ['date and time', become.localMoment('2026-02-28T10:20:30')],
      iso: ['date as text', become.day('2026-02-28')],
      number: ['number', become.halfPastAWeek],
    },
  ],
];

/** For files with the model's columns. */
const KEYS = [
  ['OBJECTID', 'small', 7],
  ['OBJECTID', 'words', '!invalid_key'],
  ['GlobalID', 'ident', GUID.slice(1, -1).toLowerCase()],
] as const;

describe('columns of files', () => {
  let folder: GdalFiles;
  const contents = new Map<files.ColumnFile, Buffer | string>();

  before(async () => {
    folder = await openGdalFiles();
    await files.writeModel(folder);
    for (const [, file] of TABLES) contents.set(file, await file.make(folder));
  });
  after(() => folder.remove());

  forEachDatabase('append of columns', (open) => {
    let databases: TestDatabases;
    before(async () => {
      databases = await open();
    });

    for (const [title, file, columns] of TABLES) {
      it(`stores or refuses each column of a ${title} for each field type`, async () => {
        const outcomes = await appendColumns(databases, Object.keys(columns), async (fixture) => ({
          appendUploadId: await fixture.upload(contents.get(file) ?? ''),
          appendUploadFormat: file.format,
          appendSourceInfo: { dateFieldsTimeReference: become.ZONE },
        }));
        for (const [name, [type, wanted]] of Object.entries(columns)) {
          expect(outcomes[name], `${name}: ${type}`).to.deep.equal(wanted);
        }
      });

      const keys = KEYS.filter(([, column]) => column in columns && 'ident' in columns);
      if (!keys.every(([, column]) => column in columns) || keys.length === 0) continue;
      it(`accepts ids as keys of an upsert from a column of a ${title}`, async () => {
        for (const [key, column, wanted] of keys) {
          const fixture = await openAppendFixture(databases, {
            type: 'Table',
            fields: [field('line', 'Integer')],
          });
          try {
            const status = await fixture.append({
              appendUploadId: await fixture.upload(contents.get(file) ?? ''),
              appendUploadFormat: file.format,
              appendSourceInfo: {},
              fieldMappings: [{ source: column, name: key }],
              upsert: true,
              upsertMatchingField: key,
            });
            const [row] = await fixture.rows();
            const [error] = status.errors;
            const value = row?.[key.toLowerCase()];
            const told =
              error === undefined ? (key === 'OBJECTID' ? Number(value) : value) : `!${error.code}`;
            expect(told, `${column} as ${key}`).to.equal(wanted);
          } finally {
            await fixture.close();
          }
        }
      });
    }
  });
});
