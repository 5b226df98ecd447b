import { type Config, loadConfig } from './config.js';

/** Limits for reading a source. A `Config` has all of them. */
export type SourceSettings = Pick<
  Config,
  | 'sourceFolder'
  | 'archiveEntries'
  | 'archiveBytes'
  | 'archiveRatio'
  | 'sourceRatio'
  | 'readerMemoryBytes'
  | 'readerCpuSeconds'
  | 'readerTimeoutSeconds'
>;

/** Source settings of an empty environment. */
export const DEFAULT_SOURCE_SETTINGS: SourceSettings = loadConfig({});
