import { shortText } from '../../append/report/report.js';
import type { Field, Layer } from '../../model/layer.js';
import { orderItems, readOrderTerm } from './order.js';
import { requireCount } from '../../model/page-limit.js';
import { findField, readOutFields, requireFields } from './out-fields.js';
import { type FaultCollector, queryFault } from '../../model/query-fault.js';
import type { QueryParameters, StatisticInput } from '../../model/query-parameters.js';
import { aggregateNamed, buildAggregate } from '../../where/aggregates.js';
import { readingParameter } from '../../where/expression-error.js';
import { type Groups, parseHaving } from '../../where/parse-where.js';
import type { AggregateValue, Condition } from '../../where/tree.js';
import { typeOfField } from '../../where/typing.js';

/** Statistic over the rows of a group, as a column of the reply. */
export interface Statistic {
  readonly value: AggregateValue | LimitCheck;
  /** Column of the reply that shows it. Its name is the client's own and never gets into SQL. */
  readonly field: Field;
}

/** Check for a group with more features than should be read; its value is 1 or 0. */
export interface LimitCheck {
  readonly kind: 'limits';
  readonly type: 'integer';
  /** Maximum number of features, and of vertices in total; absent limits do not apply. */
  readonly rows: number | undefined;
  readonly vertices: number | undefined;
}

/** Rows of a reply that represent groups of features. */
export interface Grouping {
  /** Features with the same values here are a group; without any, all are one. */
  readonly groupBy: readonly Field[];
  readonly statistics: readonly Statistic[];
  readonly having: Condition | undefined;
  readonly order: readonly GroupOrder[];
}

export interface GroupOrder {
  readonly by: Field | Statistic;
  readonly isDescending: boolean;
}

/**
 * Reads `outStatistics` with `groupByFieldsForStatistics` and `having`, or `returnDistinctValues`; `undefined` if the
 * request is for features. Faults go to `faults`.
 */
export function readGrouping(
  parameters: QueryParameters,
  layer: Layer,
  faults: FaultCollector,
  now: Date | undefined,
): Grouping | undefined {
  const { outStatistics = [], groupByFieldsForStatistics: names = [], having, orderByFields } = parameters;
  const hasStatistics = outStatistics.length > 0;
  const isDistinct = parameters.returnDistinctValues === true;
  faults.attempt(undefined, () => {
    refuseContradictions(parameters, hasStatistics);
  });
  if (!hasStatistics && (!isDistinct || !showsFeatures(parameters))) return undefined;
  const groupBy = faults.attempt([], () =>
    hasStatistics
      ? requireFields(
          names.filter((name) => name.trim() !== ''),
          layer,
          'groupByFieldsForStatistics',
        )
      : readOutFields(parameters.outFields, layer),
  );
  const statistics = outStatistics.flatMap((input, index) =>
    faults.attempt([], () => [readStatistic(input, `outStatistics[${String(index)}]`, layer)]),
  );
  faults.attempt(undefined, () => {
    refuseSameNames([...groupBy, ...statistics.map(({ field }) => field)]);
  });
  return {
    groupBy,
    statistics,
    having:
      having === undefined || having.trim() === ''
        ? undefined
        : faults.attempt(undefined, () => parseHaving(having, layer, groupsOf(groupBy, statistics), now)),
    order: faults.attempt([], () => readGroupOrder(orderItems(orderByFields), groupBy, statistics)),
  };
}

function showsFeatures({ returnIdsOnly, returnExtentOnly }: QueryParameters): boolean {
  return returnIdsOnly !== true && returnExtentOnly !== true;
}

function refuseContradictions(parameters: QueryParameters, hasStatistics: boolean): void {
  const { groupByFieldsForStatistics = [], having = '' } = parameters;
  if (!hasStatistics && groupByFieldsForStatistics.length > 0)
    throw queryFault('groupByFieldsForStatistics', 'is supported with outStatistics only');
  if (having.trim() !== '' && groupByFieldsForStatistics.length === 0)
    throw queryFault('having', 'is supported with groupByFieldsForStatistics only');
  if (hasStatistics && !showsFeatures(parameters))
    throw queryFault('outStatistics', 'is not supported with returnIdsOnly or returnExtentOnly');
}

function groupsOf(by: readonly Field[], statistics: readonly Statistic[]): Groups {
  const named = statistics.flatMap(({ field, value }) =>
    value.kind === 'aggregate' ? [[field.name.toLowerCase(), value] as const] : [],
  );
  return { by, reckoned: new Map(named) };
}

