// Made by scripts/generate/main.ts from openapi/features.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

export interface paths {
  '/rest/admin/services/{serviceName}/FeatureServer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** A service as its owner sees it */
    get: operations['getAdminService'];
    put?: never;
    /** A service as its owner sees it (POST) */
    post: operations['getAdminServicePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/admin/services/{serviceName}/FeatureServer/{layerId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** A layer as its owner sees it */
    get: operations['getAdminLayer'];
    put?: never;
    /** A layer as its owner sees it (POST) */
    post: operations['getAdminLayerPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add fields and indexes to a layer
     * @description A unique index on one field makes that field usable as `upsertMatchingField`; values that are already
     *     there twice make it an error. All fields and indexes are added, or none.
     */
    post: operations['addToLayerDefinition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/admin/services/{serviceName}/FeatureServer/addToDefinition': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add layers and tables to a service
     * @description All of them are added, or none. An object id and a global id field are supplied where left out.
     */
    post: operations['addToServiceDefinition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The server's version and where to sign in */
    get: operations['getServerInfo'];
    put?: never;
    /** The server's version and where to sign in (POST) */
    post: operations['getServerInfoPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The services that the caller may see */
    get: operations['listServices'];
    put?: never;
    /** The services that the caller may see (POST) */
    post: operations['listServicesPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** What a service says about itself */
    get: operations['getService'];
    put?: never;
    /** What a service says about itself (POST) */
    post: operations['getServicePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/{layerId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** What a layer or table says about itself */
    get: operations['getLayer'];
    put?: never;
    /** What a layer or table says about itself (POST) */
    post: operations['getLayerPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/{layerId}/append': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Insert or upsert features from a source, as a job
     * @description Needs exactly one source: `edits` or `appendUploadId`. Everything that can be checked without reading
     *     the source is checked at once and answered as an error; the rest is found by the job and told in its
     *     status. Jobs of one layer run one at a time, in the order of their submission.
     */
    post: operations['appendToLayer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /**
     * How an append is getting on, by its layer
     * @description The status is `processing` until it is `Completed` or `Failed`.
     */
    get: operations['getLayerAppendJob'];
    put?: never;
    /** How an append is getting on, by its layer (POST) */
    post: operations['getLayerAppendJobPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/{layerId}/query': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** Features that satisfy a condition */
    get: operations['queryLayer'];
    put?: never;
    /** Features that satisfy a condition (POST) */
    post: operations['queryLayerPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /**
     * How an append is getting on, by its service
     * @description The status is `processing` until it is `Completed` or `Failed`.
     */
    get: operations['getServiceAppendJob'];
    put?: never;
    /** How an append is getting on, by its service (POST) */
    post: operations['getServiceAppendJobPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /**
     * How a job is getting on
     * @description The address that a submission hands out as its `statusUrl`. The same job as at `append/jobs/{jobId}`,
     *     but a job under way says `Pending` and then `InProgress`.
     */
    get: operations['getJob'];
    put?: never;
    /** How a job is getting on (POST) */
    post: operations['getJobPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
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
    post: operations['cancelJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/layers': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** All layers and tables of a service in full */
    get: operations['listLayers'];
    put?: never;
    /** All layers and tables of a service in full (POST) */
    post: operations['listLayersPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The upload's `itemID`. */
        itemId: components['parameters']['uploadId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** One of the caller's uploads */
    get: operations['getUpload'];
    put?: never;
    /** One of the caller's uploads (POST) */
    post: operations['getUploadPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The upload's `itemID`. */
        itemId: components['parameters']['uploadId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete one of the caller's uploads */
    post: operations['deleteUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/uploads/info': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    /** How large an upload may be */
    get: operations['getUploadsInfo'];
    put?: never;
    /** How large an upload may be (POST) */
    post: operations['getUploadsInfoPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/rest/services/{serviceName}/FeatureServer/uploads/upload': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file in one piece
     * @description The first file part counts, whatever its name. For those who may append to the service. The file is kept
     *     for a while only, and only its uploader can use it.
     */
    post: operations['uploadFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/community/self': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The user who is signed in */
    get: operations['getCommunitySelf'];
    put?: never;
    /** The user who is signed in (POST) */
    post: operations['getCommunitySelfPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/content/users/{username}/createService': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Whose content it is; the caller, unless an administrator acts for another user. */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create an empty feature service
     * @description For administrators, editors and authors; administrators may create for another user. Layers are added
     *     with the service's `addToDefinition`.
     */
    post: operations['createService'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/content/users/{username}/items/{itemId}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path: {
        itemId: components['parameters']['itemId'];
        /** @description Whose content it is; the caller, unless an administrator acts for another user. */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Delete an item, and with a service's item the service and its data */
    post: operations['deleteItem'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/generateToken': {
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
     *     may be exchanged for another one, with `token` and `serverUrl` in place of a name. POST only, so that
     *     no password ends up in an address.
     */
    post: operations['generateToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Where to sign in */
    get: operations['getPortalInfo'];
    put?: never;
    /** Where to sign in (POST) */
    post: operations['getPortalInfoPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/portals/self': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The portal as the caller sees it */
    get: operations['getPortalSelf'];
    put?: never;
    /** The portal as the caller sees it (POST) */
    post: operations['getPortalSelfPost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sharing/rest/portals/self/isServiceNameAvailable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a service may be given a name */
    get: operations['isServiceNameAvailable'];
    put?: never;
    /** Whether a service may be given a name (POST) */
    post: operations['isServiceNameAvailablePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AddedLayer: {
      id: number;
      name: string;
    };
    AddToLayerDefinitionParameters: {
      addToDefinition: components['schemas']['LayerAdditions'];
      f?: components['schemas']['f'];
      token?: components['schemas']['tokenParameter'];
    };
    AddToServiceDefinitionParameters: {
      addToDefinition: components['schemas']['ServiceAdditions'];
      f?: components['schemas']['f'];
      token?: components['schemas']['tokenParameter'];
    };
    AddToServiceDefinitionReply: {
      layers: components['schemas']['AddedLayer'][];
      /** @constant */
      success: true;
      tables: components['schemas']['AddedLayer'][];
    };
    AdvancedQueryCapabilities: {
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
    AppendJob: {
      /**
       * Format: int64
       * @description When the rows were written, where `returnEditMoment` asked for it.
       */
      editMoment?: number;
      /** @description *Extension.* Source records that could not be applied. */
      errorCount: number;
      /** @description *Extension.* The first bad rows, up to a limit. */
      errors: {
        code: string;
        description: string;
        field: string | null;
        /** @description From 1, headers not counted. */
        sourceRow: number;
        value: string | number | boolean | null;
      }[];
      /** @description *Extension.* Whether there are more errors than are listed. */
      errorsTruncated: boolean;
      /** @description *Extension.* */
      insertCount: number;
      /** Format: uuid */
      jobId: string;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      lastUpdatedTime: number;
      layerName: string;
      /** @description *Extension.* */
      messages: {
        description: string;
        /** @enum {string} */
        type: 'esriJobMessageTypeError' | 'esriJobMessageTypeWarning' | 'esriJobMessageTypeInformative';
      }[];
      /** @description Source records handled; grows while the job runs. */
      recordCount: number;
      /** @description *Extension.* */
      skippedCount: number;
      /** @enum {string} */
      status: 'processing' | 'Pending' | 'InProgress' | 'Completed' | 'Failed';
      /** @description *Extension.* */
      statusMessage: string;
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      submissionTime: number;
      /** @description *Extension.* */
      updateCount: number;
    };
    AppendParameters: {
      /** @description The destination fields to write; left out, all that the source has. */
      appendFields?: string[];
      /** @description The id of a stored item. */
      appendItemId?: string;
      /** @description A filter on the rows of the source; not served yet. */
      appendSourceFilter?: string;
      /**
       * @description How to read a CSV or Excel file; needed for these, and may be empty. Made to take the `publishParameters`
       *     that analyze gives, so unknown members are ignored.
       */
      appendSourceInfo?: {
        [key: string]: unknown;
      };
      /** @description One of the layer's `supportedAppendFormats`, in any case. Left out, `featureCollection`. */
      appendUploadFormat?: string;
      /** @description The `itemID` of an upload of the caller. */
      appendUploadId?: string;
      /** @description The features themselves, as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`. */
      edits?: string;
      /** @description Another name of `appendUploadFormat`. */
      editsUploadFormat?: string;
      /** @description Another name of `appendUploadId`. */
      editsUploadId?: string;
      f?: components['schemas']['f'];
      fieldMappings?: components['schemas']['FieldMappings'];
      /** @description The same for several layers; the entry of this layer counts. */
      layerMappings?: {
        fieldMappings?: components['schemas']['FieldMappings'];
        id?: number;
        sourceTableName?: string;
      }[];
      /** @default false */
      returnEditMoment: boolean;
      /**
       * @description Whether one bad row leaves the layer as it was.
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
      token?: components['schemas']['tokenParameter'];
      /**
       * @description Whether the layer is emptied first, in the same transaction.
       * @default false
       */
      truncateExisting: boolean;
      /**
       * @description With `upsert`: whether matched features get the geometry of the source too.
       * @default true
       */
      updateGeometry: boolean;
      /**
       * @description Whether source features update the ones that they match.
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
    AppendSubmission: {
      /** @description Another name of the job for its status. */
      itemId: string;
      /** Format: uuid */
      jobId: string;
      /** @constant */
      status: 'processing';
      /** @description Holds `jobId:` and the job's id. */
      statusMessage: string;
      /** @description Where the job's status is; carries no token. */
      statusUrl: string;
    };
    Attributes: {
      [key: string]: string | number | null;
    };
    Catalogue: {
      currentVersion: number;
      folders: string[];
      services: {
        name: string;
        /** @constant */
        type: 'FeatureServer';
        url: string;
      }[];
    };
    CreateServiceParameters: {
      createParameters: components['schemas']['ServiceDefinition'];
      f?: components['schemas']['f'];
      /**
       * @description The kind of service; `featureService` is the only one.
       * @default featureService
       */
      outputType: string;
      /** @description Older name of `outputType`. */
      targetType?: string;
      token?: components['schemas']['tokenParameter'];
    };
    CreateServiceReply: {
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
      type: 'Feature Service';
      typeKeywords: string[];
    };
    DeleteItemReply: {
      itemId: string;
      /** @constant */
      success: true;
    };
    EditFieldsDefinition: {
      creationDateField?: string | null;
      creatorField?: string | null;
      editDateField?: string | null;
      editorField?: string | null;
    };
    EditorTrackingDefinition: {
      allowAnonymousToDelete?: boolean;
      allowAnonymousToQuery?: boolean;
      allowAnonymousToUpdate?: boolean;
      allowOthersToDelete?: boolean;
      allowOthersToQuery?: boolean;
      allowOthersToUpdate?: boolean;
      enableEditorTracking?: boolean;
      enableOwnershipAccessControl?: boolean;
    };
    EditorTrackingInfo: {
      allowAnonymousToDelete: boolean;
      allowAnonymousToQuery: boolean;
      allowAnonymousToUpdate: boolean;
      allowOthersToDelete: boolean;
      allowOthersToQuery: boolean;
      allowOthersToUpdate: boolean;
      enableEditorTracking: boolean;
      enableOwnershipAccessControl: boolean;
    };
    /** @description With `NaN` as text where no feature has a geometry. */
    EmptyableExtent: {
      spatialReference: components['schemas']['OwnSpatialReference'];
      xmax: number | string;
      xmin: number | string;
      ymax: number | string;
      ymin: number | string;
    };
    ErrorReply: {
      error: {
        code: number;
        details: string[];
        message: string;
        messageCode?: string;
      };
    };
    Extent: {
      spatialReference: components['schemas']['OwnSpatialReference'];
      xmax: number;
      xmin: number;
      ymax: number;
      ymin: number;
    };
    ExtentDefinition: {
      spatialReference?: components['schemas']['SpatialReference'] | null;
      xmax?: number | null;
      xmin?: number | null;
      ymax?: number | null;
      ymin?: number | null;
    };
    /**
     * @description The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`).
     * @default html
     * @enum {string}
     */
    f: 'html' | 'json' | 'pjson';
    FeatureCount: {
      count: number;
    };
    FeatureExtent: {
      count?: number;
      extent: components['schemas']['EmptyableExtent'];
    };
    FeatureSet: {
      /**
       * @description Present when there are more features.
       * @constant
       */
      exceededTransferLimit?: true;
      features: {
        attributes: components['schemas']['Attributes'];
        geometry?: {
          [key: string]: unknown;
        } | null;
      }[];
      fields: {
        alias: string;
        defaultValue: string | number | null;
        domain: {
          [key: string]: unknown;
        } | null;
        length?: number;
        name: string;
        sqlType: string;
        type: components['schemas']['FieldType'];
      }[];
      geometryType?: components['schemas']['GeometryType'];
      globalIdFieldName: string;
      hasM?: boolean;
      hasZ?: boolean;
      objectIdFieldName: string;
      spatialReference?: components['schemas']['OwnSpatialReference'];
      uniqueIdField: components['schemas']['UniqueIdField'];
    };
    Field: {
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
      type: components['schemas']['FieldType'];
    };
    FieldDefinition: {
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
    };
    /** @description Destination fields that take their values from source fields of another name. */
    FieldMappings: {
      /** @description The destination field. */
      name: string;
      /** @description The source field. */
      source?: string;
      /** @description The same as `source`. */
      sourceName?: string;
    }[];
    /** @enum {string} */
    FieldType:
      | 'esriFieldTypeOID'
      | 'esriFieldTypeGlobalID'
      | 'esriFieldTypeGUID'
      | 'esriFieldTypeSmallInteger'
      | 'esriFieldTypeInteger'
      | 'esriFieldTypeBigInteger'
      | 'esriFieldTypeSingle'
      | 'esriFieldTypeDouble'
      | 'esriFieldTypeString'
      | 'esriFieldTypeDate'
      | 'esriFieldTypeDateOnly'
      | 'esriFieldTypeTimeOnly'
      | 'esriFieldTypeTimestampOffset';
    FormatParameters: {
      f?: components['schemas']['f'];
      token?: components['schemas']['tokenParameter'];
    };
    GenerateTokenParameters: {
      /**
       * @description What the token is bound to: the `referer`, the address in `ip`, or the address of this request. Left
       *     out, it is bound to the `referer` where one is given and to nothing else.
       * @enum {string}
       */
      client?: 'referer' | 'ip' | 'requestip';
      /**
       * @description How long the token is good for, in minutes, up to the server's limit. Left out, as long as the server is
       *     set up for: 60 minutes, unless its operator decided otherwise.
       */
      expiration?: number;
      f?: components['schemas']['f'];
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
    /** @description Reply to `returnExtentOnly` with `f=geojson`. */
    GeoJsonExtent: {
      count?: number;
      extent: {
        /** @description Empty where no feature has a geometry. */
        bbox: number[];
      };
    };
    GeoJsonFeatureCollection: {
      features: {
        geometry: {
          [key: string]: unknown;
        } | null;
        /** Format: int64 */
        id: number;
        properties: components['schemas']['Attributes'];
        /** @constant */
        type: 'Feature';
      }[];
      properties?: {
        /**
         * @description Present when there are more features.
         * @constant
         */
        exceededTransferLimit: true;
      };
      /** @constant */
      type: 'FeatureCollection';
    };
    /** @enum {string} */
    GeometryType:
      | 'esriGeometryPoint'
      | 'esriGeometryMultipoint'
      | 'esriGeometryPolyline'
      | 'esriGeometryPolygon'
      | 'esriGeometryMultiPatch';
    Index: {
      description: string;
      /** @description Comma list of field names. */
      fields: string;
      isAscending: boolean;
      isUnique: boolean;
      name: string;
    };
    IndexDefinition: {
      description?: string | null;
      /** @description Comma list of field names. */
      fields: string;
      isAscending?: boolean | null;
      isUnique?: boolean | null;
      name?: string | null;
    };
    /** @description A layer or, without the keys that have to do with geometry, a table. */
    Layer: {
      /** @description At the administration address only. */
      adminLayerInfo?: {
        geometryField?: {
          name: string;
          srid: number;
        };
        /** @description The database table of the rows. */
        tableName: string;
      };
      advancedEditingCapabilities: {
        supportedSqlFormatsInCalculate: string[];
        supportsAsyncApplyEdits: boolean;
        supportsReturnEditResults: boolean;
      };
      advancedQueryCapabilities: components['schemas']['AdvancedQueryCapabilities'];
      allowGeometryUpdates: boolean;
      capabilities: string;
      copyrightText: string;
      currentVersion: number;
      dateFieldsTimeReference: {
        respectsDaylightSaving: boolean;
        timeZone: string;
        timeZoneIANA: string;
      };
      defaultVisibility: boolean;
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
      extent?: components['schemas']['Extent'];
      fields: components['schemas']['Field'][];
      geometryType?: components['schemas']['GeometryType'];
      globalIdField: string;
      hasAttachments: boolean;
      hasContingentValuesDefinition: boolean;
      hasM?: boolean;
      hasMetadata: boolean;
      hasStaticData: boolean;
      hasZ?: boolean;
      htmlPopupType: string;
      id: number;
      indexes: components['schemas']['Index'][];
      isDataVersioned: boolean;
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
      /** @description Comma list of what `appendUploadFormat` may be. */
      supportedAppendFormats: string;
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
      type: 'Feature Layer' | 'Table';
      typeIdField: string;
      types: {
        [key: string]: unknown;
      }[];
      uniqueIdField: components['schemas']['UniqueIdField'];
      useStandardizedQueries: boolean;
    };
    LayerAdditions: {
      fields?: components['schemas']['FieldDefinition'][];
      indexes?: components['schemas']['IndexDefinition'][];
    };
    /** @description A layer as another server's layer describes itself will do: what a definition has no use for is ignored. */
    LayerDefinition: {
      copyrightText?: string | null;
      defaultVisibility?: boolean | null;
      description?: string | null;
      displayField?: string | null;
      drawingInfo?: {
        [key: string]: unknown;
      } | null;
      editFieldsInfo?: components['schemas']['EditFieldsDefinition'] | null;
      extent?: components['schemas']['ExtentDefinition'] | null;
      fields?: components['schemas']['FieldDefinition'][] | null;
      /**
       * @description `esriGeometryPoint`, `esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`;
       *     none for a table.
       */
      geometryType?: string | null;
      hasM?: boolean | null;
      hasZ?: boolean | null;
      indexes?: components['schemas']['IndexDefinition'][] | null;
      maxScale?: number | null;
      minScale?: number | null;
      name: string;
      /** @description Else the extent's, else the service's, else web mercator. */
      spatialReference?: components['schemas']['SpatialReference'] | null;
      templates?:
        | {
            [key: string]: unknown;
          }[]
        | null;
      /** @description `Feature Layer` or `Table`. */
      type?: string | null;
      typeIdField?: string | null;
      types?:
        | {
            [key: string]: unknown;
          }[]
        | null;
    };
    Layers: {
      layers: components['schemas']['Layer'][];
      tables: components['schemas']['Layer'][];
    };
    LayerSummary: {
      defaultVisibility: boolean;
      geometryType?: components['schemas']['GeometryType'];
      id: number;
      maxScale: number;
      minScale: number;
      name: string;
      parentLayerId: number;
      subLayerIds: null;
      /** @enum {string} */
      type: 'Feature Layer' | 'Table';
    };
    ObjectIds: {
      objectIdFieldName: string;
      objectIds: number[];
    };
    OwnSpatialReference: {
      latestWkid?: number;
      wkid?: number;
      wkt?: string;
    };
    PortalInfo: {
      authInfo: {
        isTokenBasedSecurity: boolean;
        tokenServicesUrl: string;
      };
      owningSystemUrl: string;
    };
    PortalSelf: {
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
      user?: components['schemas']['PortalUser'];
    };
    PortalUser: {
      fullName: string;
      orgId: string;
      privileges: string[];
      /** @enum {string} */
      role: 'org_admin' | 'org_publisher' | 'org_user';
      username: string;
    };
    QueryParameters: {
      /** @description Not served yet. */
      distance?: string;
      /**
       * @default html
       * @enum {string}
       */
      f: 'html' | 'json' | 'pjson' | 'geojson';
      /** @description Only features that meet this envelope: `xmin,ymin,xmax,ymax`, or an object with these members as JSON. */
      geometry?: string;
      /** @description `esriGeometryEnvelope` is the only one so far. */
      geometryType?: string;
      /** @description Not served yet. */
      groupByFieldsForStatistics?: string;
      /** @description Not served yet. */
      having?: string;
      /** @description Spatial reference of `geometry`, as in `outSR`. Left out, the layer's. */
      inSR?: string;
      /** @description Only these, of those that satisfy `where`. */
      objectIds?: number[];
      /** @description Names of fields, each with `ASC` or `DESC` after it where wanted. Left out, by object id. */
      orderByFields?: string[];
      /** @description Names of fields in any case, or `*`. Left out, only the object id. */
      outFields?: string[];
      /**
       * @description Spatial reference of the geometries in the reply: a wkid, or an object with one as JSON. Left out, the
       *     layer's own, and WGS 84 for `f=geojson`.
       */
      outSR?: string;
      /** @description Not served yet. */
      outStatistics?: string;
      /** @default 0 */
      resultOffset: number;
      /** @description At most the layer's `maxRecordCount`. */
      resultRecordCount?: number;
      /** @default false */
      returnCountOnly: boolean;
      /**
       * @description Not served yet.
       * @default false
       */
      returnDistinctValues: boolean;
      /** @default false */
      returnExtentOnly: boolean;
      /** @default true */
      returnGeometry: boolean;
      /** @default false */
      returnIdsOnly: boolean;
      /** @default false */
      returnM: boolean;
      /** @default false */
      returnZ: boolean;
      /** @description `esriSpatialRelIntersects` or `esriSpatialRelEnvelopeIntersects`. */
      spatialRel?: string;
      token?: components['schemas']['tokenParameter'];
      /**
       * @description A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with
       *     ESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and
       *     the functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name
       *     only the layer's fields.
       *
       *     It means the same on every database. Case matters, in LIKE too, and text is ordered by code point; UPPER
       *     and LOWER change A to Z only. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by
       *     zero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates
       *     and GUIDs do not mix; text in quotes is read as the date or GUID that it is compared with.
       */
      where?: string;
    };
    ServerInfo: {
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
    Service: {
      /** @description At the administration address only. */
      adminServiceInfo?: {
        /**
         * @description *Extension.*
         * @enum {string}
         */
        access: 'private' | 'org' | 'public';
        name: string;
        status: string;
        /** @constant */
        type: 'FeatureServer';
      };
      allowGeometryUpdates: boolean;
      /** @description Comma list of what the service offers. */
      capabilities: string;
      copyrightText: string;
      currentVersion: number;
      description: string;
      editorTrackingInfo: components['schemas']['EditorTrackingInfo'];
      fullExtent: components['schemas']['Extent'];
      hasStaticData: boolean;
      hasVersionedData: boolean;
      hasViews: boolean;
      initialExtent: components['schemas']['Extent'];
      isView: boolean;
      layers: components['schemas']['LayerSummary'][];
      maxRecordCount: number;
      serviceDescription: string;
      serviceItemId: string;
      spatialReference: components['schemas']['OwnSpatialReference'];
      supportedAppendFormats: string;
      supportedExportFormats: string;
      supportedQueryFormats: string;
      /** @description Whether append can be called on the service as a whole. */
      supportsAppend: boolean;
      supportsApplyEditsWithGlobalIds: boolean;
      supportsDisconnectedEditing: boolean;
      supportsLayerOverrides: boolean;
      supportsReturnDeleteResults: boolean;
      supportsSharedDomains: boolean;
      supportsTilesAndBasicQueriesMode: boolean;
      supportsVCSProjection: boolean;
      syncEnabled: boolean;
      tables: components['schemas']['LayerSummary'][];
      units: string;
      xssPreventionInfo: {
        xssInputRule: string;
        xssPreventionEnabled: boolean;
        xssPreventionRule: string;
      };
    };
    ServiceAdditions: {
      layers?: components['schemas']['LayerDefinition'][];
      tables?: components['schemas']['LayerDefinition'][];
    };
    ServiceDefinition: {
      /**
       * @description *Extension.* Who may see the service: the owner and administrators only (`private`, as when left
       *     out), all who are signed in (`org`), or everybody (`public`).
       * @enum {string|null}
       */
      access?: 'private' | 'org' | 'public' | null;
      allowGeometryUpdates?: boolean | null;
      /**
       * @description Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and
       *     Append, in any case. Left out, a service has `Query,Uploads`.
       */
      capabilities?: string | null;
      copyrightText?: string | null;
      description?: string | null;
      editorTrackingInfo?: components['schemas']['EditorTrackingDefinition'] | null;
      hasStaticData?: boolean | null;
      initialExtent?: components['schemas']['ExtentDefinition'] | null;
      maxRecordCount?: number | null;
      /** @description Letters, digits and underscores, starting with a letter. Unique in any case of its letters. */
      name: string;
      serviceDescription?: string | null;
      spatialReference?: components['schemas']['SpatialReference'] | null;
      units?: string | null;
    };
    ServiceNameAvailability: {
      available: boolean;
    };
    ServiceNameQueryParameters: {
      f?: components['schemas']['f'];
      name: string;
      token?: components['schemas']['tokenParameter'];
      /** @description The kind of service; `Feature Service` is the only one. */
      type?: string;
    };
    SpatialReference: {
      latestWkid?: number | null;
      wkid?: number | null;
      wkt?: string | null;
    };
    SuccessReply: {
      /** @constant */
      success: true;
    };
    /** @description A token of `/sharing/rest/generateToken`, where no header carries one. */
    tokenParameter: string;
    TokenReply: {
      /**
       * Format: int64
       * @description Epoch milliseconds.
       */
      expires: number;
      ssl: boolean;
      token: string;
    };
    UniqueIdField: {
      isSystemMaintained: boolean;
      name: string;
    };
    Upload: {
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
    UploadParameters: {
      description?: string;
      f?: components['schemas']['f'];
      /**
       * Format: binary
       * @description The file; the part may have any name.
       */
      file?: undefined;
      token?: components['schemas']['tokenParameter'];
    };
    UploadReply: {
      item: components['schemas']['Upload'];
      /** @constant */
      success: true;
    };
    UploadsInfo: {
      /** @description Megabytes. */
      maxUploadFileSize: number;
    };
  };
  responses: {
    /** @description The job. */
    AppendJob: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['AppendJob'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The services. */
    Catalogue: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Catalogue'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The layer or table. */
    Layer: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Layer'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The layers and tables. */
    Layers: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Layers'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description Where to sign in. */
    PortalInfo: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['PortalInfo'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The portal. */
    PortalSelf: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['PortalSelf'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The user. */
    PortalUser: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['PortalUser'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The features, or as much of them as was asked for. */
    Query: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/geo+json': components['schemas']['GeoJsonFeatureCollection'];
        'application/json':
          | components['schemas']['FeatureSet']
          | components['schemas']['FeatureCount']
          | components['schemas']['ObjectIds']
          | components['schemas']['FeatureExtent']
          | components['schemas']['GeoJsonExtent']
          | components['schemas']['ErrorReply'];
      };
    };
    /** @description The server. */
    ServerInfo: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ServerInfo'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The service. */
    Service: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Service'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description Whether the name is free. */
    ServiceNameAvailability: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json':
          components['schemas']['ServiceNameAvailability'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The upload. */
    Upload: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Upload'] | components['schemas']['ErrorReply'];
      };
    };
    /** @description The limits. */
    UploadsInfo: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['UploadsInfo'] | components['schemas']['ErrorReply'];
      };
    };
  };
  parameters: {
    Format: components['schemas']['FormatParameters'];
    itemId: string;
    /** @description The `jobId` of the submission, or its `itemId`. */
    jobId: string;
    /** @description The layer's or table's number in its service. */
    layerId: number;
    /** @description The service's name, in any case of its letters. */
    serviceName: string;
    ServiceNameQuery: components['schemas']['ServiceNameQueryParameters'];
    /** @description The upload's `itemID`. */
    uploadId: string;
    /** @description Whose content it is; the caller, unless an administrator acts for another user. */
    username: string;
  };
  requestBodies: {
    Format: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['FormatParameters'];
        'multipart/form-data': components['schemas']['FormatParameters'];
      };
    };
  };
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getAdminService: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Service'];
    };
  };
  getAdminServicePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Service'];
    };
  };
  getAdminLayer: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Layer'];
    };
  };
  getAdminLayerPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Layer'];
    };
  };
  addToLayerDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AddToLayerDefinitionParameters'];
        'multipart/form-data': components['schemas']['AddToLayerDefinitionParameters'];
      };
    };
    responses: {
      /** @description Done, or why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  addToServiceDefinition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AddToServiceDefinitionParameters'];
        'multipart/form-data': components['schemas']['AddToServiceDefinitionParameters'];
      };
    };
    responses: {
      /** @description What was added, or why nothing was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['AddToServiceDefinitionReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  getServerInfo: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ServerInfo'];
    };
  };
  getServerInfoPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['ServerInfo'];
    };
  };
  listServices: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Catalogue'];
    };
  };
  listServicesPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Catalogue'];
    };
  };
  getService: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Service'];
    };
  };
  getServicePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Service'];
    };
  };
  getLayer: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Layer'];
    };
  };
  getLayerPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Layer'];
    };
  };
  appendToLayer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['AppendParameters'];
        'multipart/form-data': components['schemas']['AppendParameters'];
      };
    };
    responses: {
      /** @description The job, or why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AppendSubmission'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  getLayerAppendJob: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  getLayerAppendJobPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  queryLayer: {
    parameters: {
      query?: {
        parameters?: components['schemas']['QueryParameters'];
      };
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Query'];
    };
  };
  queryLayerPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The layer's or table's number in its service. */
        layerId: components['parameters']['layerId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['QueryParameters'];
        'multipart/form-data': components['schemas']['QueryParameters'];
      };
    };
    responses: {
      200: components['responses']['Query'];
    };
  };
  getServiceAppendJob: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  getServiceAppendJobPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  getJob: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  getJobPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  cancelJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `jobId` of the submission, or its `itemId`. */
        jobId: components['parameters']['jobId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['AppendJob'];
    };
  };
  listLayers: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Layers'];
    };
  };
  listLayersPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Layers'];
    };
  };
  getUpload: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The upload's `itemID`. */
        itemId: components['parameters']['uploadId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Upload'];
    };
  };
  getUploadPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The upload's `itemID`. */
        itemId: components['parameters']['uploadId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['Upload'];
    };
  };
  deleteUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The upload's `itemID`. */
        itemId: components['parameters']['uploadId'];
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      /** @description Done, or why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuccessReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  getUploadsInfo: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['UploadsInfo'];
    };
  };
  getUploadsInfoPost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['UploadsInfo'];
    };
  };
  uploadFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The service's name, in any case of its letters. */
        serviceName: components['parameters']['serviceName'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': components['schemas']['UploadParameters'];
      };
    };
    responses: {
      /** @description The upload, or why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  getCommunitySelf: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PortalUser'];
    };
  };
  getCommunitySelfPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['PortalUser'];
    };
  };
  createService: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Whose content it is; the caller, unless an administrator acts for another user. */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': components['schemas']['CreateServiceParameters'];
        'multipart/form-data': components['schemas']['CreateServiceParameters'];
      };
    };
    responses: {
      /** @description The new service, or why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            components['schemas']['CreateServiceReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  deleteItem: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        itemId: components['parameters']['itemId'];
        /** @description Whose content it is; the caller, unless an administrator acts for another user. */
        username: components['parameters']['username'];
      };
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      /** @description Done, or why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeleteItemReply'] | components['schemas']['ErrorReply'];
        };
      };
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
        'application/x-www-form-urlencoded': components['schemas']['GenerateTokenParameters'];
        'multipart/form-data': components['schemas']['GenerateTokenParameters'];
      };
    };
    responses: {
      /** @description The token, or why there is none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenReply'] | components['schemas']['ErrorReply'];
        };
      };
    };
  };
  getPortalInfo: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PortalInfo'];
    };
  };
  getPortalInfoPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['PortalInfo'];
    };
  };
  getPortalSelf: {
    parameters: {
      query?: {
        parameters?: components['parameters']['Format'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PortalSelf'];
    };
  };
  getPortalSelfPost: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: components['requestBodies']['Format'];
    responses: {
      200: components['responses']['PortalSelf'];
    };
  };
  isServiceNameAvailable: {
    parameters: {
      query?: {
        parameters?: components['parameters']['ServiceNameQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ServiceNameAvailability'];
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
        'application/x-www-form-urlencoded': components['schemas']['ServiceNameQueryParameters'];
        'multipart/form-data': components['schemas']['ServiceNameQueryParameters'];
      };
    };
    responses: {
      200: components['responses']['ServiceNameAvailability'];
    };
  };
}
