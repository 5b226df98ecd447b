/** Error thrown when GDAL cannot run or is killed from outside. A retry may succeed. */
export class GdalGoneError extends Error {
  override readonly name = 'GdalGoneError';
}

/** Error thrown when GDAL fails or exceeds a limit, because of its input. */
export class GdalRefusedError extends Error {
  override readonly name = 'GdalRefusedError';
}

/** Error thrown when GDAL exceeds its time limit, so that another way to read the source would fail as well. */
export class GdalTimeError extends GdalRefusedError {}
