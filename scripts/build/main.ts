import { chmod, cp } from 'node:fs/promises';
import { bundleServer, PAGE_ASSETS } from './bundle-server.js';

/** `npm run build`, after the compiler: replaces the compiled `main.js` by the bundle, and copies what is not compiled. */
await bundleServer('dist/server');
for (const assets of PAGE_ASSETS) await cp(assets, `dist/${assets}`, { recursive: true });
await chmod('dist/server/main.js', 0o755);
