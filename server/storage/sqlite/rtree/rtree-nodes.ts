/** Bounding boxes in an R*Tree's format: four 32-bit ordinates each, rounded outward. */
export class BoxList {
  #ids: Float64Array;
  /** xmin, xmax, ymin and ymax of each box. */
  #ordinates: Float32Array;
  #count = 0;

  constructor(capacity = 1024) {
    this.#ids = new Float64Array(capacity);
    this.#ordinates = new Float32Array(capacity * 4);
  }

  get count(): number {
    return this.#count;
  }

  id(index: number): number {
    return this.#ids[index] ?? 0;
  }

  /** @param side - 0 xmin, 1 xmax, 2 ymin, 3 ymax. */
  ordinate(index: number, side: number): number {
    return this.#ordinates[index * 4 + side] ?? 0;
  }

  /** Adds a box with exact ordinates, which are rounded outward. */
  add(id: number, xmin: number, xmax: number, ymin: number, ymax: number): void {
    this.addRounded(id, roundDown(xmin), roundUp(xmax), roundDown(ymin), roundUp(ymax));
  }

  /** Adds a box whose ordinates are already 32-bit numbers. */
  addRounded(id: number, xmin: number, xmax: number, ymin: number, ymax: number): void {
    if (this.#count === this.#ids.length) this.#grow();
    const at = this.#count * 4;
    this.#ids[this.#count] = id;
    this.#ordinates[at] = xmin;
    this.#ordinates[at + 1] = xmax;
    this.#ordinates[at + 2] = ymin;
    this.#ordinates[at + 3] = ymax;
    this.#count += 1;
  }

  clear(): void {
    this.#count = 0;
  }

  /** Returns the indexes in spatial order, along a Hilbert curve over the boxes' centres. */
  inHilbertOrder(): Uint32Array {
    const [x0, width] = this.#span(0);
    const [y0, height] = this.#span(2);
    // Combine position on the curve and index into one sortable number.
    const keys = new Float64Array(this.#count);
    for (let index = 0; index < this.#count; index += 1) {
      const x = ((this.ordinate(index, 0) + this.ordinate(index, 1)) / 2 - x0) / width;
      const y = ((this.ordinate(index, 2) + this.ordinate(index, 3)) / 2 - y0) / height;
      keys[index] = hilbert(toCell(x), toCell(y)) * INDEX_ROOM + index;
    }
    keys.sort();
    const order = new Uint32Array(keys.length);
    for (let place = 0; place < keys.length; place += 1) order[place] = (keys[place] ?? 0) % INDEX_ROOM;
    return order;
  }

  #span(side: 0 | 2): [from: number, length: number] {
    let from = Infinity;
    let to = -Infinity;
    for (let index = 0; index < this.#count; index += 1) {
      from = Math.min(from, this.ordinate(index, side));
      to = Math.max(to, this.ordinate(index, side + 1));
    }
    return [from, to > from ? to - from : 1];
  }

  #grow(): void {
    const [ids, ordinates] = [this.#ids, this.#ordinates];
    this.#ids = new Float64Array(ids.length * 2);
    this.#ids.set(ids);
    this.#ordinates = new Float32Array(ordinates.length * 2);
    this.#ordinates.set(ordinates);
  }
}

const HILBERT_BITS = 14;
const CELLS = 2 ** HILBERT_BITS;
/** Limit of indexes that fit beside a curve position in the 53 bits of a double. */
const INDEX_ROOM = 2 ** 25;

function toCell(share: number): number {
  return share >= 1 ? CELLS - 1 : share > 0 ? Math.floor(share * CELLS) : 0;
}

/** Returns the position of a cell on the Hilbert curve. */
function hilbert(cellX: number, cellY: number): number {
  let x = cellX;
  let y = cellY;
  let place = 0;
  for (let side = CELLS >> 1; side > 0; side >>= 1) {
    const right = (x & side) > 0 ? 1 : 0;
    const upper = (y & side) > 0 ? 1 : 0;
    place += side * side * ((3 * right) ^ upper);
    if (upper === 0) {
      if (right === 1) {
        x = CELLS - 1 - x;
        y = CELLS - 1 - y;
      }
      const swapped = x;
      x = y;
      y = swapped;
    }
  }
  return place;
}

// Round as SQLite does: to the next 32-bit number outward, or one beyond it.
const TOWARDS_ZERO = 1 - 1 / 8_388_608;
const AWAY_FROM_ZERO = 1 + 1 / 8_388_608;

function roundDown(value: number): number {
  const rounded = Math.fround(value);
  return rounded > value ? Math.fround(value * (value < 0 ? AWAY_FROM_ZERO : TOWARDS_ZERO)) : rounded;
}

function roundUp(value: number): number {
  const rounded = Math.fround(value);
  return rounded < value ? Math.fround(value * (value < 0 ? TOWARDS_ZERO : AWAY_FROM_ZERO)) : rounded;
}

const HEADER_BYTES = 4;
const CELL_BYTES = 24;

/** Level of an R*Tree: consecutive nodes, each of `nodeBytes`. */
export interface PackedLevel {
  readonly nodes: Buffer;
  /** Number of the first node; the others follow consecutively. */
  readonly firstNode: number;
  /** Node of each packed box, in the order of the list. */
  readonly nodeOf: Uint32Array;
  /** Bounding boxes of the nodes, to be packed into the level above. */
  readonly boxes: BoxList;
}

/** Returns the number of boxes in a node. */
export function nodeCapacity(nodeBytes: number): number {
  return Math.floor((nodeBytes - HEADER_BYTES) / CELL_BYTES);
}

/** Packs boxes in spatial order into as few nodes as possible, filled about equally. */
export function packLevel(
  boxes: BoxList,
  { nodeBytes, firstNode }: { readonly nodeBytes: number; readonly firstNode: number },
): PackedLevel {
  const order = boxes.inHilbertOrder();
  const nodeCount = Math.ceil(boxes.count / nodeCapacity(nodeBytes));
  const nodes = Buffer.alloc(nodeCount * nodeBytes);
  const view = new DataView(nodes.buffer, nodes.byteOffset, nodes.byteLength);
  const nodeOf = new Uint32Array(boxes.count);
  const above = new BoxList(nodeCount);
  for (let node = 0; node < nodeCount; node += 1) {
    const first = Math.floor((node * boxes.count) / nodeCount);
    const end = Math.floor(((node + 1) * boxes.count) / nodeCount);
    let at = node * nodeBytes;
    view.setUint16(at + 2, end - first);
    at += HEADER_BYTES;
    let [xmin, xmax, ymin, ymax] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let place = first; place < end; place += 1, at += CELL_BYTES) {
      const index = order[place] ?? 0;
      writeCell(view, at, boxes, index);
      nodeOf[index] = firstNode + node;
      xmin = Math.min(xmin, boxes.ordinate(index, 0));
      xmax = Math.max(xmax, boxes.ordinate(index, 1));
      ymin = Math.min(ymin, boxes.ordinate(index, 2));
      ymax = Math.max(ymax, boxes.ordinate(index, 3));
    }
    above.addRounded(firstNode + node, xmin, xmax, ymin, ymax);
  }
  return { nodes, firstNode, nodeOf, boxes: above };
}

