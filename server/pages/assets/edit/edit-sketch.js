/*
 * A shape on a map that is drawn and changed: handles for its positions, smaller ones between them, by pointer, finger
 * or keyboard. Our own, because the drawing libraries for MapLibre refuse holes, parts and heights.
 */
import {
  drawingOf,
  insertPosition,
  midpointsOf,
  moveParts,
  positionAt,
  removePosition,
} from './edit-shape.js';

const SOURCE = 'sketch';
const COLOR = '#ff8a00';
const HANDLES = 'sketch-handles';
const MIDDLES = 'sketch-middles';
const BODY = ['sketch-area', 'sketch-line', 'sketch-point'];

/** Pixels around the pointer or finger within which a handle is hit. */
const REACH = { mouse: 5, touch: 16 };

const NOTHING = { type: 'FeatureCollection', features: [] };

/** Shape under edit on a map. */
export class Sketch {
  #map;
  #shape;
  #changed;
  #parts = [];
  #chosen;
  #isDrawing = false;
  #drag;

  /**
   * @param shape - `type`, `hasZ` and `hasM` of the layer's geometries
   * @param changed - called after each change of the shape or of the chosen position
   */
  constructor(map, shape, changed) {
    this.#map = map;
    this.#shape = shape;
    this.#changed = changed;
    map.addSource(SOURCE, { type: 'geojson', data: NOTHING });
    for (const layer of LAYERS) map.addLayer({ ...layer, source: SOURCE });
    map.on('mousedown', (event) => this.#take(event, REACH.mouse));
    map.on('touchstart', (event) => event.points.length === 1 && this.#take(event, REACH.touch));
    for (const name of ['mousemove', 'touchmove']) map.on(name, (event) => this.#pull(event));
    for (const name of ['mouseup', 'touchend', 'touchcancel']) map.on(name, () => this.#release());
    // The pointer may be let go outside of the map.
    window.addEventListener('mouseup', () => this.#release());
    map.on('remove', () => this.#release());
  }

  get parts() {
    return this.#parts;
  }

  get isDrawing() {
    return this.#isDrawing;
  }

  /** Position that keys and buttons change, `undefined` if there is none. */
  get chosen() {
    return this.#chosen && this.#parts[this.#chosen.part]?.[this.#chosen.at];
  }

  /** True while there is a shape. */
  get isOpen() {
    return this.#isDrawing || this.#parts.length > 0;
  }

  /** True if positions may be changed. */
  isFixed = false;

  /** Shows parts, whose handles can then be moved. */
  open(parts, { isFixed = false } = {}) {
    this.#parts = structuredClone(parts);
    this.isFixed = isFixed;
    this.#isDrawing = false;
    this.#chosen = undefined;
    this.#show();
  }

  /** Begins a new shape, to which positions are added. */
  draw() {
    this.#parts = [[]];
    this.isFixed = false;
    this.#isDrawing = true;
    this.#chosen = undefined;
    this.#show();
  }

  close() {
    this.#parts = [];
    this.#isDrawing = false;
    this.#chosen = undefined;
    this.#show();
  }

  /** Adds a position to the shape that is being drawn. */
  add({ lng, lat }) {
    this.#parts[0].push(positionAt([lng, lat], this.#shape));
    this.#show();
  }

  /** Removes the position that was added last. */
  takeBack() {
    this.#parts[0].pop();
    this.#show();
  }

  /** Ends drawing: from now on, the handles can be moved. */
  finish() {
    this.#isDrawing = false;
    this.#show();
  }

  /** Chooses the next position, or the one before. */
  step(by) {
    const all = this.#parts.flatMap((part, index) => part.map((_, at) => ({ part: index, at })));
    if (all.length === 0) return;
    const now = all.findIndex(({ part, at }) => part === this.#chosen?.part && at === this.#chosen?.at);
    const next = now === -1 ? (by > 0 ? 0 : all.length - 1) : (now + by + all.length) % all.length;
    this.#chosen = all[next];
    this.#show();
  }

  /** Moves the chosen position; without one, the first to the place and all others with it. */
  moveTo({ lng, lat }) {
    const position = this.chosen;
    if (position) position.splice(0, 2, lng, lat);
    else {
      const [x, y] = this.#parts[0][0];
      this.#parts = moveParts(this.#parts, [lng - x, lat - y]);
    }
    this.#show();
  }

  /** Puts a position behind the chosen one, and chooses it. */
  insertAt({ lng, lat }) {
    const { part, at } = this.#chosen;
    insertPosition(this.#parts, { part, after: at }, [lng, lat], this.#shape);
    this.#chosen = { part, at: at + 1 };
    this.#show();
  }

  /** Removes the chosen position. Returns false if the shape would be none without it. */
  removeChosen() {
    const isRemoved = removePosition(this.#parts, this.#chosen, this.#shape);
    if (isRemoved) this.#chosen = undefined;
    this.#show();
    return isRemoved;
  }

  /** True if the pointer is at the shape or at one of its handles. */
  isAt({ x, y }) {
    return this.isOpen && this.#hit({ x, y }, REACH.mouse, [HANDLES, MIDDLES, ...BODY]).length > 0;
  }

  #hit({ x, y }, reach, layers) {
    const box = [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ];
    return this.#map.queryRenderedFeatures(box, { layers });
  }

  #take(event, reach) {
    if (!this.isOpen || this.#isDrawing || this.isFixed) return;
    const hits = [[HANDLES], [MIDDLES], BODY].map((layers) => this.#hit(event.point, reach, layers)[0]);
    const hit = hits.find((found) => found !== undefined);
    if (hit === undefined) return;
    // The map stays where it is while the shape moves.
    event.preventDefault();
    const { kind, part, at } = hit.properties;
    if (kind === 'middle') {
      const { lng, lat } = event.lngLat;
      insertPosition(this.#parts, { part, after: at }, [lng, lat], this.#shape);
      this.#chosen = { part, at: at + 1 };
    } else this.#chosen = kind === 'handle' ? { part, at } : undefined;
    this.#drag = { from: event.lngLat, isWhole: kind === undefined };
    this.#show();
  }

  #pull({ lngLat, point }) {
    if (this.#drag === undefined) {
      if (this.isAt(point) && !this.isFixed) this.#map.getCanvas().style.cursor = 'move';
      return;
    }
    const moved = [lngLat.lng - this.#drag.from.lng, lngLat.lat - this.#drag.from.lat];
    this.#drag.from = lngLat;
    if (this.#drag.isWhole) this.#parts = moveParts(this.#parts, moved);
    else {
      const position = this.chosen;
      position.splice(0, 2, position[0] + moved[0], position[1] + moved[1]);
    }
    this.#show();
  }

  #release() {
    this.#drag = undefined;
  }

  #show() {
    const features = this.isOpen ? this.#features() : [];
    this.#map.getSource(SOURCE)?.setData({ type: 'FeatureCollection', features });
    this.#changed();
  }

  #features() {
    const at = (kind, [x, y], properties) => ({
      type: 'Feature',
      properties: { kind, ...properties },
      geometry: { type: 'Point', coordinates: [x, y] },
    });
    const handles = this.#parts.flatMap((part, index) =>
      part.map((position, place) =>
        at('handle', position, {
          part: index,
          at: place,
          isChosen: this.#chosen?.part === index && this.#chosen.at === place,
        }),
      ),
    );
    const middles = this.#isDrawing ? [] : midpointsOf(this.#parts, this.#shape);
    // An area is a line until it is closed.
    const isLine = this.#isDrawing && this.#shape.type === 'esriGeometryPolygon';
    const shape = isLine ? { type: 'esriGeometryPolyline' } : this.#shape;
    const body = { type: 'Feature', properties: {}, geometry: drawingOf(this.#parts, shape) };
    if (this.isFixed) return [body];
    return [
      body,
      ...middles.map(({ part, after, x, y }) => at('middle', [x, y], { part, at: after })),
      ...handles,
    ];
  }
}

const isBody = ['!', ['has', 'kind']];
const isOf = (...types) => ['in', ['geometry-type'], ['literal', types]];
const POINTS = ['Point', 'MultiPoint'];
const AREAS = ['Polygon', 'MultiPolygon'];

const LAYERS = [
  {
    id: 'sketch-area',
    type: 'fill',
    filter: ['all', isBody, isOf(...AREAS)],
    paint: { 'fill-color': COLOR, 'fill-opacity': 0.25 },
  },
  {
    id: 'sketch-line',
    type: 'line',
    filter: ['all', isBody, ['!', isOf(...POINTS)]],
    paint: { 'line-color': COLOR, 'line-width': 3 },
  },
  {
    id: 'sketch-point',
    type: 'circle',
    filter: ['all', isBody, isOf(...POINTS)],
    paint: { 'circle-color': COLOR, 'circle-radius': 8, 'circle-opacity': 0.4 },
  },
  {
    id: MIDDLES,
    type: 'circle',
    filter: ['==', ['get', 'kind'], 'middle'],
    paint: {
      'circle-color': '#fff',
      'circle-radius': 4,
      'circle-stroke-color': COLOR,
      'circle-stroke-width': 1.5,
    },
  },
  {
    id: HANDLES,
    type: 'circle',
    filter: ['==', ['get', 'kind'], 'handle'],
    paint: {
      'circle-color': ['case', ['==', ['get', 'isChosen'], true], COLOR, '#fff'],
      'circle-radius': 6,
      'circle-stroke-color': COLOR,
      'circle-stroke-width': 2.5,
    },
  },
];
