import { expect } from 'chai';
import {
  readDuration,
  readOffset,
  readText,
  readTexts,
  readTime,
} from '../../../../../server/events/calendar/read/values.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

describe('readTime', () => {
  const at = (text: string): string | undefined => {
    const time = readTime(text);
    if (time === undefined) return undefined;
    const ms = time.kind === 'utc' ? time.epochMs : time.wall;
    return `${time.kind} ${new Date(ms).toISOString().slice(0, 19)}`;
  };
  for (const [text, wanted] of [
    ['20270514', 'date 2027-05-14T00:00:00'],
    ['20270514T180102', 'local 2027-05-14T18:01:02'],
    [' 20270514t180102z ', 'utc 2027-05-14T18:01:02'],
    ['20270514T235959', 'local 2027-05-14T23:59:59'],
    ['20270514T235960Z', 'utc 2027-05-14T23:59:59'],
    ['00010101', 'date 0001-01-01T00:00:00'],
    ['20280229', 'date 2028-02-29T00:00:00'],
    ...['00000101', '20270229', '20270500', '20271301', '20270514T240000', '20270514T126000'].map(
      (none) => [none, undefined] as const,
    ),
    ...['20270514T120061', '2027-05-14', '20270514T1200', '', '20270514T120000+0200'].map(
      (none) => [none, undefined] as const,
    ),
  ] as const) {
    it(`reads "${text}" as ${wanted ?? 'nothing'}`, () => {
      expect(at(text)).to.equal(wanted);
    });
  }
});

describe('readDuration', () => {
  for (const [text, days, ms] of [
    ['P1D', 1, 0],
    ['P2W3D', 17, 0],
    [' pt1h2m3s ', 0, HOUR_MS + 123_000],
    ['+P1DT12H', 1, 12 * HOUR_MS],
    ['P', 0, 0],
    ['P36600D', 36_600, 0],
  ] as const) {
    it(`reads "${text}"`, () => {
      expect(readDuration(text)).to.deep.equal({ days, ms });
    });
  }

  it('refuses negative, invalid and too long durations', () => {
    for (const text of ['-P1D', 'P36600DT1S', 'PT878400H1S', '1D', 'P1H', 'P1D2W', '']) {
      expect(readDuration(text), text).to.equal(undefined);
    }
    expect(readDuration('PT878400H')).to.deep.equal({ days: 0, ms: 36_600 * DAY_MS });
  });
});

describe('readOffset', () => {
  it('reads hours, minutes and seconds, up to a day', () => {
    const read = ['+0200', ' -0530 ', '+02:00', '+001234', '-240000', '+2400'].map(readOffset);
    const seconds = [7200, -19_800, 7200, 754, -86_400, 86_400];
    expect(read).to.deep.equal(seconds.map((count) => count * 1000));
    for (const text of ['0200', '+02', '+2401', 'x+0200', '+0200x', '']) {
      expect(readOffset(text), text).to.equal(undefined);
    }
  });
});

describe('readText and readTexts', () => {
  it('unescapes a text', () => {
    expect(readText('a\\nb\\Nc\\, d\\; e\\\\n f\\x')).to.equal('a\nb\nc, d; e\\n fx');
  });

  it('splits texts at commas that are not escaped, and drops empty texts', () => {
    expect(readTexts('a, b\\, c ,, \\n ,d\\\\,e')).to.deep.equal(['a', 'b, c', 'd\\', 'e']);
    expect(readTexts('')).to.deep.equal([]);
  });
});
