// Bodies as sites with the calendar plugin that `tribe/events/v1` belongs to were seen to answer; all values are invented.

const HOST = 'https://blog.example.org';
const REST = `${HOST}/wp-json/tribe/events/v1`;

const RECORD = {
  author: '1',
  status: 'publish',
  date: '2026-09-01 09:00:00',
  date_utc: '2026-09-01 13:00:00',
  modified: '2026-09-01 09:00:00',
  modified_utc: '2026-09-01 13:00:00',
};

const parts = (year: string, month: string, day: string, hour: string) => {
  const [minutes, seconds] = ['00', '00'];
  return { year, month, day, hour, minutes, seconds };
};

const global = (id: number) => ({
  global_id: `blog.example.org?id=${String(id)}`,
  global_id_lineage: [`blog.example.org?id=${String(id)}`],
});

export const VENUE = {
  id: 11,
  ...RECORD,
  url: `${HOST}/venue/harbour-pavilion/`,
  venue: 'Harbour Pavilion',
  description: '<p>A hall by the water.</p>',
  slug: 'harbour-pavilion',
  address: '4 Quay Road',
  city: 'Portsmouth',
  country: 'United States',
  state: 'NH',
  zip: '03801',
  stateprovince: 'NH',
  json_ld: {
    '@type': 'Place',
    name: 'Harbour Pavilion',
    description: '&lt;p&gt;A hall.&lt;/p&gt;\\n',
    url: '',
  },
  show_map: true,
  show_map_link: true,
  ...global(11),
};

const ORGANIZER = {
  id: 21,
  ...RECORD,
  url: `${HOST}/organizer/walking-club/`,
  organizer: 'Walking Club',
  slug: 'walking-club',
  email: 'hello@walks.example.org',
  json_ld: { '@type': 'Person', name: 'Walking Club', description: '', url: '' },
  ...global(21),
};

export const EVENT = {
  id: 101,
  ...global(101),
  ...RECORD,
  url: `${HOST}/event/evening-walk-picnic/`,
  rest_url: `${REST}/events/101`,
  title: 'Evening Walk &#038; Picnic',
  description: '<p>A slow walk along the shore.</p>',
  excerpt: '',
  slug: 'evening-walk-picnic',
  image: {
    url: `${HOST}/media/poster.png`,
    id: 31,
    extension: 'png',
    width: 600,
    height: 400,
    filesize: 1600,
    sizes: {
      medium: {
        width: 300,
        height: 200,
        'mime-type': 'image/png',
        filesize: 800,
        url: `${HOST}/media/poster-300x200.png`,
      },
    },
  },
  all_day: false,
  start_date: '2027-05-14 18:00:00',
  start_date_details: parts('2027', '05', '14', '18'),
  end_date: '2027-05-14 21:00:00',
  end_date_details: parts('2027', '05', '14', '21'),
  utc_start_date: '2027-05-14 22:00:00',
  utc_start_date_details: parts('2027', '05', '14', '22'),
  utc_end_date: '2027-05-15 01:00:00',
  utc_end_date_details: parts('2027', '05', '15', '01'),
  timezone: 'America/New_York',
  timezone_abbr: 'EDT',
  cost: '$12',
  cost_details: { currency_symbol: '$', currency_code: '', currency_position: 'prefix', values: ['12'] },
  website: 'https://walks.example.org/picnic',
  show_map: true,
  show_map_link: true,
  hide_from_listings: false,
  sticky: false,
  featured: true,
  categories: [
    {
      name: 'Walks',
      slug: 'walks',
      term_group: 0,
      term_taxonomy_id: 3,
      taxonomy: 'tribe_events_cat',
      description: '',
      parent: 2,
      count: 1,
      filter: 'raw',
      id: 3,
      urls: { self: `${REST}/categories/3`, collection: `${REST}/categories` },
    },
  ],
  tags: [],
  venue: VENUE,
  organizer: [ORGANIZER],
  custom_fields: [],
  // Only on sites that sell tickets.
  ticketed: false,
  is_virtual: false,
  virtual_url: null,
};

/** Answer of such a site to a wrong application password, whatever was asked for. */
export const WRONG_PASSWORD = {
  code: 'incorrect_password',
  message: '<strong>Error</strong>: The provided password is an invalid application password.',
  data: null,
};

/** And where there is no such slug. */
export const UNKNOWN_SLUG = {
  code: 'rest_invalid_param',
  message: 'Invalid parameter(s): slug',
  data: { status: 400, params: { slug: 'Invalid parameter.' }, details: [] },
};

export const PAST_THE_END = {
  code: 'event-archive-page-not-found',
  message: 'The requested event archive page does not exist',
  data: { status: 404 },
};
