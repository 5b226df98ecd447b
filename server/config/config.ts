import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { path, ValueFault } from './config-values.js';
import { suggestName } from './suggest-name.js';
import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

type Read = { readonly [Name in keyof typeof SETTINGS]: ReturnType<(typeof SETTINGS)[Name]['read']> };

/** Validated settings, frozen. Names end in their unit; `undefined` means `off` or an empty optional setting. */
export type Config = Omit<Read, 'blobs'> & { readonly blobs: string };

/** Error with all faults of the environment, one per line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:${faults.map((fault) => `\n  ${fault}`).join('')}`,
    );
    this.faults = faults;
  }
}

/**
 * Reads the settings from the environment.
 *
 * An unknown variable that starts with `FAIRGROUND_` is a fault too, because it is probably misspelt;
 * `FAIRGROUND_TEST_…` is for tests.
 *
 * @throws {ConfigError} with all faults at once.
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults = findUnknownVariables(env);
  const entries = Object.entries<Setting<unknown>>(SETTINGS).map(([name, entry]) => {
    try {
      return [name, entry.read(findText(entry, env))];
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      faults.push(`${entry.variable}: ${error.message}`);
      return [name, undefined];
    }
  });
  const read = Object.fromEntries(entries) as Read;
  if (faults.length === 0 && read.tokenMinutes > read.tokenMaxMinutes) {
    faults.push(`${SETTINGS.tokenMinutes.variable}: must not exceed ${SETTINGS.tokenMaxMinutes.variable}`);
  }
  if (faults.length === 0 && read.shutdownLimitSeconds < read.shutdownTimeoutSeconds) {
    faults.push(
      `${SETTINGS.shutdownLimitSeconds.variable}: must not be less than ${SETTINGS.shutdownTimeoutSeconds.variable}`,
    );
  }
  if (faults.length === 0 && read.geocoder.kind === 'nominatim' && read.geocoderContact === undefined) {
    faults.push(`${SETTINGS.geocoderContact.variable}: is needed with nominatim`);
  }
  if (faults.length === 0) faults.push(...findBlobFaults(read));
  if (faults.length > 0) throw new ConfigError(faults);
  return Object.freeze({ ...read, blobs: read.blobs ?? defaultBlobs(read.databaseUrl) });
}

function findBlobFaults(read: Read): string[] {
  const { blobsEndpoint, blobsRegion, blobsPathStyle, blobsAccessKey, blobsSecretKey } = read;
  const faults: string[] = [];
  if ((blobsAccessKey === undefined) !== (blobsSecretKey === undefined)) {
    const missing = blobsAccessKey === undefined ? SETTINGS.blobsAccessKey : SETTINGS.blobsSecretKey;
    const given = blobsAccessKey === undefined ? SETTINGS.blobsSecretKey : SETTINGS.blobsAccessKey;
    faults.push(`${missing.variable}: is needed with ${given.variable}`);
  }
  const ofBuckets = [blobsEndpoint, blobsRegion, blobsPathStyle, blobsAccessKey, blobsSecretKey];
  if (read.blobs?.startsWith('s3:') !== true && ofBuckets.some((value) => value !== undefined))
    faults.push(`${SETTINGS.blobs.variable}: must be s3://<bucket>/<prefix> when a bucket is described`);
  return faults;
}

function findText(entry: Setting<unknown>, env: Readonly<Record<string, string | undefined>>): string {
  const direct = env[entry.variable]?.trim() ?? '';
  const file = entry.secret ? (env[`${entry.variable}_FILE`]?.trim() ?? '') : '';
  if (direct !== '' && file !== '') throw new ValueFault(`is given twice, also as ${entry.variable}_FILE`);
  if (file === '') return direct === '' ? entry.fallback : direct;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
    throw new ValueFault(`the file named by ${entry.variable}_FILE cannot be read (${reason})`);
  }
}

/** Variables of the SDK's command line, which may be set in the shell that starts a server. */
const VARIABLES_OF_THE_SDK = ['URL', 'LAYER', 'TOKEN', 'USERNAME', 'PASSWORD'].map(
  (name) => `FAIRGROUND_${name}`,
);

function findUnknownVariables(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = Object.values<Setting<unknown>>(SETTINGS).flatMap(({ variable, secret }) =>
    secret ? [variable, `${variable}_FILE`] : [variable],
  );
  const passed = new Set([...known, ...VARIABLES_OF_THE_SDK]);
  const isOurs = (variable: string): boolean =>
    variable.startsWith('FAIRGROUND_') && !variable.startsWith('FAIRGROUND_TEST_');
  return Object.keys(env)
    .filter((variable) => isOurs(variable) && !passed.has(variable))
    .map((variable) => {
      const meant = suggestName(variable, known);
      return `${variable}: there is no such setting${meant === undefined ? '' : `; is ${meant} meant?`}`;
    });
}

function defaultBlobs(url: string): string {
  return `file:${url.startsWith('sqlite:') ? join(url.slice('sqlite:'.length), 'blobs') : path('var/blobs')}`;
}
