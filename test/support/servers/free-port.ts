import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { promisify } from 'node:util';

/** Below what systems hand out to those who ask for any port, so that nobody is given it before it is used. */
const FIRST = 20_000;
const COUNT = 10_000;
const ATTEMPTS = 100;

/** A loopback port that is free, for programs that have to be told one. */
export async function freePort(): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const probe = createServer().listen(FIRST + Math.floor(Math.random() * COUNT), '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      continue;
    }
    const { port } = probe.address() as AddressInfo;
    await promisify(probe.close.bind(probe))();
    return port;
  }
}
