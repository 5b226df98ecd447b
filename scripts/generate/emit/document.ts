import type { OpenApiDocument } from '../document.js';
import { header } from './header.js';

/** The document itself, for the server to hand out. */
export function emitDocument(document: OpenApiDocument): string {
  const source = JSON.stringify(document.content, null, 2);
  return `${header(document.name)}export const document: Readonly<Record<string, unknown>> = ${source};\n`;
}
