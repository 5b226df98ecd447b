import type { Rights, Row } from './rights.js';

/** Statuses of private records, which only their author and the editors may read. */
const READ: Row = ['403', '403', '200', '200'];
const WRITE: Row = ['401', '403', '200', '200'];
const CREATE: Row = ['401', '201', '201', '201'];
/** Lists, which show private records only to those who may read them. */
const LIST: Row = ['200 hidden', '200 hidden', '200 shown', '200 shown'];
/** Statuses of records without an owner. */
const OPEN: Row = ['200', '200', '200', '200'];
const OPEN_LIST: Row = ['200 shown', '200 shown', '200 shown', '200 shown'];
/** Categories are for all authors, tags for editors; they belong to nobody. */
const CATEGORY: Row = ['401', '200', '200', '200'];
const TAG: Row = ['401', '403', '403', '200'];

/** Rights to the operations of the catalogue, on a private record of the owner's. */
export const EVENTS_RIGHTS: Rights = {
  readIndex: OPEN,
  readDocument: OPEN,
  listEvents: LIST,
  createEvent: CREATE,
  readEvent: READ,
  updateEvent: WRITE,
  updateEventByPost: WRITE,
  updateEventByPut: WRITE,
  deleteEvent: WRITE,
  restoreEvent: WRITE,
  readEventBySlug: READ,
  updateEventBySlug: WRITE,
  updateEventBySlugByPost: WRITE,
  updateEventBySlugByPut: WRITE,
  deleteEventBySlug: WRITE,
  exportEvent: READ,
  exportEvents: LIST,
  listVenues: LIST,
  createVenue: CREATE,
  readVenue: READ,
  updateVenue: WRITE,
  updateVenueByPost: WRITE,
  updateVenueByPut: WRITE,
  deleteVenue: WRITE,
  restoreVenue: WRITE,
  readVenueBySlug: READ,
  updateVenueBySlug: WRITE,
  updateVenueBySlugByPost: WRITE,
  updateVenueBySlugByPut: WRITE,
  deleteVenueBySlug: WRITE,
  listOrganizers: LIST,
  createOrganizer: CREATE,
  readOrganizer: READ,
  updateOrganizer: WRITE,
  updateOrganizerByPost: WRITE,
  updateOrganizerByPut: WRITE,
  deleteOrganizer: WRITE,
  restoreOrganizer: WRITE,
  readOrganizerBySlug: READ,
  updateOrganizerBySlug: WRITE,
  updateOrganizerBySlugByPost: WRITE,
  updateOrganizerBySlugByPut: WRITE,
  deleteOrganizerBySlug: WRITE,
  listCategories: OPEN_LIST,
  createCategory: CREATE,
  readCategory: OPEN,
  updateCategory: CATEGORY,
  updateCategoryByPost: CATEGORY,
  updateCategoryByPut: CATEGORY,
  deleteCategory: CATEGORY,
  listTags: OPEN_LIST,
  createTag: ['401', '403', '403', '201'],
  readTag: OPEN,
  updateTag: TAG,
  updateTagByPost: TAG,
  updateTagByPut: TAG,
  deleteTag: TAG,
  // A picture is for everybody from the start; who may use it is asked where it is linked.
  listImages: ['401', '200 hidden', '200 shown', '200 shown'],
  createImage: CREATE,
  readImage: OPEN,
  readImageFile: OPEN,
  deleteImage: WRITE,
  importCalendar: ['401', '202', '202', '202'],
  // As unknown as one that never was.
  readImport: ['401', '404', '200', '200'],
};
