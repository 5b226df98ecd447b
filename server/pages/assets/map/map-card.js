/* Shows the attributes of the features at a place on a map, one after another, on a card beside the place. */
import { describeFeature, nameOf } from './map-attributes.js';
import { select } from './map-style.js';

/** Pixels around the pointer within which a feature is hit. */
const REACH = 4;

/**
 * Lets readers ask a map about its features: by a click, or by Enter for the middle of the map.
 *
 * @param content - content of the map: its layers, and how to find the features that were hit
 * @param tell - shows a message to the reader
 */
export function showAttributes(map, content, tell) {
  const layers = content.layers.map(({ id }) => id);
  const canvas = map.getCanvas();
  let running = new AbortController();
  let card;

  const hit = ({ x, y }) =>
    map.queryRenderedFeatures(
      [
        [x - REACH, y - REACH],
        [x + REACH, y + REACH],
      ],
      { layers },
    );

  const show = (feature) => select(map, content.selection, feature);

  const close = () => {
    const hadFocus = card?.contains(document.activeElement);
    card?.remove();
    card = undefined;
    show(undefined);
    if (hadFocus) canvas.focus();
  };

  async function look(point, isByKey) {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    close();
    const hits = hit(point);
    if (hits.length === 0) {
      if (isByKey) tell('Nothing is drawn at the cross.');
      return;
    }
    try {
      const found = await content.find(hits, areaAround(map, point), signal);
      if (signal.aborted) return;
      if (found.features.length > 0) {
        card = makeCard(found, { show, close });
        map.getContainer().append(card);
        if (isByKey) card.focus();
      } else {
        tell('The feature is not there any more.');
      }
    } catch (error) {
      if (error.name !== 'AbortError') tell('The attributes could not be loaded: ' + error.message);
    }
  }

  map.on('click', ({ point }) => look(point, false));
  map.on('mousemove', ({ point }) => {
    canvas.style.cursor = hit(point).length > 0 ? 'pointer' : '';
  });
  canvas.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    look(map.project(map.getCenter()), true);
  });
  map.getContainer().addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && card) close();
  });
}

function areaAround(map, { x, y }) {
  const southWest = map.unproject([x - REACH, y + REACH]);
  const northEast = map.unproject([x + REACH, y - REACH]);
  return [southWest.lng, southWest.lat, northEast.lng, northEast.lat];
}

/** Makes a card that leafs through the features at one place, and shows the first. */
function makeCard({ features, hasMore }, { show, close }) {
  const card = element('section', 'feature');
  card.tabIndex = -1;
  card.setAttribute('aria-label', 'Feature');
  const title = element('strong', 'feature-name');
  const scroller = element('div', 'attributes');
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'group');
  scroller.setAttribute('aria-label', 'Attributes');
  const count = element('span', 'feature-count');
  count.setAttribute('role', 'status');
  const link = element('a');
  link.textContent = 'Open';
  let at = 0;

  const turn = (by) => {
    at = (at + by + features.length) % features.length;
    const feature = features[at];
    title.textContent = nameOf(feature) ?? feature.layer.name;
    count.textContent =
      features.length === 1
        ? feature.layer.name
        : String(at + 1) + ' of ' + features.length + (hasMore ? '+' : '');
    scroller.replaceChildren(describeFeature(feature));
    scroller.scrollTop = 0;
    link.hidden = feature.href === undefined;
    if (feature.href !== undefined) link.href = feature.href;
    show(feature);
  };
  const button = (text, act, className = 'quiet') => {
    const made = element('button', className);
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', act);
    return made;
  };
  const shut = button('×', close, 'feature-close');
  shut.setAttribute('aria-label', 'Close');
  const foot = element('div', 'feature-foot');
  foot.append(count);
  if (features.length > 1)
    foot.append(
      button('Previous', () => turn(-1)),
      button('Next', () => turn(1)),
    );
  foot.append(link);
  card.append(shut, title, scroller, foot);
  turn(0);
  return card;
}

function element(name, className = '') {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
