import type { Plugin } from '@hapi/hapi';
import { stringify } from 'yaml';
import { documentWriter, placeDocument } from '../../placed-document.js';

export interface DocumentsOptions {
  readonly documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly publicUrl: () => string;
}

/** `/openapi/<name>.json` and `.yaml`: the documents, with this server's public address as theirs. */
export const documents: Plugin<DocumentsOptions> = {
  name: 'documents',
  register(server, options) {
    for (const [name, document] of Object.entries(options.documents)) {
      const writeJson = documentWriter(document);
      server.route({
        method: 'get',
        path: `/openapi/${name}.json`,
        handler: (_request, toolkit) =>
          toolkit.response(writeJson(options.publicUrl()).text).type('application/openapi+json;version=3.1'),
      });
      server.route({
        method: 'get',
        path: `/openapi/${name}.yaml`,
        handler: (_request, toolkit) =>
          toolkit
            .response(
              stringify(placeDocument(document, options.publicUrl()), { aliasDuplicateObjects: false }),
            )
            .type('application/openapi+yaml;version=3.1'),
      });
    }
  },
};
