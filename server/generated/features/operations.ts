// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';
import { lazy } from '../../http/operation/lazy.js';
import { codePoints } from '../../http/validation/rules.js';

import type { OperationTable } from '../../http/operation/operation.js';
import * as coercion from '../../http/request/parameters/coercion.js';
import * as validators from './validators.js';
import * as coercions from './coercions.js';

export const operations = {
  addAttachment: {
    operationId: 'addAttachment',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/addAttachment',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  addFeatures: {
    operationId: 'addFeatures',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/addFeatures',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AddFeaturesParameters, schema: validators.AddFeaturesParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AddResults(), validators.ErrorReply()),
        ),
      },
    },
  },
  addItem: {
    operationId: 'addItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/addItem',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AddItemParameters, schema: validators.AddItemParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  addItemPart: {
    operationId: 'addItemPart',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/addPart',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AddItemPartParameters, schema: validators.AddItemPartParameters },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  addItemToFolder: {
    operationId: 'addItemToFolder',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/{folderId}/addItem',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        folderId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          folderId: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AddItemParameters, schema: validators.AddItemParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  addToLayerDefinition: {
    operationId: 'addToLayerDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.AddToLayerDefinitionParameters,
      schema: validators.AddToLayerDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  addToServiceDefinition: {
    operationId: 'addToServiceDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/addToDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.AddToServiceDefinitionParameters,
      schema: validators.AddToServiceDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AddToServiceDefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  analyzeSource: {
    operationId: 'analyzeSource',
    method: 'post',
    path: '/sharing/rest/content/features/analyze',
    security: 'required',
    parameters: { coercion: coercions.AnalyzeParameters, schema: validators.AnalyzeParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AnalysisReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  appendFile: {
    operationId: 'appendFile',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/file',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AppendFileParameters, schema: validators.AppendFileParameters },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: true },
    replies: {
      200: { 'application/json': validators.ErrorReply, 'text/html': undefined },
      303: {},
    },
  },
  appendToLayer: {
    operationId: 'appendToLayer',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.AppendParameters, schema: validators.AppendParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendSubmission(), validators.ErrorReply()),
        ),
      },
    },
  },
  appendToService: {
    operationId: 'appendToService',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/append',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ServiceAppendParameters, schema: validators.ServiceAppendParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendSubmission(), validators.ErrorReply()),
        ),
      },
    },
  },
  applyEdits: {
    operationId: 'applyEdits',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ApplyEditsParameters, schema: validators.ApplyEditsParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.EditResults(), validators.ErrorReply()),
        ),
      },
    },
  },
  applyServiceEdits: {
    operationId: 'applyServiceEdits',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/applyEdits',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.ApplyServiceEditsParameters,
      schema: validators.ApplyServiceEditsParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(Joi.array().items(validators.LayerEditResults()), validators.ErrorReply()),
        ),
      },
    },
  },
  calculate: {
    operationId: 'calculate',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/calculate',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CalculateParameters, schema: validators.CalculateParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.CalculateReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  cancelAnyJob: {
    operationId: 'cancelAnyJob',
    method: 'post',
    path: '/rest/jobs/{jobId}/cancel',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AnyJobReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  cancelItem: {
    operationId: 'cancelItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/cancel',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  cancelJob: {
    operationId: 'cancelJob',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  commitItem: {
    operationId: 'commitItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/commit',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ItemProperties, schema: validators.ItemProperties },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  commitUpload: {
    operationId: 'commitUpload',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CommitUploadParameters, schema: validators.CommitUploadParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  createApplicationPassword: {
    operationId: 'createApplicationPassword',
    method: 'post',
    path: '/rest/admin/users/{username}/createApplicationPassword',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.CreateApplicationPasswordParameters,
      schema: validators.CreateApplicationPasswordParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.NewApplicationPasswordReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  createFolder: {
    operationId: 'createFolder',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/createFolder',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CreateFolderParameters, schema: validators.CreateFolderParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.FolderReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  createService: {
    operationId: 'createService',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/createService',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CreateServiceParameters, schema: validators.CreateServiceParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.CreateServiceReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  createServiceInFolder: {
    operationId: 'createServiceInFolder',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/{folderId}/createService',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        folderId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          folderId: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CreateServiceParameters, schema: validators.CreateServiceParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.CreateServiceReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  createUser: {
    operationId: 'createUser',
    method: 'post',
    path: '/rest/admin/createUser',
    security: 'required',
    parameters: { coercion: coercions.CreateUserParameters, schema: validators.CreateUserParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.NewUserReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteAttachments: {
    operationId: 'deleteAttachments',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/deleteAttachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  deleteFeatures: {
    operationId: 'deleteFeatures',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/deleteFeatures',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.DeleteFeaturesParameters, schema: validators.DeleteFeaturesParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(
            validators.DeleteResults(),
            validators.DeleteSummary(),
            validators.ErrorReply(),
          ),
        ),
      },
    },
  },
  deleteFolder: {
    operationId: 'deleteFolder',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/{folderId}/delete',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        folderId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          folderId: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.FolderReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteFromLayerDefinition: {
    operationId: 'deleteFromLayerDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/deleteFromDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.DeleteFromLayerDefinitionParameters,
      schema: validators.DeleteFromLayerDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteFromServiceDefinition: {
    operationId: 'deleteFromServiceDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/deleteFromDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.DeleteFromServiceDefinitionParameters,
      schema: validators.DeleteFromServiceDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteItem: {
    operationId: 'deleteItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/delete',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DeleteItemReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteUpload: {
    operationId: 'deleteUpload',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/delete',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SuccessReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  deleteUser: {
    operationId: 'deleteUser',
    method: 'post',
    path: '/rest/admin/users/{username}/delete',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SuccessReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  downloadUpload: {
    operationId: 'downloadUpload',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/download',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'application/octet-stream': undefined,
        'text/csv': undefined,
        'application/zip': undefined,
      },
    },
  },
  downloadUploadPost: {
    operationId: 'downloadUploadPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/download',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'application/octet-stream': undefined,
        'text/csv': undefined,
        'application/zip': undefined,
      },
    },
  },
  generateFeatures: {
    operationId: 'generateFeatures',
    method: 'post',
    path: '/sharing/rest/content/features/generate',
    security: 'required',
    parameters: { coercion: coercions.GenerateParameters, schema: validators.GenerateParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.GeneratedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  generateServerToken: {
    operationId: 'generateServerToken',
    method: 'post',
    path: '/tokens/generateToken',
    security: 'none',
    parameters: { coercion: coercions.GenerateTokenParameters, schema: validators.GenerateTokenParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.TokenReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  generateToken: {
    operationId: 'generateToken',
    method: 'post',
    path: '/sharing/rest/generateToken',
    security: 'none',
    parameters: { coercion: coercions.GenerateTokenParameters, schema: validators.GenerateTokenParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.TokenReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getAdminLayer: {
    operationId: 'getAdminLayer',
    method: 'get',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layer(), validators.ErrorReply())),
      },
    },
  },
  getAdminLayerPost: {
    operationId: 'getAdminLayerPost',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layer(), validators.ErrorReply())),
      },
    },
  },
  getAdminService: {
    operationId: 'getAdminService',
    method: 'get',
    path: '/rest/admin/services/{serviceName}/FeatureServer',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Service(), validators.ErrorReply())),
      },
    },
  },
  getAdminServicePost: {
    operationId: 'getAdminServicePost',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Service(), validators.ErrorReply())),
      },
    },
  },
  getAppToken: {
    operationId: 'getAppToken',
    method: 'post',
    path: '/sharing/rest/oauth2/token',
    security: 'none',
    parameters: { coercion: coercions.AppTokenParameters, schema: validators.AppTokenParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppTokenReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getAppendForm: {
    operationId: 'getAppendForm',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply, 'text/html': undefined },
    },
  },
  getAttachment: {
    operationId: 'getAttachment',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments/{attachmentId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
        attachmentId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
          attachmentId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  getAttachmentPost: {
    operationId: 'getAttachmentPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments/{attachmentId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
        attachmentId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
          attachmentId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  getCommunitySelf: {
    operationId: 'getCommunitySelf',
    method: 'get',
    path: '/sharing/rest/community/self',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalUser(), validators.ErrorReply()),
        ),
      },
    },
  },
  getCommunitySelfPost: {
    operationId: 'getCommunitySelfPost',
    method: 'post',
    path: '/sharing/rest/community/self',
    security: 'required',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalUser(), validators.ErrorReply()),
        ),
      },
    },
  },
  getDefinitionJob: {
    operationId: 'getDefinitionJob',
    method: 'get',
    path: '/rest/admin/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getDefinitionJobPost: {
    operationId: 'getDefinitionJobPost',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getFeature: {
    operationId: 'getFeature',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        outSR: coercion.text,
        returnZ: coercion.lenientBoolean,
        returnM: coercion.lenientBoolean,
        gdbVersion: coercions.GdbVersion,
        historicMoment: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          outSR: Joi.string().min(0),
          returnZ: Joi.boolean().default(true),
          returnM: Joi.boolean().default(true),
          gdbVersion: validators.GdbVersion(),
          historicMoment: Joi.string().min(0),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.FeatureReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getFeaturePost: {
    operationId: 'getFeaturePost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FeatureParameters, schema: validators.FeatureParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.FeatureReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getFolderContent: {
    operationId: 'getFolderContent',
    method: 'get',
    path: '/sharing/rest/content/users/{username}/{folderId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        folderId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          folderId: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserContent(), validators.ErrorReply()),
        ),
      },
    },
  },
  getFolderContentPost: {
    operationId: 'getFolderContentPost',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/{folderId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        folderId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          folderId: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.PagingParameters, schema: validators.PagingParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserContent(), validators.ErrorReply()),
        ),
      },
    },
  },
  getGeocodeUsage: {
    operationId: 'getGeocodeUsage',
    method: 'get',
    path: '/rest/geocode/usage',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        username: coercion.text,
        jobId: coercion.text,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          username: Joi.string().min(0).custom(codePoints(0, 128)),
          jobId: Joi.string().min(0).custom(codePoints(0, 64)),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.GeocodeUsageReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getGeocodeUsagePost: {
    operationId: 'getGeocodeUsagePost',
    method: 'post',
    path: '/rest/geocode/usage',
    security: 'required',
    parameters: { coercion: coercions.UsageParameters, schema: validators.UsageParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.GeocodeUsageReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getItem: {
    operationId: 'getItem',
    method: 'get',
    path: '/sharing/rest/content/items/{itemId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Item(), validators.ErrorReply())),
      },
    },
  },
  getItemData: {
    operationId: 'getItemData',
    method: 'get',
    path: '/sharing/rest/content/items/{itemId}/data',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'application/octet-stream': undefined,
        'text/csv': undefined,
        'application/zip': undefined,
      },
    },
  },
  getItemDataPost: {
    operationId: 'getItemDataPost',
    method: 'post',
    path: '/sharing/rest/content/items/{itemId}/data',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'application/octet-stream': undefined,
        'text/csv': undefined,
        'application/zip': undefined,
      },
    },
  },
  getItemPost: {
    operationId: 'getItemPost',
    method: 'post',
    path: '/sharing/rest/content/items/{itemId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Item(), validators.ErrorReply())),
      },
    },
  },
  getItemStatus: {
    operationId: 'getItemStatus',
    method: 'get',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/status',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        jobType: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          jobType: Joi.string().min(0).custom(codePoints(0, 64)),
          jobId: Joi.string().min(0).custom(codePoints(0, 64)),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemStatusReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getItemStatusPost: {
    operationId: 'getItemStatusPost',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/status',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ItemStatusParameters, schema: validators.ItemStatusParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemStatusReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getJob: {
    operationId: 'getJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getJobPost: {
    operationId: 'getJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getJobReport: {
    operationId: 'getJobReport',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/report',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        format: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          format: Joi.valid('csv', 'ndjson').default('csv'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'text/csv': undefined,
        'application/x-ndjson': undefined,
        'text/html': undefined,
      },
    },
  },
  getJobReportPost: {
    operationId: 'getJobReportPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/report',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ReportParameters, schema: validators.ReportParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': validators.ErrorReply,
        'text/csv': undefined,
        'application/x-ndjson': undefined,
        'text/html': undefined,
      },
    },
  },
  getLayer: {
    operationId: 'getLayer',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layer(), validators.ErrorReply())),
      },
    },
  },
  getLayerAppendJob: {
    operationId: 'getLayerAppendJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getLayerAppendJobPost: {
    operationId: 'getLayerAppendJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getLayerPost: {
    operationId: 'getLayerPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layer(), validators.ErrorReply())),
      },
    },
  },
  getPortalInfo: {
    operationId: 'getPortalInfo',
    method: 'get',
    path: '/sharing/rest/info',
    security: 'none',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getPortalInfoPost: {
    operationId: 'getPortalInfoPost',
    method: 'post',
    path: '/sharing/rest/info',
    security: 'none',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getPortalRoot: {
    operationId: 'getPortalRoot',
    method: 'get',
    path: '/sharing/rest',
    security: 'optional',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalRoot(), validators.ErrorReply()),
        ),
      },
    },
  },
  getPortalRootPost: {
    operationId: 'getPortalRootPost',
    method: 'post',
    path: '/sharing/rest',
    security: 'optional',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalRoot(), validators.ErrorReply()),
        ),
      },
    },
  },
  getPortalSelf: {
    operationId: 'getPortalSelf',
    method: 'get',
    path: '/sharing/rest/portals/self',
    security: 'optional',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalSelf(), validators.ErrorReply()),
        ),
      },
    },
  },
  getPortalSelfPost: {
    operationId: 'getPortalSelfPost',
    method: 'post',
    path: '/sharing/rest/portals/self',
    security: 'optional',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PortalSelf(), validators.ErrorReply()),
        ),
      },
    },
  },
  getServerInfo: {
    operationId: 'getServerInfo',
    method: 'get',
    path: '/rest/info',
    security: 'none',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ServerInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getServerInfoPost: {
    operationId: 'getServerInfoPost',
    method: 'post',
    path: '/rest/info',
    security: 'none',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ServerInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getService: {
    operationId: 'getService',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Service(), validators.ErrorReply())),
      },
    },
  },
  getServiceAppendJob: {
    operationId: 'getServiceAppendJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getServiceAppendJobPost: {
    operationId: 'getServiceAppendJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendJob(), validators.ErrorReply()),
        ),
      },
    },
  },
  getServicePost: {
    operationId: 'getServicePost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Service(), validators.ErrorReply())),
      },
    },
  },
  getSignInPage: {
    operationId: 'getSignInPage',
    method: 'get',
    path: '/rest/login',
    security: 'none',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        back: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          back: Joi.string().min(0).custom(codePoints(0, 2048)),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply, 'text/html': undefined },
    },
  },
  getTileJson: {
    operationId: 'getTileJson',
    method: 'get',
    path: '/rest/services/{serviceName}/VectorTileServer/tilejson.json',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.TileJson(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUpload: {
    operationId: 'getUpload',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Upload(), validators.ErrorReply())),
      },
    },
  },
  getUploadPost: {
    operationId: 'getUploadPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Upload(), validators.ErrorReply())),
      },
    },
  },
  getUploadsInfo: {
    operationId: 'getUploadsInfo',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/info',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadsInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUploadsInfoPost: {
    operationId: 'getUploadsInfoPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/info',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadsInfo(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUser: {
    operationId: 'getUser',
    method: 'get',
    path: '/sharing/rest/community/users/{username}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.User(), validators.ErrorReply())),
      },
    },
  },
  getUserAccount: {
    operationId: 'getUserAccount',
    method: 'get',
    path: '/rest/admin/users/{username}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserAccountReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUserContent: {
    operationId: 'getUserContent',
    method: 'get',
    path: '/sharing/rest/content/users/{username}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserContent(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUserContentPost: {
    operationId: 'getUserContentPost',
    method: 'post',
    path: '/sharing/rest/content/users/{username}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.PagingParameters, schema: validators.PagingParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserContent(), validators.ErrorReply()),
        ),
      },
    },
  },
  getUserPost: {
    operationId: 'getUserPost',
    method: 'post',
    path: '/sharing/rest/community/users/{username}',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.User(), validators.ErrorReply())),
      },
    },
  },
  getVectorTile: {
    operationId: 'getVectorTile',
    method: 'get',
    path: '/rest/services/{serviceName}/VectorTileServer/tile/{z}/{y}/{x}.pbf',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        z: coercion.integer,
        y: coercion.integer,
        x: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          z: Joi.number().unsafe().integer().min(0).max(22).required(),
          y: Joi.number().unsafe().integer().min(0).max(4194303).required(),
          x: Joi.number().unsafe().integer().min(0).max(4194303).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-none-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-none-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply, 'application/vnd.mapbox-vector-tile': undefined },
    },
  },
  getVectorTileService: {
    operationId: 'getVectorTileService',
    method: 'get',
    path: '/rest/services/{serviceName}/VectorTileServer',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.VectorTileService(), validators.ErrorReply()),
        ),
      },
    },
  },
  getVectorTileServicePost: {
    operationId: 'getVectorTileServicePost',
    method: 'post',
    path: '/rest/services/{serviceName}/VectorTileServer',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.VectorTileService(), validators.ErrorReply()),
        ),
      },
    },
  },
  getVectorTileStyle: {
    operationId: 'getVectorTileStyle',
    method: 'get',
    path: '/rest/services/{serviceName}/VectorTileServer/resources/styles/root.json',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.VectorTileStyle(), validators.ErrorReply()),
        ),
      },
    },
  },
  getVectorTileStyles: {
    operationId: 'getVectorTileStyles',
    method: 'get',
    path: '/rest/services/{serviceName}/VectorTileServer/resources/styles',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.VectorTileStyle(), validators.ErrorReply()),
        ),
      },
    },
  },
  getViewSources: {
    operationId: 'getViewSources',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/sources',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ViewSourcesReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  getViewSourcesPost: {
    operationId: 'getViewSourcesPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/sources',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ViewSourcesReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  isServiceNameAvailable: {
    operationId: 'isServiceNameAvailable',
    method: 'get',
    path: '/sharing/rest/portals/self/isServiceNameAvailable',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        name: coercion.text,
        type: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          name: Joi.string().custom(codePoints(1, 256)).required(),
          type: Joi.string().min(0),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ServiceNameAvailability(), validators.ErrorReply()),
        ),
      },
    },
  },
  isServiceNameAvailablePost: {
    operationId: 'isServiceNameAvailablePost',
    method: 'post',
    path: '/sharing/rest/portals/self/isServiceNameAvailable',
    security: 'required',
    parameters: {
      coercion: coercions.ServiceNameQueryParameters,
      schema: validators.ServiceNameQueryParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ServiceNameAvailability(), validators.ErrorReply()),
        ),
      },
    },
  },
  listAdminServices: {
    operationId: 'listAdminServices',
    method: 'get',
    path: '/rest/admin/services',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.Catalogue(), validators.ErrorReply()),
        ),
      },
    },
  },
  listAdminServicesPost: {
    operationId: 'listAdminServicesPost',
    method: 'post',
    path: '/rest/admin/services',
    security: 'required',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.Catalogue(), validators.ErrorReply()),
        ),
      },
    },
  },
  listAllJobs: {
    operationId: 'listAllJobs',
    method: 'get',
    path: '/rest/jobs',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        state: coercions.JobState,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          state: validators.JobState(),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AllJobsReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listAttachments: {
    operationId: 'listAttachments',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  listAttachmentsPost: {
    operationId: 'listAttachmentsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  listJobs: {
    operationId: 'listJobs',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/jobs',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.JobListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listJobsPost: {
    operationId: 'listJobsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.PagingParameters, schema: validators.PagingParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.JobListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listLayerAppendJobs: {
    operationId: 'listLayerAppendJobs',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        start: coercion.integer,
        num: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.JobListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listLayerAppendJobsPost: {
    operationId: 'listLayerAppendJobsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.PagingParameters, schema: validators.PagingParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.JobListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listLayerAttachments: {
    operationId: 'listLayerAttachments',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/attachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  listLayerAttachmentsPost: {
    operationId: 'listLayerAttachmentsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/attachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  listLayers: {
    operationId: 'listLayers',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/layers',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layers(), validators.ErrorReply())),
      },
    },
  },
  listLayersPost: {
    operationId: 'listLayersPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/layers',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() => Joi.alternatives().try(validators.Layers(), validators.ErrorReply())),
      },
    },
  },
  listServices: {
    operationId: 'listServices',
    method: 'get',
    path: '/rest/services',
    security: 'optional',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.Catalogue(), validators.ErrorReply()),
        ),
      },
    },
  },
  listServicesPost: {
    operationId: 'listServicesPost',
    method: 'post',
    path: '/rest/services',
    security: 'optional',
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.Catalogue(), validators.ErrorReply()),
        ),
      },
    },
  },
  listSignInFailures: {
    operationId: 'listSignInFailures',
    method: 'get',
    path: '/rest/admin/signInFailures',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SignInFailureListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listUploadParts: {
    operationId: 'listUploadParts',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/parts',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadPartsReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listUploadPartsPost: {
    operationId: 'listUploadPartsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/parts',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadPartsReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  listUsers: {
    operationId: 'listUsers',
    method: 'get',
    path: '/rest/admin/users',
    security: 'required',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserListReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  moveItem: {
    operationId: 'moveItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/move',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.MoveItemParameters, schema: validators.MoveItemParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemMovedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  publishItem: {
    operationId: 'publishItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/publish',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.PublishParameters, schema: validators.PublishParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.PublishReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  queryAttachments: {
    operationId: 'queryAttachments',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/queryAttachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  queryAttachmentsPost: {
    operationId: 'queryAttachmentsPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/queryAttachments',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  queryLayer: {
    operationId: 'queryLayer',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/query',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercion.word('html', 'json', 'pjson', 'geojson', 'pbf'),
        token: coercions.AccessToken,
        where: coercion.text,
        objectIds: coercion.list(coercion.integer, 10000),
        outFields: coercion.list(coercion.text, 2000),
        returnGeometry: coercion.lenientBoolean,
        returnZ: coercion.lenientBoolean,
        returnM: coercion.lenientBoolean,
        geometry: coercion.text,
        geometryType: coercion.text,
        inSR: coercion.text,
        spatialRel: coercion.text,
        outSR: coercion.text,
        multipatchOption: coercion.text,
        resultOffset: coercion.integer,
        resultRecordCount: coercion.integer,
        orderByFields: coercion.list(coercion.text, 100),
        returnCountOnly: coercion.lenientBoolean,
        returnIdsOnly: coercion.lenientBoolean,
        returnExtentOnly: coercion.lenientBoolean,
        returnQueryGeometry: coercion.lenientBoolean,
        returnDistinctValues: coercion.lenientBoolean,
        outStatistics: coercions.OutStatistics,
        groupByFieldsForStatistics: coercion.list(coercion.text, 100),
        having: coercion.text,
        resultType: coercion.text,
        maxRecordCountFactor: coercion.number,
        returnExceededLimitFeatures: coercion.lenientBoolean,
        quantizationParameters: coercions.QuantizationParameters,
        maxAllowableOffset: coercion.number,
        geometryPrecision: coercion.integer,
        distance: coercion.number,
        units: coercion.text,
        returnTrueCurves: coercion.lenientBoolean,
        cacheHint: coercion.lenientBoolean,
        timeReferenceUnknownClient: coercion.lenientBoolean,
        timeRelation: coercion.text,
        relationParam: coercion.text,
        time: coercion.text,
        historicMoment: coercion.text,
        gdbVersion: coercions.GdbVersion,
        uniqueIds: coercion.text,
        returnUniqueIdsOnly: coercion.lenientBoolean,
        fullText: coercion.text,
        text: coercion.text,
        returnCentroid: coercion.lenientBoolean,
        returnEnvelope: coercion.lenientBoolean,
        sqlFormat: coercion.text,
        featureEncoding: coercion.text,
        defaultSR: coercion.text,
        datumTransformation: coercion.text,
        aggregateIds: coercion.text,
        lod: coercion.text,
        lodType: coercion.text,
        parameterValues: coercion.text,
        rangeValues: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: Joi.valid('html', 'json', 'pjson', 'geojson', 'pbf').default('html'),
          token: validators.AccessToken(),
          where: Joi.string().min(0).custom(codePoints(0, 500000)),
          objectIds: Joi.array().items(Joi.number().unsafe().integer()).max(10000),
          outFields: Joi.array().items(Joi.string().min(0)).max(2000),
          returnGeometry: Joi.boolean().default(true),
          returnZ: Joi.boolean().default(false),
          returnM: Joi.boolean().default(false),
          geometry: Joi.string().min(0),
          geometryType: Joi.string().min(0),
          inSR: Joi.string().min(0),
          spatialRel: Joi.string().min(0),
          outSR: Joi.string().min(0),
          multipatchOption: Joi.string().min(0),
          resultOffset: Joi.number().unsafe().integer().min(0).default(0),
          resultRecordCount: Joi.number().unsafe().integer().min(0),
          orderByFields: Joi.array().items(Joi.string().min(0)).max(100),
          returnCountOnly: Joi.boolean().default(false),
          returnIdsOnly: Joi.boolean().default(false),
          returnExtentOnly: Joi.boolean().default(false),
          returnQueryGeometry: Joi.boolean().default(false),
          returnDistinctValues: Joi.boolean().default(false),
          outStatistics: validators.OutStatistics(),
          groupByFieldsForStatistics: Joi.array().items(Joi.string().min(0)).max(100),
          having: Joi.string().min(0).custom(codePoints(0, 500000)),
          resultType: Joi.string().min(0),
          maxRecordCountFactor: Joi.number().unsafe().min(1).max(5),
          returnExceededLimitFeatures: Joi.boolean().default(true),
          quantizationParameters: validators.QuantizationParameters(),
          maxAllowableOffset: Joi.number().unsafe().min(0),
          geometryPrecision: Joi.number().unsafe().integer().min(0).max(17),
          distance: Joi.number().unsafe().min(0),
          units: Joi.string().min(0),
          returnTrueCurves: Joi.boolean().default(false),
          cacheHint: Joi.boolean().default(false),
          timeReferenceUnknownClient: Joi.boolean().default(false),
          timeRelation: Joi.string().min(0),
          relationParam: Joi.string().min(0),
          time: Joi.string().min(0),
          historicMoment: Joi.string().min(0),
          gdbVersion: validators.GdbVersion(),
          uniqueIds: Joi.string().min(0),
          returnUniqueIdsOnly: Joi.boolean().default(false),
          fullText: Joi.string().min(0),
          text: Joi.string().min(0),
          returnCentroid: Joi.boolean().default(false),
          returnEnvelope: Joi.boolean().default(false),
          sqlFormat: Joi.string().min(0),
          featureEncoding: Joi.string().min(0),
          defaultSR: Joi.string().min(0),
          datumTransformation: Joi.string().min(0),
          aggregateIds: Joi.string().min(0),
          lod: Joi.string().min(0),
          lodType: Joi.string().min(0),
          parameterValues: Joi.string().min(0),
          rangeValues: Joi.string().min(0),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(
            validators.FeatureSet(),
            validators.StatisticSet(),
            validators.FeatureCount(),
            validators.ObjectIds(),
            validators.FeatureExtent(),
            validators.GeoJsonExtent(),
            validators.ErrorReply(),
          ),
        ),
        'application/x-protobuf': undefined,
        'application/geo+json': validators.GeoJsonFeatureCollection,
      },
    },
  },
  queryLayerPost: {
    operationId: 'queryLayerPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/query',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.QueryParameters, schema: validators.QueryParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(
            validators.FeatureSet(),
            validators.StatisticSet(),
            validators.FeatureCount(),
            validators.ObjectIds(),
            validators.FeatureExtent(),
            validators.GeoJsonExtent(),
            validators.ErrorReply(),
          ),
        ),
        'application/x-protobuf': undefined,
        'application/geo+json': validators.GeoJsonFeatureCollection,
      },
    },
  },
  refreshService: {
    operationId: 'refreshService',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/refresh',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  registerUpload: {
    operationId: 'registerUpload',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/register',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.RegisterUploadParameters, schema: validators.RegisterUploadParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  restartJob: {
    operationId: 'restartJob',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/restart',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          jobId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.AppendSubmission(), validators.ErrorReply()),
        ),
      },
    },
  },
  revokeApplicationPassword: {
    operationId: 'revokeApplicationPassword',
    method: 'post',
    path: '/rest/admin/users/{username}/applicationPasswords/{passwordId}/revoke',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        passwordId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          passwordId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SuccessReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  revokeToken: {
    operationId: 'revokeToken',
    method: 'post',
    path: '/sharing/rest/oauth2/revokeToken',
    security: 'none',
    parameters: { coercion: coercions.RevokeTokenParameters, schema: validators.RevokeTokenParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SuccessReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  revokeUserToken: {
    operationId: 'revokeUserToken',
    method: 'post',
    path: '/rest/admin/users/{username}/tokens/{tokenId}/revoke',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        tokenId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          tokenId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SuccessReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  searchItems: {
    operationId: 'searchItems',
    method: 'get',
    path: '/sharing/rest/search',
    security: 'optional',
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        q: coercion.text,
        filter: coercion.text,
        start: coercion.integer,
        num: coercion.integer,
        sortField: coercion.text,
        sortOrder: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          q: Joi.string().min(0).custom(codePoints(0, 2000)),
          filter: Joi.string().min(0).custom(codePoints(0, 2000)),
          start: Joi.number().unsafe().integer().min(1).default(1),
          num: Joi.number().unsafe().integer().min(0).default(10),
          sortField: Joi.string().min(0).custom(codePoints(0, 64)),
          sortOrder: Joi.string().min(0).custom(codePoints(0, 8)).default('desc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemSearchReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  searchItemsPost: {
    operationId: 'searchItemsPost',
    method: 'post',
    path: '/sharing/rest/search',
    security: 'optional',
    parameters: { coercion: coercions.ItemSearchParameters, schema: validators.ItemSearchParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemSearchReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  setUserPassword: {
    operationId: 'setUserPassword',
    method: 'post',
    path: '/rest/admin/users/{username}/password',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.NewPasswordReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  shareItem: {
    operationId: 'shareItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/share',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ShareItemParameters, schema: validators.ShareItemParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemSharedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  shareItems: {
    operationId: 'shareItems',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/shareItems',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ShareItemsParameters, schema: validators.ShareItemsParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemsSharedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  signIn: {
    operationId: 'signIn',
    method: 'post',
    path: '/rest/login',
    security: 'none',
    parameters: { coercion: coercions.SignInParameters, schema: validators.SignInParameters },
    bodyTypes: ['application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.ErrorReply, 'text/html': undefined },
      303: {},
    },
  },
  signOut: {
    operationId: 'signOut',
    method: 'post',
    path: '/rest/logout',
    security: 'optional',
    parameters: { coercion: coercions.SignOutParameters, schema: validators.SignOutParameters },
    bodyTypes: ['application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
      303: {},
    },
  },
  truncateLayer: {
    operationId: 'truncateLayer',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/truncate',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.TruncateParameters, schema: validators.TruncateParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  unshareItem: {
    operationId: 'unshareItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/unshare',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UnshareItemParameters, schema: validators.UnshareItemParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemUnsharedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  unshareItems: {
    operationId: 'unshareItems',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/unshareItems',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UnshareItemsParameters, schema: validators.UnshareItemsParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemsUnsharedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  updateAttachment: {
    operationId: 'updateAttachment',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/updateAttachment',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
        objectId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
          objectId: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.ErrorReply },
    },
  },
  updateFeatures: {
    operationId: 'updateFeatures',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/updateFeatures',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UpdateFeaturesParameters, schema: validators.UpdateFeaturesParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UpdateResults(), validators.ErrorReply()),
        ),
      },
    },
  },
  updateItem: {
    operationId: 'updateItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/update',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UpdateItemParameters, schema: validators.UpdateItemParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.ItemChangedReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  updateLayerDefinition: {
    operationId: 'updateLayerDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/updateDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.UpdateLayerDefinitionParameters,
      schema: validators.UpdateLayerDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  updateServiceDefinition: {
    operationId: 'updateServiceDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/updateDefinition',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercions.UpdateServiceDefinitionParameters,
      schema: validators.UpdateServiceDefinitionParameters,
    },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.DefinitionReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  updateUser: {
    operationId: 'updateUser',
    method: 'post',
    path: '/rest/admin/users/{username}/update',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        username: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          username: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UpdateUserParameters, schema: validators.UpdateUserParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UserReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  uploadFile: {
    operationId: 'uploadFile',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/upload',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UploadParameters, schema: validators.UploadParameters },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  uploadPart: {
    operationId: 'uploadPart',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart',
    security: 'required',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        itemId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          itemId: Joi.string().custom(codePoints(1, 64)).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.UploadPartParameters, schema: validators.UploadPartParameters },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.UploadReply(), validators.ErrorReply()),
        ),
      },
    },
  },
  validateSql: {
    operationId: 'validateSql',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/validateSQL',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        f: coercions.f,
        token: coercions.AccessToken,
        sql: coercion.text,
        sqlType: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          f: validators.f(),
          token: validators.AccessToken(),
          sql: Joi.string().required(),
          sqlType: Joi.valid('where', 'expression', 'statement').default('where'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SqlValidation(), validators.ErrorReply()),
        ),
      },
    },
  },
  validateSqlPost: {
    operationId: 'validateSqlPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/validateSQL',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        serviceName: coercion.text,
        layerId: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          serviceName: Joi.string().custom(codePoints(1, 128)).required(),
          layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ValidateSqlParameters, schema: validators.ValidateSqlParameters },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': lazy(() =>
          Joi.alternatives().try(validators.SqlValidation(), validators.ErrorReply()),
        ),
      },
    },
  },
} as const satisfies OperationTable;
