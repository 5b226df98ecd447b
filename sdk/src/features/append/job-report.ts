import type { CallOptions } from '../../transport/call-options.js';
import type { FeaturesApi } from '../api.js';
import type { RefusedRow } from '../../jobs/job-status.js';

export type ReportFormat = 'csv' | 'ndjson';

/**
 * Report of the rows that a job refused, with field, value and reason.
 *
 * Iterate over it with `for await`, or read it as a file. Rows are streamed, so it may be of any length.
 */
export class JobReport implements AsyncIterable<RefusedRow> {
  readonly #api: FeaturesApi;
  readonly #place: { readonly serviceName: string; readonly jobId: string };

  constructor(api: FeaturesApi, place: { readonly serviceName: string; readonly jobId: string }) {
    this.#api = api;
    this.#place = place;
  }

  [Symbol.asyncIterator](): AsyncGenerator<RefusedRow, void, undefined> {
    return this.rows();
  }

  /** Yields the rows as they arrive. */
  async *rows(options: CallOptions = {}): AsyncGenerator<RefusedRow, void, undefined> {
    for await (const line of readLines(await this.stream('ndjson', options)))
      yield JSON.parse(line) as RefusedRow;
  }

  /**
   * Returns the report as a file: CSV with a header, or newline-delimited JSON.
   *
   * @default format 'csv'
   */
  stream(format: ReportFormat = 'csv', options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.#api.download(
      '/rest/services/{serviceName}/FeatureServer/jobs/{jobId}/report',
      { place: this.#place, fields: { format } },
      options,
    );
  }

  /** Returns the report as text. */
  async text(format: ReportFormat = 'csv', options: CallOptions = {}): Promise<string> {
    return new Response(await this.stream(format, options)).text();
  }
}

async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.filter((line) => line.trim() !== '');
      if (done) break;
    }
    if (rest.trim() !== '') yield rest;
  } finally {
    // Cancel the rest when the caller stops early.
    await reader.cancel();
  }
}
