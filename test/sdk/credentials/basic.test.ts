import { expect } from 'chai';
import { basic, Fairground, token } from '../../../sdk/src/index.js';
import { answerJson, type HttpServer, startHttpServer } from '../../support/servers/http-server.js';

describe('credentials without a sign-in', () => {
  let server: HttpServer;

  beforeEach(async () => {
    server = await startHttpServer((_, response) => answerJson(response, 200, { services: [] }));
  });
  afterEach(() => server.stop());

  it('sends a name and an application password as HTTP Basic, with any characters', async () => {
    const credentials = basic({ username: 'žofie', applicationPassword: 'abcd efgh' });
    await new Fairground({ url: server.url, credentials }).services.list();
    const sent = server.requests[0]?.headers.authorization ?? '';
    expect(Buffer.from(sent.replace(/^Basic /, ''), 'base64').toString()).to.equal('žofie:abcd efgh');
  });

  it('sends a ready token', async () => {
    await new Fairground({ url: server.url, credentials: token('ready') }).services.list();
    expect(server.requests[0]?.headers.authorization).to.equal('Bearer ready');
  });

  it('calls a token function for each request', async () => {
    let count = 0;
    const fairground = new Fairground({ url: server.url, credentials: token(() => `t${(count += 1)}`) });
    await fairground.services.list();
    await fairground.services.list();
    expect(server.requests.map(({ headers }) => headers.authorization)).to.deep.equal([
      'Bearer t1',
      'Bearer t2',
    ]);
  });

  it('sends nothing where there are none', async () => {
    await new Fairground({ url: server.url }).services.list();
    expect(server.requests[0]?.headers).not.to.have.property('authorization');
  });
});
