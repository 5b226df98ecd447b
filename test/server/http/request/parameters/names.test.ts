import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { nestNames, parseNames } from '../../../../../server/http/request/parameters/names.js';
import { Repeated } from '../../../../../server/http/request/parameters/repeated.js';

describe('parameter names', () => {
  it('nests parameter names with brackets', () => {
    const text = 'venue[venue]=Hall&venue[address][city]=Wien&title=a+b%21';
    expect(parseNames(text)).to.deep.equal({
      venue: { venue: 'Hall', address: { city: 'Wien' } },
      title: 'a b!',
    });
  });

  it('makes lists of parameter names with empty brackets', () => {
    const { organizer } = parseNames('organizer[]=1&organizer[]=2');
    expect(organizer).to.deep.equal(['1', '2']).and.not.to.be.instanceOf(Repeated);
  });

  for (const [title, text, wanted] of [
    ['each empty bracket an object of its own', 'o[][n]=A&o[][n]=B', [{ n: 'A' }, { n: 'B' }]],
    ['brackets that are escaped', 'o%5B%5D%5Bn%5D=A&o%5B%5D%5Bn%5D=B', [{ n: 'A' }, { n: 'B' }]],
    [
      'several members of an item by its number',
      'o[0][n]=A&o[0][m]=a&o[1][n]=B',
      [{ n: 'A', m: 'a' }, { n: 'B' }],
    ],
    ['values and objects in their order', 'o[]=5&o[][n]=B&o[]=6', ['5', { n: 'B' }, '6']],
    ['numbers with gaps', 'o[7]=B&o[3]=A', ['A', 'B']],
    ['numbers as large as times', 'o[1764351000123][n]=B&o[99][n]=A', [{ n: 'A' }, { n: 'B' }]],
    ['empty brackets after numbers', 'o[4]=A&o[]=B&o[1]=C', ['C', 'A', 'B']],
    ['lists within objects', 'o[a][]=1&o[a][]=2&o[b]=3', { a: ['1', '2'], b: '3' }],
    [
      'objects within lists within objects',
      'o[0][p][0][q]=1&o[0][p][1][q]=2',
      [{ p: [{ q: '1' }, { q: '2' }] }],
    ],
    ['names beside numbers', 'o[0]=1&o[b]=2', { 0: '1', b: '2' }],
    ['a number with zeros before it', 'o[007]=1', { '007': '1' }],
    ['the last of a plain and a bracketed name', 'o=1&o[a]=2', { a: '2' }],
  ] as const) {
    it(`nests lists and objects as PHP does: ${title}`, () => {
      expect(parseNames(text)['o']).to.deep.equal(wanted);
    });
  }

  it('takes parameter names with unpaired brackets literally', () => {
    expect(parseNames('a[b=1&]c=2&=3&d[e]f=4&[g]=5')).to.deep.equal({
      'a[b': '1',
      ']c': '2',
      'd[e]f': '4',
      '[g]': '5',
    });
  });

  it('keeps malformed escapes in parameter names', () => {
    expect(parseNames('a=%E0%A4+%&b=100%')).to.deep.equal({ a: '%E0%A4 %', b: '100%' });
  });

  it('recognizes repeated parameter names', () => {
    const { page, parts, title } = parseNames('page=1&title=a&parts=3&p%61ge=2&page=3&parts=4');
    expect(page)
      .to.be.instanceOf(Repeated)
      .and.deep.equal(Repeated.of('1', '2', '3'));
    expect(parts).to.deep.equal(Repeated.of('3', '4'));
    expect(title).to.equal('a');
  });

  it('lets the last of repeated names with brackets win', () => {
    expect(parseNames('venue[city]=Graz&venue[city]=Wien')).to.deep.equal({ venue: { city: 'Wien' } });
  });

  it('nests the field names of a multipart body', () => {
    const pairs = [
      ['venue[venue]', 'Hall'],
      ['organizer[]', '1'],
      ['organizer[]', '2'],
    ] as const;
    expect(nestNames(pairs)).to.deep.equal({ venue: { venue: 'Hall' }, organizer: ['1', '2'] });
  });

  it('recognizes repeated parameter names in brackets', () => {
    const pairs = [
      ['page', '1'],
      ['venue[city]', 'Graz'],
      ['page', '2'],
      ['venue[city]', 'Wien'],
    ] as const;
    expect(nestNames(pairs)).to.deep.equal({ page: Repeated.of('1', '2'), venue: { city: 'Wien' } });
  });

  it('lets no parameter name touch the prototype of objects', () => {
    parseNames('__proto__[admin]=1&constructor[prototype][admin]=1');
    nestNames([
      ['__proto__[admin]', '1'],
      ['a[__proto__][admin]', '1'],
    ]);
    expect(({} as { admin?: unknown }).admin).to.equal(undefined);
  });

  it('refuses names that are too deep or too many', () => {
    const tooDeep = `a${'[b]'.repeat(7)}=1`;
    const tooMany = Array.from({ length: 1001 }, (_, index) => `a${index}=1`).join('&');
    for (const text of [tooDeep, tooMany]) {
      expect(() => parseNames(text))
        .to.throw(AppError)
        .with.property('code', 'request.invalid');
    }
    expect(() => nestNames([[tooDeep.slice(0, -2), '1']])).to.throw(AppError);
  });
});
