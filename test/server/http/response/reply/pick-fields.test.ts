import { expect } from 'chai';
import {
  findFieldsFault,
  pickFields,
  readFields,
  textOfFields,
} from '../../../../../server/http/response/reply/pick-fields.js';

const EVENT = {
  id: 5,
  title: 'Walk',
  cost_details: { currency_symbol: '$', values: ['10'] },
  venue: { id: 7, venue: 'Hall' },
  organizer: [
    { id: 1, phone: '1' },
    { id: 2, phone: '2' },
  ],
  image: false,
};
const pick = (text: string, value: unknown = EVENT): unknown => {
  const fields = readFields(text);
  return fields && pickFields(value, fields);
};

describe('pickFields', () => {
  const cases: [title: string, fields: string, picked: object][] = [
    ['members by name', 'id, title', { id: 5, title: 'Walk' }],
    ['nothing for a name that is not there', 'nothing', {}],
    ['members of members', 'cost_details.values', { cost_details: { values: ['10'] } }],
    ['several of one', 'venue.id,venue.venue', { venue: { id: 7, venue: 'Hall' } }],
    ['members of each item of a list', 'organizer.id', { organizer: [{ id: 1 }, { id: 2 }] }],
    ['the whole where it is named beside a part', 'venue.id,venue', { venue: EVENT.venue }],
    ['the whole where it is named before a part', 'venue,venue.id', { venue: EVENT.venue }],
    ['what has no members as it is', 'image.url', { image: false }],
  ];
  for (const [title, fields, picked] of cases) {
    it(`keeps ${title}`, () => expect(pick(fields)).to.deep.equal(picked));
  }

  it('keeps members of the records of a list', () => {
    const list = { events: [EVENT, { id: 6, title: 'Run' }], total: 2 };
    expect(pick('events.id,total', list)).to.deep.equal({ events: [{ id: 5 }, { id: 6 }], total: 2 });
  });

  it('keeps the order of the members', () => {
    expect(JSON.stringify(pick('title,id'))).to.equal('{"id":5,"title":"Walk"}');
  });

  it('picks members by name, even those that objects inherit', () => {
    const value = JSON.parse('{"__proto__":{"a":1,"b":2}}') as unknown;
    expect(JSON.stringify(pick('__proto__.a', value))).to.equal('{"__proto__":{"a":1}}');
    expect(pick('constructor')).to.deep.equal({});
  });
});

describe('readFields', () => {
  it('returns no field tree for empty `_fields`', () => {
    expect(readFields(' , ')).to.equal(undefined);
  });
});

describe('textOfFields', () => {
  it('reads `_fields` from a text or a list of texts, and from nothing else', () => {
    expect([['id', 5, 'title,url'], 'id', { id: 1 }, undefined].map(textOfFields)).to.deep.equal([
      ...['id,title,url', 'id', '', ''],
    ]);
  });
});

describe('findFieldsFault', () => {
  it('accepts 20000 characters, and names of 20 parts', () => {
    const name = (parts: number): string => Array<string>(parts).fill('a').join('.');
    expect(findFieldsFault('x'.repeat(20_000))).to.equal(undefined);
    expect(findFieldsFault('x'.repeat(20_001))).to.equal('must not have more than 20000 characters');
    expect(findFieldsFault(`id,${name(20)}`)).to.equal(undefined);
    expect(findFieldsFault(`id,${name(21)}`)).to.equal('must not have names of more than 20 parts');
  });
});
