import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tempFolderPrefix } from '../../../lib/temp-folders.js';
import type { Blobs, StoredBlob } from '../../../storage/blobs/blobs.js';
import type { RowError, RowErrorSink, SinkMark } from '../report/report.js';
import { tellMostBytes } from '../source/row-limits.js';

/** Bytes written at a time. */
const BUFFER_BYTES = 64 * 1024;

/** Blob with all rows that a job refused, as the result of the job stores it. */
export interface StoredReport {
  readonly reportBlobKey: string;
  /** Absent in jobs of earlier versions. */
  readonly reportBlob?: StoredBlob;
}

/**
 * All refused rows as newline-delimited JSON, one `RowError` per fault, in a private file while the
 * job runs. The file has a size limit, since faults can take far more space than the rows; without
 * refused rows there is no file.
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

  /** Returns a warning for the owner of the source if faults are missing from the file. */
  get warnings(): readonly string[] {
    if (this.#omitted === 0) return [];
    const limit = tellMostBytes(this.#mostBytes);
    const omitted = this.#omitted.toLocaleString('en');
    return [`The row errors take more than ${limit}: the report omits the last ${omitted} of them.`];
  }

  /** Writes a fault, unless the file has reached its limit. */
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

  /** Stores the refused rows as the blob `key`; `undefined` if there are none. */
  async store(blobs: Pick<Blobs, 'put'>, key: string): Promise<StoredReport | undefined> {
    this.#flush();
    if (this.#written === 0 || this.#folder === undefined) return undefined;
    const { bytes, sha256 } = await blobs.put(key, { path: this.#path(this.#folder) });
    return { reportBlobKey: key, reportBlob: { bytes, sha256 } };
  }

  /** Removes the file. Call it whatever the outcome of the job. */
  close(): void {
    if (this.#folder === undefined) return;
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
    this.#folder = undefined;
  }

  #flush(): void {
    if (this.#pendingBytes === 0) return;
    if (this.#folder === undefined) {
      // Created with mode 0700.
      this.#folder = mkdtempSync(join(tmpdir(), tempFolderPrefix('report')));
      this.#file = openSync(this.#path(this.#folder), 'wx', 0o600);
    }
    // Write at an explicit position, since a rewind may have discarded what lies behind.
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

/** Returns the key of the blob with all rows that a job refused. */
export function reportBlobKey(jobId: string): string {
  return `reports/${jobId}`;
}
