// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

export interface paths {
    "/rest/admin/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services that the caller administers */
        get: operations["listAdminServices"];
        put?: never;
        /** The services that the caller administers (POST) */
        post: operations["listAdminServicesPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** A service as its owner sees it */
        get: operations["getAdminService"];
        put?: never;
        /** A service as its owner sees it (POST) */
        post: operations["getAdminServicePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** A layer as its owner sees it */
        get: operations["getAdminLayer"];
        put?: never;
        /** A layer as its owner sees it (POST) */
        post: operations["getAdminLayerPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add fields and indexes to a layer
         * @description A unique index on one field makes that field usable as `upsertMatchingField`; values that are already
         *     there twice make it an error. All fields and indexes are added, or none. Features that are there are empty in a new
         *     field; where it may not be empty, they have its default.
         */
        post: operations["addToLayerDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/deleteFromDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete fields and indexes of a layer
         * @description All that are named, or none. With a field go its values and the indexes on it. Object ids, global ids and fields of
         *     editor tracking stay, as do the indexes that every layer has.
         */
        post: operations["deleteFromLayerDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/truncate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all features of a layer
         * @description Readers see the layer full or empty, nothing between; object ids begin anew. Refused on a service with sync,
         *     and on views.
         */
        post: operations["truncateLayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/updateDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a layer
         * @description Changes the members that are given. `supportsAppend` false shuts append off for everyone. Of a layer that is a
         *     view, `viewDefinitionQuery`, `adminLayerInfo` and `visible` of its `fields` say what it shows; to change
         *     these, the caller administers the service of the source too. Everything else of its fields is the source's.
         */
        post: operations["updateLayerDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/addToDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add layers and tables to a service
         * @description All of them are added, or none. An object id and a global id field are supplied where left out. In a service
         *     that is a view, each has an `adminLayerInfo.viewLayerDefinition` that names the layer which it shows; the
         *     caller administers that one's service too.
         */
        post: operations["addToServiceDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/deleteFromDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete layers and tables with their features
         * @description All that are named, or none. Waits for an append that is writing to one of them; appends that have not begun fail.
         */
        post: operations["deleteFromServiceDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** A change of the service's definition that was made with async */
        get: operations["getDefinitionJob"];
        put?: never;
        /** A change of the service's definition that was made with async (POST) */
        post: operations["getDefinitionJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Measure the layers anew
         * @description The extent of each layer is read from its features again. Everything else is always up to date. Known under the
         *     address of a layer, too, `…/FeatureServer/{layerId}/refresh`.
         */
        post: operations["refreshService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services/{serviceName}/FeatureServer/updateDefinition": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a service
         * @description Changes the members that are given: capabilities, texts, editor tracking, ownership-based access control, sync and
         *     change tracking. `Append` cannot be added while a layer has `supportsAppend` false.
         */
        post: operations["updateServiceDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/geocode/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Geocoding used, and its cost
         * @description *Extension.* The caller's own usage, newest first; administrators may ask for another user, or for all with
         *     `username=*`.
         */
        get: operations["getGeocodeUsage"];
        put?: never;
        /** Geocoding used, and its cost (POST) */
        post: operations["getGeocodeUsagePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server's version and where to sign in */
        get: operations["getServerInfo"];
        put?: never;
        /** The server's version and where to sign in (POST) */
        post: operations["getServerInfoPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a person signs in
         * @description *Extension.*
         */
        get: operations["getSignInPage"];
        put?: never;
        /**
         * Sign a browser in
         * @description *Extension.* What the form of the page sends. Programs use `generateToken`. Sets a cookie and leads on to `back`,
         *     or shows the form again with the reason.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign a browser out
         * @description *Extension.* Ends the token of the cookie, and takes the cookie away.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The services that the caller may see */
        get: operations["listServices"];
        put?: never;
        /** The services that the caller may see (POST) */
        post: operations["listServicesPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Metadata of a service */
        get: operations["getService"];
        put?: never;
        /** Metadata of a service (POST) */
        post: operations["getServicePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Metadata of a layer or table */
        get: operations["getLayer"];
        put?: never;
        /** Metadata of a layer or table (POST) */
        post: operations["getLayerPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * One feature
         * @description All of its attributes, and its geometry as in `query`. Needs what `query` needs.
         */
        get: operations["getFeature"];
        put?: never;
        /** One feature (POST) */
        post: operations["getFeaturePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/addAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an attachment to a feature (refused) */
        post: operations["addAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Attachments of a feature (refused) */
        get: operations["listAttachments"];
        put?: never;
        /** Attachments of a feature (refused) (POST) */
        post: operations["listAttachmentsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment's id, of which there is none. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** One attachment (refused) */
        get: operations["getAttachment"];
        put?: never;
        /** One attachment (refused) (POST) */
        post: operations["getAttachmentPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/deleteAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete attachments of a feature (refused) */
        post: operations["deleteAttachments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/updateAttachment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace an attachment (refused) */
        post: operations["updateAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/addFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add features
         * @description Needs Create among the capabilities, or to be the service's owner or an administrator. Attributes that are left
         *     out get their defaults; those that the layer does not have, and those that only the server writes, are of no
         *     account. Geometries may be in any spatial reference and are projected to the layer's.
         *
         *     Each feature has its own result, in the order in which they were sent. Where one of them fails, all are undone
         *     unless `rollbackOnFailure` is false.
         */
        post: operations["addFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * A form that appends a file
         * @description Only as a page; for programs, appending takes POST.
         */
        get: operations["getAppendForm"];
        put?: never;
        /**
         * Insert or upsert features from a source, as a job
         * @description Needs exactly one source: `edits`, `appendUploadId` or `appendItemId`. An upload is removed by the server after a
         *     time, or once its appends have ended and others need room; an item stays until its owner deletes it, so that files which nobody wants to keep are better uploaded.
         *     Everything that can be checked without reading the source is checked at once and answered as an error; the rest is
         *     found by the job and told in its status. Jobs of one layer run one at a time, in the order of their submission.
         *
         *     Where the layer has editor tracking, Creator, Editor, CreationDate and EditDate are set from the caller and the
         *     time of the append, in new features and in those that an upsert updates, also where no other value changes.
         *     Under ownership-based access control, the caller so becomes the owner of updated features that had none, and of
         *     those of others where these may be updated. `keepCreator=true` leaves Creator and CreationDate of updated
         *     features as they are. `updateFeatures`, `applyEdits` and `calculate` always do.
         */
        post: operations["appendToLayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file and append its rows
         * @description *Extension.* What the form of the page sends: an upload, for tables in text a look at it as by `analyze`, and an
         *     append, in one. Leads on to the job, or shows the form again with the reasons, also where the file is larger than
         *     one upload may be.
         */
        post: operations["appendFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Appends to a layer
         * @description Newest first: the caller's own, and all of them for the service's owner and administrators.
         */
        get: operations["listLayerAppendJobs"];
        put?: never;
        /** Appends to a layer (POST) */
        post: operations["listLayerAppendJobsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * How an append is getting on, by its layer
         * @description The status is `processing` until it is `Completed` or `Failed`.
         */
        get: operations["getLayerAppendJob"];
        put?: never;
        /** How an append is getting on, by its layer (POST) */
        post: operations["getLayerAppendJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete features
         * @description First `deletes`, then `updates`, then `adds`, in one transaction. Each needs its capability.
         */
        post: operations["applyEdits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Attachments of a layer (refused) */
        get: operations["listLayerAttachments"];
        put?: never;
        /** Attachments of a layer (refused) (POST) */
        post: operations["listLayerAttachmentsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set fields of many features
         * @description All of those that satisfy `where`, or none. Needs Update among the capabilities, or to be the service's owner or
         *     an administrator; features of others that the caller may not change must not be among them.
         */
        post: operations["calculate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/deleteFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete features
         * @description Those of `objectIds`, or those that satisfy `where` and stand in the relation to `geometry`; one of the three must
         *     be given. Needs Delete among the capabilities, or to be the service's owner or an administrator.
         */
        post: operations["deleteFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/query": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Features that satisfy a condition
         * @description A parameter that the modelled system has for `query`, and that would narrow or change the reply if it were
         *     supported, is refused by its name, all of them at once; empty, or with the value that asks for nothing, it is
         *     accepted. Those without effect say why. Parameters of other names are passed over, as that system does.
         */
        get: operations["queryLayer"];
        put?: never;
        /** Features that satisfy a condition (POST) */
        post: operations["queryLayerPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/queryAttachments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Attachments of features that satisfy a condition (refused) */
        get: operations["queryAttachments"];
        put?: never;
        /** Attachments of features that satisfy a condition (refused) (POST) */
        post: operations["queryAttachmentsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/updateFeatures": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change features
         * @description By object id, or by global id with `useGlobalIds`. Attributes that are left out keep their values, and so does
         *     the geometry where none is sent; an empty one such as `{"x": null}` takes it away. Needs Update among the
         *     capabilities, or to be the service's owner or an administrator. Under ownership-based access control, others
         *     change their own features and those without a creator.
         */
        post: operations["updateFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/{layerId}/validateSQL": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Check the syntax of a condition or expression */
        get: operations["validateSql"];
        put?: never;
        /** Check the syntax of a condition or expression (POST) */
        post: operations["validateSqlPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/append": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insert or upsert features into several layers, as one job
         * @description As the layers' own `append`. `layers` lists the layers to write; `layerMappings` says for each which table of the
         *     source it takes. With `rollbackOnFailure` one bad row leaves all of the layers as they were.
         */
        post: operations["appendToService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * How an append is getting on, by its service
         * @description The status is `processing` until it is `Completed` or `Failed`.
         */
        get: operations["getServiceAppendJob"];
        put?: never;
        /** How an append is getting on, by its service (POST) */
        post: operations["getServiceAppendJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/applyEdits": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, change and delete features of several layers
         * @description As `applyEdits` of each layer, all in one transaction: where one feature fails, all layers are as they were
         *     unless `rollbackOnFailure` is false.
         */
        post: operations["applyServiceEdits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Jobs of a service
         * @description Newest first: the caller's own, and all of them for the service's owner and administrators.
         */
        get: operations["listJobs"];
        put?: never;
        /** Jobs of a service (POST) */
        post: operations["listJobsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * How a job is getting on
         * @description The address that a submission hands out as its `statusUrl`. The same job as at `append/jobs/{jobId}`,
         *     but a job under way says `Pending` and then `InProgress`.
         */
        get: operations["getJob"];
        put?: never;
        /** How a job is getting on (POST) */
        post: operations["getJobPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job
         * @description *Extension.* A job that waits is cancelled at once, a running one as soon as it notices; nothing of it is
         *     kept, and its status becomes `Failed`. A job that has ended stays as it is. Answers the job's status.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * All rows that a job refused
         * @description *Extension.* One line for each fault of a row: as CSV with a header, or as newline-delimited JSON with the members
         *     of `errors` in the job's status. Complete, where the status is cut short.
         */
        get: operations["getJobReport"];
        put?: never;
        /** All rows that a job refused (POST) */
        post: operations["getJobReportPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/restart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a failed job again
         * @description *Extension.* A new job with the same parameters and the kept source of one that failed or was cancelled. Who
         *     submitted it may ask for it, and so may the service's owner and administrators; it is done in the name of who
         *     submitted it, with the rights that they have now. An error when the source is not there any more, or the job has
         *     not failed.
         */
        post: operations["restartJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/layers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** All layers and tables of a service in full */
        get: operations["listLayers"];
        put?: never;
        /** All layers and tables of a service in full (POST) */
        post: operations["listLayersPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/sources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * The services whose layers a view shows
         * @description Those of them that the caller may see.
         */
        get: operations["getViewSources"];
        put?: never;
        /** The services whose layers a view shows (POST) */
        post: operations["getViewSourcesPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** One of the caller's uploads */
        get: operations["getUpload"];
        put?: never;
        /** One of the caller's uploads (POST) */
        post: operations["getUploadPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the parts of an upload together
         * @description In the order of `parts`, or by number. A `checksum` that does not fit leaves the upload as it was.
         */
        post: operations["commitUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete one of the caller's uploads */
        post: operations["deleteUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** The bytes of an upload */
        get: operations["downloadUpload"];
        put?: never;
        /** The bytes of an upload (POST) */
        post: operations["downloadUploadPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/parts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Parts that have arrived */
        get: operations["listUploadParts"];
        put?: never;
        /** Parts that have arrived (POST) */
        post: operations["listUploadPartsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a part of an upload
         * @description Parts may come in any order, several at a time, and again: the last one sent under a number counts. `partNumber`
         *     is another name of `partId`; both may stand in the query string.
         */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/info": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** How large an upload may be */
        get: operations["getUploadsInfo"];
        put?: never;
        /** How large an upload may be (POST) */
        post: operations["getUploadsInfoPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/register": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload in parts
         * @description For files that are too large for one piece. The reply holds the id under which the parts are sent. The parts count
         *     for the room that uploads may take as soon as they arrive.
         */
        post: operations["registerUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/FeatureServer/uploads/upload": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file in one piece
         * @description The first file part counts, whatever its name. For those who may append to the service. The file is kept
         *     for a while only, and only its uploader can use it. A file that is larger than `maxUploadFileSize` is refused with
         *     code 413, which names the operations that send it in parts.
         *
         *     *Extension.* The uploads of a user together, and those of all users, may take so many bytes, each of them 64 KiB at
         *     least. Where others need room, uploads whose appends have all ended are removed, those longest ago first. Where that
         *     is not enough, the new one is refused: with code 400 for the user's own uploads, with 503 for those of all users.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which version of the portal this is */
        get: operations["getPortalRoot"];
        put?: never;
        /** Which version of the portal this is (POST) */
        post: operations["getPortalRootPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/community/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The user who is signed in */
        get: operations["getCommunitySelf"];
        put?: never;
        /** The user who is signed in (POST) */
        post: operations["getCommunitySelfPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/community/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["anyUsername"];
            };
            cookie?: never;
        };
        /**
         * Public profile of a user
         * @description Name, role and when they came. For all who are signed in.
         */
        get: operations["getUser"];
        put?: never;
        /** Public profile of a user (POST) */
        post: operations["getUserPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/features/analyze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at a file before it is published or appended
         * @description Reads a CSV, Excel, shapefile, GeoPackage or file geodatabase source from `itemid`, `file`, `text` or `sourceUrl`
         *     (as an extension, `appendUploadId`, and all other formats of `append`),
         *     and says how it would be read. The `publishParameters` go back as they are, or changed, as `appendSourceInfo` of an
         *     append or into `publish`. Of a file geodatabase they have `layers` with the names of all tables, one of which has
         *     been looked into: the one that `analyzeParameters.sourceTableName` names, or the first. A file may be as large as a
         *     part of an upload; what is larger is looked at as an item or an upload.
         *
         *     *Extension.* A server reads a few files at a time (429, 503, see _Errors_). Reading ends after 45 seconds, unless the
         *     server is set up otherwise, with an error (400) on `file`: what takes longer is appended, by a job, to a layer that
         *     `addToDefinition` makes.
         */
        post: operations["analyzeSource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/features/generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a file as a feature collection
         * @description Reads CSV, Excel, shapefile, GeoPackage or GeoJSON from `itemid`, `file`, `text` or `sourceUrl` (as an extension,
         *     `appendUploadId`, and all other formats of `append`), as an append would,
         *     and gives the features back as JSON that clients draw; nothing is stored. `publishParameters` are those of `analyze`,
         *     perhaps changed, or just some: `name`, `targetSR` (default: web mercator), `maxRecordCount` (default 1,000, at
         *     most 10,000), `maxAllowableOffset` where `generalize` is true, and `numberOfDigitsAfterDecimal` where
         *     `reducePrecision` is. A file with more records is refused, as are multipatches and `locationType` `address`:
         *     addresses are looked up by `publish` and append alone.
         *
         *     *Extension.* Files are read as by `analyze`: a few at a time (429, 503), and for 45 seconds at most (400 on `file`).
         */
        post: operations["generateFeatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        /** An item */
        get: operations["getItem"];
        put?: never;
        /** An item (POST) */
        post: operations["getItemPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/items/{itemId}/data": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        /**
         * The content of an item
         * @description The bytes as they were stored, as a download, in the media type of the file's extension. A part of them can be
         *     asked for with `Range`.
         *     They are compared with the size and the SHA-256 that were stored. A damaged file of up to 1 MiB, or of another size, is
         *     refused with code 500; otherwise the connection is broken off before the last bytes. A range of a larger file that ends
         *     before the file does is compared by the file's size alone.
         *     For a feature service, what `update` stored as `text`; the reply is empty where there is none.
         */
        get: operations["getItemData"];
        put?: never;
        /** The content of an item (POST) */
        post: operations["getItemDataPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * The items of a user
         * @description For the user and administrators: those that are in no folder, and the user's `folders`.
         */
        get: operations["getUserContent"];
        put?: never;
        /** The items of a user (POST) */
        post: operations["getUserContentPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/{folderId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * Content of a folder of a user
         * @description A folder that is not there, or not the caller's, is an error.
         */
        get: operations["getFolderContent"];
        put?: never;
        /** Content of a folder of a user (POST) */
        post: operations["getFolderContentPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/{folderId}/addItem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a file as an item in a folder
         * @description As `addItem`. The other addresses of items, `…/users/{username}/items/…` and `…/publish`, are known with a folder
         *     behind the user's name, too.
         */
        post: operations["addItemToFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/{folderId}/createService": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a feature service in a folder
         * @description As `createService`.
         */
        post: operations["createServiceInFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/{folderId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a folder with its items
         * @description All items in it go, and with the items of feature services the services and their data. Waits for appends to those.
         */
        post: operations["deleteFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/addItem": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an item
         * @description Stores a file, or text, under an id that stays until its owner deletes it. With `multipart=true` the item is
         *     made without content, which then comes by `addPart` and is complete after `commit`. With `overwrite` as well, an
         *     item of the same file name keeps its content until then, and what has arrived of an earlier upload is forgotten.
         *     The first file part counts, whatever its name.
         */
        post: operations["addItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/createFolder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a folder for items
         * @description Titles are unique among a user's folders, in any case of their letters.
         */
        post: operations["createFolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/createService": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an empty feature service
         * @description For administrators, editors and authors; administrators may create for another user. Layers are added
         *     with the service's `addToDefinition`. With `isView`, each of them shows a layer of another service: it has the
         *     same rows, or some of them, and the same fields, or some of them. Who may see it and what it offers is its own.
         *     Features are queried, edited and appended through it.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/addPart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a part of an item
         * @description Parts may come in any order, several at a time, and again: the last one sent under a number counts.
         *     `partNum` may stand in the query string.
         */
        post: operations["addItemPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up an item in parts
         * @description Deletes the parts and the item, which has not been committed.
         */
        post: operations["cancelItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the parts of an item together
         * @description Done when the reply comes; `status` then says `completed`. Takes the item's properties too.
         */
        post: operations["commitItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an item, and with a service's item the service and its data
         * @description A view goes without the rows that it shows. A service whose layers are shown by views cannot go before them.
         */
        post: operations["deleteItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move an item to another folder */
        post: operations["moveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/share": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who may see an item
         * @description Everybody, all who are signed in, or, without either, the owner and administrators only. The item of a feature
         *     service stands for the service.
         */
        post: operations["shareItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * How an item is getting on
         * @description Status of the upload in parts, or with `jobType=publish` and `jobId` that of a publish job; then `itemId` is the
         *     published item or the service's. A service that could not be filled is deleted, but its item still gives the
         *     reason here.
         */
        get: operations["getItemStatus"];
        put?: never;
        /** How an item is getting on (POST) */
        post: operations["getItemStatusPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/unshare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an item from groups
         * @description There are no groups here, so nothing changes and all that are named come back in `notUnsharedFrom`. Who sees the
         *     item beyond groups is said with `share`: without `everyone` and `org`, it is private.
         */
        post: operations["unshareItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/items/{itemId}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item
         * @description Changes the properties that are given. A `file` or `text` takes the place of the content; the id stays.
         *     What is sent empty (`snippet=`) stays as it is, unless `clearEmptyFields` says otherwise.
         *     The item of a feature service is changed alike: its properties are of the item only, not of the service and its
         *     layers, and its content is JSON as `text`, such as how clients are to show the layers.
         */
        post: operations["updateItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an item as a feature service
         * @description Makes a service with a layer from a stored file and fills it, as a job, by the same engine as `append`.
         *     `publishParameters` are those that `analyze` gives, changed where need be; they need a `name`. The item's
         *     `status` with `jobType=publish` tells how the job is getting on.
         *
         *     *Extension.* Before there is a job, the file is looked at as by `analyze`: a few at a time (429, 503), and for 45
         *     seconds at most (400 on `itemid`).
         */
        post: operations["publishItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/shareItems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say who may see several items
         * @description As `share`, one item after the other; each has a result of its own.
         */
        post: operations["shareItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/content/users/{username}/unshareItems": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take several items from groups
         * @description As `unshare`, one item after the other.
         */
        post: operations["unshareItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/generateToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in and get a token
         * @description Gives a token for a user name with its password or an application password. A token that is still good
         *     may be exchanged for another one, with `token` and `serverUrl` in place of a name: that one ends no later,
         *     and stays bound to what the first is bound to. POST only, so that no password ends up in an address.
         */
        post: operations["generateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to sign in */
        get: operations["getPortalInfo"];
        put?: never;
        /** Where to sign in (POST) */
        post: operations["getPortalInfoPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/oauth2/revokeToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a token
         * @description Whoever has a token may end it before its time: nothing is let in with it from then on. Tokens that were got in
         *     exchange for it stay. One that is no token, or not any more, is no error.
         */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for an application
         * @description `client_id` is a user name and `client_secret` an application password of that user. For `grant_type`
         *     `client_credentials` only.
         */
        post: operations["getAppToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/portals/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The portal as the caller sees it */
        get: operations["getPortalSelf"];
        put?: never;
        /** The portal as the caller sees it (POST) */
        post: operations["getPortalSelfPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/portals/self/isServiceNameAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the name of a service is free
         * @description For administrators, editors and authors, who create services. Private services take up names, too.
         */
        get: operations["isServiceNameAvailable"];
        put?: never;
        /** Check that the name of a service is free (POST) */
        post: operations["isServiceNameAvailablePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sharing/rest/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search items
         * @description Items that the caller may see and that fit `q`, newest first unless `sortField` says otherwise.
         */
        get: operations["searchItems"];
        put?: never;
        /** Search items (POST) */
        post: operations["searchItemsPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens/generateToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in and get a token, at the server's own address
         * @description Alias of `/sharing/rest/generateToken`, for clients that call it here.
         */
        post: operations["generateServerToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
/** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
export type AccessToken = string;
export type AddedLayer = {
    id: number;
    name: string;
};
export type AddFeaturesParameters = {
    f?: f;
    /** @description The new features; object ids that they come with are of no account. */
    features: FeatureInput[];
    gdbVersion?: GdbVersion;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description True if one failed edit rolls back all edits.
     * @default true
     */
    rollbackOnFailure: boolean;
    token?: AccessToken;
    /**
     * @description True if global ids identify features; new features keep theirs.
     * @default false
     */
    useGlobalIds: boolean;
};
export type AddItemParameters = {
    /** @description Credits to show for the source. */
    accessInformation?: string;
    /**
     * @description Taken and without effect.
     * @default false
     */
    async: boolean;
    /** @description Refused: content is stored here, not linked. */
    dataUrl?: string;
    /** @description Kept as sent; who shows it as HTML must clean it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description Name of the file, where the part has none. */
    filename?: string;
    /** @description Terms of use; as `description`, kept as sent. */
    licenseInfo?: string;
    /**
     * @description True if the content comes in parts.
     * @default false
     */
    multipart: boolean;
    /**
     * @description True if the content replaces the item of the caller with the same file name.
     * @default false
     */
    overwrite: boolean;
    /** @description A summary. */
    snippet?: string;
    tags?: string[];
    /** @description The content as text, in place of a file. */
    text?: string;
    title?: string;
    token?: AccessToken;
    /** @description The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
    type?: string;
    typeKeywords?: string[];
};
export type AddItemPartParameters = {
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    partNum: number;
    token?: AccessToken;
};
export type AddResults = {
    addResults: EditResult[];
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    messages?: EditMessages;
};
export type AddToLayerDefinitionParameters = {
    addToDefinition: LayerAdditions;
    async?: Async;
    f?: f;
    token?: AccessToken;
};
export type AddToServiceDefinitionParameters = {
    addToDefinition: ServiceAdditions;
    async?: Async;
    f?: f;
    token?: AccessToken;
};
export type AddToServiceDefinitionReply = {
    layers: AddedLayer[];
    /** @description With `async`. */
    statusURL?: string;
    /** @constant */
    success: true;
    tables: AddedLayer[];
};
export type AdvancedQueryCapabilities = {
    supportsAdvancedQueryRelated: boolean;
    supportsCountDistinct: boolean;
    supportsDefaultSR: boolean;
    supportsDisjointSpatialRel: boolean;
    supportsDistinct: boolean;
    supportsHavingClause: boolean;
    supportsMaxRecordCountFactor: boolean;
    supportsOrderBy: boolean;
    supportsOutFieldSQLExpression: boolean;
    supportsPagination: boolean;
    supportsPaginationOnAggregatedQueries: boolean;
    supportsQueryRelatedPagination: boolean;
    supportsQueryWithDatumTransformation: boolean;
    supportsQueryWithDistance: boolean;
    supportsQueryWithResultType: boolean;
    supportsReturningGeometryCentroid: boolean;
    supportsReturningQueryExtent: boolean;
    supportsSqlExpression: boolean;
    supportsStatistics: boolean;
    supportsTopFeaturesQuery: boolean;
};
export type AnalysisReply = {
    /**
     * @description *Extension.* With `targetLayer`: field of the layer and column that fills it, as an append without
     *     `fieldMappings` matches them.
     */
    fieldMappings?: {
        /** @description The field of the layer. */
        name: string;
        /** @description The column of the source. */
        source: string;
    }[];
    fileUrl: string;
    /**
     * @description *Extension.* Messages for the owner of the source, such as an encoding that was guessed and rows that cannot be
     *     read; absent where there are none.
     */
    messages?: JobMessage[];
    /** @description Includes `encoding` only where `analyzeParameters` name it; `messages` report a guessed encoding. */
    publishParameters: {
        [key: string]: unknown;
    };
    /** @description The first rows, in the order of the columns. */
    records: (string | number | boolean | null)[][];
    /** @description *Extension.* With `targetLayer`: editable fields of the layer that the source has no column for. */
    unfilledFields?: string[];
    /** @description *Extension.* With `targetLayer`: columns of the source that match no field of the layer. */
    unmatchedSourceFields?: string[];
};
export type AnalyzeParameters = {
    /** @description enableGlobalGeocoding, sourceCountry, sourceCountryHint, locationType, sourceSR, sourceTableName, columnDelimiter, qualifier and encoding (as of `appendSourceInfo`) are read. sourceLocale is passed over: a language tells of no country. */
    analyzeParameters?: {
        [key: string]: unknown;
    };
    appendUploadId?: SourceUploadId;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description `csv`, `excel`, `shapefile`, `geoPackage` or `fileGeodatabase`, in any case; as an extension, any format of `append`. Left out, after the file. */
    filetype?: string;
    /** @description A stored item. */
    itemid?: string;
    /** @description Where to fetch the file; public addresses only, unless the server allows others. */
    sourceUrl?: string;
    /**
     * @description *Extension.* A layer to which the caller may append. The reply then has `fieldMappings`, `unmatchedSourceFields`
     *     and `unfilledFields`.
     */
    targetLayer?: {
        layerId: number;
        serviceName: string;
    };
    /** @description CSV as text. */
    text?: string;
    token?: AccessToken;
};
export type AppendFileParameters = {
    /** @description As of the layer's `append`. */
    appendSourceFilter?: string;
    /** @default false */
    dryRun: boolean;
    f?: f;
    /** Format: binary */
    file: undefined;
    /** @description One of the layer's `supportedAppendFormats`. Left out, what the name of the file tells. */
    format?: string;
    formToken?: formToken;
    /**
     * @description As of the layer's `append`.
     * @default false
     */
    keepCreator: boolean;
    /**
     * @description Way to write rows: insert all (`insert`), update those that exist and insert the others (`upsert`), only update
     *     (`update`), or only insert those that do not exist (`add`).
     * @default insert
     * @enum {string}
     */
    mode: "insert" | "upsert" | "update" | "add";
    /** @default false */
    rollbackOnFailure: boolean;
    sourceTableName?: string;
    token?: AccessToken;
    /** @description By which field rows are known to be the same. */
    upsertMatchingField?: string;
};
export type AppendJob = {
    /** @description *Extension.* True where nothing is written by request. */
    dryRun?: boolean;
    /**
     * Format: int64
     * @description When the rows were written, where `returnEditMoment` asked for it.
     */
    editMoment?: number;
    /** @description *Extension.* Source records that could not be applied. */
    errorCount: number;
    /**
     * @description *Extension.* What is wrong with the first bad rows, up to a limit: an entry for each fault, so that a row may have
     *     several.
     */
    errors: RowError[];
    /** @description *Extension.* Whether there are more errors than are listed. */
    errorsTruncated: boolean;
    /** @description *Extension.* Where addresses were looked up. */
    geocoding?: {
        /** @description Whose data it is, in the words of their licence. */
        attribution: string;
        /** @description Average score of the matched rows, from 0 to 100. */
        averageScore: number | null;
        /** @description In the unit of the configured price. */
        cost: number;
        matched: number;
        provider: string;
        /** @description Rows with an address. */
        requested: number;
        /** @description Matched rows for which another place fits as well. */
        tied: number;
        /** @description Rows without a place, for want of an address as well. */
        unmatched: number;
    };
    /** @description *Extension.* */
    insertCount: number;
    /** @description *Extension.* Id of the source, as in the reply to the submission. */
    itemId?: string;
    /** Format: uuid */
    jobId: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    lastUpdatedTime: number;
    layerName: string;
    /** @description *Extension.* Of a service-level append: the same counts for each layer. */
    layers?: {
        errorCount: number;
        id: number;
        insertCount: number;
        name: string;
        recordCount: number;
        skippedCount: number;
        unchangedCount?: number;
        unfilledFields?: UnfilledFields;
        unmatchedSourceFields?: UnmatchedSourceFields;
        updateCount: number;
    }[];
    /**
     * @description *Extension.* Why the job has to wait, where it does: what its last try failed for, or that there is no room on the
     *     disk of the server. What became of the job, then what its owner should know: geometries that were cut off at the edge of
     *     Web Mercator, curves that were read as straight pieces, keys that differ in case only, addresses that were
     *     not found, an encoding that was guessed, columns of the source that match no field, values outside of the domains of
     *     their fields. Last come notes of what is no fault, such as fields that the source has no column for.
     */
    messages: JobMessage[];
    /** @description *Extension.* From 0 to 100, where it is known. */
    percentComplete?: number;
    /** @description Source records handled; grows while the job runs. */
    recordCount: number;
    /** @description *Extension.* Where all refused rows are to be had. A message says where the report ends before, since it would be too long. */
    reportUrl?: string;
    /** @description *Extension.* */
    skippedCount: number;
    /** @enum {string} */
    status: "processing" | "Pending" | "InProgress" | "Completed" | "Failed";
    /** @description *Extension.* */
    statusMessage: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    submissionTime: number;
    /**
     * @description *Extension.* Records that the job has to handle: a guess while it runs, absent while nobody can know, such as
     *     with `appendSourceFilter`, and `recordCount` in the end.
     */
    totalCount?: number;
    /**
     * @description *Extension.* Of the updated rows: those whose mapped values and geometry are what they were before, editor tracking
     *     aside. They are written all the same, and count as edited.
     */
    unchangedCount?: number;
    unfilledFields?: UnfilledFields;
    unmatchedSourceFields?: UnmatchedSourceFields;
    /** @description *Extension.* */
    updateCount: number;
};
export type AppendParameters = {
    /** @description The destination fields to write, 2,000 at most; left out, all that the source has. */
    appendFields?: string[];
    /** @description The id of a stored item. */
    appendItemId?: string;
    /**
     * @description Which rows of the source to take: a condition as in the `where` of a query, on the fields of the source, plain
     *     or as JSON: `{"where": "POP > 100"}`. Only with formats whose columns have types, which
     *     `supportedAppendSourceFilterFormats` lists. A value that is none of its column's type counts as null. Rows
     *     that are left out count for nothing; a message of the job tells how many they were.
     */
    appendSourceFilter?: string;
    /**
     * @description How to read a CSV or Excel file; needed for these, and may be empty. Made to take the `publishParameters`
     *     that analyze gives, so unknown members are ignored. Of other formats,
     *     `dateFieldsTimeReference`, the names that `layerInfo.fields` give to columns of databases and shapefiles, and
     *     `sourceSR` of JSON are read.
     *
     *     `encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as `utf-8`,
     *     `windows-1251`, `shift_jis` or `gbk`, in any case. An unknown one is refused, and so are other names of this
     *     member, such as `charset` and `sourceEncoding`. A byte order mark goes before it. Without either, the text is
     *     UTF-8, or UTF-16 where zero bytes show that. Rows with bytes that are not in the encoding are refused, with the
     *     field and `invalid_text`. Only when at least ten in eleven characters beyond ASCII are no UTF-8, counted over the
     *     whole file, it is read as `windows-1252`, and a message says so. Where bytes have no meaning in that encoding, and
     *     in an upsert that updates features, nothing is guessed, and these rows are refused. JSON is always UTF-8, of which
     *     other names are refused; the other formats state their encoding themselves, and take no name.
     *
     *     A CSV file has at most 20,000 columns, a sheet 16,384. The name of a column that another one before it has gets
     *     `_` at its end, or several, or a number.
     *
     *     The `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin, every
     *     other from the one before; z and m alike where `scale` has a number above 0 for them, else they are values. A
     *     `crs` of GeoJSON counts for its collection; features and geometries that state another are refused. So are
     *     features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a geometry, numbers that no double
     *     holds, and features with bytes that are no UTF-8. Whole numbers beyond 2^53 keep their digits in fields of text
     *     and of 64 bits.
     *
     *     A number in a workbook's cell counts days in a field of dates, as the workbook does, whether its cell has a
     *     date format or not; one that is too large for that is read by its digits, as text would be.
     *
     *     Addresses (`locationType` `address`) are looked for in `sourceCountry` alone, where that is given: a code such as
     *     `NO`, or several with commas. `sourceCountryHint` stands for the country of rows that name none. A postcode
     *     without a city, region or country may be of many countries: the embedded gazetteer, which has those of the
     *     USA, then gives it a score of 55, with which it does not count as found (`Score`, and the reason in the report).
     */
    appendSourceInfo?: {
        [key: string]: unknown;
    };
    /**
     * @description One of the layer's `supportedAppendFormats`, in any case. Left out, `featureCollection`. Of mobile
     *     geodatabases (`sqlite`) the tables are read; their feature classes are refused by name, since the form of
     *     their shapes is not public.
     *
     *     Text of a shapefile's table is in the code page that its `.cpg` file names, else in that of the language driver
     *     id of its header. A name that is not supported refuses the file; a row whose bytes the code page does not
     *     have is refused. Where neither names one, the text is read as UTF-8 or windows-1252, as most of it is, and a
     *     warning of the job says which. Numbers keep every digit; a cell that is no number is refused as it is from CSV, one
     *     filled with `*`, which stands for a number too long for its column, is null, as GDAL reads it. Memos and binary columns
     *     are left out, with a warning. Columns of one name get a number, as those of CSV do.
     */
    appendUploadFormat?: string;
    /** @description The `itemID` of an upload of the caller. */
    appendUploadId?: string;
    /**
     * @description *Extension.* Whether to do everything but write: the same report with the counts of rows that would be
     *     inserted, updated, be unchanged or refused. Addresses are looked up and paid for as always;
     *     of a provider whose answers are remembered, those of the dry run serve the append after it.
     * @default false
     */
    dryRun: boolean;
    /** @description The features themselves, as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`. */
    edits?: string;
    /** @description Another name of `appendUploadFormat`. */
    editsUploadFormat?: string;
    /** @description Another name of `appendUploadId`. */
    editsUploadId?: string;
    f?: f;
    fieldMappings?: FieldMappings;
    /**
     * @description *Extension.* With `upsert`, on a layer with editor tracking: whether updated features keep their creator and
     *     creation date. Left out, the four fields of editor tracking are set in updated features as in new ones: the
     *     caller becomes creator and editor, and both dates are the time of the append. New features have the caller as
     *     their creator in any case.
     * @default false
     */
    keepCreator: boolean;
    /** @description Mappings of several layers, 1,000 at most; the entry of this layer counts. */
    layerMappings?: {
        fieldMappings?: FieldMappings;
        id?: number;
        /** @description The table by its number, in place of its name. */
        sourceId?: number;
        sourceTableName?: string;
    }[];
    /** @default false */
    returnEditMoment: boolean;
    /**
     * @description True if one bad row rolls back the whole append.
     * @default false
     */
    rollbackOnFailure: boolean;
    /**
     * @description With `upsert` only.
     * @default false
     */
    skipInserts: boolean;
    /**
     * @description With `upsert` only.
     * @default false
     */
    skipUpdates: boolean;
    /** @description Which table of the source, where it has several. */
    sourceTableName?: string;
    token?: AccessToken;
    /**
     * @description True if the append empties the layer first, in the same transaction: readers see the old features until they see
     *     the new ones, whose object ids count from 1. Refused with `upsert`.
     * @default false
     */
    truncateExisting: boolean;
    /**
     * @description With `upsert`: whether matched features get the geometry of the source too. Where `allowGeometryUpdates` keeps
     *     the caller from moving features, rows that would move theirs are refused.
     * @default true
     */
    updateGeometry: boolean;
    /**
     * @description True if source features update the features that they match.
     * @default false
     */
    upsert: boolean;
    /** @description The field to match on, with a unique index of its own; wins over `useGlobalIds`. */
    upsertMatchingField?: string;
    /**
     * @description Match on the global id instead of the object id.
     * @default false
     */
    useGlobalIds: boolean;
};
export type AppendSubmission = {
    /**
     * @description Id of the job's source: of the stored item (`appendItemId`) or of the upload (`appendUploadId`). For `edits`, the
     *     server makes an id for the job. The status of the job answers to it, too.
     */
    itemId: string;
    /** Format: uuid */
    jobId: string;
    /** @constant */
    status: "processing";
    /** @description Holds `jobId:` and the job's id. */
    statusMessage: string;
    /** @description Where the job's status is; carries no token. */
    statusUrl: string;
};
export type ApplyEditsParameters = {
    adds?: FeatureInput[];
    /** @description Empty lists only; anything else is refused. */
    attachments?: {
        [key: string]: unknown;
    } | null;
    /** @description Object ids or, with `useGlobalIds`, global ids. */
    deletes?: (number | string)[];
    f?: f;
    gdbVersion?: GdbVersion;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description True if one failed edit rolls back all edits.
     * @default true
     */
    rollbackOnFailure: boolean;
    token?: AccessToken;
    updates?: FeatureUpdate[];
    /**
     * @description True if global ids identify features; new features keep theirs.
     * @default false
     */
    useGlobalIds: boolean;
};
export type ApplyServiceEditsParameters = {
    /** @description The edits of each layer, once each; no more than 10,000 features together. */
    edits: LayerEdits[];
    f?: f;
    gdbVersion?: GdbVersion;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description True if one failed edit rolls back all edits.
     * @default true
     */
    rollbackOnFailure: boolean;
    token?: AccessToken;
    /**
     * @description True if global ids identify features; new features keep theirs.
     * @default false
     */
    useGlobalIds: boolean;
};
export type AppTokenParameters = {
    /** @description A user name. */
    client_id?: string;
    /** @description An application password of the user. */
    client_secret?: string;
    /** @description Minutes; bounded as for `generateToken`. */
    expiration?: number;
    f?: f;
    /** @default client_credentials */
    grant_type: string;
    token?: AccessToken;
};
export type AppTokenReply = {
    access_token: string;
    /** @description Seconds. */
    expires_in: number;
};
/**
 * @description True if the reply contains `statusURL`, the address of the status of the work. The work ends before the reply in
 *     any case.
 * @default false
 */
export type Async = boolean;
export type Attributes = {
    [key: string]: string | number | null;
};
export type CalculateParameters = {
    /**
     * @description For each field a `value`, or a `sqlExpression` over the fields of the same feature in the language of
     *     `where`.
     */
    calcExpression: {
        field: string;
        sqlExpression?: string | null;
        value?: string | number | boolean | null;
    }[];
    f?: f;
    gdbVersion?: GdbVersion;
    /** @description Not supported: refused unless it is empty. */
    geometry?: string;
    /** @description Not supported: refused unless it is empty. */
    historicMoment?: string;
    /** @description Not supported: refused unless it is empty. */
    objectIds?: string;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description It is all or nothing in any case.
     * @default true
     */
    rollbackOnFailure: boolean;
    /**
     * @description `native` is refused: databases are not spoken to in their own words.
     * @default standard
     * @enum {string}
     */
    sqlFormat: "standard" | "none" | "native";
    /** @description Not supported: refused unless it is empty or `null`. */
    time?: string;
    token?: AccessToken;
    /** @description Not supported: refused unless it is empty. */
    uniqueIds?: string;
    /** @description A condition as in `query`. */
    where: string;
};
export type CalculateReply = {
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    messages?: EditMessages;
    /** @constant */
    success: true;
    updatedFeatureCount: number;
};
export type Catalogue = {
    currentVersion: number;
    folders: string[];
    services: ServiceSummary[];
};
export type CommitUploadParameters = {
    /** @description MD5, SHA-1 or SHA-256 of the whole file in hexadecimal digits, told apart by length. */
    checksum?: string;
    f?: f;
    /** @description The order of the parts. */
    parts?: number[];
    token?: AccessToken;
};
export type ContentFolder = {
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    /** @description 32 hexadecimal digits. */
    id: string;
    title: string;
    username: string;
};
export type CreateFolderParameters = {
    f?: f;
    /** @description Older name of `title`. */
    folderName?: string;
    title?: string;
    token?: AccessToken;
};
export type CreateServiceParameters = {
    /** @description Credits to show for the source. */
    accessInformation?: string;
    createParameters: ServiceDefinition;
    /** @description Description of its item; by default that of the service. */
    description?: string;
    f?: f;
    /**
     * @description True if its layers show those of other services, as in `createParameters`.
     * @default false
     */
    isView: boolean;
    /** @description Terms of use. */
    licenseInfo?: string;
    /**
     * @description The kind of service; `featureService` is the only one.
     * @default featureService
     */
    outputType: string;
    /** @description A summary of its item. */
    snippet?: string;
    tags?: string[];
    /** @description Older name of `outputType`. */
    targetType?: string;
    /** @description Title of its item; by default the name. */
    title?: string;
    token?: AccessToken;
};
export type CreateServiceReply = {
    encodedServiceURL: string;
    isView: boolean;
    itemId: string;
    name: string;
    serviceItemId: string;
    serviceurl: string;
    size: number;
    /** @constant */
    success: true;
    /** @constant */
    type: "Feature Service";
    typeKeywords: string[];
};
export type DefinitionJob = {
    jobId: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    lastUpdatedTime: number;
    /** @description Name of the layer that was changed, or of the service. */
    layerName: string;
    /** @constant */
    status: "Completed";
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    submissionTime: number;
};
export type DefinitionReply = {
    /** @description With `async`. */
    statusURL?: string;
    /** @constant */
    success: true;
};
export type DeleteFeaturesParameters = {
    /** @description Not supported: refused unless it is empty or 0. */
    distance?: string;
    f?: f;
    /** @description Not supported: refused unless it is empty. */
    fullText?: string;
    gdbVersion?: GdbVersion;
    /** @description As in `query`. */
    geometry?: string;
    /** @description As in `query`. */
    geometryType?: string;
    /** @description Not supported: refused unless it is empty. */
    historicMoment?: string;
    /** @description As in `query`. */
    inSR?: string;
    /** @description With `where` or `geometry`, those of them that satisfy these. */
    objectIds?: number[];
    /**
     * @description True if the reply has a result for each deletion, at most 100,000; else it says only if all succeeded.
     * @default true
     */
    returnDeleteResults: boolean;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description True if one failed edit rolls back all edits.
     * @default true
     */
    rollbackOnFailure: boolean;
    /** @description As in `query`. */
    spatialRel?: string;
    /** @description Not supported: refused unless it is empty or `null`. */
    time?: string;
    token?: AccessToken;
    /** @description Not supported: refused unless it is empty. */
    uniqueIds?: string;
    /** @description A condition as in `query`. */
    where?: string;
};
export type DeleteFromLayerDefinitionParameters = {
    async?: Async;
    deleteFromDefinition: LayerRemovals;
    f?: f;
    token?: AccessToken;
};
export type DeleteFromServiceDefinitionParameters = {
    async?: Async;
    deleteFromDefinition: ServiceRemovals;
    f?: f;
    token?: AccessToken;
};
export type DeleteItemReply = {
    itemId: string;
    /** @constant */
    success: true;
};
export type DeleteResults = {
    deleteResults: EditResult[];
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
};
export type DeleteSummary = {
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    error?: EditError;
    success: boolean;
};
/**
 * @description Why not. Codes are 1000 for a value or geometry that cannot be stored, or not by the caller, 1003 for what
 *     was undone because others failed, 1019 where there is no such feature, and 1020 (*Extension*) where its values are not those
 *     of `expectedAttributes`.
 */
export type EditError = {
    code: number;
    description: string;
};
export type EditFieldsDefinition = {
    creationDateField?: string | null;
    creatorField?: string | null;
    editDateField?: string | null;
    editorField?: string | null;
};
/**
 * @description *Extension.* Warnings about values that were stored, absent where there are none: for each field, how many are outside of its
 *     domain, or of its domain for the feature's type, with one of them. Such edits succeed all the same.
 */
export type EditMessages = {
    /** @description The field, the number of values, and one of them. */
    description: string;
    /** @constant */
    type: "esriJobMessageTypeWarning";
}[];
export type EditorTrackingDefinition = {
    allowAnonymousToDelete?: boolean;
    allowAnonymousToQuery?: boolean;
    allowAnonymousToUpdate?: boolean;
    allowOthersToDelete?: boolean;
    allowOthersToQuery?: boolean;
    allowOthersToUpdate?: boolean;
    /** @description Another spelling of `allowOthersToUpdate`. */
    allowsUpdateToOthers?: boolean;
    enableEditorTracking?: boolean;
    enableOwnershipAccessControl?: boolean;
};
export type EditorTrackingInfo = {
    allowAnonymousToDelete: boolean;
    allowAnonymousToQuery: boolean;
    allowAnonymousToUpdate: boolean;
    allowOthersToDelete: boolean;
    allowOthersToQuery: boolean;
    allowOthersToUpdate: boolean;
    enableEditorTracking: boolean;
    enableOwnershipAccessControl: boolean;
};
export type EditResult = {
    error?: EditError;
    globalId: string | null;
    /**
     * Format: int64
     * @description -1 where there is none.
     */
    objectId: number;
    success: boolean;
    /**
     * Format: int64
     * @description Equal to `objectId`.
     */
    uniqueId: number;
};
export type EditResults = {
    addResults: EditResult[];
    deleteResults: EditResult[];
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    messages?: EditMessages;
    updateResults: EditResult[];
};
/** @description With `NaN` as text where no feature has a geometry. */
export type EmptyableExtent = {
    spatialReference: OwnSpatialReference;
    xmax: number | string;
    xmin: number | string;
    ymax: number | string;
    ymin: number | string;
};
export type ErrorReply = {
    error: {
        code: number;
        details: string[];
        message: string;
        messageCode?: string;
        /** @description *Extension.* Seconds until it is worth trying again: after too many failed sign-ins, or while the server has too much to do. */
        retry_after?: number;
    };
};
export type Extent = {
    spatialReference: OwnSpatialReference;
    xmax: number;
    xmin: number;
    ymax: number;
    ymin: number;
};
export type ExtentDefinition = {
    spatialReference?: SpatialReference | null;
    xmax?: number | null;
    xmin?: number | null;
    ymax?: number | null;
    ymin?: number | null;
};
/**
 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do
 *     as well.
 * @default html
 * @enum {string}
 */
export type f = "html" | "json" | "pjson";
export type Feature = {
    attributes: Attributes;
    geometry?: {
        [key: string]: unknown;
    } | null;
};
export type FeatureCount = {
    count: number;
};
export type FeatureExtent = {
    count?: number;
    extent: EmptyableExtent;
};
export type FeatureInput = {
    /** @description Whole numbers beyond 2^53 keep their digits in fields of text and of 64 bits. */
    attributes?: {
        [key: string]: unknown;
    };
    /** @description Not supported; a feature that has it in the place of a geometry is refused. */
    compressedGeometry?: string | null;
    /** @description Esri JSON, in the spatial reference that it names, else in that of the layer. One with curves is refused. */
    geometry?: {
        [key: string]: unknown;
    } | null;
};
export type FeatureParameters = {
    f?: f;
    gdbVersion?: GdbVersion;
    /** @description Not supported: refused unless it is empty. */
    historicMoment?: string;
    /** @description As in `query`. */
    outSR?: string;
    /** @default true */
    returnM: boolean;
    /** @default true */
    returnZ: boolean;
    token?: AccessToken;
};
export type FeatureReply = {
    feature: Feature;
};
export type FeatureSet = {
    /**
     * @description Present when there are more features.
     * @constant
     */
    exceededTransferLimit?: true;
    features: Feature[];
    fields: ReplyField[];
    geometryProperties?: GeometryProperties;
    geometryType?: GeometryType | "esriGeometryEnvelope";
    globalIdFieldName: string;
    hasM?: boolean;
    hasZ?: boolean;
    objectIdFieldName: string;
    /** @description With `returnQueryGeometry`, where there was a `geometry`. */
    queryGeometry?: {
        [key: string]: unknown;
    };
    spatialReference?: OwnSpatialReference;
    /**
     * @description With `quantizationParameters`: x is `translate[0]` and `scale[0]` for each step; y alike, downward where
     *     `originPosition` is `upperLeft`.
     */
    transform?: {
        /** @enum {string} */
        originPosition: "upperLeft" | "lowerLeft";
        scale: number[];
        translate: number[];
    };
    uniqueIdField: UniqueIdField;
};
export type FeatureUpdate = {
    /** @description Whole numbers beyond 2^53 keep their digits in fields of text and of 64 bits. */
    attributes?: {
        [key: string]: unknown;
    };
    /** @description Not supported; a feature that has it in the place of a geometry is refused. */
    compressedGeometry?: string | null;
    /**
     * @description *Extension.* Values that the caller has read of some fields. Where the feature has another value before the updates
     *     of this request, its update fails with code 1020, and the description names the fields.
     */
    expectedAttributes?: {
        [key: string]: unknown;
    };
    /** @description Esri JSON, in the spatial reference that it names, else in that of the layer. One with curves is refused. */
    geometry?: {
        [key: string]: unknown;
    } | null;
};
export type Field = {
    actualType?: string;
    alias: string;
    defaultValue: string | number | null;
    domain: {
        [key: string]: unknown;
    } | null;
    editable: boolean;
    /** @description Characters, for text; else as clients expect it of the type. */
    length?: number;
    name: string;
    nullable: boolean;
    sqlType: string;
    type: FieldType;
};
export type FieldDefinition = {
    alias?: string | null;
    defaultValue?: string | number | boolean | null;
    domain?: {
        [key: string]: unknown;
    } | null;
    editable?: boolean | null;
    length?: number | null;
    /** @description Letters, digits and underscores, at most 60, starting with a letter; unique in any case. */
    name: string;
    nullable?: boolean | null;
    /**
     * @description One of `esriFieldTypeOID`, `…GlobalID`, `…GUID`, `…SmallInteger`, `…Integer`, `…BigInteger`,
     *     `…Single`, `…Double`, `…String`, `…Date`, `…DateOnly`, `…TimeOnly` and `…TimestampOffset`.
     */
    type: string;
    /** @description For a view: false hides the field. */
    visible?: boolean | null;
};
/** @description Destination fields that take their values from source fields of another name; 2,000 at most. */
export type FieldMappings = {
    /** @description The destination field. */
    name: string;
    /** @description The source field. */
    source?: string;
    /** @description Equal to `source`. */
    sourceName?: string;
}[];
/** @enum {string} */
export type FieldType = "esriFieldTypeOID" | "esriFieldTypeGlobalID" | "esriFieldTypeGUID" | "esriFieldTypeSmallInteger" | "esriFieldTypeInteger" | "esriFieldTypeBigInteger" | "esriFieldTypeSingle" | "esriFieldTypeDouble" | "esriFieldTypeString" | "esriFieldTypeDate" | "esriFieldTypeDateOnly" | "esriFieldTypeTimeOnly" | "esriFieldTypeTimestampOffset";
export type FolderReply = {
    folder: ContentFolder;
    /** @constant */
    success: true;
};
export type FormatParameters = {
    f?: f;
    token?: AccessToken;
};
/** @description The token of the page that the form stands on. */
export type formToken = string;
/** @description Only the default version, such as `sde.DEFAULT`; any other is refused. */
export type GdbVersion = string;
export type GeneratedReply = {
    /** @description *Extension.* Rows that could not be read and are left out; absent for none. */
    errorCount?: number;
    /** @description *Extension.* What is wrong with the first of them, as the status of an append lists it: a hundred entries at most. */
    errors?: {
        [key: string]: unknown;
    }[];
    featureCollection: {
        /** @description One. */
        layers: {
            featureSet: {
                /** @description *Extension.* True if `resultRecordCount` left rows out; else absent. */
                exceededTransferLimit?: boolean;
                features: {
                    attributes: Attributes;
                    /** @description With its `spatialReference`. */
                    geometry?: {
                        [key: string]: unknown;
                    } | null;
                }[];
                geometryType?: GeometryType;
                spatialReference?: OwnSpatialReference;
            };
            /** @description As the metadata of a layer, as far as they mean something without a service. */
            layerDefinition: {
                fields: {
                    [key: string]: unknown;
                }[];
                name: string;
                /** @description `FID`, unless a column has this name; counts from 1. */
                objectIdField: string;
                /** @enum {string} */
                type: "Feature Layer" | "Table";
            };
        }[];
        showLegend: boolean;
    };
    /**
     * @description *Extension.* Messages for the owner of the source, such as an encoding that was guessed; absent where there are
     *     none.
     */
    messages?: JobMessage[];
    /**
     * @description *Extension.* With `resultRecordCount` or `sourceRows`: the number of each feature's row, in the order of the
     *     features.
     */
    sourceRows?: number[];
};
export type GenerateParameters = {
    appendUploadId?: SourceUploadId;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description `csv`, `excel`, `shapefile`, `geoPackage` or `geojson`, in any case; as an extension, any format of `append`. Left out, after the file. */
    filetype?: string;
    /** @description A stored item. */
    itemid?: string;
    /** @description Definition of the published layers; the server ignores members that it does not know. */
    publishParameters?: {
        [key: string]: unknown;
    };
    /**
     * @description *Extension.* Number of rows to read from the start. A source with more of them is not refused: its feature set
     *     has `exceededTransferLimit`.
     */
    resultRecordCount?: number;
    /** @description *Extension.* Rows to read, by their number from 1, as `sourceRow` of refused rows gives it. Other rows are left out. */
    sourceRows?: number[];
    /** @description Where to fetch the file; public addresses only, unless the server allows others. */
    sourceUrl?: string;
    /** @description CSV, or with `filetype` `geojson` GeoJSON, as text. */
    text?: string;
    token?: AccessToken;
};
export type GenerateTokenParameters = {
    /**
     * @description Client that the token is bound to: the `referer`, the address in `ip`, or the address of this request. Left
     *     out, it is bound to the `referer` where one is given and to nothing else.
     * @enum {string}
     */
    client?: "referer" | "ip" | "requestip";
    /**
     * @description How long the token is good for, in minutes, up to the server's limit. Left out, as long as the server is
     *     set up for: 60 minutes, unless its operator decided otherwise.
     */
    expiration?: number;
    f?: f;
    ip?: string;
    /** @description The user's password or one of their application passwords. */
    password?: string;
    referer?: string;
    /** @description With `token`: the server that the new token is for. */
    serverUrl?: string;
    /** @description A token to exchange for another. */
    token?: string;
    username?: string;
};
export type GeocodeUsageRecord = {
    /** @description Answered from the cache, at no cost. */
    cached: number;
    /** @description In the unit of the configured price. */
    cost: number;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    date: number;
    jobId: string | null;
    matched: number;
    provider: string;
    /** @description Addresses asked for. */
    requested: number;
    username: string | null;
};
export type GeocodeUsageReply = {
    cached?: number;
    cost?: number;
    matched?: number;
    /** @description -1 when there are no more. */
    nextStart: number;
    /** @description How many are given. */
    num: number;
    records: GeocodeUsageRecord[];
    requested?: number;
    start: number;
    total: number;
};
/**
 * @description The spatial reference of the coordinates, in the form of GeoJSON before RFC 7946. Absent for WGS 84, which is the
 *     reference of GeoJSON by RFC 7946, and absent without geometries.
 */
export type GeoJsonCrs = {
    properties: {
        /**
         * @description `EPSG:` or `ESRI:` and a number, such as `EPSG:3857` or `ESRI:102003`, or the definition as WKT where
         *     `outSR` was one. GDAL and `append` read these.
         */
        name: string;
    };
    /** @constant */
    type: "name";
};
/** @description Reply to `returnExtentOnly` with `f=geojson`. */
export type GeoJsonExtent = {
    count?: number;
    extent: {
        /** @description Empty where no feature has a geometry. */
        bbox: number[];
        crs?: GeoJsonCrs;
    };
};
export type GeoJsonFeature = {
    geometry: {
        [key: string]: unknown;
    } | null;
    /**
     * Format: int64
     * @description Absent of statistics and distinct values.
     */
    id?: number;
    properties: Attributes;
    /** @constant */
    type: "Feature";
};
export type GeoJsonFeatureCollection = {
    crs?: GeoJsonCrs;
    features: GeoJsonFeature[];
    properties?: {
        /**
         * @description Present when there are more features.
         * @constant
         */
        exceededTransferLimit: true;
    };
    /** @constant */
    type: "FeatureCollection";
};
/**
 * @description Fields of lines and polygons that hold the length and area of features: `Shape__Length` (the perimeter of a
 *     polygon) and `Shape__Area`, in the plane and the units of the layer's spatial reference. Queries use them as any
 *     field; no request writes them. Layers made by earlier versions, or with a SpatiaLite
 *     before 5, have none.
 */
export type GeometryProperties = {
    shapeAreaFieldName?: string;
    shapeLengthFieldName?: string;
    /** @description Such as `esriMeters`, `esriFeet` or `esriDecimalDegrees`; left out where they have no such name. */
    units?: string;
};
/** @enum {string} */
export type GeometryType = "esriGeometryPoint" | "esriGeometryMultipoint" | "esriGeometryPolyline" | "esriGeometryPolygon" | "esriGeometryMultiPatch";
export type Index = {
    description: string;
    /** @description Comma list of field names. */
    fields: string;
    isAscending: boolean;
    isUnique: boolean;
    name: string;
};
export type IndexDefinition = {
    description?: string | null;
    /** @description Comma list of field names. */
    fields: string;
    isAscending?: boolean | null;
    isUnique?: boolean | null;
    name?: string | null;
};
export type Item = {
    /** @enum {string} */
    access: "private" | "org" | "public";
    /** @description Credits to show for the source. */
    accessInformation: string | null;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    description: string | null;
    extent: number[][];
    /** @description 32 hexadecimal digits. */
    id: string;
    /** @description Terms of use. */
    licenseInfo: string | null;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    modified: number;
    /** @description Name of the file. */
    name: string | null;
    numViews: number;
    owner: string;
    /** @description The id of the folder that it is in, for its owner and administrators. */
    ownerFolder: string | null;
    /**
     * Format: int64
     * @description Bytes; -1 for a service.
     */
    size: number;
    snippet: string | null;
    tags: string[];
    title: string;
    type: string;
    typeKeywords: string[];
    /** @description Address of a service. */
    url: string | null;
};
export type ItemChangedReply = {
    folder?: string;
    id: string;
    /** @description Name of the file. */
    item?: string;
    /** @constant */
    success: true;
};
export type ItemMovedReply = {
    /** @description Empty for none. */
    folder: string;
    itemId: string;
    owner: string;
    /** @constant */
    success: true;
};
export type ItemProperties = {
    /** @description Credits to show for the source. */
    accessInformation?: string;
    /**
     * @description Taken and without effect.
     * @default false
     */
    async: boolean;
    /** @description Kept as sent; who shows it as HTML must clean it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /** @description Name of the file, where the part has none. */
    filename?: string;
    /** @description Terms of use; as `description`, kept as sent. */
    licenseInfo?: string;
    /**
     * @description True if the content replaces the item of the caller with the same file name.
     * @default false
     */
    overwrite: boolean;
    /** @description A summary. */
    snippet?: string;
    tags?: string[];
    title?: string;
    token?: AccessToken;
    /** @description The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
    type?: string;
    typeKeywords?: string[];
};
export type ItemSearchParameters = {
    f?: f;
    /** @description A second condition beside `q`, in the same language; items satisfy both. */
    filter?: string;
    /**
     * @description How many at most. What is larger than 100 counts as 100.
     * @default 10
     */
    num: number;
    /** @description Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id, tags, name, snippet, access and group, in which nothing is. */
    q?: string;
    /** @description One of title, name, created, modified, type, owner and size; name is as title. */
    sortField?: string;
    /**
     * @description `asc` or `desc`.
     * @default desc
     */
    sortOrder: string;
    /**
     * @description The first one wanted, counted from 1.
     * @default 1
     */
    start: number;
    token?: AccessToken;
};
export type ItemSearchReply = {
    /** @description -1 when there are no more. */
    nextStart: number;
    /** @description How many were given at most. */
    num: number;
    query?: string;
    results: Item[];
    start: number;
    total: number;
};
export type ItemSharedReply = {
    itemId: string;
    notSharedWith: string[];
};
export type ItemsSharedReply = {
    results: {
        /** @description Why not, where it could not be done. */
        error?: {
            code: number;
            message: string;
        };
        itemId: string;
        notSharedWith: string[];
        success: boolean;
    }[];
};
export type ItemStatusParameters = {
    f?: f;
    jobId?: string;
    /** @description `publish`; left out, the upload in parts. */
    jobType?: string;
    token?: AccessToken;
};
export type ItemStatusReply = {
    /** @description *Extension.* Of a job that failed: what is wrong with the first bad rows, up to a limit. */
    errors?: RowError[];
    /** @description *Extension.* Whether there are more errors than are listed. */
    errorsTruncated?: boolean;
    itemId: string;
    jobId?: string;
    /**
     * @description *Extension.* Messages of a job that publishes, for the owner of the source, such as an encoding that was guessed;
     *     absent where there are none.
     */
    messages?: JobMessage[];
    /** @description *Extension.* Of an upload in parts: those that have arrived and are not committed. */
    parts?: {
        partNum: number;
        /**
         * Format: int64
         * @description Bytes.
         */
        size: number;
    }[];
    /** @enum {string} */
    status: "partial" | "processing" | "failed" | "completed";
    /**
     * @description The status in words. Of a job that has to wait: what its last try failed for, or that there is no room on the disk of
     *     the server. Of a job that failed: why.
     */
    statusMessage: string;
};
export type ItemsUnsharedReply = {
    results: {
        /** @description Why not, where it could not be done. */
        error?: {
            code: number;
            message: string;
        };
        itemId: string;
        notUnsharedFrom: string[];
        success: boolean;
    }[];
};
export type ItemUnsharedReply = {
    itemId: string;
    notUnsharedFrom: string[];
};
export type JobListReply = {
    jobs: JobSummary[];
    /** @description -1 when there are no more. */
    nextStart: number;
    /** @description How many were given at most. */
    num: number;
    start: number;
    total: number;
};
export type JobMessage = {
    description: string;
    /** @enum {string} */
    type: "esriJobMessageTypeError" | "esriJobMessageTypeWarning" | "esriJobMessageTypeInformative";
};
export type JobSummary = {
    /** Format: uuid */
    jobId: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    lastUpdatedTime: number;
    layerName: string;
    owner: string | null;
    recordCount: number;
    /** @enum {string} */
    status: "Pending" | "InProgress" | "Completed" | "Failed";
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    submissionTime: number;
};
/** @description A layer or, without the keys that have to do with geometry, a table. */
export type Layer = {
    /** @description At the administration address only. */
    adminLayerInfo?: {
        geometryField?: {
            name: string;
            srid: number;
        };
        /** @description The database table of the rows. A view has none. */
        tableName?: string;
        /** @description Source layer of a view, and the fields that the view shows. */
        viewLayerDefinition?: {
            filter?: {
                [key: string]: unknown;
            };
            sourceLayerFields: string | string[];
            sourceLayerId: number;
            /** @description Empty where the caller may not see the service. */
            sourceServiceName: string;
        };
    };
    advancedEditingCapabilities: {
        supportedSqlFormatsInCalculate: string[];
        supportsAsyncApplyEdits: boolean;
        supportsReturnEditResults: boolean;
    };
    advancedQueryCapabilities: AdvancedQueryCapabilities;
    /**
     * @description True if users other than the owner and administrators may change geometries. For a view, its source allows it
     *     as well.
     */
    allowGeometryUpdates: boolean;
    /** @description As of the service. */
    capabilities: string;
    copyrightText: string;
    currentVersion: number;
    dateFieldsTimeReference: {
        respectsDaylightSaving: boolean;
        timeZone: string;
        timeZoneIANA: string;
    };
    defaultVisibility: boolean;
    /** @description Equal to `viewDefinitionQuery`. */
    definitionQuery?: string;
    description: string;
    displayField: string;
    drawingInfo?: {
        [key: string]: unknown;
    };
    /** @description With editor tracking only. */
    editFieldsInfo?: {
        creationDateField: string;
        creatorField: string;
        editDateField: string;
        editorField: string;
    };
    /** @description Epoch milliseconds. */
    editingInfo: {
        /** Format: int64 */
        dataLastEditDate: number;
        /** Format: int64 */
        lastEditDate: number;
        /** Format: int64 */
        schemaLastEditDate: number;
    };
    enableNullGeometry?: boolean;
    extent?: Extent;
    fields: Field[];
    geometryProperties?: GeometryProperties;
    geometryType?: GeometryType;
    globalIdField: string;
    hasAttachments: boolean;
    hasContingentValuesDefinition: boolean;
    hasGeometryProperties?: boolean;
    hasM?: boolean;
    hasMetadata: boolean;
    hasStaticData: boolean;
    hasZ?: boolean;
    htmlPopupType: string;
    id: number;
    indexes: Index[];
    isDataVersioned: boolean;
    /**
     * @description Member of layers of views only.
     * @constant
     */
    isView?: true;
    maxRecordCount: number;
    maxRecordCountFactor: number;
    maxScale?: number;
    minScale?: number;
    name: string;
    objectIdField: string;
    /** @description Where the service enables it only. */
    ownershipBasedAccessControlForFeatures?: {
        allowAnonymousToDelete: boolean;
        allowAnonymousToUpdate: boolean;
        allowOthersToDelete: boolean;
        allowOthersToQuery: boolean;
        allowOthersToUpdate: boolean;
    };
    preferredTimeReference: null;
    relationships: Record<string, never>[];
    serviceItemId: string;
    standardMaxRecordCount: number;
    standardMaxRecordCountNoGeometry: number;
    supportedAppendCapabilities?: string;
    /**
     * @description Comma list of what `appendUploadFormat` may be. Layers of multipatches list all of them: an upsert of
     *     attributes may come in any, though only `shapefile`, `filegdb`, `gpkg` and `sqlite` hold multipatches.
     */
    supportedAppendFormats: string;
    /** @description Comma list of the formats with which `appendSourceFilter` can be used. */
    supportedAppendSourceFilterFormats?: string;
    supportedExportFormats: string;
    supportedQueryFormats: string;
    supportedSpatialRelationships?: string[];
    supportsAdvancedQueries: boolean;
    supportsAppend: boolean;
    supportsApplyEditsWithGlobalIds: boolean;
    supportsASyncCalculate: boolean;
    supportsAttachmentsByUploadId: boolean;
    supportsAttachmentsResizing: boolean;
    supportsCalculate: boolean;
    supportsCoordinatesQuantization: boolean;
    supportsExceedsLimitStatistics: boolean;
    supportsFieldDescriptionProperty: boolean;
    supportsQuantizationEditMode: boolean;
    supportsReturningQueryGeometry: boolean;
    supportsRollbackOnFailureParameter: boolean;
    supportsStatistics: boolean;
    supportsTruncate: boolean;
    supportsValidateSql: boolean;
    supportsValidateSQL: boolean;
    templates: {
        [key: string]: unknown;
    }[];
    tileMaxRecordCount: number;
    /** @enum {string} */
    type: "Feature Layer" | "Table";
    typeIdField: string;
    types: {
        [key: string]: unknown;
    }[];
    uniqueIdField: UniqueIdField;
    useStandardizedQueries: boolean;
    /**
     * @description Which features a view has. At the administration address, and elsewhere where it names no field that the
     *     view does not show.
     */
    viewDefinitionQuery?: string;
};
/**
 * @description Fields and indexes. Members that `updateDefinition` changes are refused here, and all that a `LayerDefinition` is
 *     refused for.
 */
export type LayerAdditions = {
    fields?: FieldDefinition[];
    indexes?: IndexDefinition[];
} & {
    [key: string]: unknown;
};
/**
 * @description The members below are changed. A whole definition that the server gave may come back. `id`, `type`,
 *     `objectIdField`, `globalIdField`, `uniqueIdField`, `maxRecordCount`, `hasStaticData`, `isView`,
 *     `geometryProperties`, `supportedQueryFormats` and `serviceItemId` are refused with another value than is shown, and
 *     what a `LayerDefinition` is refused for is refused here, but for ownership.
 */
export type LayerChanges = {
    /** @description For a layer of a view. The source stays the same. */
    adminLayerInfo?: ViewAdminInfo | null;
    /**
     * @description A setting of this layer alone. While the service, or the source of a view, does not allow it either, false changes
     *     nothing: whole definitions come back with it.
     */
    allowGeometryUpdates?: boolean;
    /** @description Capabilities of the whole service, as in `ServiceChanges`. */
    capabilities?: string;
    copyrightText?: string | null;
    defaultVisibility?: boolean;
    /** @description Another name of `viewDefinitionQuery`, which goes before it. */
    definitionQuery?: string | null;
    description?: string | null;
    displayField?: string | null;
    drawingInfo?: {
        [key: string]: unknown;
    } | null;
    /** @description The editor-tracking fields, made where the layer lacks them; null ends tracking and keeps the fields. */
    editFieldsInfo?: EditFieldsDefinition | null;
    /** @description Fields by name, with what changes of them. */
    fields?: {
        alias?: string | null;
        defaultValue?: string | number | boolean | null;
        domain?: {
            [key: string]: unknown;
        } | null;
        editable?: boolean;
        /** @description Maximum length of text; it can only grow. The change takes long on large tables. */
        length?: number | null;
        name: string;
        /** @description False only where all rows have a value. On large tables the change takes its time. */
        nullable?: boolean;
        /** @description As it is: it cannot be changed. */
        type?: string;
        /** @description For a view: whether it shows the field. */
        visible?: boolean | null;
    }[];
    /** @description As it is: it cannot be changed. */
    geometryType?: string | null;
    /** @description Not true, which is refused. */
    hasAttachments?: boolean | string | null;
    /** @description As it is: it cannot be changed. */
    hasM?: boolean | null;
    /** @description As it is: it cannot be changed. */
    hasZ?: boolean | null;
    /**
     * @description Indexes by name, with what changes of them; those that every layer has stay as they are. On large tables the
     *     change takes its time.
     */
    indexes?: {
        description?: string | null;
        /** @description Comma list of field names. */
        fields?: string | null;
        isAscending?: boolean | null;
        isUnique?: boolean | null;
        name: string;
    }[];
    maxScale?: number;
    minScale?: number;
    name?: string;
    /** @description Ownership rules of the whole service; null ends them. */
    ownershipBasedAccessControlForFeatures?: OwnershipDefinition | null;
    /** @description As it is: it cannot be changed. */
    spatialReference?: SpatialReference | null;
    /**
     * @description *Extension.* False shuts append off for everyone, also for the owner and administrators, and takes
     *     `Append` from the service's capabilities.
     */
    supportsAppend?: boolean;
    /** @description A setting of the whole service, as in `ServiceChanges`. */
    syncEnabled?: boolean;
    /** @description Templates of new features; null restores the one that every layer has. */
    templates?: {
        [key: string]: unknown;
    }[] | null;
    /** @description The field that tells the type of a feature; without one there are no `types`. */
    typeIdField?: string | null;
    types?: {
        [key: string]: unknown;
    }[] | null;
    /**
     * @description For a view: only features that satisfy this condition are there, whatever a query asks for. As in `where`;
     *     it may name fields that the view does not show. Refused for other layers.
     */
    viewDefinitionQuery?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * @description A layer as another server's layer describes itself will do. The members below are kept. Refused by name, unless
 *     they say that there is nothing (null, false, `[]`, `{}` or an empty text): `timeInfo`, `relationships`,
 *     `subtypeField`, `subtypes`, `defaultSubtypeCode`, `fieldGroups`, `contingentValues`,
 *     `contingentValuesDefinition`, `hasContingentValuesDefinition`, `attributeRules`, `isDataVersioned`,
 *     `isDataBranchVersioned`, `isDataArchived`, `isDataReplicaTracked`, `changeTrackingInfo`, `historicMoment`,
 *     `datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`; a
 *     `dateFieldsTimeReference` other than UTC; `ownershipBasedAccessControlForFeatures` with a rule that is not true,
 *     which is set by the service's `editorTrackingInfo`; fields with `visible` false, outside of views. All others
 *     describe another server or how clients draw, and are ignored.
 */
export type LayerDefinition = {
    /** @description For a layer of a view. */
    adminLayerInfo?: ViewAdminInfo | null;
    /**
     * @description False keeps edits and upserts from changing geometries, as that of the service does for all of its layers; its
     *     owner and administrators may.
     */
    allowGeometryUpdates?: boolean | null;
    copyrightText?: string | null;
    defaultVisibility?: boolean | null;
    /** @description Another name of `viewDefinitionQuery`, which goes before it. */
    definitionQuery?: string | null;
    description?: string | null;
    displayField?: string | null;
    drawingInfo?: {
        [key: string]: unknown;
    } | null;
    /**
     * @description Names of the editor-tracking fields. With one of them, the layer has editor tracking even where the service
     *     has not.
     */
    editFieldsInfo?: EditFieldsDefinition | null;
    extent?: ExtentDefinition | null;
    fields?: FieldDefinition[] | null;
    /**
     * @description `esriGeometryPoint`, `esriGeometryMultipoint`, `esriGeometryPolyline`, `esriGeometryPolygon` or
     *     `esriGeometryMultiPatch`, which is filled from shapefiles and databases only; none for a table.
     */
    geometryType?: string | null;
    /** @description Not true, which is refused. */
    hasAttachments?: boolean | string | null;
    /** @description Always false of multipatches. */
    hasM?: boolean | null;
    /** @description Always true of multipatches. */
    hasZ?: boolean | null;
    indexes?: IndexDefinition[] | null;
    maxScale?: number | null;
    minScale?: number | null;
    name: string;
    /**
     * @description Else the extent's, else the service's, else web mercator. Any `wkid` of EPSG or Esri that PROJ knows, or a
     *     definition as `wkt` or `wkt2`. x comes before y, whatever the authority's order is.
     */
    spatialReference?: SpatialReference | null;
    /** @description False makes a layer that nobody can append to; the service loses the `Append` capability then. */
    supportsAppend?: boolean | null;
    templates?: {
        [key: string]: unknown;
    }[] | null;
    /** @description `Feature Layer` or `Table`. */
    type?: string | null;
    typeIdField?: string | null;
    types?: {
        [key: string]: unknown;
    }[] | null;
    /**
     * @description For a view: only features that satisfy this condition are there, whatever a query asks for. As in `where`;
     *     it may name fields that the view does not show. Refused for other layers.
     */
    viewDefinitionQuery?: string | null;
} & {
    [key: string]: unknown;
};
export type LayerEditResults = {
    addResults: EditResult[];
    deleteResults: EditResult[];
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    id: number;
    messages?: EditMessages;
    updateResults: EditResult[];
};
export type LayerEdits = {
    adds?: FeatureInput[];
    /** @description Empty lists only; anything else is refused. */
    attachments?: {
        [key: string]: unknown;
    } | null;
    /** @description Object ids or, with `useGlobalIds`, global ids. */
    deletes?: (number | string)[];
    id: number;
    updates?: FeatureUpdate[];
};
export type LayerRemoval = {
    /** @description A number; some clients write it as text. */
    id: number | string;
};
export type LayerRemovals = {
    fields?: NamedRemoval[];
    indexes?: NamedRemoval[];
};
export type Layers = {
    layers: Layer[];
    tables: Layer[];
};
export type LayerSummary = {
    defaultVisibility: boolean;
    geometryType?: GeometryType;
    id: number;
    maxScale: number;
    minScale: number;
    name: string;
    parentLayerId: number;
    subLayerIds: null;
    /** @enum {string} */
    type: "Feature Layer" | "Table";
};
export type MoveItemParameters = {
    f?: f;
    /** @description The folder's id or title; `/` for none. */
    folder: string;
    token?: AccessToken;
};
export type NamedRemoval = {
    /** @description In any case of its letters. */
    name: string;
};
export type ObjectIds = {
    objectIdFieldName: string;
    objectIds: number[];
};
export type OutStatistics = Statistic[];
export type OwnershipDefinition = {
    allowAnonymousToDelete?: boolean;
    allowAnonymousToQuery?: boolean;
    allowAnonymousToUpdate?: boolean;
    allowOthersToDelete?: boolean;
    allowOthersToQuery?: boolean;
    allowOthersToUpdate?: boolean;
    /** @description Another spelling of `allowOthersToUpdate`. */
    allowsUpdateToOthers?: boolean;
};
export type OwnSpatialReference = {
    latestWkid?: number;
    wkid?: number;
    wkt?: string;
};
export type PagingParameters = {
    f?: f;
    /**
     * @description How many at most. What is larger than 100 counts as 100.
     * @default 10
     */
    num: number;
    /**
     * @description The first one wanted, counted from 1.
     * @default 1
     */
    start: number;
    token?: AccessToken;
};
export type PortalInfo = {
    authInfo: {
        isTokenBasedSecurity: boolean;
        tokenServicesUrl: string;
    };
    owningSystemUrl: string;
};
export type PortalRoot = {
    currentVersion: number;
};
export type PortalSelf = {
    access: string;
    allSSL: boolean;
    authorizedCrossOriginDomains: string[];
    culture: string;
    currentVersion: string;
    helperServices: {
        [key: string]: unknown;
    };
    id: string;
    isPortal: boolean;
    name: string;
    portalHostname: string;
    portalMode: string;
    portalName: string;
    supportsHostedServices: boolean;
    user?: PortalUser;
};
export type PortalUser = {
    fullName: string;
    orgId: string;
    privileges: string[];
    /** @enum {string} */
    role: "org_admin" | "org_publisher" | "org_user";
    username: string;
};
export type PublishParameters = {
    f?: f;
    /** @description The format of the item, as in `appendUploadFormat`; left out, after its `type`. */
    filetype?: string;
    /** @description The item to publish. */
    itemid: string;
    /**
     * @description Refused: append with `truncateExisting` instead.
     * @default false
     */
    overwrite: boolean;
    /**
     * @description Parameters from `analyze`. `layerInfo` is refused for what a `LayerDefinition` is refused for, and for `indexes`,
     *     `types`, `typeIdField`, `editFieldsInfo`, `supportsAppend` and `allowGeometryUpdates` that say something:
     *     they are changed once the layer is there. `description`, `serviceDescription`, `copyrightText`,
     *     `capabilities` and `editorTrackingInfo` become those of the service.
     */
    publishParameters?: {
        [key: string]: unknown;
    };
    token?: AccessToken;
};
export type PublishReply = {
    services: {
        encodedServiceURL: string;
        jobId: string;
        serviceItemId: string;
        serviceurl: string;
        size: number;
        /** @constant */
        type: "Feature Service";
    }[];
};
export type QuantizationParameters = {
    extent?: ExtentDefinition;
    /** @description `view`, as when left out, leaves out positions that fall together; `edit` keeps all. */
    mode?: string;
    /** @description `upperLeft`, as when left out, or `lowerLeft`. */
    originPosition?: string;
    /** @description In units of `outSR`; above 0. */
    tolerance?: number;
};
export type QueryParameters = {
    /** @description Not supported: refused unless it is empty. */
    aggregateIds?: string;
    /**
     * @description Without effect on what is answered.
     * @default false
     */
    cacheHint: boolean;
    /**
     * @description Not supported: refused unless it is empty. The most precise transformation that PROJ has for the place is
     *     taken.
     */
    datumTransformation?: string;
    /** @description Not supported: refused unless it is empty. Give `inSR` and `outSR`. */
    defaultSR?: string;
    /**
     * @description How far around `geometry` features are looked for: it is widened by so much, to a polygon, before `spatialRel` is
     *     asked. Measured along the earth's surface where `geometry` is in degrees or in Web Mercator, else on the map. At
     *     most 9,000 kilometres. With 0, as without it, `geometry` is asked as it is. Refused where the outlines around the
     *     parts of `geometry` have more than 360,000 vertices in all. Around a point there are 360, and up to 1,080 for long
     *     distances; around a line, at least as many for each 200 kilometres along the earth's surface. Where too many
     *     requests wait for such outlines, more are refused with code 503 and `Retry-After`.
     */
    distance?: number;
    /**
     * @description The reply as a page, as JSON, as GeoJSON or as a protocol buffer. Capital letters do as well.
     * @default html
     * @enum {string}
     */
    f: "html" | "json" | "pjson" | "geojson" | "pbf";
    /** @description `esriDefault`; any other is refused. */
    featureEncoding?: string;
    /** @description Not supported: refused unless it is empty. LIKE in `where` finds words. */
    fullText?: string;
    gdbVersion?: GdbVersion;
    /**
     * @description Only features that stand in `spatialRel` to this geometry: Esri JSON, or as plain numbers `xmin,ymin,xmax,ymax` for
     *     an envelope and `x,y` for a point. Between Web Mercator and degrees, it selects what it selects in its own
     *     plane: what lies beyond the antimeridian is not taken from the other side, and an area that goes beyond the
     *     edge of Web Mercator (85.06 degrees) reaches the pole. From and to other spatial references, sides are bent as
     *     the earth is, and areas go around poles and across the antimeridian. Where a part of an area has no place in
     *     the other reference, the part near the layer's features counts. A geometry that cannot be projected is an
     *     error of `geometry`. It has 50,000 vertices and 5,000 rings or paths at most, in 5,000,000 characters. The boxes of
     *     its sides meet in 1,000,000 pairs at most, beyond one for each side, and a polygon crosses itself at 50,000
     *     places at most. Inside of a polygon that crosses itself is what lies in an odd number of its rings.
     */
    geometry?: string;
    /** @description Decimals of coordinates. */
    geometryPrecision?: number;
    /**
     * @description Type of a `geometry` that does not tell its own: `esriGeometryEnvelope`, the default, `esriGeometryPoint`,
     *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
     */
    geometryType?: string;
    /**
     * @description Fields whose equal values make a group, with `outStatistics`; 100 at most. `orderByFields` may then name these and what is
     *     reckoned.
     */
    groupByFieldsForStatistics?: string[];
    /**
     * @description Only groups that satisfy this condition, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
     *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of what is reckoned with one of
     *     these stands for it, unless a field of `groupByFieldsForStatistics` has this name.
     */
    having?: string;
    /** @description Not supported, since no history is kept: refused unless it is empty. */
    historicMoment?: string;
    /** @description Spatial reference of `geometry` where it names none, as in `outSR`. Left out, the layer's. */
    inSR?: string;
    /** @description Not supported: refused unless it is empty. */
    lod?: string;
    /** @description Not supported: refused unless it is empty. */
    lodType?: string;
    /** @description Lines and rings get fewer vertices; none moves farther than this, in units of `outSR`. */
    maxAllowableOffset?: number;
    /** @description Factor by which a reply may have more features than `maxRecordCount`. */
    maxRecordCountFactor?: number;
    /**
     * @description Form of the multipatches of a layer; layers of other geometries ignore it.
     *     `xyFootprint`: what they cover, as polygons, and `geometryType` is `esriGeometryPolygon`.
     *     `extent`: the box around each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`, and `geometryType` is
     *     `esriGeometryEnvelope`; for `f=json` and the layer's own spatial reference.
     *     `patches`, an extension: every face as it was appended, for `f=json` and the layer's own spatial reference.
     *     A geometry is then `{"hasZ":true,"patches":[…]}`, each patch being
     *     `{"type":"tin","triangles":[ring,…]}` or, with `type` `multiPolygon` or `polyhedralSurface`,
     *     `{"type":…,"polygons":[[ring,…],…]}`; a ring is a closed list of `[x,y,z]`.
     *     Left out: no geometry. Spatial filters and extents go by the footprint in any case.
     */
    multipatchOption?: string;
    /** @description Only these, of those that satisfy `where`; 10,000 at most. */
    objectIds?: number[];
    /** @description Names of fields, each with `ASC` or `DESC` after it where wanted; 100 at most. Left out, by object id. */
    orderByFields?: string[];
    /** @description Names of fields in any case, or `*`; 2,000 at most. Left out, only the object id. */
    outFields?: string[];
    /**
     * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or
     *     with a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which
     *     names any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.
     */
    outSR?: string;
    /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
    outStatistics?: OutStatistics;
    /** @description Not supported: refused unless it is empty. */
    parameterValues?: string;
    /**
     * @description For `f=json` and `f=pbf`: coordinates as whole steps of `tolerance` from a corner of `extent`, each position but
     *     the first as the difference from the one before. `transform` in the reply undoes it.
     */
    quantizationParameters?: QuantizationParameters;
    /** @description Not supported: refused unless it is empty. */
    rangeValues?: string;
    /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
    relationParam?: string;
    /**
     * @description How many of the features that are selected are left out at the beginning.
     * @default 0
     */
    resultOffset: number;
    /** @description At most the layer's `maxRecordCount`. */
    resultRecordCount?: number;
    /**
     * @description `none`, as when left out; `standard` and `tile` allow more features in a reply, as the layer's
     *     `standardMaxRecordCount` and `tileMaxRecordCount` say.
     */
    resultType?: string;
    /**
     * @description True is not supported and refused.
     * @default false
     */
    returnCentroid: boolean;
    /**
     * @description Only how many features are selected.
     * @default false
     */
    returnCountOnly: boolean;
    /**
     * @description Each combination of the `outFields` once, without geometries and object ids; with `returnCountOnly`, how many
     *     there are.
     * @default false
     */
    returnDistinctValues: boolean;
    /**
     * @description True is not supported and refused.
     * @default false
     */
    returnEnvelope: boolean;
    /**
     * @description False gives no features at all where there are more than a reply may have.
     * @default true
     */
    returnExceededLimitFeatures: boolean;
    /**
     * @description The box around all features that are selected, in `outSR`: the one around their vertices as they are projected,
     *     near poles and the antimeridian too, to a hundred-millionth of a coordinate. In degrees, features on both
     *     sides of the antimeridian have a box from about -180 to 180. A feature that has no place in `outSR` is an error
     *     of `outSR`.
     * @default false
     */
    returnExtentOnly: boolean;
    /**
     * @description True if features come with their geometries.
     * @default true
     */
    returnGeometry: boolean;
    /**
     * @description Only the object ids of all features that are selected.
     * @default false
     */
    returnIdsOnly: boolean;
    /**
     * @description True if geometries have their m, where the layer has them.
     * @default false
     */
    returnM: boolean;
    /**
     * @description With `f=json` and features: `queryGeometry` in the reply is what they were compared with, which is `geometry`
     *     widened by `distance`, in `outSR`. An envelope is told as a polygon.
     * @default false
     */
    returnQueryGeometry: boolean;
    /**
     * @description Without effect, since layers have no curves.
     * @default false
     */
    returnTrueCurves: boolean;
    /**
     * @description True is not supported and refused. `returnIdsOnly` does this.
     * @default false
     */
    returnUniqueIdsOnly: boolean;
    /**
     * @description True if geometries have their z, where the layer has them.
     * @default false
     */
    returnZ: boolean;
    /**
     * @description How features stand to `geometry`: `esriSpatialRelIntersects`, as when left out, `esriSpatialRelContains` (the
     *     geometry contains the feature), `esriSpatialRelWithin` (it lies within the feature), `esriSpatialRelCrosses`,
     *     `esriSpatialRelOverlaps`, `esriSpatialRelTouches`, or, by boxes alone, `esriSpatialRelEnvelopeIntersects` and
     *     `esriSpatialRelIndexIntersects`. A feature that meets the geometry, or itself, at so many places that no
     *     comparison ends in a few seconds is compared by whether sides cross. Where that does not tell, the reply is an
     *     error of `geometry` with the object ids of such features: repair them, or ask by boxes.
     */
    spatialRel?: string;
    /**
     * @description `standard` or `none`, which are the same here. Any other, such as `native`, is refused: databases are not
     *     spoken to in their own words.
     */
    sqlFormat?: string;
    /** @description A part of the display field, in map services. Not supported: refused unless it is empty. */
    text?: string;
    /**
     * @description Not supported, since layers have no `timeInfo`: refused unless it is empty, `null` or `null,null`. Compare
     *     date fields in `where`.
     */
    time?: string;
    /**
     * @description Without effect, since dates are in UTC and never in an unknown time reference.
     * @default false
     */
    timeReferenceUnknownClient: boolean;
    /** @description Without effect, since `time` is not supported. */
    timeRelation?: string;
    token?: AccessToken;
    /** @description Not supported: refused unless it is empty. `objectIds` does this. */
    uniqueIds?: string;
    /**
     * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
     *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. Left out, the unit of the spatial reference of
     *     `geometry`; degrees then are measured on the map.
     */
    units?: string;
    /**
     * @description A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with
     *     ESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and
     *     the functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name
     *     only the layer's fields.
     *
     *     It means the same on every database. Case matters, in LIKE too, and text is ordered by code point. UPPER
     *     and LOWER change the letters of every alphabet by Unicode's simple case mapping: one letter becomes one
     *     letter, in any language and at any place, so `ß` has no capital and `Σ` becomes `σ` at the end of a word
     *     too. Both together may be called 100 times where the result is not compared with constants by `=`, `<>`,
     *     IN or LIKE. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by
     *     zero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates
     *     and GUIDs do not mix; text in quotes is read as the number, date or GUID that it is
     *     compared with.
     *
     *     A date that is no field may be moved by a number of days or by an interval, as `CURRENT_TIMESTAMP - 7` or
     *     `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may stand in UPPER or LOWER.
     *
     *     A condition has 10,000 fields and constants at most, 50,000 words and signs, 100 arithmetic operators, 1,000
     *     calls of functions, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has 10,000 characters
     *     and 100 `%` at most, and all patterns have 4,000 `%` together.
     */
    where?: string;
};
export type RegisterUploadParameters = {
    description?: string;
    f?: f;
    /** @description Name of the file, with its extension. */
    itemName: string;
    token?: AccessToken;
};
export type ReplyField = {
    alias: string;
    defaultValue: string | number | null;
    domain: {
        [key: string]: unknown;
    } | null;
    length?: number;
    name: string;
    sqlType: string;
    type: FieldType;
};
export type ReportParameters = {
    f?: f;
    /**
     * @default csv
     * @enum {string}
     */
    format: "csv" | "ndjson";
    token?: AccessToken;
};
export type RevokeTokenParameters = {
    /** @description The token to end. */
    auth_token: string;
    /** @description Taken and without effect. */
    client_id?: string;
    f?: f;
    token?: AccessToken;
};
export type RowError = {
    code: string;
    description: string;
    field: string | null;
    /** @description Layer of a service-level append. */
    layerId?: number;
    /** @description From 1, headers not counted. */
    sourceRow: number;
    value: string | number | boolean | null;
};
export type ServerInfo = {
    authInfo: {
        isTokenBasedSecurity: boolean;
        /** @description Minutes. */
        shortLivedTokenValidity: number;
        tokenServicesUrl: string;
    };
    currentVersion: number;
    fullVersion: string;
    owningSystemUrl: string;
};
export type Service = {
    /** @description At the administration address only. */
    adminServiceInfo?: {
        /**
         * @description *Extension.*
         * @enum {string}
         */
        access: "private" | "org" | "public";
        name: string;
        status: string;
        /** @constant */
        type: "FeatureServer";
    };
    allowGeometryUpdates: boolean;
    /**
     * @description Comma list of the operations that clients may ask of the service. At the administration address, all that are set, with
     *     `Sync`, `ChangeTracking` and `Extract`, which nothing serves yet.
     */
    capabilities: string;
    copyrightText: string;
    currentVersion: number;
    description: string;
    editorTrackingInfo: EditorTrackingInfo;
    fullExtent: Extent;
    hasStaticData: boolean;
    hasVersionedData: boolean;
    /** @description True if a view shows a layer of this service. */
    hasViews: boolean;
    initialExtent: Extent;
    /** @description Member of views only. */
    isUpdatableView?: boolean;
    isView: boolean;
    layers: LayerSummary[];
    maxRecordCount: number;
    serviceDescription: string;
    serviceItemId: string;
    /** @description Member of views only. */
    sourceSchemaChangesAllowed?: boolean;
    spatialReference: OwnSpatialReference;
    supportedAppendFormats: string;
    supportedExportFormats: string;
    supportedQueryFormats: string;
    /** @description True if append can be called on the service as a whole. */
    supportsAppend: boolean;
    supportsApplyEditsWithGlobalIds: boolean;
    supportsDisconnectedEditing: boolean;
    supportsLayerOverrides: boolean;
    supportsReturnDeleteResults: boolean;
    supportsSharedDomains: boolean;
    supportsTilesAndBasicQueriesMode: boolean;
    supportsVCSProjection: boolean;
    /** @description False: no replica can be made. */
    syncEnabled: boolean;
    tables: LayerSummary[];
    units: string;
    xssPreventionInfo: {
        xssInputRule: string;
        xssPreventionEnabled: boolean;
        xssPreventionRule: string;
    };
};
/**
 * @description Layers and tables. Members that `updateDefinition` changes are refused here, and all that a `ServiceDefinition` is
 *     refused for.
 */
export type ServiceAdditions = {
    layers?: LayerDefinition[];
    tables?: LayerDefinition[];
} & {
    [key: string]: unknown;
};
export type ServiceAppendParameters = {
    /** @description The destination fields to write, 2,000 at most; left out, all that the source has. */
    appendFields?: string[];
    /** @description The id of a stored item. */
    appendItemId?: string;
    /**
     * @description Which rows of the source to take: a condition as in the `where` of a query, on the fields of the source, plain
     *     or as JSON: `{"where": "POP > 100"}`, or
     *     `[{"id": 0, "where": "POP > 100"}]` for some of the layers. Only with formats whose columns have types, which
     *     `supportedAppendSourceFilterFormats` lists. A value that is none of its column's type counts as null. Rows
     *     that are left out count for nothing; a message of the job tells how many they were.
     */
    appendSourceFilter?: string;
    /**
     * @description How to read a CSV or Excel file; needed for these, and may be empty. Made to take the `publishParameters`
     *     that analyze gives, so unknown members are ignored. Of other formats,
     *     `dateFieldsTimeReference`, the names that `layerInfo.fields` give to columns of databases and shapefiles, and
     *     `sourceSR` of JSON are read.
     *
     *     `encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as `utf-8`,
     *     `windows-1251`, `shift_jis` or `gbk`, in any case. An unknown one is refused, and so are other names of this
     *     member, such as `charset` and `sourceEncoding`. A byte order mark goes before it. Without either, the text is
     *     UTF-8, or UTF-16 where zero bytes show that. Rows with bytes that are not in the encoding are refused, with the
     *     field and `invalid_text`. Only when at least ten in eleven characters beyond ASCII are no UTF-8, counted over the
     *     whole file, it is read as `windows-1252`, and a message says so. Where bytes have no meaning in that encoding, and
     *     in an upsert that updates features, nothing is guessed, and these rows are refused. JSON is always UTF-8, of which
     *     other names are refused; the other formats state their encoding themselves, and take no name.
     *
     *     A CSV file has at most 20,000 columns, a sheet 16,384. The name of a column that another one before it has gets
     *     `_` at its end, or several, or a number.
     *
     *     The `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin, every
     *     other from the one before; z and m alike where `scale` has a number above 0 for them, else they are values. A
     *     `crs` of GeoJSON counts for its collection; features and geometries that state another are refused. So are
     *     features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a geometry, numbers that no double
     *     holds, and features with bytes that are no UTF-8. Whole numbers beyond 2^53 keep their digits in fields of text
     *     and of 64 bits.
     *
     *     A number in a workbook's cell counts days in a field of dates, as the workbook does, whether its cell has a
     *     date format or not; one that is too large for that is read by its digits, as text would be.
     *
     *     Addresses (`locationType` `address`) are looked for in `sourceCountry` alone, where that is given: a code such as
     *     `NO`, or several with commas. `sourceCountryHint` stands for the country of rows that name none. A postcode
     *     without a city, region or country may be of many countries: the embedded gazetteer, which has those of the
     *     USA, then gives it a score of 55, with which it does not count as found (`Score`, and the reason in the report).
     */
    appendSourceInfo?: {
        [key: string]: unknown;
    };
    /**
     * @description One of the layer's `supportedAppendFormats`, in any case. Left out, `featureCollection`. Of mobile
     *     geodatabases (`sqlite`) the tables are read; their feature classes are refused by name, since the form of
     *     their shapes is not public.
     *
     *     Text of a shapefile's table is in the code page that its `.cpg` file names, else in that of the language driver
     *     id of its header. A name that is not supported refuses the file; a row whose bytes the code page does not
     *     have is refused. Where neither names one, the text is read as UTF-8 or windows-1252, as most of it is, and a
     *     warning of the job says which. Numbers keep every digit; a cell that is no number is refused as it is from CSV, one
     *     filled with `*`, which stands for a number too long for its column, is null, as GDAL reads it. Memos and binary columns
     *     are left out, with a warning. Columns of one name get a number, as those of CSV do.
     */
    appendUploadFormat?: string;
    /** @description The `itemID` of an upload of the caller. */
    appendUploadId?: string;
    /**
     * @description *Extension.* Whether to do everything but write: the same report with the counts of rows that would be
     *     inserted, updated, be unchanged or refused. Addresses are looked up and paid for as always;
     *     of a provider whose answers are remembered, those of the dry run serve the append after it.
     * @default false
     */
    dryRun: boolean;
    /** @description The features themselves, as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`. */
    edits?: string;
    /** @description Another name of `appendUploadFormat`. */
    editsUploadFormat?: string;
    /** @description Another name of `appendUploadId`. */
    editsUploadId?: string;
    f?: f;
    fieldMappings?: FieldMappings;
    /**
     * @description *Extension.* With `upsert`, on a layer with editor tracking: whether updated features keep their creator and
     *     creation date. Left out, the four fields of editor tracking are set in updated features as in new ones: the
     *     caller becomes creator and editor, and both dates are the time of the append. New features have the caller as
     *     their creator in any case.
     * @default false
     */
    keepCreator: boolean;
    /** @description Which table each layer takes, and how; 1,000 layers at most. Each entry has the `id` of a layer that is written, each another one. */
    layerMappings?: {
        fieldMappings?: FieldMappings;
        id?: number;
        /** @description The table by its number, in place of its name. */
        sourceId?: number;
        sourceTableName?: string;
    }[];
    /** @description The layers to write, 1,000 at most; left out, those of `layerMappings`, or layer 0. */
    layers?: number[];
    /** @default false */
    returnEditMoment: boolean;
    /**
     * @description True if one bad row rolls back the whole append.
     * @default false
     */
    rollbackOnFailure: boolean;
    /**
     * @description With `upsert` only.
     * @default false
     */
    skipInserts: boolean;
    /**
     * @description With `upsert` only.
     * @default false
     */
    skipUpdates: boolean;
    /** @description Which table of the source, where it has several. */
    sourceTableName?: string;
    token?: AccessToken;
    /**
     * @description True if the append empties the layer first, in the same transaction: readers see the old features until they see
     *     the new ones, whose object ids count from 1. Refused with `upsert`.
     * @default false
     */
    truncateExisting: boolean;
    /**
     * @description With `upsert`: whether matched features get the geometry of the source too. Where `allowGeometryUpdates` keeps
     *     the caller from moving features, rows that would move theirs are refused.
     * @default true
     */
    updateGeometry: boolean;
    /**
     * @description True if source features update the features that they match.
     * @default false
     */
    upsert: boolean;
    /** @description The field to match on, with a unique index of its own; wins over `useGlobalIds`. */
    upsertMatchingField?: string;
    /**
     * @description Match on the global id instead of the object id.
     * @default false
     */
    useGlobalIds: boolean;
};
/**
 * @description The members below are changed. A whole definition that the server gave may come back. `name`, `units`, `isView`,
 *     `isUpdatableView`, `supportedQueryFormats` and `serviceItemId` are refused with another value than is shown, and
 *     what a `ServiceDefinition` is refused for is refused here.
 */
export type ServiceChanges = {
    /**
     * @description *Extension.*
     * @enum {string}
     */
    access?: "private" | "org" | "public";
    allowGeometryUpdates?: boolean;
    /**
     * @description Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and
     *     Append, in any case; those left out are taken away, also those that only the administration resources
     *     of the service and its layers list. To change one thing of a definition, read it there.
     */
    capabilities?: string;
    copyrightText?: string | null;
    description?: string | null;
    editorTrackingInfo?: EditorTrackingDefinition;
    hasStaticData?: boolean;
    /** @description Extent that a map of the service begins with; the server projects it from another spatial reference. */
    initialExtent?: ExtentDefinition | null;
    maxRecordCount?: number;
    serviceDescription?: string | null;
    /** @description Member of views only. */
    sourceSchemaChangesAllowed?: boolean;
    /** @description As it is; layers may each have one of their own. */
    spatialReference?: SpatialReference | null;
    /**
     * @description *Extension.* For all layers at once. False shuts append off for everyone, also for the owner and
     *     administrators, and takes `Append` away.
     */
    supportsAppend?: boolean;
    /**
     * @description True adds `Sync` to the capabilities. False takes it away, unless `capabilities` comes with it, which then
     *     counts for both: all resources show false, since no replica can be made.
     */
    syncEnabled?: boolean;
} & {
    [key: string]: unknown;
};
/**
 * @description The members below are kept. Refused by name, unless they say that there is nothing (null, false, `[]`, `{}` or an
 *     empty text): `timeInfo`, `relationships`, `historicMoment`, `hasVersionedData`, `datesInUnknownTimezone`,
 *     `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`, `isLocationTrackingService`,
 *     `isLocationTrackingView`, `isMultiServicesView`; `layers` and `tables`, which `addToDefinition` adds;
 *     `syncEnabled`, unless the capabilities have `Sync`; a `dateFieldsTimeReference` other than UTC; another
 *     `xssPreventionInfo` than the server shows of every service; and members of `editorTrackingInfo` that are not in it.
 *     All others are ignored.
 */
export type ServiceDefinition = {
    /**
     * @description *Extension.* Who may see the service: the owner and administrators only (`private`, as when left
     *     out), all who are signed in (`org`), or everybody (`public`).
     * @enum {string|null}
     */
    access?: "private" | "org" | "public" | null;
    allowGeometryUpdates?: boolean | null;
    /**
     * @description Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and
     *     Append, in any case. Left out, a service has `Query,Uploads`. `Sync` and `ChangeTracking` only shut upserts
     *     off until changes are tracked: like `Extract`, they are kept, and shown only to administrators of
     *     the service.
     */
    capabilities?: string | null;
    copyrightText?: string | null;
    description?: string | null;
    editorTrackingInfo?: EditorTrackingDefinition | null;
    hasStaticData?: boolean | null;
    /** @description Extent that a map of the service begins with; the server projects it from another spatial reference. */
    initialExtent?: ExtentDefinition | null;
    /** @description For a view: true. Where nobody is to write through it, leave what writes out of its capabilities. */
    isUpdatableView?: boolean | null;
    isView?: boolean | null;
    maxRecordCount?: number | null;
    /** @description Letters, digits and underscores, starting with a letter. Unique in any case of its letters. */
    name: string;
    serviceDescription?: string | null;
    /**
     * @description For a view: false keeps its fields from being deleted of its sources. True when left out; such fields vanish
     *     from the view then. A field that its `viewDefinitionQuery` names stays in any case.
     */
    sourceSchemaChangesAllowed?: boolean | null;
    spatialReference?: SpatialReference | null;
    units?: string | null;
} & {
    [key: string]: unknown;
};
export type ServiceNameAvailability = {
    available: boolean;
};
export type ServiceNameQueryParameters = {
    f?: f;
    name: string;
    token?: AccessToken;
    /** @description The kind of service; `Feature Service` is the only one. */
    type?: string;
};
export type ServiceRemovals = {
    layers?: LayerRemoval[];
    tables?: LayerRemoval[];
};
export type ServiceSummary = {
    name: string;
    /** @constant */
    type: "FeatureServer";
    url: string;
};
export type ShareItemParameters = {
    /**
     * @description Older name of `org`.
     * @default false
     */
    account: boolean;
    /** @default false */
    everyone: boolean;
    f?: f;
    /** @description There are no groups here; all that are named come back in `notSharedWith`. */
    groups?: string[];
    /** @default false */
    org: boolean;
    token?: AccessToken;
};
export type ShareItemsParameters = {
    /**
     * @description Older name of `org`.
     * @default false
     */
    account: boolean;
    /** @default false */
    everyone: boolean;
    f?: f;
    groups?: string[];
    /** @description Ids of items of this user. */
    items: string[];
    /** @default false */
    org: boolean;
    token?: AccessToken;
};
export type SignInParameters = {
    /** @description Path of the page to come back to. */
    back?: string;
    f?: f;
    formToken?: formToken;
    password?: string;
    username?: string;
};
export type SignOutParameters = {
    f?: f;
    formToken?: formToken;
};
/** @description *Extension.* The `itemID` of an upload of the caller, once it is committed. */
export type SourceUploadId = string;
export type SpatialReference = {
    latestWkid?: number | null;
    wkid?: number | null;
    wkt?: string | null;
};
export type SqlValidation = {
    isValidSQL: boolean;
    validationErrors: {
        description: string;
        errorCode: number;
    }[];
};
export type Statistic = {
    maxPointCount?: number;
    maxRecordCount?: number;
    maxVertexCount?: number;
    /** @description Needed but for `exceedslimit`. `count` on `1` counts the features themselves. */
    onStatisticField?: string;
    /** @description Left out, such as `count_NAME`. */
    outStatisticFieldName?: string;
    /**
     * @description `count`, `sum`, `min`, `max`, `avg`, `stddev` or `var` (both of a sample), in any case. `exceedslimit` of no
     *     field: 1 where there are more features than `maxPointCount` on a layer of points, or on others more than
     *     `maxRecordCount`, or more vertices in all than `maxVertexCount`; 0 otherwise.
     */
    statisticType: string;
};
export type StatisticRow = {
    attributes: Attributes;
};
/** @description Reply to `outStatistics` and `returnDistinctValues`. */
export type StatisticSet = {
    /**
     * @description Present when there are more rows.
     * @constant
     */
    exceededTransferLimit?: true;
    features: StatisticRow[];
    fields: ReplyField[];
};
export type SuccessReply = {
    /** @constant */
    success: true;
};
export type TokenReply = {
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    expires: number;
    ssl: boolean;
    token: string;
};
export type TruncateParameters = {
    async?: Async;
    /**
     * @description True to delete attachments only. Layers have none, so nothing happens.
     * @default false
     */
    attachmentOnly: boolean;
    f?: f;
    token?: AccessToken;
};
/**
 * @description *Extension.* Editable fields of the layer that the source has no column for, once the job has ended; with `appendFields`,
 *     of the fields that it names. Fields with a default are not among them otherwise. For an append to the
 *     service, `layers` has them.
 */
export type UnfilledFields = string[];
export type UniqueIdField = {
    isSystemMaintained: boolean;
    name: string;
};
/**
 * @description *Extension.* Columns of the source that no field of the layer took, once the job has ended. Not among them are columns
 *     that tell where rows are, columns whose fields `appendFields` leaves out, and what servers write themselves: row ids,
 *     global ids, editor tracking, lengths and areas of shapes. For an append to the service, `layers` has them.
 */
export type UnmatchedSourceFields = string[];
export type UnshareItemParameters = {
    f?: f;
    groups?: string[];
    token?: AccessToken;
};
export type UnshareItemsParameters = {
    f?: f;
    groups?: string[];
    /** @description Ids of items of this user. */
    items: string[];
    token?: AccessToken;
};
export type UpdateFeaturesParameters = {
    f?: f;
    /** @description Each with its object id or, with `useGlobalIds`, its global id. */
    features: FeatureUpdate[];
    gdbVersion?: GdbVersion;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description True if one failed edit rolls back all edits.
     * @default true
     */
    rollbackOnFailure: boolean;
    token?: AccessToken;
    /**
     * @description True if global ids identify features; new features keep theirs.
     * @default false
     */
    useGlobalIds: boolean;
};
export type UpdateItemParameters = {
    /** @description Credits to show for the source. */
    accessInformation?: string;
    /**
     * @description Taken and without effect.
     * @default false
     */
    async: boolean;
    /**
     * @description True if an empty `typeKeywords`, `tags`, `description`, `snippet`, `accessInformation`, `licenseInfo` or `extent` clears the member; else empty members change nothing.
     * @default false
     */
    clearEmptyFields: boolean;
    /** @description Refused: content is stored here, not linked. */
    dataUrl?: string;
    /** @description Kept as sent; who shows it as HTML must clean it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description Name of the file, where the part has none. */
    filename?: string;
    /** @description Terms of use; as `description`, kept as sent. */
    licenseInfo?: string;
    /**
     * @description True if the content replaces the item of the caller with the same file name.
     * @default false
     */
    overwrite: boolean;
    /** @description A summary. */
    snippet?: string;
    tags?: string[];
    /** @description The content as text, in place of a file. */
    text?: string;
    title?: string;
    token?: AccessToken;
    /** @description The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
    type?: string;
    typeKeywords?: string[];
};
export type UpdateLayerDefinitionParameters = {
    async?: Async;
    f?: f;
    token?: AccessToken;
    updateDefinition: LayerChanges;
};
export type UpdateResults = {
    /**
     * Format: int64
     * @description Epoch milliseconds, where asked for.
     */
    editMoment?: number;
    messages?: EditMessages;
    updateResults: EditResult[];
};
export type UpdateServiceDefinitionParameters = {
    async?: Async;
    f?: f;
    token?: AccessToken;
    updateDefinition: ServiceChanges;
};
export type Upload = {
    committed: boolean;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    date: number;
    description: string;
    itemID: string;
    itemName: string;
};
export type UploadParameters = {
    description?: string;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    token?: AccessToken;
};
export type UploadPartParameters = {
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    partId?: number;
    partNumber?: number;
    token?: AccessToken;
};
export type UploadPartsReply = {
    parts: string[];
};
export type UploadReply = {
    item: Upload;
    /** @constant */
    success: true;
};
export type UploadsInfo = {
    /** @description *Extension.* Megabytes, of a file that was put together from parts. */
    maxCommittedFileSize?: number;
    /** @description Megabytes, of a file in one piece. */
    maxUploadFileSize: number;
    /** @description *Extension.* Megabytes, of one part. */
    maxUploadPartSize?: number;
};
export type UsageParameters = {
    f?: f;
    jobId?: string;
    /**
     * @description How many at most. What is larger than 100 counts as 100.
     * @default 10
     */
    num: number;
    /**
     * @description The first one wanted, counted from 1.
     * @default 1
     */
    start: number;
    token?: AccessToken;
    /** @description Another user, or `*`; for administrators. */
    username?: string;
};
export type User = {
    /** @constant */
    access: "org";
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    firstName?: string;
    fullName: string;
    groups: string[];
    lastName?: string;
    orgId: string;
    /** @enum {string} */
    role: "org_admin" | "org_publisher" | "org_user";
    username: string;
};
export type UserContent = {
    currentFolder?: ContentFolder | null;
    folders?: ContentFolder[];
    items: Item[];
    /** @description -1 when there are no more. */
    nextStart: number;
    /** @description How many are given. */
    num: number;
    start: number;
    total: number;
    username?: string;
};
export type ValidateSqlParameters = {
    f?: f;
    /** @description Condition of 500,000 characters at most; a longer one is not valid. */
    sql: string;
    /**
     * @description A `statement` is never valid here.
     * @default where
     * @enum {string}
     */
    sqlType: "where" | "expression" | "statement";
    token?: AccessToken;
};
export type ViewAdminInfo = {
    viewLayerDefinition?: ViewLayerDefinition | null;
};
/**
 * @description The fields that the view shows: `*` for all, also those that the source gets later, or a list of names. Object
 *     id, global id and geometry are shown always.
 */
export type ViewFields = (string | null) | (string | {
    name: string;
    /** @description Equal to `name`: a view does not rename fields. */
    source?: string | null;
})[];
/**
 * @description Which layer is shown, and what of it. The members are read from `table` where they are not here, as clients
 *     that can join layers write them; joins are not made.
 */
export type ViewLayerDefinition = {
    /** @description Only features that stand so to this geometry; null takes the filter away. */
    filter?: {
        /** @description As `spatialRel` of a query, `esriSpatialRelIntersects` when left out. */
        operator?: string | null;
        value?: {
            geometry?: {
                [key: string]: unknown;
            } | null;
            geometryType?: string | null;
        } | null;
    } | null;
    sourceLayerFields?: ViewFields;
    sourceLayerId?: number | null;
    sourceServiceName?: string | null;
    table?: {
        relatedTables?: {
            [key: string]: unknown;
        }[] | null;
        sourceLayerFields?: ViewFields;
        sourceLayerId?: number | null;
        sourceServiceName?: string | null;
    } | null;
};
export type ViewSourcesReply = {
    services: {
        name: string;
        serviceItemId: string;
        /** @constant */
        type: "FeatureServer";
        url: string;
    }[];
};
export interface components {
    schemas: {
        AccessToken: AccessToken;
        AddedLayer: AddedLayer;
        AddFeaturesParameters: AddFeaturesParameters;
        AddItemParameters: AddItemParameters;
        AddItemPartParameters: AddItemPartParameters;
        AddResults: AddResults;
        AddToLayerDefinitionParameters: AddToLayerDefinitionParameters;
        AddToServiceDefinitionParameters: AddToServiceDefinitionParameters;
        AddToServiceDefinitionReply: AddToServiceDefinitionReply;
        AdvancedQueryCapabilities: AdvancedQueryCapabilities;
        AnalysisReply: AnalysisReply;
        AnalyzeParameters: AnalyzeParameters;
        AppendFileParameters: AppendFileParameters;
        AppendJob: AppendJob;
        AppendParameters: AppendParameters;
        AppendSubmission: AppendSubmission;
        ApplyEditsParameters: ApplyEditsParameters;
        ApplyServiceEditsParameters: ApplyServiceEditsParameters;
        AppTokenParameters: AppTokenParameters;
        AppTokenReply: AppTokenReply;
        Async: Async;
        Attributes: Attributes;
        CalculateParameters: CalculateParameters;
        CalculateReply: CalculateReply;
        Catalogue: Catalogue;
        CommitUploadParameters: CommitUploadParameters;
        ContentFolder: ContentFolder;
        CreateFolderParameters: CreateFolderParameters;
        CreateServiceParameters: CreateServiceParameters;
        CreateServiceReply: CreateServiceReply;
        DefinitionJob: DefinitionJob;
        DefinitionReply: DefinitionReply;
        DeleteFeaturesParameters: DeleteFeaturesParameters;
        DeleteFromLayerDefinitionParameters: DeleteFromLayerDefinitionParameters;
        DeleteFromServiceDefinitionParameters: DeleteFromServiceDefinitionParameters;
        DeleteItemReply: DeleteItemReply;
        DeleteResults: DeleteResults;
        DeleteSummary: DeleteSummary;
        EditError: EditError;
        EditFieldsDefinition: EditFieldsDefinition;
        EditMessages: EditMessages;
        EditorTrackingDefinition: EditorTrackingDefinition;
        EditorTrackingInfo: EditorTrackingInfo;
        EditResult: EditResult;
        EditResults: EditResults;
        EmptyableExtent: EmptyableExtent;
        ErrorReply: ErrorReply;
        Extent: Extent;
        ExtentDefinition: ExtentDefinition;
        f: f;
        Feature: Feature;
        FeatureCount: FeatureCount;
        FeatureExtent: FeatureExtent;
        FeatureInput: FeatureInput;
        FeatureParameters: FeatureParameters;
        FeatureReply: FeatureReply;
        FeatureSet: FeatureSet;
        FeatureUpdate: FeatureUpdate;
        Field: Field;
        FieldDefinition: FieldDefinition;
        FieldMappings: FieldMappings;
        FieldType: FieldType;
        FolderReply: FolderReply;
        FormatParameters: FormatParameters;
        formToken: formToken;
        GdbVersion: GdbVersion;
        GeneratedReply: GeneratedReply;
        GenerateParameters: GenerateParameters;
        GenerateTokenParameters: GenerateTokenParameters;
        GeocodeUsageRecord: GeocodeUsageRecord;
        GeocodeUsageReply: GeocodeUsageReply;
        GeoJsonCrs: GeoJsonCrs;
        GeoJsonExtent: GeoJsonExtent;
        GeoJsonFeature: GeoJsonFeature;
        GeoJsonFeatureCollection: GeoJsonFeatureCollection;
        GeometryProperties: GeometryProperties;
        GeometryType: GeometryType;
        Index: Index;
        IndexDefinition: IndexDefinition;
        Item: Item;
        ItemChangedReply: ItemChangedReply;
        ItemMovedReply: ItemMovedReply;
        ItemProperties: ItemProperties;
        ItemSearchParameters: ItemSearchParameters;
        ItemSearchReply: ItemSearchReply;
        ItemSharedReply: ItemSharedReply;
        ItemsSharedReply: ItemsSharedReply;
        ItemStatusParameters: ItemStatusParameters;
        ItemStatusReply: ItemStatusReply;
        ItemsUnsharedReply: ItemsUnsharedReply;
        ItemUnsharedReply: ItemUnsharedReply;
        JobListReply: JobListReply;
        JobMessage: JobMessage;
        JobSummary: JobSummary;
        Layer: Layer;
        LayerAdditions: LayerAdditions;
        LayerChanges: LayerChanges;
        LayerDefinition: LayerDefinition;
        LayerEditResults: LayerEditResults;
        LayerEdits: LayerEdits;
        LayerRemoval: LayerRemoval;
        LayerRemovals: LayerRemovals;
        Layers: Layers;
        LayerSummary: LayerSummary;
        MoveItemParameters: MoveItemParameters;
        NamedRemoval: NamedRemoval;
        ObjectIds: ObjectIds;
        OutStatistics: OutStatistics;
        OwnershipDefinition: OwnershipDefinition;
        OwnSpatialReference: OwnSpatialReference;
        PagingParameters: PagingParameters;
        PortalInfo: PortalInfo;
        PortalRoot: PortalRoot;
        PortalSelf: PortalSelf;
        PortalUser: PortalUser;
        PublishParameters: PublishParameters;
        PublishReply: PublishReply;
        QuantizationParameters: QuantizationParameters;
        QueryParameters: QueryParameters;
        RegisterUploadParameters: RegisterUploadParameters;
        ReplyField: ReplyField;
        ReportParameters: ReportParameters;
        RevokeTokenParameters: RevokeTokenParameters;
        RowError: RowError;
        ServerInfo: ServerInfo;
        Service: Service;
        ServiceAdditions: ServiceAdditions;
        ServiceAppendParameters: ServiceAppendParameters;
        ServiceChanges: ServiceChanges;
        ServiceDefinition: ServiceDefinition;
        ServiceNameAvailability: ServiceNameAvailability;
        ServiceNameQueryParameters: ServiceNameQueryParameters;
        ServiceRemovals: ServiceRemovals;
        ServiceSummary: ServiceSummary;
        ShareItemParameters: ShareItemParameters;
        ShareItemsParameters: ShareItemsParameters;
        SignInParameters: SignInParameters;
        SignOutParameters: SignOutParameters;
        SourceUploadId: SourceUploadId;
        SpatialReference: SpatialReference;
        SqlValidation: SqlValidation;
        Statistic: Statistic;
        StatisticRow: StatisticRow;
        StatisticSet: StatisticSet;
        SuccessReply: SuccessReply;
        TokenReply: TokenReply;
        TruncateParameters: TruncateParameters;
        UnfilledFields: UnfilledFields;
        UniqueIdField: UniqueIdField;
        UnmatchedSourceFields: UnmatchedSourceFields;
        UnshareItemParameters: UnshareItemParameters;
        UnshareItemsParameters: UnshareItemsParameters;
        UpdateFeaturesParameters: UpdateFeaturesParameters;
        UpdateItemParameters: UpdateItemParameters;
        UpdateLayerDefinitionParameters: UpdateLayerDefinitionParameters;
        UpdateResults: UpdateResults;
        UpdateServiceDefinitionParameters: UpdateServiceDefinitionParameters;
        Upload: Upload;
        UploadParameters: UploadParameters;
        UploadPartParameters: UploadPartParameters;
        UploadPartsReply: UploadPartsReply;
        UploadReply: UploadReply;
        UploadsInfo: UploadsInfo;
        UsageParameters: UsageParameters;
        User: User;
        UserContent: UserContent;
        ValidateSqlParameters: ValidateSqlParameters;
        ViewAdminInfo: ViewAdminInfo;
        ViewFields: ViewFields;
        ViewLayerDefinition: ViewLayerDefinition;
        ViewSourcesReply: ViewSourcesReply;
    };
    responses: {
        /** @description Result of each edit. */
        AddResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AddResults | ErrorReply;
            };
        };
        /** @description How the source would be read, or why it cannot be. */
        Analysis: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": AnalysisReply | ErrorReply;
            };
        };
        /** @description The job. */
        AppendJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AppendJob | ErrorReply;
            };
        };
        /** @description The job, or why there is none. */
        AppendSubmission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AppendSubmission | ErrorReply;
            };
        };
        /** @description The token, or why there is none. */
        AppToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AppTokenReply | ErrorReply;
            };
        };
        /** @description How many were changed. */
        CalculateReply: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CalculateReply | ErrorReply;
            };
        };
        /** @description The services. */
        Catalogue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Catalogue | ErrorReply;
            };
        };
        /** @description The change, or why it is not told. */
        DefinitionJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DefinitionJob | ErrorReply;
            };
        };
        /** @description Result of each edit. */
        DeleteResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DeleteResults | DeleteSummary | ErrorReply;
            };
        };
        /** @description Result of each edit. */
        EditResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": EditResults | ErrorReply;
            };
        };
        /** @description The feature. */
        Feature: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FeatureReply | ErrorReply;
            };
        };
        /** @description The bytes, or why there are none. */
        FileData: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
                /** @example (bytes) */
                "application/octet-stream": undefined;
                /** @example (bytes) */
                "application/zip": undefined;
                /** @example (bytes) */
                "text/csv": undefined;
            };
        };
        /** @description The folder, or why not. */
        Folder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FolderReply | ErrorReply;
            };
        };
        /** @description The features, or why there are none. */
        GeneratedFeatures: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": GeneratedReply | ErrorReply;
            };
        };
        /** @description The usage. */
        GeocodeUsage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": GeocodeUsageReply | ErrorReply;
            };
        };
        /** @description The item. */
        Item: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Item | ErrorReply;
            };
        };
        /** @description Done, or why not. */
        ItemChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemChangedReply | ErrorReply;
            };
        };
        /** @description Where the item is now. */
        ItemMoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemMovedReply | ErrorReply;
            };
        };
        /** @description The items that were found. */
        ItemSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemSearchReply | ErrorReply;
            };
        };
        /** @description Done, and with whom it could not be shared. */
        ItemShared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemSharedReply | ErrorReply;
            };
        };
        /** @description Result for each item. */
        ItemsShared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemsSharedReply | ErrorReply;
            };
        };
        /** @description How it is getting on. */
        ItemStatus: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemStatusReply | ErrorReply;
            };
        };
        /** @description Result for each item. */
        ItemsUnshared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemsUnsharedReply | ErrorReply;
            };
        };
        /** @description Done, and from whom it could not be taken. */
        ItemUnshared: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemUnsharedReply | ErrorReply;
            };
        };
        /** @description The jobs. */
        JobList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": JobListReply | ErrorReply;
            };
        };
        /** @description The faults, or why there are none, which is told as a page unless `f` is `json`. */
        JobReport: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
                /** @example (bytes) */
                "application/x-ndjson": undefined;
                /** @example (bytes) */
                "text/csv": undefined;
                /** @example <!doctype html>… */
                "text/html": string;
            };
        };
        /** @description The layer or table. */
        Layer: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Layer | ErrorReply;
            };
        };
        /** @description The layers and tables. */
        Layers: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Layers | ErrorReply;
            };
        };
        /** @description Done; leads on to another page. */
        LeadOn: {
            headers: {
                /** @description The path of that page. */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Refused, or another error that comes first. */
        NoAttachments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
            };
        };
        /** @description A page, or why there is none. */
        Page: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
                /** @example <!doctype html>… */
                "text/html": string;
            };
        };
        /** @description Where to sign in. */
        PortalInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PortalInfo | ErrorReply;
            };
        };
        /** @description The version. */
        PortalRoot: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PortalRoot | ErrorReply;
            };
        };
        /** @description The portal. */
        PortalSelf: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PortalSelf | ErrorReply;
            };
        };
        /** @description The user. */
        PortalUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": PortalUser | ErrorReply;
            };
        };
        /** @description The new service, or why there is none. */
        Publish: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": PublishReply | ErrorReply;
            };
        };
        /** @description The features, or as much of them as was asked for. */
        Query: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/geo+json": GeoJsonFeatureCollection;
                "application/json": FeatureSet | StatisticSet | FeatureCount | ObjectIds | FeatureExtent | GeoJsonExtent | ErrorReply;
                /** @example (bytes) */
                "application/x-protobuf": undefined;
            };
        };
        /** @description Why nothing was done. */
        Refusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
            };
        };
        /** @description The server. */
        ServerInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ServerInfo | ErrorReply;
            };
        };
        /** @description The service. */
        Service: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Service | ErrorReply;
            };
        };
        /** @description The new service, or why there is none. */
        ServiceCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CreateServiceReply | ErrorReply;
            };
        };
        /** @description Result of each edit, by layer in the order of the request. */
        ServiceEditResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": LayerEditResults[] | ErrorReply;
            };
        };
        /** @description True if the name is free. */
        ServiceNameAvailability: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ServiceNameAvailability | ErrorReply;
            };
        };
        /** @description True if the syntax is valid, else the reason. */
        SqlValidation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SqlValidation | ErrorReply;
            };
        };
        /** @description Done, or why not. */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DefinitionReply | ErrorReply;
            };
        };
        /** @description The token, or why there is none. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TokenReply | ErrorReply;
            };
        };
        /** @description Done, or why not. */
        TokenRevoked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SuccessReply | ErrorReply;
            };
        };
        /** @description Result of each edit. */
        UpdateResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UpdateResults | ErrorReply;
            };
        };
        /** @description The upload. */
        Upload: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": Upload | ErrorReply;
            };
        };
        /** @description The upload, or what was wrong. */
        UploadChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UploadReply | ErrorReply;
            };
        };
        /** @description Numbers of the parts, as text. */
        UploadParts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UploadPartsReply | ErrorReply;
            };
        };
        /** @description The limits. */
        UploadsInfo: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UploadsInfo | ErrorReply;
            };
        };
        /** @description The user. */
        User: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": User | ErrorReply;
            };
        };
        /** @description The items. */
        UserContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserContent | ErrorReply;
            };
        };
        /** @description The sources; none for a service that is no view. */
        ViewSources: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ViewSourcesReply | ErrorReply;
            };
        };
    };
    parameters: {
        /** @description Not supported: refused unless it is empty. */
        aggregateIds: string;
        anyUsername: string;
        /** @description The attachment's id, of which there is none. */
        attachmentId: number;
        /** @description Without effect on what is answered. */
        cacheHint: boolean;
        /**
         * @description Not supported: refused unless it is empty. The most precise transformation that PROJ has for the place is
         *     taken.
         */
        datumTransformation: string;
        /** @description Not supported: refused unless it is empty. Give `inSR` and `outSR`. */
        defaultSR: string;
        /**
         * @description How far around `geometry` features are looked for: it is widened by so much, to a polygon, before `spatialRel` is
         *     asked. Measured along the earth's surface where `geometry` is in degrees or in Web Mercator, else on the map. At
         *     most 9,000 kilometres. With 0, as without it, `geometry` is asked as it is. Refused where the outlines around the
         *     parts of `geometry` have more than 360,000 vertices in all. Around a point there are 360, and up to 1,080 for long
         *     distances; around a line, at least as many for each 200 kilometres along the earth's surface. Where too many
         *     requests wait for such outlines, more are refused with code 503 and `Retry-After`.
         */
        distance: number;
        /**
         * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
         *     well. Programs send `json`: without `f`, they get the page.
         */
        f: f;
        /** @description `esriDefault`; any other is refused. */
        featureEncoding: string;
        /** @description The folder's id, or its title. */
        folderId: string;
        /** @description Not supported: refused unless it is empty. LIKE in `where` finds words. */
        fullText: string;
        /** @description Only the default version, such as `sde.DEFAULT`; any other is refused. */
        gdbVersion: GdbVersion;
        /**
         * @description Only features that stand in `spatialRel` to this geometry: Esri JSON, or as plain numbers `xmin,ymin,xmax,ymax` for
         *     an envelope and `x,y` for a point. Between Web Mercator and degrees, it selects what it selects in its own
         *     plane: what lies beyond the antimeridian is not taken from the other side, and an area that goes beyond the
         *     edge of Web Mercator (85.06 degrees) reaches the pole. From and to other spatial references, sides are bent as
         *     the earth is, and areas go around poles and across the antimeridian. Where a part of an area has no place in
         *     the other reference, the part near the layer's features counts. A geometry that cannot be projected is an
         *     error of `geometry`. It has 50,000 vertices and 5,000 rings or paths at most, in 5,000,000 characters. The boxes of
         *     its sides meet in 1,000,000 pairs at most, beyond one for each side, and a polygon crosses itself at 50,000
         *     places at most. Inside of a polygon that crosses itself is what lies in an odd number of its rings.
         */
        geometry: string;
        /** @description Decimals of coordinates. */
        geometryPrecision: number;
        /**
         * @description Type of a `geometry` that does not tell its own: `esriGeometryEnvelope`, the default, `esriGeometryPoint`,
         *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
         */
        geometryType: string;
        /**
         * @description Fields whose equal values make a group, with `outStatistics`; 100 at most. `orderByFields` may then name these and what is
         *     reckoned.
         */
        groupByFieldsForStatistics: string[];
        /**
         * @description Only groups that satisfy this condition, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
         *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of what is reckoned with one of
         *     these stands for it, unless a field of `groupByFieldsForStatistics` has this name.
         */
        having: string;
        /** @description Not supported, since no history is kept: refused unless it is empty. */
        historicMoment: string;
        /**
         * @description *Extension.* A text of the caller's choice. The same request with the same key gets the first one's job,
         *     for a day; another request with that key is an error.
         */
        IdempotencyKey: string;
        /** @description Spatial reference of `geometry` where it names none, as in `outSR`. Left out, the layer's. */
        inSR: string;
        itemId: string;
        /**
         * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
         *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
         *     the latest of all.
         */
        jobId: string;
        /** @description The layer's or table's number in its service. */
        layerId: number;
        /** @description Not supported: refused unless it is empty. */
        lod: string;
        /** @description Not supported: refused unless it is empty. */
        lodType: string;
        /** @description Lines and rings get fewer vertices; none moves farther than this, in units of `outSR`. */
        maxAllowableOffset: number;
        /** @description Factor by which a reply may have more features than `maxRecordCount`. */
        maxRecordCountFactor: number;
        /**
         * @description Form of the multipatches of a layer; layers of other geometries ignore it.
         *     `xyFootprint`: what they cover, as polygons, and `geometryType` is `esriGeometryPolygon`.
         *     `extent`: the box around each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`, and `geometryType` is
         *     `esriGeometryEnvelope`; for `f=json` and the layer's own spatial reference.
         *     `patches`, an extension: every face as it was appended, for `f=json` and the layer's own spatial reference.
         *     A geometry is then `{"hasZ":true,"patches":[…]}`, each patch being
         *     `{"type":"tin","triangles":[ring,…]}` or, with `type` `multiPolygon` or `polyhedralSurface`,
         *     `{"type":…,"polygons":[[ring,…],…]}`; a ring is a closed list of `[x,y,z]`.
         *     Left out: no geometry. Spatial filters and extents go by the footprint in any case.
         */
        multipatchOption: string;
        /** @description How many at most. What is larger than 100 counts as 100. */
        num: number;
        /** @description The feature's object id. */
        objectId: number;
        /** @description Only these, of those that satisfy `where`; 10,000 at most. */
        objectIds: number[];
        /** @description Names of fields, each with `ASC` or `DESC` after it where wanted; 100 at most. Left out, by object id. */
        orderByFields: string[];
        /** @description Names of fields in any case, or `*`; 2,000 at most. Left out, only the object id. */
        outFields: string[];
        /**
         * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or
         *     with a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which
         *     names any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.
         */
        outSR: string;
        /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
        outStatistics: OutStatistics;
        /** @description Not supported: refused unless it is empty. */
        parameterValues: string;
        /**
         * @description For `f=json` and `f=pbf`: coordinates as whole steps of `tolerance` from a corner of `extent`, each position but
         *     the first as the difference from the one before. `transform` in the reply undoes it.
         */
        quantizationParameters: QuantizationParameters;
        /** @description The reply as a page, as JSON, as GeoJSON or as a protocol buffer. Capital letters do as well. */
        queryFormat: "html" | "json" | "pjson" | "geojson" | "pbf";
        /** @description Not supported: refused unless it is empty. */
        rangeValues: string;
        /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
        relationParam: string;
        /** @description How many of the features that are selected are left out at the beginning. */
        resultOffset: number;
        /** @description At most the layer's `maxRecordCount`. */
        resultRecordCount: number;
        /**
         * @description `none`, as when left out; `standard` and `tile` allow more features in a reply, as the layer's
         *     `standardMaxRecordCount` and `tileMaxRecordCount` say.
         */
        resultType: string;
        /** @description True is not supported and refused. */
        returnCentroid: boolean;
        /** @description Only how many features are selected. */
        returnCountOnly: boolean;
        /**
         * @description Each combination of the `outFields` once, without geometries and object ids; with `returnCountOnly`, how many
         *     there are.
         */
        returnDistinctValues: boolean;
        /** @description True is not supported and refused. */
        returnEnvelope: boolean;
        /** @description False gives no features at all where there are more than a reply may have. */
        returnExceededLimitFeatures: boolean;
        /**
         * @description The box around all features that are selected, in `outSR`: the one around their vertices as they are projected,
         *     near poles and the antimeridian too, to a hundred-millionth of a coordinate. In degrees, features on both
         *     sides of the antimeridian have a box from about -180 to 180. A feature that has no place in `outSR` is an error
         *     of `outSR`.
         */
        returnExtentOnly: boolean;
        /** @description True if features come with their geometries. */
        returnGeometry: boolean;
        /** @description Only the object ids of all features that are selected. */
        returnIdsOnly: boolean;
        /** @description True if geometries have their m, where the layer has them. */
        returnM: boolean;
        /**
         * @description With `f=json` and features: `queryGeometry` in the reply is what they were compared with, which is `geometry`
         *     widened by `distance`, in `outSR`. An envelope is told as a polygon.
         */
        returnQueryGeometry: boolean;
        /** @description Without effect, since layers have no curves. */
        returnTrueCurves: boolean;
        /** @description True is not supported and refused. `returnIdsOnly` does this. */
        returnUniqueIdsOnly: boolean;
        /** @description True if geometries have their z, where the layer has them. */
        returnZ: boolean;
        /** @description The service's name, in any case of its letters. */
        serviceName: string;
        /**
         * @description How features stand to `geometry`: `esriSpatialRelIntersects`, as when left out, `esriSpatialRelContains` (the
         *     geometry contains the feature), `esriSpatialRelWithin` (it lies within the feature), `esriSpatialRelCrosses`,
         *     `esriSpatialRelOverlaps`, `esriSpatialRelTouches`, or, by boxes alone, `esriSpatialRelEnvelopeIntersects` and
         *     `esriSpatialRelIndexIntersects`. A feature that meets the geometry, or itself, at so many places that no
         *     comparison ends in a few seconds is compared by whether sides cross. Where that does not tell, the reply is an
         *     error of `geometry` with the object ids of such features: repair them, or ask by boxes.
         */
        spatialRel: string;
        /**
         * @description `standard` or `none`, which are the same here. Any other, such as `native`, is refused: databases are not
         *     spoken to in their own words.
         */
        sqlFormat: string;
        /** @description The first one wanted, counted from 1. */
        start: number;
        /** @description A part of the display field, in map services. Not supported: refused unless it is empty. */
        text: string;
        /**
         * @description Not supported, since layers have no `timeInfo`: refused unless it is empty, `null` or `null,null`. Compare
         *     date fields in `where`.
         */
        time: string;
        /** @description Without effect, since dates are in UTC and never in an unknown time reference. */
        timeReferenceUnknownClient: boolean;
        /** @description Without effect, since `time` is not supported. */
        timeRelation: string;
        /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
        token: AccessToken;
        /** @description Not supported: refused unless it is empty. `objectIds` does this. */
        uniqueIds: string;
        /**
         * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
         *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. Left out, the unit of the spatial reference of
         *     `geometry`; degrees then are measured on the map.
         */
        units: string;
        /** @description The upload's `itemID`. */
        uploadId: string;
        /** @description Whose content it is; the caller, unless an administrator acts for another user. */
        username: string;
        /**
         * @description A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with
         *     ESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and
         *     the functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name
         *     only the layer's fields.
         *
         *     It means the same on every database. Case matters, in LIKE too, and text is ordered by code point. UPPER
         *     and LOWER change the letters of every alphabet by Unicode's simple case mapping: one letter becomes one
         *     letter, in any language and at any place, so `ß` has no capital and `Σ` becomes `σ` at the end of a word
         *     too. Both together may be called 100 times where the result is not compared with constants by `=`, `<>`,
         *     IN or LIKE. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by
         *     zero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates
         *     and GUIDs do not mix; text in quotes is read as the number, date or GUID that it is
         *     compared with.
         *
         *     A date that is no field may be moved by a number of days or by an interval, as `CURRENT_TIMESTAMP - 7` or
         *     `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may stand in UPPER or LOWER.
         *
         *     A condition has 10,000 fields and constants at most, 50,000 words and signs, 100 arithmetic operators, 1,000
         *     calls of functions, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has 10,000 characters
         *     and 100 `%` at most, and all patterns have 4,000 `%` together.
         */
        where: string;
    };
    requestBodies: {
        Feature: {
            content: {
                "application/json": FeatureParameters;
                "application/x-www-form-urlencoded": FeatureParameters;
                "multipart/form-data": FeatureParameters;
            };
        };
        Format: {
            content: {
                "application/json": FormatParameters;
                "application/x-www-form-urlencoded": FormatParameters;
                "multipart/form-data": FormatParameters;
            };
        };
        ItemSearch: {
            content: {
                "application/json": ItemSearchParameters;
                "application/x-www-form-urlencoded": ItemSearchParameters;
                "multipart/form-data": ItemSearchParameters;
            };
        };
        ItemStatus: {
            content: {
                "application/json": ItemStatusParameters;
                "application/x-www-form-urlencoded": ItemStatusParameters;
                "multipart/form-data": ItemStatusParameters;
            };
        };
        Paging: {
            content: {
                "application/json": PagingParameters;
                "application/x-www-form-urlencoded": PagingParameters;
                "multipart/form-data": PagingParameters;
            };
        };
        Report: {
            content: {
                "application/json": ReportParameters;
                "application/x-www-form-urlencoded": ReportParameters;
                "multipart/form-data": ReportParameters;
            };
        };
        Usage: {
            content: {
                "application/json": UsageParameters;
                "application/x-www-form-urlencoded": UsageParameters;
                "multipart/form-data": UsageParameters;
            };
        };
        ValidateSql: {
            content: {
                "application/json": ValidateSqlParameters;
                "application/x-www-form-urlencoded": ValidateSqlParameters;
                "multipart/form-data": ValidateSqlParameters;
            };
        };
    };
    headers: {
        /**
         * @description *Extension.* Seconds until it is worth trying again; only where the error is 429 or 503.
         * @example 5
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAdminServices: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Catalogue"];
        };
    };
    listAdminServicesPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Catalogue"];
        };
    };
    getAdminService: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Service"];
        };
    };
    getAdminServicePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Service"];
        };
    };
    getAdminLayer: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Layer"];
        };
    };
    getAdminLayerPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Layer"];
        };
    };
    addToLayerDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddToLayerDefinitionParameters;
                "application/x-www-form-urlencoded": AddToLayerDefinitionParameters;
                "multipart/form-data": AddToLayerDefinitionParameters;
            };
        };
        responses: {
            /** @description Done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DefinitionReply | ErrorReply;
                };
            };
        };
    };
    deleteFromLayerDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeleteFromLayerDefinitionParameters;
                "application/x-www-form-urlencoded": DeleteFromLayerDefinitionParameters;
                "multipart/form-data": DeleteFromLayerDefinitionParameters;
            };
        };
        responses: {
            200: components["responses"]["Success"];
        };
    };
    truncateLayer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": TruncateParameters;
                "application/x-www-form-urlencoded": TruncateParameters;
                "multipart/form-data": TruncateParameters;
            };
        };
        responses: {
            200: components["responses"]["Success"];
        };
    };
    updateLayerDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateLayerDefinitionParameters;
                "application/x-www-form-urlencoded": UpdateLayerDefinitionParameters;
                "multipart/form-data": UpdateLayerDefinitionParameters;
            };
        };
        responses: {
            200: components["responses"]["Success"];
        };
    };
    addToServiceDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddToServiceDefinitionParameters;
                "application/x-www-form-urlencoded": AddToServiceDefinitionParameters;
                "multipart/form-data": AddToServiceDefinitionParameters;
            };
        };
        responses: {
            /** @description The added members, or the reason why none were added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AddToServiceDefinitionReply | ErrorReply;
                };
            };
        };
    };
    deleteFromServiceDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeleteFromServiceDefinitionParameters;
                "application/x-www-form-urlencoded": DeleteFromServiceDefinitionParameters;
                "multipart/form-data": DeleteFromServiceDefinitionParameters;
            };
        };
        responses: {
            200: components["responses"]["Success"];
        };
    };
    getDefinitionJob: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DefinitionJob"];
        };
    };
    getDefinitionJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["DefinitionJob"];
        };
    };
    refreshService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Success"];
        };
    };
    updateServiceDefinition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateServiceDefinitionParameters;
                "application/x-www-form-urlencoded": UpdateServiceDefinitionParameters;
                "multipart/form-data": UpdateServiceDefinitionParameters;
            };
        };
        responses: {
            200: components["responses"]["Success"];
        };
    };
    getGeocodeUsage: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description The job that is asked about. */
                jobId?: string;
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
                /** @description Another user, or `*`; for administrators. */
                username?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GeocodeUsage"];
        };
    };
    getGeocodeUsagePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Usage"];
        responses: {
            200: components["responses"]["GeocodeUsage"];
        };
    };
    getServerInfo: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServerInfo"];
        };
    };
    getServerInfoPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["ServerInfo"];
        };
    };
    getSignInPage: {
        parameters: {
            query: {
                /** @description Path of the page to come back to. */
                back?: string;
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": SignInParameters;
            };
        };
        responses: {
            200: components["responses"]["Page"];
            303: components["responses"]["LeadOn"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": SignOutParameters;
            };
        };
        responses: {
            200: components["responses"]["Refusal"];
            303: components["responses"]["LeadOn"];
        };
    };
    listServices: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Catalogue"];
        };
    };
    listServicesPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Catalogue"];
        };
    };
    getService: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Service"];
        };
    };
    getServicePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Service"];
        };
    };
    getLayer: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Layer"];
        };
    };
    getLayerPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Layer"];
        };
    };
    getFeature: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Only the default version, such as `sde.DEFAULT`; any other is refused. */
                gdbVersion?: components["parameters"]["gdbVersion"];
                /** @description Not supported, since no history is kept: refused unless it is empty. */
                historicMoment?: components["parameters"]["historicMoment"];
                /**
                 * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or
                 *     with a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which
                 *     names any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.
                 */
                outSR?: components["parameters"]["outSR"];
                /** @description True if geometries have their m, where the layer has them. */
                returnM: boolean;
                /** @description True if geometries have their z, where the layer has them. */
                returnZ: boolean;
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Feature"];
        };
    };
    getFeaturePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Feature"];
        responses: {
            200: components["responses"]["Feature"];
        };
    };
    addAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    listAttachments: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    listAttachmentsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    getAttachment: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The attachment's id, of which there is none. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    getAttachmentPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The attachment's id, of which there is none. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    deleteAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    updateAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The feature's object id. */
                objectId: components["parameters"]["objectId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    addFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AddFeaturesParameters;
                "application/x-www-form-urlencoded": AddFeaturesParameters;
                "multipart/form-data": AddFeaturesParameters;
            };
        };
        responses: {
            200: components["responses"]["AddResults"];
        };
    };
    getAppendForm: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Page"];
        };
    };
    appendToLayer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description *Extension.* A text of the caller's choice. The same request with the same key gets the first one's job,
                 *     for a day; another request with that key is an error.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AppendParameters;
                "application/x-www-form-urlencoded": AppendParameters;
                "multipart/form-data": AppendParameters;
            };
        };
        responses: {
            200: components["responses"]["AppendSubmission"];
        };
    };
    appendFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": AppendFileParameters;
            };
        };
        responses: {
            200: components["responses"]["Page"];
            303: components["responses"]["LeadOn"];
        };
    };
    listLayerAppendJobs: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobList"];
        };
    };
    listLayerAppendJobsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Paging"];
        responses: {
            200: components["responses"]["JobList"];
        };
    };
    getLayerAppendJob: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    getLayerAppendJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    applyEdits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApplyEditsParameters;
                "application/x-www-form-urlencoded": ApplyEditsParameters;
                "multipart/form-data": ApplyEditsParameters;
            };
        };
        responses: {
            200: components["responses"]["EditResults"];
        };
    };
    listLayerAttachments: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    listLayerAttachmentsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    calculate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CalculateParameters;
                "application/x-www-form-urlencoded": CalculateParameters;
                "multipart/form-data": CalculateParameters;
            };
        };
        responses: {
            200: components["responses"]["CalculateReply"];
        };
    };
    deleteFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": DeleteFeaturesParameters;
                "application/x-www-form-urlencoded": DeleteFeaturesParameters;
                "multipart/form-data": DeleteFeaturesParameters;
            };
        };
        responses: {
            200: components["responses"]["DeleteResults"];
        };
    };
    queryLayer: {
        parameters: {
            query: {
                /** @description Not supported: refused unless it is empty. */
                aggregateIds?: components["parameters"]["aggregateIds"];
                /** @description Without effect on what is answered. */
                cacheHint: components["parameters"]["cacheHint"];
                /**
                 * @description Not supported: refused unless it is empty. The most precise transformation that PROJ has for the place is
                 *     taken.
                 */
                datumTransformation?: components["parameters"]["datumTransformation"];
                /** @description Not supported: refused unless it is empty. Give `inSR` and `outSR`. */
                defaultSR?: components["parameters"]["defaultSR"];
                /**
                 * @description How far around `geometry` features are looked for: it is widened by so much, to a polygon, before `spatialRel` is
                 *     asked. Measured along the earth's surface where `geometry` is in degrees or in Web Mercator, else on the map. At
                 *     most 9,000 kilometres. With 0, as without it, `geometry` is asked as it is. Refused where the outlines around the
                 *     parts of `geometry` have more than 360,000 vertices in all. Around a point there are 360, and up to 1,080 for long
                 *     distances; around a line, at least as many for each 200 kilometres along the earth's surface. Where too many
                 *     requests wait for such outlines, more are refused with code 503 and `Retry-After`.
                 */
                distance?: components["parameters"]["distance"];
                /** @description The reply as a page, as JSON, as GeoJSON or as a protocol buffer. Capital letters do as well. */
                f: components["parameters"]["queryFormat"];
                /** @description `esriDefault`; any other is refused. */
                featureEncoding?: components["parameters"]["featureEncoding"];
                /** @description Not supported: refused unless it is empty. LIKE in `where` finds words. */
                fullText?: components["parameters"]["fullText"];
                /** @description Only the default version, such as `sde.DEFAULT`; any other is refused. */
                gdbVersion?: components["parameters"]["gdbVersion"];
                /**
                 * @description Only features that stand in `spatialRel` to this geometry: Esri JSON, or as plain numbers `xmin,ymin,xmax,ymax` for
                 *     an envelope and `x,y` for a point. Between Web Mercator and degrees, it selects what it selects in its own
                 *     plane: what lies beyond the antimeridian is not taken from the other side, and an area that goes beyond the
                 *     edge of Web Mercator (85.06 degrees) reaches the pole. From and to other spatial references, sides are bent as
                 *     the earth is, and areas go around poles and across the antimeridian. Where a part of an area has no place in
                 *     the other reference, the part near the layer's features counts. A geometry that cannot be projected is an
                 *     error of `geometry`. It has 50,000 vertices and 5,000 rings or paths at most, in 5,000,000 characters. The boxes of
                 *     its sides meet in 1,000,000 pairs at most, beyond one for each side, and a polygon crosses itself at 50,000
                 *     places at most. Inside of a polygon that crosses itself is what lies in an odd number of its rings.
                 */
                geometry?: components["parameters"]["geometry"];
                /** @description Decimals of coordinates. */
                geometryPrecision?: components["parameters"]["geometryPrecision"];
                /**
                 * @description Type of a `geometry` that does not tell its own: `esriGeometryEnvelope`, the default, `esriGeometryPoint`,
                 *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
                 */
                geometryType?: components["parameters"]["geometryType"];
                /**
                 * @description Fields whose equal values make a group, with `outStatistics`; 100 at most. `orderByFields` may then name these and what is
                 *     reckoned.
                 */
                groupByFieldsForStatistics?: components["parameters"]["groupByFieldsForStatistics"];
                /**
                 * @description Only groups that satisfy this condition, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
                 *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of what is reckoned with one of
                 *     these stands for it, unless a field of `groupByFieldsForStatistics` has this name.
                 */
                having?: components["parameters"]["having"];
                /** @description Not supported, since no history is kept: refused unless it is empty. */
                historicMoment?: components["parameters"]["historicMoment"];
                /** @description Spatial reference of `geometry` where it names none, as in `outSR`. Left out, the layer's. */
                inSR?: components["parameters"]["inSR"];
                /** @description Not supported: refused unless it is empty. */
                lod?: components["parameters"]["lod"];
                /** @description Not supported: refused unless it is empty. */
                lodType?: components["parameters"]["lodType"];
                /** @description Lines and rings get fewer vertices; none moves farther than this, in units of `outSR`. */
                maxAllowableOffset?: components["parameters"]["maxAllowableOffset"];
                /** @description Factor by which a reply may have more features than `maxRecordCount`. */
                maxRecordCountFactor?: components["parameters"]["maxRecordCountFactor"];
                /**
                 * @description Form of the multipatches of a layer; layers of other geometries ignore it.
                 *     `xyFootprint`: what they cover, as polygons, and `geometryType` is `esriGeometryPolygon`.
                 *     `extent`: the box around each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`, and `geometryType` is
                 *     `esriGeometryEnvelope`; for `f=json` and the layer's own spatial reference.
                 *     `patches`, an extension: every face as it was appended, for `f=json` and the layer's own spatial reference.
                 *     A geometry is then `{"hasZ":true,"patches":[…]}`, each patch being
                 *     `{"type":"tin","triangles":[ring,…]}` or, with `type` `multiPolygon` or `polyhedralSurface`,
                 *     `{"type":…,"polygons":[[ring,…],…]}`; a ring is a closed list of `[x,y,z]`.
                 *     Left out: no geometry. Spatial filters and extents go by the footprint in any case.
                 */
                multipatchOption?: components["parameters"]["multipatchOption"];
                /** @description Only these, of those that satisfy `where`; 10,000 at most. */
                objectIds?: components["parameters"]["objectIds"];
                /** @description Names of fields, each with `ASC` or `DESC` after it where wanted; 100 at most. Left out, by object id. */
                orderByFields?: components["parameters"]["orderByFields"];
                /** @description Names of fields in any case, or `*`; 2,000 at most. Left out, only the object id. */
                outFields?: components["parameters"]["outFields"];
                /**
                 * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or
                 *     with a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which
                 *     names any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.
                 */
                outSR?: components["parameters"]["outSR"];
                /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
                outStatistics?: components["parameters"]["outStatistics"];
                /** @description Not supported: refused unless it is empty. */
                parameterValues?: components["parameters"]["parameterValues"];
                /**
                 * @description For `f=json` and `f=pbf`: coordinates as whole steps of `tolerance` from a corner of `extent`, each position but
                 *     the first as the difference from the one before. `transform` in the reply undoes it.
                 */
                quantizationParameters?: components["parameters"]["quantizationParameters"];
                /** @description Not supported: refused unless it is empty. */
                rangeValues?: components["parameters"]["rangeValues"];
                /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
                relationParam?: components["parameters"]["relationParam"];
                /** @description How many of the features that are selected are left out at the beginning. */
                resultOffset: components["parameters"]["resultOffset"];
                /** @description At most the layer's `maxRecordCount`. */
                resultRecordCount?: components["parameters"]["resultRecordCount"];
                /**
                 * @description `none`, as when left out; `standard` and `tile` allow more features in a reply, as the layer's
                 *     `standardMaxRecordCount` and `tileMaxRecordCount` say.
                 */
                resultType?: components["parameters"]["resultType"];
                /** @description True is not supported and refused. */
                returnCentroid: components["parameters"]["returnCentroid"];
                /** @description Only how many features are selected. */
                returnCountOnly: components["parameters"]["returnCountOnly"];
                /**
                 * @description Each combination of the `outFields` once, without geometries and object ids; with `returnCountOnly`, how many
                 *     there are.
                 */
                returnDistinctValues: components["parameters"]["returnDistinctValues"];
                /** @description True is not supported and refused. */
                returnEnvelope: components["parameters"]["returnEnvelope"];
                /** @description False gives no features at all where there are more than a reply may have. */
                returnExceededLimitFeatures: components["parameters"]["returnExceededLimitFeatures"];
                /**
                 * @description The box around all features that are selected, in `outSR`: the one around their vertices as they are projected,
                 *     near poles and the antimeridian too, to a hundred-millionth of a coordinate. In degrees, features on both
                 *     sides of the antimeridian have a box from about -180 to 180. A feature that has no place in `outSR` is an error
                 *     of `outSR`.
                 */
                returnExtentOnly: components["parameters"]["returnExtentOnly"];
                /** @description True if features come with their geometries. */
                returnGeometry: components["parameters"]["returnGeometry"];
                /** @description Only the object ids of all features that are selected. */
                returnIdsOnly: components["parameters"]["returnIdsOnly"];
                /** @description True if geometries have their m, where the layer has them. */
                returnM: components["parameters"]["returnM"];
                /**
                 * @description With `f=json` and features: `queryGeometry` in the reply is what they were compared with, which is `geometry`
                 *     widened by `distance`, in `outSR`. An envelope is told as a polygon.
                 */
                returnQueryGeometry: components["parameters"]["returnQueryGeometry"];
                /** @description Without effect, since layers have no curves. */
                returnTrueCurves: components["parameters"]["returnTrueCurves"];
                /** @description True is not supported and refused. `returnIdsOnly` does this. */
                returnUniqueIdsOnly: components["parameters"]["returnUniqueIdsOnly"];
                /** @description True if geometries have their z, where the layer has them. */
                returnZ: components["parameters"]["returnZ"];
                /**
                 * @description How features stand to `geometry`: `esriSpatialRelIntersects`, as when left out, `esriSpatialRelContains` (the
                 *     geometry contains the feature), `esriSpatialRelWithin` (it lies within the feature), `esriSpatialRelCrosses`,
                 *     `esriSpatialRelOverlaps`, `esriSpatialRelTouches`, or, by boxes alone, `esriSpatialRelEnvelopeIntersects` and
                 *     `esriSpatialRelIndexIntersects`. A feature that meets the geometry, or itself, at so many places that no
                 *     comparison ends in a few seconds is compared by whether sides cross. Where that does not tell, the reply is an
                 *     error of `geometry` with the object ids of such features: repair them, or ask by boxes.
                 */
                spatialRel?: components["parameters"]["spatialRel"];
                /**
                 * @description `standard` or `none`, which are the same here. Any other, such as `native`, is refused: databases are not
                 *     spoken to in their own words.
                 */
                sqlFormat?: components["parameters"]["sqlFormat"];
                /** @description A part of the display field, in map services. Not supported: refused unless it is empty. */
                text?: components["parameters"]["text"];
                /**
                 * @description Not supported, since layers have no `timeInfo`: refused unless it is empty, `null` or `null,null`. Compare
                 *     date fields in `where`.
                 */
                time?: components["parameters"]["time"];
                /** @description Without effect, since dates are in UTC and never in an unknown time reference. */
                timeReferenceUnknownClient: components["parameters"]["timeReferenceUnknownClient"];
                /** @description Without effect, since `time` is not supported. */
                timeRelation?: components["parameters"]["timeRelation"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
                /** @description Not supported: refused unless it is empty. `objectIds` does this. */
                uniqueIds?: components["parameters"]["uniqueIds"];
                /**
                 * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
                 *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. Left out, the unit of the spatial reference of
                 *     `geometry`; degrees then are measured on the map.
                 */
                units?: components["parameters"]["units"];
                /**
                 * @description A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with
                 *     ESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and
                 *     the functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name
                 *     only the layer's fields.
                 *
                 *     It means the same on every database. Case matters, in LIKE too, and text is ordered by code point. UPPER
                 *     and LOWER change the letters of every alphabet by Unicode's simple case mapping: one letter becomes one
                 *     letter, in any language and at any place, so `ß` has no capital and `Σ` becomes `σ` at the end of a word
                 *     too. Both together may be called 100 times where the result is not compared with constants by `=`, `<>`,
                 *     IN or LIKE. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by
                 *     zero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates
                 *     and GUIDs do not mix; text in quotes is read as the number, date or GUID that it is
                 *     compared with.
                 *
                 *     A date that is no field may be moved by a number of days or by an interval, as `CURRENT_TIMESTAMP - 7` or
                 *     `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may stand in UPPER or LOWER.
                 *
                 *     A condition has 10,000 fields and constants at most, 50,000 words and signs, 100 arithmetic operators, 1,000
                 *     calls of functions, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has 10,000 characters
                 *     and 100 `%` at most, and all patterns have 4,000 `%` together.
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Query"];
        };
    };
    queryLayerPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": QueryParameters;
                "application/x-www-form-urlencoded": QueryParameters;
                "multipart/form-data": QueryParameters;
            };
        };
        responses: {
            200: components["responses"]["Query"];
        };
    };
    queryAttachments: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    queryAttachmentsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NoAttachments"];
        };
    };
    updateFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UpdateFeaturesParameters;
                "application/x-www-form-urlencoded": UpdateFeaturesParameters;
                "multipart/form-data": UpdateFeaturesParameters;
            };
        };
        responses: {
            200: components["responses"]["UpdateResults"];
        };
    };
    validateSql: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Condition of 500,000 characters at most; a longer one is not valid. */
                sql: string;
                /** @description A `statement` is never valid here. */
                sqlType: "where" | "expression" | "statement";
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SqlValidation"];
        };
    };
    validateSqlPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The layer's or table's number in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["ValidateSql"];
        responses: {
            200: components["responses"]["SqlValidation"];
        };
    };
    appendToService: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description *Extension.* A text of the caller's choice. The same request with the same key gets the first one's job,
                 *     for a day; another request with that key is an error.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ServiceAppendParameters;
                "application/x-www-form-urlencoded": ServiceAppendParameters;
                "multipart/form-data": ServiceAppendParameters;
            };
        };
        responses: {
            200: components["responses"]["AppendSubmission"];
        };
    };
    getServiceAppendJob: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    getServiceAppendJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    applyServiceEdits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ApplyServiceEditsParameters;
                "application/x-www-form-urlencoded": ApplyServiceEditsParameters;
                "multipart/form-data": ApplyServiceEditsParameters;
            };
        };
        responses: {
            200: components["responses"]["ServiceEditResults"];
        };
    };
    listJobs: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobList"];
        };
    };
    listJobsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Paging"];
        responses: {
            200: components["responses"]["JobList"];
        };
    };
    getJob: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    getJobPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AppendJob"];
        };
    };
    getJobReport: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description CSV with a header, or newline-delimited JSON. */
                format: "csv" | "ndjson";
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JobReport"];
        };
    };
    getJobReportPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Report"];
        responses: {
            200: components["responses"]["JobReport"];
        };
    };
    restartJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them
                 *     at this layer or service that the caller submitted, or else, for the owner of the service and administrators, for
                 *     the latest of all.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AppendSubmission"];
        };
    };
    listLayers: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Layers"];
        };
    };
    listLayersPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Layers"];
        };
    };
    getViewSources: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ViewSources"];
        };
    };
    getViewSourcesPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["ViewSources"];
        };
    };
    getUpload: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Upload"];
        };
    };
    getUploadPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Upload"];
        };
    };
    commitUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CommitUploadParameters;
                "application/x-www-form-urlencoded": CommitUploadParameters;
                "multipart/form-data": CommitUploadParameters;
            };
        };
        responses: {
            200: components["responses"]["UploadChanged"];
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            /** @description Done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": SuccessReply | ErrorReply;
                };
            };
        };
    };
    downloadUpload: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileData"];
        };
    };
    downloadUploadPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["FileData"];
        };
    };
    listUploadParts: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadParts"];
        };
    };
    listUploadPartsPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["UploadParts"];
        };
    };
    uploadPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The upload's `itemID`. */
                itemId: components["parameters"]["uploadId"];
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadPartParameters;
            };
        };
        responses: {
            200: components["responses"]["UploadChanged"];
        };
    };
    getUploadsInfo: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UploadsInfo"];
        };
    };
    getUploadsInfoPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["UploadsInfo"];
        };
    };
    registerUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RegisterUploadParameters;
                "application/x-www-form-urlencoded": RegisterUploadParameters;
                "multipart/form-data": RegisterUploadParameters;
            };
        };
        responses: {
            200: components["responses"]["UploadChanged"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The service's name, in any case of its letters. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": UploadParameters;
            };
        };
        responses: {
            /** @description The upload, or why there is none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": UploadReply | ErrorReply;
                };
            };
        };
    };
    getPortalRoot: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalRoot"];
        };
    };
    getPortalRootPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["PortalRoot"];
        };
    };
    getCommunitySelf: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalUser"];
        };
    };
    getCommunitySelfPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["PortalUser"];
        };
    };
    getUser: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                username: components["parameters"]["anyUsername"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["User"];
        };
    };
    getUserPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: components["parameters"]["anyUsername"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["User"];
        };
    };
    analyzeSource: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": AnalyzeParameters;
                "multipart/form-data": AnalyzeParameters;
            };
        };
        responses: {
            200: components["responses"]["Analysis"];
        };
    };
    generateFeatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": GenerateParameters;
                "multipart/form-data": GenerateParameters;
            };
        };
        responses: {
            200: components["responses"]["GeneratedFeatures"];
        };
    };
    getItem: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Item"];
        };
    };
    getItemPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["Item"];
        };
    };
    getItemData: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["FileData"];
        };
    };
    getItemDataPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["FileData"];
        };
    };
    getUserContent: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserContent"];
        };
    };
    getUserContentPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Paging"];
        responses: {
            200: components["responses"]["UserContent"];
        };
    };
    getFolderContent: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserContent"];
        };
    };
    getFolderContentPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Paging"];
        responses: {
            200: components["responses"]["UserContent"];
        };
    };
    addItemToFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": AddItemParameters;
                "multipart/form-data": AddItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    createServiceInFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateServiceParameters;
                "application/x-www-form-urlencoded": CreateServiceParameters;
                "multipart/form-data": CreateServiceParameters;
            };
        };
        responses: {
            200: components["responses"]["ServiceCreated"];
        };
    };
    deleteFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The folder's id, or its title. */
                folderId: components["parameters"]["folderId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": FormatParameters;
                "application/x-www-form-urlencoded": FormatParameters;
                "multipart/form-data": FormatParameters;
            };
        };
        responses: {
            200: components["responses"]["Folder"];
        };
    };
    addItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": AddItemParameters;
                "multipart/form-data": AddItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    createFolder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateFolderParameters;
                "application/x-www-form-urlencoded": CreateFolderParameters;
                "multipart/form-data": CreateFolderParameters;
            };
        };
        responses: {
            200: components["responses"]["Folder"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": CreateServiceParameters;
                "application/x-www-form-urlencoded": CreateServiceParameters;
                "multipart/form-data": CreateServiceParameters;
            };
        };
        responses: {
            200: components["responses"]["ServiceCreated"];
        };
    };
    addItemPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": AddItemPartParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    cancelItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    commitItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ItemProperties;
                "application/x-www-form-urlencoded": ItemProperties;
                "multipart/form-data": ItemProperties;
            };
        };
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    deleteItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            /** @description Done, or why not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": DeleteItemReply | ErrorReply;
                };
            };
        };
    };
    moveItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": MoveItemParameters;
                "application/x-www-form-urlencoded": MoveItemParameters;
                "multipart/form-data": MoveItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemMoved"];
        };
    };
    shareItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShareItemParameters;
                "application/x-www-form-urlencoded": ShareItemParameters;
                "multipart/form-data": ShareItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemShared"];
        };
    };
    getItemStatus: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description The job that is asked about. */
                jobId?: string;
                /** @description `publish`; left out, the upload in parts. */
                jobType?: string;
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemStatus"];
        };
    };
    getItemStatusPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ItemStatus"];
        responses: {
            200: components["responses"]["ItemStatus"];
        };
    };
    unshareItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnshareItemParameters;
                "application/x-www-form-urlencoded": UnshareItemParameters;
                "multipart/form-data": UnshareItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemUnshared"];
        };
    };
    updateItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": UpdateItemParameters;
                "multipart/form-data": UpdateItemParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemChanged"];
        };
    };
    publishItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": PublishParameters;
                "application/x-www-form-urlencoded": PublishParameters;
                "multipart/form-data": PublishParameters;
            };
        };
        responses: {
            200: components["responses"]["Publish"];
        };
    };
    shareItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ShareItemsParameters;
                "application/x-www-form-urlencoded": ShareItemsParameters;
                "multipart/form-data": ShareItemsParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemsShared"];
        };
    };
    unshareItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Whose content it is; the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": UnshareItemsParameters;
                "application/x-www-form-urlencoded": UnshareItemsParameters;
                "multipart/form-data": UnshareItemsParameters;
            };
        };
        responses: {
            200: components["responses"]["ItemsUnshared"];
        };
    };
    generateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GenerateTokenParameters;
                "application/x-www-form-urlencoded": GenerateTokenParameters;
                "multipart/form-data": GenerateTokenParameters;
            };
        };
        responses: {
            200: components["responses"]["Token"];
        };
    };
    getPortalInfo: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalInfo"];
        };
    };
    getPortalInfoPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["PortalInfo"];
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": RevokeTokenParameters;
                "application/x-www-form-urlencoded": RevokeTokenParameters;
                "multipart/form-data": RevokeTokenParameters;
            };
        };
        responses: {
            200: components["responses"]["TokenRevoked"];
        };
    };
    getAppToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": AppTokenParameters;
                "application/x-www-form-urlencoded": AppTokenParameters;
                "multipart/form-data": AppTokenParameters;
            };
        };
        responses: {
            200: components["responses"]["AppToken"];
        };
    };
    getPortalSelf: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PortalSelf"];
        };
    };
    getPortalSelfPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["PortalSelf"];
        };
    };
    isServiceNameAvailable: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description The name that is asked about. */
                name: string;
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
                /** @description The kind of service; `Feature Service` is the only one. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ServiceNameAvailability"];
        };
    };
    isServiceNameAvailablePost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": ServiceNameQueryParameters;
                "application/x-www-form-urlencoded": ServiceNameQueryParameters;
                "multipart/form-data": ServiceNameQueryParameters;
            };
        };
        responses: {
            200: components["responses"]["ServiceNameAvailability"];
        };
    };
    searchItems: {
        parameters: {
            query: {
                /**
                 * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as
                 *     well. Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description A second condition beside `q`, in the same language; items satisfy both. */
                filter?: string;
                /** @description How many at most. What is larger than 100 counts as 100. */
                num: components["parameters"]["num"];
                /**
                 * @description Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id,
                 *     tags, name, snippet, access and group, in which nothing is.
                 */
                q?: string;
                /** @description One of title, name, created, modified, type, owner and size; name is as title. */
                sortField?: string;
                /** @description `asc` or `desc`. */
                sortOrder: string;
                /** @description The first one wanted, counted from 1. */
                start: components["parameters"]["start"];
                /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ItemSearch"];
        };
    };
    searchItemsPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["ItemSearch"];
        responses: {
            200: components["responses"]["ItemSearch"];
        };
    };
    generateServerToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": GenerateTokenParameters;
                "application/x-www-form-urlencoded": GenerateTokenParameters;
                "multipart/form-data": GenerateTokenParameters;
            };
        };
        responses: {
            200: components["responses"]["Token"];
        };
    };
}
