import { AppError } from '../errors.js';

/** Operations whose handlers are being written: take yours out when it is there. This file goes away. */
const pending = (): Promise<never> => Promise.reject(new AppError('server.unavailable', 'Not there yet.'));

export const pendingHandlers = {
  readIndex: pending,
  readDocument: pending,
  exportEvents: pending,
  exportEvent: pending,
  listCategories: pending,
  createCategory: pending,
  readCategory: pending,
  updateCategoryByPost: pending,
  updateCategoryByPut: pending,
  updateCategory: pending,
  deleteCategory: pending,
  listTags: pending,
  createTag: pending,
  readTag: pending,
  updateTagByPost: pending,
  updateTagByPut: pending,
  updateTag: pending,
  deleteTag: pending,
  listImages: pending,
  createImage: pending,
  readImage: pending,
  deleteImage: pending,
  readImageFile: pending,
  importCalendar: pending,
  readImport: pending,
};
