import type { OpenApiDocument } from '../document.js';
import { header } from './header.js';

/** The document itself, for the server to hand out. */
export function emitDocument(document: OpenApiDocument): string {
  const source = JSON.stringify(document.content, null, 2);
  // So that the check notices a change which makes no other, such as one of a comment.
  const digest = `// SHA-256 of the document: ${document.digest}\n\n`;
  return `${header(document.name)}${digest}export const document: Readonly<Record<string, unknown>> = ${source};\n`;
}
