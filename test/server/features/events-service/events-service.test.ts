import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type Json,
  type Parameters,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import {
  EVENTS,
  PORT,
  PUBLIC_EVENTS,
  ROOT,
  START_MS,
  VENUES,
  openCatalogueService,
} from './catalogue-service.js';

forEachDatabase('the events catalogue as a feature service', (open) => {
  const fixture = openCatalogueService(open);
  const { ids, catalogue, venue, event, query, featuresOf, names } = fixture;

  it('lists the events service with its two layers', async () => {
    const { services } = (await fixture.server.get('/rest/services')) as { services: Json[] };
    expect(services).to.deep.equal([
      { name: 'Events', type: 'FeatureServer', url: `https://maps.example.org${ROOT}` },
    ]);
    const service = await fixture.server.get(ROOT);
    expect(service).to.include({ capabilities: 'Query', supportsAppend: false, allowGeometryUpdates: false });
    expect((service['layers'] as Json[]).map(({ id, name }) => [id, name])).to.deep.equal([
      [0, 'Venues'],
      [1, 'Events'],
    ]);
    expect(await fixture.server.get('/rest/services/events/FeatureServer/')).to.deep.equal(service);
    expect(service['fullExtent']).to.include({ xmin: PORT.geo_lng, xmax: PORT.geo_lng, ymin: PORT.geo_lat });
    const { layers } = await fixture.server.get(`${ROOT}/layers`);
    expect(layers).to.have.length(2);
    expect(await fixture.server.get(`${ROOT}/sources`)).to.deep.equal({ services: [] });
    expect(errorOf(await fixture.server.get(`${ROOT}/2`)).code).to.equal(404);
  });

  it('describes the layers of the events service as read-only', async () => {
    for (const [path, displayField] of [
      [VENUES, 'name'],
      [EVENTS, 'title'],
    ] as const) {
      const layer = await fixture.server.get(path);
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
    it(`describes ${title} of the events service with all that maps need`, async () => {
      const fields = (await fixture.server.get(layer))['fields'] as Json[];
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

  it('shows an event of several venues once, at the first of them', async () => {
    await venue('Bridge', {
      geo_lat: 50,
      geo_lng: 5,
      phone: '+32 4 1',
      website: 'https://bridge.example.org',
    });
    await event('Run', { venue: ids['Bridge'] });
    // As only an extension may have stored it.
    await fixture.databases.events.write(async (trx) => {
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

  it('sorts the events service among the others by name', async () => {
    const own = { createParameters: { name: 'Aaa', access: 'public' }, outputType: 'featureService' };
    const other = { createParameters: { name: 'zulu', access: 'public' }, outputType: 'featureService' };
    for (const made of [own, other])
      await fixture.server.post('/sharing/rest/content/users/anna/createService', made, fixture.author);
    const { services } = (await fixture.server.get('/rest/services')) as { services: Json[] };
    expect(services.map(({ name }) => name)).to.deep.equal(['Aaa', 'Events', 'zulu']);
    for (const name of ['events', 'EVENTS', 'Events'])
      expect(await fixture.server.get(`/rest/services/${name}/FeatureServer`)).to.include({
        capabilities: 'Query',
      });
  });

  it('shows venues at their coordinates', async () => {
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

  it('shows events at their venues, with their times', async () => {
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

  it('shows every field of a record as the catalogue has it', async () => {
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
      // A whole day is its date, not the instant at which that begins in the event's zone.
      start_date: instantOf(told, 'start_date'),
      end_date: instantOf(told, 'end_date'),
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

  describe('is written by nobody', () => {
    it('refuses writes to the events service from every caller', async () => {
      const administrator = await fixture.server.signUp('root', 'administrator');
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
        for (const token of [administrator, fixture.editor]) {
          const { code, message } = errorOf(await fixture.server.post(path, parameters, token));
          expect([code, message], path).to.deep.equal([
            400,
            'The service "Events" is read-only: write to the events catalogue itself.',
          ]);
        }
      }
      expect(await names(EVENTS)).to.deep.equal(PUBLIC_EVENTS);
    });

    it('refuses the name of the events service to other services', async () => {
      const url = '/sharing/rest/content/users/anna/createService';
      const named = { createParameters: { name: 'EVENTS' }, outputType: 'featureService' };
      expect(errorOf(await fixture.server.post(url, named, fixture.author)).code).to.equal(409);
      const asked = { name: 'events', type: 'Feature Service' };
      const available = await fixture.server.get(
        '/sharing/rest/portals/self/isServiceNameAvailable',
        asked,
        fixture.author,
      );
      expect(available).to.deep.equal({ available: false });
    });
  });

  describe('has what was told on the clock of the site at its instant', () => {
    for (const [zone, startMs, publishedMs] of [
      ['Europe/Rome', Date.UTC(2031, 5, 7, 11, 30), Date.UTC(2020, 0, 15, 8)],
      ['UTC+5:30', Date.UTC(2031, 5, 7, 8), Date.UTC(2020, 0, 15, 3, 30)],
    ] as const) {
      it(`converts local times of the catalogue to instants where the zone is ${zone}`, async () => {
        const site = await startFeatureServer(fixture.databases, { FAIRGROUND_TIME_ZONE: zone });
        try {
          const { payload } = await site.server.inject({
            method: 'POST',
            url: '/cal/events/v1/events',
            headers: { authorization: `Bearer ${fixture.editor}` },
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

  it('follows changes of the catalogue', async () => {
    const layer = await fixture.server.get(EVENTS);
    await venue('Pier', { geo_lat: 44, geo_lng: -69 });
    await event('Swim', { venue: ids['Pier'] });
    const after = await fixture.server.get(EVENTS);
    expect(after['extent']).to.include({ xmin: PORT.geo_lng, xmax: -69, ymax: 44 });
    const editedAt = (one: Json): number => Number((one['editingInfo'] as Json)['lastEditDate']);
    const changed = featuresOf(await query(EVENTS)).map(({ attributes }) => Number(attributes['modified']));
    expect(editedAt(after)).to.equal(Math.max(...changed));
    await catalogue('DELETE', `/events/${String(ids['Swim'])}`);
    expect(await names(EVENTS)).to.deep.equal(PUBLIC_EVENTS);
    expect((await fixture.server.get(EVENTS))['extent']).to.deep.equal(layer['extent']);
    await catalogue('DELETE', `/venues/${String(ids['Pier'])}`);
  });
});
