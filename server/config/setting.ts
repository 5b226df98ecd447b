import type { Reader } from './config-values.js';

/** Setting: environment variable, default as it is written, and one line of description. */
export interface Setting<T> {
  readonly variable: string;
  readonly fallback: string;
  readonly read: Reader<T>;
  readonly meaning: string;
  /** True if the setting may also be given as a file, named by the variable with the suffix `_FILE`. */
  readonly secret?: true;
}

/** Declares a setting; its variable begins with `FAIRGROUND_`. */
export function setting<T>(
  variable: string,
  fallback: string,
  read: Reader<T>,
  meaning: string,
  secret?: true,
): Setting<T> {
  return { variable: `FAIRGROUND_${variable}`, fallback, read, meaning, ...(secret && { secret }) };
}
