import { AppError } from '../../lib/errors.js';
import { MAX_URL_BYTES } from '../../api/max-url-bytes.js';
import type { OnRequestStep } from './on-request.js';

/** Refuses URLs whose parameters must be sent as a form. */
export const limitUrlLength: OnRequestStep = ({ raw: { req } }) => {
  // Node accepts ASCII only, so one character is one byte.
  if ((req.url ?? '').length <= MAX_URL_BYTES) return;
  throw new AppError(
    'request.address_too_long',
    `The URL is longer than ${MAX_URL_BYTES} bytes; send the parameters as a form.`,
  );
};
