import type { GdalChild } from './gdal-child.js';
import { type GdalSource, tooSlow } from './gdal-source.js';

/** The child's output; the child is ended when nothing comes for too long while we wait. */
export async function* watchOutput(
  child: Pick<GdalChild, 'stdout' | 'ended' | 'stop'>,
  { settings }: Pick<GdalSource, 'settings'>,
): AsyncGenerator<Buffer> {
  const chunks = child.stdout[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const timer = setTimeout(() => {
      child.stop(tooSlow(settings));
    }, settings.readerTimeoutSeconds * 1000);
    const next = await chunks.next().finally(() => {
      clearTimeout(timer);
    });
    if (next.done === true) {
      // What a child that was killed wrote last is half a row, which says nothing against the source.
      await child.ended;
      return;
    }
    yield next.value;
  }
}
