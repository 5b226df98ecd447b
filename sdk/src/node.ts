/**
 * Exports of the package, and those that need Node.js.
 *
 * @packageDocumentation
 */
export * from './index.js';
export { openFile } from './node/open-file.js';
