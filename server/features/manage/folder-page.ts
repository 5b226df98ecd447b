import { html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { renderPage } from '../../pages/layout.js';
import { getFolder } from '../content/items/folders.js';
import { searchItems } from '../content/items/search-items.js';
import { deletionForm, NEEDS_SCRIPTS } from './form-parts.js';
import { contentHref, userPath } from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';

/** Number of items that are named. */
const NAMED_ITEMS = 100;

/** Page that deletes a folder with what is in it, which it names before. */
export async function folderPage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  const folder = await getFolder(deps.databases.system, caller.userId, asked.get('id') ?? '');
  const { results, total } = await searchItems(
    deps,
    {
      caller,
      ownerId: caller.userId,
      folderId: folder.id,
      condition: { kind: 'everything' },
      order: { key: 'title', isDescending: false },
      start: 1,
      num: NAMED_ITEMS,
    },
    frame.publicUrl,
  );
  return renderPage(frame, {
    title: 'Delete',
    trail: [
      { name: 'My content', href: contentHref(frame) },
      { name: folder.title, href: contentHref(frame, folder.id) },
    ],
    modules: ['send-form.js'],
    body: html`<h1>Delete the folder ${folder.title}</h1>
      ${NEEDS_SCRIPTS}
      ${deletionForm(
        frame,
        {
          operation: userPath(caller.name, `/${folder.id}/delete`),
          then: contentHref(frame),
          name: folder.title,
          noun: 'folder',
        },
        total === 0
          ? html`<p>The folder is empty.</p>`
          : html`<p>Everything in it is deleted, services with their features:</p>
              <ul>
                ${results.map(({ title, type }) => html`<li>${title} (${type})</li>`)}
                ${total > results.length && html`<li>and ${total - results.length} more</li>`}
              </ul>`,
      )}`,
  });
}
