import { cutBeyond } from './cut-ring.js';
import type { OpenRing, Coordinate } from './figures.js';

/**
 * Returns a ring of longitudes and latitudes without jumps of longitude. A ring around a pole is extended to the pole
 * and back.
 *
 * @param latitude - on the pole's side of the equator
 */
export function unwrapRing(ring: OpenRing, latitude: number): OpenRing {
  const places: Coordinate[] = [];
  let last = ring[0]?.[0] ?? 0;
  for (const [x, y] of [...ring, ...ring.slice(0, 1)]) {
    last += x - last - 360 * Math.round((x - last) / 360);
    places.push([last, y]);
  }
  const end = places.pop();
  const [first] = places;
  if (first === undefined || end === undefined || Math.abs(end[0] - first[0]) < 180) return places;
  const pole = latitude < 0 ? -90 : 90;
  return [...places, end, [end[0], pole], [first[0], pole]];
}

/** Splits a ring into its parts between -180 and 180; parts beyond wrap to the other side. */
export function withinTheWorld(ring: OpenRing): OpenRing[] {
  const least = ring.reduce((found, [x]) => Math.min(found, x), Infinity);
  const most = ring.reduce((found, [x]) => Math.max(found, x), -Infinity);
  if (least >= -180 && most <= 180) return [ring];
  const turns: OpenRing[] = [];
  for (let turn = Math.floor((least + 180) / 360); turn <= Math.floor((most + 180) / 360); turn += 1) {
    const moved = ring.map(([x, y]): Coordinate => [x - 360 * turn, y]);
    const east = cutBeyond(moved, { axis: 0, limit: -180, keeps: 1 });
    const cut = cutBeyond(east, { axis: 0, limit: 180, keeps: -1 });
    if (cut.length > 2) turns.push(cut);
  }
  return turns;
}
