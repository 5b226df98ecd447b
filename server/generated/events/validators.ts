// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';
import { type LazySchema, lazy } from '../../http/operation/lazy.js';
import { codePoints, format } from '../../http/validation/rules.js';
import { expected } from '../../http/validation/expected.js';

export const CalendarUpload: LazySchema = lazy(() =>
  Joi.object({
    file: Joi.any().strip(),
    status: Joi.valid('publish', 'draft', 'pending', 'private'),
    timezone: Joi.string().min(0).custom(codePoints(0, 200)),
    dry_run: Joi.boolean().default(false),
  }).unknown(true),
);

export const CategoryUpdate: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 200)),
    description: Joi.string().min(0).custom(codePoints(0, 2000000)),
    slug: Joi.string().custom(codePoints(1, 100000)),
    parent: Joi.number().unsafe().integer().min(0),
  }).unknown(true),
);

export const CategoryCreate: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      CategoryUpdate(),
      Joi.object({
        name: Joi.any().required(),
      }).unknown(true),
    )
    .match('all'),
);

export const TermUrls: LazySchema = lazy(() =>
  Joi.object({
    self: Joi.string().min(0).required(),
    collection: Joi.string().min(0).required(),
    up: Joi.string().min(0),
  }).unknown(false),
);

export const TermRecord: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    name: Joi.string().min(0).required(),
    slug: Joi.string().min(0).required(),
    taxonomy: Joi.valid('tribe_events_cat', 'post_tag').required(),
    description: Joi.string().min(0).required(),
    parent: Joi.number().unsafe().integer(),
    count: Joi.number().unsafe().integer().required(),
    url: Joi.string().min(0).required(),
    meta: Joi.array().items(Joi.string().min(0)).required(),
    urls: TermUrls().required(),
  }).unknown(false),
);

export const CategoryList: LazySchema = lazy(() =>
  Joi.object({
    rest_url: Joi.string().min(0).required(),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
    categories: Joi.array().items(TermRecord()).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
  }).unknown(false),
);

