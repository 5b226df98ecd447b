import { escapeHtml } from '../../lib/text/html.js';

export interface ReferencePage {
  /** Where assets and documents lie: the path of the server's public address, without a slash at its end. */
  readonly root: string;
  readonly version: string;
  /** Name of the document to show, among all that there are. */
  readonly name: string;
  readonly names: readonly string[];
}

/** A page that shows a document, and links the others. */
export function renderReference({ root, version, name, names }: ReferencePage): string {
  const base = escapeHtml(root);
  const assets = `${base}/reference/assets/${escapeHtml(version)}`;
  const document = `${base}/openapi/${escapeHtml(name)}.json`;
  const links = names.map((other) =>
    other === name
      ? `<strong>${escapeHtml(other)}</strong>`
      : `<a href="${base}/reference/${escapeHtml(other)}">${escapeHtml(other)}</a>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairground: ${escapeHtml(name)}</title>
<link rel="icon" type="image/png" href="${assets}/favicon-32x32.png">
<link rel="stylesheet" href="${assets}/swagger-ui.css">
</head>
<body>
<nav class="swagger-ui"><div class="wrapper"><p>${links.join(' · ')} · <a href="${document}">OpenAPI</a></p></div></nav>
<main id="reference" data-document="${document}"></main>
<script src="${assets}/swagger-ui-bundle.js"></script>
<script src="${assets}/start.js"></script>
</body>
</html>
`;
}
