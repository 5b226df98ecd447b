import { expect } from 'chai';
import { newGlobalId } from '../../../../../../server/features/append/convert/values/new-global-id.js';

describe('newGlobalId', () => {
  const ids = Array.from({ length: 50_000 }, newGlobalId);

  it('makes UUIDs of version 7', () => {
    const form = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(ids.filter((id) => !form.test(id))).to.deep.equal([]);
  });

  it('makes unique ids in ascending order', () => {
    expect(ids.filter((id, index) => index > 0 && id <= (ids[index - 1] ?? ''))).to.deep.equal([]);
  });

  it('encodes the time of creation', () => {
    const ms = Number.parseInt(newGlobalId().replaceAll('-', '').slice(0, 12), 16);
    expect(ms).to.be.closeTo(Date.now(), 60_000);
  });
});
