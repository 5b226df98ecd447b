import { systemClock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import { checkBlobs } from '../doctor/check-blobs.js';
import { checkConfig } from '../doctor/check-config.js';
import { checkDatabases } from '../doctor/check-databases.js';
import { checkMemory } from '../doctor/check-memory.js';
import { checkPermissions } from '../doctor/check-permissions.js';
import { checkPrograms } from '../doctor/check-programs.js';
import { checkStopping } from '../doctor/check-stopping.js';
import type { Finding } from '../doctor/finding.js';
import { redact } from '../lib/log.js';
import { openBlobs } from '../storage/open-blobs.js';
import { defineCommand } from './command.js';

const SIGNS = { ok: '✓', warn: '!', fail: '✗' } as const;

/** `doctor`: checks everything that the server needs. It changes nothing but a blob of its own. */
export const doctor = defineCommand({
  summary: 'Check everything that the server needs, and suggest remedies.',
  details: 'It may run beside the server. The exit code is 1 when a check fails.',
  example: '',
  options: { json: { type: 'boolean', text: 'print the findings as JSON' } },
  async run({ options }, context) {
    const { config, findings } = checkConfig(context.env);
    const all = [...findings, ...(config === undefined ? [] : await checkAll(config))];
    if (options.json === true) context.print(redact(JSON.stringify(all)));
    else for (const finding of all) context.print(redact(describe(finding)));
    return all.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
  },
});

async function checkAll(config: Config): Promise<Finding[]> {
  return [
    ...(await checkPrograms(config)),
    checkMemory(config),
    ...(await checkStopping(config)),
    ...(await checkDatabases(config, systemClock)),
    ...(await checkBlobs(config.blobs, () => openBlobs(config.blobs, config))),
    ...(await checkPermissions(config)),
  ];
}

function describe({ verdict, subject, seen, mend }: Finding): string {
  return `${SIGNS[verdict]} ${subject}: ${seen}${mend === undefined ? '' : `\n    ${mend}`}`;
}
