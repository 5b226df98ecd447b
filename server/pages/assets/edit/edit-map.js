/* Adds, moves and deletes features of a layer on a map, each with its attributes. */
import { clearFaults, runForm, showFaults } from './api-form.js';
import { addFeature, deleteFeature, isStale, readFeature, updateFeature } from './edit-feature.js';
import { faultOf, geometryOf, orient, partsOf, SHAPE_NAMES, unwrap } from './edit-shape.js';
import { Sketch } from './edit-sketch.js';
import { changedValues, newValues, showValues } from './edit-values.js';
import { CallError, getJson } from './feature-calls.js';
import { canDrawMaps, createMap } from './map.js';
import { nameOf } from './map-attributes.js';
import { SOURCE } from './map-style.js';
import { openTiles } from './map-tiles.js';

/** Pixels around the pointer within which a feature is hit. */
const REACH = 4;

/** More positions than these would make the map slow. */
const MAX_POSITIONS = 5000;

const place = document.querySelector('#map-editor');
const element = (id) => place.querySelector(`#${id}`);
const { layer: address } = place.dataset;
const edits = place.dataset.edits.split(',');
const form = element('feature');
const status = element('edit-status');
const tell = (text) => {
  status.textContent = text;
};

start().catch((error) => tell(`The layer cannot be edited here: ${error.message}`));

async function start() {
  const frame = place.querySelector('.map');
  if (!canDrawMaps())
    throw new Error('the map needs WebGL 2, which this browser does not have or has turned off.');
  const metadata = await getJson(`${address}?f=json`);
  const name = SHAPE_NAMES[metadata.geometryType];
  if (name === undefined) throw new Error('its geometries cannot be drawn.');
  const content = await openTiles(frame.dataset);
  const map = await createMap(frame, { bounds: content.bounds, hash: 'map' });
  map.addSource(SOURCE, content.source);
  for (const layer of content.layers) map.addLayer(layer);
  // Double clicks end a drawing.
  map.doubleClickZoom.disable();
  map.on('idle', () => {
    frame.dataset.state = 'ready';
  });
  new Editor(map, metadata, content).listen();
}

class Editor {
  #map;
  #metadata;
  #content;
  #shape;
  #name;
  #sketch;
  /** Feature as it was read; `undefined` for a new one. */
  #before;

