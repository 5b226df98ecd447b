import { makeWallClock, type WallClock } from '../../../../server/lib/time/wall-clock.js';

/** Reads `YYYY-MM-DD HH:MM:SS`, as `formatWallClock` writes it. */
export function parseWallClock(text: string): WallClock {
  const [year = 0, month = 0, day = 0, ...time] = text.split(/[- :]/).map(Number);
  return makeWallClock(year, month, day, ...time);
}
