import type { Plugin, Server } from '@hapi/hapi';
import type { Assets } from '../../api/assets.js';
import { AppError } from '../../lib/errors.js';

export interface AssetsOptions {
  /** Before the version in the files' addresses, such as `/pages/assets`. */
  readonly path: string;
  readonly assets: Assets;
}

/** Files that pages load, from this server's own disk. */
export const assets: Plugin<AssetsOptions> = {
  name: 'assets',
  register: (server, options) => serveAssets(server, options.path, options.assets),
};

/** `<path>/<version>/<file>`, to be kept for long. */
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
