import fc from 'fast-check';

/** A row of the table that random conditions are asked of. */
export interface SampleRow {
  readonly name: string | null;
  readonly note: string | null;
  readonly pop: number | null;
  readonly big: number | null;
  readonly area: number | null;
  readonly seen: string | null;
  readonly day_: string | null;
}

/** SQL's three values. */
type Truth = boolean | null;

/** A random condition: its text, and its meaning worked out in JavaScript, apart from the code under test. */
export interface Sample {
  readonly text: string;
  readonly test: (row: SampleRow) => Truth;
}

type Scalar = string | number | null;

interface Operand<T extends Scalar> {
  readonly text: string;
  readonly value: (row: SampleRow) => T | null;
}

const field = <K extends keyof SampleRow>(
  name: K,
): { text: string; value: (row: SampleRow) => SampleRow[K] } => ({
  text: name.toUpperCase(),
  value: (row) => row[name],
});

const LETTERS = [
  'a',
  'b',
  'A',
  'B',
  'é',
  'É',
  'ß',
  'ж',
  'Ж',
  'ς',
  'Σ',
  'ſ',
  'S',
  'K',
  '𐐨',
  '😀',
  "'",
  '%',
  '_',
  '*',
  '?',
  '[',
  ']',
  '\\',
  '!',
  ' ',
  '-',
];

const sampleText = fc.array(fc.constantFrom(...LETTERS), { maxLength: 4 }).map((letters) => letters.join(''));

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const textLiteral = sampleText.map((text) => ({ text: quote(text), value: () => text }));

/** Letter by letter: a letter that would become several stays as it is. */
const eachLetter = (text: string, change: (letter: string) => string): string =>
  Array.from(text, (letter) => (Array.from(change(letter)).length === 1 ? change(letter) : letter)).join('');
const upper = (text: string): string => eachLetter(text, (letter) => letter.toUpperCase());
const lower = (text: string): string => eachLetter(text, (letter) => letter.toLowerCase());
const trim = (text: string): string => text.replace(/^ +| +$/g, '');

const apply =
  <A extends Scalar, B extends Scalar>(operand: Operand<A>, change: (value: A) => B) =>
  (row: SampleRow): B | null => {
    const value = operand.value(row);
    return value === null ? null : change(value);
  };

const textField: fc.Arbitrary<Operand<string>> = fc.constantFrom(field('name'), field('note'));

const textOperand: fc.Arbitrary<Operand<string>> = fc.oneof(
  { weight: 3, arbitrary: textField },
  textLiteral,
  textField.map((inner) => ({ text: `UPPER(${inner.text})`, value: apply(inner, upper) })),
  textField.map((inner) => ({ text: `lower( ${inner.text} )`, value: apply(inner, lower) })),
  textField.map((inner) => ({ text: `TRIM(${inner.text})`, value: apply(inner, trim) })),
  fc
    .tuple(textField, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 3 }))
    .map(([inner, start, length]) => ({
      text: `SUBSTRING(${inner.text}, ${String(start)}, ${String(length)})`,
      value: apply(inner, (text) =>
        Array.from(text)
          .slice(start - 1, start - 1 + length)
          .join(''),
      ),
    })),
  fc.tuple(textField, textLiteral).map(([inner, fallback]) => ({
    text: `COALESCE(${inner.text}, ${fallback.text})`,
    value: (row: SampleRow): string => inner.value(row) ?? fallback.value(),
  })),
);

const numberLiteral: fc.Arbitrary<Operand<number>> = fc
  .oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom(0.5, 2.25, -0.1, 1e3, 4294967296))
  .map((value) => ({ text: String(value), value: () => value }));

const numberField: fc.Arbitrary<Operand<number>> = fc
  .constantFrom(field('pop'), field('big'), field('area'))
  .map((operand) => ({ ...operand }));

const ARITHMETIC = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => (b === 0 ? null : a / b),
} as const satisfies Record<string, (a: number, b: number) => number | null>;

