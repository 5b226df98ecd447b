import { isJsonObject, type Json, type JsonObject } from '../../../scripts/generate/document.js';

export type Node = Record<string, Json>;

/** A part of a document, and where it is. */
export interface Place {
  readonly node: Node;
  /** Names and numbers that lead from the document to it. */
  readonly steps: readonly string[];
}

const METHODS = ['get', 'put', 'post', 'delete'];

/** A document's objects, but for its examples. */
export function* walk(node: Json, steps: readonly string[]): Generator<Place> {
  if (typeof node !== 'object' || node === null || steps.includes('examples') || steps.includes('example'))
    return;
  if (isJsonObject(node)) yield { node: node, steps };
  for (const [step, child] of Object.entries(node)) yield* walk(child, [...steps, step]);
}

export function isOperation([paths, , method = '']: readonly string[]): boolean {
  return paths === 'paths' && METHODS.includes(method);
}

/** Schemas that only requests have, and those that only replies have. */
export function componentsByUse(document: JsonObject): [sent: Set<string>, received: Set<string>] {
  const used = { sent: new Set<string>(), received: new Set<string>() };
  const visit = (node: Json | undefined, use: keyof typeof used): void => {
    if (typeof node !== 'object' || node === null) return;
    const { $ref } = node as Node;
    if (typeof $ref === 'string') {
      const key = $ref.split('/').slice(1);
      const [, kind, name = ''] = key;
      if (kind === 'schemas') {
        if (used[use].has(name)) return;
        used[use].add(name);
      }
      visit(
        key.reduce<Json | undefined>((at, step) => (at as Node)[step], document),
        use,
      );
      return;
    }
    for (const [step, child] of Object.entries(node)) if (!step.startsWith('example')) visit(child, use);
  };
  for (const item of Object.values(document['paths'] as Node)) {
    for (const [method, operation] of Object.entries(item as Node)) {
      if (!METHODS.includes(method)) continue;
      const { requestBody, parameters, responses } = operation as Node;
      visit(requestBody, 'sent');
      visit(parameters, 'sent');
      for (const [status, reply] of Object.entries(responses as Node)) {
        visit(reply, 'received');
        // Schemas of failures count as both, since some of them may be removed.
        if (!status.startsWith('2')) visit(reply, 'sent');
      }
    }
  }
  const only = (one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> =>
    new Set([...one].filter((name) => !other.has(name)));
  return [only(used.sent, used.received), only(used.received, used.sent)];
}

/** A document in which one place, which is given too, may be changed: all around it is that of the other document. */
export function copiedAt(document: Node, [step, ...rest]: readonly string[]): readonly [Node, Node] {
  if (step === undefined) {
    const copy = structuredClone(document);
    return [copy, copy];
  }
  const [child, place] = copiedAt(document[step] as Node, rest);
  const copy: Node = Array.isArray(document) ? Object.assign([], document) : { ...document };
  copy[step] = child;
  return [copy, place];
}
