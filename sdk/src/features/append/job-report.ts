import type { CallOptions } from '../../transport/call-options.js';
import type { FeaturesApi } from '../api.js';
import type { RefusedRow } from '../../jobs/job-status.js';

export type ReportFormat = 'csv' | 'ndjson';

/**
 * The rows that a job refused, each with field, value and reason. Walk them with `for await`, however many there are,
 * or take them as a file.
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

  /** The rows one by one, as they arrive. */
  async *rows(options: CallOptions = {}): AsyncGenerator<RefusedRow, void, undefined> {
    for await (const line of readLines(await this.stream('ndjson', options)))
      yield JSON.parse(line) as RefusedRow;
  }

  /** The report as a file: CSV with a header (as when left out), or newline-delimited JSON. */
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
    // Whoever stops in the middle does not want the rest.
    await reader.cancel();
  }
}
