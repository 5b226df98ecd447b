import type { CallOptions } from '../../transport/call-options.js';
import { fileNameOf } from '../../transport/file-name.js';
import type { StoredItem } from './append-source.js';
import type { Analysis, AnalyzeParameters, FeaturesApi } from '../api.js';

export interface AnalyzeOptions extends CallOptions {
  /** By default the name of the file; its extension tells the format. */
  readonly fileName?: string;
  /** Wishes, such as `sourceSR`, `sourceTableName` or `enableGlobalGeocoding`. */
  readonly parameters?: AnalyzeParameters;
}

const ANALYZE_TIMEOUT_MS = 10 * 60_000;

const PATH = '/sharing/rest/content/features/analyze';

/** Sends a file to be looked at, or names one that is there already. */
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
