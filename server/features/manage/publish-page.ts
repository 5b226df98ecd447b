import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { type Frame, hiddenToken, renderPage } from '../../pages/layout.js';
import { rootOf } from '../../pages/links.js';
import { assertMayPublish } from '../catalog/rights.js';
import { findItem } from '../content/items/item-repository.js';
import { mayChangeItem, unknownItem } from '../content/items/item-rights.js';
import { checkField, choiceField, field } from '../html/form-fields.js';
import type { Item } from '../model/item.js';
import { accessField, lineField, NEEDS_SCRIPTS } from './form-parts.js';
import { contentHref, itemHref, userPath } from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';

/**
 * Page that publishes a file as a service: the file is stored as an item and analyzed, then a job fills the service.
 *
 * @throws {AppError} `access.forbidden` for roles that do not publish, or `feature.no_item`.
 */
export async function publishPage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  assertMayPublish(caller);
  const id = asked.get('item');
  const item = id === null ? undefined : await findItem(deps.databases.system, id.toLowerCase());
  if (id !== null && (item === undefined || !mayChangeItem(caller, item))) throw unknownItem();
  const owner = item?.ownerName ?? caller.name;
  return renderPage(frame, {
    title: 'Publish a file',
    trail: [{ name: 'My content', href: contentHref(frame) }],
    modules: ['publish-form.js'],
    body: html`<h1>Publish ${item === undefined ? 'a file' : item.title}</h1>
      <p class="lead">${LEAD}</p>
      ${NEEDS_SCRIPTS}
      <div
        id="publish"
        data-user="${rootOf(frame)}${userPath(owner)}"
        data-analyze="${rootOf(frame)}/sharing/rest/content/features/analyze"
        data-item-page="${itemHref(frame, '')}"
        data-item="${item?.id}"
        data-type="${item?.type}"
        data-part="${String(deps.settings.partLimitBytes)}"
        data-whole="${String(Math.min(deps.settings.uploadLimitBytes, deps.settings.partLimitBytes))}"
        data-most="${String(deps.settings.fileLimitBytes)}"
      >
        ${fileForm(frame, item)} ${serviceForm(frame)}
        <section id="job" hidden>
          <h2>Filling the service</h2>
          <progress aria-label="Progress"></progress>
          <p role="status"></p>
          <div id="outcome"></div>
        </section>
      </div>`,
  });
}

const LEAD =
  'The file is stored among your content, and becomes a service with one layer that holds its rows.';

function tokenOf({ formToken }: Frame): HtmlPart {
  return formToken !== undefined && hiddenToken(formToken);
}

function fileForm(frame: Frame, item: Item | undefined): Html {
  const hint =
    'CSV, Excel, GeoJSON, GeoPackage, zipped shapefile or zipped file geodatabase, of any size that the server takes';
  return html`<form class="panel" id="file-form" method="post" action="${rootOf(frame)}/content/publish">
    ${tokenOf(frame)}
    ${
      item === undefined
        ? html`${field('file', 'File', hint, html`<input id="f-file" type="file" name="file" aria-describedby="h-file" required />`)}
            <p class="checks">
              ${checkField('overwrite', 'replace a file of mine that has the same name', false)}
            </p>`
        : html`<p>${item.fileName ?? item.title} (${item.type})</p>`
    }
    <progress hidden max="1" value="0" aria-label="Sending the file"></progress>
    <p class="send"><button>Look at the file</button> <span role="status"></span></p>
  </form>`;
}

function serviceForm(frame: Frame): Html {
  return html`<form
    class="panel"
    id="service-form"
    method="post"
    action="${rootOf(frame)}/content/publish"
    hidden
  >
    ${tokenOf(frame)}
    <div id="tables" hidden>${choiceField('sourceTableName', 'Table or sheet', [])}</div>
    <ul class="messages" id="messages"></ul>
    <div class="grid">
      ${lineField('publishParameters.name', 'Name of the service', { isRequired: true, maxLength: 98, hint: 'Letters, digits and underscores, starting with a letter' })}
      ${lineField('layerName', 'Name of the layer', { maxLength: 128 })} ${accessField('access')}
    </div>
    <div id="location"></div>
    <div id="preview"></div>
    <p class="send"><button>Publish</button> <span role="status"></span></p>
  </form>`;
}
