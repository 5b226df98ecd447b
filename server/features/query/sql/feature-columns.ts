import { column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import { ABSENT } from '../geometry/read-wkb.js';
import type { QueryPlan } from '../query-plan.js';
import type { Attribute } from './attribute-columns.js';
import { sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** What is left open in the text of a feature, for the reader of the row to fill in. */
export type Hole =
  /** The next of the numbers, which is the attribute `name`. */
  | { readonly kind: 'number'; readonly name: string }
  /** A point's place, which is the next two numbers, the next of the shapes, or a GeoJSON geometry that stands there, empty for none. */
  | { readonly kind: 'position' | 'geometry' | 'geoJson' };

/** How many numbers go into a hole. */
export function numbersIn({ kind }: Hole): number {
  if (kind === 'position') return 2;
  return kind === 'number' ? 1 : 0;
}

/** Stands for a hole, on both sides of a GeoJSON geometry, and after a feature. JSON writes the character itself in another way. */
export const SEPARATOR = '\u0001';

/** Columns of features, of which those of several can be joined. */
export interface FeatureColumns {
  /** Of each feature, in their order. */
  readonly holes: readonly Hole[];
  /** `_text`, and for the holes that are filled from them `_numbers` and `_shapes`. */
  readonly columns: readonly Fragment[];
  /** The same of all rows together, in their order, as one row. */
  readonly joined: readonly Fragment[];
}

interface Writing {
  readonly dialect: Pick<Dialect, 'quote'>;
  readonly query: QueryDialect;
  /** Of the features; absent of groups. */
  readonly id?: Fragment | undefined;
  /** Of the features; absent where they show none. */
  readonly geometry?: GeometryColumn | undefined;
}

/** Well-known binary, x and y of a point as 16 bytes, or GeoJSON. */
export interface GeometryColumn {
  readonly kind: Exclude<Hole['kind'], 'number'>;
  readonly value: Fragment;
}

/**
 * Features as the database writes them, in Esri JSON but for GeoJSON: far quicker than a column for each value. For
 * protocol buffers, integers of 64 bits are text.
 */
export function featureColumns(
  { format }: Pick<QueryPlan, 'format'>,
  attributes: readonly Attribute[],
  { dialect, query, id, geometry }: Writing,
): FeatureColumns {
  const draft = new Draft(query);
  if (format === 'geojson') {
    draft.addWords('{"type":"Feature",');
    if (id !== undefined) {
      draft.addWords('"id":');
      draft.addText(sql`CAST(${id} AS text)`);
      draft.addWords(',');
    }
    draft.addWords('"geometry":');
    draft.addGeometry(geometry);
    draft.addWords(',"properties":{');
    draft.addAttributes(attributes);
    draft.addWords('}}');
  } else {
    draft.addWords('{"attributes":{');
    draft.addAttributes(format === 'pbf' ? attributes.map(toExact) : attributes);
    draft.addWords('}');
    if (geometry !== undefined) {
      draft.addWords(',"geometry":');
      draft.addGeometry(geometry);
    }
    draft.addWords('}');
  }
  return draft.columns(dialect);
}

/** JSON is read back with numbers that are exact to 2^53. */
function toExact({ field, value }: Attribute): Attribute {
  if (field.type !== 'esriFieldTypeBigInteger') return { field, value };
  return { field: { name: field.name, type: 'esriFieldTypeString' }, value: sql`CAST(${value} AS text)` };
}

class Draft {
  readonly #query: QueryDialect;
  readonly #holes: Hole[] = [];
  readonly #texts: Fragment[] = [];
  readonly #numbers: Fragment[] = [];
  #shape: Fragment | undefined;
  #words = '';

  constructor(query: QueryDialect) {
    this.#query = query;
  }

  addWords(words: string): void {
    this.#words += words;
  }

  addText(text: Fragment): void {
    if (this.#words !== '') this.#texts.push(this.#query.words(this.#words));
    this.#words = '';
    this.#texts.push(text);
  }

  addGeometry(geometry: GeometryColumn | undefined): void {
    if (geometry === undefined) {
      this.addWords('null');
      return;
    }
    const { kind, value } = geometry;
    this.#addHole({ kind });
    switch (kind) {
      case 'position':
        this.#numbers.push(this.#query.bytesOr(value, NO_POSITION));
        return;
      case 'geometry':
        this.#shape = this.#query.bytesOr(value, Buffer.of(ABSENT));
        return;
      case 'geoJson':
        this.addText(sql`coalesce(${value}, '')`);
        this.addWords(SEPARATOR);
    }
  }

  /** The members of an object, in this order. */
  addAttributes(attributes: readonly Attribute[]): void {
    for (const [index, { field, value }] of attributes.entries()) {
      this.addWords(`${index === 0 ? '' : ','}${JSON.stringify(field.name)}:`);
      const number = this.#query.doubleBytes(field, value);
      if (number === undefined) {
        this.addText(this.#query.json(field, value));
      } else {
        this.#addHole({ kind: 'number', name: field.name });
        this.#numbers.push(this.#query.bytesOr(number, NO_NUMBER));
      }
    }
  }

  columns(dialect: Pick<Dialect, 'quote'>): FeatureColumns {
    const text = column(dialect, '_text');
    const query = this.#query;
    this.addText(query.words(SEPARATOR));
    const ownText = query.concatenate(this.#texts);
    const columns = [sql`${ownText} AS ${text}`];
    // Written where they are joined: a SELECT between takes a fourth more on SQLite.
    const joined = [sql`${query.longText(query.joinText(ownText, query.words(',')))} AS ${text}`];
    const add = (bytes: Fragment, name: '_numbers' | '_shapes'): void => {
      columns.push(sql`${bytes} AS ${column(dialect, name)}`);
      joined.push(sql`${query.joinBytes(bytes)} AS ${column(dialect, name)}`);
    };
    // All in one: a column for each would take longer.
    if (this.#numbers.length > 0) add(query.concatenateBytes(this.#numbers), '_numbers');
    if (this.#shape !== undefined) add(this.#shape, '_shapes');
    return { holes: this.#holes, columns, joined };
  }

  #addHole(hole: Hole): void {
    this.#holes.push(hole);
    this.addWords(SEPARATOR);
  }
}

/** As the bytes have it: what is no number stands for none. */
const NO_POSITION = Buffer.alloc(16);
NO_POSITION.writeDoubleLE(NaN, 0);
NO_POSITION.writeDoubleLE(NaN, 8);
const NO_NUMBER = NO_POSITION.subarray(0, 8);
