import { expect } from 'chai';
import { coerceParameters } from '../../../../../server/http/request/parameters/coerce.js';
import { Repeated } from '../../../../../server/http/request/parameters/repeated.js';
import * as coercion from '../../../../../server/http/request/parameters/coercion.js';
import type { Coercion } from '../../../../../server/http/request/parameters/coercion.js';

const strict = { emptyIsAbsent: false };
const read = (value: unknown, form: Coercion, rules = strict) =>
  coerceParameters({ a: value }, coercion.object({ a: form }), rules);

describe('coerceParameters', () => {
  const self: Coercion = coercion.object({ id: coercion.integer, next: coercion.recursive(() => self) });
  const cases: [title: string, sent: unknown, form: Coercion, value: unknown][] = [
    ['digits as an integer', '007', coercion.integer, 7],
    ['a signed integer with space around it', ' -5 ', coercion.integer, -5],
    ['digits alone as an id', '007', { kind: 'digits' }, 7],
    ['an id that is too large as one that nothing has', '9'.repeat(400), { kind: 'digits' }, 2 ** 53 - 1],
    ['a number with a fraction and an exponent', '-.5e3', coercion.number, -500],
    ['true and 1 as true', 'true', coercion.boolean, true],
    ['0 from JSON as false', 0, coercion.boolean, false],
    ['booleans in any case', 'TRUE', coercion.boolean, true],
    ['booleans that may be empty in any case', 'False', coercion.lenientBoolean, false],
    ['words as true where that is declared', 'Enabled', coercion.truthy, true],
    ['them with space around them', ' yes ', coercion.truthy, true],
    ['words as false there', 'Off', coercion.truthy, false],
    ['empty text as false there', '', coercion.truthy, false],
    ['numbers as true there', 2, coercion.truthy, true],
    ['zero as false there', 0, coercion.truthy, false],
    ['a listed word in capitals as it is listed', 'GEOJSON', coercion.word('html', 'geoJson'), 'geoJson'],
    ['the last of repeated words', Repeated.of('Html', 'x', 'HTML'), coercion.word('html'), 'html'],
    ['a listed word where null is a value', 'Html', coercion.nullable(coercion.word('html')), 'html'],
    [
      'the next choice where a word is not listed',
      'xml',
      coercion.choice(coercion.word('html'), coercion.text),
      'xml',
    ],
    ['repeated names as a list', Repeated.of('1', '2'), coercion.array(coercion.integer), [1, 2]],
    ['repeated names as a list where none is declared', Repeated.of('1', '2'), coercion.any, ['1', '2']],
    ['the last of repeated names where one value is expected', Repeated.of('1', '2'), coercion.integer, 2],
    ['it also where null is a value', Repeated.of('1', '2'), coercion.nullable(coercion.text), '2'],
    ['a single text as a list of one', '1,2', coercion.array(coercion.text), ['1,2']],
    ['comma text as a list where that is declared', '1, 2,,3', coercion.list(coercion.integer), [1, 2, 3]],
    ['items without the spaces around them', ' a b , c ', coercion.list(coercion.text), ['a b', 'c']],
    ['JSON text as a list there', '["a,b","c"]', coercion.list(coercion.text), ['a,b', 'c']],
    ['a bracket that is no JSON as text there', '[a', coercion.list(coercion.text), ['[a']],
    ['a plain value as a list of one there', 5, coercion.list(coercion.integer), [5]],
    [
      'an object with numbers for keys as a list',
      { 3: '2', 0: '1' },
      coercion.list(coercion.integer),
      [1, 2],
    ],
    [
      'it where a list is repeated names',
      { 0: '1', 10: '3', 2: '2' },
      coercion.array(coercion.integer),
      [1, 2, 3],
    ],
    [
      'it where a list is one of the choices',
      { 0: { id: '1' }, 5: { id: '2' } },
      coercion.choice(coercion.json(self), coercion.nullable(coercion.list(self))),
      [{ id: 1 }, { id: 2 }],
    ],
    [
      'it as an object where no list is taken',
      { 0: 1 },
      coercion.choice(coercion.openObject({}), coercion.text),
      { 0: 1 },
    ],
    ['JSON text as an object', '{"id":"5","more":1}', coercion.json(self), { id: 5 }],
    ['an object where JSON text is declared', { id: '5' }, coercion.json(self), { id: 5 }],
    [
      'all of an object without declared members',
      '{"x":{"y":null}}',
      coercion.json(coercion.openObject({})),
      { x: { y: null } },
    ],
    ['schemas that contain themselves', { id: '1', next: { id: '2' } }, self, { id: 1, next: { id: 2 } }],
    ['null where it is a value', null, coercion.nullable(coercion.integer), null],
    [
      'null where one choice takes it',
      null,
      coercion.choice(coercion.integer, coercion.nullable(coercion.text)),
      null,
    ],
    ['null where JSON text may be it', null, coercion.json(coercion.nullable(coercion.integer)), null],
    ['the first choice that fits', '5', coercion.choice(coercion.integer, coercion.text), 5],
    [
      'the next choice where the first does not fit',
      'x5',
      coercion.choice(coercion.integer, coercion.text),
      'x5',
    ],
    ['an object among the choices', { id: '1' }, coercion.choice(coercion.integer, self), { id: 1 }],
    [
      'text where JSON is only one of the choices',
      'x5',
      coercion.choice(coercion.json(self), coercion.text),
      'x5',
    ],
  ];
  for (const [title, sent, form, value] of cases) {
    it(`reads ${title}`, () => expect(read(sent, form)).to.deep.equal({ value: { a: value }, faults: [] }));
  }

  const kept: [title: string, sent: unknown, form: Coercion][] = [
    ['a fraction for an integer', '1.5', coercion.integer],
    ['a sign before an id', '+5', { kind: 'digits' }],
    ['a fraction of zero after an id', '5.0', { kind: 'digits' }],
    ['an integer that would be rounded', '9007199254740993', coercion.integer],
    ['empty text for a number', '', coercion.number],
    ['hexadecimal digits', '0x10', coercion.number],
    ['a word for a boolean', 'yes', coercion.boolean],
    ['a word for a boolean that may be empty', 'on', coercion.lenientBoolean],
    ['a word that is neither true nor false', 'perhaps', coercion.truthy],
    [
      'an object with numbers and names for keys as a list',
      { 0: '1', b: '2' },
      coercion.list(coercion.integer),
    ],
    ['a word that is not listed', 'Xml', coercion.word('html')],
    ['a listed word with space around it', ' html', coercion.word('html')],
    ['a list for a word', ['html'], coercion.word('html')],
    ['a number for text', 5, coercion.text],
    ['a list for one value', ['1', '2'], coercion.integer],
    ['a list for a boolean', ['true'], coercion.boolean],
    ['more digits than a number has', `${'0'.repeat(1000)}5`, coercion.integer],
    ['one value that is no item of a list', true, coercion.list(coercion.integer)],
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
      coercion.array(coercion.integer, 3),
      4_000_000,
    ],
    ['comma text', () => '1,'.repeat(4_000_000), coercion.list(coercion.integer, 3), 4_000_000],
    ['JSON text', () => `[${'1,'.repeat(1_000_000)}1]`, coercion.list(coercion.integer, 3), 1_000_001],
    ['text in brackets', () => `[${'1,'.repeat(1_000_000)}`, coercion.list(coercion.text, 3), 1_000_001],
    [
      'JSON text of anything',
      () => `[${'1,'.repeat(1_000_000)}1]`,
      coercion.json(coercion.array(coercion.any, 3)),
      1_000_001,
    ],
    [
      'JSON text of objects',
      () => ` [${'{"a,":[1,2]},'.repeat(9)}{}]`,
      coercion.json(coercion.array(self, 3)),
      10,
    ],
    ['exact JSON text', () => `[${'{},'.repeat(9)}{}]`, coercion.exactJson(coercion.array(self, 3)), 10],
  ] as const) {
    it(`refuses a list above the limit by its length, and reports the length: ${what}`, () => {
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

  it('stops after 100 items of a list that cannot be read', () => {
    const { value, faults } = read('x,'.repeat(5000), coercion.list(coercion.integer, 10_000));
    expect(value['a']).to.have.length(101);
    expect(faults.map(({ field, reason }) => [field, reason])).to.deep.equal([
      ['a', 'has more than 100 items that cannot be read'],
    ]);
    expect(read('x,'.repeat(100), coercion.list(coercion.integer, 10_000)).faults).to.deep.equal([]);
  });

  it('does not split texts at commas or parse JSON where lists are plain', () => {
    const form = coercion.list(coercion.any, 2);
    expect(read('["a,b\\",c",[1,2,3]]', form)).to.deep.equal({
      value: { a: ['a,b",c', [1, 2, 3]] },
      faults: [],
    });
    expect(read(' [ ] ', form)).to.deep.equal({ value: { a: [] }, faults: [] });
  });

  it('reads all items of a list at the maximum length', () => {
    expect(read(',1,, 2 ,3,,', coercion.list(coercion.integer, 3)).value).to.deep.equal({ a: [1, 2, 3] });
    expect(read(['1', '2', '3'], coercion.array(coercion.integer, 3)).value).to.deep.equal({ a: [1, 2, 3] });
  });

  it('reports where JSON text is malformed', () => {
    const { faults } = read('{"a":', coercion.json(self));
    expect(faults).to.have.length(1);
    expect(faults[0]).to.include({ field: 'a', kind: 'invalid' });
    expect(faults[0]?.reason).to.match(/^is not valid JSON: /);
  });

  it('reports where in an object JSON is malformed, and that no choice fits', () => {
    const form = coercion.object({ a: coercion.object({ b: coercion.json(self) }) });
    const { faults } = coerceParameters({ a: { b: '{' } }, form, strict);
    expect(faults.map(({ field }) => field)).to.deep.equal(['a.b']);
    expect(read('{', coercion.choice(coercion.json(self), coercion.integer)).faults).to.have.length(1);
  });

  it('does not parse JSON text that is nested too deep', () => {
    const deep = '['.repeat(101) + ']'.repeat(101);
    const { value, faults } = read(deep, coercion.json(coercion.any));
    expect(value).to.deep.equal({ a: deep });
    expect(faults).to.deep.equal([{ field: 'a', reason: 'is nested too deep', kind: 'invalid' }]);
    expect(read(deep, coercion.list(coercion.any)).value).to.deep.equal({ a: [deep] });
  });

  it('drops names that are not declared, at every depth', () => {
    const form = coercion.object({ a: coercion.object({ b: coercion.integer }) });
    const { value } = coerceParameters({ a: { b: '1', c: 2 }, d: 3 }, form, strict);
    expect(value).to.deep.equal({ a: { b: 1 } });
  });

  it('treats null as absent unless it is a value', () => {
    expect(read(null, coercion.integer).value).to.deep.equal({});
    expect(coerceParameters({ a: { id: null } }, coercion.object({ a: self }), strict).value).to.deep.equal({
      a: {},
    });
  });

  it('treats empty text as absent where the interface says so', () => {
    const lenient = { emptyIsAbsent: true };
    expect(read('', coercion.text, lenient).value).to.deep.equal({});
    expect(read('', coercion.text).value).to.deep.equal({ a: '' });
    expect(read('', coercion.keepEmpty(coercion.text), lenient).value).to.deep.equal({ a: '' });
    expect(read('', coercion.lenientBoolean).value).to.deep.equal({});
  });

  it('matches names in any case where the interface says so', () => {
    const form = coercion.object({ itemId: coercion.text, num: coercion.integer });
    const anyCase = { emptyIsAbsent: true, ignoresNameCase: true };
    const of = (sent: Record<string, unknown>, rules = anyCase) => coerceParameters(sent, form, rules).value;
    expect(of({ itemid: 'a', NUM: '5' })).to.deep.equal({ itemId: 'a', num: 5 });
    expect(of({ itemId: 'a', ITEMID: 'b' })).to.deep.equal({ itemId: 'a' });
    expect(of({ ITEMID: 'b', itemid: 'c' })).to.deep.equal({ itemId: 'c' });
    expect(of({ itemid: 'a' }, { emptyIsAbsent: true, ignoresNameCase: false })).to.deep.equal({});
    const hostile = JSON.parse('{"__PROTO__":{"num":1},"CONSTRUCTOR":1,"__proto__":{"num":2}}') as object;
    expect(of({ ...hostile })).to.deep.equal({});
  });

  it('keeps parameter names from changing the prototype of objects', () => {
    const sent = JSON.parse('{"a":{"__proto__":{"admin":true},"constructor":1}}') as Record<string, unknown>;
    const { value } = coerceParameters(sent, coercion.object({ a: coercion.openObject({}) }), strict);
    expect((value['a'] as { admin?: boolean }).admin).to.equal(undefined);
    expect(Object.getPrototypeOf(value['a'])).to.equal(Object.prototype);
  });
});
