import { expect } from 'chai';
import { startServer } from '../../../scripts/demo/server-process.js';
import { rejectionOf } from '../../support/rejection.js';

describe('startServer', () => {
  const lines: string[] = [];
  const start = (script: string): ReturnType<typeof startServer> =>
    startServer({ args: ['--eval', script], env: process.env, onLine: (line) => lines.push(line) });

  beforeEach(() => (lines.length = 0));

  it('returns the address that the server prints, and passes other lines on', async () => {
    const server = await start(`
      console.log('opening the databases');
      console.log('Fairground listens on http://127.0.0.1:8080');
      setInterval(() => {}, 1000);
    `);
    expect(server.url).to.equal('http://127.0.0.1:8080');
    expect(lines).to.deep.equal(['opening the databases']);
    await server.stop();
  });

  it('waits until the server has stopped in its own time', async () => {
    const server = await start(`
      process.on('SIGTERM', () => setTimeout(() => process.exit(7), 50));
      console.log('Fairground listens on http://127.0.0.1:8080');
      setInterval(() => {}, 1000);
    `);
    await server.stop();
    expect(await server.exited).to.equal(7);
  });

  it('reports that the server ended instead of listening', async () => {
    const error = await rejectionOf(start(`console.error('the port is in use'); process.exitCode = 1;`));
    expect((error as Error).message).to.equal('the server ended at once with exit code 1');
    expect(lines).to.deep.equal(['the port is in use']);
  });
});
