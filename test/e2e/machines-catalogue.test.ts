import { expect } from 'chai';
import sharp from 'sharp';
import type { UserWithSecrets } from '../../server/auth/users.js';
import { runFairground } from '../support/servers/fairground.js';
import { type Json, PUBLIC_URL } from '../support/servers/feature-server.js';
import { eventually } from '../support/servers/jobs.js';
import {
  basic,
  type Caller,
  callerOf,
  type Machine,
  type Machines,
  openMachines,
} from '../support/servers/machines.js';

const EVENT = { title: 'Evening Walk', start_date: '2037-05-14 18:00:00', end_date: '2037-05-14 21:00:00' };

describe('three servers and two workers on one database and one bucket', function () {
  this.timeout(300_000);
  let machines: Machines;
  let servers: [Machine, Machine, Machine];
  let ada: UserWithSecrets;
  /** Ada at each of the servers. */
  let callers: [Caller, Caller, Caller];

  before(async () => {
    machines = await openMachines({
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: '4',
      FAIRGROUND_PART_LIMIT: '20MB',
    });
    ada = await machines.addUser('ada', 'editor');
    servers = await Promise.all([machines.startServer(), machines.startServer(), machines.startServer()]);
    await Promise.all([machines.startWorker(), machines.startWorker()]);
    callers = [callAt(0), callAt(1), callAt(2)];
  });
  after(() => machines.stop());

  function callAt(index: 0 | 1 | 2): Caller {
    return callerOf(servers[index], basic(ada));
  }

  function filePart(content: Buffer | string, name = 'part'): FormData {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), name);
    return form;
  }

  describe('sign-in', () => {
    it('accepts a token of one server at all of them, until the user is disabled', async () => {
      const bob = await machines.addUser('bob', 'author');
      const { token } = await callerOf(servers[0]).post('/sharing/rest/generateToken', {
        username: 'bob',
        password: bob.password,
      });
      const self = (machine: Machine): Promise<Json> =>
        callerOf(machine).post('/sharing/rest/community/self', { token: String(token) });
      for (const machine of servers) expect(await self(machine)).to.include({ username: 'bob' });
      const { code } = await runFairground(['user', 'disable', 'bob'], machines.settings);
      expect(code).to.equal(0);
      for (const machine of servers) expect((await self(machine))['error']).to.include({ code: 498 });
    });

    it('limits guesses of passwords at all servers together as at one', async () => {
      const cleo = await machines.addUser('cleo', 'author');
      const codeOf = async (index: number, password: string, username = 'cleo'): Promise<unknown> => {
        const at = callerOf(servers[index % 3]!);
        const reply = await at.post('/sharing/rest/generateToken', { username, password });
        return (reply['error'] as Json | undefined)?.['code'];
      };
      for (const index of [0, 1, 2, 3]) expect(await codeOf(index, 'wrong')).to.equal(400);
      for (const index of [0, 1, 2]) expect(await codeOf(index, cleo.password)).to.equal(429);
      const dan = await machines.addUser('dan', 'author');
      expect(await codeOf(0, dan.password, 'dan')).to.equal(undefined);
    });
  });

  describe('the catalogue', () => {
    it('publishes scheduled events once, at all servers', async () => {
      const at = new Date(Date.now() + 4000).toISOString().slice(0, 19);
      const events = await Promise.all(
        callers.flatMap((caller) =>
          [1, 2].map(() =>
            caller.send('POST', '/cal/events/v1/events', { ...EVENT, status: 'publish', date_utc: at }),
          ),
        ),
      );
      events.sort((a, b) => Number(a['id']) - Number(b['id']));
      const ids = events.map(({ id }) => Number(id));
      for (const machine of servers) {
        for (const id of ids) {
          await eventually(async () => {
            const { status } = await callerOf(machine).get(`/cal/events/v1/events/${String(id)}`);
            return status === 200 || undefined;
          });
        }
      }
      const { knex } = machines.databases.events;
      const revisions = await knex('events').whereIn('id', ids).orderBy('id').pluck<number[]>('revision');
      // A machine that is very slow may have made one after its time had come.
      const expected = events.map(({ status }) => (status === 'future' ? 2 : 1));
      expect(revisions).to.deep.equal(expected);
    });

    it('returns a change of one server at another at once', async () => {
      const { id } = await callers[0].send('POST', '/cal/events/v1/events', { ...EVENT, status: 'publish' });
      const path = `/cal/events/v1/events/${String(id)}`;
      const list = `/cal/events/v1/events?start_date=2037-05-01&end_date=2037-06-01&per_page=50`;
      const seen = async (machine: Machine): Promise<unknown[]> => {
        const one = (await (await callerOf(machine).get(path)).json()) as Json;
        const all = (await (await callerOf(machine).get(list)).json()) as { events: Json[] };
        return [one['title'], all.events.find((event) => event['id'] === id)?.['title']];
      };
      for (let change = 0; change < 12; change += 1) {
        const title = `Walk ${String(change)}`;
        await callers[change % 3]!.send('PUT', path, { title });
        for (const machine of servers) expect(await seen(machine)).to.deep.equal([title, title]);
      }
      await callers[1].send('DELETE', path);
      for (const machine of servers) expect((await callerOf(machine).get(path)).status).to.equal(403);
    });

    it('serves an image at a server that another one took', async () => {
      const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c03020' } })
        .png()
        .toBuffer();
      const image = await callers[0].post('/cal/events/v1/images', filePart(bytes, 'harbour.png'));
      expect(image).to.have.property('url');
      const path = String(image['url']).slice(PUBLIC_URL.length);
      const served = await Promise.all(
        servers.map(async (machine) => {
          const reply = await callerOf(machine).get(path);
          const body = Buffer.from(await reply.arrayBuffer());
          expect(reply.headers.get('content-type'), body.toString('latin1')).to.equal('image/png');
          return body;
        }),
      );
      for (const other of served) expect(other.equals(served[0]!)).to.equal(true);
      // Width and height stand in the header of a PNG file; sharp reads no bytes where a server runs in this process.
      expect([served[2]!.readUInt32BE(16), served[2]!.readUInt32BE(20)]).to.deep.equal([400, 300]);
      await callers[1].send('DELETE', `/cal/events/v1/images/${String(image['id'])}`);
      for (const machine of servers) expect((await callerOf(machine).get(path)).status).to.equal(404);
    });
  });
});
