import { type Guide, ROOT_MARK } from '../guide.js';

/** Address in the examples of guides. The server shows its own in its place. */
const EXAMPLE_ADDRESS = 'http://127.0.0.1:8080';

/**
 * Module of a guide as a page of the server.
 *
 * @param body - as `renderGuide` makes it.
 */
export function emitGuide({ name, title, headings }: Guide, body: string): string {
  const template = body
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replaceAll(ROOT_MARK, '${root}')
    .replaceAll(EXAMPLE_ADDRESS, '${publicUrl}');
  return `// Made by scripts/generate/main.ts from openapi/${name}/GUIDE.md. Do not edit: change the guide or the generator,
// run \`npm run generate\`, and commit both sides together.

import type { Guide } from '../../api/guide.js';

export const guide: Guide = {
  title: ${JSON.stringify(title)},
  headings: ${JSON.stringify(headings, null, 2)},
  render: (html, { root, publicUrl }) => html\`${template}\`,
};
`;
}
