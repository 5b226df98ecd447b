import { expect } from 'chai';
import {
  compareVersions,
  compareCancellation,
} from '../../../../../server/events/calendar/import/compare-versions.js';
import type { Version } from '../../../../../server/events/calendar/import/version.js';

const OLD: Version = {
  title: 'Walk',
  description: '',
  location: '',
  position: null,
  organizer: null,
  categories: [],
  url: '',
  isPrivate: false,
  isTentative: false,
  isAllDay: true,
  timeZone: '',
  start: '2027-05-14',
  end: '2027-05-14',
};
const NEW: Version = { ...OLD, title: 'Run' };

describe('compareVersions', () => {
  for (const [sequence, stampMs, version, wanted] of [
    [2, 500, OLD, 'newer'],
    [2, 100, NEW, 'newer'],
    [0, 900, NEW, 'older'],
    [0, 900, OLD, 'older'],
    [1, 100, OLD, 'same'],
    [1, 900, OLD, 'same'],
    [1, 900, NEW, 'newer'],
    [1, 500, NEW, 'newer'],
    [1, undefined, NEW, 'newer'],
    [1, 499, NEW, 'older'],
  ] as const) {
    it(`returns ${wanted} for SEQUENCE ${sequence}, stamp ${String(stampMs)} and title ${version.title}`, () => {
      const target = { sequence: 1, stampedAt: 500, version: OLD };
      expect(compareVersions(target, { sequence, stampMs }, version)).to.equal(wanted);
    });
  }

  it('returns newer for other content if the last stamp is unknown', () => {
    const target = { sequence: 1, stampedAt: undefined, version: OLD };
    expect(compareVersions(target, { sequence: 1, stampMs: 1 }, NEW)).to.equal('newer');
  });

  for (const [sequence, stampMs, wanted] of [
    [2, 100, 'newer'],
    [1, 500, 'newer'],
    [1, undefined, 'newer'],
    [1, 499, 'older'],
    [0, 900, 'older'],
  ] as const) {
    it(`returns ${wanted} for a cancellation of SEQUENCE ${sequence} and stamp ${String(stampMs)}`, () => {
      expect(compareCancellation({ sequence: 1, stampedAt: 500 }, { sequence, stampMs })).to.equal(wanted);
    });
  }
});
