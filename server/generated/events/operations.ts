// Made by scripts/generate/main.ts from openapi/events.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';

import type { OperationTable } from '../../http/operation.js';
import * as wire from '../../http/parameters/wire.js';
import * as validators from './validators.js';
import * as wires from './wires.js';

export const operations = {
  createEvent: {
    operationId: 'createEvent',
    method: 'post',
    path: '/cal/events/v1/events',
    isSecured: true,
    parameters: { wire: wires.EventCreate, schema: validators.EventCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      201: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  createVenue: {
    operationId: 'createVenue',
    method: 'post',
    path: '/cal/events/v1/venues',
    isSecured: true,
    parameters: { wire: wires.VenueCreate, schema: validators.VenueCreate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      201: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteEvent: {
    operationId: 'deleteEvent',
    method: 'delete',
    path: '/cal/events/v1/events/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: {
      wire: wire.object({
        password: wire.text,
      }),
      schema: Joi.object({
        password: Joi.string(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteEventBySlug: {
    operationId: 'deleteEventBySlug',
    method: 'delete',
    path: '/cal/events/v1/events/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteVenue: {
    operationId: 'deleteVenue',
    method: 'delete',
    path: '/cal/events/v1/venues/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  deleteVenueBySlug: {
    operationId: 'deleteVenueBySlug',
    method: 'delete',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      410: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listEvents: {
    operationId: 'listEvents',
    method: 'get',
    path: '/cal/events/v1/events',
    isSecured: false,
    parameters: {
      wire: wire.object({
        page: wire.integer,
        per_page: wire.integer,
        start_date: wire.text,
        end_date: wire.text,
        starts_before: wire.text,
        starts_after: wire.text,
        ends_before: wire.text,
        ends_after: wire.text,
        strict_dates: wire.truthy,
        search: wire.text,
        venue: wire.list(wire.integer),
        featured: wire.boolean,
        status: wire.list(wires.Status),
        include: wire.list(wire.integer),
      }),
      schema: Joi.object({
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
        status: Joi.array().items(validators.Status).min(1),
        include: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.EventList },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  listVenues: {
    operationId: 'listVenues',
    method: 'get',
    path: '/cal/events/v1/venues',
    isSecured: false,
    parameters: {
      wire: wire.object({
        page: wire.integer,
        per_page: wire.integer,
        search: wire.text,
        event: wire.integer,
        status: wire.list(wires.Status),
      }),
      schema: Joi.object({
        page: Joi.number().unsafe().integer().min(1).default(1),
        per_page: Joi.number().unsafe().integer().min(1).default(10),
        search: Joi.string(),
        event: Joi.number().unsafe().integer().min(1),
        status: Joi.array().items(validators.Status).min(1),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.VenueList },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  readEvent: {
    operationId: 'readEvent',
    method: 'get',
    path: '/cal/events/v1/events/{id}',
    isSecured: false,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: {
      wire: wire.object({
        password: wire.text,
      }),
      schema: Joi.object({
        password: Joi.string(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
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
    isSecured: false,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: {
      wire: wire.object({
        password: wire.text,
      }),
      schema: Joi.object({
        password: Joi.string(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Event },
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
    isSecured: false,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
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
    isSecured: false,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    bodyTypes: [],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEvent: {
    operationId: 'updateEvent',
    method: 'patch',
    path: '/cal/events/v1/events/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventByPost: {
    operationId: 'updateEventByPost',
    method: 'post',
    path: '/cal/events/v1/events/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventByPut: {
    operationId: 'updateEventByPut',
    method: 'put',
    path: '/cal/events/v1/events/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlug: {
    operationId: 'updateEventBySlug',
    method: 'patch',
    path: '/cal/events/v1/events/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlugByPost: {
    operationId: 'updateEventBySlugByPost',
    method: 'post',
    path: '/cal/events/v1/events/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateEventBySlugByPut: {
    operationId: 'updateEventBySlugByPut',
    method: 'put',
    path: '/cal/events/v1/events/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.EventUpdate, schema: validators.EventUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Event },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      404: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenue: {
    operationId: 'updateVenue',
    method: 'patch',
    path: '/cal/events/v1/venues/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueByPost: {
    operationId: 'updateVenueByPost',
    method: 'post',
    path: '/cal/events/v1/venues/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueByPut: {
    operationId: 'updateVenueByPut',
    method: 'put',
    path: '/cal/events/v1/venues/{id}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        id: wire.integer,
      }),
      schema: Joi.object({
        id: Joi.number().unsafe().integer().min(0).required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlug: {
    operationId: 'updateVenueBySlug',
    method: 'patch',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlugByPost: {
    operationId: 'updateVenueBySlugByPost',
    method: 'post',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
  updateVenueBySlugByPut: {
    operationId: 'updateVenueBySlugByPut',
    method: 'put',
    path: '/cal/events/v1/venues/by-slug/{slug}',
    isSecured: true,
    pathParameters: {
      wire: wire.object({
        slug: wire.text,
      }),
      schema: Joi.object({
        slug: Joi.string().required(),
      }).unknown(true),
    },
    parameters: { wire: wires.VenueUpdate, schema: validators.VenueUpdate },
    bodyTypes: ['application/json', 'application/x-www-form-urlencoded'],
    replies: {
      200: { 'application/json': validators.Venue },
      400: { 'application/json': validators.Error },
      401: { 'application/json': validators.Error },
      403: { 'application/json': validators.Error },
      413: { 'application/json': validators.Error },
      429: { 'application/json': validators.Error },
      500: { 'application/json': validators.Error },
      503: { 'application/json': validators.Error },
    },
  },
} as const satisfies OperationTable;
