import { JsonText } from './handlers.js';

/** An OpenAPI document. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

/** Returns the document with this server's public URL as its only server. */
export function withServerUrl(document: OpenApiDocument, publicUrl: string): OpenApiDocument {
  return { ...document, servers: [{ url: publicUrl }] };
}

/** Returns a function that serializes a document with its server URL, and caches the JSON of the last URL. */
export function documentWriter(document: OpenApiDocument): (publicUrl: string) => JsonText {
  let written: { readonly publicUrl: string; readonly text: JsonText } | undefined;
  return (publicUrl) => {
    if (written?.publicUrl !== publicUrl) {
      written = { publicUrl, text: new JsonText(JSON.stringify(withServerUrl(document, publicUrl))) };
    }
    return written.text;
  };
}
