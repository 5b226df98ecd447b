import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withScratch } from '../../../scripts/bench/support/scratch.js';

/* Work for `scratch.test.ts` to interrupt: it ends when it is told to, or never. */
const [manner] = process.argv.slice(2);

await withScratch(async (scratch) => {
  scratch.defer(() => writeFile(join(tmpdir(), 'undone'), ''));
  await writeFile(join(scratch.folder, 'rows'), 'something');
  const keepAlive = setInterval(() => undefined, 1000);
  process.stdout.write('ready\n');
  await new Promise<void>((resolve) => {
    if (manner === 'heeds') scratch.signal.addEventListener('abort', () => resolve());
  });
  clearInterval(keepAlive);
});
