import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { postForm } from '../../../support/clients/post-form.js';
import { addItem, analyze, publish, rowsOf } from './publishing.js';

const WESTERN = Buffer.from('code,name\na,Z\xfcrich\n', 'latin1');
const CYRILLIC = Buffer.from('code,name\na,\xcc\xee\xf1\n', 'latin1');

forEachDatabase('encodings of what is analyzed, generated and published', (open) => {
  let server: FeatureServer;
  let token: string;

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('owner', 'author');
  });
  after(() => server.close());

  const toParts = (content: Buffer, parameters: Json, name: string) =>
    [
      ['file', content, 'names.csv'],
      [name, JSON.stringify(parameters)],
    ] as const;
  const analyzeText = (content: Buffer, parameters: Json = {}): Promise<Json> =>
    analyze(server, toParts(content, parameters, 'analyzeParameters'), token);
  const generate = (content: Buffer, parameters: Json): Promise<Json> =>
    postForm(
      server.server,
      '/sharing/rest/content/features/generate',
      toParts(content, { locationType: 'none', name: 'Names', ...parameters }, 'publishParameters'),
      token,
    );
  const textOf = (value: unknown): string => JSON.stringify(value);
  const GUESS = /"type":"esriJobMessageTypeWarning","description":"The file is read as windows-1252 because/;

  it('reports a guessed encoding in the messages of analyze, and returns no encoding', async () => {
    const reply = await analyzeText(WESTERN);
    expect(textOf(reply['messages'])).to.match(GUESS);
    expect(reply['records']).to.deep.equal([['a', 'Zürich']]);
    expect(reply['publishParameters']).not.to.have.property('encoding');
    expect(await analyzeText(Buffer.from('a\nZürich\n'))).not.to.have.property('messages');
  });

  it('uses and returns the encoding given to analyze', async () => {
    const reply = await analyzeText(CYRILLIC, { encoding: 'cp1251' });
    expect(reply).not.to.have.property('messages');
    expect(reply['records']).to.deep.equal([['a', 'Мос']]);
    expect(reply['publishParameters']).to.include({ encoding: 'windows-1251' });
  });

  it('reports rows that do not decode in analyze', async () => {
    const reply = await analyzeText(Buffer.concat([Buffer.from('a\nZürich\n'), Buffer.of(0xe9, 0x0a)]));
    expect(textOf(reply['messages'])).to.include(
      'Row 2: holds text that is not in the encoding of the source.',
    );
  });

  it('refuses an unknown encoding by its name in each of them', async () => {
    const parameters = { encoding: 'klingon' };
    expect(textOf(errorOf(await analyzeText(WESTERN, parameters)))).to.include('analyzeParameters.encoding');
    expect(textOf(errorOf(await analyzeText(WESTERN, { charset: 'gbk' })))).to.include(
      'analyzeParameters.charset',
    );
    expect(textOf(errorOf(await generate(WESTERN, parameters)))).to.include('publishParameters.encoding');
    const itemid = await addItem(server, 'owner', { name: 'klingon.csv', content: WESTERN }, token);
    const asked = { itemid, publishParameters: { name: 'Klingon', locationType: 'none', charset: 'gbk' } };
    const reply = await server.post('/sharing/rest/content/users/owner/publish', asked, token);
    expect(textOf(errorOf(reply))).to.include('publishParameters.charset');
  });

  it('reports a guessed encoding in generated features, and uses a given one', async () => {
    const guessed = await generate(WESTERN, {});
    expect(textOf(guessed['messages'])).to.match(GUESS);
    expect(textOf(guessed)).to.include('Zürich');
    const named = await generate(CYRILLIC, { encoding: 'windows-1251' });
    expect(named).not.to.have.property('messages');
    expect(textOf(named)).to.include('Мос');
  });

  it('reports a guessed encoding in the publish status, and uses a given one', async () => {
    const publishNames = async (name: string, content: Buffer, more: Json): Promise<Json[]> => {
      const itemid = await addItem(server, 'owner', { name: `${name}.csv`, content }, token);
      const publishParameters = { name, locationType: 'none', ...more };
      const { status, layerUrl } = await publish(server, 'owner', { itemid, publishParameters }, token);
      const [row] = await rowsOf(server, layerUrl, token);
      return [status, row?.attributes ?? {}];
    };
    const [guessed, western] = await publishNames('Western', WESTERN, {});
    expect(textOf(guessed?.['messages'])).to.match(GUESS);
    expect(western).to.include({ name: 'Zürich' });
    const [named, cyrillic] = await publishNames('Cyrillic', CYRILLIC, { encoding: 'windows-1251' });
    expect(named).to.include({ status: 'completed' }).and.not.to.have.property('messages');
    expect(cyrillic).to.include({ name: 'Мос' });
  });
});
