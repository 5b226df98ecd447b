import { isJsonObject, type Json } from '../../../scripts/generate/document.js';
import type { Node } from './document-places.js';

/** A change of one place; whether there was something to change. */
export type Change = (node: Node) => boolean;

export function rename(word: string): Change {
  return (node) => {
    node[word] = `${JSON.stringify(node[word])}2`;
    return true;
  };
}

export function drop(word: string): Change {
  return (node) => Reflect.deleteProperty(node, word);
}

export function dropReply(node: Node): boolean {
  const { '200': ok, ...others } = node['responses'] as Node;
  node['responses'] = others;
  return ok !== undefined;
}

export function addReply(node: Node): boolean {
  node['responses'] = { ...(node['responses'] as Node), '418': { description: 'New' } };
  return true;
}

export function dropFirstParameter(node: Node): boolean {
  node['parameters'] = (node['parameters'] as Json[]).slice(1);
  return true;
}

export function addParameter(required: boolean): Change {
  return (node) => {
    const parameter = { name: 'brandNew', in: 'query', required, schema: { type: 'string' } };
    node['parameters'] = [...((node['parameters'] ?? []) as Json[]), parameter];
    return true;
  };
}

export function requireParameter(node: Node): boolean {
  const isNew = node['required'] !== true;
  node['required'] = true;
  return isNew;
}

export function inSchema(change: Change): Change {
  return (node) => change(node['schema'] as Node);
}

export function dropValue(node: Node): boolean {
  if (!Array.isArray(node['enum']) || node['enum'].length < 2) return false;
  node['enum'] = node['enum'].slice(1);
  return true;
}

export function addValue(node: Node): boolean {
  if (!Array.isArray(node['enum'])) return false;
  node['enum'] = [...(node['enum'] as Json[]), node['type'] === 'integer' ? 4711 : 'brand-new'];
  return true;
}

export function narrowType(node: Node): boolean {
  if (node['type'] !== 'string' || node['enum'] !== undefined) return false;
  for (const word of Object.keys(node)) drop(word)(node);
  node['type'] = 'integer';
  return true;
}

export function addNull(node: Node): boolean {
  if (node['type'] !== 'string' || node['enum'] !== undefined) return false;
  node['type'] = ['string', 'null'];
  return true;
}

export function dropMediaType(node: Node): boolean {
  const { requestBody } = node;
  const content = isJsonObject(requestBody) ? requestBody['content'] : undefined;
  if (!isJsonObject(content)) return false;
  const [, ...others] = Object.entries(content);
  (requestBody as Node)['content'] = Object.fromEntries(others);
  return true;
}

function membersOf(node: Node): Node | undefined {
  const { properties } = node;
  return isJsonObject(properties) && Object.keys(properties).length > 0 ? properties : undefined;
}

function requiredOf(node: Node): string[] {
  return (node['required'] ?? []) as string[];
}

export function requireMember(node: Node): boolean {
  const name = Object.keys(membersOf(node) ?? {}).find((known) => !requiredOf(node).includes(known));
  node['required'] = [...requiredOf(node), name ?? ''];
  return name !== undefined;
}

export function loosenMember(node: Node): boolean {
  const [first, ...others] = requiredOf(node);
  node['required'] = others;
  return first !== undefined && membersOf(node)?.[first] !== undefined;
}

export function dropMember(node: Node): boolean {
  const [[first, schema] = [], ...others] = Object.entries(membersOf(node) ?? {});
  node['properties'] = Object.fromEntries(others);
  node['required'] = requiredOf(node).filter((name) => name !== first);
  return schema !== undefined;
}

export function addMember(node: Node): boolean {
  if (membersOf(node) === undefined) return false;
  node['properties'] = { ...membersOf(node), brandNew: { type: 'string' } };
  return true;
}

export function addTexts(node: Node): boolean {
  node['summary'] = 'Another text';
  node['description'] = 'And another one';
  return true;
}
