/* Fills the map of a page with the features of its service, of its layer, or of its query's result. */
import { canDrawMaps, createMap } from './map.js';
import { showAttributes } from './map-card.js';
import { openResult } from './map-result.js';
import { SOURCE } from './map-style.js';
import { openTiles } from './map-tiles.js';

for (const place of document.querySelectorAll('.map')) start(place);

async function start(place) {
  const note = place.parentElement.querySelector('.map-note');
  const tell = (text) => {
    note.textContent = text;
  };
  const fail = (error) => {
    if (error.name === 'AbortError') return;
    tell('The features could not be drawn: ' + error.message);
    place.dataset.state = 'failed';
  };
  if (!canDrawMaps()) return offerTable(place);
  tell('Loading …');
  try {
    const content = await (place.dataset.features ? openResult : openTiles)(place.dataset);
    const map = await createMap(place, { bounds: content.bounds, hash: 'map' });
    map.addSource(SOURCE, content.source);
    for (const layer of [...content.layers, ...content.selection]) map.addLayer(layer);
    showAttributes(map, content, tell);
    keepCount(map, content, place, { tell, fail });
  } catch (error) {
    fail(error);
  }
}

/** Says that this browser cannot draw a map; what it would show is there as a table. */
function offerTable(place) {
  const text = document.createElement('p');
  text.append('The map needs WebGL 2, which this browser does not have or has turned off. ');
  const { table } = place.dataset;
  if (table) {
    const link = document.createElement('a');
    link.href = table;
    link.textContent = 'See the features as a table';
    text.append(link, '.');
  }
  place.replaceChildren(text);
  place.dataset.state = 'unsupported';
}

/** Says after each move how many features are drawn, and of how many. */
function keepCount(map, content, place, { tell, fail }) {
  let running = new AbortController();
  let isStale = true;
  let fault;
  map.on('moveend', () => {
    isStale = true;
  });
  map.on('error', ({ error, sourceId }) => {
    if (sourceId === undefined || sourceId === SOURCE) fault = error;
    isStale = true;
  });
  map.on('idle', async () => {
    if (!isStale) return;
    isStale = false;
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      const counts = await content.count(map, signal);
      if (signal.aborted) return;
      // A query has the server's own words; without a fault there, those of the map must do.
      if (fault) throw fault;
      tell(describeCounts(counts));
      place.dataset.count = String(counts.drawn);
      place.dataset.total = String(counts.total ?? counts.drawn);
      place.dataset.state = 'ready';
    } catch (error) {
      fail(error);
    } finally {
      if (!signal.aborted) fault = undefined;
    }
  });
}

function describeCounts({ drawn, inView, total, isThinned, hasCounts, isHidden, isCut }) {
  const number = (value) => value.toLocaleString('en');
  const features = (value) => number(value) + (value === 1 ? ' feature' : ' features');
  if (total === undefined)
    return isCut ? 'The first ' + features(drawn) + ' here; there are more.' : features(drawn) + ' here.';
  if (total === 0) return 'No features yet.';
  const ofAll = features(inView) + (inView === total ? '' : ' in this view');
  const inAll = inView === total ? '' : ' The layer has ' + number(total) + '.';
  if (isHidden) return number(drawn) + ' of ' + ofAll + ' shown; some are not drawn at this zoom.' + inAll;
  if (isThinned && drawn < inView) {
    const how = hasCounts ? 'larger points stand for several' : 'the largest ones';
    return number(drawn) + ' of ' + ofAll + ' shown, ' + how + '; zoom in to see all.' + inAll;
  }
  if (drawn === total) return (total === 1 ? '' : 'All ') + features(total) + ' shown.';
  return number(drawn) + ' of ' + features(total) + ' shown, all that are in this view.';
}
