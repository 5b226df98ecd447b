import { makeConverter } from './column-values.js';
import { UTC_ZONE } from '../dates/time-zones.js';
import { Refusal } from '../../report/report.js';
import type { Field, Layer } from '../../../model/layer.js';
import type { LayerPresentation } from '../../../model/layer-presentation.js';

/** Values that a domain permits, in the canonical form of query literals. */
export type ValueLimit =
  | { readonly kind: 'codes'; readonly codes: readonly string[] }
  | { readonly kind: 'range'; readonly least: string; readonly most: string };

/** Limits on the values of a field. */
export interface FieldDomain {
  readonly field: Field;
  /** Limit for features whose type has no domain of its own for the field. */
  readonly own: ValueLimit | undefined;
  /** Limits by value of the type field. */
  readonly byType: readonly { readonly id: string; readonly limit: ValueLimit }[];
}

export interface LayerDomains {
  /** Field whose value gives the type of a feature; `undefined` if limits are the same for all features. */
  readonly typeField: Field | undefined;
  /** Domains of fields that have limits. */
  readonly fields: readonly FieldDomain[];
}

/** Layer as the server loads it, with its types if it has any. */
type TypedLayer = Pick<Layer, 'fields'> & {
  readonly presentation?: Pick<LayerPresentation, 'typeIdField' | 'types'>;
};

/** Returns the domains of the fields and types of a layer. For a view, pass its shown form. */
export function readDomains({ fields, presentation }: TypedLayer): LayerDomains {
  const typeField = fields.find(({ name }) => name === presentation?.typeIdField);
  const types = typeField === undefined ? [] : (presentation?.types ?? []);
  const found = fields.map((field): FieldDomain => {
    const byType = types.flatMap((type) => {
      const limit = readLimit(domainOf(type['domains'], field), field);
      const id = typeField && toLiteral(type['id'], typeField);
      return limit === undefined || id === undefined ? [] : [{ id, limit }];
    });
    return { field, own: readLimit(field.domain, field), byType };
  });
  const limited = found.filter(({ own, byType }) => own !== undefined || byType.length > 0);
  return {
    fields: limited,
    typeField: limited.some(({ byType }) => byType.length > 0) ? typeField : undefined,
  };
}

function domainOf(domains: unknown, { name }: Field): unknown {
  const wanted = name.toLowerCase();
  return Object.entries(toMembers(domains)).find(([key]) => key.toLowerCase() === wanted)?.[1];
}

/** Returns the limit; `undefined` for an inherited domain, or none. */
function readLimit(domain: unknown, field: Field): ValueLimit | undefined {
  const { type, codedValues, range } = toMembers(domain);
  if (type === 'codedValue' && Array.isArray(codedValues)) {
    const codes = codedValues.flatMap((value: unknown) => toLiteral(toMembers(value)['code'], field) ?? []);
    return codes.length === 0 ? undefined : { kind: 'codes', codes };
  }
  if (type !== 'range' || !Array.isArray(range)) return undefined;
  const [least, most] = [toLiteral(range[0], field), toLiteral(range[1], field)];
  return least === undefined || most === undefined ? undefined : { kind: 'range', least, most };
}

/**
 * Returns a value as the field would store it; `undefined` for none, and for values that it cannot store.
 */
function toLiteral(value: unknown, field: Field): string | undefined {
  const stored = makeConverter(field, UTC_ZONE)(value);
  if (stored === null || stored instanceof Refusal) return undefined;
  return field.type === 'esriFieldTypeTimestampOffset' ? new Date(stored).toISOString() : String(stored);
}

function toMembers(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
