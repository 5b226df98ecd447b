/** Average location of an area's population. */
export interface Centre {
  /** Degrees in WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
}

interface Sum {
  x: number;
  y: number;
  z: number;
}

/**
 * Centres of countries and regions, weighted by population. They are computed on the sphere, which has no
 * antimeridian.
 */
export class Centres {
  readonly #sums = new Map<string, Sum>();

  add(area: string, { longitude, latitude }: Centre, people: number): void {
    let sum = this.#sums.get(area);
    if (sum === undefined) this.#sums.set(area, (sum = { x: 0, y: 0, z: 0 }));
    const phi = (latitude * Math.PI) / 180;
    const lambda = (longitude * Math.PI) / 180;
    const weight = people + 1;
    sum.x += weight * Math.cos(phi) * Math.cos(lambda);
    sum.y += weight * Math.cos(phi) * Math.sin(lambda);
    sum.z += weight * Math.sin(phi);
  }

  /** Returns `undefined` for an area without places. */
  get(area: string): Centre | undefined {
    const sum = this.#sums.get(area);
    if (sum === undefined) return undefined;
    const { x, y, z } = sum;
    const toDegrees = (radians: number): number => Math.round((radians * 180 * 1e5) / Math.PI) / 1e5;
    return { longitude: toDegrees(Math.atan2(y, x)), latitude: toDegrees(Math.atan2(z, Math.hypot(x, y))) };
  }
}
