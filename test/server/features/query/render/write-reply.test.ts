import { expect } from 'chai';
import { inOnePart, partsOf } from '../../../../../server/features/query/sql/feature-page.js';
import { planQuery } from '../../../../../server/features/query/plan/query-plan.js';
import { writeFeatures } from '../../../../../server/features/query/render/write-reply.js';
import { makeLayer, wkbOf } from '../query-layers.js';
import { countTurns } from '../../../../support/turns.js';

describe('writeFeatures', () => {
  it('yields to other work after some pieces, and makes no piece large', async () => {
    const plan = planQuery(makeLayer(), { resultRecordCount: 8000 }, { maxRecordCount: 8000 });
    const rows = Array.from({ length: 8000 }, (_, index) => ({
      text: Buffer.from(`{"attributes":{"OBJECTID":${String(index)},"AREA":\u0001},"geometry":\u0001}\u0001`),
      numbers: wkbOf('Point', [index / 3, 0]).subarray(5, 13),
      shapes: wkbOf('Point', [index / 7, Math.sin(index)]),
      slots: [{ kind: 'number', name: 'AREA' }, { kind: 'geometry' }] as const,
      most: 1,
    }));
    const count = countTurns();
    const pieces: Buffer[] = [];
    const page = inOnePart(rows, plan);
    for await (const piece of writeFeatures(plan, page)) pieces.push(piece);
    count.stop();
    const whole = Buffer.concat(pieces);
    const { length } = whole;
    expect(length).to.be.greaterThan(600_000);
    expect(count.turns).to.be.at.least(Math.floor(length / 300_000));
    for (const piece of pieces) expect(piece.length).to.be.lessThan(60_000);
    const { features } = JSON.parse(whole.toString()) as { features: unknown[] };
    expect(features).to.have.length(8000);
    expect(features[5]).to.deep.equal({
      attributes: { OBJECTID: 5, AREA: 5 / 3 },
      geometry: { x: 5 / 7, y: Math.sin(5) },
    });
  });

  it('yields to other work after some time, however little was written', async () => {
    const plan = planQuery(makeLayer(), {});
    const slow = (index: number): Buffer => {
      for (const end = performance.now() + 1; performance.now() < end;);
      return Buffer.from(`{"attributes":{"OBJECTID":${String(index)}}}\u0001`);
    };
    const rows = Array.from({ length: 60 }, (_, index) => ({
      get text(): Buffer {
        return slow(index);
      },
      numbers: Buffer.alloc(0),
      shapes: Buffer.alloc(0),
      slots: [],
      most: 1,
    }));
    const count = countTurns();
    for await (const piece of writeFeatures(plan, inOnePart(rows, plan)))
      expect(piece.length).to.be.lessThan(10_000);
    count.stop();
    expect(count.turns).to.be.at.least(rows.length / 10);
  });

  it('writes missing, tiny and large numbers, and keeps letters of any language', async () => {
    const layer = makeLayer();
    const slots = [{ kind: 'number', name: 'AREA' }, { kind: 'position' }] as const;
    const features = [
      { name: 'Zürich', area: 1e-7, x: 8.5, y: -0 },
      { name: '東京', area: NaN, x: NaN, y: NaN },
      { name: 'plain', area: 1 / 3, x: 1e-7, y: 0.1 + 0.2 },
      { name: 'left out', area: 5, x: 5, y: 5 },
    ];
    const write = async (format: 'json' | 'geojson', largest: number): Promise<string> => {
      const values = features.flatMap(({ area, x, y }) => [area, x, y]);
      values[6] = largest;
      const text = features.map(({ name }) => `{"NAME":"${name}","AREA":\u0001,"geometry":\u0001}\u0001`);
      const row = {
        text: Buffer.from(text.join(',')),
        numbers: Buffer.from(Float64Array.from(values).buffer),
        shapes: Buffer.alloc(0),
        slots,
        most: 3,
      };
      const plan = planQuery(layer, { f: format, outSR: 4326 });
      const pieces: Buffer[] = [];
      for await (const piece of writeFeatures(plan, inOnePart([row], plan))) pieces.push(piece);
      return Buffer.concat(pieces).toString();
    };
    for (const [largest, shown] of [
      [1 / 3, '0.3333333333333333'],
      [1e15, '1e+15'],
    ] as const) {
      expect(await write('json', largest)).to.contain(
        '"features":[{"NAME":"Zürich","AREA":1e-07,"geometry":{"x":8.5,"y":0}},' +
          '{"NAME":"東京","AREA":null,"geometry":null},' +
          `{"NAME":"plain","AREA":${shown},"geometry":{"x":1e-7,"y":0.30000000000000004}}]}`,
      );
      expect(await write('geojson', largest)).to.contain(
        '"features":[{"NAME":"Zürich","AREA":1e-07,"geometry":{"type":"Point","coordinates":[8.5,0]}},' +
          '{"NAME":"東京","AREA":null,"geometry":null},' +
          `{"NAME":"plain","AREA":${shown},"geometry":{"type":"Point","coordinates":[1e-7,0.30000000000000004]}}]}`,
      );
    }
  });

  it('writes many features at once like each by itself', async () => {
    const layer = makeLayer();
    const slots = [{ kind: 'number', name: 'AREA' }, { kind: 'position' }] as const;
    const numbers = [1 / 3, -1e-7, NaN, 0, 12, 1e-300, -0.5, 123456.789];
    const features = Array.from({ length: 3000 }, (_, index) => ({
      name: ['', 'é'.repeat(20), 'Zürich '.repeat(index % 9), 'x'.repeat((index % 7) * 15)][index % 4] ?? '',
      values: [
        numbers[index % 8] ?? 0,
        ...(index % 5 === 0 ? [NaN, NaN] : [index / 7, index % 3 === 0 ? 1e-9 : -index / 3]),
      ],
    }));
    const textOf = ({ name }: { name: string }): string =>
      `{"NAME":"${name}","AREA":\u0001,"geometry":\u0001}\u0001`;
    for (const format of ['json', 'geojson'] as const) {
      for (const largest of [1, 1e15]) {
        const all = features.map(({ name, values }, index) => ({
          name,
          values: index === 100 ? [largest, ...values.slice(1)] : values,
        }));
        const rowOf = (some: typeof all, most: number) => ({
          text: Buffer.from(some.map(textOf).join(',')),
          numbers: Buffer.from(Float64Array.from(some.flatMap(({ values }) => values)).buffer),
          shapes: Buffer.alloc(0),
          slots,
          most,
        });
        const plan = planQuery(layer, { f: format, outSR: 4326 });
        const write = async (rows: ReturnType<typeof rowOf>[]): Promise<string> => {
          const pieces: Buffer[] = [];
          const page = { hasMore: false, parts: partsOf(rows) };
          for await (const piece of writeFeatures(plan, page)) pieces.push(piece);
          for (const piece of pieces) expect(piece.length).to.be.lessThan(60_000);
          return Buffer.concat(pieces).toString();
        };
        for (const most of [2999, Infinity]) {
          const some = all.slice(0, most);
          expect(await write([rowOf(all, most)])).to.equal(await write(some.map((one) => rowOf([one], 1))));
        }
      }
    }
  });
});
