import { html, type Html, type HtmlPart } from '../lib/text/html.js';

const SHAPES: Readonly<Record<string, string>> = {
  esriGeometryPoint: 'Points',
  esriGeometryMultipoint: 'Multipoints',
  esriGeometryPolyline: 'Lines',
  esriGeometryPolygon: 'Polygons',
  esriGeometryMultiPatch: 'Multipatches',
};

/** Names a geometry type in plain words. */
export function shapeName(geometryType: string | undefined): string {
  return geometryType === undefined ? 'Table' : (SHAPES[geometryType] ?? geometryType);
}

/** Returns `esriFieldTypeString` as `String`. */
export function typeName(type: string): string {
  return type.replace(/^esriFieldType/, '');
}

/** A moment in epoch milliseconds; nothing where there is none. */
export function renderTime(time: number | null | undefined): HtmlPart {
  if (time === null || time === undefined || Math.abs(time) > 8.64e15) return undefined;
  const iso = new Date(time).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
}

const GROUPED = new Intl.NumberFormat('en');

/** A count with its thousands apart. */
export function formatCount(count: number): string {
  return GROUPED.format(count);
}

/** Lists names with their values; empty values are left out. */
export function renderFacts(rows: readonly (readonly [string, HtmlPart])[]): Html {
  const there = rows.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return html`<dl class="facts">
    ${there.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}
