import type { Clock } from '../../../lib/clock.js';
import type { UploadedFile } from '../../../api/handlers.js';
import type { Database } from '../../../storage/database/database.js';
import type { Schemas } from '../../model/call.js';
import { createFaultList, type FaultList } from '../../model/faults.js';
import type { Service } from '../../model/service.js';
import { lockService, updateService } from '../../catalog/service-repository.js';
import type { ItemTexts } from '../../model/item.js';
import { unknownItem } from './item-rights.js';
import { isServiceType, readTexts } from './read-properties.js';
import { storeServiceData } from './service-data-repository.js';

export interface ServiceItemChanges {
  readonly texts: Partial<ItemTexts>;
  /** JSON that clients store with the service. */
  readonly data: string | undefined;
}

/** Reads changes of a service's item. @throws {AppError} `request.invalid` with all faults. */
export function readServiceItemChanges(
  sent: Schemas['UpdateItemParameters'],
  file: UploadedFile | undefined,
): ServiceItemChanges {
  const faults = createFaultList();
  const texts = readTexts(sent, faults);
  if (sent.type !== undefined && !isServiceType(sent.type))
    faults.add('type', 'cannot be changed for a service');
  if (file !== undefined)
    faults.add('file', 'is not supported for a feature service: send its data as JSON in text');
  if (sent.dataUrl !== undefined)
    faults.add('dataUrl', 'is not supported for a feature service: send its data as JSON in text');
  checkJson(sent.text, faults);
  faults.throwIfAny('request.invalid', 'Unable to change the item.');
  return { texts, data: sent.text };
}

function checkJson(text: string | undefined, faults: FaultList): void {
  if (text === undefined) return;
  try {
    JSON.parse(text);
  } catch {
    faults.add('text', 'must be JSON');
  }
}

/**
 * Changes the texts and the stored data of a service's item, all or nothing.
 *
 * @throws {AppError} `feature.no_item` if the service no longer exists.
 */
export async function changeServiceItem(
  { features, clock }: { readonly features: Database; readonly clock: Clock },
  { key }: Pick<Service, 'key'>,
  { texts, data }: ServiceItemChanges,
): Promise<void> {
  await features.write(async (trx) => {
    const service = await lockService(trx, key);
    if (service === undefined) throw unknownItem();
    await updateService(trx, { ...service, item: { ...service.item, ...texts, modifiedAt: clock() } });
    if (data !== undefined) await storeServiceData(trx, key, data);
  });
}
