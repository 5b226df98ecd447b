import type { Config } from '../../../config.js';

/** Bounds of what a source may cost. A `Config` is one of these. */
export type SourceSettings = Pick<
  Config,
  | 'sourceFolder'
  | 'archiveEntries'
  | 'archiveBytes'
  | 'archiveRatio'
  | 'readerMemoryBytes'
  | 'readerCpuSeconds'
  | 'readerTimeoutSeconds'
>;

/** What the settings are when nothing is set. */
export const DEFAULT_SOURCE_SETTINGS: SourceSettings = {
  sourceFolder: undefined,
  archiveEntries: 20_000,
  archiveBytes: 20e9,
  archiveRatio: 250,
  readerMemoryBytes: 2 * 2 ** 30,
  readerCpuSeconds: 3600,
  readerTimeoutSeconds: 300,
};
