import { expect } from 'chai';
import { jsonl } from '../../../../../../server/features/append/formats/jsonl/jsonl.js';
import type { SourceRow } from '../../../../../../server/features/append/source/source-format.js';
import { refusalOf } from '../../source/gdal-files.js';
import { describeSource, readAll } from '../../source/source-file.js';

const geo = (properties: object): string => JSON.stringify({ type: 'Feature', properties, geometry: null });

async function read(content: string | Buffer, chunkBytes = 7, options = {}): Promise<SourceRow[]> {
  return readAll(await describeSource(jsonl, content, { chunkBytes }), options);
}

describe('jsonl', () => {
  it('reads a GeoJSON feature on each line, in pieces of any size', async () => {
    const text = `${geo({ a: 'ü' })}\r\n\n  ${geo({ a: 2 })}\n${geo({ a: null })}`;
    for (const chunkBytes of [1, 7, 1000]) {
      const rows = await read(text, chunkBytes);
      expect(rows.map(({ number, attributes }) => [number, attributes['a']])).to.deep.equal([
        [1, 'ü'],
        [2, 2],
        [3, null],
      ]);
    }
  });

  it('accepts record separators and a byte order mark', async () => {
    const rows = await read(`\uFEFF\x1e${geo({ a: 1 })}\n\x1e${geo({ a: 2 })}\n`);
    expect(rows.map(({ attributes }) => attributes['a'])).to.deep.equal([1, 2]);
  });

  it('reads the texts of a sequence (RFC 8142), however many lines each has, in pieces of any size', async () => {
    const pretty = (a: unknown): string => JSON.stringify(JSON.parse(geo({ a })), null, 2);
    for (const start of ['', '\uFEFF', ' \r\n']) {
      const text = `${start}\x1e${pretty(1)}\n\x1e\x1e${geo({ a: 'ü' })}\n\x1e{"type":\n\x1e${pretty(4)}`;
      for (const chunkBytes of [1, 2, 7, 1000]) {
        const rows = await read(text, chunkBytes);
        expect(
          rows.map(({ number, attributes, refusal }) => [number, attributes['a'], refusal?.code]),
        ).to.deep.equal(
          [
            [1, 1, undefined],
            [2, 'ü', undefined],
            [3, undefined, 'invalid_row'],
            [4, 4, undefined],
          ],
          `${JSON.stringify(start)} in pieces of ${String(chunkBytes)}`,
        );
      }
    }
  });

  it("reads Esri's form in the spatial reference that it states, in one go where that is one", async () => {
    const at = (spatialReference?: object): string =>
      JSON.stringify({ attributes: {}, geometry: { x: 1, y: 2, spatialReference } });
    const table = await describeSource(jsonl, [at({ wkid: 3857 }), at({ wkid: 102100 })].join('\n'));
    expect(table.spatialReference).to.deep.equal({ wkid: 3857 });
    expect(await readAll(table)).to.have.length(2);
    expect(table.others?.()).to.deep.equal([]);
  });

  it('reads features without a reference in that of the layer, whatever other lines state', async () => {
    const at = (spatialReference?: object): string =>
      JSON.stringify({ attributes: {}, geometry: { x: 1, y: 2, spatialReference } });
    const table = await describeSource(jsonl, [at({ wkid: 3857 }), at()].join('\n'));
    expect(await readAll(table)).to.have.length(1);
    const others = table.others?.() ?? [];
    expect(others.map(({ spatialReference }) => spatialReference)).to.deep.equal([undefined]);
    for (const other of others) expect((await readAll(other))[0]?.number).to.equal(2);
  });

  it("reads Esri's form, in the layer's own spatial reference", async () => {
    const line = JSON.stringify({ attributes: { a: 1 }, geometry: { x: 1, y: 2 } });
    const table = await describeSource(jsonl, `${line}\n{"attributes":7}\n`);
    expect(table.notation).to.equal('esri');
    expect(table.spatialReference).to.equal(undefined);
    const [first, second] = await readAll(table);
    expect(first).to.deep.equal({ number: 1, attributes: { a: 1 }, geometry: { x: 1, y: 2 } });
    expect(second?.refusal?.code).to.equal('invalid_row');
  });

  it('refuses only lines that are not JSON or not features', async () => {
    const lines = [
      geo({ a: 1 }),
      '{"type":"Feature",',
      '7',
      `${geo({ a: 2 })},${geo({ a: 3 })}`,
      geo({ a: 4 }),
    ];
    const rows = await read(lines.join('\n'), 1000);
    expect(rows.map(({ number, refusal }) => [number, refusal?.code])).to.deep.equal([
      [1, undefined],
      [2, 'invalid_row'],
      [3, 'invalid_row'],
      [4, 'invalid_row'],
      [5, undefined],
    ]);
    const latin = Buffer.concat([Buffer.from(`${geo({ a: 1 })}\n`), Buffer.from(geo({ a: 'ü' }), 'latin1')]);
    expect((await read(latin)).map(({ refusal }) => refusal?.code)).to.deep.equal([undefined, 'invalid_row']);
  });

  it('keeps large whole numbers', async () => {
    const text = geo({ a: 'BIG' }).replace('"BIG"', '9007199254740993');
    const [row] = await read(text, 7, { keepsBigIntegers: true });
    expect(row?.attributes['a']).to.equal('9007199254740993');
  });

  it('refuses a file whose first line is not a feature', async () => {
    for (const text of ['', '\n\n', '{\n"type": "FeatureCollection"', 'a,b\n1,2', '[1]']) {
      const failure = await refusalOf(describeSource(jsonl, text));
      expect(failure, text).to.include({ code: 'append.source_unreadable', retryable: false });
    }
  });
});
