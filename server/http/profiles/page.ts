import { escapeHtml } from '../../lib/text/html.js';

/** Renders a reply as a page for a person. The page runs and loads nothing. */
export function renderPage(title: string, text: string): { body: string; headers: Record<string, string> } {
  const name = escapeHtml(title);
  return {
    body:
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title></head>` +
      `<body><h1>${name}</h1><pre>${escapeHtml(text)}</pre></body></html>\n`,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      // The URL may hold a token.
      'referrer-policy': 'no-referrer',
    },
  };
}
