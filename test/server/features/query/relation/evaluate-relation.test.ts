import { expect } from 'chai';
import { readFilterGeometry } from '../../../../../server/features/query/geometry/filter-geometry.js';
import {
  answerOf,
  type ComparedRelation,
  evaluateRelation,
} from '../../../../../server/features/query/relation/evaluate-relation.js';
import { findMeetings } from '../../../../../server/features/query/relation/meetings.js';
import { type Outline, outlineOf } from '../../../../../server/features/query/relation/outline.js';
import { bind, sql } from '../../../../../server/features/query/sql/fragment.js';
import { queryDialectOf } from '../../../../../server/features/query/sql/query-dialects.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';

type Place = [x: number, y: number];

const RELATIONS: readonly ComparedRelation[] = [
  'intersects',
  'within',
  'contains',
  'crosses',
  'overlaps',
  'touches',
];

/** Numbers from 0 to 1, the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

/** A valid ring around a place, clockwise. */
function blob([x, y]: Place, radius: number, random: () => number): Place[] {
  const ring = Array.from({ length: 24 }, (_, index): Place => {
    const [angle, far] = [(-2 * Math.PI * index) / 24, radius * (0.7 + 0.3 * random())];
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return [...ring, ring[0] ?? [0, 0]];
}

function shapesOf(random: () => number): object[] {
  const place = (): Place => [10 * random(), 10 * random()];
  const line = (): Place[] => Array.from({ length: 5 }, place);
  const [centre, radius] = [place(), 1 + 4 * random()];
  const hole = blob(centre, radius * 0.4, random).reverse();
  return [
    { rings: [blob(centre, radius, random)] },
    { rings: [blob(centre, radius, random), hole] },
    { rings: [blob([2, 2], 1, random), blob([8, 8], 1, random)] },
    { paths: [line()] },
    { paths: [line(), line()] },
    { paths: [blob(centre, radius / 4, random)] },
  ];
}

const outline = (shape: object): Outline => {
  const read = outlineOf(readFilterGeometry(shape, undefined).wkb);
  if (read === undefined) throw new Error('a shape is empty');
  return read;
};

forEachDatabase('answers without GEOS', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
  });

  it('agrees with GEOS wherever it answers without it', async () => {
    const { dialect, knex } = database;
    const random = makeRandom(7);
    const pairs = Array.from({ length: 12 }, () => [shapesOf(random), shapesOf(random)]).flatMap(
      ([features = [], filters = []]) =>
        features.flatMap((one) => filters.map((other) => [one, other] as const)),
    );
    let answers = 0;
    for (const [one, other] of pairs) {
      const [feature, filter] = [outline(one), outline(other)];
      const between = findMeetings(feature.sides, filter.sides, Infinity);
      const [given, area] = [one, other].map((shape) =>
        dialect.fromWkb(readFilterGeometry(shape, undefined).wkb, 4326),
      );
      if (given === undefined || area === undefined) throw new Error('there are two shapes');
      const columns = RELATIONS.map((relation) => {
        const isRelated = queryDialectOf(dialect).relate(relation, given, area);
        return sql`CASE WHEN ${isRelated} THEN 1 ELSE 0 END AS ${{ sql: `r_${relation}`, bindings: [] }}`;
      });
      const [row] = await dialect.rows<Record<string, number>>(
        knex,
        columns.reduce((before, column) => sql`${before}, ${column}`, sql`SELECT ${bind(1)} AS one`),
      );
      for (const relation of RELATIONS) {
        const answer = answerOf(relation, feature, filter, between);
        if (answer === undefined) continue;
        answers += 1;
        const pair = `${relation}: ${JSON.stringify([one, other])}`;
        expect(Number(answer), pair).to.equal(row?.[`r_${relation}`]);
      }
    }
    expect(answers).to.be.greaterThan(pairs.length * 5);
  });
});

describe('evaluateRelation', () => {
  const square = (low: number, high: number): object => ({
    rings: [
      [
        [low, low],
        [low, high],
        [high, high],
        [high, low],
        [low, low],
      ],
    ],
  });

  it('leaves the comparison of what GEOS compares soon to the database', () => {
    expect(evaluateRelation('touches', outline(square(0, 1)), outline(square(1, 2)))).to.equal('compare');
  });

  it('compares lines that cross themselves too often for GEOS', () => {
    const zigzag = Array.from({ length: 1000 }, (_, index) => [index % 2, index / 1000]);
    const crossed = Array.from({ length: 1000 }, (_, index) => [index / 1000, index % 2]);
    const line = outline({ paths: [zigzag, crossed] });
    expect(evaluateRelation('within', line, outline(square(-1, 2)))).to.equal('holds');
    expect(evaluateRelation('crosses', line, outline(square(-1, 2)))).to.equal('fails');
    expect(evaluateRelation('crosses', line, outline(square(0.3, 0.7)))).to.equal('holds');
    expect(evaluateRelation('intersects', line, outline(square(2, 3)))).to.equal('fails');
    // Vertices of the line lie on its border.
    const beside = outline({
      rings: [
        [
          [1, -1],
          [1, 2],
          [3, 2],
          [3, -1],
          [1, -1],
        ],
      ],
    });
    expect(evaluateRelation('touches', line, beside)).to.equal('refuse');
  });
});
