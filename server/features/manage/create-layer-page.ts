import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import type { Page } from '../../api/pages.js';
import { hiddenToken, renderPage } from '../../pages/layout.js';
import { rootOf, serviceHref } from '../../pages/links.js';
import { shapeName } from '../../pages/words.js';
import { checkField, choiceField, field } from '../html/form-fields.js';
import { AppError } from '../../lib/errors.js';
import { areaField, lineField, NEEDS_SCRIPTS } from './form-parts.js';
import { adminPath } from '../../pages/content-links.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { findOwnedService } from './owned-service.js';

const GEOMETRY_TYPES = [
  'esriGeometryPoint',
  'esriGeometryMultipoint',
  'esriGeometryPolyline',
  'esriGeometryPolygon',
  'esriGeometryMultiPatch',
] as const;

const FIELD_TYPES = [
  ['esriFieldTypeString', 'Text'],
  ['esriFieldTypeInteger', 'Whole number (32 bits)'],
  ['esriFieldTypeSmallInteger', 'Whole number (16 bits)'],
  ['esriFieldTypeBigInteger', 'Whole number (64 bits)'],
  ['esriFieldTypeDouble', 'Number (64 bits)'],
  ['esriFieldTypeSingle', 'Number (32 bits)'],
  ['esriFieldTypeDate', 'Date and time'],
  ['esriFieldTypeDateOnly', 'Date'],
  ['esriFieldTypeTimeOnly', 'Time of day'],
  ['esriFieldTypeTimestampOffset', 'Date and time with offset'],
  ['esriFieldTypeGUID', 'GUID'],
] as const;

/**
 * Page that makes a layer or table of a service by form.
 *
 * @throws {AppError} as `findOwnedService`, and `feature.not_supported` for a view, whose layers come from others.
 */
export async function createLayerPage(deps: ManageDeps, { frame, caller, asked }: ManageCall): Promise<Page> {
  const { service } = await findOwnedService(deps, asked.get('service') ?? '', caller);
  if (service.view !== undefined) {
    throw new AppError('feature.not_supported', 'A view is not supported: its layers show those of others.');
  }
  const { name } = service;
  return renderPage(frame, {
    title: 'Make a layer',
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name, href: serviceHref(frame, name) },
    ],
    modules: ['layer-form.js'],
    body: html`<h1>Make a layer of ${name}</h1>
      <p class="lead">An object id and a global id are added by themselves.</p>
      ${NEEDS_SCRIPTS}
      <form
        class="panel"
        id="layer-form"
        method="post"
        action="${rootOf(frame)}${adminPath(name, '/addToDefinition')}?f=html"
        data-then="${serviceHref(frame, name, '/')}"
      >
        ${frame.formToken !== undefined && hiddenToken(frame.formToken)}
        <div class="grid">
          ${lineField('name', 'Name', { isRequired: true, maxLength: 128 })}
          ${choiceField('geometryType', 'Geometry', [...GEOMETRY_TYPES.map((type) => [type, shapeName(type)] as const), ['', 'None: a table']], { value: GEOMETRY_TYPES[0] })}
          ${spatialReferenceField()}
        </div>
        ${areaField('description', 'Description')}
        <h2>Fields</h2>
        <div id="fields"></div>
        <p><button type="button" class="quiet" id="add-field">Add a field</button></p>
        <p class="checks">
          ${checkField('tracking', 'note who adds and changes each feature, and when', false)}
        </p>
        <p class="send"><button>Make the layer</button> <span role="status"></span></p>
      </form>
      ${fieldTemplate()}`,
  });
}

function spatialReferenceField(): Html {
  const hint = 'Number of EPSG or Esri: 4326 is longitude and latitude, 3857 is web mercator';
  return field(
    'spatialReference',
    'Spatial reference',
    hint,
    html`<input
        id="f-spatialReference"
        name="spatialReference"
        value="4326"
        inputmode="numeric"
        aria-describedby="h-spatialReference"
        list="references"
        autocomplete="off"
      />
      <datalist id="references">
        <option value="4326"></option>
        <option value="3857"></option>
      </datalist>`,
  );
}

/** Returns the inputs of one field; a script copies them, and gives them ids of their own. */
function fieldTemplate(): Html {
  const input = (part: string, label: string, control: HtmlPart, more?: string): Html =>
    html`<div class="field" data-part="${part}" data-for="${more}"><label>${label}</label>${control}</div>`;
  return html`<template id="field">
    <fieldset class="panel field-row">
      <legend>Field</legend>
      <div class="grid">
        ${input('name', 'Name', html`<input data-name="name" required maxlength="60" autocomplete="off" autocapitalize="none" spellcheck="false" />`)}
        ${input(
          'type',
          'Type',
          html`<select data-name="type">
            ${FIELD_TYPES.map(([value, label]) => html`<option value="${value}">${label}</option>`)}
          </select>`,
        )}
        ${input('length', 'Greatest length', html`<input data-name="length" inputmode="numeric" placeholder="256" />`, 'text')}
        ${input('alias', 'Alias', html`<input data-name="alias" autocomplete="off" />`)}
        ${input('defaultValue', 'Default', html`<input data-name="defaultValue" autocomplete="off" />`)}
        ${input(
          'domain',
          'Values',
          html`<select data-name="domain">
            <option value="">Any</option>
            <option value="codedValue">One of a list</option>
            <option value="range">In a range</option>
          </select>`,
        )}
      </div>
      ${input(
        'codes',
        'List: one value a line, as “code = name”',
        html`<textarea data-name="codes" rows="4" spellcheck="false"></textarea>`,
        'codedValue',
      )}
      <div class="grid" data-for="range">
        ${input('least', 'Least', html`<input data-name="least" inputmode="decimal" />`)}
        ${input('most', 'Greatest', html`<input data-name="most" inputmode="decimal" />`)}
      </div>
      <p class="checks">
        <label class="check"><input type="checkbox" data-name="required" /> never empty</label>
        <label class="check"
          ><input type="checkbox" data-name="unique" /> no value twice (unique index)</label
        >
        <button type="button" class="quiet" data-do="remove">Remove this field</button>
      </p>
    </fieldset>
  </template>`;
}
