/** Bucket, and the common prefix of all blob keys in it: empty, or ending in a slash. */
export interface S3Location {
  readonly bucket: string;
  readonly prefix: string;
}

// Names that every S3-compatible store accepts, without dots and slashes that paths or host names could misread.
const BUCKET = '[a-z0-9](?:[a-z0-9-]|\\.(?!\\.)){1,61}[a-z0-9]';
const SEGMENT = '[A-Za-z0-9_-][A-Za-z0-9._-]*';
const ADDRESS = new RegExp(`^s3://(?<bucket>${BUCKET})(?:/(?<prefix>${SEGMENT}(?:/${SEGMENT})*))?/?$`);

const MAX_PREFIX_LENGTH = 200;

/** Reads `s3://<bucket>` or `s3://<bucket>/<prefix>`; `undefined` for anything else. */
export function parseS3Location(url: string): S3Location | undefined {
  const { bucket, prefix = '' } = ADDRESS.exec(url)?.groups ?? {};
  if (bucket === undefined || prefix.length > MAX_PREFIX_LENGTH) return undefined;
  return { bucket, prefix: prefix === '' ? '' : `${prefix}/` };
}
