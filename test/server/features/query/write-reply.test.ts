import { expect } from 'chai';
import { inOnePart } from '../../../../server/features/query/feature-page.js';
import { planQuery } from '../../../../server/features/query/query-plan.js';
import { writeFeatures } from '../../../../server/features/query/write-reply.js';
import { makeLayer, wkbOf } from './query-layers.js';

describe('writeFeatures', () => {
  it('gives others a turn after each piece, and makes no piece large', async () => {
    const plan = planQuery(makeLayer(), { resultRecordCount: 2000 }, { maxRecordCount: 8000 });
    const slots = [
      { kind: 'words', words: '{"attributes":{' },
      { kind: 'members' },
      { kind: 'words', words: ',"AREA":' },
      { kind: 'number' },
      { kind: 'words', words: '},"geometry":' },
      { kind: 'geometry' },
      { kind: 'words', words: '}' },
    ] as const;
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      text: `{"OBJECTID":${String(index)}}`,
      bytes: Buffer.concat([wkbOf('Point', [index / 3, 0]), wkbOf('Point', [index / 7, Math.sin(index)])]),
      slots,
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
    expect(pieces.length).to.be.greaterThan(2);
    expect(turns).to.be.at.least(pieces.length - 1);
    for (const piece of pieces) expect(piece.length).to.be.lessThan(60_000);
    const { features } = JSON.parse(pieces.join('')) as { features: unknown[] };
    expect(features).to.have.length(2000);
    expect(features[5]).to.deep.equal({
      attributes: { OBJECTID: 5, AREA: 5 / 3 },
      geometry: { x: 5 / 7, y: Math.sin(5) },
    });
  });
});
