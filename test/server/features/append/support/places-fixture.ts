import type { AppendParameters } from '../../../../../server/features/append/request/append-call.js';
import type { AppendJobStatus } from '../../../../../server/features/append/status/job-status.js';
import {
  type DatabaseKind,
  forEachDatabase,
  type TestDatabases,
} from '../../../../support/databases/databases.js';
import { type AppendFixture, field, openAppendFixture, pointCollection } from './append-fixture.js';

export type Points = Parameters<typeof pointCollection>[0];

export const FIELDS = [
  field('Code', 'String', { length: 10 }),
  field('Name', 'String', { length: 20 }),
  field('Size', 'Integer'),
  field('Seen', 'Date'),
];
export const INDEXES = [{ name: 'code', fields: 'Code', isUnique: true }];

/** A layer of places, made anew for each test, whose `Code` is unique. */
export interface Places {
  readonly kind: DatabaseKind;
  readonly databases: TestDatabases;
  readonly fixture: AppendFixture;
  readonly append: (points: Points, more?: AppendParameters) => Promise<AppendJobStatus>;
  /** Appends as an upsert on `Code`. */
  readonly upsert: (points: Points, more?: AppendParameters) => Promise<AppendJobStatus>;
  /** Reads these columns of all rows. */
  readonly table: (...columns: string[]) => Promise<unknown[][]>;
}

/** Declares a suite of appends to a layer of places on both databases. */
export function forEachPlaces(title: string, define: (places: Places) => void): void {
  forEachDatabase(title, (open, kind) => {
    let databases: TestDatabases | undefined;
    let fixture: AppendFixture | undefined;
    const opened = <T>(thing: T | undefined): T => {
      if (thing === undefined) throw new Error('only there within a test');
      return thing;
    };
    const append: Places['append'] = (points, more = {}) =>
      opened(fixture).append({ edits: pointCollection(points), appendUploadFormat: 'geojson', ...more });

    before(async () => {
      databases = await open();
    });

    beforeEach(async () => {
      fixture = await openAppendFixture(opened(databases), { fields: FIELDS, indexes: INDEXES });
    });

    afterEach(() => fixture?.close());

    define({
      kind,
      get databases() {
        return opened(databases);
      },
      get fixture() {
        return opened(fixture);
      },
      append,
      upsert: (points, more = {}) => append(points, { upsert: true, upsertMatchingField: 'Code', ...more }),
      table: async (...columns) =>
        (await opened(fixture).rows()).map((row) =>
          columns.map((column) => (column === 'objectid' ? Number(row[column]) : row[column])),
        ),
    });
  });
}
