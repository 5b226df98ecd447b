import { expect } from 'chai';
import { type Expression, looksOf } from '../../../../../server/features/tiles/describe/renderers.js';

const marker = (red: number, size = 6): object => ({ type: 'esriSMS', color: [red, 0, 0, 255], size });
const fillOf = (renderer: object): Expression =>
  looksOf(renderer, 'esriGeometryPoint').property(({ fill }) => fill);

describe('renderers of Esri in a style', () => {
  it('draws a simple renderer in one style', () => {
    expect(fillOf({ type: 'simple', symbol: marker(255) })).to.equal('rgba(255,0,0,1)');
  });

  it('draws values by their symbols, and others with the default symbol', () => {
    const renderer = {
      type: 'uniqueValue',
      field1: 'kind',
      defaultSymbol: marker(1),
      uniqueValueInfos: [
        { value: 'a', symbol: marker(2) },
        { value: 'b', symbol: marker(3) },
        { value: 'a', symbol: marker(4) },
      ],
    };
    expect(fillOf(renderer)).to.deep.equal([
      'match',
      ['to-string', ['get', 'kind']],
      ...['a', 'rgba(2,0,0,1)', 'b', 'rgba(3,0,0,1)'],
      'rgba(1,0,0,1)',
    ]);
  });

  it('draws by several values, numbers among them, and by groups of classes', () => {
    const renderer = {
      type: 'uniqueValue',
      field1: 'kind',
      field2: 'rank',
      fieldDelimiter: ', ',
      uniqueValueGroups: [{ classes: [{ values: [['a', 1]], symbol: marker(2) }] }],
    };
    expect(fillOf(renderer)).to.deep.equal([
      'match',
      ['concat', ['to-string', ['get', 'kind']], ', ', ['to-string', ['get', 'rank']]],
      ...['a, 1', 'rgba(2,0,0,1)'],
      // Without a default symbol others are not drawn.
      'rgba(0,0,0,0)',
    ]);
  });

  it('draws by class breaks, which include their upper bound', () => {
    const renderer = {
      type: 'classBreaks',
      field: 'people',
      minValue: 0,
      classBreakInfos: [
        { classMaxValue: 10, symbol: marker(2) },
        { classMaxValue: 20, symbol: marker(3) },
      ],
    };
    const people = ['to-number', ['get', 'people']];
    expect(fillOf(renderer)).to.deep.equal([
      'case',
      ...[['!', ['has', 'people']], 'rgba(0,0,0,0)'],
      ...[['<', people, 0], 'rgba(0,0,0,0)'],
      ...[['<=', people, 10], 'rgba(2,0,0,1)'],
      ...[['<=', people, 20], 'rgba(3,0,0,1)'],
      'rgba(0,0,0,0)',
    ]);
  });

  it('writes a constant for a property that all symbols share', () => {
    const infos = [{ value: 'a', symbol: marker(2) }];
    const looks = looksOf(
      { type: 'uniqueValue', field1: 'kind', defaultSymbol: marker(1), uniqueValueInfos: infos },
      'esriGeometryPoint',
    );
    expect(looks.property(({ radius }) => radius)).to.equal(4);
  });

  it('draws unknown renderers and symbols in the default style of the geometry', () => {
    for (const renderer of [{ type: 'heatmap' }, { type: 'simple', symbol: { type: 'esriPMS' } }, undefined])
      expect(fillOf(renderer as object)).to.equal('rgba(0,112,255,1)');
  });
});
