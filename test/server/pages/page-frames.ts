import type { Frame } from '../../../server/pages/layout.js';
import type { Page } from '../../../server/api/pages.js';

/** A page below a public address that has a path, as nobody sees it who has not signed in. */
export function makeFrame(more: Partial<Frame> = {}): Frame {
  return {
    publicUrl: 'https://fair.example.org/maps',
    address: '/rest/services',
    principal: undefined,
    formToken: undefined,
    assets: '/pages/assets/1',
    ...more,
  };
}

/** Makes the frame for a user who has signed in on a page. */
export function makeOwnFrame(more: Partial<Frame> = {}): Frame {
  const principal = { userId: 1, name: 'ada', role: 'author' } as const;
  return makeFrame({ principal, formToken: 'own-token', ...more });
}

/** Returns the HTML between header and footer, without white space of its source. */
export function mainOf({ body = '' }: Page): string {
  const [, main = ''] = /<main id="main">([^]*)<\/main>/.exec(body) ?? [];
  return main.replace(/\s+/g, ' ');
}

/** The words of it. */
export function wordsOf(page: Page): string {
  const text = mainOf(page).replace(/<[^>]*>/g, ' ');
  return text.replace(/\s+/g, ' ').trim();
}

/** Where its links lead, by their words. */
export function linksOf({ body = '' }: Page): Record<string, string> {
  const links = body.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([^]*?)<\/a\s*>/g);
  return Object.fromEntries(
    Array.from(links, ([, href = '', inner = '']) => [
      inner
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      href.replaceAll('&amp;', '&'),
    ]),
  );
}
