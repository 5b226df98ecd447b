// Made by scripts/generate/main.ts from openapi/events.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';

export const CostDetails: Joi.Schema = Joi.object({
  currency_symbol: Joi.string().min(0).required(),
  currency_code: Joi.string().min(0).required(),
  currency_position: Joi.valid('', 'prefix', 'postfix').required(),
  values: Joi.array().items(Joi.string().min(0)).required(),
}).unknown(false);

export const DateDetails: Joi.Schema = Joi.object({
  year: Joi.string().min(0).required(),
  month: Joi.string().min(0).required(),
  day: Joi.string().min(0).required(),
  hour: Joi.string().min(0).required(),
  minutes: Joi.string().min(0).required(),
  seconds: Joi.string().min(0).required(),
}).unknown(false);

export const DateTime: Joi.Schema = Joi.string()
  .min(0)
  .pattern(new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$', 'u'));

export const Error: Joi.Schema = Joi.object({
  code: Joi.string().min(0).required(),
  message: Joi.string().min(0).required(),
  data: Joi.object({
    status: Joi.number().unsafe().integer().required(),
    params: Joi.alternatives().try(
      Joi.array().items(Joi.string().min(0)),
      Joi.object({}).pattern(Joi.any(), Joi.string().min(0)),
    ),
    details: Joi.alternatives().try(Joi.array().items(Joi.string().min(0)), Joi.object({}).unknown(true)),
    json_error_code: Joi.number().unsafe().integer(),
    json_error_message: Joi.string().min(0),
  })
    .unknown(true)
    .required(),
}).unknown(false);

export const ImageSize: Joi.Schema = Joi.object({
  width: Joi.number().unsafe().integer().required(),
  height: Joi.number().unsafe().integer().required(),
  ['mime-type']: Joi.string().min(0).required(),
  filesize: Joi.number().unsafe().integer().required(),
  url: Joi.string().min(0).required(),
}).unknown(false);

export const Image: Joi.Schema = Joi.object({
  url: Joi.string().min(0).required(),
  id: Joi.number().unsafe().integer().required(),
  extension: Joi.string().min(0).required(),
  width: Joi.number().unsafe().integer(),
  height: Joi.number().unsafe().integer(),
  filesize: Joi.number().unsafe().integer(),
  sizes: Joi.object({}).pattern(Joi.any(), ImageSize),
}).unknown(false);

export const JsonLd: Joi.Schema = Joi.object({}).unknown(true);

export const Status: Joi.Schema = Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash');

export const Term: Joi.Schema = Joi.object({
  name: Joi.string().min(0).required(),
  slug: Joi.string().min(0).required(),
  term_group: Joi.number().unsafe().integer().required(),
  term_taxonomy_id: Joi.number().unsafe().integer().required(),
  taxonomy: Joi.valid('tribe_events_cat', 'post_tag').required(),
  description: Joi.string().min(0).required(),
  parent: Joi.number().unsafe().integer().required(),
  count: Joi.number().unsafe().integer().required(),
  filter: Joi.string().min(0).required(),
  id: Joi.number().unsafe().integer().required(),
  urls: Joi.object({
    self: Joi.string().min(0).required(),
    collection: Joi.string().min(0).required(),
    up: Joi.string().min(0),
  })
    .unknown(false)
    .required(),
}).unknown(false);

export const Venue: Joi.Schema = Joi.object({
  id: Joi.number().unsafe().integer().required(),
  author: Joi.string().min(0).required(),
  status: Status.required(),
  date: DateTime.required(),
  date_utc: DateTime.required(),
  modified: DateTime.required(),
  modified_utc: DateTime.required(),
  url: Joi.string().min(0).required(),
  venue: Joi.string().min(0),
  description: Joi.string().min(0),
  excerpt: Joi.string().min(0),
  slug: Joi.string().min(0),
  image: Image,
  address: Joi.string().min(0),
  city: Joi.string().min(0),
  country: Joi.string().min(0),
  province: Joi.string().min(0),
  state: Joi.string().min(0),
  zip: Joi.string().min(0),
  phone: Joi.string().min(0),
  website: Joi.string().min(0),
  stateprovince: Joi.string().min(0),
  geo_lat: Joi.number().unsafe(),
  geo_lng: Joi.number().unsafe(),
  json_ld: JsonLd,
  show_map: Joi.boolean().allow(null).required(),
  show_map_link: Joi.boolean().allow(null).required(),
  global_id: Joi.string().min(0).required(),
  global_id_lineage: Joi.array().items(Joi.string().min(0)).required(),
}).unknown(false);

export const Event: Joi.Schema = Joi.object({
  id: Joi.number().unsafe().integer().required(),
  global_id: Joi.string().min(0).required(),
  global_id_lineage: Joi.array().items(Joi.string().min(0)).required(),
  author: Joi.string().min(0).required(),
  status: Status.required(),
  date: DateTime.required(),
  date_utc: DateTime.required(),
  modified: DateTime.required(),
  modified_utc: DateTime.required(),
  url: Joi.string().min(0).required(),
  rest_url: Joi.string().min(0).required(),
  title: Joi.string().min(0).required(),
  description: Joi.string().min(0).required(),
  excerpt: Joi.string().min(0).required(),
  slug: Joi.string().min(0).required(),
  image: Joi.alternatives().try(Image, Joi.valid(false)).required(),
  all_day: Joi.boolean().allow(null).required(),
  start_date: DateTime.required(),
  start_date_details: DateDetails.required(),
  end_date: DateTime.required(),
  end_date_details: DateDetails.required(),
  utc_start_date: DateTime.required(),
  utc_start_date_details: DateDetails.required(),
  utc_end_date: DateTime.required(),
  utc_end_date_details: DateDetails.required(),
  timezone: Joi.string().min(0).required(),
  timezone_abbr: Joi.string().min(0).required(),
  cost: Joi.string().min(0).required(),
  cost_details: CostDetails.required(),
  website: Joi.string().min(0).required(),
  show_map: Joi.boolean().allow(null).required(),
  show_map_link: Joi.boolean().allow(null).required(),
  hide_from_listings: Joi.boolean().allow(null).required(),
  sticky: Joi.boolean().allow(null).required(),
  featured: Joi.boolean().allow(null).required(),
  categories: Joi.array().items(Term).required(),
  tags: Joi.array().items(Term).required(),
  venue: Joi.alternatives().try(Venue, Joi.array().items(Venue)).required(),
  organizer: Joi.array().items(Joi.object({}).unknown(true)).required(),
  custom_fields: Joi.alternatives()
    .try(Joi.array().items(Joi.string().min(0)), Joi.object({}).unknown(true))
    .required(),
  json_ld: JsonLd,
}).unknown(false);

export const Flag: Joi.Schema = Joi.boolean();

export const Time: Joi.Schema = Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe());

