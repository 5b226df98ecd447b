// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

export interface paths {
    "/rest/admin/createUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user
         * @description *Extension.* The reply holds the generated password and application password, which are shown this once. For
         *     administrators.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the services that the caller administers */
        get: operations["listAdminServices"];
        put?: never;
        /** List the services that the caller administers (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get a service as its owner sees it */
        get: operations["getAdminService"];
        put?: never;
        /** Get a service as its owner sees it (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get a layer as its owner sees it */
        get: operations["getAdminLayer"];
        put?: never;
        /** Get a layer as its owner sees it (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add fields and indexes to a layer
         * @description Adds all of the fields and indexes, or none. A unique index on one field makes that field usable as
         *     `upsertMatchingField`; it is an error if the field already holds a value twice. Existing features have no
         *     value in a new field, or its default where the field is not nullable.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete fields and indexes of a layer
         * @description Deletes all of the named fields and indexes, or none. Deleting a field also deletes its values and its
         *     indexes. Object ids, global ids, fields of editor tracking and the indexes that every layer has cannot be
         *     deleted.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete all features of a layer
         * @description Readers see the layer either full or empty. Object ids start from 1 again. Refused on views and on services
         *     with sync.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the definition of a layer
         * @description Changes the given members. `supportsAppend` false disables append to the layer for all users. In a layer that is a
         *     view, `viewDefinitionQuery`, `adminLayerInfo` and `visible` of its `fields` determine which features and
         *     fields it shows; to change these, the caller must also administer the service of the source. All other
         *     properties of its fields belong to the source.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add layers and tables to a service
         * @description Adds all of the layers and tables, or none. The server supplies an object id field and a global id field where
         *     they are omitted. In a service that is a view, each layer has an `adminLayerInfo.viewLayerDefinition` that
         *     names the layer to show. The caller must also administer the service of that layer.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete layers and tables with their features
         * @description Deletes all of the named layers and tables, or none. Waits for an append that is writing to one of them;
         *     appends that have not begun fail.
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get the status of a definition change made with async */
        get: operations["getDefinitionJob"];
        put?: never;
        /** Get the status of a definition change made with async (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recompute the extents of the layers
         * @description Reads the extent of each layer from its features again. Everything else is always up to date. The address of a
         *     layer works as well: `…/FeatureServer/{layerId}/refresh`.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the definition of a service
         * @description Changes the given members: capabilities, texts, editor tracking, ownership-based access control, sync and
         *     change tracking. `Append` cannot be added while `supportsAppend` of a layer is false.
         */
        post: operations["updateServiceDefinition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/signInFailures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recent sign-in failures
         * @description *Extension.* Wrong passwords that count toward the limits, by user name, client address or protected record, most
         *     first, at most 100. For administrators.
         */
        get: operations["listSignInFailures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users and their roles
         * @description *Extension.* All users in the order in which they were added. For administrators.
         */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        /**
         * A user with application passwords and tokens
         * @description *Extension.* No secret is in the reply. For administrators and the user.
         */
        get: operations["getUserAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/applicationPasswords/{passwordId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an application password of this user. */
                passwordId: components["parameters"]["passwordId"];
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an application password
         * @description *Extension.* It is refused from the next request on. For administrators and the user.
         */
        post: operations["revokeApplicationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/createApplicationPassword": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an application password
         * @description *Extension.* The reply holds the password, which is shown this once. For administrators and the user.
         */
        post: operations["createApplicationPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a user
         * @description *Extension.* Only a user who owns nothing: the error names how many services, items, folders, records of the events
         *     catalogue and unfinished jobs there are. The last administrator cannot be removed. For administrators.
         */
        post: operations["deleteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a new password
         * @description *Extension.* Generates a password, which is in the reply this once, and ends all tokens. Application passwords stay.
         *     For administrators.
         */
        post: operations["setUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/tokens/{tokenId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a token of this user. */
                tokenId: components["parameters"]["tokenId"];
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token or a session by its id
         * @description *Extension.* It is refused from the next request on. For administrators and the user.
         */
        post: operations["revokeUserToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/admin/users/{username}/update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the role, or disable or enable
         * @description *Extension.* Send either `role` or `disabled`. A new role holds from the next request on, for tokens as well. Disabling
         *     ends all tokens; enabling lets the user sign in with the password from before. The last administrator can be
         *     neither disabled nor given another role. For administrators.
         */
        post: operations["updateUser"];
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
         * Geocoding usage and its cost
         * @description *Extension.* Lists the caller's own usage, newest first. Administrators may ask for another user, or for all users
         *     with `username=*`.
         */
        get: operations["getGeocodeUsage"];
        put?: never;
        /** Geocoding usage and its cost (POST) */
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
    "/rest/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of all services
         * @description *Extension.* Newest first, of every kind: the caller's own and those of the caller's services, and all of them for
         *     administrators.
         */
        get: operations["listAllJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a job of any kind. */
                jobId: components["parameters"]["anyJobId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job of any kind
         * @description *Extension.* As `cancel` of a service's job, for every job that `/rest/jobs` lists.
         */
        post: operations["cancelAnyJob"];
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
         * Sign-in page
         * @description *Extension.*
         */
        get: operations["getSignInPage"];
        put?: never;
        /**
         * Sign a browser in
         * @description *Extension.* Handles the form of the sign-in page; programs use `generateToken`. Sets a cookie and redirects to
         *     `back`, or shows the form again with the error.
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
         * @description *Extension.* Revokes the token in the cookie, and removes the cookie.
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
        /** List the services that the caller may see */
        get: operations["listServices"];
        put?: never;
        /** List the services that the caller may see (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get the metadata of a service */
        get: operations["getService"];
        put?: never;
        /** Get the metadata of a service (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get the metadata of a layer or table */
        get: operations["getLayer"];
        put?: never;
        /** Get the metadata of a layer or table (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Get a feature
         * @description All attributes of the feature, and its geometry as in `query`. Requires the same rights as `query`.
         */
        get: operations["getFeature"];
        put?: never;
        /** Get a feature (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an attachment to a feature (not supported) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** List the attachments of a feature (not supported) */
        get: operations["listAttachments"];
        put?: never;
        /** List the attachments of a feature (not supported) (POST) */
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
                /** @description Id of the attachment; layers have no attachments. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Get an attachment (not supported) */
        get: operations["getAttachment"];
        put?: never;
        /** Get an attachment (not supported) (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete attachments of a feature (not supported) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace an attachment (not supported) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add features
         * @description Requires the `Create` capability, or that the caller owns the service or is an administrator. Omitted
         *     attributes get their defaults. Attributes that the layer does not have, and those that only the server writes,
         *     are ignored. Geometries may be in any spatial reference; the server projects them to the layer's.
         *
         *     Each feature has its own result, in the order of the request. If one of them fails, all are rolled back unless
         *     `rollbackOnFailure` is false.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * A form that appends a file
         * @description Only as an HTML page; programs append with POST.
         */
        get: operations["getAppendForm"];
        put?: never;
        /**
         * Insert or upsert features from a source, as a job
         * @description Needs exactly one source: `edits`, `appendUploadId` or `appendItemId`. The server removes an upload after a time,
         *     or once its appends have ended and the space is needed. An item stays until its owner deletes it, so use an upload
         *     for a file that is only appended. The server checks everything that does not require reading the source at once,
         *     and answers with an error. The job finds the remaining errors and reports them in its status. Jobs of one layer
         *     run one at a time, in the order of submission.
         *
         *     On a layer with editor tracking, the append sets Creator, Editor, CreationDate and EditDate from the caller and
         *     its time, in new features and in features that an upsert updates, even if no other value changes. Under
         *     ownership-based access control, the caller thus becomes the owner of updated features that had no owner, and of
         *     other users' features if the caller may update those. `keepCreator=true` keeps Creator and CreationDate of updated
         *     features, as `updateFeatures`, `applyEdits` and `calculate` always do.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file and append its rows
         * @description *Extension.* Handles the form of the HTML page: uploads the file, analyzes a text table as `analyze` does, and
         *     appends it. Redirects to the job, or shows the form again with the errors, also if the file exceeds the size of
         *     one upload.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Append jobs of a layer
         * @description Lists jobs, newest first: the caller's own jobs, or all jobs for the service's owner and administrators.
         */
        get: operations["listLayerAppendJobs"];
        put?: never;
        /** Append jobs of a layer (POST) */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Status of an append job of a layer
         * @description The status is `processing` until the job ends, then `Completed` or `Failed`.
         */
        get: operations["getLayerAppendJob"];
        put?: never;
        /** Status of an append job of a layer (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, update and delete features
         * @description Applies `deletes`, then `updates`, then `adds`, in one transaction. Each of them requires its capability.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** List the attachments of a layer (not supported) */
        get: operations["listLayerAttachments"];
        put?: never;
        /** List the attachments of a layer (not supported) (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set fields of many features
         * @description Sets the fields of all features that satisfy `where`, or of none. Requires the `Update` capability, or that
         *     the caller owns the service or is an administrator. Features of other users that the caller may not change
         *     must not be among them.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete features
         * @description Deletes the features of `objectIds`, or those that satisfy `where` and have the relation `spatialRel` to
         *     `geometry`. One of the three is required. Requires the `Delete` capability, or that the caller owns the
         *     service or is an administrator.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Query the features of a layer
         * @description Unsupported parameters of the modelled system's `query` that would narrow or change the reply are refused by
         *     name, all in one error. They are accepted when they are empty or when their value has no effect. Parameters
         *     without effect give the reason in their description. Unknown parameters are ignored, as in that system.
         */
        get: operations["queryLayer"];
        put?: never;
        /** Query the features of a layer (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Query the attachments of features (not supported) */
        get: operations["queryAttachments"];
        put?: never;
        /** Query the attachments of features (not supported) (POST) */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update features
         * @description Features are identified by object id, or by global id with `useGlobalIds`. Omitted attributes keep their
         *     values, and so does an omitted geometry; an empty one such as `{"x": null}` removes it. Requires the `Update`
         *     capability, or that the caller owns the service or is an administrator. Under ownership-based access control,
         *     other users change only their own features and those without a creator.
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Insert or upsert features into several layers, as one job
         * @description Like `append` of a layer, for several layers. `layers` lists the layers to write; `layerMappings` assigns a table
         *     of the source to each. With `rollbackOnFailure`, one bad row leaves all layers unchanged.
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Status of an append job of a service
         * @description The status is `processing` until the job ends, then `Completed` or `Failed`.
         */
        get: operations["getServiceAppendJob"];
        put?: never;
        /** Status of an append job of a service (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add, update and delete features of several layers
         * @description Applies edits to each layer as `applyEdits` does, all in one transaction. If one feature fails, all layers are
         *     rolled back unless `rollbackOnFailure` is false.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Jobs of a service
         * @description Lists jobs, newest first: the caller's own jobs, or all jobs for the service's owner and administrators.
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Status of a job
         * @description Address that a submission returns as its `statusUrl`. It returns the same job as `append/jobs/{jobId}`, but the
         *     status of a job that has not ended is `Pending` and then `InProgress`.
         */
        get: operations["getJob"];
        put?: never;
        /** Status of a job (POST) */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job
         * @description *Extension.* Cancels a waiting job at once, and a running job at its next check. The job writes nothing, and its
         *     status becomes `Failed`. A job that has ended does not change. Returns the job's status.
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * All rows that a job refused
         * @description *Extension.* Returns one line per row error: as CSV with a header, or as newline-delimited JSON with the members
         *     of `errors` in the job's status. The report also has errors that the status omits.
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a failed job again
         * @description *Extension.* Submits a new job with the parameters and source of a job that failed or was cancelled. Allowed for
         *     the user who submitted it, the service's owner and administrators. The new job runs as the user who submitted the
         *     first one, with that user's current rights. Returns an error if the source no longer exists, or if the job has not
         *     failed.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** List the layers and tables of a service with their metadata */
        get: operations["listLayers"];
        put?: never;
        /** List the layers and tables of a service with their metadata (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * List the services whose layers a view shows
         * @description Contains only services that the caller may see.
         */
        get: operations["getViewSources"];
        put?: never;
        /** List the services whose layers a view shows (POST) */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts of an upload
         * @description Joins the parts in the order of `parts`, or by number. If `checksum` does not match, the upload does not change.
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a part of an upload
         * @description Parts may be sent in any order, in parallel, and repeatedly: the last one sent with a number replaces earlier
         *     ones. `partNumber` is an alias of `partId`; both may be in the query string.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /** Size limits of uploads */
        get: operations["getUploadsInfo"];
        put?: never;
        /** Size limits of uploads (POST) */
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an upload in parts
         * @description For files that are too large for one request. The reply has the id to send the parts with. Parts count towards the
         *     size limits of uploads as soon as they arrive.
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
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file in one request
         * @description Allowed for users who may append to the service. The server takes the first file part of the request, whatever its
         *     name. It keeps the file for a limited time, and only the user who uploaded it can use it. A file larger than
         *     `maxUploadFileSize` is refused with code 413; the error names the operations that upload it in parts.
         *
         *     *Extension.* The total size of a user's uploads is limited, and so is that of all users; each upload counts as at
         *     least 64 KiB. If space is needed, the server removes uploads whose appends have all ended, those whose appends
         *     ended longest ago first. If that is not enough, it refuses the new upload: with code 400 if the user's own limit
         *     is exceeded, with 503 if the limit of all users is.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/VectorTileServer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * Metadata of a service's vector tiles
         * @description Describes the tiles of a feature service that the caller may query. Another caller gets the answer of `query`.
         */
        get: operations["getVectorTileService"];
        put?: never;
        /** Metadata of a service's vector tiles (POST) */
        post: operations["getVectorTileServicePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/VectorTileServer/resources/styles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * The style of a service's vector tiles
         * @description Style as at `resources/styles/root.json`.
         */
        get: operations["getVectorTileStyles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/VectorTileServer/resources/styles/root.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * The style of a service's vector tiles, as a file
         * @description Style of version 8, as Mapbox and MapLibre define it, made from the `drawingInfo` of each layer: renderers `simple`,
         *     `uniqueValue` and `classBreaks`, `transparency`, range of scales and default visibility. Pictures and labels are left
         *     out. The reply is JSON also without `f`.
         *
         *     The source `esri` has absolute addresses of the tiles (`tiles`), which MapLibre reads. With `f=json` or `pjson`, as ArcGIS
         *     clients ask, it has the address of the service relative to this file as well (`url`); other clients would take that for
         *     the address of a TileJSON.
         */
        get: operations["getVectorTileStyle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/VectorTileServer/tile/{z}/{y}/{x}.pbf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
                /** @description Column of the tile, from 0 in the west to 2^z - 1. */
                x: components["parameters"]["tileColumn"];
                /** @description Row of the tile, from 0 in the north to 2^z - 1. */
                y: components["parameters"]["tileRow"];
                /** @description Level of the tile. At level 0 one tile shows the world; each next level has four times as many. */
                z: components["parameters"]["tileLevel"];
            };
            cookie?: never;
        };
        /**
         * A vector tile
         * @description Mapbox Vector Tile 2.1 in Web Mercator, with the row before the column in its address. It has a layer for each layer
         *     of the service that has features there, named as in the TileJSON; tables are left out. A tile without features is empty:
         *     status 200 and no bytes. A tile beyond the grid is an error with code 404.
         *
         *     **Features** are those that `query` finds for the same caller by the envelope of the tile: with the same capability,
         *     sharing, token, ownership and view. Lines and polygons are also there for 64 units around the tile, of which its side
         *     has 4096; points are not, so that a point is in two tiles only where it lies on their common edge. What lies beyond
         *     85.0511 degrees of latitude is not on the map. `id` is the object id. Attributes are all fields that `query` shows, with the
         *     same values, without nulls; points with a z have it as `z`, unless a field has that name.
         *
         *     **Size.** A tile has fewer than 500,000 bytes before compression. Layers share them, and a layer whose features do not
         *     fit is thinned in this tile:
         *
         *     - Of points, one is left in each cell of a grid: that with the lowest object id. Every feature of the layer then has
         *       `point_count`, the number of points in its cell with itself. Their sum is the number of points in the tile.
         *     - Of other features, the largest are left, by the longer side of their bounding box. Every feature of the layer then has
         *       `omitted_count`, the number of features that were left out of the tile.
         *
         *     A field of such a name is left out there. A layer without that attribute is complete. A text that would not fit by itself is left out.
         *     Lines and rings are simplified to half a unit. A feature that is smaller than a unit is one unit large.
         *
         *     **Caching.** `ETag` changes with the layer, the view and the rights of the caller; a request with `If-None-Match` gets
         *     304 while they are as they were. `Cache-Control` is `public, no-cache` for tiles of public services that were
         *     requested without credentials and `private, no-cache` for all others.
         */
        get: operations["getVectorTile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/services/{serviceName}/VectorTileServer/tilejson.json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        /**
         * TileJSON of a service's vector tiles
         * @description *Extension.* TileJSON 3.0 with absolute addresses. The reply is JSON also without `f`.
         */
        get: operations["getTileJson"];
        put?: never;
        post?: never;
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
        /** Version of the portal */
        get: operations["getPortalRoot"];
        put?: never;
        /** Version of the portal (POST) */
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
        /** The signed-in user */
        get: operations["getCommunitySelf"];
        put?: never;
        /** The signed-in user (POST) */
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
         * @description Returns the user's name, role and date of registration. Allowed for all signed-in users.
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
         * Analyze a file before publishing or appending it
         * @description Reads a CSV, Excel, shapefile, GeoPackage or file geodatabase source from `itemid`, `file`, `text` or `sourceUrl`
         *     (*extension*: `appendUploadId`, and every format of `append`), and returns how it would be read. Send the returned
         *     `publishParameters`, unchanged or changed, as `appendSourceInfo` of an append or as parameters of `publish`. For a
         *     file geodatabase they have `layers` with the names of all tables. Only one table is analyzed: the one in
         *     `analyzeParameters.sourceTableName`, or the first. A file may be as large as a part of an upload; store a larger
         *     file as an item or an upload to analyze it.
         *
         *     *Extension.* A server analyzes a few files at a time (429, 503, see _Errors_). By default, analysis stops after 45
         *     seconds with an error (400) on `file`. For a file that takes longer, create a layer with `addToDefinition` and
         *     append the file to it in a job.
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
         * @description Reads CSV, Excel, shapefile, GeoPackage or GeoJSON from `itemid`, `file`, `text` or `sourceUrl` (*extension*:
         *     `appendUploadId`, and every format of `append`), as an append does, and returns the features as JSON for clients
         *     to draw. Nothing is stored. `publishParameters` are those of `analyze`, or any of: `name`, `targetSR` (default: web
         *     mercator), `maxRecordCount` (default 1,000, at most 10,000), `maxAllowableOffset` (with `generalize` true) and
         *     `numberOfDigitsAfterDecimal` (with `reducePrecision` true). A file with more records is refused, as are
         *     multipatches and `locationType` `address`: only `publish` and append geocode addresses.
         *
         *     *Extension.* Files are read with the limits of `analyze`: a few at a time (429, 503), for at most 45 seconds each
         *     (400 on `file`).
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
         * @description Returns the stored bytes as a download, with the media type of the file's extension. Supports `Range`. The server
         *     checks the bytes against the stored size and SHA-256. It refuses a damaged file of up to 1 MiB, or a file with a
         *     wrong size, with code 500; for a larger damaged file it closes the connection before the last bytes. For a range
         *     that ends before the end of a larger file, it checks only the file's size. For a feature service, returns the
         *     `text` that `update` stored; the reply is empty if there is none.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * The items of a user
         * @description Lists the items that are in no folder, and the user's `folders`. Allowed for the user and administrators.
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * Content of a user's folder
         * @description Returns an error if the folder does not exist or does not belong to the caller.
         */
        get: operations["getFolderContent"];
        put?: never;
        /** Content of a user's folder (POST) */
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store a file as an item in a folder
         * @description Like `addItem`. The other item addresses, `…/users/{username}/items/…` and `…/publish`, also accept a folder after
         *     the user name.
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a feature service in a folder
         * @description Same as `createService`, in the folder.
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a folder with its items
         * @description Deletes all items in the folder, and the services and data of feature service items. Waits for appends to these
         *     services to end.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an item
         * @description Stores a file or text as an item, which exists until its owner deletes it. With `multipart=true` the item is
         *     created without content; send its parts with `addPart` and complete it with `commit`. If `overwrite` is also
         *     given, an existing item with the same file name keeps its content until the commit, and parts of an earlier upload
         *     are discarded. The server takes the first file part of the request, whatever its name.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a folder for items
         * @description Titles are unique among a user's folders, regardless of case.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an empty feature service
         * @description For administrators, editors and authors; administrators may create services for other users. `addToDefinition`
         *     of the service adds layers. With `isView`, each layer shows a layer of another service: all or some of its
         *     rows, and all or some of its fields. A view has its own access and capabilities. Features are queried, edited
         *     and appended through it.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a part of an item
         * @description Parts may be sent in any order, in parallel, and repeatedly: the last one sent with a number replaces earlier
         *     ones. `partNum` may be in the query string.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an upload of an item in parts
         * @description Deletes the parts and the uncommitted item.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the parts of an item
         * @description The parts are joined when the reply arrives; `status` then returns `completed`. Also accepts the item's
         *     properties.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete an item, or a service with its item and data
         * @description Deleting a view keeps the rows of its source. A service whose layers have views cannot be deleted before these
         *     views.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set who may see an item
         * @description Shares the item with everyone, or with all signed-in users; with neither, only the owner and administrators may
         *     see it. For the item of a feature service, this applies to the service.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        /**
         * Status of an item
         * @description Returns the status of an upload in parts, or of a publish job if `jobType=publish` and `jobId` are given; `itemId`
         *     is then the published item or the service's item. A service that could not be filled is deleted, but its item id
         *     still returns the reason here.
         */
        get: operations["getItemStatus"];
        put?: never;
        /** Status of an item (POST) */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unshare an item from groups
         * @description This server has no groups, so nothing changes and the reply lists all given groups in `notUnsharedFrom`. Use
         *     `share` to change who else may see the item: without `everyone` and `org`, it is private.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item
         * @description Changes the given properties. A `file` or `text` replaces the content; the id stays the same. An empty property
         *     (`snippet=`) is ignored unless `clearEmptyFields` is true. The item of a feature service can be changed too: this
         *     changes only the item, not the service and its layers. Its content is JSON in `text`, such as display settings
         *     that clients keep for the layers.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an item as a feature service
         * @description Creates a service with a layer from a stored file and fills it in a job, as `append` does. `publishParameters` are
         *     those that `analyze` returns, changed as needed; `name` is required. The item's `status` with `jobType=publish`
         *     returns the job's status.
         *
         *     *Extension.* Before the server creates the job, it analyzes the file as `analyze` does: a few files at a time
         *     (429, 503), for at most 45 seconds each (400 on `itemid`).
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set who may see several items
         * @description Like `share`, for each item in turn; the reply has a result for each.
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unshare several items from groups
         * @description Like `unshare`, for each item in turn.
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
         * @description Returns a token for a user name with the user's password or an application password. A valid token can be
         *     exchanged for another one, with `token` and `serverUrl` instead of a user name: the new token expires no later,
         *     and is bound to the same client. POST only, so that passwords do not appear in URLs.
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
         * Revoke a token
         * @description Revokes a token before it expires; the server then refuses it. Anyone who has the token may do this. Tokens
         *     obtained in exchange for it stay valid. An unknown or expired token is not an error.
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
         * Check that a service name is available
         * @description Allowed for administrators, editors and authors, who may create services. Names of private services also count as
         *     taken.
         */
        get: operations["isServiceNameAvailable"];
        put?: never;
        /** Check that a service name is available (POST) */
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
         * @description Lists the items that match `q` and that the caller may see, newest first unless `sortField` is given.
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
/** @description Token from `/sharing/rest/generateToken`. Not needed with a header that carries one. */
export type AccessToken = string;
export type Account = {
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    disabled: boolean;
    name: string;
    role: Role;
};
export type AddedLayer = {
    id: number;
    name: string;
};
export type AddFeaturesParameters = {
    f?: f;
    /** @description The new features. The server ignores object ids among their attributes. */
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
     * @description Accepted and ignored.
     * @default false
     */
    async: boolean;
    /** @description Not supported: content is stored, not linked. */
    dataUrl?: string;
    /** @description Stored as sent; a client that shows it as HTML must sanitize it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description File name, if the file part has none. */
    filename?: string;
    /** @description Terms of use; stored as sent, like `description`. */
    licenseInfo?: string;
    /**
     * @description True if the content is sent in parts.
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
    /** @description The content as text, instead of a file. */
    text?: string;
    title?: string;
    token?: AccessToken;
    /** @description Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
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
     * @description Epoch milliseconds; present with `returnEditMoment`.
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
    /** @description Status of the change; present with `async`. */
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
export type AllJobsReply = {
    jobs: AnyJob[];
    /** @description -1 when there are no more. */
    nextStart: number;
    /** @description How many were given at most. */
    num: number;
    start: number;
    total: number;
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
     * @description *Extension.* Messages for the owner of the source, such as a guessed encoding or rows that cannot be read;
     *     absent if there are none.
     */
    messages?: JobMessage[];
    /** @description Includes `encoding` only if `analyzeParameters` has it; `messages` reports a guessed encoding. */
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
    /** @description enableGlobalGeocoding, sourceCountry, sourceCountryHint, locationType, sourceSR, sourceTableName, columnDelimiter, qualifier and encoding (as in `appendSourceInfo`) are read. sourceLocale is ignored, since a language does not imply a country. */
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
    /** @description `csv`, `excel`, `shapefile`, `geoPackage` or `fileGeodatabase`, case-insensitive; *extension*: any format of `append`. Default: derived from the file. */
    filetype?: string;
    /** @description Id of a stored item. */
    itemid?: string;
    /** @description URL of the file; only public addresses, unless the server allows others. */
    sourceUrl?: string;
    /**
     * @description *Extension.* Layer to which the caller may append. With it, the reply has `fieldMappings`, `unmatchedSourceFields`
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
export type AnyJob = {
    /**
     * Format: int64
     * @description Epoch milliseconds; null until it has ended.
     */
    endTime: number | null;
    /** @description Source records that could not be applied. */
    errorCount: number | null;
    jobId: string;
    /** @description Such as `append`, `publish` or `import`. */
    kind: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    lastUpdatedTime: number;
    layerName: string | null;
    /** @description Name of the user who submitted it. */
    owner: string | null;
    /** @description From 0 to 100, where it is known. */
    percentComplete?: number;
    /** @description Source records handled, where the kind of job counts them. */
    recordCount: number | null;
    /** @description Null where the job is of no service, or the service is gone. */
    serviceName: string | null;
    state: JobState;
    /** @description Why the job waits or has failed, where there is a reason. */
    statusMessage: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    submissionTime: number;
};
export type AnyJobReply = {
    job: AnyJob;
};
export type AppendFileParameters = {
    /** @description As of the layer's `append`. */
    appendSourceFilter?: string;
    /** @default false */
    dryRun: boolean;
    f?: f;
    /** Format: binary */
    file: undefined;
    /** @description One of the layer's `supportedAppendFormats`. If omitted, the server derives it from the file name. */
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
    /** @description Field to match rows on. */
    upsertMatchingField?: string;
};
export type AppendJob = {
    /** @description *Extension.* True if the job writes nothing because the request asked for a dry run. */
    dryRun?: boolean;
    /**
     * Format: int64
     * @description Time at which the rows were written if `returnEditMoment` is true.
     */
    editMoment?: number;
    /** @description *Extension.* Number of source records that could not be applied. */
    errorCount: number;
    /** @description *Extension.* Errors of the first refused rows, up to a limit: one entry per fault, so a row may have several. */
    errors: RowError[];
    /** @description *Extension.* True if there are more errors than listed. */
    errorsTruncated: boolean;
    /** @description *Extension.* Present if addresses were geocoded. */
    geocoding?: {
        /** @description Attribution of the data, as its licence requires. */
        attribution: string;
        /** @description Average score of the matched rows, from 0 to 100. */
        averageScore: number | null;
        /** @description In the unit of the configured price. */
        cost: number;
        matched: number;
        provider: string;
        /** @description Number of rows with an address. */
        requested: number;
        /** @description Number of matched rows that match another place equally well. */
        tied: number;
        /** @description Number of rows without a place, including rows without an address. */
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
    /** @description *Extension.* For an append to the service: the counts for each layer. */
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
     * @description *Extension.* Messages, in this order. For a waiting job, why it waits: the error of its last try, or that the
     *     server's disk is full. For a job that has ended, its result, then warnings: geometries cut off at the edge of
     *     Web Mercator, curves read as straight segments, keys that differ only by case, addresses that were not found, a
     *     guessed encoding, source columns that match no field, and values outside the domain of their field. Last are
     *     notes that report no fault, such as fields that the source has no column for.
     */
    messages: JobMessage[];
    /** @description *Extension.* From 0 to 100; absent if unknown. */
    percentComplete?: number;
    /** @description Number of source records handled; grows while the job runs. */
    recordCount: number;
    /** @description *Extension.* Address of the report of all refused rows. If the report had to be shortened, a message says so. */
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
     * @description *Extension.* Number of records to handle: an estimate while the job runs, and `recordCount` once it has ended.
     *     Absent while it is unknown, such as with `appendSourceFilter`.
     */
    totalCount?: number;
    /**
     * @description *Extension.* Number of updated rows whose mapped values and geometry did not change, not counting editor
     *     tracking. They are still written, and count as edited.
     */
    unchangedCount?: number;
    unfilledFields?: UnfilledFields;
    unmatchedSourceFields?: UnmatchedSourceFields;
    /** @description *Extension.* */
    updateCount: number;
};
export type AppendParameters = {
    /** @description Destination fields to write, at most 2,000. Default: all fields that the source has. */
    appendFields?: string[];
    /** @description The id of a stored item. */
    appendItemId?: string;
    /**
     * @description Filter on rows of the source: a condition in the syntax of `where` of a query, on the source's fields, as plain
     *     text or JSON: `{"where": "POP > 100"}`. Supported only for formats with typed columns, listed in
     *     `supportedAppendSourceFilterFormats`. A value that does not have its column's type counts as null. Rows that do
     *     not match are not counted as records; a message of the job states their number.
     */
    appendSourceFilter?: string;
    /**
     * @description Options for reading a CSV or Excel file; required for these formats, may be empty. Accepts the
     *     `publishParameters` that analyze returns, so unknown members are ignored. For other formats, the server reads
     *     only `dateFieldsTimeReference`, the column names in `layerInfo.fields` (databases and shapefiles) and `sourceSR`
     *     (JSON).
     *
     *     `encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as
     *     `utf-8`, `windows-1251`, `shift_jis` or `gbk`, case-insensitive. An unknown encoding is refused, and so are
     *     other names of this member, such as `charset` and `sourceEncoding`. A byte order mark takes precedence over it.
     *     Without either, the text is read as UTF-8, or as UTF-16 if its zero bytes indicate that. Rows whose bytes do not
     *     decode are refused, with the field and `invalid_text`. If at least ten in eleven characters beyond ASCII are not
     *     valid UTF-8, counted over the whole file, the server reads it as `windows-1252` and reports this in a message.
     *     It does not guess if bytes are undefined in windows-1252, or in an upsert that updates features; it refuses
     *     these rows. JSON must be UTF-8, and another `encoding` is refused. The other formats state their own encoding,
     *     and `encoding` is refused.
     *
     *     A CSV file may have at most 20,000 columns, a sheet 16,384. A column name that repeats an earlier one gets one
     *     or more `_`, or a number, at its end.
     *
     *     The `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin,
     *     every other from the one before. This applies to z and m if `scale` has a number above 0 for them; otherwise
     *     they are values. A `crs` of GeoJSON applies to its collection; features and geometries that state another one
     *     are refused. Also refused are features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a
     *     geometry, numbers outside the range of a double, and features that are not valid UTF-8. Whole numbers beyond
     *     2^53 keep their digits in text and 64-bit fields.
     *
     *     For a date field, a number in a workbook cell is a day count, as in the workbook, whether or not the cell has a
     *     date format. A number too large for a day count is read by its digits, as text is.
     *
     *     Addresses (`locationType` `address`) are searched only in `sourceCountry` if it is given: a code such as `NO`,
     *     or several separated by commas. `sourceCountryHint` is the country of rows that do not name one. A postcode
     *     without a city, region or country may exist in many countries. The embedded gazetteer, which knows postcodes of
     *     the USA, gives it a score of 55, which does not count as a match (see `Score`, and the reason in the report).
     */
    appendSourceInfo?: {
        [key: string]: unknown;
    };
    /**
     * @description One of the layer's `supportedAppendFormats`, case-insensitive; `featureCollection` if omitted. The server reads
     *     tables of mobile geodatabases (`sqlite`). It refuses their feature classes by name, because the format of their
     *     shapes is not public.
     *
     *     Text of a shapefile's table is decoded with the code page of its `.cpg` file, else with that of the language
     *     driver id in its header. A code page that is not supported refuses the file; a row whose bytes do not decode is
     *     refused. If neither states a code page, the server chooses UTF-8 or windows-1252, whichever fits most of the
     *     text, and names its choice in a warning of the job. Numbers keep every digit. A cell that is not a number is
     *     refused, as in CSV. A cell filled with `*`, which marks a number too long for its column, becomes null, as in
     *     GDAL. Memo and binary columns are left out, with a warning. Columns with the same name get a number, as in CSV.
     */
    appendUploadFormat?: string;
    /** @description The `itemID` of a committed upload of the caller. */
    appendUploadId?: string;
    /**
     * @description *Extension.* True to do everything except write. The report has the counts of rows that would be inserted,
     *     updated, unchanged or refused. Addresses are geocoded and charged as usual; if the provider's answers may be
     *     cached, a later append reuses them.
     * @default false
     */
    dryRun: boolean;
    /** @description Features as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`. */
    edits?: string;
    /** @description Alias of `appendUploadFormat`. */
    editsUploadFormat?: string;
    /** @description Alias of `appendUploadId`. */
    editsUploadId?: string;
    f?: f;
    fieldMappings?: FieldMappings;
    /**
     * @description *Extension.* With `upsert`, on a layer with editor tracking: true if updated features keep their creator and
     *     creation date. By default, the append sets all four editor tracking fields in updated features as in new ones:
     *     the caller becomes creator and editor, and both dates are the time of the append. New features always get the
     *     caller as their creator.
     * @default false
     */
    keepCreator: boolean;
    /** @description Mappings of several layers, at most 1,000; only the entry of this layer applies. */
    layerMappings?: {
        fieldMappings?: FieldMappings;
        id?: number;
        /** @description Number of the table, instead of its name. */
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
    /** @description Name of the table to read, if the source has several. */
    sourceTableName?: string;
    token?: AccessToken;
    /**
     * @description True if the append first empties the layer, in the same transaction: readers see either the old or the new
     *     features. Object ids of the new features start at 1. Refused with `upsert`.
     * @default false
     */
    truncateExisting: boolean;
    /**
     * @description With `upsert`: true if matched features also get the geometry of the source. If `allowGeometryUpdates` does not
     *     let the caller move features, rows that would move their feature are refused.
     * @default true
     */
    updateGeometry: boolean;
    /**
     * @description True if source features update the features that they match.
     * @default false
     */
    upsert: boolean;
    /** @description Field to match on. It must have its own unique index. Takes precedence over `useGlobalIds`. */
    upsertMatchingField?: string;
    /**
     * @description Match on the global id instead of the object id.
     * @default false
     */
    useGlobalIds: boolean;
};
export type AppendSubmission = {
    /**
     * @description Id of the job's source: the stored item (`appendItemId`) or the upload (`appendUploadId`). For `edits`, the
     *     server creates an id for the job. It also identifies the job in requests for its status.
     */
    itemId: string;
    /** Format: uuid */
    jobId: string;
    /** @constant */
    status: "processing";
    /** @description Contains `jobId:` and the job's id. */
    statusMessage: string;
    /** @description Address of the job's status, without a token. */
    statusUrl: string;
};
export type ApplyEditsParameters = {
    adds?: FeatureInput[];
    /** @description Empty lists only; attachments are not supported. */
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
    /** @description The edits by layer. Each layer may occur once; at most 10,000 features in total. */
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
    /** @description Lifetime in minutes; limited as for `generateToken`. */
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
 * @description True if the reply contains `statusURL`, the address of the status of the change. The change is complete before
 *     the reply is sent in either case.
 * @default false
 */
export type Async = boolean;
export type Attributes = {
    [key: string]: string | number | null;
};
export type CalculateParameters = {
    /**
     * @description Gives each field a `value`, or a `sqlExpression` over the fields of the same feature in the language of
     *     `where`.
     */
    calcExpression: {
        field: string;
        sqlExpression?: string | null;
        value?: string | number | boolean | null;
    }[];
    f?: f;
    gdbVersion?: GdbVersion;
    /** @description Not supported: must be empty. */
    geometry?: string;
    /** @description Not supported: must be empty. */
    historicMoment?: string;
    /** @description Not supported: must be empty. */
    objectIds?: string;
    /**
     * @description True if the reply contains `editMoment`.
     * @default false
     */
    returnEditMoment: boolean;
    /**
     * @description Without effect: all features are changed, or none.
     * @default true
     */
    rollbackOnFailure: boolean;
    /**
     * @description `standard` or `none`, which are equivalent. `native` is not supported: clients cannot send SQL of a database.
     * @default standard
     * @enum {string}
     */
    sqlFormat: "standard" | "none" | "native";
    /** @description Not supported: must be empty or `null`. */
    time?: string;
    token?: AccessToken;
    /** @description Not supported: must be empty. */
    uniqueIds?: string;
    /** @description A condition as in `query`. */
    where: string;
};
export type CalculateReply = {
    /**
     * Format: int64
     * @description Epoch milliseconds; present with `returnEditMoment`.
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
    /** @description MD5, SHA-1 or SHA-256 of the whole file in hexadecimal digits; the length determines which. */
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
export type CreateApplicationPasswordParameters = {
    f?: f;
    /** @description The device or program; unique for the user. */
    name: string;
    token?: AccessToken;
};
export type CreateFolderParameters = {
    f?: f;
    /** @description Former name of `title`. */
    folderName?: string;
    title?: string;
    token?: AccessToken;
};
export type CreateServiceParameters = {
    /** @description Credits to show for the source. */
    accessInformation?: string;
    createParameters: ServiceDefinition;
    /** @description Description of the service item; by default, that of the service. */
    description?: string;
    f?: f;
    /**
     * @description True if the layers of the service show those of other services, as in `createParameters`.
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
    /** @description Summary of the service item. */
    snippet?: string;
    tags?: string[];
    /** @description Older name of `outputType`. */
    targetType?: string;
    /** @description Title of the service item; by default, the name of the service. */
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
export type CreateUserParameters = {
    f?: f;
    /** @description Letters, digits and `. _ @ + -`, beginning with a letter or digit; unique in any case of its letters. */
    name: string;
    role: Role;
    token?: AccessToken;
};
export type DefinitionJob = {
    jobId: string;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    lastUpdatedTime: number;
    /** @description Name of the changed layer, or of the service. */
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
    /** @description Status of the change; present with `async`. */
    statusURL?: string;
    /** @constant */
    success: true;
};
export type DeleteFeaturesParameters = {
    /** @description Not supported: must be empty or 0. */
    distance?: string;
    f?: f;
    /** @description Not supported: must be empty. */
    fullText?: string;
    gdbVersion?: GdbVersion;
    /** @description As in `query`. */
    geometry?: string;
    /** @description As in `query`. */
    geometryType?: string;
    /** @description Not supported: must be empty. */
    historicMoment?: string;
    /** @description As in `query`. */
    inSR?: string;
    /** @description Object ids of the features. With `where` or `geometry`, only those that also satisfy these. */
    objectIds?: number[];
    /**
     * @description True if the reply has a result for each deletion, at most 100,000. If false, the reply states only whether
     *     all of them succeeded.
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
    /** @description Not supported: must be empty or `null`. */
    time?: string;
    token?: AccessToken;
    /** @description Not supported: must be empty. */
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
     * @description Epoch milliseconds; present with `returnEditMoment`.
     */
    editMoment?: number;
};
export type DeleteSummary = {
    /**
     * Format: int64
     * @description Epoch milliseconds; present with `returnEditMoment`.
     */
    editMoment?: number;
    error?: EditError;
    success: boolean;
};
/**
 * @description Reason for the failure. 1000: a value or geometry cannot be stored, or the caller may not store it. 1003: the
 *     edit was rolled back because others failed. 1019: there is no such feature. 1020 (*Extension*): the feature has
 *     other values than `expectedAttributes`.
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
 * @description *Extension.* Warnings about stored values, absent if there are none. Each names a field, the number of values
 *     outside its domain (or outside its domain for the feature's type), and one such value. These edits succeed
 *     nonetheless.
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
     * @description -1 if there is no such feature.
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
     * @description Epoch milliseconds; present with `returnEditMoment`.
     */
    editMoment?: number;
    messages?: EditMessages;
    updateResults: EditResult[];
};
/** @description Extent of the features; its coordinates are the text `NaN` if no feature has a geometry. */
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
        /** @description *Extension.* Number of seconds after which a retry may succeed: after too many failed sign-ins, or while the server is overloaded. */
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
 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
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
    /** @description Values by field name. Whole numbers beyond 2^53 keep their digits in text fields and 64-bit fields. */
    attributes?: {
        [key: string]: unknown;
    };
    /** @description Not supported; a feature that has it instead of a geometry is refused. */
    compressedGeometry?: string | null;
    /** @description Esri JSON, in the spatial reference that it names, or in that of the layer. Curves are not supported. */
    geometry?: {
        [key: string]: unknown;
    } | null;
};
export type FeatureParameters = {
    f?: f;
    gdbVersion?: GdbVersion;
    /** @description Not supported: must be empty. */
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
     * @description With `quantizationParameters`: x is `translate[0]` plus `scale[0]` for each step. y is computed likewise,
     *     downward where `originPosition` is `upperLeft`.
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
    /** @description Maximum number of characters of text; for other types, the length that clients expect. */
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
    /** @description Letters, digits and underscores, at most 60, starting with a letter. Unique; case is ignored. */
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
/** @description Destination fields that take their values from source fields with other names; at most 2,000. */
export type FieldMappings = {
    /** @description The destination field. */
    name: string;
    /** @description The source field. */
    source?: string;
    /** @description Alias of `source`. */
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
/** @description Token of the page that contains the form. */
export type formToken = string;
/** @description The default version, such as `sde.DEFAULT`; other versions are not supported. */
export type GdbVersion = string;
export type GeneratedReply = {
    /** @description *Extension.* Number of rows that could not be read and are left out; absent if there are none. */
    errorCount?: number;
    /** @description *Extension.* Errors of the first of these rows, as in the status of an append; at most 100 entries. */
    errors?: {
        [key: string]: unknown;
    }[];
    featureCollection: {
        /** @description Exactly one layer. */
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
            /** @description Metadata of a layer without the members that require a service. */
            layerDefinition: {
                fields: {
                    [key: string]: unknown;
                }[];
                name: string;
                /** @description `FID`, unless a column has this name; values start at 1. */
                objectIdField: string;
                /** @enum {string} */
                type: "Feature Layer" | "Table";
            };
        }[];
        showLegend: boolean;
    };
    /** @description *Extension.* Messages for the owner of the source, such as a guessed encoding; absent if there are none. */
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
    /** @description `csv`, `excel`, `shapefile`, `geoPackage` or `geojson`, case-insensitive; *extension*: any format of `append`. Default: derived from the file. */
    filetype?: string;
    /** @description Id of a stored item. */
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
    /** @description URL of the file; only public addresses, unless the server allows others. */
    sourceUrl?: string;
    /** @description CSV, or with `filetype` `geojson` GeoJSON, as text. */
    text?: string;
    token?: AccessToken;
};
export type GenerateTokenParameters = {
    /**
     * @description Client that the token is bound to: the `referer`, the address in `ip`, or the address of this request. By
     *     default, it is bound to the `referer` if one is given, otherwise to nothing.
     * @enum {string}
     */
    client?: "referer" | "ip" | "requestip";
    /**
     * @description Lifetime of the token in minutes, up to the server's limit. Default: set by the server's operator, initially 60
     *     minutes.
     */
    expiration?: number;
    f?: f;
    ip?: string;
    /** @description The user's password or one of their application passwords. */
    password?: string;
    referer?: string;
    /** @description With `token`: server that the new token is for. */
    serverUrl?: string;
    /** @description Token to exchange for a new one. */
    token?: string;
    username?: string;
};
export type GeocodeUsageRecord = {
    /** @description Number of addresses answered from the cache, at no cost. */
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
    /** @description Number of addresses requested. */
    requested: number;
    username: string | null;
};
export type GeocodeUsageReply = {
    cached?: number;
    cost?: number;
    matched?: number;
    /** @description Start of the next page; -1 if there is none. */
    nextStart: number;
    /** @description Number of records in this reply. */
    num: number;
    records: GeocodeUsageRecord[];
    requested?: number;
    start: number;
    total: number;
};
/**
 * @description Spatial reference of the coordinates, in the form of GeoJSON before RFC 7946. Absent for WGS 84, the reference
 *     of GeoJSON in RFC 7946, and absent without geometries.
 */
export type GeoJsonCrs = {
    properties: {
        /**
         * @description `EPSG:` or `ESRI:` and a number, such as `EPSG:3857` or `ESRI:102003`, or the WKT definition if `outSR`
         *     was one. GDAL and `append` read these.
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
        /** @description Bounding box; empty if no feature has a geometry. */
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
     * @description Object id; absent for statistics and distinct values.
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
 *     polygon) and `Shape__Area`, in the plane and the units of the layer's spatial reference. Queries can use them
 *     like other fields; requests cannot write them. Layers of earlier versions, or of a SpatiaLite before 5, do not
 *     have them.
 */
export type GeometryProperties = {
    shapeAreaFieldName?: string;
    shapeLengthFieldName?: string;
    /** @description Unit such as `esriMeters`, `esriFeet` or `esriDecimalDegrees`; absent if the unit has no such name. */
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
    /** @description Id of the item's folder; only for its owner and administrators. */
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
    /** @description Id of the folder; empty if the item is in none. */
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
     * @description Accepted and ignored.
     * @default false
     */
    async: boolean;
    /** @description Stored as sent; a client that shows it as HTML must sanitize it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /** @description File name, if the file part has none. */
    filename?: string;
    /** @description Terms of use; stored as sent, like `description`. */
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
    /** @description Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
    type?: string;
    typeKeywords?: string[];
};
export type ItemSearchParameters = {
    f?: f;
    /** @description Second condition, in the same syntax as `q`; items must match both. */
    filter?: string;
    /**
     * @description Maximum number of results. Values above 100 count as 100.
     * @default 10
     */
    num: number;
    /** @description Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id, tags, name, snippet, access and group. `group` matches nothing, since there are no groups. */
    q?: string;
    /** @description One of title, name, created, modified, type, owner and size; name sorts like title. */
    sortField?: string;
    /**
     * @description `asc` or `desc`.
     * @default desc
     */
    sortOrder: string;
    /**
     * @description Number of the first result, from 1.
     * @default 1
     */
    start: number;
    token?: AccessToken;
};
export type ItemSearchReply = {
    /** @description Start of the next page; -1 if there is none. */
    nextStart: number;
    /** @description Maximum number of results in this reply. */
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
        /** @description Error of the item if it could not be changed. */
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
    /** @description `publish`. Default: the upload in parts. */
    jobType?: string;
    token?: AccessToken;
};
export type ItemStatusReply = {
    /** @description *Extension.* For a failed job: errors of the first refused rows, up to a limit. */
    errors?: RowError[];
    /** @description *Extension.* True if there are more errors than listed. */
    errorsTruncated?: boolean;
    itemId: string;
    jobId?: string;
    /**
     * @description *Extension.* Messages of a publish job for the owner of the source, such as a guessed encoding; absent if there
     *     are none.
     */
    messages?: JobMessage[];
    /** @description *Extension.* For an upload in parts: parts that have arrived and are not committed. */
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
     * @description Text of the status. For a waiting job: the error of its last try, or that the server's disk is full. For a
     *     failed job: the reason.
     */
    statusMessage: string;
};
export type ItemsUnsharedReply = {
    results: {
        /** @description Error of the item if it could not be changed. */
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
    /** @description Start of the next page; -1 if there is none. */
    nextStart: number;
    /** @description Maximum number of jobs in this reply. */
    num: number;
    start: number;
    total: number;
};
export type JobMessage = {
    description: string;
    /** @enum {string} */
    type: "esriJobMessageTypeError" | "esriJobMessageTypeWarning" | "esriJobMessageTypeInformative";
};
/** @enum {string} */
export type JobState = "queued" | "running" | "completed" | "failed" | "cancelled";
export type JobSummary = {
    /** @description *Extension.* Source records that could not be applied. */
    errorCount?: number;
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
/** @description A layer, or a table, which has no members about geometry. */
export type Layer = {
    /** @description At the administration address only. */
    adminLayerInfo?: {
        geometryField?: {
            name: string;
            srid: number;
        };
        /** @description Database table of the rows; absent for a view. */
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
     * @description True if users other than the owner and administrators may change geometries. True for a view only if its
     *     source allows it as well.
     */
    allowGeometryUpdates: boolean;
    /** @description Same as for the service. */
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
    /** @description Present only with editor tracking. */
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
    /** @description Present only if the service enables it. */
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
     * @description Comma list of values for `appendUploadFormat`. Layers of multipatches list all formats: an upsert of
     *     attributes accepts any, though only `shapefile`, `filegdb`, `gpkg` and `sqlite` hold multipatches.
     */
    supportedAppendFormats: string;
    /** @description Comma list of the formats that support `appendSourceFilter`. */
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
     * @description Condition on the features of a view. Present at the administration address; elsewhere, only if it names no
     *     field that the view hides.
     */
    viewDefinitionQuery?: string;
};
/**
 * @description Fields and indexes to add. Members that `updateDefinition` changes are refused, and so is everything that a
 *     `LayerDefinition` is refused for.
 */
export type LayerAdditions = {
    fields?: FieldDefinition[];
    indexes?: IndexDefinition[];
} & {
    [key: string]: unknown;
};
/**
 * @description Changes the members below. A client may send back a whole definition that it has read. `id`, `type`,
 *     `objectIdField`, `globalIdField`, `uniqueIdField`, `maxRecordCount`, `hasStaticData`, `isView`,
 *     `geometryProperties`, `supportedQueryFormats` and `serviceItemId` are refused if they differ from the current
 *     value. Everything that a `LayerDefinition` is refused for is refused as well, except ownership.
 */
export type LayerChanges = {
    /** @description For a layer of a view. The source stays the same. */
    adminLayerInfo?: ViewAdminInfo | null;
    /**
     * @description Setting of this layer alone. While the service, or the source of a view, does not allow geometry updates,
     *     false changes nothing, so that whole definitions can be sent back.
     */
    allowGeometryUpdates?: boolean;
    /** @description Capabilities of the whole service, as in `ServiceChanges`. */
    capabilities?: string;
    copyrightText?: string | null;
    defaultVisibility?: boolean;
    /** @description Another name of `viewDefinitionQuery`, which takes precedence. */
    definitionQuery?: string | null;
    description?: string | null;
    displayField?: string | null;
    drawingInfo?: {
        [key: string]: unknown;
    } | null;
    /** @description Editor-tracking fields, created where the layer lacks them. Null ends tracking and keeps the fields. */
    editFieldsInfo?: EditFieldsDefinition | null;
    /** @description Fields by name, with their changed properties. */
    fields?: {
        alias?: string | null;
        defaultValue?: string | number | boolean | null;
        domain?: {
            [key: string]: unknown;
        } | null;
        editable?: boolean;
        /** @description Maximum length of text; it can only increase. The change is slow on large tables. */
        length?: number | null;
        name: string;
        /** @description False requires that all rows have a value. The change is slow on large tables. */
        nullable?: boolean;
        /** @description Current value only: it cannot be changed. */
        type?: string;
        /** @description For a view: true if it shows the field. */
        visible?: boolean | null;
    }[];
    /** @description Current value only: it cannot be changed. */
    geometryType?: string | null;
    /** @description False only; attachments are not supported. */
    hasAttachments?: boolean | string | null;
    /** @description Current value only: it cannot be changed. */
    hasM?: boolean | null;
    /** @description Current value only: it cannot be changed. */
    hasZ?: boolean | null;
    /**
     * @description Indexes by name, with their changed properties. Indexes that every layer has cannot be changed. The change
     *     is slow on large tables.
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
    /** @description Current value only: it cannot be changed. */
    spatialReference?: SpatialReference | null;
    /**
     * @description *Extension.* False disables append for all users, including the owner and administrators, and removes
     *     `Append` from the service's capabilities.
     */
    supportsAppend?: boolean;
    /** @description A setting of the whole service, as in `ServiceChanges`. */
    syncEnabled?: boolean;
    /** @description Templates of new features; null restores the one that every layer has. */
    templates?: {
        [key: string]: unknown;
    }[] | null;
    /** @description Field that holds the type of a feature. Without it, the layer has no `types`. */
    typeIdField?: string | null;
    types?: {
        [key: string]: unknown;
    }[] | null;
    /**
     * @description For a view: it contains only features that satisfy this condition, for every query. Written as in `where`;
     *     it may name fields that the view does not show. Refused for other layers.
     */
    viewDefinitionQuery?: string | null;
} & {
    [key: string]: unknown;
};
/**
 * @description Accepts a layer description of another server. The server keeps the members below. It refuses these by name,
 *     unless their value is empty (null, false, `[]`, `{}` or an empty text): `timeInfo`, `relationships`,
 *     `subtypeField`, `subtypes`, `defaultSubtypeCode`, `fieldGroups`, `contingentValues`,
 *     `contingentValuesDefinition`, `hasContingentValuesDefinition`, `attributeRules`, `isDataVersioned`,
 *     `isDataBranchVersioned`, `isDataArchived`, `isDataReplicaTracked`, `changeTrackingInfo`, `historicMoment`,
 *     `datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`; a
 *     `dateFieldsTimeReference` other than UTC; `ownershipBasedAccessControlForFeatures` with a rule that is not true,
 *     which is set by `editorTrackingInfo` of the service; and fields with `visible` false, except in views. It
 *     ignores all other members, which describe another server or how clients draw.
 */
export type LayerDefinition = {
    /** @description Source of a layer of a view. */
    adminLayerInfo?: ViewAdminInfo | null;
    /**
     * @description False prevents edits and upserts from changing geometries, as the setting of the service does for all its
     *     layers. The owner of the service and administrators may still change them.
     */
    allowGeometryUpdates?: boolean | null;
    copyrightText?: string | null;
    defaultVisibility?: boolean | null;
    /** @description Another name of `viewDefinitionQuery`, which takes precedence. */
    definitionQuery?: string | null;
    description?: string | null;
    displayField?: string | null;
    drawingInfo?: {
        [key: string]: unknown;
    } | null;
    /**
     * @description Names of the editor-tracking fields. If one of them is given, the layer has editor tracking even if the
     *     service has none.
     */
    editFieldsInfo?: EditFieldsDefinition | null;
    extent?: ExtentDefinition | null;
    fields?: FieldDefinition[] | null;
    /**
     * @description `esriGeometryPoint`, `esriGeometryMultipoint`, `esriGeometryPolyline`, `esriGeometryPolygon` or
     *     `esriGeometryMultiPatch`, which can be appended from shapefiles and databases only. Omitted for a table.
     */
    geometryType?: string | null;
    /** @description False only; attachments are not supported. */
    hasAttachments?: boolean | string | null;
    /** @description True if geometries have m; always false for multipatches. */
    hasM?: boolean | null;
    /** @description True if geometries have z; always true for multipatches. */
    hasZ?: boolean | null;
    indexes?: IndexDefinition[] | null;
    maxScale?: number | null;
    minScale?: number | null;
    name: string;
    /**
     * @description By default, the extent's, else the service's, else Web Mercator. Any `wkid` of EPSG or Esri that PROJ knows,
     *     or a definition as `wkt` or `wkt2`. x comes before y, regardless of the authority's axis order.
     */
    spatialReference?: SpatialReference | null;
    /** @description False disables append to the layer; the service then loses the `Append` capability. */
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
     * @description For a view: it contains only features that satisfy this condition, for every query. Written as in `where`;
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
     * @description Epoch milliseconds; present with `returnEditMoment`.
     */
    editMoment?: number;
    id: number;
    messages?: EditMessages;
    updateResults: EditResult[];
};
export type LayerEdits = {
    adds?: FeatureInput[];
    /** @description Empty lists only; attachments are not supported. */
    attachments?: {
        [key: string]: unknown;
    } | null;
    /** @description Object ids or, with `useGlobalIds`, global ids. */
    deletes?: (number | string)[];
    id: number;
    updates?: FeatureUpdate[];
};
export type LayerRemoval = {
    /** @description Id of the layer. A number may be written as text, as some clients do. */
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
export type NamedPassword = {
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    id: string;
    name: string;
};
export type NamedRemoval = {
    /** @description Name of a field or index; case is ignored. */
    name: string;
};
export type NewApplicationPasswordReply = {
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    created: number;
    id: string;
    name: string;
    /** @description Shown this once: 24 letters and digits; spaces do not count. */
    password: string;
};
export type NewPasswordReply = {
    /** @description Shown this once. */
    password: string;
    user: Account;
};
export type NewUserReply = {
    /** @description Shown this once; for programs, with HTTP Basic. */
    applicationPassword: string;
    /** @description Shown this once. */
    password: string;
    user: Account;
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
     * @description Maximum number of results. A value above 100 counts as 100.
     * @default 10
     */
    num: number;
    /**
     * @description Number of the first result, counted from 1.
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
    /** @description Format of the item, as in `appendUploadFormat`. Default: derived from its `type`. */
    filetype?: string;
    /** @description Id of the item to publish. */
    itemid: string;
    /**
     * @description Not supported: append with `truncateExisting` instead.
     * @default false
     */
    overwrite: boolean;
    /**
     * @description Parameters from `analyze`. `layerInfo` is checked like a `LayerDefinition`. Non-empty `indexes`, `types`,
     *     `typeIdField`, `editFieldsInfo`, `supportsAppend` and `allowGeometryUpdates` are also refused: set them once the
     *     layer exists. `description`, `serviceDescription`, `copyrightText`, `capabilities` and `editorTrackingInfo`
     *     apply to the service.
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
    /** @description `view` (the default) omits positions that coincide; `edit` keeps all. */
    mode?: string;
    /** @description `upperLeft` (the default) or `lowerLeft`. */
    originPosition?: string;
    /** @description Size of a step in units of `outSR`, greater than 0. */
    tolerance?: number;
};
export type QueryParameters = {
    /** @description Not supported: must be empty. */
    aggregateIds?: string;
    /**
     * @description Without effect on the reply.
     * @default false
     */
    cacheHint: boolean;
    /** @description Not supported: must be empty. The server uses the most precise transformation that PROJ has for the location. */
    datumTransformation?: string;
    /** @description Not supported: must be empty. Use `inSR` and `outSR` instead. */
    defaultSR?: string;
    /**
     * @description Distance by which the server widens `geometry` to a polygon before it applies `spatialRel`, at most 9,000
     *     kilometres. It is measured along the earth's surface if `geometry` is in degrees or in Web Mercator, otherwise
     *     on the map. With 0, `geometry` is not widened.
     *
     *     Refused if the outlines around the parts of `geometry` have more than 360,000 vertices in total. A point has
     *     360, and up to 1,080 for long distances; a line has at least as many for each 200 kilometres along the earth's
     *     surface. If too many requests wait for such outlines, further ones are refused with code 503 and `Retry-After`.
     */
    distance?: number;
    /**
     * @description Format of the reply: a page, JSON, indented JSON, GeoJSON or a protocol buffer. Case is ignored.
     * @default html
     * @enum {string}
     */
    f: "html" | "json" | "pjson" | "geojson" | "pbf";
    /** @description `esriDefault`; other encodings are not supported. */
    featureEncoding?: string;
    /** @description Not supported: must be empty. Use LIKE in `where` instead. */
    fullText?: string;
    gdbVersion?: GdbVersion;
    /**
     * @description Selects only features that have the relation `spatialRel` to this geometry. It is Esri JSON, or plain numbers:
     *     `xmin,ymin,xmax,ymax` for an envelope, `x,y` for a point.
     *
     *     Between Web Mercator and degrees, the geometry selects the same features as in its own plane. It does not
     *     continue on the other side of the antimeridian, and an area that goes beyond the edge of Web Mercator (85.06
     *     degrees) reaches the pole. From and to other spatial references, sides follow the curvature of the earth, and
     *     areas may contain poles and cross the antimeridian. If a part of an area has no coordinates in the other
     *     reference, the part near the layer's features is used. A geometry that cannot be projected is an error of
     *     `geometry`.
     *
     *     It has at most 50,000 vertices, 5,000 rings or paths and 5,000,000 characters. At most 1,000,000 pairs of the
     *     boxes of its sides intersect, beyond one for each side, and a polygon crosses itself at most 50,000 times. The
     *     inside of a polygon that crosses itself is the points inside an odd number of its rings.
     */
    geometry?: string;
    /** @description Number of decimals of coordinates. */
    geometryPrecision?: number;
    /**
     * @description Type of a `geometry` that does not show its own type: `esriGeometryEnvelope` (the default), `esriGeometryPoint`,
     *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
     */
    geometryType?: string;
    /**
     * @description With `outStatistics`: at most 100 fields; features with equal values in them form a group. `orderByFields` may
     *     then name these fields and the statistics.
     */
    groupByFieldsForStatistics?: string[];
    /**
     * @description Condition that groups must satisfy, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
     *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of such a statistic may be used in
     *     its place, unless a field of `groupByFieldsForStatistics` has this name.
     */
    having?: string;
    /** @description Not supported, since the server keeps no history: must be empty. */
    historicMoment?: string;
    /** @description Spatial reference of a `geometry` that names none, written as in `outSR`. By default, the layer's. */
    inSR?: string;
    /** @description Not supported: must be empty. */
    lod?: string;
    /** @description Not supported: must be empty. */
    lodType?: string;
    /** @description Maximum deviation of simplified lines and rings, in units of `outSR`. */
    maxAllowableOffset?: number;
    /** @description Factor that multiplies `maxRecordCount` for this reply. */
    maxRecordCountFactor?: number;
    /**
     * @description Form of the geometries of a multipatch layer; other layers ignore it. By default, features have no geometry.
     *     Spatial filters and extents always use the footprint.
     *     `xyFootprint`: the covered area as polygons; `geometryType` is `esriGeometryPolygon`.
     *     `extent`: the bounding box of each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`; `geometryType` is
     *     `esriGeometryEnvelope`. Requires `f=json` and the layer's own spatial reference.
     *     `patches`, an extension: every face as it was appended. Requires `f=json` and the layer's own spatial reference.
     *     A geometry is then `{"hasZ":true,"patches":[…]}`. Each patch is `{"type":"tin","triangles":[ring,…]}` or, with
     *     `type` `multiPolygon` or `polyhedralSurface`, `{"type":…,"polygons":[[ring,…],…]}`. A ring is a closed list of
     *     `[x,y,z]`.
     */
    multipatchOption?: string;
    /** @description Object ids of the features, at most 10,000; other features are excluded even if they satisfy `where`. */
    objectIds?: number[];
    /**
     * @description Names of at most 100 fields, each optionally followed by `ASC` or `DESC`. By default, features are ordered by
     *     object id.
     */
    orderByFields?: string[];
    /** @description Names of at most 2,000 fields in any case, or `*` for all. By default, only the object id. */
    outFields?: string[];
    /**
     * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a
     *     definition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in
     *     `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.
     */
    outSR?: string;
    /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
    outStatistics?: OutStatistics;
    /** @description Not supported: must be empty. */
    parameterValues?: string;
    /**
     * @description For `f=json` and `f=pbf`: coordinates are counted in whole steps of `tolerance` from a corner of `extent`.
     *     Each position after the first is the difference from the previous one. `transform` in the reply reverses
     *     this.
     */
    quantizationParameters?: QuantizationParameters;
    /** @description Not supported: must be empty. */
    rangeValues?: string;
    /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
    relationParam?: string;
    /**
     * @description Number of selected features to skip.
     * @default 0
     */
    resultOffset: number;
    /** @description Maximum number of features in the reply, up to the layer's `maxRecordCount`. */
    resultRecordCount?: number;
    /**
     * @description `none` (the default), `standard` or `tile`. The latter two allow more features in a reply: the layer's
     *     `standardMaxRecordCount` and `tileMaxRecordCount`.
     */
    resultType?: string;
    /**
     * @description True is not supported.
     * @default false
     */
    returnCentroid: boolean;
    /**
     * @description True if the reply contains only the number of selected features.
     * @default false
     */
    returnCountOnly: boolean;
    /**
     * @description True if the reply contains each combination of the `outFields` once, without geometries and object ids. With
     *     `returnCountOnly`, it contains the number of combinations.
     * @default false
     */
    returnDistinctValues: boolean;
    /**
     * @description True is not supported.
     * @default false
     */
    returnEnvelope: boolean;
    /**
     * @description False returns no features if there are more than a reply may have.
     * @default true
     */
    returnExceededLimitFeatures: boolean;
    /**
     * @description True if the reply contains only the bounding box of all selected features, in `outSR`. It is the box of their
     *     projected vertices, also near poles and the antimeridian, precise to 1e-8 of a coordinate. In degrees, features
     *     on both sides of the antimeridian have a box from about -180 to 180. A feature that has no coordinates in
     *     `outSR` is an error of `outSR`.
     * @default false
     */
    returnExtentOnly: boolean;
    /**
     * @description True if features include their geometries.
     * @default true
     */
    returnGeometry: boolean;
    /**
     * @description True if the reply contains only the object ids of all selected features.
     * @default false
     */
    returnIdsOnly: boolean;
    /**
     * @description True if geometries include m where the layer has it.
     * @default false
     */
    returnM: boolean;
    /**
     * @description With `f=json` and features: true if the reply contains `queryGeometry`, the geometry that features were compared
     *     with, in `outSR`. It is `geometry` widened by `distance`; an envelope is returned as a polygon.
     * @default false
     */
    returnQueryGeometry: boolean;
    /**
     * @description Without effect, since layers have no curves.
     * @default false
     */
    returnTrueCurves: boolean;
    /**
     * @description True is not supported. Use `returnIdsOnly` instead.
     * @default false
     */
    returnUniqueIdsOnly: boolean;
    /**
     * @description True if geometries include z where the layer has it.
     * @default false
     */
    returnZ: boolean;
    /**
     * @description Relation of features to `geometry`: `esriSpatialRelIntersects` (the default), `esriSpatialRelContains` (the
     *     geometry contains the feature), `esriSpatialRelWithin` (the geometry is within the feature),
     *     `esriSpatialRelCrosses`, `esriSpatialRelOverlaps` or `esriSpatialRelTouches`. `esriSpatialRelEnvelopeIntersects`
     *     and `esriSpatialRelIndexIntersects` compare bounding boxes only. A feature that meets the geometry, or itself,
     *     too many times for a comparison of a few seconds is compared by whether sides cross. If that does not decide it,
     *     the reply is an error of `geometry` with the object ids of such features: repair them, or compare bounding
     *     boxes.
     */
    spatialRel?: string;
    /**
     * @description `standard` or `none`, which are equivalent. Others, such as `native`, are not supported: clients cannot send SQL
     *     of a database.
     */
    sqlFormat?: string;
    /** @description Part of the display field, in map services. Not supported: must be empty. */
    text?: string;
    /**
     * @description Not supported, since layers have no `timeInfo`: must be empty, `null` or `null,null`. Compare date fields in
     *     `where` instead.
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
    /** @description Not supported: must be empty. Use `objectIds` instead. */
    uniqueIds?: string;
    /**
     * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
     *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. By default, the unit of the spatial reference of
     *     `geometry`; degrees are then measured on the map.
     */
    units?: string;
    /**
     * @description Condition in a subset of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with ESCAPE, IS NULL,
     *     `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and the functions UPPER,
     *     LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name only fields of the layer.
     *
     *     It has the same meaning on every database. Text comparison and LIKE are case-sensitive, and text is ordered by
     *     code point. UPPER and LOWER use Unicode's simple case mapping: one letter becomes one letter, independent of
     *     language and position, so `ß` has no capital and `Σ` at the end of a word becomes `σ`. Together they may be
     *     called 100 times, not counting results that are compared with constants by `=`, `<>`, IN or LIKE. Arithmetic is
     *     in double precision: 7 / 2 is 3.5, and division by zero gives NULL. A time without an offset is UTC, and a date
     *     is its midnight. Text, numbers, dates and GUIDs cannot be compared with each other; a quoted text is read as the
     *     type it is compared with.
     *
     *     A date expression without a field may be moved by a number of days or by an interval, as in `CURRENT_TIMESTAMP -
     *     7` or `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may be inside UPPER or LOWER.
     *
     *     A condition has at most 10,000 fields and constants, 50,000 tokens, 100 arithmetic operators, 1,000 function
     *     calls, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has at most 10,000 characters and 100
     *     `%`; all patterns together have at most 4,000 `%`.
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
    /** @description Token to revoke. */
    auth_token: string;
    /** @description Accepted and ignored. */
    client_id?: string;
    f?: f;
    token?: AccessToken;
};
/** @enum {string} */
export type Role = "administrator" | "editor" | "author" | "contributor" | "subscriber";
export type RowError = {
    code: string;
    description: string;
    field: string | null;
    /** @description Layer of the row, for an append to the service. */
    layerId?: number;
    /** @description Number of the source row, from 1; headers are not counted. */
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
         * @description *Extension.* Who may see the service, as in `ServiceDefinition`.
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
     * @description Comma list of the operations that clients may call on the service. At the administration address, all
     *     capabilities that are set, including `Sync`, `ChangeTracking` and `Extract`, which are not supported yet.
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
    /** @description Always false; replicas are not supported. */
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
 * @description Layers and tables to add. Members that `updateDefinition` changes are refused, and so is everything that a
 *     `ServiceDefinition` is refused for.
 */
export type ServiceAdditions = {
    layers?: LayerDefinition[];
    tables?: LayerDefinition[];
} & {
    [key: string]: unknown;
};
export type ServiceAppendParameters = {
    /** @description Destination fields to write, at most 2,000. Default: all fields that the source has. */
    appendFields?: string[];
    /** @description The id of a stored item. */
    appendItemId?: string;
    /**
     * @description Filter on rows of the source: a condition in the syntax of `where` of a query, on the source's fields, as plain
     *     text or JSON: `{"where": "POP > 100"}`, or `[{"id": 0, "where": "POP > 100"}]` for some of the layers. Supported
     *     only for formats with typed columns, listed in `supportedAppendSourceFilterFormats`. A value that does not have
     *     its column's type counts as null. Rows that do not match are not counted as records; a message of the job states
     *     their number.
     */
    appendSourceFilter?: string;
    /**
     * @description Options for reading a CSV or Excel file; required for these formats, may be empty. Accepts the
     *     `publishParameters` that analyze returns, so unknown members are ignored. For other formats, the server reads
     *     only `dateFieldsTimeReference`, the column names in `layerInfo.fields` (databases and shapefiles) and `sourceSR`
     *     (JSON).
     *
     *     `encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as
     *     `utf-8`, `windows-1251`, `shift_jis` or `gbk`, case-insensitive. An unknown encoding is refused, and so are
     *     other names of this member, such as `charset` and `sourceEncoding`. A byte order mark takes precedence over it.
     *     Without either, the text is read as UTF-8, or as UTF-16 if its zero bytes indicate that. Rows whose bytes do not
     *     decode are refused, with the field and `invalid_text`. If at least ten in eleven characters beyond ASCII are not
     *     valid UTF-8, counted over the whole file, the server reads it as `windows-1252` and reports this in a message.
     *     It does not guess if bytes are undefined in windows-1252, or in an upsert that updates features; it refuses
     *     these rows. JSON must be UTF-8, and another `encoding` is refused. The other formats state their own encoding,
     *     and `encoding` is refused.
     *
     *     A CSV file may have at most 20,000 columns, a sheet 16,384. A column name that repeats an earlier one gets one
     *     or more `_`, or a number, at its end.
     *
     *     The `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin,
     *     every other from the one before. This applies to z and m if `scale` has a number above 0 for them; otherwise
     *     they are values. A `crs` of GeoJSON applies to its collection; features and geometries that state another one
     *     are refused. Also refused are features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a
     *     geometry, numbers outside the range of a double, and features that are not valid UTF-8. Whole numbers beyond
     *     2^53 keep their digits in text and 64-bit fields.
     *
     *     For a date field, a number in a workbook cell is a day count, as in the workbook, whether or not the cell has a
     *     date format. A number too large for a day count is read by its digits, as text is.
     *
     *     Addresses (`locationType` `address`) are searched only in `sourceCountry` if it is given: a code such as `NO`,
     *     or several separated by commas. `sourceCountryHint` is the country of rows that do not name one. A postcode
     *     without a city, region or country may exist in many countries. The embedded gazetteer, which knows postcodes of
     *     the USA, gives it a score of 55, which does not count as a match (see `Score`, and the reason in the report).
     */
    appendSourceInfo?: {
        [key: string]: unknown;
    };
    /**
     * @description One of the layer's `supportedAppendFormats`, case-insensitive; `featureCollection` if omitted. The server reads
     *     tables of mobile geodatabases (`sqlite`). It refuses their feature classes by name, because the format of their
     *     shapes is not public.
     *
     *     Text of a shapefile's table is decoded with the code page of its `.cpg` file, else with that of the language
     *     driver id in its header. A code page that is not supported refuses the file; a row whose bytes do not decode is
     *     refused. If neither states a code page, the server chooses UTF-8 or windows-1252, whichever fits most of the
     *     text, and names its choice in a warning of the job. Numbers keep every digit. A cell that is not a number is
     *     refused, as in CSV. A cell filled with `*`, which marks a number too long for its column, becomes null, as in
     *     GDAL. Memo and binary columns are left out, with a warning. Columns with the same name get a number, as in CSV.
     */
    appendUploadFormat?: string;
    /** @description The `itemID` of a committed upload of the caller. */
    appendUploadId?: string;
    /**
     * @description *Extension.* True to do everything except write. The report has the counts of rows that would be inserted,
     *     updated, unchanged or refused. Addresses are geocoded and charged as usual; if the provider's answers may be
     *     cached, a later append reuses them.
     * @default false
     */
    dryRun: boolean;
    /** @description Features as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`. */
    edits?: string;
    /** @description Alias of `appendUploadFormat`. */
    editsUploadFormat?: string;
    /** @description Alias of `appendUploadId`. */
    editsUploadId?: string;
    f?: f;
    fieldMappings?: FieldMappings;
    /**
     * @description *Extension.* With `upsert`, on a layer with editor tracking: true if updated features keep their creator and
     *     creation date. By default, the append sets all four editor tracking fields in updated features as in new ones:
     *     the caller becomes creator and editor, and both dates are the time of the append. New features always get the
     *     caller as their creator.
     * @default false
     */
    keepCreator: boolean;
    /**
     * @description Table and field mappings of each layer, for at most 1,000 layers. Each entry has the `id` of a different layer
     *     of the append.
     */
    layerMappings?: {
        fieldMappings?: FieldMappings;
        id?: number;
        /** @description Number of the table, instead of its name. */
        sourceId?: number;
        sourceTableName?: string;
    }[];
    /** @description Layers to write, at most 1,000. Default: the layers in `layerMappings`, otherwise layer 0. */
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
    /** @description Name of the table to read, if the source has several. */
    sourceTableName?: string;
    token?: AccessToken;
    /**
     * @description True if the append first empties the layer, in the same transaction: readers see either the old or the new
     *     features. Object ids of the new features start at 1. Refused with `upsert`.
     * @default false
     */
    truncateExisting: boolean;
    /**
     * @description With `upsert`: true if matched features also get the geometry of the source. If `allowGeometryUpdates` does not
     *     let the caller move features, rows that would move their feature are refused.
     * @default true
     */
    updateGeometry: boolean;
    /**
     * @description True if source features update the features that they match.
     * @default false
     */
    upsert: boolean;
    /** @description Field to match on. It must have its own unique index. Takes precedence over `useGlobalIds`. */
    upsertMatchingField?: string;
    /**
     * @description Match on the global id instead of the object id.
     * @default false
     */
    useGlobalIds: boolean;
};
/**
 * @description Changes the members below. A client may send back a whole definition that it has read. `name`, `units`,
 *     `isView`, `isUpdatableView`, `supportedQueryFormats` and `serviceItemId` are refused if they differ from the
 *     current value. Everything that a `ServiceDefinition` is refused for is refused as well.
 */
export type ServiceChanges = {
    /**
     * @description *Extension.* Who may see the service, as in `ServiceDefinition`.
     * @enum {string}
     */
    access?: "private" | "org" | "public";
    allowGeometryUpdates?: boolean;
    /**
     * @description Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and Append, in
     *     any case. Omitted capabilities are removed, including those that only the administration resources of the
     *     service and its layers list. To change part of a definition, read it from the administration resources.
     */
    capabilities?: string;
    copyrightText?: string | null;
    description?: string | null;
    editorTrackingInfo?: EditorTrackingDefinition;
    hasStaticData?: boolean;
    /** @description Extent that a map of the service begins with. The server projects it to the service's spatial reference. */
    initialExtent?: ExtentDefinition | null;
    maxRecordCount?: number;
    serviceDescription?: string | null;
    /** @description Member of views only. */
    sourceSchemaChangesAllowed?: boolean;
    /** @description Current value only: it cannot be changed. Each layer may have its own. */
    spatialReference?: SpatialReference | null;
    /**
     * @description *Extension.* Sets `supportsAppend` of all layers. False disables append for all users, including the owner
     *     and administrators, and removes the `Append` capability.
     */
    supportsAppend?: boolean;
    /**
     * @description True adds `Sync` to the capabilities. False removes it, unless `capabilities` is given as well and then
     *     takes precedence: all resources show false, since replicas are not supported.
     */
    syncEnabled?: boolean;
} & {
    [key: string]: unknown;
};
/**
 * @description The server keeps the members below. It refuses these by name, unless their value is empty (null, false, `[]`,
 *     `{}` or an empty text): `timeInfo`, `relationships`, `historicMoment`, `hasVersionedData`,
 *     `datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`,
 *     `isLocationTrackingService`, `isLocationTrackingView`, `isMultiServicesView`; `layers` and `tables`, which
 *     `addToDefinition` adds; `syncEnabled`, unless the capabilities have `Sync`; a `dateFieldsTimeReference` other
 *     than UTC; an `xssPreventionInfo` that differs from the one that all services show; and unknown members of
 *     `editorTrackingInfo`. It ignores all other members.
 */
export type ServiceDefinition = {
    /**
     * @description *Extension.* Access to the service: the owner and administrators (`private`, the default), all signed-in
     *     users (`org`), or everyone (`public`).
     * @enum {string|null}
     */
    access?: "private" | "org" | "public" | null;
    allowGeometryUpdates?: boolean | null;
    /**
     * @description Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and Append, in
     *     any case. By default, `Query,Uploads`. `Sync` and `ChangeTracking` only disable upserts, until the server
     *     tracks changes. Like `Extract`, they are stored, and shown only to administrators of the service.
     */
    capabilities?: string | null;
    copyrightText?: string | null;
    description?: string | null;
    editorTrackingInfo?: EditorTrackingDefinition | null;
    hasStaticData?: boolean | null;
    /** @description Extent that a map of the service begins with. The server projects it to the service's spatial reference. */
    initialExtent?: ExtentDefinition | null;
    /** @description True, for a view. To make a view read-only, omit the capabilities that write. */
    isUpdatableView?: boolean | null;
    isView?: boolean | null;
    maxRecordCount?: number | null;
    /** @description Letters, digits and underscores, starting with a letter. Unique; case is ignored. */
    name: string;
    serviceDescription?: string | null;
    /**
     * @description For a view: false refuses to delete the fields that it shows from its sources. With true (the default), such
     *     fields disappear from the view. A field that its `viewDefinitionQuery` names cannot be deleted in either
     *     case.
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
    /** @description Type of the service; only `Feature Service` is supported. */
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
     * @description Former name of `org`.
     * @default false
     */
    account: boolean;
    /** @default false */
    everyone: boolean;
    f?: f;
    /** @description This server has no groups; the reply lists all given groups in `notSharedWith`. */
    groups?: string[];
    /** @default false */
    org: boolean;
    token?: AccessToken;
};
export type ShareItemsParameters = {
    /**
     * @description Former name of `org`.
     * @default false
     */
    account: boolean;
    /** @default false */
    everyone: boolean;
    f?: f;
    groups?: string[];
    /** @description Ids of the user's items. */
    items: string[];
    /** @default false */
    org: boolean;
    token?: AccessToken;
};
export type SignInFailure = {
    count: number;
    /** @enum {string} */
    kind: "user" | "address" | "record";
    /** @description User name in lower case, client address, or id of a record. */
    subject: string;
    /**
     * Format: int64
     * @description Epoch milliseconds from which on they no longer count.
     */
    until: number;
};
export type SignInFailureListReply = {
    failures: SignInFailure[];
};
export type SignInParameters = {
    /** @description Path of the page to return to. */
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
    /** @description Required except for `exceedslimit`. `count` on `1` counts the features themselves. */
    onStatisticField?: string;
    /** @description By default, the type and the field, such as `count_NAME`. */
    outStatisticFieldName?: string;
    /**
     * @description `count`, `sum`, `min`, `max`, `avg`, `stddev` or `var` (the last two of a sample), in any case.
     *     `exceedslimit` needs no field and is 1 if a limit is exceeded, otherwise 0. The limit is `maxPointCount`
     *     features on a layer of points. On other layers, it is `maxRecordCount` features or `maxVertexCount` vertices
     *     in total.
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
export type TileInfo = {
    cols: number;
    dpi: number;
    /** @constant */
    format: "pbf";
    lods: {
        level: number;
        resolution: number;
        scale: number;
    }[];
    origin: {
        x: number;
        y: number;
    };
    rows: number;
    spatialReference: OwnSpatialReference;
};
export type TileJson = {
    attribution?: string;
    bounds: number[];
    center: number[];
    description?: string;
    maxzoom: number;
    minzoom: number;
    name: string;
    /** @constant */
    scheme: "xyz";
    tilejson: string;
    tiles: string[];
    vector_layers: {
        description: string;
        fields: {
            [key: string]: string;
        };
        id: string;
        maxzoom: number;
        minzoom: number;
    }[];
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
export type TokenSummary = {
    /** @description Referer or client address that the token is bound to, such as `address 192.0.2.1`. */
    boundTo: string | null;
    /**
     * Format: int64
     * @description Epoch milliseconds.
     */
    expires: number;
    id: string;
    /**
     * @description `session`: of a browser; `token`: of a program.
     * @enum {string}
     */
    kind: "session" | "token";
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
 * @description *Extension.* Editable fields of the layer that the source has no column for, once the job has ended. Without
 *     `appendFields`, the list excludes fields with a default value; with it, the list has only fields that it names. For
 *     an append to the service, each entry of `layers` has the list.
 */
export type UnfilledFields = string[];
export type UniqueIdField = {
    isSystemMaintained: boolean;
    name: string;
};
/**
 * @description *Extension.* Columns of the source that match no field of the layer, once the job has ended. The list excludes
 *     columns with coordinates or addresses, columns whose fields `appendFields` leaves out, and fields that servers write
 *     themselves: row ids, global ids, editor tracking, lengths and areas of shapes. For an append to the service, each
 *     entry of `layers` has the list.
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
    /** @description Ids of the user's items. */
    items: string[];
    token?: AccessToken;
};
export type UpdateFeaturesParameters = {
    f?: f;
    /** @description The changed features, each with its object id or, with `useGlobalIds`, its global id. */
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
     * @description Accepted and ignored.
     * @default false
     */
    async: boolean;
    /**
     * @description True if an empty `typeKeywords`, `tags`, `description`, `snippet`, `accessInformation`, `licenseInfo` or `extent` clears the member; by default, empty members change nothing.
     * @default false
     */
    clearEmptyFields: boolean;
    /** @description Not supported: content is stored, not linked. */
    dataUrl?: string;
    /** @description Stored as sent; a client that shows it as HTML must sanitize it. */
    description?: string;
    /** @description `xmin,ymin,xmax,ymax` in degrees. */
    extent?: string;
    f?: f;
    /**
     * Format: binary
     * @description The file; the part may have any name.
     */
    file?: undefined;
    /** @description File name, if the file part has none. */
    filename?: string;
    /** @description Terms of use; stored as sent, like `description`. */
    licenseInfo?: string;
    /**
     * @description True if the content replaces the item of the caller with the same file name.
     * @default false
     */
    overwrite: boolean;
    /** @description A summary. */
    snippet?: string;
    tags?: string[];
    /** @description The content as text, instead of a file. */
    text?: string;
    title?: string;
    token?: AccessToken;
    /** @description Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`. */
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
     * @description Epoch milliseconds; present with `returnEditMoment`.
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
export type UpdateUserParameters = {
    disabled?: boolean;
    f?: f;
    role?: Role;
    token?: AccessToken;
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
    /** @description *Extension.* Maximum size of a file joined from parts, in megabytes. */
    maxCommittedFileSize?: number;
    /** @description Maximum size of a file in one request, in megabytes. */
    maxUploadFileSize: number;
    /** @description *Extension.* Maximum size of a part, in megabytes. */
    maxUploadPartSize?: number;
};
export type UsageParameters = {
    f?: f;
    jobId?: string;
    /**
     * @description Maximum number of results. A value above 100 counts as 100.
     * @default 10
     */
    num: number;
    /**
     * @description Number of the first result, counted from 1.
     * @default 1
     */
    start: number;
    token?: AccessToken;
    /** @description Another user, or `*` for all; for administrators only. */
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
export type UserAccountReply = {
    applicationPasswords: NamedPassword[];
    tokens: TokenSummary[];
    user: Account;
};
export type UserContent = {
    currentFolder?: ContentFolder | null;
    folders?: ContentFolder[];
    items: Item[];
    /** @description Start of the next page; -1 if there is none. */
    nextStart: number;
    /** @description Number of items in this reply. */
    num: number;
    start: number;
    total: number;
    username?: string;
};
export type UserListReply = {
    users: Account[];
};
export type UserReply = {
    user: Account;
};
export type ValidateSqlParameters = {
    f?: f;
    /** @description Condition of at most 500,000 characters; a longer one is not valid. */
    sql: string;
    /**
     * @description Kind of the text in `sql`. A `statement` is never valid.
     * @default where
     * @enum {string}
     */
    sqlType: "where" | "expression" | "statement";
    token?: AccessToken;
};
export type VectorTileService = {
    /** @constant */
    capabilities: "TilesOnly";
    copyrightText: string;
    currentVersion: number;
    defaultStyles: string;
    exportTilesAllowed: boolean;
    fullExtent: Extent;
    initialExtent: Extent;
    maxExportTilesCount: number;
    maxScale: number;
    maxzoom: number;
    minScale: number;
    minzoom: number;
    name: string;
    resourceInfo: {
        cacheInfo: {
            storageInfo: {
                packetSize: number;
                storageFormat: string;
            };
        };
        styleVersion: number;
        tileCompression: string;
    };
    serviceItemId: string;
    tileInfo: TileInfo;
    /** @description Addresses of tiles, relative to this resource. */
    tiles: string[];
    /** @constant */
    type: "indexedVector";
};
export type VectorTileStyle = {
    layers: {
        [key: string]: unknown;
    }[];
    name: string;
    sources: {
        [key: string]: unknown;
    };
    version: number;
};
export type ViewAdminInfo = {
    viewLayerDefinition?: ViewLayerDefinition | null;
};
/**
 * @description Fields that the view shows: `*` for all, including those added to the source later, or a list of names. Object
 *     id, global id and geometry are always shown.
 */
export type ViewFields = (string | null) | (string | {
    name: string;
    /** @description Equal to `name`: a view does not rename fields. */
    source?: string | null;
})[];
/**
 * @description Source layer of a view, with its rows and fields to show. Omitted members are read from `table`, where clients
 *     that can join layers write them. Joins are not supported.
 */
export type ViewLayerDefinition = {
    /** @description Shows only features with this relation to the geometry; null removes the filter. */
    filter?: {
        /** @description Same as `spatialRel` of a query; by default, `esriSpatialRelIntersects`. */
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
        Account: Account;
        AddedLayer: AddedLayer;
        AddFeaturesParameters: AddFeaturesParameters;
        AddItemParameters: AddItemParameters;
        AddItemPartParameters: AddItemPartParameters;
        AddResults: AddResults;
        AddToLayerDefinitionParameters: AddToLayerDefinitionParameters;
        AddToServiceDefinitionParameters: AddToServiceDefinitionParameters;
        AddToServiceDefinitionReply: AddToServiceDefinitionReply;
        AdvancedQueryCapabilities: AdvancedQueryCapabilities;
        AllJobsReply: AllJobsReply;
        AnalysisReply: AnalysisReply;
        AnalyzeParameters: AnalyzeParameters;
        AnyJob: AnyJob;
        AnyJobReply: AnyJobReply;
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
        CreateApplicationPasswordParameters: CreateApplicationPasswordParameters;
        CreateFolderParameters: CreateFolderParameters;
        CreateServiceParameters: CreateServiceParameters;
        CreateServiceReply: CreateServiceReply;
        CreateUserParameters: CreateUserParameters;
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
        JobState: JobState;
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
        NamedPassword: NamedPassword;
        NamedRemoval: NamedRemoval;
        NewApplicationPasswordReply: NewApplicationPasswordReply;
        NewPasswordReply: NewPasswordReply;
        NewUserReply: NewUserReply;
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
        Role: Role;
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
        SignInFailure: SignInFailure;
        SignInFailureListReply: SignInFailureListReply;
        SignInParameters: SignInParameters;
        SignOutParameters: SignOutParameters;
        SourceUploadId: SourceUploadId;
        SpatialReference: SpatialReference;
        SqlValidation: SqlValidation;
        Statistic: Statistic;
        StatisticRow: StatisticRow;
        StatisticSet: StatisticSet;
        SuccessReply: SuccessReply;
        TileInfo: TileInfo;
        TileJson: TileJson;
        TokenReply: TokenReply;
        TokenSummary: TokenSummary;
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
        UpdateUserParameters: UpdateUserParameters;
        Upload: Upload;
        UploadParameters: UploadParameters;
        UploadPartParameters: UploadPartParameters;
        UploadPartsReply: UploadPartsReply;
        UploadReply: UploadReply;
        UploadsInfo: UploadsInfo;
        UsageParameters: UsageParameters;
        User: User;
        UserAccountReply: UserAccountReply;
        UserContent: UserContent;
        UserListReply: UserListReply;
        UserReply: UserReply;
        ValidateSqlParameters: ValidateSqlParameters;
        VectorTileService: VectorTileService;
        VectorTileStyle: VectorTileStyle;
        ViewAdminInfo: ViewAdminInfo;
        ViewFields: ViewFields;
        ViewLayerDefinition: ViewLayerDefinition;
        ViewSourcesReply: ViewSourcesReply;
    };
    responses: {
        /** @description The user after the change. */
        Account: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserReply | ErrorReply;
            };
        };
        /** @description Result of each edit. */
        AddResults: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AddResults | ErrorReply;
            };
        };
        /** @description The jobs. */
        AllJobs: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AllJobsReply | ErrorReply;
            };
        };
        /** @description The analysis of the source, or an error with the reason. */
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
        AnyJob: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AnyJobReply | ErrorReply;
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
        /** @description The submitted job, or an error with the reason. */
        AppendSubmission: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AppendSubmission | ErrorReply;
            };
        };
        /** @description The token, or an error with the reason. */
        AppToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": AppTokenReply | ErrorReply;
            };
        };
        /** @description Number of changed features. */
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
        /** @description The change, or an error with the reason. */
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
        /** @description The bytes, or an error with the reason. */
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
        /** @description The folder, or an error with the reason. */
        Folder: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": FolderReply | ErrorReply;
            };
        };
        /** @description The features, or an error with the reason. */
        GeneratedFeatures: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": GeneratedReply | ErrorReply;
            };
        };
        /** @description The usage records. */
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
        /** @description Success, or an error with the reason. */
        ItemChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemChangedReply | ErrorReply;
            };
        };
        /** @description Folder of the item after the move. */
        ItemMoved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemMovedReply | ErrorReply;
            };
        };
        /** @description The items found. */
        ItemSearch: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ItemSearchReply | ErrorReply;
            };
        };
        /** @description Success, with the groups that the item could not be shared with. */
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
        /** @description Status of the upload or job. */
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
        /** @description Success, with the groups that the item could not be unshared from. */
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
        /** @description The row errors, or an error with the reason (an HTML page, or JSON with `f=json`). */
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
        /** @description Success; redirects to another page. */
        LeadOn: {
            headers: {
                /** @description Path of that page. */
                Location: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The application password. */
        NewApplicationPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NewApplicationPasswordReply | ErrorReply;
            };
        };
        /** @description The user with the new password. */
        NewPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NewPasswordReply | ErrorReply;
            };
        };
        /** @description The user with the secrets. */
        NewUser: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": NewUserReply | ErrorReply;
            };
        };
        /** @description Attachments are not supported. Other errors, such as an unknown layer, come first. */
        NoAttachments: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
            };
        };
        /** @description A page, or the reason why there is none. */
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
        /** @description The new service, or an error with the reason. */
        Publish: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": PublishReply | ErrorReply;
            };
        };
        /** @description The features, or the requested count, ids, extent or statistics of them. */
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
        /** @description Reason why nothing was done. */
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
        /** @description The new service, or the reason why it was not created. */
        ServiceCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": CreateServiceReply | ErrorReply;
            };
        };
        /** @description Result of each edit, grouped by layer in the order of the request. */
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
        /** @description The failures. */
        SignInFailureList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SignInFailureListReply | ErrorReply;
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
        /** @description Success, or the reason why nothing was changed. */
        Success: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": DefinitionReply | ErrorReply;
            };
        };
        /** @description The TileJSON. */
        TileJson: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TileJson | ErrorReply;
            };
        };
        /** @description The token, or an error with the reason. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": TokenReply | ErrorReply;
            };
        };
        /** @description Success, or an error with the reason. */
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
        /** @description The upload, or an error with the reason. */
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
        /** @description Size limits of uploads. */
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
        /** @description The user with application passwords and tokens. */
        UserAccount: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserAccountReply | ErrorReply;
            };
        };
        /** @description Done. */
        UserChanged: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": SuccessReply | ErrorReply;
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
        /** @description The users. */
        UserList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": UserListReply | ErrorReply;
            };
        };
        /** @description The tile, or why there is none. */
        VectorTile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorReply;
                /** @example (bytes) */
                "application/vnd.mapbox-vector-tile": undefined;
            };
        };
        /** @description The tiles of the service. */
        VectorTileService: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": VectorTileService | ErrorReply;
            };
        };
        /** @description The style. */
        VectorTileStyle: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": VectorTileStyle | ErrorReply;
            };
        };
        /** @description The services; an empty list for a service that is not a view. */
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
        /** @description The user's name, in any case of its letters. */
        accountName: string;
        /** @description Not supported: must be empty. */
        aggregateIds: string;
        /** @description Id of a job of any kind. */
        anyJobId: string;
        anyUsername: string;
        /** @description Id of the attachment; layers have no attachments. */
        attachmentId: number;
        /** @description Without effect on the reply. */
        cacheHint: boolean;
        /** @description Not supported: must be empty. The server uses the most precise transformation that PROJ has for the location. */
        datumTransformation: string;
        /** @description Not supported: must be empty. Use `inSR` and `outSR` instead. */
        defaultSR: string;
        /**
         * @description Distance by which the server widens `geometry` to a polygon before it applies `spatialRel`, at most 9,000
         *     kilometres. It is measured along the earth's surface if `geometry` is in degrees or in Web Mercator, otherwise
         *     on the map. With 0, `geometry` is not widened.
         *
         *     Refused if the outlines around the parts of `geometry` have more than 360,000 vertices in total. A point has
         *     360, and up to 1,080 for long distances; a line has at least as many for each 200 kilometres along the earth's
         *     surface. If too many requests wait for such outlines, further ones are refused with code 503 and `Retry-After`.
         */
        distance: number;
        /**
         * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
         *     Programs send `json`: without `f`, they get the page.
         */
        f: f;
        /** @description `esriDefault`; other encodings are not supported. */
        featureEncoding: string;
        /** @description Id or title of the folder. */
        folderId: string;
        /** @description Not supported: must be empty. Use LIKE in `where` instead. */
        fullText: string;
        /** @description The default version, such as `sde.DEFAULT`; other versions are not supported. */
        gdbVersion: GdbVersion;
        /**
         * @description Selects only features that have the relation `spatialRel` to this geometry. It is Esri JSON, or plain numbers:
         *     `xmin,ymin,xmax,ymax` for an envelope, `x,y` for a point.
         *
         *     Between Web Mercator and degrees, the geometry selects the same features as in its own plane. It does not
         *     continue on the other side of the antimeridian, and an area that goes beyond the edge of Web Mercator (85.06
         *     degrees) reaches the pole. From and to other spatial references, sides follow the curvature of the earth, and
         *     areas may contain poles and cross the antimeridian. If a part of an area has no coordinates in the other
         *     reference, the part near the layer's features is used. A geometry that cannot be projected is an error of
         *     `geometry`.
         *
         *     It has at most 50,000 vertices, 5,000 rings or paths and 5,000,000 characters. At most 1,000,000 pairs of the
         *     boxes of its sides intersect, beyond one for each side, and a polygon crosses itself at most 50,000 times. The
         *     inside of a polygon that crosses itself is the points inside an odd number of its rings.
         */
        geometry: string;
        /** @description Number of decimals of coordinates. */
        geometryPrecision: number;
        /**
         * @description Type of a `geometry` that does not show its own type: `esriGeometryEnvelope` (the default), `esriGeometryPoint`,
         *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
         */
        geometryType: string;
        /**
         * @description With `outStatistics`: at most 100 fields; features with equal values in them form a group. `orderByFields` may
         *     then name these fields and the statistics.
         */
        groupByFieldsForStatistics: string[];
        /**
         * @description Condition that groups must satisfy, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
         *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of such a statistic may be used in
         *     its place, unless a field of `groupByFieldsForStatistics` has this name.
         */
        having: string;
        /** @description Not supported, since the server keeps no history: must be empty. */
        historicMoment: string;
        /**
         * @description *Extension.* Text chosen by the caller. For a day, an identical request with the same key returns the first
         *     request's job; a different request with that key is an error.
         */
        IdempotencyKey: string;
        /** @description An `ETag` of an earlier reply. A tile that is as it was then is answered with status 304 and no bytes. */
        ifNoneMatch: string;
        /** @description Spatial reference of a `geometry` that names none, written as in `outSR`. By default, the layer's. */
        inSR: string;
        itemId: string;
        /**
         * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
         *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
         *     owner of the service and administrators only.
         */
        jobId: string;
        /** @description Id of the layer or table in its service. */
        layerId: number;
        /** @description Not supported: must be empty. */
        lod: string;
        /** @description Not supported: must be empty. */
        lodType: string;
        /** @description Maximum deviation of simplified lines and rings, in units of `outSR`. */
        maxAllowableOffset: number;
        /** @description Factor that multiplies `maxRecordCount` for this reply. */
        maxRecordCountFactor: number;
        /**
         * @description Form of the geometries of a multipatch layer; other layers ignore it. By default, features have no geometry.
         *     Spatial filters and extents always use the footprint.
         *     `xyFootprint`: the covered area as polygons; `geometryType` is `esriGeometryPolygon`.
         *     `extent`: the bounding box of each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`; `geometryType` is
         *     `esriGeometryEnvelope`. Requires `f=json` and the layer's own spatial reference.
         *     `patches`, an extension: every face as it was appended. Requires `f=json` and the layer's own spatial reference.
         *     A geometry is then `{"hasZ":true,"patches":[…]}`. Each patch is `{"type":"tin","triangles":[ring,…]}` or, with
         *     `type` `multiPolygon` or `polyhedralSurface`, `{"type":…,"polygons":[[ring,…],…]}`. A ring is a closed list of
         *     `[x,y,z]`.
         */
        multipatchOption: string;
        /** @description Maximum number of results. A value above 100 counts as 100. */
        num: number;
        /** @description Object id of the feature. */
        objectId: number;
        /** @description Object ids of the features, at most 10,000; other features are excluded even if they satisfy `where`. */
        objectIds: number[];
        /**
         * @description Names of at most 100 fields, each optionally followed by `ASC` or `DESC`. By default, features are ordered by
         *     object id.
         */
        orderByFields: string[];
        /** @description Names of at most 2,000 fields in any case, or `*` for all. By default, only the object id. */
        outFields: string[];
        /**
         * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a
         *     definition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in
         *     `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.
         */
        outSR: string;
        /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
        outStatistics: OutStatistics;
        /** @description Not supported: must be empty. */
        parameterValues: string;
        /** @description Id of an application password of this user. */
        passwordId: string;
        /**
         * @description For `f=json` and `f=pbf`: coordinates are counted in whole steps of `tolerance` from a corner of `extent`.
         *     Each position after the first is the difference from the previous one. `transform` in the reply reverses
         *     this.
         */
        quantizationParameters: QuantizationParameters;
        /** @description Format of the reply: a page, JSON, indented JSON, GeoJSON or a protocol buffer. Case is ignored. */
        queryFormat: "html" | "json" | "pjson" | "geojson" | "pbf";
        /** @description Not supported: must be empty. */
        rangeValues: string;
        /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
        relationParam: string;
        /** @description Number of selected features to skip. */
        resultOffset: number;
        /** @description Maximum number of features in the reply, up to the layer's `maxRecordCount`. */
        resultRecordCount: number;
        /**
         * @description `none` (the default), `standard` or `tile`. The latter two allow more features in a reply: the layer's
         *     `standardMaxRecordCount` and `tileMaxRecordCount`.
         */
        resultType: string;
        /** @description True is not supported. */
        returnCentroid: boolean;
        /** @description True if the reply contains only the number of selected features. */
        returnCountOnly: boolean;
        /**
         * @description True if the reply contains each combination of the `outFields` once, without geometries and object ids. With
         *     `returnCountOnly`, it contains the number of combinations.
         */
        returnDistinctValues: boolean;
        /** @description True is not supported. */
        returnEnvelope: boolean;
        /** @description False returns no features if there are more than a reply may have. */
        returnExceededLimitFeatures: boolean;
        /**
         * @description True if the reply contains only the bounding box of all selected features, in `outSR`. It is the box of their
         *     projected vertices, also near poles and the antimeridian, precise to 1e-8 of a coordinate. In degrees, features
         *     on both sides of the antimeridian have a box from about -180 to 180. A feature that has no coordinates in
         *     `outSR` is an error of `outSR`.
         */
        returnExtentOnly: boolean;
        /** @description True if features include their geometries. */
        returnGeometry: boolean;
        /** @description True if the reply contains only the object ids of all selected features. */
        returnIdsOnly: boolean;
        /** @description True if geometries include m where the layer has it. */
        returnM: boolean;
        /**
         * @description With `f=json` and features: true if the reply contains `queryGeometry`, the geometry that features were compared
         *     with, in `outSR`. It is `geometry` widened by `distance`; an envelope is returned as a polygon.
         */
        returnQueryGeometry: boolean;
        /** @description Without effect, since layers have no curves. */
        returnTrueCurves: boolean;
        /** @description True is not supported. Use `returnIdsOnly` instead. */
        returnUniqueIdsOnly: boolean;
        /** @description True if geometries include z where the layer has it. */
        returnZ: boolean;
        /** @description Name of the service; case is ignored. */
        serviceName: string;
        /**
         * @description Relation of features to `geometry`: `esriSpatialRelIntersects` (the default), `esriSpatialRelContains` (the
         *     geometry contains the feature), `esriSpatialRelWithin` (the geometry is within the feature),
         *     `esriSpatialRelCrosses`, `esriSpatialRelOverlaps` or `esriSpatialRelTouches`. `esriSpatialRelEnvelopeIntersects`
         *     and `esriSpatialRelIndexIntersects` compare bounding boxes only. A feature that meets the geometry, or itself,
         *     too many times for a comparison of a few seconds is compared by whether sides cross. If that does not decide it,
         *     the reply is an error of `geometry` with the object ids of such features: repair them, or compare bounding
         *     boxes.
         */
        spatialRel: string;
        /**
         * @description `standard` or `none`, which are equivalent. Others, such as `native`, are not supported: clients cannot send SQL
         *     of a database.
         */
        sqlFormat: string;
        /** @description Number of the first result, counted from 1. */
        start: number;
        /** @description Part of the display field, in map services. Not supported: must be empty. */
        text: string;
        /** @description Column of the tile, from 0 in the west to 2^z - 1. */
        tileColumn: number;
        /** @description Level of the tile. At level 0 one tile shows the world; each next level has four times as many. */
        tileLevel: number;
        /** @description Row of the tile, from 0 in the north to 2^z - 1. */
        tileRow: number;
        /**
         * @description Not supported, since layers have no `timeInfo`: must be empty, `null` or `null,null`. Compare date fields in
         *     `where` instead.
         */
        time: string;
        /** @description Without effect, since dates are in UTC and never in an unknown time reference. */
        timeReferenceUnknownClient: boolean;
        /** @description Without effect, since `time` is not supported. */
        timeRelation: string;
        /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
        token: AccessToken;
        /** @description Id of a token of this user. */
        tokenId: string;
        /** @description Not supported: must be empty. Use `objectIds` instead. */
        uniqueIds: string;
        /**
         * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
         *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. By default, the unit of the spatial reference of
         *     `geometry`; degrees are then measured on the map.
         */
        units: string;
        /** @description The `itemID` of the upload. */
        uploadId: string;
        /** @description Owner of the content: the caller, unless an administrator acts for another user. */
        username: string;
        /**
         * @description Condition in a subset of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with ESCAPE, IS NULL,
         *     `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and the functions UPPER,
         *     LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name only fields of the layer.
         *
         *     It has the same meaning on every database. Text comparison and LIKE are case-sensitive, and text is ordered by
         *     code point. UPPER and LOWER use Unicode's simple case mapping: one letter becomes one letter, independent of
         *     language and position, so `ß` has no capital and `Σ` at the end of a word becomes `σ`. Together they may be
         *     called 100 times, not counting results that are compared with constants by `=`, `<>`, IN or LIKE. Arithmetic is
         *     in double precision: 7 / 2 is 3.5, and division by zero gives NULL. A time without an offset is UTC, and a date
         *     is its midnight. Text, numbers, dates and GUIDs cannot be compared with each other; a quoted text is read as the
         *     type it is compared with.
         *
         *     A date expression without a field may be moved by a number of days or by an interval, as in `CURRENT_TIMESTAMP -
         *     7` or `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may be inside UPPER or LOWER.
         *
         *     A condition has at most 10,000 fields and constants, 50,000 tokens, 100 arithmetic operators, 1,000 function
         *     calls, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has at most 10,000 characters and 100
         *     `%`; all patterns together have at most 4,000 `%`.
         */
        where: string;
    };
    requestBodies: {
        CreateApplicationPassword: {
            content: {
                "application/json": CreateApplicationPasswordParameters;
                "application/x-www-form-urlencoded": CreateApplicationPasswordParameters;
                "multipart/form-data": CreateApplicationPasswordParameters;
            };
        };
        CreateUser: {
            content: {
                "application/json": CreateUserParameters;
                "application/x-www-form-urlencoded": CreateUserParameters;
                "multipart/form-data": CreateUserParameters;
            };
        };
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
        UpdateUser: {
            content: {
                "application/json": UpdateUserParameters;
                "application/x-www-form-urlencoded": UpdateUserParameters;
                "multipart/form-data": UpdateUserParameters;
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
         * @description *Extension.* Number of seconds after which a retry may succeed; present for errors 429 and 503.
         * @example 5
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateUser"];
        responses: {
            200: components["responses"]["NewUser"];
        };
    };
    listAdminServices: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
            /** @description Success, or the reason why nothing was added. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
    listSignInFailures: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SignInFailureList"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserList"];
        };
    };
    getUserAccount: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["UserAccount"];
        };
    };
    revokeApplicationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of an application password of this user. */
                passwordId: components["parameters"]["passwordId"];
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["UserChanged"];
        };
    };
    createApplicationPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["CreateApplicationPassword"];
        responses: {
            200: components["responses"]["NewApplicationPassword"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["UserChanged"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["NewPassword"];
        };
    };
    revokeUserToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a token of this user. */
                tokenId: components["parameters"]["tokenId"];
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["UserChanged"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The user's name, in any case of its letters. */
                username: components["parameters"]["accountName"];
            };
            cookie?: never;
        };
        requestBody: components["requestBodies"]["UpdateUser"];
        responses: {
            200: components["responses"]["Account"];
        };
    };
    getGeocodeUsage: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Id of the job whose usage to list. */
                jobId?: string;
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
                /** @description Another user, or `*` for all users; administrators only. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
    listAllJobs: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Only jobs in this state. */
                state?: JobState;
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["AllJobs"];
        };
    };
    cancelAnyJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a job of any kind. */
                jobId: components["parameters"]["anyJobId"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["AnyJob"];
        };
    };
    getSignInPage: {
        parameters: {
            query: {
                /** @description Path of the page to return to. */
                back?: string;
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description The default version, such as `sde.DEFAULT`; other versions are not supported. */
                gdbVersion?: components["parameters"]["gdbVersion"];
                /** @description Not supported, since the server keeps no history: must be empty. */
                historicMoment?: components["parameters"]["historicMoment"];
                /**
                 * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a
                 *     definition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in
                 *     `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.
                 */
                outSR?: components["parameters"]["outSR"];
                /** @description True if geometries include m where the layer has it. */
                returnM: boolean;
                /** @description True if geometries include z where the layer has it. */
                returnZ: boolean;
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the attachment; layers have no attachments. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the attachment; layers have no attachments. */
                attachmentId: components["parameters"]["attachmentId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Object id of the feature. */
                objectId: components["parameters"]["objectId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description *Extension.* Text chosen by the caller. For a day, an identical request with the same key returns the first
                 *     request's job; a different request with that key is an error.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Not supported: must be empty. */
                aggregateIds?: components["parameters"]["aggregateIds"];
                /** @description Without effect on the reply. */
                cacheHint: components["parameters"]["cacheHint"];
                /** @description Not supported: must be empty. The server uses the most precise transformation that PROJ has for the location. */
                datumTransformation?: components["parameters"]["datumTransformation"];
                /** @description Not supported: must be empty. Use `inSR` and `outSR` instead. */
                defaultSR?: components["parameters"]["defaultSR"];
                /**
                 * @description Distance by which the server widens `geometry` to a polygon before it applies `spatialRel`, at most 9,000
                 *     kilometres. It is measured along the earth's surface if `geometry` is in degrees or in Web Mercator, otherwise
                 *     on the map. With 0, `geometry` is not widened.
                 *
                 *     Refused if the outlines around the parts of `geometry` have more than 360,000 vertices in total. A point has
                 *     360, and up to 1,080 for long distances; a line has at least as many for each 200 kilometres along the earth's
                 *     surface. If too many requests wait for such outlines, further ones are refused with code 503 and `Retry-After`.
                 */
                distance?: components["parameters"]["distance"];
                /** @description Format of the reply: a page, JSON, indented JSON, GeoJSON or a protocol buffer. Case is ignored. */
                f: components["parameters"]["queryFormat"];
                /** @description `esriDefault`; other encodings are not supported. */
                featureEncoding?: components["parameters"]["featureEncoding"];
                /** @description Not supported: must be empty. Use LIKE in `where` instead. */
                fullText?: components["parameters"]["fullText"];
                /** @description The default version, such as `sde.DEFAULT`; other versions are not supported. */
                gdbVersion?: components["parameters"]["gdbVersion"];
                /**
                 * @description Selects only features that have the relation `spatialRel` to this geometry. It is Esri JSON, or plain numbers:
                 *     `xmin,ymin,xmax,ymax` for an envelope, `x,y` for a point.
                 *
                 *     Between Web Mercator and degrees, the geometry selects the same features as in its own plane. It does not
                 *     continue on the other side of the antimeridian, and an area that goes beyond the edge of Web Mercator (85.06
                 *     degrees) reaches the pole. From and to other spatial references, sides follow the curvature of the earth, and
                 *     areas may contain poles and cross the antimeridian. If a part of an area has no coordinates in the other
                 *     reference, the part near the layer's features is used. A geometry that cannot be projected is an error of
                 *     `geometry`.
                 *
                 *     It has at most 50,000 vertices, 5,000 rings or paths and 5,000,000 characters. At most 1,000,000 pairs of the
                 *     boxes of its sides intersect, beyond one for each side, and a polygon crosses itself at most 50,000 times. The
                 *     inside of a polygon that crosses itself is the points inside an odd number of its rings.
                 */
                geometry?: components["parameters"]["geometry"];
                /** @description Number of decimals of coordinates. */
                geometryPrecision?: components["parameters"]["geometryPrecision"];
                /**
                 * @description Type of a `geometry` that does not show its own type: `esriGeometryEnvelope` (the default), `esriGeometryPoint`,
                 *     `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.
                 */
                geometryType?: components["parameters"]["geometryType"];
                /**
                 * @description With `outStatistics`: at most 100 fields; features with equal values in them form a group. `orderByFields` may
                 *     then name these fields and the statistics.
                 */
                groupByFieldsForStatistics?: components["parameters"]["groupByFieldsForStatistics"];
                /**
                 * @description Condition that groups must satisfy, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,
                 *     `STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of such a statistic may be used in
                 *     its place, unless a field of `groupByFieldsForStatistics` has this name.
                 */
                having?: components["parameters"]["having"];
                /** @description Not supported, since the server keeps no history: must be empty. */
                historicMoment?: components["parameters"]["historicMoment"];
                /** @description Spatial reference of a `geometry` that names none, written as in `outSR`. By default, the layer's. */
                inSR?: components["parameters"]["inSR"];
                /** @description Not supported: must be empty. */
                lod?: components["parameters"]["lod"];
                /** @description Not supported: must be empty. */
                lodType?: components["parameters"]["lodType"];
                /** @description Maximum deviation of simplified lines and rings, in units of `outSR`. */
                maxAllowableOffset?: components["parameters"]["maxAllowableOffset"];
                /** @description Factor that multiplies `maxRecordCount` for this reply. */
                maxRecordCountFactor?: components["parameters"]["maxRecordCountFactor"];
                /**
                 * @description Form of the geometries of a multipatch layer; other layers ignore it. By default, features have no geometry.
                 *     Spatial filters and extents always use the footprint.
                 *     `xyFootprint`: the covered area as polygons; `geometryType` is `esriGeometryPolygon`.
                 *     `extent`: the bounding box of each, `{"xmin","ymin","zmin","xmax","ymax","zmax"}`; `geometryType` is
                 *     `esriGeometryEnvelope`. Requires `f=json` and the layer's own spatial reference.
                 *     `patches`, an extension: every face as it was appended. Requires `f=json` and the layer's own spatial reference.
                 *     A geometry is then `{"hasZ":true,"patches":[…]}`. Each patch is `{"type":"tin","triangles":[ring,…]}` or, with
                 *     `type` `multiPolygon` or `polyhedralSurface`, `{"type":…,"polygons":[[ring,…],…]}`. A ring is a closed list of
                 *     `[x,y,z]`.
                 */
                multipatchOption?: components["parameters"]["multipatchOption"];
                /** @description Object ids of the features, at most 10,000; other features are excluded even if they satisfy `where`. */
                objectIds?: components["parameters"]["objectIds"];
                /**
                 * @description Names of at most 100 fields, each optionally followed by `ASC` or `DESC`. By default, features are ordered by
                 *     object id.
                 */
                orderByFields?: components["parameters"]["orderByFields"];
                /** @description Names of at most 2,000 fields in any case, or `*` for all. By default, only the object id. */
                outFields?: components["parameters"]["outFields"];
                /**
                 * @description Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a
                 *     definition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in
                 *     `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.
                 */
                outSR?: components["parameters"]["outSR"];
                /** @description Statistics to compute over all features or over each group, without null values; at most 100. */
                outStatistics?: components["parameters"]["outStatistics"];
                /** @description Not supported: must be empty. */
                parameterValues?: components["parameters"]["parameterValues"];
                /**
                 * @description For `f=json` and `f=pbf`: coordinates are counted in whole steps of `tolerance` from a corner of `extent`.
                 *     Each position after the first is the difference from the previous one. `transform` in the reply reverses
                 *     this.
                 */
                quantizationParameters?: components["parameters"]["quantizationParameters"];
                /** @description Not supported: must be empty. */
                rangeValues?: components["parameters"]["rangeValues"];
                /** @description Without effect, since `esriSpatialRelRelation` is not supported. */
                relationParam?: components["parameters"]["relationParam"];
                /** @description Number of selected features to skip. */
                resultOffset: components["parameters"]["resultOffset"];
                /** @description Maximum number of features in the reply, up to the layer's `maxRecordCount`. */
                resultRecordCount?: components["parameters"]["resultRecordCount"];
                /**
                 * @description `none` (the default), `standard` or `tile`. The latter two allow more features in a reply: the layer's
                 *     `standardMaxRecordCount` and `tileMaxRecordCount`.
                 */
                resultType?: components["parameters"]["resultType"];
                /** @description True is not supported. */
                returnCentroid: components["parameters"]["returnCentroid"];
                /** @description True if the reply contains only the number of selected features. */
                returnCountOnly: components["parameters"]["returnCountOnly"];
                /**
                 * @description True if the reply contains each combination of the `outFields` once, without geometries and object ids. With
                 *     `returnCountOnly`, it contains the number of combinations.
                 */
                returnDistinctValues: components["parameters"]["returnDistinctValues"];
                /** @description True is not supported. */
                returnEnvelope: components["parameters"]["returnEnvelope"];
                /** @description False returns no features if there are more than a reply may have. */
                returnExceededLimitFeatures: components["parameters"]["returnExceededLimitFeatures"];
                /**
                 * @description True if the reply contains only the bounding box of all selected features, in `outSR`. It is the box of their
                 *     projected vertices, also near poles and the antimeridian, precise to 1e-8 of a coordinate. In degrees, features
                 *     on both sides of the antimeridian have a box from about -180 to 180. A feature that has no coordinates in
                 *     `outSR` is an error of `outSR`.
                 */
                returnExtentOnly: components["parameters"]["returnExtentOnly"];
                /** @description True if features include their geometries. */
                returnGeometry: components["parameters"]["returnGeometry"];
                /** @description True if the reply contains only the object ids of all selected features. */
                returnIdsOnly: components["parameters"]["returnIdsOnly"];
                /** @description True if geometries include m where the layer has it. */
                returnM: components["parameters"]["returnM"];
                /**
                 * @description With `f=json` and features: true if the reply contains `queryGeometry`, the geometry that features were compared
                 *     with, in `outSR`. It is `geometry` widened by `distance`; an envelope is returned as a polygon.
                 */
                returnQueryGeometry: components["parameters"]["returnQueryGeometry"];
                /** @description Without effect, since layers have no curves. */
                returnTrueCurves: components["parameters"]["returnTrueCurves"];
                /** @description True is not supported. Use `returnIdsOnly` instead. */
                returnUniqueIdsOnly: components["parameters"]["returnUniqueIdsOnly"];
                /** @description True if geometries include z where the layer has it. */
                returnZ: components["parameters"]["returnZ"];
                /**
                 * @description Relation of features to `geometry`: `esriSpatialRelIntersects` (the default), `esriSpatialRelContains` (the
                 *     geometry contains the feature), `esriSpatialRelWithin` (the geometry is within the feature),
                 *     `esriSpatialRelCrosses`, `esriSpatialRelOverlaps` or `esriSpatialRelTouches`. `esriSpatialRelEnvelopeIntersects`
                 *     and `esriSpatialRelIndexIntersects` compare bounding boxes only. A feature that meets the geometry, or itself,
                 *     too many times for a comparison of a few seconds is compared by whether sides cross. If that does not decide it,
                 *     the reply is an error of `geometry` with the object ids of such features: repair them, or compare bounding
                 *     boxes.
                 */
                spatialRel?: components["parameters"]["spatialRel"];
                /**
                 * @description `standard` or `none`, which are equivalent. Others, such as `native`, are not supported: clients cannot send SQL
                 *     of a database.
                 */
                sqlFormat?: components["parameters"]["sqlFormat"];
                /** @description Part of the display field, in map services. Not supported: must be empty. */
                text?: components["parameters"]["text"];
                /**
                 * @description Not supported, since layers have no `timeInfo`: must be empty, `null` or `null,null`. Compare date fields in
                 *     `where` instead.
                 */
                time?: components["parameters"]["time"];
                /** @description Without effect, since dates are in UTC and never in an unknown time reference. */
                timeReferenceUnknownClient: components["parameters"]["timeReferenceUnknownClient"];
                /** @description Without effect, since `time` is not supported. */
                timeRelation?: components["parameters"]["timeRelation"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
                /** @description Not supported: must be empty. Use `objectIds` instead. */
                uniqueIds?: components["parameters"]["uniqueIds"];
                /**
                 * @description Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,
                 *     `esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. By default, the unit of the spatial reference of
                 *     `geometry`; degrees are then measured on the map.
                 */
                units?: components["parameters"]["units"];
                /**
                 * @description Condition in a subset of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with ESCAPE, IS NULL,
                 *     `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and the functions UPPER,
                 *     LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name only fields of the layer.
                 *
                 *     It has the same meaning on every database. Text comparison and LIKE are case-sensitive, and text is ordered by
                 *     code point. UPPER and LOWER use Unicode's simple case mapping: one letter becomes one letter, independent of
                 *     language and position, so `ß` has no capital and `Σ` at the end of a word becomes `σ`. Together they may be
                 *     called 100 times, not counting results that are compared with constants by `=`, `<>`, IN or LIKE. Arithmetic is
                 *     in double precision: 7 / 2 is 3.5, and division by zero gives NULL. A time without an offset is UTC, and a date
                 *     is its midnight. Text, numbers, dates and GUIDs cannot be compared with each other; a quoted text is read as the
                 *     type it is compared with.
                 *
                 *     A date expression without a field may be moved by a number of days or by an interval, as in `CURRENT_TIMESTAMP -
                 *     7` or `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may be inside UPPER or LOWER.
                 *
                 *     A condition has at most 10,000 fields and constants, 50,000 tokens, 100 arithmetic operators, 1,000 function
                 *     calls, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has at most 10,000 characters and 100
                 *     `%`; all patterns together have at most 4,000 `%`.
                 */
                where?: components["parameters"]["where"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Condition of at most 500,000 characters; a longer one is not valid. */
                sql: string;
                /** @description Kind of the text in `sql`. A `statement` is never valid. */
                sqlType: "where" | "expression" | "statement";
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Id of the layer or table in its service. */
                layerId: components["parameters"]["layerId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description *Extension.* Text chosen by the caller. For a day, an identical request with the same key returns the first
                 *     request's job; a different request with that key is an error.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description CSV with a header, or newline-delimited JSON. */
                format: "csv" | "ndjson";
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /**
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the
                 *     caller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the
                 *     owner of the service and administrators only.
                 */
                jobId: components["parameters"]["jobId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            /** @description Success, or an error with the reason. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                /** @description The `itemID` of the upload. */
                itemId: components["parameters"]["uploadId"];
                /** @description Name of the service; case is ignored. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
                /** @description Name of the service; case is ignored. */
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
            /** @description The upload, or an error with the reason. */
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
    getVectorTileService: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VectorTileService"];
        };
    };
    getVectorTileServicePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            200: components["responses"]["VectorTileService"];
        };
    };
    getVectorTileStyles: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VectorTileStyle"];
        };
    };
    getVectorTileStyle: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VectorTileStyle"];
        };
    };
    getVectorTile: {
        parameters: {
            query?: {
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: {
                /** @description An `ETag` of an earlier reply. A tile that is as it was then is answered with status 304 and no bytes. */
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
                /** @description Column of the tile, from 0 in the west to 2^z - 1. */
                x: components["parameters"]["tileColumn"];
                /** @description Row of the tile, from 0 in the north to 2^z - 1. */
                y: components["parameters"]["tileRow"];
                /** @description Level of the tile. At level 0 one tile shows the world; each next level has four times as many. */
                z: components["parameters"]["tileLevel"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["VectorTile"];
        };
    };
    getTileJson: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Name of the service; case is ignored. */
                serviceName: components["parameters"]["serviceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TileJson"];
        };
    };
    getPortalRoot: {
        parameters: {
            query: {
                /**
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Id or title of the folder. */
                folderId: components["parameters"]["folderId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
                username: components["parameters"]["username"];
            };
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Format"];
        responses: {
            /** @description Success, or an error with the reason. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Id of the publish job. */
                jobId?: string;
                /** @description `publish`. Default: the upload in parts. */
                jobType?: string;
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
            };
            header?: never;
            path: {
                itemId: components["parameters"]["itemId"];
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                /** @description Owner of the content: the caller, unless an administrator acts for another user. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Service name to check. */
                name: string;
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
                token?: components["parameters"]["token"];
                /** @description Type of the service; only `Feature Service` is supported. */
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
                 * @description Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.
                 *     Programs send `json`: without `f`, they get the page.
                 */
                f: components["parameters"]["f"];
                /** @description Second condition, in the same syntax as `q`; items must match both. */
                filter?: string;
                /** @description Maximum number of results. A value above 100 counts as 100. */
                num: components["parameters"]["num"];
                /**
                 * @description Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id,
                 *     tags, name, snippet, access and group. `group` matches nothing, since there are no groups.
                 */
                q?: string;
                /** @description One of title, name, created, modified, type, owner and size; name sorts like title. */
                sortField?: string;
                /** @description `asc` or `desc`. */
                sortOrder: string;
                /** @description Number of the first result, counted from 1. */
                start: components["parameters"]["start"];
                /** @description Token of `/sharing/rest/generateToken`, if no header carries one. */
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
