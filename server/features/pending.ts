import { AppError } from '../errors.js';

/** Operations whose handlers are being written: take yours out when it is there. This file goes away. */
const pending = (): Promise<never> => Promise.reject(new AppError('server.unavailable', 'Not there yet.'));

export const pendingHandlers = {
  publishItem: pending,
  analyzeSource: pending,
};
