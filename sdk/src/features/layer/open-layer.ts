import { FairgroundError } from '../../errors/fairground-error.js';
import { withoutQuery } from '../../errors/without-query.js';
import { type ConnectionOptions, createTransport } from '../../transport/create-transport.js';
import { FeaturesApi } from '../api.js';
import { Layer } from './layer.js';

const LAYER_ADDRESS = /^(.+)\/rest\/services\/(.+)\/FeatureServer\/(\d+)\/?$/;

/**
 * Opens a layer by its URL, on Fairground or any other server of feature services. Sends no request.
 *
 * Tokens are sent in the body of each request, where all servers read them.
 *
 * ```ts
 * const roads = openLayer('https://services.example.com/abc/arcgis/rest/services/Roads/FeatureServer/0');
 * console.log(await roads.count());
 * ```
 *
 * Fairground's extensions, such as the `report()` of a job or `dryRun`, work only with layers of Fairground.
 *
 * @throws {FairgroundError} `invalid_address` when the address is not the URL of a layer.
 */
export function openLayer(address: string | URL, options: ConnectionOptions = {}): Layer {
  const { url, serviceName, id } = readLayerAddress(address);
  const api = new FeaturesApi(createTransport({ ...options, url }), { isForeign: true });
  return new Layer(api, serviceName, id);
}

/** Parts of a layer's URL. */
export interface LayerAddress {
  /** Address of the server, without a trailing slash. */
  readonly url: string;
  readonly serviceName: string;
  readonly id: number;
}

/** @throws {FairgroundError} `invalid_address` when the address is not the URL of a layer. */
export function readLayerAddress(address: string | URL): LayerAddress {
  const { origin, pathname } = toUrl(address);
  const [, url, service, id] = LAYER_ADDRESS.exec(origin + pathname) ?? [];
  if (url === undefined || service === undefined || id === undefined) throw notALayer(origin + pathname);
  return { url, serviceName: decodeURIComponent(service), id: Number(id) };
}

function toUrl(address: string | URL): URL {
  try {
    return new URL(address);
  } catch {
    throw notALayer(String(address));
  }
}

function notALayer(address: string): FairgroundError {
  return new FairgroundError(
    `${withoutQuery(address)} is not the address of a layer, which ends in /rest/services/<name>/FeatureServer/<number>`,
    { code: 'invalid_address' },
  );
}
