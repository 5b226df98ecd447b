import { loadConfig } from '../../../../server/config/config.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import type { Databases } from '../../../../server/storage/database/database.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { createWorker } from '../../../../server/worker.js';
import { silentLog, untilFinished } from '../../../support/servers/jobs.js';
import { type Answer, type As, type Catalogue, NOW, openCatalogue, type Wire } from '../support/catalogue.js';

export type ImportRecord = Wire & {
  readonly action: string;
  readonly uid: string;
  readonly faults: readonly Wire[];
};

/** A catalogue whose imports are done. */
export interface Importer {
  readonly catalogue: Catalogue;
  /** Sends a file and waits for its job; the body of the import. */
  import(file: string | Buffer, fields?: Readonly<Record<string, string>>, as?: As): Promise<Wire>;
  /** Sends a file; a worker may come later. */
  submit(
    file: string | Buffer | undefined,
    fields?: Readonly<Record<string, string>>,
    as?: As,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>;
  /** Runs the jobs that wait. */
  work(jobId: string): Promise<void>;
  /** Gives up a job that nobody works off: those after it would wait. */
  giveUp(jobId: string): Promise<void>;
  /** A calendar of the catalogue, unfolded. */
  calendar(path?: string, as?: As): Promise<string>;
}

export async function openImporter(databases: Databases, timeZone = 'America/New_York'): Promise<Importer> {
  const catalogue = await openCatalogue(databases, timeZone);
  // Nobody asks here where a venue lies, and to know the places of the world takes seconds.
  const config = loadConfig({ FAIRGROUND_TIME_ZONE: timeZone, FAIRGROUND_GEOCODER: 'none' });
  const queue = createJobQueue(databases.system);

  async function work(jobId: string): Promise<void> {
    const blobs = await openBlobs(`file:${catalogue.folder}`);
    const worker = createWorker({ config, log: silentLog, databases, blobs, clock: () => Date.parse(NOW) });
    worker.start();
    try {
      await untilFinished(queue, jobId);
    } finally {
      await worker.stop();
    }
  }

  async function submit(
    file: string | Buffer | undefined,
    fields: Readonly<Record<string, string>> = {},
    as: As = 'editor',
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file !== undefined) form.append('file', new Blob([file]), 'calendar.ics');
    const request = new Request('http://any.example', { method: 'POST', body: form });
    const body = Buffer.from(await request.arrayBuffer());
    const type = { 'content-type': request.headers.get('content-type') ?? '' };
    const reply = await catalogue.send('POST', '/import/ics', body, as, { ...type, ...headers });
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: JSON.parse(reply.rawPayload.toString()) as Wire,
    };
  }

  return {
    catalogue,
    submit,
    work,
    async giveUp(jobId) {
      await queue.cancel(jobId);
    },
    async import(file, fields, as = 'editor') {
      const { status, body } = await submit(file, fields, as);
      if (status !== 202) throw new Error(`expected 202, got ${status}: ${JSON.stringify(body)}`);
      await work(String(body['id']));
      return (await catalogue.get(`/import/${String(body['id'])}`, as)).body;
    },
    async calendar(path = '/events.ics', as) {
      const { statusCode, rawPayload } = await catalogue.send('GET', path, undefined, as);
      if (statusCode !== 200) throw new Error(`expected 200, got ${statusCode}: ${rawPayload.toString()}`);
      return rawPayload.toString().replaceAll('\r\n ', '');
    },
  };
}

/** The records of an import's body. */
export function recordsOf(body: Wire): ImportRecord[] {
  return body['records'] as ImportRecord[];
}
