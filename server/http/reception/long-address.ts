import { AppError } from '../../errors.js';
import type { Step } from './reception.js';

/** What proxies and logs on the way take, too. */
const MAX_ADDRESS_BYTES = 16 * 1024;

/** Turns away addresses whose parameters are better sent as a form. */
export const refuseLongAddress: Step = ({ raw: { req } }) => {
  // Node takes ASCII only.
  if ((req.url ?? '').length <= MAX_ADDRESS_BYTES) return;
  throw new AppError('request.address_too_long', `The address is longer than ${MAX_ADDRESS_BYTES} bytes.`);
};
