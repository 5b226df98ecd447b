import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { ownHref, withParameters } from '../../pages/links.js';
import { renderTime } from '../../pages/words.js';
import { mayPublish } from '../catalog/rights.js';
import type { Folder } from '../content/folders/folder.js';
import { selectFolders } from '../content/folders/folder-repository.js';
import { getFolder } from '../content/items/folders.js';
import { searchItems } from '../content/items/search-items.js';
import type { Schemas } from '../model/call.js';
import { accessName, lineField, NEEDS_SCRIPTS, operationForm } from './form-parts.js';
import {
  contentHref,
  createServiceHref,
  folderHref,
  itemHref,
  publishHref,
  serviceSettingsHref,
  userPath,
} from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';

const PAGE_SIZE = 50;

/** Page with the services and files of the caller: those of one folder, or those in none. */
export async function contentPage(deps: ManageDeps, call: ManageCall): Promise<Page> {
  const { frame, caller, asked } = call;
  const { system } = deps.databases;
  const named = asked.get('folder');
  const folder = named === null ? undefined : await getFolder(system, caller.userId, named);
  const start = readStart(asked.get('start'));
  const folders = await selectFolders(system.knex, caller.userId);
  const { results, nextStart } = await searchItems(
    deps,
    {
      caller,
      ownerId: caller.userId,
      folderId: folder?.id ?? null,
      condition: { kind: 'everything' },
      order: { key: 'modified', isDescending: true },
      start,
      num: PAGE_SIZE,
    },
    frame.publicUrl,
  );
  return renderPage(frame, {
    title: folder?.title ?? 'My content',
    ...(folder && { trail: [{ name: 'My content', href: contentHref(frame) }] }),
    modules: ['send-form.js'],
    body: html`<h1>${folder?.title ?? 'My content'}</h1>
      ${contentActions(call, folder)} ${folderLinks(frame, folders, folder)}
      ${results.length === 0 ? html`<p class="empty">There is nothing here yet.</p>` : itemTable(frame, results)}
      ${paging(frame, start, nextStart)} ${mayPublish(caller) && folder === undefined && newFolder(call)}`,
  });
}

function readStart(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

function contentActions({ frame, caller }: ManageCall, folder: Folder | undefined): HtmlPart {
  if (!mayPublish(caller)) return undefined;
  return html`<nav class="actions" aria-label="My content">
    <a class="button" href="${publishHref(frame)}">Publish a file</a>
    <a class="button" href="${createServiceHref(frame)}">Create a service</a>
    ${folder && html`<a class="button quiet" href="${folderHref(frame, folder.id)}">Delete this folder</a>`}
  </nav>`;
}

function folderLinks(frame: Frame, folders: readonly Folder[], here: Folder | undefined): HtmlPart {
  if (folders.length === 0) return undefined;
  const link = (href: string, name: string, isHere: boolean): Html =>
    html`<li><a href="${href}" aria-current="${isHere ? 'page' : 'false'}">${name}</a></li>`;
  return html`<nav aria-label="Folders">
    <ul class="tabs">
      ${link(contentHref(frame), 'No folder', here === undefined)}
      ${folders.map(({ id, title }) => link(contentHref(frame, id), title, id === here?.id))}
    </ul>
  </nav>`;
}

function itemTable(frame: Frame, items: readonly Schemas['Item'][]): Html {
  return html`<div class="wide">
    <table>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Kind</th>
          <th scope="col">Who may see it</th>
          <th scope="col" class="number">Size</th>
          <th scope="col">Last change</th>
          <th scope="col">Do</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((item) => itemRow(frame, item))}
      </tbody>
    </table>
  </div>`;
}

function itemRow(
  frame: Frame,
  { id, title, type, access, size, modified, name, url }: Schemas['Item'],
): Html {
  const settings = url === null ? itemHref(frame, id) : serviceSettingsHref(frame, name ?? '');
  return html`<tr>
    <th scope="row">
      <a href="${url === null ? settings : new URL(url).pathname}">${title}</a>
    </th>
    <td>${type}</td>
    <td>${accessName(access)}</td>
    <td class="number">${size < 0 ? '' : formatBytes(size)}</td>
    <td>${renderTime(modified)}</td>
    <td><a href="${settings}" aria-label="Settings of ${title}">Settings</a></td>
  </tr>`;
}

/** Writes a number of bytes with the unit that suits it. */
export function formatBytes(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB'];
  let value = bytes;
  let unit = 0;
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000;
    unit++;
  }
  return `${unit === 0 || value >= 100 ? value.toFixed(0) : value.toFixed(1)} ${units[unit] ?? ''}`;
}

function paging(frame: Frame, start: number, nextStart: number): HtmlPart {
  if (start <= 1 && nextStart < 0) return undefined;
  const at = (position: number): string => withParameters(ownHref(frame), { start: String(position) });
  return html`<nav class="actions" aria-label="More content">
    ${start > 1 && html`<a class="button quiet" rel="prev" href="${at(Math.max(1, start - PAGE_SIZE))}">Newer</a>`}
    ${nextStart > 0 && html`<a class="button quiet" rel="next" href="${at(nextStart)}">Older</a>`}
  </nav>`;
}

function newFolder({ frame, caller }: ManageCall): Html {
  return html`<h2>Folders</h2>
    ${NEEDS_SCRIPTS}
    ${operationForm(frame, {
      operation: userPath(caller.name, '/createFolder'),
      then: contentHref(frame),
      label: 'Make a folder',
      body: lineField('title', 'Name of a new folder', { isRequired: true, maxLength: 128 }),
    })}`;
}
