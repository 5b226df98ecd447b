import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Config } from '../config/config.js';
import { reportWarning, type Finding, reportOk } from './finding.js';

const run = promisify(execFile);

/** Time for the rest of a stop, such as closing the databases. */
const MARGIN_SECONDS = 10;

type Times = Pick<Config, 'drainSeconds' | 'shutdownLimitSeconds' | 'requestTimeoutSeconds'>;

/** Checks that a restart lets requests finish, and that the service manager waits for that. */
export async function checkStopping(times: Times): Promise<Finding[]> {
  const { drainSeconds, shutdownLimitSeconds: limit, requestTimeoutSeconds } = times;
  const own =
    limit < requestTimeoutSeconds
      ? reportWarning(
          'stopping',
          `a stop ends requests after ${String(limit)} s, which may take ${String(requestTimeoutSeconds)} s`,
          'Set FAIRGROUND_SHUTDOWN_LIMIT to at least FAIRGROUND_REQUEST_TIMEOUT, and let the service manager wait longer.',
        )
      : reportOk('stopping', `takes at most ${String(drainSeconds + limit)} s while requests make progress`);
  return [own, ...(await readUnits()).flatMap((unit) => checkUnit(unit, times))];
}

interface Unit {
  readonly name: string;
  /** Until it is killed. */
  readonly stopSeconds: number;
  /** Drain time from the unit's own environment. */
  readonly drainSeconds: number;
}

function checkUnit(unit: Unit, { drainSeconds, shutdownLimitSeconds }: Times): Finding[] {
  const takes = Math.max(drainSeconds, unit.drainSeconds) + shutdownLimitSeconds;
  const wanted = takes + MARGIN_SECONDS;
  if (unit.stopSeconds >= wanted) return [];
  return [
    reportWarning(
      'stopping',
      `systemd kills ${unit.name} after ${String(unit.stopSeconds)} s, though a stop may take ${String(takes)} s`,
      `Set TimeoutStopSec of the unit to at least ${String(wanted)} (systemctl edit), or lower FAIRGROUND_SHUTDOWN_LIMIT.`,
    ),
  ];
}

/** Reads Fairground's units that systemd knows; none without systemd. */
async function readUnits(): Promise<Unit[]> {
  const properties = '--property=Id,TimeoutStopUSec,Environment';
  try {
    const { stdout } = await run('systemctl', ['show', 'fairground@*', properties], { timeout: 20_000 });
    return stdout
      .trim()
      .split('\n\n')
      .flatMap((text) => {
        const [, name] = /^Id=(.+)$/m.exec(text) ?? [];
        const [, span = ''] = /^TimeoutStopUSec=(.+)$/m.exec(text) ?? [];
        const [, drain = '0'] = /\bFAIRGROUND_DRAIN=(\d+)/.exec(text) ?? [];
        if (name === undefined) return [];
        return [{ name, stopSeconds: readTimeSpan(span), drainSeconds: Number(drain) }];
      });
  } catch {
    return [];
  }
}

const UNIT_SECONDS: Readonly<Record<string, number>> = {
  ...{ y: 31_557_600, month: 2_629_800, w: 604_800, d: 86_400, h: 3600, min: 60, s: 1, ms: 1e-3, us: 1e-6 },
};

/** A span of time as systemd shows it, such as `2min 30s`. */
export function readTimeSpan(text: string): number {
  if (text === 'infinity') return Infinity;
  return [...text.matchAll(/([\d.]+)([a-z]+)/g)].reduce(
    (sum, [, number, unit = '']) => sum + Number(number) * (UNIT_SECONDS[unit] ?? 0),
    0,
  );
}
