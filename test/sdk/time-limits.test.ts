import { expect } from 'chai';
import { Fairground } from '../../sdk/src/index.js';
import { documentedFetch, readOperations } from './documented-server.js';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const file = (): Blob => new Blob(['code\nNOBGO\n'], { type: 'text/csv' });

describe('the default time limit of a call', () => {
  const { fetch } = documentedFetch([...readOperations('features'), ...readOperations('events')]);
  const fairground = new Fairground({ url: 'https://fairground.example.org', fetch });
  const layer = fairground.services.byName('Cities').layer(0);

  for (const [what, limits, call] of [
    ['what is read', [30 * SECOND_MS], () => fairground.events.read(4)],
    ['what is made', [30 * SECOND_MS], () => fairground.venues.create({ venue: 'Hall' })],
    ['an image', [2 * MINUTE_MS], () => fairground.images.upload(file())],
    ['a calendar', [2 * MINUTE_MS], () => fairground.events.importCalendar(file())],
    ['a file to analyze', [10 * MINUTE_MS], () => fairground.analyze(file())],
    ['an item to analyze', [10 * MINUTE_MS], () => fairground.analyze({ itemId: 'a1' })],
    ['a source, and its job', [10 * MINUTE_MS, 30 * SECOND_MS], () => layer.append(file())],
    [
      'an item, whose owner is asked for',
      [30 * SECOND_MS, 60 * MINUTE_MS],
      () => fairground.items.add(file()),
    ],
  ] as const) {
    it(`limits the time of a call as the README states: ${what}`, async () => {
      const { setTimeout } = globalThis;
      const timers: number[] = [];
      globalThis.setTimeout = ((over: () => void, ms = 0) => {
        timers.push(ms);
        return setTimeout(over, ms);
      }) as typeof globalThis.setTimeout;
      try {
        await call();
      } finally {
        globalThis.setTimeout = setTimeout;
      }
      // Those of the platform are shorter.
      expect(timers.filter((ms) => ms >= 30 * SECOND_MS)).to.deep.equal(limits);
    });
  }
});
