import { html, type Html } from '../../lib/text/html.js';
import type { Frame } from '../../pages/layout.js';
import { selectFolders, selectFoldersOf } from '../content/folders/folder-repository.js';
import { checkField, choiceField } from '../html/form-fields.js';
import { operationForm } from './form-parts.js';
import { userPath } from '../../pages/content-links.js';
import type { ManageDeps } from './manage-call.js';

/** An item, or the item of a service, with its owner. */
export interface OwnItem {
  readonly id: string;
  readonly ownerId: number;
  readonly ownerName: string;
}

/** Returns the form that says who may see an item. */
export function sharePanel(frame: Frame, { id, ownerName }: OwnItem, access: string): Html {
  return operationForm(frame, {
    operation: userPath(ownerName, `/items/${id}/share`),
    then: '',
    label: 'Share',
    body: html`<fieldset class="checks">
      <legend>Who may see it, beside you and administrators</legend>
      ${checkField('org', 'all who are signed in', access !== 'private')}
      ${checkField('everyone', 'everybody', access === 'public')}
    </fieldset>`,
  });
}

/** Returns the form that moves an item to another folder of its owner. */
export async function movePanel(
  { databases }: Pick<ManageDeps, 'databases'>,
  frame: Frame,
  { id, ownerId, ownerName }: OwnItem,
): Promise<Html> {
  const { knex } = databases.system;
  const folders = await selectFolders(knex, ownerId);
  if (folders.length === 0) return html`<p class="empty">There are no folders yet.</p>`;
  const here = (await selectFoldersOf(knex, [id])).get(id) ?? '/';
  const choices = [['/', 'No folder'] as const, ...folders.map((one) => [one.id, one.title] as const)];
  return operationForm(frame, {
    operation: userPath(ownerName, `/items/${id}/move`),
    then: '',
    label: 'Move',
    body: choiceField('folder', 'Folder', choices, { value: here }),
  });
}
