import { readBody, type Body } from './request-body.js';
import {
  DocumentFault,
  type Json,
  type Located,
  type OpenApiDocument,
  follow,
  isJsonObject,
  pointerTo,
} from './document.js';
import { type Parameter, readParameters } from './parameters.js';
import { type Placed, type Schema, readSchema } from './schema.js';
import { type Security, readSecurity } from './security.js';

/** One operation, with its parameters brought together as the server reads them. */
export interface OperationPlan extends Security {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly pathParameters: Placed | undefined;
  readonly headers: Placed | undefined;
  /** Query and body as one object. */
  readonly parameters: Placed | undefined;
  readonly bodyTypes: readonly string[];
  readonly file: { readonly field: string; readonly isRequired: boolean } | undefined;
  /** By status, then media type; `undefined` for what is not JSON. */
  readonly replies: ReadonlyMap<number, ReadonlyMap<string, Placed | undefined>>;
}

const METHODS = ['delete', 'get', 'patch', 'post', 'put'];
const BESIDE_METHODS = ['parameters', 'summary', 'description'];

/** All operations of a document in the order of their ids. */
export function readOperations(document: OpenApiDocument): OperationPlan[] {
  const paths = document.content['paths'] ?? {};
  if (!isJsonObject(paths)) throw new DocumentFault('/paths', 'must be an object');
  const plans = Object.entries(paths).flatMap(([path, item]) => readPath(document, path, item));
  const twice = plans.find(
    (plan, index) => plans.findIndex((other) => other.operationId === plan.operationId) !== index,
  );
  if (twice !== undefined)
    throw new DocumentFault('/paths', `the operationId "${twice.operationId}" is used twice`);
  return plans.sort((a, b) => (a.operationId < b.operationId ? -1 : 1));
}

function readPath(document: OpenApiDocument, path: string, item: Json): OperationPlan[] {
  const pointer = pointerTo('/paths', path);
  if (!isJsonObject(item)) throw new DocumentFault(pointer, 'must be an object');
  return Object.entries(item).flatMap(([method, operation]) => {
    const at = pointerTo(pointer, method);
    if (BESIDE_METHODS.includes(method)) return [];
    if (!METHODS.includes(method)) throw new DocumentFault(at, `"${method}" is not known to the generator`);
    const shared = { node: item['parameters'] ?? [], pointer: pointerTo(pointer, 'parameters') };
    return [readOperation(document, path, method, { node: operation, pointer: at }, shared)];
  });
}

function readOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  { node, pointer }: Located,
  shared: Located,
): OperationPlan {
  if (!isJsonObject(node)) throw new DocumentFault(pointer, 'must be an object');
  const operationId = node['operationId'];
  if (typeof operationId !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
    throw new DocumentFault(pointerTo(pointer, 'operationId'), 'must be a camelCase name');
  }
  const own = { node: node['parameters'] ?? [], pointer: pointerTo(pointer, 'parameters') };
  const parameters = readParameters(document, [shared, own]);
  const body = readBody(document, {
    node: node['requestBody'] ?? null,
    pointer: pointerTo(pointer, 'requestBody'),
  });
  return {
    operationId,
    method,
    path,
    ...readSecurity(
      node['security'] === undefined
        ? { node: document.content['security'] ?? [], pointer: '/security' }
        : { node: node['security'], pointer: pointerTo(pointer, 'security') },
    ),
    pathParameters: group(parameters, 'path', pointer),
    headers: group(parameters, 'header', pointer),
    parameters: merge(document, group(parameters, 'query', pointer), body, pointer),
    bodyTypes: body?.mediaTypes ?? [],
    file: body?.file,
    replies: readReplies(document, {
      node: node['responses'] ?? {},
      pointer: pointerTo(pointer, 'responses'),
    }),
  };
}

function group(parameters: readonly Parameter[], place: string, pointer: string): Placed | undefined {
  const members = parameters.filter((parameter) => parameter.in === place);
  if (members.length === 0) return undefined;
  return {
    pointer: pointerTo(pointer, 'parameters'),
    schema: {
      type: 'object',
      properties: Object.fromEntries(members.map(({ name, schema }) => [name, schema])),
      required: members.filter(({ isRequired }) => isRequired).map(({ name }) => name),
      additionalProperties: true,
    },
  };
}

/** Query and body travel together; only plain objects can be made one. */
function merge(
  document: OpenApiDocument,
  query: Placed | undefined,
  body: Body | undefined,
  pointer: string,
): Placed | undefined {
  if (query === undefined || body === undefined) return query ?? body;
  const [first, second] = [query, body].map((part) => objectOf(document, part));
  const twice = Object.keys(first?.properties ?? {}).find((name) =>
    Object.hasOwn(second?.properties ?? {}, name),
  );
  if (twice !== undefined)
    throw new DocumentFault(pointer, `"${twice}" is a parameter of both the query and the body`);
  return {
    pointer,
    schema: {
      type: 'object',
      properties: { ...first?.properties, ...second?.properties },
      required: [...(first?.required ?? []), ...(second?.required ?? [])],
      additionalProperties: true,
    },
  };
}

function objectOf(document: OpenApiDocument, { schema, pointer }: Placed): Schema {
  const target = follow(document, { node: schema as Json, pointer });
  const resolved = readSchema(target.node, target.pointer);
  if (resolved.type === 'object') return resolved;
  throw new DocumentFault(pointer, 'beside query parameters, a body must be a plain object');
}

function readReplies(document: OpenApiDocument, { node, pointer }: Located): OperationPlan['replies'] {
  if (!isJsonObject(node)) throw new DocumentFault(pointer, 'must be an object');
  const replies = new Map<number, ReadonlyMap<string, Placed | undefined>>();
  for (const [status, response] of Object.entries(node)) {
    const at = pointerTo(pointer, status);
    if (!/^[1-5]\d\d$/.test(status)) throw new DocumentFault(at, 'a reply must name one status');
    replies.set(Number(status), readReply(follow(document, { node: response, pointer: at })));
  }
  return replies;
}

function readReply({ node, pointer }: Located): ReadonlyMap<string, Placed | undefined> {
  const content = isJsonObject(node) ? (node['content'] ?? {}) : undefined;
  if (!isJsonObject(content)) throw new DocumentFault(pointer, 'must be an object');
  return new Map(
    Object.entries(content).map(([mediaType, media]) => {
      const at = pointerTo(pointerTo(pointerTo(pointer, 'content'), mediaType), 'schema');
      const schema = isJsonObject(media) ? media['schema'] : undefined;
      if (!isJson(mediaType)) return [mediaType, undefined];
      return [mediaType, { schema: readSchema(schema, at), pointer: at }];
    }),
  );
}

const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);