export const CostDetails: LazySchema = lazy(() =>
  Joi.object({
    currency_symbol: Joi.string().min(0).required(),
    currency_code: Joi.string().min(0).required(),
    currency_position: Joi.valid('', 'prefix', 'postfix').required(),
    values: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const DateDetails: LazySchema = lazy(() =>
  Joi.object({
    year: Joi.string().min(0).required(),
    month: Joi.string().min(0).required(),
    day: Joi.string().min(0).required(),
    hour: Joi.string().min(0).required(),
    minutes: Joi.string().min(0).required(),
    seconds: Joi.string().min(0).required(),
  }).unknown(false),
);

export const DateTime: LazySchema = lazy(() =>
  Joi.string().min(0).pattern(new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$', 'u')),
);

export const Document: LazySchema = lazy(() =>
  Joi.object({
    openapi: Joi.string().min(0).required(),
    info: Joi.object({}).unknown(true).required(),
    servers: Joi.array().items(Joi.object({}).unknown(true)).required(),
    paths: Joi.object({}).unknown(true).required(),
    components: Joi.object({}).unknown(true).required(),
  }).unknown(true),
);

export const Error: LazySchema = lazy(() =>
  Joi.object({
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
      term_id: Joi.number().unsafe().integer(),
    })
      .unknown(true)
      .required(),
  }).unknown(false),
);

export const ImageSize: LazySchema = lazy(() =>
  Joi.object({
    width: Joi.number().unsafe().integer().required(),
    height: Joi.number().unsafe().integer().required(),
    ['mime-type']: Joi.string().min(0).required(),
    filesize: Joi.number().unsafe().integer().required(),
    url: Joi.string().min(0).required(),
  }).unknown(false),
);

export const Image: LazySchema = lazy(() =>
  Joi.object({
    url: Joi.string().min(0).required(),
    id: Joi.number().unsafe().integer().required(),
    extension: Joi.string().min(0).required(),
    width: Joi.number().unsafe().integer(),
    height: Joi.number().unsafe().integer(),
    filesize: Joi.number().unsafe().integer(),
    sizes: Joi.object({}).pattern(Joi.any(), ImageSize()),
  }).unknown(false),
);

export const JsonLd: LazySchema = lazy(() => Joi.object({}).unknown(true));

export const Status: LazySchema = lazy(() =>
  Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
);

export const Organizer: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    author: Joi.string().min(0).required(),
    status: Status().required(),
    date: DateTime().required(),
    date_utc: DateTime().required(),
    modified: DateTime().required(),
    modified_utc: DateTime().required(),
    url: Joi.string().min(0).required(),
    organizer: Joi.string().min(0),
    description: Joi.string().min(0),
    excerpt: Joi.string().min(0),
    slug: Joi.string().min(0),
    image: Image(),
    phone: Joi.string().min(0),
    website: Joi.string().min(0),
    email: Joi.string().min(0),
    json_ld: JsonLd(),
    global_id: Joi.string().min(0).required(),
    global_id_lineage: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const Term: LazySchema = lazy(() =>
  Joi.object({
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
    urls: TermUrls().required(),
  }).unknown(false),
);

export const Venue: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    author: Joi.string().min(0).required(),
    status: Status().required(),
    date: DateTime().required(),
    date_utc: DateTime().required(),
    modified: DateTime().required(),
    modified_utc: DateTime().required(),
    url: Joi.string().min(0).required(),
    venue: Joi.string().min(0),
    description: Joi.string().min(0),
    excerpt: Joi.string().min(0),
    slug: Joi.string().min(0),
    image: Image(),
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
    json_ld: JsonLd(),
    show_map: Joi.boolean().allow(null).required(),
    show_map_link: Joi.boolean().allow(null).required(),
    global_id: Joi.string().min(0).required(),
    global_id_lineage: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const Event: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    global_id: Joi.string().min(0).required(),
    global_id_lineage: Joi.array().items(Joi.string().min(0)).required(),
    author: Joi.string().min(0).required(),
    status: Status().required(),
    date: DateTime().required(),
    date_utc: DateTime().required(),
    modified: DateTime().required(),
    modified_utc: DateTime().required(),
    url: Joi.string().min(0).required(),
    rest_url: Joi.string().min(0).required(),
    title: Joi.string().min(0).required(),
    description: Joi.string().min(0).required(),
    excerpt: Joi.string().min(0).required(),
    slug: Joi.string().min(0).required(),
    image: Joi.alternatives().try(Joi.valid(false), Image()).required(),
    all_day: Joi.boolean().allow(null).required(),
    start_date: DateTime().required(),
    start_date_details: DateDetails().required(),
    end_date: DateTime().required(),
    end_date_details: DateDetails().required(),
    utc_start_date: DateTime().required(),
    utc_start_date_details: DateDetails().required(),
    utc_end_date: DateTime().required(),
    utc_end_date_details: DateDetails().required(),
    timezone: Joi.string().min(0).required(),
    timezone_abbr: Joi.string().min(0).required(),
    cost: Joi.string().min(0).required(),
    cost_details: CostDetails().required(),
    website: Joi.string().min(0).required(),
    show_map: Joi.boolean().allow(null).required(),
    show_map_link: Joi.boolean().allow(null).required(),
    hide_from_listings: Joi.boolean().allow(null).required(),
    sticky: Joi.boolean().allow(null).required(),
    featured: Joi.boolean().allow(null).required(),
    categories: Joi.array().items(Term()).required(),
    tags: Joi.array().items(Term()).required(),
    venue: Joi.alternatives().try(Joi.array().items(Venue()), Venue()).required(),
    organizer: Joi.array().items(Organizer()).required(),
    custom_fields: Joi.array().items(Joi.string().min(0)).max(0).required(),
    json_ld: JsonLd(),
  }).unknown(false),
);

export const Flag: LazySchema = lazy(() => Joi.boolean());

export const ImageReference: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().min(1).required(),
  }).unknown(true),
);

export const Nothing: LazySchema = lazy(() =>
  Joi.alternatives().try(Joi.number().unsafe().integer().min(0).max(0), Joi.array().items(Joi.any()).max(0)),
);

export const Time: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(Joi.string().min(0).custom(codePoints(0, 1000)), Joi.number().unsafe())
    .try(expected('a date and time, as a text or a timestamp')),
);

