import { endsWith } from '../../../storage/database/database.js';
import { planLayer } from '../plan/plan-layer.js';
import { frameOf, type TileAddress } from '../plan/tile-grid.js';
import type { TileLayer } from '../plan/tile-layer.js';
import { fitLayer } from './fit-layer.js';

/** Bytes that a tile has fewer of, before compression. */
export const MAX_TILE_BYTES = 500_000;

/**
 * Makes a tile of layers, which share its bytes: what one does not need is left to those after it.
 *
 * @throws {AppError} as a query of one of the layers.
 */
export async function makeTile(
  layers: readonly TileLayer[],
  address: TileAddress,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<Buffer> {
  const frame = frameOf(address);
  const parts: Buffer[] = [];
  let room = MAX_TILE_BYTES - 1;
  for (const [index, layer] of layers.entries()) {
    signal.throwIfAborted();
    const plan = await planLayer(layer, frame, { signal, now });
    if (plan === undefined) continue;
    const share = Math.floor(room / (layers.length - index));
    const part = await fitLayer(endsWith(layer.read.database, signal), plan, share, signal);
    room -= part.length;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
