import type { Plugin } from '@hapi/hapi';
import { type OpenApiDocument, documentWriter, withServerUrl } from '../../api/openapi-document.js';

export interface DocumentsOptions {
  /** How each is loaded, which is done when it is asked for: they are large, and few ask. */
  readonly documents: Readonly<Record<string, () => Promise<OpenApiDocument>>>;
  readonly publicUrl: () => string;
}

/** `/openapi/<name>.json` and `.yaml`: the documents, with this server's public address as theirs. */
export const documents: Plugin<DocumentsOptions> = {
  name: 'documents',
  register(server, options) {
    for (const [name, load] of Object.entries(options.documents)) {
      let write: ReturnType<typeof documentWriter> | undefined;
      server.route({
        method: 'get',
        path: `/openapi/${name}.json`,
        handler: async (_request, toolkit) => {
          write ??= documentWriter(await load());
          return toolkit
            .response(write(options.publicUrl()).text)
            .type('application/openapi+json;version=3.1');
        },
      });
      server.route({
        method: 'get',
        path: `/openapi/${name}.yaml`,
        handler: async (_request, toolkit) => {
          const { writeYaml } = await import('./write-yaml.js');
          const document = withServerUrl(await load(), options.publicUrl());
          return toolkit.response(writeYaml(document)).type('application/openapi+yaml;version=3.1');
        },
      });
    }
  },
};
