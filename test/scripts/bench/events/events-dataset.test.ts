import { expect } from 'chai';
import {
  COMING_DAYS,
  COMMON_WORD,
  type EventSeed,
  makeDataset,
  PAST_DAYS,
  RARE_WORD,
} from '../../../../scripts/bench/events/events-dataset.js';

const TODAY = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;

describe('the dataset of the events benchmark', () => {
  const dataset = makeDataset(TODAY);
  const events = Array.from({ length: 5000 }, (_none, number) => dataset.event(number));
  const share = (holds: (event: EventSeed) => boolean): number => events.filter(holds).length / events.length;
  const textOf = ({ fields }: EventSeed): string => `${fields.title} ${fields.description}`;
  const startOf = ({ fields }: EventSeed): number => Date.parse(`${fields.start_date}Z`);

  it('makes the same dataset each time', () => {
    const again = makeDataset(TODAY);
    expect(again.venues).to.deep.equal(dataset.venues);
    expect(again.organizers).to.deep.equal(dataset.organizers);
    expect(events.map((_event, number) => again.event(number))).to.deep.equal(events);
  });

  it('moves with the day, and otherwise stays', () => {
    const tomorrow = makeDataset(TODAY + DAY_MS);
    expect(startOf(tomorrow.event(3)) - startOf(dataset.event(3))).to.equal(DAY_MS);
    expect(tomorrow.event(3).fields.title).to.equal(dataset.event(3).fields.title);
  });

  it('makes the promised number of records', () => {
    expect(dataset.venues).to.have.length(40);
    expect(dataset.organizers).to.have.length(30);
    expect(dataset.categories).to.have.length(12);
    expect(dataset.tags).to.have.length(30);
    expect(share((event) => event.image !== undefined)).to.be.closeTo(1 / 3, 0.01);
    expect(share((event) => event.venue !== undefined)).to.be.closeTo(0.95, 0.02);
    expect(share((event) => event.categories.length > 0)).to.equal(1);
  });

  it('spreads the events over all its years', () => {
    const days = events.map((event) => (startOf(event) - TODAY) / DAY_MS);
    expect(Math.min(...days)).to.be.within(-PAST_DAYS, -PAST_DAYS + 30);
    expect(Math.max(...days)).to.be.within(COMING_DAYS - 30, COMING_DAYS);
    expect(share((event) => startOf(event) >= TODAY)).to.be.closeTo(0.25, 0.03);
  });

  it('uses search words as often as promised', () => {
    expect(share((event) => textOf(event).includes(COMMON_WORD))).to.equal(0.2);
    expect(share((event) => textOf(event).includes(RARE_WORD))).to.equal(0.004);
  });

  it('ends no event before its start, and uses zones without daylight saving', () => {
    for (const { fields } of events) {
      expect(fields.end_date > fields.start_date).to.be.true;
      expect(['UTC', 'America/Phoenix', 'Asia/Tokyo', 'Asia/Kolkata']).to.include(fields.timezone);
    }
  });
});
