import type { Plugin, Server } from '@hapi/hapi';
import type { Assets } from '../../api/assets.js';
import { AppError } from '../../lib/errors.js';

export interface AssetsOptions {
  /** Path before the version in file URLs, such as `/pages/assets`. */
  readonly path: string;
  readonly assets: Assets;
  /** Other origins from which workers may load. */
  readonly origins?: readonly string[];
}

/** Serves the files that pages load, from this server's own disk. */
export const assets: Plugin<AssetsOptions> = {
  name: 'assets',
  register: (server, options) => serveAssets(server, options),
};

/** Serves `<path>/<version>/<file>` with a long cache lifetime. */
export function serveAssets(server: Server, { path, assets, origins = [] }: AssetsOptions): void {
  const workerPolicy = `default-src 'none'; connect-src ${["'self'", ...origins].join(' ')}`;
  server.route({
    method: 'get',
    path: `${path}/${assets.version}/{file}`,
    handler: async ({ params }, toolkit) => {
      const asset = assets.find(String(params['file']));
      if (asset === undefined) throw new AppError('request.no_route', 'The file was not found.');
      const response = toolkit.response(await asset.read());
      if (asset.isWorker === true) response.header('content-security-policy', workerPolicy);
      return response.header('cache-control', 'public, max-age=31536000, immutable').type(asset.mediaType);
    },
  });
}
