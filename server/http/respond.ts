import type { ResponseObject, ResponseToolkit } from '@hapi/hapi';
import type { Rendering } from './faces/face.js';

/** Hands a rendering to hapi. */
export function respond(toolkit: ResponseToolkit, rendering: Rendering): ResponseObject {
  const response = toolkit.response(rendering.body).code(rendering.status);
  for (const [name, value] of Object.entries(rendering.headers)) response.header(name, value);
  return response;
}
