import type { Parameters } from '../support/servers/feature-server.js';

const ITEMS = 'the modelled interface has 403 GWM_0003 and 400 CONT_0001, and ids are 128 random bits';

/** Operations in which strangers can tell what is private from what is missing, and why that is so. */
export const TOLD_APART: Readonly<Record<string, string>> = {
  getItem: ITEMS,
  getItemData: ITEMS,
  getUser: 'users find each other',
};

/** Things of others, and some of the stranger's own. */
export interface NamedThings {
  readonly serviceName: string;
  readonly itemId: string;
  readonly uploadId: string;
  /** An empty view of the stranger's. */
  readonly view: string;
  /** A service of the stranger's. */
  readonly own: string;
}

/** Names of the same forms that belong to nothing. */
export const NO_THINGS = {
  serviceName: 'Nobody_knows',
  itemId: '0123456789abcdef0123456789abcdef',
  uploadId: 'i01234567-89ab-4cde-8f01-23456789abcd',
};

export interface NamingParameters {
  readonly title: string;
  readonly path: string;
  readonly namesIn: (named: NamedThings) => Parameters;
  /** False where each thing that is named has a result of its own. */
  readonly isRefused: boolean;
}

const CONTENT = '/sharing/rest/content';

/** Operations that name something in a parameter. */
export const NAMING_PARAMETERS: readonly NamingParameters[] = [
  {
    title: 'the source of a view',
    path: '/rest/admin/services/{view}/FeatureServer/addToDefinition',
    namesIn: ({ serviceName }) => {
      const viewLayerDefinition = { sourceServiceName: serviceName, sourceLayerId: 0 };
      return { addToDefinition: { layers: [{ name: 'View', adminLayerInfo: { viewLayerDefinition } }] } };
    },
    isRefused: true,
  },
  {
    title: 'appendItemId',
    path: '/rest/services/{own}/FeatureServer/0/append',
    namesIn: ({ itemId }) => ({ appendItemId: itemId, appendUploadFormat: 'csv' }),
    isRefused: true,
  },
  {
    title: 'appendUploadId',
    path: '/rest/services/{own}/FeatureServer/0/append',
    namesIn: ({ uploadId }) => ({ appendUploadId: uploadId, appendUploadFormat: 'csv' }),
    isRefused: true,
  },
  ...['analyze', 'generate'].map((operation) => ({
    title: `${operation} of an item`,
    path: `${CONTENT}/features/${operation}`,
    namesIn: ({ itemId }: NamedThings) => ({ itemid: itemId, filetype: 'csv' }),
    isRefused: true,
  })),
  {
    title: 'publish of an item',
    path: `${CONTENT}/users/other/publish`,
    namesIn: ({ itemId }) => ({ itemid: itemId, filetype: 'csv' }),
    isRefused: true,
  },
  ...['shareItems', 'unshareItems'].map((operation) => ({
    title: operation,
    path: `${CONTENT}/users/other/${operation}`,
    namesIn: ({ itemId }: NamedThings) => ({ items: itemId, everyone: 'true', groups: '' }),
    isRefused: false,
  })),
  {
    title: 'a search for an id and for a name',
    path: '/sharing/rest/search',
    namesIn: ({ itemId, serviceName }) => ({ q: `id:${itemId} OR title:"${serviceName}"` }),
    isRefused: false,
  },
];
