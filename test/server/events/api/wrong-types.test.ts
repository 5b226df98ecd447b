import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, openCatalogue, paramsOf } from '../support/catalogue.js';

const TEXT = 'must be a string';
const FLAG = 'must be a boolean';
const NUMBER = 'must be a number';
const TIME = 'must be a date and time, as a text or a timestamp';
const STATUS = 'must be one of publish, future, draft, pending, private, trash';
const WEBSITE = 'must be an http, https or ftp address, or empty';
const IMAGE = 'must be the id of an image, an http or https address of one, or empty';
const LATITUDE = 'must be a number of degrees from -90 to 90, or empty';
const LONGITUDE = 'must be a number of degrees from -180 to 180, or empty';
const COST = 'must be a number, a text or a list of them';
const VENUE = 'must be the id of a venue, or the fields of one with its name in `venue`';
const ORGANIZER = 'must be the id of an organizer, or the fields of one with its name in `organizer`';
const TERM = 'must be an id, a slug or a name of a term, or an object with its `id`';
const TERMS =
  'must be an id, a slug or a name of a term, an object with its `id`, or a list of up to 500 of these';

/** Values that no field of their kind takes, whatever they say. */
const NO_TEXT = [5, 1.5, true, false, ['a'], [[1]], [{}], [], {}, { a: 1 }];
const NO_FLAG = [5, 1.5, 'perhaps', ['a'], [[1]], [{}], [], {}, { a: 1 }];
const NO_NUMBER = [true, false, 'five', ['a'], [[1]], [{}], [], {}, { a: 1 }];
const NO_TIME = [true, false, [5], ['2027-05-14'], [{}], [], {}, { a: 1 }];
const NO_ADDRESS = [5, -1, 1.5, true, false, [5], ['https://a.example.org/'], [[1]], [{}], {}, { a: 1 }];

type Row = readonly [fields: string, values: readonly unknown[], wanted: string];

const LINKED_ROWS: readonly Row[] = [
  ['date date_utc', NO_TIME, TIME],
  ['status', [5, true, 'perhaps', ['draft'], {}], STATUS],
  ['author', NO_NUMBER, NUMBER],
  ['website', NO_ADDRESS, WEBSITE],
  ['image', [1.5, [5], ['a'], [[1]], [{}]], IMAGE],
  ['description password', NO_TEXT, TEXT],
];

const RESOURCES: readonly (readonly [
  list: string,
  base: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
])[] = [
  [
    'events',
    { title: 'Refused', start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' },
    [
      ...LINKED_ROWS,
      ['title excerpt slug timezone', NO_TEXT, TEXT],
      ['start_date end_date', NO_TIME, TIME],
      ['all_day show_map show_map_link hide_from_listings sticky featured', NO_FLAG, FLAG],
      ['post_parent', NO_NUMBER, NUMBER],
      ['cost', [{}, { a: 1 }], COST],
      ['venue', [-1, 1.5, true, false, 'a', ['a'], [{}], {}, { a: 1 }], VENUE],
      ['organizer', [-1, 1.5, true, false, 'a', ['a'], [{}], {}, { a: 1 }], ORGANIZER],
      ['categories tags', [1.5, true, false], TERMS],
      [
        'categories tags',
        [Array<number>(501).fill(1)],
        'must contain less than or equal to 500 items, not 501',
      ],
    ],
  ],
  [
    'venues',
    { venue: 'Refused' },
    [
      ...LINKED_ROWS,
      ['venue address city country province state zip phone stateprovince', NO_TEXT, TEXT],
      // All texts and numbers are read as yes or no.
      ['show_map show_map_link', [['a'], [], {}], FLAG],
      ['geo_lat', NO_NUMBER, LATITUDE],
      ['geo_lng', NO_NUMBER, LONGITUDE],
    ],
  ],
  ['organizers', { organizer: 'Refused' }, [...LINKED_ROWS, ['organizer phone email', NO_TEXT, TEXT]]],
  [
    'categories',
    { name: 'Refused' },
    [
      ['name description slug', NO_TEXT, TEXT],
      ['parent', NO_NUMBER, NUMBER],
    ],
  ],
  ['tags', { name: 'Refused' }, [['name description slug', NO_TEXT, TEXT]]],
];

forEachDatabase('a value of a wrong type', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { post } = bound(() => catalogue);

  const reasons = async (list: string, fields: Readonly<Record<string, unknown>>): Promise<unknown> => {
    const { status, body } = await post(`/${list}`, fields);
    return status === 400 ? paramsOf(body) : { status };
  };

  for (const [list, base, rows] of RESOURCES) {
    for (const [fields, values, wanted] of rows) {
      it(`names the expected type of ${fields} of ${list}`, async () => {
        for (const field of fields.split(' ')) {
          for (const value of values) {
            const told = await reasons(list, { ...base, [field]: value });
            expect(told, JSON.stringify(value)).to.deep.equal({ [field]: `${field} ${wanted}.` });
          }
        }
      });
    }
  }

  it('names the position of a wrong value in a list', async () => {
    const [, event] = RESOURCES[0] ?? ['', {}];
    const items: readonly (readonly [field: string, value: unknown, wanted: string])[] = [
      ['cost', {}, 'must be a number or a text'],
      ['cost', [1], 'must be a number or a text'],
      ['venue', [1], VENUE],
      ['organizer', true, ORGANIZER],
      ['categories', 1.5, TERM],
      ['tags', [1], TERM],
      ['tags', true, TERM],
    ];
    for (const [field, value, wanted] of items) {
      const told = await reasons('events', { ...event, [field]: [value] });
      expect(told).to.deep.equal({ [field]: `${field}[0] ${wanted}.` });
    }
  });

  it('names the path of a wrong value in an object', async () => {
    const [, event] = RESOURCES[0] ?? ['', {}];
    for (const [field, value, told] of [
      ['venue', { venue: 'Hall', phone: 5 }, 'venue.phone must be a string.'],
      ['venue', { venue: 'Hall', website: 5 }, `venue.website ${WEBSITE}.`],
      ['organizer', [{ organizer: 'Choir', email: [] }], 'organizer[0].email must be a string.'],
      ['tags', [{ id: 'x' }], 'tags[0].id must be a number.'],
      [
        'venue',
        { venue: 'Hall', phone: 5, city: 5 },
        'venue.city must be a string. venue.phone must be a string.',
      ],
      ['image', { id: {} }, 'image.id must be a number.'],
      ['image', { a: 1 }, 'image.id is required.'],
    ] as const) {
      expect(await reasons('events', { ...event, [field]: value })).to.deep.equal({ [field]: told });
    }
  });
});
