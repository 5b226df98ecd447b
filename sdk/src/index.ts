export { EventsCatalogue, type EventsCatalogueOptions } from './events-catalogue.js';
export { Fairground, type FairgroundOptions } from './fairground.js';
export type { CallOptions } from './transport/call-options.js';
export type { ConnectionOptions } from './transport/create-transport.js';
export type { Hooks, Retry } from './transport/hooks.js';
export type { CreateOptions } from './transport/idempotency-key.js';
export type { WaitOptions } from './transport/poll.js';

export { basic, type BasicOptions } from './credentials/basic.js';
export type { CredentialContext, Credentials } from './transport/credentials.js';
export { signIn, type SignInOptions } from './credentials/sign-in.js';
export { token } from './credentials/token.js';

export type {
  CalendarFilter,
  Category,
  CategoryCreate,
  CategoryFilter,
  CategoryList,
  CategoryUpdate,
  Event,
  EventCreate,
  EventFilter,
  EventList,
  EventsPaths,
  EventsSchemas,
  EventUpdate,
  Image,
  ImageFilter,
  ImageList,
  ImportedRecord,
  ImportStatus,
  Organizer,
  OrganizerCreate,
  OrganizerFilter,
  OrganizerList,
  OrganizerUpdate,
  Tag,
  TagCreate,
  TagFilter,
  TagList,
  TagUpdate,
  Venue,
  VenueCreate,
  VenueFilter,
  VenueList,
  VenueUpdate,
} from './events/api.js';
export type { CalendarImport } from './events/calendar-import.js';
export type { Categories } from './events/categories.js';
export type { Events } from './events/events.js';
export type { Images, UploadImageOptions } from './events/images.js';
export type { ImportOptions } from './events/import-calendar.js';
export type { Organizers } from './events/organizers.js';
export type { ReadRecordOptions } from './events/resource.js';
export type { Tags } from './events/tags.js';
export type { Venues } from './events/venues.js';

export type { AnalyzeOptions } from './features/append/analyze.js';
export type {
  AddedLayers,
  Analysis,
  AnalyzeParameters,
  Catalogue,
  EditResult,
  EditResults,
  Extent,
  Feature,
  FeatureSet,
  FeaturesPaths,
  FeaturesSchemas,
  FieldDefinition,
  Folder,
  GeoJsonPage,
  IndexDefinition,
  JobPage,
  JobSummary,
  LayerChanges,
  LayerDefinition,
  LayerDescription,
  LayerDescriptions,
  LayerEditResults,
  PortalUser,
  ServiceAdditions,
  ServiceChanges,
  ServiceDefinition,
  ServiceDescription,
  SqlValidation,
  User,
} from './features/api.js';
export type { AppendOptions, LayerSource, ServiceAppendOptions } from './features/append/append.js';
export type { AppendJob } from './features/append/append-job.js';
export type {
  AppendFormat,
  AppendSource,
  ContentStream,
  EsriFeature,
  GeoJsonFeature,
  SentSource,
  SourceOptions,
  StoredItem,
} from './features/append/append-source.js';
export type { Folders } from './features/items/folders.js';
export type {
  AddItemOptions,
  ItemProperties,
  ItemUploadProgress,
  StoreOptions,
} from './features/items/item-upload.js';
export type { Item, ItemAccess, ItemChanges, ItemFilter, ItemPage, Items } from './features/items/items.js';
export type { JobReport, ReportFormat } from './features/append/job-report.js';
export type { JobStatus, RefusedRow } from './jobs/job-status.js';
export type { Layer } from './features/layer/layer.js';
export type { Calculation, EditOptions, Edits } from './features/layer/layer-editing.js';
export type {
  ExtentFilter,
  Filter,
  Query,
  Statistic,
  StatisticsQuery,
} from './features/layer/layer-reading.js';
export { openLayer } from './features/layer/open-layer.js';
export type { PublishOptions, PublishParameters } from './features/items/publish-item.js';
export type { PublishJob, PublishStatus } from './features/items/publish-job.js';
export type { LayerIds, Service } from './features/layer/service.js';
export type { CreateServiceOptions, Services, ViewLayer } from './features/layer/services.js';
export type { UploadProgress } from './features/append/upload-progress.js';
export type { PageList } from './paging/page-list.js';

export { ApiError } from './errors/api-error.js';
export { ConnectionError } from './errors/connection-error.js';
export { FairgroundError, type Fault } from './errors/fairground-error.js';
export {
  isApiError,
  isConflict,
  isConnectionError,
  isFairgroundError,
  isForbidden,
  isInvalidRequest,
  isJobFailedError,
  isNotFound,
  isRateLimited,
  isTimeoutError,
  isUnauthenticated,
  isUnexpectedReplyError,
} from './errors/guards.js';
export { JobFailedError } from './errors/job-failed-error.js';
export { TimeoutError } from './errors/timeout-error.js';
export { UnexpectedReplyError } from './errors/unexpected-reply-error.js';
