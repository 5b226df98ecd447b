import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DocumentFault, readDocument } from './document.js';
import { findDrift, writeFiles } from './files.js';
import { generate } from './generate.js';

const DOCUMENTS = ['events', 'features'];

/**
 * `tsx scripts/generate/main.ts [--check]`: makes validators, types and operation tables from `openapi/*.yaml`.
 * With `--check` it writes nothing, names what is out of date and exits with 1.
 */
async function main(isCheck: boolean): Promise<number> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
  const files = new Map<string, string>();
  for (const name of DOCUMENTS) {
    const path = join(root, 'openapi', `${name}.yaml`);
    try {
      for (const [file, code] of await generate(await readDocument(name, path))) files.set(file, code);
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error;
      console.error(`openapi/${name}.yaml#${error.message}`);
      return 1;
    }
  }
  const drift = isCheck ? await findDrift(root, files) : await writeFiles(root, files);
  if (!isCheck) {
    console.log(
      drift.length === 0 ? 'Everything was up to date.' : drift.map((path) => `made ${path}`).join('\n'),
    );
    return 0;
  }
  for (const path of drift) console.error(`out of date: ${path}`);
  if (drift.length > 0) console.error('Run `npm run generate` and commit what it changes with the document.');
  return drift.length === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.includes('--check'));
