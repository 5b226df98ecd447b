/**
 * The same as the package itself, and what needs Node.js.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { openFile } from './node/open-file.js';
