import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tempFolderPrefix } from '../../../lib/temp-folders.js';
import type { Blobs, StoredBlob } from '../../../storage/blobs/blobs.js';
import type { RowError, RowErrorSink, SinkMark } from '../report/report.js';
import { tellMostBytes } from '../source/row-limits.js';

/** Written at a time. */
const BUFFER_BYTES = 64 * 1024;

/** The blob with all rows that a job refused, as the job's result holds it. */
export interface StoredReport {
  readonly reportBlobKey: string;
  /** Absent from jobs of earlier versions. */
  readonly reportBlob?: StoredBlob;
}

/**
 * All refused rows as newline-delimited JSON, a `RowError` for each fault, in a private file while the job runs. Many faults
 * of each row take far more room than the rows, so the file ends at a limit. There is none as long as no row is refused.
 */
export class ReportFile implements RowErrorSink {
  readonly #mostBytes: number;
  #folder: string | undefined;
  #file = -1;
  #written = 0;
  #pending: string[] = [];
  #pendingBytes = 0;
  #omitted = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** A message to the owner of the source when faults are missing from the file; otherwise none. */
  get warnings(): readonly string[] {
    if (this.#omitted === 0) return [];
    const limit = tellMostBytes(this.#mostBytes);
    const omitted = this.#omitted.toLocaleString('en');
    return [`The row errors take more than ${limit}: the report omits the last ${omitted} of them.`];
  }

  /** Writes a fault, unless it or one before it is beyond the limit. */
  write(error: RowError): void {
    const line = this.#omitted === 0 ? `${JSON.stringify(error)}\n` : '';
    const bytes = Buffer.byteLength(line);
    if (this.#omitted > 0 || this.#written + this.#pendingBytes + bytes > this.#mostBytes) {
      this.#omitted += 1;
      return;
    }
    this.#pending.push(line);
    this.#pendingBytes += bytes;
    if (this.#pendingBytes >= BUFFER_BYTES) this.#flush();
  }

  mark(): SinkMark {
    return { bytes: this.#written + this.#pendingBytes, omitted: this.#omitted };
  }

  rewind({ bytes, omitted }: SinkMark): void {
    this.#omitted = omitted;
    this.#flush();
    if (bytes >= this.#written) return;
    ftruncateSync(this.#file, bytes);
    this.#written = bytes;
  }

  /** Stores the rows as the blob `key`; `undefined` when there are none. */
  async store(blobs: Pick<Blobs, 'put'>, key: string): Promise<StoredReport | undefined> {
    this.#flush();
    if (this.#written === 0 || this.#folder === undefined) return undefined;
    const { bytes, sha256 } = await blobs.put(key, { path: this.#path(this.#folder) });
    return { reportBlobKey: key, reportBlob: { bytes, sha256 } };
  }

  /** Removes the file; to be called whatever became of the job. */
  close(): void {
    if (this.#folder === undefined) return;
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  #flush(): void {
    if (this.#pendingBytes === 0) return;
    if (this.#folder === undefined) {
      // Made with mode 0700.
      this.#folder = mkdtempSync(join(tmpdir(), tempFolderPrefix('report')));
      this.#file = openSync(this.#path(this.#folder), 'wx', 0o600);
    }
    // At a position of its own, since what lies behind may have been taken back.
    const bytes = Buffer.from(this.#pending.join(''));
    for (let at = 0; at < bytes.length;) {
      at += writeSync(this.#file, bytes, at, bytes.length - at, this.#written + at);
    }
    this.#written += bytes.length;
    this.#pending = [];
    this.#pendingBytes = 0;
  }

  #path(folder: string): string {
    return join(folder, 'report.ndjson');
  }
}

/** Key of the blob with all rows that a job refused. */
export function reportBlobKey(jobId: string): string {
  return `reports/${jobId}`;
}
