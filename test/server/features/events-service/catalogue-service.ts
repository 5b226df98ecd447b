import { expect } from 'chai';
import type { TestDatabases } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

export const ROOT = '/rest/services/Events/FeatureServer';
export const VENUES = `${ROOT}/0`;
export const EVENTS = `${ROOT}/1`;

export const PORT = { geo_lat: 43.0718, geo_lng: -70.7626 };
export const START_MS = Date.UTC(2031, 5, 7, 17, 30);
/** Stands in every text that some are not to see. */
export const SECRET = 'xyzzy';
const LONG_SECRET = SECRET.repeat(50);

export const PUBLIC_VENUES = ['Harbour', 'Anywhere'];
export const PUBLIC_EVENTS = ['Walk', 'Web', 'Lost', 'In the vault', 'In the plan'];

/** A catalogue of records of every kind that somebody may not see, shown as features, for the tests of a suite. */
export function openCatalogueService(open: () => Promise<TestDatabases>) {
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

  return {
    ids,
    catalogue,
    venue,
    event,
    query,
    featuresOf,
    names,
    get databases() {
      return databases;
    },
    get server() {
      return server;
    },
    get editor() {
      return editor;
    },
    get author() {
      return author;
    },
  };
}
