import { expect } from 'chai';
import { coerceParameters } from '../../../../../server/http/request/parameters/coerce.js';
import { Repeated } from '../../../../../server/http/request/parameters/repeated.js';
import * as wire from '../../../../../server/http/request/parameters/wire.js';
import type { Wire } from '../../../../../server/http/request/parameters/wire.js';

const strict = { emptyIsAbsent: false };
const read = (value: unknown, form: Wire, rules = strict) =>
  coerceParameters({ a: value }, wire.object({ a: form }), rules);

describe('coerceParameters', () => {
  const self: Wire = wire.object({ id: wire.integer, next: wire.late(() => self) });
  const cases: [title: string, sent: unknown, form: Wire, value: unknown][] = [
    ['digits as an integer', '007', wire.integer, 7],
    ['a signed integer with space around it', ' -5 ', wire.integer, -5],
    ['digits alone as an id', '007', { kind: 'digits' }, 7],
    ['an id that is too large as one that nothing has', '9'.repeat(400), { kind: 'digits' }, 2 ** 53 - 1],
    ['a number with a fraction and an exponent', '-.5e3', wire.number, -500],
    ['true and 1 as true', 'true', wire.boolean, true],
    ['0 from JSON as false', 0, wire.boolean, false],
    ['booleans in any case', 'TRUE', wire.boolean, true],
    ['booleans that may be empty in any case', 'False', wire.looseBoolean, false],
    ['words as true where that is declared', 'Enabled', wire.truthy, true],
    ['them with space around them', ' yes ', wire.truthy, true],
    ['words as false there', 'Off', wire.truthy, false],
    ['empty text as false there', '', wire.truthy, false],
    ['numbers as true there', 2, wire.truthy, true],
    ['zero as false there', 0, wire.truthy, false],
    ['a listed word in capitals as it is listed', 'GEOJSON', wire.word('html', 'geoJson'), 'geoJson'],
    ['the last of repeated words', Repeated.of('Html', 'x', 'HTML'), wire.word('html'), 'html'],
    ['a listed word where null is a value', 'Html', wire.nullable(wire.word('html')), 'html'],
    ['the next choice where a word is not listed', 'xml', wire.choice(wire.word('html'), wire.text), 'xml'],
    ['repeated names as a list', Repeated.of('1', '2'), wire.array(wire.integer), [1, 2]],
    ['repeated names as a list where none is declared', Repeated.of('1', '2'), wire.any, ['1', '2']],
    ['the last of repeated names where one value is expected', Repeated.of('1', '2'), wire.integer, 2],
    ['it also where null is a value', Repeated.of('1', '2'), wire.nullable(wire.text), '2'],
    ['a single text as a list of one', '1,2', wire.array(wire.text), ['1,2']],
    ['comma text as a list where that is declared', '1, 2,,3', wire.list(wire.integer), [1, 2, 3]],
    ['items without the spaces around them', ' a b , c ', wire.list(wire.text), ['a b', 'c']],
    ['JSON text as a list there', '["a,b","c"]', wire.list(wire.text), ['a,b', 'c']],
    ['a bracket that is no JSON as text there', '[a', wire.list(wire.text), ['[a']],
    ['a plain value as a list of one there', 5, wire.list(wire.integer), [5]],
    ['an object with numbers for keys as a list', { 3: '2', 0: '1' }, wire.list(wire.integer), [1, 2]],
    ['it where a list is repeated names', { 0: '1', 10: '3', 2: '2' }, wire.array(wire.integer), [1, 2, 3]],
    [
      'it where a list is one of the choices',
      { 0: { id: '1' }, 5: { id: '2' } },
      wire.choice(wire.json(self), wire.nullable(wire.list(self))),
      [{ id: 1 }, { id: 2 }],
    ],
    [
      'it as an object where no list is taken',
      { 0: 1 },
      wire.choice(wire.openObject({}), wire.text),
      { 0: 1 },
    ],
    ['JSON text as an object', '{"id":"5","more":1}', wire.json(self), { id: 5 }],
    ['an object where JSON text is declared', { id: '5' }, wire.json(self), { id: 5 }],
    [
      'all of an object without declared members',
      '{"x":{"y":null}}',
      wire.json(wire.openObject({})),
      { x: { y: null } },
    ],
    ['schemas that contain themselves', { id: '1', next: { id: '2' } }, self, { id: 1, next: { id: 2 } }],
    ['null where it is a value', null, wire.nullable(wire.integer), null],
    ['null where one choice takes it', null, wire.choice(wire.integer, wire.nullable(wire.text)), null],
    ['null where JSON text may be it', null, wire.json(wire.nullable(wire.integer)), null],
    ['the first choice that fits', '5', wire.choice(wire.integer, wire.text), 5],
    ['the next choice where the first does not fit', 'x5', wire.choice(wire.integer, wire.text), 'x5'],
    ['an object among the choices', { id: '1' }, wire.choice(wire.integer, self), { id: 1 }],
    ['text where JSON is only one of the choices', 'x5', wire.choice(wire.json(self), wire.text), 'x5'],
  ];
  for (const [title, sent, form, value] of cases) {
    it(`reads ${title}`, () => expect(read(sent, form)).to.deep.equal({ value: { a: value }, faults: [] }));
  }

  const kept: [title: string, sent: unknown, form: Wire][] = [
    ['a fraction for an integer', '1.5', wire.integer],
    ['a sign before an id', '+5', { kind: 'digits' }],
    ['a fraction of zero after an id', '5.0', { kind: 'digits' }],
    ['an integer that would be rounded', '9007199254740993', wire.integer],
    ['empty text for a number', '', wire.number],
    ['hexadecimal digits', '0x10', wire.number],
    ['a word for a boolean', 'yes', wire.boolean],
    ['a word for a boolean that may be empty', 'on', wire.looseBoolean],
    ['a word that is neither true nor false', 'perhaps', wire.truthy],
    ['an object with numbers and names for keys as a list', { 0: '1', b: '2' }, wire.list(wire.integer)],
    ['a word that is not listed', 'Xml', wire.word('html')],
    ['a listed word with space around it', ' html', wire.word('html')],
    ['a list for a word', ['html'], wire.word('html')],
    ['a number for text', 5, wire.text],
    ['a list for one value', ['1', '2'], wire.integer],
    ['a list for a boolean', ['true'], wire.boolean],
    ['more digits than a number has', `${'0'.repeat(1000)}5`, wire.integer],
    ['one value that is no item of a list', true, wire.list(wire.integer)],
    ['text for an object', 'x', self],
  ];
  for (const [title, sent, form] of kept) {
    it(`leaves ${title} for the validator`, () => {
      expect(read(sent, form)).to.deep.equal({ value: { a: sent }, faults: [] });
    });
  }

  // Made within the tests: whatever a file holds stays in memory until the end of the run.
  for (const [what, makeSent, form, count] of [
    [
      'repeated names',
      () => Repeated.from(Array<string>(4_000_000).fill('1')),
      wire.array(wire.integer, 3),
      4_000_000,
    ],
    ['comma text', () => '1,'.repeat(4_000_000), wire.list(wire.integer, 3), 4_000_000],
    ['JSON text', () => `[${'1,'.repeat(1_000_000)}1]`, wire.list(wire.integer, 3), 1_000_001],
    ['text in brackets', () => `[${'1,'.repeat(1_000_000)}`, wire.list(wire.text, 3), 1_000_001],
    [
      'JSON text of anything',
      () => `[${'1,'.repeat(1_000_000)}1]`,
      wire.json(wire.array(wire.any, 3)),
      1_000_001,
    ],
    ['JSON text of objects', () => ` [${'{"a,":[1,2]},'.repeat(9)}{}]`, wire.json(wire.array(self, 3)), 10],
    ['exact JSON text', () => `[${'{},'.repeat(9)}{}]`, wire.exactJson(wire.array(self, 3)), 10],
  ] as const) {
    it(`refuses a list that is far too long by its length, and tells it: ${what}`, () => {
      expect(read(makeSent(), form)).to.deep.equal({
        value: { a: [] },
        faults: [
          {
            field: 'a',
            reason: `must contain less than or equal to 3 items, not ${String(count)}`,
            kind: 'invalid',
          },
        ],
      });
    });
  }

  it('reads no further than 100 items of a list that cannot be read', () => {
    const { value, faults } = read('x,'.repeat(5000), wire.list(wire.integer, 10_000));
    expect(value['a']).to.have.length(101);
    expect(faults.map(({ field, reason }) => [field, reason])).to.deep.equal([
      ['a', 'has more than 100 items that cannot be read'],
    ]);
    expect(read('x,'.repeat(100), wire.list(wire.integer, 10_000)).faults).to.deep.equal([]);
  });

  it('takes commas within texts and lists of JSON for none of its own', () => {
    const form = wire.list(wire.any, 2);
    expect(read('["a,b\\",c",[1,2,3]]', form)).to.deep.equal({
      value: { a: ['a,b",c', [1, 2, 3]] },
      faults: [],
    });
    expect(read(' [ ] ', form)).to.deep.equal({ value: { a: [] }, faults: [] });
  });

  it('reads all items of a list that is as long as it may be', () => {
    expect(read(',1,, 2 ,3,,', wire.list(wire.integer, 3)).value).to.deep.equal({ a: [1, 2, 3] });
    expect(read(['1', '2', '3'], wire.array(wire.integer, 3)).value).to.deep.equal({ a: [1, 2, 3] });
  });

  it('says where JSON text is broken', () => {
    const { faults } = read('{"a":', wire.json(self));
    expect(faults).to.have.length(1);
    expect(faults[0]).to.include({ field: 'a', kind: 'invalid' });
    expect(faults[0]?.reason).to.match(/^is not valid JSON: /);
  });

  it('says where within an object it is broken, and that it fits none of the choices', () => {
    const form = wire.object({ a: wire.object({ b: wire.json(self) }) });
    const { faults } = coerceParameters({ a: { b: '{' } }, form, strict);
    expect(faults.map(({ field }) => field)).to.deep.equal(['a.b']);
    expect(read('{', wire.choice(wire.json(self), wire.integer)).faults).to.have.length(1);
  });

  it('does not go into JSON text that is nested too deep', () => {
    const deep = '['.repeat(101) + ']'.repeat(101);
    const { value, faults } = read(deep, wire.json(wire.any));
    expect(value).to.deep.equal({ a: deep });
    expect(faults).to.deep.equal([{ field: 'a', reason: 'is nested too deep', kind: 'invalid' }]);
    expect(read(deep, wire.list(wire.any)).value).to.deep.equal({ a: [deep] });
  });

  it('drops names that are not declared, at every depth', () => {
    const form = wire.object({ a: wire.object({ b: wire.integer }) });
    const { value } = coerceParameters({ a: { b: '1', c: 2 }, d: 3 }, form, strict);
    expect(value).to.deep.equal({ a: { b: 1 } });
  });

  it('takes null as absent unless it is a value', () => {
    expect(read(null, wire.integer).value).to.deep.equal({});
    expect(coerceParameters({ a: { id: null } }, wire.object({ a: self }), strict).value).to.deep.equal({
      a: {},
    });
  });

  it('takes empty text as absent where the interface says so', () => {
    const lenient = { emptyIsAbsent: true };
    expect(read('', wire.text, lenient).value).to.deep.equal({});
    expect(read('', wire.text).value).to.deep.equal({ a: '' });
    expect(read('', wire.keepEmpty(wire.text), lenient).value).to.deep.equal({ a: '' });
    expect(read('', wire.looseBoolean).value).to.deep.equal({});
  });

  it('knows names in any case where the interface says so', () => {
    const form = wire.object({ itemId: wire.text, num: wire.integer });
    const anyCase = { emptyIsAbsent: true, ignoresNameCase: true };
    const of = (sent: Record<string, unknown>, rules = anyCase) => coerceParameters(sent, form, rules).value;
    expect(of({ itemid: 'a', NUM: '5' })).to.deep.equal({ itemId: 'a', num: 5 });
    expect(of({ itemId: 'a', ITEMID: 'b' })).to.deep.equal({ itemId: 'a' });
    expect(of({ ITEMID: 'b', itemid: 'c' })).to.deep.equal({ itemId: 'c' });
    expect(of({ itemid: 'a' }, { emptyIsAbsent: true, ignoresNameCase: false })).to.deep.equal({});
    const hostile = JSON.parse('{"__PROTO__":{"num":1},"CONSTRUCTOR":1,"__proto__":{"num":2}}') as object;
    expect(of({ ...hostile })).to.deep.equal({});
  });

  it('keeps names of Object’s own from doing harm', () => {
    const sent = JSON.parse('{"a":{"__proto__":{"admin":true},"constructor":1}}') as Record<string, unknown>;
    const { value } = coerceParameters(sent, wire.object({ a: wire.openObject({}) }), strict);
    expect((value['a'] as { admin?: boolean }).admin).to.equal(undefined);
    expect(Object.getPrototypeOf(value['a'])).to.equal(Object.prototype);
  });
});
