import { html, type Html } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { renderPage } from '../../pages/layout.js';
import { assertMayPublish } from '../catalog/rights.js';
import { accessField, areaField, lineField, NEEDS_SCRIPTS, operationForm } from './form-parts.js';
import { contentHref, createLayerHref, userPath } from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';

/**
 * Page that creates an empty service, and leads on to its first layer.
 *
 * @throws {AppError} `access.forbidden` for roles that do not publish.
 */
export function createServicePage(_: ManageDeps, { frame, caller }: ManageCall): Page {
  assertMayPublish(caller);
  return renderPage(frame, {
    title: 'Create a service',
    trail: [{ name: 'My content', href: contentHref(frame) }],
    modules: ['send-form.js'],
    body: html`<h1>Create a service</h1>
      <p class="lead">A service holds layers and tables. You make its first layer next.</p>
      ${NEEDS_SCRIPTS}
      ${operationForm(frame, {
        operation: userPath(caller.name, '/createService'),
        then: createLayerHref(frame, '').replace(/service=$/, 'service={name}'),
        label: 'Create the service',
        body: html`<input type="hidden" name="outputType" value="featureService" />
          <div class="grid">
            ${lineField('createParameters.name', 'Name', {
              hint: 'Letters, digits and underscores, starting with a letter; part of the address',
              isRequired: true,
              maxLength: 98,
            })}
            ${accessField('createParameters.access')}
          </div>
          ${areaField('createParameters.serviceDescription', 'Description')}
          ${capabilityChecks('createParameters.capabilities', ['Query', 'Uploads'])}`,
      })}`,
  });
}

const CAPABILITIES = [
  ['Query', 'query'],
  ['Create', 'add features'],
  ['Update', 'change features'],
  ['Delete', 'delete features'],
  ['Append', 'append files'],
  ['Uploads', 'upload files'],
] as const;

/**
 * Returns the choice of what others may do. Capabilities that have no box here are kept.
 *
 * @param name - path of the comma list in the request.
 */
export function capabilityChecks(name: string, chosen: readonly string[]): Html {
  // Editing goes with the three edits.
  const others = chosen.filter((one) => one !== 'Editing' && !CAPABILITIES.some(([value]) => value === one));
  return html`<fieldset class="checks" data-list="${name}" data-others="${others.join(',')}">
    <legend>Others who may see it may</legend>
    ${CAPABILITIES.map(([value, label]) => {
      const isChosen = chosen.includes(value);
      return html`<label class="check"
        ><input type="checkbox" value="${value}" ${isChosen && html`checked`} /> ${label}</label
      >`;
    })}
  </fieldset>`;
}
