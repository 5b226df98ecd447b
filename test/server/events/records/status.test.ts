import { expect } from 'chai';
import { resolveStatus, type Status } from '../../../../server/events/records/status.js';

describe('resolveStatus', () => {
  const nowMs = 1000;
  const table: readonly (readonly [Status, boolean, number, Status])[] = [
    ['publish', true, 1000, 'publish'],
    ['publish', true, 1001, 'future'],
    ['future', true, 1001, 'future'],
    ['future', true, 1000, 'publish'],
    ['private', true, 1001, 'private'],
    ['draft', true, 1001, 'draft'],
    ['publish', false, 1000, 'pending'],
    ['future', false, 1001, 'pending'],
    ['private', false, 1000, 'pending'],
    ['pending', false, 1000, 'pending'],
    ['draft', false, 1000, 'draft'],
    ['trash', false, 1000, 'trash'],
  ];
  for (const [wanted, canPublish, publishedAt, got] of table) {
    const who = canPublish ? 'a publisher' : 'a contributor';
    const when = publishedAt > nowMs ? 'later' : 'now';
    it(`gives ${who} who requests ${wanted} ${when} the status ${got}`, () => {
      expect(resolveStatus(wanted, { canPublish, publishedAt, nowMs })).to.equal(got);
    });
  }
});
