import { RowLimits } from '../../source/row-limits.js';
import type { GdalChild } from '../../../../gdal/gdal-child.js';
import { type GdalSource, tooSlow } from './gdal-source.js';
import { findSourceBytes } from './source-bytes.js';

/**
 * Yields the child's output; ends the child if nothing arrives for too long while the worker waits.
 *
 * @throws {JobError} if the output exceeds the limit for the size of the source
 */
export async function* watchOutput(
  child: Pick<GdalChild, 'stdout' | 'ended' | 'stop'>,
  source: GdalSource,
): AsyncGenerator<Buffer> {
  const { format, settings } = source;
  const limits = new RowLimits({ format, settings, findSize: () => findSourceBytes(source) });
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let bytes = 0;
  for (;;) {
    const timer = setTimeout(() => {
      child.stop(tooSlow(settings));
    }, settings.readerTimeoutSeconds * 1000);
    const next = await chunks.next().finally(() => {
      clearTimeout(timer);
    });
    if (next.done === true) {
      // The last output of a killed child is half a row, which is not a fault of the source.
      await child.ended;
      return;
    }
    bytes += next.value.length;
    await limits.checkBytes(bytes);
    yield next.value;
  }
}
