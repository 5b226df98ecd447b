import { type Config, ConfigError, loadConfig } from '../config/config.js';
import { reportFailure, reportWarning, type Finding, reportOk } from './finding.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Loads the settings and reports what is wrong or doubtful about them. */
export function checkConfig(env: Environment): { config: Config | undefined; findings: Finding[] } {
  try {
    const config = loadConfig(env);
    return {
      config,
      findings: [reportOk('configuration', 'all settings are valid'), ...checkAddress(config)],
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mend = 'fairground config --markdown lists and describes every setting.';
    return {
      config: undefined,
      findings: error.faults.map((fault) => reportFailure('configuration', fault, mend)),
    };
  }
}

const LOOPBACK = /^(localhost|127\.[\d.]+|::1|\[::1\])$/;

/** Checks that the public URL and the proxies in front of the server agree. */
function checkAddress({ host, publicUrl, trustedProxies }: Config): Finding[] {
  const isLocal = LOOPBACK.test(host);
  if (publicUrl === undefined) {
    if (isLocal)
      return [reportOk('public address', 'the address that the server listens on, for this machine only')];
    const mend = 'Set FAIRGROUND_PUBLIC_URL to the address that clients use: links and documents contain it.';
    return [reportWarning('public address', `not set, although the server listens on ${host}`, mend)];
  }
  const findings: Finding[] = [];
  if (publicUrl.startsWith('https:') && trustedProxies === 0) {
    findings.push(
      reportWarning(
        'proxies',
        'the public URL uses HTTPS, which needs a proxy, but no proxy is trusted',
        'Set FAIRGROUND_TRUSTED_PROXIES to the number of proxies: otherwise all clients count as one address.',
      ),
    );
  }
  if (trustedProxies > 0 && !isLocal) {
    findings.push(
      reportWarning(
        'proxies',
        `the server listens on ${host}, where callers may bypass the proxy and claim any address`,
        'Set FAIRGROUND_HOST to 127.0.0.1 or an internal address that only the proxy can reach.',
      ),
    );
  }
  return [reportOk('public address', publicUrl), ...findings];
}
