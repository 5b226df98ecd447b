import type { GeometryType } from '../../model/layer.js';
import { asObject, INVISIBLE, type Json, type Look, lookOf } from './symbols.js';

/** A value of a style: a constant, or an expression of attributes. */
export type Expression = string | number | readonly unknown[];

/** Looks of the features of a layer, and which feature has which. */
export interface Looks {
  readonly all: readonly Look[];
  /** A property of the looks, as a constant where it is one. */
  property(read: (look: Look) => string | number): Expression;
}

/** Reads a renderer of Esri; one that is not known draws as its default symbol. */
export function looksOf(renderer: unknown, geometryType: GeometryType): Looks {
  const given = asObject(renderer);
  switch (given['type']) {
    case 'uniqueValue':
      return uniqueValues(given, geometryType);
    case 'classBreaks':
      return classBreaks(given, geometryType);
    default:
      return single(lookOf(given['symbol'] ?? given['defaultSymbol'], geometryType));
  }
}

function single(look: Look): Looks {
  return { all: [look], property: (read) => read(look) };
}

function defaultLook({ defaultSymbol }: Json, geometryType: GeometryType): Look {
  return defaultSymbol === undefined || defaultSymbol === null
    ? INVISIBLE
    : lookOf(defaultSymbol, geometryType);
}

/** Expression with the values of the fields as one text, as `value` of a class has them. */
function uniqueValues(renderer: Json, geometryType: GeometryType): Looks {
  const { field1, field2, field3, fieldDelimiter } = renderer;
  const fields = [field1, field2, field3].filter((name) => typeof name === 'string' && name !== '');
  const otherwise = defaultLook(renderer, geometryType);
  if (fields.length === 0) return single(otherwise);
  const delimiter = typeof fieldDelimiter === 'string' ? fieldDelimiter : ',';
  const texts = fields.map((name) => ['to-string', ['get', name]]);
  const [first] = texts;
  const joined = texts.flatMap((text, index) => (index === 0 ? [text] : [delimiter, text]));
  const value = texts.length === 1 ? first : ['concat', ...joined];
  const looks = new Map<string, Look>();
  for (const { value: one, symbol } of classesOf(renderer, delimiter)) {
    // A style refuses a value that is there twice; the first one counts.
    if (!looks.has(one)) looks.set(one, lookOf(symbol, geometryType));
  }
  return choice([...looks.values(), otherwise], (read) => [
    'match',
    value,
    ...[...looks].flatMap(([text, look]) => [text, read(look)]),
    read(otherwise),
  ]);
}

interface UniqueClass {
  readonly value: string;
  readonly symbol: unknown;
}

function classesOf({ uniqueValueInfos, uniqueValueGroups }: Json, delimiter: string): UniqueClass[] {
  if (Array.isArray(uniqueValueInfos) && uniqueValueInfos.length > 0) {
    return uniqueValueInfos.map(asObject).map(({ value, symbol }) => ({ value: textOf(value), symbol }));
  }
  if (!Array.isArray(uniqueValueGroups)) return [];
  return uniqueValueGroups
    .map(asObject)
    .flatMap(({ classes }) => (Array.isArray(classes) ? classes.map(asObject) : []))
    .flatMap(({ values, symbol }) =>
      (Array.isArray(values) ? values : []).map((value: unknown) => ({
        value: Array.isArray(value) ? value.map(textOf).join(delimiter) : textOf(value),
        symbol,
      })),
    );
}

/** An absent value is empty text in a style. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '<Null>') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Classes hold their upper bound; the first one its lower bound, too. */
function classBreaks(renderer: Json, geometryType: GeometryType): Looks {
  const { field, minValue, normalizationField, classBreakInfos } = renderer;
  const otherwise = defaultLook(renderer, geometryType);
  const infos = (Array.isArray(classBreakInfos) ? classBreakInfos : []).map(asObject);
  const breaks = infos.flatMap(({ classMaxValue, symbol }) =>
    typeof classMaxValue === 'number' ? [{ most: classMaxValue, look: lookOf(symbol, geometryType) }] : [],
  );
  if (typeof field !== 'string' || breaks.length === 0) return single(otherwise);
  const own = ['to-number', ['get', field]];
  const isNormalized = typeof normalizationField === 'string' && normalizationField !== '';
  const value = isNormalized ? ['/', own, ['to-number', ['get', normalizationField]]] : own;
  const isMissing = ['!', ['has', field]];
  return choice([...breaks.map(({ look }) => look), otherwise], (read) => [
    'case',
    ...[isMissing, read(otherwise)],
    ...(typeof minValue === 'number' ? [['<', value, minValue], read(otherwise)] : []),
    ...breaks.flatMap(({ most, look }) => [['<=', value, most], read(look)]),
    read(otherwise),
  ]);
}

type Choose = (read: (look: Look) => string | number) => readonly unknown[];

function choice(all: readonly Look[], choose: Choose): Looks {
  return {
    all,
    property(read) {
      const [first] = all;
      if (first === undefined) throw new Error('a renderer has a look');
      const value = read(first);
      return all.every((look) => read(look) === value) ? value : choose(read);
    },
  };
}
