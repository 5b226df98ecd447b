import { html } from '../../lib/text/html.js';
import { rootOf } from '../../pages/links.js';
import { type DocumentedInterface, renderFrame } from './frame.js';

/** Renders the guide to an interface, with a table of contents. */
export async function renderGuide(
  publicUrl: string,
  { name, guide: load }: DocumentedInterface,
  interfaces: readonly DocumentedInterface[],
): Promise<string> {
  const guide = await load();
  return renderFrame({
    publicUrl,
    interfaces,
    path: `/guide/${name}`,
    title: `${guide.title}: guide`,
    styles: ['guide.css'],
    body: html`<div class="guide">
      <nav class="contents" aria-label="Contents">
        <ol>
          ${guide.headings.map(({ level, id, text }) => html`<li class="level-${level}"><a href="#${id}">${text}</a></li>`)}
        </ol>
      </nav>
      <article class="prose">${guide.render(html, { root: rootOf({ publicUrl }), publicUrl })}</article>
    </div>`,
  });
}
