import type { JsonObject } from '../../scripts/generate/document.js';
import { ajvOf } from './ajv.js';

/** A reply as the document lists it. */
export interface DocumentedReply {
  /** Names of the headers that it always has, in lower case. */
  readonly headers: readonly string[];
  /** None for a reply without a body. */
  readonly mediaTypes: readonly string[];
  /** Returns the faults of a JSON body of this media type. */
  faultsOf(mediaType: string, body: unknown): string[];
}

/** The replies of an operation, by status. */
export type DocumentedReplies = ReadonlyMap<number, DocumentedReply>;

const escapeStep = (step: string): string => step.replaceAll('~', '~0').replaceAll('/', '~1');

/** Reads the replies of all operations of a document; by method and path, such as `get /events`. */
export function readReplies(document: Readonly<Record<string, unknown>>): Map<string, DocumentedReplies> {
  const schemaAt = ajvOf(document);
  const found = new Map<string, DocumentedReplies>();
  const paths = document['paths'] as Record<string, Record<string, JsonObject>>;
  for (const [path, item] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(item)) {
      if (operation['responses'] === undefined) continue;
      const replies = Object.entries(operation['responses'] as JsonObject).map(([status, reply]) => {
        const at = `/paths/${escapeStep(path)}/${method}/responses/${status}`;
        return [Number(status), readReply(document, schemaAt, reply as JsonObject, at)] as const;
      });
      found.set(`${method} ${path}`, new Map(replies));
    }
  }
  return found;
}

function readReply(
  document: Readonly<Record<string, unknown>>,
  schemaAt: ReturnType<typeof ajvOf>,
  reply: JsonObject,
  pointer: string,
): DocumentedReply {
  const reference = reply['$ref'];
  if (typeof reference === 'string')
    return readReply(document, schemaAt, follow(document, reference), reference.slice(1));
  const content = (reply['content'] ?? {}) as JsonObject;
  return {
    headers: Object.entries((reply['headers'] ?? {}) as Record<string, JsonObject>)
      .filter(([, header]) => !isOptional(document, header))
      .map(([name]) => name.toLowerCase()),
    mediaTypes: Object.keys(content),
    faultsOf(mediaType, body) {
      const validate = schemaAt(`${pointer}/content/${escapeStep(mediaType)}/schema`);
      validate(body);
      return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
    },
  };
}

/** Headers are there unless the document says that they need not be. */
function isOptional(document: Readonly<Record<string, unknown>>, header: JsonObject): boolean {
  const reference = header['$ref'];
  const { required } = typeof reference === 'string' ? follow(document, reference) : header;
  return required === false;
}

function follow(document: Readonly<Record<string, unknown>>, reference: string): JsonObject {
  const steps = reference.slice('#/'.length).split('/');
  return steps.reduce<unknown>((node, step) => (node as JsonObject)[step], document) as JsonObject;
}
