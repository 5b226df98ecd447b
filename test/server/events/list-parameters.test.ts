import { expect } from 'chai';
import type { Principal } from '../../../server/access/principal.js';
import { listStatuses, readPage } from '../../../server/events/list-parameters.js';

const AUTHOR: Principal = { userId: 7, name: 'ada', role: 'author' };

describe('readPage', () => {
  it('counts pages of the size that is given, not of a larger one that was asked for', () => {
    expect(readPage({ page: 3, per_page: 100 })).to.deep.equal({ page: 3, perPage: 50, offset: 100 });
    expect(readPage({ page: 3, per_page: 7 })).to.deep.equal({ page: 3, perPage: 7, offset: 14 });
    expect(readPage({})).to.deep.equal({ page: 1, perPage: 10, offset: 0 });
  });
});

describe('listStatuses', () => {
  it('shows the public what is published, whatever was asked for', () => {
    expect(listStatuses(undefined, undefined)).to.deep.equal(['publish']);
    expect(listStatuses(['draft', 'trash'], undefined)).to.deep.equal(['publish']);
  });

  it('shows writers what they ask for, and otherwise all but the trash', () => {
    expect(listStatuses(['trash'], AUTHOR)).to.deep.equal(['trash']);
    expect(listStatuses(undefined, AUTHOR)).to.include.members(['publish', 'draft', 'private']);
    expect(listStatuses(undefined, AUTHOR)).not.to.include('trash');
  });
});
