import type { Contract, ContractCall } from '../contract/contract-client.js';

type Value = string | object | true;
type Fields = Readonly<Record<string, Value>>;

const ROWS = [{ attributes: { code: 'B1' } }];
const EDITS = JSON.stringify({ features: ROWS });
const PUBLISHED = {
  type: 'csv',
  locationType: 'none',
  layerInfo: {
    name: 'Codes',
    type: 'Table',
    fields: [{ name: 'code', type: 'esriFieldTypeString', length: 8 }],
  },
};

/** Parameters with which an operation does what it is for; none where absent. */
const PARAMETERS: Readonly<Record<string, Fields>> = {
  addFeatures: { features: ROWS },
  addItem: { text: 'code\nA1\n', type: 'CSV' },
  addItemToFolder: { text: 'code\nA1\n', type: 'CSV' },
  addItemPart: { partNum: '1' },
  analyzeSource: { text: 'code\nA1\n', filetype: 'csv' },
  generateFeatures: { text: 'code\nA1\n', filetype: 'csv' },
  appendToLayer: { edits: EDITS },
  appendToService: { edits: EDITS, layers: '0' },
  applyEdits: { adds: ROWS },
  applyServiceEdits: { edits: [{ id: 0, adds: ROWS }] },
  calculate: { where: '1=1', calcExpression: [{ field: 'people', value: 1 }] },
  updateUser: { role: 'contributor' },
  deleteFeatures: { where: '1=1' },
  deleteFromLayerDefinition: { deleteFromDefinition: { fields: [{ name: 'people' }] } },
  deleteFromServiceDefinition: { deleteFromDefinition: { layers: [{ id: 0 }] } },
  isServiceNameAvailable: { name: 'Somewhere' },
  moveItem: { folder: '/' },
  publishItem: { filetype: 'csv' },
  queryLayer: { where: '1=1' },
  registerUpload: { itemName: 'cities.csv' },
  revokeToken: { auth_token: 'nothing' },
  searchItems: { num: '100' },
  shareItem: { everyone: true },
  shareItems: { everyone: true },
  unshareItem: { groups: 'surveyors' },
  unshareItems: { groups: 'surveyors' },
  updateFeatures: { features: [{ attributes: { OBJECTID: 1, people: 2 } }] },
  updateItem: { title: 'Another title' },
  updateLayerDefinition: { updateDefinition: { minScale: 5 } },
  updateServiceDefinition: { updateDefinition: { description: 'Another' } },
  uploadPart: { partId: '1' },
  validateSql: { sql: "code = 'A1'" },
};

const WITH_FILE = ['addItemPart', 'appendFile', 'uploadFile', 'uploadPart'];

/** A call with which its operation does what it is for, at a place where it can. */
export function featureCall(
  { operationId, method, bodyTypes }: Contract,
  place: NonNullable<ContractCall['path']>,
  { name, itemId }: { readonly name: string; readonly itemId: string | undefined },
): ContractCall {
  const own: Fields = { ...PARAMETERS[operationId.replace(/Post$/, '')], ...namesFor(operationId, name) };
  const form = {
    f: operationId === 'getAppendForm' ? 'html' : 'json',
    ...Object.fromEntries(
      Object.entries(own).map(([key, value]) => [
        key,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
    ...(operationId === 'publishItem' && { itemid: String(itemId) }),
    ...(/^(un)?shareItems$/.test(operationId) && { items: String(itemId) }),
  };
  if (method === 'get') return { path: place, query: form };
  if (!bodyTypes.includes('application/x-www-form-urlencoded') || WITH_FILE.includes(operationId)) {
    const multipart = new FormData();
    for (const [key, value] of Object.entries(form)) multipart.set(key, value);
    if (WITH_FILE.includes(operationId)) multipart.set('file', new Blob(['code\nC1\n']), 'cities.csv');
    return { path: place, multipart };
  }
  return { path: place, form };
}

/** Fields that must differ in each call. */
function namesFor(operationId: string, name: string): Fields {
  switch (operationId) {
    case 'createService':
    case 'createServiceInFolder':
      return { createParameters: { name } };
    case 'createUser':
      return { name, role: 'author' };
    case 'createApplicationPassword':
      return { name };
    case 'createFolder':
      return { title: name };
    case 'addItem':
    case 'addItemToFolder':
      return { filename: `${name}.csv` };
    case 'addToLayerDefinition':
      return { addToDefinition: { fields: [{ name, type: 'esriFieldTypeInteger' }] } };
    case 'addToServiceDefinition':
      return { addToDefinition: { tables: [{ name, fields: [] }] } };
    case 'publishItem':
      return { publishParameters: { ...PUBLISHED, name } };
    default:
      return {};
  }
}
