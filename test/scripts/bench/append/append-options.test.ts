import { expect } from 'chai';
import { durationText, estimateSeconds } from '../../../../scripts/bench/append/append-duration.js';
import { type AppendOptions, readAppendOptions } from '../../../../scripts/bench/append/append-options.js';
import { UsageError } from '../../../../scripts/bench/support/bench-options.js';

describe('options of the append benchmark', () => {
  const read = (...args: string[]): AppendOptions => {
    const options = readAppendOptions(args);
    if (options === undefined) throw new Error('help');
    return options;
  };
  const secondsOf = (...args: string[]): number => estimateSeconds(read(...args));

  it('defaults to all parts, both databases and the published sizes, in three rounds each', () => {
    expect(read()).to.deep.include({
      parts: ['insert', 'upsert', 'scale', 'latency'],
      databases: ['sqlite', 'postgres'],
      geometries: ['point', 'polygon'],
      points: 1_000_000,
      polygons: 200_000,
      excelRows: 100_000,
      scalePoints: 10_000_000,
      rounds: 3,
      peerRounds: 3,
      filled: ['postgres'],
      srid: 4326,
    });
    expect(read().formats).to.have.length(7);
  });

  it('accepts lists in any order', () => {
    const { parts, formats, databases } = read(
      ...['--only', 'latency, insert', '--format', 'csv,gpkg', '--database', 'postgres'],
    );
    expect(parts).to.deep.equal(['insert', 'latency']);
    expect(formats).to.deep.equal(['gpkg', 'csv']);
    expect(databases).to.deep.equal(['postgres']);
  });

  it('never runs the other program more often than Fairground', () => {
    expect(read('--rounds', '2', '--peer-rounds', '5').peerRounds).to.equal(2);
    expect(read('--no-peer').peerRounds).to.equal(0);
    expect(read('--brief')).to.include({ rounds: 3, peerRounds: 1 });
  });

  it('refuses unknown options', () => {
    for (const args of [
      ['--only', 'insert,update'],
      ['--database', 'sqlit'],
      ['--format', ''],
      ['--rows', '0'],
      ['--rows', 'many'],
      ['--rounds', '1.5'],
      ['--row', '5'],
      ['insert'],
    ]) {
      expect(() => read(...args), args.join(' ')).to.throw(UsageError);
    }
  });

  it('returns no options if help is requested', () => {
    expect(readAppendOptions(['--help', '--rows', '5'])).to.be.undefined;
  });

  it('estimates the duration', () => {
    expect(secondsOf('--quick')).to.be.lessThan(secondsOf('--brief'));
    expect(secondsOf('--brief')).to.be.lessThan(secondsOf());
    expect(secondsOf('--quick')).to.be.lessThan(10 * 60);
    expect(secondsOf('--only', 'insert') + secondsOf('--only', 'upsert')).to.be.closeTo(
      secondsOf('--only', 'insert,upsert'),
      0.001,
    );
    expect(durationText(61)).to.equal('61 s');
    expect(durationText(3599)).to.equal('60 min');
  });
});
