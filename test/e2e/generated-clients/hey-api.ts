import * as events from './generated/hey-api/events/index.js';
import { client as eventsClient } from './generated/hey-api/events/client.gen.js';
import * as features from './generated/hey-api/features/index.js';
import { client as featuresClient } from './generated/hey-api/features/client.gen.js';
import * as story from './story.js';

const { ended, good, name, username } = story;
const baseUrl = process.env.SERVER;
const service = { serviceName: name };
const path = { ...service, layerId: 0 };

featuresClient.setConfig({ baseUrl });
const signedIn = await features.generateToken({ body: { f: 'json', username, password: story.password } });
const { token } = good(signedIn.data);
featuresClient.setConfig({ auth: token });
eventsClient.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) });

const made = await features.createService({
  path: { username },
  body: { f: 'json', createParameters: story.definition, tags: ['quays', 'sea'] },
});
good(made.data);
const layers = await features.addToServiceDefinition({
  path: service,
  body: { f: 'json', addToDefinition: story.additions },
});
const added = await features.addFeatures({ path, body: { f: 'json', features: story.features } });
const rows = await features.queryLayer({ path, query: story.query });
const outStatistics = JSON.stringify(story.statistics);
const reckoned = await features.queryLayer({ path, query: { f: 'json', outStatistics, ...story.grouping } });
const quantizationParameters = JSON.stringify(story.quantization);
const quantized = await features.queryLayer({
  path,
  query: { f: 'json', where: 'OBJECTID = 2', quantizationParameters },
});
const posted = await features.queryLayerPost({
  path,
  body: { f: 'json', outStatistics: story.statistics, ...story.grouping },
});
const edited = await features.applyEdits({ path, body: { f: 'json', ...story.edits } });
const marks = await features.queryLayer({
  path,
  query: { f: 'json', where: 'mark = 9007199254740993', outFields: ['title'] },
});
const uploaded = await features.uploadFile({ path: service, body: { f: 'json', file: story.csv } });
const appendUploadId = good(uploaded.data).item.itemID;
const submitted = await features.appendToLayer({
  path,
  body: { f: 'json', appendUploadId, ...story.appending },
});
const { jobId } = good(submitted.data);
const job = await ended(async () =>
  good((await features.getJob({ path: { ...service, jobId }, query: { f: 'json' } })).data),
);
const stored = await features.addItem({
  path: { username },
  body: { f: 'json', type: 'CSV', title: name, tags: ['quays', 'sea'], file: story.csv },
});
const itemId = good(stored.data).id;
const kept = await features.getItem({ path: { itemId }, query: { f: 'json' } });
const found = await features.searchItems({
  query: { f: 'json', q: `title:"${name}" AND type:CSV`, num: 1 },
});
const refused = await features.queryLayer({
  path,
  query: { f: 'json', where: 'no such', outStatistics: '[{}]' },
});

const event = await events.createEvent({ body: story.event });
const { id, categories, venue } = event.data!;
const changed = await events.updateEvent({
  path: { id },
  body: { title: 'Walk', categories: categories.slice(0, 1).map((term) => term.id) },
});
const venues = [(venue as { id: number }).id];
const listed = await events.listEvents({
  query: { venue: venues, categories: categories.map(({ slug }) => slug), starts_after: '2031-08-01' },
});
const begun = await events.importCalendar({ body: { file: story.calendar, status: 'publish' } });
const imported = await ended(
  async () => (await events.readImport({ path: { jobId: begun.data!.id } })).data!,
);
const missing = await events.readEvent({ path: { id: 999_999 } });
const faulty = await events.createEvent({ body: { ...story.event, title: '' } });

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
  missing: missing.error,
  faulty: faulty.error,
});
