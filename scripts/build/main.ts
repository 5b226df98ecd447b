import { chmod, cp } from 'node:fs/promises';
import { bundleServer } from './bundle-server.js';

/** `npm run build`, after the compiler: replaces the compiled `main.js` by the bundle, and copies what is not compiled. */
await bundleServer('dist/server');
await cp('server/pages/assets', 'dist/server/pages/assets', { recursive: true });
await chmod('dist/server/main.js', 0o755);
