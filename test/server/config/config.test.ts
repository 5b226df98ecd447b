import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ConfigError, loadConfig } from '../../../server/config/config.js';
import { renderEnvExample, renderSettingsDocument } from '../../../server/config/settings-document.js';
import { SETTINGS } from '../../../server/config/settings.js';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('has a default for every setting', () => {
    const config = loadConfig({});
    expect(config).to.include({
      host: '127.0.0.1',
      port: 8080,
      timeZone: 'UTC',
      rateLimit: 1200,
      publicUrl: undefined,
    });
    expect(config.databaseUrl).to.equal(`sqlite:${resolve('var')}`);
    expect(config.blobs).to.equal(`file:${resolve('var/blobs')}`);
  });

  it('allows uploads of every kind of file that appends read', () => {
    const { uploadExtensions } = loadConfig({});
    const kinds = ['csv', 'tab', 'xlsx', 'xlsm', 'xls', 'zip', 'shz', 'gpkg', 'sqlite', 'sqlite3', 'db3'];
    expect(uploadExtensions).to.include.members([...kinds, 'spatialite', 'geodatabase', 'geojson', 'fgb']);
    // No format of append reads it.
    expect(uploadExtensions).not.to.include('parquet');
  });

  it('reads the geocoding provider', () => {
    const read = (text: string): unknown =>
      loadConfig({ FAIRGROUND_GEOCODER: text, FAIRGROUND_GEOCODER_CONTACT: 'maps@example.org' }).geocoder;
    expect(loadConfig({}).geocoder).to.deep.equal({ kind: 'embedded' });
    expect(read('none')).to.deep.equal({ kind: 'none' });
    const url = 'https://geo.example.org/arcgis/rest/services/World/GeocodeServer';
    expect(read(`arcgis:${url}/`)).to.deep.equal({ kind: 'arcgis', url });
    expect(read('nominatim:http://127.0.0.1:8081')).to.deep.equal({
      kind: 'nominatim',
      url: 'http://127.0.0.1:8081',
    });
    for (const text of ['google', 'arcgis:https://geo.example.org/arcgis', 'nominatim:', 'arcgis']) {
      expect(faultsOf({ FAIRGROUND_GEOCODER: text })).to.deep.equal([
        'FAIRGROUND_GEOCODER: must be none, embedded, arcgis:https://…/GeocodeServer or nominatim:https://nominatim.example.org',
      ]);
    }
  });

  it('requires a contact address for Nominatim', () => {
    expect(faultsOf({ FAIRGROUND_GEOCODER: 'nominatim:https://nominatim.example.org' })).to.deep.equal([
      'FAIRGROUND_GEOCODER_CONTACT: is needed with nominatim',
    ]);
  });

  it('reads prices and budgets with fractions', () => {
    const config = loadConfig({ FAIRGROUND_GEOCODER_PRICE: '0.5', FAIRGROUND_GEOCODER_BUDGET: '12.25' });
    expect(config).to.include({ geocoderPrice: 0.5, geocoderBudget: 12.25 });
    expect(loadConfig({ FAIRGROUND_GEOCODER_BUDGET: 'off' }).geocoderBudget).to.equal(undefined);
    for (const price of ['-1', '1e3', '0.1234567', 'free', '1,5']) {
      expect(faultsOf({ FAIRGROUND_GEOCODER_PRICE: price })).to.deep.equal([
        'FAIRGROUND_GEOCODER_PRICE: must be a number of at least 0, such as 4 or 0.5',
      ]);
    }
    expect(faultsOf({ FAIRGROUND_GEOCODER_CONTACT: 'a\nb' })).to.have.lengthOf(1);
  });

  it('freezes the configuration', () => {
    expect(loadConfig({})).to.be.frozen;
  });

  it('reads an empty variable as unset', () => {
    expect(loadConfig({ FAIRGROUND_PORT: '' }).port).to.equal(8080);
  });

  it('reports every fault at once, by the name of its variable', () => {
    const faults = faultsOf({
      FAIRGROUND_PORT: '70000',
      FAIRGROUND_TIME_ZONE: 'Mars/Olympus',
      FAIRGROUND_DATABASE_URL: 'mysql://x',
      FAIRGROUND_RATE_LIMIT: 'none',
    });
    expect(faults.map((fault) => fault.split(':')[0])).to.have.members([
      'FAIRGROUND_PORT',
      'FAIRGROUND_TIME_ZONE',
      'FAIRGROUND_DATABASE_URL',
      'FAIRGROUND_RATE_LIMIT',
    ]);
  });

  it('refuses an unknown variable, except those of the tests', () => {
    expect(faultsOf({ FAIRGROUND_PROT: '1', FAIRGROUND_TEST_POSTGRES_URL: 'x', OTHER: 'y' })).to.deep.equal([
      'FAIRGROUND_PROT: there is no such setting; is FAIRGROUND_PORT meant?',
    ]);
    expect(faultsOf({ FAIRGROUND_GEOCODER_CACHES: '1', FAIRGROUND_COLOUR: 'red' })).to.deep.equal([
      'FAIRGROUND_GEOCODER_CACHES: there is no such setting; is FAIRGROUND_GEOCODER_CACHE meant?',
      'FAIRGROUND_COLOUR: there is no such setting',
    ]);
  });

  it('ignores the variables of the SDK’s command line', async () => {
    const folder = new URL('../../../sdk/src/cli/', import.meta.url);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
    const names = [...new Set(texts.join('').match(/\bFAIRGROUND_[A-Z_]+/g))];
    expect(names).to.include('FAIRGROUND_URL').and.include('FAIRGROUND_LAYER');
    expect(faultsOf(Object.fromEntries(names.map((name) => [name, 'x'])))).to.deep.equal([]);
  });

  it('keeps blobs beside an SQLite database by default', () => {
    expect(loadConfig({ FAIRGROUND_DATABASE_URL: 'sqlite:/srv/data' }).blobs).to.equal(
      'file:/srv/data/blobs',
    );
    expect(loadConfig({ FAIRGROUND_BLOBS: 'file:/srv/blobs' }).blobs).to.equal('file:/srv/blobs');
    expect(loadConfig({ FAIRGROUND_DATABASE_URL: 'postgres://a@b/c' }).blobs).to.equal(
      `file:${resolve('var/blobs')}`,
    );
  });

  it('keeps blobs in a bucket, with keys of its own or those of the system', () => {
    const url = 's3://fairground-files/production';
    expect(loadConfig({ FAIRGROUND_BLOBS: url })).to.include({ blobs: url, blobsAccessKey: undefined });
    const described = loadConfig({
      FAIRGROUND_BLOBS: url,
      FAIRGROUND_BLOBS_ENDPOINT: 'https://s3.example.org/',
      FAIRGROUND_BLOBS_REGION: 'eu-north-1',
      FAIRGROUND_BLOBS_PATH_STYLE: 'off',
      FAIRGROUND_BLOBS_ACCESS_KEY: 'key',
      FAIRGROUND_BLOBS_SECRET_KEY: 'secret',
      FAIRGROUND_BLOBS_TIMEOUT: '5',
    });
    expect(described).to.include({
      blobsEndpoint: 'https://s3.example.org',
      blobsRegion: 'eu-north-1',
      blobsPathStyle: false,
      blobsAccessKey: 'key',
      blobsSecretKey: 'secret',
      blobsTimeoutSeconds: 5,
    });
    expect(faultsOf({ FAIRGROUND_BLOBS: 's3://Bucket' })).to.deep.equal([
      'FAIRGROUND_BLOBS: must be file:<folder> or s3://<bucket>/<prefix>',
    ]);
    expect(faultsOf({ FAIRGROUND_BLOBS: url, FAIRGROUND_BLOBS_ACCESS_KEY: 'key' })).to.deep.equal([
      'FAIRGROUND_BLOBS_SECRET_KEY: is needed with FAIRGROUND_BLOBS_ACCESS_KEY',
    ]);
    expect(faultsOf({ FAIRGROUND_BLOBS: url, FAIRGROUND_BLOBS_SECRET_KEY: 'key' })).to.deep.equal([
      'FAIRGROUND_BLOBS_ACCESS_KEY: is needed with FAIRGROUND_BLOBS_SECRET_KEY',
    ]);
    expect(faultsOf({ FAIRGROUND_BLOBS_ENDPOINT: 'https://s3.example.org' })).to.deep.equal([
      'FAIRGROUND_BLOBS: must be s3://<bucket>/<prefix> when a bucket is described',
    ]);
  });

  it('makes relative folders absolute', () => {
    expect(loadConfig({ FAIRGROUND_DATABASE_URL: 'sqlite:data' }).databaseUrl).to.equal(
      `sqlite:${resolve('data')}`,
    );
    expect(loadConfig({ FAIRGROUND_BLOBS: 'file:../blobs' }).blobs).to.equal(`file:${resolve('../blobs')}`);
  });

  it('reads the servers that may be fetched from', () => {
    const read = (text: string): readonly string[] => loadConfig({ FAIRGROUND_FETCH_ALLOW: text }).fetchAllow;
    expect(read('')).to.deep.equal([]);
    expect(read('Files.example.org:0443, 127.1:9000 [0::1]:80')).to.deep.equal([
      'files.example.org:443',
      '127.0.0.1:9000',
      '[::1]:80',
    ]);
  });

  it('reads the origins of pages as browsers name them', () => {
    const read = (text: string): readonly string[] =>
      loadConfig({ FAIRGROUND_CORS_ORIGINS: text }).corsOrigins;
    expect(read('')).to.deep.equal(['*']);
    expect(read('https://Maps.example.org/, http://localhost:5173 https://a.example:443')).to.deep.equal([
      'https://maps.example.org',
      'http://localhost:5173',
      'https://a.example',
    ]);
    expect(read('capacitor://localhost')).to.deep.equal(['capacitor://localhost']);
  });

  it('reads a secret from the file that the variable names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fairground-config-'));
    try {
      const file = join(folder, 'url');
      writeFileSync(file, 'postgres://ada:secret@db/fairground\n');
      const env = { FAIRGROUND_DATABASE_URL_FILE: file };
      expect(loadConfig(env).databaseUrl).to.equal('postgres://ada:secret@db/fairground');
      expect(faultsOf({ ...env, FAIRGROUND_DATABASE_URL: 'sqlite:var' })[0]).to.include('given twice');
      expect(faultsOf({ FAIRGROUND_DATABASE_URL_FILE: join(folder, 'none') })[0]).to.include('ENOENT');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('never repeats a refused value, which may be a secret', () => {
    expect(faultsOf({ FAIRGROUND_DATABASE_URL: 'mysql://ada:secret@db' })[0]).not.to.include('secret');
  });

  const accepted: [variable: string, text: string, name: keyof typeof SETTINGS, value: unknown][] = [
    ['RATE_LIMIT', 'off', 'rateLimit', undefined],
    ['RATE_LIMIT', '60', 'rateLimit', 60],
    ['BODY_LIMIT', '2GiB', 'bodyLimitBytes', 2 ** 31],
    ['BODY_LIMIT', '500kB', 'bodyLimitBytes', 500_000],
    ['BODY_LIMIT', '1000', 'bodyLimitBytes', 1000],
    ['PORT', '0', 'port', 0],
    ['PUBLIC_URL', 'https://maps.example.org/fair/', 'publicUrl', 'https://maps.example.org/fair'],
    ['TIME_ZONE', 'europe/rome', 'timeZone', 'Europe/Rome'],
    ['TIME_ZONE', 'UTC+2', 'timeZone', 'UTC+2'],
    ['TIME_ZONE', 'utc -4.5', 'timeZone', 'UTC-4.5'],
    ['TIME_ZONE', 'UTC+5:30', 'timeZone', 'UTC+5:30'],
    ['TIME_ZONE', '+02:00', 'timeZone', 'UTC+2'],
    ['TIME_ZONE', '-04:30', 'timeZone', 'UTC-4:30'],
    ['TIME_ZONE', '+00:00', 'timeZone', 'UTC+0'],
    ['TIME_ZONE', '+1200', 'timeZone', 'UTC+12'],
    ['CURRENCY', 'EUR', 'currency', 'EUR'],
    ['CURRENCY', 'gbp', 'currency', 'GBP'],
    ['CURRENCY', '', 'currency', undefined],
    ['HOST', '::1', 'host', '::1'],
    ['VALIDATE_RESPONSES', 'on', 'validateResponses', true],
  ];
  for (const [variable, text, name, value] of accepted) {
    it(`reads ${variable}=${text}`, () => {
      expect(loadConfig({ [`FAIRGROUND_${variable}`]: text })[name as 'port']).to.equal(value);
    });
  }

  const refused: [variable: string, text: string][] = [
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '0x50'],
    ['RATE_LIMIT', '0'],
    ['BODY_LIMIT', '10 bananas'],
    ['BODY_LIMIT', '0'],
    ['PUBLIC_URL', 'maps.example.org'],
    ['PUBLIC_URL', 'ftp://maps.example.org'],
    ['PUBLIC_URL', 'https://maps.example.org?x=1'],
    ['TIME_ZONE', '+2:00'],
    ['TIME_ZONE', '+25:00'],
    ['TIME_ZONE', 'UTC+15'],
    ['CURRENCY', '€'],
    ['CURRENCY', 'EURO'],
    ['CURRENCY', 'XYZ'],
    ['DATABASE_URL', 'sqlite:'],
    ['BLOBS', '/srv/blobs'],
    ['LOG_LEVEL', 'loud'],
    ['VALIDATE_RESPONSES', 'true'],
    ['HOST', 'http://x/'],
    ['CORS_ORIGINS', 'maps.example.org'],
    ['CORS_ORIGINS', 'https://maps.example.org/app'],
    ['CORS_ORIGINS', 'https://maps.example.org,*.example.org'],
    ['FETCH_ALLOW', 'files.example.org'],
    ['FETCH_ALLOW', 'files.example.org:70000'],
    ['FETCH_ALLOW', 'http://files.example.org:80'],
    ['FETCH_ALLOW', '::1:80'],
    ['FETCH_ALLOW', '10.0.0.0/8:80'],
  ];
  for (const [variable, text] of refused) {
    it(`refuses ${variable}=${text}`, () => {
      expect(faultsOf({ [`FAIRGROUND_${variable}`]: text })).to.have.length(1);
    });
  }

  it('refuses a usual token lifetime above the longest', () => {
    expect(faultsOf({ FAIRGROUND_TOKEN_MINUTES: '90', FAIRGROUND_TOKEN_MAX_MINUTES: '60' })).to.have.length(
      1,
    );
  });

  it('refuses a stop that ends active requests before idle ones', () => {
    expect(faultsOf({ FAIRGROUND_SHUTDOWN_TIMEOUT: '60', FAIRGROUND_SHUTDOWN_LIMIT: '59' })).to.deep.equal([
      'FAIRGROUND_SHUTDOWN_LIMIT: must not be less than FAIRGROUND_SHUTDOWN_TIMEOUT',
    ]);
    expect(faultsOf({ FAIRGROUND_SHUTDOWN_TIMEOUT: '60', FAIRGROUND_SHUTDOWN_LIMIT: '60' })).to.deep.equal(
      [],
    );
  });
});

describe('the settings as text', () => {
  it('writes one row and one example for each setting', () => {
    for (const { variable } of Object.values(SETTINGS)) {
      expect(renderSettingsDocument().split(`| \`${variable}\` |`)).to.have.length(2);
      expect(renderEnvExample()).to.match(new RegExp(`^#${variable}=`, 'm'));
    }
  });

  it('begins with ten settings', () => {
    const [, first = ''] = renderSettingsDocument().split('\n## ');
    expect(first.match(/^\| `FAIRGROUND_/gm)).to.have.length(10);
  });

  it('writes examples that load', () => {
    const lines = renderEnvExample().matchAll(/^#(FAIRGROUND_\w+)=(.*)$/gm);
    const env = Object.fromEntries(
      [...lines].map(([, name = '', value = '']): [string, string] => [name, value]),
    );
    expect(loadConfig(env)).to.deep.equal(loadConfig({}));
  });
});
