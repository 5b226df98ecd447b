import { expect } from 'chai';
import fc from 'fast-check';
import {
  type JsonOutline,
  JsonTextError,
  OutlineScanner,
} from '../../../../../../server/features/append/formats/json/json-outline.js';

function scan(text: string | Buffer, chunkBytes: number, segmentBytes = 1): JsonOutline {
  const scanner = new OutlineScanner({ segmentBytes });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += chunkBytes) scanner.push(bytes.subarray(at, at + chunkBytes));
  return scanner.end();
}

/** The elements of an array as the segments cut them. */
function elements(text: string, outline: JsonOutline, index: number): unknown[] {
  const bytes = Buffer.from(text);
  return (outline.arrays[index]?.segments ?? []).flatMap(
    ({ start, end }) => JSON.parse(`[${bytes.subarray(start, end).toString()}]`) as unknown[],
  );
}

describe('OutlineScanner', () => {
  it('keeps members outside the features, in any order', () => {
    const text = '{"a":1,"features":[{"x":[1,2]},{"y":"]}"}],"spatialReference":{"wkid":4326}}';
    const outline = scan(text, 1);
    expect(JSON.parse(outline.text)).to.deep.equal({ a: 1, features: 0, spatialReference: { wkid: 4326 } });
    expect(outline.arrays[0]?.elementCount).to.equal(2);
    expect(elements(text, outline, 0)).to.deep.equal([{ x: [1, 2] }, { y: ']}' }]);
  });

  it('reads an array at the root as the features', () => {
    const text = ' \n[ {"features":[1]} , 2 ]';
    const outline = scan(text, 3);
    expect(outline.text.trim()).to.equal('0');
    expect(elements(text, outline, 0)).to.deep.equal([{ features: [1] }, 2]);
  });

  it('numbers the arrays of several layers in their order', () => {
    const text =
      '{"layers":[{"featureSet":{"features":[1,2]}},{"featureSet":{"features":[]}},{"features" : [3]}]}';
    const outline = scan(text, 5);
    expect(JSON.parse(outline.text)).to.deep.equal({
      layers: [{ featureSet: { features: 0 } }, { featureSet: { features: 1 } }, { features: 2 }],
    });
    expect(outline.arrays.map(({ elementCount }) => elementCount)).to.deep.equal([2, 0, 1]);
  });

  it('ignores values and longer names that end in "features"', () => {
    const text = '{"kind":"features","x":["features",[1]],"my features":[1]}';
    expect(scan(text, 4)).to.deep.include({ text, arrays: [] });
  });

  it('ignores a byte order mark', () => {
    const outline = scan(`\uFEFF{"features":[]}`, 100);
    expect(JSON.parse(outline.text)).to.deep.equal({ features: 0 });
  });

  it('finds the same elements wherever the text is cut into pieces and segments', () => {
    const document = fc.record({
      before: fc.jsonValue(),
      features: fc.array(fc.jsonValue()),
      after: fc.jsonValue(),
    });
    fc.assert(
      fc.property(
        document,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 60 }),
        fc.nat(2),
        (value, chunk, segment, space) => {
          // Members of that name would be arrays of their own.
          fc.pre(!JSON.stringify([value.before, value.after]).includes('"features"'));
          const text = JSON.stringify(value, undefined, space);
          const outline = scan(text, chunk, segment);
          expect(JSON.parse(outline.text)).to.deep.equal(
            JSON.parse(JSON.stringify({ ...value, features: 0 })),
          );
          expect(elements(text, outline, 0)).to.deep.equal(JSON.parse(JSON.stringify(value.features)));
        },
      ),
    );
  });

  for (const [fault, text] of Object.entries({
    'a missing end': '{"features":[{"a":1}',
    'an open string': '{"features":[{"a":"1}]}',
    'a wrong bracket': '{"features":[1}',
    'a bracket too many': '{"a":1}}',
    'no text': '  ',
  })) {
    it(`refuses ${fault}`, () => {
      expect(() => scan(text, 3)).to.throw(JsonTextError);
    });
  }

  it('refuses an outline or a feature that would fill the memory', () => {
    const outlined = new OutlineScanner({ maxOutlineBytes: 10 });
    expect(() => outlined.push(Buffer.from('{"a":"01234567890123456789"}'))).to.throw(JsonTextError);
    const large = new OutlineScanner({ maxElementBytes: 10 });
    expect(() => large.push(Buffer.from('[{"a":"01234567890123456789"'))).to.throw(JsonTextError);
  });
});
