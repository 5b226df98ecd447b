import type { Plugin, Server } from '@hapi/hapi';
import type { Assets } from '../../api/assets.js';
import { AppError } from '../../lib/errors.js';

export interface AssetsOptions {
  /** Path before the version in file URLs, such as `/pages/assets`. */
  readonly path: string;
  readonly assets: Assets;
}

/** Serves the files that pages load, from this server's own disk. */
export const assets: Plugin<AssetsOptions> = {
  name: 'assets',
  register: (server, options) => serveAssets(server, options.path, options.assets),
};

/** Serves `<path>/<version>/<file>` with a long cache lifetime. */
export function serveAssets(server: Server, path: string, assets: Assets): void {
  server.route({
    method: 'get',
    path: `${path}/${assets.version}/{file}`,
    handler: async ({ params }, toolkit) => {
      const asset = assets.find(String(params['file']));
      if (asset === undefined) throw new AppError('request.no_route', 'The file was not found.');
      return toolkit
        .response(await asset.read())
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(asset.mediaType);
    },
  });
}
