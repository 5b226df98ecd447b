import { type Config, loadConfig } from './config.js';

/** Bounds of what a source may cost. A `Config` is one of these. */
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
