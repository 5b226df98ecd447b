/** First lines of every generated file. */
export function header(documentName: string): string {
  return [
    `// Made by scripts/generate/main.ts from openapi/${documentName}/. Do not edit: change the document or the`,
    '// generator, run `npm run generate`, and commit both sides together.',
    '',
    '',
  ].join('\n');
}
