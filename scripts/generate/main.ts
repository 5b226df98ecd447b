import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runGenerate } from './run-generate.js';

/** `tsx scripts/generate/main.ts [--check]`: generates, or tells what is out of date and exits with 1. */
const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const { code, said } = await runGenerate(root, { isCheck: process.argv.includes('--check') });
for (const line of said) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
