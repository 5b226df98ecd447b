import type { Config } from '../config/config.js';
import type { operations } from '../generated/features/types.js';

const SERVICE = '/rest/services/{serviceName}/FeatureServer';
const USER = '/sharing/rest/content/users/{username}';

/**
 * Returns advice for each operation on how to send a file that is larger than the operation accepts, for the end of
 * its error. Path parameters are in braces; the server fills in those of the request.
 */
export function adviseLargerFiles({
  partLimitBytes,
  fileLimitBytes,
}: Pick<Config, 'partLimitBytes' | 'fileLimitBytes'>) {
  const part = `of at most ${String(partLimitBytes)} bytes each`;
  const whole = `at most ${String(fileLimitBytes)} bytes together`;
  const upload =
    `send a larger file in parts: register it by POST ${SERVICE}/uploads/register, ` +
    `send parts ${part} (${whole}) by POST ${SERVICE}/uploads/{itemID}/uploadPart, ` +
    `and combine them by POST ${SERVICE}/uploads/{itemID}/commit`;
  const item =
    `send a larger file as an item in parts: start it by POST ${USER}/addItem with multipart=true, ` +
    `send parts ${part} (${whole}) by POST ${USER}/items/{itemID}/addPart, ` +
    `combine them by POST ${USER}/items/{itemID}/commit, and name the item in itemid`;
  const smaller = `send more parts that are smaller, ${whole}`;
  const none = 'an item cannot be larger, even in parts';
  return {
    uploadFile: upload,
    appendFile: `${upload}; then append it by POST ${SERVICE}/{layerId}/append with appendUploadId`,
    uploadPart: smaller,
    addItemPart: smaller,
    addItem: none,
    addItemToFolder: none,
    updateItem: none,
    analyzeSource: item,
    generateFeatures: item,
  } satisfies Partial<Record<keyof operations, string>>;
}
