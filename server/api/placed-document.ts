import { JsonText } from './handlers.js';

/** An OpenAPI document. */
export type Document = Readonly<Record<string, unknown>>;

/** A document as this server hands it out: with its own public address, whole. */
export function placeDocument(document: Document, publicUrl: string): Document {
  return { ...document, servers: [{ url: publicUrl }] };
}

/** The same as JSON, which is written only when the address is another one than the last time. */
export function documentWriter(document: Document): (publicUrl: string) => JsonText {
  let written: { readonly publicUrl: string; readonly text: JsonText } | undefined;
  return (publicUrl) => {
    if (written?.publicUrl !== publicUrl) {
      written = { publicUrl, text: new JsonText(JSON.stringify(placeDocument(document, publicUrl))) };
    }
    return written.text;
  };
}
