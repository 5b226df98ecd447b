import { isJsonObject, type Json, type JsonObject } from '../generate/document.js';
import { SchemaComparison } from './compare-schemas.js';
import { findClosedWays } from './compare-security.js';
import { membersOf, readWhole, requiredOf, resolve, textOf } from './read-schema.js';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'];

/**
 * Finds changes that break a client of the old document, a line each: operations, replies and members that
 * are gone, values that are not taken any more, replies that may lack what they always had.
 */
export function findBreakingChanges(before: JsonObject, after: JsonObject): string[] {
  const faults: string[] = [];
  let operation = '';
  for (const url of urlsOf(before)) if (!urlsOf(after).includes(url)) faults.push(`servers: ${url} is gone`);
  const schemas = new SchemaComparison(before, after, (fault) => faults.push(`${operation}: ${fault}`));
  for (const [path, item] of Object.entries(membersOf(before['paths']))) {
    const nowItem = membersOf(membersOf(after['paths'])[path]);
    for (const method of METHODS) {
      const old = membersOf(item)[method];
      if (!isJsonObject(old)) continue;
      operation = `${method.toUpperCase()} ${path}`;
      const now = nowItem[method];
      if (!isJsonObject(now)) {
        faults.push(`${operation}: is gone`);
        continue;
      }
      compareOperations({ before, after, faults, operation, schemas }, old, now, [membersOf(item), nowItem]);
    }
  }
  return faults;
}

interface Comparison {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly faults: string[];
  readonly operation: string;
  readonly schemas: SchemaComparison;
}

function compareOperations(
  comparison: Comparison,
  old: JsonObject,
  now: JsonObject,
  [oldItem, nowItem]: readonly [JsonObject, JsonObject],
): void {
  const { before, after, faults, operation } = comparison;
  if (old['operationId'] !== now['operationId']) {
    faults.push(`${operation}: is called ${textOf(now['operationId'])}, was ${textOf(old['operationId'])}`);
  }
  for (const fault of findClosedWays(comparison, old, now)) faults.push(`${operation}: ${fault}`);
  const were = parametersOf(before, [oldItem, old]);
  const are = parametersOf(after, [nowItem, now]);
  for (const [key, parameter] of were) {
    const other = are.get(key);
    if (other === undefined) faults.push(`${operation}: the parameter ${key} is gone`);
    else if (other['required'] === true && parameter['required'] !== true)
      faults.push(`${operation}: the parameter ${key} is required`);
    else comparison.schemas.compare({ before: parameter['schema'], after: other['schema'], at: key }, 'sent');
    // Repeated or with commas: such a list is read either way.
    if (membersOf(other?.['schema'])['x-coerce'] === 'list') continue;
    for (const word of ['style', 'explode'])
      if (other !== undefined && other[word] !== parameter[word])
        faults.push(`${operation}: ${key}: ${word} is ${textOf(other[word] ?? 'none')}`);
  }
  for (const [key, parameter] of are) {
    if (!were.has(key) && parameter['required'] === true)
      faults.push(`${operation}: the parameter ${key} is required`);
  }
  compareBodies(comparison, resolve(before, old['requestBody']), resolve(after, now['requestBody']));
  compareReplies(comparison, membersOf(old['responses']), membersOf(now['responses']));
}

function urlsOf({ servers }: JsonObject): string[] {
  return (Array.isArray(servers) ? (servers as readonly Json[]) : []).map((server) =>
    textOf(membersOf(server)['url'] ?? '/'),
  );
}

/** By place and name; those of a path hold for each of its operations. */
function parametersOf(document: JsonObject, holders: readonly JsonObject[]): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { parameters } of holders) {
    for (const node of Array.isArray(parameters) ? (parameters as readonly Json[]) : []) {
      for (const parameter of asSent(document, membersOf(resolve(document, node))))
        found.set(`${textOf(parameter['in'])} ${textOf(parameter['name'])}`, parameter);
    }
  }
  return found;
}

/** A parameter as it is sent: an object in the query as its members, and text by what it holds. */
function asSent(document: JsonObject, parameter: JsonObject): JsonObject[] {
  const schema = readWhole(document, parameter['schema']);
  if (schema['contentSchema'] !== undefined) return [{ ...parameter, schema: schema['contentSchema'] }];
  const isExploded = parameter['in'] === 'query' && isJsonObject(schema['properties']);
  if (!isExploded || (parameter['style'] ?? 'form') !== 'form' || parameter['explode'] === false)
    return [parameter];
  return Object.entries(schema['properties'] as JsonObject).map(([name, member]) => ({
    ...{ name, in: 'query', schema: member },
    required: requiredOf(schema).includes(name),
  }));
}

function compareBodies(comparison: Comparison, old: Json | undefined, now: Json | undefined): void {
  const { faults, operation } = comparison;
  if (membersOf(now)['required'] === true && membersOf(old)['required'] !== true)
    faults.push(`${operation}: a body is required`);
  compareContent(comparison, membersOf(old), membersOf(now), { at: 'body', direction: 'sent' });
}

function compareReplies(comparison: Comparison, were: JsonObject, are: JsonObject): void {
  const { before, after, faults, operation } = comparison;
  for (const [status, reply] of Object.entries(were)) {
    if (are[status] === undefined) {
      // An error less is no loss.
      if (/^[23]/.test(status)) faults.push(`${operation}: does not answer ${status} any more`);
      continue;
    }
    const [old, now] = [membersOf(resolve(before, reply)), membersOf(resolve(after, are[status]))];
    compareContent(comparison, old, now, { at: status, direction: 'received' });
    for (const header of Object.keys(membersOf(old['headers'])))
      if (membersOf(now['headers'])[header] === undefined)
        faults.push(`${operation}: ${status}: the header ${header} is gone`);
  }
}

function compareContent(
  { faults, operation, schemas }: Comparison,
  old: JsonObject,
  now: JsonObject,
  { at, direction }: { readonly at: string; readonly direction: 'sent' | 'received' },
): void {
  const are = membersOf(now['content']);
  for (const [mediaType, node] of Object.entries(membersOf(old['content']))) {
    const other = are[mediaType];
    if (other === undefined) faults.push(`${operation}: ${at}: ${mediaType} is gone`);
    else
      schemas.compare(
        { before: membersOf(node)['schema'], after: membersOf(other)['schema'], at },
        direction,
      );
  }
}
