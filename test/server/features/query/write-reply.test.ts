import { expect } from 'chai';
import { inOnePart } from '../../../../server/features/query/feature-page.js';
import { planQuery } from '../../../../server/features/query/query-plan.js';
import { writeFeatures } from '../../../../server/features/query/write-reply.js';
import { makeLayer, wkbOf } from './query-layers.js';

describe('writeFeatures', () => {
  it('gives others a turn after some pieces, and makes no piece large', async () => {
    const plan = planQuery(makeLayer(), { resultRecordCount: 8000 }, { maxRecordCount: 8000 });
    const rows = Array.from({ length: 8000 }, (_, index) => ({
      text: `{"attributes":{"OBJECTID":${String(index)},"AREA":\u0001},"geometry":\u0001}\u0001`,
      numbers: wkbOf('Point', [index / 3, 0]).subarray(5, 13),
      shapes: wkbOf('Point', [index / 7, Math.sin(index)]),
      holes: [{ kind: 'number', name: 'AREA' }, { kind: 'geometry' }] as const,
      most: 1,
    }));
    let turns = 0;
    let isOver = false;
    const count = (): void => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const pieces: string[] = [];
    const page = inOnePart(rows, plan);
    for await (const piece of writeFeatures(plan, page)) pieces.push(piece);
    isOver = true;
    const length = pieces.join('').length;
    expect(length).to.be.greaterThan(600_000);
    expect(turns).to.be.at.least(Math.floor(length / 300_000));
    for (const piece of pieces) expect(piece.length).to.be.lessThan(60_000);
    const { features } = JSON.parse(pieces.join('')) as { features: unknown[] };
    expect(features).to.have.length(8000);
    expect(features[5]).to.deep.equal({
      attributes: { OBJECTID: 5, AREA: 5 / 3 },
      geometry: { x: 5 / 7, y: Math.sin(5) },
    });
  });
});
