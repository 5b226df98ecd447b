import { expect } from 'chai';
import { inOnePart } from '../../../../server/features/query/feature-page.js';
import { planQuery } from '../../../../server/features/query/query-plan.js';
import { writeFeatures } from '../../../../server/features/query/write-reply.js';
import { makeLayer } from './query-layers.js';

describe('writeFeatures', () => {
  it('gives others a turn after each piece, and makes no piece large', async () => {
    const plan = planQuery(makeLayer(), { resultRecordCount: 2000 }, { maxRecordCount: 8000 });
    const rows = Array.from({ length: 2000 }, (_, index) => ({
      id: index,
      x: index / 7,
      y: Math.sin(index),
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
    const parts = { columns: [], hasMore: page.hasMore, parts: page.parts };
    for await (const piece of writeFeatures(plan, parts)) pieces.push(piece);
    isOver = true;
    expect(pieces.length).to.be.greaterThan(2);
    expect(turns).to.be.at.least(pieces.length - 1);
    for (const piece of pieces) expect(piece.length).to.be.lessThan(60_000);
    expect(JSON.parse(pieces.join('')))
      .to.have.property('features')
      .with.length(2000);
  });
});
