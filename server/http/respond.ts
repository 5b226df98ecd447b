import type { Request, ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { Rendering } from './faces/face.js';
import { stateOf } from './request-state.js';

/** Hands a rendering to hapi. */
export function respond(request: Request, toolkit: ResponseToolkit, rendering: Rendering): ResponseObject {
  const response = toolkit.response(rendering.body).code(rendering.status);
  const headers = { ...rendering.headers, ...stateOf(request).headers };
  for (const [name, value] of Object.entries(headers)) response.header(name, value);
  return response;
}
