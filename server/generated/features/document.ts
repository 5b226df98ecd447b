// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

// SHA-256 of the document: cfccae83b7e144bf86052f3f2fe6b0b26812f57fa3aeea90d12006f95d61bd17

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
      "description": "Sign-in, the signed-in user, and the content that users own."
    },
    {
      "name": "Services",
      "description": "The catalogue of feature services, and the description of each service and layer. *Extension*: the service `Events`\nalways exists and shows the events catalogue on maps.\n"
    },
    {
      "name": "Query",
      "description": "Reading features."
    },
    {
      "name": "Vector tiles",
      "description": "*Extension.* Each feature service has vector tiles of its layers at `…/VectorTileServer` beside its `…/FeatureServer`, for\ncallers who may query it. They show the features as they are at that moment.\n"
    },
    {
      "name": "Editing",
      "description": "Adding, changing and deleting features, with a result for each. Edits through a view change the features of its\nsource, limited to the rows and fields that the view shows.\n"
    },
    {
      "name": "Attachments",
      "description": "Features have no attachments, and requests for them are refused. `hasAttachments` is false everywhere."
    },
    {
      "name": "Append",
      "description": "Bulk insert and upsert, run as jobs. Append needs none of the capabilities that edits need."
    },
    {
      "name": "Uploads",
      "description": "Temporary files as sources for append. The same addresses exist under each layer,\n`…/FeatureServer/{layerId}/uploads/…`.\n"
    },
    {
      "name": "Administration",
      "description": "Defining layers, fields and indexes. For the owner of the service and administrators."
    },
    {
      "name": "Users",
      "description": "*Extension*: users, their roles and their secrets. For administrators; users see and manage their own application\npasswords and tokens.\n"
    },
    {
      "name": "Pages",
      "description": "Pages that exist only for browsers; every other resource answers with a page if `f` is `html` or absent. A cookie\nidentifies a signed-in visitor and permits reading only; forms that change something also send the `formToken` of\ntheir page.\n"
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
        "description": "Returns a token for a user name with the user's password or an application password. A valid token can be\nexchanged for another one, with `token` and `serverUrl` instead of a user name: the new token expires no later,\nand is bound to the same client. POST only, so that passwords do not appear in URLs.\n",
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
        "summary": "Version of the portal",
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
        "summary": "Version of the portal (POST)",
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
        "summary": "Check that a service name is available",
        "description": "Allowed for administrators, editors and authors, who may create services. Names of private services also count as\ntaken.\n",
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
            "description": "Service name to check.",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 256
            }
          },
          {
            "name": "type",
            "in": "query",
            "description": "Type of the service; only `Feature Service` is supported.",
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
        "summary": "Check that a service name is available (POST)",
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
        "summary": "The signed-in user",
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
        "summary": "The signed-in user (POST)",
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
        "description": "Returns the user's name, role and date of registration. Allowed for all signed-in users.\n",
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
        "description": "For administrators, editors and authors; administrators may create services for other users. `addToDefinition`\nof the service adds layers. With `isView`, each layer shows a layer of another service: all or some of its\nrows, and all or some of its fields. A view has its own access and capabilities. Features are queried, edited\nand appended through it.\n",
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
        "summary": "Delete an item, or a service with its item and data",
        "description": "Deleting a view keeps the rows of its source. A service whose layers have views cannot be deleted before these\nviews.\n",
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
            "description": "Success, or an error with the reason.",
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
        "summary": "Revoke a token",
        "description": "Revokes a token before it expires; the server then refuses it. Anyone who has the token may do this. Tokens\nobtained in exchange for it stay valid. An unknown or expired token is not an error.\n",
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
        "description": "Lists the items that match `q` and that the caller may see, newest first unless `sortField` is given.\n",
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
            "description": "Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id,\ntags, name, snippet, access and group. `group` matches nothing, since there are no groups.\n",
            "schema": {
              "type": "string",
              "maxLength": 2000
            }
          },
          {
            "name": "filter",
            "in": "query",
            "description": "Second condition, in the same syntax as `q`; items must match both.",
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
            "description": "One of title, name, created, modified, type, owner and size; name sorts like title.",
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
        "description": "Lists the items that are in no folder, and the user's `folders`. Allowed for the user and administrators.\n",
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
        "description": "Stores a file or text as an item, which exists until its owner deletes it. With `multipart=true` the item is\ncreated without content; send its parts with `addPart` and complete it with `commit`. If `overwrite` is also\ngiven, an existing item with the same file name keeps its content until the commit, and parts of an earlier upload\nare discarded. The server takes the first file part of the request, whatever its name.\n",
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
        "description": "Parts may be sent in any order, in parallel, and repeatedly: the last one sent with a number replaces earlier\nones. `partNum` may be in the query string.\n",
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
        "summary": "Join the parts of an item",
        "description": "The parts are joined when the reply arrives; `status` then returns `completed`. Also accepts the item's\nproperties.\n",
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
        "summary": "Cancel an upload of an item in parts",
        "description": "Deletes the parts and the uncommitted item.\n",
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
        "summary": "Status of an item",
        "description": "Returns the status of an upload in parts, or of a publish job if `jobType=publish` and `jobId` are given; `itemId`\nis then the published item or the service's item. A service that could not be filled is deleted, but its item id\nstill returns the reason here.\n",
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
            "description": "`publish`. Default: the upload in parts.",
            "schema": {
              "type": "string",
              "maxLength": 64
            }
          },
          {
            "name": "jobId",
            "in": "query",
            "description": "Id of the publish job.",
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
        "summary": "Status of an item (POST)",
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
        "description": "Changes the given properties. A `file` or `text` replaces the content; the id stays the same. An empty property\n(`snippet=`) is ignored unless `clearEmptyFields` is true. The item of a feature service can be changed too: this\nchanges only the item, not the service and its layers. Its content is JSON in `text`, such as display settings\nthat clients keep for the layers.\n",
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
        "summary": "Create a folder for items",
        "description": "Titles are unique among a user's folders, regardless of case.\n",
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
        "summary": "Content of a user's folder",
        "description": "Returns an error if the folder does not exist or does not belong to the caller.\n",
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
        "summary": "Content of a user's folder (POST)",
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
        "description": "Deletes all items in the folder, and the services and data of feature service items. Waits for appends to these\nservices to end.\n",
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
        "description": "Like `addItem`. The other item addresses, `…/users/{username}/items/…` and `…/publish`, also accept a folder after\nthe user name.\n",
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
        "description": "Same as `createService`, in the folder.\n",
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
        "summary": "Set who may see an item",
        "description": "Shares the item with everyone, or with all signed-in users; with neither, only the owner and administrators may\nsee it. For the item of a feature service, this applies to the service.\n",
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
        "summary": "Unshare an item from groups",
        "description": "This server has no groups, so nothing changes and the reply lists all given groups in `notUnsharedFrom`. Use\n`share` to change who else may see the item: without `everyone` and `org`, it is private.\n",
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
        "summary": "Set who may see several items",
        "description": "Like `share`, for each item in turn; the reply has a result for each.\n",
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
        "summary": "Unshare several items from groups",
        "description": "Like `unshare`, for each item in turn.",
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
        "description": "Creates a service with a layer from a stored file and fills it in a job, as `append` does. `publishParameters` are\nthose that `analyze` returns, changed as needed; `name` is required. The item's `status` with `jobType=publish`\nreturns the job's status.\n\n*Extension.* Before the server creates the job, it analyzes the file as `analyze` does: a few files at a time\n(429, 503), for at most 45 seconds each (400 on `itemid`).\n",
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
        "description": "Returns the stored bytes as a download, with the media type of the file's extension. Supports `Range`. The server\nchecks the bytes against the stored size and SHA-256. It refuses a damaged file of up to 1 MiB, or a file with a\nwrong size, with code 500; for a larger damaged file it closes the connection before the last bytes. For a range\nthat ends before the end of a larger file, it checks only the file's size. For a feature service, returns the\n`text` that `update` stored; the reply is empty if there is none.\n",
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
        "summary": "Analyze a file before publishing or appending it",
        "description": "Reads a CSV, Excel, shapefile, GeoPackage or file geodatabase source from `itemid`, `file`, `text` or `sourceUrl`\n(*extension*: `appendUploadId`, and every format of `append`), and returns how it would be read. Send the returned\n`publishParameters`, unchanged or changed, as `appendSourceInfo` of an append or as parameters of `publish`. For a\nfile geodatabase they have `layers` with the names of all tables. Only one table is analyzed: the one in\n`analyzeParameters.sourceTableName`, or the first. A file may be as large as a part of an upload; store a larger\nfile as an item or an upload to analyze it.\n\n*Extension.* A server analyzes a few files at a time (429, 503, see _Errors_). By default, analysis stops after 45\nseconds with an error (400) on `file`. For a file that takes longer, create a layer with `addToDefinition` and\nappend the file to it in a job.\n",
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
        "description": "Reads CSV, Excel, shapefile, GeoPackage or GeoJSON from `itemid`, `file`, `text` or `sourceUrl` (*extension*:\n`appendUploadId`, and every format of `append`), as an append does, and returns the features as JSON for clients\nto draw. Nothing is stored. `publishParameters` are those of `analyze`, or any of: `name`, `targetSR` (default: web\nmercator), `maxRecordCount` (default 1,000, at most 10,000), `maxAllowableOffset` (with `generalize` true) and\n`numberOfDigitsAfterDecimal` (with `reducePrecision` true). A file with more records is refused, as are\nmultipatches and `locationType` `address`: only `publish` and append geocode addresses.\n\n*Extension.* Files are read with the limits of `analyze`: a few at a time (429, 503), for at most 45 seconds each\n(400 on `file`).\n",
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
        "summary": "Sign-in page",
        "description": "*Extension.*",
        "security": [],
        "parameters": [
          {
            "$ref": "#/components/parameters/f"
          },
          {
            "name": "back",
            "in": "query",
            "description": "Path of the page to return to.",
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
        "description": "*Extension.* Handles the form of the sign-in page; programs use `generateToken`. Sets a cookie and redirects to\n`back`, or shows the form again with the error.\n",
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
        "description": "*Extension.* Revokes the token in the cookie, and removes the cookie.",
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
        "summary": "List the services that the caller may see",
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
        "summary": "List the services that the caller may see (POST)",
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
        "summary": "Get the metadata of a service",
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
        "summary": "Get the metadata of a service (POST)",
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
        "summary": "List the layers and tables of a service with their metadata",
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
        "summary": "List the layers and tables of a service with their metadata (POST)",
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
        "summary": "List the services whose layers a view shows",
        "description": "Contains only services that the caller may see.",
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
        "summary": "List the services whose layers a view shows (POST)",
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
        "summary": "Get the metadata of a layer or table",
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
        "summary": "Get the metadata of a layer or table (POST)",
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
        "summary": "Query the features of a layer",
        "description": "Unsupported parameters of the modelled system's `query` that would narrow or change the reply are refused by\nname, all in one error. They are accepted when they are empty or when their value has no effect. Parameters\nwithout effect give the reason in their description. Unknown parameters are ignored, as in that system.\n",
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
        "summary": "Query the features of a layer (POST)",
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
    "/rest/services/{serviceName}/VectorTileServer": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getVectorTileService",
        "tags": [
          "Vector tiles"
        ],
        "summary": "Metadata of a service's vector tiles",
        "description": "Describes the tiles of a feature service that the caller may query. Another caller gets the answer of `query`.\n",
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
            "$ref": "#/components/responses/VectorTileService"
          }
        }
      },
      "post": {
        "operationId": "getVectorTileServicePost",
        "tags": [
          "Vector tiles"
        ],
        "summary": "Metadata of a service's vector tiles (POST)",
        "requestBody": {
          "$ref": "#/components/requestBodies/Format"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/VectorTileService"
          }
        }
      }
    },
    "/rest/services/{serviceName}/VectorTileServer/tile/{z}/{y}/{x}.pbf": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        },
        {
          "$ref": "#/components/parameters/tileLevel"
        },
        {
          "$ref": "#/components/parameters/tileRow"
        },
        {
          "$ref": "#/components/parameters/tileColumn"
        }
      ],
      "get": {
        "operationId": "getVectorTile",
        "tags": [
          "Vector tiles"
        ],
        "summary": "A vector tile",
        "description": "Mapbox Vector Tile 2.1 in Web Mercator, with the row before the column in its address. It has a layer for each layer\nof the service that has features there, named as in the TileJSON; tables are left out. A tile without features is empty:\nstatus 200 and no bytes. A tile beyond the grid is an error with code 404.\n\n**Features** are those that `query` finds for the same caller by the envelope of the tile: with the same capability,\nsharing, token, ownership and view. Lines and polygons are also there for 64 units around the tile, of which its side\nhas 4096; points are not, so that a point is in two tiles only where it lies on their common edge. What lies beyond\n85.0511 degrees of latitude is not on the map. `id` is the object id. Attributes are all fields that `query` shows, with the\nsame values, without nulls; points with a z have it as `z`, unless a field has that name.\n\n**Size.** A tile has fewer than 500,000 bytes before compression. Layers share them, and a layer whose features do not\nfit is thinned in this tile:\n\n- Of points, one is left in each cell of a grid: that with the lowest object id. Every feature of the layer then has\n  `point_count`, the number of points in its cell with itself. Their sum is the number of points in the tile.\n- Of other features, the largest are left, by the longer side of their bounding box. Every feature of the layer then has\n  `omitted_count`, the number of features that were left out of the tile.\n\nA field of such a name is left out there. A layer without that attribute is complete. A text that would not fit by itself is left out.\nLines and rings are simplified to half a unit. A feature that is smaller than a unit is one unit large.\n\n**Caching.** `ETag` changes with the layer, the view and the rights of the caller; a request with `If-None-Match` gets\n304 while they are as they were. `Cache-Control` is `public, no-cache` for tiles of public services that were\nrequested without credentials and `private, no-cache` for all others.\n",
        "parameters": [
          {
            "$ref": "#/components/parameters/token"
          },
          {
            "$ref": "#/components/parameters/ifNoneMatch"
          }
        ],
        "responses": {
          "200": {
            "$ref": "#/components/responses/VectorTile"
          }
        }
      }
    },
    "/rest/services/{serviceName}/VectorTileServer/resources/styles": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getVectorTileStyles",
        "tags": [
          "Vector tiles"
        ],
        "summary": "The style of a service's vector tiles",
        "description": "Style as at `resources/styles/root.json`.",
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
            "$ref": "#/components/responses/VectorTileStyle"
          }
        }
      }
    },
    "/rest/services/{serviceName}/VectorTileServer/resources/styles/root.json": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getVectorTileStyle",
        "tags": [
          "Vector tiles"
        ],
        "summary": "The style of a service's vector tiles, as a file",
        "description": "Style of version 8, as Mapbox and MapLibre define it, made from the `drawingInfo` of each layer: renderers `simple`,\n`uniqueValue` and `classBreaks`, `transparency`, range of scales and default visibility. Pictures and labels are left\nout. The reply is JSON also without `f`.\n\nThe source `esri` has absolute addresses of the tiles (`tiles`), which MapLibre reads. With `f=json` or `pjson`, as ArcGIS\nclients ask, it has the address of the service relative to this file as well (`url`); other clients would take that for\nthe address of a TileJSON.\n",
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
            "$ref": "#/components/responses/VectorTileStyle"
          }
        }
      }
    },
    "/rest/services/{serviceName}/VectorTileServer/tilejson.json": {
      "parameters": [
        {
          "$ref": "#/components/parameters/serviceName"
        }
      ],
      "get": {
        "operationId": "getTileJson",
        "tags": [
          "Vector tiles"
        ],
        "summary": "TileJSON of a service's vector tiles",
        "description": "*Extension.* TileJSON 3.0 with absolute addresses. The reply is JSON also without `f`.\n",
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
            "$ref": "#/components/responses/TileJson"
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
        "description": "Requires the `Create` capability, or that the caller owns the service or is an administrator. Omitted\nattributes get their defaults. Attributes that the layer does not have, and those that only the server writes,\nare ignored. Geometries may be in any spatial reference; the server projects them to the layer's.\n\nEach feature has its own result, in the order of the request. If one of them fails, all are rolled back unless\n`rollbackOnFailure` is false.\n",
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
        "summary": "Update features",
        "description": "Features are identified by object id, or by global id with `useGlobalIds`. Omitted attributes keep their\nvalues, and so does an omitted geometry; an empty one such as `{\"x\": null}` removes it. Requires the `Update`\ncapability, or that the caller owns the service or is an administrator. Under ownership-based access control,\nother users change only their own features and those without a creator.\n",
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
        "description": "Deletes the features of `objectIds`, or those that satisfy `where` and have the relation `spatialRel` to\n`geometry`. One of the three is required. Requires the `Delete` capability, or that the caller owns the\nservice or is an administrator.\n",
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
        "summary": "Add, update and delete features",
        "description": "Applies `deletes`, then `updates`, then `adds`, in one transaction. Each of them requires its capability.\n",
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
        "description": "Sets the fields of all features that satisfy `where`, or of none. Requires the `Update` capability, or that\nthe caller owns the service or is an administrator. Features of other users that the caller may not change\nmust not be among them.\n",
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
            "description": "Condition of at most 500,000 characters; a longer one is not valid.",
            "schema": {
              "type": "string",
              "minLength": 1
            }
          },
          {
            "name": "sqlType",
            "in": "query",
            "description": "Kind of the text in `sql`. A `statement` is never valid.",
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
        "summary": "Get a feature",
        "description": "All attributes of the feature, and its geometry as in `query`. Requires the same rights as `query`.",
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
            "description": "True if geometries include z where the layer has it.",
            "schema": {
              "type": "boolean",
              "x-coerce": "boolean",
              "default": true
            }
          },
          {
            "name": "returnM",
            "in": "query",
            "description": "True if geometries include m where the layer has it.",
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
        "summary": "Get a feature (POST)",
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
        "summary": "List the attachments of a layer (not supported)",
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
        "summary": "List the attachments of a layer (not supported) (POST)",
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
        "summary": "Query the attachments of features (not supported)",
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
        "summary": "Query the attachments of features (not supported) (POST)",
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
        "summary": "List the attachments of a feature (not supported)",
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
        "summary": "List the attachments of a feature (not supported) (POST)",
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
        "summary": "Get an attachment (not supported)",
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
        "summary": "Get an attachment (not supported) (POST)",
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
        "summary": "Add an attachment to a feature (not supported)",
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
        "summary": "Replace an attachment (not supported)",
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
        "summary": "Delete attachments of a feature (not supported)",
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
        "summary": "Add, update and delete features of several layers",
        "description": "Applies edits to each layer as `applyEdits` does, all in one transaction. If one feature fails, all layers are\nrolled back unless `rollbackOnFailure` is false.\n",
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
        "description": "Only as an HTML page; programs append with POST.",
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
        "description": "Needs exactly one source: `edits`, `appendUploadId` or `appendItemId`. The server removes an upload after a time,\nor once its appends have ended and the space is needed. An item stays until its owner deletes it, so use an upload\nfor a file that is only appended. The server checks everything that does not require reading the source at once,\nand answers with an error. The job finds the remaining errors and reports them in its status. Jobs of one layer\nrun one at a time, in the order of submission.\n\nOn a layer with editor tracking, the append sets Creator, Editor, CreationDate and EditDate from the caller and\nits time, in new features and in features that an upsert updates, even if no other value changes. Under\nownership-based access control, the caller thus becomes the owner of updated features that had no owner, and of\nother users' features if the caller may update those. `keepCreator=true` keeps Creator and CreationDate of updated\nfeatures, as `updateFeatures`, `applyEdits` and `calculate` always do.\n",
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
        "description": "*Extension.* Handles the form of the HTML page: uploads the file, analyzes a text table as `analyze` does, and\nappends it. Redirects to the job, or shows the form again with the errors, also if the file exceeds the size of\none upload.\n",
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
        "summary": "Status of an append job of a layer",
        "description": "The status is `processing` until the job ends, then `Completed` or `Failed`.",
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
        "summary": "Status of an append job of a layer (POST)",
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
        "summary": "Status of an append job of a service",
        "description": "The status is `processing` until the job ends, then `Completed` or `Failed`.",
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
        "summary": "Status of an append job of a service (POST)",
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
        "summary": "Status of a job",
        "description": "Address that a submission returns as its `statusUrl`. It returns the same job as `append/jobs/{jobId}`, but the\nstatus of a job that has not ended is `Pending` and then `InProgress`.\n",
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
        "summary": "Status of a job (POST)",
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
        "description": "*Extension.* Cancels a waiting job at once, and a running job at its next check. The job writes nothing, and its\nstatus becomes `Failed`. A job that has ended does not change. Returns the job's status.\n",
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
        "description": "Like `append` of a layer, for several layers. `layers` lists the layers to write; `layerMappings` assigns a table\nof the source to each. With `rollbackOnFailure`, one bad row leaves all layers unchanged.\n",
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
        "summary": "Append jobs of a layer",
        "description": "Lists jobs, newest first: the caller's own jobs, or all jobs for the service's owner and administrators.\n",
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
        "summary": "Append jobs of a layer (POST)",
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
        "description": "Lists jobs, newest first: the caller's own jobs, or all jobs for the service's owner and administrators.\n",
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
        "description": "*Extension.* Submits a new job with the parameters and source of a job that failed or was cancelled. Allowed for\nthe user who submitted it, the service's owner and administrators. The new job runs as the user who submitted the\nfirst one, with that user's current rights. Returns an error if the source no longer exists, or if the job has not\nfailed.\n",
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
        "description": "*Extension.* Returns one line per row error: as CSV with a header, or as newline-delimited JSON with the members\nof `errors` in the job's status. The report also has errors that the status omits.\n",
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
        "summary": "Size limits of uploads",
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
        "summary": "Size limits of uploads (POST)",
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
        "summary": "Upload a file in one request",
        "description": "Allowed for users who may append to the service. The server takes the first file part of the request, whatever its\nname. It keeps the file for a limited time, and only the user who uploaded it can use it. A file larger than\n`maxUploadFileSize` is refused with code 413; the error names the operations that upload it in parts.\n\n*Extension.* The total size of a user's uploads is limited, and so is that of all users; each upload counts as at\nleast 64 KiB. If space is needed, the server removes uploads whose appends have all ended, those whose appends\nended longest ago first. If that is not enough, it refuses the new upload: with code 400 if the user's own limit\nis exceeded, with 503 if the limit of all users is.\n",
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
            "description": "The upload, or an error with the reason.",
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
                          "file: must be at most 10485760 bytes; send a larger file in parts: register it by POST /rest/services/Cities/FeatureServer/uploads/register, send parts of at most 100000000 bytes each (at most 2147483648 bytes together) by POST /rest/services/Cities/FeatureServer/uploads/{itemID}/uploadPart, and combine them by POST /rest/services/Cities/FeatureServer/uploads/{itemID}/commit"
                        ]
                      }
                    }
                  },
                  "noRoom": {
                    "value": {
                      "error": {
                        "code": 400,
                        "message": "Your uploads may take at most 34359738368 bytes in total.",
                        "details": [
                          "file: exceeds the available space by 65536 bytes; delete uploads with uploads/{itemID}/delete, or wait until an append that reads one has ended"
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
            "description": "Success, or an error with the reason.",
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
        "summary": "Start an upload in parts",
        "description": "For files that are too large for one request. The reply has the id to send the parts with. Parts count towards the\nsize limits of uploads as soon as they arrive.\n",
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
        "description": "Parts may be sent in any order, in parallel, and repeatedly: the last one sent with a number replaces earlier\nones. `partNumber` is an alias of `partId`; both may be in the query string.\n",
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
        "summary": "Join the parts of an upload",
        "description": "Joins the parts in the order of `parts`, or by number. If `checksum` does not match, the upload does not change.\n",
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
        "summary": "List the services that the caller administers",
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
        "summary": "List the services that the caller administers (POST)",
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
        "summary": "Get a service as its owner sees it",
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
        "summary": "Get a service as its owner sees it (POST)",
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
        "summary": "Get the status of a definition change made with async",
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
        "summary": "Get the status of a definition change made with async (POST)",
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
        "description": "Adds all of the layers and tables, or none. The server supplies an object id field and a global id field where\nthey are omitted. In a service that is a view, each layer has an `adminLayerInfo.viewLayerDefinition` that\nnames the layer to show. The caller must also administer the service of that layer.\n",
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
                          "addToDefinition.layers[0].fields[2].type: esriFieldTypeBlob is not a supported field type"
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
        "summary": "Get a layer as its owner sees it",
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
        "summary": "Get a layer as its owner sees it (POST)",
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
        "description": "Adds all of the fields and indexes, or none. A unique index on one field makes that field usable as\n`upsertMatchingField`; it is an error if the field already holds a value twice. Existing features have no\nvalue in a new field, or its default where the field is not nullable.\n",
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
            "description": "Success, or the reason why nothing was added.",
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
        "description": "Deletes all of the named layers and tables, or none. Waits for an append that is writing to one of them;\nappends that have not begun fail.\n",
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
        "description": "Deletes all of the named fields and indexes, or none. Deleting a field also deletes its values and its\nindexes. Object ids, global ids, fields of editor tracking and the indexes that every layer has cannot be\ndeleted.\n",
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
        "summary": "Recompute the extents of the layers",
        "description": "Reads the extent of each layer from its features again. Everything else is always up to date. The address of a\nlayer works as well: `…/FeatureServer/{layerId}/refresh`.\n",
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
        "summary": "Update the definition of a service",
        "description": "Changes the given members: capabilities, texts, editor tracking, ownership-based access control, sync and\nchange tracking. `Append` cannot be added while `supportsAppend` of a layer is false.\n",
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
        "summary": "Update the definition of a layer",
        "description": "Changes the given members. `supportsAppend` false disables append to the layer for all users. In a layer that is a\nview, `viewDefinitionQuery`, `adminLayerInfo` and `visible` of its `fields` determine which features and\nfields it shows; to change these, the caller must also administer the service of the source. All other\nproperties of its fields belong to the source.\n",
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
        "description": "Readers see the layer either full or empty. Object ids start from 1 again. Refused on views and on services\nwith sync.\n",
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
    "/rest/admin/users": {
      "get": {
        "operationId": "listUsers",
        "tags": [
          "Users"
        ],
        "summary": "Users and their roles",
        "description": "*Extension.* All users in the order in which they were added. For administrators.\n",
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
            "$ref": "#/components/responses/UserList"
          }
        }
      }
    },
    "/rest/admin/createUser": {
      "post": {
        "operationId": "createUser",
        "tags": [
          "Users"
        ],
        "summary": "Add a user",
        "description": "*Extension.* The reply holds the generated password and application password, which are shown this once. For\nadministrators.\n",
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
          "$ref": "#/components/requestBodies/CreateUser"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NewUser"
          }
        }
      }
    },
    "/rest/admin/signInFailures": {
      "get": {
        "operationId": "listSignInFailures",
        "tags": [
          "Users"
        ],
        "summary": "Recent sign-in failures",
        "description": "*Extension.* Wrong passwords that count toward the limits, by user name, client address or protected record, most\nfirst, at most 100. For administrators.\n",
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
            "$ref": "#/components/responses/SignInFailureList"
          }
        }
      }
    },
    "/rest/admin/users/{username}": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        }
      ],
      "get": {
        "operationId": "getUserAccount",
        "tags": [
          "Users"
        ],
        "summary": "A user with application passwords and tokens",
        "description": "*Extension.* No secret is in the reply. For administrators and the user.\n",
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
            "$ref": "#/components/responses/UserAccount"
          }
        }
      }
    },
    "/rest/admin/users/{username}/update": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        }
      ],
      "post": {
        "operationId": "updateUser",
        "tags": [
          "Users"
        ],
        "summary": "Change the role, or disable or enable",
        "description": "*Extension.* Send either `role` or `disabled`. A new role holds from the next request on, for tokens as well. Disabling\nends all tokens; enabling lets the user sign in with the password from before. The last administrator can be\nneither disabled nor given another role. For administrators.\n",
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
          "$ref": "#/components/requestBodies/UpdateUser"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/Account"
          }
        }
      }
    },
    "/rest/admin/users/{username}/password": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        }
      ],
      "post": {
        "operationId": "setUserPassword",
        "tags": [
          "Users"
        ],
        "summary": "Give a user a new password",
        "description": "*Extension.* Generates a password, which is in the reply this once, and ends all tokens. Application passwords stay.\nFor administrators.\n",
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
            "$ref": "#/components/responses/NewPassword"
          }
        }
      }
    },
    "/rest/admin/users/{username}/delete": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        }
      ],
      "post": {
        "operationId": "deleteUser",
        "tags": [
          "Users"
        ],
        "summary": "Remove a user",
        "description": "*Extension.* Only a user who owns nothing: the error names how many services, items, folders, records of the events\ncatalogue and unfinished jobs there are. The last administrator cannot be removed. For administrators.\n",
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
            "$ref": "#/components/responses/UserChanged"
          }
        }
      }
    },
    "/rest/admin/users/{username}/createApplicationPassword": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        }
      ],
      "post": {
        "operationId": "createApplicationPassword",
        "tags": [
          "Users"
        ],
        "summary": "Create an application password",
        "description": "*Extension.* The reply holds the password, which is shown this once. For administrators and the user.\n",
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
          "$ref": "#/components/requestBodies/CreateApplicationPassword"
        },
        "responses": {
          "200": {
            "$ref": "#/components/responses/NewApplicationPassword"
          }
        }
      }
    },
    "/rest/admin/users/{username}/applicationPasswords/{passwordId}/revoke": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        },
        {
          "$ref": "#/components/parameters/passwordId"
        }
      ],
      "post": {
        "operationId": "revokeApplicationPassword",
        "tags": [
          "Users"
        ],
        "summary": "Revoke an application password",
        "description": "*Extension.* It is refused from the next request on. For administrators and the user.\n",
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
            "$ref": "#/components/responses/UserChanged"
          }
        }
      }
    },
    "/rest/admin/users/{username}/tokens/{tokenId}/revoke": {
      "parameters": [
        {
          "$ref": "#/components/parameters/accountName"
        },
        {
          "$ref": "#/components/parameters/tokenId"
        }
      ],
      "post": {
        "operationId": "revokeUserToken",
        "tags": [
          "Users"
        ],
        "summary": "Revoke a token or a session by its id",
        "description": "*Extension.* It is refused from the next request on. For administrators and the user.\n",
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
            "$ref": "#/components/responses/UserChanged"
          }
        }
      }
    },
    "/rest/jobs": {
      "get": {
        "operationId": "listAllJobs",
        "tags": [
          "Append"
        ],
        "summary": "Jobs of all services",
        "description": "*Extension.* Newest first, of every kind: the caller's own and those of the caller's services, and all of them for\nadministrators.\n",
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
            "name": "state",
            "in": "query",
            "description": "Only jobs in this state.",
            "schema": {
              "$ref": "#/components/schemas/JobState"
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
            "$ref": "#/components/responses/AllJobs"
          }
        }
      }
    },
    "/rest/jobs/{jobId}/cancel": {
      "parameters": [
        {
          "$ref": "#/components/parameters/anyJobId"
        }
      ],
      "post": {
        "operationId": "cancelAnyJob",
        "tags": [
          "Append"
        ],
        "summary": "Stop a job of any kind",
        "description": "*Extension.* As `cancel` of a service's job, for every job that `/rest/jobs` lists.\n",
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
            "$ref": "#/components/responses/AnyJob"
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
        "summary": "Geocoding usage and its cost",
        "description": "*Extension.* Lists the caller's own usage, newest first. Administrators may ask for another user, or for all users\nwith `username=*`.\n",
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
            "description": "Another user, or `*` for all users; administrators only.",
            "schema": {
              "type": "string",
              "maxLength": 128
            }
          },
          {
            "name": "jobId",
            "in": "query",
            "description": "Id of the job whose usage to list.",
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
        "summary": "Geocoding usage and its cost (POST)",
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
        "description": "*Extension.* Number of seconds after which a retry may succeed; present for errors 429 and 503.",
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
        "description": "Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.\nPrograms send `json`: without `f`, they get the page.\n",
        "schema": {
          "$ref": "#/components/schemas/f"
        }
      },
      "token": {
        "name": "token",
        "in": "query",
        "description": "Token of `/sharing/rest/generateToken`, if no header carries one.",
        "schema": {
          "$ref": "#/components/schemas/AccessToken"
        }
      },
      "start": {
        "name": "start",
        "in": "query",
        "description": "Number of the first result, counted from 1.",
        "schema": {
          "type": "integer",
          "minimum": 1,
          "default": 1
        }
      },
      "num": {
        "name": "num",
        "in": "query",
        "description": "Maximum number of results. A value above 100 counts as 100.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "default": 10
        }
      },
      "IdempotencyKey": {
        "name": "Idempotency-Key",
        "in": "header",
        "description": "*Extension.* Text chosen by the caller. For a day, an identical request with the same key returns the first\nrequest's job; a different request with that key is an error.\n",
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
        "description": "Owner of the content: the caller, unless an administrator acts for another user.",
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
        "description": "Id or title of the folder.",
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
        "description": "Name of the service; case is ignored.",
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
        "description": "Id of the layer or table in its service.",
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
        "description": "Object id of the feature.",
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
        "description": "Id of the attachment; layers have no attachments.",
        "schema": {
          "type": "integer",
          "format": "int64",
          "minimum": 0
        }
      },
      "tileLevel": {
        "name": "z",
        "in": "path",
        "required": true,
        "description": "Level of the tile. At level 0 one tile shows the world; each next level has four times as many.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 22
        }
      },
      "tileRow": {
        "name": "y",
        "in": "path",
        "required": true,
        "description": "Row of the tile, from 0 in the north to 2^z - 1.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4194303
        }
      },
      "tileColumn": {
        "name": "x",
        "in": "path",
        "required": true,
        "description": "Column of the tile, from 0 in the west to 2^z - 1.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 4194303
        }
      },
      "ifNoneMatch": {
        "name": "If-None-Match",
        "in": "header",
        "description": "An `ETag` of an earlier reply. A tile that is as it was then is answered with status 304 and no bytes.",
        "schema": {
          "type": "string",
          "minLength": 1
        }
      },
      "jobId": {
        "name": "jobId",
        "in": "path",
        "required": true,
        "description": "The `jobId` or `itemId` of the submission. If several jobs have the `itemId`, it names the latest one that the\ncaller submitted to this layer or service. If the caller submitted none, it names the latest of all, for the\nowner of the service and administrators only.\n",
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
        "description": "The `itemID` of the upload.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "accountName": {
        "name": "username",
        "in": "path",
        "required": true,
        "description": "The user's name, in any case of its letters.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 128
        }
      },
      "passwordId": {
        "name": "passwordId",
        "in": "path",
        "required": true,
        "description": "Id of an application password of this user.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "tokenId": {
        "name": "tokenId",
        "in": "path",
        "required": true,
        "description": "Id of a token of this user.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "anyJobId": {
        "name": "jobId",
        "in": "path",
        "required": true,
        "description": "Id of a job of any kind.",
        "schema": {
          "type": "string",
          "minLength": 1,
          "maxLength": 64
        }
      },
      "queryFormat": {
        "name": "f",
        "in": "query",
        "description": "Format of the reply: a page, JSON, indented JSON, GeoJSON or a protocol buffer. Case is ignored.\n",
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
        "description": "Condition in a subset of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with ESCAPE, IS NULL,\n`DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and the functions UPPER,\nLOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name only fields of the layer.\n\nIt has the same meaning on every database. Text comparison and LIKE are case-sensitive, and text is ordered by\ncode point. UPPER and LOWER use Unicode's simple case mapping: one letter becomes one letter, independent of\nlanguage and position, so `ß` has no capital and `Σ` at the end of a word becomes `σ`. Together they may be\ncalled 100 times, not counting results that are compared with constants by `=`, `<>`, IN or LIKE. Arithmetic is\nin double precision: 7 / 2 is 3.5, and division by zero gives NULL. A time without an offset is UTC, and a date\nis its midnight. Text, numbers, dates and GUIDs cannot be compared with each other; a quoted text is read as the\ntype it is compared with.\n\nA date expression without a field may be moved by a number of days or by an interval, as in `CURRENT_TIMESTAMP -\n7` or `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may be inside UPPER or LOWER.\n\nA condition has at most 10,000 fields and constants, 50,000 tokens, 100 arithmetic operators, 1,000 function\ncalls, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has at most 10,000 characters and 100\n`%`; all patterns together have at most 4,000 `%`.\n",
        "schema": {
          "type": "string",
          "maxLength": 500000
        }
      },
      "objectIds": {
        "name": "objectIds",
        "in": "query",
        "description": "Object ids of the features, at most 10,000; other features are excluded even if they satisfy `where`.",
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
        "description": "Names of at most 2,000 fields in any case, or `*` for all. By default, only the object id.",
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
        "description": "True if features include their geometries.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": true
        }
      },
      "returnZ": {
        "name": "returnZ",
        "in": "query",
        "description": "True if geometries include z where the layer has it.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnM": {
        "name": "returnM",
        "in": "query",
        "description": "True if geometries include m where the layer has it.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "geometry": {
        "name": "geometry",
        "in": "query",
        "description": "Selects only features that have the relation `spatialRel` to this geometry. It is Esri JSON, or plain numbers:\n`xmin,ymin,xmax,ymax` for an envelope, `x,y` for a point.\n\nBetween Web Mercator and degrees, the geometry selects the same features as in its own plane. It does not\ncontinue on the other side of the antimeridian, and an area that goes beyond the edge of Web Mercator (85.06\ndegrees) reaches the pole. From and to other spatial references, sides follow the curvature of the earth, and\nareas may contain poles and cross the antimeridian. If a part of an area has no coordinates in the other\nreference, the part near the layer's features is used. A geometry that cannot be projected is an error of\n`geometry`.\n\nIt has at most 50,000 vertices, 5,000 rings or paths and 5,000,000 characters. At most 1,000,000 pairs of the\nboxes of its sides intersect, beyond one for each side, and a polygon crosses itself at most 50,000 times. The\ninside of a polygon that crosses itself is the points inside an odd number of its rings.\n",
        "schema": {
          "type": "string"
        }
      },
      "geometryType": {
        "name": "geometryType",
        "in": "query",
        "description": "Type of a `geometry` that does not show its own type: `esriGeometryEnvelope` (the default), `esriGeometryPoint`,\n`esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.\n",
        "schema": {
          "type": "string"
        }
      },
      "inSR": {
        "name": "inSR",
        "in": "query",
        "description": "Spatial reference of a `geometry` that names none, written as in `outSR`. By default, the layer's.",
        "schema": {
          "type": "string"
        }
      },
      "spatialRel": {
        "name": "spatialRel",
        "in": "query",
        "description": "Relation of features to `geometry`: `esriSpatialRelIntersects` (the default), `esriSpatialRelContains` (the\ngeometry contains the feature), `esriSpatialRelWithin` (the geometry is within the feature),\n`esriSpatialRelCrosses`, `esriSpatialRelOverlaps` or `esriSpatialRelTouches`. `esriSpatialRelEnvelopeIntersects`\nand `esriSpatialRelIndexIntersects` compare bounding boxes only. A feature that meets the geometry, or itself,\ntoo many times for a comparison of a few seconds is compared by whether sides cross. If that does not decide it,\nthe reply is an error of `geometry` with the object ids of such features: repair them, or compare bounding\nboxes.\n",
        "schema": {
          "type": "string"
        }
      },
      "outSR": {
        "name": "outSR",
        "in": "query",
        "description": "Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a\ndefinition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in\n`crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.\n",
        "schema": {
          "type": "string"
        }
      },
      "multipatchOption": {
        "name": "multipatchOption",
        "in": "query",
        "description": "Form of the geometries of a multipatch layer; other layers ignore it. By default, features have no geometry.\nSpatial filters and extents always use the footprint.\n`xyFootprint`: the covered area as polygons; `geometryType` is `esriGeometryPolygon`.\n`extent`: the bounding box of each, `{\"xmin\",\"ymin\",\"zmin\",\"xmax\",\"ymax\",\"zmax\"}`; `geometryType` is\n`esriGeometryEnvelope`. Requires `f=json` and the layer's own spatial reference.\n`patches`, an extension: every face as it was appended. Requires `f=json` and the layer's own spatial reference.\nA geometry is then `{\"hasZ\":true,\"patches\":[…]}`. Each patch is `{\"type\":\"tin\",\"triangles\":[ring,…]}` or, with\n`type` `multiPolygon` or `polyhedralSurface`, `{\"type\":…,\"polygons\":[[ring,…],…]}`. A ring is a closed list of\n`[x,y,z]`.\n",
        "schema": {
          "type": "string"
        }
      },
      "resultOffset": {
        "name": "resultOffset",
        "in": "query",
        "description": "Number of selected features to skip.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "default": 0
        }
      },
      "resultRecordCount": {
        "name": "resultRecordCount",
        "in": "query",
        "description": "Maximum number of features in the reply, up to the layer's `maxRecordCount`.",
        "schema": {
          "type": "integer",
          "minimum": 0
        }
      },
      "orderByFields": {
        "name": "orderByFields",
        "in": "query",
        "description": "Names of at most 100 fields, each optionally followed by `ASC` or `DESC`. By default, features are ordered by\nobject id.\n",
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
        "description": "True if the reply contains only the number of selected features.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnIdsOnly": {
        "name": "returnIdsOnly",
        "in": "query",
        "description": "True if the reply contains only the object ids of all selected features.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnExtentOnly": {
        "name": "returnExtentOnly",
        "in": "query",
        "description": "True if the reply contains only the bounding box of all selected features, in `outSR`. It is the box of their\nprojected vertices, also near poles and the antimeridian, precise to 1e-8 of a coordinate. In degrees, features\non both sides of the antimeridian have a box from about -180 to 180. A feature that has no coordinates in\n`outSR` is an error of `outSR`.\n",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnQueryGeometry": {
        "name": "returnQueryGeometry",
        "in": "query",
        "description": "With `f=json` and features: true if the reply contains `queryGeometry`, the geometry that features were compared\nwith, in `outSR`. It is `geometry` widened by `distance`; an envelope is returned as a polygon.\n",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnDistinctValues": {
        "name": "returnDistinctValues",
        "in": "query",
        "description": "True if the reply contains each combination of the `outFields` once, without geometries and object ids. With\n`returnCountOnly`, it contains the number of combinations.\n",
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
        "description": "With `outStatistics`: at most 100 fields; features with equal values in them form a group. `orderByFields` may\nthen name these fields and the statistics.\n",
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
        "description": "Condition that groups must satisfy, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,\n`STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of such a statistic may be used in\nits place, unless a field of `groupByFieldsForStatistics` has this name.\n",
        "schema": {
          "type": "string",
          "maxLength": 500000
        }
      },
      "resultType": {
        "name": "resultType",
        "in": "query",
        "description": "`none` (the default), `standard` or `tile`. The latter two allow more features in a reply: the layer's\n`standardMaxRecordCount` and `tileMaxRecordCount`.\n",
        "schema": {
          "type": "string"
        }
      },
      "maxRecordCountFactor": {
        "name": "maxRecordCountFactor",
        "in": "query",
        "description": "Factor that multiplies `maxRecordCount` for this reply.",
        "schema": {
          "type": "number",
          "minimum": 1,
          "maximum": 5
        }
      },
      "returnExceededLimitFeatures": {
        "name": "returnExceededLimitFeatures",
        "in": "query",
        "description": "False returns no features if there are more than a reply may have.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": true
        }
      },
      "quantizationParameters": {
        "name": "quantizationParameters",
        "in": "query",
        "description": "For `f=json` and `f=pbf`: coordinates are counted in whole steps of `tolerance` from a corner of `extent`.\nEach position after the first is the difference from the previous one. `transform` in the reply reverses\nthis.\n",
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
        "description": "Maximum deviation of simplified lines and rings, in units of `outSR`.",
        "schema": {
          "type": "number",
          "minimum": 0
        }
      },
      "geometryPrecision": {
        "name": "geometryPrecision",
        "in": "query",
        "description": "Number of decimals of coordinates.",
        "schema": {
          "type": "integer",
          "minimum": 0,
          "maximum": 17
        }
      },
      "distance": {
        "name": "distance",
        "in": "query",
        "description": "Distance by which the server widens `geometry` to a polygon before it applies `spatialRel`, at most 9,000\nkilometres. It is measured along the earth's surface if `geometry` is in degrees or in Web Mercator, otherwise\non the map. With 0, `geometry` is not widened.\n\nRefused if the outlines around the parts of `geometry` have more than 360,000 vertices in total. A point has\n360, and up to 1,080 for long distances; a line has at least as many for each 200 kilometres along the earth's\nsurface. If too many requests wait for such outlines, further ones are refused with code 503 and `Retry-After`.\n",
        "schema": {
          "type": "number",
          "minimum": 0
        }
      },
      "units": {
        "name": "units",
        "in": "query",
        "description": "Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,\n`esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. By default, the unit of the spatial reference of\n`geometry`; degrees are then measured on the map.\n",
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
        "description": "Without effect on the reply.",
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
        "description": "Not supported, since layers have no `timeInfo`: must be empty, `null` or `null,null`. Compare date fields in\n`where` instead.\n",
        "schema": {
          "type": "string"
        }
      },
      "historicMoment": {
        "name": "historicMoment",
        "in": "query",
        "description": "Not supported, since the server keeps no history: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "gdbVersion": {
        "name": "gdbVersion",
        "in": "query",
        "description": "The default version, such as `sde.DEFAULT`; other versions are not supported.",
        "schema": {
          "$ref": "#/components/schemas/GdbVersion"
        }
      },
      "uniqueIds": {
        "name": "uniqueIds",
        "in": "query",
        "description": "Not supported: must be empty. Use `objectIds` instead.",
        "schema": {
          "type": "string"
        }
      },
      "returnUniqueIdsOnly": {
        "name": "returnUniqueIdsOnly",
        "in": "query",
        "description": "True is not supported. Use `returnIdsOnly` instead.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "fullText": {
        "name": "fullText",
        "in": "query",
        "description": "Not supported: must be empty. Use LIKE in `where` instead.",
        "schema": {
          "type": "string"
        }
      },
      "text": {
        "name": "text",
        "in": "query",
        "description": "Part of the display field, in map services. Not supported: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "returnCentroid": {
        "name": "returnCentroid",
        "in": "query",
        "description": "True is not supported.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "returnEnvelope": {
        "name": "returnEnvelope",
        "in": "query",
        "description": "True is not supported.",
        "schema": {
          "type": "boolean",
          "x-coerce": "boolean",
          "default": false
        }
      },
      "sqlFormat": {
        "name": "sqlFormat",
        "in": "query",
        "description": "`standard` or `none`, which are equivalent. Others, such as `native`, are not supported: clients cannot send SQL\nof a database.\n",
        "schema": {
          "type": "string"
        }
      },
      "featureEncoding": {
        "name": "featureEncoding",
        "in": "query",
        "description": "`esriDefault`; other encodings are not supported.",
        "schema": {
          "type": "string"
        }
      },
      "defaultSR": {
        "name": "defaultSR",
        "in": "query",
        "description": "Not supported: must be empty. Use `inSR` and `outSR` instead.",
        "schema": {
          "type": "string"
        }
      },
      "datumTransformation": {
        "name": "datumTransformation",
        "in": "query",
        "description": "Not supported: must be empty. The server uses the most precise transformation that PROJ has for the location.\n",
        "schema": {
          "type": "string"
        }
      },
      "aggregateIds": {
        "name": "aggregateIds",
        "in": "query",
        "description": "Not supported: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "lod": {
        "name": "lod",
        "in": "query",
        "description": "Not supported: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "lodType": {
        "name": "lodType",
        "in": "query",
        "description": "Not supported: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "parameterValues": {
        "name": "parameterValues",
        "in": "query",
        "description": "Not supported: must be empty.",
        "schema": {
          "type": "string"
        }
      },
      "rangeValues": {
        "name": "rangeValues",
        "in": "query",
        "description": "Not supported: must be empty.",
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
      },
      "CreateUser": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/CreateUserParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/CreateUserParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/CreateUserParameters"
            }
          }
        }
      },
      "UpdateUser": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/UpdateUserParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/UpdateUserParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/UpdateUserParameters"
            }
          }
        }
      },
      "CreateApplicationPassword": {
        "required": true,
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/CreateApplicationPasswordParameters"
            }
          },
          "application/x-www-form-urlencoded": {
            "schema": {
              "$ref": "#/components/schemas/CreateApplicationPasswordParameters"
            }
          },
          "multipart/form-data": {
            "schema": {
              "$ref": "#/components/schemas/CreateApplicationPasswordParameters"
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
        "description": "The new service, or the reason why it was not created.",
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
                      "createParameters.name: must be unique; case is ignored"
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
        "description": "The folder, or an error with the reason.",
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
        "description": "Folder of the item after the move.",
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
        "description": "Success, with the groups that the item could not be shared with.",
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
        "description": "Success, with the groups that the item could not be unshared from.",
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
        "description": "The features, or the requested count, ids, extent or statistics of them.",
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
                        "description": "people: must be a whole number"
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
        "description": "Number of changed features.",
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
        "description": "Result of each edit, grouped by layer in the order of the request.",
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
                  "statusMessage": "Source rows share values of the matching field code; nothing was written.",
                  "messages": [
                    {
                      "type": "esriJobMessageTypeError",
                      "description": "Source rows share values of the matching field code; nothing was written."
                    },
                    {
                      "type": "esriJobMessageTypeError",
                      "description": "code BGO: rows 2 and 7"
                    }
                  ],
                  "errors": [
                    {
                      "sourceRow": 7,
                      "field": "code",
                      "value": "BGO",
                      "code": "duplicate_value",
                      "description": "an earlier source row has this key"
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
        "description": "Size limits of uploads.",
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
        "description": "The submitted job, or an error with the reason.",
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
                    "message": "Unable to append. Invalid parameters.",
                    "details": [
                      "edits: exactly one of edits, appendUploadId and appendItemId must be given, not 0"
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
        "description": "The token, or an error with the reason.",
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
        "description": "The token, or an error with the reason.",
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
      "UserList": {
        "description": "The users.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UserListReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "users": [
                    {
                      "name": "ada",
                      "role": "editor",
                      "disabled": false,
                      "created": 1767225600000
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
      "Account": {
        "description": "The user after the change.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UserReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "user": {
                    "name": "ada",
                    "role": "editor",
                    "disabled": false,
                    "created": 1767225600000
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
      "NewUser": {
        "description": "The user with the secrets.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/NewUserReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "user": {
                    "name": "ada",
                    "role": "editor",
                    "disabled": false,
                    "created": 1767225600000
                  },
                  "password": "k3fzq-9wnta-4hbpd-7mxru",
                  "applicationPassword": "abcd EFGH 1234 ijkl MNOP 5678"
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "NewPassword": {
        "description": "The user with the new password.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/NewPasswordReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "user": {
                    "name": "ada",
                    "role": "editor",
                    "disabled": false,
                    "created": 1767225600000
                  },
                  "password": "k3fzq-9wnta-4hbpd-7mxru"
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "UserAccount": {
        "description": "The user with application passwords and tokens.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/UserAccountReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "user": {
                    "name": "ada",
                    "role": "editor",
                    "disabled": false,
                    "created": 1767225600000
                  },
                  "applicationPasswords": [
                    {
                      "id": "8f14e45fceea167a",
                      "name": "laptop",
                      "created": 1767225600000
                    }
                  ],
                  "tokens": [
                    {
                      "id": "c9f0f895fb98ab91",
                      "kind": "session",
                      "expires": 1767254400000,
                      "boundTo": null
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
      "NewApplicationPassword": {
        "description": "The application password.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/NewApplicationPasswordReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "id": "8f14e45fceea167a",
                  "name": "laptop",
                  "created": 1767225600000,
                  "password": "abcd EFGH 1234 ijkl MNOP 5678"
                }
              },
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "SignInFailureList": {
        "description": "The failures.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/SignInFailureListReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "failures": [
                    {
                      "kind": "user",
                      "subject": "ada",
                      "count": 3,
                      "until": 1767225600000
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
      "UserChanged": {
        "description": "Done.",
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
              "tokenRequired": {
                "$ref": "#/components/examples/TokenRequired"
              }
            }
          }
        }
      },
      "AllJobs": {
        "description": "The jobs.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AllJobsReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "total": 1,
                  "start": 1,
                  "num": 10,
                  "nextStart": -1,
                  "jobs": [
                    {
                      "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                      "kind": "append",
                      "state": "completed",
                      "serviceName": "Cities",
                      "layerName": "Cities",
                      "owner": "ada",
                      "submissionTime": 1520876908117,
                      "lastUpdatedTime": 1520876913647,
                      "endTime": 1520876913647,
                      "recordCount": 2,
                      "errorCount": 0,
                      "statusMessage": ""
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
      "AnyJob": {
        "description": "The job.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/AnyJobReply"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "done": {
                "value": {
                  "job": {
                    "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                    "kind": "append",
                    "state": "completed",
                    "serviceName": "Cities",
                    "layerName": "Cities",
                    "owner": "ada",
                    "submissionTime": 1520876908117,
                    "lastUpdatedTime": 1520876913647,
                    "endTime": 1520876913647,
                    "recordCount": 2,
                    "errorCount": 0,
                    "statusMessage": ""
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
      "TokenRevoked": {
        "description": "Success, or an error with the reason.",
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
        "description": "The items found.",
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
        "description": "Success, or an error with the reason.",
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
        "description": "Status of the upload or job.",
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
                  "statusMessage": "1 of 3 records cannot be applied; nothing was written. Record 3: people: must be a number",
                  "itemId": "5d1f1f0e2c8b4d3c9a7e6f5b4a392817",
                  "jobId": "7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10",
                  "errors": [
                    {
                      "sourceRow": 3,
                      "field": "people",
                      "value": "many",
                      "code": "invalid_number",
                      "description": "must be a number"
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
        "description": "The new service, or an error with the reason.",
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
        "description": "The analysis of the source, or an error with the reason.",
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
        "description": "The features, or an error with the reason.",
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
                      "file: it has more than 1000 records, the most that maxRecordCount allows"
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
        "description": "The upload, or an error with the reason.",
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
        "description": "Attachments are not supported. Other errors, such as an unknown layer, come first.",
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
        "description": "Success, or the reason why nothing was changed.",
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
        "description": "The change, or an error with the reason.",
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
        "description": "The usage records.",
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
        "description": "The bytes, or an error with the reason.",
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
        "description": "A page, or the reason why there is none.",
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
        "description": "Reason why nothing was done.",
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
        "description": "Success; redirects to another page.",
        "headers": {
          "Location": {
            "description": "Path of that page.",
            "required": true,
            "schema": {
              "type": "string"
            }
          }
        }
      },
      "ViewSources": {
        "description": "The services; an empty list for a service that is not a view.",
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
        "description": "The row errors, or an error with the reason (an HTML page, or JSON with `f=json`).",
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
      },
      "VectorTileService": {
        "description": "The tiles of the service.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/VectorTileService"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "tiles": {
                "value": {
                  "currentVersion": 11.2,
                  "name": "Cities",
                  "copyrightText": "",
                  "capabilities": "TilesOnly",
                  "type": "indexedVector",
                  "defaultStyles": "resources/styles",
                  "tiles": [
                    "tile/{z}/{y}/{x}.pbf"
                  ],
                  "exportTilesAllowed": false,
                  "maxExportTilesCount": 0,
                  "initialExtent": {
                    "xmin": 500000,
                    "ymin": 8400000,
                    "xmax": 1300000,
                    "ymax": 9200000,
                    "spatialReference": {
                      "wkid": 102100,
                      "latestWkid": 3857
                    }
                  },
                  "fullExtent": {
                    "xmin": 500000,
                    "ymin": 8400000,
                    "xmax": 1300000,
                    "ymax": 9200000,
                    "spatialReference": {
                      "wkid": 102100,
                      "latestWkid": 3857
                    }
                  },
                  "minScale": 295828763.7957775,
                  "maxScale": 70.53107352157056,
                  "minzoom": 0,
                  "maxzoom": 22,
                  "tileInfo": {
                    "rows": 512,
                    "cols": 512,
                    "dpi": 96,
                    "format": "pbf",
                    "origin": {
                      "x": -20037508.342789244,
                      "y": 20037508.342789244
                    },
                    "spatialReference": {
                      "wkid": 102100,
                      "latestWkid": 3857
                    },
                    "lods": [
                      {
                        "level": 0,
                        "resolution": 78271.51696402048,
                        "scale": 295828763.7957775
                      }
                    ]
                  },
                  "resourceInfo": {
                    "styleVersion": 8,
                    "tileCompression": "gzip",
                    "cacheInfo": {
                      "storageInfo": {
                        "packetSize": 128,
                        "storageFormat": "compactV2"
                      }
                    }
                  },
                  "serviceItemId": "0c6b928f590f49ebac04761bab413e49"
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
      "VectorTile": {
        "description": "The tile, or why there is none.",
        "content": {
          "application/json": {
            "schema": {
              "$ref": "#/components/schemas/ErrorReply"
            },
            "examples": {
              "beyondGrid": {
                "value": {
                  "error": {
                    "code": 404,
                    "message": "There is no tile 1/2/0.",
                    "details": []
                  }
                }
              }
            }
          },
          "application/vnd.mapbox-vector-tile": {
            "schema": {
              "type": "string",
              "format": "binary",
              "description": "A `Tile` of https://github.com/mapbox/vector-tile-spec."
            },
            "example": "(bytes)"
          }
        }
      },
      "VectorTileStyle": {
        "description": "The style.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/VectorTileStyle"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "style": {
                "value": {
                  "version": 8,
                  "name": "Cities",
                  "sources": {
                    "esri": {
                      "type": "vector",
                      "url": "../../",
                      "tiles": [
                        "https://example.org/rest/services/Cities/VectorTileServer/tile/{z}/{y}/{x}.pbf"
                      ],
                      "minzoom": 0,
                      "maxzoom": 22,
                      "scheme": "xyz"
                    }
                  },
                  "layers": [
                    {
                      "id": "Cities",
                      "type": "circle",
                      "source": "esri",
                      "source-layer": "Cities",
                      "layout": {
                        "visibility": "visible"
                      },
                      "paint": {
                        "circle-radius": 4,
                        "circle-color": "rgba(0,112,255,1)",
                        "circle-opacity": 1,
                        "circle-stroke-color": "rgba(0,0,0,1)",
                        "circle-stroke-width": 0.933,
                        "circle-stroke-opacity": 1
                      }
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
      "TileJson": {
        "description": "The TileJSON.",
        "content": {
          "application/json": {
            "schema": {
              "anyOf": [
                {
                  "$ref": "#/components/schemas/TileJson"
                },
                {
                  "$ref": "#/components/schemas/ErrorReply"
                }
              ]
            },
            "examples": {
              "tiles": {
                "value": {
                  "tilejson": "3.0.0",
                  "name": "Cities",
                  "description": "",
                  "attribution": "",
                  "scheme": "xyz",
                  "tiles": [
                    "https://example.org/rest/services/Cities/VectorTileServer/tile/{z}/{y}/{x}.pbf"
                  ],
                  "minzoom": 0,
                  "maxzoom": 22,
                  "bounds": [
                    5.32,
                    59.91,
                    10.75,
                    63.43
                  ],
                  "center": [
                    8.035,
                    61.67,
                    0
                  ],
                  "vector_layers": [
                    {
                      "id": "Cities",
                      "description": "",
                      "fields": {
                        "OBJECTID": "Number",
                        "NAME": "String"
                      },
                      "minzoom": 0,
                      "maxzoom": 22
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
        "description": "Format of the reply: a page (`html`), compact JSON (`json`) or indented JSON (`pjson`). Case is ignored.\n"
      },
      "AccessToken": {
        "type": "string",
        "description": "Token from `/sharing/rest/generateToken`. Not needed with a header that carries one."
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
        "description": "Token of the page that contains the form."
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
            "description": "Path of the page to return to."
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
            "description": "One of the layer's `supportedAppendFormats`. If omitted, the server derives it from the file name."
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
            "description": "Field to match rows on."
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
            "description": "Client that the token is bound to: the `referer`, the address in `ip`, or the address of this request. By\ndefault, it is bound to the `referer` if one is given, otherwise to nothing.\n"
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
            "description": "Lifetime of the token in minutes, up to the server's limit. Default: set by the server's operator, initially 60\nminutes.\n"
          },
          "token": {
            "type": "string",
            "description": "Token to exchange for a new one."
          },
          "serverUrl": {
            "type": "string",
            "description": "With `token`: server that the new token is for."
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
            "description": "Type of the service; only `Feature Service` is supported."
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
            "description": "True if the layers of the service show those of other services, as in `createParameters`."
          },
          "title": {
            "type": "string",
            "minLength": 1,
            "maxLength": 256,
            "description": "Title of the service item; by default, the name of the service."
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
            "description": "Description of the service item; by default, that of the service."
          },
          "snippet": {
            "type": "string",
            "maxLength": 2048,
            "description": "Summary of the service item."
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
            "description": "Former name of `title`."
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
            "description": "Former name of `org`."
          },
          "groups": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 512,
            "items": {
              "type": "string",
              "maxLength": 128
            },
            "description": "This server has no groups; the reply lists all given groups in `notSharedWith`."
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
            "description": "Ids of the user's items."
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
            "description": "Former name of `org`."
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
            "description": "Ids of the user's items."
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
        "description": "The server keeps the members below. It refuses these by name, unless their value is empty (null, false, `[]`,\n`{}` or an empty text): `timeInfo`, `relationships`, `historicMoment`, `hasVersionedData`,\n`datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`,\n`isLocationTrackingService`, `isLocationTrackingView`, `isMultiServicesView`; `layers` and `tables`, which\n`addToDefinition` adds; `syncEnabled`, unless the capabilities have `Sync`; a `dateFieldsTimeReference` other\nthan UTC; an `xssPreventionInfo` that differs from the one that all services show; and unknown members of\n`editorTrackingInfo`. It ignores all other members.\n",
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
            "description": "Letters, digits and underscores, starting with a letter. Unique; case is ignored."
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
            "description": "Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and Append, in\nany case. By default, `Query,Uploads`. `Sync` and `ChangeTracking` only disable upserts, until the server\ntracks changes. Like `Extract`, they are stored, and shown only to administrators of the service.\n"
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
            "description": "*Extension.* Access to the service: the owner and administrators (`private`, the default), all signed-in\nusers (`org`), or everyone (`public`).\n"
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
            "description": "Extent that a map of the service begins with. The server projects it to the service's spatial reference.",
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
            "description": "True, for a view. To make a view read-only, omit the capabilities that write.\n"
          },
          "sourceSchemaChangesAllowed": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "For a view: false refuses to delete the fields that it shows from its sources. With true (the default), such\nfields disappear from the view. A field that its `viewDefinitionQuery` names cannot be deleted in either\ncase.\n"
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
        "description": "True if the reply contains `statusURL`, the address of the status of the change. The change is complete before\nthe reply is sent in either case.\n"
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
        "description": "Layers and tables to add. Members that `updateDefinition` changes are refused, and so is everything that a\n`ServiceDefinition` is refused for.\n",
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
        "description": "Accepts a layer description of another server. The server keeps the members below. It refuses these by name,\nunless their value is empty (null, false, `[]`, `{}` or an empty text): `timeInfo`, `relationships`,\n`subtypeField`, `subtypes`, `defaultSubtypeCode`, `fieldGroups`, `contingentValues`,\n`contingentValuesDefinition`, `hasContingentValuesDefinition`, `attributeRules`, `isDataVersioned`,\n`isDataBranchVersioned`, `isDataArchived`, `isDataReplicaTracked`, `changeTrackingInfo`, `historicMoment`,\n`datesInUnknownTimezone`, `enableZDefaults`, `onlyAllowTrueCurveUpdatesByTrueCurveClients`; a\n`dateFieldsTimeReference` other than UTC; `ownershipBasedAccessControlForFeatures` with a rule that is not true,\nwhich is set by `editorTrackingInfo` of the service; and fields with `visible` false, except in views. It\nignores all other members, which describe another server or how clients draw.\n",
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
            "description": "`esriGeometryPoint`, `esriGeometryMultipoint`, `esriGeometryPolyline`, `esriGeometryPolygon` or\n`esriGeometryMultiPatch`, which can be appended from shapefiles and databases only. Omitted for a table.\n"
          },
          "hasZ": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if geometries have z; always true for multipatches."
          },
          "hasM": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "True if geometries have m; always false for multipatches."
          },
          "spatialReference": {
            "description": "By default, the extent's, else the service's, else Web Mercator. Any `wkid` of EPSG or Esri that PROJ knows,\nor a definition as `wkt` or `wkt2`. x comes before y, regardless of the authority's axis order.\n",
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
            "description": "Names of the editor-tracking fields. If one of them is given, the layer has editor tracking even if the\nservice has none.\n",
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
            "description": "Source of a layer of a view.",
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
            "description": "For a view: it contains only features that satisfy this condition, for every query. Written as in `where`;\nit may name fields that the view does not show. Refused for other layers.\n"
          },
          "definitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "Another name of `viewDefinitionQuery`, which takes precedence."
          },
          "supportsAppend": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "False disables append to the layer; the service then loses the `Append` capability.\n"
          },
          "hasAttachments": {
            "type": [
              "boolean",
              "string",
              "null"
            ],
            "description": "False only; attachments are not supported."
          },
          "allowGeometryUpdates": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "False prevents edits and upserts from changing geometries, as the setting of the service does for all its\nlayers. The owner of the service and administrators may still change them.\n"
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
        "description": "Source layer of a view, with its rows and fields to show. Omitted members are read from `table`, where clients\nthat can join layers write them. Joins are not supported.\n",
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
            "description": "Shows only features with this relation to the geometry; null removes the filter.",
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
                "description": "Same as `spatialRel` of a query; by default, `esriSpatialRelIntersects`."
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
        "description": "Fields that the view shows: `*` for all, including those added to the source later, or a list of names. Object\nid, global id and geometry are always shown.\n",
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
            "description": "Letters, digits and underscores, at most 60, starting with a letter. Unique; case is ignored."
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
        "description": "Fields and indexes to add. Members that `updateDefinition` changes are refused, and so is everything that a\n`LayerDefinition` is refused for.\n",
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
            "description": "Values by field name. Whole numbers beyond 2^53 keep their digits in text fields and 64-bit fields.",
            "additionalProperties": {}
          },
          "geometry": {
            "description": "Esri JSON, in the spatial reference that it names, or in that of the layer. Curves are not supported.\n",
            "type": [
              "object",
              "null"
            ],
            "additionalProperties": {}
          },
          "compressedGeometry": {
            "description": "Not supported; a feature that has it instead of a geometry is refused.",
            "type": [
              "string",
              "null"
            ]
          }
        }
      },
      "FeatureUpdate": {
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
          },
          "expectedAttributes": {
            "type": "object",
            "description": "*Extension.* Values that the caller has read of some fields. Where the feature has another value before the updates\nof this request, its update fails with code 1020, and the description names the fields.\n",
            "additionalProperties": {}
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
            "description": "The new features. The server ignores object ids among their attributes.",
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
            "description": "The changed features, each with its object id or, with `useGlobalIds`, its global id.",
            "items": {
              "$ref": "#/components/schemas/FeatureUpdate"
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
            "description": "Object ids of the features. With `where` or `geometry`, only those that also satisfy these."
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
            "description": "True if the reply has a result for each deletion, at most 100,000. If false, the reply states only whether\nall of them succeeded.\n"
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
            "description": "Not supported: must be empty or 0."
          },
          "fullText": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "time": {
            "type": "string",
            "description": "Not supported: must be empty or `null`."
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: must be empty."
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
              "$ref": "#/components/schemas/FeatureUpdate"
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
            "description": "Empty lists only; attachments are not supported."
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
            "description": "The edits by layer. Each layer may occur once; at most 10,000 features in total.",
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
              "$ref": "#/components/schemas/FeatureUpdate"
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
            "description": "Empty lists only; attachments are not supported."
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
            "description": "Gives each field a `value`, or a `sqlExpression` over the fields of the same feature in the language of\n`where`.\n",
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
            "description": "`standard` or `none`, which are equivalent. `native` is not supported: clients cannot send SQL of a database."
          },
          "rollbackOnFailure": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "Without effect: all features are changed, or none."
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
            "description": "Not supported: must be empty."
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "objectIds": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "time": {
            "type": "string",
            "description": "Not supported: must be empty or `null`."
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: must be empty."
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
            "description": "Condition of at most 500,000 characters; a longer one is not valid."
          },
          "sqlType": {
            "type": "string",
            "enum": [
              "where",
              "expression",
              "statement"
            ],
            "default": "where",
            "description": "Kind of the text in `sql`. A `statement` is never valid."
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
            "description": "Not supported: must be empty."
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
            "description": "Format of the reply: a page, JSON, indented JSON, GeoJSON or a protocol buffer. Case is ignored.\n"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "where": {
            "type": "string",
            "maxLength": 500000,
            "description": "Condition in a subset of SQL-92: comparisons, AND, OR, NOT, parentheses, IN, BETWEEN, LIKE with ESCAPE, IS NULL,\n`DATE '…'`, `TIMESTAMP '…'`, `TIME '…'`, CURRENT_DATE, CURRENT_TIMESTAMP, + - * /, and the functions UPPER,\nLOWER, TRIM, CHAR_LENGTH, SUBSTRING, ABS, FLOOR, CEILING and COALESCE. It may name only fields of the layer.\n\nIt has the same meaning on every database. Text comparison and LIKE are case-sensitive, and text is ordered by\ncode point. UPPER and LOWER use Unicode's simple case mapping: one letter becomes one letter, independent of\nlanguage and position, so `ß` has no capital and `Σ` at the end of a word becomes `σ`. Together they may be\ncalled 100 times, not counting results that are compared with constants by `=`, `<>`, IN or LIKE. Arithmetic is\nin double precision: 7 / 2 is 3.5, and division by zero gives NULL. A time without an offset is UTC, and a date\nis its midnight. Text, numbers, dates and GUIDs cannot be compared with each other; a quoted text is read as the\ntype it is compared with.\n\nA date expression without a field may be moved by a number of days or by an interval, as in `CURRENT_TIMESTAMP -\n7` or `CURRENT_DATE - INTERVAL '1' MONTH`. The pattern of LIKE may be inside UPPER or LOWER.\n\nA condition has at most 10,000 fields and constants, 50,000 tokens, 100 arithmetic operators, 1,000 function\ncalls, and 64 levels of parentheses, NOT and functions. A pattern of LIKE has at most 10,000 characters and 100\n`%`; all patterns together have at most 4,000 `%`.\n"
          },
          "objectIds": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 10000,
            "items": {
              "type": "integer",
              "format": "int64"
            },
            "description": "Object ids of the features, at most 10,000; other features are excluded even if they satisfy `where`."
          },
          "outFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 2000,
            "items": {
              "type": "string"
            },
            "description": "Names of at most 2,000 fields in any case, or `*` for all. By default, only the object id."
          },
          "returnGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "True if features include their geometries."
          },
          "returnZ": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if geometries include z where the layer has it."
          },
          "returnM": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if geometries include m where the layer has it."
          },
          "geometry": {
            "type": "string",
            "description": "Selects only features that have the relation `spatialRel` to this geometry. It is Esri JSON, or plain numbers:\n`xmin,ymin,xmax,ymax` for an envelope, `x,y` for a point.\n\nBetween Web Mercator and degrees, the geometry selects the same features as in its own plane. It does not\ncontinue on the other side of the antimeridian, and an area that goes beyond the edge of Web Mercator (85.06\ndegrees) reaches the pole. From and to other spatial references, sides follow the curvature of the earth, and\nareas may contain poles and cross the antimeridian. If a part of an area has no coordinates in the other\nreference, the part near the layer's features is used. A geometry that cannot be projected is an error of\n`geometry`.\n\nIt has at most 50,000 vertices, 5,000 rings or paths and 5,000,000 characters. At most 1,000,000 pairs of the\nboxes of its sides intersect, beyond one for each side, and a polygon crosses itself at most 50,000 times. The\ninside of a polygon that crosses itself is the points inside an odd number of its rings.\n"
          },
          "geometryType": {
            "type": "string",
            "description": "Type of a `geometry` that does not show its own type: `esriGeometryEnvelope` (the default), `esriGeometryPoint`,\n`esriGeometryMultipoint`, `esriGeometryPolyline` or `esriGeometryPolygon`.\n"
          },
          "inSR": {
            "type": "string",
            "description": "Spatial reference of a `geometry` that names none, written as in `outSR`. By default, the layer's."
          },
          "spatialRel": {
            "type": "string",
            "description": "Relation of features to `geometry`: `esriSpatialRelIntersects` (the default), `esriSpatialRelContains` (the\ngeometry contains the feature), `esriSpatialRelWithin` (the geometry is within the feature),\n`esriSpatialRelCrosses`, `esriSpatialRelOverlaps` or `esriSpatialRelTouches`. `esriSpatialRelEnvelopeIntersects`\nand `esriSpatialRelIndexIntersects` compare bounding boxes only. A feature that meets the geometry, or itself,\ntoo many times for a comparison of a few seconds is compared by whether sides cross. If that does not decide it,\nthe reply is an error of `geometry` with the object ids of such features: repair them, or compare bounding\nboxes.\n"
          },
          "outSR": {
            "type": "string",
            "description": "Spatial reference of the geometries in the reply: a wkid of EPSG or Esri, or a JSON object with a wkid or a\ndefinition as `wkt` or `wkt2`. By default, the layer's own; for `f=geojson`, WGS 84, and any other is named in\n`crs`. Degrees on NAD83 (4269) and on WGS 84 (4326) are treated as equal.\n"
          },
          "multipatchOption": {
            "type": "string",
            "description": "Form of the geometries of a multipatch layer; other layers ignore it. By default, features have no geometry.\nSpatial filters and extents always use the footprint.\n`xyFootprint`: the covered area as polygons; `geometryType` is `esriGeometryPolygon`.\n`extent`: the bounding box of each, `{\"xmin\",\"ymin\",\"zmin\",\"xmax\",\"ymax\",\"zmax\"}`; `geometryType` is\n`esriGeometryEnvelope`. Requires `f=json` and the layer's own spatial reference.\n`patches`, an extension: every face as it was appended. Requires `f=json` and the layer's own spatial reference.\nA geometry is then `{\"hasZ\":true,\"patches\":[…]}`. Each patch is `{\"type\":\"tin\",\"triangles\":[ring,…]}` or, with\n`type` `multiPolygon` or `polyhedralSurface`, `{\"type\":…,\"polygons\":[[ring,…],…]}`. A ring is a closed list of\n`[x,y,z]`.\n"
          },
          "resultOffset": {
            "type": "integer",
            "minimum": 0,
            "default": 0,
            "description": "Number of selected features to skip."
          },
          "resultRecordCount": {
            "type": "integer",
            "minimum": 0,
            "description": "Maximum number of features in the reply, up to the layer's `maxRecordCount`."
          },
          "orderByFields": {
            "type": "array",
            "x-coerce": "list",
            "maxItems": 100,
            "items": {
              "type": "string"
            },
            "description": "Names of at most 100 fields, each optionally followed by `ASC` or `DESC`. By default, features are ordered by\nobject id.\n"
          },
          "returnCountOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains only the number of selected features."
          },
          "returnIdsOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains only the object ids of all selected features."
          },
          "returnExtentOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains only the bounding box of all selected features, in `outSR`. It is the box of their\nprojected vertices, also near poles and the antimeridian, precise to 1e-8 of a coordinate. In degrees, features\non both sides of the antimeridian have a box from about -180 to 180. A feature that has no coordinates in\n`outSR` is an error of `outSR`.\n"
          },
          "returnQueryGeometry": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "With `f=json` and features: true if the reply contains `queryGeometry`, the geometry that features were compared\nwith, in `outSR`. It is `geometry` widened by `distance`; an envelope is returned as a polygon.\n"
          },
          "returnDistinctValues": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the reply contains each combination of the `outFields` once, without geometries and object ids. With\n`returnCountOnly`, it contains the number of combinations.\n"
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
            "description": "With `outStatistics`: at most 100 fields; features with equal values in them form a group. `orderByFields` may\nthen name these fields and the statistics.\n"
          },
          "having": {
            "type": "string",
            "maxLength": 500000,
            "description": "Condition that groups must satisfy, in the language of `where` with `COUNT`, `SUM`, `MIN`, `MAX`, `AVG`,\n`STDDEV` and `VAR` of a field, and `COUNT(*)`. The `outStatisticFieldName` of such a statistic may be used in\nits place, unless a field of `groupByFieldsForStatistics` has this name.\n"
          },
          "resultType": {
            "type": "string",
            "description": "`none` (the default), `standard` or `tile`. The latter two allow more features in a reply: the layer's\n`standardMaxRecordCount` and `tileMaxRecordCount`.\n"
          },
          "maxRecordCountFactor": {
            "type": "number",
            "minimum": 1,
            "maximum": 5,
            "description": "Factor that multiplies `maxRecordCount` for this reply."
          },
          "returnExceededLimitFeatures": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": true,
            "description": "False returns no features if there are more than a reply may have."
          },
          "quantizationParameters": {
            "$ref": "#/components/schemas/QuantizationParameters",
            "description": "For `f=json` and `f=pbf`: coordinates are counted in whole steps of `tolerance` from a corner of `extent`.\nEach position after the first is the difference from the previous one. `transform` in the reply reverses\nthis.\n"
          },
          "maxAllowableOffset": {
            "type": "number",
            "minimum": 0,
            "description": "Maximum deviation of simplified lines and rings, in units of `outSR`."
          },
          "geometryPrecision": {
            "type": "integer",
            "minimum": 0,
            "maximum": 17,
            "description": "Number of decimals of coordinates."
          },
          "distance": {
            "type": "number",
            "minimum": 0,
            "description": "Distance by which the server widens `geometry` to a polygon before it applies `spatialRel`, at most 9,000\nkilometres. It is measured along the earth's surface if `geometry` is in degrees or in Web Mercator, otherwise\non the map. With 0, `geometry` is not widened.\n\nRefused if the outlines around the parts of `geometry` have more than 360,000 vertices in total. A point has\n360, and up to 1,080 for long distances; a line has at least as many for each 200 kilometres along the earth's\nsurface. If too many requests wait for such outlines, further ones are refused with code 503 and `Retry-After`.\n"
          },
          "units": {
            "type": "string",
            "description": "Unit of `distance`: `esriSRUnit_Meter`, `esriSRUnit_Kilometer`, `esriSRUnit_Foot`, `esriSRUnit_StatuteMile`,\n`esriSRUnit_NauticalMile` or `esriSRUnit_USNauticalMile`. By default, the unit of the spatial reference of\n`geometry`; degrees are then measured on the map.\n"
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
            "description": "Without effect on the reply."
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
            "description": "Not supported, since layers have no `timeInfo`: must be empty, `null` or `null,null`. Compare date fields in\n`where` instead.\n"
          },
          "historicMoment": {
            "type": "string",
            "description": "Not supported, since the server keeps no history: must be empty."
          },
          "gdbVersion": {
            "$ref": "#/components/schemas/GdbVersion"
          },
          "uniqueIds": {
            "type": "string",
            "description": "Not supported: must be empty. Use `objectIds` instead."
          },
          "returnUniqueIdsOnly": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported. Use `returnIdsOnly` instead."
          },
          "fullText": {
            "type": "string",
            "description": "Not supported: must be empty. Use LIKE in `where` instead."
          },
          "text": {
            "type": "string",
            "description": "Part of the display field, in map services. Not supported: must be empty."
          },
          "returnCentroid": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported."
          },
          "returnEnvelope": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True is not supported."
          },
          "sqlFormat": {
            "type": "string",
            "description": "`standard` or `none`, which are equivalent. Others, such as `native`, are not supported: clients cannot send SQL\nof a database.\n"
          },
          "featureEncoding": {
            "type": "string",
            "description": "`esriDefault`; other encodings are not supported."
          },
          "defaultSR": {
            "type": "string",
            "description": "Not supported: must be empty. Use `inSR` and `outSR` instead."
          },
          "datumTransformation": {
            "type": "string",
            "description": "Not supported: must be empty. The server uses the most precise transformation that PROJ has for the location.\n"
          },
          "aggregateIds": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "lod": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "lodType": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "parameterValues": {
            "type": "string",
            "description": "Not supported: must be empty."
          },
          "rangeValues": {
            "type": "string",
            "description": "Not supported: must be empty."
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
            "description": "`count`, `sum`, `min`, `max`, `avg`, `stddev` or `var` (the last two of a sample), in any case.\n`exceedslimit` needs no field and is 1 if a limit is exceeded, otherwise 0. The limit is `maxPointCount`\nfeatures on a layer of points. On other layers, it is `maxRecordCount` features or `maxVertexCount` vertices\nin total.\n"
          },
          "onStatisticField": {
            "type": "string",
            "description": "Required except for `exceedslimit`. `count` on `1` counts the features themselves."
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
            "description": "By default, the type and the field, such as `count_NAME`."
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
            "description": "`view` (the default) omits positions that coincide; `edit` keeps all."
          },
          "originPosition": {
            "type": "string",
            "description": "`upperLeft` (the default) or `lowerLeft`."
          },
          "tolerance": {
            "type": "number",
            "description": "Size of a step in units of `outSR`, greater than 0."
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
            "description": "Features as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`.\n"
          },
          "appendUploadId": {
            "type": "string",
            "description": "The `itemID` of a committed upload of the caller."
          },
          "appendItemId": {
            "type": "string",
            "description": "The id of a stored item."
          },
          "appendUploadFormat": {
            "type": "string",
            "description": "One of the layer's `supportedAppendFormats`, case-insensitive; `featureCollection` if omitted. The server reads\ntables of mobile geodatabases (`sqlite`). It refuses their feature classes by name, because the format of their\nshapes is not public.\n\nText of a shapefile's table is decoded with the code page of its `.cpg` file, else with that of the language\ndriver id in its header. A code page that is not supported refuses the file; a row whose bytes do not decode is\nrefused. If neither states a code page, the server chooses UTF-8 or windows-1252, whichever fits most of the\ntext, and names its choice in a warning of the job. Numbers keep every digit. A cell that is not a number is\nrefused, as in CSV. A cell filled with `*`, which marks a number too long for its column, becomes null, as in\nGDAL. Memo and binary columns are left out, with a warning. Columns with the same name get a number, as in CSV.\n"
          },
          "appendSourceInfo": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Options for reading a CSV or Excel file; required for these formats, may be empty. Accepts the\n`publishParameters` that analyze returns, so unknown members are ignored. For other formats, the server reads\nonly `dateFieldsTimeReference`, the column names in `layerInfo.fields` (databases and shapefiles) and `sourceSR`\n(JSON).\n\n`encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as\n`utf-8`, `windows-1251`, `shift_jis` or `gbk`, case-insensitive. An unknown encoding is refused, and so are\nother names of this member, such as `charset` and `sourceEncoding`. A byte order mark takes precedence over it.\nWithout either, the text is read as UTF-8, or as UTF-16 if its zero bytes indicate that. Rows whose bytes do not\ndecode are refused, with the field and `invalid_text`. If at least ten in eleven characters beyond ASCII are not\nvalid UTF-8, counted over the whole file, the server reads it as `windows-1252` and reports this in a message.\nIt does not guess if bytes are undefined in windows-1252, or in an upsert that updates features; it refuses\nthese rows. JSON must be UTF-8, and another `encoding` is refused. The other formats state their own encoding,\nand `encoding` is refused.\n\nA CSV file may have at most 20,000 columns, a sheet 16,384. A column name that repeats an earlier one gets one\nor more `_`, or a number, at its end.\n\nThe `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin,\nevery other from the one before. This applies to z and m if `scale` has a number above 0 for them; otherwise\nthey are values. A `crs` of GeoJSON applies to its collection; features and geometries that state another one\nare refused. Also refused are features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a\ngeometry, numbers outside the range of a double, and features that are not valid UTF-8. Whole numbers beyond\n2^53 keep their digits in text and 64-bit fields.\n\nFor a date field, a number in a workbook cell is a day count, as in the workbook, whether or not the cell has a\ndate format. A number too large for a day count is read by its digits, as text is.\n\nAddresses (`locationType` `address`) are searched only in `sourceCountry` if it is given: a code such as `NO`,\nor several separated by commas. `sourceCountryHint` is the country of rows that do not name one. A postcode\nwithout a city, region or country may exist in many countries. The embedded gazetteer, which knows postcodes of\nthe USA, gives it a score of 55, which does not count as a match (see `Score`, and the reason in the report).\n"
          },
          "sourceTableName": {
            "type": "string",
            "description": "Name of the table to read, if the source has several."
          },
          "fieldMappings": {
            "$ref": "#/components/schemas/FieldMappings"
          },
          "layerMappings": {
            "type": "array",
            "x-coerce": "json",
            "maxItems": 1000,
            "description": "Mappings of several layers, at most 1,000; only the entry of this layer applies.",
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
                  "description": "Number of the table, instead of its name."
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
            "description": "Destination fields to write, at most 2,000. Default: all fields that the source has."
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
            "description": "With `upsert`: true if matched features also get the geometry of the source. If `allowGeometryUpdates` does not\nlet the caller move features, rows that would move their feature are refused.\n"
          },
          "keepCreator": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* With `upsert`, on a layer with editor tracking: true if updated features keep their creator and\ncreation date. By default, the append sets all four editor tracking fields in updated features as in new ones:\nthe caller becomes creator and editor, and both dates are the time of the append. New features always get the\ncaller as their creator.\n"
          },
          "upsertMatchingField": {
            "type": "string",
            "description": "Field to match on. It must have its own unique index. Takes precedence over `useGlobalIds`."
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
            "description": "True if the append first empties the layer, in the same transaction: readers see either the old or the new\nfeatures. Object ids of the new features start at 1. Refused with `upsert`.\n"
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "editsUploadId": {
            "type": "string",
            "description": "Alias of `appendUploadId`."
          },
          "editsUploadFormat": {
            "type": "string",
            "description": "Alias of `appendUploadFormat`."
          },
          "appendSourceFilter": {
            "type": "string",
            "description": "Filter on rows of the source: a condition in the syntax of `where` of a query, on the source's fields, as plain\ntext or JSON: `{\"where\": \"POP > 100\"}`. Supported only for formats with typed columns, listed in\n`supportedAppendSourceFilterFormats`. A value that does not have its column's type counts as null. Rows that do\nnot match are not counted as records; a message of the job states their number.\n"
          },
          "dryRun": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* True to do everything except write. The report has the counts of rows that would be inserted,\nupdated, unchanged or refused. Addresses are geocoded and charged as usual; if the provider's answers may be\ncached, a later append reuses them.\n"
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
            "description": "Features as text: a feature collection, or GeoJSON with `appendUploadFormat=geojson`.\n"
          },
          "appendUploadId": {
            "type": "string",
            "description": "The `itemID` of a committed upload of the caller."
          },
          "appendItemId": {
            "type": "string",
            "description": "The id of a stored item."
          },
          "appendUploadFormat": {
            "type": "string",
            "description": "One of the layer's `supportedAppendFormats`, case-insensitive; `featureCollection` if omitted. The server reads\ntables of mobile geodatabases (`sqlite`). It refuses their feature classes by name, because the format of their\nshapes is not public.\n\nText of a shapefile's table is decoded with the code page of its `.cpg` file, else with that of the language\ndriver id in its header. A code page that is not supported refuses the file; a row whose bytes do not decode is\nrefused. If neither states a code page, the server chooses UTF-8 or windows-1252, whichever fits most of the\ntext, and names its choice in a warning of the job. Numbers keep every digit. A cell that is not a number is\nrefused, as in CSV. A cell filled with `*`, which marks a number too long for its column, becomes null, as in\nGDAL. Memo and binary columns are left out, with a warning. Columns with the same name get a number, as in CSV.\n"
          },
          "appendSourceInfo": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Options for reading a CSV or Excel file; required for these formats, may be empty. Accepts the\n`publishParameters` that analyze returns, so unknown members are ignored. For other formats, the server reads\nonly `dateFieldsTimeReference`, the column names in `layerInfo.fields` (databases and shapefiles) and `sourceSR`\n(JSON).\n\n`encoding` (*extension*) names the encoding of a CSV file: a label of the WHATWG Encoding Standard, such as\n`utf-8`, `windows-1251`, `shift_jis` or `gbk`, case-insensitive. An unknown encoding is refused, and so are\nother names of this member, such as `charset` and `sourceEncoding`. A byte order mark takes precedence over it.\nWithout either, the text is read as UTF-8, or as UTF-16 if its zero bytes indicate that. Rows whose bytes do not\ndecode are refused, with the field and `invalid_text`. If at least ten in eleven characters beyond ASCII are not\nvalid UTF-8, counted over the whole file, the server reads it as `windows-1252` and reports this in a message.\nIt does not guess if bytes are undefined in windows-1252, or in an upsert that updates features; it refuses\nthese rows. JSON must be UTF-8, and another `encoding` is refused. The other formats state their own encoding,\nand `encoding` is refused.\n\nA CSV file may have at most 20,000 columns, a sheet 16,384. A column name that repeats an earlier one gets one\nor more `_`, or a number, at its end.\n\nThe `transform` of a quantized feature set is decoded: the first vertex of each part counts from the origin,\nevery other from the one before. This applies to z and m if `scale` has a number above 0 for them; otherwise\nthey are values. A `crs` of GeoJSON applies to its collection; features and geometries that state another one\nare refused. Also refused are features with curves, `compressedGeometry`, or `place` of JSON-FG instead of a\ngeometry, numbers outside the range of a double, and features that are not valid UTF-8. Whole numbers beyond\n2^53 keep their digits in text and 64-bit fields.\n\nFor a date field, a number in a workbook cell is a day count, as in the workbook, whether or not the cell has a\ndate format. A number too large for a day count is read by its digits, as text is.\n\nAddresses (`locationType` `address`) are searched only in `sourceCountry` if it is given: a code such as `NO`,\nor several separated by commas. `sourceCountryHint` is the country of rows that do not name one. A postcode\nwithout a city, region or country may exist in many countries. The embedded gazetteer, which knows postcodes of\nthe USA, gives it a score of 55, which does not count as a match (see `Score`, and the reason in the report).\n"
          },
          "sourceTableName": {
            "type": "string",
            "description": "Name of the table to read, if the source has several."
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
            "description": "Layers to write, at most 1,000. Default: the layers in `layerMappings`, otherwise layer 0."
          },
          "layerMappings": {
            "type": "array",
            "x-coerce": "json",
            "maxItems": 1000,
            "description": "Table and field mappings of each layer, for at most 1,000 layers. Each entry has the `id` of a different layer\nof the append.\n",
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
                  "description": "Number of the table, instead of its name."
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
            "description": "Destination fields to write, at most 2,000. Default: all fields that the source has."
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
            "description": "With `upsert`: true if matched features also get the geometry of the source. If `allowGeometryUpdates` does not\nlet the caller move features, rows that would move their feature are refused.\n"
          },
          "keepCreator": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* With `upsert`, on a layer with editor tracking: true if updated features keep their creator and\ncreation date. By default, the append sets all four editor tracking fields in updated features as in new ones:\nthe caller becomes creator and editor, and both dates are the time of the append. New features always get the\ncaller as their creator.\n"
          },
          "upsertMatchingField": {
            "type": "string",
            "description": "Field to match on. It must have its own unique index. Takes precedence over `useGlobalIds`."
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
            "description": "True if the append first empties the layer, in the same transaction: readers see either the old or the new\nfeatures. Object ids of the new features start at 1. Refused with `upsert`.\n"
          },
          "returnEditMoment": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false
          },
          "editsUploadId": {
            "type": "string",
            "description": "Alias of `appendUploadId`."
          },
          "editsUploadFormat": {
            "type": "string",
            "description": "Alias of `appendUploadFormat`."
          },
          "appendSourceFilter": {
            "type": "string",
            "description": "Filter on rows of the source: a condition in the syntax of `where` of a query, on the source's fields, as plain\ntext or JSON: `{\"where\": \"POP > 100\"}`, or `[{\"id\": 0, \"where\": \"POP > 100\"}]` for some of the layers. Supported\nonly for formats with typed columns, listed in `supportedAppendSourceFilterFormats`. A value that does not have\nits column's type counts as null. Rows that do not match are not counted as records; a message of the job states\ntheir number.\n"
          },
          "dryRun": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "*Extension.* True to do everything except write. The report has the counts of rows that would be inserted,\nupdated, unchanged or refused. Addresses are geocoded and charged as usual; if the provider's answers may be\ncached, a later append reuses them.\n"
          }
        }
      },
      "FieldMappings": {
        "type": "array",
        "x-coerce": "json",
        "maxItems": 2000,
        "description": "Destination fields that take their values from source fields with other names; at most 2,000.",
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
              "description": "Alias of `source`."
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
            "description": "Lifetime in minutes; limited as for `generateToken`."
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
            "description": "Token to revoke."
          },
          "client_id": {
            "type": "string",
            "maxLength": 128,
            "description": "Accepted and ignored."
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
            "description": "Number of the first result, counted from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "Maximum number of results. A value above 100 counts as 100."
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
            "description": "Words and `field:value` pairs with AND, OR, NOT, quotes and parentheses; fields are title, type, owner, id, tags, name, snippet, access and group. `group` matches nothing, since there are no groups."
          },
          "filter": {
            "type": "string",
            "maxLength": 2000,
            "description": "Second condition, in the same syntax as `q`; items must match both."
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "default": 1,
            "description": "Number of the first result, from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "Maximum number of results. Values above 100 count as 100."
          },
          "sortField": {
            "type": "string",
            "maxLength": 64,
            "description": "One of title, name, created, modified, type, owner and size; name sorts like title."
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
            "description": "`publish`. Default: the upload in parts."
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
            "description": "Another user, or `*` for all; for administrators only."
          },
          "jobId": {
            "type": "string",
            "maxLength": 64
          },
          "start": {
            "type": "integer",
            "minimum": 1,
            "default": 1,
            "description": "Number of the first result, counted from 1."
          },
          "num": {
            "type": "integer",
            "minimum": 0,
            "default": 10,
            "description": "Maximum number of results. A value above 100 counts as 100."
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
            "description": "Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
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
            "description": "Stored as sent; a client that shows it as HTML must sanitize it."
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
            "description": "Terms of use; stored as sent, like `description`."
          },
          "extent": {
            "type": "string",
            "maxLength": 256,
            "description": "`xmin,ymin,xmax,ymax` in degrees."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "File name, if the file part has none."
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
            "description": "Accepted and ignored."
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
            "description": "Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
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
            "description": "Stored as sent; a client that shows it as HTML must sanitize it."
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
            "description": "Terms of use; stored as sent, like `description`."
          },
          "extent": {
            "type": "string",
            "maxLength": 256,
            "description": "`xmin,ymin,xmax,ymax` in degrees."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "File name, if the file part has none."
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
            "description": "Accepted and ignored."
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "The content as text, instead of a file."
          },
          "dataUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Not supported: content is stored, not linked."
          },
          "multipart": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "True if the content is sent in parts."
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
            "description": "Type of the item, such as `CSV`, `Microsoft Excel`, `Shapefile`, `File Geodatabase`, `GeoJson`, `SQLite Geodatabase`, `GeoPackage` or `Feature Collection`."
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
            "description": "Stored as sent; a client that shows it as HTML must sanitize it."
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
            "description": "Terms of use; stored as sent, like `description`."
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
            "description": "True if an empty `typeKeywords`, `tags`, `description`, `snippet`, `accessInformation`, `licenseInfo` or `extent` clears the member; by default, empty members change nothing."
          },
          "filename": {
            "type": "string",
            "maxLength": 256,
            "description": "File name, if the file part has none."
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
            "description": "Accepted and ignored."
          },
          "file": {
            "type": "string",
            "format": "binary",
            "description": "The file; the part may have any name."
          },
          "text": {
            "type": "string",
            "description": "The content as text, instead of a file."
          },
          "dataUrl": {
            "type": "string",
            "maxLength": 2048,
            "description": "Not supported: content is stored, not linked."
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
            "description": "Id of the item to publish."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "Format of the item, as in `appendUploadFormat`. Default: derived from its `type`."
          },
          "publishParameters": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "Parameters from `analyze`. `layerInfo` is checked like a `LayerDefinition`. Non-empty `indexes`, `types`,\n`typeIdField`, `editFieldsInfo`, `supportsAppend` and `allowGeometryUpdates` are also refused: set them once the\nlayer exists. `description`, `serviceDescription`, `copyrightText`, `capabilities` and `editorTrackingInfo`\napply to the service.\n"
          },
          "overwrite": {
            "type": "boolean",
            "x-coerce": "boolean",
            "default": false,
            "description": "Not supported: append with `truncateExisting` instead."
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
            "description": "Id of a stored item."
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
            "description": "*Extension.* Layer to which the caller may append. With it, the reply has `fieldMappings`, `unmatchedSourceFields`\nand `unfilledFields`.\n",
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
            "description": "URL of the file; only public addresses, unless the server allows others."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "`csv`, `excel`, `shapefile`, `geoPackage` or `fileGeodatabase`, case-insensitive; *extension*: any format of `append`. Default: derived from the file."
          },
          "analyzeParameters": {
            "type": "object",
            "x-coerce": "json",
            "additionalProperties": true,
            "description": "enableGlobalGeocoding, sourceCountry, sourceCountryHint, locationType, sourceSR, sourceTableName, columnDelimiter, qualifier and encoding (as in `appendSourceInfo`) are read. sourceLocale is ignored, since a language does not imply a country."
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
            "description": "Id of a stored item."
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
            "description": "URL of the file; only public addresses, unless the server allows others."
          },
          "filetype": {
            "type": "string",
            "maxLength": 64,
            "description": "`csv`, `excel`, `shapefile`, `geoPackage` or `geojson`, case-insensitive; *extension*: any format of `append`. Default: derived from the file."
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
            "description": "MD5, SHA-1 or SHA-256 of the whole file in hexadecimal digits; the length determines which."
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
            "description": "Id of the layer. A number may be written as text, as some clients do."
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
            "description": "Name of a field or index; case is ignored."
          }
        }
      },
      "ServiceChanges": {
        "type": "object",
        "description": "Changes the members below. A client may send back a whole definition that it has read. `name`, `units`,\n`isView`, `isUpdatableView`, `supportedQueryFormats` and `serviceItemId` are refused if they differ from the\ncurrent value. Everything that a `ServiceDefinition` is refused for is refused as well.\n",
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
            "description": "Comma list of Query, Create, Update, Delete, Editing, Sync, ChangeTracking, Uploads, Extract and Append, in\nany case. Omitted capabilities are removed, including those that only the administration resources of the\nservice and its layers list. To change part of a definition, read it from the administration resources.\n"
          },
          "access": {
            "type": "string",
            "enum": [
              "private",
              "org",
              "public"
            ],
            "description": "*Extension.* Who may see the service, as in `ServiceDefinition`."
          },
          "syncEnabled": {
            "type": "boolean",
            "description": "True adds `Sync` to the capabilities. False removes it, unless `capabilities` is given as well and then\ntakes precedence: all resources show false, since replicas are not supported.\n"
          },
          "supportsAppend": {
            "type": "boolean",
            "description": "*Extension.* Sets `supportsAppend` of all layers. False disables append for all users, including the owner\nand administrators, and removes the `Append` capability.\n"
          },
          "maxRecordCount": {
            "type": "integer",
            "minimum": 1,
            "maximum": 32000
          },
          "initialExtent": {
            "description": "Extent that a map of the service begins with. The server projects it to the service's spatial reference.",
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
            "description": "Current value only: it cannot be changed. Each layer may have its own.",
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
        "description": "Changes the members below. A client may send back a whole definition that it has read. `id`, `type`,\n`objectIdField`, `globalIdField`, `uniqueIdField`, `maxRecordCount`, `hasStaticData`, `isView`,\n`geometryProperties`, `supportedQueryFormats` and `serviceItemId` are refused if they differ from the current\nvalue. Everything that a `LayerDefinition` is refused for is refused as well, except ownership.\n",
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
            "description": "Field that holds the type of a feature. Without it, the layer has no `types`."
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
            "description": "Current value only: it cannot be changed."
          },
          "hasZ": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Current value only: it cannot be changed."
          },
          "hasM": {
            "type": [
              "boolean",
              "null"
            ],
            "description": "Current value only: it cannot be changed."
          },
          "spatialReference": {
            "description": "Current value only: it cannot be changed.",
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
            "description": "Editor-tracking fields, created where the layer lacks them. Null ends tracking and keeps the fields.\n",
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
            "description": "*Extension.* False disables append for all users, including the owner and administrators, and removes\n`Append` from the service's capabilities.\n"
          },
          "allowGeometryUpdates": {
            "type": "boolean",
            "description": "Setting of this layer alone. While the service, or the source of a view, does not allow geometry updates,\nfalse changes nothing, so that whole definitions can be sent back.\n"
          },
          "hasAttachments": {
            "type": [
              "boolean",
              "string",
              "null"
            ],
            "description": "False only; attachments are not supported."
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
            "description": "For a view: it contains only features that satisfy this condition, for every query. Written as in `where`;\nit may name fields that the view does not show. Refused for other layers.\n"
          },
          "definitionQuery": {
            "type": [
              "string",
              "null"
            ],
            "maxLength": 10000,
            "description": "Another name of `viewDefinitionQuery`, which takes precedence."
          },
          "fields": {
            "type": "array",
            "maxItems": 500,
            "description": "Fields by name, with their changed properties.",
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
                  "description": "Current value only: it cannot be changed."
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
                  "description": "Maximum length of text; it can only increase. The change is slow on large tables."
                },
                "nullable": {
                  "type": "boolean",
                  "description": "False requires that all rows have a value. The change is slow on large tables."
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
                  "description": "For a view: true if it shows the field."
                }
              }
            }
          },
          "indexes": {
            "type": "array",
            "maxItems": 500,
            "description": "Indexes by name, with their changed properties. Indexes that every layer has cannot be changed. The change\nis slow on large tables.\n",
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
                "description": "*Extension.* Number of seconds after which a retry may succeed: after too many failed sign-ins, or while the server is overloaded."
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
            "description": "Comma list of the operations that clients may call on the service. At the administration address, all\ncapabilities that are set, including `Sync`, `ChangeTracking` and `Extract`, which are not supported yet.\n"
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
            "description": "Always false; replicas are not supported."
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
                "description": "*Extension.* Who may see the service, as in `ServiceDefinition`."
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
            "description": "Maximum number of characters of text; for other types, the length that clients expect."
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
        "description": "A layer, or a table, which has no members about geometry.",
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
            "description": "Present only with editor tracking.",
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
            "description": "Present only if the service enables it.",
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
            "description": "True if users other than the owner and administrators may change geometries. True for a view only if its\nsource allows it as well.\n"
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
            "description": "Comma list of values for `appendUploadFormat`. Layers of multipatches list all formats: an upsert of\nattributes accepts any, though only `shapefile`, `filegdb`, `gpkg` and `sqlite` hold multipatches.\n"
          },
          "supportedAppendSourceFilterFormats": {
            "type": "string",
            "description": "Comma list of the formats that support `appendSourceFilter`."
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
            "description": "Same as for the service."
          },
          "isView": {
            "const": true,
            "description": "Member of layers of views only."
          },
          "viewDefinitionQuery": {
            "type": "string",
            "description": "Condition on the features of a view. Present at the administration address; elsewhere, only if it names no\nfield that the view hides.\n"
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
                "description": "Database table of the rows; absent for a view."
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
            "description": "Status of the change; present with `async`."
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
            "description": "Name of the changed layer, or of the service."
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
            "description": "Status of the change; present with `async`."
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
        "description": "Fields of lines and polygons that hold the length and area of features: `Shape__Length` (the perimeter of a\npolygon) and `Shape__Area`, in the plane and the units of the layer's spatial reference. Queries can use them\nlike other fields; requests cannot write them. Layers of earlier versions, or of a SpatiaLite before 5, do not\nhave them.\n",
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
            "description": "Unit such as `esriMeters`, `esriFeet` or `esriDecimalDegrees`; absent if the unit has no such name."
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
            "description": "With `quantizationParameters`: x is `translate[0]` plus `scale[0]` for each step. y is computed likewise,\ndownward where `originPosition` is `upperLeft`.\n",
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
            "description": "-1 if there is no such feature."
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
        "description": "Reason for the failure. 1000: a value or geometry cannot be stored, or the caller may not store it. 1003: the\nedit was rolled back because others failed. 1019: there is no such feature. 1020 (*Extension*): the feature has\nother values than `expectedAttributes`.\n",
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
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
            "description": "Epoch milliseconds; present with `returnEditMoment`."
          },
          "messages": {
            "$ref": "#/components/schemas/EditMessages"
          }
        }
      },
      "EditMessages": {
        "type": "array",
        "description": "*Extension.* Warnings about stored values, absent if there are none. Each names a field, the number of values\noutside its domain (or outside its domain for the feature's type), and one such value. These edits succeed\nnonetheless.\n",
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
        "description": "Extent of the features; its coordinates are the text `NaN` if no feature has a geometry.",
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
                "description": "Bounding box; empty if no feature has a geometry."
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
        "description": "The default version, such as `sde.DEFAULT`; other versions are not supported."
      },
      "GeoJsonCrs": {
        "type": "object",
        "description": "Spatial reference of the coordinates, in the form of GeoJSON before RFC 7946. Absent for WGS 84, the reference\nof GeoJSON in RFC 7946, and absent without geometries.\n",
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
                "description": "`EPSG:` or `ESRI:` and a number, such as `EPSG:3857` or `ESRI:102003`, or the WKT definition if `outSR`\nwas one. GDAL and `append` read these.\n"
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
            "description": "Object id; absent for statistics and distinct values."
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
            "description": "Address of the job's status, without a token."
          },
          "status": {
            "const": "processing"
          },
          "statusMessage": {
            "type": "string",
            "description": "Contains `jobId:` and the job's id."
          },
          "itemId": {
            "type": "string",
            "description": "Id of the job's source: the stored item (`appendItemId`) or the upload (`appendUploadId`). For `edits`, the\nserver creates an id for the job. It also identifies the job in requests for its status.\n"
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
            "description": "Number of source records handled; grows while the job runs."
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
            "description": "Time at which the rows were written if `returnEditMoment` is true."
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
            "description": "*Extension.* Number of updated rows whose mapped values and geometry did not change, not counting editor\ntracking. They are still written, and count as edited.\n"
          },
          "skippedCount": {
            "type": "integer",
            "description": "*Extension.*"
          },
          "totalCount": {
            "type": "integer",
            "description": "*Extension.* Number of records to handle: an estimate while the job runs, and `recordCount` once it has ended.\nAbsent while it is unknown, such as with `appendSourceFilter`.\n"
          },
          "percentComplete": {
            "type": "number",
            "description": "*Extension.* From 0 to 100; absent if unknown."
          },
          "dryRun": {
            "type": "boolean",
            "description": "*Extension.* True if the job writes nothing because the request asked for a dry run."
          },
          "reportUrl": {
            "type": "string",
            "description": "*Extension.* Address of the report of all refused rows. If the report had to be shortened, a message says so."
          },
          "layers": {
            "type": "array",
            "description": "*Extension.* For an append to the service: the counts for each layer.",
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
            "description": "*Extension.* Present if addresses were geocoded.",
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
                "description": "Attribution of the data, as its licence requires."
              },
              "requested": {
                "type": "integer",
                "description": "Number of rows with an address."
              },
              "matched": {
                "type": "integer"
              },
              "tied": {
                "type": "integer",
                "description": "Number of matched rows that match another place equally well."
              },
              "unmatched": {
                "type": "integer",
                "description": "Number of rows without a place, including rows without an address."
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
            "description": "*Extension.* Number of source records that could not be applied."
          },
          "statusMessage": {
            "type": "string",
            "description": "*Extension.*"
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages, in this order. For a waiting job, why it waits: the error of its last try, or that the\nserver's disk is full. For a job that has ended, its result, then warnings: geometries cut off at the edge of\nWeb Mercator, curves read as straight segments, keys that differ only by case, addresses that were not found, a\nguessed encoding, source columns that match no field, and values outside the domain of their field. Last are\nnotes that report no fault, such as fields that the source has no column for.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* Errors of the first refused rows, up to a limit: one entry per fault, so a row may have several.\n",
            "items": {
              "$ref": "#/components/schemas/RowError"
            }
          },
          "errorsTruncated": {
            "type": "boolean",
            "description": "*Extension.* True if there are more errors than listed."
          }
        }
      },
      "UnmatchedSourceFields": {
        "type": "array",
        "maxItems": 255,
        "description": "*Extension.* Columns of the source that match no field of the layer, once the job has ended. The list excludes\ncolumns with coordinates or addresses, columns whose fields `appendFields` leaves out, and fields that servers write\nthemselves: row ids, global ids, editor tracking, lengths and areas of shapes. For an append to the service, each\nentry of `layers` has the list.\n",
        "items": {
          "type": "string",
          "description": "Name of a column, cut off after 100 characters."
        }
      },
      "UnfilledFields": {
        "type": "array",
        "maxItems": 255,
        "description": "*Extension.* Editable fields of the layer that the source has no column for, once the job has ended. Without\n`appendFields`, the list excludes fields with a default value; with it, the list has only fields that it names. For\nan append to the service, each entry of `layers` has the list.\n",
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
            "description": "Layer of the row, for an append to the service."
          },
          "sourceRow": {
            "type": "integer",
            "description": "Number of the source row, from 1; headers are not counted."
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
            "description": "Maximum size of a file in one request, in megabytes."
          },
          "maxUploadPartSize": {
            "type": "number",
            "description": "*Extension.* Maximum size of a part, in megabytes."
          },
          "maxCommittedFileSize": {
            "type": "number",
            "description": "*Extension.* Maximum size of a file joined from parts, in megabytes."
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
      "Role": {
        "type": "string",
        "enum": [
          "administrator",
          "editor",
          "author",
          "contributor",
          "subscriber"
        ]
      },
      "CreateUserParameters": {
        "type": "object",
        "additionalProperties": true,
        "required": [
          "name",
          "role"
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
            "maxLength": 60,
            "description": "Letters, digits and `. _ @ + -`, beginning with a letter or digit; unique in any case of its letters."
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          }
        }
      },
      "UpdateUserParameters": {
        "type": "object",
        "additionalProperties": true,
        "properties": {
          "f": {
            "$ref": "#/components/schemas/f"
          },
          "token": {
            "$ref": "#/components/schemas/AccessToken"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "disabled": {
            "type": "boolean",
            "x-coerce": "boolean"
          }
        }
      },
      "CreateApplicationPasswordParameters": {
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
            "maxLength": 60,
            "description": "The device or program; unique for the user."
          }
        }
      },
      "Account": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "role",
          "disabled",
          "created"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "role": {
            "$ref": "#/components/schemas/Role"
          },
          "disabled": {
            "type": "boolean"
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          }
        }
      },
      "UserListReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "users"
        ],
        "properties": {
          "users": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/Account"
            }
          }
        }
      },
      "UserReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "user"
        ],
        "properties": {
          "user": {
            "$ref": "#/components/schemas/Account"
          }
        }
      },
      "NewUserReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "user",
          "password",
          "applicationPassword"
        ],
        "properties": {
          "user": {
            "$ref": "#/components/schemas/Account"
          },
          "password": {
            "type": "string",
            "description": "Shown this once."
          },
          "applicationPassword": {
            "type": "string",
            "description": "Shown this once; for programs, with HTTP Basic."
          }
        }
      },
      "NewPasswordReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "user",
          "password"
        ],
        "properties": {
          "user": {
            "$ref": "#/components/schemas/Account"
          },
          "password": {
            "type": "string",
            "description": "Shown this once."
          }
        }
      },
      "NamedPassword": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "created"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          }
        }
      },
      "NewApplicationPasswordReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "name",
          "created",
          "password"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "created": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "password": {
            "type": "string",
            "description": "Shown this once: 24 letters and digits; spaces do not count."
          }
        }
      },
      "TokenSummary": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "id",
          "kind",
          "expires",
          "boundTo"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "kind": {
            "type": "string",
            "enum": [
              "session",
              "token"
            ],
            "description": "`session`: of a browser; `token`: of a program."
          },
          "expires": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds."
          },
          "boundTo": {
            "type": [
              "string",
              "null"
            ],
            "description": "Referer or client address that the token is bound to, such as `address 192.0.2.1`."
          }
        }
      },
      "UserAccountReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "user",
          "applicationPasswords",
          "tokens"
        ],
        "properties": {
          "user": {
            "$ref": "#/components/schemas/Account"
          },
          "applicationPasswords": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/NamedPassword"
            }
          },
          "tokens": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/TokenSummary"
            }
          }
        }
      },
      "SignInFailureListReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "failures"
        ],
        "properties": {
          "failures": {
            "type": "array",
            "items": {
              "$ref": "#/components/schemas/SignInFailure"
            }
          }
        }
      },
      "SignInFailure": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "kind",
          "subject",
          "count",
          "until"
        ],
        "properties": {
          "kind": {
            "type": "string",
            "enum": [
              "user",
              "address",
              "record"
            ]
          },
          "subject": {
            "type": "string",
            "description": "User name in lower case, client address, or id of a record."
          },
          "count": {
            "type": "integer"
          },
          "until": {
            "type": "integer",
            "format": "int64",
            "description": "Epoch milliseconds from which on they no longer count."
          }
        }
      },
      "JobState": {
        "type": "string",
        "enum": [
          "queued",
          "running",
          "completed",
          "failed",
          "cancelled"
        ]
      },
      "AllJobsReply": {
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
              "$ref": "#/components/schemas/AnyJob"
            }
          }
        }
      },
      "AnyJobReply": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "job"
        ],
        "properties": {
          "job": {
            "$ref": "#/components/schemas/AnyJob"
          }
        }
      },
      "AnyJob": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "jobId",
          "kind",
          "state",
          "serviceName",
          "layerName",
          "owner",
          "submissionTime",
          "lastUpdatedTime",
          "endTime",
          "recordCount",
          "errorCount",
          "statusMessage"
        ],
        "properties": {
          "jobId": {
            "type": "string"
          },
          "kind": {
            "type": "string",
            "description": "Such as `append`, `publish` or `import`."
          },
          "state": {
            "$ref": "#/components/schemas/JobState"
          },
          "serviceName": {
            "type": [
              "string",
              "null"
            ],
            "description": "Null where the job is of no service, or the service is gone."
          },
          "layerName": {
            "type": [
              "string",
              "null"
            ]
          },
          "owner": {
            "type": [
              "string",
              "null"
            ],
            "description": "Name of the user who submitted it."
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
          "endTime": {
            "type": [
              "integer",
              "null"
            ],
            "format": "int64",
            "description": "Epoch milliseconds; null until it has ended."
          },
          "recordCount": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Source records handled, where the kind of job counts them."
          },
          "errorCount": {
            "type": [
              "integer",
              "null"
            ],
            "description": "Source records that could not be applied."
          },
          "percentComplete": {
            "type": "number",
            "description": "From 0 to 100, where it is known."
          },
          "statusMessage": {
            "type": "string",
            "description": "Why the job waits or has failed, where there is a reason."
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
            "description": "Id of the item's folder; only for its owner and administrators."
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
            "description": "Maximum number of results in this reply."
          },
          "nextStart": {
            "type": "integer",
            "description": "Start of the next page; -1 if there is none."
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
            "description": "Id of the folder; empty if the item is in none."
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
                  "description": "Error of the item if it could not be changed.",
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
                  "description": "Error of the item if it could not be changed.",
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
            "description": "Number of items in this reply."
          },
          "nextStart": {
            "type": "integer",
            "description": "Start of the next page; -1 if there is none."
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
            "description": "Text of the status. For a waiting job: the error of its last try, or that the server's disk is full. For a\nfailed job: the reason.\n"
          },
          "itemId": {
            "type": "string"
          },
          "jobId": {
            "type": "string"
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* For a failed job: errors of the first refused rows, up to a limit.",
            "items": {
              "$ref": "#/components/schemas/RowError"
            }
          },
          "errorsTruncated": {
            "type": "boolean",
            "description": "*Extension.* True if there are more errors than listed."
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages of a publish job for the owner of the source, such as a guessed encoding; absent if there\nare none.\n",
            "items": {
              "$ref": "#/components/schemas/JobMessage"
            }
          },
          "parts": {
            "type": "array",
            "description": "*Extension.* For an upload in parts: parts that have arrived and are not committed.",
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
            "description": "Includes `encoding` only if `analyzeParameters` has it; `messages` reports a guessed encoding."
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages for the owner of the source, such as a guessed encoding or rows that cannot be read;\nabsent if there are none.\n",
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
                "description": "Exactly one layer.",
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
                      "description": "Metadata of a layer without the members that require a service.",
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
                          "description": "`FID`, unless a column has this name; values start at 1."
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
            "description": "*Extension.* Number of rows that could not be read and are left out; absent if there are none."
          },
          "errors": {
            "type": "array",
            "description": "*Extension.* Errors of the first of these rows, as in the status of an append; at most 100 entries.\n",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          },
          "messages": {
            "type": "array",
            "description": "*Extension.* Messages for the owner of the source, such as a guessed encoding; absent if there are none.\n",
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
            "description": "Maximum number of jobs in this reply."
          },
          "nextStart": {
            "type": "integer",
            "description": "Start of the next page; -1 if there is none."
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
          "errorCount": {
            "type": "integer",
            "description": "*Extension.* Source records that could not be applied."
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
            "description": "Number of records in this reply."
          },
          "nextStart": {
            "type": "integer",
            "description": "Start of the next page; -1 if there is none."
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
            "description": "Number of addresses requested."
          },
          "matched": {
            "type": "integer"
          },
          "cached": {
            "type": "integer",
            "description": "Number of addresses answered from the cache, at no cost."
          },
          "cost": {
            "type": "number",
            "description": "In the unit of the configured price."
          }
        }
      },
      "VectorTileService": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "currentVersion",
          "name",
          "copyrightText",
          "capabilities",
          "type",
          "defaultStyles",
          "tiles",
          "exportTilesAllowed",
          "maxExportTilesCount",
          "initialExtent",
          "fullExtent",
          "minScale",
          "maxScale",
          "minzoom",
          "maxzoom",
          "tileInfo",
          "resourceInfo",
          "serviceItemId"
        ],
        "properties": {
          "currentVersion": {
            "type": "number"
          },
          "name": {
            "type": "string"
          },
          "copyrightText": {
            "type": "string"
          },
          "capabilities": {
            "const": "TilesOnly"
          },
          "type": {
            "const": "indexedVector"
          },
          "defaultStyles": {
            "type": "string"
          },
          "tiles": {
            "type": "array",
            "description": "Addresses of tiles, relative to this resource.",
            "items": {
              "type": "string"
            }
          },
          "exportTilesAllowed": {
            "type": "boolean"
          },
          "maxExportTilesCount": {
            "type": "integer"
          },
          "initialExtent": {
            "$ref": "#/components/schemas/Extent"
          },
          "fullExtent": {
            "$ref": "#/components/schemas/Extent"
          },
          "minScale": {
            "type": "number"
          },
          "maxScale": {
            "type": "number"
          },
          "minzoom": {
            "type": "integer"
          },
          "maxzoom": {
            "type": "integer"
          },
          "tileInfo": {
            "$ref": "#/components/schemas/TileInfo"
          },
          "resourceInfo": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "styleVersion",
              "tileCompression",
              "cacheInfo"
            ],
            "properties": {
              "styleVersion": {
                "type": "integer"
              },
              "tileCompression": {
                "type": "string"
              },
              "cacheInfo": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "storageInfo"
                ],
                "properties": {
                  "storageInfo": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "packetSize",
                      "storageFormat"
                    ],
                    "properties": {
                      "packetSize": {
                        "type": "integer"
                      },
                      "storageFormat": {
                        "type": "string"
                      }
                    }
                  }
                }
              }
            }
          },
          "serviceItemId": {
            "type": "string"
          }
        }
      },
      "TileInfo": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "rows",
          "cols",
          "dpi",
          "format",
          "origin",
          "spatialReference",
          "lods"
        ],
        "properties": {
          "rows": {
            "type": "integer"
          },
          "cols": {
            "type": "integer"
          },
          "dpi": {
            "type": "integer"
          },
          "format": {
            "const": "pbf"
          },
          "origin": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "x",
              "y"
            ],
            "properties": {
              "x": {
                "type": "number"
              },
              "y": {
                "type": "number"
              }
            }
          },
          "spatialReference": {
            "$ref": "#/components/schemas/OwnSpatialReference"
          },
          "lods": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "level",
                "resolution",
                "scale"
              ],
              "properties": {
                "level": {
                  "type": "integer"
                },
                "resolution": {
                  "type": "number"
                },
                "scale": {
                  "type": "number"
                }
              }
            }
          }
        }
      },
      "VectorTileStyle": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "version",
          "name",
          "sources",
          "layers"
        ],
        "properties": {
          "version": {
            "type": "integer"
          },
          "name": {
            "type": "string"
          },
          "sources": {
            "type": "object",
            "additionalProperties": true
          },
          "layers": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": true
            }
          }
        }
      },
      "TileJson": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "tilejson",
          "name",
          "scheme",
          "tiles",
          "minzoom",
          "maxzoom",
          "bounds",
          "center",
          "vector_layers"
        ],
        "properties": {
          "tilejson": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "description": {
            "type": "string"
          },
          "attribution": {
            "type": "string"
          },
          "scheme": {
            "const": "xyz"
          },
          "tiles": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "minzoom": {
            "type": "integer"
          },
          "maxzoom": {
            "type": "integer"
          },
          "bounds": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "center": {
            "type": "array",
            "items": {
              "type": "number"
            }
          },
          "vector_layers": {
            "type": "array",
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "id",
                "description",
                "fields",
                "minzoom",
                "maxzoom"
              ],
              "properties": {
                "id": {
                  "type": "string"
                },
                "description": {
                  "type": "string"
                },
                "fields": {
                  "type": "object",
                  "additionalProperties": {
                    "type": "string"
                  }
                },
                "minzoom": {
                  "type": "integer"
                },
                "maxzoom": {
                  "type": "integer"
                }
              }
            }
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
