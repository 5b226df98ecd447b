import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { forEachDatabase } from '../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';

const CSV = 'name,lat,lon\nAlta,1,2\n';

forEachDatabase('many concurrent downloads', (open) => {
  let server: FeatureServer;
  let url: string;
  let source: Server;
  let sourceUrl: string;
  /** Downloads that have begun and wait for their bytes. */
  let held: ServerResponse[];
  let ada: string;
  let bob: string;

  beforeEach(async () => {
    held = [];
    source = createServer((_request, response) => {
      held.push(response);
      response.on('close', () => (held = held.filter((other) => other !== response)));
    });
    source.listen(0, '127.0.0.1');
    await once(source, 'listening');
    const host = `127.0.0.1:${String((source.address() as AddressInfo).port)}`;
    sourceUrl = `http://${host}/places.csv`;
    server = await startFeatureServer(await open(), {
      FAIRGROUND_PORT: '0',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_FETCH_ALLOW: host,
    });
    await server.server.start();
    url = `http://127.0.0.1:${String(server.server.info.port)}/sharing/rest/content/features`;
    [ada, bob] = [await server.signUp('ada', 'author'), await server.signUp('bob', 'author')];
  });
  afterEach(async () => {
    source.closeAllConnections();
    source.close();
    await server.close();
  });

  async function ask(verb: 'analyze' | 'generate', token: string, signal?: AbortSignal): Promise<Json> {
    const body = new URLSearchParams({ f: 'json', sourceUrl, filetype: 'csv' });
    const place = { locationType: 'coordinates', latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
    if (verb === 'generate') body.set('publishParameters', JSON.stringify({ name: 'places', ...place }));
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/${verb}`, { method: 'POST', body, headers, ...(signal && { signal }) });
    return (await reply.json()) as Json;
  }

  const untilHeld = (count: number): Promise<true> => eventually(() => held.length === count || undefined);

  function letGo(): void {
    for (const response of held) response.writeHead(200, { 'content-type': 'text/csv' }).end(CSV);
  }

  it('downloads a few sources at a time, half of them for one user, and queues or refuses others', async () => {
    const all = Array.from({ length: 6 }, (_, index) => ask(index % 2 === 0 ? 'analyze' : 'generate', ada));
    expect(errorOf(await Promise.race(all))).to.include({ code: 429, retry_after: 5 });
    await untilHeld(1);
    all.push(ask('analyze', bob));
    await untilHeld(2);
    let answered = 0;
    const answers = Promise.all(all.map((answer) => answer.finally(() => (answered += 1))));
    await eventually(() => {
      expect(held.length).to.be.at.most(2);
      letGo();
      return answered === all.length || undefined;
    });
    const refused = (await answers).filter((answer) => answer['error'] !== undefined);
    expect(refused).to.have.length(1);
  });

  it('frees the places of downloads when their clients hang up', async () => {
    const gone = new AbortController();
    const first = ask('analyze', ada, gone.signal).catch(() => 'hung up');
    await untilHeld(1);
    const [begun] = held;
    const second = ask('analyze', ada);
    gone.abort();
    expect(await first).to.equal('hung up');
    await eventually(() => (held.length === 1 && held[0] !== begun) || undefined);
    letGo();
    expect(await second).to.have.property('publishParameters');
  });
});
