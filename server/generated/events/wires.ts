// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import * as wire from '../../http/request/parameters/wire.js';

export const CalendarUpload: wire.Wire = wire.object({
  file: wire.any,
  status: wire.text,
  timezone: wire.text,
  dry_run: wire.boolean,
});

export const CategoryUpdate: wire.Wire = wire.object({
  name: wire.text,
  description: wire.text,
  slug: wire.text,
  parent: wire.integer,
});

export const CategoryCreate: wire.Wire = wire.object({
  name: wire.text,
  description: wire.text,
  slug: wire.text,
  parent: wire.integer,
});

export const Status: wire.Wire = wire.text;

export const Flag: wire.Wire = wire.boolean;

export const ImageReference: wire.Wire = wire.object({
  id: wire.integer,
});

export const Nothing: wire.Wire = wire.choice(wire.integer, wire.array(wire.any, 0));

export const Time: wire.Wire = wire.choice(wire.text, wire.number);

export const OrganizerUpdate: wire.Wire = wire.object({
  organizer: wire.text,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  status: wire.text,
  phone: wire.text,
  email: wire.text,
  website: wire.choice(wire.nullable(wire.text), Nothing),
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
});

export const OrganizerReference: wire.Wire = wire.json(
  wire.object({
    organizer: wire.text,
    author: wire.integer,
    date: Time,
    date_utc: Time,
    description: wire.text,
    status: wire.text,
    phone: wire.text,
    email: wire.text,
    website: wire.choice(wire.nullable(wire.text), Nothing),
    image: wire.choice(
      wire.integer,
      wire.nullable(wire.choice(wire.text, wire.boolean)),
      Nothing,
      ImageReference,
    ),
    password: wire.nullable(wire.text),
    id: wire.choice(wire.integer, wire.nullable(wire.text)),
  }),
);

export const OrganizerLink: wire.Wire = wire.choice(
  OrganizerReference,
  wire.list(wire.choice(OrganizerReference, wire.integer, wire.text), 100),
  wire.integer,
  wire.nullable(wire.text),
);

export const TermReference: wire.Wire = wire.object({
  id: wire.integer,
});

export const TermLinks: wire.Wire = wire.choice(
  wire.nullable(wire.list(wire.choice(wire.text, wire.integer, TermReference), 500)),
  TermReference,
);

export const VenueUpdate: wire.Wire = wire.object({
  venue: wire.text,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  status: wire.text,
  show_map: wire.truthy,
  show_map_link: wire.truthy,
  address: wire.text,
  city: wire.text,
  country: wire.text,
  province: wire.text,
  state: wire.text,
  zip: wire.text,
  phone: wire.text,
  stateprovince: wire.text,
  website: wire.choice(wire.nullable(wire.text), Nothing),
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
  geo_lat: wire.choice(wire.number, wire.any, wire.text),
  geo_lng: wire.choice(wire.number, wire.any, wire.text),
});

export const VenueReference: wire.Wire = wire.json(
  wire.object({
    venue: wire.text,
    author: wire.integer,
    date: Time,
    date_utc: Time,
    description: wire.text,
    status: wire.text,
    show_map: wire.truthy,
    show_map_link: wire.truthy,
    address: wire.text,
    city: wire.text,
    country: wire.text,
    province: wire.text,
    state: wire.text,
    zip: wire.text,
    phone: wire.text,
    stateprovince: wire.text,
    website: wire.choice(wire.nullable(wire.text), Nothing),
    image: wire.choice(
      wire.integer,
      wire.nullable(wire.choice(wire.text, wire.boolean)),
      Nothing,
      ImageReference,
    ),
    password: wire.nullable(wire.text),
    geo_lat: wire.choice(wire.number, wire.any, wire.text),
    geo_lng: wire.choice(wire.number, wire.any, wire.text),
    id: wire.choice(wire.integer, wire.nullable(wire.text)),
  }),
);

export const VenueLink: wire.Wire = wire.choice(
  VenueReference,
  wire.list(wire.choice(VenueReference, wire.integer, wire.text), 100),
  wire.integer,
  wire.nullable(wire.text),
);

export const EventUpdate: wire.Wire = wire.object({
  title: wire.text,
  start_date: Time,
  end_date: Time,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  excerpt: wire.text,
  slug: wire.text,
  status: wire.text,
  timezone: wire.text,
  all_day: Flag,
  cost: wire.nullable(
    wire.choice(wire.text, wire.number, wire.boolean, wire.array(wire.choice(wire.text, wire.number), 1000)),
  ),
  currency_code: wire.nullable(wire.text),
  website: wire.choice(wire.nullable(wire.text), Nothing),
  show_map: Flag,
  show_map_link: Flag,
  hide_from_listings: Flag,
  sticky: Flag,
  featured: Flag,
  venue: VenueLink,
  organizer: OrganizerLink,
  categories: TermLinks,
  tags: TermLinks,
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
  post_parent: wire.nullable(wire.integer),
});

export const EventCreate: wire.Wire = wire.object({
  title: wire.text,
  start_date: Time,
  end_date: Time,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  excerpt: wire.text,
  slug: wire.text,
  status: wire.text,
  timezone: wire.text,
  all_day: Flag,
  cost: wire.nullable(
    wire.choice(wire.text, wire.number, wire.boolean, wire.array(wire.choice(wire.text, wire.number), 1000)),
  ),
  currency_code: wire.nullable(wire.text),
  website: wire.choice(wire.nullable(wire.text), Nothing),
  show_map: Flag,
  show_map_link: Flag,
  hide_from_listings: Flag,
  sticky: Flag,
  featured: Flag,
  venue: VenueLink,
  organizer: OrganizerLink,
  categories: TermLinks,
  tags: TermLinks,
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
  post_parent: wire.nullable(wire.integer),
});

export const ImageUpload: wire.Wire = wire.object({
  file: wire.any,
  title: wire.text,
});

export const OrganizerCreate: wire.Wire = wire.object({
  organizer: wire.text,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  status: wire.text,
  phone: wire.text,
  email: wire.text,
  website: wire.choice(wire.nullable(wire.text), Nothing),
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
});

export const TagUpdate: wire.Wire = wire.object({
  name: wire.text,
  description: wire.text,
  slug: wire.text,
  parent: wire.integer,
});

export const TagCreate: wire.Wire = wire.object({
  name: wire.text,
  description: wire.text,
  slug: wire.text,
  parent: wire.integer,
});

export const VenueCreate: wire.Wire = wire.object({
  venue: wire.text,
  author: wire.integer,
  date: Time,
  date_utc: Time,
  description: wire.text,
  status: wire.text,
  show_map: wire.truthy,
  show_map_link: wire.truthy,
  address: wire.text,
  city: wire.text,
  country: wire.text,
  province: wire.text,
  state: wire.text,
  zip: wire.text,
  phone: wire.text,
  stateprovince: wire.text,
  website: wire.choice(wire.nullable(wire.text), Nothing),
  image: wire.choice(
    wire.integer,
    wire.nullable(wire.choice(wire.text, wire.boolean)),
    Nothing,
    ImageReference,
  ),
  password: wire.nullable(wire.text),
  geo_lat: wire.choice(wire.number, wire.any, wire.text),
  geo_lng: wire.choice(wire.number, wire.any, wire.text),
});
