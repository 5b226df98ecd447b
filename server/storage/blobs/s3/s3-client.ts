import type { S3 } from '@aws-sdk/client-s3';
import type { Config } from '../../../config/config.js';

/** Settings of the store; the AWS settings of the system apply to missing ones. */
export type S3Settings = Partial<
  Pick<
    Config,
    | 'blobsEndpoint'
    | 'blobsRegion'
    | 'blobsPathStyle'
    | 'blobsAccessKey'
    | 'blobsSecretKey'
    | 'blobsTimeoutSeconds'
  >
>;

const MAX_ATTEMPTS = 4;
const CONNECT_TIMEOUT_MS = 5_000;
const DEFAULT_TIMEOUT_SECONDS = 30;
/** Maximum connections. A download to a slow client holds one. */
const MAX_CONNECTIONS = 500;
/** Default region for stores other than AWS, most of which accept any. */
const USUAL_REGION = 'us-east-1';

/** Creates a client that retries failed requests with exponential backoff and abandons silent connections. */
export async function createS3Client(settings: S3Settings): Promise<S3> {
  const { blobsEndpoint: endpoint, blobsRegion, blobsAccessKey, blobsSecretKey } = settings;
  const hasKeys = blobsAccessKey !== undefined && blobsSecretKey !== undefined;
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  // Load this large package only when blobs are in a bucket.
  const sdk = await import('@aws-sdk/client-s3');
  return new sdk.S3({
    endpoint,
    region: blobsRegion ?? (endpoint === undefined ? undefined : USUAL_REGION),
    forcePathStyle: settings.blobsPathStyle ?? endpoint !== undefined,
    credentials: hasKeys ? { accessKeyId: blobsAccessKey, secretAccessKey: blobsSecretKey } : undefined,
    maxAttempts: MAX_ATTEMPTS,
    // The SHA-256 in each signature is checked by every store; some stores refuse additional checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: (settings.blobsTimeoutSeconds ?? DEFAULT_TIMEOUT_SECONDS) * 1000,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}
