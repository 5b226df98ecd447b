import { html, type Html, type HtmlPart } from '../../lib/text/html.js';
import { withParameters } from '../../pages/links.js';
import { renderTime } from '../../pages/words.js';

interface ReplyField {
  readonly name: string;
  readonly type: string;
  readonly alias?: string;
}

type Value = string | number | boolean | null | undefined;

/** Reply to a query for features or groups. */
export interface FeatureReply {
  readonly fields: readonly ReplyField[];
  readonly features: readonly {
    readonly attributes: Readonly<Record<string, Value>>;
    readonly geometry?: unknown;
  }[];
  readonly exceededTransferLimit?: boolean;
}

/** True if a reply holds features; counts, ids and extents do not. */
export function isFeatureReply(body: unknown): body is FeatureReply {
  return typeof body === 'object' && body !== null && 'features' in body && 'fields' in body;
}

const NUMBERS = ['OID', 'SmallInteger', 'Integer', 'BigInteger', 'Single', 'Double'];

/** Returns a table with a row for each feature. The object id links to the feature. */
export function resultTable(
  { fields, features }: FeatureReply,
  objectIdField: string,
  query: string,
): HtmlPart {
  if (features.length === 0) return undefined;
  const row = (attributes: Readonly<Record<string, Value>>): Html =>
    html`<tr>
      ${fields.map((field) => cell(field, attributes[field.name], objectIdField, query))}
    </tr> `;
  return html`<div class="wide" tabindex="0">
    <table>
      <thead>
        <tr>
          ${fields.map(
            ({ name, alias, type }) =>
              html`<th scope="col" ${isNumber(type) && html` class="number"`} title="${alias ?? name}">
                ${name}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${features.map(({ attributes }) => row(attributes))}
      </tbody>
    </table>
  </div>`;
}

function cell({ name, type }: ReplyField, value: Value, objectIdField: string, query: string): Html {
  if (value === null || value === undefined) return html`<td class="none">–</td>`;
  if (name === objectIdField && type === 'esriFieldTypeOID') {
    const one = withParameters(query, { objectIds: String(value), outFields: '*' });
    return html`<td class="number"><a href="${one}">${value}</a></td>`;
  }
  if (type === 'esriFieldTypeDate' && typeof value === 'number') return html`<td>${renderTime(value)}</td>`;
  const text = String(value);
  return isNumber(type) ? html`<td class="number">${text}</td>` : html`<td>${text}</td>`;
}

function isNumber(type: string): boolean {
  return NUMBERS.includes(type.replace(/^esriFieldType/, ''));
}
