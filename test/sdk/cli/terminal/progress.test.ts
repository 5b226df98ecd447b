import { expect } from 'chai';
import { Progress } from '../../../../sdk/src/cli/terminal/progress.js';
import type { Terminal } from '../../../../sdk/src/cli/terminal/terminal.js';

function terminalThat(isWatched: boolean): { readonly terminal: Terminal; readonly told: string[] } {
  const told: string[] = [];
  const terminal: Terminal = {
    env: {},
    signal: new AbortController().signal,
    isWatched,
    canAsk: false,
    columns: 50,
    write: () => Promise.resolve(),
    tell: (text) => void told.push(text),
    askSecret: () => Promise.reject(new Error('nobody is there')),
  };
  return { terminal, told };
}

describe('progress', () => {
  it('draws a bar on a terminal, no wider than it, and removes it at the end', () => {
    const { terminal, told } = terminalThat(true);
    const progress = new Progress(terminal);
    progress.show('append', 0.5, '5 rows and some more that do not fit');
    progress.show('append', undefined, '9 rows');
    progress.end();
    expect(told[0]).to.equal(
      `\r\x1b[K${'append [============            ]  50 % 5 rows and some more'.slice(0, 49)}`,
    );
    expect(told.slice(1)).to.deep.equal(['\r\x1b[Kappend 9 rows', '\r\x1b[K']);
  });

  it('prints a line for each tenth elsewhere', () => {
    const { terminal, told } = terminalThat(false);
    const progress = new Progress(terminal);
    for (const share of [0, 0.04, 0.1, 0.19, 0.85, 1]) progress.show('append', share, 'x');
    progress.show('tidy up', undefined, 'y');
    progress.show('tidy up', undefined, 'z');
    progress.end();
    expect(told).to.deep.equal([
      'append   0 % x\n',
      'append  10 % x\n',
      'append  85 % x\n',
      'append 100 % x\n',
      'tidy up y\n',
    ]);
  });
});