const NUMBER_FUNCTIONS = {
  ABS: Math.abs,
  FLOOR: Math.floor,
  CEILING: Math.ceil,
  '-': (value) => -value,
} as const satisfies Record<string, (value: number) => number>;

const { numberOperand } = fc.letrec<{ numberOperand: Operand<number> }>((tie) => ({
  numberOperand: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    numberField,
    numberLiteral,
    textField.map((inner) => ({
      text: `CHAR_LENGTH(${inner.text})`,
      value: apply(inner, (text) => Array.from(text).length),
    })),
    fc
      .tuple(tie('numberOperand'), fc.constantFrom('+', '-', '*', '/'), tie('numberOperand'))
      .map(([left, operator, right]) => ({
        text: `(${left.text} ${operator} ${right.text})`,
        value: (row: SampleRow) => {
          const [a, b] = [left.value(row), right.value(row)];
          return a === null || b === null ? null : ARITHMETIC[operator](a, b);
        },
      })),
    fc.tuple(fc.constantFrom('ABS', 'FLOOR', 'CEILING', '-'), tie('numberOperand')).map(([name, inner]) => ({
      text: `${name}(${inner.text})`,
      value: apply(inner, NUMBER_FUNCTIONS[name]),
    })),
  ),
}));

const MOMENTS = [
  '1969-12-31T23:59:59.999Z',
  '2020-02-29T00:00:00.000Z',
  '2020-02-29T12:30:00.500Z',
  '2024-01-01T00:00:00.000Z',
];

const momentOperand: fc.Arbitrary<Operand<string>> = fc.oneof(
  fc.constant(field('seen')),
  fc.constant({
    text: field('day_').text,
    value: apply(field('day_') as Operand<string>, (day) => `${day}T00:00:00.000Z`),
  }),
  fc.constantFrom(...MOMENTS).map((moment) => ({
    text: `TIMESTAMP '${moment.slice(0, 23).replace('T', ' ')}'`,
    value: () => moment,
  })),
  fc.constantFrom(...MOMENTS).map((moment) => ({
    text: `DATE '${moment.slice(0, 10)}'`,
    value: () => `${moment.slice(0, 10)}T00:00:00.000Z`,
  })),
);

/** Order of code points, which is the order of UTF-8 bytes and not that of JavaScript's own comparison. */
const order = (a: Scalar, b: Scalar): number => {
  if (typeof a === 'string' && typeof b === 'string') return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return Number(a) - Number(b);
};

const COMPARISONS: Readonly<Record<string, (sign: number) => boolean>> = {
  '=': (sign) => sign === 0,
  '<>': (sign) => sign !== 0,
  '<': (sign) => sign < 0,
  '<=': (sign) => sign <= 0,
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
};

const compare = (a: Scalar, operator: string, b: Scalar): Truth =>
  a === null || b === null ? null : (COMPARISONS[operator]?.(order(a, b)) ?? null);

const and = (terms: readonly Truth[]): Truth =>
  terms.includes(false) ? false : terms.includes(null) ? null : true;
const not = (term: Truth): Truth => (term === null ? null : !term);
const or = (terms: readonly Truth[]): Truth => not(and(terms.map(not)));

