import { expect } from 'chai';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '../../support/databases/databases.js';
import { runFairground, startFairground } from '../../support/servers/fairground.js';

for (const kind of DATABASE_KINDS) {
  describe(`fairground user (${kind})`, function () {
    // Each test starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let place: TestPlace;

    before(async () => {
      place = await makeTestPlace(kind);
    });

    after(() => place.drop());

    const user = (...args: string[]): ReturnType<typeof runFairground> =>
      runFairground(['user', ...args], { FAIRGROUND_DATABASE_URL: place.url });

    it('adds a user to a new database and prints one JSON object with the secrets', async () => {
      const { code, out, err } = await user('add', 'ada', '--role', 'editor', '--json');
      expect(err).to.equal('');
      expect(code).to.equal(0);
      const added = JSON.parse(out) as Record<string, unknown>;
      expect(Object.keys(added)).to.deep.equal(['name', 'id', 'role', 'password', 'applicationPassword']);
      expect(added).to.include({ name: 'ada', role: 'editor' });
      expect(added['id']).to.be.a('number');
      expect(added['password']).to.be.a('string').and.not.empty;
      expect(added['applicationPassword']).to.match(/^(\w{4} ){5}\w{4}$/);
    });

    it('lists users without secrets', async () => {
      await user('add', 'bob', '--role', 'subscriber');
      await user('disable', 'bob');
      const { out } = await user('list', '--json');
      expect(JSON.parse(out)).to.deep.equal([
        { id: 1, name: 'ada', role: 'editor', disabled: false },
        { id: 2, name: 'bob', role: 'subscriber', disabled: true },
      ]);
      expect((await user('list')).out).to.equal('   1  ada   editor\n   2  bob   subscriber (disabled)\n');
    });

    it('resets to new secrets and enables the user', async () => {
      const { out } = await user('reset', 'bob', '--json');
      expect(JSON.parse(out)).to.include({ name: 'bob', id: 2, role: 'subscriber' });
      expect((await user('list')).out).not.to.include('disabled');
    });

    it('prints secrets once, in readable form', async () => {
      const { out } = await user('add', 'eve', '--role', 'author');
      expect(out).to.match(
        /^eve \(author\), shown this once:\n {2}password +\S+\n {2}application password +(\w{4} ?){6}\n$/,
      );
    });

    it('refuses a name that is taken, with exit code 1', async () => {
      const { code, out, err } = await user('add', 'ADA', '--role', 'editor', '--json');
      expect({ code, out, err }).to.deep.equal({
        code: 1,
        out: '',
        err: 'fairground: user ADA already exists; fairground user reset gives it new secrets\n',
      });
    });

    it('refuses a user that does not exist, with exit code 1', async () => {
      expect(await user('disable', 'nobody')).to.include({
        code: 1,
        err: 'fairground: user nobody was not found; fairground user list shows all\n',
      });
    });

    it('changes a role, and refuses an unknown one', async () => {
      expect(await user('role', 'eve', 'editor')).to.include({ code: 0, out: 'eve is editor\n' });
      const refused = await user('role', 'eve', 'king');
      expect(refused.code).to.equal(1);
      expect(refused.err).to.match(/^fairground: role must be one of administrator, editor/);
    });

    it('generates a new password, or reads it from standard input', async () => {
      const { out } = await user('password', 'eve');
      expect(out).to.match(/^eve, shown this once:\n {2}password {2}\S+\n$/);
      const settings = { FAIRGROUND_DATABASE_URL: place.url };
      const typed = startFairground(['user', 'password', 'eve', '--stdin'], settings, 'correct horse\n');
      expect(await typed.exit()).to.equal(0);
      expect(typed.out()).to.equal('eve has a new password\n');
      const short = startFairground(['user', 'password', 'eve', '--stdin'], settings, 'short\n');
      expect(await short.exit()).to.equal(1);
      expect(short.err()).to.equal('fairground: password must have 12 to 256 characters\n');
    });

    it('removes a user', async () => {
      expect(await user('remove', 'eve')).to.include({ code: 0, out: 'eve is removed\n' });
      expect((await user('list')).out).not.to.include('eve');
    });
  });
}
