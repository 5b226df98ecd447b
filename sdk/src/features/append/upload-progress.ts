/** Progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Total bytes; undefined for a stream. */
  readonly totalBytes: number | undefined;
}