export const VenueUpdate: Joi.Schema = Joi.object({
  venue: Joi.string(),
  author: Joi.number().unsafe().integer().min(1),
  date: Time,
  date_utc: Time,
  description: Joi.string().min(0),
  status: Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
  show_map: Joi.boolean(),
  show_map_link: Joi.boolean(),
  address: Joi.string().min(0),
  city: Joi.string().min(0),
  country: Joi.string().min(0),
  province: Joi.string().min(0),
  state: Joi.string().min(0),
  zip: Joi.string().min(0),
  phone: Joi.string().min(0),
  stateprovince: Joi.string().min(0),
  website: Joi.string().min(0).allow(null),
}).unknown(true);

export const VenueReference: Joi.Schema = Joi.alternatives()
  .try(
    VenueUpdate,
    Joi.object({
      id: Joi.number().unsafe().integer(),
    }).unknown(true),
  )
  .match('all');

export const VenueLink: Joi.Schema = Joi.alternatives().try(
  Joi.number().unsafe().integer(),
  Joi.string().min(0).allow(null),
  VenueReference,
  Joi.array().items(
    Joi.alternatives().try(Joi.number().unsafe().integer(), Joi.string().min(0), VenueReference),
  ),
);

export const EventUpdate: Joi.Schema = Joi.object({
  title: Joi.string(),
  start_date: Time,
  end_date: Time,
  author: Joi.number().unsafe().integer().min(1),
  date: Time,
  date_utc: Time,
  description: Joi.string().min(0),
  excerpt: Joi.string().min(0),
  slug: Joi.string().min(0),
  status: Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
  timezone: Joi.string().min(0),
  all_day: Flag,
  cost: Joi.alternatives()
    .try(
      Joi.string().min(0),
      Joi.number().unsafe(),
      Joi.array().items(Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe())),
    )
    .allow(null),
  website: Joi.string().min(0).allow(null),
  show_map: Flag,
  show_map_link: Flag,
  hide_from_listings: Flag,
  sticky: Flag,
  featured: Flag,
  venue: VenueLink,
}).unknown(true);

export const EventCreate: Joi.Schema = Joi.alternatives()
  .try(
    EventUpdate,
    Joi.object({
      title: Joi.any().required(),
      start_date: Joi.any().required(),
      end_date: Joi.any().required(),
    }).unknown(true),
  )
  .match('all');

export const EventList: Joi.Schema = Joi.object({
  events: Joi.array().items(Event).required(),
  rest_url: Joi.string().min(0).required(),
  next_rest_url: Joi.string().min(0),
  previous_rest_url: Joi.string().min(0),
  total: Joi.number().unsafe().integer().required(),
  total_pages: Joi.number().unsafe().integer().required(),
}).unknown(false);

export const VenueCreate: Joi.Schema = Joi.alternatives()
  .try(
    VenueUpdate,
    Joi.object({
      venue: Joi.any().required(),
    }).unknown(true),
  )
  .match('all');

export const VenueList: Joi.Schema = Joi.object({
  venues: Joi.array().items(Venue).required(),
  rest_url: Joi.string().min(0).required(),
  next_rest_url: Joi.string().min(0),
  previous_rest_url: Joi.string().min(0),
  total: Joi.number().unsafe().integer().required(),
  total_pages: Joi.number().unsafe().integer().required(),
}).unknown(false);