export const OrganizerUpdate: LazySchema = lazy(() =>
  Joi.object({
    organizer: Joi.string().custom(codePoints(1, 100000)),
    author: Joi.number().unsafe().integer().min(1),
    date: Time(),
    date_utc: Time(),
    description: Joi.string().min(0).custom(codePoints(0, 2000000)),
    status: Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
    phone: Joi.string().min(0).custom(codePoints(0, 100000)),
    email: Joi.string().min(0).custom(codePoints(0, 100000)),
    website: Joi.alternatives()
      .try(Joi.string().min(0).custom(codePoints(0, 100000)).allow(null), Nothing())
      .try(expected('an http, https or ftp address, or empty')),
    image: Joi.alternatives()
      .try(
        Joi.number().unsafe().integer(),
        Joi.alternatives().try(Joi.string().min(0), Joi.boolean()).allow(null),
        Nothing(),
        ImageReference(),
      )
      .try(expected('the id of an image, an http or https address of one, or empty')),
    password: Joi.string().min(0).custom(codePoints(0, 255)).allow(null),
  }).unknown(true),
);

export const OrganizerReference: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      OrganizerUpdate(),
      Joi.object({
        id: Joi.alternatives().try(
          Joi.number().unsafe().integer(),
          Joi.string().min(0).custom(codePoints(0, 0)).allow(null),
        ),
      }).unknown(true),
    )
    .match('all'),
);

export const OrganizerLink: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      Joi.number().unsafe().integer(),
      Joi.string().min(0).custom(codePoints(0, 100000)).allow(null),
      Joi.array()
        .items(
          Joi.alternatives()
            .try(
              Joi.number().unsafe().integer(),
              Joi.string().min(0).custom(codePoints(0, 100000)),
              OrganizerReference(),
            )
            .try(expected('the id of an organizer, or the fields of one with its name in `organizer`')),
        )
        .max(100),
      OrganizerReference(),
    )
    .try(expected('the id of an organizer, or the fields of one with its name in `organizer`')),
);

export const TermReference: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().min(1).required(),
  }).unknown(true),
);

export const TermLinks: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      Joi.array()
        .items(
          Joi.alternatives()
            .try(
              Joi.string().min(0).custom(codePoints(0, 200)),
              Joi.number().unsafe().integer(),
              TermReference(),
            )
            .try(expected('an id, a slug or a name of a term, or an object with its `id`')),
        )
        .max(500)
        .allow(null),
      TermReference(),
    )
    .try(
      expected('an id, a slug or a name of a term, an object with its `id`, or a list of up to 500 of these'),
    ),
);

export const VenueUpdate: LazySchema = lazy(() =>
  Joi.object({
    venue: Joi.string().custom(codePoints(1, 100000)),
    author: Joi.number().unsafe().integer().min(1),
    date: Time(),
    date_utc: Time(),
    description: Joi.string().min(0).custom(codePoints(0, 2000000)),
    status: Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
    show_map: Joi.boolean(),
    show_map_link: Joi.boolean(),
    address: Joi.string().min(0).custom(codePoints(0, 100000)),
    city: Joi.string().min(0).custom(codePoints(0, 100000)),
    country: Joi.string().min(0).custom(codePoints(0, 100000)),
    province: Joi.string().min(0).custom(codePoints(0, 100000)),
    state: Joi.string().min(0).custom(codePoints(0, 100000)),
    zip: Joi.string().min(0).custom(codePoints(0, 100000)),
    phone: Joi.string().min(0).custom(codePoints(0, 100000)),
    stateprovince: Joi.string().min(0).custom(codePoints(0, 100000)),
    website: Joi.alternatives()
      .try(Joi.string().min(0).custom(codePoints(0, 100000)).allow(null), Nothing())
      .try(expected('an http, https or ftp address, or empty')),
    image: Joi.alternatives()
      .try(
        Joi.number().unsafe().integer(),
        Joi.alternatives().try(Joi.string().min(0), Joi.boolean()).allow(null),
        Nothing(),
        ImageReference(),
      )
      .try(expected('the id of an image, an http or https address of one, or empty')),
    password: Joi.string().min(0).custom(codePoints(0, 255)).allow(null),
    geo_lat: Joi.alternatives()
      .try(Joi.number().unsafe().min(-90).max(90), Joi.valid(null), Joi.valid(''))
      .try(expected('a number of degrees from -90 to 90, or empty')),
    geo_lng: Joi.alternatives()
      .try(Joi.number().unsafe().min(-180).max(180), Joi.valid(null), Joi.valid(''))
      .try(expected('a number of degrees from -180 to 180, or empty')),
  }).unknown(true),
);

