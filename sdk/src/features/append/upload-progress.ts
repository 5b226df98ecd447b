/** How far an upload is. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Not known of a stream. */
  readonly totalBytes: number | undefined;
}
