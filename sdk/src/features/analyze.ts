import type { CallOptions } from '../call-options.js';
import type { Analysis, AnalyzeParameters, FeaturesApi } from './api.js';

export interface AnalyzeOptions extends CallOptions {
  /** By default the name of the file; its extension tells the format. */
  readonly fileName?: string;
  /** Wishes, such as `sourceSR`, `sourceTableName` or `enableGlobalGeocoding`. */
  readonly parameters?: AnalyzeParameters;
}

const ANALYZE_TIMEOUT_MS = 10 * 60_000;

/** Sends a file to be looked at. */
export function analyze(api: FeaturesApi, file: Blob, options: AnalyzeOptions): Promise<Analysis> {
  const ownName = 'name' in file && typeof file.name === 'string' ? file.name : 'source.csv';
  const { fileName = ownName, parameters } = options;
  return api.upload(
    '/sharing/rest/content/features/analyze',
    {
      file,
      fileName,
      timeoutMs: ANALYZE_TIMEOUT_MS,
      fields: { ...(parameters && { analyzeParameters: parameters }) },
    },
    options,
  );
}