export const VenueReference: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      VenueUpdate(),
      Joi.object({
        id: Joi.alternatives().try(
          Joi.number().unsafe().integer(),
          Joi.string().min(0).custom(codePoints(0, 0)).allow(null),
        ),
      }).unknown(true),
    )
    .match('all'),
);

export const VenueLink: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      Joi.number().unsafe().integer(),
      Joi.string().min(0).custom(codePoints(0, 100000)).allow(null),
      Joi.array()
        .items(
          Joi.alternatives()
            .try(
              Joi.number().unsafe().integer(),
              Joi.string().min(0).custom(codePoints(0, 100000)),
              VenueReference(),
            )
            .try(expected('the id of a venue, or the fields of one with its name in `venue`')),
        )
        .max(100),
      VenueReference(),
    )
    .try(expected('the id of a venue, or the fields of one with its name in `venue`')),
);

export const EventUpdate: LazySchema = lazy(() =>
  Joi.object({
    title: Joi.string().custom(codePoints(1, 100000)),
    start_date: Time(),
    end_date: Time(),
    author: Joi.number().unsafe().integer().min(1),
    date: Time(),
    date_utc: Time(),
    description: Joi.string().min(0).custom(codePoints(0, 2000000)),
    excerpt: Joi.string().min(0).custom(codePoints(0, 2000000)),
    slug: Joi.string().min(0).custom(codePoints(0, 100000)),
    status: Joi.valid('publish', 'future', 'draft', 'pending', 'private', 'trash'),
    timezone: Joi.string().min(0).custom(codePoints(0, 200)),
    all_day: Flag(),
    cost: Joi.alternatives()
      .try(
        Joi.string().min(0).custom(codePoints(0, 2000000)),
        Joi.number().unsafe(),
        Joi.boolean(),
        Joi.array()
          .items(
            Joi.alternatives()
              .try(Joi.string().min(0).custom(codePoints(0, 2000000)), Joi.number().unsafe())
              .try(expected('a number or a text')),
          )
          .max(1000),
      )
      .allow(null)
      .try(expected('a number, a text or a list of them')),
    currency_code: Joi.string().min(0).custom(codePoints(0, 100)).allow(null),
    website: Joi.alternatives()
      .try(Joi.string().min(0).custom(codePoints(0, 100000)).allow(null), Nothing())
      .try(expected('an http, https or ftp address, or empty')),
    show_map: Flag(),
    show_map_link: Flag(),
    hide_from_listings: Flag(),
    sticky: Flag(),
    featured: Flag(),
    venue: VenueLink(),
    organizer: OrganizerLink(),
    categories: TermLinks(),
    tags: TermLinks(),
    image: Joi.alternatives()
      .try(
        Joi.number().unsafe().integer(),
        Joi.alternatives().try(Joi.string().min(0), Joi.boolean()).allow(null),
        Nothing(),
        ImageReference(),
      )
      .try(expected('the id of an image, an http or https address of one, or empty')),
    password: Joi.string().min(0).custom(codePoints(0, 255)).allow(null),
    post_parent: Joi.number().unsafe().integer().min(0).allow(null),
  }).unknown(true),
);

export const EventCreate: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      EventUpdate(),
      Joi.object({
        title: Joi.any().required(),
        start_date: Joi.any().required(),
        end_date: Joi.any().required(),
      }).unknown(true),
    )
    .match('all'),
);

