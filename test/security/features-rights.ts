import type { Rights, Row } from './rights.js';

/** Content of a user is for that user and administrators. */
const OWN: Row = ['499', '403', '200', '200'];
/** A private service, and all below it, does not exist for others. */
const SERVICE: Row = ['499', '404', '200', '200'];
/** Resources that do not exist, which only the owner and administrators are told. */
const REFUSED_TO_OWN: Row = ['499', '404', '400', '400'];
/** Jobs of others are as unknown as those that never were. */
const JOB: Row = ['499', '404', '200', '200'];
/** Uploads are for their sender alone. */
const UPLOAD: Row = ['499', '404', '200', '404'];
/** Items of others cannot be told from those that never were, where they would be changed. */
const ITEM: Row = ['499', '400', '200', '200'];
const OPEN: Row = ['200', '200', '200', '200'];
const MEMBER: Row = ['499', '200', '200', '200'];
const PAGE: Row = ['200', '200', '200', '200'];
const HIDING: Row = ['200 hidden', '200 hidden', '200 shown', '200 shown'];
/** No credentials are looked at but those that are sent for a token. */
const REFUSED: Row = ['400', '400', '400', '400'];

/** For administrators only. */
const ADMINISTRATION: Row = ['499', '403', '403', '200'];

/** An operation and its twin that is asked with POST. */
function both(operationId: string, row: Row): Rights {
  return { [operationId]: row, [`${operationId}Post`]: row };
}

/** Rights to the operations of feature services, on a private service, items and a job of the owner's. */
export const FEATURES_RIGHTS: Rights = {
  generateToken: REFUSED,
  generateServerToken: REFUSED,
  getAppToken: REFUSED,
  // Every holder of a token may revoke it.
  revokeToken: OPEN,
  ...both('getPortalInfo', OPEN),
  ...both('getPortalRoot', OPEN),
  ...both('getPortalSelf', OPEN),
  ...both('getServerInfo', OPEN),
  ...both('getCommunitySelf', MEMBER),
  ...both('getUser', MEMBER),
  ...both('isServiceNameAvailable', MEMBER),
  ...both('getGeocodeUsage', MEMBER),
  getSignInPage: PAGE,
  signIn: PAGE,
  signOut: ['303', '303', '303', '303'],
  createService: OWN,
  createServiceInFolder: OWN,
  createFolder: OWN,
  deleteFolder: OWN,
  ...both('getFolderContent', OWN),
  ...both('getUserContent', OWN),
  addItem: OWN,
  addItemToFolder: OWN,
  publishItem: OWN,
  addItemPart: ITEM,
  commitItem: ITEM,
  cancelItem: ITEM,
  updateItem: ITEM,
  deleteItem: ITEM,
  moveItem: ITEM,
  shareItem: ITEM,
  unshareItem: ITEM,
  // Each item has a result of its own.
  shareItems: MEMBER,
  unshareItems: MEMBER,
  ...both('getItemStatus', ITEM),
  ...both('getItem', OWN),
  ...both('getItemData', OWN),
  ...both('searchItems', HIDING),
  analyzeSource: MEMBER,
  generateFeatures: MEMBER,
  ...both('listServices', HIDING),
  ...both('listAdminServices', ['499', '200 hidden', '200 shown', '200 shown']),
  ...both('getService', SERVICE),
  ...both('listLayers', SERVICE),
  ...both('getViewSources', SERVICE),
  ...both('getLayer', SERVICE),
  ...both('getFeature', SERVICE),
  ...both('queryLayer', SERVICE),
  ...both('getVectorTileService', SERVICE),
  getVectorTile: SERVICE,
  getVectorTileStyle: SERVICE,
  getVectorTileStyles: SERVICE,
  getTileJson: SERVICE,
  ...both('listLayerAttachments', REFUSED_TO_OWN),
  ...both('queryAttachments', REFUSED_TO_OWN),
  ...both('listAttachments', REFUSED_TO_OWN),
  ...both('getAttachment', REFUSED_TO_OWN),
  addAttachment: REFUSED_TO_OWN,
  updateAttachment: REFUSED_TO_OWN,
  deleteAttachments: REFUSED_TO_OWN,
  ...both('validateSql', SERVICE),
  ...both('getAdminService', SERVICE),
  ...both('getAdminLayer', SERVICE),
  // The job that is asked for is an append.
  ...both('getDefinitionJob', ['499', '404', '404', '404']),
  addToServiceDefinition: SERVICE,
  updateServiceDefinition: SERVICE,
  deleteFromServiceDefinition: SERVICE,
  refreshService: SERVICE,
  addToLayerDefinition: SERVICE,
  updateLayerDefinition: SERVICE,
  deleteFromLayerDefinition: SERVICE,
  truncateLayer: SERVICE,
  addFeatures: SERVICE,
  updateFeatures: SERVICE,
  deleteFeatures: SERVICE,
  applyEdits: SERVICE,
  calculate: SERVICE,
  applyServiceEdits: SERVICE,
  appendToLayer: SERVICE,
  appendToService: SERVICE,
  getAppendForm: ['hidden', 'hidden', 'shown', 'shown'],
  appendFile: ['499', '404', '303', '303'],
  ...both('getLayerAppendJob', JOB),
  ...both('getServiceAppendJob', JOB),
  ...both('getJob', JOB),
  ...both('getJobReport', JOB),
  cancelJob: JOB,
  restartJob: JOB,
  // Lists what the caller may see.
  listAllJobs: MEMBER,
  cancelAnyJob: JOB,
  listUsers: ADMINISTRATION,
  createUser: ADMINISTRATION,
  listSignInFailures: ADMINISTRATION,
  getUserAccount: ADMINISTRATION,
  updateUser: ADMINISTRATION,
  setUserPassword: ADMINISTRATION,
  deleteUser: ADMINISTRATION,
  createApplicationPassword: ADMINISTRATION,
  // The ids belong to no credential.
  revokeApplicationPassword: ['499', '403', '403', '400'],
  revokeUserToken: ['499', '403', '403', '400'],
  ...both('listJobs', SERVICE),
  ...both('listLayerAppendJobs', SERVICE),
  ...both('getUploadsInfo', SERVICE),
  uploadFile: SERVICE,
  registerUpload: SERVICE,
  uploadPart: UPLOAD,
  commitUpload: UPLOAD,
  deleteUpload: UPLOAD,
  ...both('getUpload', UPLOAD),
  ...both('listUploadParts', UPLOAD),
  ...both('downloadUpload', UPLOAD),
};
