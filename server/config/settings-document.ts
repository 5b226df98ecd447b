import type { Setting } from './setting.js';
import { SETTINGS } from './settings.js';

type SettingName = keyof typeof SETTINGS;

const SUBJECTS = [
  'The ten that most installations set',
  'Storage',
  'Events catalogue',
  'Uploads and request sizes',
  'Reading of sources',
  'Geocoding',
  'Maps',
  'Timeouts and shutdown',
  'Sign-in and tokens',
  'Jobs',
  'Logs and checks',
] as const;

const [FIRST, STORAGE, EVENTS, UPLOADS, SOURCES, GEOCODING, MAPS, TIMEOUTS, SIGN_IN, JOBS, LOGS] = SUBJECTS;

/** Heading under which a setting is listed. A setting without one does not compile. */
const SUBJECT_OF: Readonly<Record<SettingName, (typeof SUBJECTS)[number]>> = {
  databaseUrl: FIRST,
  spatialitePath: STORAGE,
  blobs: FIRST,
  blobsEndpoint: STORAGE,
  blobsRegion: STORAGE,
  blobsPathStyle: STORAGE,
  blobsAccessKey: STORAGE,
  blobsSecretKey: STORAGE,
  blobsTimeoutSeconds: STORAGE,
  host: FIRST,
  port: FIRST,
  publicUrl: FIRST,
  trustedProxies: FIRST,
  corsOrigins: FIRST,
  timeZone: FIRST,
  currency: EVENTS,
  rateLimit: FIRST,
  bodyLimitBytes: UPLOADS,
  uploadLimitBytes: UPLOADS,
  partLimitBytes: UPLOADS,
  fileLimitBytes: UPLOADS,
  uploadSpacePerUserBytes: UPLOADS,
  uploadSpaceBytes: UPLOADS,
  uploadExtensions: UPLOADS,
  uploadLifetimeHours: UPLOADS,
  uploadTimeoutSeconds: UPLOADS,
  sourceFolder: SOURCES,
  archiveEntries: SOURCES,
  archiveBytes: SOURCES,
  archiveRatio: SOURCES,
  sourceRatio: SOURCES,
  readerMemoryBytes: SOURCES,
  readerCpuSeconds: SOURCES,
  readerTimeoutSeconds: SOURCES,
  readerRequestMemoryBytes: SOURCES,
  readerRequestSeconds: SOURCES,
  fetchAllow: SOURCES,
  geocoder: GEOCODING,
  geocoderToken: GEOCODING,
  geocoderContact: GEOCODING,
  geocoderRate: GEOCODING,
  geocoderMinScore: GEOCODING,
  geocoderPrice: GEOCODING,
  geocoderBudget: GEOCODING,
  geocoderBudgetDays: GEOCODING,
  geocoderCache: GEOCODING,
  geocoderCacheDays: GEOCODING,
  mapStyle: MAPS,
  mapOrigins: MAPS,
  eventsCacheBytes: EVENTS,
  definitionWaitSeconds: TIMEOUTS,
  requestTimeoutSeconds: TIMEOUTS,
  queryTimeoutSeconds: TIMEOUTS,
  shutdownTimeoutSeconds: TIMEOUTS,
  shutdownLimitSeconds: TIMEOUTS,
  drainSeconds: TIMEOUTS,
  tokenMinutes: SIGN_IN,
  tokenMaxMinutes: SIGN_IN,
  signInFailuresPerUser: SIGN_IN,
  signInFailuresPerAddress: SIGN_IN,
  signInWindowMinutes: SIGN_IN,
  jobConcurrency: JOBS,
  jobLeaseSeconds: JOBS,
  jobAttempts: JOBS,
  jobRetentionDays: JOBS,
  logLevel: FIRST,
  logFormat: LOGS,
  validateResponses: LOGS,
};

const INTRODUCTION = `# Settings

Made by \`npm run generate\` from the server's settings. \`npx fairground config --markdown\` prints this page for the
version that is installed.

Settings are environment variables, or lines of a file \`.env\` in the working folder; \`.env.example\` has all of them. A
variable wins over \`.env\`. \`npx fairground config\` checks them without starting anything, and reports all faults at once.
A variable that starts with \`FAIRGROUND_\` and is no setting is a fault, too, since it is probably misspelt.

Sizes take \`kB\`, \`MB\`, \`GB\`, \`KiB\`, \`MiB\` and \`GiB\`; a plain number is bytes.
`;

/** Renders `scripts/deploy/SETTINGS.md`: every setting with its default and meaning, by subject. */
export function renderSettingsDocument(): string {
  const sections = SUBJECTS.map((subject) => {
    const rows = settingsOf(subject).map(({ variable, fallback, meaning, secret }) => {
      const orFile = secret ? `. A variable \`${variable}_FILE\` may name a file that holds it` : '';
      return `| \`${variable}\` | ${fallback === '' ? '' : `\`${fallback}\``} | ${meaning}${orFile} |`;
    });
    return [
      `## ${subject}\n`,
      '<!-- prettier-ignore-start -->',
      '| variable | default | meaning |\n| --- | --- | --- |',
      ...rows,
      '<!-- prettier-ignore-end -->\n',
    ].join('\n');
  });
  return [INTRODUCTION, ...sections].join('\n');
}

/** Renders `.env.example`: every variable with its default, commented out, by subject. */
export function renderEnvExample(): string {
  const sections = SUBJECTS.map((subject) => {
    const lines = settingsOf(subject).map(
      ({ variable, fallback, meaning }) => `# ${meaning}\n#${variable}=${fallback}\n`,
    );
    return [`## ${subject}\n`, ...lines].join('\n');
  });
  return ['# Made by `npm run generate`. Uncomment the lines that you change.\n', ...sections].join('\n');
}

function settingsOf(subject: string): Setting<unknown>[] {
  return Object.entries<Setting<unknown>>(SETTINGS)
    .filter(([name]) => SUBJECT_OF[name as SettingName] === subject)
    .map(([, setting]) => setting);
}
