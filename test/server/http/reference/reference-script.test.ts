import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect } from 'chai';

const SCRIPT = readFileSync(
  new URL('../../../../server/http/reference/assets/reference.js', import.meta.url),
  'utf8',
);

interface Options {
  readonly spec: object;
  readonly domNode: object;
  readonly validatorUrl: unknown;
}

/** Runs the script of the reference page with the parts of a browser that it uses. */
function start(spec: object, isDark = false): { options: Promise<Options>; classes: Map<string, boolean> } {
  const container = { dataset: { document: '/openapi/events.json' } };
  const classes = new Map<string, boolean>();
  const options = new Promise<Options>((resolve) => {
    runInNewContext(SCRIPT, {
      document: {
        getElementById: () => container,
        documentElement: { classList: { toggle: (name: string, isOn: boolean) => classes.set(name, isOn) } },
      },
      matchMedia: () => ({ matches: isDark, addEventListener: () => undefined }),
      fetch: (address: string) => Promise.resolve({ json: () => ({ ...spec, address }) }),
      SwaggerUIBundle: resolve,
    });
  });
  return { options, classes };
}

describe('the script of the reference page', () => {
  it('fills in only the examples of required parameters', async () => {
    const page = { name: 'page', example: 2 };
    const id = { name: 'id', required: true, example: 5 };
    const { options } = start({
      paths: { '/x/{id}': { parameters: [id], get: { parameters: [{ ...page }] } } },
      components: { parameters: { page } },
    });
    expect((await options).spec).to.deep.equal({
      paths: { '/x/{id}': { parameters: [id], get: { parameters: [{ name: 'page' }] } } },
      components: { parameters: { page: { name: 'page' } } },
      address: '/openapi/events.json',
    });
  });

  it('sends the document to no validation service', async () => {
    expect((await start({ paths: {} }).options).validatorUrl).to.equal(null);
  });

  for (const isDark of [true, false]) {
    it(`chooses the ${isDark ? 'dark' : 'light'} colors that the browser asks for`, async () => {
      const { options, classes } = start({ paths: {} }, isDark);
      await options;
      expect(classes.get('dark-mode')).to.equal(isDark);
    });
  }
});
