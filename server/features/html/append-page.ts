import type { AppError } from '../../lib/errors.js';
import { html, type Html } from '../../lib/text/html.js';
import type { Page, PageRequest } from '../../api/pages.js';
import { SUPPORTED_APPEND_FORMATS, SUPPORTED_FILTER_FORMATS } from '../append/formats/registry.js';
import type { FeaturesDeps, LayerPath, Schemas } from '../model/call.js';
import { getLayer } from '../catalog/find.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import type { Service } from '../model/service.js';
import { toMegabytes } from '../uploads/upload-handlers.js';
import { checkField, choiceField, field, textField } from './form-fields.js';
import { type Frame, hiddenToken, notice, renderPage } from '../../pages/layout.js';
import { wizardContent, wizardPlace } from './append-wizard.js';
import { rootOf, serviceHref, signInHref } from '../../pages/links.js';

/** Values of the form as the browser sent them. */
export type AppendValues = Partial<Schemas['AppendFileParameters']>;

export interface AppendForm {
  readonly service: Service;
  readonly layer: PresentedLayer;
  /** Limit of a file that the form sends, in bytes. */
  readonly maxBytes: number;
  /** Limit of a file that is sent in parts, in bytes. */
  readonly maxFileBytes: number;
  readonly values: AppendValues;
  /** Reason why the form is shown again. */
  readonly error?: AppError | undefined;
}

/**
 * Returns the form after an error, with all values except the file, which a browser does not send back.
 *
 * @throws {AppError} `error` where the caller may not append, or there is no such layer.
 */
export async function refusedAppendPage(
  { databases, settings }: Pick<FeaturesDeps, 'databases' | 'settings'>,
  view: Frame,
  { path, parameters, principal }: PageRequest,
  error: AppError,
): Promise<Page> {
  if (!MENDABLE.some((code) => error.code.startsWith(code))) throw error;
  const { service, layer } = await getLayer(databases.features, path as unknown as LayerPath, principal);
  const frame = { ...view, address: view.address.replace(/\/file$/i, '') };
  const { uploadLimitBytes: maxBytes, fileLimitBytes: maxFileBytes } = settings;
  return appendPage(frame, {
    service,
    layer,
    maxBytes,
    maxFileBytes,
    values: readOptions(parameters),
    error,
  });
}

/** Prefixes of the error codes after which the user may send the form again. */
const MENDABLE = ['request.', 'server.unavailable', 'feature.not_supported'];

/** Reads the values of a form, as sent or as checked. */
function readOptions(parameters: Readonly<Record<string, unknown>>): AppendValues {
  const sent = Object.entries(parameters).filter(([name]) => Object.hasOwn(FIELDS, name));
  return Object.fromEntries(
    sent.map(([name, value]) => [name, FIELDS[name as keyof typeof FIELDS](value)]),
  ) as AppendValues;
}

const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const asFlag = (value: unknown): boolean => value === true || value === 'true';

const FIELDS = {
  format: asText,
  sourceTableName: asText,
  appendSourceFilter: asText,
  mode: asText,
  upsertMatchingField: asText,
  rollbackOnFailure: asFlag,
  keepCreator: asFlag,
  dryRun: asFlag,
} as const;

/** Page with the form that appends a file to a layer. */
export function appendPage(frame: Frame, input: AppendForm): Page {
  const { service, layer, maxBytes, maxFileBytes, values, error } = input;
  const href = serviceHref(frame, service.name, `/${String(layer.id)}`);
  return renderPage(frame, {
    title: 'Append a file',
    scripts: ['file-size.js'],
    ...wizardContent(frame),
    trail: [
      { name: 'Services', href: `${rootOf(frame)}/rest/services` },
      { name: service.name, href: serviceHref(frame, service.name) },
      { name: layer.name, href },
    ],
    body: html`<h1>Append a file to ${layer.name}</h1>
      ${error && notice(error.message, detailsOf(error))}
      ${frame.formToken !== undefined && error === undefined && wizardPlace(frame, { service, layer, maxFileBytes, keys: keysOf(layer) })}
      ${frame.formToken === undefined ? signInFirst(frame) : form(frame.formToken, { href, layer, maxBytes, values })}`,
  });
}

