import { PbfWriter } from 'pbf';
import type { Field, FieldType } from '../../model/layer.js';
import type { PlainValue } from '../../query/pbf/write-value.js';
import { TILE_UNITS } from '../plan/tile-grid.js';
import type { Drawing } from './draw-shape.js';

/*
 * A layer of a vector tile (https://github.com/mapbox/vector-tile-spec, version 2.1). The numbers are those of the
 * members of its messages.
 */

/** An attribute of a feature. */
export interface TileAttribute {
  readonly name: string;
  readonly type: Field['type'];
  readonly value: PlainValue;
}

export interface TileFeature {
  readonly id: number;
  readonly attributes: readonly TileAttribute[];
  readonly drawing: Drawing;
}

const KINDS = { points: 1, lines: 2, polygons: 3 } as const;
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7];
const VERSION = 2;

/** Writes the features of one layer of a tile. */
export class LayerWriter {
  readonly #name: string;
  readonly #features = new PbfWriter();
  readonly #keys = new Indexed<string>();
  readonly #values = new Indexed<Value>();
  #count = 0;

  constructor(name: string) {
    this.#name = name;
  }

  get count(): number {
    return this.#count;
  }

  /** Approximate bytes so far. */
  get bytes(): number {
    return this.#features.pos + this.#values.bytes + this.#keys.bytes;
  }

  add({ id, attributes, drawing }: TileFeature): void {
    const tags: number[] = [];
    for (const { name, type, value } of attributes) {
      if (value === null) continue;
      tags.push(this.#keys.indexOf(name, name, name.length), this.#indexOf(type, value));
    }
    const geometry = commandsOf(drawing);
    this.#features.writeMessage(
      2,
      (_, pbf) => {
        pbf.writeVarintField(1, id);
        pbf.writePackedVarint(2, tags);
        pbf.writeVarintField(3, KINDS[drawing.kind]);
        pbf.writePackedVarint(4, geometry);
      },
      undefined,
    );
    this.#count += 1;
  }

  /** The tile with this layer alone; empty without features. Tiles are joined by writing them one after another. */
  finish(): Buffer {
    if (this.#count === 0) return Buffer.alloc(0);
    const head = new PbfWriter();
    head.writeVarintField(15, VERSION);
    head.writeStringField(1, this.#name);
    const foot = new PbfWriter();
    for (const key of this.#keys.all) foot.writeStringField(3, key);
    for (const value of this.#values.all) foot.writeMessage(4, writeValue, value);
    foot.writeVarintField(5, TILE_UNITS);
    const pieces = [head.finish(), this.#features.finish(), foot.finish()];
    const tile = new PbfWriter();
    tile.writeTag(3, 2);
    tile.writeVarint(pieces.reduce((bytes, piece) => bytes + piece.length, 0));
    return Buffer.concat([tile.finish(), ...pieces]);
  }

  #indexOf(type: FieldType, value: string | number): number {
    const typed = typedValue(type, value);
    return this.#values.indexOf(`${typed.kind} ${String(typed.value)}`, typed, String(value).length);
  }
}

/** Items by their first use, each once. */
class Indexed<Item> {
  readonly all: Item[] = [];
  readonly #indexes = new Map<string, number>();
  bytes = 0;

  indexOf(key: string, item: Item, length: number): number {
    const known = this.#indexes.get(key);
    if (known !== undefined) return known;
    const index = this.all.push(item) - 1;
    this.#indexes.set(key, index);
    this.bytes += length + 4;
    return index;
  }
}

type Value =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'whole'; readonly value: bigint | number };

const WHOLE: ReadonlySet<FieldType> = new Set([
  'esriFieldTypeOID',
  'esriFieldTypeSmallInteger',
  'esriFieldTypeInteger',
  'esriFieldTypeBigInteger',
  'esriFieldTypeDate',
]);
const DOUBLE: ReadonlySet<FieldType> = new Set(['esriFieldTypeSingle', 'esriFieldTypeDouble']);

/** Integers of 64 bits come as text. */
function typedValue(type: FieldType, value: string | number): Value {
  if (DOUBLE.has(type)) return { kind: 'double', value: Number(value) };
  if (!WHOLE.has(type)) return { kind: 'text', value: String(value) };
  const number = Number(value);
  return {
    kind: 'whole',
    value: Number.isSafeInteger(number) && Math.abs(number) < 2 ** 51 ? number : BigInt(value),
  };
}

/** As PostGIS: whole numbers without a sign, or zigzag where they are negative. */
function writeValue(typed: Value, pbf: PbfWriter): void {
  switch (typed.kind) {
    case 'text':
      pbf.writeStringField(1, typed.value);
      return;
    case 'double':
      pbf.writeDoubleField(3, typed.value);
      return;
    case 'whole': {
      const { value } = typed;
      if (typeof value === 'bigint') {
        pbf.writeTag(value < 0n ? 6 : 5, 0);
        writeVarint64(value < 0n ? -2n * value - 1n : value, pbf);
      } else if (value < 0) pbf.writeSVarintField(6, value);
      else pbf.writeVarintField(5, value);
    }
  }
}

/** Writes all 64 bits; `pbf` itself takes numbers, which are exact to 53 bits. */
function writeVarint64(value: bigint, pbf: PbfWriter): void {
  let left = value;
  pbf.realloc(10);
  do {
    const low = Number(left & 0x7fn);
    left >>= 7n;
    pbf.buf[pbf.pos] = left === 0n ? low : low | 0x80;
    pbf.pos += 1;
  } while (left !== 0n);
}

function commandsOf({ kind, parts }: Drawing): number[] {
  const commands: number[] = [];
  let [lastX, lastY] = [0, 0];
  const move = (part: readonly number[], from: number, to: number): void => {
    for (let at = from; at < to; at += 2) {
      const [x, y] = [part[at] ?? 0, part[at + 1] ?? 0];
      commands.push(zigzag(x - lastX), zigzag(y - lastY));
      [lastX, lastY] = [x, y];
    }
  };
  for (const part of parts) {
    const count = part.length / 2;
    if (kind === 'points') {
      commands.push(command(MOVE_TO, count));
      move(part, 0, part.length);
      continue;
    }
    commands.push(command(MOVE_TO, 1));
    move(part, 0, 2);
    commands.push(command(LINE_TO, count - 1));
    move(part, 2, part.length);
    if (kind === 'polygons') commands.push(command(CLOSE_PATH, 1));
  }
  return commands;
}

const command = (id: number, count: number): number => (id & 0x7) | (count << 3);
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
