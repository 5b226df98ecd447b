import { join } from 'node:path';
import { parse } from 'yaml';
import { checkComponents, checkFiles } from './check-files.js';
import { DocumentFault, type Json } from './document.js';
import { findDrift, readTexts, writeFiles } from './files.js';
import { generate } from './generate.js';
import { GuideFault } from './guide.js';
import { locate } from './locate.js';
import { makeGuides } from './make-guides.js';
import { readDocument } from './read-document.js';
import { renderEnvExample, renderSettingsDocument } from '../../server/config/settings-document.js';

const DOCUMENTS = ['events', 'features'];

/** How a run ended. */
export interface GenerateOutcome {
  readonly code: 0 | 1;
  /** Lines for whoever has run it; complaints where the code is not 0. */
  readonly said: readonly string[];
}

/**
 * Makes validators, types, operation tables and guides from `openapi/` of the checkout at `root`, and the lists of
 * settings from `server/config/settings.ts`. A check writes nothing, and names the files that are out of date.
 */
export async function runGenerate(
  root: string,
  { isCheck }: { readonly isCheck: boolean },
): Promise<GenerateOutcome> {
  const files = new Map([
    ['.env.example', renderEnvExample()],
    ['scripts/deploy/SETTINGS.md', renderSettingsDocument()],
  ]);
  for (const name of DOCUMENTS) {
    const folder = join(root, 'openapi', name);
    const texts = await readTexts(folder);
    try {
      const document = await readDocument(name, join(folder, 'openapi.yaml'));
      for (const [file, code] of await generate(document)) files.set(file, code);
      const contents = new Map([...document.texts].map(([file, text]) => [file, parse(text) as Json]));
      checkComponents(document, contents.get('openapi.yaml') ?? {});
      checkFiles([...texts.keys()], contents);
    } catch (error) {
      if (!(error instanceof DocumentFault)) throw error;
      const { file, line } = locate(texts, error.pointer, error.file);
      return { code: 1, said: [`openapi/${name}/${file}:${line}: ${error.message}`] };
    }
  }
  try {
    for (const [file, code] of await makeGuides(root, DOCUMENTS)) files.set(file, code);
  } catch (error) {
    if (!(error instanceof GuideFault)) throw error;
    return { code: 1, said: [error.message] };
  }
  if (!isCheck) {
    const made = await writeFiles(root, files);
    return {
      code: 0,
      said: made.length === 0 ? ['Everything was up to date.'] : made.map((path) => `made ${path}`),
    };
  }
  const drift = await findDrift(root, files);
  if (drift.length === 0) return { code: 0, said: [] };
  const remedy = 'Run `npm run generate` and commit what it changes.';
  return { code: 1, said: [...drift.map((path) => `out of date: ${path}`), remedy] };
}
