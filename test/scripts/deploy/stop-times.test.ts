import { spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { loadConfig } from '../../../server/config/config.js';
import { ORIGIN, RENDER } from './proxy.js';
import { readText, settingsOf } from './deploy-file.js';

/** Seconds that the rest of a stop may take, according to scripts/deploy/README.md. */
const MARGIN = 10;

/** The first number that a pattern finds in a text. */
function numberOf(pattern: RegExp, text: string): number {
  const [, number] = pattern.exec(text) ?? [];
  expect(number, String(pattern)).not.to.equal(undefined);
  return Number(number);
}

describe('the times of a stop, as shipped', () => {
  const unit = readText('scripts/deploy/systemd/fairground@.service');
  const image = readText('scripts/deploy/Containerfile');
  const table = readText('scripts/deploy/README.md');
  const shown = (name: string): number => numberOf(new RegExp(`^\\| ${name} +\\| (\\d+) +\\|`, 'm'), table);

  it('documents the times of a stop in the README as they are', () => {
    const settings = settingsOf(unit, /^Environment=(FAIRGROUND_\w+)=(\S+)$/gm);
    const { drainSeconds, shutdownTimeoutSeconds, shutdownLimitSeconds } = loadConfig(settings);
    expect(shown('`FAIRGROUND_DRAIN`')).to.equal(drainSeconds);
    expect(shown('`FAIRGROUND_SHUTDOWN_TIMEOUT`')).to.equal(shutdownTimeoutSeconds);
    expect(shown('`FAIRGROUND_SHUTDOWN_LIMIT`')).to.equal(shutdownLimitSeconds);
    expect(shown('`TimeoutStopSec` of the unit')).to.equal(numberOf(/^TimeoutStopSec=(\d+)$/m, unit));
    expect(shown('`--stop-timeout` of podman')).to.equal(numberOf(/--stop-timeout (\d+)/, image));
    expect(shown('`PROXY_TIMEOUT`')).to.equal(
      numberOf(/^timeout=.* (\d+)s\)$/m, readText('scripts/deploy/nginx/render')),
    );
  });

  it('lets systemd and podman wait until the server has ended by itself', () => {
    for (const [stop, settings] of [
      [numberOf(/^TimeoutStopSec=(\d+)$/m, unit), settingsOf(unit, /^Environment=(FAIRGROUND_\w+)=(\S+)$/gm)],
      [numberOf(/--stop-timeout (\d+)/, image), settingsOf(image, /(FAIRGROUND_\w+)=(\S+)/g)],
    ] as const) {
      const { drainSeconds, shutdownLimitSeconds } = loadConfig(settings);
      expect(stop).to.be.at.least(drainSeconds + shutdownLimitSeconds + MARGIN);
    }
  });

  it('ends no request but uploads, and no upload that the proxies allow', () => {
    const { shutdownLimitSeconds, requestTimeoutSeconds, uploadTimeoutSeconds } = loadConfig({});
    expect(shutdownLimitSeconds).to.be.at.least(requestTimeoutSeconds);
    const { stdout: nginx } = spawnSync(RENDER, [], {
      encoding: 'utf8',
      env: {
        PATH: process.env['PATH'],
        ...{ PROXY_ORIGIN: ORIGIN, PROXY_CERTIFICATE: '/c.pem', PROXY_CERTIFICATE_KEY: '/k.pem' },
      },
    });
    const caddy = readText('scripts/deploy/caddy/Caddyfile');
    expect(numberOf(/proxy_read_timeout (\d+)s;/, nginx)).to.be.above(uploadTimeoutSeconds);
    expect(numberOf(/response_header_timeout (\d+)s/, caddy)).to.be.above(uploadTimeoutSeconds);
  });

  it('waits long enough for the longest uploads with the times of the README', () => {
    const [, limit] = /^echo (FAIRGROUND_SHUTDOWN_LIMIT=\d+)/m.exec(table) ?? [];
    const settings = settingsOf(`${unit}\n${limit ?? ''}`, /(FAIRGROUND_\w+)=(\d+)/g);
    const { drainSeconds, shutdownLimitSeconds, uploadTimeoutSeconds } = loadConfig(settings);
    expect(shutdownLimitSeconds).to.be.at.least(uploadTimeoutSeconds);
    const stop = numberOf(/^ +# TimeoutStopSec=(\d+)$/m, table);
    expect(stop).to.be.at.least(drainSeconds + shutdownLimitSeconds + MARGIN);
  });
});
