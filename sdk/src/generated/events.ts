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
         * The routes of the interface
         * @description Every route with its methods and parameters, by the pattern of its address.
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
         * @description Open to everyone, by name. A page past the end is empty; it is not an error as it is in the other lists.
         */
        get: operations["listCategories"];
        put?: never;
        /**
         * Create a category
         * @description Needs the role author or a higher one. A name that another category under the same parent has, in any case, is refused with `term_exists`, unless `slug` is sent and not taken. A slug that is taken gets the slug of the parent behind it, and then a number.
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
         * @description An unknown id is a parameter that is not accepted: 400.
         */
        get: operations["readCategory"];
        /**
         * Update one category (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
         */
        put: operations["updateCategoryByPut"];
        /**
         * Update one category (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
         */
        post: operations["updateCategoryByPost"];
        /**
         * Delete one category
         * @description For good: there is no trash. Its children move to its parent, and it disappears from all events.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Update one category
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
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
         * This document
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
         * @description Events that the caller may read, by start on the clock that dates are compared with, then by id. Without dates the window runs from yesterday to the end of the day two years from now. Events hidden from listings are never listed. All filters apply together; of several values in one filter any will do. An event with a password is found by no filter of what the password hides (categories, tags, venue, organizer, featured, places) unless it is given or the caller may edit the event. `runs_after`, `runs_before`, `modified_after`, `slug`, `author`, `orderby`, `order` and `geoloc_radius` are extensions.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Needs the role contributor or a higher one. All faults are reported together.
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
         * @description An extension. The same filters as the list of events; all of its pages at once, up to 5,000 events, in the order of the list. `X-TEC-Total` says how many there are, those beyond 5,000 as well. Who may not read an event does not get it; of one with a password the title and the times are told. With `status`, drafts and pending events are `STATUS:TENTATIVE`, private ones `CLASS:PRIVATE`, and those in the trash `STATUS:CANCELLED`.
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
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateEventByPut"];
        /**
         * Update one event (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateEventByPost"];
        /**
         * Move one event to the trash
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        /**
         * Update one event
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
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
         * @description An extension. UID stays the same for ever: `<id>@<host>`, or that of the calendar that the event was imported from. SEQUENCE grows with each change. Times are in the event's zone with its VTIMEZONE; whole days are dates.
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
         * Take one event out of the trash
         * @description An extension. The record gets the status and, if it is still free, the slug that it had before. One that is not in the trash is answered with 409.
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
                 * @description Slug of the record; compared in its normal form.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one event by slug
         * @description An unknown slug, and the slug of another kind of record, are answered with 400.
         */
        get: operations["readEventBySlug"];
        /**
         * Update one event by slug (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateEventBySlugByPut"];
        /**
         * Update one event by slug (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateEventBySlugByPost"];
        /**
         * Move one event to the trash by slug
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.
         */
        delete: operations["deleteEventBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one event by slug
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
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
         * @description An extension. Newest first: to editors and administrators all, to authors their own.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload an image
         * @description An extension. JPEG, PNG, WebP, GIF or AVIF, by content. It is stored upright, without its metadata, and in the usual smaller sizes. Its id goes into the field `image` of events, venues and organizers. The limit of a file is the server's, 10 MiB unless it was changed.
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
         * Read what is known of one image
         * @description An extension. An unknown id is a parameter that is not accepted: 400.
         */
        get: operations["readImage"];
        put?: never;
        post?: never;
        /**
         * Delete one image
         * @description An extension. For good: there is no trash. Records that show it have none then. For its author, editors and administrators.
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
                 * @description Name of the file, as in the addresses of the image.
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
         * The bytes of an image in one of its sizes
         * @description Where the addresses in `image` lead. A file never changes under its name: it may be kept for a year.
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
                 * @description Id of the import, as its reply told.
                 * @example 0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e
                 */
                jobId: components["parameters"]["jobId"];
            };
            cookie?: never;
        };
        /**
         * How far an import is, and what became of each record
         * @description An extension. For who started it, editors and administrators; for other writers there is no such import (404).
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
         * @description An extension. A job reads the file, of at most 10,000,000 bytes and 10,000 records; its address is in `Location`. A record with a fault does not keep the others out, and what of a record cannot be used, such as a GEO that is no place, is left out and told.
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
         * @description Needs the role contributor or a higher one. An organizer of the same name that is not in the trash, and whose description does not differ from the one sent, is found rather than doubled: its id comes back and the contact fields sent replace its own.
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
         * @description An unknown id, and the id of another kind of record, are answered with 400.
         */
        get: operations["readOrganizer"];
        /**
         * Update one organizer (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateOrganizerByPut"];
        /**
         * Update one organizer (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateOrganizerByPost"];
        /**
         * Move one organizer to the trash
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The organizer is unlinked from all its events.
         */
        delete: operations["deleteOrganizer"];
        options?: never;
        head?: never;
        /**
         * Update one organizer
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
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
         * Take one organizer out of the trash
         * @description An extension. The record gets the status and, if it is still free, the slug that it had before. One that is not in the trash is answered with 409.
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
                 * @description Slug of the record; compared in its normal form.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one organizer by slug
         * @description An unknown slug, and the slug of another kind of record, are answered with 400.
         */
        get: operations["readOrganizerBySlug"];
        /**
         * Update one organizer by slug (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateOrganizerBySlugByPut"];
        /**
         * Update one organizer by slug (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateOrganizerBySlugByPost"];
        /**
         * Move one organizer to the trash by slug
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The organizer is unlinked from all its events.
         */
        delete: operations["deleteOrganizerBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one organizer by slug
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
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
         * @description Open to everyone, by name. A page past the end is empty; it is not an error as it is in the other lists.
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create a tag
         * @description Needs the role editor or a higher one. A name that is taken, in any case, is refused with `term_exists`, unless `slug` is sent and not taken. A slug that is taken gets a number.
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
         * @description An unknown id is a parameter that is not accepted: 400.
         */
        get: operations["readTag"];
        /**
         * Update one tag (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
         */
        put: operations["updateTagByPut"];
        /**
         * Update one tag (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
         */
        post: operations["updateTagByPost"];
        /**
         * Delete one tag
         * @description For good: there is no trash. It disappears from all events.
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        /**
         * Update one tag
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are.
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
         * @description Needs the role contributor or a higher one. A venue of the same name that is not in the trash, and whose description, address, city and zip do not differ from those sent, is found rather than doubled: its id comes back and the contact and address fields sent replace its own.
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
         * @description An unknown id, and the id of another kind of record, are answered with 400.
         */
        get: operations["readVenue"];
        /**
         * Update one venue (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateVenueByPut"];
        /**
         * Update one venue (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateVenueByPost"];
        /**
         * Move one venue to the trash
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.
         */
        delete: operations["deleteVenue"];
        options?: never;
        head?: never;
        /**
         * Update one venue
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
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
         * Take one venue out of the trash
         * @description An extension. The record gets the status and, if it is still free, the slug that it had before. One that is not in the trash is answered with 409.
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
                 * @description Slug of the record; compared in its normal form.
                 * @example evening-walk-picnic
                 */
                slug: components["parameters"]["slug"];
            };
            cookie?: never;
        };
        /**
         * Read one venue by slug
         * @description An unknown slug, and the slug of another kind of record, are answered with 400.
         */
        get: operations["readVenueBySlug"];
        /**
         * Update one venue by slug (PUT)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        put: operations["updateVenueBySlugByPut"];
        /**
         * Update one venue by slug (POST)
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        post: operations["updateVenueBySlugByPost"];
        /**
         * Move one venue to the trash by slug
         * @description The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.
         */
        delete: operations["deleteVenueBySlug"];
        options?: never;
        head?: never;
        /**
         * Update one venue by slug
         * @description POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.
         */
        patch: operations["updateVenueBySlug"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** @description A file, and what is to be done with it. */
export type CalendarUpload = {
    /**
     * @description True for the report alone; nothing is written.
     * @default false
     */
    dry_run?: boolean;
    /**
     * Format: binary
     * @description An iCalendar file, RFC 5545.
     */
    file: Blob;
    /**
     * @description Status of the events made, as when one is created.
     * @enum {string}
     */
    status?: "publish" | "draft" | "pending" | "private";
    /** @description Zone of times that have none; by default that of their VCALENDAR (X-WR-TIMEZONE), or the site's. */
    timezone?: string;
};
/** @description A new category. */
export type CategoryCreate = WithRequired<CategoryUpdate, "name">;
/** @description A page of categories. */
export type CategoryList = {
    /** @description Those of this page. */
    categories: TermRecord[];
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of a category; those not sent stay as they are. */
export type CategoryUpdate = {
    /**
     * @description Simple HTML; `""` clears.
     * @example After sunset, with lanterns.
     */
    description?: string;
    /**
     * @description Plain text; markup is taken out.
     * @example Night walks
     */
    name?: string;
    /**
     * @description Id of the category above, which is neither the category itself nor one below it. In a change, `0` takes the category to the top.
     * @example 5
     */
    parent?: number;
    /**
     * @description Made normal. By default made from the name when the term is created; a later name leaves it as it is.
     * @example night-walks
     */
    slug?: string;
};
/** @description The parts of `cost`. */
export type CostDetails = {
    /** @description `currency_code` of the event; `""` where none was set, whatever sign the prices have. */
    currency_code: string;
    /**
     * @description Where the sign stands, before or after; `""` without one.
     * @enum {string}
     */
    currency_position: "" | "prefix" | "postfix";
    /** @description The sign or letters of the prices as they were sent; `""` without one, and where they have several. */
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
/** @description Wall clock without a zone. */
export type DateTime = string;
/** @description An OpenAPI 3.1 document. */
export type Document = {
    /** @description Schemas, parameters and replies that operations share. */
    components: {
        [key: string]: unknown;
    };
    /** @description Title, version and description of the interface. */
    info: {
        [key: string]: unknown;
    };
    /** @description Version of OpenAPI. */
    openapi: string;
    /** @description The operations, by their addresses. */
    paths: {
        [key: string]: unknown;
    };
    /** @description The public address of this server. */
    servers: {
        [key: string]: unknown;
    }[];
};
/** @description Every failure has this shape. */
export type Error = {
    /** @description For programs; does not change with the language of the message. */
    code: string;
    /** @description Details of the error; other keys than these may occur. */
    data: {
        /** @description For values of a wrong type, the error of each parameter; otherwise an empty list. */
        details?: string[] | {
            [key: string]: unknown;
        };
        /** @description 1 where the JSON is nested too deep, 5 where it is not UTF-8, 4 otherwise. */
        json_error_code?: number;
        /** @description Why the body is not JSON. */
        json_error_message?: string;
        /** @description The names at fault; with the reason of each, or a list of missing ones. */
        params?: string[] | {
            [key: string]: string;
        };
        /** @description The HTTP status. */
        status: number;
        /** @description The term that is there already (`term_exists`). */
        term_id?: number;
    };
    /** @description For people, in English. */
    message: string;
};
/** @description An event, with the same keys in every reply; `json_ld` when one is read. */
export type Event = {
    /** @description From 00:00:00 of the first day to 23:59:59 of the last. Null where a password masks it, as all flags. */
    all_day: boolean | null;
    /** @description User id. */
    author: string;
    /** @description In the order of their names. */
    categories: Term[];
    /** @description As people read it: `$10`, `20€`, `$10 – $30`, `Free`, `Free – $30`, or words as they were sent; `""` where none is known. A number without a sign of a currency is shown with that of the others, or else of the event's `currency_code`, of the site's currency or, without any, with `$`. Prices in several currencies are shown as they were sent, with commas between. */
    cost: string;
    /** @description Sign and values of `cost`. */
    cost_details: CostDetails;
    /** @description Always empty; there are no custom fields here. */
    custom_fields: string[];
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros in drafts and pending events. */
    date_utc: DateTime;
    /** @description HTML. */
    description: string;
    /** @description End, as wall clock in `timezone`; 23:59:59 of the last day where `all_day` is true. */
    end_date: DateTime;
    /** @description The parts of `end_date`. */
    end_date_details: DateDetails;
    /** @description HTML. */
    excerpt: string;
    /** @description A mark that lists can be filtered by. */
    featured: boolean | null;
    /** @description Address of the site without its scheme, and the id, as in `calendar.example.org?id=4`. */
    global_id: string;
    /** @description The `global_id` alone. */
    global_id_lineage: string[];
    /** @description Such an event is in no list for anybody, and is read by id and slug as any other. */
    hide_from_listings: boolean | null;
    /** @description One for events, venues, organizers and images together. */
    id: number;
    /** @description False when there is none. */
    image: Image | false;
    /** @description Only when one event is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; as `date` until there was one. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending events without a change. */
    modified_utc: DateTime;
    /** @description In the order in which they were linked. */
    organizer: Organizer[];
    /** @description Address of the event in this interface. */
    rest_url: string;
    /** @description True if a page about the event should show a map. A mark for clients, as `show_map_link` is. */
    show_map: boolean | null;
    /** @description True if such a page should link to a map. */
    show_map_link: boolean | null;
    /** @description Lower case; letters of other scripts as percent escapes. `""` in drafts and pending events without one. */
    slug: string;
    /** @description Start, as wall clock in `timezone`; 00:00:00 of the first day where `all_day` is true. */
    start_date: DateTime;
    /** @description The parts of `start_date`. */
    start_date_details: DateDetails;
    /** @description Status of the event. */
    status: Status;
    /** @description True if a calendar should show the event first. A mark for clients that changes no order here. */
    sticky: boolean | null;
    /** @description In the order of their names. */
    tags: Term[];
    /** @description As it was sent; by default the site's zone. */
    timezone: string;
    /** @description Abbreviation of the zone at the start, such as `EDT`; `GMT+0200` for `+02:00`, an offset named `UTC+2` is its own. */
    timezone_abbr: string;
    /** @description HTML; typographic signs as entities. */
    title: string;
    /** @description Address of a page about the event on the site, which is no part of this server; with `?post_type=` while the event is not published. */
    url: string;
    /** @description The instant of `end_date`, in UTC. */
    utc_end_date: DateTime;
    /** @description The parts of `utc_end_date`. */
    utc_end_date_details: DateDetails;
    /** @description The instant of `start_date`, in UTC. */
    utc_start_date: DateTime;
    /** @description The parts of `utc_start_date`. */
    utc_start_date_details: DateDetails;
    /** @description The venue; an empty list when there is none. Clients of this interface know a list of several, too; here an event is given one at most. */
    venue: Venue | Venue[];
    /** @description HTML-escaped. The event's own address until one was set. */
    website: string;
};
/** @description A new event. */
export type EventCreate = WithRequired<EventUpdate, "title" | "start_date" | "end_date">;
/** @description A page of events. */
export type EventList = {
    /** @description Those of this page. */
    events: Event[];
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of an event; those not sent stay as they are. */
export type EventUpdate = {
    /** @description Default false. True makes the event last from 00:00:00 of its first to 23:59:59 of its last day. */
    all_day?: Flag;
    /**
     * @description Id of a user, as `author` of records shows it. Default the caller; only those who can edit others' records may name another.
     * @example 2
     */
    author?: number;
    /** @description Categories, in any mix of ids, slugs, names and objects with `id`. New names are created for authors and higher roles. */
    categories?: TermLinks;
    /**
     * @description A number, a text (`$10`, `10-20`, `1.234,50 €`, `Free`) or a list of them; empty clears, and 0 is free. Thousands may be apart by commas, points, blanks or apostrophes. Anything else counts as words.
     * @example $10
     */
    cost?: string | number | boolean | (string | number)[] | null;
    /**
     * @description Currency of the prices, a code of ISO 4217 in any case; `""` or null takes it away. It says what a number without a sign is in, and which dollars `$` are, and is shown in `cost_details`. Another currency than the one that `cost` names is refused; a new `cost` that names another one takes it away. An extension.
     * @example EUR
     */
    currency_code?: string | null;
    /** @description Publication time on the site's clock. In the future it makes a published event `future`. */
    date?: Time;
    /** @description Publication time in UTC; wins over `date`, unless it is what the record shows already. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /** @description End, read as `start_date` is; not a moment of the event any more. An end before the start becomes the start. Of an `all_day` event the date counts, and is its last day. */
    end_date?: Time;
    /** @description HTML or plain text; `""` clears. */
    excerpt?: string;
    /** @description Default false. A mark that lists can be filtered by. */
    featured?: Flag;
    /** @description Default false. True keeps the event out of all lists. */
    hide_from_listings?: Flag;
    /**
     * @description Id of an image; an http or https address, which is fetched and stored once (needs the role author); or an object with `id`. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /** @description The organizers in their order: by id, or as fields of new ones. Empty takes them away. */
    organizer?: OrganizerLink;
    /**
     * @description Makes readers give this password; `""` or null takes it away. Kept as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /** @description Id of the event that this one is a part of, but no part of this one; 0 or null for none. An extension. */
    post_parent?: number | null;
    /** @description Default false. Whether a page about the event should show a map. */
    show_map?: Flag;
    /** @description Default false. Whether a page about the event should lead to a map. */
    show_map_link?: Flag;
    /** @description Wanted slug; made normal and unique. `""` asks for one made from the title. The slug that the event has in the trash changes nothing when it is sent back. */
    slug?: string;
    /** @description Start, as wall clock in `timezone` unless it names a zone or an offset. Of an `all_day` event the date counts. */
    start_date?: Time;
    /**
     * @description Default `publish` for those who may publish, else `draft`. What the caller may not publish becomes `pending`. `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /** @description Default false. Whether a calendar should show the event first. */
    sticky?: Flag;
    /** @description Tags, in any mix of ids, slugs, names and objects with `id`. New names are created for editors and administrators. */
    tags?: TermLinks;
    /**
     * @description IANA name in any case, abbreviation, `UTC±n` or `±hh:mm`; empty means the site's zone. Start and end are wall clock in it.
     * @example America/New_York
     */
    timezone?: string;
    /**
     * @description Plain text; markup is taken out.
     * @example Evening Walk & Picnic
     */
    title?: string;
    /** @description The venue: by id, or as fields of a new one. Empty takes it away. */
    venue?: VenueLink;
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears. The event's own page, which is shown where there was none ever, changes nothing when it is sent back.
     * @example https://walks.example.org/picnic
     */
    website?: (string | null) | Nothing;
};
export type Flag = boolean;
/** @description An image, as records show it. */
export type Image = {
    /** @description Ending of the names of its files, such as `jpg`. */
    extension: string;
    /** @description In bytes. */
    filesize?: number;
    /** @description In pixels. */
    height?: number;
    /** @description As the field `image` of a record takes it. */
    id: number;
    /** @description By name, those that are smaller than the image. */
    sizes?: {
        [key: string]: ImageSize;
    };
    /** @description Where the image itself is. */
    url: string;
    /** @description In pixels. */
    width?: number;
};
/** @description A page of images. */
export type ImageList = {
    /** @description Those of this page. */
    images: Image[];
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description An image that is there already. */
export type ImageReference = {
    /** @description Its id. */
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
    /** @description Where the file is. */
    url: string;
    /** @description In pixels. */
    width: number;
};
/** @description A file, and what is said of it. */
export type ImageUpload = {
    /**
     * Format: binary
     * @description The image.
     */
    file: Blob;
    /** @description Text that the image's files are named after; by default the name of the uploaded file. */
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
     * @description As the address of the import has it.
     */
    id: string;
    /** @description Outcome of each record of the file, and of each occurrence of a series, once the import has ended. They come in the order of the file; records of one UID follow each other. */
    records: ImportRecord[];
    /** @description Address of the import. */
    rest_url: string;
    /**
     * @description Waiting, under way, done, not done for what `errors` says, or given up.
     * @enum {string}
     */
    status: "queued" | "running" | "completed" | "failed" | "cancelled";
    /** @description On the site's clock. */
    submitted: DateTime;
    /** @description Why an import that is not done yet has to wait: what its last try failed for, or that there is no room on the disk of the server. Absent otherwise. */
    waiting?: string;
};
/** @description Number of records by what became of them. */
export type ImportCounts = {
    /** @description Moved to the trash. */
    cancelled: number;
    /** @description Events that are new. */
    created: number;
    /** @description Records that could not be taken. */
    failed: number;
    /** @description Older than what the catalogue has; nothing was changed. */
    outdated: number;
    /** @description Records that say nothing new. */
    unchanged: number;
    /** @description Events that were changed. */
    updated: number;
};
/** @description Outcome of a record. */
export type ImportRecord = {
    /**
     * @description Outcome of the record; with `dry_run`, the outcome that an import would have.
     * @enum {string}
     */
    action: "created" | "updated" | "unchanged" | "outdated" | "cancelled" | "failed";
    /** @description Why it failed, what was left out, or what differs from the venue or organizer that is linked. */
    faults: {
        /** @description Name of the property, such as `DTSTART`. */
        field: string;
        /** @description Faults of the record, worded to follow its name. */
        reason: string;
    }[];
    /** @description The event. */
    id?: number;
    /** @description Place in the file, from 0. */
    index: number;
    /** @description Start of the occurrence in UTC, `20270514T160000Z`, or its day, `20270514`; empty for what does not recur. */
    recurrence_id: string;
    /** @description SUMMARY of the record. */
    title: string;
    /** @description UID of the record. */
    uid: string;
};
/** @description Routes of the interface and their parameters. */
export type Index = {
    /** @description Addresses around the index. */
    _links: Links;
    /** @description Always `cal/events/v1`. */
    namespace: string;
    /** @description By the pattern of the address, such as `/cal/events/v1/events/(?P<id>\d+)`. */
    routes: {
        [key: string]: IndexRoute;
    };
};
/** @description Methods and parameters of one address. */
export type IndexRoute = {
    /** @description Only of routes without a pattern. */
    _links?: Links;
    /** @description One for each group of methods with the same parameters. */
    endpoints: {
        /** @description Parameters by name; an empty list when there are none. */
        args: string[] | {
            [key: string]: unknown;
        };
        /** @description Those that take these parameters. */
        methods: string[];
    }[];
    /** @description All that the address has. */
    methods: string[];
    /** @description Always `cal/events/v1`. */
    namespace: string;
};
/**
 * @description The record as schema.org describes one. An event has `@context`, `@type` `Event`, `name`, `description`, `url`, `eventAttendanceMode`, `eventStatus`, `startDate` and `endDate` (ISO 8601 with the offset) and `performer`; with an image `image`, with a venue `location` (a `Place`), with organizers `organizer` (a `Person`, the first of them), with a `cost` `offers`. A place has `name`, `description`, `url`, `address`, `telephone` and `sameAs`, with coordinates `geo`; a person `name`, `description`, `url`, `telephone`, `email` and `sameAs`. Nothing depends on it but search engines.
 *
 *     `offers` is an `Offer` with `url`, `category`, `availability` and `validFrom`. Where the prices are numbers, in one currency, it has the `price`, in plain decimals such as `1234.50`, `0` for what is free; of a range it is an `AggregateOffer` with `lowPrice` and `highPrice`. `priceCurrency` is a code of ISO 4217 where the currency is known: from the code or sign in `cost`, else from the event's `currency_code`, else from the site's currency (`FAIRGROUND_CURRENCY`). A sign that several currencies share means that of the event or of the site, if it is one of them; `$` is otherwise `USD`, `£` is `GBP`, and signs and letters such as `¥` and `kr` are none.
 *
 *     It may be put into a script element of a page. Texts have no markup, and `&`, `<` and `>` are entities in them; addresses of the web have an `&` as it is. In the bodies of records that are read, `<`, `>`, `&` and the separators of lines U+2028 and U+2029 are written as `\u003c` and so on, which is the same JSON.
 */
export type JsonLd = {
    [key: string]: unknown;
};
/** @description Addresses by what they are. */
export type Links = {
    [key: string]: {
        /** @description The address. */
        href: string;
    }[];
};
/** @description Takes away what was there. */
export type Nothing = number | unknown[];
/** @description An organizer. Keys without a value are left out. */
export type Organizer = {
    /** @description User id. */
    author: string;
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros while the record is a draft or pending. */
    date_utc: DateTime;
    /** @description HTML. */
    description?: string;
    /** @description As it was sent. */
    email?: string;
    /** @description HTML; nothing in this interface writes one. */
    excerpt?: string;
    /** @description Address of the site without its scheme, and the id. */
    global_id: string;
    /** @description The `global_id` alone. */
    global_id_lineage: string[];
    /** @description One for events, venues, organizers and images together. */
    id: number;
    /** @description Picture of the organizer; absent where there is none. */
    image?: Image;
    /** @description Only when one organizer, or one event with it, is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; as `date` until there was one. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending records without a change. */
    modified_utc: DateTime;
    /** @description Name, as HTML. */
    organizer?: string;
    /** @description As it was sent. */
    phone?: string;
    /** @description Made from the name when the record is created, or published where it was pending before; no field changes it. */
    slug?: string;
    /** @description Status of the organizer. */
    status: Status;
    /** @description Address of a page about it on the site, as of events. */
    url: string;
    /** @description As it was sent, not escaped. */
    website?: string;
};
/** @description A new organizer. */
export type OrganizerCreate = WithRequired<OrganizerUpdate, "organizer">;
/** @description Organizers by id or, with `organizer`, to create, with the defaults of `createOrganizer` and which may find some that are there as that does; in their order, 100 at most. With an `id` all else is passed over. A text may hold several ids with commas. Empty (`""`, `0`, `[]`, null) removes all that the caller may read. */
export type OrganizerLink = OrganizerReference | (OrganizerReference | number | string)[] | number | (string | null);
/** @description A page of organizers. */
export type OrganizerList = {
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Those of this page. */
    organizers: Organizer[];
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description `id` of an organizer, or the fields of one to create (`organizer` is its name). */
export type OrganizerReference = OrganizerUpdate & {
    /** @description Empty, 0 and null are no id. */
    id?: number | (string | null);
};
/** @description Fields of an organizer; those not sent stay as they are. Texts that are sent empty are cleared, but for the name. */
export type OrganizerUpdate = {
    /** @description Id of a user, as `author` of records shows it. Default the caller; only those who can edit others' records may name another. */
    author?: number;
    /** @description Publication time on the site's clock. */
    date?: Time;
    /** @description Publication time in UTC; wins over `date`, unless it is what the record shows already. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /**
     * @description Not checked to be an address.
     * @example club@walks.example.org
     */
    email?: string;
    /**
     * @description Id of an image; an http or https address, which is fetched and stored once (needs the role author); or an object with `id`. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /**
     * @description Name, as plain text; markup is taken out.
     * @example Harbour Walking Club
     */
    organizer?: string;
    /**
     * @description Makes readers give this password; `""` or null takes it away. Kept as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /**
     * @description As it is to be shown; any text.
     * @example +1 555 0142
     */
    phone?: string;
    /**
     * @description As of events; `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears.
     * @example https://walks.example.org/
     */
    website?: (string | null) | Nothing;
};
/**
 * @description `publish` is public; `future` becomes `publish` at its publication date, within about a second, if a worker runs then, else as soon as one does; `draft` and `pending` are not published; `private` is for editors and its author; `trash` is deleted.
 * @enum {string}
 */
export type Status = "publish" | "future" | "draft" | "pending" | "private" | "trash";
/** @description A new tag. */
export type TagCreate = WithRequired<TagUpdate, "name">;
/** @description A page of tags. */
export type TagList = {
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Those of this page. */
    tags: TermRecord[];
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
};
/** @description Fields of a tag; those not sent stay as they are. */
export type TagUpdate = {
    /**
     * @description Simple HTML; `""` clears.
     * @example After sunset, with lanterns.
     */
    description?: string;
    /**
     * @description Plain text; markup is taken out.
     * @example Family
     */
    name?: string;
    /** @description Tags have none; refused with `rest_taxonomy_not_hierarchical`. */
    parent?: number;
    /**
     * @description Made normal. By default made from the name when the term is created; a later name leaves it as it is.
     * @example family
     */
    slug?: string;
};
/** @description A category or tag as it appears in an event. */
export type Term = {
    /** @description Number of published events that have the term itself, also of those that are hidden from listings or behind a password. Events that only have a term below it are not counted, though a filter by the term finds them. */
    count: number;
    /** @description Simple HTML. */
    description: string;
    /** @description Always `raw`. */
    filter: string;
    /** @description As filters and fields take it. */
    id: number;
    /** @description HTML. */
    name: string;
    /** @description Id of the category above, 0 for none and for tags. */
    parent: number;
    /** @description As filters and fields take it. */
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
 * @description Ids, slugs, names and objects with `id`, one or a list of them. A number is an id. A text of digits is the id of a term, else its slug, else its name; any other text is a slug, as records show it, or else a name. Names are compared as names, in any case: `C`, `C++` and `C#` are three, though one slug would do for all (`c`, `c-2`, `c-3`). Numbers and texts of digits that are none of these are passed over. Empty (`""`, `[]`, `0`, null) removes all.
 * @example [
 *       2,
 *       "outdoors"
 *     ]
 */
export type TermLinks = ((string | number | TermReference)[] | null) | TermReference;
/** @description A category or tag by itself; `parent` is there for categories only. */
export type TermRecord = {
    /** @description Number of published events that have the term itself, also of those that are hidden from listings or behind a password. Events that only have a term below it are not counted, though a filter by the term finds them. */
    count: number;
    /** @description Simple HTML. */
    description: string;
    /** @description As filters and fields take it. */
    id: number;
    /** @description Always empty. */
    meta: string[];
    /** @description HTML. */
    name: string;
    /** @description Id of the category above, 0 for none. */
    parent?: number;
    /** @description As filters and fields take it. */
    slug: string;
    /**
     * @description For categories `tribe_events_cat`, for tags `post_tag`.
     * @enum {string}
     */
    taxonomy: "tribe_events_cat" | "post_tag";
    /** @description Address of a page about the term on the site, which is no part of this server. */
    url: string;
    /** @description Addresses of the term in this interface. */
    urls: TermUrls;
};
/** @description A term that is there already. */
export type TermReference = {
    /** @description Its id. */
    id: number;
};
/** @description Addresses of the term, of all its kind and, if it has one, of its parent. */
export type TermUrls = {
    /** @description The list of all categories or tags. */
    collection: string;
    /** @description The term. */
    self: string;
    /** @description The category above. */
    up?: string;
};
/**
 * @description A Unix timestamp in seconds or a date-time text; see "Date-times".
 * @example 2027-05-14 18:00:00
 */
export type Time = string | number;
/** @description A venue. Keys without a value are left out. */
export type Venue = {
    /** @description Street and number. */
    address?: string;
    /** @description User id. */
    author: string;
    /** @description Its name. */
    city?: string;
    /** @description As it was sent. */
    country?: string;
    /** @description Publication time on the site's clock. */
    date: DateTime;
    /** @description Publication time in UTC; zeros while the record is a draft or pending. */
    date_utc: DateTime;
    /** @description HTML. */
    description?: string;
    /** @description HTML; nothing in this interface writes one. */
    excerpt?: string;
    /** @description Degrees, WGS 84; with `geo_lng` or not at all. */
    geo_lat?: number;
    /** @description Degrees, WGS 84. */
    geo_lng?: number;
    /** @description Address of the site without its scheme, and the id. */
    global_id: string;
    /** @description The `global_id` alone. */
    global_id_lineage: string[];
    /** @description One for events, venues, organizers and images together. */
    id: number;
    /** @description Picture of the venue; absent where there is none. */
    image?: Image;
    /** @description Only when one venue, or one event with it, is read. */
    json_ld?: JsonLd;
    /** @description Time of the last change, on the site's clock; as `date` until there was one. */
    modified: DateTime;
    /** @description Time of the last change in UTC; zeros in drafts and pending records without a change. */
    modified_utc: DateTime;
    /** @description As it was sent. */
    phone?: string;
    /** @description As it was sent. */
    province?: string;
    /** @description A mark for pages about the venue. Null where a password masks it, as the next one. */
    show_map: boolean | null;
    /** @description True if such a page should link to a map. */
    show_map_link: boolean | null;
    /** @description Made from the name when the record is created, or published where it was pending before; no field changes it. */
    slug?: string;
    /** @description As it was sent. */
    state?: string;
    /** @description State or province, as it was given or follows from the country. */
    stateprovince?: string;
    /** @description Status of the venue. */
    status: Status;
    /** @description Address of a page about it on the site, as of events. */
    url: string;
    /** @description Name, as HTML. */
    venue?: string;
    /** @description As it was sent, not escaped. */
    website?: string;
    /** @description Postal code. */
    zip?: string;
};
/** @description A new venue. */
export type VenueCreate = WithRequired<VenueUpdate, "venue">;
/** @description A venue by id or, with `venue`, one to create, with the defaults of `createVenue` and which may find one that is there as that does. With an `id` all else is passed over: what a venue says is changed by `updateVenue`. One venue is kept: of several, in a list or a text of ids with commas, the first. Empty (`""`, `0`, `[]`, null) removes it, if the caller may read it. */
export type VenueLink = VenueReference | (VenueReference | number | string)[] | number | (string | null);
/** @description A page of venues. */
export type VenueList = {
    /** @description Address of the next page; not there on the last. */
    next_rest_url?: string;
    /** @description Address of the page before; not there on the first. */
    previous_rest_url?: string;
    /** @description Address of this page, with the defaults. */
    rest_url: string;
    /** @description Number of records on all pages. */
    total: number;
    /** @description Number of pages. */
    total_pages: number;
    /** @description Those of this page. */
    venues: Venue[];
};
/** @description `id` of a venue, or the fields of one to create (`venue` is its name). */
export type VenueReference = VenueUpdate & {
    /** @description Empty, 0 and null are no id. */
    id?: number | (string | null);
};
/** @description Fields of a venue; those not sent stay as they are. Texts that are sent empty are cleared, but for the name. */
export type VenueUpdate = {
    /**
     * @description Street and number.
     * @example 4 Quay Road
     */
    address?: string;
    /** @description Id of a user, as `author` of records shows it. Default the caller; only those who can edit others' records may name another. */
    author?: number;
    /**
     * @description Its name.
     * @example Portsmouth
     */
    city?: string;
    /**
     * @description Its name, or a code such as `US`.
     * @example United States
     */
    country?: string;
    /** @description Publication time on the site's clock. */
    date?: Time;
    /** @description Publication time in UTC; wins over `date`, unless it is what the record shows already. */
    date_utc?: Time;
    /** @description HTML or plain text; `""` clears. */
    description?: string;
    /**
     * @description Latitude in degrees, WGS 84; goes with `geo_lng`. `""` or null clears, both together. A venue that has an
     *     address and was given no coordinates gets them from the geocoder, shortly after it was written; that is a change
     *     of it, after which its `ETag` is another. An extension.
     * @example 43.0718
     */
    geo_lat?: number | null | "";
    /**
     * @description Longitude in degrees, WGS 84; goes with `geo_lat`. `""` or null clears. An extension.
     * @example -70.7626
     */
    geo_lng?: number | null | "";
    /**
     * @description Id of an image; an http or https address, which is fetched and stored once (needs the role author); or an object with `id`. `""`, `[]`, 0, false or null removes it.
     * @example 1
     */
    image?: number | (string | boolean | null) | Nothing | ImageReference;
    /**
     * @description Makes readers give this password; `""` or null takes it away. Kept as a hash. An extension.
     * @example tulip
     */
    password?: string | null;
    /**
     * @description As it is to be shown; any text.
     * @example +1 555 0142
     */
    phone?: string;
    /** @description For other countries than the United States. */
    province?: string;
    /** @description Default true. Whether a page about the venue should show a map. */
    show_map?: boolean;
    /** @description Default true. Whether a page about the venue should lead to a map. */
    show_map_link?: boolean;
    /**
     * @description For the United States.
     * @example NH
     */
    state?: string;
    /** @description Default: the state in the United States and where there is no country, else the province. */
    stateprovince?: string;
    /**
     * @description As of events; `trash` is for updates only.
     * @enum {string}
     */
    status?: "publish" | "future" | "draft" | "pending" | "private" | "trash";
    /**
     * @description Name, as plain text; markup is taken out.
     * @example Harbour Pavilion
     */
    venue?: string;
    /**
     * @description http, https or ftp address; `""`, `[]`, 0 or null clears.
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
        /** @description A nonce was sent without the session that it is of. */
        BadNonce: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The calendar, RFC 5545, with a name for who saves it (`Content-Disposition`). */
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
        /** @description The category that was deleted. */
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
        /** @description A calendar of this event, RFC 5545, with a name for who saves it (`Content-Disposition`). */
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
        /** @description There is no such event. */
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
        /** @description The image that was deleted. */
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
        /** @description The import is waiting or under way. */
        ImportAccepted: {
            headers: {
                Location: components["headers"]["Location"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Import;
            };
        };
        /** @description There is no such import, or not any more. */
        ImportNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The import so far. */
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
        /** @description A fault of the server. */
        InternalError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description Values that are not accepted, all of them; or a body that is not JSON. */
        InvalidParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description Required fields that are missing, or values that are not accepted, all of them. */
        MissingParameter: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description There is nothing at this address. */
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
        /** @description The new organizer, or the one that was there already. */
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
        /** @description The tag that was deleted. */
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
        /** @description Values that are not accepted or missing, all of them; or a name or slug that is taken. */
        TermRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The body is larger than the server takes. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description Too many requests from this address, or too many wrong credentials from it or for this user. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description No credentials, or wrong ones. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The server cannot answer at the moment. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The body is of a media type, or in a charset, that this operation does not read. The message names it and the types that are read. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Error;
            };
        };
        /** @description The new venue, or the one that was there already. */
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
        /** @description Credentials were sent and are wrong: a name or password (`invalid_username`, `incorrect_password`), or a token (`rest_invalid_token`, with `WWW-Authenticate`). */
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
         * @description Events in any of these categories or their descendants. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
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
         * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
         * @example edit
         */
        context: "view" | "embed" | "edit";
        /**
         * @description The direction of the order, descending by default. An extension.
         * @example asc
         */
        descendingOrder: "asc" | "desc";
        /**
         * @description Events that end at this time or before. Without `strict_dates` it is 23:59:59 of its day, also for `now`. Default 23:59:59 of today, in UTC, in 24 months.
         * @example 2027-05-31
         */
        endDate: string;
        /**
         * @description Events that end after this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`30 minutes ago`) are exact.
         * @example 2027-05-01
         */
        endsAfter: string;
        /**
         * @description Events that end before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact.
         * @example 2027-06-01
         */
        endsBefore: string;
        /**
         * @description Venues or organizers of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
         * @example 4
         */
        eventFilter: number;
        /**
         * @description Event id, digits only.
         * @example 4
         */
        eventId: number;
        /**
         * @description Key that sorts the list; records with equal keys are sorted by id. `start`, the default, and `end` are wall clocks, `date` is the publication time and the default with `include`. An extension.
         * @example start
         */
        eventOrderby: "start" | "end" | "date" | "modified" | "title" | "id";
        /**
         * @description Every word must occur in title, description or excerpt, inside of other words too, as all searches compare texts (see Lists). A quoted phrase counts as one word; `-word` must not occur, which takes a hyphen and no other dash. From one word to 100 different ones. Of events with a password only titles are searched.
         * @example walk "along the shore" -night
         */
        eventSearch: string;
        /**
         * @description True for featured events only, false for all others.
         * @example true
         */
        featuredFilter: boolean;
        /**
         * @description Name of the file, as in the addresses of the image.
         * @example harbour-300x200.jpg
         */
        fileName: string;
        /**
         * @description True for what has coordinates, or whose venue has; false for what has none. Coordinates that the caller may not see, of a draft or behind a password, count as none.
         * @example true
         */
        geoloc: boolean;
        /**
         * @description Latitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lng`.
         * @example 43.0718
         */
        geolocLat: number;
        /**
         * @description Longitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lat`.
         * @example -70.7626
         */
        geolocLng: number;
        /**
         * @description Radius of the circle in kilometres, 25 where none is given: the great-circle distance on a sphere with the radius 6371.0088 km, so that 20038 is all of it. Must come with `geoloc_lat` and `geoloc_lng`. An extension.
         * @example 10
         */
        geolocRadius: number;
        /**
         * @description True for those that an event is linked to that is neither draft nor pending, be it past or private; false for all others. An event with a password counts for those alone who may change it.
         * @example true
         */
        hasEvents: boolean;
        /**
         * @description True leaves out terms that no published event has, but keeps those above a term that one has, so that a tree of categories has its roots; with `count` 0 where no event has them themselves. False lists all.
         * @example false
         */
        hideEmpty: boolean;
        /**
         * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
         * @example 7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f
         */
        idempotencyKey: string;
        /**
         * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
         * @example "3-1f0c9a"
         */
        ifMatch: string;
        /**
         * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
         * @example "3-1f0c9a"
         */
        ifNoneMatch: string;
        /**
         * @description Image id, digits only.
         * @example 1
         */
        imageId: number;
        /**
         * @description Only events with these ids, by publication date; the date filters are ignored, all others count, the default of `status` as well. Unknown ids match nothing.
         * @example [
         *       4,
         *       5
         *     ]
         */
        include: number[];
        /**
         * @description Nothing but the default.
         * @example view
         */
        indexContext: "view";
        /**
         * @description Id of the import, as its reply told.
         * @example 0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e
         */
        jobId: string;
        /**
         * @description Records made or changed after this time, whatever their `date`; without a zone on the site's clock, always exact. An extension.
         * @example 2027-05-14 18:00:00
         */
        modifiedAfter: string;
        /**
         * @description Nothing but the default.
         * @example cal/events/v1
         */
        namespace: "cal/events/v1";
        /**
         * @description True for those that an event is linked to that starts from now on and that the caller may list; false is no filter. An event of whole days starts with its date on the site's clock. An event with a password counts for those alone who may change it.
         * @example true
         */
        onlyWithUpcoming: boolean;
        /**
         * @description The direction of the order, ascending by default. An extension.
         * @example asc
         */
        order: "asc" | "desc";
        /**
         * @description Events of any of these organizers, by id. An id that is no organizer's is refused; an organizer in the trash, without events, or that the caller may not read gives nothing.
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
         * @description One field (name, description, excerpt, phone, email or website) must hold all words, in any order and inside of other words too, as all searches compare texts (see Lists). All but letters, digits and hyphens parts words. Of an organizer with a password this is the name alone, but for those who may edit it.
         * @example walking club
         */
        organizerSearch: string;
        /**
         * @description Page of the list, from 1.
         * @example 2
         */
        page: number;
        /**
         * @description Direct children of this category. An id that is no category's is refused.
         * @example 1
         */
        parentFilter: number;
        /**
         * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
         * @example tulip
         */
        passwordGiven: string;
        /**
         * @description Taken, and of no effect; who may delete an event needs no password.
         * @example tulip
         */
        passwordNotNeeded: string;
        /**
         * @description Records per page. More than 50 means 50.
         * @example 20
         */
        perPage: number;
        /**
         * @description Terms of this event, as with `event`, which wins. An id that is no event's is refused.
         * @example 4
         */
        postFilter: number;
        /**
         * @description Events that are direct parts of this event, by its id. An id that is no event's is refused; of an event that the caller may not read there are none.
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
         * @description Key that sorts the list; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
         * @example name
         */
        recordOrderby: "date" | "modified" | "name" | "id";
        /**
         * @description Events that run at this time or later: those that end after it, and those without a length that are at it. Giving it or `runs_before` drops the defaults of `start_date` and `end_date`. Without `strict_dates` it means the begin of its day, but `now` and the like (`30 minutes ago`) are exact. An extension.
         * @example 2027-05-14
         */
        runsAfter: string;
        /**
         * @description Events that run at this time already: those that start at it or before. Without `strict_dates` it means 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. An extension.
         * @example 2027-05-14
         */
        runsBefore: string;
        /**
         * @description Slug of the record; compared in its normal form.
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
         * @description Events that start at this time or later. Without `strict_dates` it is the begin of its day, also for `now`. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.
         * @example 2027-05-14
         */
        startDate: string;
        /**
         * @description Events that start after this time. Without `strict_dates` it is 23:59:59 of its day, so that events of the next day are the first; but `now` and the like (`+2 hours`) are exact.
         * @example 2027-05-01
         */
        startsAfter: string;
        /**
         * @description Events that start before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.
         * @example 2027-06-01
         */
        startsBefore: string;
        /**
         * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
         * @example [
         *       "publish"
         *     ]
         */
        status: Status[];
        /**
         * @description False: `start_date` and `runs_after` mean the begin of their day, all other times 23:59:59 of theirs; only `now` and what counts from it in hours, minutes or seconds stays exact, but in `start_date` and `end_date`. True: exactly the times given, on the site's clock where they name no zone.
         * @example true
         */
        strictDates: boolean;
        /**
         * @description Tag id, digits only.
         * @example 3
         */
        tagId: number;
        /**
         * @description Events with any of these tags. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
         * @example [
         *       "family"
         *     ]
         */
        tagsFilter: (string | number)[];
        /**
         * @description Terms of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
         * @example 4
         */
        termEventFilter: number;
        /**
         * @description All but these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
         * @example [
         *       1
         *     ]
         */
        termExclude: (string | number)[];
        /**
         * @description Only these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
         * @example [
         *       2
         *     ]
         */
        termInclude: (string | number)[];
        /**
         * @description The direction of the order, ascending by default.
         * @example desc
         */
        termOrder: "asc" | "desc";
        /**
         * @description Key that sorts the list; terms with equal keys are sorted by id. `name` takes no notice of case, `include` is the order of that parameter, and all terms are equal in `term_group`.
         * @example count
         */
        termOrderby: "name" | "id" | "slug" | "include" | "description" | "count" | "term_group";
        /**
         * @description Terms whose name or slug holds this text, as all searches compare texts (see Lists).
         * @example out
         */
        termSearch: string;
        /**
         * @description The term with exactly this slug.
         * @example outdoors
         */
        termSlug: string;
        /**
         * @description False has no effect. There are no tickets: true is refused with `event-tickets-not-active` in `details`.
         * @example false
         */
        ticketedFilter: boolean;
        /**
         * @description Events at any of these venues, by id. An id that is no venue's is refused; a venue in the trash, without events, or that the caller may not read gives nothing.
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
         * @description One field (name, description, excerpt, address, city, province, state, stateprovince, zip or phone) must hold all words, in any order and inside of other words too, as all searches compare texts (see Lists). All but letters, digits and hyphens parts words. Of a venue with a password this is the name alone, but for those who may edit it.
         * @example quay road
         */
        venueSearch: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this version of what was read. An extension.
         * @example "3-1f0c9a"
         */
        ETag: string;
        /**
         * @description Address of what was made.
         * @example https://calendar.example.org/cal/events/v1/categories/2
         */
        Location: string;
        /**
         * @description The file may be kept.
         * @example public, max-age=31536000, immutable
         */
        LongCache: string;
        /**
         * @description Seconds until it is worth trying again.
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
                 * @description Nothing but the default.
                 * @example view
                 */
                context?: components["parameters"]["indexContext"];
                /**
                 * @description Nothing but the default.
                 * @example cal/events/v1
                 */
                namespace?: components["parameters"]["namespace"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description Terms of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
                 * @example 4
                 */
                event?: components["parameters"]["termEventFilter"];
                /**
                 * @description All but these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
                 * @example [
                 *       1
                 *     ]
                 */
                exclude?: components["parameters"]["termExclude"];
                /**
                 * @description True leaves out terms that no published event has, but keeps those above a term that one has, so that a tree of categories has its roots; with `count` 0 where no event has them themselves. False lists all.
                 * @example false
                 */
                hide_empty?: components["parameters"]["hideEmpty"];
                /**
                 * @description Only these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
                 * @example [
                 *       2
                 *     ]
                 */
                include?: components["parameters"]["termInclude"];
                /**
                 * @description The direction of the order, ascending by default.
                 * @example desc
                 */
                order?: components["parameters"]["termOrder"];
                /**
                 * @description Key that sorts the list; terms with equal keys are sorted by id. `name` takes no notice of case, `include` is the order of that parameter, and all terms are equal in `term_group`.
                 * @example count
                 */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Direct children of this category. An id that is no category's is refused.
                 * @example 1
                 */
                parent?: components["parameters"]["parentFilter"];
                /**
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Terms of this event, as with `event`, which wins. An id that is no event's is refused.
                 * @example 4
                 */
                post?: components["parameters"]["postFilter"];
                /**
                 * @description Terms whose name or slug holds this text, as all searches compare texts (see Lists).
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description Events in any of these categories or their descendants. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
                 * @example [
                 *       "outdoors"
                 *     ]
                 */
                categories?: components["parameters"]["categoriesFilter"];
                /**
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Events that end at this time or before. Without `strict_dates` it is 23:59:59 of its day, also for `now`. Default 23:59:59 of today, in UTC, in 24 months.
                 * @example 2027-05-31
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Events that end after this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`30 minutes ago`) are exact.
                 * @example 2027-05-01
                 */
                ends_after?: components["parameters"]["endsAfter"];
                /**
                 * @description Events that end before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact.
                 * @example 2027-06-01
                 */
                ends_before?: components["parameters"]["endsBefore"];
                /**
                 * @description True for featured events only, false for all others.
                 * @example true
                 */
                featured?: components["parameters"]["featuredFilter"];
                /**
                 * @description True for what has coordinates, or whose venue has; false for what has none. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres, 25 where none is given: the great-circle distance on a sphere with the radius 6371.0088 km, so that 20038 is all of it. Must come with `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description Only events with these ids, by publication date; the date filters are ignored, all others count, the default of `status` as well. Unknown ids match nothing.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                include?: components["parameters"]["include"];
                /**
                 * @description Records made or changed after this time, whatever their `date`; without a zone on the site's clock, always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description The direction of the order, ascending by default. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Key that sorts the list; records with equal keys are sorted by id. `start`, the default, and `end` are wall clocks, `date` is the publication time and the default with `include`. An extension.
                 * @example start
                 */
                orderby?: components["parameters"]["eventOrderby"];
                /**
                 * @description Events of any of these organizers, by id. An id that is no organizer's is refused; an organizer in the trash, without events, or that the caller may not read gives nothing.
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
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Events that are direct parts of this event, by its id. An id that is no event's is refused; of an event that the caller may not read there are none.
                 * @example 4
                 */
                post_parent?: components["parameters"]["postParentFilter"];
                /**
                 * @description Events that run at this time or later: those that end after it, and those without a length that are at it. Giving it or `runs_before` drops the defaults of `start_date` and `end_date`. Without `strict_dates` it means the begin of its day, but `now` and the like (`30 minutes ago`) are exact. An extension.
                 * @example 2027-05-14
                 */
                runs_after?: components["parameters"]["runsAfter"];
                /**
                 * @description Events that run at this time already: those that start at it or before. Without `strict_dates` it means 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. An extension.
                 * @example 2027-05-14
                 */
                runs_before?: components["parameters"]["runsBefore"];
                /**
                 * @description Every word must occur in title, description or excerpt, inside of other words too, as all searches compare texts (see Lists). A quoted phrase counts as one word; `-word` must not occur, which takes a hyphen and no other dash. From one word to 100 different ones. Of events with a password only titles are searched.
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
                 * @description Events that start at this time or later. Without `strict_dates` it is the begin of its day, also for `now`. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.
                 * @example 2027-05-14
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Events that start after this time. Without `strict_dates` it is 23:59:59 of its day, so that events of the next day are the first; but `now` and the like (`+2 hours`) are exact.
                 * @example 2027-05-01
                 */
                starts_after?: components["parameters"]["startsAfter"];
                /**
                 * @description Events that start before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.
                 * @example 2027-06-01
                 */
                starts_before?: components["parameters"]["startsBefore"];
                /**
                 * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
                /**
                 * @description False: `start_date` and `runs_after` mean the begin of their day, all other times 23:59:59 of theirs; only `now` and what counts from it in hours, minutes or seconds stays exact, but in `start_date` and `end_date`. True: exactly the times given, on the site's clock where they name no zone.
                 * @example true
                 */
                strict_dates?: components["parameters"]["strictDates"];
                /**
                 * @description Events with any of these tags. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
                 * @example [
                 *       "family"
                 *     ]
                 */
                tags?: components["parameters"]["tagsFilter"];
                /**
                 * @description False has no effect. There are no tickets: true is refused with `event-tickets-not-active` in `details`.
                 * @example false
                 */
                ticketed?: components["parameters"]["ticketedFilter"];
                /**
                 * @description Events at any of these venues, by id. An id that is no venue's is refused; a venue in the trash, without events, or that the caller may not read gives nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                venue?: components["parameters"]["venueFilter"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description Events in any of these categories or their descendants. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
                 * @example [
                 *       "outdoors"
                 *     ]
                 */
                categories?: components["parameters"]["categoriesFilter"];
                /**
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Events that end at this time or before. Without `strict_dates` it is 23:59:59 of its day, also for `now`. Default 23:59:59 of today, in UTC, in 24 months.
                 * @example 2027-05-31
                 */
                end_date?: components["parameters"]["endDate"];
                /**
                 * @description Events that end after this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`30 minutes ago`) are exact.
                 * @example 2027-05-01
                 */
                ends_after?: components["parameters"]["endsAfter"];
                /**
                 * @description Events that end before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact.
                 * @example 2027-06-01
                 */
                ends_before?: components["parameters"]["endsBefore"];
                /**
                 * @description True for featured events only, false for all others.
                 * @example true
                 */
                featured?: components["parameters"]["featuredFilter"];
                /**
                 * @description True for what has coordinates, or whose venue has; false for what has none. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres, 25 where none is given: the great-circle distance on a sphere with the radius 6371.0088 km, so that 20038 is all of it. Must come with `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description Only events with these ids, by publication date; the date filters are ignored, all others count, the default of `status` as well. Unknown ids match nothing.
                 * @example [
                 *       4,
                 *       5
                 *     ]
                 */
                include?: components["parameters"]["include"];
                /**
                 * @description Records made or changed after this time, whatever their `date`; without a zone on the site's clock, always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description The direction of the order, ascending by default. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["order"];
                /**
                 * @description Key that sorts the list; records with equal keys are sorted by id. `start`, the default, and `end` are wall clocks, `date` is the publication time and the default with `include`. An extension.
                 * @example start
                 */
                orderby?: components["parameters"]["eventOrderby"];
                /**
                 * @description Events of any of these organizers, by id. An id that is no organizer's is refused; an organizer in the trash, without events, or that the caller may not read gives nothing.
                 * @example [
                 *       3
                 *     ]
                 */
                organizer?: components["parameters"]["organizerFilter"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Events that are direct parts of this event, by its id. An id that is no event's is refused; of an event that the caller may not read there are none.
                 * @example 4
                 */
                post_parent?: components["parameters"]["postParentFilter"];
                /**
                 * @description Events that run at this time or later: those that end after it, and those without a length that are at it. Giving it or `runs_before` drops the defaults of `start_date` and `end_date`. Without `strict_dates` it means the begin of its day, but `now` and the like (`30 minutes ago`) are exact. An extension.
                 * @example 2027-05-14
                 */
                runs_after?: components["parameters"]["runsAfter"];
                /**
                 * @description Events that run at this time already: those that start at it or before. Without `strict_dates` it means 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. An extension.
                 * @example 2027-05-14
                 */
                runs_before?: components["parameters"]["runsBefore"];
                /**
                 * @description Every word must occur in title, description or excerpt, inside of other words too, as all searches compare texts (see Lists). A quoted phrase counts as one word; `-word` must not occur, which takes a hyphen and no other dash. From one word to 100 different ones. Of events with a password only titles are searched.
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
                 * @description Events that start at this time or later. Without `strict_dates` it is the begin of its day, also for `now`. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.
                 * @example 2027-05-14
                 */
                start_date?: components["parameters"]["startDate"];
                /**
                 * @description Events that start after this time. Without `strict_dates` it is 23:59:59 of its day, so that events of the next day are the first; but `now` and the like (`+2 hours`) are exact.
                 * @example 2027-05-01
                 */
                starts_after?: components["parameters"]["startsAfter"];
                /**
                 * @description Events that start before this time. Without `strict_dates` it is 23:59:59 of its day, but `now` and the like (`+2 hours`) are exact. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.
                 * @example 2027-06-01
                 */
                starts_before?: components["parameters"]["startsBefore"];
                /**
                 * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
                /**
                 * @description False: `start_date` and `runs_after` mean the begin of their day, all other times 23:59:59 of theirs; only `now` and what counts from it in hours, minutes or seconds stays exact, but in `start_date` and `end_date`. True: exactly the times given, on the site's clock where they name no zone.
                 * @example true
                 */
                strict_dates?: components["parameters"]["strictDates"];
                /**
                 * @description Events with any of these tags. Each value is looked for as a slug, then as an id, then as a name; one that is none of them is refused. A slug is written as records show it (`c`, not `C++`, which is a name).
                 * @example [
                 *       "family"
                 *     ]
                 */
                tags?: components["parameters"]["tagsFilter"];
                /**
                 * @description False has no effect. There are no tickets: true is refused with `event-tickets-not-active` in `details`.
                 * @example false
                 */
                ticketed?: components["parameters"]["ticketedFilter"];
                /**
                 * @description Events at any of these venues, by id. An id that is no venue's is refused; a venue in the trash, without events, or that the caller may not read gives nothing.
                 * @example [
                 *       2
                 *     ]
                 */
                venue?: components["parameters"]["venueFilter"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description Taken, and of no effect; who may delete an event needs no password.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordNotNeeded"];
            };
            header?: {
                /**
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the file, as in the addresses of the image.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the import, as its reply told.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Venues or organizers of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
                 * @example 4
                 */
                event?: components["parameters"]["eventFilter"];
                /**
                 * @description True for those that an event is linked to that is neither draft nor pending, be it past or private; false for all others. An event with a password counts for those alone who may change it.
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
                 * @description Records made or changed after this time, whatever their `date`; without a zone on the site's clock, always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description True for those that an event is linked to that starts from now on and that the caller may list; false is no filter. An event of whole days starts with its date on the site's clock. An event with a password counts for those alone who may change it.
                 * @example true
                 */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /**
                 * @description The direction of the order, descending by default. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["descendingOrder"];
                /**
                 * @description Key that sorts the list; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
                 * @example name
                 */
                orderby?: components["parameters"]["recordOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description One field (name, description, excerpt, phone, email or website) must hold all words, in any order and inside of other words too, as all searches compare texts (see Lists). All but letters, digits and hyphens parts words. Of an organizer with a password this is the name alone, but for those who may edit it.
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
                 * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description Terms of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
                 * @example 4
                 */
                event?: components["parameters"]["termEventFilter"];
                /**
                 * @description All but these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
                 * @example [
                 *       1
                 *     ]
                 */
                exclude?: components["parameters"]["termExclude"];
                /**
                 * @description True leaves out terms that no published event has, but keeps those above a term that one has, so that a tree of categories has its roots; with `count` 0 where no event has them themselves. False lists all.
                 * @example false
                 */
                hide_empty?: components["parameters"]["hideEmpty"];
                /**
                 * @description Only these terms, by id; slugs and names of terms are taken but match nothing. Unknown ones are refused.
                 * @example [
                 *       2
                 *     ]
                 */
                include?: components["parameters"]["termInclude"];
                /**
                 * @description The direction of the order, ascending by default.
                 * @example desc
                 */
                order?: components["parameters"]["termOrder"];
                /**
                 * @description Key that sorts the list; terms with equal keys are sorted by id. `name` takes no notice of case, `include` is the order of that parameter, and all terms are equal in `term_group`.
                 * @example count
                 */
                orderby?: components["parameters"]["termOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Terms of this event, as with `event`, which wins. An id that is no event's is refused.
                 * @example 4
                 */
                post?: components["parameters"]["postFilter"];
                /**
                 * @description Terms whose name or slug holds this text, as all searches compare texts (see Lists).
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Venues or organizers of this event; none where the caller may not read it, or a password hides them. An id that is no event's is refused.
                 * @example 4
                 */
                event?: components["parameters"]["eventFilter"];
                /**
                 * @description True for what has coordinates, or whose venue has; false for what has none. Coordinates that the caller may not see, of a draft or behind a password, count as none.
                 * @example true
                 */
                geoloc?: components["parameters"]["geoloc"];
                /**
                 * @description Latitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lng`.
                 * @example 43.0718
                 */
                geoloc_lat?: components["parameters"]["geolocLat"];
                /**
                 * @description Longitude in degrees (WGS 84) of the middle of a circle; must come with `geoloc_lat`.
                 * @example -70.7626
                 */
                geoloc_lng?: components["parameters"]["geolocLng"];
                /**
                 * @description Radius of the circle in kilometres, 25 where none is given: the great-circle distance on a sphere with the radius 6371.0088 km, so that 20038 is all of it. Must come with `geoloc_lat` and `geoloc_lng`. An extension.
                 * @example 10
                 */
                geoloc_radius?: components["parameters"]["geolocRadius"];
                /**
                 * @description True for those that an event is linked to that is neither draft nor pending, be it past or private; false for all others. An event with a password counts for those alone who may change it.
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
                 * @description Records made or changed after this time, whatever their `date`; without a zone on the site's clock, always exact. An extension.
                 * @example 2027-05-14 18:00:00
                 */
                modified_after?: components["parameters"]["modifiedAfter"];
                /**
                 * @description True for those that an event is linked to that starts from now on and that the caller may list; false is no filter. An event of whole days starts with its date on the site's clock. An event with a password counts for those alone who may change it.
                 * @example true
                 */
                only_with_upcoming?: components["parameters"]["onlyWithUpcoming"];
                /**
                 * @description The direction of the order, descending by default. An extension.
                 * @example asc
                 */
                order?: components["parameters"]["descendingOrder"];
                /**
                 * @description Key that sorts the list; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.
                 * @example name
                 */
                orderby?: components["parameters"]["recordOrderby"];
                /**
                 * @description Page of the list, from 1.
                 * @example 2
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
                /**
                 * @description Records per page. More than 50 means 50.
                 * @example 20
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description One field (name, description, excerpt, address, city, province, state, stateprovince, zip or phone) must hold all words, in any order and inside of other words too, as all searches compare texts (see Lists). All but letters, digits and hyphens parts words. Of a venue with a password this is the name alone, but for those who may edit it.
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
                 * @description One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.
                 * @example [
                 *       "publish"
                 *     ]
                 */
                status?: components["parameters"]["status"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description A text of the caller's choice, ASCII without blanks: the same request with the same key, within 24 hours, answers with the record that the first one made. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
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
                 * @description `edit` shows records that have a password whole to those who may edit them; `embed` means `view`.
                 * @example edit
                 */
                context?: components["parameters"]["context"];
                /**
                 * @description Password of the records that have one; without it they are masked, and an event is refused where it is read by itself. A password that opens none of the records that it is compared with counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.
                 * @example tulip
                 */
                password?: components["parameters"]["passwordGiven"];
            };
            header?: {
                /**
                 * @description `ETag` of what the caller has: if that is still true the answer is 304 without a body. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
                 * @description `ETag` of the record as it was read: if it has changed since the answer is 412 and nothing is done. An extension.
                 * @example "3-1f0c9a"
                 */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                /**
                 * @description Slug of the record; compared in its normal form.
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
