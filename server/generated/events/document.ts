// Made by scripts/generate/main.ts from openapi/events/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

// SHA-256 of the document: 723c074d32f744ffef23b10d5a36583ca8072ce6abd21164966fc720f5eff78d

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Fairground events catalogue",
    "version": "1.0.0",
    "summary": "Events, venues, organizers, categories, tags and images, as records that can be listed, read, created, updated and deleted.",
    "description": "A REST interface to a calendar of public events. The [guide]({address}/guide/events) explains the rules that all\noperations share, and the [reference]({address}/reference/events) shows each operation.\n\n**Base address.** All paths are below `{address}/cal/events/v1`. Requests are JSON, forms, multipart bodies or\nquery strings; replies are JSON in UTF-8, except for image files and calendars.\n\n**Signing in.** Published records need no credentials. Send HTTP Basic with a user name and an application password, or\n`Authorization: Bearer` with a token of `POST {address}/sharing/rest/generateToken`.\n\n**Lists** are paged by `page` and `per_page` (at most 50). Follow `next_rest_url` until it is absent.\n\n**Date-times** are `YYYY-MM-DD HH:MM:SS`: `start_date` and `end_date` in the event's `timezone`, `utc_…` in UTC.\n\n**Errors** are `{code, message, data: {status, …}}` with the same HTTP status. `data.params` names each parameter at\nfault.\n\nExtensions to the interface that this one follows are marked as such.\n",
    "license": {
      "name": "Apache-2.0",
      "identifier": "Apache-2.0"
    }
  },
  "servers": [
    {
      "url": "{address}",
      "description": "Public address of the server.",
      "variables": {
        "address": {
          "default": "http://127.0.0.1:8080"
        }
      }
    }
  ],
  "tags": [
    {
      "name": "Interface",
      "description": "Routes of the interface and their parameters."
    },
    {
      "name": "Events",
      "description": "Events with their times, places and prices."
    },
    {
      "name": "Venues",
      "description": "Places where events happen."
    },
    {
      "name": "Organizers",
      "description": "People and groups who hold events."
    },
    {
      "name": "Categories",
      "description": "Terms that events are sorted by; one may stand under another."
    },
    {
      "name": "Tags",
      "description": "Terms that events are marked with."
    },
    {
      "name": "Images",
      "description": "Pictures of events, venues and organizers."
    },
    {
      "name": "Calendar",
      "description": "Events as iCalendar files, out and in."
    }
  ],
  "paths": {
    "/cal/events/v1": {
      "get": {
        "operationId": "readIndex",
        "tags": [
          "Interface"
        ],
        "summary": "List the routes of the interface",
        "description": "Every route with its methods and parameters, keyed by the pattern of its address.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/namespace"
          },
          {
            "$ref": "#/components/parameters/indexContext"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Index"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/doc": {
      "get": {
        "operationId": "readDocument",
        "tags": [
          "Interface"
        ],
        "summary": "Read this document",
        "description": "OpenAPI 3.1, with the public address of the server.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Document"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events": {
      "get": {
        "operationId": "listEvents",
        "tags": [
          "Events"
        ],
        "summary": "List events",
        "description": "Events that the caller may read, sorted by start on the clock that dates are compared with, then by id. By default, the window runs from yesterday to the end of the day two years from now. Events hidden from listings are never listed. An event must match all filters; a filter with several values matches any of them. An event with a password is not matched by filters on hidden properties (categories, tags, venue, organizer, featured, places), unless the caller sends the password or may edit the event. `runs_after`, `runs_before`, `modified_after`, `slug`, `author`, `orderby`, `order` and `geoloc_radius` are extensions.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/startDate"
          },
          {
            "$ref": "#/components/parameters/endDate"
          },
          {
            "$ref": "#/components/parameters/startsBefore"
          },
          {
            "$ref": "#/components/parameters/startsAfter"
          },
          {
            "$ref": "#/components/parameters/endsBefore"
          },
          {
            "$ref": "#/components/parameters/endsAfter"
          },
          {
            "$ref": "#/components/parameters/strictDates"
          },
          {
            "$ref": "#/components/parameters/eventSearch"
          },
          {
            "$ref": "#/components/parameters/venueFilter"
          },
          {
            "$ref": "#/components/parameters/featuredFilter"
          },
          {
            "$ref": "#/components/parameters/status"
          },
          {
            "$ref": "#/components/parameters/include"
          },
          {
            "$ref": "#/components/parameters/categoriesFilter"
          },
          {
            "$ref": "#/components/parameters/tagsFilter"
          },
          {
            "$ref": "#/components/parameters/organizerFilter"
          },
          {
            "$ref": "#/components/parameters/postParentFilter"
          },
          {
            "$ref": "#/components/parameters/ticketedFilter"
          },
          {
            "$ref": "#/components/parameters/geoloc"
          },
          {
            "$ref": "#/components/parameters/geolocLat"
          },
          {
            "$ref": "#/components/parameters/geolocLng"
          },
          {
            "$ref": "#/components/parameters/geolocRadius"
          },
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/runsAfter"
          },
          {
            "$ref": "#/components/parameters/runsBefore"
          },
          {
            "$ref": "#/components/parameters/modifiedAfter"
          },
          {
            "$ref": "#/components/parameters/slugFilter"
          },
          {
            "$ref": "#/components/parameters/authorFilter"
          },
          {
            "$ref": "#/components/parameters/eventOrderby"
          },
          {
            "$ref": "#/components/parameters/order"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "404": {
            "$ref": "#/components/responses/EventPageNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createEvent",
        "tags": [
          "Events"
        ],
        "summary": "Create an event",
        "description": "Needs the role contributor or a higher one. One reply reports all faults.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventCreate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventCreate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventCreate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventCreate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventCreate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventCreate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/EventCreated"
          },
          "400": {
            "$ref": "#/components/responses/MissingParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events.ics": {
      "get": {
        "operationId": "exportEvents",
        "tags": [
          "Calendar"
        ],
        "summary": "Events as an iCalendar file",
        "description": "Exports all pages of the list of events as one calendar. An extension. The filters and the order are those of the list; up to 5,000 events are exported. `X-TEC-Total` counts all matching events, including those beyond 5,000. Events that the caller may not read are left out; of an event with a password, only the title and the times are exported. With `status`, drafts and pending events are `STATUS:TENTATIVE`, private ones `CLASS:PRIVATE`, and those in the trash `STATUS:CANCELLED`.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/startDate"
          },
          {
            "$ref": "#/components/parameters/endDate"
          },
          {
            "$ref": "#/components/parameters/startsBefore"
          },
          {
            "$ref": "#/components/parameters/startsAfter"
          },
          {
            "$ref": "#/components/parameters/endsBefore"
          },
          {
            "$ref": "#/components/parameters/endsAfter"
          },
          {
            "$ref": "#/components/parameters/strictDates"
          },
          {
            "$ref": "#/components/parameters/eventSearch"
          },
          {
            "$ref": "#/components/parameters/venueFilter"
          },
          {
            "$ref": "#/components/parameters/featuredFilter"
          },
          {
            "$ref": "#/components/parameters/status"
          },
          {
            "$ref": "#/components/parameters/include"
          },
          {
            "$ref": "#/components/parameters/categoriesFilter"
          },
          {
            "$ref": "#/components/parameters/tagsFilter"
          },
          {
            "$ref": "#/components/parameters/organizerFilter"
          },
          {
            "$ref": "#/components/parameters/postParentFilter"
          },
          {
            "$ref": "#/components/parameters/ticketedFilter"
          },
          {
            "$ref": "#/components/parameters/geoloc"
          },
          {
            "$ref": "#/components/parameters/geolocLat"
          },
          {
            "$ref": "#/components/parameters/geolocLng"
          },
          {
            "$ref": "#/components/parameters/geolocRadius"
          },
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/runsAfter"
          },
          {
            "$ref": "#/components/parameters/runsBefore"
          },
          {
            "$ref": "#/components/parameters/modifiedAfter"
          },
          {
            "$ref": "#/components/parameters/slugFilter"
          },
          {
            "$ref": "#/components/parameters/authorFilter"
          },
          {
            "$ref": "#/components/parameters/eventOrderby"
          },
          {
            "$ref": "#/components/parameters/order"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/CalendarFile"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/eventId"
        }
      ],
      "get": {
        "operationId": "readEvent",
        "tags": [
          "Events"
        ],
        "summary": "Read one event",
        "description": "An unknown id is answered with 404, the id of another kind of record with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/WrongKind"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/EventNotAccessible"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateEventByPost",
        "tags": [
          "Events"
        ],
        "summary": "Update one event (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateEventByPut",
        "tags": [
          "Events"
        ],
        "summary": "Update one event (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateEvent",
        "tags": [
          "Events"
        ],
        "summary": "Update one event",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteEvent",
        "tags": [
          "Events"
        ],
        "summary": "Move one event to the trash",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordNotNeeded"
          },
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventDeleted"
          },
          "400": {
            "$ref": "#/components/responses/WrongKind"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "410": {
            "$ref": "#/components/responses/EventInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events/{id}.ics": {
      "parameters": [
        {
          "$ref": "#/components/parameters/eventId"
        }
      ],
      "get": {
        "operationId": "exportEvent",
        "tags": [
          "Calendar"
        ],
        "summary": "One event as an iCalendar file",
        "description": "Exports one event as a calendar. An extension. The UID never changes: it is `<id>@<host>`, or the UID in the calendar that the event was imported from. SEQUENCE grows with each change. Times are in the event's zone with its VTIMEZONE; all-day events use dates.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventCalendarFile"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/WrongKind"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/EventNotAccessible"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/eventId"
        }
      ],
      "post": {
        "operationId": "restoreEvent",
        "tags": [
          "Events"
        ],
        "summary": "Restore one event from the trash",
        "description": "Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/WrongKind"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "409": {
            "$ref": "#/components/responses/EventNotInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/events/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/slug"
        }
      ],
      "get": {
        "operationId": "readEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Read one event by slug",
        "description": "An unknown slug, or the slug of another kind of record, is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/EventNotAccessible"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateEventBySlugByPost",
        "tags": [
          "Events"
        ],
        "summary": "Update one event by slug (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateEventBySlugByPut",
        "tags": [
          "Events"
        ],
        "summary": "Update one event by slug (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Update one event by slug",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/EventUpdate"
              },
              "examples": {
                "event": {
                  "$ref": "#/components/examples/EventUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/EventNotFound"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteEventBySlug",
        "tags": [
          "Events"
        ],
        "summary": "Move one event to the trash by slug",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/EventDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "410": {
            "$ref": "#/components/responses/EventInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/venues": {
      "get": {
        "operationId": "listVenues",
        "tags": [
          "Venues"
        ],
        "summary": "List venues",
        "description": "Venues that the caller may read, newest publication date first.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/venueSearch"
          },
          {
            "$ref": "#/components/parameters/eventFilter"
          },
          {
            "$ref": "#/components/parameters/status"
          },
          {
            "$ref": "#/components/parameters/hasEvents"
          },
          {
            "$ref": "#/components/parameters/onlyWithUpcoming"
          },
          {
            "$ref": "#/components/parameters/geoloc"
          },
          {
            "$ref": "#/components/parameters/geolocLat"
          },
          {
            "$ref": "#/components/parameters/geolocLng"
          },
          {
            "$ref": "#/components/parameters/geolocRadius"
          },
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/recordInclude"
          },
          {
            "$ref": "#/components/parameters/modifiedAfter"
          },
          {
            "$ref": "#/components/parameters/slugFilter"
          },
          {
            "$ref": "#/components/parameters/authorFilter"
          },
          {
            "$ref": "#/components/parameters/recordOrderby"
          },
          {
            "$ref": "#/components/parameters/descendingOrder"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "404": {
            "$ref": "#/components/responses/VenuePageNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Create a venue",
        "description": "Needs the role contributor or a higher one. If a venue has the same name, is not in the trash and its description, address, city and zip do not differ from those sent, it is reused. The reply then has its id, and the contact and address fields sent replace its own.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueCreate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueCreate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueCreate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueCreate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueCreate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueCreate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/VenueCreated"
          },
          "400": {
            "$ref": "#/components/responses/MissingParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/venues/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/venueId"
        }
      ],
      "get": {
        "operationId": "readVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Read one venue",
        "description": "An unknown id, or the id of another kind of record, is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/VenueNotAccessible"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateVenueByPost",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateVenueByPut",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Move one venue to the trash",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The venue is unlinked from all events.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "410": {
            "$ref": "#/components/responses/VenueInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/venues/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/venueId"
        }
      ],
      "post": {
        "operationId": "restoreVenue",
        "tags": [
          "Venues"
        ],
        "summary": "Restore one venue from the trash",
        "description": "Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/VenueNotInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/venues/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/slug"
        }
      ],
      "get": {
        "operationId": "readVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Read one venue by slug",
        "description": "An unknown slug, or the slug of another kind of record, is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/VenueNotAccessible"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateVenueBySlugByPost",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue by slug (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateVenueBySlugByPut",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue by slug (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Update one venue by slug",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/VenueUpdate"
              },
              "examples": {
                "venue": {
                  "$ref": "#/components/examples/VenueUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteVenueBySlug",
        "tags": [
          "Venues"
        ],
        "summary": "Move one venue to the trash by slug",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The venue is unlinked from all events.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VenueDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "410": {
            "$ref": "#/components/responses/VenueInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/organizers": {
      "get": {
        "operationId": "listOrganizers",
        "tags": [
          "Organizers"
        ],
        "summary": "List organizers",
        "description": "Organizers that the caller may read, newest publication date first.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/organizerSearch"
          },
          {
            "$ref": "#/components/parameters/eventFilter"
          },
          {
            "$ref": "#/components/parameters/status"
          },
          {
            "$ref": "#/components/parameters/hasEvents"
          },
          {
            "$ref": "#/components/parameters/onlyWithUpcoming"
          },
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/recordInclude"
          },
          {
            "$ref": "#/components/parameters/modifiedAfter"
          },
          {
            "$ref": "#/components/parameters/slugFilter"
          },
          {
            "$ref": "#/components/parameters/authorFilter"
          },
          {
            "$ref": "#/components/parameters/recordOrderby"
          },
          {
            "$ref": "#/components/parameters/descendingOrder"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "404": {
            "$ref": "#/components/responses/OrganizerPageNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Create an organizer",
        "description": "Needs the role contributor or a higher one. If an organizer has the same name, is not in the trash and its description does not differ from the one sent, it is reused. The reply then has its id, and the contact fields sent replace its own.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerCreate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerCreate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerCreate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerCreate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerCreate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerCreate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/OrganizerCreated"
          },
          "400": {
            "$ref": "#/components/responses/MissingParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/organizers/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/organizerId"
        }
      ],
      "get": {
        "operationId": "readOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Read one organizer",
        "description": "An unknown id, or the id of another kind of record, is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/OrganizerNotAccessible"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateOrganizerByPost",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateOrganizerByPut",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Move one organizer to the trash",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The organizer is unlinked from all events.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "410": {
            "$ref": "#/components/responses/OrganizerInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/organizers/{id}/restore": {
      "parameters": [
        {
          "$ref": "#/components/parameters/organizerId"
        }
      ],
      "post": {
        "operationId": "restoreOrganizer",
        "tags": [
          "Organizers"
        ],
        "summary": "Restore one organizer from the trash",
        "description": "Restores the former status and, if it is still free, the former slug. A record that is not in the trash is answered with 409. An extension.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "409": {
            "$ref": "#/components/responses/OrganizerNotInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/organizers/by-slug/{slug}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/slug"
        }
      ],
      "get": {
        "operationId": "readOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Read one organizer by slug",
        "description": "An unknown slug, or the slug of another kind of record, is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/passwordGiven"
          },
          {
            "$ref": "#/components/parameters/context"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/OrganizerNotAccessible"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateOrganizerBySlugByPost",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer by slug (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateOrganizerBySlugByPut",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer by slug (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Update one organizer by slug",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values. A record in the trash stays there unless `status` is sent, which restores it under its old slug.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/OrganizerUpdate"
              },
              "examples": {
                "organizer": {
                  "$ref": "#/components/examples/OrganizerUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerUpdated"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteOrganizerBySlug",
        "tags": [
          "Organizers"
        ],
        "summary": "Move one organizer to the trash by slug",
        "description": "The record keeps its id. Its slug gets the suffix `__trashed`, so the old slug can be used again. A second request is answered with 410. The organizer is unlinked from all events.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/OrganizerDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "410": {
            "$ref": "#/components/responses/OrganizerInTrash"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/categories": {
      "get": {
        "operationId": "listCategories",
        "tags": [
          "Categories"
        ],
        "summary": "List categories",
        "description": "Sorted by name; no credentials are needed. A page after the last one is empty, while the other lists answer 404.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/termSearch"
          },
          {
            "$ref": "#/components/parameters/termInclude"
          },
          {
            "$ref": "#/components/parameters/termExclude"
          },
          {
            "$ref": "#/components/parameters/hideEmpty"
          },
          {
            "$ref": "#/components/parameters/parentFilter"
          },
          {
            "$ref": "#/components/parameters/postFilter"
          },
          {
            "$ref": "#/components/parameters/termEventFilter"
          },
          {
            "$ref": "#/components/parameters/termSlug"
          },
          {
            "$ref": "#/components/parameters/termOrderby"
          },
          {
            "$ref": "#/components/parameters/termOrder"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Create a category",
        "description": "Needs the role author or a higher one. A name that another category with the same parent has, in any case, is refused with `term_exists`, unless an unused `slug` is sent. If the slug is in use, the slug of the parent is appended, and then a number.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryCreate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryCreate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CategoryCreate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryCreate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/CategoryCreated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/categories/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/categoryId"
        }
      ],
      "get": {
        "operationId": "readCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Read one category",
        "description": "An unknown id is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateCategoryByPost",
        "tags": [
          "Categories"
        ],
        "summary": "Update one category (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateCategoryByPut",
        "tags": [
          "Categories"
        ],
        "summary": "Update one category (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Update one category",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CategoryUpdate"
              },
              "examples": {
                "category": {
                  "$ref": "#/components/examples/CategoryUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteCategory",
        "tags": [
          "Categories"
        ],
        "summary": "Delete one category",
        "description": "Deletes permanently; terms have no trash. The children move to its parent, and events lose the category.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/CategoryDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/tags": {
      "get": {
        "operationId": "listTags",
        "tags": [
          "Tags"
        ],
        "summary": "List tags",
        "description": "Sorted by name; no credentials are needed. A page after the last one is empty, while the other lists answer 404.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/termSearch"
          },
          {
            "$ref": "#/components/parameters/termInclude"
          },
          {
            "$ref": "#/components/parameters/termExclude"
          },
          {
            "$ref": "#/components/parameters/hideEmpty"
          },
          {
            "$ref": "#/components/parameters/postFilter"
          },
          {
            "$ref": "#/components/parameters/termEventFilter"
          },
          {
            "$ref": "#/components/parameters/termSlug"
          },
          {
            "$ref": "#/components/parameters/termOrderby"
          },
          {
            "$ref": "#/components/parameters/termOrder"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createTag",
        "tags": [
          "Tags"
        ],
        "summary": "Create a tag",
        "description": "Needs the role editor or a higher one. A name that is in use, in any case, is refused with `term_exists`, unless an unused `slug` is sent. If the slug is in use, a number is appended.",
        "security": [
          {
            "basic": [
              "editor"
            ]
          },
          {
            "bearer": [
              "editor"
            ]
          },
          {
            "session": [
              "editor"
            ],
            "nonce": [
              "editor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagCreate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagCreate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagCreate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagCreate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/TagCreate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagCreate"
                }
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/TagCreated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/tags/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/tagId"
        }
      ],
      "get": {
        "operationId": "readTag",
        "tags": [
          "Tags"
        ],
        "summary": "Read one tag",
        "description": "An unknown id is answered with 400.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "updateTagByPost",
        "tags": [
          "Tags"
        ],
        "summary": "Update one tag (POST)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "editor"
            ]
          },
          {
            "bearer": [
              "editor"
            ]
          },
          {
            "session": [
              "editor"
            ],
            "nonce": [
              "editor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "put": {
        "operationId": "updateTagByPut",
        "tags": [
          "Tags"
        ],
        "summary": "Update one tag (PUT)",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "editor"
            ]
          },
          {
            "bearer": [
              "editor"
            ]
          },
          {
            "session": [
              "editor"
            ],
            "nonce": [
              "editor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "patch": {
        "operationId": "updateTag",
        "tags": [
          "Tags"
        ],
        "summary": "Update one tag",
        "description": "POST, PUT and PATCH are equivalent: omitted fields keep their values.",
        "security": [
          {
            "basic": [
              "editor"
            ]
          },
          {
            "bearer": [
              "editor"
            ]
          },
          {
            "session": [
              "editor"
            ],
            "nonce": [
              "editor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "requestBody": {
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/TagUpdate"
              },
              "examples": {
                "tag": {
                  "$ref": "#/components/examples/TagUpdate"
                }
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagUpdated"
          },
          "400": {
            "$ref": "#/components/responses/TermRefused"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteTag",
        "tags": [
          "Tags"
        ],
        "summary": "Delete one tag",
        "description": "Deletes permanently; terms have no trash. Events lose the tag.",
        "security": [
          {
            "basic": [
              "editor"
            ]
          },
          {
            "bearer": [
              "editor"
            ]
          },
          {
            "session": [
              "editor"
            ],
            "nonce": [
              "editor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/TagDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "412": {
            "$ref": "#/components/responses/PreconditionFailed"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/images": {
      "get": {
        "operationId": "listImages",
        "tags": [
          "Images"
        ],
        "summary": "List images",
        "description": "Newest first. Editors and administrators see all images, authors their own. An extension.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/page"
          },
          {
            "$ref": "#/components/parameters/perPage"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImageList"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/ImagePageNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "post": {
        "operationId": "createImage",
        "tags": [
          "Images"
        ],
        "summary": "Upload an image",
        "description": "Stores a JPEG, PNG, WebP, GIF or AVIF image; the content decides the type. An extension. The server rotates the image upright, removes its metadata and adds the usual smaller sizes. Use its id in the field `image` of events, venues and organizers. The file size limit is a setting of the server; its default is 10 MiB.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ImageUpload"
              }
            }
          }
        },
        "responses": {
          "201": {
            "$ref": "#/components/responses/ImageCreated"
          },
          "400": {
            "$ref": "#/components/responses/MissingParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/images/{id}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/imageId"
        }
      ],
      "get": {
        "operationId": "readImage",
        "tags": [
          "Images"
        ],
        "summary": "Read one image",
        "description": "An unknown id is answered with 400. An extension.",
        "security": [
          {},
          {
            "basic": []
          },
          {
            "bearer": []
          },
          {
            "session": [],
            "nonce": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImageOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/WrongCredentials"
          },
          "403": {
            "$ref": "#/components/responses/BadNonce"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      },
      "delete": {
        "operationId": "deleteImage",
        "tags": [
          "Images"
        ],
        "summary": "Delete one image",
        "description": "Deletes permanently; images have no trash. Records with this image lose it. Allowed for its author, editors and administrators. An extension.",
        "security": [
          {
            "basic": [
              "author"
            ]
          },
          {
            "bearer": [
              "author"
            ]
          },
          {
            "session": [
              "author"
            ],
            "nonce": [
              "author"
            ]
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImageDeleted"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/images/{id}/files/{fileName}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/imageId"
        },
        {
          "$ref": "#/components/parameters/fileName"
        }
      ],
      "get": {
        "operationId": "readImageFile",
        "tags": [
          "Images"
        ],
        "summary": "Download an image in one of its sizes",
        "description": "Serves the files that the addresses in `image` name. A file never changes under its name, so clients may cache it for a year.",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImageFile"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "404": {
            "$ref": "#/components/responses/NoRoute"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/import/ics": {
      "post": {
        "operationId": "importCalendar",
        "tags": [
          "Calendar"
        ],
        "summary": "Create and update events from an iCalendar file",
        "description": "Starts a job that imports the file; `Location` is the address of the job. An extension. The file may have up to 10,000,000 bytes and 10,000 records. A faulty record does not stop the others. Unusable parts of a record, such as a malformed GEO, are left out and reported.\n\nUID and RECURRENCE-ID say which event is meant; an event that was made here is known by the UID that it is exported with. A lower SEQUENCE than the last one is outdated, and so are times of a series of which all that the catalogue has came in a newer version. Of the same SEQUENCE, a record changes the event when it says something else and LAST-MODIFIED (or DTSTAMP) is not older. An update changes what the calendar has changed since its last version, and leaves what was changed here; of an event with a password, one that has but title and times clears nothing. METHOD:CANCEL and STATUS:CANCELLED move events to the trash, and a newer version takes them out again; what was put into the trash by hand stays there.\n\nSeries become an event for each occurrence up to 24 months ahead, at most 500 of each series (the next ones, then the latest that are over) and 20,000 of a file; occurrences that a newer version does not have are cancelled.\n\nOf a record are read SUMMARY, which it must have, DTSTART, DTEND or DURATION, DESCRIPTION (X-ALT-DESC, where that is HTML), URL, LOCATION with GEO, ORGANIZER, CATEGORIES, CLASS and STATUS. X-MICROSOFT-CDO-ALLDAYEVENT makes days of times from midnight to midnight. Names in CATEGORIES are created by those who may.\n\nA TZID that is a region (`Europe/Oslo`) or a name of Windows means that zone. Every other one, such as `GMT` or `CET`, means the VTIMEZONE of this name in its VCALENDAR; without one the zone of the tz database (`CET` has summer time), else the abbreviation or offset, else the VTIMEZONE of this name in another VCALENDAR of the file. Values in quoted-printable, in base64 or in a CHARSET of their own are decoded. Where that is not possible, the record is refused, or a property that it can do without is left out.\n\nLOCATION is a venue with its address. An import links a venue of the name whose address or position (within 250 metres) agrees. Where one of them differs, it is another venue. A name alone means the only venue of that name, or one without a place. A new GEO of an event moves its venue if an import made that, nobody has changed it here, and every other event at it is in the file and does not say otherwise. Address and position that are missing are added under the same conditions. All other venues are linked as they are, and `faults` tell what differs.\n\nORGANIZER is known by its e-mail address (or the EMAIL parameter); CN is a label. Of several organizers with an address, the one with the label is linked. Only an organizer without an address is known by its name. Address and name of an organizer change under the same conditions as a venue.\n\nCLASS:PRIVATE and CONFIDENTIAL make an event private, STATUS:TENTATIVE makes it a draft unless `status` is given. Images, attendees and alarms are not read.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/idempotencyKey"
          }
        ],
        "requestBody": {
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CalendarUpload"
              }
            }
          }
        },
        "responses": {
          "202": {
            "$ref": "#/components/responses/ImportAccepted"
          },
          "400": {
            "$ref": "#/components/responses/MissingParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "413": {
            "$ref": "#/components/responses/TooLarge"
          },
          "415": {
            "$ref": "#/components/responses/UnsupportedMediaType"
          },
          "422": {
            "$ref": "#/components/responses/IdempotencyMismatch"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    },
    "/cal/events/v1/import/{jobId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "readImport",
        "tags": [
          "Calendar"
        ],
        "summary": "Read the progress and the outcome of an import",
        "description": "Visible to the user who started the import, to editors and to administrators; other writers get 404. An extension.",
        "security": [
          {
            "basic": [
              "contributor"
            ]
          },
          {
            "bearer": [
              "contributor"
            ]
          },
          {
            "session": [
              "contributor"
            ],
            "nonce": [
              "contributor"
            ]
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ImportOne"
          },
          "304": {
            "$ref": "#/components/responses/NotModified"
          },
          "400": {
            "$ref": "#/components/responses/InvalidParameter"
          },
          "401": {
            "$ref": "#/components/responses/Unauthenticated"
          },
          "403": {
            "$ref": "#/components/responses/Forbidden"
          },
          "404": {
            "$ref": "#/components/responses/ImportNotFound"
          },
          "429": {
            "$ref": "#/components/responses/TooManyRequests"
          },
          "500": {
            "$ref": "#/components/responses/InternalError"
          },
          "503": {
            "$ref": "#/components/responses/Unavailable"
          }
        }
      }
    }
  },
  "components": {
    "securitySchemes": {
      "basic": {
        "type": "http",
        "scheme": "basic",
        "description": "User name and application password."
      },
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of the sign-in operation; an extension."
      },
      "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": "fairground_session",
        "description": "The cookie of who has signed in on the pages of this server."
      },
      "nonce": {
        "type": "apiKey",
        "in": "header",
        "name": "X-WP-Nonce",
        "description": "Shows that a request with the cookie is meant. The parameter `_wpnonce` does the same."
      }
    },
    "parameters": {
      "eventId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Event id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 4
      },
      "venueId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Venue id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 2
      },
      "slug": {
        "name": "slug",
        "in": "path",
        "required": true,
        "description": "Slug of the record. Both sides are normalized before they are compared.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "evening-walk-picnic"
      },
      "page": {
        "name": "page",
        "in": "query",
        "description": "Page of the list, from 1.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "default": 1
        },
        "example": 2
      },
      "perPage": {
        "name": "per_page",
        "in": "query",
        "description": "Records per page. Values above 50 count as 50.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "default": 10
        },
        "example": 20
      },
      "startDate": {
        "name": "start_date",
        "in": "query",
        "description": "Events that start at this time or later. Without `strict_dates`, the time is rounded down to 00:00:00 of its day, `now` included. Default: 00:00:00 of the site's day that contains yesterday 23:59 UTC.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-14"
      },
      "endDate": {
        "name": "end_date",
        "in": "query",
        "description": "Events that end at this time or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, `now` included. Default: 23:59:59 of today in UTC, 24 months ahead.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-31"
      },
      "startsBefore": {
        "name": "starts_before",
        "in": "query",
        "description": "Events that start before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. Each of the four relative filters disables the defaults of `start_date` and `end_date`.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-06-01"
      },
      "startsAfter": {
        "name": "starts_after",
        "in": "query",
        "description": "Events that start after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day, so the first events are those of the next day. Only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-01"
      },
      "endsBefore": {
        "name": "ends_before",
        "in": "query",
        "description": "Events that end before this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-06-01"
      },
      "endsAfter": {
        "name": "ends_after",
        "in": "query",
        "description": "Events that end after this time. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-01"
      },
      "strictDates": {
        "name": "strict_dates",
        "in": "query",
        "description": "True uses the given times exactly, on the site's clock where they name no zone. False rounds `start_date` and `runs_after` down to 00:00:00 of their day, and all other times up to 23:59:59. Times that count from `now` in hours, minutes or seconds, and `now` itself, stay exact except in `start_date` and `end_date`.",
        "schema": {
          "type": "boolean",
          "x-coerce": "truthy",
          "default": false
        },
        "example": true
      },
      "eventSearch": {
        "name": "search",
        "in": "query",
        "description": "Words that must all occur in title, description or excerpt, also inside longer words; see Lists for how searches compare texts. A quoted phrase counts as one word. A word after a hyphen (`-word`) must not occur; other dashes do not negate. From 1 to 100 different words. Of events with a password, only titles are searched.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "walk \"along the shore\" -night"
      },
      "venueFilter": {
        "name": "venue",
        "in": "query",
        "description": "Events at any of these venues, by id. An unknown venue id is refused. A venue that is in the trash, has no events or is not readable for the caller matches nothing.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "integer",
            "minimum": 1
          }
        },
        "example": [
          2
        ]
      },
      "featuredFilter": {
        "name": "featured",
        "in": "query",
        "description": "True for featured events only, false for all others.",
        "schema": {
          "type": "boolean"
        },
        "example": true
      },
      "status": {
        "name": "status",
        "in": "query",
        "description": "One status or several. Callers without write access may ask for `publish` only; for all others the default is every status except `trash`. Records that the caller may not read are never listed.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "$ref": "#/components/schemas/Status"
          }
        },
        "example": [
          "publish"
        ]
      },
      "include": {
        "name": "include",
        "in": "query",
        "description": "Only events with these ids, sorted by publication date. The date filters are ignored; all other filters apply, including the default of `status`. Unknown ids match nothing.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "integer",
            "minimum": 1
          }
        },
        "example": [
          4,
          5
        ]
      },
      "venueSearch": {
        "name": "search",
        "in": "query",
        "description": "Words that one field must contain (name, description, excerpt, address, city, province, state, stateprovince, zip or phone), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of a venue with a password only the name is searched, except for callers who may edit it.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "quay road"
      },
      "eventFilter": {
        "name": "event",
        "in": "query",
        "description": "Venues or organizers of this event. The list is empty if the caller may not read the event, or a password hides them. An unknown event id is refused.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 4
      },
      "organizerId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Organizer id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 3
      },
      "categoryId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Category id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 2
      },
      "tagId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Tag id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 3
      },
      "imageId": {
        "name": "id",
        "in": "path",
        "required": true,
        "description": "Image id, digits only.",
        "schema": {
          "type": "integer",
          "minimum": 0
        },
        "example": 1
      },
      "fileName": {
        "name": "fileName",
        "in": "path",
        "required": true,
        "description": "File name, as in the addresses of the image.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "harbour-300x200.jpg"
      },
      "jobId": {
        "name": "jobId",
        "in": "path",
        "required": true,
        "description": "Import id, as returned when the import was started.",
        "schema": {
          "type": "string",
          "format": "uuid"
        },
        "example": "0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e"
      },
      "ifNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "description": "`ETag` of the caller's copy. If the copy is current, the reply is 304 without a body. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "\"3-1f0c9a\""
      },
      "ifMatch": {
        "name": "If-Match",
        "in": "header",
        "description": "`ETag` of the record as the caller read it. If the record has changed since, the reply is 412 and nothing is written. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "\"3-1f0c9a\""
      },
      "idempotencyKey": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "Key chosen by the caller: ASCII without spaces. Repeating the same request with the same key within 24 hours returns the record that the first request created. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255,
          "pattern": "^[!-~]+$"
        },
        "example": "7f9c24e8-3b12-4c5a-8d6e-1a2b3c4d5e6f"
      },
      "passwordGiven": {
        "name": "password",
        "in": "query",
        "description": "Password of protected records. Without it, lists mask such records and reading one such event is refused. A password that matches none of the protected records counts as a failed sign-in: after too many, for the record or from the address, the reply is 429 with `Retry-After`.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "tulip"
      },
      "passwordNotNeeded": {
        "name": "password",
        "in": "query",
        "description": "Accepted and ignored: deleting an event does not need its password.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "tulip"
      },
      "context": {
        "name": "context",
        "in": "query",
        "description": "`edit` shows protected records in full to callers who may edit them; `embed` means `view`.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "view",
            "embed",
            "edit"
          ],
          "default": "view"
        },
        "example": "edit"
      },
      "namespace": {
        "name": "namespace",
        "in": "query",
        "description": "Only the default is supported.",
        "schema": {
          "type": "string",
          "enum": [
            "cal/events/v1"
          ],
          "default": "cal/events/v1"
        },
        "example": "cal/events/v1"
      },
      "indexContext": {
        "name": "context",
        "in": "query",
        "description": "Only the default is supported.",
        "schema": {
          "type": "string",
          "enum": [
            "view"
          ],
          "default": "view"
        },
        "example": "view"
      },
      "categoriesFilter": {
        "name": "categories",
        "in": "query",
        "description": "Events in any of these categories or their descendants. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": [
              "string",
              "integer"
            ],
            "minLength": 1
          }
        },
        "example": [
          "outdoors"
        ]
      },
      "tagsFilter": {
        "name": "tags",
        "in": "query",
        "description": "Events with any of these tags. Each value is looked up as a slug, then as an id, then as a name; an unknown value is refused. Write slugs as records show them (`c`); `C++` is a name.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": [
              "string",
              "integer"
            ],
            "minLength": 1
          }
        },
        "example": [
          "family"
        ]
      },
      "organizerFilter": {
        "name": "organizer",
        "in": "query",
        "description": "Events of any of these organizers, by id. An unknown organizer id is refused. An organizer who is in the trash, has no events or is not readable for the caller matches nothing.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "integer",
            "minimum": 1
          }
        },
        "example": [
          3
        ]
      },
      "postParentFilter": {
        "name": "post_parent",
        "in": "query",
        "description": "Events that are direct parts of this event, by its id. An unknown event id is refused; an event that the caller may not read has no parts in the list.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 4
      },
      "ticketedFilter": {
        "name": "ticketed",
        "in": "query",
        "description": "False has no effect. Tickets are not supported: true is refused with `event-tickets-not-active` in `details`.",
        "schema": {
          "type": "boolean"
        },
        "example": false
      },
      "geoloc": {
        "name": "geoloc",
        "in": "query",
        "description": "True selects events that have coordinates, or whose venue has; false selects those without. Coordinates that the caller may not see, of a draft or behind a password, count as none.",
        "schema": {
          "type": "boolean"
        },
        "example": true
      },
      "geolocLat": {
        "name": "geoloc_lat",
        "in": "query",
        "description": "Latitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lng`.",
        "schema": {
          "type": "number",
          "minimum": -90,
          "maximum": 90
        },
        "example": 43.0718
      },
      "geolocLng": {
        "name": "geoloc_lng",
        "in": "query",
        "description": "Longitude of the centre of a circle, in degrees (WGS 84). Requires `geoloc_lat`.",
        "schema": {
          "type": "number",
          "minimum": -180,
          "maximum": 180
        },
        "example": -70.7626
      },
      "geolocRadius": {
        "name": "geoloc_radius",
        "in": "query",
        "description": "Radius of the circle in kilometres; default 25. Distances are great-circle distances on a sphere of radius 6371.0088 km, so 20038 covers the whole Earth. Requires `geoloc_lat` and `geoloc_lng`. An extension.",
        "schema": {
          "type": "number",
          "exclusiveMinimum": 0,
          "maximum": 20038
        },
        "example": 10
      },
      "runsAfter": {
        "name": "runs_after",
        "in": "query",
        "description": "Events that run at this time or later: those that end after it, and those without a duration that are at it. This filter and `runs_before` disable the defaults of `start_date` and `end_date`. Without `strict_dates`, the time is rounded down to 00:00:00 of its day; only `now` and offsets of hours, minutes or seconds from it (`30 minutes ago`) stay exact. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-14"
      },
      "runsBefore": {
        "name": "runs_before",
        "in": "query",
        "description": "Events that have started by this time: those that start at it or earlier. Without `strict_dates`, the time is rounded up to 23:59:59 of its day; only `now` and offsets of hours, minutes or seconds from it (`+2 hours`) stay exact. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-14"
      },
      "modifiedAfter": {
        "name": "modified_after",
        "in": "query",
        "description": "Records created or changed after this time, whatever their `date`. Without a zone, the time is on the site's clock; it is always exact. An extension.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "2027-05-14 18:00:00"
      },
      "slugFilter": {
        "name": "slug",
        "in": "query",
        "description": "Records with any of these slugs. An extension.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "string",
            "minLength": 1
          }
        },
        "example": [
          "evening-walk-picnic"
        ]
      },
      "authorFilter": {
        "name": "author",
        "in": "query",
        "description": "Records of any of these authors, by user id. An extension.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "integer",
            "minimum": 1
          }
        },
        "example": [
          2
        ]
      },
      "eventOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "Sort key; records with equal keys are sorted by id. `start` (the default) and `end` are local times of the event. `date` is the publication time, and the default with `include`. An extension.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "start",
            "end",
            "date",
            "modified",
            "title",
            "id"
          ]
        },
        "example": "start"
      },
      "order": {
        "name": "order",
        "in": "query",
        "description": "Sort direction; default ascending. An extension.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "example": "asc"
      },
      "recordOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "Sort key; records with equal keys are sorted by id. `date`, the default, is the publication time. An extension.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "date",
            "modified",
            "name",
            "id"
          ]
        },
        "example": "name"
      },
      "descendingOrder": {
        "name": "order",
        "in": "query",
        "description": "Sort direction; default descending. An extension.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "asc",
            "desc"
          ]
        },
        "example": "asc"
      },
      "recordInclude": {
        "name": "include",
        "in": "query",
        "description": "Only records with these ids; unknown ones match nothing. An extension.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": "integer",
            "minimum": 1
          }
        },
        "example": [
          2,
          11
        ]
      },
      "hasEvents": {
        "name": "has_events",
        "in": "query",
        "description": "True selects records that are linked to an event which is neither draft nor pending, also to past and private events; false selects all others. An event with a password counts only for callers who may edit it.",
        "schema": {
          "type": "boolean",
          "x-coerce": "truthy"
        },
        "example": true
      },
      "onlyWithUpcoming": {
        "name": "only_with_upcoming",
        "in": "query",
        "description": "True selects records that are linked to a listable event which starts now or later; false does not filter. An all-day event starts with its date on the site's clock. An event with a password counts only for callers who may edit it.",
        "schema": {
          "type": "boolean",
          "x-coerce": "truthy",
          "default": false
        },
        "example": true
      },
      "termSearch": {
        "name": "search",
        "in": "query",
        "description": "Terms whose name or slug contains this text; see Lists for how searches compare texts.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "out"
      },
      "termInclude": {
        "name": "include",
        "in": "query",
        "description": "Only these terms, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": [
              "string",
              "integer"
            ],
            "minLength": 1
          }
        },
        "example": [
          2
        ]
      },
      "termExclude": {
        "name": "exclude",
        "in": "query",
        "description": "All terms except these, by id; unknown ids are refused. Slugs and names of terms are accepted but match nothing.",
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "minItems": 1,
          "items": {
            "type": [
              "string",
              "integer"
            ],
            "minLength": 1
          }
        },
        "example": [
          1
        ]
      },
      "hideEmpty": {
        "name": "hide_empty",
        "in": "query",
        "description": "True leaves out terms without a published event. It keeps their ancestors, with `count` 0 where they have no event of their own, so that a tree of categories stays connected. False lists all terms.",
        "schema": {
          "type": "boolean",
          "default": true
        },
        "example": false
      },
      "parentFilter": {
        "name": "parent",
        "in": "query",
        "description": "Direct children of this category. An unknown category id is refused.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 1
      },
      "postFilter": {
        "name": "post",
        "in": "query",
        "description": "Terms of this event, like `event`, which takes precedence. An unknown event id is refused.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 4
      },
      "termEventFilter": {
        "name": "event",
        "in": "query",
        "description": "Terms of this event. The list is empty if the caller may not read the event, or a password hides the terms. An unknown event id is refused.",
        "schema": {
          "type": "integer",
          "minimum": 1
        },
        "example": 4
      },
      "termSlug": {
        "name": "slug",
        "in": "query",
        "description": "The term with exactly this slug.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "outdoors"
      },
      "termOrderby": {
        "name": "orderby",
        "in": "query",
        "description": "Sort key; terms with equal keys are sorted by id. `name` ignores case, `include` is the order of that parameter, and all terms are equal in `term_group`.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "name",
            "id",
            "slug",
            "include",
            "description",
            "count",
            "term_group"
          ],
          "default": "name"
        },
        "example": "count"
      },
      "termOrder": {
        "name": "order",
        "in": "query",
        "description": "Sort direction; default ascending.",
        "schema": {
          "type": "string",
          "x-coerce": "word",
          "enum": [
            "asc",
            "desc"
          ],
          "default": "asc"
        },
        "example": "desc"
      },
      "organizerSearch": {
        "name": "search",
        "in": "query",
        "description": "Words that one field must contain (name, description, excerpt, phone, email or website), in any order and also inside longer words. Everything except letters, digits and hyphens separates words; see Lists for how searches compare texts. Of an organizer with a password only the name is searched, except for callers who may edit it.",
        "schema": {
          "type": "string",
          "minLength": 1
        },
        "example": "walking club"
      }
    },
    "headers": {
      "Total": {
        "description": "Number of records on all pages.",
        "schema": {
          "type": "integer"
        },
        "example": 5
      },
      "TotalPages": {
        "description": "Number of pages.",
        "schema": {
          "type": "integer"
        },
        "example": 3
      },
      "ETag": {
        "description": "Identifies the version of the record or list that was read. An extension.",
        "schema": {
          "type": "string"
        },
        "example": "\"3-1f0c9a\""
      },
      "Location": {
        "description": "Address of the new resource.",
        "schema": {
          "type": "string"
        },
        "example": "https://calendar.example.org/cal/events/v1/categories/2"
      },
      "RetryAfter": {
        "description": "Seconds to wait before the next attempt.",
        "schema": {
          "type": "integer"
        },
        "example": 30
      },
      "LongCache": {
        "description": "Caching rules: clients and proxies may store the file.",
        "schema": {
          "type": "string"
        },
        "example": "public, max-age=31536000, immutable"
      }
    },
    "responses": {
      "EventList": {
        "description": "A page of events.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/EventList"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventList"
              }
            }
          }
        }
      },
      "EventOne": {
        "description": "The event, with `json_ld`.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Event"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventOne"
              }
            }
          }
        }
      },
      "EventCreated": {
        "description": "The new event.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Event"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/Event"
              }
            }
          }
        }
      },
      "EventUpdated": {
        "description": "The event after the change.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Event"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventUpdated"
              }
            }
          }
        }
      },
      "EventDeleted": {
        "description": "The event, now in the trash.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Event"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventDeleted"
              }
            }
          }
        }
      },
      "VenueList": {
        "description": "A page of venues.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/VenueList"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueList"
              }
            }
          }
        }
      },
      "VenueOne": {
        "description": "The venue, with `json_ld`.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Venue"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueOne"
              }
            }
          }
        }
      },
      "VenueCreated": {
        "description": "The new venue, or the existing one that was reused.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Venue"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/Venue"
              }
            }
          }
        }
      },
      "VenueUpdated": {
        "description": "The venue after the change.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Venue"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueUpdated"
              }
            }
          }
        }
      },
      "VenueDeleted": {
        "description": "The venue, now in the trash.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Venue"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueDeleted"
              }
            }
          }
        }
      },
      "InvalidParameter": {
        "description": "All values that are not accepted, or a body that is not JSON.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/InvalidParameter"
              }
            }
          }
        }
      },
      "MissingParameter": {
        "description": "All required fields that are missing, or all values that are not accepted.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "m": {
                "$ref": "#/components/examples/MissingParameter"
              }
            }
          }
        }
      },
      "WrongKind": {
        "description": "The id belongs to another kind of record, or values are not accepted.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "w": {
                "$ref": "#/components/examples/WrongKind"
              }
            }
          }
        }
      },
      "WrongCredentials": {
        "description": "Wrong credentials: a name or password (`invalid_username`, `incorrect_password`), or a token (`rest_invalid_token`, with `WWW-Authenticate`).",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "w": {
                "$ref": "#/components/examples/WrongCredentials"
              }
            }
          }
        }
      },
      "Unauthenticated": {
        "description": "No credentials, or wrong credentials.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "u": {
                "$ref": "#/components/examples/Unauthenticated"
              }
            }
          }
        }
      },
      "Forbidden": {
        "description": "The caller has no right to do this.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "f": {
                "$ref": "#/components/examples/Forbidden"
              }
            }
          }
        }
      },
      "BadNonce": {
        "description": "The nonce was sent without its session.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "b": {
                "$ref": "#/components/examples/BadNonce"
              }
            }
          }
        }
      },
      "EventNotAccessible": {
        "description": "The event is not published, in the trash (`event-no-longer-available`), or needs a password (`event-password-protected`).",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventNotAccessible"
              }
            }
          }
        }
      },
      "VenueNotAccessible": {
        "description": "The venue is not published and the caller may not read it.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueNotAccessible"
              }
            }
          }
        }
      },
      "EventNotFound": {
        "description": "The event was not found.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventNotFound"
              }
            }
          }
        }
      },
      "EventPageNotFound": {
        "description": "The list has no such page.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventPageNotFound"
              }
            }
          }
        }
      },
      "VenuePageNotFound": {
        "description": "The list has no such page.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenuePageNotFound"
              }
            }
          }
        }
      },
      "EventInTrash": {
        "description": "The event is already in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventInTrash"
              }
            }
          }
        }
      },
      "VenueInTrash": {
        "description": "The venue is already in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueInTrash"
              }
            }
          }
        }
      },
      "UnsupportedMediaType": {
        "description": "The operation does not support the media type or charset of the body. The message names it and the supported ones.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "u": {
                "$ref": "#/components/examples/UnsupportedMediaType"
              }
            }
          }
        }
      },
      "TooLarge": {
        "description": "The body exceeds the server's size limit.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TooLarge"
              }
            }
          }
        }
      },
      "TooManyRequests": {
        "description": "Too many requests from this address, or too many failed sign-ins from it or for this user.",
        "headers": {
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TooManyRequests"
              }
            }
          }
        }
      },
      "InternalError": {
        "description": "An internal server error.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/InternalError"
              }
            }
          }
        }
      },
      "Unavailable": {
        "description": "The server is temporarily unavailable.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "u": {
                "$ref": "#/components/examples/Unavailable"
              }
            }
          }
        }
      },
      "OrganizerList": {
        "description": "A page of organizers.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/OrganizerList"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerList"
              }
            }
          }
        }
      },
      "OrganizerOne": {
        "description": "The organizer, with `json_ld`.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Organizer"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerOne"
              }
            }
          }
        }
      },
      "OrganizerCreated": {
        "description": "The new organizer, or the existing one that was reused.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Organizer"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/Organizer"
              }
            }
          }
        }
      },
      "OrganizerUpdated": {
        "description": "The organizer after the change.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Organizer"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerUpdated"
              }
            }
          }
        }
      },
      "OrganizerDeleted": {
        "description": "The organizer, now in the trash.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Organizer"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerDeleted"
              }
            }
          }
        }
      },
      "OrganizerNotAccessible": {
        "description": "The organizer is not published and the caller may not read it.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerNotAccessible"
              }
            }
          }
        }
      },
      "OrganizerPageNotFound": {
        "description": "The list has no such page.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerPageNotFound"
              }
            }
          }
        }
      },
      "OrganizerInTrash": {
        "description": "The organizer is already in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/OrganizerInTrash"
              }
            }
          }
        }
      },
      "CategoryList": {
        "description": "A page of categories.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/CategoryList"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/CategoryList"
              }
            }
          }
        }
      },
      "CategoryOne": {
        "description": "The category.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/Category"
              }
            }
          }
        }
      },
      "CategoryCreated": {
        "description": "The new category.",
        "headers": {
          "Location": {
            "$ref": "#/components/headers/Location"
          },
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/Category"
              }
            }
          }
        }
      },
      "CategoryUpdated": {
        "description": "The category after the change.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/CategoryUpdated"
              }
            }
          }
        }
      },
      "CategoryDeleted": {
        "description": "The deleted category.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/CategoryDeleted"
              }
            }
          }
        }
      },
      "TagList": {
        "description": "A page of tags.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TagList"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TagList"
              }
            }
          }
        }
      },
      "TagOne": {
        "description": "The tag.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/Tag"
              }
            }
          }
        }
      },
      "TagCreated": {
        "description": "The new tag.",
        "headers": {
          "Location": {
            "$ref": "#/components/headers/Location"
          },
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/Tag"
              }
            }
          }
        }
      },
      "TagUpdated": {
        "description": "The tag after the change.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TagUpdated"
              }
            }
          }
        }
      },
      "TagDeleted": {
        "description": "The deleted tag.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/TermRecord"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TagDeleted"
              }
            }
          }
        }
      },
      "TermRefused": {
        "description": "All values that are missing or not accepted, or a name or slug that is already in use.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "t": {
                "$ref": "#/components/examples/TermExists"
              }
            }
          }
        }
      },
      "ImageList": {
        "description": "A page of images.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          },
          "X-TEC-TotalPages": {
            "$ref": "#/components/headers/TotalPages"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ImageList"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/ImageList"
              }
            }
          }
        }
      },
      "ImageOne": {
        "description": "The image.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Image"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/Image"
              }
            }
          }
        }
      },
      "ImageDeleted": {
        "description": "The deleted image.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Image"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/Image"
              }
            }
          }
        }
      },
      "ImageCreated": {
        "description": "The new image.",
        "headers": {
          "Location": {
            "$ref": "#/components/headers/Location"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Image"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/Image"
              }
            }
          }
        }
      },
      "ImageFile": {
        "description": "The file.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "Cache-Control": {
            "$ref": "#/components/headers/LongCache"
          }
        },
        "content": {
          "image/jpeg": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "image/png": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "image/webp": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "image/gif": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "image/avif": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          }
        }
      },
      "ImagePageNotFound": {
        "description": "The list has no such page.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/ImagePageNotFound"
              }
            }
          }
        }
      },
      "CalendarFile": {
        "description": "The calendar (RFC 5545), with a file name in `Content-Disposition`.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          },
          "X-TEC-Total": {
            "$ref": "#/components/headers/Total"
          }
        },
        "content": {
          "text/calendar": {
            "schema": {
              "type": "string"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/Calendar"
              }
            }
          }
        }
      },
      "EventCalendarFile": {
        "description": "A calendar with this event (RFC 5545), with a file name in `Content-Disposition`.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "text/calendar": {
            "schema": {
              "type": "string"
            },
            "examples": {
              "c": {
                "$ref": "#/components/examples/Calendar"
              }
            }
          }
        }
      },
      "ImportAccepted": {
        "description": "The import is queued or running.",
        "headers": {
          "Location": {
            "$ref": "#/components/headers/Location"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Import"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/ImportAccepted"
              }
            }
          }
        }
      },
      "ImportOne": {
        "description": "The current state of the import.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Import"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/Import"
              }
            }
          }
        }
      },
      "ImportNotFound": {
        "description": "The import was not found, or has been deleted.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/ImportNotFound"
              }
            }
          }
        }
      },
      "Index": {
        "description": "The routes.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Index"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/Index"
              }
            }
          }
        }
      },
      "Document": {
        "description": "The document.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Document"
            },
            "examples": {
              "d": {
                "$ref": "#/components/examples/Document"
              }
            }
          }
        }
      },
      "NotModified": {
        "description": "The caller's copy is up to date.",
        "headers": {
          "ETag": {
            "$ref": "#/components/headers/ETag"
          }
        }
      },
      "NoRoute": {
        "description": "The address was not found.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "n": {
                "$ref": "#/components/examples/NoRoute"
              }
            }
          }
        }
      },
      "PreconditionFailed": {
        "description": "The record has changed since it was read.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "p": {
                "$ref": "#/components/examples/PreconditionFailed"
              }
            }
          }
        }
      },
      "IdempotencyMismatch": {
        "description": "The key was used for another request.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "i": {
                "$ref": "#/components/examples/IdempotencyMismatch"
              }
            }
          }
        }
      },
      "EventNotInTrash": {
        "description": "The record is not in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "e": {
                "$ref": "#/components/examples/EventNotInTrash"
              }
            }
          }
        }
      },
      "VenueNotInTrash": {
        "description": "The record is not in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "v": {
                "$ref": "#/components/examples/VenueNotInTrash"
              }
            }
          }
        }
      },
      "OrganizerNotInTrash": {
        "description": "The record is not in the trash.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/Error"
            },
            "examples": {
              "o": {
                "$ref": "#/components/examples/OrganizerNotInTrash"
              }
            }
          }
        }
      }
    },
    "examples": {
      "EventCreate": {
        "summary": "An event with a venue, organizers and terms",
        "value": {
          "title": "Evening Walk & Picnic",
          "description": "A slow walk along the shore.",
          "start_date": "2027-05-14 18:00",
          "end_date": "2027-05-14 21:00",
          "timezone": "America/New_York",
          "cost": "$12",
          "website": "https://walks.example.org/picnic",
          "image": 1,
          "show_map": true,
          "show_map_link": true,
          "featured": true,
          "categories": [
            "night-walks"
          ],
          "tags": [
            "family"
          ],
          "venue": [
            2
          ],
          "organizer": [
            3
          ]
        }
      },
      "EventUpdate": {
        "summary": "A new title and price",
        "value": {
          "title": "Evening Walk",
          "cost": ""
        }
      },
      "VenueCreate": {
        "summary": "A venue",
        "value": {
          "venue": "Harbour Pavilion",
          "description": "A hall by the water.",
          "address": "4 Quay Road",
          "city": "Portsmouth",
          "country": "United States",
          "state": "NH",
          "zip": "03801",
          "phone": "+1 555 0142",
          "website": "https://pavilion.example.org/",
          "geo_lat": 43.0718,
          "geo_lng": -70.7626
        }
      },
      "VenueUpdate": {
        "summary": "A new telephone number",
        "value": {
          "phone": "+1 555 0143"
        }
      },
      "Event": {
        "summary": "An event",
        "value": {
          "id": 4,
          "global_id": "calendar.example.org?id=4",
          "global_id_lineage": [
            "calendar.example.org?id=4"
          ],
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/event/evening-walk-picnic/",
          "rest_url": "https://calendar.example.org/cal/events/v1/events/4",
          "title": "Evening Walk &#038; Picnic",
          "description": "<p>A slow walk along the shore.</p>",
          "excerpt": "",
          "slug": "evening-walk-picnic",
          "image": {
            "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
            "id": 1,
            "extension": "jpg",
            "width": 800,
            "height": 533,
            "filesize": 2818,
            "sizes": {
              "thumbnail": {
                "width": 150,
                "height": 150,
                "mime-type": "image/jpeg",
                "filesize": 418,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
              },
              "medium": {
                "width": 300,
                "height": 200,
                "mime-type": "image/jpeg",
                "filesize": 639,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
              },
              "medium_large": {
                "width": 768,
                "height": 512,
                "mime-type": "image/jpeg",
                "filesize": 2572,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
              }
            }
          },
          "all_day": false,
          "start_date": "2027-05-14 18:00:00",
          "start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "18",
            "minutes": "00",
            "seconds": "00"
          },
          "end_date": "2027-05-14 21:00:00",
          "end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "21",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_start_date": "2027-05-14 22:00:00",
          "utc_start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "22",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_end_date": "2027-05-15 01:00:00",
          "utc_end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "15",
            "hour": "01",
            "minutes": "00",
            "seconds": "00"
          },
          "timezone": "America/New_York",
          "timezone_abbr": "EDT",
          "cost": "$12",
          "cost_details": {
            "currency_symbol": "$",
            "currency_code": "",
            "currency_position": "prefix",
            "values": [
              "12"
            ]
          },
          "website": "https://walks.example.org/picnic",
          "show_map": true,
          "show_map_link": true,
          "hide_from_listings": false,
          "sticky": false,
          "featured": true,
          "categories": [
            {
              "name": "Night walks",
              "slug": "night-walks",
              "term_group": 0,
              "term_taxonomy_id": 2,
              "taxonomy": "tribe_events_cat",
              "description": "",
              "parent": 1,
              "count": 1,
              "filter": "raw",
              "id": 2,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/2",
                "collection": "https://calendar.example.org/cal/events/v1/categories",
                "up": "https://calendar.example.org/cal/events/v1/categories/1"
              }
            }
          ],
          "tags": [
            {
              "name": "Family",
              "slug": "family",
              "term_group": 0,
              "term_taxonomy_id": 3,
              "taxonomy": "post_tag",
              "description": "",
              "parent": 0,
              "count": 1,
              "filter": "raw",
              "id": 3,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/tags/3",
                "collection": "https://calendar.example.org/cal/events/v1/tags"
              }
            }
          ],
          "venue": {
            "id": 2,
            "author": "2",
            "status": "publish",
            "date": "2026-09-02 10:00:00",
            "date_utc": "2026-09-02 14:00:00",
            "modified": "2026-09-02 10:00:00",
            "modified_utc": "2026-09-02 14:00:00",
            "url": "https://calendar.example.org/venue/harbour-pavilion/",
            "slug": "harbour-pavilion",
            "description": "<p>A hall by the water.</p>",
            "address": "4 Quay Road",
            "city": "Portsmouth",
            "country": "United States",
            "state": "NH",
            "zip": "03801",
            "phone": "+1 555 0142",
            "website": "https://pavilion.example.org/",
            "stateprovince": "NH",
            "global_id": "calendar.example.org?id=2",
            "global_id_lineage": [
              "calendar.example.org?id=2"
            ],
            "venue": "Harbour Pavilion",
            "geo_lat": 43.0718,
            "geo_lng": -70.7626,
            "show_map": true,
            "show_map_link": true
          },
          "organizer": [
            {
              "id": 3,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/organizer/harbour-walking-club/",
              "slug": "harbour-walking-club",
              "description": "<p>We walk in all weathers.</p>",
              "phone": "+1 555 0144",
              "website": "https://walks.example.org/",
              "email": "club@walks.example.org",
              "global_id": "calendar.example.org?id=3",
              "global_id_lineage": [
                "calendar.example.org?id=3"
              ],
              "organizer": "Harbour Walking Club"
            }
          ],
          "custom_fields": []
        }
      },
      "EventUpdated": {
        "summary": "The event after a change",
        "value": {
          "id": 4,
          "global_id": "calendar.example.org?id=4",
          "global_id_lineage": [
            "calendar.example.org?id=4"
          ],
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/event/evening-walk-picnic/",
          "rest_url": "https://calendar.example.org/cal/events/v1/events/4",
          "title": "Evening Walk",
          "description": "<p>A slow walk along the shore.</p>",
          "excerpt": "",
          "slug": "evening-walk-picnic",
          "image": {
            "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
            "id": 1,
            "extension": "jpg",
            "width": 800,
            "height": 533,
            "filesize": 2818,
            "sizes": {
              "thumbnail": {
                "width": 150,
                "height": 150,
                "mime-type": "image/jpeg",
                "filesize": 418,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
              },
              "medium": {
                "width": 300,
                "height": 200,
                "mime-type": "image/jpeg",
                "filesize": 639,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
              },
              "medium_large": {
                "width": 768,
                "height": 512,
                "mime-type": "image/jpeg",
                "filesize": 2572,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
              }
            }
          },
          "all_day": false,
          "start_date": "2027-05-14 18:00:00",
          "start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "18",
            "minutes": "00",
            "seconds": "00"
          },
          "end_date": "2027-05-14 21:00:00",
          "end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "21",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_start_date": "2027-05-14 22:00:00",
          "utc_start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "22",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_end_date": "2027-05-15 01:00:00",
          "utc_end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "15",
            "hour": "01",
            "minutes": "00",
            "seconds": "00"
          },
          "timezone": "America/New_York",
          "timezone_abbr": "EDT",
          "cost": "",
          "cost_details": {
            "currency_symbol": "",
            "currency_code": "",
            "currency_position": "",
            "values": []
          },
          "website": "https://walks.example.org/picnic",
          "show_map": true,
          "show_map_link": true,
          "hide_from_listings": false,
          "sticky": false,
          "featured": true,
          "categories": [
            {
              "name": "Night walks",
              "slug": "night-walks",
              "term_group": 0,
              "term_taxonomy_id": 2,
              "taxonomy": "tribe_events_cat",
              "description": "",
              "parent": 1,
              "count": 1,
              "filter": "raw",
              "id": 2,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/2",
                "collection": "https://calendar.example.org/cal/events/v1/categories",
                "up": "https://calendar.example.org/cal/events/v1/categories/1"
              }
            }
          ],
          "tags": [
            {
              "name": "Family",
              "slug": "family",
              "term_group": 0,
              "term_taxonomy_id": 3,
              "taxonomy": "post_tag",
              "description": "",
              "parent": 0,
              "count": 1,
              "filter": "raw",
              "id": 3,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/tags/3",
                "collection": "https://calendar.example.org/cal/events/v1/tags"
              }
            }
          ],
          "venue": {
            "id": 2,
            "author": "2",
            "status": "publish",
            "date": "2026-09-02 10:00:00",
            "date_utc": "2026-09-02 14:00:00",
            "modified": "2026-09-02 10:00:00",
            "modified_utc": "2026-09-02 14:00:00",
            "url": "https://calendar.example.org/venue/harbour-pavilion/",
            "slug": "harbour-pavilion",
            "description": "<p>A hall by the water.</p>",
            "address": "4 Quay Road",
            "city": "Portsmouth",
            "country": "United States",
            "state": "NH",
            "zip": "03801",
            "phone": "+1 555 0142",
            "website": "https://pavilion.example.org/",
            "stateprovince": "NH",
            "global_id": "calendar.example.org?id=2",
            "global_id_lineage": [
              "calendar.example.org?id=2"
            ],
            "venue": "Harbour Pavilion",
            "geo_lat": 43.0718,
            "geo_lng": -70.7626,
            "show_map": true,
            "show_map_link": true
          },
          "organizer": [
            {
              "id": 3,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/organizer/harbour-walking-club/",
              "slug": "harbour-walking-club",
              "description": "<p>We walk in all weathers.</p>",
              "phone": "+1 555 0144",
              "website": "https://walks.example.org/",
              "email": "club@walks.example.org",
              "global_id": "calendar.example.org?id=3",
              "global_id_lineage": [
                "calendar.example.org?id=3"
              ],
              "organizer": "Harbour Walking Club"
            }
          ],
          "custom_fields": []
        }
      },
      "EventOne": {
        "summary": "One event",
        "value": {
          "id": 4,
          "global_id": "calendar.example.org?id=4",
          "global_id_lineage": [
            "calendar.example.org?id=4"
          ],
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/event/evening-walk-picnic/",
          "rest_url": "https://calendar.example.org/cal/events/v1/events/4",
          "title": "Evening Walk &#038; Picnic",
          "description": "<p>A slow walk along the shore.</p>",
          "excerpt": "",
          "slug": "evening-walk-picnic",
          "image": {
            "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
            "id": 1,
            "extension": "jpg",
            "width": 800,
            "height": 533,
            "filesize": 2818,
            "sizes": {
              "thumbnail": {
                "width": 150,
                "height": 150,
                "mime-type": "image/jpeg",
                "filesize": 418,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
              },
              "medium": {
                "width": 300,
                "height": 200,
                "mime-type": "image/jpeg",
                "filesize": 639,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
              },
              "medium_large": {
                "width": 768,
                "height": 512,
                "mime-type": "image/jpeg",
                "filesize": 2572,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
              }
            }
          },
          "all_day": false,
          "start_date": "2027-05-14 18:00:00",
          "start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "18",
            "minutes": "00",
            "seconds": "00"
          },
          "end_date": "2027-05-14 21:00:00",
          "end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "21",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_start_date": "2027-05-14 22:00:00",
          "utc_start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "22",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_end_date": "2027-05-15 01:00:00",
          "utc_end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "15",
            "hour": "01",
            "minutes": "00",
            "seconds": "00"
          },
          "timezone": "America/New_York",
          "timezone_abbr": "EDT",
          "cost": "$12",
          "cost_details": {
            "currency_symbol": "$",
            "currency_code": "",
            "currency_position": "prefix",
            "values": [
              "12"
            ]
          },
          "website": "https://walks.example.org/picnic",
          "show_map": true,
          "show_map_link": true,
          "hide_from_listings": false,
          "sticky": false,
          "featured": true,
          "categories": [
            {
              "name": "Night walks",
              "slug": "night-walks",
              "term_group": 0,
              "term_taxonomy_id": 2,
              "taxonomy": "tribe_events_cat",
              "description": "",
              "parent": 1,
              "count": 1,
              "filter": "raw",
              "id": 2,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/2",
                "collection": "https://calendar.example.org/cal/events/v1/categories",
                "up": "https://calendar.example.org/cal/events/v1/categories/1"
              }
            }
          ],
          "tags": [
            {
              "name": "Family",
              "slug": "family",
              "term_group": 0,
              "term_taxonomy_id": 3,
              "taxonomy": "post_tag",
              "description": "",
              "parent": 0,
              "count": 1,
              "filter": "raw",
              "id": 3,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/tags/3",
                "collection": "https://calendar.example.org/cal/events/v1/tags"
              }
            }
          ],
          "venue": {
            "id": 2,
            "author": "2",
            "status": "publish",
            "date": "2026-09-02 10:00:00",
            "date_utc": "2026-09-02 14:00:00",
            "modified": "2026-09-02 10:00:00",
            "modified_utc": "2026-09-02 14:00:00",
            "url": "https://calendar.example.org/venue/harbour-pavilion/",
            "slug": "harbour-pavilion",
            "description": "<p>A hall by the water.</p>",
            "address": "4 Quay Road",
            "city": "Portsmouth",
            "country": "United States",
            "state": "NH",
            "zip": "03801",
            "phone": "+1 555 0142",
            "website": "https://pavilion.example.org/",
            "stateprovince": "NH",
            "global_id": "calendar.example.org?id=2",
            "global_id_lineage": [
              "calendar.example.org?id=2"
            ],
            "venue": "Harbour Pavilion",
            "geo_lat": 43.0718,
            "geo_lng": -70.7626,
            "json_ld": {
              "@type": "Place",
              "name": "Harbour Pavilion",
              "description": "A hall by the water.",
              "url": "",
              "address": {
                "@type": "PostalAddress",
                "streetAddress": "4 Quay Road",
                "addressLocality": "Portsmouth",
                "addressRegion": "NH",
                "postalCode": "03801",
                "addressCountry": "United States"
              },
              "geo": {
                "@type": "GeoCoordinates",
                "latitude": 43.0718,
                "longitude": -70.7626
              },
              "telephone": "+1 555 0142",
              "sameAs": "https://pavilion.example.org/"
            },
            "show_map": true,
            "show_map_link": true
          },
          "organizer": [
            {
              "id": 3,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/organizer/harbour-walking-club/",
              "slug": "harbour-walking-club",
              "description": "<p>We walk in all weathers.</p>",
              "phone": "+1 555 0144",
              "website": "https://walks.example.org/",
              "email": "club@walks.example.org",
              "global_id": "calendar.example.org?id=3",
              "global_id_lineage": [
                "calendar.example.org?id=3"
              ],
              "organizer": "Harbour Walking Club",
              "json_ld": {
                "@type": "Person",
                "name": "Harbour Walking Club",
                "description": "We walk in all weathers.",
                "url": "https://walks.example.org/",
                "telephone": "+1 555 0144",
                "email": "club@walks.example.org",
                "sameAs": "https://walks.example.org/"
              }
            }
          ],
          "custom_fields": [],
          "json_ld": {
            "@context": "http://schema.org",
            "@type": "Event",
            "name": "Evening Walk &#038; Picnic",
            "description": "A slow walk along the shore.",
            "image": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
            "url": "https://calendar.example.org/event/evening-walk-picnic/",
            "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",
            "eventStatus": "https://schema.org/EventScheduled",
            "startDate": "2027-05-14T18:00:00-04:00",
            "endDate": "2027-05-14T21:00:00-04:00",
            "location": {
              "@type": "Place",
              "name": "Harbour Pavilion",
              "description": "A hall by the water.",
              "url": "",
              "address": {
                "@type": "PostalAddress",
                "streetAddress": "4 Quay Road",
                "addressLocality": "Portsmouth",
                "addressRegion": "NH",
                "postalCode": "03801",
                "addressCountry": "United States"
              },
              "geo": {
                "@type": "GeoCoordinates",
                "latitude": 43.0718,
                "longitude": -70.7626
              },
              "telephone": "+1 555 0142",
              "sameAs": "https://pavilion.example.org/"
            },
            "organizer": {
              "@type": "Person",
              "name": "Harbour Walking Club",
              "description": "We walk in all weathers.",
              "url": "https://walks.example.org/",
              "telephone": "+1 555 0144",
              "email": "club@walks.example.org",
              "sameAs": "https://walks.example.org/"
            },
            "offers": {
              "@type": "Offer",
              "price": "12",
              "priceCurrency": "USD",
              "url": "https://calendar.example.org/event/evening-walk-picnic/",
              "category": "primary",
              "availability": "inStock",
              "validFrom": "2026-09-02T00:00:00-04:00"
            },
            "performer": "Organization"
          }
        }
      },
      "EventDeleted": {
        "summary": "An event in the trash",
        "value": {
          "id": 4,
          "global_id": "calendar.example.org?id=4",
          "global_id_lineage": [
            "calendar.example.org?id=4"
          ],
          "author": "2",
          "status": "trash",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/?post_type=tribe_events&p=4",
          "rest_url": "https://calendar.example.org/cal/events/v1/events/4",
          "title": "Evening Walk",
          "description": "<p>A slow walk along the shore.</p>",
          "excerpt": "",
          "slug": "evening-walk-picnic__trashed",
          "image": {
            "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
            "id": 1,
            "extension": "jpg",
            "width": 800,
            "height": 533,
            "filesize": 2818,
            "sizes": {
              "thumbnail": {
                "width": 150,
                "height": 150,
                "mime-type": "image/jpeg",
                "filesize": 418,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
              },
              "medium": {
                "width": 300,
                "height": 200,
                "mime-type": "image/jpeg",
                "filesize": 639,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
              },
              "medium_large": {
                "width": 768,
                "height": 512,
                "mime-type": "image/jpeg",
                "filesize": 2572,
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
              }
            }
          },
          "all_day": false,
          "start_date": "2027-05-14 18:00:00",
          "start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "18",
            "minutes": "00",
            "seconds": "00"
          },
          "end_date": "2027-05-14 21:00:00",
          "end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "21",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_start_date": "2027-05-14 22:00:00",
          "utc_start_date_details": {
            "year": "2027",
            "month": "05",
            "day": "14",
            "hour": "22",
            "minutes": "00",
            "seconds": "00"
          },
          "utc_end_date": "2027-05-15 01:00:00",
          "utc_end_date_details": {
            "year": "2027",
            "month": "05",
            "day": "15",
            "hour": "01",
            "minutes": "00",
            "seconds": "00"
          },
          "timezone": "America/New_York",
          "timezone_abbr": "EDT",
          "cost": "",
          "cost_details": {
            "currency_symbol": "",
            "currency_code": "",
            "currency_position": "",
            "values": []
          },
          "website": "https://walks.example.org/picnic",
          "show_map": true,
          "show_map_link": true,
          "hide_from_listings": false,
          "sticky": false,
          "featured": true,
          "categories": [
            {
              "name": "Night walks",
              "slug": "night-walks",
              "term_group": 0,
              "term_taxonomy_id": 2,
              "taxonomy": "tribe_events_cat",
              "description": "After dark.",
              "parent": 1,
              "count": 0,
              "filter": "raw",
              "id": 2,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/2",
                "collection": "https://calendar.example.org/cal/events/v1/categories",
                "up": "https://calendar.example.org/cal/events/v1/categories/1"
              }
            }
          ],
          "tags": [
            {
              "name": "Families",
              "slug": "family",
              "term_group": 0,
              "term_taxonomy_id": 3,
              "taxonomy": "post_tag",
              "description": "",
              "parent": 0,
              "count": 0,
              "filter": "raw",
              "id": 3,
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/tags/3",
                "collection": "https://calendar.example.org/cal/events/v1/tags"
              }
            }
          ],
          "venue": {
            "id": 2,
            "author": "2",
            "status": "publish",
            "date": "2026-09-02 10:00:00",
            "date_utc": "2026-09-02 14:00:00",
            "modified": "2026-09-02 10:00:00",
            "modified_utc": "2026-09-02 14:00:00",
            "url": "https://calendar.example.org/venue/harbour-pavilion/",
            "slug": "harbour-pavilion",
            "description": "<p>A hall by the water.</p>",
            "address": "4 Quay Road",
            "city": "Portsmouth",
            "country": "United States",
            "state": "NH",
            "zip": "03801",
            "phone": "+1 555 0143",
            "website": "https://pavilion.example.org/",
            "stateprovince": "NH",
            "global_id": "calendar.example.org?id=2",
            "global_id_lineage": [
              "calendar.example.org?id=2"
            ],
            "venue": "Harbour Pavilion",
            "geo_lat": 43.0718,
            "geo_lng": -70.7626,
            "show_map": true,
            "show_map_link": true
          },
          "organizer": [
            {
              "id": 3,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/organizer/harbour-walking-club/",
              "slug": "harbour-walking-club",
              "description": "<p>We walk in all weathers.</p>",
              "phone": "+1 555 0145",
              "website": "https://walks.example.org/",
              "email": "club@walks.example.org",
              "global_id": "calendar.example.org?id=3",
              "global_id_lineage": [
                "calendar.example.org?id=3"
              ],
              "organizer": "Harbour Walking Club"
            }
          ],
          "custom_fields": []
        }
      },
      "EventList": {
        "summary": "The first of three pages",
        "value": {
          "events": [
            {
              "id": 4,
              "global_id": "calendar.example.org?id=4",
              "global_id_lineage": [
                "calendar.example.org?id=4"
              ],
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/event/evening-walk-picnic/",
              "rest_url": "https://calendar.example.org/cal/events/v1/events/4",
              "title": "Evening Walk &#038; Picnic",
              "description": "<p>A slow walk along the shore.</p>",
              "excerpt": "",
              "slug": "evening-walk-picnic",
              "image": {
                "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
                "id": 1,
                "extension": "jpg",
                "width": 800,
                "height": 533,
                "filesize": 2818,
                "sizes": {
                  "thumbnail": {
                    "width": 150,
                    "height": 150,
                    "mime-type": "image/jpeg",
                    "filesize": 418,
                    "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
                  },
                  "medium": {
                    "width": 300,
                    "height": 200,
                    "mime-type": "image/jpeg",
                    "filesize": 639,
                    "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
                  },
                  "medium_large": {
                    "width": 768,
                    "height": 512,
                    "mime-type": "image/jpeg",
                    "filesize": 2572,
                    "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
                  }
                }
              },
              "all_day": false,
              "start_date": "2027-05-14 18:00:00",
              "start_date_details": {
                "year": "2027",
                "month": "05",
                "day": "14",
                "hour": "18",
                "minutes": "00",
                "seconds": "00"
              },
              "end_date": "2027-05-14 21:00:00",
              "end_date_details": {
                "year": "2027",
                "month": "05",
                "day": "14",
                "hour": "21",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_start_date": "2027-05-14 22:00:00",
              "utc_start_date_details": {
                "year": "2027",
                "month": "05",
                "day": "14",
                "hour": "22",
                "minutes": "00",
                "seconds": "00"
              },
              "utc_end_date": "2027-05-15 01:00:00",
              "utc_end_date_details": {
                "year": "2027",
                "month": "05",
                "day": "15",
                "hour": "01",
                "minutes": "00",
                "seconds": "00"
              },
              "timezone": "America/New_York",
              "timezone_abbr": "EDT",
              "cost": "$12",
              "cost_details": {
                "currency_symbol": "$",
                "currency_code": "",
                "currency_position": "prefix",
                "values": [
                  "12"
                ]
              },
              "website": "https://walks.example.org/picnic",
              "show_map": true,
              "show_map_link": true,
              "hide_from_listings": false,
              "sticky": false,
              "featured": true,
              "categories": [
                {
                  "name": "Night walks",
                  "slug": "night-walks",
                  "term_group": 0,
                  "term_taxonomy_id": 2,
                  "taxonomy": "tribe_events_cat",
                  "description": "",
                  "parent": 1,
                  "count": 1,
                  "filter": "raw",
                  "id": 2,
                  "urls": {
                    "self": "https://calendar.example.org/cal/events/v1/categories/2",
                    "collection": "https://calendar.example.org/cal/events/v1/categories",
                    "up": "https://calendar.example.org/cal/events/v1/categories/1"
                  }
                }
              ],
              "tags": [
                {
                  "name": "Family",
                  "slug": "family",
                  "term_group": 0,
                  "term_taxonomy_id": 3,
                  "taxonomy": "post_tag",
                  "description": "",
                  "parent": 0,
                  "count": 1,
                  "filter": "raw",
                  "id": 3,
                  "urls": {
                    "self": "https://calendar.example.org/cal/events/v1/tags/3",
                    "collection": "https://calendar.example.org/cal/events/v1/tags"
                  }
                }
              ],
              "venue": {
                "id": 2,
                "author": "2",
                "status": "publish",
                "date": "2026-09-02 10:00:00",
                "date_utc": "2026-09-02 14:00:00",
                "modified": "2026-09-02 10:00:00",
                "modified_utc": "2026-09-02 14:00:00",
                "url": "https://calendar.example.org/venue/harbour-pavilion/",
                "slug": "harbour-pavilion",
                "description": "<p>A hall by the water.</p>",
                "address": "4 Quay Road",
                "city": "Portsmouth",
                "country": "United States",
                "state": "NH",
                "zip": "03801",
                "phone": "+1 555 0142",
                "website": "https://pavilion.example.org/",
                "stateprovince": "NH",
                "global_id": "calendar.example.org?id=2",
                "global_id_lineage": [
                  "calendar.example.org?id=2"
                ],
                "venue": "Harbour Pavilion",
                "geo_lat": 43.0718,
                "geo_lng": -70.7626,
                "show_map": true,
                "show_map_link": true
              },
              "organizer": [
                {
                  "id": 3,
                  "author": "2",
                  "status": "publish",
                  "date": "2026-09-02 10:00:00",
                  "date_utc": "2026-09-02 14:00:00",
                  "modified": "2026-09-02 10:00:00",
                  "modified_utc": "2026-09-02 14:00:00",
                  "url": "https://calendar.example.org/organizer/harbour-walking-club/",
                  "slug": "harbour-walking-club",
                  "description": "<p>We walk in all weathers.</p>",
                  "phone": "+1 555 0144",
                  "website": "https://walks.example.org/",
                  "email": "club@walks.example.org",
                  "global_id": "calendar.example.org?id=3",
                  "global_id_lineage": [
                    "calendar.example.org?id=3"
                  ],
                  "organizer": "Harbour Walking Club"
                }
              ],
              "custom_fields": []
            }
          ],
          "rest_url": "https://calendar.example.org/cal/events/v1/events/?page=1&per_page=1&start_date=2027-05-14+00%3A00%3A00&end_date=2028-09-02+23%3A59%3A59&status=publish",
          "next_rest_url": "https://calendar.example.org/cal/events/v1/events/?per_page=1&start_date=2027-05-14+00%3A00%3A00&end_date=2028-09-02+23%3A59%3A59&status=publish&page=2",
          "total": 3,
          "total_pages": 3
        }
      },
      "Venue": {
        "summary": "A venue",
        "value": {
          "id": 2,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/venue/harbour-pavilion/",
          "slug": "harbour-pavilion",
          "description": "<p>A hall by the water.</p>",
          "address": "4 Quay Road",
          "city": "Portsmouth",
          "country": "United States",
          "state": "NH",
          "zip": "03801",
          "phone": "+1 555 0142",
          "website": "https://pavilion.example.org/",
          "stateprovince": "NH",
          "global_id": "calendar.example.org?id=2",
          "global_id_lineage": [
            "calendar.example.org?id=2"
          ],
          "venue": "Harbour Pavilion",
          "geo_lat": 43.0718,
          "geo_lng": -70.7626,
          "show_map": true,
          "show_map_link": true
        }
      },
      "VenueUpdated": {
        "summary": "The venue after a change",
        "value": {
          "id": 2,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/venue/harbour-pavilion/",
          "slug": "harbour-pavilion",
          "description": "<p>A hall by the water.</p>",
          "address": "4 Quay Road",
          "city": "Portsmouth",
          "country": "United States",
          "state": "NH",
          "zip": "03801",
          "phone": "+1 555 0143",
          "website": "https://pavilion.example.org/",
          "stateprovince": "NH",
          "global_id": "calendar.example.org?id=2",
          "global_id_lineage": [
            "calendar.example.org?id=2"
          ],
          "venue": "Harbour Pavilion",
          "geo_lat": 43.0718,
          "geo_lng": -70.7626,
          "show_map": true,
          "show_map_link": true
        }
      },
      "VenueOne": {
        "summary": "One venue",
        "value": {
          "id": 2,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/venue/harbour-pavilion/",
          "slug": "harbour-pavilion",
          "description": "<p>A hall by the water.</p>",
          "address": "4 Quay Road",
          "city": "Portsmouth",
          "country": "United States",
          "state": "NH",
          "zip": "03801",
          "phone": "+1 555 0142",
          "website": "https://pavilion.example.org/",
          "stateprovince": "NH",
          "global_id": "calendar.example.org?id=2",
          "global_id_lineage": [
            "calendar.example.org?id=2"
          ],
          "venue": "Harbour Pavilion",
          "geo_lat": 43.0718,
          "geo_lng": -70.7626,
          "json_ld": {
            "@type": "Place",
            "name": "Harbour Pavilion",
            "description": "A hall by the water.",
            "url": "",
            "address": {
              "@type": "PostalAddress",
              "streetAddress": "4 Quay Road",
              "addressLocality": "Portsmouth",
              "addressRegion": "NH",
              "postalCode": "03801",
              "addressCountry": "United States"
            },
            "geo": {
              "@type": "GeoCoordinates",
              "latitude": 43.0718,
              "longitude": -70.7626
            },
            "telephone": "+1 555 0142",
            "sameAs": "https://pavilion.example.org/"
          },
          "show_map": true,
          "show_map_link": true
        }
      },
      "VenueDeleted": {
        "summary": "A venue in the trash",
        "value": {
          "id": 2,
          "author": "2",
          "status": "trash",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/?post_type=tribe_venue&p=2",
          "slug": "harbour-pavilion__trashed",
          "description": "<p>A hall by the water.</p>",
          "address": "4 Quay Road",
          "city": "Portsmouth",
          "country": "United States",
          "state": "NH",
          "zip": "03801",
          "phone": "+1 555 0143",
          "website": "https://pavilion.example.org/",
          "stateprovince": "NH",
          "global_id": "calendar.example.org?id=2",
          "global_id_lineage": [
            "calendar.example.org?id=2"
          ],
          "venue": "Harbour Pavilion",
          "geo_lat": 43.0718,
          "geo_lng": -70.7626,
          "show_map": true,
          "show_map_link": true
        }
      },
      "VenueList": {
        "summary": "The only page",
        "value": {
          "venues": [
            {
              "id": 2,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/venue/harbour-pavilion/",
              "slug": "harbour-pavilion",
              "description": "<p>A hall by the water.</p>",
              "address": "4 Quay Road",
              "city": "Portsmouth",
              "country": "United States",
              "state": "NH",
              "zip": "03801",
              "phone": "+1 555 0142",
              "website": "https://pavilion.example.org/",
              "stateprovince": "NH",
              "global_id": "calendar.example.org?id=2",
              "global_id_lineage": [
                "calendar.example.org?id=2"
              ],
              "venue": "Harbour Pavilion",
              "geo_lat": 43.0718,
              "geo_lng": -70.7626,
              "show_map": true,
              "show_map_link": true
            }
          ],
          "rest_url": "https://calendar.example.org/cal/events/v1/venues/?page=1&per_page=10&status=publish",
          "total": 1,
          "total_pages": 1
        }
      },
      "InvalidParameter": {
        "summary": "All values that are not accepted",
        "value": {
          "code": "rest_invalid_param",
          "message": "Some parameters were not accepted.",
          "data": {
            "status": 400,
            "params": {
              "page": "page must be greater than or equal to 1.",
              "per_page": "per_page must be a number."
            },
            "details": []
          }
        }
      },
      "MissingParameter": {
        "summary": "All required fields that are missing, or all values that are not accepted",
        "value": {
          "code": "rest_missing_callback_param",
          "message": "Required parameters are missing: title, start_date, end_date.",
          "data": {
            "status": 400,
            "params": [
              "title",
              "start_date",
              "end_date"
            ]
          }
        }
      },
      "WrongKind": {
        "summary": "The id belongs to another kind of record, or values are not accepted",
        "value": {
          "code": "rest-invalid-event-id",
          "message": "This id belongs to another kind of record.",
          "data": {
            "status": 400
          }
        }
      },
      "WrongCredentials": {
        "summary": "The credentials are wrong",
        "value": {
          "code": "invalid_username",
          "message": "The user name or password is wrong",
          "data": {
            "status": 401
          }
        }
      },
      "Unauthenticated": {
        "summary": "No credentials, or wrong credentials",
        "value": {
          "code": "rest_forbidden",
          "message": "You may not do this: the request has no credentials.",
          "data": {
            "status": 401
          }
        }
      },
      "Forbidden": {
        "summary": "The caller has no right to do this",
        "value": {
          "code": "rest_forbidden",
          "message": "You may not do this.",
          "data": {
            "status": 403
          }
        }
      },
      "BadNonce": {
        "summary": "The nonce does not belong to the session",
        "value": {
          "code": "rest_cookie_invalid_nonce",
          "message": "The nonce must belong to an open session: sign in again.",
          "data": {
            "status": 403
          }
        }
      },
      "EventNotAccessible": {
        "summary": "The event is not published, or in the trash (`event-no-longer-available`)",
        "value": {
          "code": "event-not-accessible",
          "message": "This event is not public.",
          "data": {
            "status": 403
          }
        }
      },
      "VenueNotAccessible": {
        "summary": "The venue is not published and the caller may not read it",
        "value": {
          "code": "venue-not-accessible",
          "message": "This venue is not public.",
          "data": {
            "status": 403
          }
        }
      },
      "EventNotFound": {
        "summary": "The event was not found",
        "value": {
          "code": "rest-event-not-found",
          "message": "The event was not found.",
          "data": {
            "status": 404
          }
        }
      },
      "EventPageNotFound": {
        "summary": "The list has no such page",
        "value": {
          "code": "event-archive-page-not-found",
          "message": "The list has no such page.",
          "data": {
            "status": 404
          }
        }
      },
      "VenuePageNotFound": {
        "summary": "The list has no such page",
        "value": {
          "code": "venue-archive-page-not-found",
          "message": "The list has no such page.",
          "data": {
            "status": 404
          }
        }
      },
      "EventInTrash": {
        "summary": "The event is already in the trash",
        "value": {
          "code": "event-is-in-trash",
          "message": "The event is already in the trash.",
          "data": {
            "status": 410
          }
        }
      },
      "VenueInTrash": {
        "summary": "The venue is already in the trash",
        "value": {
          "code": "venue-is-in-trash",
          "message": "The venue is already in the trash.",
          "data": {
            "status": 410
          }
        }
      },
      "UnsupportedMediaType": {
        "summary": "The media type of the body is not supported",
        "value": {
          "code": "rest_unsupported_media_type",
          "message": "A body of type text/plain is not supported; send application/json or application/x-www-form-urlencoded or multipart/form-data.",
          "data": {
            "status": 415
          }
        }
      },
      "TooLarge": {
        "summary": "The body exceeds the size limit",
        "value": {
          "code": "rest_too_large",
          "message": "The body is larger than 10000000 bytes.",
          "data": {
            "status": 413
          }
        }
      },
      "TooManyRequests": {
        "summary": "Too many requests, or too many failed sign-ins, from this address",
        "value": {
          "code": "rest_rate_limited",
          "message": "Too many requests; try again in 60 seconds.",
          "data": {
            "status": 429
          }
        }
      },
      "InternalError": {
        "summary": "An internal server error",
        "value": {
          "code": "internal_server_error",
          "message": "Something went wrong on the server.",
          "data": {
            "status": 500
          }
        }
      },
      "Unavailable": {
        "summary": "The server is temporarily unavailable",
        "value": {
          "code": "rest_unavailable",
          "message": "The request took too long.",
          "data": {
            "status": 503
          }
        }
      },
      "OrganizerCreate": {
        "summary": "An organizer",
        "value": {
          "organizer": "Harbour Walking Club",
          "description": "We walk in all weathers.",
          "phone": "+1 555 0144",
          "website": "https://walks.example.org/",
          "email": "club@walks.example.org"
        }
      },
      "OrganizerUpdate": {
        "summary": "A new telephone number",
        "value": {
          "phone": "+1 555 0145"
        }
      },
      "Organizer": {
        "summary": "An organizer",
        "value": {
          "id": 3,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/organizer/harbour-walking-club/",
          "slug": "harbour-walking-club",
          "description": "<p>We walk in all weathers.</p>",
          "phone": "+1 555 0144",
          "email": "club@walks.example.org",
          "website": "https://walks.example.org/",
          "global_id": "calendar.example.org?id=3",
          "global_id_lineage": [
            "calendar.example.org?id=3"
          ],
          "organizer": "Harbour Walking Club"
        }
      },
      "OrganizerUpdated": {
        "summary": "The organizer after a change",
        "value": {
          "id": 3,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/organizer/harbour-walking-club/",
          "slug": "harbour-walking-club",
          "description": "<p>We walk in all weathers.</p>",
          "phone": "+1 555 0145",
          "email": "club@walks.example.org",
          "website": "https://walks.example.org/",
          "global_id": "calendar.example.org?id=3",
          "global_id_lineage": [
            "calendar.example.org?id=3"
          ],
          "organizer": "Harbour Walking Club"
        }
      },
      "OrganizerOne": {
        "summary": "One organizer",
        "value": {
          "id": 3,
          "author": "2",
          "status": "publish",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/organizer/harbour-walking-club/",
          "slug": "harbour-walking-club",
          "description": "<p>We walk in all weathers.</p>",
          "phone": "+1 555 0144",
          "website": "https://walks.example.org/",
          "email": "club@walks.example.org",
          "global_id": "calendar.example.org?id=3",
          "global_id_lineage": [
            "calendar.example.org?id=3"
          ],
          "organizer": "Harbour Walking Club",
          "json_ld": {
            "@type": "Person",
            "name": "Harbour Walking Club",
            "description": "We walk in all weathers.",
            "url": "https://walks.example.org/",
            "telephone": "+1 555 0144",
            "email": "club@walks.example.org",
            "sameAs": "https://walks.example.org/"
          }
        }
      },
      "OrganizerDeleted": {
        "summary": "An organizer in the trash",
        "value": {
          "id": 3,
          "author": "2",
          "status": "trash",
          "date": "2026-09-02 10:00:00",
          "date_utc": "2026-09-02 14:00:00",
          "modified": "2026-09-02 10:00:00",
          "modified_utc": "2026-09-02 14:00:00",
          "url": "https://calendar.example.org/?post_type=tribe_organizer&p=3",
          "slug": "harbour-walking-club__trashed",
          "description": "<p>We walk in all weathers.</p>",
          "phone": "+1 555 0145",
          "website": "https://walks.example.org/",
          "email": "club@walks.example.org",
          "global_id": "calendar.example.org?id=3",
          "global_id_lineage": [
            "calendar.example.org?id=3"
          ],
          "organizer": "Harbour Walking Club"
        }
      },
      "OrganizerList": {
        "summary": "The only page",
        "value": {
          "organizers": [
            {
              "id": 3,
              "author": "2",
              "status": "publish",
              "date": "2026-09-02 10:00:00",
              "date_utc": "2026-09-02 14:00:00",
              "modified": "2026-09-02 10:00:00",
              "modified_utc": "2026-09-02 14:00:00",
              "url": "https://calendar.example.org/organizer/harbour-walking-club/",
              "slug": "harbour-walking-club",
              "description": "<p>We walk in all weathers.</p>",
              "phone": "+1 555 0144",
              "website": "https://walks.example.org/",
              "email": "club@walks.example.org",
              "global_id": "calendar.example.org?id=3",
              "global_id_lineage": [
                "calendar.example.org?id=3"
              ],
              "organizer": "Harbour Walking Club"
            }
          ],
          "rest_url": "https://calendar.example.org/cal/events/v1/organizers/?page=1&per_page=10&status=publish",
          "total": 1,
          "total_pages": 1
        }
      },
      "OrganizerNotAccessible": {
        "summary": "The organizer is not published and the caller may not read it",
        "value": {
          "code": "organizer-not-accessible",
          "message": "This organizer is not public.",
          "data": {
            "status": 403
          }
        }
      },
      "OrganizerPageNotFound": {
        "summary": "The list has no such page",
        "value": {
          "code": "organizer-archive-page-not-found",
          "message": "The list has no such page.",
          "data": {
            "status": 404
          }
        }
      },
      "OrganizerInTrash": {
        "summary": "The organizer is already in the trash",
        "value": {
          "code": "organizer-is-in-trash",
          "message": "The organizer is already in the trash.",
          "data": {
            "status": 410
          }
        }
      },
      "Category": {
        "summary": "A category",
        "value": {
          "id": 2,
          "count": 0,
          "description": "",
          "url": "https://calendar.example.org/events/category/outdoors/night-walks/",
          "name": "Night walks",
          "slug": "night-walks",
          "taxonomy": "tribe_events_cat",
          "parent": 1,
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/categories/2",
            "collection": "https://calendar.example.org/cal/events/v1/categories",
            "up": "https://calendar.example.org/cal/events/v1/categories/1"
          }
        }
      },
      "CategoryUpdated": {
        "summary": "The category after a change",
        "value": {
          "id": 2,
          "count": 1,
          "description": "After dark.",
          "url": "https://calendar.example.org/events/category/outdoors/night-walks/",
          "name": "Night walks",
          "slug": "night-walks",
          "taxonomy": "tribe_events_cat",
          "parent": 1,
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/categories/2",
            "collection": "https://calendar.example.org/cal/events/v1/categories",
            "up": "https://calendar.example.org/cal/events/v1/categories/1"
          }
        }
      },
      "CategoryDeleted": {
        "summary": "The deleted term",
        "value": {
          "id": 2,
          "count": 0,
          "description": "After dark.",
          "url": "https://calendar.example.org/events/category/outdoors/night-walks/",
          "name": "Night walks",
          "slug": "night-walks",
          "taxonomy": "tribe_events_cat",
          "parent": 1,
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/categories/2",
            "collection": "https://calendar.example.org/cal/events/v1/categories",
            "up": "https://calendar.example.org/cal/events/v1/categories/1"
          }
        }
      },
      "Tag": {
        "summary": "A tag",
        "value": {
          "id": 3,
          "count": 0,
          "description": "",
          "url": "https://calendar.example.org/tag/family/",
          "name": "Family",
          "slug": "family",
          "taxonomy": "post_tag",
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/tags/3",
            "collection": "https://calendar.example.org/cal/events/v1/tags"
          }
        }
      },
      "TagUpdated": {
        "summary": "The tag after a change",
        "value": {
          "id": 3,
          "count": 1,
          "description": "",
          "url": "https://calendar.example.org/tag/family/",
          "name": "Families",
          "slug": "family",
          "taxonomy": "post_tag",
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/tags/3",
            "collection": "https://calendar.example.org/cal/events/v1/tags"
          }
        }
      },
      "TagDeleted": {
        "summary": "The deleted term",
        "value": {
          "id": 3,
          "count": 0,
          "description": "",
          "url": "https://calendar.example.org/tag/family/",
          "name": "Families",
          "slug": "family",
          "taxonomy": "post_tag",
          "meta": [],
          "urls": {
            "self": "https://calendar.example.org/cal/events/v1/tags/3",
            "collection": "https://calendar.example.org/cal/events/v1/tags"
          }
        }
      },
      "CategoryList": {
        "summary": "The only page",
        "value": {
          "rest_url": "https://calendar.example.org/cal/events/v1/categories/?page=1&per_page=10",
          "total": 2,
          "total_pages": 1,
          "categories": [
            {
              "id": 2,
              "count": 1,
              "description": "",
              "url": "https://calendar.example.org/events/category/outdoors/night-walks/",
              "name": "Night walks",
              "slug": "night-walks",
              "taxonomy": "tribe_events_cat",
              "parent": 1,
              "meta": [],
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/2",
                "collection": "https://calendar.example.org/cal/events/v1/categories",
                "up": "https://calendar.example.org/cal/events/v1/categories/1"
              }
            },
            {
              "id": 1,
              "count": 0,
              "description": "",
              "url": "https://calendar.example.org/events/category/outdoors/",
              "name": "Outdoors",
              "slug": "outdoors",
              "taxonomy": "tribe_events_cat",
              "parent": 0,
              "meta": [],
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/categories/1",
                "collection": "https://calendar.example.org/cal/events/v1/categories"
              }
            }
          ]
        }
      },
      "TagList": {
        "summary": "The only page",
        "value": {
          "rest_url": "https://calendar.example.org/cal/events/v1/tags/?page=1&per_page=10",
          "total": 1,
          "total_pages": 1,
          "tags": [
            {
              "id": 3,
              "count": 1,
              "description": "",
              "url": "https://calendar.example.org/tag/family/",
              "name": "Family",
              "slug": "family",
              "taxonomy": "post_tag",
              "meta": [],
              "urls": {
                "self": "https://calendar.example.org/cal/events/v1/tags/3",
                "collection": "https://calendar.example.org/cal/events/v1/tags"
              }
            }
          ]
        }
      },
      "CategoryCreate": {
        "summary": "A category under another",
        "value": {
          "name": "Night walks",
          "parent": 1
        }
      },
      "CategoryUpdate": {
        "summary": "A new description",
        "value": {
          "description": "After dark."
        }
      },
      "TagCreate": {
        "summary": "A tag",
        "value": {
          "name": "Family"
        }
      },
      "TagUpdate": {
        "summary": "A new name",
        "value": {
          "name": "Families"
        }
      },
      "TermExists": {
        "summary": "A name that is already in use",
        "value": {
          "code": "term_exists",
          "message": "A term with this name already exists.",
          "data": {
            "term_id": 3,
            "status": 400
          }
        }
      },
      "Image": {
        "summary": "An image",
        "value": {
          "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
          "id": 1,
          "extension": "jpg",
          "width": 800,
          "height": 533,
          "filesize": 2818,
          "sizes": {
            "thumbnail": {
              "width": 150,
              "height": 150,
              "mime-type": "image/jpeg",
              "filesize": 418,
              "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
            },
            "medium": {
              "width": 300,
              "height": 200,
              "mime-type": "image/jpeg",
              "filesize": 639,
              "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
            },
            "medium_large": {
              "width": 768,
              "height": 512,
              "mime-type": "image/jpeg",
              "filesize": 2572,
              "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
            }
          }
        }
      },
      "ImageList": {
        "summary": "The only page",
        "value": {
          "images": [
            {
              "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour.jpg",
              "id": 1,
              "extension": "jpg",
              "width": 800,
              "height": 533,
              "filesize": 2818,
              "sizes": {
                "thumbnail": {
                  "width": 150,
                  "height": 150,
                  "mime-type": "image/jpeg",
                  "filesize": 418,
                  "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-150x150.jpg"
                },
                "medium": {
                  "width": 300,
                  "height": 200,
                  "mime-type": "image/jpeg",
                  "filesize": 639,
                  "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-300x200.jpg"
                },
                "medium_large": {
                  "width": 768,
                  "height": 512,
                  "mime-type": "image/jpeg",
                  "filesize": 2572,
                  "url": "https://calendar.example.org/cal/events/v1/images/1/files/harbour-768x512.jpg"
                }
              }
            }
          ],
          "rest_url": "https://calendar.example.org/cal/events/v1/images/?page=1&per_page=10",
          "total": 1,
          "total_pages": 1
        }
      },
      "ImagePageNotFound": {
        "summary": "A page after the last",
        "value": {
          "code": "image-archive-page-not-found",
          "message": "The list has no such page.",
          "data": {
            "status": 404
          }
        }
      },
      "Calendar": {
        "summary": "One event",
        "value": "BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:-//Fairground//Events catalogue//EN\nCALSCALE:GREGORIAN\nX-WR-CALNAME:Evening Walk & Picnic\nBEGIN:VTIMEZONE\nTZID:America/New_York\nBEGIN:STANDARD\nDTSTART:20260101T000000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0500\nTZNAME:EST\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:20260308T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nTZNAME:EDT\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU\nEND:DAYLIGHT\nBEGIN:STANDARD\nDTSTART:20261101T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nTZNAME:EST\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\nEND:STANDARD\nEND:VTIMEZONE\nBEGIN:VEVENT\nUID:4@calendar.example.org\nSEQUENCE:0\nDTSTAMP:20260902T140000Z\nLAST-MODIFIED:20260902T140000Z\nCREATED:20260902T140000Z\nDTSTART;TZID=America/New_York:20270514T180000\nDTEND;TZID=America/New_York:20270514T210000\nSUMMARY:Evening Walk & Picnic\nSTATUS:CONFIRMED\nDESCRIPTION:A slow walk along the shore.\nLOCATION:Harbour Pavilion\\, 4 Quay Road\\, Portsmouth\\, NH 03801\\, United St\n ates\nGEO:43.0718;-70.7626\nORGANIZER;CN=Harbour Walking Club:mailto:club@walks.example.org\nCATEGORIES:Night walks\nURL;VALUE=URI:https://walks.example.org/picnic\nATTACH;FMTTYPE=image/jpeg:https://calendar.example.org/cal/events/v1/images\n /1/files/harbour.jpg\nIMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/jpeg:https://calendar.example.o\n rg/cal/events/v1/images/1/files/harbour.jpg\nEND:VEVENT\nEND:VCALENDAR\n"
      },
      "ImportAccepted": {
        "summary": "A queued import",
        "value": {
          "id": "0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e",
          "status": "queued",
          "rest_url": "https://calendar.example.org/cal/events/v1/import/0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e",
          "submitted": "2026-09-02 10:00:00",
          "counts": {
            "created": 0,
            "updated": 0,
            "unchanged": 0,
            "outdated": 0,
            "cancelled": 0,
            "failed": 0
          },
          "records": [],
          "errors": []
        }
      },
      "Import": {
        "summary": "A completed import",
        "value": {
          "id": "0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e",
          "status": "completed",
          "rest_url": "https://calendar.example.org/cal/events/v1/import/0b3c6d5e-8f7a-4b1c-9d2e-3f4a5b6c7d8e",
          "submitted": "2026-09-02 10:00:00",
          "finished": "2026-09-02 10:00:00",
          "counts": {
            "created": 1,
            "updated": 0,
            "unchanged": 0,
            "outdated": 0,
            "cancelled": 0,
            "failed": 1
          },
          "records": [
            {
              "index": 0,
              "uid": "walk-7@walks.example.org",
              "recurrence_id": "",
              "title": "Moonlight Walk",
              "action": "created",
              "id": 7,
              "faults": []
            },
            {
              "index": 1,
              "uid": "walk-8@walks.example.org",
              "recurrence_id": "",
              "title": "Morning Walk",
              "faults": [
                {
                  "field": "DTSTART",
                  "reason": "is missing"
                }
              ],
              "action": "failed"
            }
          ],
          "errors": []
        }
      },
      "ImportNotFound": {
        "summary": "An unknown import id",
        "value": {
          "code": "import-not-found",
          "message": "The import was not found.",
          "data": {
            "status": 404
          }
        }
      },
      "Index": {
        "summary": "One route of the index",
        "value": {
          "namespace": "cal/events/v1",
          "routes": {
            "/cal/events/v1/venues": {
              "namespace": "cal/events/v1",
              "methods": [
                "GET",
                "POST"
              ],
              "endpoints": [
                {
                  "methods": [
                    "GET"
                  ],
                  "args": {
                    "page": {
                      "description": "Page of the list, from 1.",
                      "type": "integer",
                      "default": 1,
                      "required": false
                    }
                  }
                }
              ],
              "_links": {
                "self": [
                  {
                    "href": "https://calendar.example.org/cal/events/v1/venues"
                  }
                ]
              }
            }
          },
          "_links": {
            "up": [
              {
                "href": "https://calendar.example.org/"
              }
            ]
          }
        }
      },
      "Document": {
        "summary": "The beginning of the document",
        "value": {
          "openapi": "3.1.0",
          "info": {
            "title": "Fairground events catalogue",
            "version": "1.0.0"
          },
          "servers": [
            {
              "url": "https://calendar.example.org"
            }
          ],
          "paths": {},
          "components": {}
        }
      },
      "NoRoute": {
        "summary": "An unknown address",
        "value": {
          "code": "rest_no_route",
          "message": "There is nothing at this address.",
          "data": {
            "status": 404
          }
        }
      },
      "PreconditionFailed": {
        "summary": "The record changed after it was read",
        "value": {
          "code": "rest_precondition_failed",
          "message": "The record has changed since it was read.",
          "data": {
            "status": 412
          }
        }
      },
      "IdempotencyMismatch": {
        "summary": "A key that was already used",
        "value": {
          "code": "rest_idempotency_mismatch",
          "message": "This Idempotency-Key was used for another request.",
          "data": {
            "status": 422
          }
        }
      },
      "EventNotInTrash": {
        "summary": "A record that is not deleted",
        "value": {
          "code": "event-is-not-in-trash",
          "message": "The event is not in the trash.",
          "data": {
            "status": 409
          }
        }
      },
      "VenueNotInTrash": {
        "summary": "A record that is not deleted",
        "value": {
          "code": "venue-is-not-in-trash",
          "message": "The venue is not in the trash.",
          "data": {
            "status": 409
          }
        }
      },
      "OrganizerNotInTrash": {
        "summary": "A record that is not deleted",
        "value": {
          "code": "organizer-is-not-in-trash",
          "message": "The organizer is not in the trash.",
          "data": {
            "status": 409
          }
        }
      }
    },
    "schemas": {
      "Status": {
        "type": "string",
        "description": "`publish` is public. `future` becomes `publish` at its publication date, within about a second while a worker runs, else when one starts. `draft` and `pending` are not published. `private` is visible to editors and its author. `trash` is deleted.",
        "enum": [
          "publish",
          "future",
          "draft",
          "pending",
          "private",
          "trash"
        ]
      },
      "Time": {
        "description": "A Unix timestamp in seconds, or a date-time text; see \"Date-times\".",
        "type": [
          "string",
          "number"
        ],
        "maxLength": 1000,
        "x-expected": "a date and time, as a text or a timestamp",
        "example": "2027-05-14 18:00:00"
      },
      "Flag": {
        "type": "boolean"
      },
      "VenueLink": {
        "description": "A venue by id or, with `venue`, one to create with the defaults of `createVenue`, which may reuse an existing one. All other fields of an object with an `id` are ignored; `updateVenue` changes a venue. Of several venues, in a list or a text of ids with commas, the first is kept. Empty (`\"\"`, `0`, `[]`, null) removes the venue if the caller may read it.",
        "x-expected": "the id of a venue, or the fields of one with its name in `venue`",
        "anyOf": [
          {
            "$ref": "#/components/schemas/VenueReference"
          },
          {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 100,
            "items": {
              "x-expected": "the id of a venue, or the fields of one with its name in `venue`",
              "anyOf": [
                {
                  "$ref": "#/components/schemas/VenueReference"
                },
                {
                  "type": "integer"
                },
                {
                  "type": "string",
                  "maxLength": 100000
                }
              ]
            }
          },
          {
            "type": "integer"
          },
          {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 100000
          }
        ]
      },
      "VenueReference": {
        "x-coerce": "json",
        "description": "`id` of a venue, or the fields of one to create (`venue` is its name).",
        "allOf": [
          {
            "$ref": "#/components/schemas/VenueUpdate"
          },
          {
            "type": "object",
            "additionalProperties": true,
            "properties": {
              "id": {
                "description": "Record id; empty, 0 and null mean no id.",
                "anyOf": [
                  {
                    "type": "integer"
                  },
                  {
                    "type": [
                      "string",
                      "null"
                    ],
                    "maxLength": 0
                  }
                ]
              }
            }
          }
        ]
      },
      "EventUpdate": {
        "description": "Fields of an event; omitted fields keep their values.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100000,
            "description": "Plain text; markup is removed.",
            "example": "Evening Walk & Picnic"
          },
          "start_date": {
            "$ref": "#/components/schemas/Time",
            "description": "Start, as local time in `timezone` unless it names a zone or an offset. For an `all_day` event only the date counts."
          },
          "end_date": {
            "$ref": "#/components/schemas/Time",
            "description": "End (exclusive), read like `start_date`. An end before the start becomes the start. For an `all_day` event only the date counts, and it is the last day."
          },
          "author": {
            "type": "integer",
            "description": "User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user.",
            "minimum": 1,
            "example": 2
          },
          "date": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time on the site's clock. A future time makes a published event `future`."
          },
          "date_utc": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time in UTC. It takes precedence over `date`, unless it equals the stored value."
          },
          "description": {
            "type": "string",
            "maxLength": 2000000,
            "description": "HTML or plain text; `\"\"` clears."
          },
          "excerpt": {
            "type": "string",
            "maxLength": 2000000,
            "description": "HTML or plain text; `\"\"` clears."
          },
          "slug": {
            "type": "string",
            "maxLength": 100000,
            "description": "Requested slug; the server normalizes it and makes it unique. `\"\"` requests a slug made from the title. Sending back the slug that the event has in the trash changes nothing."
          },
          "status": {
            "type": "string",
            "description": "Default: `publish` for callers who may publish, else `draft`. A status that the caller may not publish becomes `pending`. `trash` is for updates only.",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "timezone": {
            "type": "string",
            "maxLength": 200,
            "description": "IANA name in any case, abbreviation, `UTC±n` or `±hh:mm`; empty means the site's zone. Start and end are local times in it.",
            "example": "America/New_York"
          },
          "all_day": {
            "$ref": "#/components/schemas/Flag",
            "description": "True makes the event last from 00:00:00 of its first day to 23:59:59 of its last day. Default false."
          },
          "cost": {
            "description": "A number, a text (`$10`, `10-20`, `1.234,50 €`, `Free`) or a list of them. Empty clears the cost; 0 means free. Thousands separators may be commas, points, spaces or apostrophes. Any other text is kept as words.",
            "type": [
              "string",
              "number",
              "boolean",
              "array",
              "null"
            ],
            "maxLength": 2000000,
            "maxItems": 1000,
            "x-expected": "a number, a text or a list of them",
            "items": {
              "type": [
                "string",
                "number"
              ],
              "maxLength": 2000000,
              "x-expected": "a number or a text"
            },
            "example": "$10"
          },
          "currency_code": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 100,
            "description": "Currency of the prices, as an ISO 4217 code in any case; `\"\"` or null clears it. It gives the currency of numbers without a sign, tells which dollar `$` means, and appears in `cost_details`. A currency other than the one that `cost` names is refused; a new `cost` that names another currency clears it. An extension.",
            "example": "EUR"
          },
          "website": {
            "description": "http, https or ftp address; `\"\"`, `[]`, 0 or null clears it. Sending back the event's own page, which is shown before a website is set, changes nothing.",
            "x-expected": "an http, https or ftp address, or empty",
            "anyOf": [
              {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 100000
              },
              {
                "$ref": "#/components/schemas/Nothing"
              }
            ],
            "example": "https://walks.example.org/picnic"
          },
          "show_map": {
            "$ref": "#/components/schemas/Flag",
            "description": "True if a page about the event should show a map. Default false."
          },
          "show_map_link": {
            "$ref": "#/components/schemas/Flag",
            "description": "True if a page about the event should link to a map. Default false."
          },
          "hide_from_listings": {
            "$ref": "#/components/schemas/Flag",
            "description": "True keeps the event out of all lists. Default false."
          },
          "sticky": {
            "$ref": "#/components/schemas/Flag",
            "description": "True if a calendar should show the event first. Default false."
          },
          "featured": {
            "$ref": "#/components/schemas/Flag",
            "description": "Flag that lists can filter by. Default false."
          },
          "venue": {
            "$ref": "#/components/schemas/VenueLink",
            "description": "The venue, by id or as the fields of a new one. Empty removes it."
          },
          "organizer": {
            "$ref": "#/components/schemas/OrganizerLink",
            "description": "The organizers in their order, by id or as the fields of new ones. Empty removes them."
          },
          "categories": {
            "$ref": "#/components/schemas/TermLinks",
            "description": "Categories, in any mix of ids, slugs, names and objects with `id`. Authors and higher roles create categories by new names."
          },
          "tags": {
            "$ref": "#/components/schemas/TermLinks",
            "description": "Tags, in any mix of ids, slugs, names and objects with `id`. Editors and administrators create tags by new names."
          },
          "image": {
            "description": "Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `\"\"`, `[]`, 0, false or null removes it.",
            "x-expected": "the id of an image, an http or https address of one, or empty",
            "anyOf": [
              {
                "type": "integer"
              },
              {
                "type": [
                  "string",
                  "boolean",
                  "null"
                ]
              },
              {
                "$ref": "#/components/schemas/Nothing"
              },
              {
                "$ref": "#/components/schemas/ImageReference"
              }
            ],
            "example": 1
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "Password that readers must send; `\"\"` or null removes it. It is stored as a hash. An extension.",
            "example": "tulip"
          },
          "post_parent": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "description": "Id of the parent event; 0 or null for none. The parent must not be a part of this event. An extension."
          }
        }
      },
      "EventCreate": {
        "description": "A new event.",
        "allOf": [
          {
            "$ref": "#/components/schemas/EventUpdate"
          }
        ],
        "required": [
          "title",
          "start_date",
          "end_date"
        ]
      },
      "VenueUpdate": {
        "description": "Fields of a venue; omitted fields keep their values. An empty text clears a field, except the name.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "venue": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100000,
            "description": "Name, as plain text; markup is removed.",
            "example": "Harbour Pavilion"
          },
          "author": {
            "type": "integer",
            "description": "User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user.",
            "minimum": 1
          },
          "date": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time on the site's clock."
          },
          "date_utc": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time in UTC. It takes precedence over `date`, unless it equals the stored value."
          },
          "description": {
            "type": "string",
            "maxLength": 2000000,
            "description": "HTML or plain text; `\"\"` clears."
          },
          "status": {
            "type": "string",
            "description": "Status, with the rules for events; `trash` is for updates only.",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "show_map": {
            "type": "boolean",
            "x-coerce": "truthy",
            "description": "True if a page about the venue should show a map. Default true."
          },
          "show_map_link": {
            "type": "boolean",
            "x-coerce": "truthy",
            "description": "True if a page about the venue should link to a map. Default true."
          },
          "address": {
            "type": "string",
            "maxLength": 100000,
            "description": "Street and number.",
            "example": "4 Quay Road"
          },
          "city": {
            "type": "string",
            "maxLength": 100000,
            "description": "Name of the city.",
            "example": "Portsmouth"
          },
          "country": {
            "type": "string",
            "maxLength": 100000,
            "description": "Name of the country, or a code such as `US`.",
            "example": "United States"
          },
          "province": {
            "type": "string",
            "maxLength": 100000,
            "description": "Province, for countries other than the United States."
          },
          "state": {
            "type": "string",
            "maxLength": 100000,
            "description": "State, for the United States.",
            "example": "NH"
          },
          "zip": {
            "type": "string",
            "maxLength": 100000,
            "description": "Postal code.",
            "example": "03801"
          },
          "phone": {
            "type": "string",
            "maxLength": 100000,
            "description": "Telephone number for display; any text.",
            "example": "+1 555 0142"
          },
          "stateprovince": {
            "type": "string",
            "maxLength": 100000,
            "description": "State or province. Default: the state in the United States and without a country, else the province."
          },
          "website": {
            "description": "http, https or ftp address; `\"\"`, `[]`, 0 or null clears it.",
            "x-expected": "an http, https or ftp address, or empty",
            "anyOf": [
              {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 100000
              },
              {
                "$ref": "#/components/schemas/Nothing"
              }
            ],
            "example": "https://pavilion.example.org/"
          },
          "image": {
            "description": "Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `\"\"`, `[]`, 0, false or null removes it.",
            "x-expected": "the id of an image, an http or https address of one, or empty",
            "anyOf": [
              {
                "type": "integer"
              },
              {
                "type": [
                  "string",
                  "boolean",
                  "null"
                ]
              },
              {
                "$ref": "#/components/schemas/Nothing"
              },
              {
                "$ref": "#/components/schemas/ImageReference"
              }
            ],
            "example": 1
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "Password that readers must send; `\"\"` or null removes it. It is stored as a hash. An extension.",
            "example": "tulip"
          },
          "geo_lat": {
            "description": "Latitude in degrees (WGS 84); requires `geo_lng`. `\"\"` or null clears it, together with `geo_lng`. The geocoder adds coordinates to a venue with an address and without coordinates, shortly after it was written. That changes the venue and its `ETag`. An extension.",
            "x-expected": "a number of degrees from -90 to 90, or empty",
            "anyOf": [
              {
                "type": "number",
                "minimum": -90,
                "maximum": 90
              },
              {
                "type": "null"
              },
              {
                "type": "string",
                "const": ""
              }
            ],
            "example": 43.0718
          },
          "geo_lng": {
            "description": "Longitude in degrees (WGS 84); requires `geo_lat`. `\"\"` or null clears it, together with `geo_lat`. An extension.",
            "x-expected": "a number of degrees from -180 to 180, or empty",
            "anyOf": [
              {
                "type": "number",
                "minimum": -180,
                "maximum": 180
              },
              {
                "type": "null"
              },
              {
                "type": "string",
                "const": ""
              }
            ],
            "example": -70.7626
          }
        }
      },
      "VenueCreate": {
        "description": "A new venue.",
        "allOf": [
          {
            "$ref": "#/components/schemas/VenueUpdate"
          }
        ],
        "required": [
          "venue"
        ]
      },
      "DateTime": {
        "type": "string",
        "description": "Local time without a zone.",
        "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2}:[0-9]{2}$"
      },
      "DateDetails": {
        "type": "object",
        "description": "The parts of a date-time, padded with zeros.",
        "additionalProperties": false,
        "required": [
          "year",
          "month",
          "day",
          "hour",
          "minutes",
          "seconds"
        ],
        "properties": {
          "year": {
            "type": "string",
            "description": "Four digits."
          },
          "month": {
            "type": "string",
            "description": "From `01` to `12`."
          },
          "day": {
            "type": "string",
            "description": "From `01` to `31`."
          },
          "hour": {
            "type": "string",
            "description": "From `00` to `23`."
          },
          "minutes": {
            "type": "string",
            "description": "From `00` to `59`."
          },
          "seconds": {
            "type": "string",
            "description": "From `00` to `59`."
          }
        }
      },
      "CostDetails": {
        "type": "object",
        "description": "The parts of `cost`.",
        "additionalProperties": false,
        "required": [
          "currency_symbol",
          "currency_code",
          "currency_position",
          "values"
        ],
        "properties": {
          "currency_symbol": {
            "type": "string",
            "description": "Sign or letters of the prices as they were sent; `\"\"` if there is none, or several."
          },
          "currency_code": {
            "type": "string",
            "description": "`currency_code` of the event; `\"\"` if it is not set, whatever sign the prices have."
          },
          "currency_position": {
            "type": "string",
            "description": "Position of the sign, before or after the number; `\"\"` without a sign.",
            "enum": [
              "",
              "prefix",
              "postfix"
            ]
          },
          "values": {
            "type": "array",
            "description": "Prices, lowest first; words as a slug.",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ImageSize": {
        "type": "object",
        "description": "One size of an image.",
        "additionalProperties": false,
        "required": [
          "width",
          "height",
          "mime-type",
          "filesize",
          "url"
        ],
        "properties": {
          "width": {
            "type": "integer",
            "description": "In pixels."
          },
          "height": {
            "type": "integer",
            "description": "In pixels."
          },
          "mime-type": {
            "type": "string",
            "description": "Media type of the file."
          },
          "filesize": {
            "type": "integer",
            "description": "In bytes."
          },
          "url": {
            "type": "string",
            "description": "Address of the file."
          }
        }
      },
      "Image": {
        "type": "object",
        "description": "An image, as records show it.",
        "additionalProperties": false,
        "required": [
          "url",
          "id",
          "extension"
        ],
        "properties": {
          "url": {
            "type": "string",
            "description": "Address of the image in its full size."
          },
          "id": {
            "type": "integer",
            "description": "Image id, as the field `image` of a record accepts it."
          },
          "extension": {
            "type": "string",
            "description": "File name extension, such as `jpg`."
          },
          "width": {
            "type": "integer",
            "description": "In pixels."
          },
          "height": {
            "type": "integer",
            "description": "In pixels."
          },
          "filesize": {
            "type": "integer",
            "description": "In bytes."
          },
          "sizes": {
            "type": "object",
            "description": "Sizes by name; only those smaller than the image.",
            "additionalProperties": {
              "$ref": "#/components/schemas/ImageSize"
            }
          }
        }
      },
      "Term": {
        "type": "object",
        "description": "A category or tag as it appears in an event.",
        "additionalProperties": false,
        "required": [
          "name",
          "slug",
          "term_group",
          "term_taxonomy_id",
          "taxonomy",
          "description",
          "parent",
          "count",
          "filter",
          "id",
          "urls"
        ],
        "properties": {
          "name": {
            "type": "string",
            "description": "HTML."
          },
          "slug": {
            "type": "string",
            "description": "The form that filters and fields accept."
          },
          "term_group": {
            "type": "integer",
            "description": "Always 0."
          },
          "term_taxonomy_id": {
            "type": "integer",
            "description": "Equal to `id`."
          },
          "taxonomy": {
            "type": "string",
            "description": "For categories `tribe_events_cat`, for tags `post_tag`.",
            "enum": [
              "tribe_events_cat",
              "post_tag"
            ]
          },
          "description": {
            "type": "string",
            "description": "Simple HTML."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the parent category; 0 for none, and for tags."
          },
          "count": {
            "type": "integer",
            "description": "Number of published events with this term, including those hidden from listings or behind a password. Events that have only a descendant of it are not counted, although a filter by the term matches them."
          },
          "filter": {
            "type": "string",
            "description": "Always `raw`."
          },
          "id": {
            "type": "integer",
            "description": "The form that filters and fields accept."
          },
          "urls": {
            "$ref": "#/components/schemas/TermUrls",
            "description": "Addresses of the term in this interface."
          }
        }
      },
      "JsonLd": {
        "type": "object",
        "description": "The record in the vocabulary of schema.org, for search engines. An event has `@context`, `@type` `Event`, `name`, `description`, `url`, `eventAttendanceMode`, `eventStatus`, `startDate` and `endDate` (ISO 8601 with the offset) and `performer`. It has `image` with an image, `location` (a `Place`) with a venue, `organizer` (a `Person`, the first one) with organizers, and `offers` with a `cost`. A place has `name`, `description`, `url`, `address`, `telephone`, `sameAs` and, with coordinates, `geo`. A person has `name`, `description`, `url`, `telephone`, `email` and `sameAs`.\n\n`offers` is an `Offer` with `url`, `category`, `availability` and `validFrom`. Where the prices are numbers, in one currency, it has the `price`, in plain decimals such as `1234.50`, `0` for what is free; of a range it is an `AggregateOffer` with `lowPrice` and `highPrice`. `priceCurrency` is a code of ISO 4217 where the currency is known: from the code or sign in `cost`, else from the event's `currency_code`, else from the site's currency (`FAIRGROUND_CURRENCY`). A sign that several currencies share means that of the event or of the site, if it is one of them; `$` is otherwise `USD`, `£` is `GBP`, and signs and letters such as `¥` and `kr` are none.\n\nIt may be put into a script element of a page. Texts have no markup, and `&`, `<` and `>` are entities in them; addresses of the web have an `&` as it is. In the bodies of records that are read, `<`, `>`, `&` and the separators of lines U+2028 and U+2029 are written as `\\u003c` and so on, which is the same JSON.",
        "additionalProperties": true
      },
      "Event": {
        "type": "object",
        "description": "An event. Every reply has the same keys; `json_ld` is added when one event is read.",
        "additionalProperties": false,
        "required": [
          "id",
          "global_id",
          "global_id_lineage",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "rest_url",
          "title",
          "description",
          "excerpt",
          "slug",
          "image",
          "all_day",
          "start_date",
          "start_date_details",
          "end_date",
          "end_date_details",
          "utc_start_date",
          "utc_start_date_details",
          "utc_end_date",
          "utc_end_date_details",
          "timezone",
          "timezone_abbr",
          "cost",
          "cost_details",
          "website",
          "show_map",
          "show_map_link",
          "hide_from_listings",
          "sticky",
          "featured",
          "categories",
          "tags",
          "venue",
          "organizer",
          "custom_fields"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Record id; events, venues, organizers and images share one id space."
          },
          "global_id": {
            "type": "string",
            "description": "Address of the site without its scheme, and the id: `calendar.example.org?id=4`."
          },
          "global_id_lineage": {
            "type": "array",
            "description": "A list that holds only the `global_id`.",
            "items": {
              "type": "string"
            }
          },
          "author": {
            "type": "string",
            "description": "User id."
          },
          "status": {
            "$ref": "#/components/schemas/Status",
            "description": "Status of the event."
          },
          "date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time on the site's clock."
          },
          "date_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time in UTC; zeros for drafts and pending events."
          },
          "modified": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change, on the site's clock; equal to `date` before the first change."
          },
          "modified_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change in UTC; zeros in drafts and pending events that were never changed."
          },
          "url": {
            "type": "string",
            "description": "Address of a page about the event on the site, which is not part of this server. It has `?post_type=` while the event is not published."
          },
          "rest_url": {
            "type": "string",
            "description": "Address of the event in this interface."
          },
          "title": {
            "type": "string",
            "description": "HTML; typographic signs as entities."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "excerpt": {
            "type": "string",
            "description": "HTML."
          },
          "slug": {
            "type": "string",
            "description": "Lower case; letters of other scripts are percent escapes. `\"\"` for drafts and pending events without a slug."
          },
          "image": {
            "description": "Image of the event; false if it has none.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Image"
              },
              {
                "type": "boolean",
                "const": false
              }
            ]
          },
          "all_day": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if the event lasts from 00:00:00 of its first day to 23:59:59 of its last. Null when a password masks it, like all flags."
          },
          "start_date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Start, as local time in `timezone`; 00:00:00 of the first day if `all_day` is true."
          },
          "start_date_details": {
            "$ref": "#/components/schemas/DateDetails",
            "description": "The parts of `start_date`."
          },
          "end_date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "End, as local time in `timezone`; 23:59:59 of the last day if `all_day` is true."
          },
          "end_date_details": {
            "$ref": "#/components/schemas/DateDetails",
            "description": "The parts of `end_date`."
          },
          "utc_start_date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "The instant of `start_date`, in UTC."
          },
          "utc_start_date_details": {
            "$ref": "#/components/schemas/DateDetails",
            "description": "The parts of `utc_start_date`."
          },
          "utc_end_date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "The instant of `end_date`, in UTC."
          },
          "utc_end_date_details": {
            "$ref": "#/components/schemas/DateDetails",
            "description": "The parts of `utc_end_date`."
          },
          "timezone": {
            "type": "string",
            "description": "Time zone as it was sent; by default the site's zone."
          },
          "timezone_abbr": {
            "type": "string",
            "description": "Abbreviation of the zone at the start, such as `EDT`; `GMT+0200` for `+02:00`. An offset such as `UTC+2` is shown as it is."
          },
          "cost": {
            "type": "string",
            "description": "Cost for people to read: `$10`, `20€`, `$10 – $30`, `Free`, `Free – $30`, or words as they were sent; `\"\"` if unknown. A number without a currency sign gets the sign of the other prices, else that of the event's `currency_code`, else of the site's currency, else `$`. Prices in several currencies are shown as they were sent, separated by commas."
          },
          "cost_details": {
            "$ref": "#/components/schemas/CostDetails",
            "description": "Sign and values of `cost`."
          },
          "website": {
            "type": "string",
            "description": "Website of the event, HTML-escaped; the event's own address before one is set."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if a page about the event should show a map. A flag for clients, like `show_map_link`."
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if a page about the record should link to a map."
          },
          "hide_from_listings": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True for an event that no list shows to any caller. It can still be read by id and slug."
          },
          "sticky": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if a calendar should show the event first. A flag for clients; it does not change the order of lists."
          },
          "featured": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Flag that lists can filter by."
          },
          "categories": {
            "type": "array",
            "description": "Terms sorted by name.",
            "items": {
              "$ref": "#/components/schemas/Term"
            }
          },
          "tags": {
            "type": "array",
            "description": "Terms sorted by name.",
            "items": {
              "$ref": "#/components/schemas/Term"
            }
          },
          "venue": {
            "description": "The venue, or an empty list if there is none. An event has at most one venue here, while clients of this interface also know a list of several.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/Venue"
              },
              {
                "type": "array",
                "items": {
                  "$ref": "#/components/schemas/Venue"
                }
              }
            ]
          },
          "organizer": {
            "type": "array",
            "description": "Organizers in the order in which they were linked.",
            "items": {
              "$ref": "#/components/schemas/Organizer"
            }
          },
          "custom_fields": {
            "description": "Always empty; custom fields are not supported.",
            "type": "array",
            "maxItems": 0,
            "items": {
              "type": "string"
            }
          },
          "json_ld": {
            "$ref": "#/components/schemas/JsonLd",
            "description": "Present only when one event is read."
          }
        }
      },
      "Venue": {
        "type": "object",
        "description": "A venue. Keys without a value are left out.",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "show_map",
          "show_map_link",
          "global_id",
          "global_id_lineage"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Record id; events, venues, organizers and images share one id space."
          },
          "author": {
            "type": "string",
            "description": "User id."
          },
          "status": {
            "$ref": "#/components/schemas/Status",
            "description": "Status of the venue."
          },
          "date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time on the site's clock."
          },
          "date_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time in UTC; zeros for drafts and pending records."
          },
          "modified": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change, on the site's clock; equal to `date` before the first change."
          },
          "modified_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change in UTC; zeros in drafts and pending records that were never changed."
          },
          "url": {
            "type": "string",
            "description": "Address of a page about the record on the site, which is not part of this server."
          },
          "venue": {
            "type": "string",
            "description": "Name, as HTML."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "excerpt": {
            "type": "string",
            "description": "Excerpt as HTML; no operation of this interface writes it."
          },
          "slug": {
            "type": "string",
            "description": "Made from the name when the record is created, or when a pending record is published. No field changes it."
          },
          "image": {
            "$ref": "#/components/schemas/Image",
            "description": "Image of the venue; absent if there is none."
          },
          "address": {
            "type": "string",
            "description": "Street and number."
          },
          "city": {
            "type": "string",
            "description": "Name of the city."
          },
          "country": {
            "type": "string",
            "description": "The text that was sent."
          },
          "province": {
            "type": "string",
            "description": "The text that was sent."
          },
          "state": {
            "type": "string",
            "description": "The text that was sent."
          },
          "zip": {
            "type": "string",
            "description": "Postal code."
          },
          "phone": {
            "type": "string",
            "description": "The text that was sent."
          },
          "website": {
            "type": "string",
            "description": "Website as it was sent, not HTML-escaped."
          },
          "stateprovince": {
            "type": "string",
            "description": "State or province, as it was sent or as it follows from the country."
          },
          "geo_lat": {
            "type": "number",
            "description": "Latitude in degrees (WGS 84); absent without `geo_lng`."
          },
          "geo_lng": {
            "type": "number",
            "description": "Longitude in degrees (WGS 84)."
          },
          "json_ld": {
            "$ref": "#/components/schemas/JsonLd",
            "description": "Present only when one venue, or one event with it, is read."
          },
          "show_map": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if a page about the venue should show a map. Null when a password masks it, like `show_map_link`."
          },
          "show_map_link": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if a page about the record should link to a map."
          },
          "global_id": {
            "type": "string",
            "description": "Address of the site without its scheme, and the id."
          },
          "global_id_lineage": {
            "type": "array",
            "description": "A list that holds only the `global_id`.",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "EventList": {
        "type": "object",
        "description": "A page of events.",
        "additionalProperties": false,
        "required": [
          "events",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "events": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/Event"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          }
        }
      },
      "VenueList": {
        "type": "object",
        "description": "A page of venues.",
        "additionalProperties": false,
        "required": [
          "venues",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "venues": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/Venue"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          }
        }
      },
      "Error": {
        "type": "object",
        "description": "Body of every error reply.",
        "additionalProperties": false,
        "required": [
          "code",
          "message",
          "data"
        ],
        "properties": {
          "code": {
            "type": "string",
            "description": "Code for programs; it never changes with the language of the message."
          },
          "message": {
            "type": "string",
            "description": "Message for people, in English."
          },
          "data": {
            "type": "object",
            "description": "Details of the error; further keys may occur.",
            "additionalProperties": true,
            "required": [
              "status"
            ],
            "properties": {
              "status": {
                "type": "integer",
                "description": "The HTTP status."
              },
              "params": {
                "description": "Names of the faulty parameters: an object with the reason for each, or a list of missing names.",
                "anyOf": [
                  {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  {
                    "type": "object",
                    "additionalProperties": {
                      "type": "string"
                    }
                  }
                ]
              },
              "details": {
                "description": "The error of each parameter with a value of the wrong type; otherwise an empty list.",
                "anyOf": [
                  {
                    "type": "array",
                    "items": {
                      "type": "string"
                    }
                  },
                  {
                    "type": "object",
                    "additionalProperties": true
                  }
                ]
              },
              "json_error_code": {
                "type": "integer",
                "description": "1 if the JSON is nested too deeply, 5 if it is not UTF-8, 4 otherwise."
              },
              "json_error_message": {
                "type": "string",
                "description": "Reason why the body is not valid JSON."
              },
              "term_id": {
                "type": "integer",
                "description": "Id of the existing term (`term_exists`)."
              }
            }
          }
        }
      },
      "OrganizerUpdate": {
        "description": "Fields of an organizer; omitted fields keep their values. An empty text clears a field, except the name.",
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "organizer": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100000,
            "description": "Name, as plain text; markup is removed.",
            "example": "Harbour Walking Club"
          },
          "author": {
            "type": "integer",
            "description": "User id, as in `author` of records. Default: the caller. Only callers who may edit others' records may name another user.",
            "minimum": 1
          },
          "date": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time on the site's clock."
          },
          "date_utc": {
            "$ref": "#/components/schemas/Time",
            "description": "Publication time in UTC. It takes precedence over `date`, unless it equals the stored value."
          },
          "description": {
            "type": "string",
            "maxLength": 2000000,
            "description": "HTML or plain text; `\"\"` clears."
          },
          "status": {
            "type": "string",
            "description": "Status, with the rules for events; `trash` is for updates only.",
            "enum": [
              "publish",
              "future",
              "draft",
              "pending",
              "private",
              "trash"
            ]
          },
          "phone": {
            "type": "string",
            "maxLength": 100000,
            "description": "Telephone number for display; any text.",
            "example": "+1 555 0142"
          },
          "email": {
            "type": "string",
            "maxLength": 100000,
            "description": "E-mail address; its form is not checked.",
            "example": "club@walks.example.org"
          },
          "website": {
            "description": "http, https or ftp address; `\"\"`, `[]`, 0 or null clears it.",
            "x-expected": "an http, https or ftp address, or empty",
            "anyOf": [
              {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 100000
              },
              {
                "$ref": "#/components/schemas/Nothing"
              }
            ],
            "example": "https://walks.example.org/"
          },
          "image": {
            "description": "Id of an image, an object with `id`, or an http or https address. The server fetches the address and stores the image once; this needs the role author. `\"\"`, `[]`, 0, false or null removes it.",
            "x-expected": "the id of an image, an http or https address of one, or empty",
            "anyOf": [
              {
                "type": "integer"
              },
              {
                "type": [
                  "string",
                  "boolean",
                  "null"
                ]
              },
              {
                "$ref": "#/components/schemas/Nothing"
              },
              {
                "$ref": "#/components/schemas/ImageReference"
              }
            ],
            "example": 1
          },
          "password": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 255,
            "description": "Password that readers must send; `\"\"` or null removes it. It is stored as a hash. An extension.",
            "example": "tulip"
          }
        }
      },
      "OrganizerCreate": {
        "description": "A new organizer.",
        "allOf": [
          {
            "$ref": "#/components/schemas/OrganizerUpdate"
          }
        ],
        "required": [
          "organizer"
        ]
      },
      "OrganizerLink": {
        "description": "Organizers by id or, with `organizer`, to create with the defaults of `createOrganizer`, which may reuse existing ones. The order is kept; 100 at most. All other fields of an object with an `id` are ignored. A text may hold several ids separated by commas. Empty (`\"\"`, `0`, `[]`, null) removes all organizers that the caller may read.",
        "x-expected": "the id of an organizer, or the fields of one with its name in `organizer`",
        "anyOf": [
          {
            "$ref": "#/components/schemas/OrganizerReference"
          },
          {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 100,
            "items": {
              "x-expected": "the id of an organizer, or the fields of one with its name in `organizer`",
              "anyOf": [
                {
                  "$ref": "#/components/schemas/OrganizerReference"
                },
                {
                  "type": "integer"
                },
                {
                  "type": "string",
                  "maxLength": 100000
                }
              ]
            }
          },
          {
            "type": "integer"
          },
          {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 100000
          }
        ]
      },
      "OrganizerReference": {
        "x-coerce": "json",
        "description": "`id` of an organizer, or the fields of one to create (`organizer` is its name).",
        "allOf": [
          {
            "$ref": "#/components/schemas/OrganizerUpdate"
          },
          {
            "type": "object",
            "additionalProperties": true,
            "properties": {
              "id": {
                "description": "Record id; empty, 0 and null mean no id.",
                "anyOf": [
                  {
                    "type": "integer"
                  },
                  {
                    "type": [
                      "string",
                      "null"
                    ],
                    "maxLength": 0
                  }
                ]
              }
            }
          }
        ]
      },
      "TermLinks": {
        "description": "One or a list of ids, slugs, names and objects with `id`. A number is an id. A text of digits is the id of a term, else its slug, else its name; any other text is a slug, as records show it, or else a name. Names are compared in any case: `C`, `C++` and `C#` are three names, although their slugs differ only by number (`c`, `c-2`, `c-3`). Unknown numbers and texts of digits are ignored. Empty (`\"\"`, `[]`, `0`, null) removes all terms.",
        "x-expected": "an id, a slug or a name of a term, an object with its `id`, or a list of up to 500 of these",
        "anyOf": [
          {
            "type": [
              "array",
              "null"
            ],
            "x-coerce": "list",
            "maxItems": 500,
            "items": {
              "x-expected": "an id, a slug or a name of a term, or an object with its `id`",
              "anyOf": [
                {
                  "type": "string",
                  "maxLength": 200
                },
                {
                  "type": "integer"
                },
                {
                  "$ref": "#/components/schemas/TermReference"
                }
              ]
            }
          },
          {
            "$ref": "#/components/schemas/TermReference"
          }
        ],
        "example": [
          2,
          "outdoors"
        ]
      },
      "TermReference": {
        "type": "object",
        "description": "An existing term.",
        "additionalProperties": true,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of the term.",
            "minimum": 1
          }
        }
      },
      "Nothing": {
        "description": "Removes the current value.",
        "anyOf": [
          {
            "type": "integer",
            "minimum": 0,
            "maximum": 0
          },
          {
            "type": "array",
            "maxItems": 0,
            "items": {}
          }
        ]
      },
      "ImageReference": {
        "type": "object",
        "description": "An existing image.",
        "additionalProperties": true,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Id of the image.",
            "minimum": 1
          }
        }
      },
      "Organizer": {
        "type": "object",
        "description": "An organizer. Keys without a value are left out.",
        "additionalProperties": false,
        "required": [
          "id",
          "author",
          "status",
          "date",
          "date_utc",
          "modified",
          "modified_utc",
          "url",
          "global_id",
          "global_id_lineage"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "Record id; events, venues, organizers and images share one id space."
          },
          "author": {
            "type": "string",
            "description": "User id."
          },
          "status": {
            "$ref": "#/components/schemas/Status",
            "description": "Status of the organizer."
          },
          "date": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time on the site's clock."
          },
          "date_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Publication time in UTC; zeros for drafts and pending records."
          },
          "modified": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change, on the site's clock; equal to `date` before the first change."
          },
          "modified_utc": {
            "$ref": "#/components/schemas/DateTime",
            "description": "Time of the last change in UTC; zeros in drafts and pending records that were never changed."
          },
          "url": {
            "type": "string",
            "description": "Address of a page about the record on the site, which is not part of this server."
          },
          "organizer": {
            "type": "string",
            "description": "Name, as HTML."
          },
          "description": {
            "type": "string",
            "description": "HTML."
          },
          "excerpt": {
            "type": "string",
            "description": "Excerpt as HTML; no operation of this interface writes it."
          },
          "slug": {
            "type": "string",
            "description": "Made from the name when the record is created, or when a pending record is published. No field changes it."
          },
          "image": {
            "$ref": "#/components/schemas/Image",
            "description": "Image of the organizer; absent if there is none."
          },
          "phone": {
            "type": "string",
            "description": "The text that was sent."
          },
          "website": {
            "type": "string",
            "description": "Website as it was sent, not HTML-escaped."
          },
          "email": {
            "type": "string",
            "description": "The text that was sent."
          },
          "json_ld": {
            "$ref": "#/components/schemas/JsonLd",
            "description": "Present only when one organizer, or one event with it, is read."
          },
          "global_id": {
            "type": "string",
            "description": "Address of the site without its scheme, and the id."
          },
          "global_id_lineage": {
            "type": "array",
            "description": "A list that holds only the `global_id`.",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "OrganizerList": {
        "type": "object",
        "description": "A page of organizers.",
        "additionalProperties": false,
        "required": [
          "organizers",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "organizers": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/Organizer"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          }
        }
      },
      "CategoryUpdate": {
        "type": "object",
        "description": "Fields of a category; omitted fields keep their values.",
        "additionalProperties": true,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "Plain text; markup is removed.",
            "example": "Night walks"
          },
          "description": {
            "type": "string",
            "maxLength": 2000000,
            "description": "Simple HTML; `\"\"` clears.",
            "example": "After sunset, with lanterns."
          },
          "slug": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100000,
            "description": "Slug, which the server normalizes. By default it is made from the name when the term is created; a later name does not change it.",
            "example": "night-walks"
          },
          "parent": {
            "type": "integer",
            "minimum": 0,
            "description": "Id of the parent category, which must not be the category itself or a descendant of it. In an update, `0` moves the category to the top.",
            "example": 5
          }
        }
      },
      "CategoryCreate": {
        "description": "A new category.",
        "allOf": [
          {
            "$ref": "#/components/schemas/CategoryUpdate"
          }
        ],
        "required": [
          "name"
        ]
      },
      "CategoryList": {
        "type": "object",
        "description": "A page of categories.",
        "additionalProperties": false,
        "required": [
          "rest_url",
          "total",
          "total_pages",
          "categories"
        ],
        "properties": {
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          },
          "categories": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/TermRecord"
            }
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          }
        }
      },
      "TagUpdate": {
        "type": "object",
        "description": "Fields of a tag; omitted fields keep their values.",
        "additionalProperties": true,
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 200,
            "description": "Plain text; markup is removed.",
            "example": "Family"
          },
          "description": {
            "type": "string",
            "maxLength": 2000000,
            "description": "Simple HTML; `\"\"` clears.",
            "example": "After sunset, with lanterns."
          },
          "slug": {
            "type": "string",
            "minLength": 1,
            "maxLength": 100000,
            "description": "Slug, which the server normalizes. By default it is made from the name when the term is created; a later name does not change it.",
            "example": "family"
          },
          "parent": {
            "type": "integer",
            "description": "Not supported for tags; refused with `rest_taxonomy_not_hierarchical`."
          }
        }
      },
      "TagCreate": {
        "description": "A new tag.",
        "allOf": [
          {
            "$ref": "#/components/schemas/TagUpdate"
          }
        ],
        "required": [
          "name"
        ]
      },
      "TagList": {
        "type": "object",
        "description": "A page of tags.",
        "additionalProperties": false,
        "required": [
          "rest_url",
          "total",
          "total_pages",
          "tags"
        ],
        "properties": {
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          },
          "tags": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/TermRecord"
            }
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          }
        }
      },
      "TermRecord": {
        "type": "object",
        "description": "A category or tag. Only categories have `parent`.",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "slug",
          "taxonomy",
          "description",
          "count",
          "url",
          "meta",
          "urls"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "description": "The form that filters and fields accept."
          },
          "name": {
            "type": "string",
            "description": "HTML."
          },
          "slug": {
            "type": "string",
            "description": "The form that filters and fields accept."
          },
          "taxonomy": {
            "type": "string",
            "description": "For categories `tribe_events_cat`, for tags `post_tag`.",
            "enum": [
              "tribe_events_cat",
              "post_tag"
            ]
          },
          "description": {
            "type": "string",
            "description": "Simple HTML."
          },
          "parent": {
            "type": "integer",
            "description": "Id of the parent category; 0 for none."
          },
          "count": {
            "type": "integer",
            "description": "Number of published events with this term, including those hidden from listings or behind a password. Events that have only a descendant of it are not counted, although a filter by the term matches them."
          },
          "url": {
            "type": "string",
            "description": "Address of a page about the term on the site, which is not part of this server."
          },
          "meta": {
            "type": "array",
            "description": "Always empty.",
            "items": {
              "type": "string"
            }
          },
          "urls": {
            "$ref": "#/components/schemas/TermUrls",
            "description": "Addresses of the term in this interface."
          }
        }
      },
      "TermUrls": {
        "type": "object",
        "description": "Addresses of the term, of its collection and, if it has one, of its parent.",
        "additionalProperties": false,
        "required": [
          "self",
          "collection"
        ],
        "properties": {
          "self": {
            "type": "string",
            "description": "The term."
          },
          "collection": {
            "type": "string",
            "description": "The list of all categories or tags."
          },
          "up": {
            "type": "string",
            "description": "The parent category."
          }
        }
      },
      "ImageUpload": {
        "type": "object",
        "description": "A file and its properties.",
        "additionalProperties": true,
        "required": [
          "file"
        ],
        "properties": {
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The image."
          },
          "title": {
            "type": "string",
            "maxLength": 100000,
            "description": "Text that the file names are made from; by default the name of the uploaded file."
          }
        }
      },
      "ImageList": {
        "type": "object",
        "description": "A page of images.",
        "additionalProperties": false,
        "required": [
          "images",
          "rest_url",
          "total",
          "total_pages"
        ],
        "properties": {
          "images": {
            "type": "array",
            "description": "Records of this page.",
            "items": {
              "$ref": "#/components/schemas/Image"
            }
          },
          "rest_url": {
            "type": "string",
            "description": "Address of this page, with default parameters included."
          },
          "next_rest_url": {
            "type": "string",
            "description": "Address of the next page; absent on the last page."
          },
          "previous_rest_url": {
            "type": "string",
            "description": "Address of the previous page; absent on the first page."
          },
          "total": {
            "type": "integer",
            "description": "Number of records on all pages."
          },
          "total_pages": {
            "type": "integer",
            "description": "Number of pages."
          }
        }
      },
      "CalendarUpload": {
        "type": "object",
        "description": "A file and the options of its import.",
        "additionalProperties": true,
        "required": [
          "file"
        ],
        "properties": {
          "file": {
            "type": "string",
            "format": "binary",
            "description": "An iCalendar file (RFC 5545)."
          },
          "status": {
            "type": "string",
            "description": "Status of new events, with the rules of `createEvent`.",
            "enum": [
              "publish",
              "draft",
              "pending",
              "private"
            ]
          },
          "timezone": {
            "type": "string",
            "maxLength": 200,
            "description": "Time zone for times without one. Default: the zone of their VCALENDAR (X-WR-TIMEZONE), else the site's zone."
          },
          "dry_run": {
            "type": "boolean",
            "description": "True returns the report only and writes nothing.",
            "default": false
          }
        }
      },
      "Import": {
        "type": "object",
        "description": "An import of an iCalendar file.",
        "additionalProperties": false,
        "required": [
          "id",
          "status",
          "rest_url",
          "submitted",
          "counts",
          "records",
          "errors"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "Import id, as in the address of the import.",
            "format": "uuid"
          },
          "status": {
            "type": "string",
            "description": "State of the import: queued, running, completed, failed for the reasons in `errors`, or cancelled.",
            "enum": [
              "queued",
              "running",
              "completed",
              "failed",
              "cancelled"
            ]
          },
          "rest_url": {
            "type": "string",
            "description": "Address of the import."
          },
          "submitted": {
            "$ref": "#/components/schemas/DateTime",
            "description": "On the site's clock."
          },
          "waiting": {
            "type": "string",
            "description": "Reason why the import waits: the failure of its last attempt, or a full disk of the server. Absent otherwise."
          },
          "finished": {
            "$ref": "#/components/schemas/DateTime",
            "description": "On the site's clock."
          },
          "counts": {
            "$ref": "#/components/schemas/ImportCounts",
            "description": "Number of records of the calendar by their outcome."
          },
          "records": {
            "type": "array",
            "description": "Outcome of each record of the file, and of each occurrence of a series, once the import has ended. They come in the order of the file; records of one UID follow each other.",
            "items": {
              "$ref": "#/components/schemas/ImportRecord"
            }
          },
          "errors": {
            "type": "array",
            "description": "Faults of the file as a whole.",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "ImportCounts": {
        "type": "object",
        "description": "Number of records by outcome.",
        "additionalProperties": false,
        "required": [
          "created",
          "updated",
          "unchanged",
          "outdated",
          "cancelled",
          "failed"
        ],
        "properties": {
          "created": {
            "type": "integer",
            "description": "New events."
          },
          "updated": {
            "type": "integer",
            "description": "Changed events."
          },
          "unchanged": {
            "type": "integer",
            "description": "Records without a change."
          },
          "outdated": {
            "type": "integer",
            "description": "Records that are older than the event in the catalogue; nothing was changed."
          },
          "cancelled": {
            "type": "integer",
            "description": "Moved to the trash."
          },
          "failed": {
            "type": "integer",
            "description": "Records that could not be imported."
          }
        }
      },
      "ImportRecord": {
        "type": "object",
        "description": "Outcome of a record.",
        "additionalProperties": false,
        "required": [
          "index",
          "uid",
          "recurrence_id",
          "title",
          "action",
          "faults"
        ],
        "properties": {
          "index": {
            "type": "integer",
            "description": "Position in the file, counted from 0."
          },
          "uid": {
            "type": "string",
            "description": "UID of the record."
          },
          "recurrence_id": {
            "type": "string",
            "description": "Start of the occurrence in UTC (`20270514T160000Z`), or its day (`20270514`); empty for an event that does not recur."
          },
          "title": {
            "type": "string",
            "description": "SUMMARY of the record."
          },
          "action": {
            "type": "string",
            "description": "Outcome of the record; with `dry_run`, the outcome that an import would have.",
            "enum": [
              "created",
              "updated",
              "unchanged",
              "outdated",
              "cancelled",
              "failed"
            ]
          },
          "id": {
            "type": "integer",
            "description": "The event."
          },
          "faults": {
            "type": "array",
            "description": "Reasons of the failure, values that were left out, and differences from the linked venue or organizer.",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "field",
                "reason"
              ],
              "properties": {
                "field": {
                  "type": "string",
                  "description": "Name of the property, such as `DTSTART`."
                },
                "reason": {
                  "type": "string",
                  "description": "Description of the fault, worded to follow the name of the property."
                }
              }
            }
          }
        }
      },
      "Index": {
        "type": "object",
        "description": "Routes of the interface and their parameters.",
        "additionalProperties": false,
        "required": [
          "namespace",
          "routes",
          "_links"
        ],
        "properties": {
          "namespace": {
            "type": "string",
            "description": "Always `cal/events/v1`."
          },
          "routes": {
            "type": "object",
            "description": "Routes by the pattern of their address, such as `/cal/events/v1/events/(?P<id>\\d+)`.",
            "additionalProperties": {
              "$ref": "#/components/schemas/IndexRoute"
            }
          },
          "_links": {
            "$ref": "#/components/schemas/Links",
            "description": "Addresses related to the index."
          }
        }
      },
      "IndexRoute": {
        "type": "object",
        "description": "Methods and parameters of one address.",
        "additionalProperties": false,
        "required": [
          "namespace",
          "methods",
          "endpoints"
        ],
        "properties": {
          "namespace": {
            "type": "string",
            "description": "Always `cal/events/v1`."
          },
          "methods": {
            "type": "array",
            "description": "All methods of the address.",
            "items": {
              "type": "string"
            }
          },
          "endpoints": {
            "type": "array",
            "description": "One entry for each group of methods with the same parameters.",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "methods",
                "args"
              ],
              "properties": {
                "methods": {
                  "type": "array",
                  "description": "Methods that accept these parameters.",
                  "items": {
                    "type": "string"
                  }
                },
                "args": {
                  "description": "Parameters by name; an empty list when there are none.",
                  "anyOf": [
                    {
                      "type": "array",
                      "maxItems": 0,
                      "items": {
                        "type": "string"
                      }
                    },
                    {
                      "type": "object",
                      "additionalProperties": true
                    }
                  ]
                }
              }
            }
          },
          "_links": {
            "$ref": "#/components/schemas/Links",
            "description": "Present only for routes without a pattern."
          }
        }
      },
      "Links": {
        "type": "object",
        "description": "Addresses by relation.",
        "additionalProperties": {
          "type": "array",
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "href"
            ],
            "properties": {
              "href": {
                "type": "string",
                "description": "The address."
              }
            }
          }
        }
      },
      "Document": {
        "type": "object",
        "description": "An OpenAPI 3.1 document.",
        "additionalProperties": true,
        "required": [
          "openapi",
          "info",
          "servers",
          "paths",
          "components"
        ],
        "properties": {
          "openapi": {
            "type": "string",
            "description": "Version of OpenAPI."
          },
          "info": {
            "type": "object",
            "description": "Title, version and description of the interface.",
            "additionalProperties": true
          },
          "servers": {
            "type": "array",
            "description": "The public address of this server.",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "paths": {
            "type": "object",
            "description": "Operations by address.",
            "additionalProperties": true
          },
          "components": {
            "type": "object",
            "description": "Shared schemas, parameters and replies.",
            "additionalProperties": true
          }
        }
      }
    }
  }
};