/** Value in place of a field that counts features, regardless of their values. */
const EACH = '1';

function readStatistic(input: StatisticInput, path: string, layer: Layer): Statistic {
  const { statisticType: type, onStatisticField: on } = input;
  if (type.toLowerCase() === 'exceedslimit') return readLimitCheck(input, path, layer);
  const aggregate = aggregateNamed(type);
  if (aggregate === undefined) {
    const known = 'count, sum, min, max, avg, stddev, var, exceedslimit';
    throw queryFault(`${path}.statisticType`, `'${type}' is not supported; use one of ${known}`);
  }
  if (on === undefined) throw queryFault(`${path}.onStatisticField`, 'is required');
  const field = findField(layer, aggregate === 'COUNT' && on.trim() === EACH ? layer.objectIdField : on);
  if (field === undefined)
    throw queryFault(`${path}.onStatisticField`, `'${layer.name}' has no field '${on}'`);
  const value = readingParameter(
    `${path}.onStatisticField`,
    () => buildAggregate(aggregate, { kind: 'field', type: typeOfField(field), field }),
    (reason) => reason,
  );
  const shown = readName(input, path, `${type.toLowerCase()}_${field.name}`);
  return { value, field: describeStatistic(value, field, shown) };
}

function readName(
  { outStatisticFieldName: given = '' }: StatisticInput,
  path: string,
  otherwise: string,
): string {
  const name = given.trim();
  if (/\p{Cc}/u.test(name))
    throw queryFault(`${path}.outStatisticFieldName`, 'must not have control characters');
  return name === '' ? otherwise : name;
}

function readLimitCheck(input: StatisticInput, path: string, { geometryType }: Layer): Statistic {
  const { maxPointCount, maxRecordCount, maxVertexCount } = input;
  const points = requireCount(maxPointCount, `${path}.maxPointCount`);
  const rows = requireCount(maxRecordCount, `${path}.maxRecordCount`);
  const vertices = requireCount(maxVertexCount, `${path}.maxVertexCount`);
  const isPoint = geometryType === 'esriGeometryPoint';
  const value: LimitCheck = {
    kind: 'limits',
    type: 'integer',
    rows: isPoint ? points : rows,
    vertices: isPoint || geometryType === undefined ? undefined : vertices,
  };
  return { value, field: describeColumn(readName(input, path, 'exceedslimit'), 'esriFieldTypeInteger') };
}

function describeStatistic({ name: aggregate }: AggregateValue, of: Field, name: string): Field {
  const isExtreme = aggregate === 'MIN' || aggregate === 'MAX';
  // Values are compared as instants, so the result is an instant.
  const own = of.type === 'esriFieldTypeTimestampOffset' ? 'esriFieldTypeDate' : of.type;
  const extreme = own === 'esriFieldTypeOID' ? 'esriFieldTypeInteger' : own;
  const reckoned = aggregate === 'COUNT' ? 'esriFieldTypeInteger' : 'esriFieldTypeDouble';
  return describeColumn(name, isExtreme ? extreme : reckoned, isExtreme ? of.length : undefined);
}

function describeColumn(name: string, type: Field['type'], length?: number): Field {
  return {
    name,
    column: '',
    type,
    alias: name,
    ...(length !== undefined && { length }),
    nullable: true,
    editable: false,
    domain: null,
    defaultValue: null,
  };
}

function refuseSameNames(fields: readonly Field[]): void {
  const names = fields.map(({ name }) => name.toLowerCase());
  const twice = fields.filter(({ name }, index) => names.indexOf(name.toLowerCase()) < index);
  const [first] = twice;
  if (first !== undefined)
    throw queryFault('outStatistics', `must have unique names: two columns are called '${first.name}'`);
}

/** Reads the order of the groups. Unnamed columns come last, so that groups keep a stable order across pages. */
function readGroupOrder(
  items: readonly string[],
  groupBy: readonly Field[],
  statistics: readonly Statistic[],
): GroupOrder[] {
  const terms = items.map((item) => {
    const { name, isDescending } = readOrderTerm(item);
    const isNamed = (field: Field): boolean => field.name.toLowerCase() === name.toLowerCase();
    const by = groupBy.find(isNamed) ?? statistics.find(({ field }) => isNamed(field));
    if (by !== undefined) return { by, isDescending };
    throw queryFault('orderByFields', `'${shortText(name)}' is not a column of the reply`);
  });
  const rest = groupBy.filter((field) => !terms.some(({ by }) => by === field));
  return [...terms, ...rest.map((by) => ({ by, isDescending: false }))];
}
