import { expect } from 'chai';
import { AppError } from '../../../../server/errors.js';
import { nestNames, parseNames } from '../../../../server/http/parameters/names.js';
import { Repeated } from '../../../../server/http/parameters/repeated.js';

describe('parameter names', () => {
  it('nest with brackets', () => {
    const text = 'venue[venue]=Hall&venue[address][city]=Wien&title=a+b%21';
    expect(parseNames(text)).to.deep.equal({
      venue: { venue: 'Hall', address: { city: 'Wien' } },
      title: 'a b!',
    });
  });

  it('make lists with empty brackets', () => {
    const { organizer } = parseNames('organizer[]=1&organizer[]=2');
    expect(organizer).to.deep.equal(['1', '2']).and.not.to.be.instanceOf(Repeated);
  });

  it('are known to be repeated', () => {
    const { page, parts, title } = parseNames('page=1&title=a&parts=3&p%61ge=2&page=3&parts=4');
    expect(page)
      .to.be.instanceOf(Repeated)
      .and.deep.equal(Repeated.of('1', '2', '3'));
    expect(parts).to.deep.equal(Repeated.of('3', '4'));
    expect(title).to.equal('a');
  });

  it('count last where they have brackets', () => {
    expect(parseNames('venue[city]=Graz&venue[city]=Wien')).to.deep.equal({ venue: { city: 'Wien' } });
  });

  it('nest when they come from the parts of a multipart body', () => {
    const fields = new Map([
      ['venue[venue]', ['Hall']],
      ['organizer[]', ['1', '2']],
    ]);
    expect(nestNames(fields)).to.deep.equal({ venue: { venue: 'Hall' }, organizer: ['1', '2'] });
  });

  it('are known to be repeated there, too', () => {
    const fields = new Map([
      ['page', ['1', '2']],
      ['venue[city]', ['Graz', 'Wien']],
    ]);
    expect(nestNames(fields)).to.deep.equal({ page: Repeated.of('1', '2'), venue: { city: 'Wien' } });
  });

  it('cannot touch what all objects share', () => {
    parseNames('__proto__[admin]=1&constructor[prototype][admin]=1');
    nestNames(new Map([['__proto__[admin]', ['1']]]));
    expect(({} as { admin?: unknown }).admin).to.equal(undefined);
  });

  it('are refused when they are too deep or too many', () => {
    const tooDeep = `a${'[b]'.repeat(7)}=1`;
    const tooMany = Array.from({ length: 1001 }, (_, index) => `a${index}=1`).join('&');
    for (const text of [tooDeep, tooMany]) {
      expect(() => parseNames(text))
        .to.throw(AppError)
        .with.property('code', 'request.invalid');
    }
    expect(() => nestNames(new Map([[tooDeep.slice(0, -2), ['1']]]))).to.throw(AppError);
  });
});
