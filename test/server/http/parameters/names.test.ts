import { expect } from 'chai';
import { AppError } from '../../../../server/errors.js';
import { nestNames, parseNames } from '../../../../server/http/parameters/names.js';

describe('parameter names', () => {
  it('nest with brackets', () => {
    const text = 'venue[venue]=Hall&venue[address][city]=Wien&title=a+b%21';
    expect(parseNames(text)).to.deep.equal({
      venue: { venue: 'Hall', address: { city: 'Wien' } },
      title: 'a b!',
    });
  });

  it('make lists with empty brackets and by being repeated', () => {
    expect(parseNames('organizer[]=1&organizer[]=2&parts=3&parts=4')).to.deep.equal({
      organizer: ['1', '2'],
      parts: ['3', '4'],
    });
  });

  it('nest when they come from the parts of a multipart body', () => {
    const fields = new Map([
      ['venue[venue]', ['Hall']],
      ['organizer[]', ['1', '2']],
    ]);
    expect(nestNames(fields)).to.deep.equal({ venue: { venue: 'Hall' }, organizer: ['1', '2'] });
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
  });
});
