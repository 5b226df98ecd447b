import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import type { AppError } from '../../../../server/lib/errors.js';
import type { ConvertedRow } from '../../../../server/features/append/convert/convert-rows.js';
import { RowReport } from '../../../../server/features/append/report/report.js';
import { projectEdits } from '../../../../server/features/edit/project-edits.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { countRunning, type GdalStandIn, standInForGdal } from '../../../support/files/gdal-stand-in.js';
import { eventually } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';

/** Children that project at a time, and edits that wait for them. */
const [CHILDREN, WAITING] = [2, 64];

forEachDatabase('edits in another spatial reference', (open) => {
  let databases: TestDatabases;
  let held: GdalStandIn;

  before(async () => {
    databases = await open();
  });
  beforeEach(async () => {
    held = await standInForGdal(
      'ogr2ogr',
      (folder) => `ulimit -v >> '${folder}/memory'; while [ ! -e '${folder}/go' ]; do sleep 0.05; done`,
    );
  });
  afterEach(() => held.remove());

  /** Projects a point near Hamburg from UTM to degrees. */
  function project(signal: AbortSignal, userName: string | null = null): Promise<readonly ConvertedRow[]> {
    const geometry = Buffer.alloc(21);
    geometry.writeUInt8(1, 0);
    geometry.writeUInt32LE(1, 1);
    geometry.writeDoubleLE(565_000, 5);
    geometry.writeDoubleLE(5_934_000, 13);
    const row: ConvertedRow = { number: 1, values: [], geometry, omitted: null };
    const layer = {
      geometryType: 'esriGeometryPoint',
      spatialReference: { wkid: 4326 },
      hasZ: false,
      hasM: false,
    } as const;
    const from = { wkid: 25_832 };
    return projectEdits(databases.features, [row], {
      from,
      layer,
      report: new RowReport(),
      userName,
      signal,
    });
  }

  const until = (children: number): Promise<number> =>
    eventually(async () => {
      const running = await countRunning(held);
      return running === children ? running : undefined;
    });

  it('projects edits in two child processes with 1 GiB each, and refuses edits when too many wait', async () => {
    const clients = Array.from({ length: CHILDREN + WAITING + 1 }, () => new AbortController());
    const all = clients.map(({ signal }) => rejectionOf(project(signal)));
    const error = (await Promise.race(all)) as AppError;
    expect([error.code, error.data]).to.deep.equal(['server.unavailable', { retry_after: 5 }]);
    await until(CHILDREN);
    const memory = (await readFile(join(held.folder, 'memory'), 'utf8')).trim().split('\n');
    expect(memory).to.deep.equal(Array.from({ length: CHILDREN }, () => String(2 ** 20)));
    const reason = new Error('gone');
    for (const client of clients.toReversed()) client.abort(reason);
    const failures = await Promise.all(all);
    expect(failures.filter((failure) => failure === reason)).to.have.length(CHILDREN + WAITING);
    await until(0);
  });

  it('limits one user’s edits to half of the child processes and a share of the queue', async () => {
    const share = 16;
    const clients = Array.from({ length: 1 + share + 1 }, () => new AbortController());
    const all = clients.map(({ signal }) => rejectionOf(project(signal, 'ada')));
    const error = (await Promise.race(all)) as AppError;
    expect([error.code, error.data]).to.deep.equal(['request.rate_limited', { retry_after: 5 }]);
    await until(1);
    const other = new AbortController();
    const ofOther = rejectionOf(project(other.signal, 'bob'));
    await until(CHILDREN);
    const reason = new Error('gone');
    for (const client of [...clients.toReversed(), other]) client.abort(reason);
    const failures = await Promise.all([...all, ofOther]);
    expect(failures.filter((failure) => failure === reason)).to.have.length(1 + share + 1);
    await until(0);
  });

  it('projects waiting edits when it is their turn', async () => {
    const all = Array.from({ length: CHILDREN + 1 }, () => project(new AbortController().signal));
    await until(CHILDREN);
    await writeFile(join(held.folder, 'go'), '');
    for (const [row] of await Promise.all(all)) expect(row?.geometry).to.have.length(21);
  });
});
