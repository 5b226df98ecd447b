import type { S3 } from '@aws-sdk/client-s3';
import type { Config } from '../../../config/config.js';

/** How the store is reached; what is missing is as the AWS settings of the system say. */
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
/** Downloads to slow clients hold one each. */
const MAX_CONNECTIONS = 500;
/** For stores that are not AWS: most take any, and this one. */
const USUAL_REGION = 'us-east-1';

/** A client that retries what failed on the way, with growing pauses, and gives up connections that fall silent. */
export async function createS3Client(settings: S3Settings): Promise<S3> {
  const { blobsEndpoint: endpoint, blobsRegion, blobsAccessKey, blobsSecretKey } = settings;
  const hasKeys = blobsAccessKey !== undefined && blobsSecretKey !== undefined;
  const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };
  // It is large, and only who keeps blobs in a bucket needs it.
  const sdk = await import('@aws-sdk/client-s3');
  return new sdk.S3({
    endpoint,
    region: blobsRegion ?? (endpoint === undefined ? undefined : USUAL_REGION),
    forcePathStyle: settings.blobsPathStyle ?? endpoint !== undefined,
    credentials: hasKeys ? { accessKeyId: blobsAccessKey, secretAccessKey: blobsSecretKey } : undefined,
    maxAttempts: MAX_ATTEMPTS,
    // Each body that we send is signed with its SHA-256, which every store checks; checksums beside that, some refuse.
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
