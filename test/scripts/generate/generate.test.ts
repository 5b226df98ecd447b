import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { findDrift, writeFiles } from '../../../scripts/generate/files.js';
import { generate } from '../../../scripts/generate/generate.js';
import { documentOf } from './support.js';

const PATHS = `
  /a/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      operationId: readA
      parameters: [{ name: page, in: query, schema: { type: integer, default: 1 } }]
      responses: { '200': { description: x, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
    post:
      operationId: writeA
      requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Input' } } } }
      responses: { '200': { description: x, content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } } }
`;
const SCHEMAS = `
  A: { type: object, additionalProperties: false, properties: { next: { $ref: '#/components/schemas/A' } } }
  Input:
    type: object
    additionalProperties: true
    properties: { size: { type: integer, default: 1 }, file: { type: string, format: binary } }
`;

describe('generate', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fairground-generate-'));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('writes the same bytes for the same document, whatever the order of its components', async () => {
    const first = await generate(documentOf(PATHS, SCHEMAS));
    const second = await generate(documentOf(PATHS, SCHEMAS));
    expect([...second]).to.deep.equal([...first]);
    const turned = SCHEMAS.split(/(?=^ {2}\w)/m)
      .reverse()
      .join('');
    const third = await generate(documentOf(PATHS, turned));
    for (const name of ['validators', 'coercions', 'operations', 'types']) {
      const path = `server/generated/fixture/${name}.ts`;
      expect(third.get(path), name).to.equal(first.get(path));
    }
  });

  it('names the source at the head of each file', async () => {
    for (const code of (await generate(documentOf(PATHS, SCHEMAS))).values()) {
      expect(code).to.match(
        /^\/\/ Made by scripts\/generate\/main\.ts from openapi\/fixture\/\. Do not edit/,
      );
    }
  });

  it('resolves a component that contains itself lazily', async () => {
    const files = await generate(documentOf(PATHS, SCHEMAS));
    expect(files.get('server/generated/fixture/validators.ts')).to.contain('recursive(A)');
  });

  it('types members with a default as required for the server, and as optional for callers', async () => {
    const files = await generate(documentOf(PATHS, SCHEMAS));
    const server = files.get('server/generated/fixture/types.ts');
    const sdk = files.get('sdk/src/generated/fixture.ts');
    expect(server).to.contain('page: number').and.contain('size: number').and.contain('file?: undefined');
    expect(sdk).to.contain('page?: number').and.contain('size?: number').and.contain('file?: Blob');
  });

  it('types objects with declared names only', async () => {
    const files = await generate(documentOf(PATHS, SCHEMAS));
    expect(files.get('server/generated/fixture/types.ts')).not.to.match(/& \{\s*\[key: string\]/);
  });

  it('finds no drift in files that it has just written', async () => {
    const files = await generate(documentOf(PATHS, SCHEMAS));
    expect(await writeFiles(root, files)).to.deep.equal([...files.keys()].sort());
    expect(await findDrift(root, files)).to.deep.equal([]);
  });

  it('names a file with one byte changed, one that is missing and one too many', async () => {
    const files = await generate(documentOf(PATHS, SCHEMAS));
    await writeFiles(root, files);
    const [changed, missing, stray] = ['types', 'coercions', 'more'].map(
      (name) => `server/generated/fixture/${name}.ts`,
    ) as [string, string, string];
    await writeFile(join(root, changed), `${await readFile(join(root, changed), 'utf8')} `);
    await rm(join(root, missing));
    await writeFile(join(root, stray), '');
    expect(await findDrift(root, files)).to.deep.equal([missing, stray, changed]);
    await writeFiles(root, files);
    expect(await findDrift(root, files)).to.deep.equal([]);
  });

  it('finds drift when a line of the document changes', async () => {
    await writeFiles(root, await generate(documentOf(PATHS, SCHEMAS)));
    const changed = await generate(documentOf(PATHS, SCHEMAS.replace('default: 1', 'default: 2')));
    expect(await findDrift(root, changed)).to.include('server/generated/fixture/validators.ts');
  });
});
