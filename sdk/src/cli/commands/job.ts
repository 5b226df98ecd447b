import { readLayerAddress } from '../../features/layer/open-layer.js';
import { type AppendJob, openLayer, type ReportFormat } from '../../index.js';
import { type Command, CREDENTIAL_OPTIONS, EXIT } from '../options/command.js';
import { callOptions, connectionOptions } from '../session/connection.js';
import { featureCredentials } from '../session/credentials.js';
import { thousands } from '../terminal/progress.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Values } from '../options/values.js';
import { showJob, watchJob } from '../session/watch-job.js';

export const job: Command = {
  name: 'job',
  summary: 'Show, wait for, cancel or restart an append, or list appends.',
  synopsis: '[ID] --layer URL [options]',
  operands: [0, 1],
  details: `Without ID, the appends to the layer are listed, newest first.

  fairground-sdk job --layer "$LAYER"
  fairground-sdk job 7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10 --layer "$LAYER" --wait
  fairground-sdk job 7c1b4a52-0a3f-4d24-9a2f-1f6a2a3f9a10 --layer "$LAYER" --report csv > refused.csv`,
  options: {
    layer: { value: 'URL', help: 'Address of the layer. Default: FAIRGROUND_LAYER.' },
    wait: { help: 'Wait until the job ends.' },
    cancel: { help: 'Stop the job and discard its rows.' },
    restart: { help: 'Run a failed or cancelled job again and wait for it.' },
    report: { value: 'FORMAT', choices: ['csv', 'ndjson'], help: 'Print all refused rows.' },
    json: { help: 'Print JSON.' },
    ...CREDENTIAL_OPTIONS,
  },
  run: runJob,
};

async function runJob(values: Values, terminal: Terminal): Promise<number> {
  const address = values.text('layer') ?? terminal.env['FAIRGROUND_LAYER'] ?? values.required('layer');
  const credentials = await featureCredentials(values, terminal, readLayerAddress(address).url);
  const layer = openLayer(address, connectionOptions(values, terminal, credentials));
  const call = callOptions(values, terminal);
  const [id] = values.operands;
  if (id === undefined) {
    for await (const { jobId, status, submissionTime, recordCount } of layer.jobs(call)) {
      const at = new Date(submissionTime).toISOString();
      const summary = { jobId, status, submissionTime, recordCount };
      const line = `${jobId}  ${at}  ${status.padEnd(10)}  ${thousands(recordCount)} rows`;
      await terminal.write(`${values.has('json') ? JSON.stringify(summary) : line}\n`);
    }
    return EXIT.done;
  }
  const found = layer.job(id);
  const report = values.text('report');
  if (report !== undefined) return writeReport(found, report as ReportFormat, terminal, call);
  if (values.has('restart')) {
    return watchJob(await found.restart(call), { address, values, terminal, call });
  }
  if (values.has('wait')) return watchJob(found, { address, values, terminal, call });
  const status = values.has('cancel') ? await found.cancel(call) : await found.status(call);
  await showJob(status, { values, terminal });
  return EXIT.done;
}

async function writeReport(
  found: AppendJob,
  format: ReportFormat,
  terminal: Terminal,
  call: { readonly signal: AbortSignal },
): Promise<number> {
  const decoder = new TextDecoder();
  for await (const chunk of await found.report().stream(format, call)) {
    await terminal.write(decoder.decode(chunk, { stream: true }));
  }
  return EXIT.done;
}
