import type { Role } from '../../../auth/principal.js';

export type KindName = 'events' | 'venues' | 'organizers' | 'categories' | 'tags';

/** Field of a form, under its name in the interface. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly control: Control;
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** Value of a flag in a new record. */
  readonly isOn?: boolean;
}

export type Control =
  | 'text'
  | 'long text'
  | 'time'
  | 'flag'
  | 'number'
  | 'password'
  | 'status'
  | 'image'
  | Picker;

/** Choice among records of another kind. */
export interface Picker {
  readonly of: 'venues' | 'organizers' | 'categories' | 'tags';
  readonly isMultiple: boolean;
  /** True if names that do not exist yet may be typed. */
  readonly takesNames?: boolean;
}

/** Kind of record with its words and its form. */
export interface RecordKind {
  readonly name: KindName;
  readonly title: string;
  readonly one: string;
  /** Field that holds the name of a record. */
  readonly nameField: string;
  readonly fields: readonly FormField[];
  /** True if a deleted record goes to the trash and may be restored. */
  readonly hasTrash: boolean;
  /** Lowest role that may create a record. */
  readonly least: Role;
}

const STATUS: FormField = { name: 'status', label: 'Status', control: 'status' };
const IMAGE: FormField = {
  name: 'image',
  label: 'Picture',
  control: 'image',
  hint: 'JPEG, PNG, WebP, GIF or AVIF. It is uploaded when you save.',
};
const WEBSITE: FormField = { name: 'website', label: 'Website', control: 'text', hint: 'https://…' };
const DESCRIPTION: FormField = {
  name: 'description',
  label: 'Description',
  control: 'long text',
  hint: 'Plain text or HTML.',
};

const EVENTS: RecordKind = {
  name: 'events',
  title: 'Events',
  one: 'event',
  nameField: 'title',
  hasTrash: true,
  least: 'contributor',
  fields: [
    { name: 'title', label: 'Title', control: 'text', isRequired: true },
    { name: 'start_date', label: 'Start', control: 'time', isRequired: true },
    { name: 'end_date', label: 'End', control: 'time', isRequired: true },
    { name: 'all_day', label: 'All day (only the dates count)', control: 'flag' },
    {
      name: 'timezone',
      label: 'Time zone',
      control: 'text',
      hint: 'Such as Europe/Oslo. Empty means the site’s zone.',
    },
    DESCRIPTION,
    { name: 'excerpt', label: 'Summary', control: 'long text', hint: 'A sentence for lists.' },
    IMAGE,
    { name: 'venue', label: 'Venue', control: { of: 'venues', isMultiple: false } },
    { name: 'organizer', label: 'Organizers', control: { of: 'organizers', isMultiple: true } },
    {
      name: 'categories',
      label: 'Categories',
      control: { of: 'categories', isMultiple: true, takesNames: true },
    },
    { name: 'tags', label: 'Tags', control: { of: 'tags', isMultiple: true, takesNames: true } },
    { name: 'cost', label: 'Cost', control: 'text', hint: 'Such as $10, 10–20 or Free.' },
    WEBSITE,
    STATUS,
    { name: 'featured', label: 'Featured', control: 'flag' },
    { name: 'sticky', label: 'First of its day', control: 'flag' },
    { name: 'hide_from_listings', label: 'Hidden from all lists', control: 'flag' },
    { name: 'show_map_link', label: 'Link to a map', control: 'flag' },
    {
      name: 'password',
      label: 'Password for readers',
      control: 'password',
      hint: 'Readers must know it to see the event. Leave empty to change nothing.',
    },
  ],
};

const VENUES: RecordKind = {
  name: 'venues',
  title: 'Venues',
  one: 'venue',
  nameField: 'venue',
  hasTrash: true,
  least: 'contributor',
  fields: [
    { name: 'venue', label: 'Name', control: 'text', isRequired: true },
    { name: 'address', label: 'Street and number', control: 'text' },
    { name: 'zip', label: 'Postal code', control: 'text' },
    { name: 'city', label: 'City', control: 'text' },
    { name: 'stateprovince', label: 'State or province', control: 'text' },
    { name: 'country', label: 'Country', control: 'text' },
    { name: 'geo_lat', label: 'Latitude', control: 'number', hint: 'Degrees (WGS 84), from −90 to 90.' },
    { name: 'geo_lng', label: 'Longitude', control: 'number', hint: 'Degrees (WGS 84), from −180 to 180.' },
    { name: 'phone', label: 'Phone', control: 'text' },
    WEBSITE,
    DESCRIPTION,
    IMAGE,
    { name: 'show_map_link', label: 'Link to a map', control: 'flag', isOn: true },
    STATUS,
  ],
};

const ORGANIZERS: RecordKind = {
  name: 'organizers',
  title: 'Organizers',
  one: 'organizer',
  nameField: 'organizer',
  hasTrash: true,
  least: 'contributor',
  fields: [
    { name: 'organizer', label: 'Name', control: 'text', isRequired: true },
    { name: 'email', label: 'E-mail', control: 'text' },
    { name: 'phone', label: 'Phone', control: 'text' },
    WEBSITE,
    DESCRIPTION,
    IMAGE,
    STATUS,
  ],
};

const TERM_FIELDS: readonly FormField[] = [
  { name: 'name', label: 'Name', control: 'text', isRequired: true },
  { name: 'slug', label: 'Slug', control: 'text', hint: 'Used in addresses. Made from the name if empty.' },
  { name: 'description', label: 'Description', control: 'long text' },
];

const CATEGORIES: RecordKind = {
  name: 'categories',
  title: 'Categories',
  one: 'category',
  nameField: 'name',
  hasTrash: false,
  least: 'author',
  fields: [
    ...TERM_FIELDS,
    { name: 'parent', label: 'Parent category', control: { of: 'categories', isMultiple: false } },
  ],
};

const TAGS: RecordKind = {
  name: 'tags',
  title: 'Tags',
  one: 'tag',
  nameField: 'name',
  hasTrash: false,
  least: 'editor',
  fields: TERM_FIELDS,
};

/** Kinds of records that have forms, in the order of their links. */
export const RECORD_KINDS: readonly RecordKind[] = [EVENTS, VENUES, ORGANIZERS, CATEGORIES, TAGS];

export function findKind(name: string): RecordKind | undefined {
  return RECORD_KINDS.find((kind) => kind.name === name);
}
