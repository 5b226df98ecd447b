import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JobError } from '../../jobs/job.js';
import { ownedPrefix } from '../../owned-folders.js';
import type { Blobs, StoredBlob } from '../../storage/blobs.js';
import type { RowError, RowErrorSink } from './report.js';
import { tellMostBytes } from './sources/row-limits.js';

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
 * of each row take far more room than the rows, so the file has a limit. There is none as long as no row is refused.
 */
export class ReportFile implements RowErrorSink {
  readonly #mostBytes: number;
  #folder: string | undefined;
  #file = -1;
  #written = 0;
  #pending: string[] = [];
  #pendingBytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** @throws {JobError} when the file would be longer than its limit. */
  write(error: RowError): void {
    const line = `${JSON.stringify(error)}\n`;
    this.#pending.push(line);
    this.#pendingBytes += Buffer.byteLength(line);
    if (this.#pendingBytes < BUFFER_BYTES) return;
    this.#flush();
    if (this.#written <= this.#mostBytes) return;
    const text = `The faults of its rows take more than ${tellMostBytes(this.#mostBytes)}; nothing was written.`;
    throw new JobError('append.too_many_faults', text);
  }

  mark(): number {
    return this.#written + this.#pendingBytes;
  }

  rewind(mark: number): void {
    this.#flush();
    if (mark >= this.#written) return;
    ftruncateSync(this.#file, mark);
    this.#written = mark;
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
      this.#folder = mkdtempSync(join(tmpdir(), ownedPrefix('report')));
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
