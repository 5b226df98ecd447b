import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { forEachDatabase } from '../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../support/servers/feature-server.js';
import { countRunning, type GdalStandIn, standInForGdal } from '../support/files/gdal-stand-in.js';
import { eventually } from '../support/servers/jobs.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer } from '../support/servers/server-process.js';
import { addItem, convert } from '../server/features/publish/publishing.js';

const PATIENCE_MS = 100_000;

/** An `ogrinfo` that notes how much memory it may have, in KiB, and reads nothing before it is let go. */
function holdReaders(): Promise<GdalStandIn> {
  return standInForGdal('ogrinfo', (folder) =>
    [
      'case "$*" in *--formats*) ;; *)',
      `ulimit -v >> '${folder}/memory'`,
      `while [ ! -e '${folder}/go' ]; do sleep 0.05; done;;`,
      'esac',
    ].join('\n'),
  );
}

interface Answer {
  readonly body: Json;
  readonly retryAfter: string | null;
}

let made: Promise<Buffer> | undefined;
let copies = 0;

/** A GeoPackage of which no other has the same bytes: what is known of a file is not read again. */
async function makeFile(): Promise<Buffer> {
  const file = Buffer.from(await (made ??= convert('places.gpkg', 'GPKG')));
  const cacheSizeAt = 48;
  file.writeUInt32BE((copies += 1), cacheSizeAt);
  return file;
}

let held: GdalStandIn;

const FEATURES = '/sharing/rest/content/features';

async function send(
  url: string,
  token: string,
  more: Readonly<Record<string, string>> = {},
  signal = AbortSignal.timeout(PATIENCE_MS),
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ f: 'json', ...more })) form.set(name, value);
  if (more['itemid'] === undefined)
    form.set('file', new Blob([new Uint8Array(await makeFile())]), 'places.gpkg');
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(url, { method: 'POST', body: form, headers, signal });
  expect(reply.status).to.equal(200);
  return { body: (await reply.json()) as Json, retryAfter: reply.headers.get('retry-after') };
}

