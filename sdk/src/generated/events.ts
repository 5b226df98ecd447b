// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

export interface paths {
    "/cal/events/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the routes of the interface
         * @description Every route with its methods and parameters, keyed by the pattern of its address.
         */
        get: operations["readIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description Sorted by name; no credentials are needed. A page after the last one is empty, while the other lists answer 404.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Needs the role author or a higher one. A name that another category with the same parent has, in any case, is refused with `term_exists`, unless an unused `slug` is sent. If the slug is in use, the slug of the parent is appended, and then a number.
         */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        /**
         * Read one category
         * @description An unknown id is answered with 400.
         */
        get: operations["readCategory"];
        /**
         * Update one category (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        put: operations["updateCategoryByPut"];
        /**
         * Update one category (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        post: operations["updateCategoryByPost"];
        /**
         * Delete one category
         * @description Deletes permanently; terms have no trash. The children move to its parent, and events lose the category.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update one category
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/cal/events/v1/doc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * @description OpenAPI 3.1, with the public address of the server.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Events that the caller may read, sorted by start on the clock that dates are compared with, then by id. By default, the window runs from yesterday to the end of the day two years from now. Events hidden from listings are never listed. An event must match all filters; a filter with several values matches any of them. An event with a password is not matched by filters on hidden properties (categories, tags, venue, organizer, featured, places), unless the caller sends the password or may edit the event. `runs_after`, `runs_before`, `modified_after`, `slug`, `author`, `orderby`, `order` and `geoloc_radius` are extensions.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Needs the role contributor or a higher one. One reply reports all faults.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events as an iCalendar file
         * @description Exports all pages of the list of events as one calendar. An extension. The filters and the order are those of the list; up to 5,000 events are exported. `X-TEC-Total` counts all matching events, including those beyond 5,000. Events that the caller may not read are left out; of an event with a password, only the title and the times are exported. With `status`, drafts and pending events are `STATUS:TENTATIVE`, private ones `CLASS:PRIVATE`, and those in the trash `STATUS:CANCELLED`.
         */
        get: operations["exportEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        /**
         * Read one event
         * @description An unknown id is answered with 404, the id of another kind of record with 400.
         */
        get: operations["readEvent"];
        /**
         * Update one event (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateEventByPut"];
        /**
         * Update one event (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateEventByPost"];
        /**
         * Move one event to the trash
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update one event
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateEvent"];
        trace?: never;
    };
    "/cal/events/v1/events/{id}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        /**
         * One event as an iCalendar file
         * @description Exports one event as a calendar. An extension. The UID never changes: it is `<id>@<host>`, or the UID in the calendar that the event was imported from. SEQUENCE grows with each change. Times are in the event's zone with its VTIMEZONE; all-day events use dates.
         */
        get: operations["exportEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore one event from the trash
         * @description Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.
         */
        post: operations["restoreEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/events/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one event by slug
         * @description An unknown slug, or the slug of another kind of record, is answered with 400.
         */
        get: operations["readEventBySlug"];
        /**
         * Update one event by slug (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateEventBySlugByPut"];
        /**
         * Update one event by slug (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateEventBySlugByPost"];
        /**
         * Move one event to the trash by slug
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410.
         */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one event by slug
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateEventBySlug"];
        trace?: never;
    };
    "/cal/events/v1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List images
         * @description Newest first. Editors and administrators see all images, authors their own. An extension.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload an image
         * @description Stores a JPEG, PNG, WebP, GIF or AVIF image; the content decides the type. An extension. The server rotates the image upright, removes its metadata and adds the usual smaller sizes. Use its id in the field `image` of events, venues and organizers. The file size limit is a setting of the server; its default is 10 MiB.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Image id, digits only.
                 * @example 1
                 */
                id: components["parameters"]["imageId"];
            };
            cookie?: never;
        };
        /**
         * Read one image
         * @description An unknown id is answered with 400. An extension.
         */
        get: operations["readImage"];
        put?: never;
        post?: never;
        /**
         * Delete one image
         * @description Deletes permanently; images have no trash. Records with this image lose it. Allowed for its author, editors and administrators. An extension.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/images/{id}/files/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description File name, as in the addresses of the image.
                 * @example harbour-300x200.jpg
                 */
                fileName: components["parameters"]["fileName"];
                /**
                 * @description Image id, digits only.
                 * @example 1
                 */
                id: components["parameters"]["imageId"];
            };
            cookie?: never;
        };
        /**
         * Download an image in one of its sizes
         * @description Serves the files that the addresses in `image` name. A file never changes under its name, so clients may cache it for a year.
         */
        get: operations["readImageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/import/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Import id, as returned when the import was started.
                 * @example 0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e
                 */
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        /**
         * Read the progress and the outcome of an import
         * @description Visible to the user who started the import, to editors and to administrators; other writers get 404. An extension.
         */
        get: operations["readImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/import/ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and update events from an iCalendar file
         * @description Starts a job that imports the file; `Location` is the address of the job. An extension. The file may have up to 10,000,000 bytes and 10,000 records. A faulty record does not stop the others. Unusable parts of a record, such as a malformed GEO, are left out and reported.
         *
         *     UID and RECURRENCE-ID say which event is meant; an event that was made here is known by the UID that it is exported with. A lower SEQUENCE than the last one is outdated, and so are times of a series of which all that the catalogue has came in a newer version. Of the same SEQUENCE, a record changes the event when it says something else and LAST-MODIFIED (or DTSTAMP) is not older. An update changes what the calendar has changed since its last version, and leaves what was changed here; of an event with a password, one that has but title and times clears nothing. METHOD:CANCEL and STATUS:CANCELLED move events to the trash, and a newer version takes them out again; what was put into the trash by hand stays there.
         *
         *     Series become an event for each occurrence up to 24 months ahead, at most 500 of each series (the next ones, then the latest that are over) and 20,000 of a file; occurrences that a newer version does not have are cancelled.
         *
         *     Of a record are read SUMMARY, which it must have, DTSTART, DTEND or DURATION, DESCRIPTION (X-ALT-DESC, where that is HTML), URL, LOCATION with GEO, ORGANIZER, CATEGORIES, CLASS and STATUS. X-MICROSOFT-CDO-ALLDAYEVENT makes days of times from midnight to midnight. Names in CATEGORIES are created by those who may.
         *
         *     A TZID that is a region (`Europe/Oslo`) or a name of Windows means that zone. Every other one, such as `GMT` or `CET`, means the VTIMEZONE of this name in its VCALENDAR; without one the zone of the tz database (`CET` has summer time), else the abbreviation or offset, else the VTIMEZONE of this name in another VCALENDAR of the file. Values in quoted-printable, in base64 or in a CHARSET of their own are decoded. Where that is not possible, the record is refused, or a property that it can do without is left out.
         *
         *     LOCATION is a venue with its address. An import links a venue of the name whose address or position (within 250 metres) agrees. Where one of them differs, it is another venue. A name alone means the only venue of that name, or one without a place. A new GEO of an event moves its venue if an import made that, nobody has changed it here, and every other event at it is in the file and does not say otherwise. Address and position that are missing are added under the same conditions. All other venues are linked as they are, and `faults` tell what differs.
         *
         *     ORGANIZER is known by its e-mail address (or the EMAIL parameter); CN is a label. Of several organizers with an address, the one with the label is linked. Only an organizer without an address is known by its name. Address and name of an organizer change under the same conditions as a venue.
         *
         *     CLASS:PRIVATE and CONFIDENTIAL make an event private, STATUS:TENTATIVE makes it a draft unless `status` is given. Images, attendees and alarms are not read.
         */
        post: operations["importCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List organizers
         * @description Organizers that the caller may read, newest publication date first.
         */
        get: operations["listOrganizers"];
        put?: never;
        /**
         * Create an organizer
         * @description Needs the role contributor or a higher one. If an organizer has the same name, is not in the trash and its description does not differ from the one sent, it is reused. The reply then has its id, and the contact fields sent replace its own.
         */
        post: operations["createOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        /**
         * Read one organizer
         * @description An unknown id, or the id of another kind of record, is answered with 400.
         */
        get: operations["readOrganizer"];
        /**
         * Update one organizer (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateOrganizerByPut"];
        /**
         * Update one organizer (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateOrganizerByPost"];
        /**
         * Move one organizer to the trash
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The organizer is unlinked from all events.
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        /**
         * Update one organizer
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateOrganizer"];
        trace?: never;
    };
    "/cal/events/v1/organizers/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore one organizer from the trash
         * @description Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.
         */
        post: operations["restoreOrganizer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/organizers/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one organizer by slug
         * @description An unknown slug, or the slug of another kind of record, is answered with 400.
         */
        get: operations["readOrganizerBySlug"];
        /**
         * Update one organizer by slug (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateOrganizerBySlugByPut"];
        /**
         * Update one organizer by slug (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateOrganizerBySlugByPost"];
        /**
         * Move one organizer to the trash by slug
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The organizer is unlinked from all events.
         */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one organizer by slug
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateOrganizerBySlug"];
        trace?: never;
    };
    "/cal/events/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description Sorted by name; no credentials are needed. A page after the last one is empty, while the other lists answer 404.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Needs the role editor or a higher one. A name that is in use, in any case, is refused with `term_exists`, unless an unused `slug` is sent. If the slug is in use, a number is appended.
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        /**
         * Read one tag
         * @description An unknown id is answered with 400.
         */
        get: operations["readTag"];
        /**
         * Update one tag (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        put: operations["updateTagByPut"];
        /**
         * Update one tag (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        post: operations["updateTagByPost"];
        /**
         * Delete one tag
         * @description Deletes permanently; terms have no trash. Events lose the tag.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Update one tag
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values.
         */
        patch: operations["updateTag"];
        trace?: never;
    };
    "/cal/events/v1/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List venues
         * @description Venues that the caller may read, newest publication date first.
         */
        get: operations["listVenues"];
        put?: never;
        /**
         * Create a venue
         * @description Needs the role contributor or a higher one. If a venue has the same name, is not in the trash and its description, address, city and zip do not differ from those sent, it is reused. The reply then has its id, and the contact and address fields sent replace its own.
         */
        post: operations["createVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/venues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        /**
         * Read one venue
         * @description An unknown id, or the id of another kind of record, is answered with 400.
         */
        get: operations["readVenue"];
        /**
         * Update one venue (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateVenueByPut"];
        /**
         * Update one venue (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateVenueByPost"];
        /**
         * Move one venue to the trash
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The venue is unlinked from all events.
         */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        /**
         * Update one venue
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateVenue"];
        trace?: never;
    };
    "/cal/events/v1/venues/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore one venue from the trash
         * @description Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.
         */
        post: operations["restoreVenue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cal/events/v1/venues/by-slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one venue by slug
         * @description An unknown slug, or the slug of another kind of record, is answered with 400.
         */
        get: operations["readVenueBySlug"];
        /**
         * Update one venue by slug (PUT)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        put: operations["updateVenueBySlugByPut"];
        /**
         * Update one venue by slug (POST)
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        post: operations["updateVenueBySlugByPost"];
        /**
         * Move one venue to the trash by slug
         * @description The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The venue is unlinked from all events.
         */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one venue by slug
         * @description POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.
         */
        patch: operations["updateVenueBySlug"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** @description A file and the options of its import. */
export type CalendarUpload = {
    /**
     * @description True returns the report only and writes nothing.
     * @default false
     */
    dry_run?: boolean;
    /**
     * Format: binary
     * @description An iCalendar file (RFC 5545).
     */
    file: Blob;
    /**
     * @description Status of new events, with the rules of `createEvent`.
     * @enum {string}
     */
    status?: "publish" | "draft" | "pending" | "private";
    /** @description Time zone for times without one. Default: the zone of their VCALENDAR (X-WR-TIMEZONE), else the site's zone. */
    timezone?: string;
};
/** @description A new category. */
export type CategoryCreate = WithRequired<CategoryUpdate, "name">;
/** @description A page of categories. */
export type CategoryList = {
    /** @description Records of this page. */
    categories: TermRecord[];
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of a category; omitted fields keep their values. */
export type CategoryUpdate = {
    /**
     * @description Simple HTML; `""` clears.
     * @example After sunset, with lanterns.
     */
    description?: string;
    /**
     * @description Plain text; markup is removed.
     * @example Night walks
     */
    name?: string;
    /**
     * @description Id of the parent category, which must not be the category itself or a descendant of it. In an update, `0` moves the category to the top.
     * @example 5
     */
    parent?: number;
    /**
     * @description Slug, which the server normalizes. By default it is made from the name when the term is created; a later name does not change it.
     * @example night-walks
     */
    slug?: string;
};
/** @description The parts of `cost`. */
export type CostDetails = {
    /** @description `currency_code` of the event; `""` if it is not set, whatever sign the prices have. */
    currency_code: string;
    /**
     * @description Position of the sign, before or after the number; `""` without a sign.
     * @enum {string}
     */
    currency_position: "" | "prefix" | "postfix";
    /** @description Sign or letters of the prices as they were sent; `""` if there is none, or several. */
    currency_symbol: string;
    /** @description Prices, lowest first; words as a slug. */
    values: string[];
};
/** @description The parts of a date-time, padded with zeros. */
export type DateDetails = {
    /** @description From `01` to `31`. */
    day: string;
    /** @description From `00` to `23`. */
    hour: string;
    /** @description From `00` to `59`. */
    minutes: string;
    /** @description From `01` to `12`. */
    month: string;
    /** @description From `00` to `59`. */
    seconds: string;
    /** @description Four digits. */
    year: string;
};
/** @description Local time without a zone. */
export type DateTime = string;
/** @description An OpenAPI 3.1 document. */
export type Document = {
    /** @description Shared schemas, parameters and replies. */
    components: {
        [key: string]: unknown;
    };
    /** @description Title, version and description of the interface. */
    info: {
        [key: string]: unknown;
    };
    /** @description Version of OpenAPI. */
    openapi: string;
    /** @description Operations by address. */
    paths: {
        [key: string]: unknown;
    };
    /** @description The public address of this server. */
    servers: {
        [key: string]: unknown;
    }[];
};
/** @description Body of every error reply. */
export type Error = {
    /** @description Code for programs; it never changes with the language of the message. */
    code: string;
    /** @description Details of the error; further keys may occur. */
    data: {
        /** @description The error of each parameter with a value of the wrong type; otherwise an empty list. */
        details?: string[] | {
            [key: string]: unknown;
        };
        /** @description 1 if the JSON is nested too deeply, 5 if it is not UTF-8, 4 otherwise. */
        json_error_code?: number;
        /** @description Reason why the body is not valid JSON. */
        json_error_message?: string;
        /** @description Names of the faulty parameters: an object with the reason for each, or a list of missing names. */
        params?: string[] | {
            [key: string]: string;
        };
        /** @description The HTTP status. */
        status: number;
        /** @description Id of the existing term (`term_exists`). */
        term_id?: number;
    };
    /** @description Message for people, in English. */
    message: string;
};
/** @description An event. Every reply has the same keys; `json_ld` is added when one event is read. */
export type Event = {
    /** @description True if the event lasts from 00:00:00 of its first day to 23:59:59 of its last. Null when a password masks it, like all flags. */
    all_day: boolean | null;
    /** @description User id. */
    author: string;
    /** @description Terms sorted by name. */
    categories: Term[];
    /** @description Cost for people to read: `$10`, `20€`, `$10 – $30`, `Free`, `Free – $30`, or words as they were sent; `""` if unknown. A number without a currency sign gets the sign of the other prices, else that of the event's `currency_code`, else of the site's currency, else `$`. Prices in several currencies are shown as they were sent, separated by commas. */
    cost: string;
    /** @description Sign and values of `cost`. */
    cost_details: CostDetails;
    /** @description Always empty; custom fields are not supported. */
    custom_fields: string[];
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros for drafts and pending events. */
    date_utc: DateTime;
    /** @description HTML. */
    description: string;
    /** @description End, as local time in `timezone`; 23:59:59 of the last day if `all_day` is true. */
    end_date: DateTime;
    /** @description The parts of `end_date`. */
    end_date_details: DateDetails;
    /** @description HTML. */
    excerpt: string;
    /** @description Flag that lists can filter by. */
    featured: boolean | null;
    /** @description Address of the site without its scheme, and the id: `calendar.example.org?id=4`. */
    global_id: string;
    /** @description A list that holds only the `global_id`. */
    global_id_lineage: string[];
    /** @description True for an event that no list shows to any caller. It can still be read by id and slug. */
    hide_from_listings: boolean | null;
    /** @description Record id; events, venues, organizers and images share one id space. */
    id: number;
    /** @description Image of the event; false if it has none. */
    image: Image | false;
    /** @description Present only when one event is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; equal to `date` before the first change. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending events that were never changed. */
    modified_utc: DateTime;
    /** @description Organizers in the order in which they were linked. */
    organizer: Organizer[];
    /** @description Address of the event in this interface. */
    rest_url: string;
    /** @description True if a page about the event should show a map. A flag for clients, like `show_map_link`. */
    show_map: boolean | null;
    /** @description True if a page about the record should link to a map. */
    show_map_link: boolean | null;
    /** @description Lower case; letters of other scripts are percent escapes. `""` for drafts and pending events without a slug. */
    slug: string;
    /** @description Start, as local time in `timezone`; 00:00:00 of the first day if `all_day` is true. */
    start_date: DateTime;
    /** @description The parts of `start_date`. */
    start_date_details: DateDetails;
    /** @description Status of the event. */
    status: Status;
    /** @description True if a calendar should show the event first. A flag for clients; it does not change the order of lists. */
    sticky: boolean | null;
    /** @description Terms sorted by name. */
    tags: Term[];
    /** @description Time zone as it was sent; by default the site's zone. */
    timezone: string;
    /** @description Abbreviation of the zone at the start, such as `EDT`; `GMT+0200` for `+02:00`. An offset such as `UTC+2` is shown as it is. */
    timezone_abbr: string;
    /** @description HTML; typographic signs as entities. */
    title: string;
    /** @description Address of a page about the event on the site, which is not part of this server. It has `?post_type=` while the event is not published. */
    url: string;
    /** @description The instant of `end_date`, in UTC. */
    utc_end_date: DateTime;
    /** @description The parts of `utc_end_date`. */
    utc_end_date_details: DateDetails;
    /** @description The instant of `start_date`, in UTC. */
    utc_start_date: DateTime;
    /** @description The parts of `utc_start_date`. */
    utc_start_date_details: DateDetails;
    /** @description The venue, or an empty list if there is none. An event has at most one venue here, while clients of this interface also know a list of several. */
    venue: Venue | Venue[];
    /** @description Website of the event, HTML-escaped; the event's own address before one is set. */
    website: string;
};
/** @description A new event. */
export type EventCreate = WithRequired<EventUpdate, "title" | "start_date" | "end_date">;
/** @description A page of events. */
export type EventList = {
    /** @description Records of this page. */
    events: Event[];
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of an event; omitted fields keep their values. */
export type EventUpdate = {
    /** @description True makes the event last from 00:00:00 of its first day to 23:59:59 of its last day. Default false. */
    all_day?: Flag;
    /**
     * @description User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user.
     * @example 2
     */
    author?: number;
    /** @description Categories, in any mix of ids, slugs, names and objects with `id`. Authors and higher roles create categories by new names. */
    categories?: TermLinks;
    /**
     * @description A number, a text (`$10`, `10-20`, `1.234,50 €`, `Free`) or a list of them. Empty clears the cost; 0 means free. Thousands separators may be commas, points, spaces or apostrophes. Any other text is kept as words.
     * @example $10
     */
    cost?: string | number | boolean | (string | number)[] | null;
    /**
     * @description Currency of the prices, as an ISO 4217 code in any case; `""` or null clears it. It gives the currency of numbers without a sign, tells which dollar `$` means, and appears in `cost_details`. A currency other than the one that `cost` names is refused; a new `cost` that names another currency clears it. An extension.
     * @example EUR
     */
    currency_code?: string | null;
    /** @description Publication time on the site's clock. A future time makes a published event `future`. */
    date?: Time;
    /** @description Publication time in UTC. It takes precedence over `date`, unless it equals the stored value. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /** @description End (exclusive), read like `start_date`. An end before the start becomes the start. For an `all_day` event only the date counts, and it is the last day. */
    end_date?: Time;
    /** @description HTML or plain text; `""` clears. */
    excerpt?: string;
    /** @description Flag that lists can filter by. Default false. */
    featured?: Flag;
    /** @description True keeps the event out of all lists. Default false. */
    hide_from_listings?: Flag;
    /**
     * @description Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /** @description The organizers in their order, by id or as the fields of new ones. Empty removes them. */
    organizer?: OrganizerLink;
    /**
     * @description Password that readers must send; `""` or null removes it. It is stored as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /** @description Id of the parent event; 0 or null for none. The parent must not be a part of this event. An extension. */
    post_parent?: number | null;
    /** @description True if a page about the event should show a map. Default false. */
    show_map?: Flag;
    /** @description True if a page about the event should link to a map. Default false. */
    show_map_link?: Flag;
    /** @description Requested slug; the server normalizes it and makes it unique. `""` requests a slug made from the title. Sending back the slug that the event has in the trash changes nothing. */
    slug?: string;
    /** @description Start, as local time in `timezone` unless it names a zone or an offset. For an `all_day` event only the date counts. */
    start_date?: Time;
    /**
     * @description Default: `publish` for callers who may publish, else `draft`. A status that the caller may not publish becomes `pending`. `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /** @description True if a calendar should show the event first. Default false. */
    sticky?: Flag;
    /** @description Tags, in any mix of ids, slugs, names and objects with `id`. Editors and administrators create tags by new names. */
    tags?: TermLinks;
    /**
     * @description IANA name in any case, abbreviation, `UTC±n` or `±hh:mm`; empty means the site's zone. Start and end are local times in it.
     * @example America/New_York
     */
    timezone?: string;
    /**
     * @description Plain text; markup is removed.
     * @example Evening Walk & Picnic
     */
    title?: string;
    /** @description The venue, by id or as the fields of a new one. Empty removes it. */
    venue?: VenueLink;
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears it. Sending back the event's own page, which is shown before a website is set, changes nothing.
     * @example https://walks.example.org/picnic
     */
    website?: (string | null) | Nothing;
};
export type Flag = boolean;
/** @description An image, as records show it. */
export type Image = {
    /** @description File name extension, such as `jpg`. */
    extension: string;
    /** @description In bytes. */
    filesize?: number;
    /** @description In pixels. */
    height?: number;
    /** @description Image id, as the field `image` of a record accepts it. */
    id: number;
    /** @description Sizes by name; only those smaller than the image. */
    sizes?: {
        [key: string]: ImageSize;
    };
    /** @description Address of the image in its full size. */
    url: string;
    /** @description In pixels. */
    width?: number;
};
/** @description A page of images. */
export type ImageList = {
    /** @description Records of this page. */
    images: Image[];
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description An existing image. */
export type ImageReference = {
    /** @description Id of the image. */
    id: number;
};
/** @description One size of an image. */
export type ImageSize = {
    /** @description In bytes. */
    filesize: number;
    /** @description In pixels. */
    height: number;
    /** @description Media type of the file. */
    "mime-type": string;
    /** @description Address of the file. */
    url: string;
    /** @description In pixels. */
    width: number;
};
/** @description A file and its properties. */
export type ImageUpload = {
    /**
     * Format: binary
     * @description The image.
     */
    file: Blob;
    /** @description Text that the file names are made from; by default the name of the uploaded file. */
    title?: string;
};
/** @description An import of an iCalendar file. */
export type Import = {
    /** @description Number of records of the calendar by their outcome. */
    counts: ImportCounts;
    /** @description Faults of the file as a whole. */
    errors: string[];
    /** @description On the site's clock. */
    finished?: DateTime;
    /**
     * Format: uuid
     * @description Import id, as in the address of the import.
     */
    id: string;
    /** @description Outcome of each record of the file, and of each occurrence of a series, once the import has ended. They come in the order of the file; records of one UID follow each other. */
    records: ImportRecord[];
    /** @description Address of the import. */
    rest_url: string;
    /**
     * @description State of the import: queued, running, completed, failed for the reasons in `errors`, or cancelled.
     * @enum {string}
     */
    status: "queued" | "running" | "completed" | "failed" | "cancelled";
    /** @description On the site's clock. */
    submitted: DateTime;
    /** @description Reason why the import waits: the failure of its last attempt, or a full disk of the server. Absent otherwise. */
    waiting?: string;
};
/** @description Number of records by outcome. */
export type ImportCounts = {
    /** @description Moved to the trash. */
    cancelled: number;
    /** @description New events. */
    created: number;
    /** @description Records that could not be imported. */
    failed: number;
    /** @description Records that are older than the event in the catalogue; nothing was changed. */
    outdated: number;
    /** @description Records without a change. */
    unchanged: number;
    /** @description Changed events. */
    updated: number;
};
/** @description Outcome of a record. */
export type ImportRecord = {
    /**
     * @description Outcome of the record; with `dry_run`, the outcome that an import would have.
     * @enum {string}
     */
    action: "created" | "updated" | "unchanged" | "outdated" | "cancelled" | "failed";
    /** @description Reasons of the failure, values that were left out, and differences from the linked venue or organizer. */
    faults: {
        /** @description Name of the property, such as `DTSTART`. */
        field: string;
        /** @description Description of the fault, worded to follow the name of the property. */
        reason: string;
    }[];
    /** @description The event. */
    id?: number;
    /** @description Position in the file, counted from 0. */
    index: number;
    /** @description Start of the occurrence in UTC (`20270514T160000Z`), or its day (`20270514`); empty for an event that does not recur. */
    recurrence_id: string;
    /** @description SUMMARY of the record. */
    title: string;
    /** @description UID of the record. */
    uid: string;
};
/** @description Routes of the interface and their parameters. */
export type Index = {
    /** @description Addresses related to the index. */
    _links: Links;
    /** @description Always `cal/events/v1`. */
    namespace: string;
    /** @description Routes by the pattern of their address, such as `/cal/events/v1/events/(?P<id>\d+)`. */
    routes: {
        [key: string]: IndexRoute;
    };
};
/** @description Methods and parameters of one address. */
export type IndexRoute = {
    /** @description Present only for routes without a pattern. */
    _links?: Links;
    /** @description One entry for each group of methods with the same parameters. */
    endpoints: {
        /** @description Parameters by name; an empty list when there are none. */
        args: string[] | {
            [key: string]: unknown;
        };
        /** @description Methods that accept these parameters. */
        methods: string[];
    }[];
    /** @description All methods of the address. */
    methods: string[];
    /** @description Always `cal/events/v1`. */
    namespace: string;
};
/**
 * @description The record in the vocabulary of schema.org, for search engines. An event has `@context`, `@type` `Event`, `name`, `description`, `url`, `eventAttendanceMode`, `eventStatus`, `startDate` and `endDate` (ISO 8601 with the offset) and `performer`. It has `image` with an image, `location` (a `Place`) with a venue, `organizer` (a `Person`, the first one) with organizers, and `offers` with a `cost`. A place has `name`, `description`, `url`, `address`, `telephone`, `sameAs` and, with coordinates, `geo`. A person has `name`, `description`, `url`, `telephone`, `email` and `sameAs`.
 *
 *     `offers` is an `Offer` with `url`, `category`, `availability` and `validFrom`. Where the prices are numbers, in one currency, it has the `price`, in plain decimals such as `1234.50`, `0` for what is free; of a range it is an `AggregateOffer` with `lowPrice` and `highPrice`. `priceCurrency` is a code of ISO 4217 where the currency is known: from the code or sign in `cost`, else from the event's `currency_code`, else from the site's currency (`FAIRGROUND_CURRENCY`). A sign that several currencies share means that of the event or of the site, if it is one of them; `$` is otherwise `USD`, `£` is `GBP`, and signs and letters such as `¥` and `kr` are none.
 *
 *     It may be put into a script element of a page. Texts have no markup, and `&`, `<` and `>` are entities in them; addresses of the web have an `&` as it is. In the bodies of records that are read, `<`, `>`, `&` and the separators of lines U+2028 and U+2029 are written as `\u003c` and so on, which is the same JSON.
 */
export type JsonLd = {
    [key: string]: unknown;
};
/** @description Addresses by relation. */
export type Links = {
    [key: string]: {
        /** @description The address. */
        href: string;
    }[];
};
/** @description Removes the current value. */
export type Nothing = number | unknown[];
/** @description An organizer. Keys without a value are left out. */
export type Organizer = {
    /** @description User id. */
    author: string;
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros for drafts and pending records. */
    date_utc: DateTime;
    /** @description HTML. */
    description?: string;
    /** @description The text that was sent. */
    email?: string;
    /** @description Excerpt as HTML; no operation of this interface writes it. */
    excerpt?: string;
    /** @description Address of the site without its scheme, and the id. */
    global_id: string;
    /** @description A list that holds only the `global_id`. */
    global_id_lineage: string[];
    /** @description Record id; events, venues, organizers and images share one id space. */
    id: number;
    /** @description Image of the organizer; absent if there is none. */
    image?: Image;
    /** @description Present only when one organizer, or one event with it, is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; equal to `date` before the first change. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending records that were never changed. */
    modified_utc: DateTime;
    /** @description Name, as HTML. */
    organizer?: string;
    /** @description The text that was sent. */
    phone?: string;
    /** @description Made from the name when the record is created, or when a pending record is published. No field changes it. */
    slug?: string;
    /** @description Status of the organizer. */
    status: Status;
    /** @description Address of a page about the record on the site, which is not part of this server. */
    url: string;
    /** @description Website as it was sent, not HTML-escaped. */
    website?: string;
};
/** @description A new organizer. */
export type OrganizerCreate = WithRequired<OrganizerUpdate, "organizer">;
/** @description Organizers by id or, with `organizer`, to create with the defaults of `createOrganizer`, which may reuse existing ones. The order is kept; 100 at most. All other fields of an object with an `id` are ignored. A text may hold several ids separated by commas. Empty (`""`, `0`, `[]`, null) removes all organizers that the caller may read. */
export type OrganizerLink = OrganizerReference | (OrganizerReference | number | string)[] | number | (string | null);
/** @description A page of organizers. */
export type OrganizerList = {
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Records of this page. */
    organizers: Organizer[];
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description `id` of an organizer, or the fields of one to create (`organizer` is its name). */
export type OrganizerReference = OrganizerUpdate & {
    /** @description Record id; empty, 0 and null mean no id. */
    id?: number | (string | null);
};
/** @description Fields of an organizer; omitted fields keep their values. An empty text clears a field, except the name. */
export type OrganizerUpdate = {
    /** @description User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user. */
    author?: number;
    /** @description Publication time on the site's clock. */
    date?: Time;
    /** @description Publication time in UTC. It takes precedence over `date`, unless it equals the stored value. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /**
     * @description E-mail address; its form is not checked.
     * @example club@walks.example.org
     */
    email?: string;
    /**
     * @description Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /**
     * @description Name, as plain text; markup is removed.
     * @example Harbour Walking Club
     */
    organizer?: string;
    /**
     * @description Password that readers must send; `""` or null removes it. It is stored as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /**
     * @description Telephone number for display; any text.
     * @example +1 555 0142
     */
    phone?: string;
    /**
     * @description Status, with the rules for events; `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears it.
     * @example https://walks.example.org/
     */
    website?: (string | null) | Nothing;
};
/**
 * @description `publish` is public. `future` becomes `publish` at its publication date, within about a second while a worker runs, else when one starts. `draft` and `pending` are not published. `private` is visible to editors and its author. `trash` is deleted.
 * @enum {string}
 */
export type Status = "publish" | "future" | "draft" | "pending" | "private" | "trash";
/** @description A new tag. */
export type TagCreate = WithRequired<TagUpdate, "name">;
/** @description A page of tags. */
export type TagList = {
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Records of this page. */
    tags: TermRecord[];
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of a tag; omitted fields keep their values. */
export type TagUpdate = {
    /**
     * @description Simple HTML; `""` clears.
     * @example After sunset, with lanterns.
     */
    description?: string;
    /**
     * @description Plain text; markup is removed.
     * @example Family
     */
    name?: string;
    /** @description Not supported for tags; refused with `rest_taxonomy_not_hierarchical`. */
    parent?: number;
    /**
     * @description Slug, which the server normalizes. By default it is made from the name when the term is created; a later name does not change it.
     * @example family
     */
    slug?: string;
};
/** @description A category or tag as it appears in an event. */
export type Term = {
    /** @description Number of published events with this term, including those hidden from listings or behind a password. Events that have only a descendant of it are not counted, although a filter by the term matches them. */
    count: number;
    /** @description Simple HTML. */
    description: string;
    /** @description Always `raw`. */
    filter: string;
    /** @description The form that filters and fields accept. */
    id: number;
    /** @description HTML. */
    name: string;
    /** @description Id of the parent category; 0 for none, and for tags. */
    parent: number;
    /** @description The form that filters and fields accept. */
    slug: string;
    /**
     * @description For categories `tribe_events_cat`, for tags `post_tag`.
     * @enum {string}
     */
    taxonomy: "tribe_events_cat" | "post_tag";
    /** @description Always 0. */
    term_group: number;
    /** @description Equal to `id`. */
    term_taxonomy_id: number;
    /** @description Addresses of the term in this interface. */
    urls: TermUrls;
};
/**
 * @description One or a list of ids, slugs, names and objects with `id`. A number is an id. A text of digits is the id of a term, else its slug, else its name; any other text is a slug, as records show it, or else a name. Names are compared in any case: `C`, `C++` and `C#` are three names, although their slugs differ only by number (`c`, `c-2`, `c-3`). Unknown numbers and texts of digits are ignored. Empty (`""`, `[]`, `0`, null) removes all terms.
 * @example [
 *       2,
 *       "outdoors"
 *     ]
 */
export type TermLinks = ((string | number | TermReference)[] | null) | TermReference;
/** @description A category or tag. Only categories have `parent`. */
export type TermRecord = {
    /** @description Number of published events with this term, including those hidden from listings or behind a password. Events that have only a descendant of it are not counted, although a filter by the term matches them. */
    count: number;
    /** @description Simple HTML. */
    description: string;
    /** @description The form that filters and fields accept. */
    id: number;
    /** @description Always empty. */
    meta: string[];
    /** @description HTML. */
    name: string;
    /** @description Id of the parent category; 0 for none. */
    parent?: number;
    /** @description The form that filters and fields accept. */
    slug: string;
    /**
     * @description For categories `tribe_events_cat`, for tags `post_tag`.
     * @enum {string}
     */
    taxonomy: "tribe_events_cat" | "post_tag";
    /** @description Address of a page about the term on the site, which is not part of this server. */
    url: string;
    /** @description Addresses of the term in this interface. */
    urls: TermUrls;
};
/** @description An existing term. */
export type TermReference = {
    /** @description Id of the term. */
    id: number;
};
/** @description Addresses of the term, of its collection and, if it has one, of its parent. */
export type TermUrls = {
    /** @description The list of all categories or tags. */
    collection: string;
    /** @description The term. */
    self: string;
    /** @description The parent category. */
    up?: string;
};
/**
 * @description A Unix timestamp in seconds, or a date-time text; see "Date-times".
 * @example 2027-05-14 18:00:00
 */
export type Time = string | number;
/** @description A venue. Keys without a value are left out. */
export type Venue = {
    /** @description Street and number. */
    address?: string;
    /** @description User id. */
    author: string;
    /** @description Name of the city. */
    city?: string;
    /** @description The text that was sent. */
    country?: string;
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros for drafts and pending records. */
    date_utc: DateTime;
    /** @description HTML. */
    description?: string;
    /** @description Excerpt as HTML; no operation of this interface writes it. */
    excerpt?: string;
    /** @description Latitude in degrees (WGS 84); absent without `geo_lng`. */
    geo_lat?: number;
    /** @description Longitude in degrees (WGS 84). */
    geo_lng?: number;
    /** @description Address of the site without its scheme, and the id. */
    global_id: string;
    /** @description A list that holds only the `global_id`. */
    global_id_lineage: string[];
    /** @description Record id; events, venues, organizers and images share one id space. */
    id: number;
    /** @description Image of the venue; absent if there is none. */
    image?: Image;
    /** @description Present only when one venue, or one event with it, is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; equal to `date` before the first change. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending records that were never changed. */
    modified_utc: DateTime;
    /** @description The text that was sent. */
    phone?: string;
    /** @description The text that was sent. */
    province?: string;
    /** @description True if a page about the venue should show a map. Null when a password masks it, like `show_map_link`. */
    show_map: boolean | null;
    /** @description True if a page about the record should link to a map. */
    show_map_link: boolean | null;
    /** @description Made from the name when the record is created, or when a pending record is published. No field changes it. */
    slug?: string;
    /** @description The text that was sent. */
    state?: string;
    /** @description State or province, as it was sent or as it follows from the country. */
    stateprovince?: string;
    /** @description Status of the venue. */
    status: Status;
    /** @description Address of a page about the record on the site, which is not part of this server. */
    url: string;
    /** @description Name, as HTML. */
    venue?: string;
    /** @description Website as it was sent, not HTML-escaped. */
    website?: string;
    /** @description Postal code. */
    zip?: string;
};
/** @description A new venue. */
export type VenueCreate = WithRequired<VenueUpdate, "venue">;
/** @description A venue by id or, with `venue`, one to create with the defaults of `createVenue`, which may reuse an existing one. All other fields of an object with an `id` are ignored; `updateVenue` changes a venue. Of several venues, in a list or a text of ids with commas, the first is kept. Empty (`""`, `0`, `[]`, null) removes the venue if the caller may read it. */
export type VenueLink = VenueReference | (VenueReference | number | string)[] | number | (string | null);
/** @description A page of venues. */
export type VenueList = {
    /** @description Address of the next page; absent on the last page. */
    next_rest_url?: string;
    /** @description Address of the previous page; absent on the first page. */
    previous_rest_url?: string;
    /** @description Address of this page, with default parameters included. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
    /** @description Records of this page. */
    venues: Venue[];
};
/** @description `id` of a venue, or the fields of one to create (`venue` is its name). */
export type VenueReference = VenueUpdate & {
    /** @description Record id; empty, 0 and null mean no id. */
    id?: number | (string | null);
};
/** @description Fields of a venue; omitted fields keep their values. An empty text clears a field, except the name. */
export type VenueUpdate = {
    /**
     * @description Street and number.
     * @example 4 Quay Road
     */
    address?: string;
    /** @description User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user. */
    author?: number;
    /**
     * @description Name of the city.
     * @example Portsmouth
     */
    city?: string;
    /**
     * @description Name of the country, or a code such as `US`.
     * @example United States
     */
    country?: string;
    /** @description Publication time on the site's clock. */
    date?: Time;
    /** @description Publication time in UTC. It takes precedence over `date`, unless it equals the stored value. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /**
     * @description Latitude in degrees (WGS 84); requires `geo_lng`. `""` or null clears it, together with `geo_lng`. The geocoder adds coordinates to a venue with an address and without coordinates, shortly after it was written. That changes the venue and its `ETag`. An extension.
     * @example 43.0718
     */
    geo_lat?: number | null | "";
    /**
     * @description Longitude in degrees (WGS 84); requires `geo_lat`. `""` or null clears it, together with `geo_lat`. An extension.
     * @example -70.7626
     */
    geo_lng?: number | null | "";
    /**
     * @description Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /**
     * @description Password that readers must send; `""` or null removes it. It is stored as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /**
     * @description Telephone number for display; any text.
     * @example +1 555 0142
     */
    phone?: string;
    /** @description Province, for countries other than the United States. */
    province?: string;
    /** @description True if a page about the venue should show a map. Default true. */
    show_map?: boolean;
    /** @description True if a page about the venue should link to a map. Default true. */
    show_map_link?: boolean;
    /**
     * @description State, for the United States.
     * @example NH
     */
    state?: string;
    /** @description State or province. Default: the state in the United States and without a country, else the province. */
    stateprovince?: string;
    /**
     * @description Status, with the rules for events; `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /**
     * @description Name, as plain text; markup is removed.
     * @example Harbour Pavilion
     */
    venue?: string;
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears it.
     * @example https://pavilion.example.org/
     */
    website?: (string | null) | Nothing;
    /**
     * @description Postal code.
     * @example 03801
     */
    zip?: string;
};
export interface components {
    schemas: {
        CalendarUpload: CalendarUpload;
        CategoryCreate: CategoryCreate;
        CategoryList: CategoryList;
        CategoryUpdate: CategoryUpdate;
        CostDetails: CostDetails;
        DateDetails: DateDetails;
        DateTime: DateTime;
        Document: Document;
        Error: Error;
        Event: Event;
        EventCreate: EventCreate;
        EventList: EventList;
        EventUpdate: EventUpdate;
        Flag: Flag;
        Image: Image;
        ImageList: ImageList;
        ImageReference: ImageReference;
        ImageSize: ImageSize;
        ImageUpload: ImageUpload;
        Import: Import;
        ImportCounts: ImportCounts;
        ImportRecord: ImportRecord;
        Index: Index;
        IndexRoute: IndexRoute;
        JsonLd: JsonLd;
        Links: Links;
        Nothing: Nothing;
        Organizer: Organizer;
        OrganizerCreate: OrganizerCreate;
        OrganizerLink: OrganizerLink;
        OrganizerList: OrganizerList;
        OrganizerReference: OrganizerReference;
        OrganizerUpdate: OrganizerUpdate;
        Status: Status;
        TagCreate: TagCreate;
        TagList: TagList;
        TagUpdate: TagUpdate;
        Term: Term;
        TermLinks: TermLinks;
        TermRecord: TermRecord;
        TermReference: TermReference;
        TermUrls: TermUrls;
        Time: Time;
        Venue: Venue;
        VenueCreate: VenueCreate;
        VenueLink: VenueLink;
        VenueList: VenueList;
        VenueReference: VenueReference;
        VenueUpdate: VenueUpdate;
    };
    responses: {
        /** @description The nonce was sent without its session. */
        BadNonce: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The calendar (RFC 5545), with a file name in `Content-Disposition`. */
        CalendarFile: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The new category. */
        CategoryCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description The deleted category. */
        CategoryDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description A page of categories. */
        CategoryList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": CategoryList;
            };
        };
        /** @description The category. */
        CategoryOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description The category after the change. */
        CategoryUpdated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description The document. */
        Document: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Document;
            };
        };
        /** @description A calendar with this event (RFC 5545), with a file name in `Content-Disposition`. */
        EventCalendarFile: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "text/calendar": string;
            };
        };
        /** @description The new event. */
        EventCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Event;
            };
        };
        /** @description The event, now in the trash. */
        EventDeleted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Event;
            };
        };
        /** @description The event is already in the trash. */
        EventInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description A page of events. */
        EventList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": EventList;
            };
        };
        /** @description The event is not published, in the trash (`event-no-longer-available`), or needs a password (`event-password-protected`). */
        EventNotAccessible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The event was not found. */
        EventNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The record is not in the trash. */
        EventNotInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The event, with `json_ld`. */
        EventOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Event;
            };
        };
        /** @description The list has no such page. */
        EventPageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The event after the change. */
        EventUpdated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Event;
            };
        };
        /** @description The caller has no right to do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The key was used for another request. */
        IdempotencyMismatch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The new image. */
        ImageCreated: {
            headers: {
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Image;
            };
        };
        /** @description The deleted image. */
        ImageDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Image;
            };
        };
        /** @description The file. */
        ImageFile: {
            headers: {
                "Cache-Control": components["headers"]["LongCache"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                /** @example (bytes) */
                "image/avif": Blob;
                /** @example (bytes) */
                "image/gif": Blob;
                /** @example (bytes) */
                "image/jpeg": Blob;
                /** @example (bytes) */
                "image/png": Blob;
                /** @example (bytes) */
                "image/webp": Blob;
            };
        };
        /** @description A page of images. */
        ImageList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": ImageList;
            };
        };
        /** @description The image. */
        ImageOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Image;
            };
        };
        /** @description The list has no such page. */
        ImagePageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The import is queued or running. */
        ImportAccepted: {
            headers: {
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Import;
            };
        };
        /** @description The import was not found, or has been deleted. */
        ImportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The current state of the import. */
        ImportOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Import;
            };
        };
        /** @description The routes. */
        Index: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Index;
            };
        };
        /** @description An internal server error. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description All values that are not accepted, or a body that is not JSON. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description All required fields that are missing, or all values that are not accepted. */
        MissingParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The address was not found. */
        NoRoute: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The caller's copy is up to date. */
        NotModified: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The new organizer, or the existing one that was reused. */
        OrganizerCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Organizer;
            };
        };
        /** @description The organizer, now in the trash. */
        OrganizerDeleted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Organizer;
            };
        };
        /** @description The organizer is already in the trash. */
        OrganizerInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description A page of organizers. */
        OrganizerList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": OrganizerList;
            };
        };
        /** @description The organizer is not published and the caller may not read it. */
        OrganizerNotAccessible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The record is not in the trash. */
        OrganizerNotInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The organizer, with `json_ld`. */
        OrganizerOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Organizer;
            };
        };
        /** @description The list has no such page. */
        OrganizerPageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The organizer after the change. */
        OrganizerUpdated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Organizer;
            };
        };
        /** @description The record has changed since it was read. */
        PreconditionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The new tag. */
        TagCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description The deleted tag. */
        TagDeleted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description A page of tags. */
        TagList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TagList;
            };
        };
        /** @description The tag. */
        TagOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description The tag after the change. */
        TagUpdated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": TermRecord;
            };
        };
        /** @description All values that are missing or not accepted, or a name or slug that is already in use. */
        TermRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The body exceeds the server's size limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description Too many requests from this address, or too many failed sign-ins from it or for this user. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description No credentials, or wrong credentials. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The server is temporarily unavailable. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The operation does not support the media type or charset of the body. The message names it and the supported ones. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The new venue, or the existing one that was reused. */
        VenueCreated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Venue;
            };
        };
        /** @description The venue, now in the trash. */
        VenueDeleted: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Venue;
            };
        };
        /** @description The venue is already in the trash. */
        VenueInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description A page of venues. */
        VenueList: {
            headers: {
                ETag: components["headers"]["ETag"];
                "X-TEC-Total": components["headers"]["Total"];
                "X-TEC-TotalPages": components["headers"]["TotalPages"];
                [name: string]: unknown;
            };
            content: {
                "application/json": VenueList;
            };
        };
        /** @description The venue is not published and the caller may not read it. */
        VenueNotAccessible: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The record is not in the trash. */
        VenueNotInTrash: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The venue, with `json_ld`. */
        VenueOne: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Venue;
            };
        };
        /** @description The list has no such page. */
        VenuePageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The venue after the change. */
        VenueUpdated: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Venue;
            };
        };
        /** @description Wrong credentials: a name or password (`invalid_username`, `incorrect_password`), or a token (`rest_invalid_token`, with `WWW-Authenticate`). */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The id belongs to another kind of record, or values are not accepted. */
        WrongKind: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
    };
    parameters: {
        /**
         * @description Records of any of these authors, by user id. An extension.
         * @example [
         *       2
         *     ]
         */
        authorFilter: number[];
        /**
         * @description Events in any of these categories or their descendants. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
         * @example [
         *       "outdoors"
         *     ]
         */
        categoriesFilter: (string | number)[];
        /**
         * @description Category id, digits only.
         * @example 2
         */
        categoryId: number;
        /**
         * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
         * @example edit
         */
        context: "view" | "embed" | "edit";
        /**
         * @description Sort direction; default descending. An extension.
         * @example asc
         */
        descendingOrder: "asc" | "desc";
        /**
         * @description Events that end at this time or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, `now` included. Default: 23:59:59 of today in UTC, 24 months ahead.
         * @example 2027-05-31
         */
        endDate: string;
        /**
         * @description Events that end after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact.
         * @example 2027-05-01
         */
        endsAfter: string;
        /**
         * @description Events that end before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
         * @example 2027-06-01
         */
        endsBefore: string;
        /**
         * @description Venues or organizers of this event. The list is empty if the caller may not read the event, or a password hides them. An unknown event id is refused.
         * @example 4
         */
        eventFilter: number;
        /**
         * @description Event id, digits only.
         * @example 4
         */
        eventId: number;
        /**
         * @description Sort key; records with equal keys are sorted by id. `start` (the default) and `end` are local times of the event. `date` is the publication time, and the default with `include`. An extension.
         * @example start
         */
        eventOrderby: "start" | "end" | "date" | "modified" | "title" | "id";
        /**
         * @description Words that must all occur in title, description or excerpt, also inside longer words; see Lists for how searches compare texts. A quoted phrase counts as one word. A word after a hyphen (`-word`) must not occur; other dashes do not negate. From 1 to 100 different words. Of events with a password, only titles are searched.
         * @example walk "along the shore" -night
         */
        eventSearch: string;
        /**
         * @description True for featured events only, false for all others.
         * @example true
         */
        featuredFilter: boolean;
        /**
         * @description File name, as in the addresses of the image.
         * @example harbour-300x200.jpg
         */
        fileName: string;
        /**
         * @description True selects events that have coordinates, or whose venue has; false selects those without. Coordinates that the caller may not see, of a draft or behind a password, count as none.
         * @example true
         */
        geoloc: boolean;
        /**
         * @description Latitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lng`.
         * @example 43.0718
         */
        geolocLat: number;
        /**
         * @description Longitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lat`.
         * @example -70.7626
         */
        geolocLng: number;
        /**
         * @description Radius of the circle in kilometres; default 25. Distances are great-circle distances on a sphere of radius 6371.0088 km, so 20038 covers the whole Earth. Requires `geoloc_lat` and `geoloc_lng`. An extension.
         * @example 10
         */
        geolocRadius: number;
        /**
         * @description True selects records that are linked to an event which is neither draft nor pending, also to past and private events; false selects all others. An event with a password counts only for callers who may edit it.
         * @example true
         */
        hasEvents: boolean;
        /**
         * @description True leaves out terms without a published event. It keeps their ancestors, with `count` 0 where they have no event of their own, so that a tree of categories stays connected. False lists all terms.
         * @example false
         */
        hideEmpty: boolean;
        /**
         * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
         * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
         */
        idempotencyKey: string;
        /**
         * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
         * @example "3-1f0c9a"
         */
        ifMatch: string;
        /**
         * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
         * @example "3-1f0c9a"
         */
        ifNoneMatch: string;
        /**
         * @description Image id, digits only.
         * @example 1
         */
        imageId: number;
        /**
         * @description Only events with these ids, sorted by publication date. The date filters are ignored; all other filters apply, including the default of `status`. Unknown ids match nothing.
         * @example [
         *       4,
         *       5
         *     ]
         */
        include: number[];
        /**
         * @description Only the default is supported.
         * @example view
         */
        indexContext: "view";
        /**
         * @description Import id, as returned when the import was started.
         * @example 0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e
         */
        jobId: string;
        /**
         * @description Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.
         * @example 2027-05-14 18:00:00
         */
        modifiedAfter: string;
        /**
         * @description Only the default is supported.
         * @example cal/events/v1
         */
        namespace: "cal/events/v1";
        /**
         * @description True selects records that are linked to a listable event which starts now or later; false does not filter. An all-day event starts with its date on the site's clock. An event with a password counts only for callers who may edit it.
         * @example true
         */
        onlyWithUpcoming: boolean;
        /**
         * @description Sort direction; default ascending. An extension.
         * @example asc
         */
        order: "asc" | "desc";
        /**
         * @description Events of any of these organizers, by id. An unknown organizer id is refused. An organizer who is in the trash, has no events or is not readable for the caller matches nothing.
         * @example [
         *       3
         *     ]
         */
        organizerFilter: number[];
        /**
         * @description Organizer id, digits only.
         * @example 3
         */
        organizerId: number;
        /**
         * @description Words that one field must contain (name, description, excerpt, phone, email or website), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of an organizer with a password only the name is searched, except for callers who may edit it.
         * @example walking club
         */
        organizerSearch: string;
        /**
         * @description Page of the list, from 1.
         * @example 2
         */
        page: number;
        /**
         * @description Direct children of this category. An unknown category id is refused.
         * @example 1
         */
        parentFilter: number;
        /**
         * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
         * @example tulip
         */
        passwordGiven: string;
        /**
         * @description Accepted and ignored: deleting an event does not need its password.
         * @example tulip
         */
        passwordNotNeeded: string;
        /**
         * @description Records per page. Values above 50 count as 50.
         * @example 20
         */
        perPage: number;
        /**
         * @description Terms of this event, like `event`, which takes precedence. An unknown event id is refused.
         * @example 4
         */
        postFilter: number;
        /**
         * @description Events that are direct parts of this event, by its id. An unknown event id is refused; an event that the caller may not read has no parts in the list.
         * @example 4
         */
        postParentFilter: number;
        /**
         * @description Only records with these ids; unknown ones match nothing. An extension.
         * @example [
         *       2,
         *       11
         *     ]
         */
        recordInclude: number[];
        /**
         * @description Sort key; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
         * @example name
         */
        recordOrderby: "date" | "modified" | "name" | "id";
        /**
         * @description Events that run at this time or later: those that end after it, and those without a duration that are at it. This filter and `runs_before` disable the defaults of `start_date` and `end_date`. Without `strict_dates`, the time is rounded down to 00:00:00 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact. An extension.
         * @example 2027-05-14
         */
        runsAfter: string;
        /**
         * @description Events that have started by this time: those that start at it or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. An extension.
         * @example 2027-05-14
         */
        runsBefore: string;
        /**
         * @description Slug of the record. Both sides are normalized before they are compared.
         * @example evening-walk-picnic
         */
        slug: string;
        /**
         * @description Records with any of these slugs. An extension.
         * @example [
         *       "evening-walk-picnic"
         *     ]
         */
        slugFilter: string[];
        /**
         * @description Events that start at this time or later. Without `strict_dates`, the time is rounded down to 00:00:00 of its day, `now` included. Default: 00:00:00 of the site's day that contains yesterday 23:59 UTC.
         * @example 2027-05-14
         */
        startDate: string;
        /**
         * @description Events that start after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, so the first events are those of the next day. Only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
         * @example 2027-05-01
         */
        startsAfter: string;
        /**
         * @description Events that start before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. Each of the four relative filters disables the defaults of `start_date` and `end_date`.
         * @example 2027-06-01
         */
        startsBefore: string;
        /**
         * @description One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.
         * @example [
         *       "publish"
         *     ]
         */
        status: Status[];
        /**
         * @description True uses the given times exactly, on the site's clock where they name no zone. False rounds `start_date` and `runs_after` down to 00:00:00 of their day, and all other times up to 23:59:59. Times that count from `now` in hours, minutes or seconds, and `now` itself, stay exact except in `start_date` and `end_date`.
         * @example true
         */
        strictDates: boolean;
        /**
         * @description Tag id, digits only.
         * @example 3
         */
        tagId: number;
        /**
         * @description Events with any of these tags. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
         * @example [
         *       "family"
         *     ]
         */
        tagsFilter: (string | number)[];
        /**
         * @description Terms of this event. The list is empty if the caller may not read the event, or a password hides the terms. An unknown event id is refused.
         * @example 4
         */
        termEventFilter: number;
        /**
         * @description All terms except these, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
         * @example [
         *       1
         *     ]
         */
        termExclude: (string | number)[];
        /**
         * @description Only these terms, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
         * @example [
         *       2
         *     ]
         */
        termInclude: (string | number)[];
        /**
         * @description Sort direction; default ascending.
         * @example desc
         */
        termOrder: "asc" | "desc";
        /**
         * @description Sort key; terms with equal keys are sorted by id. `name` ignores case, `include` is the order of that parameter, and all terms are equal in `term_group`.
         * @example count
         */
        termOrderby: "name" | "id" | "slug" | "include" | "description" | "count" | "term_group";
        /**
         * @description Terms whose name or slug contains this text; see Lists for how searches compare texts.
         * @example out
         */
        termSearch: string;
        /**
         * @description The term with exactly this slug.
         * @example outdoors
         */
        termSlug: string;
        /**
         * @description False has no effect. Tickets are not supported: true is refused with `event-tickets-not-active` in `details`.
         * @example false
         */
        ticketedFilter: boolean;
        /**
         * @description Events at any of these venues, by id. An unknown venue id is refused. A venue that is in the trash, has no events or is not readable for the caller matches nothing.
         * @example [
         *       2
         *     ]
         */
        venueFilter: number[];
        /**
         * @description Venue id, digits only.
         * @example 2
         */
        venueId: number;
        /**
         * @description Words that one field must contain (name, description, excerpt, address, city, province, state, stateprovince, zip or phone), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of a venue with a password only the name is searched, except for callers who may edit it.
         * @example quay road
         */
        venueSearch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Identifies the version of the record or list that was read. An extension.
         * @example "3-1f0c9a"
         */
        ETag: string;
        /**
         * @description Address of the new resource.
         * @example https://calendar.example.org/cal/events/v1/categories/2
         */
        Location: string;
        /**
         * @description Caching rules: clients and proxies may store the file.
         * @example public, max-age=31536000, immutable
         */
        LongCache: string;
        /**
         * @description Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Number of records on all pages.
         * @example 5
         */
        Total: number;
        /**
         * @description Number of pages.
         * @example 3
         */
        TotalPages: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readIndex: {
        parameters: {
            query?: {
                /**
                 * @description Only the default is supported.
                 * @example view
                 */
                context?: components["parameters"]["indexContext"];
                /**
                 * @description Only the default is supported.
                 * @example cal/events/v1
                 */
                namespace?: components["parameters"]["namespace"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Index"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description Terms of this event. The list is empty if the caller may not read the event, or a password hides the terms. An unknown event id is refused.
                 * @example 4
                 */
                event?: components["parameters"]["termEventFilter"];
                /**
                 * @description All terms except these, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
                 * @example [
                 *       1
                 *     ]
                 */
                exclude?: components["parameters"]["termExclude"];
                /**
                 * @description True leaves out terms without a published event. It keeps their ancestors, with `count` 0 where they have no event of their own, so that a tree of categories stays connected. False lists all terms.
                 * @example false
                 */
                hide_empty?: components["parameters"]["hideEmpty"];
                /**
                 * @description Only these terms, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                include?: components["parameters"]["termInclude"];
                /**
                 * @description Sort direction; default ascending.
                 * @example desc
                 */
                order?: components["parameters"]["termOrder"];
                /**
                 * @description Sort key; terms with equal keys are sorted by id. `name` ignores case, `include` is the order of that parameter, and all terms are equal in `term_group`.
                 * @example count
                 */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Direct children of this category. An unknown category id is refused.
                 * @example 1
                 */
                parent?: components["parameters"]["parentFilter"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Terms of this event, like `event`, which takes precedence. An unknown event id is refused.
                 * @example 4
                 */
                post?: components["parameters"]["postFilter"];
                /**
                 * @description Terms whose name or slug contains this text; see Lists for how searches compare texts.
                 * @example out
                 */
                search?: components["parameters"]["termSearch"];
                /**
                 * @description The term with exactly this slug.
                 * @example outdoors
                 */
                slug?: components["parameters"]["termSlug"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CategoryCreate;
                "application/x-www-form-urlencoded": CategoryCreate;
                "multipart/form-data": CategoryCreate;
            };
        };
        responses: {
            201: components["responses"]["CategoryCreated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategoryByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CategoryUpdate;
                "application/x-www-form-urlencoded": CategoryUpdate;
                "multipart/form-data": CategoryUpdate;
            };
        };
        responses: {
            200: components["responses"]["CategoryUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategoryByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CategoryUpdate;
                "application/x-www-form-urlencoded": CategoryUpdate;
                "multipart/form-data": CategoryUpdate;
            };
        };
        responses: {
            200: components["responses"]["CategoryUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CategoryDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Category id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["categoryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": CategoryUpdate;
                "application/x-www-form-urlencoded": CategoryUpdate;
                "multipart/form-data": CategoryUpdate;
            };
        };
        responses: {
            200: components["responses"]["CategoryUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Document"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /**
                 * @description Records of any of these authors, by user id. An extension.
                 * @example [
                 *       2
                 *     ]
                 */
                author?: components["parameters"]["authorFilter"];
                /**
                 * @description Events in any of these categories or their descendants. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
                 * @example [
                 *       "outdoors"
                 *     ]
                 */
                categories?: components["parameters"]["categoriesFilter"];
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Events that end at this time or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, `now` included. Default: 23:59:59 of today in UTC, 24 months ahead.
                 * @example 2027-05-31
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Events that end after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact.
                 * @example 2027-05-01
                 */
                ends_after?: components["parameters"]["endsAfter"];
                /**
                 * @description Events that end before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
                 * @example 2027-06-01
                 */
                ends_before?: components["parameters"]["endsBefore"];
                /**
                 * @description True for featured events only, false for all others.
                 * @example true
                 */
                featured?: components["parameters"]["featuredFilter"];
                /**
                 * @description True selects events that have coordinates, or whose venue has; false selects those without. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres; default 25. Distances are great-circle distances on a sphere of radius 6371.0088 km, so 20038 covers the whole Earth. Requires `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description Only events with these ids, sorted by publication date. The date filters are ignored; all other filters apply, including the default of `status`. Unknown ids match nothing.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                include?: components["parameters"]["include"];
                /**
                 * @description Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description Sort direction; default ascending. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Sort key; records with equal keys are sorted by id. `start` (the default) and `end` are local times of the event. `date` is the publication time, and the default with `include`. An extension.
                 * @example start
                 */
                orderby?: components["parameters"]["eventOrderby"];
                /**
                 * @description Events of any of these organizers, by id. An unknown organizer id is refused. An organizer who is in the trash, has no events or is not readable for the caller matches nothing.
                 * @example [
                 *       3
                 *     ]
                 */
                organizer?: components["parameters"]["organizerFilter"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Events that are direct parts of this event, by its id. An unknown event id is refused; an event that the caller may not read has no parts in the list.
                 * @example 4
                 */
                post_parent?: components["parameters"]["postParentFilter"];
                /**
                 * @description Events that run at this time or later: those that end after it, and those without a duration that are at it. This filter and `runs_before` disable the defaults of `start_date` and `end_date`. Without `strict_dates`, the time is rounded down to 00:00:00 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact. An extension.
                 * @example 2027-05-14
                 */
                runs_after?: components["parameters"]["runsAfter"];
                /**
                 * @description Events that have started by this time: those that start at it or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. An extension.
                 * @example 2027-05-14
                 */
                runs_before?: components["parameters"]["runsBefore"];
                /**
                 * @description Words that must all occur in title, description or excerpt, also inside longer words; see Lists for how searches compare texts. A quoted phrase counts as one word. A word after a hyphen (`-word`) must not occur; other dashes do not negate. From 1 to 100 different words. Of events with a password, only titles are searched.
                 * @example walk "along the shore" -night
                 */
                search?: components["parameters"]["eventSearch"];
                /**
                 * @description Records with any of these slugs. An extension.
                 * @example [
                 *       "evening-walk-picnic"
                 *     ]
                 */
                slug?: components["parameters"]["slugFilter"];
                /**
                 * @description Events that start at this time or later. Without `strict_dates`, the time is rounded down to 00:00:00 of its day, `now` included. Default: 00:00:00 of the site's day that contains yesterday 23:59 UTC.
                 * @example 2027-05-14
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Events that start after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, so the first events are those of the next day. Only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
                 * @example 2027-05-01
                 */
                starts_after?: components["parameters"]["startsAfter"];
                /**
                 * @description Events that start before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. Each of the four relative filters disables the defaults of `start_date` and `end_date`.
                 * @example 2027-06-01
                 */
                starts_before?: components["parameters"]["startsBefore"];
                /**
                 * @description One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
                /**
                 * @description True uses the given times exactly, on the site's clock where they name no zone. False rounds `start_date` and `runs_after` down to 00:00:00 of their day, and all other times up to 23:59:59. Times that count from `now` in hours, minutes or seconds, and `now` itself, stay exact except in `start_date` and `end_date`.
                 * @example true
                 */
                strict_dates?: components["parameters"]["strictDates"];
                /**
                 * @description Events with any of these tags. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
                 * @example [
                 *       "family"
                 *     ]
                 */
                tags?: components["parameters"]["tagsFilter"];
                /**
                 * @description False has no effect. Tickets are not supported: true is refused with `event-tickets-not-active` in `details`.
                 * @example false
                 */
                ticketed?: components["parameters"]["ticketedFilter"];
                /**
                 * @description Events at any of these venues, by id. An unknown venue id is refused. A venue that is in the trash, has no events or is not readable for the caller matches nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                venue?: components["parameters"]["venueFilter"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            404: components["responses"]["EventPageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventCreate;
                "application/x-www-form-urlencoded": EventCreate;
                "multipart/form-data": EventCreate;
            };
        };
        responses: {
            201: components["responses"]["EventCreated"];
            400: components["responses"]["MissingParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvents: {
        parameters: {
            query?: {
                /**
                 * @description Records of any of these authors, by user id. An extension.
                 * @example [
                 *       2
                 *     ]
                 */
                author?: components["parameters"]["authorFilter"];
                /**
                 * @description Events in any of these categories or their descendants. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
                 * @example [
                 *       "outdoors"
                 *     ]
                 */
                categories?: components["parameters"]["categoriesFilter"];
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Events that end at this time or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, `now` included. Default: 23:59:59 of today in UTC, 24 months ahead.
                 * @example 2027-05-31
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Events that end after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact.
                 * @example 2027-05-01
                 */
                ends_after?: components["parameters"]["endsAfter"];
                /**
                 * @description Events that end before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
                 * @example 2027-06-01
                 */
                ends_before?: components["parameters"]["endsBefore"];
                /**
                 * @description True for featured events only, false for all others.
                 * @example true
                 */
                featured?: components["parameters"]["featuredFilter"];
                /**
                 * @description True selects events that have coordinates, or whose venue has; false selects those without. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres; default 25. Distances are great-circle distances on a sphere of radius 6371.0088 km, so 20038 covers the whole Earth. Requires `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description Only events with these ids, sorted by publication date. The date filters are ignored; all other filters apply, including the default of `status`. Unknown ids match nothing.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                include?: components["parameters"]["include"];
                /**
                 * @description Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description Sort direction; default ascending. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Sort key; records with equal keys are sorted by id. `start` (the default) and `end` are local times of the event. `date` is the publication time, and the default with `include`. An extension.
                 * @example start
                 */
                orderby?: components["parameters"]["eventOrderby"];
                /**
                 * @description Events of any of these organizers, by id. An unknown organizer id is refused. An organizer who is in the trash, has no events or is not readable for the caller matches nothing.
                 * @example [
                 *       3
                 *     ]
                 */
                organizer?: components["parameters"]["organizerFilter"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Events that are direct parts of this event, by its id. An unknown event id is refused; an event that the caller may not read has no parts in the list.
                 * @example 4
                 */
                post_parent?: components["parameters"]["postParentFilter"];
                /**
                 * @description Events that run at this time or later: those that end after it, and those without a duration that are at it. This filter and `runs_before` disable the defaults of `start_date` and `end_date`. Without `strict_dates`, the time is rounded down to 00:00:00 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact. An extension.
                 * @example 2027-05-14
                 */
                runs_after?: components["parameters"]["runsAfter"];
                /**
                 * @description Events that have started by this time: those that start at it or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. An extension.
                 * @example 2027-05-14
                 */
                runs_before?: components["parameters"]["runsBefore"];
                /**
                 * @description Words that must all occur in title, description or excerpt, also inside longer words; see Lists for how searches compare texts. A quoted phrase counts as one word. A word after a hyphen (`-word`) must not occur; other dashes do not negate. From 1 to 100 different words. Of events with a password, only titles are searched.
                 * @example walk "along the shore" -night
                 */
                search?: components["parameters"]["eventSearch"];
                /**
                 * @description Records with any of these slugs. An extension.
                 * @example [
                 *       "evening-walk-picnic"
                 *     ]
                 */
                slug?: components["parameters"]["slugFilter"];
                /**
                 * @description Events that start at this time or later. Without `strict_dates`, the time is rounded down to 00:00:00 of its day, `now` included. Default: 00:00:00 of the site's day that contains yesterday 23:59 UTC.
                 * @example 2027-05-14
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Events that start after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, so the first events are those of the next day. Only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.
                 * @example 2027-05-01
                 */
                starts_after?: components["parameters"]["startsAfter"];
                /**
                 * @description Events that start before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. Each of the four relative filters disables the defaults of `start_date` and `end_date`.
                 * @example 2027-06-01
                 */
                starts_before?: components["parameters"]["startsBefore"];
                /**
                 * @description One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
                /**
                 * @description True uses the given times exactly, on the site's clock where they name no zone. False rounds `start_date` and `runs_after` down to 00:00:00 of their day, and all other times up to 23:59:59. Times that count from `now` in hours, minutes or seconds, and `now` itself, stay exact except in `start_date` and `end_date`.
                 * @example true
                 */
                strict_dates?: components["parameters"]["strictDates"];
                /**
                 * @description Events with any of these tags. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.
                 * @example [
                 *       "family"
                 *     ]
                 */
                tags?: components["parameters"]["tagsFilter"];
                /**
                 * @description False has no effect. Tickets are not supported: true is refused with `event-tickets-not-active` in `details`.
                 * @example false
                 */
                ticketed?: components["parameters"]["ticketedFilter"];
                /**
                 * @description Events at any of these venues, by id. An unknown venue id is refused. A venue that is in the trash, has no events or is not readable for the caller matches nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                venue?: components["parameters"]["venueFilter"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CalendarFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEvent: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongKind"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["EventNotAccessible"];
            404: components["responses"]["EventNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: {
                /**
                 * @description Accepted and ignored: deleting an event does not need its password.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordNotNeeded"];
            };
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventDeleted"];
            400: components["responses"]["WrongKind"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            410: components["responses"]["EventInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEvent: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventCalendarFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["WrongKind"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["EventNotAccessible"];
            404: components["responses"]["EventNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreEvent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Event id, digits only.
                 * @example 4
                 */
                id: components["parameters"]["eventId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["WrongKind"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            409: components["responses"]["EventNotInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readEventBySlug: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["EventNotAccessible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlugByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlugByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEventBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EventDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["EventInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEventBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": EventUpdate;
                "application/x-www-form-urlencoded": EventUpdate;
                "multipart/form-data": EventUpdate;
            };
        };
        responses: {
            200: components["responses"]["EventUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["EventNotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImagePageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": ImageUpload;
            };
        };
        responses: {
            201: components["responses"]["ImageCreated"];
            400: components["responses"]["MissingParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Image id, digits only.
                 * @example 1
                 */
                id: components["parameters"]["imageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Image id, digits only.
                 * @example 1
                 */
                id: components["parameters"]["imageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImageFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description File name, as in the addresses of the image.
                 * @example harbour-300x200.jpg
                 */
                fileName: components["parameters"]["fileName"];
                /**
                 * @description Image id, digits only.
                 * @example 1
                 */
                id: components["parameters"]["imageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImageFile"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            404: components["responses"]["NoRoute"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Import id, as returned when the import was started.
                 * @example 0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e
                 */
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ImportNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    importCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "multipart/form-data": CalendarUpload;
            };
        };
        responses: {
            202: components["responses"]["ImportAccepted"];
            400: components["responses"]["MissingParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrganizers: {
        parameters: {
            query?: {
                /**
                 * @description Records of any of these authors, by user id. An extension.
                 * @example [
                 *       2
                 *     ]
                 */
                author?: components["parameters"]["authorFilter"];
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Venues or organizers of this event. The list is empty if the caller may not read the event, or a password hides them. An unknown event id is refused.
                 * @example 4
                 */
                event?: components["parameters"]["eventFilter"];
                /**
                 * @description True selects records that are linked to an event which is neither draft nor pending, also to past and private events; false selects all others. An event with a password counts only for callers who may edit it.
                 * @example true
                 */
                has_events?: components["parameters"]["hasEvents"];
                /**
                 * @description Only records with these ids; unknown ones match nothing. An extension.
                 * @example [
                 *       2,
                 *       11
                 *     ]
                 */
                include?: components["parameters"]["recordInclude"];
                /**
                 * @description Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description True selects records that are linked to a listable event which starts now or later; false does not filter. An all-day event starts with its date on the site's clock. An event with a password counts only for callers who may edit it.
                 * @example true
                 */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /**
                 * @description Sort direction; default descending. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["descendingOrder"];
                /**
                 * @description Sort key; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
                 * @example name
                 */
                orderby?: components["parameters"]["recordOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Words that one field must contain (name, description, excerpt, phone, email or website), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of an organizer with a password only the name is searched, except for callers who may edit it.
                 * @example walking club
                 */
                search?: components["parameters"]["organizerSearch"];
                /**
                 * @description Records with any of these slugs. An extension.
                 * @example [
                 *       "evening-walk-picnic"
                 *     ]
                 */
                slug?: components["parameters"]["slugFilter"];
                /**
                 * @description One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            404: components["responses"]["OrganizerPageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganizer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerCreate;
                "application/x-www-form-urlencoded": OrganizerCreate;
                "multipart/form-data": OrganizerCreate;
            };
        };
        responses: {
            201: components["responses"]["OrganizerCreated"];
            400: components["responses"]["MissingParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOrganizer: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["OrganizerNotAccessible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["OrganizerInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreOrganizer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Organizer id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["organizerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["OrganizerNotInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readOrganizerBySlug: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["OrganizerNotAccessible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerBySlugByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerBySlugByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizerBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizerDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["OrganizerInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizerBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": OrganizerUpdate;
                "application/x-www-form-urlencoded": OrganizerUpdate;
                "multipart/form-data": OrganizerUpdate;
            };
        };
        responses: {
            200: components["responses"]["OrganizerUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: {
                /**
                 * @description Terms of this event. The list is empty if the caller may not read the event, or a password hides the terms. An unknown event id is refused.
                 * @example 4
                 */
                event?: components["parameters"]["termEventFilter"];
                /**
                 * @description All terms except these, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
                 * @example [
                 *       1
                 *     ]
                 */
                exclude?: components["parameters"]["termExclude"];
                /**
                 * @description True leaves out terms without a published event. It keeps their ancestors, with `count` 0 where they have no event of their own, so that a tree of categories stays connected. False lists all terms.
                 * @example false
                 */
                hide_empty?: components["parameters"]["hideEmpty"];
                /**
                 * @description Only these terms, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                include?: components["parameters"]["termInclude"];
                /**
                 * @description Sort direction; default ascending.
                 * @example desc
                 */
                order?: components["parameters"]["termOrder"];
                /**
                 * @description Sort key; terms with equal keys are sorted by id. `name` ignores case, `include` is the order of that parameter, and all terms are equal in `term_group`.
                 * @example count
                 */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Terms of this event, like `event`, which takes precedence. An unknown event id is refused.
                 * @example 4
                 */
                post?: components["parameters"]["postFilter"];
                /**
                 * @description Terms whose name or slug contains this text; see Lists for how searches compare texts.
                 * @example out
                 */
                search?: components["parameters"]["termSearch"];
                /**
                 * @description The term with exactly this slug.
                 * @example outdoors
                 */
                slug?: components["parameters"]["termSlug"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TagList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TagCreate;
                "application/x-www-form-urlencoded": TagCreate;
                "multipart/form-data": TagCreate;
            };
        };
        responses: {
            201: components["responses"]["TagCreated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TagOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTagByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TagUpdate;
                "application/x-www-form-urlencoded": TagUpdate;
                "multipart/form-data": TagUpdate;
            };
        };
        responses: {
            200: components["responses"]["TagUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTagByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TagUpdate;
                "application/x-www-form-urlencoded": TagUpdate;
                "multipart/form-data": TagUpdate;
            };
        };
        responses: {
            200: components["responses"]["TagUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TagDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Tag id, digits only.
                 * @example 3
                 */
                id: components["parameters"]["tagId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": TagUpdate;
                "application/x-www-form-urlencoded": TagUpdate;
                "multipart/form-data": TagUpdate;
            };
        };
        responses: {
            200: components["responses"]["TagUpdated"];
            400: components["responses"]["TermRefused"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVenues: {
        parameters: {
            query?: {
                /**
                 * @description Records of any of these authors, by user id. An extension.
                 * @example [
                 *       2
                 *     ]
                 */
                author?: components["parameters"]["authorFilter"];
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Venues or organizers of this event. The list is empty if the caller may not read the event, or a password hides them. An unknown event id is refused.
                 * @example 4
                 */
                event?: components["parameters"]["eventFilter"];
                /**
                 * @description True selects events that have coordinates, or whose venue has; false selects those without. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres; default 25. Distances are great-circle distances on a sphere of radius 6371.0088 km, so 20038 covers the whole Earth. Requires `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description True selects records that are linked to an event which is neither draft nor pending, also to past and private events; false selects all others. An event with a password counts only for callers who may edit it.
                 * @example true
                 */
                has_events?: components["parameters"]["hasEvents"];
                /**
                 * @description Only records with these ids; unknown ones match nothing. An extension.
                 * @example [
                 *       2,
                 *       11
                 *     ]
                 */
                include?: components["parameters"]["recordInclude"];
                /**
                 * @description Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description True selects records that are linked to a listable event which starts now or later; false does not filter. An all-day event starts with its date on the site's clock. An event with a password counts only for callers who may edit it.
                 * @example true
                 */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /**
                 * @description Sort direction; default descending. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["descendingOrder"];
                /**
                 * @description Sort key; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
                 * @example name
                 */
                orderby?: components["parameters"]["recordOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. Values above 50 count as 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Words that one field must contain (name, description, excerpt, address, city, province, state, stateprovince, zip or phone), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of a venue with a password only the name is searched, except for callers who may edit it.
                 * @example quay road
                 */
                search?: components["parameters"]["venueSearch"];
                /**
                 * @description Records with any of these slugs. An extension.
                 * @example [
                 *       "evening-walk-picnic"
                 *     ]
                 */
                slug?: components["parameters"]["slugFilter"];
                /**
                 * @description One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueList"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["BadNonce"];
            404: components["responses"]["VenuePageNotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.
                 * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueCreate;
                "application/x-www-form-urlencoded": VenueCreate;
                "multipart/form-data": VenueCreate;
            };
        };
        responses: {
            201: components["responses"]["VenueCreated"];
            400: components["responses"]["MissingParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyMismatch"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVenue: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["VenueNotAccessible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["VenueInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreVenue: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Venue id, digits only.
                 * @example 2
                 */
                id: components["parameters"]["venueId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["VenueNotInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVenueBySlug: {
        parameters: {
            query?: {
                /**
                 * @description `edit` shows protected records in full to callers who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueOne"];
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["VenueNotAccessible"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueBySlugByPut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueBySlugByPost: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVenueBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VenueDeleted"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            410: components["responses"]["VenueInTrash"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVenueBySlug: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description `ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record. Both sides are normalized before they are compared.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": VenueUpdate;
                "application/x-www-form-urlencoded": VenueUpdate;
                "multipart/form-data": VenueUpdate;
            };
        };
        responses: {
            200: components["responses"]["VenueUpdated"];
            400: components["responses"]["InvalidParameter"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
