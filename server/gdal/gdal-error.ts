/** GDAL could not be run, or was ended from outside; it may go better another time. */
export class GdalGoneError extends Error {
  override readonly name = 'GdalGoneError';
}

/** GDAL ended by itself and was not content, or reached one of its bounds: the input is at fault. */
export class GdalRefusedError extends Error {
  override readonly name = 'GdalRefusedError';
}

/** It took longer than it may: another way to read it will not do better. */
export class GdalTimeError extends GdalRefusedError {}
