import { html, type Html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { layerSubject } from '../append/request/submit.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import { findViewsOf } from '../views/dependent-views.js';
import { findActiveJobs, renderActiveJobs, renderBlockingViews } from './dependents.js';
import { areaField, deletionForm, lineField, NEEDS_SCRIPTS, operationForm } from './form-parts.js';
import { adminPath } from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { findOwnedLayer } from './owned-service.js';

/**
 * Page on which the owner of a service renames, describes and deletes one of its layers.
 *
 * @throws {AppError} as `findOwnedLayer`.
 */
export async function layerSettingsPage(deps: ManageDeps, call: ManageCall): Promise<Page> {
  const { frame } = call;
  const { service, layer } = await findOwnedLayer(deps, call);
  return renderPage(frame, {
    title: 'Settings',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
      { name: layer.name, href: serviceHref(frame, service.name, `/${String(layer.id)}`) },
    ],
    modules: ['send-form.js'],
    body: html`<h1>Settings of ${layer.name}</h1>
      ${NEEDS_SCRIPTS}
      <h2>Describe</h2>
      ${operationForm(frame, {
        operation: adminPath(service.name, `/${String(layer.id)}/updateDefinition`),
        then: '',
        label: 'Save',
        body: html`${lineField('updateDefinition.name', 'Name', { value: layer.name, isRequired: true, maxLength: 128 })}
        ${areaField('updateDefinition.description', 'Description', { value: layer.presentation.description, isClearable: true })}
        ${lineField('updateDefinition.copyrightText', 'Copyright', { value: layer.presentation.copyrightText, isClearable: true })}`,
      })}
      <h2>Delete</h2>
      ${await deletion(deps, frame, service, layer)}`,
  });
}

async function deletion(
  { databases, jobs }: Pick<ManageDeps, 'databases' | 'jobs'>,
  frame: Frame,
  service: Service,
  layer: PresentedLayer,
): Promise<Html> {
  const noun = layer.geometryType === undefined ? 'table' : 'layer';
  const views = await findViewsOf(databases.features.knex, [layer]);
  if (views.length > 0) {
    const names = new Set(views.map((view) => view.service.name));
    return renderBlockingViews(frame, noun, [...names]);
  }
  const active = await findActiveJobs(jobs, layerSubject(layer.key));
  return deletionForm(
    frame,
    {
      operation: adminPath(service.name, '/deleteFromDefinition'),
      then: serviceHref(frame, service.name),
      name: layer.name,
      noun,
    },
    html`<input
        type="hidden"
        name="deleteFromDefinition"
        value="${JSON.stringify({ [`${noun}s`]: [{ id: layer.id }] })}"
      />
      <p>
        ${
          layer.view === undefined
            ? 'All of its features are deleted for good, with its fields and indexes.'
            : 'The features stay, which are those of another layer.'
        }
      </p>
      ${renderActiveJobs(frame, service.name, active)}`,
  );
}