function detailsOf({ faults, data }: AppError): string[] {
  const given = Array.isArray(data['details']) ? data['details'].map(String) : [];
  return [...faults.map(({ field, reason }) => `${field}: ${reason}`), ...given];
}

function signInFirst(frame: Frame): Html {
  return html`<p class="lead">Only signed-in users may append.</p>
    <p class="actions"><a class="button" href="${signInHref(frame)}">Sign in</a></p>`;
}

function form(
  formToken: string,
  { href, layer, maxBytes, values }: Pick<AppendForm, 'layer' | 'maxBytes' | 'values'> & { href: string },
): Html {
  const {
    format,
    sourceTableName,
    appendSourceFilter,
    mode,
    upsertMatchingField,
    rollbackOnFailure,
    keepCreator,
    dryRun,
  } = values;
  const hint = `CSV, Excel, GeoJSON, GeoPackage, zipped shapefile or file geodatabase; at most ${String(toMegabytes(maxBytes))} MB`;
  const file = html`<input
    id="f-file"
    type="file"
    name="file"
    aria-describedby="h-file"
    data-most="${String(maxBytes)}"
    data-refusal="${tooLargeFor(maxBytes)}"
    required
  />`;
  return html`<form
    class="panel"
    method="post"
    enctype="multipart/form-data"
    action="${href}/append/file?f=html"
  >
    ${hiddenToken(formToken)} ${field('file', 'File', hint, file)}
    <div class="grid">
      ${choiceField('format', 'Format', FORMATS, { value: format })}
      ${textField('sourceTableName', 'Table or sheet', { hint: 'If the file has several', value: sourceTableName })}
    </div>
    ${textField('appendSourceFilter', 'Only rows where', { hint: FILTER_HINT, value: appendSourceFilter })}
    <div class="grid">
      ${choiceField('mode', 'How to load its rows', MODES, { value: mode })}
      ${choiceField(
        'upsertMatchingField',
        'Match rows by',
        keysOf(layer).map((name) => [name, name] as const),
        { hint: 'For updates', value: upsertMatchingField },
      )}
    </div>
    <p class="checks">
      ${checkField('rollbackOnFailure', 'all rows or none', rollbackOnFailure === true)}
      ${layer.editorTracking !== undefined && checkField('keepCreator', KEEP_CREATOR, keepCreator === true)}
      ${checkField('dryRun', 'dry run: write nothing', dryRun === true)}
    </p>
    <p><button>Append</button></p>
  </form>`;
}

/** Message that the browser shows before a file is sent. */
function tooLargeFor(maxBytes: number): string {
  return `The file is larger than the ${String(toMegabytes(maxBytes))} MB that this form accepts. Programs can send it in parts.`;
}

const KEEP_CREATOR = 'updated rows keep their creator and creation date';

const FILTER_HINT = `A condition on the fields of the file, such as POP > 100; with ${SUPPORTED_FILTER_FORMATS.join(', ')}`;

const FORMATS = [
  ['', 'Detect from the file name'],
  ...SUPPORTED_APPEND_FORMATS.map((name) => [name, name] as const),
] as const;

const MODES = [
  ['insert', 'Add all rows'],
  ['upsert', 'Update existing rows, add new ones'],
  ['update', 'Update existing rows only'],
  ['add', 'Add new rows only'],
] as const;

/** Returns the fields that can identify rows. */
function keysOf({ objectIdField, globalIdField, indexes }: PresentedLayer): string[] {
  const unique = indexes.filter(({ isUnique, fields }) => isUnique && fields.length === 1);
  const names = [
    ...unique.flatMap(({ fields }) => fields),
    objectIdField,
    ...(globalIdField === undefined ? [] : [globalIdField]),
  ];
  return [...new Set(names)];
}