forEachDatabase('many concurrent readers of files', (open) => {
  let server: FeatureServer;
  let url: string;
  let tokens: readonly string[];
  let ada: string;
  let bob: string;

  async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    server = await startFeatureServer(await open(), {
      FAIRGROUND_PORT: '0',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_UPLOAD_LIMIT: '1000000',
      ...settings,
    });
    await server.server.start();
    url = `http://127.0.0.1:${String(server.server.info.port)}`;
    tokens = await Promise.all(
      ['ada', 'bob', 'cleo', 'dan', 'eve'].map((name) => server.signUp(name, 'author')),
    );
    [ada = '', bob = ''] = tokens;
  }

  beforeEach(async () => {
    held = await holdReaders();
  });
  afterEach(async () => {
    await letGo();
    await server.close();
    await held.remove();
  });

  const letGo = (): Promise<void> => writeFile(join(held.folder, 'go'), '');
  const analyze = (token: string, signal?: AbortSignal): Promise<Answer> =>
    send(`${url}${FEATURES}/analyze`, token, {}, signal);
  const generate = (token: string): Promise<Answer> =>
    send(`${url}${FEATURES}/generate`, token, { publishParameters: '{"name":"places"}' });
  async function publish(token: string, name: string): Promise<Answer> {
    const file = { name: 'places.gpkg', content: await makeFile(), type: 'GeoPackage' };
    const itemid = await addItem(server, name, file, token);
    return send(`${url}/sharing/rest/content/users/${name}/publish`, token, {
      itemid,
      publishParameters: JSON.stringify({ name: `places_${name}` }),
    });
  }

  /** Requests that read and wait, as the server tells. */
  async function figures(): Promise<{ running: number; waiting: number }> {
    const text = await (await fetch(`${url}/metrics`)).text();
    const figureOf = (state: string): number =>
      Number(new RegExp(`^fairground_request_readers\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1]);
    return { running: figureOf('running'), waiting: figureOf('waiting') };
  }

  async function until(running: number, waiting: number): Promise<void> {
    let seen: Json = {};
    await eventually(
      async () => {
        const now = await figures();
        seen = { ...now, children: await countRunning(held) };
        return now.running === running && now.waiting === waiting && seen['children'] === running
          ? now
          : undefined;
      },
      () => `${String(running)} that run and ${String(waiting)} that wait: ${JSON.stringify(seen)}`,
    );
  }

  it('starts as many readers as there are places, half of them for one user, and queues or refuses others', async () => {
    await start();
    const six = Array.from({ length: 6 }, () => analyze(ada));
    const refused = await Promise.race(six);
    expect(errorOf(refused.body)).to.include({ code: 429, retry_after: 5 });
    expect(refused.retryAfter).to.equal('5');
    await until(1, 4);
    const others = tokens.slice(1, 4).flatMap((token) => Array.from({ length: 4 }, () => analyze(token)));
    await until(2, 15);
    others.push(analyze(bob));
    await until(2, 16);
    const last = await analyze(tokens[4] ?? '');
    expect(errorOf(last.body)).to.include({ code: 503, retry_after: 5 });
    expect(last.retryAfter).to.equal('5');
    expect(await countRunning(held)).to.equal(2);
    await letGo();
    const answers = await Promise.all([...six, ...others]);
    expect(answers.filter(({ body }) => body['publishParameters'] !== undefined)).to.have.length(18);
  });

  it('counts files together, whether they are analyzed, generated from or published', async () => {
    await start();
    const all = [analyze(ada)];
    await until(1, 0);
    all.push(generate(ada), publish(ada, 'ada'));
    await until(1, 2);
    all.push(generate(bob));
    await until(2, 2);
    all.push(publish(bob, 'bob'), analyze(bob));
    await until(2, 4);
    await letGo();
    for (const { body } of await Promise.all(all)) expect(body).not.to.have.property('error');
  });

  it('limits the memory of all readers together', async () => {
    await start({ FAIRGROUND_READER_MEMORY: '1GiB', FAIRGROUND_READER_REQUEST_MEMORY: '2GiB' });
    const all = [analyze(ada)];
    await until(1, 0);
    // Another child may project what the first one reads.
    all.push(generate(bob));
    await until(2, 0);
    const memory = (await readFile(join(held.folder, 'memory'), 'utf8')).trim().split('\n');
    expect(memory).to.deep.equal([String(2 ** 20), String(2 ** 19)]);
    await letGo();
    await Promise.all(all);
  });

  it('frees the places of readers when their clients hang up, in the queue and while they read', async () => {
    await start();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const end = (answer: Promise<Answer>): Promise<string> =>
      answer.then(
        () => 'answered',
        () => 'hung up',
      );
    const gone = [end(analyze(ada, running.signal))];
    await until(1, 0);
    gone.push(end(analyze(ada, waiting.signal)));
    const stays = analyze(ada);
    await until(1, 2);
    waiting.abort();
    await until(1, 1);
    const startsBefore = await held.countStarts();
    running.abort();
    await until(1, 0);
    expect(await held.countStarts()).to.equal(startsBefore + 1);
    expect(await Promise.all(gone)).to.deep.equal(['hung up', 'hung up']);
    await letGo();
    expect((await stays).body).to.have.property('publishParameters');
  });

  it('gives up a reader after FAIRGROUND_READER_REQUEST_TIMEOUT, and suggests an alternative', async () => {
    await start({ FAIRGROUND_READER_REQUEST_TIMEOUT: '1' });
    const details = async (answer: Promise<Answer>): Promise<readonly string[]> => {
      const error = errorOf((await answer).body);
      expect(error.code).to.equal(400);
      return error.details;
    };
    const reason = 'takes longer to read than the limit of 1 s';
    const mend = 'jobs may take longer';
    expect(await details(analyze(ada))).to.deep.equal([
      `file: ${reason}; define a layer and append to it: ${mend}`,
    ]);
    expect(await details(generate(ada))).to.deep.equal([
      `file: ${reason}; publish it, or append it to a layer: ${mend}`,
    ]);
    expect(await details(publish(ada, 'ada'))).to.deep.equal([
      `itemid: ${reason}; define a layer and append the item to it: ${mend}`,
    ]);
    await until(0, 0);
  });
});

describe('a reader during a stop of the server', function () {
  this.timeout(PATIENCE_MS);

  it('ends the reader of a file with the server', async () => {
    held = await holdReaders();
    const server = await startTestServer('sqlite', {
      FAIRGROUND_SHUTDOWN_LIMIT: '2',
      FAIRGROUND_SHUTDOWN_TIMEOUT: '1',
    });
    try {
      const { name, password } = await server.addUser('ada', 'author');
      const signIn = { f: 'json', username: name, password, client: 'referer', referer: server.url };
      const reply = await createRawClient().post(`${server.url}/sharing/rest/generateToken`, signIn);
      const answer = send(`${server.url}${FEATURES}/analyze`, String(reply['token'])).then(
        () => 'answered',
        () => 'hung up',
      );
      await eventually(async () => ((await countRunning(held)) === 1 ? true : undefined));
      await server.stop();
      expect(await answer).to.equal('hung up');
      expect(await countRunning(held)).to.equal(0);
    } finally {
      await held.remove();
    }
  });
});
