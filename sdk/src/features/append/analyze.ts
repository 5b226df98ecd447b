import type { CallOptions } from '../../transport/call-options.js';
import { fileNameOf } from '../../transport/file-name.js';
import type { StoredItem } from './append-source.js';
import type { Analysis, AnalyzeParameters, FeaturesApi } from '../api.js';

export interface AnalyzeOptions extends CallOptions {
  /** File name; its extension determines the format. Defaults to the name of the file. */
  readonly fileName?: string;
  /** Analyze parameters, such as `sourceSR`, `sourceTableName` or `enableGlobalGeocoding`. */
  readonly parameters?: AnalyzeParameters;
}

const ANALYZE_TIMEOUT_MS = 10 * 60_000;

const PATH = '/sharing/rest/content/features/analyze';

/** Uploads a file for analysis, or names a stored item. */
export function analyze(
  api: FeaturesApi,
  source: Blob | StoredItem,
  options: AnalyzeOptions,
): Promise<Analysis> {
  const { parameters: analyzeParameters } = options;
  if ('itemId' in source) {
    const fields = { itemid: source.itemId, analyzeParameters };
    return api.read(PATH, { fields }, { ...options, timeoutMs: options.timeoutMs ?? ANALYZE_TIMEOUT_MS });
  }
  const { fileName = fileNameOf(source, 'source.csv') } = options;
  const request = { file: source, fileName, timeoutMs: ANALYZE_TIMEOUT_MS, fields: { analyzeParameters } };
  return api.upload(PATH, request, options);
}
