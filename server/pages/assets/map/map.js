/*
 * Makes maps with MapLibre: background, controls, keyboard, position in the address. What a map shows is added by those
 * who make it.
 */
import { AttributionControl, Map, NavigationControl, ScaleControl } from './maplibre-gl.mjs';
import { loadBackground, recolorBackground } from './map-base.js';

/** Inhabited part of the world, as west, south, east, north. */
const WIDEST = [-180, -58, 180, 76];
/** Level beyond which a map does not zoom in by itself. */
const CLOSEST = 15;

/** True if this browser can draw maps, for which it needs WebGL 2. */
export function canDrawMaps() {
  const pen = document.createElement('canvas').getContext('webgl2');
  pen?.getExtension('WEBGL_lose_context')?.loseContext();
  return pen !== null;
}

/**
 * Makes a map in an element, and resolves with it when its background is there.
 *
 * @param place - element with the class `map`; `data-background` is the address of a style, where there is one
 * @param options.bounds - west, south, east, north in degrees that the map shows first; the whole world without
 * @param options.closest - level beyond which the map does not zoom in to show a small area
 * @param options.hash - name of the map's position in the address
 * @throws Error if the background cannot be loaded, or `AbortError` if the element was removed meanwhile
 */
export async function createMap(place, { bounds = WIDEST, closest = CLOSEST, hash } = {}) {
  const fit = { maxZoom: closest, padding: 32 };
  const style = await loadBackground(place);
  // Colors are those of the page, which a removed element no longer has.
  if (!place.isConnected) throw new DOMException('The map was removed.', 'AbortError');
  place.replaceChildren();
  const map = new Map({
    container: place,
    style,
    bounds,
    fitBoundsOptions: fit,
    ...(hash && { hash }),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    minZoom: -2,
    maxZoom: 20,
    locale: { 'Map.Title': place.parentElement.getAttribute('aria-label') ?? 'Map' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-left');
  map.addControl(new FitControl(bounds, fit), 'top-left');
  map.addControl(new ScaleControl(), 'bottom-left');
  map.addControl(
    new AttributionControl({
      compact: true,
      customAttribution: typeof style === 'string' ? '' : 'Natural Earth',
    }),
  );
  addCross(place, map);
  const night = matchMedia('(prefers-color-scheme: dark)');
  const recolor = () => recolorBackground(map, place);
  night.addEventListener('change', recolor);
  map.on('remove', () => night.removeEventListener('change', recolor));
  await loaded(map);
  return map;
}

/** Resolves when the style of a map is there. */
function loaded(map) {
  return new Promise((resolve, reject) => {
    const fail = ({ error }) => reject(new Error(error.message, { cause: error }));
    map.once('error', fail);
    map.once('style.load', () => {
      map.off('error', fail);
      resolve();
    });
  });
}

/** Shows a cross in the middle while keys move the map, as that is where Enter looks. */
function addCross(place, map) {
  const cross = document.createElement('div');
  cross.className = 'map-cross';
  cross.setAttribute('aria-hidden', 'true');
  place.append(cross);
  map.getCanvas().setAttribute('aria-keyshortcuts', 'Enter');
}

/** Button that shows all of a map's features again. */
class FitControl {
  #box = document.createElement('div');

  constructor(bounds, fit) {
    this.bounds = bounds;
    this.fit = fit;
  }

  onAdd(map) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'map-fit';
    button.title = 'Show everything';
    button.setAttribute('aria-label', 'Show everything');
    const icon = document.createElement('span');
    icon.className = 'maplibregl-ctrl-icon';
    icon.setAttribute('aria-hidden', 'true');
    button.append(icon);
    button.addEventListener('click', () => map.fitBounds(this.bounds, this.fit));
    this.#box.className = 'maplibregl-ctrl maplibregl-ctrl-group';
    this.#box.append(button);
    return this.#box;
  }

  onRemove() {
    this.#box.remove();
  }
}
