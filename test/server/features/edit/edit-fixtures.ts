import { expect } from 'chai';
import type { TestDatabases } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  type Parameters,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

/** One entry of `addResults` and the like. */
export interface Result {
  readonly objectId: number;
  readonly uniqueId: number;
  readonly globalId: string | null;
  readonly success: boolean;
  readonly error?: { readonly code: number; readonly description: string };
}

export const TOWNS = {
  name: 'Towns',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 8, nullable: false },
    { name: 'name', type: 'esriFieldTypeString', length: 10, defaultValue: 'unnamed' },
    { name: 'people', type: 'esriFieldTypeInteger' },
    { name: 'size', type: 'esriFieldTypeDouble' },
    { name: 'seen', type: 'esriFieldTypeDate' },
    {
      name: 'kind',
      type: 'esriFieldTypeSmallInteger',
      nullable: false,
      defaultValue: 1,
      domain: { type: 'codedValue', name: 'kinds', codedValues: [{ name: 'Town', code: 1 }] },
    },
  ],
  indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
};

export const NOTES = {
  name: 'Notes',
  type: 'Table',
  fields: [{ name: 'text', type: 'esriFieldTypeString', length: 20 }],
};

/** A server with users of each kind, and services to edit. */
export interface EditWorld {
  readonly server: FeatureServer;
  /** Tokens. */
  readonly owner: string;
  readonly other: string;
  readonly third: string;
  /** A service with `TOWNS` as 0 and `NOTES` as 1; its address. */
  makeService(definition?: Parameters, layers?: readonly object[]): Promise<string>;
  /** An edit of a layer, by the owner unless a token is given; `null` for nobody. */
  edit(path: string, parameters: Parameters, token?: string | null): Promise<Json>;
  /** Attributes of all features of a layer in the order of their ids, as the owner sees them. */
  rows(layer: string, outFields?: string): Promise<Json[]>;
}

export async function openEditWorld(databases: TestDatabases): Promise<EditWorld> {
  const server = await startFeatureServer(databases);
  const owner = await server.signUp('owner', 'author');
  const other = await server.signUp('other', 'contributor');
  const third = await server.signUp('third', 'contributor');
  let services = 0;
  return {
    server,
    owner,
    other,
    third,
    async makeService(definition = {}, layers = [TOWNS, NOTES]) {
      const name = `Edits_${String(++services)}`;
      await server.post(
        '/sharing/rest/content/users/owner/createService',
        { createParameters: { name, ...definition }, outputType: 'featureService' },
        owner,
      );
      const added = await server.post(
        `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
        { addToDefinition: { layers } },
        owner,
      );
      expect(added).to.include({ success: true });
      return `/rest/services/${name}/FeatureServer`;
    },
    edit: (path, parameters, token = owner) => server.post(path, parameters, token ?? undefined),
    async rows(layer, outFields = '*') {
      const reply = await server.post(`${layer}/query`, { where: '1=1', outFields }, owner);
      return (reply['features'] as Json[]).map((feature) => feature['attributes'] as Json);
    },
  };
}

/** The results of a reply, by the name of their list. */
export function resultsOf(reply: Json, list: 'addResults' | 'updateResults' | 'deleteResults'): Result[] {
  expect(reply, JSON.stringify(reply)).to.have.property(list);
  return reply[list] as Result[];
}

/** Returns the error of each result, empty for a success. */
export function errorsOf(results: readonly Result[]): string[] {
  return results.map(({ success, error }) => {
    expect(success).to.equal(error === undefined);
    return error === undefined ? '' : `${String(error.code)} ${error.description}`;
  });
}
