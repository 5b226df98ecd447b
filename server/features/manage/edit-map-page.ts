import { html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { hiddenToken, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { getLayer } from '../catalog/find.js';
import { assertMayEdit, editsOf } from '../catalog/rights.js';
import { mapContent, renderMap } from '../html/layer-map.js';
import { NEEDS_SCRIPTS } from './form-parts.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { layerPathOf } from './owned-service.js';

/**
 * Page with a map on which features of a layer are added, moved and deleted.
 *
 * @throws {AppError} `access.forbidden` for users who may edit nothing here, `feature.no_service` or `feature.no_layer`.
 */
export async function editMapPage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  const { service, layer } = await getLayer(deps.databases.features, layerPathOf(asked), caller);
  const edits = editsOf(caller, service);
  if (edits.length === 0) assertMayEdit(caller, service, ['Update']);
  const href = serviceHref(frame, service.name, `/${String(layer.id)}`);
  return renderPage(frame, {
    title: 'Edit on the map',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
      { name: layer.name, href },
    ],
    ...mapContent(frame),
    modules: ['edit-map.js'],
    body: html`<h1>${layer.name} on the map</h1>
      ${NEEDS_SCRIPTS}
      <div id="map-editor" data-layer="${href}" data-edits="${edits.join(',')}">
        ${frame.formToken !== undefined && hiddenToken(frame.formToken)}
        <p class="notice" role="status" id="edit-status">Reading the layer…</p>
        <nav class="actions" aria-label="Drawing">
          ${edits.includes('Create') && html`<button type="button" id="draw" hidden>Add a feature</button>`}
          <button type="button" id="finish" hidden>End the drawing</button>
          <button type="button" class="quiet" id="take-back" hidden>Take back the last point</button>
          <button type="button" class="quiet" id="previous-point" hidden>Previous point</button>
          <button type="button" class="quiet" id="next-point" hidden>Next point</button>
          <button type="button" class="quiet" id="move-point" hidden>Move to the cross</button>
          <button type="button" class="quiet" id="insert-point" hidden>Insert a point at the cross</button>
          <button type="button" class="quiet" id="remove-point" hidden>Remove the point</button>
          <button type="button" class="quiet" id="cancel" hidden>Cancel</button>
        </nav>
        ${renderMap(frame, layer.name, { service: service.name, layerId: layer.id })}
        <form id="feature" class="panel" hidden novalidate>
          <h2 id="feature-title">Feature</h2>
          <div class="grid" id="values"></div>
          <p class="send">
            <button id="save">Save</button>
            ${edits.includes('Delete') && html`<button type="button" class="danger" id="delete" hidden>Delete</button>`}
            <span role="status"></span>
          </p>
        </form>
      </div>`,
  });
}
