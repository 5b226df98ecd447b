import { AppError } from '../../lib/errors.js';
import { MAX_URL_BYTES } from '../../api/max-url-bytes.js';
import type { OnRequestStep } from './on-request.js';

/** Turns away addresses whose parameters are better sent as a form. */
export const limitUrlLength: OnRequestStep = ({ raw: { req } }) => {
  // Node takes ASCII only.
  if ((req.url ?? '').length <= MAX_URL_BYTES) return;
  throw new AppError('request.address_too_long', `The address is longer than ${MAX_URL_BYTES} bytes.`);
};
