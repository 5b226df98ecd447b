import createClient from 'openapi-fetch';
import type { paths as EventsPaths } from './generated/openapi-fetch/events.js';
import type { paths as FeaturesPaths } from './generated/openapi-fetch/features.js';
import * as story from './story.js';

const { ended, good, name, username } = story;
const baseUrl = process.env.SERVER;
const features = createClient<FeaturesPaths>({ baseUrl });
const events = createClient<EventsPaths>({ baseUrl });
const service = { serviceName: name };
const layer = { ...service, layerId: 0 };

const signIn = { f: 'json' as const, username, password: story.password };
const { token } = good((await features.POST('/sharing/rest/generateToken', { body: signIn })).data);
for (const client of [features, events])
  client.use({ onRequest: ({ request }) => request.headers.set('Authorization', `Bearer ${token}`) });

const made = await features.POST('/sharing/rest/content/users/{username}/createService', {
  params: { path: { username } },
  body: { f: 'json', createParameters: story.definition, tags: ['quays', 'sea'] },
});
good(made.data);
const layers = await features.POST('/rest/admin/services/{serviceName}/FeatureServer/addToDefinition', {
  params: { path: service },
  body: { f: 'json', addToDefinition: story.additions },
});
const added = await features.POST('/rest/services/{serviceName}/FeatureServer/{layerId}/addFeatures', {
  params: { path: layer },
  body: { f: 'json', features: story.features },
});
const QUERY = '/rest/services/{serviceName}/FeatureServer/{layerId}/query';
const rows = await features.GET(QUERY, { params: { path: layer, query: story.query } });
const outStatistics = JSON.stringify(story.statistics);
const reckoned = await features.GET(QUERY, {
  params: { path: layer, query: { f: 'json', outStatistics, ...story.grouping } },
});
const quantizationParameters = JSON.stringify(story.quantization);
const quantized = await features.GET(QUERY, {
  params: { path: layer, query: { f: 'json', where: 'OBJECTID = 2', quantizationParameters } },
});
const posted = await features.POST(QUERY, {
  params: { path: layer },
  body: { f: 'json', outStatistics: story.statistics, ...story.grouping },
});
const edited = await features.POST('/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits', {
  params: { path: layer },
  body: { f: 'json', ...story.edits },
});
const marks = await features.GET(QUERY, {
  params: { path: layer, query: { f: 'json', where: 'mark = 9007199254740993', outFields: ['title'] } },
});
/** Files are text in these types. */
const file = (blob: Blob): string => blob as unknown as string;
/** As the documentation of openapi-fetch has it. */
function inParts(body: Readonly<Record<string, unknown>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(body))
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value])
      form.append(field, one instanceof Blob ? one : String(one));
  return form;
}
const uploaded = await features.POST('/rest/services/{serviceName}/FeatureServer/uploads/upload', {
  params: { path: service },
  body: { f: 'json', file: file(story.csv) },
  bodySerializer: inParts,
});
const { item } = good(uploaded.data);
const submitted = await features.POST('/rest/services/{serviceName}/FeatureServer/{layerId}/append', {
  params: { path: layer },
  body: { f: 'json', appendUploadId: item.itemID, ...story.appending },
});
const { jobId } = good(submitted.data);
const job = await ended(async () => {
  const path = { ...service, jobId };
  const query = { f: 'json' as const };
  return good(
    (
      await features.GET('/rest/services/{serviceName}/FeatureServer/jobs/{jobId}', {
        params: { path, query },
      })
    ).data,
  );
});
const stored = await features.POST('/sharing/rest/content/users/{username}/addItem', {
  params: { path: { username } },
  body: { f: 'json', type: 'CSV', title: name, tags: ['quays', 'sea'], file: file(story.csv) },
  bodySerializer: inParts,
});
const itemId = good(stored.data).id;
const kept = await features.GET('/sharing/rest/content/items/{itemId}', {
  params: { path: { itemId }, query: { f: 'json' } },
});
const found = await features.GET('/sharing/rest/search', {
  params: { query: { f: 'json', q: `title:"${name}" AND type:CSV`, num: 1 } },
});
const refused = await features.GET(QUERY, {
  params: { path: layer, query: { f: 'json', where: 'no such', outStatistics: '[{}]' } },
});

const event = await events.POST('/cal/events/v1/events', { body: story.event });
const { id, categories, venue } = event.data!;
const changed = await events.PATCH('/cal/events/v1/events/{id}', {
  params: { path: { id } },
  body: { title: 'Walk', categories: categories.slice(0, 1).map((term) => term.id) },
});
const venues = [(venue as { id: number }).id];
const listed = await events.GET('/cal/events/v1/events', {
  params: {
    query: { venue: venues, categories: categories.map(({ slug }) => slug), starts_after: '2031-08-01' },
  },
});
const begun = await events.POST('/cal/events/v1/import/ics', {
  body: { file: file(story.calendar), status: 'publish' },
  bodySerializer: inParts,
});
const imported = await ended(
  async () =>
    (await events.GET('/cal/events/v1/import/{jobId}', { params: { path: { jobId: begun.data!.id } } }))
      .data!,
);
const missing = await events.GET('/cal/events/v1/events/{id}', { params: { path: { id: 999_999 } } });
const faulty = await events.POST('/cal/events/v1/events', { body: { ...story.event, title: '' } });

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
