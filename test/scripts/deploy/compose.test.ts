import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parse } from 'yaml';
import { loadConfig } from '../../../server/config/config.js';
import { readText, ROOT } from './deploy-file.js';

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly disable?: boolean; readonly test?: readonly string[] };
  readonly stop_grace_period?: string;
}

const { services, volumes } = parse(readText('compose.yaml'), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, unknown>>;
};
const { database, server, worker } = services;

/** Replaces `${NAME:-default}` as Compose does without variables. */
function withDefaults(text: string): string {
  return text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
}

function settingsOf(service: Service | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(service?.environment ?? {}).map(([name, value]) => [name, withDefaults(value)]),
  );
}

describe('compose.yaml', () => {
  it('runs a server, a worker and PostGIS', () => {
    expect(Object.keys(services)).to.have.members(['database', 'server', 'worker']);
    expect(database?.image).to.match(/\/postgis:\d+-\d+\.\d+$/);
    expect(server?.command).to.deep.equal(['serve', '--no-worker']);
    expect(worker?.command).to.deep.equal(['work']);
    expect(worker?.image).to.equal(server?.image);
  });

  it('builds the image from a file that is there', () => {
    expect(
      existsSync(join(ROOT, server?.build?.context ?? '', server?.build?.dockerfile ?? 'none')),
    ).to.equal(true);
  });

  it('gives server and worker the same valid settings, with the credentials of the database', () => {
    expect(settingsOf(worker)).to.deep.equal(settingsOf(server));
    const config = loadConfig(settingsOf(server));
    const own = settingsOf(database);
    const url = new URL(settingsOf(server)['FAIRGROUND_DATABASE_URL'] ?? '');
    expect([url.hostname, url.username, url.password, url.pathname]).to.deep.equal([
      ...['database', own['POSTGRES_USER'], own['POSTGRES_PASSWORD'], `/${String(own['POSTGRES_DB'])}`],
    ]);
    expect(config.publicUrl).to.equal('http://localhost:8080');
  });

  it('shares the folder of blobs between server and worker, and declares every volume', () => {
    expect(worker?.volumes).to.deep.equal(server?.volumes);
    const mounts = Object.values(services).flatMap((service) =>
      service.volumes.map((volume) => volume.split(':')),
    );
    expect(mounts.map(([name]) => name)).to.have.members(['database', 'data', 'data']);
    expect(Object.keys(volumes)).to.have.members(['database', 'data']);
    expect(settingsOf(server)['FAIRGROUND_BLOBS']).to.match(/^file:\/data\//);
  });

  it('starts the server when the database answers, and the worker when the server does', () => {
    expect(server?.depends_on).to.deep.equal({ database: { condition: 'service_healthy' } });
    expect(worker?.depends_on).to.deep.equal({ server: { condition: 'service_healthy' } });
    expect(database?.healthcheck?.test).to.include('pg_isready');
    expect(readText('scripts/deploy/Containerfile')).to.match(/^HEALTHCHECK /m);
    expect(worker?.healthcheck?.disable).to.equal(true);
  });

  it('publishes the port of the server alone', () => {
    const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).to.deep.equal([['server', '8080:8080']]);
  });

  it('waits for a stop longer than the server needs', () => {
    const { drainSeconds, shutdownLimitSeconds } = loadConfig({
      ...settingsOf(server),
      FAIRGROUND_DRAIN: '5',
    });
    for (const service of [server, worker])
      expect(parseInt(service?.stop_grace_period ?? '0', 10)).to.be.greaterThan(
        drainSeconds + shutdownLimitSeconds,
      );
  });
});
