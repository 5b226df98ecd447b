// Made by scripts/generate/main.ts from openapi/events.yaml. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

// SHA-256 of the document: c84d079eb809829f15a301570f164f65355b167c883b03089947c64e1dbac913

export const document: Readonly<Record<string, unknown>> = {
  openapi: '3.1.0',
  info: {
    title: 'Fairground events catalogue',
    version: '1.0.0',
    summary: 'Events and venues, as records that can be listed, read, created, updated and deleted.',
    description:
      '## Requests\nWrite operations take JSON, a form or the query string; a field in the body wins over one in the query.\nUnknown fields are ignored, so that a whole body that was read may be sent back. `null` means\n"not sent", except for `cost`, `website` and `venue`, which it clears.\nLists are CSV (`venue=1,2`), repeated keys with brackets (`venue[]=1&venue[]=2`) or, in JSON, arrays.\n\n## Replies\nDate-times are `YYYY-MM-DD HH:MM:SS` without a zone. Titles and names are HTML: clients unescape them.\nLists carry `X-TEC-Total` and `X-TEC-TotalPages`; `next_rest_url` and `previous_rest_url` repeat every filter\nand are absent where there is no such page.\n\n## Errors\nEvery failure is `{code, message, data: {status, …}}` with the same HTTP status. Checks are made in this order:\ncredentials (401), route (404), JSON syntax (400), missing fields (400), values (400, all of them together),\nrights (401 without credentials, 403 with), the record itself (404, 403, 410, 400).\n\n## Date-times in\nFields and filters called "time" take a Unix timestamp or a text: `2027-05-14`, `2027-05-14 18:00`,\n`2027-05-14T18:00:00`, with `Z` or an offset (`+02:00`) if wanted, `05/14/2027`, `6pm`, and the words `now`,\n`today`, `tomorrow`, `yesterday`, `noon`, `midnight`, `next wednesday`, `+5 days` with or without a time.\nAn impossible day rolls over (`2027-02-30` is 2 March); month 13 is refused.\nTimes that fall into a gap of daylight saving move forward by the gap; of an overlap the earlier instant is meant.\n',
    license: {
      name: 'Apache-2.0',
      identifier: 'Apache-2.0',
    },
  },
  servers: [
    {
      url: '{address}',
      description: 'The public address of the server',
      variables: {
        address: {
          default: 'http://127.0.0.1:8080',
        },
      },
    },
  ],
  tags: [
    {
      name: 'Events',
      description: 'Events with their times, places and prices.',
    },
    {
      name: 'Venues',
      description: 'Places where events happen.',
    },
  ],
  paths: {
    '/cal/events/v1/events': {
      get: {
        operationId: 'listEvents',
        tags: ['Events'],
        summary: 'List events',
        description:
          'Events that the caller may read, by start (wall clock), then by id. Without dates the window runs from yesterday to the end of the day two years from now. Events hidden from listings are never listed.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        parameters: [
          {
            $ref: '#/components/parameters/page',
          },
          {
            $ref: '#/components/parameters/perPage',
          },
          {
            $ref: '#/components/parameters/startDate',
          },
          {
            $ref: '#/components/parameters/endDate',
          },
          {
            $ref: '#/components/parameters/startsBefore',
          },
          {
            $ref: '#/components/parameters/startsAfter',
          },
          {
            $ref: '#/components/parameters/endsBefore',
          },
          {
            $ref: '#/components/parameters/endsAfter',
          },
          {
            $ref: '#/components/parameters/strictDates',
          },
          {
            $ref: '#/components/parameters/eventSearch',
          },
          {
            $ref: '#/components/parameters/venueFilter',
          },
          {
            $ref: '#/components/parameters/featuredFilter',
          },
          {
            $ref: '#/components/parameters/status',
          },
          {
            $ref: '#/components/parameters/include',
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/EventList',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '404': {
            $ref: '#/components/responses/EventPageNotFound',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'createEvent',
        tags: ['Events'],
        summary: 'Create an event',
        description: 'Needs the role contributor or a higher one. All faults are reported together.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventCreate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventCreate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventCreate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventCreate',
                },
              },
            },
          },
        },
        responses: {
          '201': {
            $ref: '#/components/responses/EventCreated',
          },
          '400': {
            $ref: '#/components/responses/MissingParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
    '/cal/events/v1/events/{id}': {
      parameters: [
        {
          $ref: '#/components/parameters/eventId',
        },
      ],
      get: {
        operationId: 'readEvent',
        tags: ['Events'],
        summary: 'Read one event',
        description: 'An unknown id is answered with 404, the id of another kind of record with 400.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/EventOne',
          },
          '400': {
            $ref: '#/components/responses/WrongKind',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '403': {
            $ref: '#/components/responses/EventNotAccessible',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'updateEventByPost',
        tags: ['Events'],
        summary: 'Update one event (POST)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      put: {
        operationId: 'updateEventByPut',
        tags: ['Events'],
        summary: 'Update one event (PUT)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      patch: {
        operationId: 'updateEvent',
        tags: ['Events'],
        summary: 'Update one event',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      delete: {
        operationId: 'deleteEvent',
        tags: ['Events'],
        summary: 'Move one event to the trash',
        description:
          'The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/EventDeleted',
          },
          '400': {
            $ref: '#/components/responses/WrongKind',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '410': {
            $ref: '#/components/responses/EventInTrash',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
    '/cal/events/v1/events/by-slug/{slug}': {
      parameters: [
        {
          $ref: '#/components/parameters/slug',
        },
      ],
      get: {
        operationId: 'readEventBySlug',
        tags: ['Events'],
        summary: 'Read one event by slug',
        description: 'An unknown slug, and the slug of another kind of record, are answered with 400.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/EventOne',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '403': {
            $ref: '#/components/responses/EventNotAccessible',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'updateEventBySlugByPost',
        tags: ['Events'],
        summary: 'Update one event by slug (POST)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      put: {
        operationId: 'updateEventBySlugByPut',
        tags: ['Events'],
        summary: 'Update one event by slug (PUT)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      patch: {
        operationId: 'updateEventBySlug',
        tags: ['Events'],
        summary: 'Update one event by slug',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/EventUpdate',
              },
              examples: {
                event: {
                  $ref: '#/components/examples/EventUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/EventUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '404': {
            $ref: '#/components/responses/EventNotFound',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      delete: {
        operationId: 'deleteEventBySlug',
        tags: ['Events'],
        summary: 'Move one event to the trash by slug',
        description:
          'The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/EventDeleted',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '410': {
            $ref: '#/components/responses/EventInTrash',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
    '/cal/events/v1/venues': {
      get: {
        operationId: 'listVenues',
        tags: ['Venues'],
        summary: 'List venues',
        description: 'Venues that the caller may read, newest publication date first.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        parameters: [
          {
            $ref: '#/components/parameters/page',
          },
          {
            $ref: '#/components/parameters/perPage',
          },
          {
            $ref: '#/components/parameters/venueSearch',
          },
          {
            $ref: '#/components/parameters/eventFilter',
          },
          {
            $ref: '#/components/parameters/status',
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/VenueList',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '404': {
            $ref: '#/components/responses/VenuePageNotFound',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'createVenue',
        tags: ['Venues'],
        summary: 'Create a venue',
        description:
          'Needs the role contributor or a higher one. A venue of the same name that is not in the trash, and whose description, address, city and zip do not differ from those sent, is found rather than doubled: its id comes back and the contact and address fields sent replace its own.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueCreate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueCreate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueCreate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueCreate',
                },
              },
            },
          },
        },
        responses: {
          '201': {
            $ref: '#/components/responses/VenueCreated',
          },
          '400': {
            $ref: '#/components/responses/MissingParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
    '/cal/events/v1/venues/{id}': {
      parameters: [
        {
          $ref: '#/components/parameters/venueId',
        },
      ],
      get: {
        operationId: 'readVenue',
        tags: ['Venues'],
        summary: 'Read one venue',
        description: 'An unknown id, and the id of another kind of record, are answered with 400.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/VenueOne',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '403': {
            $ref: '#/components/responses/VenueNotAccessible',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'updateVenueByPost',
        tags: ['Venues'],
        summary: 'Update one venue (POST)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      put: {
        operationId: 'updateVenueByPut',
        tags: ['Venues'],
        summary: 'Update one venue (PUT)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      patch: {
        operationId: 'updateVenue',
        tags: ['Venues'],
        summary: 'Update one venue',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      delete: {
        operationId: 'deleteVenue',
        tags: ['Venues'],
        summary: 'Move one venue to the trash',
        description:
          'The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/VenueDeleted',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '410': {
            $ref: '#/components/responses/VenueInTrash',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
    '/cal/events/v1/venues/by-slug/{slug}': {
      parameters: [
        {
          $ref: '#/components/parameters/slug',
        },
      ],
      get: {
        operationId: 'readVenueBySlug',
        tags: ['Venues'],
        summary: 'Read one venue by slug',
        description: 'An unknown slug, and the slug of another kind of record, are answered with 400.',
        security: [
          {},
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/VenueOne',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/WrongCredentials',
          },
          '403': {
            $ref: '#/components/responses/VenueNotAccessible',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      post: {
        operationId: 'updateVenueBySlugByPost',
        tags: ['Venues'],
        summary: 'Update one venue by slug (POST)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      put: {
        operationId: 'updateVenueBySlugByPut',
        tags: ['Venues'],
        summary: 'Update one venue by slug (PUT)',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      patch: {
        operationId: 'updateVenueBySlug',
        tags: ['Venues'],
        summary: 'Update one venue by slug',
        description:
          'POST, PUT and PATCH do the same: fields that are not sent stay as they are. A record in the trash stays there unless a status is sent, which restores it under its old slug.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
            'application/x-www-form-urlencoded': {
              schema: {
                $ref: '#/components/schemas/VenueUpdate',
              },
              examples: {
                venue: {
                  $ref: '#/components/examples/VenueUpdate',
                },
              },
            },
          },
        },
        responses: {
          '200': {
            $ref: '#/components/responses/VenueUpdated',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '413': {
            $ref: '#/components/responses/TooLarge',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
      delete: {
        operationId: 'deleteVenueBySlug',
        tags: ['Venues'],
        summary: 'Move one venue to the trash by slug',
        description:
          'The record keeps its id; its slug gets the suffix `__trashed`, so the old slug is free again. A second time is answered with 410. The venue is unlinked from all its events.',
        security: [
          {
            basic: [],
          },
          {
            bearer: [],
          },
        ],
        responses: {
          '200': {
            $ref: '#/components/responses/VenueDeleted',
          },
          '400': {
            $ref: '#/components/responses/InvalidParameter',
          },
          '401': {
            $ref: '#/components/responses/Unauthenticated',
          },
          '403': {
            $ref: '#/components/responses/Forbidden',
          },
          '410': {
            $ref: '#/components/responses/VenueInTrash',
          },
          '429': {
            $ref: '#/components/responses/TooManyRequests',
          },
          '500': {
            $ref: '#/components/responses/InternalError',
          },
          '503': {
            $ref: '#/components/responses/Unavailable',
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      basic: {
        type: 'http',
        scheme: 'basic',
        description: 'User name and application password.',
      },
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description: 'A token of the sign-in operation; an extension.',
      },
    },
    parameters: {
      eventId: {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Event id, digits only.',
        schema: {
          type: 'integer',
          minimum: 0,
        },
        example: 101,
      },
      venueId: {
        name: 'id',
        in: 'path',
        required: true,
        description: 'Venue id, digits only.',
        schema: {
          type: 'integer',
          minimum: 0,
        },
        example: 11,
      },
      slug: {
        name: 'slug',
        in: 'path',
        required: true,
        description: 'Slug of the record; compared in its normal form.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: 'evening-walk-picnic',
      },
      page: {
        name: 'page',
        in: 'query',
        description: 'Page of the list, from 1.',
        schema: {
          type: 'integer',
          minimum: 1,
          default: 1,
        },
        example: 2,
      },
      perPage: {
        name: 'per_page',
        in: 'query',
        description: 'Records per page. More than 50 means 50.',
        schema: {
          type: 'integer',
          minimum: 1,
          default: 10,
        },
        example: 20,
      },
      startDate: {
        name: 'start_date',
        in: 'query',
        description:
          "Events that start at this time or later. Default 00:00:00 of the site's day that holds yesterday 23:59 UTC.",
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-05-14',
      },
      endDate: {
        name: 'end_date',
        in: 'query',
        description: 'Events that end at this time or before. Default 23:59:59 of today in 24 months.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-05-31',
      },
      startsBefore: {
        name: 'starts_before',
        in: 'query',
        description:
          'Events that start before this time. Giving one of the four relative times drops the defaults of `start_date` and `end_date`.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-06-01',
      },
      startsAfter: {
        name: 'starts_after',
        in: 'query',
        description: 'Events that start after this time.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-05-01',
      },
      endsBefore: {
        name: 'ends_before',
        in: 'query',
        description: 'Events that end before this time.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-06-01',
      },
      endsAfter: {
        name: 'ends_after',
        in: 'query',
        description: 'Events that end after this time.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: '2027-05-01',
      },
      strictDates: {
        name: 'strict_dates',
        in: 'query',
        description:
          "False: `start_date` means the begin of its day, all other times 23:59:59 of theirs. True: exactly the times given, on the site's clock where they name no zone.",
        schema: {
          type: 'boolean',
          'x-wire': 'truthy',
          default: false,
        },
        example: true,
      },
      eventSearch: {
        name: 'search',
        in: 'query',
        description:
          'Every word must occur in title, description or excerpt, in any case and with or without accents. A quoted phrase counts as one word; `-word` must not occur.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: 'walk "along the shore" -night',
      },
      venueFilter: {
        name: 'venue',
        in: 'query',
        description: 'Events at any of these venues, by id.',
        schema: {
          type: 'array',
          'x-wire': 'list',
          minItems: 1,
          items: {
            type: 'integer',
            minimum: 1,
          },
        },
        example: [11],
      },
      featuredFilter: {
        name: 'featured',
        in: 'query',
        description: 'True for featured events only, false for all others.',
        schema: {
          type: 'boolean',
        },
        example: true,
      },
      status: {
        name: 'status',
        in: 'query',
        description:
          'One status or several. Callers who cannot write may ask for `publish` only; for the others the default is everything but the trash. Records that the caller may not read are never listed.',
        schema: {
          type: 'array',
          'x-wire': 'list',
          minItems: 1,
          items: {
            $ref: '#/components/schemas/Status',
          },
        },
        example: ['publish'],
      },
      include: {
        name: 'include',
        in: 'query',
        description: 'Only events with these ids, by publication date; the date filters are ignored.',
        schema: {
          type: 'array',
          'x-wire': 'list',
          minItems: 1,
          items: {
            type: 'integer',
            minimum: 1,
          },
        },
        example: [101, 102],
      },
      venueSearch: {
        name: 'search',
        in: 'query',
        description:
          'One field (name, description, excerpt, address, city, province, state, stateprovince, zip or phone) must hold all words.',
        schema: {
          type: 'string',
          minLength: 1,
        },
        example: 'quay road',
      },
      eventFilter: {
        name: 'event',
        in: 'query',
        description: 'Venues of this event.',
        schema: {
          type: 'integer',
          minimum: 1,
        },
        example: 101,
      },
    },
    headers: {
      Total: {
        description: 'Number of records on all pages.',
        schema: {
          type: 'integer',
        },
        example: 5,
      },
      TotalPages: {
        description: 'Number of pages.',
        schema: {
          type: 'integer',
        },
        example: 3,
      },
    },
    responses: {
      EventList: {
        description: 'A page of events.',
        headers: {
          'X-TEC-Total': {
            $ref: '#/components/headers/Total',
          },
          'X-TEC-TotalPages': {
            $ref: '#/components/headers/TotalPages',
          },
        },
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/EventList',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventList',
              },
            },
          },
        },
      },
      EventOne: {
        description: 'The event, with `json_ld`.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Event',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventOne',
              },
            },
          },
        },
      },
      EventCreated: {
        description: 'The new event.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Event',
            },
            examples: {
              e: {
                $ref: '#/components/examples/Event',
              },
            },
          },
        },
      },
      EventUpdated: {
        description: 'The event after the change.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Event',
            },
            examples: {
              e: {
                $ref: '#/components/examples/Event',
              },
            },
          },
        },
      },
      EventDeleted: {
        description: 'The event, now in the trash.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Event',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventDeleted',
              },
            },
          },
        },
      },
      VenueList: {
        description: 'A page of venues.',
        headers: {
          'X-TEC-Total': {
            $ref: '#/components/headers/Total',
          },
          'X-TEC-TotalPages': {
            $ref: '#/components/headers/TotalPages',
          },
        },
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/VenueList',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenueList',
              },
            },
          },
        },
      },
      VenueOne: {
        description: 'The venue, with `json_ld`.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Venue',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenueOne',
              },
            },
          },
        },
      },
      VenueCreated: {
        description: 'The new venue, or the one that was there already.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Venue',
            },
            examples: {
              v: {
                $ref: '#/components/examples/Venue',
              },
            },
          },
        },
      },
      VenueUpdated: {
        description: 'The venue after the change.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Venue',
            },
            examples: {
              v: {
                $ref: '#/components/examples/Venue',
              },
            },
          },
        },
      },
      VenueDeleted: {
        description: 'The venue, now in the trash.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Venue',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenueDeleted',
              },
            },
          },
        },
      },
      InvalidParameter: {
        description: 'Values that are not accepted, all of them; or a body that is not JSON.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              i: {
                $ref: '#/components/examples/InvalidParameter',
              },
            },
          },
        },
      },
      MissingParameter: {
        description: 'Required fields that are missing, or values that are not accepted, all of them.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              m: {
                $ref: '#/components/examples/MissingParameter',
              },
            },
          },
        },
      },
      WrongKind: {
        description: 'The id belongs to another kind of record, or values are not accepted.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              w: {
                $ref: '#/components/examples/WrongKind',
              },
            },
          },
        },
      },
      WrongCredentials: {
        description: 'Credentials were sent and are wrong.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              w: {
                $ref: '#/components/examples/WrongCredentials',
              },
            },
          },
        },
      },
      Unauthenticated: {
        description: 'No credentials, or wrong ones.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              u: {
                $ref: '#/components/examples/Unauthenticated',
              },
            },
          },
        },
      },
      Forbidden: {
        description: 'The caller has no right to do this.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              f: {
                $ref: '#/components/examples/Forbidden',
              },
            },
          },
        },
      },
      EventNotAccessible: {
        description: 'The event is not published, or in the trash (`event-no-longer-available`).',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventNotAccessible',
              },
            },
          },
        },
      },
      VenueNotAccessible: {
        description: 'The venue is not published and the caller may not read it.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenueNotAccessible',
              },
            },
          },
        },
      },
      EventNotFound: {
        description: 'There is no such event.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventNotFound',
              },
            },
          },
        },
      },
      EventPageNotFound: {
        description: 'The list has no such page.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventPageNotFound',
              },
            },
          },
        },
      },
      VenuePageNotFound: {
        description: 'The list has no such page.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenuePageNotFound',
              },
            },
          },
        },
      },
      EventInTrash: {
        description: 'The event is in the trash already.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              e: {
                $ref: '#/components/examples/EventInTrash',
              },
            },
          },
        },
      },
      VenueInTrash: {
        description: 'The venue is in the trash already.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              v: {
                $ref: '#/components/examples/VenueInTrash',
              },
            },
          },
        },
      },
      TooLarge: {
        description: 'The body is larger than the server takes.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              t: {
                $ref: '#/components/examples/TooLarge',
              },
            },
          },
        },
      },
      TooManyRequests: {
        description: 'Too many requests, or too many wrong credentials, from this address.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              t: {
                $ref: '#/components/examples/TooManyRequests',
              },
            },
          },
        },
      },
      InternalError: {
        description: 'A fault of the server.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              i: {
                $ref: '#/components/examples/InternalError',
              },
            },
          },
        },
      },
      Unavailable: {
        description: 'The server cannot answer at the moment.',
        content: {
          'application/json': {
            schema: {
              $ref: '#/components/schemas/Error',
            },
            examples: {
              u: {
                $ref: '#/components/examples/Unavailable',
              },
            },
          },
        },
      },
    },
    examples: {
      EventCreate: {
        summary: 'An event at a venue that is there already',
        value: {
          title: 'Evening Walk & Picnic',
          start_date: '2027-05-14 18:00',
          end_date: '2027-05-14 21:00',
          timezone: 'America/New_York',
          cost: '$12',
          venue: [11],
        },
      },
      EventUpdate: {
        summary: 'A new title and price',
        value: {
          title: 'Evening Walk',
          cost: '',
        },
      },
      VenueCreate: {
        summary: 'A venue',
        value: {
          venue: 'Harbour Pavilion',
          address: '4 Quay Road',
          city: 'Portsmouth',
          country: 'United States',
          state: 'NH',
          zip: '03801',
        },
      },
      VenueUpdate: {
        summary: 'A new telephone number',
        value: {
          phone: '+1 555 0142',
        },
      },
      Event: {
        summary: 'An event',
        value: {
          id: 101,
          global_id: 'calendar.example.org?id=101',
          global_id_lineage: ['calendar.example.org?id=101'],
          author: '1',
          status: 'publish',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/event/evening-walk-picnic/',
          rest_url: 'https://calendar.example.org/cal/events/v1/events/101',
          title: 'Evening Walk &#038; Picnic',
          description: '<p>A slow walk along the shore.</p>',
          excerpt: '',
          slug: 'evening-walk-picnic',
          image: false,
          all_day: false,
          start_date: '2027-05-14 18:00:00',
          start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '18',
            minutes: '00',
            seconds: '00',
          },
          end_date: '2027-05-14 21:00:00',
          end_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '21',
            minutes: '00',
            seconds: '00',
          },
          utc_start_date: '2027-05-14 22:00:00',
          utc_start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '22',
            minutes: '00',
            seconds: '00',
          },
          utc_end_date: '2027-05-15 01:00:00',
          utc_end_date_details: {
            year: '2027',
            month: '05',
            day: '15',
            hour: '01',
            minutes: '00',
            seconds: '00',
          },
          timezone: 'America/New_York',
          timezone_abbr: 'EDT',
          cost: '$12',
          cost_details: {
            currency_symbol: '$',
            currency_code: '',
            currency_position: 'prefix',
            values: ['12'],
          },
          website: 'https://walks.example.org/picnic',
          show_map: true,
          show_map_link: true,
          hide_from_listings: false,
          sticky: false,
          featured: true,
          categories: [],
          tags: [],
          venue: {
            id: 11,
            author: '1',
            status: 'publish',
            date: '2026-09-01 09:00:00',
            date_utc: '2026-09-01 13:00:00',
            modified: '2026-09-01 09:00:00',
            modified_utc: '2026-09-01 13:00:00',
            url: 'https://calendar.example.org/venue/harbour-pavilion/',
            venue: 'Harbour Pavilion',
            description: '<p>A hall by the water.</p>',
            slug: 'harbour-pavilion',
            address: '4 Quay Road',
            city: 'Portsmouth',
            country: 'United States',
            state: 'NH',
            zip: '03801',
            phone: '+1 555 0142',
            website: 'https://pavilion.example.org/',
            stateprovince: 'NH',
            show_map: true,
            show_map_link: true,
            global_id: 'calendar.example.org?id=11',
            global_id_lineage: ['calendar.example.org?id=11'],
          },
          organizer: [],
          custom_fields: [],
        },
      },
      EventOne: {
        summary: 'One event',
        value: {
          id: 101,
          global_id: 'calendar.example.org?id=101',
          global_id_lineage: ['calendar.example.org?id=101'],
          author: '1',
          status: 'publish',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/event/evening-walk-picnic/',
          rest_url: 'https://calendar.example.org/cal/events/v1/events/101',
          title: 'Evening Walk &#038; Picnic',
          description: '<p>A slow walk along the shore.</p>',
          excerpt: '',
          slug: 'evening-walk-picnic',
          image: false,
          all_day: false,
          start_date: '2027-05-14 18:00:00',
          start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '18',
            minutes: '00',
            seconds: '00',
          },
          end_date: '2027-05-14 21:00:00',
          end_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '21',
            minutes: '00',
            seconds: '00',
          },
          utc_start_date: '2027-05-14 22:00:00',
          utc_start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '22',
            minutes: '00',
            seconds: '00',
          },
          utc_end_date: '2027-05-15 01:00:00',
          utc_end_date_details: {
            year: '2027',
            month: '05',
            day: '15',
            hour: '01',
            minutes: '00',
            seconds: '00',
          },
          timezone: 'America/New_York',
          timezone_abbr: 'EDT',
          cost: '$12',
          cost_details: {
            currency_symbol: '$',
            currency_code: '',
            currency_position: 'prefix',
            values: ['12'],
          },
          website: 'https://walks.example.org/picnic',
          show_map: true,
          show_map_link: true,
          hide_from_listings: false,
          sticky: false,
          featured: true,
          categories: [],
          tags: [],
          venue: {
            id: 11,
            author: '1',
            status: 'publish',
            date: '2026-09-01 09:00:00',
            date_utc: '2026-09-01 13:00:00',
            modified: '2026-09-01 09:00:00',
            modified_utc: '2026-09-01 13:00:00',
            url: 'https://calendar.example.org/venue/harbour-pavilion/',
            venue: 'Harbour Pavilion',
            description: '<p>A hall by the water.</p>',
            slug: 'harbour-pavilion',
            address: '4 Quay Road',
            city: 'Portsmouth',
            country: 'United States',
            state: 'NH',
            zip: '03801',
            phone: '+1 555 0142',
            website: 'https://pavilion.example.org/',
            stateprovince: 'NH',
            json_ld: {
              '@type': 'Place',
              name: 'Harbour Pavilion',
              description: 'A hall by the water.',
              url: '',
              address: {
                '@type': 'PostalAddress',
                streetAddress: '4 Quay Road',
                addressLocality: 'Portsmouth',
                addressRegion: 'NH',
                postalCode: '03801',
                addressCountry: 'United States',
              },
              telephone: '+1 555 0142',
              sameAs: 'https://pavilion.example.org/',
            },
            show_map: true,
            show_map_link: true,
            global_id: 'calendar.example.org?id=11',
            global_id_lineage: ['calendar.example.org?id=11'],
          },
          organizer: [],
          custom_fields: [],
          json_ld: {
            '@context': 'http://schema.org',
            '@type': 'Event',
            name: 'Evening Walk &#038; Picnic',
            description: 'A slow walk along the shore.',
            url: 'https://calendar.example.org/event/evening-walk-picnic/',
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            eventStatus: 'https://schema.org/EventScheduled',
            startDate: '2027-05-14T18:00:00-04:00',
            endDate: '2027-05-14T21:00:00-04:00',
            location: {
              '@type': 'Place',
              name: 'Harbour Pavilion',
              description: 'A hall by the water.',
              url: '',
              address: {
                '@type': 'PostalAddress',
                streetAddress: '4 Quay Road',
                addressLocality: 'Portsmouth',
                addressRegion: 'NH',
                postalCode: '03801',
                addressCountry: 'United States',
              },
              telephone: '+1 555 0142',
              sameAs: 'https://pavilion.example.org/',
            },
            offers: {
              '@type': 'Offer',
              price: '12',
              priceCurrency: 'USD',
              url: 'https://calendar.example.org/event/evening-walk-picnic/',
              category: 'primary',
              availability: 'inStock',
              validFrom: '2026-09-01T00:00:00-04:00',
            },
            performer: 'Organization',
          },
        },
      },
      EventDeleted: {
        summary: 'An event in the trash',
        value: {
          id: 101,
          global_id: 'calendar.example.org?id=101',
          global_id_lineage: ['calendar.example.org?id=101'],
          author: '1',
          status: 'trash',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/?post_type=tribe_events&p=101',
          rest_url: 'https://calendar.example.org/cal/events/v1/events/101',
          title: 'Evening Walk &#038; Picnic',
          description: '<p>A slow walk along the shore.</p>',
          excerpt: '',
          slug: 'evening-walk-picnic__trashed',
          image: false,
          all_day: false,
          start_date: '2027-05-14 18:00:00',
          start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '18',
            minutes: '00',
            seconds: '00',
          },
          end_date: '2027-05-14 21:00:00',
          end_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '21',
            minutes: '00',
            seconds: '00',
          },
          utc_start_date: '2027-05-14 22:00:00',
          utc_start_date_details: {
            year: '2027',
            month: '05',
            day: '14',
            hour: '22',
            minutes: '00',
            seconds: '00',
          },
          utc_end_date: '2027-05-15 01:00:00',
          utc_end_date_details: {
            year: '2027',
            month: '05',
            day: '15',
            hour: '01',
            minutes: '00',
            seconds: '00',
          },
          timezone: 'America/New_York',
          timezone_abbr: 'EDT',
          cost: '$12',
          cost_details: {
            currency_symbol: '$',
            currency_code: '',
            currency_position: 'prefix',
            values: ['12'],
          },
          website: 'https://walks.example.org/picnic',
          show_map: true,
          show_map_link: true,
          hide_from_listings: false,
          sticky: false,
          featured: true,
          categories: [],
          tags: [],
          venue: {
            id: 11,
            author: '1',
            status: 'publish',
            date: '2026-09-01 09:00:00',
            date_utc: '2026-09-01 13:00:00',
            modified: '2026-09-01 09:00:00',
            modified_utc: '2026-09-01 13:00:00',
            url: 'https://calendar.example.org/venue/harbour-pavilion/',
            venue: 'Harbour Pavilion',
            description: '<p>A hall by the water.</p>',
            slug: 'harbour-pavilion',
            address: '4 Quay Road',
            city: 'Portsmouth',
            country: 'United States',
            state: 'NH',
            zip: '03801',
            phone: '+1 555 0142',
            website: 'https://pavilion.example.org/',
            stateprovince: 'NH',
            show_map: true,
            show_map_link: true,
            global_id: 'calendar.example.org?id=11',
            global_id_lineage: ['calendar.example.org?id=11'],
          },
          organizer: [],
          custom_fields: [],
        },
      },
      EventList: {
        summary: 'The first of three pages',
        value: {
          events: [
            {
              id: 101,
              global_id: 'calendar.example.org?id=101',
              global_id_lineage: ['calendar.example.org?id=101'],
              author: '1',
              status: 'publish',
              date: '2026-09-01 09:00:00',
              date_utc: '2026-09-01 13:00:00',
              modified: '2026-09-01 09:00:00',
              modified_utc: '2026-09-01 13:00:00',
              url: 'https://calendar.example.org/event/evening-walk-picnic/',
              rest_url: 'https://calendar.example.org/cal/events/v1/events/101',
              title: 'Evening Walk &#038; Picnic',
              description: '<p>A slow walk along the shore.</p>',
              excerpt: '',
              slug: 'evening-walk-picnic',
              image: false,
              all_day: false,
              start_date: '2027-05-14 18:00:00',
              start_date_details: {
                year: '2027',
                month: '05',
                day: '14',
                hour: '18',
                minutes: '00',
                seconds: '00',
              },
              end_date: '2027-05-14 21:00:00',
              end_date_details: {
                year: '2027',
                month: '05',
                day: '14',
                hour: '21',
                minutes: '00',
                seconds: '00',
              },
              utc_start_date: '2027-05-14 22:00:00',
              utc_start_date_details: {
                year: '2027',
                month: '05',
                day: '14',
                hour: '22',
                minutes: '00',
                seconds: '00',
              },
              utc_end_date: '2027-05-15 01:00:00',
              utc_end_date_details: {
                year: '2027',
                month: '05',
                day: '15',
                hour: '01',
                minutes: '00',
                seconds: '00',
              },
              timezone: 'America/New_York',
              timezone_abbr: 'EDT',
              cost: '$12',
              cost_details: {
                currency_symbol: '$',
                currency_code: '',
                currency_position: 'prefix',
                values: ['12'],
              },
              website: 'https://walks.example.org/picnic',
              show_map: true,
              show_map_link: true,
              hide_from_listings: false,
              sticky: false,
              featured: true,
              categories: [],
              tags: [],
              venue: {
                id: 11,
                author: '1',
                status: 'publish',
                date: '2026-09-01 09:00:00',
                date_utc: '2026-09-01 13:00:00',
                modified: '2026-09-01 09:00:00',
                modified_utc: '2026-09-01 13:00:00',
                url: 'https://calendar.example.org/venue/harbour-pavilion/',
                venue: 'Harbour Pavilion',
                description: '<p>A hall by the water.</p>',
                slug: 'harbour-pavilion',
                address: '4 Quay Road',
                city: 'Portsmouth',
                country: 'United States',
                state: 'NH',
                zip: '03801',
                phone: '+1 555 0142',
                website: 'https://pavilion.example.org/',
                stateprovince: 'NH',
                show_map: true,
                show_map_link: true,
                global_id: 'calendar.example.org?id=11',
                global_id_lineage: ['calendar.example.org?id=11'],
              },
              organizer: [],
              custom_fields: [],
            },
          ],
          rest_url:
            'https://calendar.example.org/cal/events/v1/events/?page=1&per_page=1&start_date=2027-05-14+00%3A00%3A00&end_date=2028-09-02+23%3A59%3A59&status=publish',
          next_rest_url:
            'https://calendar.example.org/cal/events/v1/events/?per_page=1&start_date=2027-05-14+00%3A00%3A00&end_date=2028-09-02+23%3A59%3A59&status=publish&page=2',
          total: 3,
          total_pages: 3,
        },
      },
      Venue: {
        summary: 'A venue',
        value: {
          id: 11,
          author: '1',
          status: 'publish',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/venue/harbour-pavilion/',
          venue: 'Harbour Pavilion',
          description: '<p>A hall by the water.</p>',
          slug: 'harbour-pavilion',
          address: '4 Quay Road',
          city: 'Portsmouth',
          country: 'United States',
          state: 'NH',
          zip: '03801',
          phone: '+1 555 0142',
          website: 'https://pavilion.example.org/',
          stateprovince: 'NH',
          show_map: true,
          show_map_link: true,
          global_id: 'calendar.example.org?id=11',
          global_id_lineage: ['calendar.example.org?id=11'],
        },
      },
      VenueOne: {
        summary: 'One venue',
        value: {
          id: 11,
          author: '1',
          status: 'publish',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/venue/harbour-pavilion/',
          venue: 'Harbour Pavilion',
          description: '<p>A hall by the water.</p>',
          slug: 'harbour-pavilion',
          address: '4 Quay Road',
          city: 'Portsmouth',
          country: 'United States',
          state: 'NH',
          zip: '03801',
          phone: '+1 555 0142',
          website: 'https://pavilion.example.org/',
          stateprovince: 'NH',
          json_ld: {
            '@type': 'Place',
            name: 'Harbour Pavilion',
            description: 'A hall by the water.',
            url: '',
            address: {
              '@type': 'PostalAddress',
              streetAddress: '4 Quay Road',
              addressLocality: 'Portsmouth',
              addressRegion: 'NH',
              postalCode: '03801',
              addressCountry: 'United States',
            },
            telephone: '+1 555 0142',
            sameAs: 'https://pavilion.example.org/',
          },
          show_map: true,
          show_map_link: true,
          global_id: 'calendar.example.org?id=11',
          global_id_lineage: ['calendar.example.org?id=11'],
        },
      },
      VenueDeleted: {
        summary: 'A venue in the trash',
        value: {
          id: 11,
          author: '1',
          status: 'trash',
          date: '2026-09-01 09:00:00',
          date_utc: '2026-09-01 13:00:00',
          modified: '2026-09-01 09:00:00',
          modified_utc: '2026-09-01 13:00:00',
          url: 'https://calendar.example.org/?post_type=tribe_venue&p=11',
          venue: 'Harbour Pavilion',
          description: '<p>A hall by the water.</p>',
          slug: 'harbour-pavilion__trashed',
          address: '4 Quay Road',
          city: 'Portsmouth',
          country: 'United States',
          state: 'NH',
          zip: '03801',
          phone: '+1 555 0142',
          website: 'https://pavilion.example.org/',
          stateprovince: 'NH',
          show_map: true,
          show_map_link: true,
          global_id: 'calendar.example.org?id=11',
          global_id_lineage: ['calendar.example.org?id=11'],
        },
      },
      VenueList: {
        summary: 'The only page',
        value: {
          venues: [
            {
              id: 11,
              author: '1',
              status: 'publish',
              date: '2026-09-01 09:00:00',
              date_utc: '2026-09-01 13:00:00',
              modified: '2026-09-01 09:00:00',
              modified_utc: '2026-09-01 13:00:00',
              url: 'https://calendar.example.org/venue/harbour-pavilion/',
              venue: 'Harbour Pavilion',
              description: '<p>A hall by the water.</p>',
              slug: 'harbour-pavilion',
              address: '4 Quay Road',
              city: 'Portsmouth',
              country: 'United States',
              state: 'NH',
              zip: '03801',
              phone: '+1 555 0142',
              website: 'https://pavilion.example.org/',
              stateprovince: 'NH',
              show_map: true,
              show_map_link: true,
              global_id: 'calendar.example.org?id=11',
              global_id_lineage: ['calendar.example.org?id=11'],
            },
          ],
          rest_url: 'https://calendar.example.org/cal/events/v1/venues/?page=1&per_page=10&status=publish',
          total: 1,
          total_pages: 1,
        },
      },
      InvalidParameter: {
        summary: 'Values that are not accepted, all of them',
        value: {
          code: 'rest_invalid_param',
          message: 'Some parameters were not accepted.',
          data: {
            status: 400,
            params: {
              title: 'This value is not accepted.',
              timezone: 'This value is not accepted.',
            },
            details: [],
          },
        },
      },
      MissingParameter: {
        summary: 'Required fields that are missing, or values that are not accepted, all of them',
        value: {
          code: 'rest_missing_callback_param',
          message: 'Required parameters are missing.',
          data: {
            status: 400,
            params: ['start_date', 'end_date'],
          },
        },
      },
      WrongKind: {
        summary: 'The id belongs to another kind of record, or values are not accepted',
        value: {
          code: 'rest-invalid-event-id',
          message: 'This id belongs to another kind of record.',
          data: {
            status: 400,
          },
        },
      },
      WrongCredentials: {
        summary: 'Credentials were sent and are wrong',
        value: {
          code: 'incorrect_password',
          message: 'The credentials were not accepted.',
          data: {
            status: 401,
          },
        },
      },
      Unauthenticated: {
        summary: 'No credentials, or wrong ones',
        value: {
          code: 'rest_forbidden',
          message: 'You may not do this.',
          data: {
            status: 401,
          },
        },
      },
      Forbidden: {
        summary: 'The caller has no right to do this',
        value: {
          code: 'rest_forbidden',
          message: 'You may not do this.',
          data: {
            status: 403,
          },
        },
      },
      EventNotAccessible: {
        summary: 'The event is not published, or in the trash (`event-no-longer-available`)',
        value: {
          code: 'event-not-accessible',
          message: 'This event is not public.',
          data: {
            status: 403,
          },
        },
      },
      VenueNotAccessible: {
        summary: 'The venue is not published and the caller may not read it',
        value: {
          code: 'venue-not-accessible',
          message: 'This venue is not public.',
          data: {
            status: 403,
          },
        },
      },
      EventNotFound: {
        summary: 'There is no such event',
        value: {
          code: 'rest-event-not-found',
          message: 'There is no event with this id.',
          data: {
            status: 404,
          },
        },
      },
      EventPageNotFound: {
        summary: 'The list has no such page',
        value: {
          code: 'event-archive-page-not-found',
          message: 'The list has no such page.',
          data: {
            status: 404,
          },
        },
      },
      VenuePageNotFound: {
        summary: 'The list has no such page',
        value: {
          code: 'venue-archive-page-not-found',
          message: 'The list has no such page.',
          data: {
            status: 404,
          },
        },
      },
      EventInTrash: {
        summary: 'The event is in the trash already',
        value: {
          code: 'event-is-in-trash',
          message: 'The event is in the trash already.',
          data: {
            status: 410,
          },
        },
      },
      VenueInTrash: {
        summary: 'The venue is in the trash already',
        value: {
          code: 'venue-is-in-trash',
          message: 'The venue is in the trash already.',
          data: {
            status: 410,
          },
        },
      },
      TooLarge: {
        summary: 'The body is larger than the server takes',
        value: {
          code: 'rest_too_large',
          message: 'The request is too large.',
          data: {
            status: 413,
          },
        },
      },
      TooManyRequests: {
        summary: 'Too many requests, or too many wrong credentials, from this address',
        value: {
          code: 'rest_rate_limited',
          message: 'Too many requests.',
          data: {
            status: 429,
          },
        },
      },
      InternalError: {
        summary: 'A fault of the server',
        value: {
          code: 'internal_server_error',
          message: 'Something went wrong.',
          data: {
            status: 500,
          },
        },
      },
      Unavailable: {
        summary: 'The server cannot answer at the moment',
        value: {
          code: 'rest_unavailable',
          message: 'The server is not available.',
          data: {
            status: 503,
          },
        },
      },
    },
    schemas: {
      Status: {
        type: 'string',
        description:
          '`publish` is public; `future` will be, at its publication date; `draft` and `pending` are not published; `private` is for editors and its author; `trash` is deleted.',
        enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash'],
      },
      Time: {
        description: 'A Unix timestamp in seconds or a date-time text; see "Date-times in".',
        type: ['string', 'number'],
        example: '2027-05-14 18:00:00',
      },
      Flag: {
        type: 'boolean',
      },
      VenueLink: {
        description:
          'A venue by id or, with `venue`, one to create. One venue is kept: of several, the first. Empty (`""`, `0`, `[]`) removes it.',
        anyOf: [
          {
            type: 'integer',
          },
          {
            type: ['string', 'null'],
          },
          {
            $ref: '#/components/schemas/VenueReference',
          },
          {
            type: 'array',
            items: {
              anyOf: [
                {
                  type: 'integer',
                },
                {
                  type: 'string',
                },
                {
                  $ref: '#/components/schemas/VenueReference',
                },
              ],
            },
          },
        ],
      },
      VenueReference: {
        description: '`id` of a venue, or the fields of one to create (`venue` is its name).',
        allOf: [
          {
            $ref: '#/components/schemas/VenueUpdate',
          },
          {
            type: 'object',
            additionalProperties: true,
            properties: {
              id: {
                type: 'integer',
              },
            },
          },
        ],
      },
      EventUpdate: {
        description: 'Fields of an event; those not sent stay as they are.',
        type: 'object',
        additionalProperties: true,
        properties: {
          title: {
            type: 'string',
            minLength: 1,
            description: 'Plain text; markup is taken out.',
            example: 'Evening Walk & Picnic',
          },
          start_date: {
            $ref: '#/components/schemas/Time',
          },
          end_date: {
            $ref: '#/components/schemas/Time',
            description: 'An end before the start becomes the start.',
          },
          author: {
            type: 'integer',
            description:
              "Id of a user. Default the caller; only those who can edit others' records may name another.",
            minimum: 1,
            example: 2,
          },
          date: {
            $ref: '#/components/schemas/Time',
            description:
              "Publication time on the site's clock. In the future it makes a published event `future`.",
          },
          date_utc: {
            $ref: '#/components/schemas/Time',
            description: 'Publication time in UTC; wins over `date`.',
          },
          description: {
            type: 'string',
            description: 'HTML or plain text; `""` clears.',
          },
          excerpt: {
            type: 'string',
            description: 'HTML or plain text; `""` clears.',
          },
          slug: {
            type: 'string',
            description: 'Wanted slug; made normal and unique. `""` asks for one made from the title.',
          },
          status: {
            type: 'string',
            description:
              'Default `publish` for those who may publish, else `draft`. What the caller may not publish becomes `pending`. `trash` is for updates only.',
            enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash'],
          },
          timezone: {
            type: 'string',
            description:
              "IANA name in any case, abbreviation, `UTC±n` or `±hh:mm`; empty means the site's zone. Start and end are wall clock in it.",
            example: 'America/New_York',
          },
          all_day: {
            $ref: '#/components/schemas/Flag',
          },
          cost: {
            description: 'A number, a text (`$10`, `10-20`, `Free`) or a list of them; empty clears.',
            type: ['string', 'number', 'array', 'null'],
            items: {
              type: ['string', 'number'],
            },
            example: '$10',
          },
          website: {
            type: ['string', 'null'],
            description: 'http, https or ftp address; `""` or null clears.',
            example: 'https://walks.example.org/picnic',
          },
          show_map: {
            $ref: '#/components/schemas/Flag',
          },
          show_map_link: {
            $ref: '#/components/schemas/Flag',
          },
          hide_from_listings: {
            $ref: '#/components/schemas/Flag',
          },
          sticky: {
            $ref: '#/components/schemas/Flag',
          },
          featured: {
            $ref: '#/components/schemas/Flag',
          },
          venue: {
            $ref: '#/components/schemas/VenueLink',
          },
        },
      },
      EventCreate: {
        description: 'A new event.',
        allOf: [
          {
            $ref: '#/components/schemas/EventUpdate',
          },
        ],
        required: ['title', 'start_date', 'end_date'],
      },
      VenueUpdate: {
        description: 'Fields of a venue; those not sent stay as they are.',
        type: 'object',
        additionalProperties: true,
        properties: {
          venue: {
            type: 'string',
            minLength: 1,
            description: 'Name, as plain text; markup is taken out.',
            example: 'Harbour Pavilion',
          },
          author: {
            type: 'integer',
            description:
              "Id of a user. Default the caller; only those who can edit others' records may name another.",
            minimum: 1,
          },
          date: {
            $ref: '#/components/schemas/Time',
            description: "Publication time on the site's clock.",
          },
          date_utc: {
            $ref: '#/components/schemas/Time',
            description: 'Publication time in UTC; wins over `date`.',
          },
          description: {
            type: 'string',
            description: 'HTML or plain text; `""` clears.',
          },
          status: {
            type: 'string',
            enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash'],
          },
          show_map: {
            type: 'boolean',
            'x-wire': 'truthy',
            description: 'Default true.',
          },
          show_map_link: {
            type: 'boolean',
            'x-wire': 'truthy',
            description: 'Default true.',
          },
          address: {
            type: 'string',
            example: '4 Quay Road',
          },
          city: {
            type: 'string',
            example: 'Portsmouth',
          },
          country: {
            type: 'string',
            example: 'United States',
          },
          province: {
            type: 'string',
          },
          state: {
            type: 'string',
            example: 'NH',
          },
          zip: {
            type: 'string',
            example: '03801',
          },
          phone: {
            type: 'string',
            example: '+1 555 0142',
          },
          stateprovince: {
            type: 'string',
            description:
              'Default: the state in the United States and where there is no country, else the province.',
          },
          website: {
            type: ['string', 'null'],
            description: 'http, https or ftp address; `""` or null clears.',
            example: 'https://pavilion.example.org/',
          },
        },
      },
      VenueCreate: {
        description: 'A new venue.',
        allOf: [
          {
            $ref: '#/components/schemas/VenueUpdate',
          },
        ],
        required: ['venue'],
      },
      DateTime: {
        type: 'string',
        description: 'Wall clock without a zone.',
        pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$',
      },
      DateDetails: {
        type: 'object',
        description: 'The parts of a date-time, padded with zeros.',
        additionalProperties: false,
        required: ['year', 'month', 'day', 'hour', 'minutes', 'seconds'],
        properties: {
          year: {
            type: 'string',
          },
          month: {
            type: 'string',
          },
          day: {
            type: 'string',
          },
          hour: {
            type: 'string',
          },
          minutes: {
            type: 'string',
          },
          seconds: {
            type: 'string',
          },
        },
      },
      CostDetails: {
        type: 'object',
        additionalProperties: false,
        required: ['currency_symbol', 'currency_code', 'currency_position', 'values'],
        properties: {
          currency_symbol: {
            type: 'string',
          },
          currency_code: {
            type: 'string',
          },
          currency_position: {
            type: 'string',
            enum: ['', 'prefix', 'postfix'],
          },
          values: {
            type: 'array',
            description: 'Prices, lowest first; words as a slug.',
            items: {
              type: 'string',
            },
          },
        },
      },
      ImageSize: {
        type: 'object',
        additionalProperties: false,
        required: ['width', 'height', 'mime-type', 'filesize', 'url'],
        properties: {
          width: {
            type: 'integer',
          },
          height: {
            type: 'integer',
          },
          'mime-type': {
            type: 'string',
          },
          filesize: {
            type: 'integer',
          },
          url: {
            type: 'string',
          },
        },
      },
      Image: {
        type: 'object',
        additionalProperties: false,
        required: ['url', 'id', 'extension'],
        properties: {
          url: {
            type: 'string',
          },
          id: {
            type: 'integer',
          },
          extension: {
            type: 'string',
          },
          width: {
            type: 'integer',
          },
          height: {
            type: 'integer',
          },
          filesize: {
            type: 'integer',
          },
          sizes: {
            type: 'object',
            additionalProperties: {
              $ref: '#/components/schemas/ImageSize',
            },
          },
        },
      },
      Term: {
        type: 'object',
        description: 'A category or tag as it appears in an event.',
        additionalProperties: false,
        required: [
          'name',
          'slug',
          'term_group',
          'term_taxonomy_id',
          'taxonomy',
          'description',
          'parent',
          'count',
          'filter',
          'id',
          'urls',
        ],
        properties: {
          name: {
            type: 'string',
          },
          slug: {
            type: 'string',
          },
          term_group: {
            type: 'integer',
          },
          term_taxonomy_id: {
            type: 'integer',
          },
          taxonomy: {
            type: 'string',
            enum: ['tribe_events_cat', 'post_tag'],
          },
          description: {
            type: 'string',
          },
          parent: {
            type: 'integer',
          },
          count: {
            type: 'integer',
          },
          filter: {
            type: 'string',
          },
          id: {
            type: 'integer',
          },
          urls: {
            type: 'object',
            additionalProperties: false,
            required: ['self', 'collection'],
            properties: {
              self: {
                type: 'string',
              },
              collection: {
                type: 'string',
              },
              up: {
                type: 'string',
              },
            },
          },
        },
      },
      JsonLd: {
        type: 'object',
        description: 'schema.org description of the record.',
        additionalProperties: true,
      },
      Event: {
        type: 'object',
        description: 'An event, with the same keys in every reply; `json_ld` when one is read.',
        additionalProperties: false,
        required: [
          'id',
          'global_id',
          'global_id_lineage',
          'author',
          'status',
          'date',
          'date_utc',
          'modified',
          'modified_utc',
          'url',
          'rest_url',
          'title',
          'description',
          'excerpt',
          'slug',
          'image',
          'all_day',
          'start_date',
          'start_date_details',
          'end_date',
          'end_date_details',
          'utc_start_date',
          'utc_start_date_details',
          'utc_end_date',
          'utc_end_date_details',
          'timezone',
          'timezone_abbr',
          'cost',
          'cost_details',
          'website',
          'show_map',
          'show_map_link',
          'hide_from_listings',
          'sticky',
          'featured',
          'categories',
          'tags',
          'venue',
          'organizer',
          'custom_fields',
        ],
        properties: {
          id: {
            type: 'integer',
          },
          global_id: {
            type: 'string',
          },
          global_id_lineage: {
            type: 'array',
            items: {
              type: 'string',
            },
          },
          author: {
            type: 'string',
            description: 'User id.',
          },
          status: {
            $ref: '#/components/schemas/Status',
          },
          date: {
            $ref: '#/components/schemas/DateTime',
            description: "Publication time on the site's clock.",
          },
          date_utc: {
            $ref: '#/components/schemas/DateTime',
            description: 'Publication time in UTC; zeros in drafts and pending events.',
          },
          modified: {
            $ref: '#/components/schemas/DateTime',
          },
          modified_utc: {
            $ref: '#/components/schemas/DateTime',
          },
          url: {
            type: 'string',
          },
          rest_url: {
            type: 'string',
          },
          title: {
            type: 'string',
            description: 'HTML; typographic signs as entities.',
          },
          description: {
            type: 'string',
            description: 'HTML.',
          },
          excerpt: {
            type: 'string',
            description: 'HTML.',
          },
          slug: {
            type: 'string',
          },
          image: {
            description: 'False when there is none.',
            anyOf: [
              {
                $ref: '#/components/schemas/Image',
              },
              {
                type: 'boolean',
                const: false,
              },
            ],
          },
          all_day: {
            type: ['boolean', 'null'],
          },
          start_date: {
            $ref: '#/components/schemas/DateTime',
          },
          start_date_details: {
            $ref: '#/components/schemas/DateDetails',
          },
          end_date: {
            $ref: '#/components/schemas/DateTime',
          },
          end_date_details: {
            $ref: '#/components/schemas/DateDetails',
          },
          utc_start_date: {
            $ref: '#/components/schemas/DateTime',
          },
          utc_start_date_details: {
            $ref: '#/components/schemas/DateDetails',
          },
          utc_end_date: {
            $ref: '#/components/schemas/DateTime',
          },
          utc_end_date_details: {
            $ref: '#/components/schemas/DateDetails',
          },
          timezone: {
            type: 'string',
          },
          timezone_abbr: {
            type: 'string',
          },
          cost: {
            type: 'string',
          },
          cost_details: {
            $ref: '#/components/schemas/CostDetails',
          },
          website: {
            type: 'string',
            description: "HTML-escaped. The event's own address until one was set.",
          },
          show_map: {
            type: ['boolean', 'null'],
          },
          show_map_link: {
            type: ['boolean', 'null'],
          },
          hide_from_listings: {
            type: ['boolean', 'null'],
          },
          sticky: {
            type: ['boolean', 'null'],
          },
          featured: {
            type: ['boolean', 'null'],
          },
          categories: {
            type: 'array',
            items: {
              $ref: '#/components/schemas/Term',
            },
          },
          tags: {
            type: 'array',
            items: {
              $ref: '#/components/schemas/Term',
            },
          },
          venue: {
            description: 'The venue; an empty list when there is none, a list of several.',
            anyOf: [
              {
                $ref: '#/components/schemas/Venue',
              },
              {
                type: 'array',
                items: {
                  $ref: '#/components/schemas/Venue',
                },
              },
            ],
          },
          organizer: {
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: true,
            },
          },
          custom_fields: {
            description: 'An empty list when there is none.',
            anyOf: [
              {
                type: 'array',
                items: {
                  type: 'string',
                },
              },
              {
                type: 'object',
                additionalProperties: true,
              },
            ],
          },
          json_ld: {
            $ref: '#/components/schemas/JsonLd',
            description: 'Only when one event is read.',
          },
        },
      },
      Venue: {
        type: 'object',
        description: 'A venue. Keys without a value are left out.',
        additionalProperties: false,
        required: [
          'id',
          'author',
          'status',
          'date',
          'date_utc',
          'modified',
          'modified_utc',
          'url',
          'show_map',
          'show_map_link',
          'global_id',
          'global_id_lineage',
        ],
        properties: {
          id: {
            type: 'integer',
          },
          author: {
            type: 'string',
            description: 'User id.',
          },
          status: {
            $ref: '#/components/schemas/Status',
          },
          date: {
            $ref: '#/components/schemas/DateTime',
          },
          date_utc: {
            $ref: '#/components/schemas/DateTime',
          },
          modified: {
            $ref: '#/components/schemas/DateTime',
          },
          modified_utc: {
            $ref: '#/components/schemas/DateTime',
          },
          url: {
            type: 'string',
          },
          venue: {
            type: 'string',
            description: 'Name, as HTML.',
          },
          description: {
            type: 'string',
          },
          excerpt: {
            type: 'string',
          },
          slug: {
            type: 'string',
          },
          image: {
            $ref: '#/components/schemas/Image',
          },
          address: {
            type: 'string',
          },
          city: {
            type: 'string',
          },
          country: {
            type: 'string',
          },
          province: {
            type: 'string',
          },
          state: {
            type: 'string',
          },
          zip: {
            type: 'string',
          },
          phone: {
            type: 'string',
          },
          website: {
            type: 'string',
          },
          stateprovince: {
            type: 'string',
          },
          geo_lat: {
            type: 'number',
          },
          geo_lng: {
            type: 'number',
          },
          json_ld: {
            $ref: '#/components/schemas/JsonLd',
            description: 'Only when one venue, or one event with it, is read.',
          },
          show_map: {
            type: ['boolean', 'null'],
          },
          show_map_link: {
            type: ['boolean', 'null'],
          },
          global_id: {
            type: 'string',
          },
          global_id_lineage: {
            type: 'array',
            items: {
              type: 'string',
            },
          },
        },
      },
      EventList: {
        type: 'object',
        additionalProperties: false,
        required: ['events', 'rest_url', 'total', 'total_pages'],
        properties: {
          events: {
            type: 'array',
            items: {
              $ref: '#/components/schemas/Event',
            },
          },
          rest_url: {
            type: 'string',
          },
          next_rest_url: {
            type: 'string',
          },
          previous_rest_url: {
            type: 'string',
          },
          total: {
            type: 'integer',
          },
          total_pages: {
            type: 'integer',
          },
        },
      },
      VenueList: {
        type: 'object',
        additionalProperties: false,
        required: ['venues', 'rest_url', 'total', 'total_pages'],
        properties: {
          venues: {
            type: 'array',
            items: {
              $ref: '#/components/schemas/Venue',
            },
          },
          rest_url: {
            type: 'string',
          },
          next_rest_url: {
            type: 'string',
          },
          previous_rest_url: {
            type: 'string',
          },
          total: {
            type: 'integer',
          },
          total_pages: {
            type: 'integer',
          },
        },
      },
      Error: {
        type: 'object',
        description: 'Every failure has this shape.',
        additionalProperties: false,
        required: ['code', 'message', 'data'],
        properties: {
          code: {
            type: 'string',
            description: 'For programs; does not change with the language of the message.',
          },
          message: {
            type: 'string',
          },
          data: {
            type: 'object',
            additionalProperties: true,
            required: ['status'],
            properties: {
              status: {
                type: 'integer',
                description: 'The HTTP status.',
              },
              params: {
                description: 'The names at fault; with the reason of each, or a list of missing ones.',
                anyOf: [
                  {
                    type: 'array',
                    items: {
                      type: 'string',
                    },
                  },
                  {
                    type: 'object',
                    additionalProperties: {
                      type: 'string',
                    },
                  },
                ],
              },
              details: {
                description:
                  'For values of a wrong type, the error of each parameter; otherwise an empty list.',
                anyOf: [
                  {
                    type: 'array',
                    items: {
                      type: 'string',
                    },
                  },
                  {
                    type: 'object',
                    additionalProperties: true,
                  },
                ],
              },
              json_error_code: {
                type: 'integer',
              },
              json_error_message: {
                type: 'string',
              },
            },
          },
        },
      },
    },
  },
};
