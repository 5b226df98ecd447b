import { column, type Dialect, type Fragment } from '../../../storage/sql/dialect.js';
import { ABSENT } from '../geometry/read-wkb.js';
import type { QueryPlan } from '../plan/query-plan.js';
import type { Attribute } from './attribute-columns.js';
import { sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** Gap in the text of a feature, for the reader of the row to fill in. */
export type TemplateSlot =
  /** Next double, which is the attribute `name`. */
  | { readonly kind: 'number'; readonly name: string }
  /** Constant text; then `value`, the next value of the list that is the text of a feature. */
  | { readonly kind: 'words'; readonly words: string }
  | { readonly kind: 'value' }
  /**
   * Geometry: the next two doubles as a position, the next of the shapes, or GeoJSON within the text, empty
   * for none.
   */
  | { readonly kind: 'position' | 'geometry' | 'geoJson' };

/** Counts the numbers that go into a slot. */
export function numbersIn({ kind }: TemplateSlot): number {
  if (kind === 'position') return 2;
  return kind === 'number' ? 1 : 0;
}

/**
 * Marks a slot, surrounds a GeoJSON geometry, and ends a feature; separates lists. It cannot occur in JSON
 * text, where the character is escaped.
 */
export const SEPARATOR = '\u0001';

export interface FeatureColumns {
  /** Slots of each feature, in order. */
  readonly slots: readonly TemplateSlot[];
  /** `_text`, and for slots that need them, `_numbers` and `_shapes`. */
  readonly columns: readonly Fragment[];
}

/** Columns with one feature per row, or with all features joined in one row. */
interface FeatureSelects {
  readonly single: FeatureColumns;
  readonly joined: FeatureColumns;
}

interface Writing {
  readonly dialect: Pick<Dialect, 'quote'>;
  readonly query: QueryDialect;
  /** Object id of the features; absent for groups. */
  readonly id?: Fragment | undefined;
  /** Geometry of the features; absent if they show none. */
  readonly geometry?: GeometryColumn | undefined;
}

/** Geometry as WKB, as 16 bytes with x and y of a point, or as GeoJSON. */
export interface GeometryColumn {
  readonly kind: Exclude<TemplateSlot['kind'], 'number' | 'words' | 'value'>;
  readonly value: Fragment;
}

/**
 * Builds columns in which the database writes whole features, in Esri JSON or GeoJSON; much faster than a
 * column per value. Protocol buffers get 64-bit integers as text.
 */
export function featureColumns(
  { format }: Pick<QueryPlan, 'format'>,
  attributes: readonly Attribute[],
  { dialect, query, id, geometry }: Writing,
): FeatureSelects {
  const draft = new Draft(query);
  if (format === 'geojson') {
    draft.addWords('{"type":"Feature",');
    if (id !== undefined) {
      draft.addWords('"id":');
      draft.addValue(sql`CAST(${id} AS text)`, { field: ID, value: id });
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
  return {
    single: draft.single(dialect),
    joined: (format === 'pbf' ? undefined : draft.listed(dialect)) ?? draft.joined(dialect),
  };
}

const ID: Attribute['field'] = { name: '', type: 'esriFieldTypeOID' };

/** The JSON is parsed again, where numbers are exact only to 2^53. */
function toExact({ field, value }: Attribute): Attribute {
  if (field.type !== 'esriFieldTypeBigInteger') return { field, value };
  return { field: { name: field.name, type: 'esriFieldTypeString' }, value: sql`CAST(${value} AS text)` };
}

/** Piece of the text of a feature. */
type Piece = string | { readonly text: Fragment; readonly listed?: Attribute } | TemplateSlot;

class Draft {
  readonly #query: QueryDialect;
  readonly #pieces: Piece[] = [];
  readonly #numbers: Fragment[] = [];
  #shape: Fragment | undefined;

  constructor(query: QueryDialect) {
    this.#query = query;
  }

  addWords(words: string): void {
    const last = this.#pieces.at(-1);
    if (typeof last === 'string') this.#pieces[this.#pieces.length - 1] = last + words;
    else this.#pieces.push(words);
  }

  /** @param text - the value as JSON */
  addValue(text: Fragment, listed: Attribute): void {
    this.#pieces.push({ text, listed });
  }

  addGeometry(geometry: GeometryColumn | undefined): void {
    if (geometry === undefined) {
      this.addWords('null');
      return;
    }
    const { kind, value } = geometry;
    this.#pieces.push({ kind });
    switch (kind) {
      case 'position':
        this.#numbers.push(this.#query.bytesOr(value, NO_POSITION));
        return;
      case 'geometry':
        this.#shape = this.#query.bytesOr(value, Buffer.of(ABSENT));
        return;
      case 'geoJson':
        this.#pieces.push({ text: sql`coalesce(${value}, '')` }, SEPARATOR);
    }
  }

  /** Adds the members of an object, in this order. */
  addAttributes(attributes: readonly Attribute[]): void {
    for (const [index, attribute] of attributes.entries()) {
      const { field, value } = attribute;
      this.addWords(`${index === 0 ? '' : ','}${JSON.stringify(field.name)}:`);
      const number = this.#query.doubleBytes(field, value);
      if (number === undefined) {
        this.addValue(this.#query.json(field, value), attribute);
      } else {
        this.#pieces.push({ kind: 'number', name: field.name });
        this.#numbers.push(this.#query.bytesOr(number, NO_NUMBER));
      }
    }
  }

  single(dialect: Pick<Dialect, 'quote'>): FeatureColumns {
    const columns = [sql`${this.#text()} AS ${column(dialect, '_text')}`];
    // A single column, since one per number is slower.
    if (this.#numbers.length > 0)
      columns.push(sql`${this.#query.concatenateBytes(this.#numbers)} AS ${column(dialect, '_numbers')}`);
    if (this.#shape !== undefined) columns.push(sql`${this.#shape} AS ${column(dialect, '_shapes')}`);
    return { slots: this.#slots(), columns };
  }

  joined(dialect: Pick<Dialect, 'quote'>): FeatureColumns {
    // Build the text where it is joined, since an intermediate SELECT is slower on SQLite.
    return { slots: this.#slots(), columns: this.#join(this.#text(), ',', dialect) };
  }

  /**
   * Builds each row as a list of its values, for features without geometries other than positions;
   * `undefined` if that is not possible.
   */
  listed(dialect: Pick<Dialect, 'quote'>): FeatureColumns | undefined {
    const values: Attribute[] = [];
    const slots: TemplateSlot[] = [];
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') {
        slots.push({ kind: 'words', words: piece });
      } else if (!('kind' in piece)) {
        if (piece.listed === undefined) return undefined;
        values.push(piece.listed);
        slots.push({ kind: 'value' });
      } else {
        if (piece.kind !== 'number' && piece.kind !== 'position') return undefined;
        slots.push(piece);
      }
    }
    const list = values.length === 0 ? undefined : this.#query.list(values);
    return list && { slots, columns: this.#join(list, SEPARATOR, dialect) };
  }

  #join(text: Fragment, separator: string, dialect: Pick<Dialect, 'quote'>): Fragment[] {
    const query = this.#query;
    const joined = query.longText(query.joinText(text, query.words(separator)));
    const columns = [sql`${joined} AS ${column(dialect, '_text')}`];
    if (this.#numbers.length > 0)
      columns.push(sql`${query.joinBytes(this.#numbers)} AS ${column(dialect, '_numbers')}`);
    if (this.#shape !== undefined)
      columns.push(sql`${query.joinBytes([this.#shape])} AS ${column(dialect, '_shapes')}`);
    return columns;
  }

  #slots(): TemplateSlot[] {
    return this.#pieces.filter(
      (piece): piece is TemplateSlot => typeof piece === 'object' && 'kind' in piece,
    );
  }

  /** Concatenates the text of a feature, with a separator for each slot and at the end. */
  #text(): Fragment {
    const texts: Fragment[] = [];
    let words = '';
    const addText = (text: Fragment): void => {
      if (words !== '') texts.push(this.#query.words(words));
      words = '';
      texts.push(text);
    };
    for (const piece of this.#pieces) {
      if (typeof piece === 'string') words += piece;
      else if ('kind' in piece) words += SEPARATOR;
      else addText(piece.text);
    }
    addText(this.#query.words(SEPARATOR));
    return this.#query.concatenate(texts);
  }
}

/** Bytes of a missing position: NaN. */
const NO_POSITION = Buffer.alloc(16);
NO_POSITION.writeDoubleLE(NaN, 0);
NO_POSITION.writeDoubleLE(NaN, 8);
const NO_NUMBER = NO_POSITION.subarray(0, 8);
