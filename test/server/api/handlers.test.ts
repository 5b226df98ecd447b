import { join } from 'node:path';
import { expect } from 'chai';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../../..');
const SNIPPET = join(ROOT, 'test/server/handlers.snippet.ts');

const PREAMBLE = `
  import { JsonText, type Handlers } from '../../server/api/handlers.js';
  import type { operations } from '../../server/generated/features/types.js';
  type Some = Handlers<Pick<operations, 'deleteUpload' | 'queryLayer'>>;
  const deleteUpload: Some['deleteUpload'] = async ({ path }) => {
    const id: string = path.itemId;
    if (id === '') throw new Error();
    return { status: 200, body: { success: true } };
  };
`;

/** A tiny program against the real generated types, compiled as the server is. */
class Compiler {
  readonly #options: ts.CompilerOptions;
  #last: ts.Program | undefined;

  constructor() {
    const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile.bind(ts.sys)) as {
      config: object;
    };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
    this.#options = {
      ...options,
      noEmit: true,
      incremental: false,
      composite: false,
      tsBuildInfoFile: undefined,
    };
  }

  /** Returns the compiler's diagnostics for a snippet; empty when it compiles. */
  complaints(code: string): string {
    const host = ts.createCompilerHost(this.#options);
    const read = host.getSourceFile.bind(host);
    const cache = this.#last;
    host.getSourceFile = (file, target, ...rest) => {
      if (file === SNIPPET) return ts.createSourceFile(file, PREAMBLE + code, target);
      // Source files parsed for the last snippet serve the next one, too.
      return cache?.getSourceFile(file) ?? read(file, target, ...rest);
    };
    const exists = host.fileExists.bind(host);
    host.fileExists = (file) => file === SNIPPET || exists(file);
    this.#last = ts.createProgram([SNIPPET], this.#options, host, this.#last);
    const source = this.#last.getSourceFile(SNIPPET);
    return this.#last
      .getSemanticDiagnostics(source)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      .join('\n');
  }
}

describe('Handlers', () => {
  const compiler = new Compiler();
  const body = '{ features: [] } as never';

  it('compiles with a handler for every operation', () => {
    const code = `
      export const handlers: Some = {
        deleteUpload,
        queryLayer: async ({ path, parameters }, { signal }) => {
          const layer: number = path.layerId;
          const where: string | undefined = parameters.where;
          signal.throwIfAborted();
          return { status: 200, body: new JsonText(\`\${layer} \${where}\`) };
        },
      };`;
    expect(compiler.complaints(code)).to.equal('');
  }).timeout(300_000);

  it('does not compile with a missing handler', () => {
    const complaints = compiler.complaints('export const handlers: Some = { deleteUpload };');
    expect(complaints).to.contain("Property 'queryLayer' is missing");
  }).timeout(300_000);

  it('does not compile with a handler that the document does not list', () => {
    const complaints = compiler.complaints(`
      export const handlers: Some = { deleteUpload, queryLayer: async () => ({ status: 200, body: ${body} }), more: deleteUpload };
    `);
    expect(complaints).to.contain("'more' does not exist");
  }).timeout(300_000);

  it('does not compile with a parameter that the document does not list', () => {
    const complaints = compiler.complaints(`
      export const queryLayer: Some['queryLayer'] = async ({ parameters }) => ({ status: 200, body: parameters.wehre as never });
    `);
    expect(complaints).to.contain("Property 'wehre' does not exist");
  }).timeout(300_000);

  it('does not compile with a parameter used as another type', () => {
    const complaints = compiler.complaints(`
      export const queryLayer: Some['queryLayer'] = async ({ path }) => ({ status: 200, body: path.layerId.trim() as never });
    `);
    expect(complaints).to.contain("Property 'trim' does not exist on type 'number'");
  }).timeout(300_000);

  const replies: [title: string, reply: string][] = [
    ['a wrong key', '{ status: 200, body: { succes: true } }'],
    ['a value of another type', "{ status: 200, body: { success: 'yes' } }"],
    ['a key missing', '{ status: 200, body: {} }'],
    ['a status that is not documented', '{ status: 201, body: { success: true } }'],
    [
      'an error body, which is thrown instead',
      "{ status: 200, body: { error: { code: 400, message: '', details: [] } } }",
    ],
  ];
  for (const [title, reply] of replies) {
    it(`does not compile with a reply of ${title}`, () => {
      const complaints = compiler.complaints(
        `export const wrong: Some['deleteUpload'] = async () => (${reply});`,
      );
      expect(complaints).to.contain('is not assignable to type');
    }).timeout(300_000);
  }
});
