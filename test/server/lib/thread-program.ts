import { threadId } from 'node:worker_threads';
import { AppError } from '../../../server/lib/errors.js';
import { serveCalls } from '../../../server/lib/serve-calls.js';

/** Name of this file, and what its thread is asked for; see `thread-pool.test.ts`. */
export type Task = 'thread' | 'endless' | 'refuse' | 'fail' | 'exit';

serveCalls((task: Task): number => {
  switch (task) {
    case 'thread':
      return threadId;
    case 'endless':
      for (;;) Math.random();
    case 'refuse':
      throw new AppError('request.invalid', 'Wrong.', {
        faults: [{ field: 'geometry', reason: 'must be smaller', kind: 'invalid' }],
      });
    case 'fail':
      throw new RangeError('broken');
    case 'exit':
      return process.exit(0);
  }
});