  constructor(map, metadata, content) {
    this.#map = map;
    this.#metadata = metadata;
    this.#content = content;
    this.#shape = {
      type: metadata.geometryType,
      hasZ: metadata.hasZ === true,
      hasM: metadata.hasM === true,
    };
    this.#name = SHAPE_NAMES[metadata.geometryType];
    this.#sketch = new Sketch(map, this.#shape, () => this.#refresh());
  }

  listen() {
    const map = this.#map;
    map.on('click', (event) => this.#click(event));
    map.on('dblclick', () => this.#sketch.isDrawing && this.#finish());
    map.on('mousemove', ({ point }) => {
      if (this.#sketch.isOpen) map.getCanvas().style.cursor = this.#sketch.isDrawing ? 'crosshair' : '';
      else map.getCanvas().style.cursor = this.#hits(point).length > 0 ? 'pointer' : '';
    });
    map.getCanvas().addEventListener('keydown', (event) => this.#press(event));
    const on = (id, act) => element(id)?.addEventListener('click', act);
    on('draw', () => this.#draw());
    on('finish', () => this.#finish());
    on('take-back', () => this.#sketch.takeBack());
    on('previous-point', () => this.#step(-1));
    on('next-point', () => this.#step(1));
    on('move-point', () => this.#moveToCross());
    on('insert-point', () => this.#sketch.insertAt(map.getCenter()));
    on('remove-point', () => this.#removePoint());
    on('cancel', () => this.#close('Nothing was changed.'));
    on('delete', () => void this.#delete());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#save();
    });
    this.#close(this.#hint());
  }

  #hint() {
    const choose = edits.includes('Update') || edits.includes('Delete');
    return choose
      ? `Click a ${this.#name}, or press Enter at the cross, to edit it.`
      : `Add a ${this.#name}.`;
  }

  #click({ point, lngLat }) {
    if (this.#sketch.isDrawing) this.#place(lngLat);
    else if (!this.#sketch.isOpen) void this.#choose(point);
  }

  #press(event) {
    const { key } = event;
    if (key === 'Enter') {
      event.preventDefault();
      const center = this.#map.getCenter();
      this.#click({ point: this.#map.project(center), lngLat: center });
    } else if (key === 'Escape' && this.#sketch.isDrawing) this.#close('Nothing was changed.');
    else if (key === 'Backspace' && this.#sketch.isDrawing) this.#sketch.takeBack();
    else if ((key === 'Delete' || key === 'Backspace') && this.#sketch.chosen) this.#removePoint();
  }

  #hits({ x, y }) {
    const box = [
      [x - REACH, y - REACH],
      [x + REACH, y + REACH],
    ];
    const layers = this.#content.layers.map(({ id }) => id);
    return [...new Set(this.#map.queryRenderedFeatures(box, { layers }).map(({ id }) => id))];
  }

  async #choose(point) {
    const [id] = this.#hits(point);
    if (id === undefined) return tell(`There is no ${this.#name} here. ${this.#hint()}`);
    if (!edits.includes('Update') && !edits.includes('Delete')) return tell(this.#hint());
    try {
      this.#open(await readFeature(address, id));
    } catch (error) {
      tell(error.message);
    }
  }

  #open(feature) {
    const parts = partsOf(feature.geometry, this.#shape);
    const isLarge = parts.reduce((sum, { length }) => sum + length, 0) > MAX_POSITIONS;
    const isFixed = isLarge || !edits.includes('Update') || this.#metadata.allowGeometryUpdates === false;
    this.#before = feature;
    this.#sketch.open(parts, { isFixed });
    this.#showForm(feature.attributes);
    const id = String(feature.attributes[this.#metadata.objectIdField]);
    element('feature-title').textContent =
      nameOf({ attributes: feature.attributes, layer: this.#metadata }) ?? `Feature ${id}`;
    if (isLarge)
      tell(`Its ${String(MAX_POSITIONS)} and more points cannot be moved here, its values can be changed.`);
    else if (isFixed) tell('Its place cannot be changed.');
    else tell('Drag it or its points; the smaller points between them add more.');
  }

  #showForm(attributes) {
    clearFaults(form);
    const fields =
      this.#before && !edits.includes('Update')
        ? []
        : this.#metadata.fields.filter(({ editable }) => editable);
    showValues(element('values'), fields, attributes);
    form.hidden = false;
    this.#refresh();
  }

  #draw() {
    this.#before = undefined;
    form.hidden = true;
    this.#sketch.draw();
    const isOne = this.#shape.type === 'esriGeometryPoint';
    tell(
      isOne
        ? 'Click where the point is, or move the map with arrow keys and press Enter.'
        : 'Click each point, or press Enter at the cross; a double click ends the drawing.',
    );
    this.#map.getCanvas().focus();
  }

  #place(lngLat) {
    const { parts } = this.#sketch;
    const last = parts[0].at(-1);
    // The second click of a double click is at the same place.
    if (last && last[0] === lngLat.lng && last[1] === lngLat.lat) return;
    this.#sketch.add(lngLat);
    if (this.#shape.type === 'esriGeometryPoint') this.#finish();
  }

  #finish() {
    const fault = faultOf(unwrap(this.#sketch.parts), this.#shape);
    if (fault) return tell(fault);
    this.#sketch.finish();
    const defaults = Object.fromEntries(
      this.#metadata.fields.map(({ name, defaultValue }) => [name, defaultValue]),
    );
    this.#showForm(defaults);
    element('feature-title').textContent = `New ${this.#name}`;
    tell(
      this.#shape.hasZ || this.#shape.hasM
        ? 'Fill in its values, then save. New points have the height 0 and no measure.'
        : 'Fill in its values, then save.',
    );
    form.querySelector('input, select')?.focus();
  }

  #step(by) {
    this.#sketch.step(by);
    const { chosen } = this.#sketch;
    if (chosen) this.#map.jumpTo({ center: chosen.slice(0, 2) });
    tell('The map is at the chosen point. Move the map, then move the point to the cross.');
  }

  #moveToCross() {
    this.#sketch.moveTo(this.#map.getCenter());
    tell('It was moved; save to keep it there.');
  }

  #removePoint() {
    if (this.#sketch.isFixed) return;
    const isRemoved = this.#sketch.removeChosen();
    tell(
      isRemoved ? 'The point was removed.' : `The ${this.#name} needs its last points; delete it instead.`,
    );
  }

  /** Shows the buttons that have something to do. */
  #refresh() {
    const sketch = this.#sketch;
    if (sketch === undefined) return;
    const isEdited = sketch.isOpen && !sketch.isDrawing && !sketch.isFixed;
    const isSeveral = this.#shape.type !== 'esriGeometryPoint';
    const show = (id, isShown) => {
      const button = element(id);
      if (button) button.hidden = !isShown;
    };
    show('draw', !sketch.isOpen);
    show('finish', sketch.isDrawing && isSeveral);
    show('take-back', sketch.isDrawing && sketch.parts[0].length > 0);
    show('previous-point', isEdited && isSeveral);
    show('next-point', isEdited && isSeveral);
    show('move-point', isEdited);
    show('insert-point', isEdited && isSeveral && sketch.chosen !== undefined);
    show('remove-point', isEdited && isSeveral && sketch.chosen !== undefined);
    show('cancel', sketch.isOpen || !form.hidden);
    show('delete', this.#before !== undefined && !form.hidden);
    element('save').hidden = this.#before !== undefined && !edits.includes('Update');
  }

  #close(text) {
    this.#before = undefined;
    form.hidden = true;
    clearFaults(form);
    this.#sketch.close();
    tell(text);
  }

  async #save() {
    const before = this.#before;
    await runForm(form, async () => {
      const parts = unwrap(this.#sketch.parts);
      const isMoved = before === undefined || this.#differs(before, parts);
      const fault = isMoved ? faultOf(parts, this.#shape) : undefined;
      if (fault) throw new CallError({ code: 400, message: fault });
      const oriented = before === undefined ? orient(structuredClone(parts), this.#shape) : parts;
      const geometry = isMoved ? geometryOf(oriented, this.#shape) : undefined;
      if (before === undefined) {
        const id = await addFeature(address, { attributes: newValues(element('values')), geometry });
        return this.#stored(`Feature ${String(id)} was added.`);
      }
      const attributes = changedValues(element('values'));
      const id = String(before.attributes[this.#metadata.objectIdField]);
      if (geometry === undefined && Object.keys(attributes).length === 0)
        return this.#close('Nothing was changed.');
      try {
        await updateFeature(address, this.#metadata, before, { attributes, geometry });
      } catch (error) {
        if (isStale(error)) await this.#readAgain(before);
        throw error;
      }
      return this.#stored(`Feature ${id} was saved.`);
    });
  }

  #differs(before, parts) {
    return JSON.stringify(partsOf(before.geometry, this.#shape)) !== JSON.stringify(parts);
  }

  /** Takes the feature as it is now for the one that was read, so that saving again is deliberate. */
  async #readAgain(before) {
    const id = before.attributes[this.#metadata.objectIdField];
    const now = await readFeature(address, id).catch(() => undefined);
    if (now) this.#before = now;
    tell(now ? 'Save again to overwrite it, or cancel to see it as it is now.' : 'Cancel to go on.');
  }

  async #delete() {
    const id = this.#before.attributes[this.#metadata.objectIdField];
    if (!window.confirm(`Delete feature ${String(id)} for good?`)) return;
    clearFaults(form);
    try {
      await deleteFeature(address, id);
      this.#stored(`Feature ${String(id)} was deleted.`);
    } catch (error) {
      showFaults(form, error);
    }
  }

  #stored(text) {
    this.#close(text);
    place.querySelector('.map').dataset.state = 'drawing';
    // The server says of each tile if it has changed.
    this.#map.getSource(SOURCE).setTiles(this.#content.source.tiles);
    this.#map.getCanvas().focus();
  }
}
