// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import * as coercion from '../../http/request/parameters/coercion.js';

export const CalendarUpload: coercion.Coercion = coercion.object({
  file: coercion.any,
  status: coercion.text,
  timezone: coercion.text,
  dry_run: coercion.boolean,
});

export const CategoryUpdate: coercion.Coercion = coercion.object({
  name: coercion.text,
  description: coercion.text,
  slug: coercion.text,
  parent: coercion.integer,
});

export const CategoryCreate: coercion.Coercion = coercion.object({
  name: coercion.text,
  description: coercion.text,
  slug: coercion.text,
  parent: coercion.integer,
});

export const Status: coercion.Coercion = coercion.text;

export const Flag: coercion.Coercion = coercion.boolean;

export const ImageReference: coercion.Coercion = coercion.object({
  id: coercion.integer,
});

export const Nothing: coercion.Coercion = coercion.choice(coercion.integer, coercion.array(coercion.any, 0));

export const Time: coercion.Coercion = coercion.choice(coercion.text, coercion.number);

export const OrganizerUpdate: coercion.Coercion = coercion.object({
  organizer: coercion.text,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  status: coercion.text,
  phone: coercion.text,
  email: coercion.text,
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
});

export const OrganizerReference: coercion.Coercion = coercion.json(
  coercion.object({
    organizer: coercion.text,
    author: coercion.integer,
    date: Time,
    date_utc: Time,
    description: coercion.text,
    status: coercion.text,
    phone: coercion.text,
    email: coercion.text,
    website: coercion.choice(coercion.nullable(coercion.text), Nothing),
    image: coercion.choice(
      coercion.integer,
      coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
      Nothing,
      ImageReference,
    ),
    password: coercion.nullable(coercion.text),
    id: coercion.choice(coercion.integer, coercion.nullable(coercion.text)),
  }),
);

export const OrganizerLink: coercion.Coercion = coercion.choice(
  OrganizerReference,
  coercion.list(coercion.choice(OrganizerReference, coercion.integer, coercion.text), 100),
  coercion.integer,
  coercion.nullable(coercion.text),
);

export const TermReference: coercion.Coercion = coercion.object({
  id: coercion.integer,
});

export const TermLinks: coercion.Coercion = coercion.choice(
  coercion.nullable(coercion.list(coercion.choice(coercion.text, coercion.integer, TermReference), 500)),
  TermReference,
);

export const VenueUpdate: coercion.Coercion = coercion.object({
  venue: coercion.text,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  status: coercion.text,
  show_map: coercion.truthy,
  show_map_link: coercion.truthy,
  address: coercion.text,
  city: coercion.text,
  country: coercion.text,
  province: coercion.text,
  state: coercion.text,
  zip: coercion.text,
  phone: coercion.text,
  stateprovince: coercion.text,
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
  geo_lat: coercion.choice(coercion.number, coercion.any, coercion.text),
  geo_lng: coercion.choice(coercion.number, coercion.any, coercion.text),
});

export const VenueReference: coercion.Coercion = coercion.json(
  coercion.object({
    venue: coercion.text,
    author: coercion.integer,
    date: Time,
    date_utc: Time,
    description: coercion.text,
    status: coercion.text,
    show_map: coercion.truthy,
    show_map_link: coercion.truthy,
    address: coercion.text,
    city: coercion.text,
    country: coercion.text,
    province: coercion.text,
    state: coercion.text,
    zip: coercion.text,
    phone: coercion.text,
    stateprovince: coercion.text,
    website: coercion.choice(coercion.nullable(coercion.text), Nothing),
    image: coercion.choice(
      coercion.integer,
      coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
      Nothing,
      ImageReference,
    ),
    password: coercion.nullable(coercion.text),
    geo_lat: coercion.choice(coercion.number, coercion.any, coercion.text),
    geo_lng: coercion.choice(coercion.number, coercion.any, coercion.text),
    id: coercion.choice(coercion.integer, coercion.nullable(coercion.text)),
  }),
);

export const VenueLink: coercion.Coercion = coercion.choice(
  VenueReference,
  coercion.list(coercion.choice(VenueReference, coercion.integer, coercion.text), 100),
  coercion.integer,
  coercion.nullable(coercion.text),
);

export const EventUpdate: coercion.Coercion = coercion.object({
  title: coercion.text,
  start_date: Time,
  end_date: Time,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  excerpt: coercion.text,
  slug: coercion.text,
  status: coercion.text,
  timezone: coercion.text,
  all_day: Flag,
  cost: coercion.nullable(
    coercion.choice(
      coercion.text,
      coercion.number,
      coercion.boolean,
      coercion.array(coercion.choice(coercion.text, coercion.number), 1000),
    ),
  ),
  currency_code: coercion.nullable(coercion.text),
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  show_map: Flag,
  show_map_link: Flag,
  hide_from_listings: Flag,
  sticky: Flag,
  featured: Flag,
  venue: VenueLink,
  organizer: OrganizerLink,
  categories: TermLinks,
  tags: TermLinks,
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
  post_parent: coercion.nullable(coercion.integer),
});

export const EventCreate: coercion.Coercion = coercion.object({
  title: coercion.text,
  start_date: Time,
  end_date: Time,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  excerpt: coercion.text,
  slug: coercion.text,
  status: coercion.text,
  timezone: coercion.text,
  all_day: Flag,
  cost: coercion.nullable(
    coercion.choice(
      coercion.text,
      coercion.number,
      coercion.boolean,
      coercion.array(coercion.choice(coercion.text, coercion.number), 1000),
    ),
  ),
  currency_code: coercion.nullable(coercion.text),
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  show_map: Flag,
  show_map_link: Flag,
  hide_from_listings: Flag,
  sticky: Flag,
  featured: Flag,
  venue: VenueLink,
  organizer: OrganizerLink,
  categories: TermLinks,
  tags: TermLinks,
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
  post_parent: coercion.nullable(coercion.integer),
});

export const ImageUpload: coercion.Coercion = coercion.object({
  file: coercion.any,
  title: coercion.text,
});

export const OrganizerCreate: coercion.Coercion = coercion.object({
  organizer: coercion.text,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  status: coercion.text,
  phone: coercion.text,
  email: coercion.text,
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
});

export const TagUpdate: coercion.Coercion = coercion.object({
  name: coercion.text,
  description: coercion.text,
  slug: coercion.text,
  parent: coercion.integer,
});

export const TagCreate: coercion.Coercion = coercion.object({
  name: coercion.text,
  description: coercion.text,
  slug: coercion.text,
  parent: coercion.integer,
});

export const VenueCreate: coercion.Coercion = coercion.object({
  venue: coercion.text,
  author: coercion.integer,
  date: Time,
  date_utc: Time,
  description: coercion.text,
  status: coercion.text,
  show_map: coercion.truthy,
  show_map_link: coercion.truthy,
  address: coercion.text,
  city: coercion.text,
  country: coercion.text,
  province: coercion.text,
  state: coercion.text,
  zip: coercion.text,
  phone: coercion.text,
  stateprovince: coercion.text,
  website: coercion.choice(coercion.nullable(coercion.text), Nothing),
  image: coercion.choice(
    coercion.integer,
    coercion.nullable(coercion.choice(coercion.text, coercion.boolean)),
    Nothing,
    ImageReference,
  ),
  password: coercion.nullable(coercion.text),
  geo_lat: coercion.choice(coercion.number, coercion.any, coercion.text),
  geo_lng: coercion.choice(coercion.number, coercion.any, coercion.text),
});
