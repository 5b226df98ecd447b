import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { shapeName } from '../../pages/words.js';
import { serviceSubject } from '../append/request/submit.js';
import { listLayers } from '../catalog/layer-repository.js';
import { textsOfService } from '../content/items/describe-item.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import { selectViewNames } from '../views/view-repository.js';
import { capabilityChecks } from './create-service-page.js';
import { findActiveJobs, renderActiveJobs, renderBlockingViews } from './dependents.js';
import { areaField, deletionForm, lineField, NEEDS_SCRIPTS, operationForm } from './form-parts.js';
import {
  adminPath,
  contentHref,
  createLayerHref,
  layerSettingsHref,
  userPath,
} from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { findOwnedService } from './owned-service.js';
import { movePanel, sharePanel } from './share-and-move-panels.js';

/**
 * Page on which the owner of a service describes, shares, moves and deletes it.
 *
 * @throws {AppError} as `findOwnedService`.
 */
export async function serviceSettingsPage(
  deps: ManageDeps,
  { frame, caller, asked }: ManageCall,
): Promise<Page> {
  const { service, ownerName } = await findOwnedService(deps, asked.get('name') ?? '', caller);
  const layers = await listLayers(deps.databases.features, service.key);
  const own = { id: service.itemId, ownerId: service.ownerId, ownerName };
  return renderPage(frame, {
    title: 'Settings',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
    ],
    modules: ['send-form.js'],
    body: html`<h1>Settings of ${service.name}</h1>
      ${NEEDS_SCRIPTS}
      <h2>Describe</h2>
      ${itemForm(frame, service, ownerName)} ${serviceForm(frame, service)}
      <h2>Layers</h2>
      ${layerLinks(frame, service, layers)}
      <h2>Share</h2>
      ${sharePanel(frame, own, service.access)}
      <h2>Move</h2>
      ${await movePanel(deps, frame, own)}
      <h2>Delete</h2>
      ${await deletion(deps, frame, { service, ownerName, layers })}`,
  });
}

function itemForm(frame: Frame, service: Service, ownerName: string): Html {
  const { title, snippet, tags } = textsOfService(service);
  return operationForm(frame, {
    operation: userPath(ownerName, `/items/${service.itemId}/update`),
    then: '',
    label: 'Save the item',
    body: html`<input type="hidden" name="clearEmptyFields" value="true" />
      ${lineField('title', 'Title', { value: title, isRequired: true, maxLength: 256, hint: 'Shown in lists and searches; the name in the address stays' })}
      ${lineField('snippet', 'Summary', { value: snippet, maxLength: 2048, isClearable: true })}
      ${lineField('tags', 'Tags', { value: tags.join(', '), hint: 'With commas between them', isClearable: true })}`,
  });
}

function serviceForm(frame: Frame, service: Service): Html {
  return operationForm(frame, {
    operation: adminPath(service.name, '/updateDefinition'),
    then: '',
    label: 'Save the service',
    body: html`${areaField('updateDefinition.serviceDescription', 'Description', { value: service.serviceDescription, isClearable: true })}
    ${lineField('updateDefinition.copyrightText', 'Copyright', { value: service.copyrightText, isClearable: true })}
    ${capabilityChecks('updateDefinition.capabilities', service.capabilities)}`,
  });
}

function layerLinks(frame: Frame, { name, view }: Service, layers: readonly PresentedLayer[]): HtmlPart {
  return html`${
    layers.length === 0
      ? html`<p class="empty">There is no layer here yet.</p>`
      : html`<ul class="cards">
          ${layers.map(
            (layer) =>
              html`<li>
                <a href="${layerSettingsHref(frame, name, layer.id)}">${layer.name}</a>
                <span class="badge">${shapeName(layer.geometryType)}</span>
                <p>Rename, describe or delete it</p>
              </li>`,
          )}
        </ul>`
  }
  ${view === undefined && html`<p class="actions"><a class="button" href="${createLayerHref(frame, name)}">Make a layer</a></p>`}`;
}

async function deletion(
  { databases, jobs }: Pick<ManageDeps, 'databases' | 'jobs'>,
  frame: Frame,
  {
    service,
    ownerName,
    layers,
  }: { readonly service: Service; readonly ownerName: string; readonly layers: readonly PresentedLayer[] },
): Promise<Html> {
  const views = await selectViewNames(databases.features.knex, service.key);
  if (views.length > 0) return renderBlockingViews(frame, 'service', views);
  const active = await findActiveJobs(jobs, serviceSubject(service.key));
  const losses = html`<p>
      ${
        service.view === undefined
          ? 'The service, its item and all features of its layers are deleted for good:'
          : 'The view and its item are deleted. The features stay, which are those of other services. The layers of the view:'
      }
    </p>
    <ul>
      ${layers.map(({ id, name }) => html`<li>Layer ${id}: ${name}</li>`)}
      <li>Item: ${textsOfService(service).title}</li>
    </ul>
    ${renderActiveJobs(frame, service.name, active)}`;
  return deletionForm(
    frame,
    {
      operation: userPath(ownerName, `/items/${service.itemId}/delete`),
      then: contentHref(frame),
      name: service.name,
      noun: 'service',
    },
    losses,
  );
}
