import { mkdir } from 'node:fs/promises';
import { packSdk } from './pack-sdk.js';

/** `tsx scripts/package/main.ts [FOLDER]`: makes the tarball to publish, in `var/` unless told, and prints its path. */
const folder = process.argv[2] ?? 'var';
await mkdir(folder, { recursive: true });
console.log(await packSdk(folder));
