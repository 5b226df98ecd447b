import { expect } from 'chai';
import type { AppError } from '../../../../server/lib/errors.js';
import { writeRecord } from '../../../../server/events/records/write-record.js';
import { createTermIn } from '../../../../server/events/terms/write-term.js';
import { forEachDatabase } from '../../../support/databases/databases.js';

// Rounds enough that in some of them one writer commits between any two statements of another.
const ROUNDS = 50;

forEachDatabase('createTermIn', (open) => {
  it('creates one term of a name for concurrent writers, and refuses the others with its id', async () => {
    const { events } = await open();
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = `Tag ${String(round)}`;
      const answers = await Promise.allSettled(
        [1, 2, 3].map(() => writeRecord(events, (trx) => createTermIn(trx, 'post_tag', { name }))),
      );
      const [made, ...more] = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value] : [],
      );
      expect(more).to.deep.equal([]);
      const told = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [answer.reason as AppError] : [],
      );
      expect(told.map(({ data }) => data)).to.deep.equal([{ term_id: made?.id }, { term_id: made?.id }]);
    }
  });
});
