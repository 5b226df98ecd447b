import { expect } from 'chai';
import type { TestDatabases } from '../support/databases/databases.js';
import { addUser } from '../support/databases/users.js';
import type { FeatureServer } from '../support/servers/feature-server.js';
import type { ContractClient } from './contract-client.js';
import { fileForm } from './feature-forms.js';

/** Server under test, and the token of the user who calls it. */
export interface PageCalls {
  readonly client: ContractClient;
  readonly server: FeatureServer;
  readonly databases: TestDatabases;
  readonly token: string;
}

/** Signs in and out by the forms of HTML pages, and appends a file by one, with good and bad input. */
export async function callPages({ client, server, databases, token }: PageCalls): Promise<void> {
  const path = { serviceName: await server.makeService(token), layerId: 0 };
  const visited = await client.call('getSignInPage', { query: { back: '/rest/services' } });
  const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(visited.text) ?? [];
  const visit = String(visited.headers['set-cookie']).split(';', 1)[0] ?? '';
  const refused = { form: { username: 'eva', password: 'wrong', formToken }, headers: { cookie: visit } };
  expect(await client.call('signIn', refused)).to.have.property('status', 200);
  const { password } = await addUser(databases.system, { name: 'pia', role: 'author' });
  const right = { form: { username: 'pia', password, formToken }, headers: { cookie: visit } };
  const signedIn = await client.call('signIn', right);
  expect(signedIn).to.have.property('status', 303);
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect(await client.call('signOut', { form: {}, headers: { cookie } })).to.have.property('status', 303);
  const wrong = await client.call('signOut', { form: { f: 'json', token: 'wrong' } });
  expect(wrong.body).to.have.nested.property('error.code', 498);

  expect(await client.call('getAppendForm', { path })).to.have.property('status', 200);
  const asJson = await client.call('getAppendForm', { path, query: { f: 'json' } });
  expect(asJson.body).to.have.nested.property('error.code', 405);
  const send = (content: string, fileName: string) =>
    client.call('appendFile', {
      path,
      multipart: fileForm({}, content, fileName),
      headers: { authorization: `Bearer ${token}` },
    });
  expect(await send('code\nA1\n', 'rows.csv')).to.have.property('status', 303);
  expect(await send('code\nA1\n', 'rows.unknown')).to.have.property('status', 200);
}
