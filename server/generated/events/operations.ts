// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';
import { lazy } from '../../http/operation/lazy.js';
import { codePoints, format } from '../../http/validation/rules.js';

import type { OperationTable } from '../../http/operation/operation.js';
import * as coercion from '../../http/request/parameters/coercion.js';
import * as validators from './validators.js';
import * as coercions from './coercions.js';

export const operations = {
  createCategory: {
    operationId: 'createCategory',
    method: 'post',
    path: '/cal/events/v1/categories',
    security: 'required',
    role: 'author',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CategoryCreate, schema: validators.CategoryCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      201: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createEvent: {
    operationId: 'createEvent',
    method: 'post',
    path: '/cal/events/v1/events',
    security: 'required',
    role: 'contributor',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventCreate, schema: validators.EventCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      201: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createImage: {
    operationId: 'createImage',
    method: 'post',
    path: '/cal/events/v1/images',
    security: 'required',
    role: 'author',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.ImageUpload, schema: validators.ImageUpload },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: true },
    replies: {
      201: { 'application/json': validators.Image },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createOrganizer: {
    operationId: 'createOrganizer',
    method: 'post',
    path: '/cal/events/v1/organizers',
    security: 'required',
    role: 'contributor',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerCreate, schema: validators.OrganizerCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      201: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createTag: {
    operationId: 'createTag',
    method: 'post',
    path: '/cal/events/v1/tags',
    security: 'required',
    role: 'editor',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.TagCreate, schema: validators.TagCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      201: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createVenue: {
    operationId: 'createVenue',
    method: 'post',
    path: '/cal/events/v1/venues',
    security: 'required',
    role: 'contributor',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueCreate, schema: validators.VenueCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      201: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteCategory: {
    operationId: 'deleteCategory',
    method: 'delete',
    path: '/cal/events/v1/categories/{id}',
    security: 'required',
    role: 'author',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteEvent: {
    operationId: 'deleteEvent',
    method: 'delete',
    path: '/cal/events/v1/events/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: {
      coercion: coercion.object({
        password: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteEventBySlug: {
    operationId: 'deleteEventBySlug',
    method: 'delete',
    path: '/cal/events/v1/events/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteImage: {
    operationId: 'deleteImage',
    method: 'delete',
    path: '/cal/events/v1/images/{id}',
    security: 'required',
    role: 'author',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Image },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteOrganizer: {
    operationId: 'deleteOrganizer',
    method: 'delete',
    path: '/cal/events/v1/organizers/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteOrganizerBySlug: {
    operationId: 'deleteOrganizerBySlug',
    method: 'delete',
    path: '/cal/events/v1/organizers/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteTag: {
    operationId: 'deleteTag',
    method: 'delete',
    path: '/cal/events/v1/tags/{id}',
    security: 'required',
    role: 'editor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteVenue: {
    operationId: 'deleteVenue',
    method: 'delete',
    path: '/cal/events/v1/venues/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteVenueBySlug: {
    operationId: 'deleteVenueBySlug',
    method: 'delete',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  exportEvent: {
    operationId: 'exportEvent',
    method: 'get',
    path: '/cal/events/v1/events/{id}.ics',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'text/calendar': undefined },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  exportEvents: {
    operationId: 'exportEvents',
    method: 'get',
    path: '/cal/events/v1/events.ics',
    security: 'optional',
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
        start_date: coercion.text,
        end_date: coercion.text,
        starts_before: coercion.text,
        starts_after: coercion.text,
        ends_before: coercion.text,
        ends_after: coercion.text,
        strict_dates: coercion.truthy,
        search: coercion.text,
        venue: coercion.list(coercion.integer),
        featured: coercion.boolean,
        status: coercion.list(coercions.Status),
        include: coercion.list(coercion.integer),
        categories: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        tags: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        organizer: coercion.list(coercion.integer),
        post_parent: coercion.integer,
        ticketed: coercion.boolean,
        geoloc: coercion.boolean,
        geoloc_lat: coercion.number,
        geoloc_lng: coercion.number,
        geoloc_radius: coercion.number,
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
        runs_after: coercion.text,
        runs_before: coercion.text,
        modified_after: coercion.text,
        slug: coercion.list(coercion.text),
        author: coercion.list(coercion.integer),
        orderby: coercion.word('start', 'end', 'date', 'modified', 'title', 'id'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          start_date: Joi.string(),
          end_date: Joi.string(),
          starts_before: Joi.string(),
          starts_after: Joi.string(),
          ends_before: Joi.string(),
          ends_after: Joi.string(),
          strict_dates: Joi.boolean().default(false),
          search: Joi.string(),
          venue: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          featured: Joi.boolean(),
          status: Joi.array().items(validators.Status()).min(1),
          include: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          categories: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          tags: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          organizer: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          post_parent: Joi.number().unsafe().integer().min(1),
          ticketed: Joi.boolean(),
          geoloc: Joi.boolean(),
          geoloc_lat: Joi.number().unsafe().min(-90).max(90),
          geoloc_lng: Joi.number().unsafe().min(-180).max(180),
          geoloc_radius: Joi.number().unsafe().max(20038).greater(0),
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
          runs_after: Joi.string(),
          runs_before: Joi.string(),
          modified_after: Joi.string(),
          slug: Joi.array().items(Joi.string()).min(1),
          author: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          orderby: Joi.valid('start', 'end', 'date', 'modified', 'title', 'id'),
          order: Joi.valid('asc', 'desc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'text/calendar': undefined },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  importCalendar: {
    operationId: 'importCalendar',
    method: 'post',
    path: '/cal/events/v1/import/ics',
    security: 'required',
    role: 'contributor',
    headers: {
      coercion: coercion.object({
        'idempotency-key': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['idempotency-key']: Joi.string().custom(codePoints(1, 255)).pattern(new RegExp('^[!-~]+$', 'u')),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CalendarUpload, schema: validators.CalendarUpload },
    bodyTypes: ['multipart/form-data'],
    file: { field: 'file', isRequired: true },
    replies: {
      202: { 'application/json': validators.Import },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      422: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listCategories: {
    operationId: 'listCategories',
    method: 'get',
    path: '/cal/events/v1/categories',
    security: 'optional',
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
        page: coercion.integer,
        per_page: coercion.integer,
        search: coercion.text,
        include: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        exclude: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        hide_empty: coercion.boolean,
        parent: coercion.integer,
        post: coercion.integer,
        event: coercion.integer,
        slug: coercion.text,
        orderby: coercion.word('name', 'id', 'slug', 'include', 'description', 'count', 'term_group'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
          search: Joi.string(),
          include: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          exclude: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          hide_empty: Joi.boolean().default(true),
          parent: Joi.number().unsafe().integer().min(1),
          post: Joi.number().unsafe().integer().min(1),
          event: Joi.number().unsafe().integer().min(1),
          slug: Joi.string(),
          orderby: Joi.valid('name', 'id', 'slug', 'include', 'description', 'count', 'term_group').default(
            'name',
          ),
          order: Joi.valid('asc', 'desc').default('asc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.CategoryList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listEvents: {
    operationId: 'listEvents',
    method: 'get',
    path: '/cal/events/v1/events',
    security: 'optional',
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
        page: coercion.integer,
        per_page: coercion.integer,
        start_date: coercion.text,
        end_date: coercion.text,
        starts_before: coercion.text,
        starts_after: coercion.text,
        ends_before: coercion.text,
        ends_after: coercion.text,
        strict_dates: coercion.truthy,
        search: coercion.text,
        venue: coercion.list(coercion.integer),
        featured: coercion.boolean,
        status: coercion.list(coercions.Status),
        include: coercion.list(coercion.integer),
        categories: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        tags: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        organizer: coercion.list(coercion.integer),
        post_parent: coercion.integer,
        ticketed: coercion.boolean,
        geoloc: coercion.boolean,
        geoloc_lat: coercion.number,
        geoloc_lng: coercion.number,
        geoloc_radius: coercion.number,
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
        runs_after: coercion.text,
        runs_before: coercion.text,
        modified_after: coercion.text,
        slug: coercion.list(coercion.text),
        author: coercion.list(coercion.integer),
        orderby: coercion.word('start', 'end', 'date', 'modified', 'title', 'id'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
          start_date: Joi.string(),
          end_date: Joi.string(),
          starts_before: Joi.string(),
          starts_after: Joi.string(),
          ends_before: Joi.string(),
          ends_after: Joi.string(),
          strict_dates: Joi.boolean().default(false),
          search: Joi.string(),
          venue: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          featured: Joi.boolean(),
          status: Joi.array().items(validators.Status()).min(1),
          include: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          categories: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          tags: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          organizer: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          post_parent: Joi.number().unsafe().integer().min(1),
          ticketed: Joi.boolean(),
          geoloc: Joi.boolean(),
          geoloc_lat: Joi.number().unsafe().min(-90).max(90),
          geoloc_lng: Joi.number().unsafe().min(-180).max(180),
          geoloc_radius: Joi.number().unsafe().max(20038).greater(0),
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
          runs_after: Joi.string(),
          runs_before: Joi.string(),
          modified_after: Joi.string(),
          slug: Joi.array().items(Joi.string()).min(1),
          author: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          orderby: Joi.valid('start', 'end', 'date', 'modified', 'title', 'id'),
          order: Joi.valid('asc', 'desc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.EventList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listImages: {
    operationId: 'listImages',
    method: 'get',
    path: '/cal/events/v1/images',
    security: 'required',
    role: 'author',
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
        page: coercion.integer,
        per_page: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.ImageList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listOrganizers: {
    operationId: 'listOrganizers',
    method: 'get',
    path: '/cal/events/v1/organizers',
    security: 'optional',
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
        page: coercion.integer,
        per_page: coercion.integer,
        search: coercion.text,
        event: coercion.integer,
        status: coercion.list(coercions.Status),
        has_events: coercion.truthy,
        only_with_upcoming: coercion.truthy,
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
        include: coercion.list(coercion.integer),
        modified_after: coercion.text,
        slug: coercion.list(coercion.text),
        author: coercion.list(coercion.integer),
        orderby: coercion.word('date', 'modified', 'name', 'id'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
          search: Joi.string(),
          event: Joi.number().unsafe().integer().min(1),
          status: Joi.array().items(validators.Status()).min(1),
          has_events: Joi.boolean(),
          only_with_upcoming: Joi.boolean().default(false),
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
          include: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          modified_after: Joi.string(),
          slug: Joi.array().items(Joi.string()).min(1),
          author: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          orderby: Joi.valid('date', 'modified', 'name', 'id'),
          order: Joi.valid('asc', 'desc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.OrganizerList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listTags: {
    operationId: 'listTags',
    method: 'get',
    path: '/cal/events/v1/tags',
    security: 'optional',
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
        page: coercion.integer,
        per_page: coercion.integer,
        search: coercion.text,
        include: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        exclude: coercion.list(coercion.choice(coercion.text, coercion.integer)),
        hide_empty: coercion.boolean,
        post: coercion.integer,
        event: coercion.integer,
        slug: coercion.text,
        orderby: coercion.word('name', 'id', 'slug', 'include', 'description', 'count', 'term_group'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
          search: Joi.string(),
          include: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          exclude: Joi.array()
            .items(Joi.alternatives().try(Joi.string(), Joi.number().unsafe().integer()))
            .min(1),
          hide_empty: Joi.boolean().default(true),
          post: Joi.number().unsafe().integer().min(1),
          event: Joi.number().unsafe().integer().min(1),
          slug: Joi.string(),
          orderby: Joi.valid('name', 'id', 'slug', 'include', 'description', 'count', 'term_group').default(
            'name',
          ),
          order: Joi.valid('asc', 'desc').default('asc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.TagList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listVenues: {
    operationId: 'listVenues',
    method: 'get',
    path: '/cal/events/v1/venues',
    security: 'optional',
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
        page: coercion.integer,
        per_page: coercion.integer,
        search: coercion.text,
        event: coercion.integer,
        status: coercion.list(coercions.Status),
        has_events: coercion.truthy,
        only_with_upcoming: coercion.truthy,
        geoloc: coercion.boolean,
        geoloc_lat: coercion.number,
        geoloc_lng: coercion.number,
        geoloc_radius: coercion.number,
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
        include: coercion.list(coercion.integer),
        modified_after: coercion.text,
        slug: coercion.list(coercion.text),
        author: coercion.list(coercion.integer),
        orderby: coercion.word('date', 'modified', 'name', 'id'),
        order: coercion.word('asc', 'desc'),
      }),
      schema: lazy(() =>
        Joi.object({
          page: Joi.number().unsafe().integer().min(1).default(1),
          per_page: Joi.number().unsafe().integer().min(1).default(10),
          search: Joi.string(),
          event: Joi.number().unsafe().integer().min(1),
          status: Joi.array().items(validators.Status()).min(1),
          has_events: Joi.boolean(),
          only_with_upcoming: Joi.boolean().default(false),
          geoloc: Joi.boolean(),
          geoloc_lat: Joi.number().unsafe().min(-90).max(90),
          geoloc_lng: Joi.number().unsafe().min(-180).max(180),
          geoloc_radius: Joi.number().unsafe().max(20038).greater(0),
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
          include: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          modified_after: Joi.string(),
          slug: Joi.array().items(Joi.string()).min(1),
          author: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
          orderby: Joi.valid('date', 'modified', 'name', 'id'),
          order: Joi.valid('asc', 'desc'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.VenueList },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readCategory: {
    operationId: 'readCategory',
    method: 'get',
    path: '/cal/events/v1/categories/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.TermRecord },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readDocument: {
    operationId: 'readDocument',
    method: 'get',
    path: '/cal/events/v1/doc',
    security: 'none',
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
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Document },
      304: {},
      400: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readEvent: {
    operationId: 'readEvent',
    method: 'get',
    path: '/cal/events/v1/events/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readEventBySlug: {
    operationId: 'readEventBySlug',
    method: 'get',
    path: '/cal/events/v1/events/by-slug/{slug}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readImage: {
    operationId: 'readImage',
    method: 'get',
    path: '/cal/events/v1/images/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Image },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readImageFile: {
    operationId: 'readImageFile',
    method: 'get',
    path: '/cal/events/v1/images/{id}/files/{fileName}',
    security: 'none',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
        fileName: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
          fileName: Joi.string().required(),
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
    bodyTypes: [],
    replies: {
      200: {
        'image/jpeg': undefined,
        'image/png': undefined,
        'image/webp': undefined,
        'image/gif': undefined,
        'image/avif': undefined,
      },
      304: {},
      400: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readImport: {
    operationId: 'readImport',
    method: 'get',
    path: '/cal/events/v1/import/{jobId}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        jobId: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          jobId: Joi.string().min(0).custom(format('uuid')).required(),
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
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Import },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readIndex: {
    operationId: 'readIndex',
    method: 'get',
    path: '/cal/events/v1',
    security: 'optional',
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
        namespace: coercion.text,
        context: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          namespace: Joi.valid('cal/events/v1').default('cal/events/v1'),
          context: Joi.valid('view').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Index },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readOrganizer: {
    operationId: 'readOrganizer',
    method: 'get',
    path: '/cal/events/v1/organizers/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Organizer },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readOrganizerBySlug: {
    operationId: 'readOrganizerBySlug',
    method: 'get',
    path: '/cal/events/v1/organizers/by-slug/{slug}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Organizer },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readTag: {
    operationId: 'readTag',
    method: 'get',
    path: '/cal/events/v1/tags/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.TermRecord },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readVenue: {
    operationId: 'readVenue',
    method: 'get',
    path: '/cal/events/v1/venues/{id}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readVenueBySlug: {
    operationId: 'readVenueBySlug',
    method: 'get',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    security: 'optional',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
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
        password: coercion.text,
        context: coercion.word('view', 'embed', 'edit'),
      }),
      schema: lazy(() =>
        Joi.object({
          password: Joi.string(),
          context: Joi.valid('view', 'embed', 'edit').default('view'),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      304: {},
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  restoreEvent: {
    operationId: 'restoreEvent',
    method: 'post',
    path: '/cal/events/v1/events/{id}/restore',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      409: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  restoreOrganizer: {
    operationId: 'restoreOrganizer',
    method: 'post',
    path: '/cal/events/v1/organizers/{id}/restore',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      409: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  restoreVenue: {
    operationId: 'restoreVenue',
    method: 'post',
    path: '/cal/events/v1/venues/{id}/restore',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      409: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateCategory: {
    operationId: 'updateCategory',
    method: 'patch',
    path: '/cal/events/v1/categories/{id}',
    security: 'required',
    role: 'author',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CategoryUpdate, schema: validators.CategoryUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateCategoryByPost: {
    operationId: 'updateCategoryByPost',
    method: 'post',
    path: '/cal/events/v1/categories/{id}',
    security: 'required',
    role: 'author',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CategoryUpdate, schema: validators.CategoryUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateCategoryByPut: {
    operationId: 'updateCategoryByPut',
    method: 'put',
    path: '/cal/events/v1/categories/{id}',
    security: 'required',
    role: 'author',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.CategoryUpdate, schema: validators.CategoryUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEvent: {
    operationId: 'updateEvent',
    method: 'patch',
    path: '/cal/events/v1/events/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventByPost: {
    operationId: 'updateEventByPost',
    method: 'post',
    path: '/cal/events/v1/events/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventByPut: {
    operationId: 'updateEventByPut',
    method: 'put',
    path: '/cal/events/v1/events/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlug: {
    operationId: 'updateEventBySlug',
    method: 'patch',
    path: '/cal/events/v1/events/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlugByPost: {
    operationId: 'updateEventBySlugByPost',
    method: 'post',
    path: '/cal/events/v1/events/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlugByPut: {
    operationId: 'updateEventBySlugByPut',
    method: 'put',
    path: '/cal/events/v1/events/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizer: {
    operationId: 'updateOrganizer',
    method: 'patch',
    path: '/cal/events/v1/organizers/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizerByPost: {
    operationId: 'updateOrganizerByPost',
    method: 'post',
    path: '/cal/events/v1/organizers/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizerByPut: {
    operationId: 'updateOrganizerByPut',
    method: 'put',
    path: '/cal/events/v1/organizers/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizerBySlug: {
    operationId: 'updateOrganizerBySlug',
    method: 'patch',
    path: '/cal/events/v1/organizers/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizerBySlugByPost: {
    operationId: 'updateOrganizerBySlugByPost',
    method: 'post',
    path: '/cal/events/v1/organizers/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateOrganizerBySlugByPut: {
    operationId: 'updateOrganizerBySlugByPut',
    method: 'put',
    path: '/cal/events/v1/organizers/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.OrganizerUpdate, schema: validators.OrganizerUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Organizer },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateTag: {
    operationId: 'updateTag',
    method: 'patch',
    path: '/cal/events/v1/tags/{id}',
    security: 'required',
    role: 'editor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.TagUpdate, schema: validators.TagUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateTagByPost: {
    operationId: 'updateTagByPost',
    method: 'post',
    path: '/cal/events/v1/tags/{id}',
    security: 'required',
    role: 'editor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.TagUpdate, schema: validators.TagUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateTagByPut: {
    operationId: 'updateTagByPut',
    method: 'put',
    path: '/cal/events/v1/tags/{id}',
    security: 'required',
    role: 'editor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.TagUpdate, schema: validators.TagUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.TermRecord },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenue: {
    operationId: 'updateVenue',
    method: 'patch',
    path: '/cal/events/v1/venues/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueByPost: {
    operationId: 'updateVenueByPost',
    method: 'post',
    path: '/cal/events/v1/venues/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueByPut: {
    operationId: 'updateVenueByPut',
    method: 'put',
    path: '/cal/events/v1/venues/{id}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        id: coercion.integer,
      }),
      schema: lazy(() =>
        Joi.object({
          id: Joi.number().unsafe().integer().min(0).required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlug: {
    operationId: 'updateVenueBySlug',
    method: 'patch',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlugByPost: {
    operationId: 'updateVenueBySlugByPost',
    method: 'post',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlugByPut: {
    operationId: 'updateVenueBySlugByPut',
    method: 'put',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    security: 'required',
    role: 'contributor',
    pathParameters: {
      coercion: coercion.object({
        slug: coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          slug: Joi.string().required(),
        }).unknown(true),
      ),
    },
    headers: {
      coercion: coercion.object({
        'if-match': coercion.text,
      }),
      schema: lazy(() =>
        Joi.object({
          ['if-match']: Joi.string(),
        }).unknown(true),
      ),
    },
    parameters: { coercion: coercions.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      412: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      415: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
} as const satisfies OperationTable;
