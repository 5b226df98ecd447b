import { JsonText } from './handlers.js';

/** OpenAPI document. */
export type OpenApiDocument = Readonly<Record<string, unknown>>;

/** Variable of the documents' servers, which stands for the public URL in descriptions as well. */
const ADDRESS = '{address}';

/** Returns the document with this server's public URL as its only server, and in links of its description. */
export function withServerUrl(document: OpenApiDocument, publicUrl: string): OpenApiDocument {
  const located = { ...document, servers: [{ url: publicUrl }] };
  const info = document['info'] as { readonly description?: string } | undefined;
  if (info?.description === undefined) return located;
  return { ...located, info: { ...info, description: info.description.replaceAll(ADDRESS, publicUrl) } };
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
