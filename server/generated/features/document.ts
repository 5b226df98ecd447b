// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

// SHA-256 of the document: 0a44c1cb241f818b522a2512cbfdb279dac871a6ad4d63c0c7459a317c706023

export const document: Readonly<Record<string, unknown>> = {
  "openapi": "3.1.0",
  "info": {
    "title": "Fairground feature services",
    "version": "0.1.0",
    "summary": "Sign-in, feature services, layers, queries, uploads and bulk append.",
    "description": "Feature services that existing GeoServices clients can use, with bulk append. The\n[guide]({address}/guide/features) explains the rules that all operations share, and the\n[reference]({address}/reference/features) shows each operation.\n\n**Base addresses.** Services are below `{address}/rest/services`, their definitions below `{address}/rest/admin/services`,\nsign-in and content below `{address}/sharing/rest`. Programs send `f=json`: without `f`, replies are pages.\n\n**Parameters** come from the query string, a form or a multipart body; the query string wins. Structured values are JSON\ntext. *Extension*: a JSON body of all parameters.\n\n**Signing in.** Send a token of `/sharing/rest/generateToken` as `token` or as `Authorization: Bearer`.\n*Extension*: HTTP Basic with an application password.\n\n**Errors** have HTTP status 200 and an `error` object: `{\"error\": {\"code\": 498, \"message\": \"Invalid token.\", \"details\": [\"The\ntoken has expired\"]}}`. `details` names each parameter at fault.\n\n*Extension* marks what goes beyond the interface that the services follow.\n",
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
      "name": "Portal",
      "description": "Signing in, who is signed in, and the content that users own."
    },
    {
      "name": "Services",
      "description": "The catalogue of feature services, and what each service and layer says about itself.\n\n*Extension*: the service `Events` is always there and shows the events catalogue on maps: layer 0 its venues, layer 1\nits events, each at its venue. Everybody finds there what is published and asks for no password; editors and\nadministrators find all that is not in the trash. Events that are hidden from listings are not in it, and a venue\nthat the caller would not find gives an event neither place nor address. It is queried like any other service and\nwritten only through the catalogue. Its object ids are the catalogue's ids. `start_date` and `end_date` are instants;\nan event of whole days has its dates there, in UTC, whatever its `time_zone`.\n"
    },
    {
      "name": "Query",
      "description": "Reading features."
    },
    {
      "name": "Editing",
      "description": "Adding, changing and deleting features, with a result for each of them. Through a view, the source's features are\nedited: those that the view shows, by the fields that it shows; others are as if they were not there. Its own\ncapabilities and access decide who may do so, while ownership of features, `allowAnonymousTo…` and\n`allowGeometryUpdates` of the source hold as well. A feature that does not satisfy the view's condition, or does not\nany more, is written and not shown.\n"
    },
    {
      "name": "Attachments",
      "description": "Features have no attachments: what clients ask of them is refused, whoever may see the layer, and `hasAttachments` is\nfalse everywhere. A definition that says otherwise, and edits with attachments, are refused as well.\n"
    },
    {
      "name": "Append",
      "description": "Bulk insert and upsert, run as jobs. It needs none of the capabilities that edits need. What holds for single\nfeatures holds here as well, for all but the owner of the service and administrators: ownership-based access control,\nand `allowGeometryUpdates`, by which upserts move no feature.\n"
    },
    {
      "name": "Uploads",
      "description": "Temporary files, as sources for append. The same addresses are known under a layer,\n`…/FeatureServer/{layerId}/uploads/…`.\n"
    },
    {
      "name": "Administration",
      "description": "Defining layers, fields and indexes. For the service's owner and administrators."
    },
    {
      "name": "Pages",
      "description": "Pages for a browser. Every resource answers with a page where `f` is `html` or absent; these addresses exist as pages\nonly. A cookie identifies a visitor who has signed in, and allows reading alone: a form that changes something\ncarries the `formToken` of its page.\n"
    }
  ],
  "security": [
    {},
    {
      "token": []
    },
    {
      "esriBearer": []
    },
    {
      "basic": []
    },
    {
      "bearer": []
    }
  ],
  "paths": {
    "/sharing/rest/generateToken": {
      "post": {
        "operationId": "generateToken",
        "tags": [
          "Portal"
        ],
        "summary": "Sign in and get a token",
        "description": "Gives a token for a user name with its password or an application password. A token that is still good\nmay be exchanged for another one, with `token` and `serverUrl` in place of a name: that one ends no later,\nand stays bound to what the first is bound to. POST only, so that no password ends up in an address.\n",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Token"
          }
        }
      }
    },
    "/tokens/generateToken": {
      "post": {
        "operationId": "generateServerToken",
        "tags": [
          "Portal"
        ],
        "summary": "Sign in and get a token, at the server's own address",
        "description": "Alias of `/sharing/rest/generateToken`, for clients that call it here.",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/GenerateTokenParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Token"
          }
        }
      }
    },
    "/sharing/rest/info": {
      "get": {
        "operationId": "getPortalInfo",
        "tags": [
          "Portal"
        ],
        "summary": "Where to sign in",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalInfo"
          }
        }
      },
      "post": {
        "operationId": "getPortalInfoPost",
        "tags": [
          "Portal"
        ],
        "summary": "Where to sign in (POST)",
        "security": [],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalInfo"
          }
        }
      }
    },
    "/sharing/rest": {
      "get": {
        "operationId": "getPortalRoot",
        "tags": [
          "Portal"
        ],
        "summary": "Which version of the portal this is",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalRoot"
          }
        }
      },
      "post": {
        "operationId": "getPortalRootPost",
        "tags": [
          "Portal"
        ],
        "summary": "Which version of the portal this is (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalRoot"
          }
        }
      }
    },
    "/sharing/rest/portals/self": {
      "get": {
        "operationId": "getPortalSelf",
        "tags": [
          "Portal"
        ],
        "summary": "The portal as the caller sees it",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalSelf"
          }
        }
      },
      "post": {
        "operationId": "getPortalSelfPost",
        "tags": [
          "Portal"
        ],
        "summary": "The portal as the caller sees it (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalSelf"
          }
        }
      }
    },
    "/sharing/rest/portals/self/isServiceNameAvailable": {
      "get": {
        "operationId": "isServiceNameAvailable",
        "tags": [
          "Portal"
        ],
        "summary": "Check that the name of a service is free",
        "description": "For administrators, editors and authors, who create services. Private services take up names, too.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "name",
            "in": "query",
            "required": true,
            "description": "The name that is asked about.",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 256
            }
          },
          {
            "name": "type",
            "in": "query",
            "description": "The kind of service; `Feature Service` is the only one.",
            "schema": {
              "type": "string"
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServiceNameAvailability"
          }
        }
      },
      "post": {
        "operationId": "isServiceNameAvailablePost",
        "tags": [
          "Portal"
        ],
        "summary": "Check that the name of a service is free (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ServiceNameQueryParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ServiceNameQueryParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ServiceNameQueryParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServiceNameAvailability"
          }
        }
      }
    },
    "/sharing/rest/community/self": {
      "get": {
        "operationId": "getCommunitySelf",
        "tags": [
          "Portal"
        ],
        "summary": "The user who is signed in",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalUser"
          }
        }
      },
      "post": {
        "operationId": "getCommunitySelfPost",
        "tags": [
          "Portal"
        ],
        "summary": "The user who is signed in (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/PortalUser"
          }
        }
      }
    },
    "/sharing/rest/community/users/{username}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/anyUsername"
        }
      ],
      "get": {
        "operationId": "getUser",
        "tags": [
          "Portal"
        ],
        "summary": "Public profile of a user",
        "description": "Name, role and when they came. For all who are signed in.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/User"
          }
        }
      },
      "post": {
        "operationId": "getUserPost",
        "tags": [
          "Portal"
        ],
        "summary": "Public profile of a user (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/User"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/createService": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "createService",
        "tags": [
          "Portal"
        ],
        "summary": "Create an empty feature service",
        "description": "For administrators, editors and authors; administrators may create for another user. Layers are added\nwith the service's `addToDefinition`. With `isView`, each of them shows a layer of another service: it has the\nsame rows, or some of them, and the same fields, or some of them. Who may see it and what it offers is its own.\nFeatures are queried, edited and appended through it.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServiceCreated"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/delete": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "deleteItem",
        "tags": [
          "Portal"
        ],
        "summary": "Delete an item, and with a service's item the service and its data",
        "description": "A view goes without the rows that it shows. A service whose layers are shown by views cannot go before them.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "description": "Done, or why not.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/DeleteItemReply"
                    },
                    {
                      "$ref": "#/components/schemas/ErrorReply"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "success": true,
                      "itemId": "0c6b928f590f49ebac04761bab413e49"
                    }
                  },
                  "unknown": {
                    "$ref": "#/components/examples/UnknownItem"
                  },
                  "hasViews": {
                    "value": {
                      "error": {
                        "code": 400,
                        "message": "Service \"Cities\" has views, which must be deleted first: Big_cities.",
                        "details": []
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "/sharing/rest/oauth2/token": {
      "post": {
        "operationId": "getAppToken",
        "tags": [
          "Portal"
        ],
        "summary": "Get a token for an application",
        "description": "`client_id` is a user name and `client_secret` an application password of that user. For `grant_type`\n`client_credentials` only.\n",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AppTokenParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AppTokenParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AppTokenParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppToken"
          }
        }
      }
    },
    "/sharing/rest/oauth2/revokeToken": {
      "post": {
        "operationId": "revokeToken",
        "tags": [
          "Portal"
        ],
        "summary": "End a token",
        "description": "Whoever has a token may end it before its time: nothing is let in with it from then on. Tokens that were got in\nexchange for it stay. One that is no token, or not any more, is no error.\n",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RevokeTokenParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/RevokeTokenParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/RevokeTokenParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/TokenRevoked"
          }
        }
      }
    },
    "/sharing/rest/search": {
      "get": {
        "operationId": "searchItems",
        "tags": [
          "Portal"
        ],
        "summary": "Search items",
        "description": "Items that the caller may see and that fit `q`, newest first unless `sortField` says otherwise.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "q",
            "in": "query",
            "description": "Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id,\ntags, name, snippet, access and group, in which nothing is.\n",
            "schema": {
              "type": "string",
              "maxLength": 2000
            }
          },
          {
            "name": "filter",
            "in": "query",
            "description": "A second condition beside `q`, in the same language; items satisfy both.",
            "schema": {
              "type": "string",
              "maxLength": 2000
            }
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          },
          {
            "name": "sortField",
            "in": "query",
            "description": "One of title, name, created, modified, type, owner and size; name is as title.",
            "schema": {
              "type": "string",
              "maxLength": 64
            }
          },
          {
            "name": "sortOrder",
            "in": "query",
            "description": "`asc` or `desc`.",
            "schema": {
              "type": "string",
              "maxLength": 8,
              "default": "desc"
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemSearch"
          }
        }
      },
      "post": {
        "operationId": "searchItemsPost",
        "tags": [
          "Portal"
        ],
        "summary": "Search items (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/ItemSearch"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemSearch"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "get": {
        "operationId": "getUserContent",
        "tags": [
          "Portal"
        ],
        "summary": "The items of a user",
        "description": "For the user and administrators: those that are in no folder, and the user's `folders`.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/UserContent"
          }
        }
      },
      "post": {
        "operationId": "getUserContentPost",
        "tags": [
          "Portal"
        ],
        "summary": "The items of a user (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Paging"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UserContent"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/addItem": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "addItem",
        "tags": [
          "Portal"
        ],
        "summary": "Store an item",
        "description": "Stores a file, or text, under an id that stays until its owner deletes it. With `multipart=true` the item is\nmade without content, which then comes by `addPart` and is complete after `commit`. With `overwrite` as well, an\nitem of the same file name keeps its content until then, and what has arrived of an earlier upload is forgotten.\nThe first file part counts, whatever its name.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AddItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/addPart": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "addItemPart",
        "tags": [
          "Portal"
        ],
        "summary": "Send a part of an item",
        "description": "Parts may come in any order, several at a time, and again: the last one sent under a number counts.\n`partNum` may stand in the query string.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddItemPartParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/commit": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "commitItem",
        "tags": [
          "Portal"
        ],
        "summary": "Put the parts of an item together",
        "description": "Done when the reply comes; `status` then says `completed`. Takes the item's properties too.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ItemProperties"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ItemProperties"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ItemProperties"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "cancelItem",
        "tags": [
          "Portal"
        ],
        "summary": "Give up an item in parts",
        "description": "Deletes the parts and the item, which has not been committed.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/status": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "get": {
        "operationId": "getItemStatus",
        "tags": [
          "Portal"
        ],
        "summary": "How an item is getting on",
        "description": "Status of the upload in parts, or with `jobType=publish` and `jobId` that of a publish job; then `itemId` is the\npublished item or the service's. A service that could not be filled is deleted, but its item still gives the\nreason here.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "jobType",
            "in": "query",
            "description": "`publish`; left out, the upload in parts.",
            "schema": {
              "type": "string",
              "maxLength": 64
            }
          },
          {
            "name": "jobId",
            "in": "query",
            "description": "The job that is asked about.",
            "schema": {
              "type": "string",
              "maxLength": 64
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemStatus"
          }
        }
      },
      "post": {
        "operationId": "getItemStatusPost",
        "tags": [
          "Portal"
        ],
        "summary": "How an item is getting on (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/ItemStatus"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemStatus"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/update": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "updateItem",
        "tags": [
          "Portal"
        ],
        "summary": "Change an item",
        "description": "Changes the properties that are given. A `file` or `text` takes the place of the content; the id stays.\nWhat is sent empty (`snippet=`) stays as it is, unless `clearEmptyFields` says otherwise.\nThe item of a feature service is changed alike: its properties are of the item only, not of the service and its\nlayers, and its content is JSON as `text`, such as how clients are to show the layers.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UpdateItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UpdateItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/createFolder": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "createFolder",
        "tags": [
          "Portal"
        ],
        "summary": "Make a folder for items",
        "description": "Titles are unique among a user's folders, in any case of their letters.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateFolderParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CreateFolderParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CreateFolderParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Folder"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/{folderId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/folderId"
        }
      ],
      "get": {
        "operationId": "getFolderContent",
        "tags": [
          "Portal"
        ],
        "summary": "Content of a folder of a user",
        "description": "A folder that is not there, or not the caller's, is an error.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/UserContent"
          }
        }
      },
      "post": {
        "operationId": "getFolderContentPost",
        "tags": [
          "Portal"
        ],
        "summary": "Content of a folder of a user (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Paging"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UserContent"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/{folderId}/delete": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/folderId"
        }
      ],
      "post": {
        "operationId": "deleteFolder",
        "tags": [
          "Portal"
        ],
        "summary": "Delete a folder with its items",
        "description": "All items in it go, and with the items of feature services the services and their data. Waits for appends to those.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": false,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/FormatParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/FormatParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/FormatParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Folder"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/{folderId}/addItem": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/folderId"
        }
      ],
      "post": {
        "operationId": "addItemToFolder",
        "tags": [
          "Portal"
        ],
        "summary": "Store a file as an item in a folder",
        "description": "As `addItem`. The other addresses of items, `…/users/{username}/items/…` and `…/publish`, are known with a folder\nbehind the user's name, too.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AddItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemChanged"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/{folderId}/createService": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/folderId"
        }
      ],
      "post": {
        "operationId": "createServiceInFolder",
        "tags": [
          "Portal"
        ],
        "summary": "Create a feature service in a folder",
        "description": "As `createService`.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CreateServiceParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServiceCreated"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/move": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "moveItem",
        "tags": [
          "Portal"
        ],
        "summary": "Move an item to another folder",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/MoveItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/MoveItemParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/MoveItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemMoved"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/share": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "shareItem",
        "tags": [
          "Portal"
        ],
        "summary": "Say who may see an item",
        "description": "Everybody, all who are signed in, or, without either, the owner and administrators only. The item of a feature\nservice stands for the service.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemShared"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/items/{itemId}/unshare": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        },
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "post": {
        "operationId": "unshareItem",
        "tags": [
          "Portal"
        ],
        "summary": "Take an item from groups",
        "description": "There are no groups here, so nothing changes and all that are named come back in `notUnsharedFrom`. Who sees the\nitem beyond groups is said with `share`: without `everyone` and `org`, it is private.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemUnshared"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/shareItems": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "shareItems",
        "tags": [
          "Portal"
        ],
        "summary": "Say who may see several items",
        "description": "As `share`, one item after the other; each has a result of its own.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemsParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemsParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ShareItemsParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemsShared"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/unshareItems": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "unshareItems",
        "tags": [
          "Portal"
        ],
        "summary": "Take several items from groups",
        "description": "As `unshare`, one item after the other.",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemsParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemsParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UnshareItemsParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ItemsUnshared"
          }
        }
      }
    },
    "/sharing/rest/content/users/{username}/publish": {
      "parameters": [
        {
          "$ref": "#/components/parameters/username"
        }
      ],
      "post": {
        "operationId": "publishItem",
        "tags": [
          "Portal"
        ],
        "summary": "Publish an item as a feature service",
        "description": "Makes a service with a layer from a stored file and fills it, as a job, by the same engine as `append`.\n`publishParameters` are those that `analyze` gives, changed where need be; they need a `name`. The item's\n`status` with `jobType=publish` tells how the job is getting on.\n\n*Extension.* Before there is a job, the file is looked at as by `analyze`: a few at a time (429, 503), and for 45\nseconds at most (400 on `itemid`).\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/PublishParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/PublishParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/PublishParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Publish"
          }
        }
      }
    },
    "/sharing/rest/content/items/{itemId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "get": {
        "operationId": "getItem",
        "tags": [
          "Portal"
        ],
        "summary": "An item",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Item"
          }
        }
      },
      "post": {
        "operationId": "getItemPost",
        "tags": [
          "Portal"
        ],
        "summary": "An item (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Item"
          }
        }
      }
    },
    "/sharing/rest/content/items/{itemId}/data": {
      "parameters": [
        {
          "$ref": "#/components/parameters/itemId"
        }
      ],
      "get": {
        "operationId": "getItemData",
        "tags": [
          "Portal"
        ],
        "summary": "The content of an item",
        "description": "The bytes as they were stored, as a download, in the media type of the file's extension. A part of them can be\nasked for with `Range`.\nThey are compared with the size and the SHA-256 that were stored. A damaged file of up to 1 MiB, or of another size, is\nrefused with code 500; otherwise the connection is broken off before the last bytes. A range of a larger file that ends\nbefore the file does is compared by the file's size alone.\nFor a feature service, what `update` stored as `text`; the reply is empty where there is none.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/FileData"
          }
        }
      },
      "post": {
        "operationId": "getItemDataPost",
        "tags": [
          "Portal"
        ],
        "summary": "The content of an item (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/FileData"
          }
        }
      }
    },
    "/sharing/rest/content/features/analyze": {
      "post": {
        "operationId": "analyzeSource",
        "tags": [
          "Portal"
        ],
        "summary": "Look at a file before it is published or appended",
        "description": "Reads a CSV, Excel, shapefile, GeoPackage or file geodatabase source from `itemid`, `file`, `text` or `sourceUrl`\n(as an extension, `appendUploadId`, and all other formats of `append`),\nand says how it would be read. The `publishParameters` go back as they are, or changed, as `appendSourceInfo` of an\nappend or into `publish`. Of a file geodatabase they have `layers` with the names of all tables, one of which has\nbeen looked into: the one that `analyzeParameters.sourceTableName` names, or the first. A file may be as large as a\npart of an upload; what is larger is looked at as an item or an upload.\n\n*Extension.* A server reads a few files at a time (429, 503, see _Errors_). Reading ends after 45 seconds, unless the\nserver is set up otherwise, with an error (400) on `file`: what takes longer is appended, by a job, to a layer that\n`addToDefinition` makes.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AnalyzeParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AnalyzeParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Analysis"
          }
        }
      }
    },
    "/sharing/rest/content/features/generate": {
      "post": {
        "operationId": "generateFeatures",
        "tags": [
          "Portal"
        ],
        "summary": "Read a file as a feature collection",
        "description": "Reads CSV, Excel, shapefile, GeoPackage or GeoJSON from `itemid`, `file`, `text` or `sourceUrl` (as an extension,\n`appendUploadId`, and all other formats of `append`), as an append would,\nand gives the features back as JSON that clients draw; nothing is stored. `publishParameters` are those of `analyze`,\nperhaps changed, or just some: `name`, `targetSR` (default: web mercator), `maxRecordCount` (default 1,000, at\nmost 10,000), `maxAllowableOffset` where `generalize` is true, and `numberOfDigitsAfterDecimal` where\n`reducePrecision` is. A file with more records is refused, as are multipatches and `locationType` `address`:\naddresses are looked up by `publish` and append alone.\n\n*Extension.* Files are read as by `analyze`: a few at a time (429, 503), and for 45 seconds at most (400 on `file`).\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/GenerateParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/GenerateParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/GeneratedFeatures"
          }
        }
      }
    },
    "/rest/info": {
      "get": {
        "operationId": "getServerInfo",
        "tags": [
          "Services"
        ],
        "summary": "The server's version and where to sign in",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServerInfo"
          }
        }
      },
      "post": {
        "operationId": "getServerInfoPost",
        "tags": [
          "Services"
        ],
        "summary": "The server's version and where to sign in (POST)",
        "security": [],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServerInfo"
          }
        }
      }
    },
    "/rest/login": {
      "get": {
        "operationId": "getSignInPage",
        "tags": [
          "Pages"
        ],
        "summary": "Where a person signs in",
        "description": "*Extension.*",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "name": "back",
            "in": "query",
            "description": "Path of the page to come back to.",
            "schema": {
              "type": "string",
              "maxLength": 2048
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Page"
          }
        }
      },
      "post": {
        "operationId": "signIn",
        "tags": [
          "Pages"
        ],
        "summary": "Sign a browser in",
        "description": "*Extension.* What the form of the page sends. Programs use `generateToken`. Sets a cookie and leads on to `back`,\nor shows the form again with the reason.\n",
        "security": [],
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/SignInParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Page"
          },
          "303": {
            "$ref": "#/components/responses/LeadOn"
          }
        }
      }
    },
    "/rest/logout": {
      "post": {
        "operationId": "signOut",
        "tags": [
          "Pages"
        ],
        "summary": "Sign a browser out",
        "description": "*Extension.* Ends the token of the cookie, and takes the cookie away.",
        "requestBody": {
          "required": true,
          "content": {
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/SignOutParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Refusal"
          },
          "303": {
            "$ref": "#/components/responses/LeadOn"
          }
        }
      }
    },
    "/rest/services": {
      "get": {
        "operationId": "listServices",
        "tags": [
          "Services"
        ],
        "summary": "The services that the caller may see",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Catalogue"
          }
        }
      },
      "post": {
        "operationId": "listServicesPost",
        "tags": [
          "Services"
        ],
        "summary": "The services that the caller may see (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Catalogue"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getService",
        "tags": [
          "Services"
        ],
        "summary": "Metadata of a service",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Service"
          }
        }
      },
      "post": {
        "operationId": "getServicePost",
        "tags": [
          "Services"
        ],
        "summary": "Metadata of a service (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Service"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/layers": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "listLayers",
        "tags": [
          "Services"
        ],
        "summary": "All layers and tables of a service in full",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layers"
          }
        }
      },
      "post": {
        "operationId": "listLayersPost",
        "tags": [
          "Services"
        ],
        "summary": "All layers and tables of a service in full (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layers"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/sources": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getViewSources",
        "tags": [
          "Services"
        ],
        "summary": "The services whose layers a view shows",
        "description": "Those of them that the caller may see.",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/ViewSources"
          }
        }
      },
      "post": {
        "operationId": "getViewSourcesPost",
        "tags": [
          "Services"
        ],
        "summary": "The services whose layers a view shows (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ViewSources"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "getLayer",
        "tags": [
          "Services"
        ],
        "summary": "Metadata of a layer or table",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layer"
          }
        }
      },
      "post": {
        "operationId": "getLayerPost",
        "tags": [
          "Services"
        ],
        "summary": "Metadata of a layer or table (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layer"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/query": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "queryLayer",
        "tags": [
          "Query"
        ],
        "summary": "Features that satisfy a condition",
        "description": "A parameter that the modelled system has for `query`, and that would narrow or change the reply if it were\nsupported, is refused by its name, all of them at once; empty, or with the value that asks for nothing, it is\naccepted. Those without effect say why. Parameters of other names are passed over, as that system does.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/queryFormat"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/where"
          },
          {
            "$ref": "#/components/parameters/objectIds"
          },
          {
            "$ref": "#/components/parameters/outFields"
          },
          {
            "$ref": "#/components/parameters/returnGeometry"
          },
          {
            "$ref": "#/components/parameters/returnZ"
          },
          {
            "$ref": "#/components/parameters/returnM"
          },
          {
            "$ref": "#/components/parameters/geometry"
          },
          {
            "$ref": "#/components/parameters/geometryType"
          },
          {
            "$ref": "#/components/parameters/inSR"
          },
          {
            "$ref": "#/components/parameters/spatialRel"
          },
          {
            "$ref": "#/components/parameters/outSR"
          },
          {
            "$ref": "#/components/parameters/multipatchOption"
          },
          {
            "$ref": "#/components/parameters/resultOffset"
          },
          {
            "$ref": "#/components/parameters/resultRecordCount"
          },
          {
            "$ref": "#/components/parameters/orderByFields"
          },
          {
            "$ref": "#/components/parameters/returnCountOnly"
          },
          {
            "$ref": "#/components/parameters/returnIdsOnly"
          },
          {
            "$ref": "#/components/parameters/returnExtentOnly"
          },
          {
            "$ref": "#/components/parameters/returnQueryGeometry"
          },
          {
            "$ref": "#/components/parameters/returnDistinctValues"
          },
          {
            "$ref": "#/components/parameters/outStatistics"
          },
          {
            "$ref": "#/components/parameters/groupByFieldsForStatistics"
          },
          {
            "$ref": "#/components/parameters/having"
          },
          {
            "$ref": "#/components/parameters/resultType"
          },
          {
            "$ref": "#/components/parameters/maxRecordCountFactor"
          },
          {
            "$ref": "#/components/parameters/returnExceededLimitFeatures"
          },
          {
            "$ref": "#/components/parameters/quantizationParameters"
          },
          {
            "$ref": "#/components/parameters/maxAllowableOffset"
          },
          {
            "$ref": "#/components/parameters/geometryPrecision"
          },
          {
            "$ref": "#/components/parameters/distance"
          },
          {
            "$ref": "#/components/parameters/units"
          },
          {
            "$ref": "#/components/parameters/returnTrueCurves"
          },
          {
            "$ref": "#/components/parameters/cacheHint"
          },
          {
            "$ref": "#/components/parameters/timeReferenceUnknownClient"
          },
          {
            "$ref": "#/components/parameters/timeRelation"
          },
          {
            "$ref": "#/components/parameters/relationParam"
          },
          {
            "$ref": "#/components/parameters/time"
          },
          {
            "$ref": "#/components/parameters/historicMoment"
          },
          {
            "$ref": "#/components/parameters/gdbVersion"
          },
          {
            "$ref": "#/components/parameters/uniqueIds"
          },
          {
            "$ref": "#/components/parameters/returnUniqueIdsOnly"
          },
          {
            "$ref": "#/components/parameters/fullText"
          },
          {
            "$ref": "#/components/parameters/text"
          },
          {
            "$ref": "#/components/parameters/returnCentroid"
          },
          {
            "$ref": "#/components/parameters/returnEnvelope"
          },
          {
            "$ref": "#/components/parameters/sqlFormat"
          },
          {
            "$ref": "#/components/parameters/featureEncoding"
          },
          {
            "$ref": "#/components/parameters/defaultSR"
          },
          {
            "$ref": "#/components/parameters/datumTransformation"
          },
          {
            "$ref": "#/components/parameters/aggregateIds"
          },
          {
            "$ref": "#/components/parameters/lod"
          },
          {
            "$ref": "#/components/parameters/lodType"
          },
          {
            "$ref": "#/components/parameters/parameterValues"
          },
          {
            "$ref": "#/components/parameters/rangeValues"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Query"
          }
        }
      },
      "post": {
        "operationId": "queryLayerPost",
        "tags": [
          "Query"
        ],
        "summary": "Features that satisfy a condition (POST)",
        "requestBody": {
          "required": false,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/QueryParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/QueryParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/QueryParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Query"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/addFeatures": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "addFeatures",
        "tags": [
          "Editing"
        ],
        "summary": "Add features",
        "description": "Needs Create among the capabilities, or to be the service's owner or an administrator. Attributes that are left\nout get their defaults; those that the layer does not have, and those that only the server writes, are of no\naccount. Geometries may be in any spatial reference and are projected to the layer's.\n\nEach feature has its own result, in the order in which they were sent. Where one of them fails, all are undone\nunless `rollbackOnFailure` is false.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddFeaturesParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AddFeaturesParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddFeaturesParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AddResults"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/updateFeatures": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "updateFeatures",
        "tags": [
          "Editing"
        ],
        "summary": "Change features",
        "description": "By object id, or by global id with `useGlobalIds`. Attributes that are left out keep their values, and so does\nthe geometry where none is sent; an empty one such as `{\"x\": null}` takes it away. Needs Update among the\ncapabilities, or to be the service's owner or an administrator. Under ownership-based access control, others\nchange their own features and those without a creator.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UpdateFeaturesParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UpdateFeaturesParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UpdateFeaturesParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UpdateResults"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/deleteFeatures": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "deleteFeatures",
        "tags": [
          "Editing"
        ],
        "summary": "Delete features",
        "description": "Those of `objectIds`, or those that satisfy `where` and stand in the relation to `geometry`; one of the three must\nbe given. Needs Delete among the capabilities, or to be the service's owner or an administrator.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFeaturesParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFeaturesParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFeaturesParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/DeleteResults"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/applyEdits": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "applyEdits",
        "tags": [
          "Editing"
        ],
        "summary": "Add, change and delete features",
        "description": "First `deletes`, then `updates`, then `adds`, in one transaction. Each needs its capability.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplyEditsParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplyEditsParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ApplyEditsParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/EditResults"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/calculate": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "calculate",
        "tags": [
          "Editing"
        ],
        "summary": "Set fields of many features",
        "description": "All of those that satisfy `where`, or none. Needs Update among the capabilities, or to be the service's owner or\nan administrator; features of others that the caller may not change must not be among them.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CalculateParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CalculateParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CalculateParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/CalculateReply"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/validateSQL": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "validateSql",
        "tags": [
          "Query"
        ],
        "summary": "Check the syntax of a condition or expression",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "sql",
            "in": "query",
            "required": true,
            "description": "Condition of 500,000 characters at most; a longer one is not valid.",
            "schema": {
              "type": "string",
              "minLength": 1
            }
          },
          {
            "name": "sqlType",
            "in": "query",
            "description": "A `statement` is never valid here.",
            "schema": {
              "type": "string",
              "enum": [
                "where",
                "expression",
                "statement"
              ],
              "default": "where"
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/SqlValidation"
          }
        }
      },
      "post": {
        "operationId": "validateSqlPost",
        "tags": [
          "Query"
        ],
        "summary": "Check the syntax of a condition or expression (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/ValidateSql"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/SqlValidation"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        }
      ],
      "get": {
        "operationId": "getFeature",
        "tags": [
          "Query"
        ],
        "summary": "One feature",
        "description": "All of its attributes, and its geometry as in `query`. Needs what `query` needs.",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/outSR"
          },
          {
            "name": "returnZ",
            "in": "query",
            "description": "True if geometries have their z, where the layer has them.",
            "schema": {
              "type": "boolean",
              "x-coerce": "boolean",
              "default": true
            }
          },
          {
            "name": "returnM",
            "in": "query",
            "description": "True if geometries have their m, where the layer has them.",
            "schema": {
              "type": "boolean",
              "x-coerce": "boolean",
              "default": true
            }
          },
          {
            "$ref": "#/components/parameters/gdbVersion"
          },
          {
            "$ref": "#/components/parameters/historicMoment"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Feature"
          }
        }
      },
      "post": {
        "operationId": "getFeaturePost",
        "tags": [
          "Query"
        ],
        "summary": "One feature (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Feature"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Feature"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/attachments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "listLayerAttachments",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of a layer (refused)",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      },
      "post": {
        "operationId": "listLayerAttachmentsPost",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of a layer (refused) (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/queryAttachments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "queryAttachments",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of features that satisfy a condition (refused)",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      },
      "post": {
        "operationId": "queryAttachmentsPost",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of features that satisfy a condition (refused) (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        }
      ],
      "get": {
        "operationId": "listAttachments",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of a feature (refused)",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      },
      "post": {
        "operationId": "listAttachmentsPost",
        "tags": [
          "Attachments"
        ],
        "summary": "Attachments of a feature (refused) (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/attachments/{attachmentId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        },
        {
          "$ref": "#/components/parameters/attachmentId"
        }
      ],
      "get": {
        "operationId": "getAttachment",
        "tags": [
          "Attachments"
        ],
        "summary": "One attachment (refused)",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      },
      "post": {
        "operationId": "getAttachmentPost",
        "tags": [
          "Attachments"
        ],
        "summary": "One attachment (refused) (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/addAttachment": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        }
      ],
      "post": {
        "operationId": "addAttachment",
        "tags": [
          "Attachments"
        ],
        "summary": "Add an attachment to a feature (refused)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/updateAttachment": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        }
      ],
      "post": {
        "operationId": "updateAttachment",
        "tags": [
          "Attachments"
        ],
        "summary": "Replace an attachment (refused)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/{objectId}/deleteAttachments": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/objectId"
        }
      ],
      "post": {
        "operationId": "deleteAttachments",
        "tags": [
          "Attachments"
        ],
        "summary": "Delete attachments of a feature (refused)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NoAttachments"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/applyEdits": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "applyServiceEdits",
        "tags": [
          "Editing"
        ],
        "summary": "Add, change and delete features of several layers",
        "description": "As `applyEdits` of each layer, all in one transaction: where one feature fails, all layers are as they were\nunless `rollbackOnFailure` is false.\n",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ApplyServiceEditsParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ApplyServiceEditsParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ApplyServiceEditsParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/ServiceEditResults"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "getAppendForm",
        "tags": [
          "Pages"
        ],
        "summary": "A form that appends a file",
        "description": "Only as a page; for programs, appending takes POST.",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Page"
          }
        }
      },
      "post": {
        "operationId": "appendToLayer",
        "tags": [
          "Append"
        ],
        "summary": "Insert or upsert features from a source, as a job",
        "description": "Needs exactly one source: `edits`, `appendUploadId` or `appendItemId`. An upload is removed by the server after a\ntime, or once its appends have ended and others need room; an item stays until its owner deletes it, so that files which nobody wants to keep are better uploaded.\nEverything that can be checked without reading the source is checked at once and answered as an error; the rest is\nfound by the job and told in its status. Jobs of one layer run one at a time, in the order of their submission.\n\nWhere the layer has editor tracking, Creator, Editor, CreationDate and EditDate are set from the caller and the\ntime of the append, in new features and in those that an upsert updates, also where no other value changes.\nUnder ownership-based access control, the caller so becomes the owner of updated features that had none, and of\nthose of others where these may be updated. `keepCreator=true` leaves Creator and CreationDate of updated\nfeatures as they are. `updateFeatures`, `applyEdits` and `calculate` always do.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AppendParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AppendParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AppendParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendSubmission"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/file": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "appendFile",
        "tags": [
          "Pages"
        ],
        "summary": "Upload a file and append its rows",
        "description": "*Extension.* What the form of the page sends: an upload, for tables in text a look at it as by `analyze`, and an\nappend, in one. Leads on to the job, or shows the form again with the reasons, also where the file is larger than\none upload may be.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AppendFileParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Page"
          },
          "303": {
            "$ref": "#/components/responses/LeadOn"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs/{jobId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "getLayerAppendJob",
        "tags": [
          "Append"
        ],
        "summary": "How an append is getting on, by its layer",
        "description": "The status is `processing` until it is `Completed` or `Failed`.",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      },
      "post": {
        "operationId": "getLayerAppendJobPost",
        "tags": [
          "Append"
        ],
        "summary": "How an append is getting on, by its layer (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/append/jobs/{jobId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "getServiceAppendJob",
        "tags": [
          "Append"
        ],
        "summary": "How an append is getting on, by its service",
        "description": "The status is `processing` until it is `Completed` or `Failed`.",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      },
      "post": {
        "operationId": "getServiceAppendJobPost",
        "tags": [
          "Append"
        ],
        "summary": "How an append is getting on, by its service (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "getJob",
        "tags": [
          "Append"
        ],
        "summary": "How a job is getting on",
        "description": "The address that a submission hands out as its `statusUrl`. The same job as at `append/jobs/{jobId}`,\nbut a job under way says `Pending` and then `InProgress`.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      },
      "post": {
        "operationId": "getJobPost",
        "tags": [
          "Append"
        ],
        "summary": "How a job is getting on (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "post": {
        "operationId": "cancelJob",
        "tags": [
          "Append"
        ],
        "summary": "Stop a job",
        "description": "*Extension.* A job that waits is cancelled at once, a running one as soon as it notices; nothing of it is\nkept, and its status becomes `Failed`. A job that has ended stays as it is. Answers the job's status.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendJob"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/append": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "appendToService",
        "tags": [
          "Append"
        ],
        "summary": "Insert or upsert features into several layers, as one job",
        "description": "As the layers' own `append`. `layers` lists the layers to write; `layerMappings` says for each which table of the\nsource it takes. With `rollbackOnFailure` one bad row leaves all of the layers as they were.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/IdempotencyKey"
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/ServiceAppendParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/ServiceAppendParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/ServiceAppendParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendSubmission"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/{layerId}/append/jobs": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "listLayerAppendJobs",
        "tags": [
          "Append"
        ],
        "summary": "Appends to a layer",
        "description": "Newest first: the caller's own, and all of them for the service's owner and administrators.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobList"
          }
        }
      },
      "post": {
        "operationId": "listLayerAppendJobsPost",
        "tags": [
          "Append"
        ],
        "summary": "Appends to a layer (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Paging"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobList"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/jobs": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "listJobs",
        "tags": [
          "Append"
        ],
        "summary": "Jobs of a service",
        "description": "Newest first: the caller's own, and all of them for the service's owner and administrators.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobList"
          }
        }
      },
      "post": {
        "operationId": "listJobsPost",
        "tags": [
          "Append"
        ],
        "summary": "Jobs of a service (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Paging"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobList"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/restart": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "post": {
        "operationId": "restartJob",
        "tags": [
          "Append"
        ],
        "summary": "Run a failed job again",
        "description": "*Extension.* A new job with the same parameters and the kept source of one that failed or was cancelled. Who\nsubmitted it may ask for it, and so may the service's owner and administrators; it is done in the name of who\nsubmitted it, with the rights that they have now. An error when the source is not there any more, or the job has\nnot failed.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/AppendSubmission"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/report": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "getJobReport",
        "tags": [
          "Append"
        ],
        "summary": "All rows that a job refused",
        "description": "*Extension.* One line for each fault of a row: as CSV with a header, or as newline-delimited JSON with the members\nof `errors` in the job's status. Complete, where the status is cut short.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "format",
            "in": "query",
            "description": "CSV with a header, or newline-delimited JSON.",
            "schema": {
              "type": "string",
              "enum": [
                "csv",
                "ndjson"
              ],
              "default": "csv"
            }
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobReport"
          }
        }
      },
      "post": {
        "operationId": "getJobReportPost",
        "tags": [
          "Append"
        ],
        "summary": "All rows that a job refused (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Report"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/JobReport"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/info": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getUploadsInfo",
        "tags": [
          "Uploads"
        ],
        "summary": "How large an upload may be",
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadsInfo"
          }
        }
      },
      "post": {
        "operationId": "getUploadsInfoPost",
        "tags": [
          "Uploads"
        ],
        "summary": "How large an upload may be (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadsInfo"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/upload": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "uploadFile",
        "tags": [
          "Uploads"
        ],
        "summary": "Upload a file in one piece",
        "description": "The first file part counts, whatever its name. For those who may append to the service. The file is kept\nfor a while only, and only its uploader can use it. A file that is larger than `maxUploadFileSize` is refused with\ncode 413, which names the operations that send it in parts.\n\n*Extension.* The uploads of a user together, and those of all users, may take so many bytes, each of them 64 KiB at\nleast. Where others need room, uploads whose appends have all ended are removed, those longest ago first. Where that\nis not enough, the new one is refused: with code 400 for the user's own uploads, with 503 for those of all users.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UploadParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The upload, or why there is none.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/UploadReply"
                    },
                    {
                      "$ref": "#/components/schemas/ErrorReply"
                    }
                  ]
                },
                "examples": {
                  "uploaded": {
                    "value": {
                      "success": true,
                      "item": {
                        "itemID": "i5e0bb1d2-7d0c-4f5e-8c25-5f2b6f8f1a11",
                        "itemName": "cities.csv",
                        "description": "",
                        "date": 1767225600000,
                        "committed": true
                      }
                    }
                  },
                  "tooLarge": {
                    "value": {
                      "error": {
                        "code": 413,
                        "message": "The file is larger than 10485760 bytes.",
                        "details": [
                          "file: must be at most 10485760 bytes; send a larger file in parts: register it by POST /rest/services/Cities/FeatureServer/uploads/register, send parts of at most 100000000 bytes each (at most 2147483648 bytes together) by POST /rest/services/Cities/FeatureServer/uploads/{itemID}/uploadPart, and put them together by POST /rest/services/Cities/FeatureServer/uploads/{itemID}/commit"
                        ]
                      }
                    }
                  },
                  "noRoom": {
                    "value": {
                      "error": {
                        "code": 400,
                        "message": "Your uploads may take 34359738368 bytes together.",
                        "details": [
                          "file: needs 65536 bytes more than there is room for; delete uploads with uploads/{itemID}/delete, or wait until an append that reads one has ended"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "get": {
        "operationId": "getUpload",
        "tags": [
          "Uploads"
        ],
        "summary": "One of the caller's uploads",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Upload"
          }
        }
      },
      "post": {
        "operationId": "getUploadPost",
        "tags": [
          "Uploads"
        ],
        "summary": "One of the caller's uploads (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Upload"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/delete": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "post": {
        "operationId": "deleteUpload",
        "tags": [
          "Uploads"
        ],
        "summary": "Delete one of the caller's uploads",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "description": "Done, or why not.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/SuccessReply"
                    },
                    {
                      "$ref": "#/components/schemas/ErrorReply"
                    }
                  ]
                },
                "examples": {
                  "deleted": {
                    "value": {
                      "success": true
                    }
                  },
                  "unknown": {
                    "$ref": "#/components/examples/UnknownUpload"
                  }
                }
              }
            }
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/register": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "registerUpload",
        "tags": [
          "Uploads"
        ],
        "summary": "Begin an upload in parts",
        "description": "For files that are too large for one piece. The reply holds the id under which the parts are sent. The parts count\nfor the room that uploads may take as soon as they arrive.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/RegisterUploadParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/RegisterUploadParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/RegisterUploadParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadChanged"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/uploadPart": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "post": {
        "operationId": "uploadPart",
        "tags": [
          "Uploads"
        ],
        "summary": "Send a part of an upload",
        "description": "Parts may come in any order, several at a time, and again: the last one sent under a number counts. `partNumber`\nis another name of `partId`; both may stand in the query string.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UploadPartParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadChanged"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/parts": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "get": {
        "operationId": "listUploadParts",
        "tags": [
          "Uploads"
        ],
        "summary": "Parts that have arrived",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadParts"
          }
        }
      },
      "post": {
        "operationId": "listUploadPartsPost",
        "tags": [
          "Uploads"
        ],
        "summary": "Parts that have arrived (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadParts"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/commit": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "post": {
        "operationId": "commitUpload",
        "tags": [
          "Uploads"
        ],
        "summary": "Put the parts of an upload together",
        "description": "In the order of `parts`, or by number. A `checksum` that does not fit leaves the upload as it was.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/CommitUploadParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/CommitUploadParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/CommitUploadParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/UploadChanged"
          }
        }
      }
    },
    "/rest/services/{serviceName}/FeatureServer/uploads/{itemId}/download": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/uploadId"
        }
      ],
      "get": {
        "operationId": "downloadUpload",
        "tags": [
          "Uploads"
        ],
        "summary": "The bytes of an upload",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/FileData"
          }
        }
      },
      "post": {
        "operationId": "downloadUploadPost",
        "tags": [
          "Uploads"
        ],
        "summary": "The bytes of an upload (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/FileData"
          }
        }
      }
    },
    "/rest/admin/services": {
      "get": {
        "operationId": "listAdminServices",
        "tags": [
          "Administration"
        ],
        "summary": "The services that the caller administers",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Catalogue"
          }
        }
      },
      "post": {
        "operationId": "listAdminServicesPost",
        "tags": [
          "Administration"
        ],
        "summary": "The services that the caller administers (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Catalogue"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getAdminService",
        "tags": [
          "Administration"
        ],
        "summary": "A service as its owner sees it",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Service"
          }
        }
      },
      "post": {
        "operationId": "getAdminServicePost",
        "tags": [
          "Administration"
        ],
        "summary": "A service as its owner sees it (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Service"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/jobs/{jobId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/jobId"
        }
      ],
      "get": {
        "operationId": "getDefinitionJob",
        "tags": [
          "Administration"
        ],
        "summary": "A change of the service's definition that was made with async",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/DefinitionJob"
          }
        }
      },
      "post": {
        "operationId": "getDefinitionJobPost",
        "tags": [
          "Administration"
        ],
        "summary": "A change of the service's definition that was made with async (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/DefinitionJob"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/addToDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "addToServiceDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Add layers and tables to a service",
        "description": "All of them are added, or none. An object id and a global id field are supplied where left out. In a service\nthat is a view, each has an `adminLayerInfo.viewLayerDefinition` that names the layer which it shows; the\ncaller administers that one's service too.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddToServiceDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AddToServiceDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddToServiceDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "The added members, or the reason why none were added.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/AddToServiceDefinitionReply"
                    },
                    {
                      "$ref": "#/components/schemas/ErrorReply"
                    }
                  ]
                },
                "examples": {
                  "added": {
                    "value": {
                      "success": true,
                      "layers": [
                        {
                          "name": "Cities",
                          "id": 0
                        }
                      ],
                      "tables": []
                    }
                  },
                  "invalid": {
                    "value": {
                      "error": {
                        "code": 400,
                        "message": "The definition is not valid.",
                        "details": [
                          "addToDefinition.layers[0].fields[2].type: esriFieldTypeBlob is not a field type of this server"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "get": {
        "operationId": "getAdminLayer",
        "tags": [
          "Administration"
        ],
        "summary": "A layer as its owner sees it",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layer"
          }
        }
      },
      "post": {
        "operationId": "getAdminLayerPost",
        "tags": [
          "Administration"
        ],
        "summary": "A layer as its owner sees it (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Layer"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/addToDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "addToLayerDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Add fields and indexes to a layer",
        "description": "A unique index on one field makes that field usable as `upsertMatchingField`; values that are already\nthere twice make it an error. All fields and indexes are added, or none. Features that are there are empty in a new\nfield; where it may not be empty, they have its default.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/AddToLayerDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/AddToLayerDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/AddToLayerDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "description": "Done, or why not.",
            "content": {
              "application/json": {
                "schema": {
                  "anyOf": [
                    {
                      "$ref": "#/components/schemas/DefinitionReply"
                    },
                    {
                      "$ref": "#/components/schemas/ErrorReply"
                    }
                  ]
                },
                "examples": {
                  "added": {
                    "value": {
                      "success": true
                    }
                  },
                  "duplicates": {
                    "value": {
                      "error": {
                        "code": 400,
                        "message": "The index cannot be made unique.",
                        "details": [
                          "addToDefinition.indexes[0].fields: code holds some values more than once"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/deleteFromDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "deleteFromServiceDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Delete layers and tables with their features",
        "description": "All that are named, or none. Waits for an append that is writing to one of them; appends that have not begun fail.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromServiceDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromServiceDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromServiceDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/deleteFromDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "deleteFromLayerDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Delete fields and indexes of a layer",
        "description": "All that are named, or none. With a field go its values and the indexes on it. Object ids, global ids and fields of\neditor tracking stay, as do the indexes that every layer has.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromLayerDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromLayerDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/DeleteFromLayerDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/refresh": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "refreshService",
        "tags": [
          "Administration"
        ],
        "summary": "Measure the layers anew",
        "description": "The extent of each layer is read from its features again. Everything else is always up to date. Known under the\naddress of a layer, too, `…/FeatureServer/{layerId}/refresh`.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/updateDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "post": {
        "operationId": "updateServiceDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Change a service",
        "description": "Changes the members that are given: capabilities, texts, editor tracking, ownership-based access control, sync and\nchange tracking. `Append` cannot be added while a layer has `supportsAppend` false.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UpdateServiceDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UpdateServiceDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UpdateServiceDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/updateDefinition": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "updateLayerDefinition",
        "tags": [
          "Administration"
        ],
        "summary": "Change a layer",
        "description": "Changes the members that are given. `supportsAppend` false shuts append off for everyone. Of a layer that is a\nview, `viewDefinitionQuery`, `adminLayerInfo` and `visible` of its `fields` say what it shows; to change\nthese, the caller administers the service of the source too. Everything else of its fields is the source's.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/UpdateLayerDefinitionParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/UpdateLayerDefinitionParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/UpdateLayerDefinitionParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/admin/services/{serviceName}/FeatureServer/{layerId}/truncate": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/layerId"
        }
      ],
      "post": {
        "operationId": "truncateLayer",
        "tags": [
          "Administration"
        ],
        "summary": "Delete all features of a layer",
        "description": "Readers see the layer full or empty, nothing between; object ids begin anew. Refused on a service with sync,\nand on views.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "$ref": "#/components/schemas/TruncateParameters"
              }
            },
            "application/x-www-form-urlencoded": {
              "schema": {
                "$ref": "#/components/schemas/TruncateParameters"
              }
            },
            "multipart/form-data": {
              "schema": {
                "$ref": "#/components/schemas/TruncateParameters"
              }
            }
          }
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Success"
          }
        }
      }
    },
    "/rest/geocode/usage": {
      "get": {
        "operationId": "getGeocodeUsage",
        "tags": [
          "Administration"
        ],
        "summary": "Geocoding used, and its cost",
        "description": "*Extension.* The caller's own usage, newest first; administrators may ask for another user, or for all with\n`username=*`.\n",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "name": "username",
            "in": "query",
            "description": "Another user, or `*`; for administrators.",
            "schema": {
              "type": "string",
              "maxLength": 128
            }
          },
          {
            "name": "jobId",
            "in": "query",
            "description": "The job that is asked about.",
            "schema": {
              "type": "string",
              "maxLength": 64
            }
          },
          {
            "$ref": "#/components/parameters/start"
          },
          {
            "$ref": "#/components/parameters/num"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/GeocodeUsage"
          }
        }
      },
      "post": {
        "operationId": "getGeocodeUsagePost",
        "tags": [
          "Administration"
        ],
        "summary": "Geocoding used, and its cost (POST)",
        "security": [
          {
            "token": []
          },
          {
            "esriBearer": []
          },
          {
            "basic": []
          },
          {
            "bearer": []
          }
        ],
        "requestBody": {
          "$ref": "#/components/requestBodies/Usage"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/GeocodeUsage"
          }
        }
      }
    }
  },
  "components": {
    "headers": {
      "RetryAfter": {
        "description": "*Extension.* Seconds until it is worth trying again; only where the error is 429 or 503.",
        "required": false,
        "schema": {
          "type": "integer"
        },
        "example": 5
      }
    },
    "securitySchemes": {
      "token": {
        "type": "apiKey",
        "in": "query",
        "name": "token",
        "description": "A token of `/sharing/rest/generateToken`, in the query string or the body."
      },
      "bearer": {
        "type": "http",
        "scheme": "bearer",
        "description": "A token of `/sharing/rest/generateToken` in `Authorization`."
      },
      "esriBearer": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Esri-Authorization",
        "description": "A token of `/sharing/rest/generateToken`, as `Bearer <token>`, in this header."
      },
      "basic": {
        "type": "http",
        "scheme": "basic",
        "description": "*Extension.* User name and application password."
      }
    },
    "parameters": {
      "f": {
        "name": "f",
        "in": "query",
        "description": "The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do as\nwell. Programs send `json`: without `f`, they get the page.\n",
        "schema": {
          "$ref": "#/components/schemas/f"
        }
      },
      "token": {
        "name": "token",
        "in": "query",
        "description": "A token of `/sharing/rest/generateToken`, where no header carries one.",
        "schema": {
          "$ref": "#/components/schemas/AccessToken"
        }
      },
      "start": {
        "name": "start",
        "in": "query",
        "description": "The first one wanted, counted from 1.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "default": 1
        }
      },
      "num": {
        "name": "num",
        "in": "query",
        "description": "How many at most. What is larger than 100 counts as 100.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "default": 10
        }
      },
      "IdempotencyKey": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "*Extension.* A text of the caller's choice. The same request with the same key gets the first one's job,\nfor a day; another request with that key is an error.\n",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 255
        }
      },
      "username": {
        "name": "username",
        "in": "path",
        "required": true,
        "description": "Whose content it is; the caller, unless an administrator acts for another user.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      },
      "itemId": {
        "name": "itemId",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "anyUsername": {
        "name": "username",
        "in": "path",
        "required": true,
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      },
      "folderId": {
        "name": "folderId",
        "in": "path",
        "required": true,
        "description": "The folder's id, or its title.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      },
      "serviceName": {
        "name": "serviceName",
        "in": "path",
        "required": true,
        "description": "The service's name, in any case of its letters.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      },
      "layerId": {
        "name": "layerId",
        "in": "path",
        "required": true,
        "description": "The layer's or table's number in its service.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 2147483647
        }
      },
      "objectId": {
        "name": "objectId",
        "in": "path",
        "required": true,
        "description": "The feature's object id.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        }
      },
      "attachmentId": {
        "name": "attachmentId",
        "in": "path",
        "required": true,
        "description": "The attachment's id, of which there is none.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        }
      },
      "jobId": {
        "name": "jobId",
        "in": "path",
        "required": true,
        "description": "The `jobId` of the submission, or its `itemId`. Several jobs may have one `itemId`: it names the latest of them\nat this layer or service that the caller submitted, or else, for the owner of the service and administrators, for\nthe latest of all.\n",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "uploadId": {
        "name": "itemId",
        "in": "path",
        "required": true,
        "description": "The upload's `itemID`.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "queryFormat": {
        "name": "f",
        "in": "query",
        "description": "The reply as a page, as JSON, as GeoJSON or as a protocol buffer. Capital letters do as well.\n",
        "schema": {
          "type": "string",
          "enum": [
            "html",
            "json",
            "pjson",
            "geojson",
            "pbf"
          ],
          "x-coerce": "word",
          "default": "html"
        }
      },
      "where": {
        "name": "where",
        "in": "query",
        "description": "A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with\nESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and\nthe functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name\nonly the layer's fields.\n\nIt means the same on every database. Case matters, in LIKE too, and text is ordered by code point. UPPER\nand LOWER change the letters of every alphabet by Unicode's simple case mapping: one letter becomes one\nletter, in any language and at any place, so `ß` has no capital and `Σ` becomes `σ` at the end of a word\ntoo. Both together may be called 100 times where the result is not compared with constants by `=`, `<>`,\nIN or LIKE. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by\nzero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates\nand GUIDs do not mix; text in quotes is read as the number, date or GUID that it is\ncompared with.\n\nA date that is no field may be moved by a number of days or by an interval, as `CURRENT_TIMESTAMP - 7` or\n`CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may stand in UPPER or LOWER.\n\nA condition has 10,000 fields and constants at most, 50,000 words and signs, 100 arithmetic operators, 1,000\ncalls of functions, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has 10,000 characters\nand 100 `%` at most, and all patterns have 4,000 `%` together.\n",
        "schema": {
          "type": "string",
          "maxLength": 500000
        }
      },
      "objectIds": {
        "name": "objectIds",
        "in": "query",
        "description": "Only these, of those that satisfy `where`; 10,000 at most.",
        "explode": false,
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "maxItems": 10000,
          "items": {
            "type": "integer",
            "format": "int64"
          }
        }
      },
      "outFields": {
        "name": "outFields",
        "in": "query",
        "description": "Names of fields in any case, or `*`; 2,000 at most. Left out, only the object id.",
        "explode": false,
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "maxItems": 2000,
          "items": {
            "type": "string"
          }
        }
      },
      "returnGeometry": {
        "name": "returnGeometry",
        "in": "query",
        "description": "True if features come with their geometries.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": true
        }
      },
      "returnZ": {
        "name": "returnZ",
        "in": "query",
        "description": "True if geometries have their z, where the layer has them.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnM": {
        "name": "returnM",
        "in": "query",
        "description": "True if geometries have their m, where the layer has them.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "geometry": {
        "name": "geometry",
        "in": "query",
        "description": "Only features that stand in `spatialRel` to this geometry: Esri JSON, or as plain numbers `xmin,ymin,xmax,ymax` for\nan envelope and `x,y` for a point. Between Web Mercator and degrees, it selects what it selects in its own\nplane: what lies beyond the antimeridian is not taken from the other side, and an area that goes beyond the\nedge of Web Mercator (85.06 degrees) reaches the pole. From and to other spatial references, sides are bent as\nthe earth is, and areas go around poles and across the antimeridian. Where a part of an area has no place in\nthe other reference, the part near the layer's features counts. A geometry that cannot be projected is an\nerror of `geometry`. It has 50,000 vertices and 5,000 rings or paths at most, in 5,000,000 characters. The boxes of\nits sides meet in 1,000,000 pairs at most, beyond one for each side, and a polygon crosses itself at 50,000\nplaces at most. Inside of a polygon that crosses itself is what lies in an odd number of its rings.\n",
        "schema": {
          "type": "string"
        }
      },
      "geometryType": {
        "name": "geometryType",
        "in": "query",
        "description": "Type of a `geometry` that does not tell its own: `esriGeometryEnvelope`, the default, `esriGeometryPoint`,\n`esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.\n",
        "schema": {
          "type": "string"
        }
      },
      "inSR": {
        "name": "inSR",
        "in": "query",
        "description": "Spatial reference of `geometry` where it names none, as in `outSR`. Left out, the layer's.",
        "schema": {
          "type": "string"
        }
      },
      "spatialRel": {
        "name": "spatialRel",
        "in": "query",
        "description": "How features stand to `geometry`: `esriSpatialRelIntersects`, as when left out, `esriSpatialRelContains` (the\ngeometry contains the feature), `esriSpatialRelWithin` (it lies within the feature), `esriSpatialRelCrosses`,\n`esriSpatialRelOverlaps`, `esriSpatialRelTouches`, or, by boxes alone, `esriSpatialRelEnvelopeIntersects` and\n`esriSpatialRelIndexIntersects`. A feature that meets the geometry, or itself, at so many places that no\ncomparison ends in a few seconds is compared by whether sides cross. Where that does not tell, the reply is an\nerror of `geometry` with the object ids of such features: repair them, or ask by boxes.\n",
        "schema": {
          "type": "string"
        }
      },
      "outSR": {
        "name": "outSR",
        "in": "query",
        "description": "Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or\nwith a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which\nnames any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.\n",
        "schema": {
          "type": "string"
        }
      },
      "multipatchOption": {
        "name": "multipatchOption",
        "in": "query",
        "description": "Form of the multipatches of a layer; layers of other geometries ignore it.\n`xyFootprint`: what they cover, as polygons, and `geometryType` is `esriGeometryPolygon`.\n`extent`: the box around each, `{\"xmin\",\"ymin\",\"zmin\",\"xmax\",\"ymax\",\"zmax\"}`, and `geometryType` is\n`esriGeometryEnvelope`; for `f=json` and the layer's own spatial reference.\n`patches`, an extension: every face as it was appended, for `f=json` and the layer's own spatial reference.\nA geometry is then `{\"hasZ\":true,\"patches\":[…]}`, each patch being\n`{\"type\":\"tin\",\"triangles\":[ring,…]}` or, with `type` `multiPolygon` or `polyhedralSurface`,\n`{\"type\":…,\"polygons\":[[ring,…],…]}`; a ring is a closed list of `[x,y,z]`.\nLeft out: no geometry. Spatial filters and extents go by the footprint in any case.\n",
        "schema": {
          "type": "string"
        }
      },
      "resultOffset": {
        "name": "resultOffset",
        "in": "query",
        "description": "How many of the features that are selected are left out at the beginning.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "default": 0
        }
      },
      "resultRecordCount": {
        "name": "resultRecordCount",
        "in": "query",
        "description": "At most the layer's `maxRecordCount`.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "orderByFields": {
        "name": "orderByFields",
        "in": "query",
        "description": "Names of fields, each with `ASC` or `DESC` after it where wanted; 100 at most. Left out, by object id.\n",
        "explode": false,
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "maxItems": 100,
          "items": {
            "type": "string"
          }
        }
      },
      "returnCountOnly": {
        "name": "returnCountOnly",
        "in": "query",
        "description": "Only how many features are selected.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnIdsOnly": {
        "name": "returnIdsOnly",
        "in": "query",
        "description": "Only the object ids of all features that are selected.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnExtentOnly": {
        "name": "returnExtentOnly",
        "in": "query",
        "description": "The box around all features that are selected, in `outSR`: the one around their vertices as they are projected,\nnear poles and the antimeridian too, to a hundred-millionth of a coordinate. In degrees, features on both\nsides of the antimeridian have a box from about -180 to 180. A feature that has no place in `outSR` is an error\nof `outSR`.\n",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnQueryGeometry": {
        "name": "returnQueryGeometry",
        "in": "query",
        "description": "With `f=json` and features: `queryGeometry` in the reply is what they were compared with, which is `geometry`\nwidened by `distance`, in `outSR`. An envelope is told as a polygon.\n",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnDistinctValues": {
        "name": "returnDistinctValues",
        "in": "query",
        "description": "Each combination of the `outFields` once, without geometries and object ids; with `returnCountOnly`, how many\nthere are.\n",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "outStatistics": {
        "name": "outStatistics",
        "in": "query",
        "description": "Statistics to compute over all features or over each group, without null values; at most 100.\n",
        "schema": {
          "type": "string",
          "contentMediaType": "application/json",
          "contentSchema": {
            "$ref": "#/components/schemas/OutStatistics"
          }
        }
      },
      "groupByFieldsForStatistics": {
        "name": "groupByFieldsForStatistics",
        "in": "query",
        "description": "Fields whose equal values make a group, with `outStatistics`; 100 at most. `orderByFields` may then name these and what is\nreckoned.\n",
        "explode": false,
        "schema": {
          "type": "array",
          "x-coerce": "list",
          "maxItems": 100,
          "items": {
            "type": "string"
          }
        }
      },
      "having": {
        "name": "having",
        "in": "query",
        "description": "Only groups that satisfy this condition, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,\n`STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of what is reckoned with one of\nthese stands for it, unless a field of `groupByFieldsForStatistics` has this name.\n",
        "schema": {
          "type": "string",
          "maxLength": 500000
        }
      },
      "resultType": {
        "name": "resultType",
        "in": "query",
        "description": "`none`, as when left out; `standard` and `tile` allow more features in a reply, as the layer's\n`standardMaxRecordCount` and `tileMaxRecordCount` say.\n",
        "schema": {
          "type": "string"
        }
      },
      "maxRecordCountFactor": {
        "name": "maxRecordCountFactor",
        "in": "query",
        "description": "Factor by which a reply may have more features than `maxRecordCount`.",
        "schema": {
          "type": "number",
          "minimum": 1,
          "maximum": 5
        }
      },
      "returnExceededLimitFeatures": {
        "name": "returnExceededLimitFeatures",
        "in": "query",
        "description": "False gives no features at all where there are more than a reply may have.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": true
        }
      },
      "quantizationParameters": {
        "name": "quantizationParameters",
        "in": "query",
        "description": "For `f=json` and `f=pbf`: coordinates as whole steps of `tolerance` from a corner of `extent`, each position but\nthe first as the difference from the one before. `transform` in the reply undoes it.\n",
        "schema": {
          "type": "string",
          "contentMediaType": "application/json",
          "contentSchema": {
            "$ref": "#/components/schemas/QuantizationParameters"
          }
        }
      },
      "maxAllowableOffset": {
        "name": "maxAllowableOffset",
        "in": "query",
        "description": "Lines and rings get fewer vertices; none moves farther than this, in units of `outSR`.",
        "schema": {
          "type": "number",
          "minimum": 0
        }
      },
      "geometryPrecision": {
        "name": "geometryPrecision",
        "in": "query",
        "description": "Decimals of coordinates.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 17
        }
      },
      "distance": {
        "name": "distance",
        "in": "query",
        "description": "How far around `geometry` features are looked for: it is widened by so much, to a polygon, before `spatialRel` is\nasked. Measured along the earth's surface where `geometry` is in degrees or in Web Mercator, else on the map. At\nmost 9,000 kilometres. With 0, as without it, `geometry` is asked as it is. Refused where the outlines around the\nparts of `geometry` have more than 360,000 vertices in all. Around a point there are 360, and up to 1,080 for long\ndistances; around a line, at least as many for each 200 kilometres along the earth's surface. Where too many\nrequests wait for such outlines, more are refused with code 503 and `Retry-After`.\n",
        "schema": {
          "type": "number",
          "minimum": 0
        }
      },
      "units": {
        "name": "units",
        "in": "query",
        "description": "Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,\n`esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. Left out, the unit of the spatial reference of\n`geometry`; degrees then are measured on the map.\n",
        "schema": {
          "type": "string"
        }
      },
      "returnTrueCurves": {
        "name": "returnTrueCurves",
        "in": "query",
        "description": "Without effect, since layers have no curves.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "cacheHint": {
        "name": "cacheHint",
        "in": "query",
        "description": "Without effect on what is answered.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "timeReferenceUnknownClient": {
        "name": "timeReferenceUnknownClient",
        "in": "query",
        "description": "Without effect, since dates are in UTC and never in an unknown time reference.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "timeRelation": {
        "name": "timeRelation",
        "in": "query",
        "description": "Without effect, since `time` is not supported.",
        "schema": {
          "type": "string"
        }
      },
      "relationParam": {
        "name": "relationParam",
        "in": "query",
        "description": "Without effect, since `esriSpatialRelRelation` is not supported.",
        "schema": {
          "type": "string"
        }
      },
      "time": {
        "name": "time",
        "in": "query",
        "description": "Not supported, since layers have no `timeInfo`: refused unless it is empty, `null` or `null,null`. Compare\ndate fields in `where`.\n",
        "schema": {
          "type": "string"
        }
      },
      "historicMoment": {
        "name": "historicMoment",
        "in": "query",
        "description": "Not supported, since no history is kept: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "gdbVersion": {
        "name": "gdbVersion",
        "in": "query",
        "description": "Only the default version, such as `sde.DEFAULT`; any other is refused.",
        "schema": {
          "$ref": "#/components/schemas/GdbVersion"
        }
      },
      "uniqueIds": {
        "name": "uniqueIds",
        "in": "query",
        "description": "Not supported: refused unless it is empty. `objectIds` does this.",
        "schema": {
          "type": "string"
        }
      },
      "returnUniqueIdsOnly": {
        "name": "returnUniqueIdsOnly",
        "in": "query",
        "description": "True is not supported and refused. `returnIdsOnly` does this.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "fullText": {
        "name": "fullText",
        "in": "query",
        "description": "Not supported: refused unless it is empty. LIKE in `where` finds words.",
        "schema": {
          "type": "string"
        }
      },
      "text": {
        "name": "text",
        "in": "query",
        "description": "A part of the display field, in map services. Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "returnCentroid": {
        "name": "returnCentroid",
        "in": "query",
        "description": "True is not supported and refused.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnEnvelope": {
        "name": "returnEnvelope",
        "in": "query",
        "description": "True is not supported and refused.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "sqlFormat": {
        "name": "sqlFormat",
        "in": "query",
        "description": "`standard` or `none`, which are the same here. Any other, such as `native`, is refused: databases are not\nspoken to in their own words.\n",
        "schema": {
          "type": "string"
        }
      },
      "featureEncoding": {
        "name": "featureEncoding",
        "in": "query",
        "description": "`esriDefault`; any other is refused.",
        "schema": {
          "type": "string"
        }
      },
      "defaultSR": {
        "name": "defaultSR",
        "in": "query",
        "description": "Not supported: refused unless it is empty. Give `inSR` and `outSR`.",
        "schema": {
          "type": "string"
        }
      },
      "datumTransformation": {
        "name": "datumTransformation",
        "in": "query",
        "description": "Not supported: refused unless it is empty. The most precise transformation that PROJ has for the place is\ntaken.\n",
        "schema": {
          "type": "string"
        }
      },
      "aggregateIds": {
        "name": "aggregateIds",
        "in": "query",
        "description": "Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "lod": {
        "name": "lod",
        "in": "query",
        "description": "Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "lodType": {
        "name": "lodType",
        "in": "query",
        "description": "Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "parameterValues": {
        "name": "parameterValues",
        "in": "query",
        "description": "Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      },
      "rangeValues": {
        "name": "rangeValues",
        "in": "query",
        "description": "Not supported: refused unless it is empty.",
        "schema": {
          "type": "string"
        }
      }
    },
    "requestBodies": {
      "ValidateSql": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ValidateSqlParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/ValidateSqlParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/ValidateSqlParameters"
            }
          }
        }
      },
      "Feature": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/FeatureParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/FeatureParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/FeatureParameters"
            }
          }
        }
      },
      "Format": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/FormatParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/FormatParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/FormatParameters"
            }
          }
        }
      },
      "ItemSearch": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ItemSearchParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/ItemSearchParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/ItemSearchParameters"
            }
          }
        }
      },
      "ItemStatus": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ItemStatusParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/ItemStatusParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/ItemStatusParameters"
            }
          }
        }
      },
      "Paging": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/PagingParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/PagingParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/PagingParameters"
            }
          }
        }
      },
      "Report": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ReportParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/ReportParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/ReportParameters"
            }
          }
        }
      },
      "Usage": {
        "required": false,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/UsageParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/UsageParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/UsageParameters"
            }
          }
        }
      }
    },
    "responses": {
      "PortalInfo": {
        "description": "Where to sign in.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/PortalInfo"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "info": {
                "value": {
                  "owningSystemUrl": "https://example.org",
                  "authInfo": {
                    "tokenServicesUrl": "https://example.org/sharing/rest/generateToken",
                    "isTokenBasedSecurity": true
                  }
                }
              }
            }
          }
        }
      },
      "ServiceCreated": {
        "description": "The new service, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/CreateServiceReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "created": {
                "value": {
                  "encodedServiceURL": "https://example.org/rest/services/Cities/FeatureServer",
                  "itemId": "0c6b928f590f49ebac04761bab413e49",
                  "name": "Cities",
                  "serviceItemId": "0c6b928f590f49ebac04761bab413e49",
                  "serviceurl": "https://example.org/rest/services/Cities/FeatureServer",
                  "size": -1,
                  "success": true,
                  "type": "Feature Service",
                  "typeKeywords": [],
                  "isView": false
                }
              },
              "nameTaken": {
                "value": {
                  "error": {
                    "code": 409,
                    "message": "A service named \"Cities\" already exists.",
                    "details": [
                      "createParameters.name: taken, in any case of its letters"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "PortalRoot": {
        "description": "The version.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/PortalRoot"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "version": {
                "value": {
                  "currentVersion": 11.2
                }
              }
            }
          }
        }
      },
      "User": {
        "description": "The user.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/User"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "user": {
                "value": {
                  "username": "ada",
                  "fullName": "ada",
                  "firstName": "",
                  "lastName": "",
                  "role": "org_publisher",
                  "created": 1762300800000,
                  "access": "org",
                  "orgId": "fairground",
                  "groups": []
                }
              }
            }
          }
        }
      },
      "Folder": {
        "description": "The folder, or why not.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/FolderReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "made": {
                "value": {
                  "success": true,
                  "folder": {
                    "username": "ada",
                    "id": "5f2b8a0c9d3e4f61a7b2c3d4e5f60718",
                    "title": "Roads",
                    "created": 1762300800000
                  }
                }
              }
            }
          }
        }
      },
      "ItemMoved": {
        "description": "Where the item is now.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemMovedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "moved": {
                "value": {
                  "success": true,
                  "itemId": "0c6b928f590f49ebac04761bab413e49",
                  "owner": "ada",
                  "folder": "5f2b8a0c9d3e4f61a7b2c3d4e5f60718"
                }
              }
            }
          }
        }
      },
      "ItemShared": {
        "description": "Done, and with whom it could not be shared.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemSharedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "shared": {
                "value": {
                  "notSharedWith": [],
                  "itemId": "0c6b928f590f49ebac04761bab413e49"
                }
              }
            }
          }
        }
      },
      "ItemUnshared": {
        "description": "Done, and from whom it could not be taken.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemUnsharedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "notUnsharedFrom": [
                    "surveyors"
                  ],
                  "itemId": "0c6b928f590f49ebac04761bab413e49"
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownItem"
              }
            }
          }
        }
      },
      "ItemsShared": {
        "description": "Result for each item.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemsSharedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "shared": {
                "value": {
                  "results": [
                    {
                      "itemId": "0c6b928f590f49ebac04761bab413e49",
                      "success": true,
                      "notSharedWith": []
                    },
                    {
                      "itemId": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                      "success": false,
                      "notSharedWith": [],
                      "error": {
                        "code": 400,
                        "message": "Item does not exist or is inaccessible."
                      }
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "ItemsUnshared": {
        "description": "Result for each item.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemsUnsharedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "results": [
                    {
                      "itemId": "0c6b928f590f49ebac04761bab413e49",
                      "success": true,
                      "notUnsharedFrom": [
                        "surveyors"
                      ]
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "PortalSelf": {
        "description": "The portal.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/PortalSelf"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "signedIn": {
                "value": {
                  "id": "0123456789ABCDEF",
                  "name": "Fairground",
                  "isPortal": true,
                  "portalName": "Fairground",
                  "portalHostname": "example.org",
                  "portalMode": "singletenant",
                  "currentVersion": "11.2",
                  "allSSL": true,
                  "access": "public",
                  "culture": "en",
                  "supportsHostedServices": true,
                  "helperServices": {},
                  "authorizedCrossOriginDomains": [],
                  "user": {
                    "username": "ada",
                    "fullName": "ada",
                    "role": "org_admin",
                    "orgId": "0123456789ABCDEF",
                    "privileges": [
                      "portal:admin:viewUsers",
                      "portal:publisher:publishFeatures",
                      "portal:user:createItem"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "ServiceNameAvailability": {
        "description": "True if the name is free.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ServiceNameAvailability"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "free": {
                "value": {
                  "available": true
                }
              },
              "noName": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Missing parameters.",
                    "details": [
                      "name: required"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "PortalUser": {
        "description": "The user.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/PortalUser"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "user": {
                "value": {
                  "username": "ada",
                  "fullName": "ada",
                  "role": "org_publisher",
                  "orgId": "0123456789ABCDEF",
                  "privileges": [
                    "portal:publisher:publishFeatures",
                    "portal:user:createItem"
                  ]
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "ServerInfo": {
        "description": "The server.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ServerInfo"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "info": {
                "value": {
                  "currentVersion": 11.2,
                  "fullVersion": "11.2.0",
                  "owningSystemUrl": "https://example.org",
                  "authInfo": {
                    "isTokenBasedSecurity": true,
                    "tokenServicesUrl": "https://example.org/sharing/rest/generateToken",
                    "shortLivedTokenValidity": 60
                  }
                }
              }
            }
          }
        }
      },
      "Catalogue": {
        "description": "The services.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Catalogue"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "services": {
                "value": {
                  "currentVersion": 11.2,
                  "folders": [],
                  "services": [
                    {
                      "name": "Cities",
                      "type": "FeatureServer",
                      "url": "https://example.org/rest/services/Cities/FeatureServer"
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "Service": {
        "description": "The service.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Service"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "service": {
                "$ref": "#/components/examples/Service"
              },
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Service \"Citys\" not found.",
                    "details": []
                  }
                }
              },
              "invalidToken": {
                "$ref": "#/components/examples/InvalidToken"
              }
            }
          }
        }
      },
      "Layers": {
        "description": "The layers and tables.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Layers"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "none": {
                "value": {
                  "layers": [],
                  "tables": []
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "Layer": {
        "description": "The layer or table.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Layer"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "layer": {
                "$ref": "#/components/examples/Layer"
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownLayer"
              }
            }
          }
        }
      },
      "Query": {
        "description": "The features, or as much of them as was asked for.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/FeatureSet"
                },
                {
                  "$ref": "#/components/schemas/StatisticSet"
                },
                {
                  "$ref": "#/components/schemas/FeatureCount"
                },
                {
                  "$ref": "#/components/schemas/ObjectIds"
                },
                {
                  "$ref": "#/components/schemas/FeatureExtent"
                },
                {
                  "$ref": "#/components/schemas/GeoJsonExtent"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "features": {
                "value": {
                  "objectIdFieldName": "OBJECTID",
                  "uniqueIdField": {
                    "name": "OBJECTID",
                    "isSystemMaintained": true
                  },
                  "globalIdFieldName": "GlobalID",
                  "geometryType": "esriGeometryPoint",
                  "spatialReference": {
                    "wkid": 102100,
                    "latestWkid": 3857
                  },
                  "fields": [
                    {
                      "name": "NAME",
                      "type": "esriFieldTypeString",
                      "alias": "NAME",
                      "sqlType": "sqlTypeNVarchar",
                      "length": 40,
                      "domain": null,
                      "defaultValue": null
                    }
                  ],
                  "features": [
                    {
                      "attributes": {
                        "NAME": "Bergen"
                      },
                      "geometry": {
                        "x": 592631.4,
                        "y": 8478421.7
                      }
                    }
                  ]
                }
              },
              "count": {
                "value": {
                  "count": 2
                }
              },
              "badWhere": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Cannot perform query. Invalid query parameters.",
                    "details": [
                      "'where' clause is invalid: NAMES is not a field of Cities"
                    ]
                  }
                }
              }
            }
          },
          "application/x-protobuf": {
            "schema": {
              "type": "string",
              "format": "binary",
              "description": "A `FeatureCollectionPBuffer` of https://github.com/Esri/arcgis-pbf."
            },
            "example": "(bytes)"
          },
          "application/geo+json": {
            "schema": {
              "$ref": "#/components/schemas/GeoJsonFeatureCollection"
            },
            "examples": {
              "features": {
                "value": {
                  "type": "FeatureCollection",
                  "features": [
                    {
                      "type": "Feature",
                      "id": 1,
                      "geometry": {
                        "type": "Point",
                        "coordinates": [
                          5.32,
                          60.39
                        ]
                      },
                      "properties": {
                        "NAME": "Bergen"
                      }
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "AddResults": {
        "description": "Result of each edit.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AddResults"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "added": {
                "value": {
                  "addResults": [
                    {
                      "objectId": 1,
                      "uniqueId": 1,
                      "globalId": "019adf3e-6c00-7000-8a0e-111111111111",
                      "success": true
                    }
                  ]
                }
              },
              "undone": {
                "value": {
                  "addResults": [
                    {
                      "objectId": -1,
                      "uniqueId": -1,
                      "globalId": null,
                      "success": false,
                      "error": {
                        "code": 1000,
                        "description": "people: not a whole number"
                      }
                    },
                    {
                      "objectId": -1,
                      "uniqueId": -1,
                      "globalId": null,
                      "success": false,
                      "error": {
                        "code": 1003,
                        "description": "Operation rolled back."
                      }
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "UpdateResults": {
        "description": "Result of each edit.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UpdateResults"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "changed": {
                "value": {
                  "updateResults": [
                    {
                      "objectId": 1,
                      "uniqueId": 1,
                      "globalId": "019adf3e-6c00-7000-8a0e-111111111111",
                      "success": true
                    }
                  ]
                }
              },
              "missing": {
                "value": {
                  "updateResults": [
                    {
                      "objectId": 7,
                      "uniqueId": 7,
                      "globalId": null,
                      "success": false,
                      "error": {
                        "code": 1019,
                        "description": "There is no such feature."
                      }
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "DeleteResults": {
        "description": "Result of each edit.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/DeleteResults"
                },
                {
                  "$ref": "#/components/schemas/DeleteSummary"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "deleted": {
                "value": {
                  "deleteResults": [
                    {
                      "objectId": 1,
                      "uniqueId": 1,
                      "globalId": "019adf3e-6c00-7000-8a0e-111111111111",
                      "success": true
                    }
                  ]
                }
              },
              "withoutResults": {
                "value": {
                  "success": true
                }
              }
            }
          }
        }
      },
      "EditResults": {
        "description": "Result of each edit.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/EditResults"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "edited": {
                "value": {
                  "addResults": [],
                  "updateResults": [],
                  "deleteResults": [
                    {
                      "objectId": 7,
                      "uniqueId": 7,
                      "globalId": null,
                      "success": false,
                      "error": {
                        "code": 1019,
                        "description": "There is no such feature."
                      }
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "CalculateReply": {
        "description": "How many were changed.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/CalculateReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "success": true,
                  "updatedFeatureCount": 12
                }
              }
            }
          }
        }
      },
      "SqlValidation": {
        "description": "True if the syntax is valid, else the reason.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/SqlValidation"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "valid": {
                "value": {
                  "isValidSQL": true,
                  "validationErrors": []
                }
              },
              "invalid": {
                "value": {
                  "isValidSQL": false,
                  "validationErrors": [
                    {
                      "errorCode": 3004,
                      "description": "'nam' is not a field of this layer (at character 1)"
                    }
                  ]
                }
              }
            }
          }
        }
      },
      "Feature": {
        "description": "The feature.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/FeatureReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "feature": {
                "value": {
                  "feature": {
                    "attributes": {
                      "OBJECTID": 1,
                      "name": "Bergen"
                    },
                    "geometry": {
                      "x": 592631.4,
                      "y": 8478421.7
                    }
                  }
                }
              },
              "missing": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "There is no feature 7.",
                    "details": []
                  }
                }
              }
            }
          }
        }
      },
      "ServiceEditResults": {
        "description": "Result of each edit, by layer in the order of the request.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "type": "array",
                  "items": {
                    "$ref": "#/components/schemas/LayerEditResults"
                  }
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "edited": {
                "value": [
                  {
                    "id": 0,
                    "addResults": [
                      {
                        "objectId": 1,
                        "uniqueId": 1,
                        "globalId": "019adf3e-6c00-7000-8a0e-111111111111",
                        "success": true
                      }
                    ],
                    "updateResults": [],
                    "deleteResults": []
                  }
                ]
              }
            }
          }
        }
      },
      "AppendJob": {
        "description": "The job.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AppendJob"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "completed": {
                "value": {
                  "layerName": "Cities",
                  "submissionTime": 1520876908117,
                  "lastUpdatedTime": 1520876913647,
                  "recordCount": 2,
                  "status": "Completed",
                  "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "itemId": "0c6b928f590f49ebac04761bab413e49",
                  "insertCount": 1,
                  "updateCount": 1,
                  "skippedCount": 0,
                  "errorCount": 0,
                  "statusMessage": "1 inserted, 1 updated, 0 skipped, 0 refused.",
                  "messages": [
                    {
                      "type": "esriJobMessageTypeInformative",
                      "description": "1 inserted, 1 updated, 0 skipped, 0 refused."
                    }
                  ],
                  "errors": [],
                  "errorsTruncated": false
                }
              },
              "failed": {
                "value": {
                  "layerName": "Cities",
                  "submissionTime": 1520876908117,
                  "lastUpdatedTime": 1520876913647,
                  "recordCount": 0,
                  "status": "Failed",
                  "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "itemId": "0c6b928f590f49ebac04761bab413e49",
                  "insertCount": 0,
                  "updateCount": 0,
                  "skippedCount": 0,
                  "errorCount": 1,
                  "statusMessage": "Failed: code \"BGO\" is in more than one row of the source.",
                  "messages": [
                    {
                      "type": "esriJobMessageTypeError",
                      "description": "code \"BGO\" is in more than one row of the source."
                    }
                  ],
                  "errors": [
                    {
                      "sourceRow": 7,
                      "field": "code",
                      "value": "BGO",
                      "code": "duplicate_value",
                      "description": "The value is also in row 2."
                    }
                  ],
                  "errorsTruncated": false
                }
              },
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Job not found.",
                    "details": []
                  }
                }
              }
            }
          }
        }
      },
      "UploadsInfo": {
        "description": "The limits.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UploadsInfo"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "info": {
                "value": {
                  "maxUploadFileSize": 10,
                  "maxUploadPartSize": 100,
                  "maxCommittedFileSize": 2147
                }
              },
              "invalidToken": {
                "$ref": "#/components/examples/InvalidToken"
              }
            }
          }
        }
      },
      "Upload": {
        "description": "The upload.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Upload"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "upload": {
                "value": {
                  "itemID": "i5e0bb1d2-7d0c-4f5e-8c25-5f2b6f8f1a11",
                  "itemName": "cities.csv",
                  "description": "",
                  "date": 1767225600000,
                  "committed": true
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownUpload"
              }
            }
          }
        }
      },
      "AppendSubmission": {
        "description": "The job, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AppendSubmission"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "submitted": {
                "value": {
                  "statusUrl": "https://example.org/rest/services/Cities/FeatureServer/jobs/7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "status": "processing",
                  "statusMessage": "Job Status for jobId: 7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "itemId": "0c6b928f590f49ebac04761bab413e49",
                  "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10"
                }
              },
              "noSource": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to append. Exactly one source is needed.",
                    "details": [
                      "edits: give one of edits, appendUploadId and appendItemId"
                    ]
                  }
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "Token": {
        "description": "The token, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/TokenReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "token": {
                "value": {
                  "token": "8Jr2cVw5nY0m",
                  "expires": 1767225600000,
                  "ssl": true
                }
              },
              "wrongPassword": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to generate token.",
                    "details": [
                      "Invalid username or password."
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "AppToken": {
        "description": "The token, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AppTokenReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "token": {
                "value": {
                  "access_token": "Zm9ydHktdHdvIGlzIGEgbnVtYmVy",
                  "expires_in": 7200
                }
              },
              "refused": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to generate token.",
                    "details": [
                      "Invalid client_id or client_secret."
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "TokenRevoked": {
        "description": "Done, or why not.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/SuccessReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "success": true
                }
              },
              "missing": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Some parameters were not accepted.",
                    "details": [
                      "auth_token: required"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "ItemSearch": {
        "description": "The items that were found.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemSearchReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "found": {
                "value": {
                  "total": 1,
                  "start": 1,
                  "num": 10,
                  "nextStart": -1,
                  "query": "title:\"Cities\"",
                  "results": [
                    {
                      "id": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                      "owner": "ada",
                      "created": 1767225600000,
                      "modified": 1767225600000,
                      "name": "cities.csv",
                      "title": "Cities",
                      "type": "CSV",
                      "typeKeywords": [],
                      "description": null,
                      "tags": [
                        "towns"
                      ],
                      "snippet": null,
                      "accessInformation": null,
                      "licenseInfo": null,
                      "extent": [],
                      "access": "private",
                      "size": 48213,
                      "url": null,
                      "ownerFolder": null,
                      "numViews": 0
                    }
                  ]
                }
              },
              "badQuery": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to search.",
                    "details": [
                      "q: a quote is not closed"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "UserContent": {
        "description": "The items.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UserContent"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "content": {
                "value": {
                  "username": "ada",
                  "total": 0,
                  "start": 1,
                  "num": 0,
                  "nextStart": -1,
                  "currentFolder": null,
                  "items": [],
                  "folders": []
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "ItemChanged": {
        "description": "Done, or why not.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemChangedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "success": true,
                  "id": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                  "folder": ""
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownItem"
              }
            }
          }
        }
      },
      "ItemStatus": {
        "description": "How it is getting on.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ItemStatusReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "completed": {
                "value": {
                  "status": "completed",
                  "statusMessage": "completed",
                  "itemId": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817"
                }
              },
              "partial": {
                "value": {
                  "status": "partial",
                  "statusMessage": "partial",
                  "itemId": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                  "parts": [
                    {
                      "partNum": 1,
                      "size": 8000000
                    },
                    {
                      "partNum": 3,
                      "size": 123
                    }
                  ]
                }
              },
              "failed": {
                "value": {
                  "status": "failed",
                  "statusMessage": "1 of 3 records cannot be applied; nothing was written. Record 3: people: not a number",
                  "itemId": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                  "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "errors": [
                    {
                      "sourceRow": 3,
                      "field": "people",
                      "value": "many",
                      "code": "invalid_number",
                      "description": "not a number"
                    }
                  ],
                  "errorsTruncated": false
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownItem"
              }
            }
          }
        }
      },
      "Item": {
        "description": "The item.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/Item"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "item": {
                "value": {
                  "id": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                  "owner": "ada",
                  "created": 1767225600000,
                  "modified": 1767225600000,
                  "name": "cities.csv",
                  "title": "Cities",
                  "type": "CSV",
                  "typeKeywords": [],
                  "description": null,
                  "tags": [
                    "towns"
                  ],
                  "snippet": null,
                  "accessInformation": null,
                  "licenseInfo": null,
                  "extent": [],
                  "access": "private",
                  "size": 48213,
                  "url": null,
                  "ownerFolder": null,
                  "numViews": 0
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownItem"
              }
            }
          }
        }
      },
      "Publish": {
        "description": "The new service, or why there is none.",
        "headers": {
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/PublishReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "published": {
                "value": {
                  "services": [
                    {
                      "type": "Feature Service",
                      "serviceurl": "https://example.org/rest/services/Cities/FeatureServer",
                      "encodedServiceURL": "https://example.org/rest/services/Cities/FeatureServer",
                      "size": -1,
                      "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                      "serviceItemId": "0c6b928f590f49ebac04761bab413e49"
                    }
                  ]
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownItem"
              },
              "tooManyOfUser": {
                "$ref": "#/components/examples/TooManyReadings"
              },
              "busy": {
                "$ref": "#/components/examples/BusyReaders"
              }
            }
          }
        }
      },
      "Analysis": {
        "description": "How the source would be read, or why it cannot be.",
        "headers": {
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AnalysisReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "csv": {
                "value": {
                  "fileUrl": "",
                  "publishParameters": {
                    "type": "csv",
                    "name": "cities",
                    "locationType": "coordinates",
                    "latitudeFieldName": "lat",
                    "longitudeFieldName": "lon",
                    "columnDelimiter": ",",
                    "qualifier": "\""
                  },
                  "records": [
                    [
                      "Bergen",
                      "60.39",
                      "5.32"
                    ]
                  ]
                }
              },
              "empty": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to analyze the source.",
                    "details": [
                      "file: it is empty"
                    ]
                  }
                }
              },
              "tooManyOfUser": {
                "$ref": "#/components/examples/TooManyReadings"
              },
              "busy": {
                "$ref": "#/components/examples/BusyReaders"
              }
            }
          }
        }
      },
      "GeneratedFeatures": {
        "description": "The features, or why there are none.",
        "headers": {
          "Retry-After": {
            "$ref": "#/components/headers/RetryAfter"
          }
        },
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/GeneratedReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "points": {
                "value": {
                  "featureCollection": {
                    "layers": [
                      {
                        "layerDefinition": {
                          "name": "towns",
                          "type": "Feature Layer",
                          "geometryType": "esriGeometryPoint",
                          "objectIdField": "FID",
                          "fields": [
                            {
                              "name": "FID",
                              "type": "esriFieldTypeOID",
                              "alias": "FID"
                            },
                            {
                              "name": "town",
                              "type": "esriFieldTypeString",
                              "alias": "town",
                              "length": 256
                            }
                          ]
                        },
                        "featureSet": {
                          "geometryType": "esriGeometryPoint",
                          "spatialReference": {
                            "wkid": 4326,
                            "latestWkid": 4326
                          },
                          "features": [
                            {
                              "attributes": {
                                "FID": 1,
                                "town": "Bergen"
                              },
                              "geometry": {
                                "x": 5.32,
                                "y": 60.39,
                                "spatialReference": {
                                  "wkid": 4326,
                                  "latestWkid": 4326
                                }
                              }
                            }
                          ]
                        }
                      }
                    ],
                    "showLegend": true
                  }
                }
              },
              "tooMany": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Unable to generate features.",
                    "details": [
                      "file: it has more than 1000 records, of which maxRecordCount allows no more"
                    ]
                  }
                }
              },
              "tooManyOfUser": {
                "$ref": "#/components/examples/TooManyReadings"
              },
              "busy": {
                "$ref": "#/components/examples/BusyReaders"
              }
            }
          }
        }
      },
      "JobList": {
        "description": "The jobs.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/JobListReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "jobs": {
                "value": {
                  "total": 1,
                  "start": 1,
                  "num": 10,
                  "nextStart": -1,
                  "jobs": [
                    {
                      "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                      "status": "Completed",
                      "layerName": "Cities",
                      "submissionTime": 1520876908117,
                      "lastUpdatedTime": 1520876913647,
                      "recordCount": 2,
                      "owner": "ada"
                    }
                  ]
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "UploadChanged": {
        "description": "The upload, or what was wrong.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UploadReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "registered": {
                "value": {
                  "success": true,
                  "item": {
                    "itemID": "i5e0bb1d2-7d0c-4f5e-8c25-5f2b6f8f1a11",
                    "itemName": "cities.zip",
                    "description": "",
                    "date": 1767225600000,
                    "committed": false
                  }
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownUpload"
              }
            }
          }
        }
      },
      "UploadParts": {
        "description": "Numbers of the parts, as text.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UploadPartsReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "parts": {
                "value": {
                  "parts": [
                    "1",
                    "2"
                  ]
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownUpload"
              }
            }
          }
        }
      },
      "NoAttachments": {
        "description": "Refused, or another error that comes first.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "refused": {
                "value": {
                  "error": {
                    "code": 400,
                    "message": "Attachments are not supported.",
                    "details": []
                  }
                }
              }
            }
          }
        }
      },
      "Success": {
        "description": "Done, or why not.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/DefinitionReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "success": true
                }
              },
              "followed": {
                "value": {
                  "success": true,
                  "statusURL": "https://maps.example.org/rest/admin/services/Cities/FeatureServer/jobs/6f7d1d0e-52a5-4f0c-9d0b-0a8f6f0f5a3e"
                }
              },
              "unknown": {
                "$ref": "#/components/examples/UnknownLayer"
              }
            }
          }
        }
      },
      "DefinitionJob": {
        "description": "The change, or why it is not told.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/DefinitionJob"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "completed": {
                "value": {
                  "jobId": "6f7d1d0e-52a5-4f0c-9d0b-0a8f6f0f5a3e",
                  "layerName": "Cities",
                  "submissionTime": 1767225600000,
                  "lastUpdatedTime": 1767225600120,
                  "status": "Completed"
                }
              },
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Job not found.",
                    "details": []
                  }
                }
              }
            }
          }
        }
      },
      "GeocodeUsage": {
        "description": "The usage.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/GeocodeUsageReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "usage": {
                "value": {
                  "total": 1,
                  "start": 1,
                  "num": 10,
                  "nextStart": -1,
                  "requested": 1000,
                  "matched": 930,
                  "cached": 12,
                  "cost": 0.5,
                  "records": [
                    {
                      "username": "ada",
                      "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                      "provider": "embedded",
                      "date": 1767225600000,
                      "requested": 1000,
                      "matched": 930,
                      "cached": 12,
                      "cost": 0.5
                    }
                  ]
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "FileData": {
        "description": "The bytes, or why there are none.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "unknown": {
                "$ref": "#/components/examples/UnknownUpload"
              }
            }
          },
          "application/octet-stream": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "text/csv": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "application/zip": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          }
        }
      },
      "Page": {
        "description": "A page, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Service \"Cities\" not found.",
                    "details": []
                  }
                }
              }
            }
          },
          "text/html": {
            "schema": {
              "type": "string"
            },
            "example": "<!doctype html>…"
          }
        }
      },
      "Refusal": {
        "description": "Why nothing was done.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "invalidToken": {
                "value": {
                  "error": {
                    "code": 498,
                    "message": "Invalid token.",
                    "details": [
                      "The token is invalid"
                    ]
                  }
                }
              }
            }
          }
        }
      },
      "LeadOn": {
        "description": "Done; leads on to another page.",
        "headers": {
          "Location": {
            "description": "The path of that page.",
            "required": true,
            "schema": {
              "type": "string"
            }
          }
        }
      },
      "ViewSources": {
        "description": "The sources; none for a service that is no view.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/ViewSourcesReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "sources": {
                "value": {
                  "services": [
                    {
                      "name": "Cities",
                      "type": "FeatureServer",
                      "url": "https://example.org/rest/services/Cities/FeatureServer",
                      "serviceItemId": "0c6b928f590f49ebac04761bab413e49"
                    }
                  ]
                }
              },
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Service \"Citys\" not found.",
                    "details": []
                  }
                }
              }
            }
          }
        }
      },
      "JobReport": {
        "description": "The faults, or why there are none, which is told as a page unless `f` is `json`.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "unknown": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "Job not found.",
                    "details": []
                  }
                }
              }
            }
          },
          "text/csv": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "application/x-ndjson": {
            "schema": {
              "type": "string",
              "format": "binary"
            },
            "example": "(bytes)"
          },
          "text/html": {
            "schema": {
              "type": "string"
            },
            "example": "<!doctype html>…"
          }
        }
      }
    },
    "schemas": {
      "f": {
        "type": "string",
        "enum": [
          "html",
          "json",
          "pjson"
        ],
        "x-coerce": "word",
        "default": "html",
        "description": "The reply as a page (`html`), as compact JSON (`json`) or as indented JSON (`pjson`). Capital letters do\nas well.\n"
      },
      "AccessToken": {
        "type": "string",
        "description": "A token of `/sharing/rest/generateToken`, where no header carries one."
      },
      "FormatParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          }
        }
      },
      "formToken": {
        "type": "string",
        "maxLength": 200,
        "description": "The token of the page that the form stands on."
      },
      "SignInParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "username": {
            "type": "string",
            "maxLength": 256
          },
          "password": {
            "type": "string",
            "maxLength": 1024
          },
          "back": {
            "type": "string",
            "maxLength": 2048,
            "description": "Path of the page to come back to."
          },
          "formToken": {
            "$ref": "#/components/schemas/formToken"
          }
        }
      },
      "SignOutParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "formToken": {
            "$ref": "#/components/schemas/formToken"
          }
        }
      },
      "AppendFileParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "file"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "formToken": {
            "$ref": "#/components/schemas/formToken"
          },
          "file": {
            "type": "string",
            "format": "binary"
          },
          "format": {
            "type": "string",
            "maxLength": 40,
            "description": "One of the layer's `supportedAppendFormats`. Left out, what the name of the file tells."
          },
          "sourceTableName": {
            "type": "string",
            "maxLength": 256
          },
          "appendSourceFilter": {
            "type": "string",
            "maxLength": 10000,
            "description": "As of the layer's `append`."
          },
          "mode": {
            "type": "string",
            "enum": [
              "insert",
              "upsert",
              "update",
              "add"
            ],
            "default": "insert",
            "description": "Way to write rows: insert all (`insert`), update those that exist and insert the others (`upsert`), only update\n(`update`), or only insert those that do not exist (`add`).\n"
          },
          "upsertMatchingField": {
            "type": "string",
            "maxLength": 128,
            "description": "By which field rows are known to be the same."
          },
          "keepCreator": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "As of the layer's `append`."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "dryRun": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          }
        }
      },
      "GenerateTokenParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "username": {
            "type": "string",
            "maxLength": 256
          },
          "password": {
            "type": "string",
            "maxLength": 1024,
            "description": "The user's password or one of their application passwords."
          },
          "client": {
            "type": "string",
            "enum": [
              "referer",
              "ip",
              "requestip"
            ],
            "description": "Client that the token is bound to: the `referer`, the address in `ip`, or the address of this request. Left\nout, it is bound to the `referer` where one is given and to nothing else.\n"
          },
          "referer": {
            "type": "string",
            "maxLength": 2048
          },
          "ip": {
            "type": "string",
            "maxLength": 64
          },
          "expiration": {
            "type": "integer",
            "minimum": 1,
            "description": "How long the token is good for, in minutes, up to the server's limit. Left out, as long as the server is\nset up for: 60 minutes, unless its operator decided otherwise.\n"
          },
          "token": {
            "type": "string",
            "description": "A token to exchange for another."
          },
          "serverUrl": {
            "type": "string",
            "description": "With `token`: the server that the new token is for."
          }
        }
      },
      "ServiceNameQueryParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "name"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256
          },
          "type": {
            "type": "string",
            "description": "The kind of service; `Feature Service` is the only one."
          }
        }
      },
      "CreateServiceParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "createParameters"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "createParameters": {
            "$ref": "#/components/schemas/ServiceDefinition"
          },
          "outputType": {
            "type": "string",
            "default": "featureService",
            "description": "The kind of service; `featureService` is the only one."
          },
          "targetType": {
            "type": "string",
            "description": "Older name of `outputType`."
          },
          "isView": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if its layers show those of other services, as in `createParameters`."
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256,
            "description": "Title of its item; by default the name."
          },
          "tags": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "maxItems": 128
          },
          "description": {
            "type": "string",
            "maxLength": 64000,
            "description": "Description of its item; by default that of the service."
          },
          "snippet": {
            "type": "string",
            "maxLength": 2048,
            "description": "A summary of its item."
          },
          "accessInformation": {
            "type": "string",
            "maxLength": 64000,
            "description": "Credits to show for the source."
          },
          "licenseInfo": {
            "type": "string",
            "maxLength": 64000,
            "description": "Terms of use."
          }
        }
      },
      "CreateFolderParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "folderName": {
            "type": "string",
            "maxLength": 128,
            "description": "Older name of `title`."
          }
        }
      },
      "MoveItemParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "folder"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "folder": {
            "type": "string",
            "maxLength": 128,
            "description": "The folder's id or title; `/` for none."
          }
        }
      },
      "ShareItemParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "everyone": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "org": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "account": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Older name of `org`."
          },
          "groups": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 512,
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "description": "There are no groups here; all that are named come back in `notSharedWith`."
          }
        }
      },
      "UnshareItemParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "groups": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 512,
            "items": {
              "type": "string",
              "maxLength": 128
            }
          }
        }
      },
      "ShareItemsParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "items"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "items": {
            "type": "array",
            "x-coerce": "list",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            },
            "description": "Ids of items of this user."
          },
          "everyone": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "org": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "account": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Older name of `org`."
          },
          "groups": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 512,
            "items": {
              "type": "string",
              "maxLength": 128
            }
          }
        }
      },
      "UnshareItemsParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "items"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "items": {
            "type": "array",
            "x-coerce": "list",
            "minItems": 1,
            "maxItems": 100,
            "items": {
              "type": "string",
              "minLength": 1,
              "maxLength": 64
            },
            "description": "Ids of items of this user."
          },
          "groups": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 512,
            "items": {
              "type": "string",
              "maxLength": 128
            }
          }
        }
      },
      "ServiceDefinition": {
        "type": "object",
        "description": "The members below are kept. Refused by name, unless they say that there is nothing (null, false, `[]`, `{}` or an\nempty text): `timeInfo`, `relationships`, `historicMoment`, `hasVersionedData`, `datesInUnknownTimezone`,\n`enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`, `isLocationTrackingService`,\n`isLocationTrackingView`, `isMultiServicesView`; `layers` and `tables`, which `addToDefinition` adds;\n`syncEnabled`, unless the capabilities have `Sync`; a `dateFieldsTimeReference` other than UTC; another\n`xssPreventionInfo` than the server shows of every service; and members of `editorTrackingInfo` that are not in it.\nAll others are ignored.\n",
        "x-coerce": "json",
        "additionalProperties": {},
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 98,
            "description": "Letters, digits and underscores, starting with a letter. Unique in any case of its letters."
          },
          "serviceDescription": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "copyrightText": {
            "type": [
              "string",
              "null"
            ]
          },
          "capabilities": {
            "type": [
              "string",
              "null"
            ],
            "description": "Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and\nAppend, in any case. Left out, a service has `Query,Uploads`. `Sync` and `ChangeTracking` only shut upserts\noff until changes are tracked: like `Extract`, they are kept, and shown only to administrators of\nthe service.\n"
          },
          "access": {
            "type": [
              "string",
              "null"
            ],
            "enum": [
              "private",
              "org",
              "public",
              null
            ],
            "description": "*Extension.* Who may see the service: the owner and administrators only (`private`, as when left\nout), all who are signed in (`org`), or everybody (`public`).\n"
          },
          "maxRecordCount": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 1,
            "maximum": 32000
          },
          "spatialReference": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/SpatialReference"
              },
              {
                "type": "null"
              }
            ]
          },
          "initialExtent": {
            "description": "Extent that a map of the service begins with; the server projects it from another spatial reference.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/ExtentDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "allowGeometryUpdates": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "hasStaticData": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "units": {
            "type": [
              "string",
              "null"
            ]
          },
          "isView": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isUpdatableView": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "For a view: true. Where nobody is to write through it, leave what writes out of its capabilities.\n"
          },
          "sourceSchemaChangesAllowed": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "For a view: false keeps its fields from being deleted of its sources. True when left out; such fields vanish\nfrom the view then. A field that its `viewDefinitionQuery` names stays in any case.\n"
          },
          "editorTrackingInfo": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/EditorTrackingDefinition"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "EditorTrackingDefinition": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "enableEditorTracking": {
            "type": "boolean"
          },
          "enableOwnershipAccessControl": {
            "type": "boolean"
          },
          "allowOthersToQuery": {
            "type": "boolean"
          },
          "allowOthersToUpdate": {
            "type": "boolean"
          },
          "allowsUpdateToOthers": {
            "type": "boolean",
            "description": "Another spelling of `allowOthersToUpdate`."
          },
          "allowOthersToDelete": {
            "type": "boolean"
          },
          "allowAnonymousToQuery": {
            "type": "boolean"
          },
          "allowAnonymousToUpdate": {
            "type": "boolean"
          },
          "allowAnonymousToDelete": {
            "type": "boolean"
          }
        }
      },
      "ExtentDefinition": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "xmin": {
            "type": [
              "number",
              "null"
            ]
          },
          "ymin": {
            "type": [
              "number",
              "null"
            ]
          },
          "xmax": {
            "type": [
              "number",
              "null"
            ]
          },
          "ymax": {
            "type": [
              "number",
              "null"
            ]
          },
          "spatialReference": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/SpatialReference"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "Async": {
        "type": "boolean",
        "x-coerce": "boolean",
        "default": false,
        "description": "True if the reply contains `statusURL`, the address of the status of the work. The work ends before the reply in\nany case.\n"
      },
      "AddToServiceDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "addToDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "addToDefinition": {
            "$ref": "#/components/schemas/ServiceAdditions"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "ServiceAdditions": {
        "type": "object",
        "description": "Layers and tables. Members that `updateDefinition` changes are refused here, and all that a `ServiceDefinition` is\nrefused for.\n",
        "x-coerce": "json",
        "additionalProperties": {},
        "properties": {
          "layers": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/LayerDefinition"
            }
          },
          "tables": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/LayerDefinition"
            }
          }
        }
      },
      "LayerDefinition": {
        "type": "object",
        "description": "A layer as another server's layer describes itself will do. The members below are kept. Refused by name, unless\nthey say that there is nothing (null, false, `[]`, `{}` or an empty text): `timeInfo`, `relationships`,\n`subtypeField`, `subtypes`, `defaultSubtypeCode`, `fieldGroups`, `contingentValues`,\n`contingentValuesDefinition`, `hasContingentValuesDefinition`, `attributeRules`, `isDataVersioned`,\n`isDataBranchVersioned`, `isDataArchived`, `isDataReplicaTracked`, `changeTrackingInfo`, `historicMoment`,\n`datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`; a\n`dateFieldsTimeReference` other than UTC; `ownershipBasedAccessControlForFeatures` with a rule that is not true,\nwhich is set by the service's `editorTrackingInfo`; fields with `visible` false, outside of views. All others\ndescribe another server or how clients draw, and are ignored.\n",
        "additionalProperties": {},
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "type": {
            "type": [
              "string",
              "null"
            ],
            "description": "`Feature Layer` or `Table`."
          },
          "geometryType": {
            "type": [
              "string",
              "null"
            ],
            "description": "`esriGeometryPoint`, `esriGeometryMultipoint`, `esriGeometryPolyline`, `esriGeometryPolygon` or\n`esriGeometryMultiPatch`, which is filled from shapefiles and databases only; none for a table.\n"
          },
          "hasZ": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Always true of multipatches."
          },
          "hasM": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Always false of multipatches."
          },
          "spatialReference": {
            "description": "Else the extent's, else the service's, else web mercator. Any `wkid` of EPSG or Esri that PROJ knows, or a\ndefinition as `wkt` or `wkt2`. x comes before y, whatever the authority's order is.\n",
            "anyOf": [
              {
                "$ref": "#/components/schemas/SpatialReference"
              },
              {
                "type": "null"
              }
            ]
          },
          "extent": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ExtentDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "fields": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 500,
            "items": {
              "$ref": "#/components/schemas/FieldDefinition"
            }
          },
          "indexes": {
            "type": [
              "array",
              "null"
            ],
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/IndexDefinition"
            }
          },
          "editFieldsInfo": {
            "description": "Names of the editor-tracking fields. With one of them, the layer has editor tracking even where the service\nhas not.\n",
            "anyOf": [
              {
                "$ref": "#/components/schemas/EditFieldsDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "displayField": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "copyrightText": {
            "type": [
              "string",
              "null"
            ]
          },
          "defaultVisibility": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "minScale": {
            "type": [
              "number",
              "null"
            ]
          },
          "maxScale": {
            "type": [
              "number",
              "null"
            ]
          },
          "drawingInfo": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "typeIdField": {
            "type": [
              "string",
              "null"
            ]
          },
          "types": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "templates": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "adminLayerInfo": {
            "description": "For a layer of a view.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/ViewAdminInfo"
              },
              {
                "type": "null"
              }
            ]
          },
          "viewDefinitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "For a view: only features that satisfy this condition are there, whatever a query asks for. As in `where`;\nit may name fields that the view does not show. Refused for other layers.\n"
          },
          "definitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "Another name of `viewDefinitionQuery`, which goes before it."
          },
          "supportsAppend": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "False makes a layer that nobody can append to; the service loses the `Append` capability then.\n"
          },
          "hasAttachments": {
            "type": [
              "boolean",
              "string",
              "null"
            ],
            "description": "Not true, which is refused."
          },
          "allowGeometryUpdates": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "False keeps edits and upserts from changing geometries, as that of the service does for all of its layers; its\nowner and administrators may.\n"
          }
        }
      },
      "ViewAdminInfo": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "viewLayerDefinition": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ViewLayerDefinition"
              },
              {
                "type": "null"
              }
            ]
          }
        }
      },
      "ViewLayerDefinition": {
        "type": "object",
        "description": "Which layer is shown, and what of it. The members are read from `table` where they are not here, as clients\nthat can join layers write them; joins are not made.\n",
        "additionalProperties": true,
        "properties": {
          "sourceServiceName": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 128
          },
          "sourceLayerId": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0
          },
          "sourceLayerFields": {
            "$ref": "#/components/schemas/ViewFields"
          },
          "table": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true,
            "properties": {
              "sourceServiceName": {
                "type": [
                  "string",
                  "null"
                ],
                "maxLength": 128
              },
              "sourceLayerId": {
                "type": [
                  "integer",
                  "null"
                ],
                "minimum": 0
              },
              "sourceLayerFields": {
                "$ref": "#/components/schemas/ViewFields"
              },
              "relatedTables": {
                "type": [
                  "array",
                  "null"
                ],
                "items": {
                  "type": "object",
                  "additionalProperties": true
                }
              }
            }
          },
          "filter": {
            "description": "Only features that stand so to this geometry; null takes the filter away.",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true,
            "properties": {
              "operator": {
                "type": [
                  "string",
                  "null"
                ],
                "description": "As `spatialRel` of a query, `esriSpatialRelIntersects` when left out."
              },
              "value": {
                "type": [
                  "object",
                  "null"
                ],
                "additionalProperties": true,
                "properties": {
                  "geometryType": {
                    "type": [
                      "string",
                      "null"
                    ]
                  },
                  "geometry": {
                    "type": [
                      "object",
                      "null"
                    ],
                    "additionalProperties": true
                  }
                }
              }
            }
          }
        }
      },
      "ViewFields": {
        "description": "The fields that the view shows: `*` for all, also those that the source gets later, or a list of names. Object\nid, global id and geometry are shown always.\n",
        "anyOf": [
          {
            "type": [
              "string",
              "null"
            ]
          },
          {
            "type": "array",
            "maxItems": 500,
            "items": {
              "anyOf": [
                {
                  "type": "string"
                },
                {
                  "type": "object",
                  "additionalProperties": true,
                  "required": [
                    "name"
                  ],
                  "properties": {
                    "name": {
                      "type": "string"
                    },
                    "source": {
                      "type": [
                        "string",
                        "null"
                      ],
                      "description": "Equal to `name`: a view does not rename fields."
                    }
                  }
                }
              ]
            }
          }
        ]
      },
      "EditFieldsDefinition": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "creatorField": {
            "type": [
              "string",
              "null"
            ]
          },
          "creationDateField": {
            "type": [
              "string",
              "null"
            ]
          },
          "editorField": {
            "type": [
              "string",
              "null"
            ]
          },
          "editDateField": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "FieldDefinition": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "name",
          "type"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "Letters, digits and underscores, at most 60, starting with a letter; unique in any case."
          },
          "type": {
            "type": "string",
            "description": "One of `esriFieldTypeOID`, `…GlobalID`, `…GUID`, `…SmallInteger`, `…Integer`, `…BigInteger`,\n`…Single`, `…Double`, `…String`, `…Date`, `…DateOnly`, `…TimeOnly` and `…TimestampOffset`.\n"
          },
          "alias": {
            "type": [
              "string",
              "null"
            ]
          },
          "length": {
            "type": [
              "integer",
              "null"
            ]
          },
          "nullable": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "editable": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "domain": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "defaultValue": {
            "type": [
              "string",
              "number",
              "boolean",
              "null"
            ]
          },
          "visible": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "For a view: false hides the field."
          }
        }
      },
      "IndexDefinition": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "fields"
        ],
        "properties": {
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "fields": {
            "type": "string",
            "minLength": 1,
            "description": "Comma list of field names."
          },
          "isUnique": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "isAscending": {
            "type": [
              "boolean",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "AddToLayerDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "addToDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "addToDefinition": {
            "$ref": "#/components/schemas/LayerAdditions"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "LayerAdditions": {
        "type": "object",
        "description": "Fields and indexes. Members that `updateDefinition` changes are refused here, and all that a `LayerDefinition` is\nrefused for.\n",
        "x-coerce": "json",
        "additionalProperties": {},
        "properties": {
          "fields": {
            "type": "array",
            "maxItems": 500,
            "items": {
              "$ref": "#/components/schemas/FieldDefinition"
            }
          },
          "indexes": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/IndexDefinition"
            }
          }
        }
      },
      "FeatureInput": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "attributes": {
            "type": "object",
            "description": "Whole numbers beyond 2^53 keep their digits in fields of text and of 64 bits.",
            "additionalProperties": {}
          },
          "geometry": {
            "description": "Esri JSON, in the spatial reference that it names, else in that of the layer. One with curves is refused.\n",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": {}
          },
          "compressedGeometry": {
            "description": "Not supported; a feature that has it in the place of a geometry is refused.",
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "AddFeaturesParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "features"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "features": {
            "type": "array",
            "x-coerce": "exact-json",
            "minItems": 1,
            "maxItems": 10000,
            "description": "The new features; object ids that they come with are of no account.",
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if global ids identify features; new features keep theirs."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if one failed edit rolls back all edits."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          }
        }
      },
      "UpdateFeaturesParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "features"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "features": {
            "type": "array",
            "x-coerce": "exact-json",
            "minItems": 1,
            "maxItems": 10000,
            "description": "Each with its object id or, with `useGlobalIds`, its global id.",
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if global ids identify features; new features keep theirs."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if one failed edit rolls back all edits."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          }
        }
      },
      "DeleteFeaturesParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "objectIds": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 10000,
            "items": {
              "type": "integer",
              "format": "int64"
            },
            "description": "With `where` or `geometry`, those of them that satisfy these."
          },
          "where": {
            "type": "string",
            "maxLength": 500000,
            "description": "A condition as in `query`."
          },
          "geometry": {
            "type": "string",
            "description": "As in `query`."
          },
          "geometryType": {
            "type": "string",
            "description": "As in `query`."
          },
          "inSR": {
            "type": "string",
            "description": "As in `query`."
          },
          "spatialRel": {
            "type": "string",
            "description": "As in `query`."
          },
          "returnDeleteResults": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if the reply has a result for each deletion, at most 100,000; else it says only if all succeeded.\n"
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if one failed edit rolls back all edits."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          },
          "distance": {
            "type": "string",
            "description": "Not supported: refused unless it is empty or 0."
          },
          "fullText": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "time": {
            "type": "string",
            "description": "Not supported: refused unless it is empty or `null`."
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          }
        }
      },
      "ApplyEditsParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "adds": {
            "type": "array",
            "x-coerce": "exact-json",
            "maxItems": 10000,
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "updates": {
            "type": "array",
            "x-coerce": "exact-json",
            "maxItems": 10000,
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "deletes": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 10000,
            "items": {
              "type": [
                "integer",
                "string"
              ]
            },
            "description": "Object ids or, with `useGlobalIds`, global ids."
          },
          "attachments": {
            "type": [
              "object",
              "null"
            ],
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Empty lists only; anything else is refused."
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if global ids identify features; new features keep theirs."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if one failed edit rolls back all edits."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          }
        }
      },
      "ApplyServiceEditsParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "edits"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "edits": {
            "type": "array",
            "x-coerce": "exact-json",
            "minItems": 1,
            "maxItems": 100,
            "description": "The edits of each layer, once each; no more than 10,000 features together.",
            "items": {
              "$ref": "#/components/schemas/LayerEdits"
            }
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if global ids identify features; new features keep theirs."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if one failed edit rolls back all edits."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          }
        }
      },
      "LayerEdits": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "minimum": 0,
            "maximum": 2147483647
          },
          "adds": {
            "type": "array",
            "maxItems": 10000,
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "updates": {
            "type": "array",
            "maxItems": 10000,
            "items": {
              "$ref": "#/components/schemas/FeatureInput"
            }
          },
          "deletes": {
            "type": "array",
            "maxItems": 10000,
            "items": {
              "type": [
                "integer",
                "string"
              ]
            },
            "description": "Object ids or, with `useGlobalIds`, global ids."
          },
          "attachments": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true,
            "description": "Empty lists only; anything else is refused."
          }
        }
      },
      "CalculateParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "where",
          "calcExpression"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "where": {
            "type": "string",
            "minLength": 1,
            "maxLength": 500000,
            "description": "A condition as in `query`."
          },
          "calcExpression": {
            "type": "array",
            "x-coerce": "json",
            "minItems": 1,
            "maxItems": 500,
            "description": "For each field a `value`, or a `sqlExpression` over the fields of the same feature in the language of\n`where`.\n",
            "items": {
              "type": "object",
              "additionalProperties": true,
              "required": [
                "field"
              ],
              "properties": {
                "field": {
                  "type": "string"
                },
                "value": {
                  "type": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ]
                },
                "sqlExpression": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "maxLength": 500000
                }
              }
            }
          },
          "sqlFormat": {
            "type": "string",
            "enum": [
              "standard",
              "none",
              "native"
            ],
            "default": "standard",
            "description": "`native` is refused: databases are not spoken to in their own words."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "It is all or nothing in any case."
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains `editMoment`."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          },
          "geometry": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "objectIds": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "time": {
            "type": "string",
            "description": "Not supported: refused unless it is empty or `null`."
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          }
        }
      },
      "ValidateSqlParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "sql"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "sql": {
            "type": "string",
            "minLength": 1,
            "description": "Condition of 500,000 characters at most; a longer one is not valid."
          },
          "sqlType": {
            "type": "string",
            "enum": [
              "where",
              "expression",
              "statement"
            ],
            "default": "where",
            "description": "A `statement` is never valid here."
          }
        }
      },
      "FeatureParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "outSR": {
            "type": "string",
            "description": "As in `query`."
          },
          "returnZ": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true
          },
          "returnM": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          }
        }
      },
      "QueryParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "type": "string",
            "enum": [
              "html",
              "json",
              "pjson",
              "geojson",
              "pbf"
            ],
            "x-coerce": "word",
            "default": "html",
            "description": "The reply as a page, as JSON, as GeoJSON or as a protocol buffer. Capital letters do as well.\n"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "where": {
            "type": "string",
            "maxLength": 500000,
            "description": "A condition in a part of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with\nESCAPE, IS NULL, `DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and\nthe functions UPPER, LOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name\nonly the layer's fields.\n\nIt means the same on every database. Case matters, in LIKE too, and text is ordered by code point. UPPER\nand LOWER change the letters of every alphabet by Unicode's simple case mapping: one letter becomes one\nletter, in any language and at any place, so `ß` has no capital and `Σ` becomes `σ` at the end of a word\ntoo. Both together may be called 100 times where the result is not compared with constants by `=`, `<>`,\nIN or LIKE. Arithmetic is in double precision: 7 / 2 is 3.5, and what is divided by\nzero is NULL. A time without an offset is UTC, and a date stands for its midnight. Text, numbers, dates\nand GUIDs do not mix; text in quotes is read as the number, date or GUID that it is\ncompared with.\n\nA date that is no field may be moved by a number of days or by an interval, as `CURRENT_TIMESTAMP - 7` or\n`CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may stand in UPPER or LOWER.\n\nA condition has 10,000 fields and constants at most, 50,000 words and signs, 100 arithmetic operators, 1,000\ncalls of functions, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has 10,000 characters\nand 100 `%` at most, and all patterns have 4,000 `%` together.\n"
          },
          "objectIds": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 10000,
            "items": {
              "type": "integer",
              "format": "int64"
            },
            "description": "Only these, of those that satisfy `where`; 10,000 at most."
          },
          "outFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 2000,
            "items": {
              "type": "string"
            },
            "description": "Names of fields in any case, or `*`; 2,000 at most. Left out, only the object id."
          },
          "returnGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if features come with their geometries."
          },
          "returnZ": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if geometries have their z, where the layer has them."
          },
          "returnM": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if geometries have their m, where the layer has them."
          },
          "geometry": {
            "type": "string",
            "description": "Only features that stand in `spatialRel` to this geometry: Esri JSON, or as plain numbers `xmin,ymin,xmax,ymax` for\nan envelope and `x,y` for a point. Between Web Mercator and degrees, it selects what it selects in its own\nplane: what lies beyond the antimeridian is not taken from the other side, and an area that goes beyond the\nedge of Web Mercator (85.06 degrees) reaches the pole. From and to other spatial references, sides are bent as\nthe earth is, and areas go around poles and across the antimeridian. Where a part of an area has no place in\nthe other reference, the part near the layer's features counts. A geometry that cannot be projected is an\nerror of `geometry`. It has 50,000 vertices and 5,000 rings or paths at most, in 5,000,000 characters. The boxes of\nits sides meet in 1,000,000 pairs at most, beyond one for each side, and a polygon crosses itself at 50,000\nplaces at most. Inside of a polygon that crosses itself is what lies in an odd number of its rings.\n"
          },
          "geometryType": {
            "type": "string",
            "description": "Type of a `geometry` that does not tell its own: `esriGeometryEnvelope`, the default, `esriGeometryPoint`,\n`esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.\n"
          },
          "inSR": {
            "type": "string",
            "description": "Spatial reference of `geometry` where it names none, as in `outSR`. Left out, the layer's."
          },
          "spatialRel": {
            "type": "string",
            "description": "How features stand to `geometry`: `esriSpatialRelIntersects`, as when left out, `esriSpatialRelContains` (the\ngeometry contains the feature), `esriSpatialRelWithin` (it lies within the feature), `esriSpatialRelCrosses`,\n`esriSpatialRelOverlaps`, `esriSpatialRelTouches`, or, by boxes alone, `esriSpatialRelEnvelopeIntersects` and\n`esriSpatialRelIndexIntersects`. A feature that meets the geometry, or itself, at so many places that no\ncomparison ends in a few seconds is compared by whether sides cross. Where that does not tell, the reply is an\nerror of `geometry` with the object ids of such features: repair them, or ask by boxes.\n"
          },
          "outSR": {
            "type": "string",
            "description": "Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or as JSON an object with one, or\nwith a definition as `wkt` or `wkt2`. Left out, the layer's own, and WGS 84 for `f=geojson`, which\nnames any other as `crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are taken for the same.\n"
          },
          "multipatchOption": {
            "type": "string",
            "description": "Form of the multipatches of a layer; layers of other geometries ignore it.\n`xyFootprint`: what they cover, as polygons, and `geometryType` is `esriGeometryPolygon`.\n`extent`: the box around each, `{\"xmin\",\"ymin\",\"zmin\",\"xmax\",\"ymax\",\"zmax\"}`, and `geometryType` is\n`esriGeometryEnvelope`; for `f=json` and the layer's own spatial reference.\n`patches`, an extension: every face as it was appended, for `f=json` and the layer's own spatial reference.\nA geometry is then `{\"hasZ\":true,\"patches\":[…]}`, each patch being\n`{\"type\":\"tin\",\"triangles\":[ring,…]}` or, with `type` `multiPolygon` or `polyhedralSurface`,\n`{\"type\":…,\"polygons\":[[ring,…],…]}`; a ring is a closed list of `[x,y,z]`.\nLeft out: no geometry. Spatial filters and extents go by the footprint in any case.\n"
          },
          "resultOffset": {
            "type": "integer",
            "minimum": 0,
            "default": 0,
            "description": "How many of the features that are selected are left out at the beginning."
          },
          "resultRecordCount": {
            "type": "integer",
            "minimum": 0,
            "description": "At most the layer's `maxRecordCount`."
          },
          "orderByFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 100,
            "items": {
              "type": "string"
            },
            "description": "Names of fields, each with `ASC` or `DESC` after it where wanted; 100 at most. Left out, by object id.\n"
          },
          "returnCountOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Only how many features are selected."
          },
          "returnIdsOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Only the object ids of all features that are selected."
          },
          "returnExtentOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "The box around all features that are selected, in `outSR`: the one around their vertices as they are projected,\nnear poles and the antimeridian too, to a hundred-millionth of a coordinate. In degrees, features on both\nsides of the antimeridian have a box from about -180 to 180. A feature that has no place in `outSR` is an error\nof `outSR`.\n"
          },
          "returnQueryGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `f=json` and features: `queryGeometry` in the reply is what they were compared with, which is `geometry`\nwidened by `distance`, in `outSR`. An envelope is told as a polygon.\n"
          },
          "returnDistinctValues": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Each combination of the `outFields` once, without geometries and object ids; with `returnCountOnly`, how many\nthere are.\n"
          },
          "outStatistics": {
            "$ref": "#/components/schemas/OutStatistics",
            "description": "Statistics to compute over all features or over each group, without null values; at most 100.\n"
          },
          "groupByFieldsForStatistics": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 100,
            "items": {
              "type": "string"
            },
            "description": "Fields whose equal values make a group, with `outStatistics`; 100 at most. `orderByFields` may then name these and what is\nreckoned.\n"
          },
          "having": {
            "type": "string",
            "maxLength": 500000,
            "description": "Only groups that satisfy this condition, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,\n`STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of what is reckoned with one of\nthese stands for it, unless a field of `groupByFieldsForStatistics` has this name.\n"
          },
          "resultType": {
            "type": "string",
            "description": "`none`, as when left out; `standard` and `tile` allow more features in a reply, as the layer's\n`standardMaxRecordCount` and `tileMaxRecordCount` say.\n"
          },
          "maxRecordCountFactor": {
            "type": "number",
            "minimum": 1,
            "maximum": 5,
            "description": "Factor by which a reply may have more features than `maxRecordCount`."
          },
          "returnExceededLimitFeatures": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "False gives no features at all where there are more than a reply may have."
          },
          "quantizationParameters": {
            "$ref": "#/components/schemas/QuantizationParameters",
            "description": "For `f=json` and `f=pbf`: coordinates as whole steps of `tolerance` from a corner of `extent`, each position but\nthe first as the difference from the one before. `transform` in the reply undoes it.\n"
          },
          "maxAllowableOffset": {
            "type": "number",
            "minimum": 0,
            "description": "Lines and rings get fewer vertices; none moves farther than this, in units of `outSR`."
          },
          "geometryPrecision": {
            "type": "integer",
            "minimum": 0,
            "maximum": 17,
            "description": "Decimals of coordinates."
          },
          "distance": {
            "type": "number",
            "minimum": 0,
            "description": "How far around `geometry` features are looked for: it is widened by so much, to a polygon, before `spatialRel` is\nasked. Measured along the earth's surface where `geometry` is in degrees or in Web Mercator, else on the map. At\nmost 9,000 kilometres. With 0, as without it, `geometry` is asked as it is. Refused where the outlines around the\nparts of `geometry` have more than 360,000 vertices in all. Around a point there are 360, and up to 1,080 for long\ndistances; around a line, at least as many for each 200 kilometres along the earth's surface. Where too many\nrequests wait for such outlines, more are refused with code 503 and `Retry-After`.\n"
          },
          "units": {
            "type": "string",
            "description": "Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,\n`esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. Left out, the unit of the spatial reference of\n`geometry`; degrees then are measured on the map.\n"
          },
          "returnTrueCurves": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Without effect, since layers have no curves."
          },
          "cacheHint": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Without effect on what is answered."
          },
          "timeReferenceUnknownClient": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Without effect, since dates are in UTC and never in an unknown time reference."
          },
          "timeRelation": {
            "type": "string",
            "description": "Without effect, since `time` is not supported."
          },
          "relationParam": {
            "type": "string",
            "description": "Without effect, since `esriSpatialRelRelation` is not supported."
          },
          "time": {
            "type": "string",
            "description": "Not supported, since layers have no `timeInfo`: refused unless it is empty, `null` or `null,null`. Compare\ndate fields in `where`.\n"
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported, since no history is kept: refused unless it is empty."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: refused unless it is empty. `objectIds` does this."
          },
          "returnUniqueIdsOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported and refused. `returnIdsOnly` does this."
          },
          "fullText": {
            "type": "string",
            "description": "Not supported: refused unless it is empty. LIKE in `where` finds words."
          },
          "text": {
            "type": "string",
            "description": "A part of the display field, in map services. Not supported: refused unless it is empty."
          },
          "returnCentroid": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported and refused."
          },
          "returnEnvelope": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported and refused."
          },
          "sqlFormat": {
            "type": "string",
            "description": "`standard` or `none`, which are the same here. Any other, such as `native`, is refused: databases are not\nspoken to in their own words.\n"
          },
          "featureEncoding": {
            "type": "string",
            "description": "`esriDefault`; any other is refused."
          },
          "defaultSR": {
            "type": "string",
            "description": "Not supported: refused unless it is empty. Give `inSR` and `outSR`."
          },
          "datumTransformation": {
            "type": "string",
            "description": "Not supported: refused unless it is empty. The most precise transformation that PROJ has for the place is\ntaken.\n"
          },
          "aggregateIds": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "lod": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "lodType": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "parameterValues": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          },
          "rangeValues": {
            "type": "string",
            "description": "Not supported: refused unless it is empty."
          }
        }
      },
      "OutStatistics": {
        "type": "array",
        "x-coerce": "json",
        "maxItems": 100,
        "items": {
          "$ref": "#/components/schemas/Statistic"
        }
      },
      "Statistic": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "statisticType"
        ],
        "properties": {
          "statisticType": {
            "type": "string",
            "description": "`count`, `sum`, `min`, `max`, `avg`, `stddev` or `var` (both of a sample), in any case. `exceedslimit` of no\nfield: 1 where there are more features than `maxPointCount` on a layer of points, or on others more than\n`maxRecordCount`, or more vertices in all than `maxVertexCount`; 0 otherwise.\n"
          },
          "onStatisticField": {
            "type": "string",
            "description": "Needed but for `exceedslimit`. `count` on `1` counts the features themselves."
          },
          "maxPointCount": {
            "type": "integer",
            "minimum": 0
          },
          "maxRecordCount": {
            "type": "integer",
            "minimum": 0
          },
          "maxVertexCount": {
            "type": "integer",
            "minimum": 0
          },
          "outStatisticFieldName": {
            "type": "string",
            "maxLength": 128,
            "description": "Left out, such as `count_NAME`."
          }
        }
      },
      "QuantizationParameters": {
        "type": "object",
        "x-coerce": "json",
        "additionalProperties": true,
        "properties": {
          "mode": {
            "type": "string",
            "description": "`view`, as when left out, leaves out positions that fall together; `edit` keeps all."
          },
          "originPosition": {
            "type": "string",
            "description": "`upperLeft`, as when left out, or `lowerLeft`."
          },
          "tolerance": {
            "type": "number",
            "description": "In units of `outSR`; above 0."
          },
          "extent": {
            "$ref": "#/components/schemas/ExtentDefinition"
          }
        }
      },
      "AppendParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "edits": {
            "type": "string",
            "description": "The features themselves, as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`.\n"
          },
          "appendUploadId": {
            "type": "string",
            "description": "The `itemID` of an upload of the caller."
          },
          "appendItemId": {
            "type": "string",
            "description": "The id of a stored item."
          },
          "appendUploadFormat": {
            "type": "string",
            "description": "One of the layer's `supportedAppendFormats`, in any case. Left out, `featureCollection`. Of mobile\ngeodatabases (`sqlite`) the tables are read; their feature classes are refused by name, since the form of\ntheir shapes is not public.\n\nText of a shapefile's table is in the code page that its `.cpg` file names, else in that of the language driver\nid of its header. A name that is not supported refuses the file; a row whose bytes the code page does not\nhave is refused. Where neither names one, the text is read as UTF-8 or windows-1252, as most of it is, and a\nwarning of the job says which. Numbers keep every digit; a cell that is no number is refused as it is from CSV, one\nfilled with `*`, which stands for a number too long for its column, is null, as GDAL reads it. Memos and binary columns\nare left out, with a warning. Columns of one name get a number, as those of CSV do.\n"
          },
          "appendSourceInfo": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "How to read a CSV or Excel file; needed for these, and may be empty. Made to take the `publishParameters`\nthat analyze gives, so unknown members are ignored. Of other formats,\n`dateFieldsTimeReference`, the names that `layerInfo.fields` give to columns of databases and shapefiles, and\n`sourceSR` of JSON are read.\n\n`encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as `utf-8`,\n`windows-1251`, `shift_jis` or `gbk`, in any case. An unknown one is refused, and so are other names of this\nmember, such as `charset` and `sourceEncoding`. A byte order mark goes before it. Without either, the text is\nUTF-8, or UTF-16 where zero bytes show that. Rows with bytes that are not in the encoding are refused, with the\nfield and `invalid_text`. Only when at least ten in eleven characters beyond ASCII are no UTF-8, counted over the\nwhole file, it is read as `windows-1252`, and a message says so. Where bytes have no meaning in that encoding, and\nin an upsert that updates features, nothing is guessed, and these rows are refused. JSON is always UTF-8, of which\nother names are refused; the other formats state their encoding themselves, and take no name.\n\nA CSV file has at most 20,000 columns, a sheet 16,384. The name of a column that another one before it has gets\n`_` at its end, or several, or a number.\n\nThe `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin, every\nother from the one before; z and m alike where `scale` has a number above 0 for them, else they are values. A\n`crs` of GeoJSON counts for its collection; features and geometries that state another are refused. So are\nfeatures with curves, `compressedGeometry`, or `place` of JSON-FG instead of a geometry, numbers that no double\nholds, and features with bytes that are no UTF-8. Whole numbers beyond 2^53 keep their digits in fields of text\nand of 64 bits.\n\nA number in a workbook's cell counts days in a field of dates, as the workbook does, whether its cell has a\ndate format or not; one that is too large for that is read by its digits, as text would be.\n\nAddresses (`locationType` `address`) are looked for in `sourceCountry` alone, where that is given: a code such as\n`NO`, or several with commas. `sourceCountryHint` stands for the country of rows that name none. A postcode\nwithout a city, region or country may be of many countries: the embedded gazetteer, which has those of the\nUSA, then gives it a score of 55, with which it does not count as found (`Score`, and the reason in the report).\n"
          },
          "sourceTableName": {
            "type": "string",
            "description": "Which table of the source, where it has several."
          },
          "fieldMappings": {
            "$ref": "#/components/schemas/FieldMappings"
          },
          "layerMappings": {
            "type": "array",
            "x-coerce": "json",
            "maxItems": 1000,
            "description": "Mappings of several layers, 1,000 at most; the entry of this layer counts.",
            "items": {
              "type": "object",
              "additionalProperties": true,
              "properties": {
                "id": {
                  "type": "integer"
                },
                "sourceTableName": {
                  "type": "string"
                },
                "sourceId": {
                  "type": "integer",
                  "description": "The table by its number, in place of its name."
                },
                "fieldMappings": {
                  "$ref": "#/components/schemas/FieldMappings"
                }
              }
            }
          },
          "appendFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 2000,
            "items": {
              "type": "string"
            },
            "description": "The destination fields to write, 2,000 at most; left out, all that the source has."
          },
          "upsert": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if source features update the features that they match."
          },
          "skipInserts": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `upsert` only."
          },
          "skipUpdates": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `upsert` only."
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Match on the global id instead of the object id."
          },
          "updateGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "With `upsert`: whether matched features get the geometry of the source too. Where `allowGeometryUpdates` keeps\nthe caller from moving features, rows that would move theirs are refused.\n"
          },
          "keepCreator": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* With `upsert`, on a layer with editor tracking: whether updated features keep their creator and\ncreation date. Left out, the four fields of editor tracking are set in updated features as in new ones: the\ncaller becomes creator and editor, and both dates are the time of the append. New features have the caller as\ntheir creator in any case.\n"
          },
          "upsertMatchingField": {
            "type": "string",
            "description": "The field to match on, with a unique index of its own; wins over `useGlobalIds`."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if one bad row rolls back the whole append."
          },
          "truncateExisting": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the append empties the layer first, in the same transaction: readers see the old features until they see\nthe new ones, whose object ids count from 1. Refused with `upsert`.\n"
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "editsUploadId": {
            "type": "string",
            "description": "Another name of `appendUploadId`."
          },
          "editsUploadFormat": {
            "type": "string",
            "description": "Another name of `appendUploadFormat`."
          },
          "appendSourceFilter": {
            "type": "string",
            "description": "Which rows of the source to take: a condition as in the `where` of a query, on the fields of the source, plain\nor as JSON: `{\"where\": \"POP > 100\"}`. Only with formats whose columns have types, which\n`supportedAppendSourceFilterFormats` lists. A value that is none of its column's type counts as null. Rows\nthat are left out count for nothing; a message of the job tells how many they were.\n"
          },
          "dryRun": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* Whether to do everything but write: the same report with the counts of rows that would be\ninserted, updated, be unchanged or refused. Addresses are looked up and paid for as always;\nof a provider whose answers are remembered, those of the dry run serve the append after it.\n"
          }
        }
      },
      "ServiceAppendParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "edits": {
            "type": "string",
            "description": "The features themselves, as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`.\n"
          },
          "appendUploadId": {
            "type": "string",
            "description": "The `itemID` of an upload of the caller."
          },
          "appendItemId": {
            "type": "string",
            "description": "The id of a stored item."
          },
          "appendUploadFormat": {
            "type": "string",
            "description": "One of the layer's `supportedAppendFormats`, in any case. Left out, `featureCollection`. Of mobile\ngeodatabases (`sqlite`) the tables are read; their feature classes are refused by name, since the form of\ntheir shapes is not public.\n\nText of a shapefile's table is in the code page that its `.cpg` file names, else in that of the language driver\nid of its header. A name that is not supported refuses the file; a row whose bytes the code page does not\nhave is refused. Where neither names one, the text is read as UTF-8 or windows-1252, as most of it is, and a\nwarning of the job says which. Numbers keep every digit; a cell that is no number is refused as it is from CSV, one\nfilled with `*`, which stands for a number too long for its column, is null, as GDAL reads it. Memos and binary columns\nare left out, with a warning. Columns of one name get a number, as those of CSV do.\n"
          },
          "appendSourceInfo": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "How to read a CSV or Excel file; needed for these, and may be empty. Made to take the `publishParameters`\nthat analyze gives, so unknown members are ignored. Of other formats,\n`dateFieldsTimeReference`, the names that `layerInfo.fields` give to columns of databases and shapefiles, and\n`sourceSR` of JSON are read.\n\n`encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as `utf-8`,\n`windows-1251`, `shift_jis` or `gbk`, in any case. An unknown one is refused, and so are other names of this\nmember, such as `charset` and `sourceEncoding`. A byte order mark goes before it. Without either, the text is\nUTF-8, or UTF-16 where zero bytes show that. Rows with bytes that are not in the encoding are refused, with the\nfield and `invalid_text`. Only when at least ten in eleven characters beyond ASCII are no UTF-8, counted over the\nwhole file, it is read as `windows-1252`, and a message says so. Where bytes have no meaning in that encoding, and\nin an upsert that updates features, nothing is guessed, and these rows are refused. JSON is always UTF-8, of which\nother names are refused; the other formats state their encoding themselves, and take no name.\n\nA CSV file has at most 20,000 columns, a sheet 16,384. The name of a column that another one before it has gets\n`_` at its end, or several, or a number.\n\nThe `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin, every\nother from the one before; z and m alike where `scale` has a number above 0 for them, else they are values. A\n`crs` of GeoJSON counts for its collection; features and geometries that state another are refused. So are\nfeatures with curves, `compressedGeometry`, or `place` of JSON-FG instead of a geometry, numbers that no double\nholds, and features with bytes that are no UTF-8. Whole numbers beyond 2^53 keep their digits in fields of text\nand of 64 bits.\n\nA number in a workbook's cell counts days in a field of dates, as the workbook does, whether its cell has a\ndate format or not; one that is too large for that is read by its digits, as text would be.\n\nAddresses (`locationType` `address`) are looked for in `sourceCountry` alone, where that is given: a code such as\n`NO`, or several with commas. `sourceCountryHint` stands for the country of rows that name none. A postcode\nwithout a city, region or country may be of many countries: the embedded gazetteer, which has those of the\nUSA, then gives it a score of 55, with which it does not count as found (`Score`, and the reason in the report).\n"
          },
          "sourceTableName": {
            "type": "string",
            "description": "Which table of the source, where it has several."
          },
          "fieldMappings": {
            "$ref": "#/components/schemas/FieldMappings"
          },
          "layers": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 1000,
            "items": {
              "type": "integer",
              "minimum": 0
            },
            "description": "The layers to write, 1,000 at most; left out, those of `layerMappings`, or layer 0."
          },
          "layerMappings": {
            "type": "array",
            "x-coerce": "json",
            "maxItems": 1000,
            "description": "Which table each layer takes, and how; 1,000 layers at most. Each entry has the `id` of a layer that is written, each another one.\n",
            "items": {
              "type": "object",
              "additionalProperties": true,
              "properties": {
                "id": {
                  "type": "integer"
                },
                "sourceTableName": {
                  "type": "string"
                },
                "sourceId": {
                  "type": "integer",
                  "description": "The table by its number, in place of its name."
                },
                "fieldMappings": {
                  "$ref": "#/components/schemas/FieldMappings"
                }
              }
            }
          },
          "appendFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 2000,
            "items": {
              "type": "string"
            },
            "description": "The destination fields to write, 2,000 at most; left out, all that the source has."
          },
          "upsert": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if source features update the features that they match."
          },
          "skipInserts": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `upsert` only."
          },
          "skipUpdates": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `upsert` only."
          },
          "useGlobalIds": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Match on the global id instead of the object id."
          },
          "updateGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "With `upsert`: whether matched features get the geometry of the source too. Where `allowGeometryUpdates` keeps\nthe caller from moving features, rows that would move theirs are refused.\n"
          },
          "keepCreator": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* With `upsert`, on a layer with editor tracking: whether updated features keep their creator and\ncreation date. Left out, the four fields of editor tracking are set in updated features as in new ones: the\ncaller becomes creator and editor, and both dates are the time of the append. New features have the caller as\ntheir creator in any case.\n"
          },
          "upsertMatchingField": {
            "type": "string",
            "description": "The field to match on, with a unique index of its own; wins over `useGlobalIds`."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if one bad row rolls back the whole append."
          },
          "truncateExisting": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the append empties the layer first, in the same transaction: readers see the old features until they see\nthe new ones, whose object ids count from 1. Refused with `upsert`.\n"
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "editsUploadId": {
            "type": "string",
            "description": "Another name of `appendUploadId`."
          },
          "editsUploadFormat": {
            "type": "string",
            "description": "Another name of `appendUploadFormat`."
          },
          "appendSourceFilter": {
            "type": "string",
            "description": "Which rows of the source to take: a condition as in the `where` of a query, on the fields of the source, plain\nor as JSON: `{\"where\": \"POP > 100\"}`, or\n`[{\"id\": 0, \"where\": \"POP > 100\"}]` for some of the layers. Only with formats whose columns have types, which\n`supportedAppendSourceFilterFormats` lists. A value that is none of its column's type counts as null. Rows\nthat are left out count for nothing; a message of the job tells how many they were.\n"
          },
          "dryRun": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* Whether to do everything but write: the same report with the counts of rows that would be\ninserted, updated, be unchanged or refused. Addresses are looked up and paid for as always;\nof a provider whose answers are remembered, those of the dry run serve the append after it.\n"
          }
        }
      },
      "FieldMappings": {
        "type": "array",
        "x-coerce": "json",
        "maxItems": 2000,
        "description": "Destination fields that take their values from source fields of another name; 2,000 at most.",
        "items": {
          "type": "object",
          "additionalProperties": true,
          "required": [
            "name"
          ],
          "properties": {
            "name": {
              "type": "string",
              "minLength": 1,
              "description": "The destination field."
            },
            "source": {
              "type": "string",
              "minLength": 1,
              "description": "The source field."
            },
            "sourceName": {
              "type": "string",
              "minLength": 1,
              "description": "Equal to `source`."
            }
          }
        }
      },
      "UploadParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "description": {
            "type": "string",
            "maxLength": 4000
          }
        }
      },
      "AppTokenParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "client_id": {
            "type": "string",
            "maxLength": 128,
            "description": "A user name."
          },
          "client_secret": {
            "type": "string",
            "maxLength": 1024,
            "description": "An application password of the user."
          },
          "grant_type": {
            "type": "string",
            "maxLength": 64,
            "default": "client_credentials"
          },
          "expiration": {
            "type": "integer",
            "minimum": 1,
            "description": "Minutes; bounded as for `generateToken`."
          }
        }
      },
      "RevokeTokenParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "auth_token"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "auth_token": {
            "type": "string",
            "minLength": 1,
            "maxLength": 1024,
            "description": "The token to end."
          },
          "client_id": {
            "type": "string",
            "maxLength": 128,
            "description": "Taken and without effect."
          }
        }
      },
      "PagingParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "default": 1,
            "description": "The first one wanted, counted from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "How many at most. What is larger than 100 counts as 100."
          }
        }
      },
      "ItemSearchParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "q": {
            "type": "string",
            "maxLength": 2000,
            "description": "Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id, tags, name, snippet, access and group, in which nothing is."
          },
          "filter": {
            "type": "string",
            "maxLength": 2000,
            "description": "A second condition beside `q`, in the same language; items satisfy both."
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "default": 1,
            "description": "The first one wanted, counted from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "How many at most. What is larger than 100 counts as 100."
          },
          "sortField": {
            "type": "string",
            "maxLength": 64,
            "description": "One of title, name, created, modified, type, owner and size; name is as title."
          },
          "sortOrder": {
            "type": "string",
            "maxLength": 8,
            "default": "desc",
            "description": "`asc` or `desc`."
          }
        }
      },
      "ItemStatusParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "jobType": {
            "type": "string",
            "maxLength": 64,
            "description": "`publish`; left out, the upload in parts."
          },
          "jobId": {
            "type": "string",
            "maxLength": 64
          }
        }
      },
      "ReportParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "format": {
            "type": "string",
            "enum": [
              "csv",
              "ndjson"
            ],
            "default": "csv"
          }
        }
      },
      "UsageParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "username": {
            "type": "string",
            "maxLength": 128,
            "description": "Another user, or `*`; for administrators."
          },
          "jobId": {
            "type": "string",
            "maxLength": 64
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "default": 1,
            "description": "The first one wanted, counted from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "How many at most. What is larger than 100 counts as 100."
          }
        }
      },
      "ItemProperties": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256
          },
          "type": {
            "type": "string",
            "maxLength": 128,
            "description": "The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
          },
          "typeKeywords": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "maxItems": 128
          },
          "tags": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "maxItems": 128
          },
          "description": {
            "type": "string",
            "maxLength": 64000,
            "description": "Kept as sent; who shows it as HTML must clean it."
          },
          "snippet": {
            "type": "string",
            "maxLength": 2048,
            "description": "A summary."
          },
          "accessInformation": {
            "type": "string",
            "maxLength": 64000,
            "description": "Credits to show for the source."
          },
          "licenseInfo": {
            "type": "string",
            "maxLength": 64000,
            "description": "Terms of use; as `description`, kept as sent."
          },
          "extent": {
            "type": "string",
            "maxLength": 256,
            "description": "`xmin,ymin,xmax,ymax` in degrees."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "Name of the file, where the part has none."
          },
          "overwrite": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the content replaces the item of the caller with the same file name."
          },
          "async": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Taken and without effect."
          }
        }
      },
      "AddItemParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256
          },
          "type": {
            "type": "string",
            "maxLength": 128,
            "description": "The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
          },
          "typeKeywords": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "maxItems": 128
          },
          "tags": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "maxItems": 128
          },
          "description": {
            "type": "string",
            "maxLength": 64000,
            "description": "Kept as sent; who shows it as HTML must clean it."
          },
          "snippet": {
            "type": "string",
            "maxLength": 2048,
            "description": "A summary."
          },
          "accessInformation": {
            "type": "string",
            "maxLength": 64000,
            "description": "Credits to show for the source."
          },
          "licenseInfo": {
            "type": "string",
            "maxLength": 64000,
            "description": "Terms of use; as `description`, kept as sent."
          },
          "extent": {
            "type": "string",
            "maxLength": 256,
            "description": "`xmin,ymin,xmax,ymax` in degrees."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "Name of the file, where the part has none."
          },
          "overwrite": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the content replaces the item of the caller with the same file name."
          },
          "async": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Taken and without effect."
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "The content as text, in place of a file."
          },
          "dataUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Refused: content is stored here, not linked."
          },
          "multipart": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the content comes in parts."
          }
        }
      },
      "UpdateItemParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256
          },
          "type": {
            "type": "string",
            "maxLength": 128,
            "description": "The kind of item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
          },
          "typeKeywords": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "minItems": 0,
            "maxItems": 128
          },
          "tags": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "minItems": 0,
            "maxItems": 128
          },
          "description": {
            "type": "string",
            "minLength": 0,
            "maxLength": 64000,
            "description": "Kept as sent; who shows it as HTML must clean it."
          },
          "snippet": {
            "type": "string",
            "minLength": 0,
            "maxLength": 2048,
            "description": "A summary."
          },
          "accessInformation": {
            "type": "string",
            "minLength": 0,
            "maxLength": 64000,
            "description": "Credits to show for the source."
          },
          "licenseInfo": {
            "type": "string",
            "minLength": 0,
            "maxLength": 64000,
            "description": "Terms of use; as `description`, kept as sent."
          },
          "extent": {
            "type": "string",
            "minLength": 0,
            "maxLength": 256,
            "description": "`xmin,ymin,xmax,ymax` in degrees."
          },
          "clearEmptyFields": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if an empty `typeKeywords`, `tags`, `description`, `snippet`, `accessInformation`, `licenseInfo` or `extent` clears the member; else empty members change nothing."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "Name of the file, where the part has none."
          },
          "overwrite": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the content replaces the item of the caller with the same file name."
          },
          "async": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Taken and without effect."
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "The content as text, in place of a file."
          },
          "dataUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Refused: content is stored here, not linked."
          }
        }
      },
      "AddItemPartParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "partNum"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "partNum": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          }
        }
      },
      "PublishParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "itemid"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "itemid": {
            "type": "string",
            "minLength": 1,
            "maxLength": 64,
            "description": "The item to publish."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "The format of the item, as in `appendUploadFormat`; left out, after its `type`."
          },
          "publishParameters": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Parameters from `analyze`. `layerInfo` is refused for what a `LayerDefinition` is refused for, and for `indexes`,\n`types`, `typeIdField`, `editFieldsInfo`, `supportsAppend` and `allowGeometryUpdates` that say something:\nthey are changed once the layer is there. `description`, `serviceDescription`, `copyrightText`,\n`capabilities` and `editorTrackingInfo` become those of the service.\n"
          },
          "overwrite": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Refused: append with `truncateExisting` instead."
          }
        }
      },
      "AnalyzeParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "itemid": {
            "type": "string",
            "maxLength": 64,
            "description": "A stored item."
          },
          "appendUploadId": {
            "$ref": "#/components/schemas/SourceUploadId"
          },
          "targetLayer": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": false,
            "required": [
              "serviceName",
              "layerId"
            ],
            "description": "*Extension.* A layer to which the caller may append. The reply then has `fieldMappings`, `unmatchedSourceFields`\nand `unfilledFields`.\n",
            "properties": {
              "serviceName": {
                "type": "string",
                "minLength": 1,
                "maxLength": 128
              },
              "layerId": {
                "type": "integer",
                "minimum": 0
              }
            }
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "CSV as text."
          },
          "sourceUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Where to fetch the file; public addresses only, unless the server allows others."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "`csv`, `excel`, `shapefile`, `geoPackage` or `fileGeodatabase`, in any case; as an extension, any format of `append`. Left out, after the file."
          },
          "analyzeParameters": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "enableGlobalGeocoding, sourceCountry, sourceCountryHint, locationType, sourceSR, sourceTableName, columnDelimiter, qualifier and encoding (as of `appendSourceInfo`) are read. sourceLocale is passed over: a language tells of no country."
          }
        }
      },
      "SourceUploadId": {
        "type": "string",
        "maxLength": 64,
        "description": "*Extension.* The `itemID` of an upload of the caller, once it is committed."
      },
      "GenerateParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "itemid": {
            "type": "string",
            "maxLength": 64,
            "description": "A stored item."
          },
          "appendUploadId": {
            "$ref": "#/components/schemas/SourceUploadId"
          },
          "resultRecordCount": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000,
            "description": "*Extension.* Number of rows to read from the start. A source with more of them is not refused: its feature set\nhas `exceededTransferLimit`.\n"
          },
          "sourceRows": {
            "type": "array",
            "x-coerce": "list",
            "minItems": 1,
            "maxItems": 1000,
            "items": {
              "type": "integer",
              "minimum": 1
            },
            "description": "*Extension.* Rows to read, by their number from 1, as `sourceRow` of refused rows gives it. Other rows are left out.\n"
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "CSV, or with `filetype` `geojson` GeoJSON, as text."
          },
          "sourceUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Where to fetch the file; public addresses only, unless the server allows others."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "`csv`, `excel`, `shapefile`, `geoPackage` or `geojson`, in any case; as an extension, any format of `append`. Left out, after the file."
          },
          "publishParameters": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Definition of the published layers; the server ignores members that it does not know."
          }
        }
      },
      "RegisterUploadParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "itemName"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "itemName": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256,
            "description": "Name of the file, with its extension."
          },
          "description": {
            "type": "string",
            "maxLength": 4000
          }
        }
      },
      "UploadPartParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "partId": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000
          },
          "partNumber": {
            "type": "integer",
            "minimum": 1,
            "maximum": 10000
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          }
        }
      },
      "CommitUploadParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "parts": {
            "type": "array",
            "x-coerce": "list",
            "items": {
              "type": "integer",
              "minimum": 1,
              "maximum": 10000
            },
            "maxItems": 10000,
            "description": "The order of the parts."
          },
          "checksum": {
            "type": "string",
            "maxLength": 128,
            "description": "MD5, SHA-1 or SHA-256 of the whole file in hexadecimal digits, told apart by length."
          }
        }
      },
      "UpdateServiceDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "updateDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "updateDefinition": {
            "$ref": "#/components/schemas/ServiceChanges"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "UpdateLayerDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "updateDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "updateDefinition": {
            "$ref": "#/components/schemas/LayerChanges"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "TruncateParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          },
          "attachmentOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True to delete attachments only. Layers have none, so nothing happens."
          }
        }
      },
      "OwnershipDefinition": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "allowOthersToQuery": {
            "type": "boolean"
          },
          "allowOthersToUpdate": {
            "type": "boolean"
          },
          "allowsUpdateToOthers": {
            "type": "boolean",
            "description": "Another spelling of `allowOthersToUpdate`."
          },
          "allowOthersToDelete": {
            "type": "boolean"
          },
          "allowAnonymousToQuery": {
            "type": "boolean"
          },
          "allowAnonymousToUpdate": {
            "type": "boolean"
          },
          "allowAnonymousToDelete": {
            "type": "boolean"
          }
        }
      },
      "DeleteFromServiceDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "deleteFromDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "deleteFromDefinition": {
            "$ref": "#/components/schemas/ServiceRemovals"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "ServiceRemovals": {
        "type": "object",
        "x-coerce": "json",
        "additionalProperties": true,
        "properties": {
          "layers": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/LayerRemoval"
            }
          },
          "tables": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/LayerRemoval"
            }
          }
        }
      },
      "LayerRemoval": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": [
              "integer",
              "string"
            ],
            "description": "A number; some clients write it as text."
          }
        }
      },
      "DeleteFromLayerDefinitionParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "deleteFromDefinition"
        ],
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "deleteFromDefinition": {
            "$ref": "#/components/schemas/LayerRemovals"
          },
          "async": {
            "$ref": "#/components/schemas/Async"
          }
        }
      },
      "LayerRemovals": {
        "type": "object",
        "x-coerce": "json",
        "additionalProperties": true,
        "properties": {
          "fields": {
            "type": "array",
            "maxItems": 500,
            "items": {
              "$ref": "#/components/schemas/NamedRemoval"
            }
          },
          "indexes": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "$ref": "#/components/schemas/NamedRemoval"
            }
          }
        }
      },
      "NamedRemoval": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "name"
        ],
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128,
            "description": "In any case of its letters."
          }
        }
      },
      "ServiceChanges": {
        "type": "object",
        "description": "The members below are changed. A whole definition that the server gave may come back. `name`, `units`, `isView`,\n`isUpdatableView`, `supportedQueryFormats` and `serviceItemId` are refused with another value than is shown, and\nwhat a `ServiceDefinition` is refused for is refused here.\n",
        "x-coerce": "json",
        "additionalProperties": {},
        "properties": {
          "serviceDescription": {
            "type": [
              "string",
              "null"
            ]
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "copyrightText": {
            "type": [
              "string",
              "null"
            ]
          },
          "capabilities": {
            "type": "string",
            "description": "Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and\nAppend, in any case; those left out are taken away, also those that only the administration resources\nof the service and its layers list. To change one thing of a definition, read it there.\n"
          },
          "access": {
            "type": "string",
            "enum": [
              "private",
              "org",
              "public"
            ],
            "description": "*Extension.*"
          },
          "syncEnabled": {
            "type": "boolean",
            "description": "True adds `Sync` to the capabilities. False takes it away, unless `capabilities` comes with it, which then\ncounts for both: all resources show false, since no replica can be made.\n"
          },
          "supportsAppend": {
            "type": "boolean",
            "description": "*Extension.* For all layers at once. False shuts append off for everyone, also for the owner and\nadministrators, and takes `Append` away.\n"
          },
          "maxRecordCount": {
            "type": "integer",
            "minimum": 1,
            "maximum": 32000
          },
          "initialExtent": {
            "description": "Extent that a map of the service begins with; the server projects it from another spatial reference.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/ExtentDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "spatialReference": {
            "description": "As it is; layers may each have one of their own.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/SpatialReference"
              },
              {
                "type": "null"
              }
            ]
          },
          "allowGeometryUpdates": {
            "type": "boolean"
          },
          "hasStaticData": {
            "type": "boolean"
          },
          "sourceSchemaChangesAllowed": {
            "type": "boolean",
            "description": "Member of views only."
          },
          "editorTrackingInfo": {
            "$ref": "#/components/schemas/EditorTrackingDefinition"
          }
        }
      },
      "LayerChanges": {
        "type": "object",
        "description": "The members below are changed. A whole definition that the server gave may come back. `id`, `type`,\n`objectIdField`, `globalIdField`, `uniqueIdField`, `maxRecordCount`, `hasStaticData`, `isView`,\n`geometryProperties`, `supportedQueryFormats` and `serviceItemId` are refused with another value than is shown, and\nwhat a `LayerDefinition` is refused for is refused here, but for ownership.\n",
        "x-coerce": "json",
        "additionalProperties": {},
        "properties": {
          "name": {
            "type": "string",
            "minLength": 1,
            "maxLength": 128
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "copyrightText": {
            "type": [
              "string",
              "null"
            ]
          },
          "displayField": {
            "type": [
              "string",
              "null"
            ]
          },
          "defaultVisibility": {
            "type": "boolean"
          },
          "typeIdField": {
            "type": [
              "string",
              "null"
            ],
            "description": "The field that tells the type of a feature; without one there are no `types`."
          },
          "types": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "templates": {
            "type": [
              "array",
              "null"
            ],
            "items": {
              "type": "object",
              "additionalProperties": true
            },
            "description": "Templates of new features; null restores the one that every layer has."
          },
          "geometryType": {
            "type": [
              "string",
              "null"
            ],
            "description": "As it is: it cannot be changed."
          },
          "hasZ": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "As it is: it cannot be changed."
          },
          "hasM": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "As it is: it cannot be changed."
          },
          "spatialReference": {
            "description": "As it is: it cannot be changed.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/SpatialReference"
              },
              {
                "type": "null"
              }
            ]
          },
          "capabilities": {
            "type": "string",
            "description": "Capabilities of the whole service, as in `ServiceChanges`."
          },
          "syncEnabled": {
            "type": "boolean",
            "description": "A setting of the whole service, as in `ServiceChanges`."
          },
          "editFieldsInfo": {
            "description": "The editor-tracking fields, made where the layer lacks them; null ends tracking and keeps the fields.\n",
            "anyOf": [
              {
                "$ref": "#/components/schemas/EditFieldsDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "ownershipBasedAccessControlForFeatures": {
            "description": "Ownership rules of the whole service; null ends them.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/OwnershipDefinition"
              },
              {
                "type": "null"
              }
            ]
          },
          "supportsAppend": {
            "type": "boolean",
            "description": "*Extension.* False shuts append off for everyone, also for the owner and administrators, and takes\n`Append` from the service's capabilities.\n"
          },
          "allowGeometryUpdates": {
            "type": "boolean",
            "description": "A setting of this layer alone. While the service, or the source of a view, does not allow it either, false changes\nnothing: whole definitions come back with it.\n"
          },
          "hasAttachments": {
            "type": [
              "boolean",
              "string",
              "null"
            ],
            "description": "Not true, which is refused."
          },
          "drawingInfo": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "minScale": {
            "type": "number",
            "minimum": 0
          },
          "maxScale": {
            "type": "number",
            "minimum": 0
          },
          "adminLayerInfo": {
            "description": "For a layer of a view. The source stays the same.",
            "anyOf": [
              {
                "$ref": "#/components/schemas/ViewAdminInfo"
              },
              {
                "type": "null"
              }
            ]
          },
          "viewDefinitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "For a view: only features that satisfy this condition are there, whatever a query asks for. As in `where`;\nit may name fields that the view does not show. Refused for other layers.\n"
          },
          "definitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "Another name of `viewDefinitionQuery`, which goes before it."
          },
          "fields": {
            "type": "array",
            "maxItems": 500,
            "description": "Fields by name, with what changes of them.",
            "items": {
              "type": "object",
              "additionalProperties": true,
              "required": [
                "name"
              ],
              "properties": {
                "name": {
                  "type": "string"
                },
                "type": {
                  "type": "string",
                  "description": "As it is: it cannot be changed."
                },
                "alias": {
                  "type": [
                    "string",
                    "null"
                  ]
                },
                "length": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "description": "Maximum length of text; it can only grow. The change takes long on large tables."
                },
                "nullable": {
                  "type": "boolean",
                  "description": "False only where all rows have a value. On large tables the change takes its time."
                },
                "editable": {
                  "type": "boolean"
                },
                "defaultValue": {
                  "type": [
                    "string",
                    "number",
                    "boolean",
                    "null"
                  ]
                },
                "domain": {
                  "type": [
                    "object",
                    "null"
                  ],
                  "additionalProperties": true
                },
                "visible": {
                  "type": [
                    "boolean",
                    "null"
                  ],
                  "description": "For a view: whether it shows the field."
                }
              }
            }
          },
          "indexes": {
            "type": "array",
            "maxItems": 500,
            "description": "Indexes by name, with what changes of them; those that every layer has stay as they are. On large tables the\nchange takes its time.\n",
            "items": {
              "type": "object",
              "additionalProperties": true,
              "required": [
                "name"
              ],
              "properties": {
                "name": {
                  "type": "string"
                },
                "fields": {
                  "type": [
                    "string",
                    "null"
                  ],
                  "minLength": 1,
                  "description": "Comma list of field names."
                },
                "isUnique": {
                  "type": [
                    "boolean",
                    "null"
                  ]
                },
                "isAscending": {
                  "type": [
                    "boolean",
                    "null"
                  ]
                },
                "description": {
                  "type": [
                    "string",
                    "null"
                  ]
                }
              }
            }
          }
        }
      },
      "ErrorReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "error"
        ],
        "properties": {
          "error": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "code",
              "message",
              "details"
            ],
            "properties": {
              "code": {
                "type": "integer"
              },
              "messageCode": {
                "type": "string"
              },
              "message": {
                "type": "string"
              },
              "details": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "retry_after": {
                "type": "integer",
                "description": "*Extension.* Seconds until it is worth trying again: after too many failed sign-ins, or while the server has too much to do."
              }
            }
          }
        }
      },
      "SuccessReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success"
        ],
        "properties": {
          "success": {
            "const": true
          }
        }
      },
      "TokenReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "token",
          "expires",
          "ssl"
        ],
        "properties": {
          "token": {
            "type": "string"
          },
          "expires": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "ssl": {
            "type": "boolean"
          }
        }
      },
      "PortalInfo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "owningSystemUrl",
          "authInfo"
        ],
        "properties": {
          "owningSystemUrl": {
            "type": "string"
          },
          "authInfo": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "tokenServicesUrl",
              "isTokenBasedSecurity"
            ],
            "properties": {
              "tokenServicesUrl": {
                "type": "string"
              },
              "isTokenBasedSecurity": {
                "type": "boolean"
              }
            }
          }
        }
      },
      "ServerInfo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentVersion",
          "fullVersion",
          "owningSystemUrl",
          "authInfo"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          },
          "fullVersion": {
            "type": "string"
          },
          "owningSystemUrl": {
            "type": "string"
          },
          "authInfo": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "isTokenBasedSecurity",
              "tokenServicesUrl",
              "shortLivedTokenValidity"
            ],
            "properties": {
              "isTokenBasedSecurity": {
                "type": "boolean"
              },
              "tokenServicesUrl": {
                "type": "string"
              },
              "shortLivedTokenValidity": {
                "type": "integer",
                "description": "Minutes."
              }
            }
          }
        }
      },
      "PortalUser": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "username",
          "fullName",
          "role",
          "orgId",
          "privileges"
        ],
        "properties": {
          "username": {
            "type": "string"
          },
          "fullName": {
            "type": "string"
          },
          "role": {
            "type": "string",
            "enum": [
              "org_admin",
              "org_publisher",
              "org_user"
            ]
          },
          "orgId": {
            "type": "string"
          },
          "privileges": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "PortalSelf": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "isPortal",
          "portalName",
          "portalHostname",
          "portalMode",
          "currentVersion",
          "allSSL",
          "access",
          "culture",
          "supportsHostedServices",
          "helperServices",
          "authorizedCrossOriginDomains"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "isPortal": {
            "type": "boolean"
          },
          "portalName": {
            "type": "string"
          },
          "portalHostname": {
            "type": "string"
          },
          "portalMode": {
            "type": "string"
          },
          "currentVersion": {
            "type": "string"
          },
          "allSSL": {
            "type": "boolean"
          },
          "access": {
            "type": "string"
          },
          "culture": {
            "type": "string"
          },
          "supportsHostedServices": {
            "type": "boolean"
          },
          "helperServices": {
            "type": "object",
            "additionalProperties": true
          },
          "authorizedCrossOriginDomains": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "user": {
            "$ref": "#/components/schemas/PortalUser"
          }
        }
      },
      "ServiceNameAvailability": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "available"
        ],
        "properties": {
          "available": {
            "type": "boolean"
          }
        }
      },
      "CreateServiceReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "encodedServiceURL",
          "itemId",
          "name",
          "serviceItemId",
          "serviceurl",
          "size",
          "success",
          "type",
          "typeKeywords",
          "isView"
        ],
        "properties": {
          "encodedServiceURL": {
            "type": "string"
          },
          "itemId": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "serviceItemId": {
            "type": "string"
          },
          "serviceurl": {
            "type": "string"
          },
          "size": {
            "type": "integer"
          },
          "success": {
            "const": true
          },
          "type": {
            "const": "Feature Service"
          },
          "typeKeywords": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "isView": {
            "type": "boolean"
          }
        }
      },
      "DeleteItemReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "itemId"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "itemId": {
            "type": "string"
          }
        }
      },
      "Catalogue": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentVersion",
          "folders",
          "services"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          },
          "folders": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "services": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ServiceSummary"
            }
          }
        }
      },
      "ServiceSummary": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type",
          "url"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "const": "FeatureServer"
          },
          "url": {
            "type": "string"
          }
        }
      },
      "SpatialReference": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "wkid": {
            "type": [
              "integer",
              "null"
            ]
          },
          "latestWkid": {
            "type": [
              "integer",
              "null"
            ]
          },
          "wkt": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "OwnSpatialReference": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "wkid": {
            "type": "integer"
          },
          "latestWkid": {
            "type": "integer"
          },
          "wkt": {
            "type": "string"
          }
        }
      },
      "Extent": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "xmin",
          "ymin",
          "xmax",
          "ymax",
          "spatialReference"
        ],
        "properties": {
          "xmin": {
            "type": "number"
          },
          "ymin": {
            "type": "number"
          },
          "xmax": {
            "type": "number"
          },
          "ymax": {
            "type": "number"
          },
          "spatialReference": {
            "$ref": "#/components/schemas/OwnSpatialReference"
          }
        }
      },
      "EditorTrackingInfo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "enableEditorTracking",
          "enableOwnershipAccessControl",
          "allowOthersToQuery",
          "allowOthersToUpdate",
          "allowOthersToDelete",
          "allowAnonymousToQuery",
          "allowAnonymousToUpdate",
          "allowAnonymousToDelete"
        ],
        "properties": {
          "enableEditorTracking": {
            "type": "boolean"
          },
          "enableOwnershipAccessControl": {
            "type": "boolean"
          },
          "allowOthersToQuery": {
            "type": "boolean"
          },
          "allowOthersToUpdate": {
            "type": "boolean"
          },
          "allowOthersToDelete": {
            "type": "boolean"
          },
          "allowAnonymousToQuery": {
            "type": "boolean"
          },
          "allowAnonymousToUpdate": {
            "type": "boolean"
          },
          "allowAnonymousToDelete": {
            "type": "boolean"
          }
        }
      },
      "Service": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentVersion",
          "serviceItemId",
          "isView",
          "hasViews",
          "serviceDescription",
          "hasVersionedData",
          "supportsDisconnectedEditing",
          "hasStaticData",
          "maxRecordCount",
          "supportedQueryFormats",
          "supportsVCSProjection",
          "supportedExportFormats",
          "capabilities",
          "description",
          "copyrightText",
          "spatialReference",
          "initialExtent",
          "fullExtent",
          "allowGeometryUpdates",
          "units",
          "supportsAppend",
          "supportedAppendFormats",
          "supportsSharedDomains",
          "syncEnabled",
          "supportsApplyEditsWithGlobalIds",
          "supportsReturnDeleteResults",
          "supportsLayerOverrides",
          "supportsTilesAndBasicQueriesMode",
          "editorTrackingInfo",
          "xssPreventionInfo",
          "layers",
          "tables"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          },
          "serviceItemId": {
            "type": "string"
          },
          "isView": {
            "type": "boolean"
          },
          "isUpdatableView": {
            "type": "boolean",
            "description": "Member of views only."
          },
          "sourceSchemaChangesAllowed": {
            "type": "boolean",
            "description": "Member of views only."
          },
          "hasViews": {
            "type": "boolean",
            "description": "True if a view shows a layer of this service."
          },
          "serviceDescription": {
            "type": "string"
          },
          "hasVersionedData": {
            "type": "boolean"
          },
          "supportsDisconnectedEditing": {
            "type": "boolean"
          },
          "hasStaticData": {
            "type": "boolean"
          },
          "maxRecordCount": {
            "type": "integer"
          },
          "supportedQueryFormats": {
            "type": "string"
          },
          "supportsVCSProjection": {
            "type": "boolean"
          },
          "supportedExportFormats": {
            "type": "string"
          },
          "capabilities": {
            "type": "string",
            "description": "Comma list of the operations that clients may ask of the service. At the administration address, all that are set, with\n`Sync`, `ChangeTracking` and `Extract`, which nothing serves yet.\n"
          },
          "description": {
            "type": "string"
          },
          "copyrightText": {
            "type": "string"
          },
          "spatialReference": {
            "$ref": "#/components/schemas/OwnSpatialReference"
          },
          "initialExtent": {
            "$ref": "#/components/schemas/Extent"
          },
          "fullExtent": {
            "$ref": "#/components/schemas/Extent"
          },
          "allowGeometryUpdates": {
            "type": "boolean"
          },
          "units": {
            "type": "string"
          },
          "supportsAppend": {
            "type": "boolean",
            "description": "True if append can be called on the service as a whole."
          },
          "supportedAppendFormats": {
            "type": "string"
          },
          "supportsSharedDomains": {
            "type": "boolean"
          },
          "syncEnabled": {
            "type": "boolean",
            "description": "False: no replica can be made."
          },
          "supportsApplyEditsWithGlobalIds": {
            "type": "boolean"
          },
          "supportsReturnDeleteResults": {
            "type": "boolean"
          },
          "supportsLayerOverrides": {
            "type": "boolean"
          },
          "supportsTilesAndBasicQueriesMode": {
            "type": "boolean"
          },
          "editorTrackingInfo": {
            "$ref": "#/components/schemas/EditorTrackingInfo"
          },
          "xssPreventionInfo": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "xssPreventionEnabled",
              "xssPreventionRule",
              "xssInputRule"
            ],
            "properties": {
              "xssPreventionEnabled": {
                "type": "boolean"
              },
              "xssPreventionRule": {
                "type": "string"
              },
              "xssInputRule": {
                "type": "string"
              }
            }
          },
          "layers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LayerSummary"
            }
          },
          "tables": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/LayerSummary"
            }
          },
          "adminServiceInfo": {
            "type": "object",
            "description": "At the administration address only.",
            "additionalProperties": false,
            "required": [
              "name",
              "type",
              "status",
              "access"
            ],
            "properties": {
              "name": {
                "type": "string"
              },
              "type": {
                "const": "FeatureServer"
              },
              "status": {
                "type": "string"
              },
              "access": {
                "type": "string",
                "enum": [
                  "private",
                  "org",
                  "public"
                ],
                "description": "*Extension.*"
              }
            }
          }
        }
      },
      "LayerSummary": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "parentLayerId",
          "defaultVisibility",
          "subLayerIds",
          "minScale",
          "maxScale",
          "type"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "parentLayerId": {
            "type": "integer"
          },
          "defaultVisibility": {
            "type": "boolean"
          },
          "subLayerIds": {
            "type": "null"
          },
          "minScale": {
            "type": "number"
          },
          "maxScale": {
            "type": "number"
          },
          "type": {
            "type": "string",
            "enum": [
              "Feature Layer",
              "Table"
            ]
          },
          "geometryType": {
            "$ref": "#/components/schemas/GeometryType"
          }
        }
      },
      "GeometryType": {
        "type": "string",
        "enum": [
          "esriGeometryPoint",
          "esriGeometryMultipoint",
          "esriGeometryPolyline",
          "esriGeometryPolygon",
          "esriGeometryMultiPatch"
        ]
      },
      "FieldType": {
        "type": "string",
        "enum": [
          "esriFieldTypeOID",
          "esriFieldTypeGlobalID",
          "esriFieldTypeGUID",
          "esriFieldTypeSmallInteger",
          "esriFieldTypeInteger",
          "esriFieldTypeBigInteger",
          "esriFieldTypeSingle",
          "esriFieldTypeDouble",
          "esriFieldTypeString",
          "esriFieldTypeDate",
          "esriFieldTypeDateOnly",
          "esriFieldTypeTimeOnly",
          "esriFieldTypeTimestampOffset"
        ]
      },
      "Field": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type",
          "alias",
          "sqlType",
          "nullable",
          "editable",
          "domain",
          "defaultValue"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "$ref": "#/components/schemas/FieldType"
          },
          "actualType": {
            "type": "string"
          },
          "alias": {
            "type": "string"
          },
          "sqlType": {
            "type": "string"
          },
          "length": {
            "type": "integer",
            "description": "Characters, for text; else as clients expect it of the type."
          },
          "nullable": {
            "type": "boolean"
          },
          "editable": {
            "type": "boolean"
          },
          "domain": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "defaultValue": {
            "type": [
              "string",
              "number",
              "null"
            ]
          }
        }
      },
      "Index": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "fields",
          "isAscending",
          "isUnique",
          "description"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "fields": {
            "type": "string",
            "description": "Comma list of field names."
          },
          "isAscending": {
            "type": "boolean"
          },
          "isUnique": {
            "type": "boolean"
          },
          "description": {
            "type": "string"
          }
        }
      },
      "UniqueIdField": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "isSystemMaintained"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "isSystemMaintained": {
            "type": "boolean"
          }
        }
      },
      "Layers": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "layers",
          "tables"
        ],
        "properties": {
          "layers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Layer"
            }
          },
          "tables": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Layer"
            }
          }
        }
      },
      "Layer": {
        "type": "object",
        "description": "A layer or, without the keys that have to do with geometry, a table.",
        "additionalProperties": false,
        "required": [
          "currentVersion",
          "id",
          "name",
          "type",
          "serviceItemId",
          "displayField",
          "description",
          "copyrightText",
          "defaultVisibility",
          "editingInfo",
          "relationships",
          "isDataVersioned",
          "hasContingentValuesDefinition",
          "supportsAppend",
          "supportsCalculate",
          "supportsASyncCalculate",
          "supportsTruncate",
          "supportsAttachmentsByUploadId",
          "supportsAttachmentsResizing",
          "supportsRollbackOnFailureParameter",
          "supportsStatistics",
          "supportsExceedsLimitStatistics",
          "supportsAdvancedQueries",
          "supportsValidateSql",
          "supportsValidateSQL",
          "supportsCoordinatesQuantization",
          "supportsFieldDescriptionProperty",
          "supportsQuantizationEditMode",
          "supportsApplyEditsWithGlobalIds",
          "supportsReturningQueryGeometry",
          "advancedQueryCapabilities",
          "advancedEditingCapabilities",
          "useStandardizedQueries",
          "allowGeometryUpdates",
          "hasAttachments",
          "htmlPopupType",
          "hasMetadata",
          "objectIdField",
          "uniqueIdField",
          "globalIdField",
          "typeIdField",
          "fields",
          "indexes",
          "dateFieldsTimeReference",
          "preferredTimeReference",
          "types",
          "templates",
          "supportedQueryFormats",
          "supportedAppendFormats",
          "supportedExportFormats",
          "hasStaticData",
          "maxRecordCount",
          "standardMaxRecordCount",
          "standardMaxRecordCountNoGeometry",
          "tileMaxRecordCount",
          "maxRecordCountFactor",
          "capabilities"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          },
          "id": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "type": {
            "type": "string",
            "enum": [
              "Feature Layer",
              "Table"
            ]
          },
          "serviceItemId": {
            "type": "string"
          },
          "displayField": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "copyrightText": {
            "type": "string"
          },
          "defaultVisibility": {
            "type": "boolean"
          },
          "editingInfo": {
            "type": "object",
            "description": "Epoch milliseconds.",
            "additionalProperties": false,
            "required": [
              "lastEditDate",
              "schemaLastEditDate",
              "dataLastEditDate"
            ],
            "properties": {
              "lastEditDate": {
                "type": "integer",
                "format": "int64"
              },
              "schemaLastEditDate": {
                "type": "integer",
                "format": "int64"
              },
              "dataLastEditDate": {
                "type": "integer",
                "format": "int64"
              }
            }
          },
          "editFieldsInfo": {
            "type": "object",
            "description": "With editor tracking only.",
            "additionalProperties": false,
            "required": [
              "creationDateField",
              "creatorField",
              "editDateField",
              "editorField"
            ],
            "properties": {
              "creationDateField": {
                "type": "string"
              },
              "creatorField": {
                "type": "string"
              },
              "editDateField": {
                "type": "string"
              },
              "editorField": {
                "type": "string"
              }
            }
          },
          "ownershipBasedAccessControlForFeatures": {
            "type": "object",
            "description": "Where the service enables it only.",
            "additionalProperties": false,
            "required": [
              "allowOthersToQuery",
              "allowOthersToUpdate",
              "allowOthersToDelete",
              "allowAnonymousToUpdate",
              "allowAnonymousToDelete"
            ],
            "properties": {
              "allowOthersToQuery": {
                "type": "boolean"
              },
              "allowOthersToUpdate": {
                "type": "boolean"
              },
              "allowOthersToDelete": {
                "type": "boolean"
              },
              "allowAnonymousToUpdate": {
                "type": "boolean"
              },
              "allowAnonymousToDelete": {
                "type": "boolean"
              }
            }
          },
          "relationships": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false
            }
          },
          "isDataVersioned": {
            "type": "boolean"
          },
          "hasContingentValuesDefinition": {
            "type": "boolean"
          },
          "supportsAppend": {
            "type": "boolean"
          },
          "supportedAppendCapabilities": {
            "type": "string"
          },
          "supportsCalculate": {
            "type": "boolean"
          },
          "supportsASyncCalculate": {
            "type": "boolean"
          },
          "supportsTruncate": {
            "type": "boolean"
          },
          "supportsAttachmentsByUploadId": {
            "type": "boolean"
          },
          "supportsAttachmentsResizing": {
            "type": "boolean"
          },
          "supportsRollbackOnFailureParameter": {
            "type": "boolean"
          },
          "supportsStatistics": {
            "type": "boolean"
          },
          "supportsExceedsLimitStatistics": {
            "type": "boolean"
          },
          "supportsAdvancedQueries": {
            "type": "boolean"
          },
          "supportsValidateSql": {
            "type": "boolean"
          },
          "supportsValidateSQL": {
            "type": "boolean"
          },
          "supportsCoordinatesQuantization": {
            "type": "boolean"
          },
          "supportsFieldDescriptionProperty": {
            "type": "boolean"
          },
          "supportsQuantizationEditMode": {
            "type": "boolean"
          },
          "supportsApplyEditsWithGlobalIds": {
            "type": "boolean"
          },
          "supportsReturningQueryGeometry": {
            "type": "boolean"
          },
          "advancedQueryCapabilities": {
            "$ref": "#/components/schemas/AdvancedQueryCapabilities"
          },
          "advancedEditingCapabilities": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "supportedSqlFormatsInCalculate",
              "supportsAsyncApplyEdits",
              "supportsReturnEditResults"
            ],
            "properties": {
              "supportedSqlFormatsInCalculate": {
                "type": "array",
                "items": {
                  "type": "string"
                }
              },
              "supportsAsyncApplyEdits": {
                "type": "boolean"
              },
              "supportsReturnEditResults": {
                "type": "boolean"
              }
            }
          },
          "useStandardizedQueries": {
            "type": "boolean"
          },
          "geometryType": {
            "$ref": "#/components/schemas/GeometryType"
          },
          "minScale": {
            "type": "number"
          },
          "maxScale": {
            "type": "number"
          },
          "extent": {
            "$ref": "#/components/schemas/Extent"
          },
          "drawingInfo": {
            "type": "object",
            "additionalProperties": true
          },
          "allowGeometryUpdates": {
            "type": "boolean",
            "description": "True if users other than the owner and administrators may change geometries. For a view, its source allows it\nas well.\n"
          },
          "enableNullGeometry": {
            "type": "boolean"
          },
          "hasAttachments": {
            "type": "boolean"
          },
          "htmlPopupType": {
            "type": "string"
          },
          "hasMetadata": {
            "type": "boolean"
          },
          "hasM": {
            "type": "boolean"
          },
          "hasZ": {
            "type": "boolean"
          },
          "hasGeometryProperties": {
            "type": "boolean"
          },
          "geometryProperties": {
            "$ref": "#/components/schemas/GeometryProperties"
          },
          "objectIdField": {
            "type": "string"
          },
          "uniqueIdField": {
            "$ref": "#/components/schemas/UniqueIdField"
          },
          "globalIdField": {
            "type": "string"
          },
          "typeIdField": {
            "type": "string"
          },
          "fields": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Field"
            }
          },
          "indexes": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Index"
            }
          },
          "dateFieldsTimeReference": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "timeZone",
              "timeZoneIANA",
              "respectsDaylightSaving"
            ],
            "properties": {
              "timeZone": {
                "type": "string"
              },
              "timeZoneIANA": {
                "type": "string"
              },
              "respectsDaylightSaving": {
                "type": "boolean"
              }
            }
          },
          "preferredTimeReference": {
            "type": "null"
          },
          "types": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "templates": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "supportedQueryFormats": {
            "type": "string"
          },
          "supportedAppendFormats": {
            "type": "string",
            "description": "Comma list of what `appendUploadFormat` may be. Layers of multipatches list all of them: an upsert of\nattributes may come in any, though only `shapefile`, `filegdb`, `gpkg` and `sqlite` hold multipatches.\n"
          },
          "supportedAppendSourceFilterFormats": {
            "type": "string",
            "description": "Comma list of the formats with which `appendSourceFilter` can be used."
          },
          "supportedExportFormats": {
            "type": "string"
          },
          "supportedSpatialRelationships": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "hasStaticData": {
            "type": "boolean"
          },
          "maxRecordCount": {
            "type": "integer"
          },
          "standardMaxRecordCount": {
            "type": "integer"
          },
          "standardMaxRecordCountNoGeometry": {
            "type": "integer"
          },
          "tileMaxRecordCount": {
            "type": "integer"
          },
          "maxRecordCountFactor": {
            "type": "number"
          },
          "capabilities": {
            "type": "string",
            "description": "As of the service."
          },
          "isView": {
            "const": true,
            "description": "Member of layers of views only."
          },
          "viewDefinitionQuery": {
            "type": "string",
            "description": "Which features a view has. At the administration address, and elsewhere where it names no field that the\nview does not show.\n"
          },
          "definitionQuery": {
            "type": "string",
            "description": "Equal to `viewDefinitionQuery`."
          },
          "adminLayerInfo": {
            "type": "object",
            "description": "At the administration address only.",
            "additionalProperties": false,
            "properties": {
              "tableName": {
                "type": "string",
                "description": "The database table of the rows. A view has none."
              },
              "viewLayerDefinition": {
                "type": "object",
                "description": "Source layer of a view, and the fields that the view shows.",
                "additionalProperties": false,
                "required": [
                  "sourceServiceName",
                  "sourceLayerId",
                  "sourceLayerFields"
                ],
                "properties": {
                  "sourceServiceName": {
                    "type": "string",
                    "description": "Empty where the caller may not see the service."
                  },
                  "sourceLayerId": {
                    "type": "integer"
                  },
                  "sourceLayerFields": {
                    "anyOf": [
                      {
                        "type": "string"
                      },
                      {
                        "type": "array",
                        "items": {
                          "type": "string"
                        }
                      }
                    ]
                  },
                  "filter": {
                    "type": "object",
                    "additionalProperties": true
                  }
                }
              },
              "geometryField": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "name",
                  "srid"
                ],
                "properties": {
                  "name": {
                    "type": "string"
                  },
                  "srid": {
                    "type": "integer"
                  }
                }
              }
            }
          }
        }
      },
      "AdvancedQueryCapabilities": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "supportsPagination",
          "supportsPaginationOnAggregatedQueries",
          "supportsQueryRelatedPagination",
          "supportsQueryWithDistance",
          "supportsReturningQueryExtent",
          "supportsStatistics",
          "supportsOrderBy",
          "supportsDistinct",
          "supportsQueryWithResultType",
          "supportsSqlExpression",
          "supportsAdvancedQueryRelated",
          "supportsCountDistinct",
          "supportsReturningGeometryCentroid",
          "supportsQueryWithDatumTransformation",
          "supportsHavingClause",
          "supportsOutFieldSQLExpression",
          "supportsMaxRecordCountFactor",
          "supportsTopFeaturesQuery",
          "supportsDisjointSpatialRel",
          "supportsDefaultSR"
        ],
        "properties": {
          "supportsPagination": {
            "type": "boolean"
          },
          "supportsPaginationOnAggregatedQueries": {
            "type": "boolean"
          },
          "supportsQueryRelatedPagination": {
            "type": "boolean"
          },
          "supportsQueryWithDistance": {
            "type": "boolean"
          },
          "supportsReturningQueryExtent": {
            "type": "boolean"
          },
          "supportsStatistics": {
            "type": "boolean"
          },
          "supportsOrderBy": {
            "type": "boolean"
          },
          "supportsDistinct": {
            "type": "boolean"
          },
          "supportsQueryWithResultType": {
            "type": "boolean"
          },
          "supportsSqlExpression": {
            "type": "boolean"
          },
          "supportsAdvancedQueryRelated": {
            "type": "boolean"
          },
          "supportsCountDistinct": {
            "type": "boolean"
          },
          "supportsReturningGeometryCentroid": {
            "type": "boolean"
          },
          "supportsQueryWithDatumTransformation": {
            "type": "boolean"
          },
          "supportsHavingClause": {
            "type": "boolean"
          },
          "supportsOutFieldSQLExpression": {
            "type": "boolean"
          },
          "supportsMaxRecordCountFactor": {
            "type": "boolean"
          },
          "supportsTopFeaturesQuery": {
            "type": "boolean"
          },
          "supportsDisjointSpatialRel": {
            "type": "boolean"
          },
          "supportsDefaultSR": {
            "type": "boolean"
          }
        }
      },
      "ViewSourcesReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "services"
        ],
        "properties": {
          "services": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "name",
                "type",
                "url",
                "serviceItemId"
              ],
              "properties": {
                "name": {
                  "type": "string"
                },
                "type": {
                  "const": "FeatureServer"
                },
                "url": {
                  "type": "string"
                },
                "serviceItemId": {
                  "type": "string"
                }
              }
            }
          }
        }
      },
      "DefinitionReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "statusURL": {
            "type": "string",
            "description": "With `async`."
          }
        }
      },
      "DefinitionJob": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "jobId",
          "layerName",
          "submissionTime",
          "lastUpdatedTime",
          "status"
        ],
        "properties": {
          "jobId": {
            "type": "string"
          },
          "layerName": {
            "type": "string",
            "description": "Name of the layer that was changed, or of the service."
          },
          "submissionTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "lastUpdatedTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "status": {
            "const": "Completed"
          }
        }
      },
      "AddToServiceDefinitionReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "layers",
          "tables"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "layers": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AddedLayer"
            }
          },
          "tables": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/AddedLayer"
            }
          },
          "statusURL": {
            "type": "string",
            "description": "With `async`."
          }
        }
      },
      "AddedLayer": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "id"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "id": {
            "type": "integer"
          }
        }
      },
      "GeometryProperties": {
        "type": "object",
        "description": "Fields of lines and polygons that hold the length and area of features: `Shape__Length` (the perimeter of a\npolygon) and `Shape__Area`, in the plane and the units of the layer's spatial reference. Queries use them as any\nfield; no request writes them. Layers made by earlier versions, or with a SpatiaLite\nbefore 5, have none.\n",
        "additionalProperties": false,
        "properties": {
          "shapeAreaFieldName": {
            "type": "string"
          },
          "shapeLengthFieldName": {
            "type": "string"
          },
          "units": {
            "type": "string",
            "description": "Such as `esriMeters`, `esriFeet` or `esriDecimalDegrees`; left out where they have no such name."
          }
        }
      },
      "FeatureSet": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "objectIdFieldName",
          "uniqueIdField",
          "globalIdFieldName",
          "fields",
          "features"
        ],
        "properties": {
          "objectIdFieldName": {
            "type": "string"
          },
          "uniqueIdField": {
            "$ref": "#/components/schemas/UniqueIdField"
          },
          "globalIdFieldName": {
            "type": "string"
          },
          "geometryProperties": {
            "$ref": "#/components/schemas/GeometryProperties"
          },
          "geometryType": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/GeometryType"
              },
              {
                "const": "esriGeometryEnvelope"
              }
            ]
          },
          "spatialReference": {
            "$ref": "#/components/schemas/OwnSpatialReference"
          },
          "hasZ": {
            "type": "boolean"
          },
          "hasM": {
            "type": "boolean"
          },
          "transform": {
            "type": "object",
            "description": "With `quantizationParameters`: x is `translate[0]` and `scale[0]` for each step; y alike, downward where\n`originPosition` is `upperLeft`.\n",
            "additionalProperties": false,
            "required": [
              "originPosition",
              "scale",
              "translate"
            ],
            "properties": {
              "originPosition": {
                "type": "string",
                "enum": [
                  "upperLeft",
                  "lowerLeft"
                ]
              },
              "scale": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              },
              "translate": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            }
          },
          "fields": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReplyField"
            }
          },
          "exceededTransferLimit": {
            "const": true,
            "description": "Present when there are more features."
          },
          "queryGeometry": {
            "type": "object",
            "description": "With `returnQueryGeometry`, where there was a `geometry`.",
            "additionalProperties": true
          },
          "features": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Feature"
            }
          }
        }
      },
      "Feature": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "attributes"
        ],
        "properties": {
          "attributes": {
            "$ref": "#/components/schemas/Attributes"
          },
          "geometry": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          }
        }
      },
      "StatisticSet": {
        "type": "object",
        "description": "Reply to `outStatistics` and `returnDistinctValues`.",
        "additionalProperties": false,
        "required": [
          "fields",
          "features"
        ],
        "properties": {
          "fields": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ReplyField"
            }
          },
          "exceededTransferLimit": {
            "const": true,
            "description": "Present when there are more rows."
          },
          "features": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/StatisticRow"
            }
          }
        }
      },
      "StatisticRow": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "attributes"
        ],
        "properties": {
          "attributes": {
            "$ref": "#/components/schemas/Attributes"
          }
        }
      },
      "ReplyField": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "type",
          "alias",
          "sqlType",
          "domain",
          "defaultValue"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "type": {
            "$ref": "#/components/schemas/FieldType"
          },
          "alias": {
            "type": "string"
          },
          "sqlType": {
            "type": "string"
          },
          "length": {
            "type": "integer"
          },
          "domain": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "defaultValue": {
            "type": [
              "string",
              "number",
              "null"
            ]
          }
        }
      },
      "Attributes": {
        "type": "object",
        "additionalProperties": {
          "type": [
            "string",
            "number",
            "null"
          ]
        }
      },
      "EditResult": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "objectId",
          "uniqueId",
          "globalId",
          "success"
        ],
        "properties": {
          "objectId": {
            "type": "integer",
            "format": "int64",
            "description": "-1 where there is none."
          },
          "uniqueId": {
            "type": "integer",
            "format": "int64",
            "description": "Equal to `objectId`."
          },
          "globalId": {
            "type": [
              "string",
              "null"
            ]
          },
          "success": {
            "type": "boolean"
          },
          "error": {
            "$ref": "#/components/schemas/EditError"
          }
        }
      },
      "EditError": {
        "type": "object",
        "additionalProperties": false,
        "description": "Why not. Codes are 1000 for a value or geometry that cannot be stored, or not by the caller, 1003 for what\nwas undone because others failed, and 1019 where there is no such feature.\n",
        "required": [
          "code",
          "description"
        ],
        "properties": {
          "code": {
            "type": "integer"
          },
          "description": {
            "type": "string"
          }
        }
      },
      "AddResults": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "addResults"
        ],
        "properties": {
          "addResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "UpdateResults": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "updateResults"
        ],
        "properties": {
          "updateResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "DeleteResults": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "deleteResults"
        ],
        "properties": {
          "deleteResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          }
        }
      },
      "DeleteSummary": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success"
        ],
        "properties": {
          "success": {
            "type": "boolean"
          },
          "error": {
            "$ref": "#/components/schemas/EditError"
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          }
        }
      },
      "EditResults": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "addResults",
          "updateResults",
          "deleteResults"
        ],
        "properties": {
          "addResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "updateResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "deleteResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "LayerEditResults": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "addResults",
          "updateResults",
          "deleteResults"
        ],
        "properties": {
          "id": {
            "type": "integer"
          },
          "addResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "updateResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "deleteResults": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/EditResult"
            }
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "CalculateReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "updatedFeatureCount"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "updatedFeatureCount": {
            "type": "integer"
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds, where asked for."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "EditMessages": {
        "type": "array",
        "description": "*Extension.* Warnings about values that were stored, absent where there are none: for each field, how many are outside of its\ndomain, or of its domain for the feature's type, with one of them. Such edits succeed all the same.\n",
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "type",
            "description"
          ],
          "properties": {
            "type": {
              "const": "esriJobMessageTypeWarning"
            },
            "description": {
              "type": "string",
              "description": "The field, the number of values, and one of them."
            }
          }
        }
      },
      "SqlValidation": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "isValidSQL",
          "validationErrors"
        ],
        "properties": {
          "isValidSQL": {
            "type": "boolean"
          },
          "validationErrors": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "errorCode",
                "description"
              ],
              "properties": {
                "errorCode": {
                  "type": "integer"
                },
                "description": {
                  "type": "string"
                }
              }
            }
          }
        }
      },
      "FeatureReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "feature"
        ],
        "properties": {
          "feature": {
            "$ref": "#/components/schemas/Feature"
          }
        }
      },
      "FeatureCount": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "count"
        ],
        "properties": {
          "count": {
            "type": "integer"
          }
        }
      },
      "ObjectIds": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "objectIdFieldName",
          "objectIds"
        ],
        "properties": {
          "objectIdFieldName": {
            "type": "string"
          },
          "objectIds": {
            "type": "array",
            "items": {
              "type": "integer",
              "format": "int64"
            }
          }
        }
      },
      "FeatureExtent": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "extent"
        ],
        "properties": {
          "extent": {
            "$ref": "#/components/schemas/EmptyableExtent"
          },
          "count": {
            "type": "integer"
          }
        }
      },
      "EmptyableExtent": {
        "type": "object",
        "description": "With `NaN` as text where no feature has a geometry.",
        "additionalProperties": false,
        "required": [
          "xmin",
          "ymin",
          "xmax",
          "ymax",
          "spatialReference"
        ],
        "properties": {
          "xmin": {
            "type": [
              "number",
              "string"
            ]
          },
          "ymin": {
            "type": [
              "number",
              "string"
            ]
          },
          "xmax": {
            "type": [
              "number",
              "string"
            ]
          },
          "ymax": {
            "type": [
              "number",
              "string"
            ]
          },
          "spatialReference": {
            "$ref": "#/components/schemas/OwnSpatialReference"
          }
        }
      },
      "GeoJsonExtent": {
        "type": "object",
        "description": "Reply to `returnExtentOnly` with `f=geojson`.",
        "additionalProperties": false,
        "required": [
          "extent"
        ],
        "properties": {
          "extent": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "bbox"
            ],
            "properties": {
              "bbox": {
                "type": "array",
                "items": {
                  "type": "number"
                },
                "description": "Empty where no feature has a geometry."
              },
              "crs": {
                "$ref": "#/components/schemas/GeoJsonCrs"
              }
            }
          },
          "count": {
            "type": "integer"
          }
        }
      },
      "GdbVersion": {
        "type": "string",
        "description": "Only the default version, such as `sde.DEFAULT`; any other is refused."
      },
      "GeoJsonCrs": {
        "type": "object",
        "description": "The spatial reference of the coordinates, in the form of GeoJSON before RFC 7946. Absent for WGS 84, which is the\nreference of GeoJSON by RFC 7946, and absent without geometries.\n",
        "additionalProperties": false,
        "required": [
          "type",
          "properties"
        ],
        "properties": {
          "type": {
            "const": "name"
          },
          "properties": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "name"
            ],
            "properties": {
              "name": {
                "type": "string",
                "description": "`EPSG:` or `ESRI:` and a number, such as `EPSG:3857` or `ESRI:102003`, or the definition as WKT where\n`outSR` was one. GDAL and `append` read these.\n"
              }
            }
          }
        }
      },
      "GeoJsonFeatureCollection": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "features"
        ],
        "properties": {
          "type": {
            "const": "FeatureCollection"
          },
          "crs": {
            "$ref": "#/components/schemas/GeoJsonCrs"
          },
          "features": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/GeoJsonFeature"
            }
          },
          "properties": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "exceededTransferLimit"
            ],
            "properties": {
              "exceededTransferLimit": {
                "const": true,
                "description": "Present when there are more features."
              }
            }
          }
        }
      },
      "GeoJsonFeature": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "geometry",
          "properties"
        ],
        "properties": {
          "type": {
            "const": "Feature"
          },
          "id": {
            "type": "integer",
            "format": "int64",
            "description": "Absent of statistics and distinct values."
          },
          "geometry": {
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": true
          },
          "properties": {
            "$ref": "#/components/schemas/Attributes"
          }
        }
      },
      "AppendSubmission": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "statusUrl",
          "status",
          "statusMessage",
          "itemId",
          "jobId"
        ],
        "properties": {
          "statusUrl": {
            "type": "string",
            "description": "Where the job's status is; carries no token."
          },
          "status": {
            "const": "processing"
          },
          "statusMessage": {
            "type": "string",
            "description": "Holds `jobId:` and the job's id."
          },
          "itemId": {
            "type": "string",
            "description": "Id of the job's source: of the stored item (`appendItemId`) or of the upload (`appendUploadId`). For `edits`, the\nserver makes an id for the job. The status of the job answers to it, too.\n"
          },
          "jobId": {
            "type": "string",
            "format": "uuid"
          }
        }
      },
      "AppendJob": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "layerName",
          "submissionTime",
          "lastUpdatedTime",
          "recordCount",
          "status",
          "jobId",
          "insertCount",
          "updateCount",
          "skippedCount",
          "errorCount",
          "statusMessage",
          "messages",
          "errors",
          "errorsTruncated"
        ],
        "properties": {
          "layerName": {
            "type": "string"
          },
          "submissionTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "lastUpdatedTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "recordCount": {
            "type": "integer",
            "description": "Source records handled; grows while the job runs."
          },
          "status": {
            "type": "string",
            "enum": [
              "processing",
              "Pending",
              "InProgress",
              "Completed",
              "Failed"
            ]
          },
          "jobId": {
            "type": "string",
            "format": "uuid"
          },
          "itemId": {
            "type": "string",
            "description": "*Extension.* Id of the source, as in the reply to the submission."
          },
          "editMoment": {
            "type": "integer",
            "format": "int64",
            "description": "When the rows were written, where `returnEditMoment` asked for it."
          },
          "insertCount": {
            "type": "integer",
            "description": "*Extension.*"
          },
          "updateCount": {
            "type": "integer",
            "description": "*Extension.*"
          },
          "unchangedCount": {
            "type": "integer",
            "description": "*Extension.* Of the updated rows: those whose mapped values and geometry are what they were before, editor tracking\naside. They are written all the same, and count as edited.\n"
          },
          "skippedCount": {
            "type": "integer",
            "description": "*Extension.*"
          },
          "totalCount": {
            "type": "integer",
            "description": "*Extension.* Records that the job has to handle: a guess while it runs, absent while nobody can know, such as\nwith `appendSourceFilter`, and `recordCount` in the end.\n"
          },
          "percentComplete": {
            "type": "number",
            "description": "*Extension.* From 0 to 100, where it is known."
          },
          "dryRun": {
            "type": "boolean",
            "description": "*Extension.* True where nothing is written by request."
          },
          "reportUrl": {
            "type": "string",
            "description": "*Extension.* Where all refused rows are to be had. A message says where the report ends before, since it would be too long."
          },
          "layers": {
            "type": "array",
            "description": "*Extension.* Of a service-level append: the same counts for each layer.",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "id",
                "name",
                "recordCount",
                "insertCount",
                "updateCount",
                "skippedCount",
                "errorCount"
              ],
              "properties": {
                "id": {
                  "type": "integer"
                },
                "name": {
                  "type": "string"
                },
                "recordCount": {
                  "type": "integer"
                },
                "insertCount": {
                  "type": "integer"
                },
                "updateCount": {
                  "type": "integer"
                },
                "unchangedCount": {
                  "type": "integer"
                },
                "skippedCount": {
                  "type": "integer"
                },
                "errorCount": {
                  "type": "integer"
                },
                "unmatchedSourceFields": {
                  "$ref": "#/components/schemas/UnmatchedSourceFields"
                },
                "unfilledFields": {
                  "$ref": "#/components/schemas/UnfilledFields"
                }
              }
            }
          },
          "unmatchedSourceFields": {
            "$ref": "#/components/schemas/UnmatchedSourceFields"
          },
          "unfilledFields": {
            "$ref": "#/components/schemas/UnfilledFields"
          },
          "geocoding": {
            "type": "object",
            "additionalProperties": false,
            "description": "*Extension.* Where addresses were looked up.",
            "required": [
              "provider",
              "attribution",
              "requested",
              "matched",
              "tied",
              "unmatched",
              "averageScore",
              "cost"
            ],
            "properties": {
              "provider": {
                "type": "string"
              },
              "attribution": {
                "type": "string",
                "description": "Whose data it is, in the words of their licence."
              },
              "requested": {
                "type": "integer",
                "description": "Rows with an address."
              },
              "matched": {
                "type": "integer"
              },
              "tied": {
                "type": "integer",
                "description": "Matched rows for which another place fits as well."
              },
              "unmatched": {
                "type": "integer",
                "description": "Rows without a place, for want of an address as well."
              },
              "averageScore": {
                "type": [
                  "number",
                  "null"
                ],
                "description": "Average score of the matched rows, from 0 to 100."
              },
              "cost": {
                "type": "number",
                "description": "In the unit of the configured price."
              }
            }
          },
          "errorCount": {
            "type": "integer",
            "description": "*Extension.* Source records that could not be applied."
          },
          "statusMessage": {
            "type": "string",
            "description": "*Extension.*"
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Why the job has to wait, where it does: what its last try failed for, or that there is no room on the\ndisk of the server. What became of the job, then what its owner should know: geometries that were cut off at the edge of\nWeb Mercator, curves that were read as straight pieces, keys that differ in case only, addresses that were\nnot found, an encoding that was guessed, columns of the source that match no field, values outside of the domains of\ntheir fields. Last come notes of what is no fault, such as fields that the source has no column for.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* What is wrong with the first bad rows, up to a limit: an entry for each fault, so that a row may have\nseveral.\n",
            "items": {
              "$ref": "#/components/schemas/RowError"
            }
          },
          "errorsTruncated": {
            "type": "boolean",
            "description": "*Extension.* Whether there are more errors than are listed."
          }
        }
      },
      "UnmatchedSourceFields": {
        "type": "array",
        "maxItems": 255,
        "description": "*Extension.* Columns of the source that no field of the layer took, once the job has ended. Not among them are columns\nthat tell where rows are, columns whose fields `appendFields` leaves out, and what servers write themselves: row ids,\nglobal ids, editor tracking, lengths and areas of shapes. For an append to the service, `layers` has them.\n",
        "items": {
          "type": "string",
          "description": "Cut off after 100 characters."
        }
      },
      "UnfilledFields": {
        "type": "array",
        "maxItems": 255,
        "description": "*Extension.* Editable fields of the layer that the source has no column for, once the job has ended; with `appendFields`,\nof the fields that it names. Fields with a default are not among them otherwise. For an append to the\nservice, `layers` has them.\n",
        "items": {
          "type": "string"
        }
      },
      "JobMessage": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "description"
        ],
        "properties": {
          "type": {
            "type": "string",
            "enum": [
              "esriJobMessageTypeError",
              "esriJobMessageTypeWarning",
              "esriJobMessageTypeInformative"
            ]
          },
          "description": {
            "type": "string"
          }
        }
      },
      "RowError": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "sourceRow",
          "field",
          "value",
          "code",
          "description"
        ],
        "properties": {
          "layerId": {
            "type": "integer",
            "description": "Layer of a service-level append."
          },
          "sourceRow": {
            "type": "integer",
            "description": "From 1, headers not counted."
          },
          "field": {
            "type": [
              "string",
              "null"
            ]
          },
          "value": {
            "type": [
              "string",
              "number",
              "boolean",
              "null"
            ]
          },
          "code": {
            "type": "string"
          },
          "description": {
            "type": "string"
          }
        }
      },
      "UploadsInfo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "maxUploadFileSize"
        ],
        "properties": {
          "maxUploadFileSize": {
            "type": "number",
            "description": "Megabytes, of a file in one piece."
          },
          "maxUploadPartSize": {
            "type": "number",
            "description": "*Extension.* Megabytes, of one part."
          },
          "maxCommittedFileSize": {
            "type": "number",
            "description": "*Extension.* Megabytes, of a file that was put together from parts."
          }
        }
      },
      "Upload": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "itemID",
          "itemName",
          "description",
          "date",
          "committed"
        ],
        "properties": {
          "itemID": {
            "type": "string"
          },
          "itemName": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "date": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "committed": {
            "type": "boolean"
          }
        }
      },
      "UploadReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "item"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "item": {
            "$ref": "#/components/schemas/Upload"
          }
        }
      },
      "AppTokenReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "access_token",
          "expires_in"
        ],
        "properties": {
          "access_token": {
            "type": "string"
          },
          "expires_in": {
            "type": "integer",
            "description": "Seconds."
          }
        }
      },
      "Item": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "owner",
          "created",
          "modified",
          "name",
          "title",
          "type",
          "typeKeywords",
          "description",
          "tags",
          "snippet",
          "accessInformation",
          "licenseInfo",
          "extent",
          "access",
          "size",
          "url",
          "ownerFolder",
          "numViews"
        ],
        "properties": {
          "id": {
            "type": "string",
            "description": "32 hexadecimal digits."
          },
          "owner": {
            "type": "string"
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "modified": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "name": {
            "type": [
              "string",
              "null"
            ],
            "description": "Name of the file."
          },
          "title": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "typeKeywords": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "description": {
            "type": [
              "string",
              "null"
            ]
          },
          "tags": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "snippet": {
            "type": [
              "string",
              "null"
            ]
          },
          "accessInformation": {
            "type": [
              "string",
              "null"
            ],
            "description": "Credits to show for the source."
          },
          "licenseInfo": {
            "type": [
              "string",
              "null"
            ],
            "description": "Terms of use."
          },
          "extent": {
            "type": "array",
            "items": {
              "type": "array",
              "items": {
                "type": "number"
              }
            }
          },
          "access": {
            "type": "string",
            "enum": [
              "private",
              "org",
              "public"
            ]
          },
          "size": {
            "type": "integer",
            "format": "int64",
            "description": "Bytes; -1 for a service."
          },
          "url": {
            "type": [
              "string",
              "null"
            ],
            "description": "Address of a service."
          },
          "ownerFolder": {
            "type": [
              "string",
              "null"
            ],
            "description": "The id of the folder that it is in, for its owner and administrators."
          },
          "numViews": {
            "type": "integer"
          }
        }
      },
      "ItemSearchReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "total",
          "start",
          "num",
          "nextStart",
          "results"
        ],
        "properties": {
          "total": {
            "type": "integer"
          },
          "start": {
            "type": "integer"
          },
          "num": {
            "type": "integer",
            "description": "How many were given at most."
          },
          "nextStart": {
            "type": "integer",
            "description": "-1 when there are no more."
          },
          "query": {
            "type": "string"
          },
          "results": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          }
        }
      },
      "PortalRoot": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentVersion"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          }
        }
      },
      "User": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "username",
          "fullName",
          "role",
          "created",
          "access",
          "orgId",
          "groups"
        ],
        "properties": {
          "username": {
            "type": "string"
          },
          "fullName": {
            "type": "string"
          },
          "firstName": {
            "type": "string"
          },
          "lastName": {
            "type": "string"
          },
          "role": {
            "type": "string",
            "enum": [
              "org_admin",
              "org_publisher",
              "org_user"
            ]
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "access": {
            "const": "org"
          },
          "orgId": {
            "type": "string"
          },
          "groups": {
            "type": "array",
            "maxItems": 0,
            "items": {
              "type": "string"
            }
          }
        }
      },
      "FolderReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "folder"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "folder": {
            "$ref": "#/components/schemas/ContentFolder"
          }
        }
      },
      "ItemMovedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "itemId",
          "owner",
          "folder"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "itemId": {
            "type": "string"
          },
          "owner": {
            "type": "string"
          },
          "folder": {
            "type": "string",
            "description": "Empty for none."
          }
        }
      },
      "ItemSharedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "notSharedWith",
          "itemId"
        ],
        "properties": {
          "notSharedWith": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "itemId": {
            "type": "string"
          }
        }
      },
      "ItemUnsharedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "notUnsharedFrom",
          "itemId"
        ],
        "properties": {
          "notUnsharedFrom": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "itemId": {
            "type": "string"
          }
        }
      },
      "ItemsSharedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "results"
        ],
        "properties": {
          "results": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "itemId",
                "success",
                "notSharedWith"
              ],
              "properties": {
                "itemId": {
                  "type": "string"
                },
                "success": {
                  "type": "boolean"
                },
                "notSharedWith": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "error": {
                  "type": "object",
                  "description": "Why not, where it could not be done.",
                  "additionalProperties": false,
                  "required": [
                    "code",
                    "message"
                  ],
                  "properties": {
                    "code": {
                      "type": "integer"
                    },
                    "message": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "ItemsUnsharedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "results"
        ],
        "properties": {
          "results": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "itemId",
                "success",
                "notUnsharedFrom"
              ],
              "properties": {
                "itemId": {
                  "type": "string"
                },
                "success": {
                  "type": "boolean"
                },
                "notUnsharedFrom": {
                  "type": "array",
                  "items": {
                    "type": "string"
                  }
                },
                "error": {
                  "type": "object",
                  "description": "Why not, where it could not be done.",
                  "additionalProperties": false,
                  "required": [
                    "code",
                    "message"
                  ],
                  "properties": {
                    "code": {
                      "type": "integer"
                    },
                    "message": {
                      "type": "string"
                    }
                  }
                }
              }
            }
          }
        }
      },
      "ContentFolder": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "username",
          "id",
          "title",
          "created"
        ],
        "properties": {
          "username": {
            "type": "string"
          },
          "id": {
            "type": "string",
            "description": "32 hexadecimal digits."
          },
          "title": {
            "type": "string"
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          }
        }
      },
      "UserContent": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "total",
          "start",
          "num",
          "nextStart",
          "items"
        ],
        "properties": {
          "total": {
            "type": "integer"
          },
          "start": {
            "type": "integer"
          },
          "num": {
            "type": "integer",
            "description": "How many are given."
          },
          "nextStart": {
            "type": "integer",
            "description": "-1 when there are no more."
          },
          "username": {
            "type": "string"
          },
          "currentFolder": {
            "anyOf": [
              {
                "$ref": "#/components/schemas/ContentFolder"
              },
              {
                "type": "null"
              }
            ]
          },
          "folders": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/ContentFolder"
            }
          },
          "items": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Item"
            }
          }
        }
      },
      "ItemChangedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "success",
          "id"
        ],
        "properties": {
          "success": {
            "const": true
          },
          "id": {
            "type": "string"
          },
          "folder": {
            "type": "string"
          },
          "item": {
            "type": "string",
            "description": "Name of the file."
          }
        }
      },
      "ItemStatusReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "status",
          "statusMessage",
          "itemId"
        ],
        "properties": {
          "status": {
            "type": "string",
            "enum": [
              "partial",
              "processing",
              "failed",
              "completed"
            ]
          },
          "statusMessage": {
            "type": "string",
            "description": "The status in words. Of a job that has to wait: what its last try failed for, or that there is no room on the disk of\nthe server. Of a job that failed: why.\n"
          },
          "itemId": {
            "type": "string"
          },
          "jobId": {
            "type": "string"
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* Of a job that failed: what is wrong with the first bad rows, up to a limit.",
            "items": {
              "$ref": "#/components/schemas/RowError"
            }
          },
          "errorsTruncated": {
            "type": "boolean",
            "description": "*Extension.* Whether there are more errors than are listed."
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages of a job that publishes, for the owner of the source, such as an encoding that was guessed;\nabsent where there are none.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          },
          "parts": {
            "type": "array",
            "description": "*Extension.* Of an upload in parts: those that have arrived and are not committed.",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "partNum",
                "size"
              ],
              "properties": {
                "partNum": {
                  "type": "integer"
                },
                "size": {
                  "type": "integer",
                  "format": "int64",
                  "description": "Bytes."
                }
              }
            }
          }
        }
      },
      "PublishReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "services"
        ],
        "properties": {
          "services": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "type",
                "serviceurl",
                "encodedServiceURL",
                "size",
                "jobId",
                "serviceItemId"
              ],
              "properties": {
                "type": {
                  "const": "Feature Service"
                },
                "serviceurl": {
                  "type": "string"
                },
                "encodedServiceURL": {
                  "type": "string"
                },
                "size": {
                  "type": "integer"
                },
                "jobId": {
                  "type": "string"
                },
                "serviceItemId": {
                  "type": "string"
                }
              }
            }
          }
        }
      },
      "AnalysisReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fileUrl",
          "publishParameters",
          "records"
        ],
        "properties": {
          "fileUrl": {
            "type": "string"
          },
          "publishParameters": {
            "type": "object",
            "additionalProperties": true,
            "description": "Includes `encoding` only where `analyzeParameters` name it; `messages` report a guessed encoding."
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages for the owner of the source, such as an encoding that was guessed and rows that cannot be\nread; absent where there are none.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          },
          "records": {
            "type": "array",
            "description": "The first rows, in the order of the columns.",
            "items": {
              "type": "array",
              "items": {
                "type": [
                  "string",
                  "number",
                  "boolean",
                  "null"
                ]
              }
            }
          },
          "fieldMappings": {
            "type": "array",
            "description": "*Extension.* With `targetLayer`: field of the layer and column that fills it, as an append without\n`fieldMappings` matches them.\n",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "name",
                "source"
              ],
              "properties": {
                "name": {
                  "type": "string",
                  "description": "The field of the layer."
                },
                "source": {
                  "type": "string",
                  "description": "The column of the source."
                }
              }
            }
          },
          "unmatchedSourceFields": {
            "type": "array",
            "description": "*Extension.* With `targetLayer`: columns of the source that match no field of the layer.",
            "items": {
              "type": "string"
            }
          },
          "unfilledFields": {
            "type": "array",
            "description": "*Extension.* With `targetLayer`: editable fields of the layer that the source has no column for.",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "GeneratedReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "featureCollection"
        ],
        "properties": {
          "featureCollection": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "layers",
              "showLegend"
            ],
            "properties": {
              "layers": {
                "type": "array",
                "description": "One.",
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "layerDefinition",
                    "featureSet"
                  ],
                  "properties": {
                    "layerDefinition": {
                      "type": "object",
                      "description": "As the metadata of a layer, as far as they mean something without a service.",
                      "additionalProperties": true,
                      "required": [
                        "name",
                        "type",
                        "objectIdField",
                        "fields"
                      ],
                      "properties": {
                        "name": {
                          "type": "string"
                        },
                        "type": {
                          "type": "string",
                          "enum": [
                            "Feature Layer",
                            "Table"
                          ]
                        },
                        "objectIdField": {
                          "type": "string",
                          "description": "`FID`, unless a column has this name; counts from 1."
                        },
                        "fields": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "additionalProperties": true
                          }
                        }
                      }
                    },
                    "featureSet": {
                      "type": "object",
                      "additionalProperties": false,
                      "required": [
                        "features"
                      ],
                      "properties": {
                        "geometryType": {
                          "$ref": "#/components/schemas/GeometryType"
                        },
                        "spatialReference": {
                          "$ref": "#/components/schemas/OwnSpatialReference"
                        },
                        "features": {
                          "type": "array",
                          "items": {
                            "type": "object",
                            "additionalProperties": false,
                            "required": [
                              "attributes"
                            ],
                            "properties": {
                              "attributes": {
                                "$ref": "#/components/schemas/Attributes"
                              },
                              "geometry": {
                                "type": [
                                  "object",
                                  "null"
                                ],
                                "description": "With its `spatialReference`.",
                                "additionalProperties": true
                              }
                            }
                          }
                        },
                        "exceededTransferLimit": {
                          "type": "boolean",
                          "description": "*Extension.* True if `resultRecordCount` left rows out; else absent."
                        }
                      }
                    }
                  }
                }
              },
              "showLegend": {
                "type": "boolean"
              }
            }
          },
          "sourceRows": {
            "type": "array",
            "description": "*Extension.* With `resultRecordCount` or `sourceRows`: the number of each feature's row, in the order of the\nfeatures.\n",
            "items": {
              "type": "integer"
            }
          },
          "errorCount": {
            "type": "integer",
            "description": "*Extension.* Rows that could not be read and are left out; absent for none."
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* What is wrong with the first of them, as the status of an append lists it: a hundred entries at most.\n",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages for the owner of the source, such as an encoding that was guessed; absent where there are\nnone.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          }
        }
      },
      "JobListReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "total",
          "start",
          "num",
          "nextStart",
          "jobs"
        ],
        "properties": {
          "total": {
            "type": "integer"
          },
          "start": {
            "type": "integer"
          },
          "num": {
            "type": "integer",
            "description": "How many were given at most."
          },
          "nextStart": {
            "type": "integer",
            "description": "-1 when there are no more."
          },
          "jobs": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/JobSummary"
            }
          }
        }
      },
      "JobSummary": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "jobId",
          "status",
          "layerName",
          "submissionTime",
          "lastUpdatedTime",
          "recordCount",
          "owner"
        ],
        "properties": {
          "jobId": {
            "type": "string",
            "format": "uuid"
          },
          "status": {
            "type": "string",
            "enum": [
              "Pending",
              "InProgress",
              "Completed",
              "Failed"
            ]
          },
          "layerName": {
            "type": "string"
          },
          "submissionTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "lastUpdatedTime": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "recordCount": {
            "type": "integer"
          },
          "owner": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "UploadPartsReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "parts"
        ],
        "properties": {
          "parts": {
            "type": "array",
            "items": {
              "type": "string"
            }
          }
        }
      },
      "GeocodeUsageReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "total",
          "start",
          "num",
          "nextStart",
          "records"
        ],
        "properties": {
          "total": {
            "type": "integer"
          },
          "start": {
            "type": "integer"
          },
          "num": {
            "type": "integer",
            "description": "How many are given."
          },
          "nextStart": {
            "type": "integer",
            "description": "-1 when there are no more."
          },
          "requested": {
            "type": "integer"
          },
          "matched": {
            "type": "integer"
          },
          "cached": {
            "type": "integer"
          },
          "cost": {
            "type": "number"
          },
          "records": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/GeocodeUsageRecord"
            }
          }
        }
      },
      "GeocodeUsageRecord": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "username",
          "jobId",
          "provider",
          "date",
          "requested",
          "matched",
          "cached",
          "cost"
        ],
        "properties": {
          "username": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "provider": {
            "type": "string"
          },
          "date": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "requested": {
            "type": "integer",
            "description": "Addresses asked for."
          },
          "matched": {
            "type": "integer"
          },
          "cached": {
            "type": "integer",
            "description": "Answered from the cache, at no cost."
          },
          "cost": {
            "type": "number",
            "description": "In the unit of the configured price."
          }
        }
      }
    },
    "examples": {
      "TokenRequired": {
        "value": {
          "error": {
            "code": 499,
            "message": "Token Required",
            "details": []
          }
        }
      },
      "InvalidToken": {
        "value": {
          "error": {
            "code": 498,
            "message": "Invalid token.",
            "details": [
              "The token is invalid"
            ]
          }
        }
      },
      "TooManyReadings": {
        "value": {
          "error": {
            "code": 429,
            "retry_after": 5,
            "message": "Too many of your files are being read. Try again in 5 seconds.",
            "details": []
          }
        }
      },
      "BusyReaders": {
        "value": {
          "error": {
            "code": 503,
            "retry_after": 5,
            "message": "Too many files are being read. Try again in 5 seconds.",
            "details": []
          }
        }
      },
      "UnknownItem": {
        "value": {
          "error": {
            "code": 400,
            "messageCode": "CONT_0001",
            "message": "Item does not exist or is inaccessible.",
            "details": []
          }
        }
      },
      "UnknownUpload": {
        "value": {
          "error": {
            "code": 404,
            "message": "Upload not found.",
            "details": []
          }
        }
      },
      "UnknownLayer": {
        "value": {
          "error": {
            "code": 404,
            "message": "Service \"Cities\" has no layer 7.",
            "details": []
          }
        }
      },
      "Service": {
        "value": {
          "currentVersion": 11.2,
          "serviceItemId": "0c6b928f590f49ebac04761bab413e49",
          "isView": false,
          "hasViews": false,
          "serviceDescription": "",
          "hasVersionedData": false,
          "supportsDisconnectedEditing": false,
          "hasStaticData": false,
          "maxRecordCount": 2000,
          "supportedQueryFormats": "JSON, geoJSON, PBF",
          "supportsVCSProjection": false,
          "supportedExportFormats": "",
          "capabilities": "Query,Uploads,Append",
          "description": "",
          "copyrightText": "",
          "spatialReference": {
            "wkid": 102100,
            "latestWkid": 3857
          },
          "initialExtent": {
            "xmin": -20037508.34,
            "ymin": -20037508.34,
            "xmax": 20037508.34,
            "ymax": 20037508.34,
            "spatialReference": {
              "wkid": 102100,
              "latestWkid": 3857
            }
          },
          "fullExtent": {
            "xmin": -13630239.24,
            "ymin": 3423322.82,
            "xmax": -7888785.67,
            "ymax": 5295588.32,
            "spatialReference": {
              "wkid": 102100,
              "latestWkid": 3857
            }
          },
          "allowGeometryUpdates": true,
          "units": "esriMeters",
          "supportsAppend": false,
          "supportedAppendFormats": "featureCollection,geojson,csv",
          "supportsSharedDomains": false,
          "syncEnabled": false,
          "supportsApplyEditsWithGlobalIds": true,
          "supportsReturnDeleteResults": true,
          "supportsLayerOverrides": false,
          "supportsTilesAndBasicQueriesMode": false,
          "editorTrackingInfo": {
            "enableEditorTracking": false,
            "enableOwnershipAccessControl": false,
            "allowOthersToQuery": true,
            "allowOthersToUpdate": true,
            "allowOthersToDelete": false,
            "allowAnonymousToQuery": true,
            "allowAnonymousToUpdate": true,
            "allowAnonymousToDelete": true
          },
          "xssPreventionInfo": {
            "xssPreventionEnabled": true,
            "xssPreventionRule": "InputOnly",
            "xssInputRule": "rejectInvalid"
          },
          "layers": [
            {
              "id": 0,
              "name": "Cities",
              "parentLayerId": -1,
              "defaultVisibility": true,
              "subLayerIds": null,
              "minScale": 0,
              "maxScale": 0,
              "type": "Feature Layer",
              "geometryType": "esriGeometryPoint"
            }
          ],
          "tables": []
        }
      },
      "Layer": {
        "value": {
          "currentVersion": 11.2,
          "id": 0,
          "name": "Cities",
          "type": "Feature Layer",
          "serviceItemId": "0c6b928f590f49ebac04761bab413e49",
          "displayField": "NAME",
          "description": "",
          "copyrightText": "",
          "defaultVisibility": true,
          "editingInfo": {
            "lastEditDate": 1651277666010,
            "schemaLastEditDate": 1651277666010,
            "dataLastEditDate": 1651277666010
          },
          "relationships": [],
          "isDataVersioned": false,
          "hasContingentValuesDefinition": false,
          "supportsAppend": true,
          "supportedAppendCapabilities": "Features",
          "supportsCalculate": true,
          "supportsASyncCalculate": false,
          "supportsTruncate": false,
          "supportsAttachmentsByUploadId": false,
          "supportsAttachmentsResizing": false,
          "supportsRollbackOnFailureParameter": true,
          "supportsStatistics": false,
          "supportsExceedsLimitStatistics": false,
          "supportsAdvancedQueries": true,
          "supportsValidateSql": true,
          "supportsValidateSQL": true,
          "supportsCoordinatesQuantization": false,
          "supportsFieldDescriptionProperty": false,
          "supportsQuantizationEditMode": false,
          "supportsApplyEditsWithGlobalIds": true,
          "supportsReturningQueryGeometry": true,
          "advancedQueryCapabilities": {
            "supportsPagination": true,
            "supportsPaginationOnAggregatedQueries": false,
            "supportsQueryRelatedPagination": false,
            "supportsQueryWithDistance": true,
            "supportsReturningQueryExtent": false,
            "supportsStatistics": false,
            "supportsOrderBy": true,
            "supportsDistinct": false,
            "supportsQueryWithResultType": false,
            "supportsSqlExpression": false,
            "supportsAdvancedQueryRelated": false,
            "supportsCountDistinct": false,
            "supportsReturningGeometryCentroid": false,
            "supportsQueryWithDatumTransformation": false,
            "supportsHavingClause": false,
            "supportsOutFieldSQLExpression": false,
            "supportsMaxRecordCountFactor": false,
            "supportsTopFeaturesQuery": false,
            "supportsDisjointSpatialRel": false,
            "supportsDefaultSR": false
          },
          "advancedEditingCapabilities": {
            "supportedSqlFormatsInCalculate": [
              "standard"
            ],
            "supportsAsyncApplyEdits": false,
            "supportsReturnEditResults": false
          },
          "useStandardizedQueries": true,
          "geometryType": "esriGeometryPoint",
          "minScale": 0,
          "maxScale": 0,
          "extent": {
            "xmin": -13630239.24,
            "ymin": 3423322.82,
            "xmax": -7888785.67,
            "ymax": 5295588.32,
            "spatialReference": {
              "wkid": 102100,
              "latestWkid": 3857
            }
          },
          "drawingInfo": {
            "renderer": {
              "type": "simple"
            },
            "transparency": 0,
            "labelingInfo": null
          },
          "allowGeometryUpdates": true,
          "enableNullGeometry": true,
          "hasAttachments": false,
          "htmlPopupType": "esriServerHTMLPopupTypeNone",
          "hasMetadata": false,
          "hasM": false,
          "hasZ": false,
          "objectIdField": "OBJECTID",
          "uniqueIdField": {
            "name": "OBJECTID",
            "isSystemMaintained": true
          },
          "globalIdField": "GlobalID",
          "typeIdField": "",
          "fields": [
            {
              "name": "OBJECTID",
              "type": "esriFieldTypeOID",
              "actualType": "int",
              "alias": "OBJECTID",
              "sqlType": "sqlTypeInteger",
              "nullable": false,
              "editable": false,
              "domain": null,
              "defaultValue": null
            },
            {
              "name": "GlobalID",
              "type": "esriFieldTypeGlobalID",
              "alias": "GlobalID",
              "sqlType": "sqlTypeOther",
              "length": 38,
              "nullable": false,
              "editable": false,
              "domain": null,
              "defaultValue": "NEWID() WITH VALUES"
            },
            {
              "name": "NAME",
              "type": "esriFieldTypeString",
              "alias": "NAME",
              "sqlType": "sqlTypeNVarchar",
              "length": 40,
              "nullable": true,
              "editable": true,
              "domain": null,
              "defaultValue": null
            }
          ],
          "indexes": [
            {
              "name": "PK__Cities",
              "fields": "OBJECTID",
              "isAscending": true,
              "isUnique": true,
              "description": "clustered, unique, primary key"
            }
          ],
          "dateFieldsTimeReference": {
            "timeZone": "UTC",
            "timeZoneIANA": "Etc/UTC",
            "respectsDaylightSaving": false
          },
          "preferredTimeReference": null,
          "types": [],
          "templates": [
            {
              "name": "New Feature",
              "description": "",
              "drawingTool": "esriFeatureEditToolPoint",
              "prototype": {
                "attributes": {
                  "NAME": null
                }
              }
            }
          ],
          "supportedQueryFormats": "JSON, geoJSON, PBF",
          "supportedAppendFormats": "featureCollection,geojson,csv",
          "supportedExportFormats": "",
          "supportedSpatialRelationships": [],
          "hasStaticData": false,
          "maxRecordCount": 2000,
          "standardMaxRecordCount": 32000,
          "standardMaxRecordCountNoGeometry": 32000,
          "tileMaxRecordCount": 8000,
          "maxRecordCountFactor": 1,
          "capabilities": "Query,Uploads,Append"
        }
      }
    }
  }
};