export const EventList: LazySchema = lazy(() =>
  Joi.object({
    events: Joi.array().items(Event()).required(),
    rest_url: Joi.string().min(0).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const ImageList: LazySchema = lazy(() =>
  Joi.object({
    images: Joi.array().items(Image()).required(),
    rest_url: Joi.string().min(0).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const ImageUpload: LazySchema = lazy(() =>
  Joi.object({
    file: Joi.any().strip(),
    title: Joi.string().min(0).custom(codePoints(0, 100000)),
  }).unknown(true),
);

export const ImportCounts: LazySchema = lazy(() =>
  Joi.object({
    created: Joi.number().unsafe().integer().required(),
    updated: Joi.number().unsafe().integer().required(),
    unchanged: Joi.number().unsafe().integer().required(),
    outdated: Joi.number().unsafe().integer().required(),
    cancelled: Joi.number().unsafe().integer().required(),
    failed: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const ImportRecord: LazySchema = lazy(() =>
  Joi.object({
    index: Joi.number().unsafe().integer().required(),
    uid: Joi.string().min(0).required(),
    recurrence_id: Joi.string().min(0).required(),
    title: Joi.string().min(0).required(),
    action: Joi.valid('created', 'updated', 'unchanged', 'outdated', 'cancelled', 'failed').required(),
    id: Joi.number().unsafe().integer(),
    faults: Joi.array()
      .items(
        Joi.object({
          field: Joi.string().min(0).required(),
          reason: Joi.string().min(0).required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const Import: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).custom(format('uuid')).required(),
    status: Joi.valid('queued', 'running', 'completed', 'failed', 'cancelled').required(),
    rest_url: Joi.string().min(0).required(),
    submitted: DateTime().required(),
    waiting: Joi.string().min(0),
    finished: DateTime(),
    counts: ImportCounts().required(),
    records: Joi.array().items(ImportRecord()).required(),
    errors: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const Links: LazySchema = lazy(() =>
  Joi.object({}).pattern(
    Joi.any(),
    Joi.array().items(
      Joi.object({
        href: Joi.string().min(0).required(),
      }).unknown(false),
    ),
  ),
);

export const IndexRoute: LazySchema = lazy(() =>
  Joi.object({
    namespace: Joi.string().min(0).required(),
    methods: Joi.array().items(Joi.string().min(0)).required(),
    endpoints: Joi.array()
      .items(
        Joi.object({
          methods: Joi.array().items(Joi.string().min(0)).required(),
          args: Joi.alternatives()
            .try(Joi.array().items(Joi.string().min(0)).max(0), Joi.object({}).unknown(true))
            .required(),
        }).unknown(false),
      )
      .required(),
    _links: Links(),
  }).unknown(false),
);

export const Index: LazySchema = lazy(() =>
  Joi.object({
    namespace: Joi.string().min(0).required(),
    routes: Joi.object({}).pattern(Joi.any(), IndexRoute()).required(),
    _links: Links().required(),
  }).unknown(false),
);

export const OrganizerCreate: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      OrganizerUpdate(),
      Joi.object({
        organizer: Joi.any().required(),
      }).unknown(true),
    )
    .match('all'),
);

export const OrganizerList: LazySchema = lazy(() =>
  Joi.object({
    organizers: Joi.array().items(Organizer()).required(),
    rest_url: Joi.string().min(0).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const TagUpdate: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 200)),
    description: Joi.string().min(0).custom(codePoints(0, 2000000)),
    slug: Joi.string().custom(codePoints(1, 100000)),
    parent: Joi.number().unsafe().integer(),
  }).unknown(true),
);

export const TagCreate: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      TagUpdate(),
      Joi.object({
        name: Joi.any().required(),
      }).unknown(true),
    )
    .match('all'),
);

export const TagList: LazySchema = lazy(() =>
  Joi.object({
    rest_url: Joi.string().min(0).required(),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
    tags: Joi.array().items(TermRecord()).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
  }).unknown(false),
);

export const VenueCreate: LazySchema = lazy(() =>
  Joi.alternatives()
    .try(
      VenueUpdate(),
      Joi.object({
        venue: Joi.any().required(),
      }).unknown(true),
    )
    .match('all'),
);

export const VenueList: LazySchema = lazy(() =>
  Joi.object({
    venues: Joi.array().items(Venue()).required(),
    rest_url: Joi.string().min(0).required(),
    next_rest_url: Joi.string().min(0),
    previous_rest_url: Joi.string().min(0),
    total: Joi.number().unsafe().integer().required(),
    total_pages: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);
