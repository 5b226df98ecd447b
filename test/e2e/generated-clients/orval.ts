import * as events from './generated/orval/events.js';
import * as features from './generated/orval/features.js';
import { useToken } from './orval-request.js';
import * as story from './story.js';

const { ended, good, name, username } = story;

const signedIn = await features.generateToken({ f: 'json', username, password: story.password });
const { token } = good(signedIn.data);
useToken(token);

const made = await features.createService(username, {
  f: 'json',
  createParameters: story.definition,
  tags: ['quays', 'sea'],
});
good(made.data);
const layers = await features.addToServiceDefinition(name, { f: 'json', addToDefinition: story.additions });
const added = await features.addFeatures(name, 0, { f: 'json', features: story.features });
const rows = await features.queryLayer(name, 0, story.query);
const outStatistics = JSON.stringify(story.statistics);
const reckoned = await features.queryLayer(name, 0, { f: 'json', outStatistics, ...story.grouping });
const quantizationParameters = JSON.stringify(story.quantization);
const quantized = await features.queryLayer(name, 0, {
  f: 'json',
  where: 'OBJECTID = 2',
  quantizationParameters,
});
const posted = await features.queryLayerPost(name, 0, {
  f: 'json',
  outStatistics: story.statistics,
  ...story.grouping,
});
const edited = await features.applyEdits(name, 0, { f: 'json', ...story.edits });
const marks = await features.queryLayer(name, 0, {
  f: 'json',
  where: 'mark = 9007199254740993',
  outFields: ['title'],
});
const uploaded = await features.uploadFile(name, { f: 'json', file: story.csv });
const appendUploadId = good(uploaded.data).item.itemID;
const submitted = await features.appendToLayer(name, 0, { f: 'json', appendUploadId, ...story.appending });
const { jobId } = good(submitted.data);
const job = await ended(async () => good((await features.getJob(name, jobId, { f: 'json' })).data));
const stored = await features.addItem(username, {
  f: 'json',
  type: 'CSV',
  title: name,
  tags: ['quays', 'sea'],
  file: story.csv,
});
const kept = await features.getItem(good(stored.data).id, { f: 'json' });
const found = await features.searchItems({ f: 'json', q: `title:"${name}" AND type:CSV`, num: 1 });
const refused = await features.queryLayer(name, 0, {
  f: 'json',
  where: 'no such',
  outStatistics: '[{}]',
});

const event = await events.createEvent(story.event);
const { id, categories, venue } = event.data as events.Event;
const changed = await events.updateEvent(id, {
  title: 'Walk',
  categories: categories.slice(0, 1).map((term) => term.id),
});
const venues = [(venue as { id: number }).id];
const listed = await events.listEvents({
  venue: venues,
  categories: categories.map(({ slug }) => slug),
  starts_after: '2031-08-01',
});
const begun = await events.importCalendar({ file: story.calendar, status: 'publish' });
const imported = await ended(
  async () => (await events.readImport((begun.data as events.Import).id)).data as events.Import,
);
const missing = await events.readEvent(999_999);
const faulty = await events.createEvent({ ...story.event, title: '' });

story.tell({
  layers: layers.data,
  added: added.data,
  rows: rows.data,
  reckoned: reckoned.data,
  quantized: quantized.data,
  posted: posted.data,
  edited: edited.data,
  marks: marks.data,
  job,
  kept: kept.data,
  found: found.data,
  refused: refused.data,
  event: event.data,
  changed: changed.data,
  listed: listed.data,
  imported,
  missing: missing.data,
  faulty: faulty.data,
});
