import { parse } from 'yaml';
import type { JsonObject, OpenApiDocument } from '../../../scripts/generate/document.js';

/** A document from the YAML of its paths and schema components. */
export function documentOf(paths: string, schemas = '{}', rest: JsonObject = {}): OpenApiDocument {
  const content = {
    openapi: '3.1.0',
    info: { title: 'Fixture', version: '1' },
    paths: parse(paths) as JsonObject,
    components: { schemas: parse(schemas) as JsonObject },
    ...rest,
  };
  return { name: 'fixture', content, digest: 'none' };
}
