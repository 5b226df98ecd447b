import { column, type Dialect, type Fragment } from '../../../storage/dialect.js';
import { ABSENT } from '../geometry/read-wkb.js';
import type { QueryPlan } from '../query-plan.js';
import type { Attribute } from './attribute-columns.js';
import { join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/**
 * What the text of a feature is made of, in this order: words that are the same for all features, and what each brings
 * along in its texts and bytes.
 */
export type Slot =
  | { readonly kind: 'words'; readonly words: string }
  /** A text as it stands. */
  | { readonly kind: 'text' }
  /** A text that is a JSON object, of which the members are wanted. */
  | { readonly kind: 'members' }
  /** A number of the bytes. */
  | { readonly kind: 'number' }
  /** A text that is a GeoJSON geometry, or empty for none. */
  | { readonly kind: 'geoJson' }
  /** A geometry of the bytes. */
  | { readonly kind: 'geometry' };

/** Stands between texts. JSON writes the character itself in another way. */
export const SEPARATOR = '\u0001';

/** Columns of features, and how their texts become those of the reply. */
export interface FeatureColumns {
  readonly slots: readonly Slot[];
  /** `_text`, the texts with separators between, and `_bytes`, where there are any. */
  readonly columns: readonly Fragment[];
  /** The same columns for all rows of a SELECT of `columns` together, as one row. */
  readonly joined: readonly Fragment[];
}

interface Writing {
  readonly dialect: Pick<Dialect, 'quote'>;
  readonly query: QueryDialect;
  /** Of the features; absent of groups. */
  readonly id?: Fragment | undefined;
  /** Of the features; absent where they show none. */
  readonly geometry?: GeometryColumns | undefined;
}

interface GeometryColumns {
  readonly wkb: Fragment;
  /** The same as GeoJSON, of use where it is there. */
  readonly text: Fragment | undefined;
}

/** Features as the database writes them: far quicker than a column for each value. */
export function featureColumns(
  { format }: Pick<QueryPlan, 'format'>,
  attributes: readonly Attribute[],
  { dialect, query, id, geometry }: Writing,
): FeatureColumns {
  const draft = new Draft(query);
  if (format === 'geojson') {
    draft.addWords('{"type":"Feature",');
    if (id !== undefined)
      draft
        .addWords('"id":')
        .addText(sql`CAST(${id} AS text)`)
        .addWords(',');
    draft.addWords('"geometry":').addGeometry(geometry).addWords(',"properties":{');
    draft.addAttributes(attributes).addWords('}}');
  } else {
    draft.addWords('{"attributes":{').addAttributes(attributes).addWords('}');
    if (geometry !== undefined) draft.addWords(',"geometry":').addGeometry(geometry);
    draft.addWords('}');
  }
  return draft.columns(dialect);
}

// SQLite takes a thousand arguments for a function, which are two for each of these.
const MAX_MEMBERS = 50;

class Draft {
  readonly #query: QueryDialect;
  readonly #slots: Slot[] = [];
  readonly #texts: Fragment[] = [];
  readonly #bytes: Fragment[] = [];

  constructor(query: QueryDialect) {
    this.#query = query;
  }

  addWords(words: string): this {
    const last = this.#slots.at(-1);
    if (last?.kind === 'words') {
      this.#slots.pop();
      this.#slots.push({ kind: 'words', words: last.words + words });
    } else this.#slots.push({ kind: 'words', words });
    return this;
  }

  addText(text: Fragment): this {
    this.#slots.push({ kind: 'text' });
    this.#texts.push(text);
    return this;
  }

  addGeometry(geometry: GeometryColumns | undefined): this {
    if (geometry === undefined) return this.addWords('null');
    const { wkb, text } = geometry;
    this.#slots.push({ kind: text === undefined ? 'geometry' : 'geoJson' });
    if (text === undefined) this.#bytes.push(this.#query.bytesOr(wkb, Buffer.of(ABSENT)));
    else this.#texts.push(sql`coalesce(${text}, '')`);
    return this;
  }

  /** Numbers that stand in the bytes come last, so that all others are one object: JSON knows no order of members. */
  addAttributes(attributes: readonly Attribute[]): this {
    const numbers: (readonly [name: string, bytes: Fragment])[] = [];
    const others = attributes.filter(({ field, value }) => {
      const bytes = this.#query.numberBytes(field, value);
      if (bytes !== undefined) numbers.push([field.name, bytes]);
      return bytes === undefined;
    });
    let comma = '';
    for (let start = 0; start < others.length; start += MAX_MEMBERS) {
      if (comma !== '') this.addWords(comma);
      this.#slots.push({ kind: 'members' });
      this.#texts.push(this.#query.jsonObject(others.slice(start, start + MAX_MEMBERS)));
      comma = ',';
    }
    for (const [name, bytes] of numbers) {
      this.addWords(`${comma}${JSON.stringify(name)}:`);
      this.#slots.push({ kind: 'number' });
      this.#bytes.push(this.#query.bytesOr(bytes, Buffer.of(ABSENT)));
      comma = ',';
    }
    return this;
  }

  columns(dialect: Pick<Dialect, 'quote'>): FeatureColumns {
    const [text, bytes] = [column(dialect, '_text'), column(dialect, '_bytes')];
    // One text at least, lest nothing tells how many features there are.
    if (this.#texts.length === 0) this.addText(this.#query.literal('text', ''));
    const separator = this.#query.literal('text', SEPARATOR);
    const texts = this.#texts.flatMap((own, index) => (index === 0 ? [own] : [separator, own]));
    const columns = [sql`${join(texts, ' || ')} AS ${text}`];
    const joined = [sql`${this.#query.joinText(text, separator)} AS ${text}`];
    if (this.#bytes.length > 0) {
      columns.push(sql`${this.#query.asBytes(join(this.#bytes, ' || '))} AS ${bytes}`);
      joined.push(sql`${this.#query.joinBytes(bytes)} AS ${bytes}`);
    }
    return { slots: this.#slots, columns, joined };
  }
}
