// Made by scripts/generate/main.ts from openapi/features.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';
import { codePoints } from '../../http/validation/rules.js';

import type { OperationTable } from '../../http/operation.js';
import * as wire from '../../http/parameters/wire.js';
import * as validators from './validators.js';
import * as wires from './wires.js';

export const operations = {
  addToLayerDefinition: {
    operationId: 'addToLayerDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: {
      wire: wires.AddToLayerDefinitionParameters,
      schema: validators.AddToLayerDefinitionParameters,
    },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.SuccessReply, validators.ErrorReply) },
    },
  },
  addToServiceDefinition: {
    operationId: 'addToServiceDefinition',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/addToDefinition',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: {
      wire: wires.AddToServiceDefinitionParameters,
      schema: validators.AddToServiceDefinitionParameters,
    },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(
          validators.AddToServiceDefinitionReply,
          validators.ErrorReply,
        ),
      },
    },
  },
  appendToLayer: {
    operationId: 'appendToLayer',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.AppendParameters, schema: validators.AppendParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendSubmission, validators.ErrorReply) },
    },
  },
  cancelJob: {
    operationId: 'cancelJob',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  createService: {
    operationId: 'createService',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/createService',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        username: wire.text,
      }),
      schema: Joi.object({
        username: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.CreateServiceParameters, schema: validators.CreateServiceParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(validators.CreateServiceReply, validators.ErrorReply),
      },
    },
  },
  deleteItem: {
    operationId: 'deleteItem',
    method: 'post',
    path: '/sharing/rest/content/users/{username}/items/{itemId}/delete',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        username: wire.text,
        itemId: wire.text,
      }),
      schema: Joi.object({
        username: Joi.string().custom(codePoints(1, 128)).required(),
        itemId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.DeleteItemReply, validators.ErrorReply) },
    },
  },
  deleteUpload: {
    operationId: 'deleteUpload',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/delete',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        itemId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        itemId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.SuccessReply, validators.ErrorReply) },
    },
  },
  generateToken: {
    operationId: 'generateToken',
    method: 'post',
    path: '/sharing/rest/generateToken',
    security: 'none',
    parameters: { wire: wires.GenerateTokenParameters, schema: validators.GenerateTokenParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.TokenReply, validators.ErrorReply) },
    },
  },
  getAdminLayer: {
    operationId: 'getAdminLayer',
    method: 'get',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layer, validators.ErrorReply) },
    },
  },
  getAdminLayerPost: {
    operationId: 'getAdminLayerPost',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer/{layerId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layer, validators.ErrorReply) },
    },
  },
  getAdminService: {
    operationId: 'getAdminService',
    method: 'get',
    path: '/rest/admin/services/{serviceName}/FeatureServer',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Service, validators.ErrorReply) },
    },
  },
  getAdminServicePost: {
    operationId: 'getAdminServicePost',
    method: 'post',
    path: '/rest/admin/services/{serviceName}/FeatureServer',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Service, validators.ErrorReply) },
    },
  },
  getCommunitySelf: {
    operationId: 'getCommunitySelf',
    method: 'get',
    path: '/sharing/rest/community/self',
    security: 'required',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalUser, validators.ErrorReply) },
    },
  },
  getCommunitySelfPost: {
    operationId: 'getCommunitySelfPost',
    method: 'post',
    path: '/sharing/rest/community/self',
    security: 'required',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalUser, validators.ErrorReply) },
    },
  },
  getJob: {
    operationId: 'getJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getJobPost: {
    operationId: 'getJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getLayer: {
    operationId: 'getLayer',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layer, validators.ErrorReply) },
    },
  },
  getLayerAppendJob: {
    operationId: 'getLayerAppendJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getLayerAppendJobPost: {
    operationId: 'getLayerAppendJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getLayerPost: {
    operationId: 'getLayerPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layer, validators.ErrorReply) },
    },
  },
  getPortalInfo: {
    operationId: 'getPortalInfo',
    method: 'get',
    path: '/sharing/rest/info',
    security: 'none',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalInfo, validators.ErrorReply) },
    },
  },
  getPortalInfoPost: {
    operationId: 'getPortalInfoPost',
    method: 'post',
    path: '/sharing/rest/info',
    security: 'none',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalInfo, validators.ErrorReply) },
    },
  },
  getPortalSelf: {
    operationId: 'getPortalSelf',
    method: 'get',
    path: '/sharing/rest/portals/self',
    security: 'optional',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalSelf, validators.ErrorReply) },
    },
  },
  getPortalSelfPost: {
    operationId: 'getPortalSelfPost',
    method: 'post',
    path: '/sharing/rest/portals/self',
    security: 'optional',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.PortalSelf, validators.ErrorReply) },
    },
  },
  getServerInfo: {
    operationId: 'getServerInfo',
    method: 'get',
    path: '/rest/info',
    security: 'none',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.ServerInfo, validators.ErrorReply) },
    },
  },
  getServerInfoPost: {
    operationId: 'getServerInfoPost',
    method: 'post',
    path: '/rest/info',
    security: 'none',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.ServerInfo, validators.ErrorReply) },
    },
  },
  getService: {
    operationId: 'getService',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Service, validators.ErrorReply) },
    },
  },
  getServiceAppendJob: {
    operationId: 'getServiceAppendJob',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getServiceAppendJobPost: {
    operationId: 'getServiceAppendJobPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        jobId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        jobId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.AppendJob, validators.ErrorReply) },
    },
  },
  getServicePost: {
    operationId: 'getServicePost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Service, validators.ErrorReply) },
    },
  },
  getUpload: {
    operationId: 'getUpload',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        itemId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        itemId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Upload, validators.ErrorReply) },
    },
  },
  getUploadPost: {
    operationId: 'getUploadPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/{itemId}',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        itemId: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        itemId: Joi.string().custom(codePoints(1, 64)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Upload, validators.ErrorReply) },
    },
  },
  getUploadsInfo: {
    operationId: 'getUploadsInfo',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/info',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.UploadsInfo, validators.ErrorReply) },
    },
  },
  getUploadsInfoPost: {
    operationId: 'getUploadsInfoPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/info',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.UploadsInfo, validators.ErrorReply) },
    },
  },
  isServiceNameAvailable: {
    operationId: 'isServiceNameAvailable',
    method: 'get',
    path: '/sharing/rest/portals/self/isServiceNameAvailable',
    security: 'optional',
    parameters: { wire: wires.ServiceNameQueryParameters, schema: validators.ServiceNameQueryParameters },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(validators.ServiceNameAvailability, validators.ErrorReply),
      },
    },
  },
  isServiceNameAvailablePost: {
    operationId: 'isServiceNameAvailablePost',
    method: 'post',
    path: '/sharing/rest/portals/self/isServiceNameAvailable',
    security: 'optional',
    parameters: { wire: wires.ServiceNameQueryParameters, schema: validators.ServiceNameQueryParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(validators.ServiceNameAvailability, validators.ErrorReply),
      },
    },
  },
  listLayers: {
    operationId: 'listLayers',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/layers',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layers, validators.ErrorReply) },
    },
  },
  listLayersPost: {
    operationId: 'listLayersPost',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/layers',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Layers, validators.ErrorReply) },
    },
  },
  listServices: {
    operationId: 'listServices',
    method: 'get',
    path: '/rest/services',
    security: 'optional',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: [],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Catalogue, validators.ErrorReply) },
    },
  },
  listServicesPost: {
    operationId: 'listServicesPost',
    method: 'post',
    path: '/rest/services',
    security: 'optional',
    parameters: { wire: wires.FormatParameters, schema: validators.FormatParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.Catalogue, validators.ErrorReply) },
    },
  },
  queryLayer: {
    operationId: 'queryLayer',
    method: 'get',
    path: '/rest/services/{serviceName}/FeatureServer/{layerId}/query',
    security: 'optional',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.QueryParameters, schema: validators.QueryParameters },
    bodyTypes: [],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(
          validators.FeatureSet,
          validators.FeatureCount,
          validators.ObjectIds,
          validators.FeatureExtent,
          validators.GeoJsonExtent,
          validators.ErrorReply,
        ),
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
      wire: wire.object({
        serviceName: wire.text,
        layerId: wire.integer,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
        layerId: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.QueryParameters, schema: validators.QueryParameters },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: {
        'application/json': Joi.alternatives().try(
          validators.FeatureSet,
          validators.FeatureCount,
          validators.ObjectIds,
          validators.FeatureExtent,
          validators.GeoJsonExtent,
          validators.ErrorReply,
        ),
        'application/geo+json': validators.GeoJsonFeatureCollection,
      },
    },
  },
  uploadFile: {
    operationId: 'uploadFile',
    method: 'post',
    path: '/rest/services/{serviceName}/FeatureServer/uploads/upload',
    security: 'required',
    pathParameters: {
      wire: wire.object({
        serviceName: wire.text,
      }),
      schema: Joi.object({
        serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.UploadParameters, schema: validators.UploadParameters },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: false },
    replies: {
      200: { 'application/json': Joi.alternatives().try(validators.UploadReply, validators.ErrorReply) },
    },
  },
} as const satisfies OperationTable;