/** Packs boxes that fit into one node as the root. @param depth - levels below it. */
export function packRoot(boxes: BoxList, nodeBytes: number, depth: number): Buffer {
  const node = Buffer.alloc(nodeBytes);
  const view = new DataView(node.buffer, node.byteOffset, node.byteLength);
  view.setUint16(0, depth);
  view.setUint16(2, boxes.count);
  for (let index = 0; index < boxes.count; index += 1) {
    writeCell(view, HEADER_BYTES + index * CELL_BYTES, boxes, index);
  }
  return node;
}

/** Returns the number of levels below a root node. */
export function readDepth(root: Buffer): number {
  return root.readUInt16BE(0);
}

/** Adds the entries of a node to a list. */
export function readNode(node: Buffer, into: BoxList): void {
  const count = node.readUInt16BE(2);
  for (let index = 0, at = HEADER_BYTES; index < count; index += 1, at += CELL_BYTES) {
    const side = (number: number): number => node.readFloatBE(at + 8 + number * 4);
    into.addRounded(Number(node.readBigInt64BE(at)), side(0), side(1), side(2), side(3));
  }
}

function writeCell(view: DataView, at: number, boxes: BoxList, index: number): void {
  const id = boxes.id(index);
  view.setInt32(at, Math.floor(id / 2 ** 32));
  view.setUint32(at + 4, id % 2 ** 32);
  for (let side = 0; side < 4; side += 1) view.setFloat32(at + 8 + side * 4, boxes.ordinate(index, side));
}
