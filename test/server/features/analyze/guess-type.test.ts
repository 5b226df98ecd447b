import { expect } from 'chai';
import { TypeGuess, typeOfColumn } from '../../../../server/features/analyze/guess-type.js';

function guess(
  values: readonly unknown[],
  { header = 'value', isTyped = false, isWhole = true } = {},
): string {
  const type = new TypeGuess(header, isTyped);
  for (const value of values) type.add(value);
  const { type: name, length } = type.type(isWhole);
  return name.replace('esriFieldType', '') + (length === undefined ? '' : ` ${String(length)}`);
}

describe('TypeGuess', () => {
  for (const [title, values, expected] of [
    ['nothing', [null, undefined], 'String 256'],
    ['integers', ['0', '-7', '+12', null], 'Integer'],
    ['integers beyond 32 bits', ['1', '3000000000'], 'BigInteger'],
    ['integers beyond 64 bits', ['99999999999999999999'], 'String 256'],
    ['decimals', ['1.5', '.5', '2.', '-0.25'], 'Double'],
    ['integers and decimals', ['1', '2.5'], 'Double'],
    ['exponents', ['1e-5', '2.5E+3', '1.5e3'], 'Double'],
    ['codes that look like exponents', ['12E4', '13E5'], 'String 256'],
    ['numbers and NaN', ['1.5', 'NaN'], 'Double'],
    ['long integers and decimals, of which digits would be lost', ['9007199254740993', '1.5'], 'String 256'],
    ['leading zeros', ['00123', '00124'], 'String 256'],
    ['one leading zero among numbers', ['123', '0124'], 'String 256'],
    ['decimals with leading zeros', ['007.5'], 'String 256'],
    ['numbers and words', ['1', 'n/a'], 'String 256'],
    ['decimal commas', ['1,5'], 'String 256'],
    ['hexadecimal numbers', ['0x10'], 'String 256'],
    ['phone numbers', ['+49 30 1234'], 'String 256'],
    ['ISO dates', ['2024-02-29', '2024-02-29T10:00:00Z', '2024-02-29 10:00'], 'Date'],
    ['American dates', ['02/29/2024', '1/2/2024 3:04 PM'], 'Date'],
    ['dates with the day first throughout', ['29/02/2024', '30.03.2024'], 'Date'],
    ['dates with the day first, of which some may be months', ['29/02/2024', '01/02/2024'], 'String 256'],
    ['days that do not exist', ['2024-02-30'], 'String 256'],
    ['dates and words', ['2024-02-29', 'soon'], 'String 256'],
    ['years', ['1999', '2024'], 'Integer'],
    ['days in eight digits', ['20240229'], 'Integer'],
    ['long text', ['x'.repeat(300)], 'String 4000'],
    ['very long text', ['x'.repeat(5000)], 'String 65536'],
  ] as const) {
    it(`guesses ${expected} for ${title}`, () => {
      expect(guess(values)).to.equal(expected);
    });
  }

  for (const header of [
    'zip',
    'ZIP Code',
    'PostalCode',
    'phone',
    'Phone Number',
    'home_tel',
    'PLZ',
    'FIPS',
    'fax',
  ]) {
    it(`keeps the digits of ${header} as text`, () => {
      expect(guess(['12345', '80331'], { header })).to.equal('String 256');
    });
  }

  for (const header of ['people', 'tellers', 'zipped', 'hotel', 'size']) {
    it(`guesses numbers for ${header}`, () => {
      expect(guess(['12345'], { header })).to.equal('Integer');
    });
  }

  it('leaves text alone in sources that know numbers, but for dates', () => {
    expect(guess(['123'], { isTyped: true })).to.equal('String 256');
    expect(guess([1, 2], { isTyped: true })).to.equal('Integer');
    expect(guess([1, 2.5], { isTyped: true })).to.equal('Double');
    expect(guess([3e9], { isTyped: true })).to.equal('BigInteger');
    expect(guess([true, 'x'], { isTyped: true })).to.equal('String 256');
    expect(guess(['2024-02-29T10:00:00'], { isTyped: true })).to.equal('Date');
    expect(guess([1, '123'], { isTyped: true })).to.equal('String 256');
  });

  it('leaves room for text that has not been seen', () => {
    expect(guess(['x'], { isWhole: false })).to.equal('String 4000');
  });
});

describe('typeOfColumn', () => {
  it('uses the types of sources that have them', () => {
    const of = (type: Parameters<typeof typeOfColumn>[0]['type'], length?: number): unknown =>
      typeOfColumn({ name: 'x', type, ...(length !== undefined && { length }) });
    expect(of('text', 40)).to.deep.equal({ type: 'esriFieldTypeString', length: 40 });
    expect(of('text')).to.deep.equal({ type: 'esriFieldTypeString', length: 4000 });
    expect(of('bigInteger')).to.deep.equal({ type: 'esriFieldTypeBigInteger' });
    expect(of('date')).to.deep.equal({ type: 'esriFieldTypeDate' });
  });
});
