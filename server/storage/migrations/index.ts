import type { Knex } from 'knex';
import type { DatabaseName } from '../database/database.js';
import type { Dialect } from '../sql/dialect.js';
import { up as createEventsVenues } from './events/20261121080200_create_events_venues.js';
import { up as extendRecords } from './events/20261121200000_extend_records.js';
import { up as createOrganizers } from './events/20261121200100_create_organizers.js';
import { up as createTerms } from './events/20261121200200_create_terms.js';
import { up as createImages } from './events/20261121200300_create_images.js';
import { up as indexSearch } from './events/20261121200400_index_search.js';
import { up as createPlaces } from './events/20261121200500_create_places.js';
import { up as indexScheduled } from './events/20261121200510_index_scheduled.js';
import { up as createEventImports } from './events/20261121200600_create_event_imports.js';
import { up as createIdempotencyKeys } from './events/20261121200700_create_idempotency_keys.js';
import { up as queueVenuePlaces } from './events/20261122000310_queue_venue_places.js';
import { up as dropVenueCountries } from './events/20261122000800_drop_venue_countries.js';
import { up as createImageDrafts } from './events/20261122000810_create_image_drafts.js';
import { up as createMapViews } from './events/20261122002000_create_map_views.js';
import { up as keepTrashedSlugs } from './events/20261122161000_keep_trashed_slugs.js';
import { up as nameWantedImages } from './events/20261122161100_name_wanted_images.js';
import { up as logEventChanges } from './events/20261122170000_log_event_changes.js';
import { up as bindEventChanges } from './events/20261122194000_bind_event_changes.js';
import { up as keepCreationTimes } from './events/20261124112000_keep_creation_times.js';
import { up as keepCurrencies } from './events/20261128180000_keep_currencies.js';
import { up as foldSearchTexts } from './events/20261128180100_fold_search_texts.js';
import { up as markImportedLinks } from './events/20261128183000_mark_imported_links.js';
import { up as keyEventTimes } from './events/20261128190000_key_event_times.js';
import { up as createServicesLayers } from './features/20261121080000_create_services_layers.js';
import { up as createAppendDone } from './features/20261121090000_create_append_done.js';
import { up as addLayerSources } from './features/20261122001500_add_layer_sources.js';
import { up as createServiceData } from './features/20261122124500_create_service_data.js';
import { up as createPublications } from './features/20261122140000_create_publications.js';
import { up as countReferenceNumbers } from './features/20261128140000_count_reference_numbers.js';
import { up as countLayerEdits } from './features/20261129011000_count_layer_edits.js';
import { up as createGeocodeUsage } from './system/20261122000300_create_geocode_usage.js';
import { up as nameJobs } from './system/20261122000400_name_jobs.js';
import { up as createUsers } from './system/20261121070100_create_users.js';
import { up as createJobs } from './system/20261121070200_create_jobs.js';
import { up as createUploads } from './system/20261121080100_create_uploads.js';
import { up as createUploadParts } from './system/20261122000100_create_upload_parts.js';
import { up as createItems } from './system/20261122000200_create_items.js';
import { up as createFolders } from './system/20261122001000_create_folders.js';
import { up as createJobFigures } from './system/20261122101000_create_job_figures.js';
import { up as createRequestCounts } from './system/20261122101100_create_request_counts.js';
import { up as creditItems } from './system/20261122124600_credit_items.js';
import { up as hashParts } from './system/20261128140000_hash_parts.js';
import { up as boundUploads } from './system/20261128180000_bound_uploads.js';
import { up as nameCredentials } from './system/20261129020000_name_credentials.js';

/** Small schema change in the transaction `trx`. It is never edited once it is on the main branch. */
export type Migration = (trx: Knex.Transaction, dialect: Dialect) => Promise<void>;

/**
 * Migrations of each store by name, which is also the file name.
 *
 * It is a list, so that sources and the built program behave alike; a test compares it with the folder.
 */
export const MIGRATIONS: Readonly<Record<DatabaseName, Readonly<Record<string, Migration>>>> = {
  system: {
    '20261121070100_create_users': createUsers,
    '20261121070200_create_jobs': createJobs,
    '20261121080100_create_uploads': createUploads,
    '20261122000100_create_upload_parts': createUploadParts,
    '20261122000200_create_items': createItems,
    '20261122000300_create_geocode_usage': createGeocodeUsage,
    '20261122000400_name_jobs': nameJobs,
    '20261122001000_create_folders': createFolders,
    '20261122101000_create_job_figures': createJobFigures,
    '20261122101100_create_request_counts': createRequestCounts,
    '20261122124600_credit_items': creditItems,
    '20261128140000_hash_parts': hashParts,
    '20261128180000_bound_uploads': boundUploads,
    '20261129020000_name_credentials': nameCredentials,
  },
  events: {
    '20261121080200_create_events_venues': createEventsVenues,
    '20261121200000_extend_records': extendRecords,
    '20261121200100_create_organizers': createOrganizers,
    '20261121200200_create_terms': createTerms,
    '20261121200300_create_images': createImages,
    '20261121200400_index_search': indexSearch,
    '20261121200500_create_places': createPlaces,
    '20261121200510_index_scheduled': indexScheduled,
    '20261121200600_create_event_imports': createEventImports,
    '20261121200700_create_idempotency_keys': createIdempotencyKeys,
    '20261122000310_queue_venue_places': queueVenuePlaces,
    '20261122000800_drop_venue_countries': dropVenueCountries,
    '20261122000810_create_image_drafts': createImageDrafts,
    '20261122002000_create_map_views': createMapViews,
    '20261122161000_keep_trashed_slugs': keepTrashedSlugs,
    '20261122161100_name_wanted_images': nameWantedImages,
    '20261122170000_log_event_changes': logEventChanges,
    '20261122194000_bind_event_changes': bindEventChanges,
    '20261124112000_keep_creation_times': keepCreationTimes,
    '20261128180000_keep_currencies': keepCurrencies,
    '20261128180100_fold_search_texts': foldSearchTexts,
    '20261128183000_mark_imported_links': markImportedLinks,
    '20261128190000_key_event_times': keyEventTimes,
  },
  features: {
    '20261121080000_create_services_layers': createServicesLayers,
    '20261121090000_create_append_done': createAppendDone,
    '20261122001500_add_layer_sources': addLayerSources,
    '20261122124500_create_service_data': createServiceData,
    '20261122140000_create_publications': createPublications,
    '20261128140000_count_reference_numbers': countReferenceNumbers,
    '20261129011000_count_layer_edits': countLayerEdits,
  },
};
