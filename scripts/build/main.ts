import { chmod } from 'node:fs/promises';
import { bundleServer } from './bundle-server.js';

/** `npm run build`, when the compiler is done: what starts the server takes the place of what was compiled of it. */
await bundleServer('dist/server');
await chmod('dist/server/main.js', 0o755);