const predicatesOf = (operand: fc.Arbitrary<Operand<Exclude<Scalar, null>>>): fc.Arbitrary<Sample>[] => [
  fc.tuple(operand, fc.constantFrom(...Object.keys(COMPARISONS)), operand).map(([left, operator, right]) => ({
    text: `${left.text} ${operator} ${right.text}`,
    test: (row) => compare(left.value(row), operator, right.value(row)),
  })),
  fc
    .tuple(operand, fc.array(operand, { minLength: 1, maxLength: 3 }), fc.boolean())
    .map(([left, items, isNegated]) => ({
      text: `${left.text} ${isNegated ? 'NOT ' : ''}IN (${items.map(({ text }) => text).join(', ')})`,
      test: (row) => {
        const found = or(items.map((item) => compare(left.value(row), '=', item.value(row))));
        return isNegated ? not(found) : found;
      },
    })),
  fc.tuple(operand, operand, operand, fc.boolean()).map(([left, low, high, isNegated]) => ({
    text: `${left.text} ${isNegated ? 'NOT ' : ''}BETWEEN ${low.text} AND ${high.text}`,
    test: (row) => {
      const value = left.value(row);
      const inside = and([compare(value, '>=', low.value(row)), compare(value, '<=', high.value(row))]);
      return isNegated ? not(inside) : inside;
    },
  })),
  fc.tuple(operand, fc.boolean()).map(([left, isNegated]) => ({
    text: `${left.text} IS ${isNegated ? 'NOT ' : ''}NULL`,
    test: (row) => (left.value(row) === null) !== isNegated,
  })),
];

const likeRegExp = (pattern: string): RegExp => {
  const pieces = Array.from(pattern).map((letter) =>
    letter === '%' ? '.*' : letter === '_' ? '.' : letter.replace(/[\\^$.*+?()[\]{}|]/u, '\\$&'),
  );
  return new RegExp(`^${pieces.join('')}$`, 'su');
};

const like: fc.Arbitrary<Sample> = fc
  .tuple(textOperand, sampleText, fc.boolean())
  .map(([left, pattern, isEscaped]) => {
    // `~` is not among the letters, so as an escape character it changes what % and _ mean and nothing else.
    const written = isEscaped ? pattern.replace(/[%_]/g, '~$&') : pattern;
    const expression = isEscaped ? undefined : likeRegExp(pattern);
    return {
      text: `${left.text} LIKE ${quote(written)}${isEscaped ? " ESCAPE '~'" : ''}`,
      test: (row) => {
        const value = left.value(row);
        return value === null ? null : (expression?.test(value) ?? value === pattern);
      },
    };
  });

/** Conditions of every kind, nested in AND, OR, NOT and parentheses. */
export const { sample } = fc.letrec<{ sample: Sample }>((tie) => ({
  sample: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    ...predicatesOf(textOperand),
    ...predicatesOf(numberOperand),
    ...predicatesOf(momentOperand),
    like,
    tie('sample').map(({ text, test }): Sample => ({ text: `NOT (${text})`, test: (row) => not(test(row)) })),
    fc.array(tie('sample'), { minLength: 2, maxLength: 3 }).map((terms): Sample => ({
      text: terms.map(({ text }) => `(${text})`).join(' AND '),
      test: (row) => and(terms.map((term) => term.test(row))),
    })),
    fc.array(tie('sample'), { minLength: 2, maxLength: 3 }).map((terms): Sample => ({
      text: terms.map(({ text }) => `(${text})`).join(' or '),
      test: (row) => or(terms.map((term) => term.test(row))),
    })),
  ),
}));

const ALPHABETS = ['жЖ', 'ΣΑΣ', 'ſς', 'Kk', '𐐨', 'ß'];

/** Two dozen rows in which each value meets NULL, its like and its opposite. */
export const SAMPLE_ROWS: readonly SampleRow[] = Array.from({ length: 24 }, (_, index) => ({
  name:
    [null, 'a', 'A', 'ab', 'aB', 'é', 'É', '%', '_', "'", '[a]', ALPHABETS[index % 5]][index % 12] ?? null,
  note: ['b', null, ' a ', 'aß😀', '*', '?', '\\', ALPHABETS[index % 6]][index % 8] ?? null,
  pop: [0, 1, -3, null, 7, 2, 9][index % 7] ?? null,
  big: [null, 4294967296, -4294967296, 2, 0][index % 5] ?? null,
  area: [0.5, null, -0.1, 2.25, 0, 1000][index % 6] ?? null,
  seen: [...MOMENTS, null][index % 5] ?? null,
  day_: ['2020-02-29', null, '2024-01-01', '1969-12-31'][index % 4] ?? null,
}));
