import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
} from '../../../support/feature-server.js';

const ROOT = '/rest/services/Events/FeatureServer';
const VENUES = `${ROOT}/0`;
const EVENTS = `${ROOT}/1`;

const PORT = { geo_lat: 43.0718, geo_lng: -70.7626 };
const START_MS = Date.UTC(2031, 5, 7, 17, 30);
/** Stands in every text that some are not to see. */
const SECRET = 'xyzzy';
const LONG_SECRET = SECRET.repeat(50);

forEachDatabase('the events catalogue as a feature service', (open, kind) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let editor: string;
  let author: string;
  const ids: Record<string, unknown> = {};

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    editor = await server.signUp('edith', 'editor');
    author = await server.signUp('anna', 'author');
    await makeCatalogue();
  });
  after(() => server.close());

  async function catalogue(method: 'POST' | 'DELETE', path: string, body: Json = {}): Promise<Json> {
    const { statusCode, payload } = await server.server.inject({
      method,
      url: `/cal/events/v1${path}`,
      headers: { authorization: `Bearer ${editor}` },
      ...(method === 'POST' && { payload: body }),
    });
    expect(statusCode, payload).to.be.within(200, 201);
    return JSON.parse(payload) as Json;
  }

  async function venue(name: string, more: Json): Promise<void> {
    ids[name] = (await catalogue('POST', '/venues', { venue: name, status: 'publish', ...more }))['id'];
  }

  async function event(title: string, more: Json): Promise<void> {
    const common = { start_date: '2031-06-07 13:30:00', end_date: '2031-06-07 15:00:00' };
    const body = { title, status: 'publish', timezone: 'America/New_York', ...common, ...more };
    ids[title] = (await catalogue('POST', '/events', body))['id'];
  }

  async function makeCatalogue(): Promise<void> {
    await venue('Harbour', { ...PORT, address: '1 Quay', city: 'Portsmouth', country: 'USA', state: 'NH' });
    await venue('Anywhere', { city: 'Lost' });
    const hidden = { geo_lat: 10, geo_lng: 20, address: LONG_SECRET, description: LONG_SECRET };
    await venue('Vault', { ...hidden, password: 'tulip' });
    await venue('Plan', { ...hidden, status: 'draft' });
    await venue('Gone', hidden);
    await catalogue('DELETE', `/venues/${String(ids['Gone'])}`);
    await event('Walk', { venue: ids['Harbour'], description: 'By the sea', featured: true });
    await event('Web', { website: 'https://example.org/web', all_day: true });
    await event('Lost', { venue: ids['Anywhere'] });
    await event('In the vault', { venue: ids['Vault'] });
    await event('In the plan', { venue: ids['Plan'] });
    const kept = {
      venue: ids['Harbour'],
      description: LONG_SECRET,
      website: `https://${SECRET}.example.org`,
    };
    await event('Locked', { ...kept, password: 'tulip' });
    await event('Private', { ...kept, status: 'private' });
    await event('Draft', { ...kept, status: 'draft' });
    await event('Pending', { ...kept, status: 'pending' });
    await event('Future', { ...kept, date: '2035-01-01 00:00:00' });
    await event('Unlisted', { ...kept, hide_from_listings: true });
    await event('Trashed', kept);
    await catalogue('DELETE', `/events/${String(ids['Trashed'])}`);
  }

  const query = async (layer: string, parameters: Parameters = {}, token?: string): Promise<Json> =>
    server.post(`${layer}/query`, { where: '1=1', outFields: '*', ...parameters }, token);
  const featuresOf = (reply: Json): { attributes: Json; geometry?: Json }[] => {
    expect(reply, JSON.stringify(reply)).to.have.property('features');
    return reply['features'] as { attributes: Json; geometry?: Json }[];
  };
  const names = async (layer: string, parameters: Parameters = {}, token?: string): Promise<unknown[]> =>
    featuresOf(await query(layer, parameters, token)).map(
      ({ attributes }) => attributes['name'] ?? attributes['title'],
    );

  const PUBLIC_VENUES = ['Harbour', 'Anywhere'];
  const PUBLIC_EVENTS = ['Walk', 'Web', 'Lost', 'In the vault', 'In the plan'];

  it('is in the catalogue, with its two layers', async () => {
    const { services } = (await server.get('/rest/services')) as { services: Json[] };
    expect(services).to.deep.equal([
      { name: 'Events', type: 'FeatureServer', url: `https://maps.example.org${ROOT}` },
    ]);
    const service = await server.get(ROOT);
    expect(service).to.include({ capabilities: 'Query', supportsAppend: false, allowGeometryUpdates: false });
    expect((service['layers'] as Json[]).map(({ id, name }) => [id, name])).to.deep.equal([
      [0, 'Venues'],
      [1, 'Events'],
    ]);
    expect(await server.get('/rest/services/events/FeatureServer/')).to.deep.equal(service);
    expect(service['fullExtent']).to.include({ xmin: PORT.geo_lng, xmax: PORT.geo_lng, ymin: PORT.geo_lat });
    const { layers } = await server.get(`${ROOT}/layers`);
    expect(layers).to.have.length(2);
    expect(await server.get(`${ROOT}/sources`)).to.deep.equal({ services: [] });
    expect(errorOf(await server.get(`${ROOT}/2`)).code).to.equal(404);
  });

  it('says of its layers that they are only read', async () => {
    for (const [path, displayField] of [
      [VENUES, 'name'],
      [EVENTS, 'title'],
    ] as const) {
      const layer = await server.get(path);
      expect(layer).to.include({
        type: 'Feature Layer',
        geometryType: 'esriGeometryPoint',
        capabilities: 'Query',
        objectIdField: 'OBJECTID',
        displayField,
        supportsAppend: false,
        supportsCalculate: false,
        supportsTruncate: false,
        supportsApplyEditsWithGlobalIds: false,
      });
      expect(layer['templates']).to.deep.equal([]);
      expect((layer['fields'] as Json[]).some(({ editable }) => editable)).to.equal(false);
    }
  });

  const ADDRESS = ['address', 'city', 'stateprovince', 'zip', 'country'];
  const RECORD = ['slug', 'status', 'published', 'modified'];
  const TYPES: Readonly<Record<string, string>> = {
    OBJECTID: 'OID',
    ...Object.fromEntries(['published', 'modified', 'start_date', 'end_date'].map((name) => [name, 'Date'])),
    all_day: 'SmallInteger',
    featured: 'SmallInteger',
    venue_id: 'Integer',
  };
  for (const [title, layer, expected] of [
    ['venues', VENUES, ['OBJECTID', 'name', 'description', ...ADDRESS, 'phone', 'website', ...RECORD]],
    [
      'events',
      EVENTS,
      [
        ...['OBJECTID', 'title', 'description', 'start_date', 'end_date', 'start_local', 'end_local'],
        ...['time_zone', 'all_day', 'featured', 'website', 'venue_id', 'venue', ...ADDRESS, ...RECORD],
      ],
    ],
  ] as const) {
    it(`tells of ${title} all that maps are made of`, async () => {
      const fields = (await server.get(layer))['fields'] as Json[];
      expect(fields.map(({ name, type, nullable }) => [name, type, nullable])).to.deep.equal(
        expected.map((name) => [name, `esriFieldType${TYPES[name] ?? 'String'}`, name !== 'OBJECTID']),
      );
      // A value for each of them, in the form that its type has.
      const [first] = featuresOf(await query(layer));
      expect(Object.keys(first?.attributes ?? {})).to.deep.equal([...expected]);
      for (const [name, value] of Object.entries(first?.attributes ?? {})) {
        const isText = (TYPES[name] ?? 'String') === 'String';
        if (value !== null) expect(value, name).to.be.a(isText ? 'string' : 'number');
      }
    });
  }

  it('has an event of several venues once, at the first of them', async () => {
    await venue('Bridge', {
      geo_lat: 50,
      geo_lng: 5,
      phone: '+32 4 1',
      website: 'https://bridge.example.org',
    });
    await event('Run', { venue: ids['Bridge'] });
    // As only an extension may have stored it.
    await databases.events.write(async (trx) => {
      const further = { event_id: ids['Run'], venue_id: ids['Harbour'], position: 1 };
      await trx('event_venues').insert(further);
    });
    try {
      const where = "title = 'Run'";
      const [run, ...others] = featuresOf(await query(EVENTS, { where }));
      expect(others).to.deep.equal([]);
      expect(run?.attributes).to.include({ venue: 'Bridge', venue_id: ids['Bridge'] });
      expect(run?.geometry).to.deep.equal({ x: 5, y: 50 });
      for (const [geometry, count] of [
        ['4,49,6,51', 1],
        [`-71,43,-70,44`, 0],
      ] as const)
        expect(await query(EVENTS, { where, geometry, returnCountOnly: true })).to.deep.equal({ count });
      const [bridge] = featuresOf(await query(VENUES, { where: "name = 'Bridge'" }));
      expect(bridge?.attributes).to.include({ phone: '+32 4 1', website: 'https://bridge.example.org' });
    } finally {
      await catalogue('DELETE', `/events/${String(ids['Run'])}`);
      await catalogue('DELETE', `/venues/${String(ids['Bridge'])}`);
    }
  });

  it('has its place among the others, by its name', async () => {
    const own = { createParameters: { name: 'Aaa', access: 'public' }, outputType: 'featureService' };
    const other = { createParameters: { name: 'zulu', access: 'public' }, outputType: 'featureService' };
    for (const made of [own, other])
      await server.post('/sharing/rest/content/users/anna/createService', made, author);
    const { services } = (await server.get('/rest/services')) as { services: Json[] };
    expect(services.map(({ name }) => name)).to.deep.equal(['Aaa', 'Events', 'zulu']);
    for (const name of ['events', 'EVENTS', 'Events'])
      expect(await server.get(`/rest/services/${name}/FeatureServer`)).to.include({ capabilities: 'Query' });
  });

  it('has venues at their places', async () => {
    const [harbour, anywhere] = featuresOf(await query(VENUES));
    expect(harbour?.attributes).to.include({
      OBJECTID: ids['Harbour'],
      name: 'Harbour',
      description: null,
      address: '1 Quay',
      city: 'Portsmouth',
      stateprovince: 'NH',
      country: 'USA',
      slug: 'harbour',
      status: 'publish',
    });
    expect(harbour?.attributes['published']).to.be.a('number');
    expect(harbour?.geometry).to.deep.equal({ x: PORT.geo_lng, y: PORT.geo_lat });
    expect(anywhere?.attributes).to.include({ name: 'Anywhere', city: 'Lost' });
    expect(anywhere?.geometry ?? null).to.equal(null);
  });

  it('has events at their venues, with their times', async () => {
    const [walk, web] = featuresOf(await query(EVENTS));
    expect(walk?.attributes).to.include({
      OBJECTID: ids['Walk'],
      title: 'Walk',
      start_date: START_MS,
      end_date: START_MS + 90 * 60_000,
      start_local: '2031-06-07 13:30:00',
      end_local: '2031-06-07 15:00:00',
      time_zone: 'America/New_York',
      all_day: 0,
      featured: 1,
      venue_id: ids['Harbour'],
      venue: 'Harbour',
      city: 'Portsmouth',
    });
    expect(walk?.attributes['description']).to.include('By the sea');
    expect(walk?.geometry).to.deep.equal({ x: PORT.geo_lng, y: PORT.geo_lat });
    expect(web?.attributes).to.include({ all_day: 1, website: 'https://example.org/web', venue: null });
    expect(web?.geometry ?? null).to.equal(null);
  });

  it('has every field of a record as the catalogue tells it', async () => {
    const secondOf = (value: unknown): number => Math.floor(Number(value) / 1000) * 1000;
    const instantOf = (record: Json, name: string): number => Date.parse(`${String(record[name])}Z`);
    const address = { address: '2 Quay', city: 'Bath', zip: '03801', country: 'USA' };
    const contact = { phone: '+1 603 1', website: 'https://full.example.org' };
    const date = '2020-01-15 09:00:00';
    await venue('Full', { ...address, ...contact, stateprovince: 'Maine', geo_lat: 50, geo_lng: 5, date });
    await event('Whole', { venue: ids['Full'], website: 'https://whole.example.org', all_day: true, date });
    const [venueId, eventId] = [String(ids['Full']), String(ids['Whole'])];
    const place = await catalogue('POST', `/venues/${venueId}`, { description: 'Words of the place' });
    const told = await catalogue('POST', `/events/${eventId}`, { description: 'Words', featured: true });
    const [full] = featuresOf(await query(VENUES, { objectIds: venueId }));
    const [whole] = featuresOf(await query(EVENTS, { objectIds: eventId }));
    await catalogue('DELETE', `/events/${eventId}`);
    await catalogue('DELETE', `/venues/${venueId}`);
    const record = (of: Json): Json => ({
      slug: of['slug'],
      status: 'publish',
      published: instantOf(of, 'date_utc'),
      modified: instantOf(of, 'modified_utc'),
    });
    const where = { ...address, stateprovince: 'Maine' };
    expect({ ...full?.attributes, modified: secondOf(full?.attributes['modified']) }).to.deep.equal({
      OBJECTID: ids['Full'],
      name: 'Full',
      description: 'Words of the place',
      ...where,
      ...contact,
      ...record(place),
    });
    expect({ ...whole?.attributes, modified: secondOf(whole?.attributes['modified']) }).to.deep.equal({
      OBJECTID: ids['Whole'],
      title: 'Whole',
      description: 'Words',
      start_date: instantOf(told, 'utc_start_date'),
      end_date: instantOf(told, 'utc_end_date'),
      start_local: told['start_date'],
      end_local: told['end_date'],
      time_zone: 'America/New_York',
      all_day: 1,
      featured: 1,
      website: 'https://whole.example.org',
      venue_id: ids['Full'],
      venue: 'Full',
      ...where,
      ...record(told),
    });
    expect(place['modified_utc']).not.to.equal(place['date_utc']);
  });

  describe('respects the rights of the catalogue', () => {
    it('and shows everybody what is published without a password', async () => {
      for (const token of [undefined, author]) {
        expect(await names(VENUES, {}, token)).to.deep.equal(PUBLIC_VENUES);
        expect(await names(EVENTS, {}, token)).to.deep.equal(PUBLIC_EVENTS);
      }
      const unplaced = featuresOf(await query(EVENTS, { where: "title LIKE 'In the %'" }));
      for (const { attributes, geometry } of unplaced) {
        expect(attributes).to.include({ venue_id: null, venue: null, address: null });
        expect(geometry ?? null).to.equal(null);
      }
    });

    it('and shows editors all but the trash', async () => {
      expect(await names(VENUES, {}, editor)).to.deep.equal([...PUBLIC_VENUES, 'Vault', 'Plan']);
      const more = ['Locked', 'Private', 'Draft', 'Pending', 'Future'];
      expect(await names(EVENTS, {}, editor)).to.deep.equal([...PUBLIC_EVENTS, ...more]);
      const [inVault] = featuresOf(await query(EVENTS, { where: "venue = 'Vault'" }, editor));
      expect(inVault?.geometry).to.deep.equal({ x: 20, y: 10 });
    });

    // What shows in a count or a box would be told as well.
    const WAYS: readonly Parameters[] = [
      {},
      { f: 'geojson' },
      { where: `description LIKE '%${SECRET}%'` },
      { where: `address = '${SECRET}' OR website LIKE '%${SECRET}%'` },
      { returnDistinctValues: true, returnGeometry: false, outFields: 'description' },
      {
        outStatistics: [
          { statisticType: 'max', onStatisticField: 'description', outStatisticFieldName: 'm' },
        ],
      },
      {
        groupByFieldsForStatistics: 'website',
        outStatistics: [{ statisticType: 'count', onStatisticField: 'OBJECTID' }],
      },
      { orderByFields: 'description DESC' },
      { geometry: '19,9,21,11', geometryType: 'esriGeometryEnvelope', inSR: 4326 },
      { resultRecordCount: 2000, resultType: 'tile' },
      { returnExtentOnly: true, returnCountOnly: true },
    ];
    for (const way of WAYS) {
      it(`in a query with ${JSON.stringify(way)}`, async () => {
        for (const layer of [VENUES, EVENTS]) {
          for (const token of [undefined, author]) {
            const told = JSON.stringify(await query(layer, way, token));
            expect(told).not.to.match(
              new RegExp(`${SECRET}|Vault|Plan|Gone|Locked|Private|Draft|Pending|Trashed`),
            );
            expect(told).not.to.match(/"x":20|\[20,10\]|"xmax":20/);
            expect(told).not.to.include('"error"');
          }
        }
      });
    }

    it('where arithmetic ends in an error with them', async () => {
      for (const [layer, field] of [
        [VENUES, 'address'],
        [VENUES, 'description'],
        [EVENTS, 'address'],
        [EVENTS, 'description'],
      ] as const) {
        const where = `CHAR_LENGTH(${field}) * 1e306 > 0 OR ${field} IS NULL`;
        const { count } = await query(layer, { returnCountOnly: true });
        expect(await query(layer, { where, returnCountOnly: true }), field).to.deep.equal({ count });
        const asEditor = await query(layer, { where, returnCountOnly: true }, editor);
        if (kind === 'postgres') expect(errorOf(asEditor).details.join(), field).to.include('too large');
      }
    });

    it('where a record is named by its id', async () => {
      const hidden = ['Locked', 'Private', 'Draft', 'Pending', 'Future', 'Unlisted', 'Trashed'];
      const objectIds = hidden.map((title) => String(ids[title]));
      expect(await query(EVENTS, { objectIds: objectIds.join(), returnCountOnly: true })).to.deep.equal({
        count: 0,
      });
      for (const id of objectIds) expect(errorOf(await server.get(`${EVENTS}/${id}`)).code).to.equal(404);
      for (const name of ['Vault', 'Plan', 'Gone', 'Walk']) {
        expect(errorOf(await server.get(`${VENUES}/${String(ids[name])}`)).code).to.equal(404);
      }
      const found = await server.get(`${EVENTS}/${String(ids['Locked'])}`, {}, editor);
      expect(found).to.have.nested.property('feature.attributes.title', 'Locked');
      expect(errorOf(await server.get(`${EVENTS}/${String(ids['Trashed'])}`, {}, editor)).code).to.equal(404);
    });

    it('in what its metadata tell of places', async () => {
      const extentFor = async (token?: string): Promise<unknown> =>
        (await server.get(VENUES, {}, token))['extent'];
      expect(await extentFor()).to.include({ xmax: PORT.geo_lng, ymin: PORT.geo_lat });
      expect(await extentFor(editor)).to.include({ xmax: 20, ymin: 10 });
      expect(await extentFor(author)).to.deep.equal(await extentFor());
    });
  });

  describe('is queried like any other', () => {
    it('by conditions, in an order, page by page', async () => {
      const where = `start_date = TIMESTAMP '2031-06-07 17:30:00' AND venue IS NOT NULL`;
      expect(await names(EVENTS, { where })).to.deep.equal(['Walk', 'Lost']);
      const paging = { orderByFields: 'title DESC', resultRecordCount: 2 };
      const first = await query(EVENTS, paging);
      expect(first).to.include({ exceededTransferLimit: true });
      expect(await names(EVENTS, paging)).to.deep.equal(['Web', 'Walk']);
      expect(await names(EVENTS, { ...paging, resultOffset: 4 })).to.deep.equal(['In the plan']);
      expect(await query(EVENTS, { returnIdsOnly: true })).to.deep.equal({
        objectIdFieldName: 'OBJECTID',
        objectIds: PUBLIC_EVENTS.map((title) => ids[title]),
      });
      expect(errorOf(await query(EVENTS, { where: 'password IS NULL' })).code).to.equal(400);
      expect(errorOf(await query(EVENTS, { where: 'author_id = 1' })).code).to.equal(400);
    });

    it('by places, in any spatial reference', async () => {
      const geometry = { xmin: -71, ymin: 43, xmax: -70, ymax: 44 };
      const box = { geometry, geometryType: 'esriGeometryEnvelope' };
      for (const [layer, name] of [
        [VENUES, 'Harbour'],
        [EVENTS, 'Walk'],
      ] as const) {
        expect(await names(layer, box)).to.deep.equal([name]);
        expect(await names(layer, { ...box, geometry: { ...geometry, xmax: -70.99 } })).to.deep.equal([]);
        const rings = [
          [
            [-71, 43],
            [-70, 44],
            [-70, 43],
            [-71, 43],
          ],
        ];
        const within = {
          geometry: { rings },
          geometryType: 'esriGeometryPolygon',
          spatialRel: 'esriSpatialRelContains',
        };
        expect(await names(layer, within)).to.deep.equal([name]);
        const [feature] = featuresOf(await query(layer, { ...box, outSR: 3857 }));
        expect(Number(feature?.geometry?.['x'])).to.be.closeTo(-7_877_256.6, 1);
      }
    });

    it('for statistics and distinct values', async () => {
      const outStatistics = [
        { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'many' },
        { statisticType: 'min', onStatisticField: 'start_date', outStatisticFieldName: 'first' },
      ];
      const grouped = await query(EVENTS, {
        outStatistics,
        groupByFieldsForStatistics: 'venue',
        orderByFields: 'venue',
      });
      const rows = featuresOf(grouped).map(({ attributes }) => attributes);
      expect(rows.find((row) => row['venue'] === 'Harbour')).to.deep.include({ many: 1, first: START_MS });
      expect(rows.find((row) => row['venue'] === null)).to.include({ many: 3 });
      const distinct = { returnDistinctValues: true, returnGeometry: false, outFields: 'time_zone' };
      expect(featuresOf(await query(EVENTS, distinct))).to.have.length(1);
    });

    it('as GeoJSON and as a protocol buffer', async () => {
      const collection = await query(EVENTS, { f: 'geojson', where: "title = 'Walk'" });
      const [walk] = collection['features'] as Json[];
      expect(walk).to.deep.include({
        id: ids['Walk'],
        geometry: { type: 'Point', coordinates: [PORT.geo_lng, PORT.geo_lat] },
      });
      const { headers, rawPayload } = await server.server.inject(
        `${EVENTS}/query?f=pbf&where=1%3D1&outFields=title`,
      );
      expect(headers['content-type']).to.equal('application/x-protobuf');
      expect(rawPayload.toString('latin1')).to.include('Walk').and.not.include('Locked');
    });

    it('in pages of a person', async () => {
      for (const path of [
        '/rest/services',
        ROOT,
        VENUES,
        EVENTS,
        `${EVENTS}/query?where=1%3D1&outFields=title`,
      ]) {
        const headers = { authorization: `Bearer ${author}` };
        const { statusCode, payload } = await server.server.inject({ url: path, headers });
        expect(statusCode, path).to.equal(200);
        expect(payload, path).to.include('Events').and.include('anna');
        expect(payload, path).not.to.match(/Append a file|jobs"/);
      }
      const { payload } = await server.server.inject(`${EVENTS}/query?where=1%3D1&outFields=title`);
      expect(payload).to.include('Walk').and.not.include('Locked');
    });

    it('with conditions that are checked before', async () => {
      const checked = await server.post(`${EVENTS}/validateSQL`, { sql: "city = 'Portsmouth'" });
      expect(checked).to.include({ isValidSQL: true });
      expect(await server.post(`${EVENTS}/validateSQL`, { sql: 'password = 1' })).to.include({
        isValidSQL: false,
      });
    });
  });

  describe('is written by nobody', () => {
    it('whoever asks', async () => {
      const administrator = await server.signUp('root', 'administrator');
      const features = [{ attributes: { title: 'Made' } }];
      const admin = `/rest/admin/services/Events/FeatureServer`;
      const attempts: readonly [string, Parameters][] = [
        [`${EVENTS}/addFeatures`, { features }],
        [`${EVENTS}/updateFeatures`, { features: [{ attributes: { OBJECTID: ids['Walk'] } }] }],
        [`${EVENTS}/deleteFeatures`, { where: '1=1' }],
        [`${EVENTS}/applyEdits`, { adds: features }],
        [`${ROOT}/applyEdits`, { edits: [{ id: 1, adds: features }] }],
        [`${EVENTS}/calculate`, { where: '1=1', calcExpression: [{ field: 'title', value: 'x' }] }],
        [`${EVENTS}/append`, { edits: features }],
        [`${ROOT}/append`, { edits: features }],
        [`${ROOT}/uploads/register`, { itemName: 'a.csv' }],
        [`${admin}/updateDefinition`, { updateDefinition: { capabilities: 'Query,Editing' } }],
        [`${admin}/addToDefinition`, { addToDefinition: { layers: [] } }],
        [`${admin}/deleteFromDefinition`, { deleteFromDefinition: { layers: [{ id: 0 }] } }],
        [`${admin}/0/truncate`, {}],
      ];
      for (const [path, parameters] of attempts) {
        for (const token of [administrator, editor]) {
          const { code, message } = errorOf(await server.post(path, parameters, token));
          expect([code, message], path).to.deep.equal([
            400,
            'The service "Events" shows the events catalogue: it is read here, and written there.',
          ]);
        }
      }
      expect(await names(EVENTS)).to.deep.equal(PUBLIC_EVENTS);
    });

    it('and no other service has its name', async () => {
      const url = '/sharing/rest/content/users/anna/createService';
      const named = { createParameters: { name: 'EVENTS' }, outputType: 'featureService' };
      expect(errorOf(await server.post(url, named, author)).code).to.equal(409);
      const asked = { name: 'events', type: 'Feature Service' };
      const available = await server.get('/sharing/rest/portals/self/isServiceNameAvailable', asked, author);
      expect(available).to.deep.equal({ available: false });
    });
  });

  describe('has what was told on the clock of the site at its instant', () => {
    for (const [zone, startMs, publishedMs] of [
      ['Europe/Rome', Date.UTC(2031, 5, 7, 11, 30), Date.UTC(2020, 0, 15, 8)],
      ['UTC+5:30', Date.UTC(2031, 5, 7, 8), Date.UTC(2020, 0, 15, 3, 30)],
    ] as const) {
      it(`where that is ${zone}`, async () => {
        const site = await startFeatureServer(databases, { FAIRGROUND_TIME_ZONE: zone });
        try {
          const { payload } = await site.server.inject({
            method: 'POST',
            url: '/cal/events/v1/events',
            headers: { authorization: `Bearer ${editor}` },
            payload: {
              title: 'Local',
              status: 'publish',
              date: '2020-01-15 09:00:00',
              start_date: '2031-06-07 13:30:00',
              end_date: '2031-06-07 15:00:00',
            },
          });
          const { id } = JSON.parse(payload) as Json;
          const { feature } = (await site.get(`${EVENTS}/${String(id)}`)) as {
            feature: { attributes: Json };
          };
          await catalogue('DELETE', `/events/${String(id)}`);
          expect(feature.attributes).to.include({
            start_date: startMs,
            end_date: startMs + 90 * 60_000,
            start_local: '2031-06-07 13:30:00',
            end_local: '2031-06-07 15:00:00',
            time_zone: zone,
            published: publishedMs,
          });
        } finally {
          await site.close();
        }
      });
    }
  });

  it('follows the catalogue', async () => {
    const layer = await server.get(EVENTS);
    await venue('Pier', { geo_lat: 44, geo_lng: -69 });
    await event('Swim', { venue: ids['Pier'] });
    const after = await server.get(EVENTS);
    expect(after['extent']).to.include({ xmin: PORT.geo_lng, xmax: -69, ymax: 44 });
    const editedAt = (one: Json): number => Number((one['editingInfo'] as Json)['lastEditDate']);
    const changed = featuresOf(await query(EVENTS)).map(({ attributes }) => Number(attributes['modified']));
    expect(editedAt(after)).to.equal(Math.max(...changed));
    await catalogue('DELETE', `/events/${String(ids['Swim'])}`);
    expect(await names(EVENTS)).to.deep.equal(PUBLIC_EVENTS);
    expect((await server.get(EVENTS))['extent']).to.deep.equal(layer['extent']);
    await catalogue('DELETE', `/venues/${String(ids['Pier'])}`);
  });
});
