import { expect } from 'chai';
import { findBannedOpenings } from '../../../scripts/lint/comment-openings.js';
import { withSourceTree } from './source-tree.js';

async function linesOf(path: string, lines: readonly string[]): Promise<number[]> {
  const found = await withSourceTree({ [path]: lines.join('\n') }, findBannedOpenings);
  return found.map(({ subject }) => Number(subject.slice(path.length + 1)));
}

describe('the rule for openings of comments', () => {
  it('reports each banned opening, with its place and its words', async () => {
    for (const words of ['What', 'Of', 'Whether', 'The same', 'So many', 'Who']) {
      const path = 'server/a.ts';
      const text = ['', ['//', words, 'holds'].join(' ')].join('\n');
      const found = await withSourceTree({ [path]: text }, findBannedOpenings);
      expect(found.map(({ message }) => message)).to.deep.equal([
        `server/a.ts:2 begins with “${words}”: begin with a verb or a noun.`,
      ]);
    }
  });

  it('accepts other words, also longer ones and those in the middle of a sentence', async () => {
    const lines = [
      '// Whole rows.',
      '// Whatever.',
      '// Often.',
      '// The samples.',
      '// Returns What and Of.',
    ];
    for (const line of lines) expect(await linesOf('sdk/src/a.ts', [line]), line).to.deep.equal([]);
  });

  it('reads doc comments of one line and of several, and comments behind code', async () => {
    const behind = ['// Who.', '/* Whether. */'].map((comment) => ['let a;', comment].join(' '));
    const lines = ['/** What. */', '/**', ' * Of.', ' */', ...behind];
    expect(await linesOf('test/a.ts', lines)).to.deep.equal([1, 3, 5, 6]);
  });

  it('ignores the later lines of a comment', async () => {
    const lines = ['// Rows are held.', '// What else.', '/**', ' * Rows.', ' * Of others.', ' */'];
    expect(await linesOf('scripts/a.cjs', lines)).to.deep.equal([]);
  });

  it('reads comments of YAML, Python and shell files', async () => {
    for (const path of ['openapi/a.yaml', 'test/a.py', 'scripts/a.sh'])
      expect(await linesOf(path, ['', '# What is it', '# Who is it']), path).to.deep.equal([2]);
  });

  it('reads descriptions and summaries of documents, but not of their data', async () => {
    const lines = [
      'summary: Whether it is so',
      'paths:',
      '  /a: { description: "Of a row" }',
      '  /b:',
      '    description: |',
      '      The same row',
      'properties: { description: { type: string, example: Who is here } }',
      'example: { description: What a day }',
      'description: Rows of a layer',
    ];
    expect(await linesOf('openapi/events/a.yaml', lines)).to.deep.equal([1, 3, 5]);
  });
});
