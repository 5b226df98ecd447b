// For `node --import`, beside tsx: lets threads load our TypeScript, too. On Node.js 20 tsx does so in the main thread only.
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

if (!isMainThread && process.env.FAIRGROUND_TEST_BUILT === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
}
