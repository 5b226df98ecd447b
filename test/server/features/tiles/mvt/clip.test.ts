import { expect } from 'chai';
import { clipLine } from '../../../../../server/features/tiles/mvt/clip.js';
import { clipPolygon } from '../../../../../server/features/tiles/mvt/clip-polygon.js';

const EDGES = { xmin: 0, ymin: 0, xmax: 10, ymax: 10 };

describe('clipping in a tile', () => {
  it('cuts a line into its parts within the edges', () => {
    expect(clipLine([-5, 5, 5, 5, 5, 15, 8, 15, 8, 5], EDGES)).to.deep.equal([
      [0, 5, 5, 5, 5, 10],
      [8, 10, 8, 5],
    ]);
    expect(clipLine([-5, 5, -1, 5], EDGES)).to.deep.equal([]);
  });

  it('keeps geometries within the edges unchanged', () => {
    const line = [1, 1, 2, 2];
    expect(clipLine(line, EDGES)[0]).to.equal(line);
  });

  it('separates the parts of a polygon that leaves the edges and comes back', () => {
    const fork = [-5, 0, 5, 0, 5, 2, -2, 2, -2, 6, 5, 6, 5, 8, -5, 8, -5, 0];
    const parts = clipPolygon([fork], EDGES);
    expect(parts).to.have.length(2);
    for (const [ring] of parts) expect(ring).to.have.length(10);
  });

  it('keeps a hole in the part that contains it', () => {
    const outer = [-5, -5, 15, -5, 15, 15, -5, 15, -5, -5];
    const hole = [3, 3, 3, 6, 6, 6, 6, 3, 3, 3];
    const parts = clipPolygon([outer, hole], EDGES);
    expect(parts.map((rings) => rings.length)).to.deep.equal([2]);
  });

  it('returns nothing of a polygon beyond the edges', () => {
    expect(clipPolygon([[20, 20, 30, 20, 30, 30, 20, 20]], EDGES)).to.deep.equal([]);
  });
});
