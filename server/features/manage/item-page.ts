import { html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, redirect, renderPage } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';
import { renderFacts, renderTime } from '../../pages/words.js';
import { mayPublish } from '../catalog/rights.js';
import { formatOfType } from '../content/items/item-type.js';
import { findOwnedContent } from '../content/items/owned-content.js';
import { findItem } from '../content/items/item-repository.js';
import { mayChangeItem, unknownItem } from '../content/items/item-rights.js';
import type { Item } from '../model/item.js';
import { formatBytes } from './content-page.js';
import {
  accessName,
  areaField,
  deletionForm,
  lineField,
  NEEDS_SCRIPTS,
  operationForm,
} from './form-parts.js';
import {
  contentHref,
  itemHref,
  publishHref,
  serviceSettingsHref,
  userPath,
} from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { movePanel, sharePanel } from './share-and-move-panels.js';

/** Page of a stored file of the caller: what it is, and the forms that describe, share, move and delete it. */
export async function itemPage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  const id = asked.get('id') ?? '';
  const item = await findItem(deps.databases.system, id.toLowerCase());
  if (item === undefined) return leadToService(deps, frame, id);
  if (!mayChangeItem(caller, item)) throw unknownItem();
  const own = { id: item.id, ownerId: item.ownerId, ownerName: item.ownerName };
  return renderPage(frame, {
    title: item.title,
    trail: [{ name: 'My content', href: contentHref(frame) }],
    modules: ['send-form.js'],
    body: html`<h1>${item.title} <span class="badge">${item.type}</span></h1>
      <nav class="actions" aria-label="This item">
        ${
          mayPublish(caller) &&
          item.status === 'completed' &&
          formatOfType(item.type) !== undefined &&
          html`<a class="button" href="${publishHref(frame, item.id)}">Publish</a>`
        }
        ${
          item.content &&
          html`<a
            class="button quiet"
            href="${rootOf(frame)}/sharing/rest/content/items/${item.id}/data"
            download="${item.fileName ?? item.id}"
            >Download</a
          >`
        }
      </nav>
      ${renderFacts([
        ['File', item.fileName],
        ['Size', item.content && formatBytes(item.content.bytes)],
        ['Who may see it', accessName(item.access)],
        ['Owner', item.ownerName],
        ['Last change', renderTime(item.modifiedAt)],
      ])}
      ${NEEDS_SCRIPTS}
      <h2>Describe</h2>
      ${describeForm(frame, item)}
      <h2>Share</h2>
      ${sharePanel(frame, own, item.access)}
      <h2>Move</h2>
      ${await movePanel(deps, frame, own)}
      <h2>Delete</h2>
      ${deletionForm(
        frame,
        {
          operation: userPath(item.ownerName, `/items/${item.id}/delete`),
          then: contentHref(frame),
          name: item.title,
          noun: 'item',
        },
        html`<p>The stored file is deleted. Services that were published from it stay.</p>`,
      )}`,
  });
}

async function leadToService(deps: ManageDeps, frame: Frame, itemId: string): Promise<Page> {
  const { principal } = frame;
  const username = principal?.name ?? '';
  const { service } = await findOwnedContent(deps, { username, itemId }, { principal });
  return redirect(service === undefined ? itemHref(frame, itemId) : serviceSettingsHref(frame, service.name));
}

function describeForm(frame: Frame, item: Item): HtmlPart {
  return operationForm(frame, {
    operation: userPath(item.ownerName, `/items/${item.id}/update`),
    then: '',
    label: 'Save',
    body: html`<input type="hidden" name="clearEmptyFields" value="true" />
      ${lineField('title', 'Title', { value: item.title, isRequired: true, maxLength: 256 })}
      ${lineField('snippet', 'Summary', { value: item.snippet, maxLength: 2048, isClearable: true })}
      ${areaField('description', 'Description', { value: item.description, isClearable: true })}
      ${lineField('tags', 'Tags', { value: item.tags.join(', '), hint: 'With commas between them', isClearable: true })}`,
  });
}
