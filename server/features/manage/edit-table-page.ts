import { html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { hiddenToken, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { getLayer } from '../catalog/find.js';
import { assertMayEdit, editsOf } from '../catalog/rights.js';
import { lineField, NEEDS_SCRIPTS } from './form-parts.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { layerPathOf } from './owned-service.js';

/**
 * Page with the rows of a layer as a table that can be sorted, filtered and edited.
 *
 * @throws {AppError} `access.forbidden` for users who may edit nothing here, `feature.no_service` or `feature.no_layer`.
 */
export async function editTablePage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  const { service, layer } = await getLayer(deps.databases.features, layerPathOf(asked), caller);
  const edits = editsOf(caller, service);
  if (edits.length === 0) assertMayEdit(caller, service, ['Update']);
  const href = serviceHref(frame, service.name, `/${String(layer.id)}`);
  return renderPage(frame, {
    title: 'Edit the table',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
      { name: layer.name, href },
    ],
    modules: ['table-editor.js'],
    body: html`<h1>Rows of ${layer.name}</h1>
      ${NEEDS_SCRIPTS}
      <div id="table-editor" data-layer="${href}" data-edits="${edits.join(',')}">
        ${frame.formToken !== undefined && hiddenToken(frame.formToken)}
        <form id="filter" class="panel">
          ${lineField('where', 'Only rows where', { hint: 'A condition on fields, such as people > 100' })}
          <p class="send"><button>Show</button></p>
        </form>
        <p class="notice" role="status" id="table-status">Reading the rows…</p>
        <div class="wide" id="rows" role="region" aria-label="Rows of ${layer.name}" tabindex="0"></div>
        <nav class="actions" aria-label="Pages of rows">
          <button type="button" class="quiet" id="previous" disabled>Previous rows</button>
          <button type="button" class="quiet" id="next" disabled>Next rows</button>
          ${edits.includes('Delete') && html`<button type="button" class="danger" id="delete" disabled>Delete the chosen rows</button>`}
        </nav>
        ${
          edits.includes('Create') &&
          html`<h2>Add a row</h2>
            <form id="add" class="panel">
              <div class="grid" id="new-values"></div>
              <p class="send"><button>Add the row</button> <span role="status"></span></p>
            </form>`
        }
      </div>`,
  });
}
