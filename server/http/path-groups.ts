import type { Operation } from './operation.js';

/** What a path of the document can do. */
export interface PathGroup {
  readonly path: string;
  readonly segments: readonly string[];
  readonly operations: Operation[];
}

/** Methods that a path has not got, and that one has for which it could be taken. */
export function widerMethods(own: PathGroup, groups: readonly PathGroup[]): readonly Operation['method'][] {
  const others = groups.filter((group) => isWider(group, own)).flatMap(({ operations }) => operations);
  const methods = new Set(others.map(({ method }) => method));
  for (const { method } of own.operations) methods.delete(method);
  return [...methods];
}

/** Whether `wide` has a parameter wherever the paths differ. */
function isWider(wide: PathGroup, { path, segments }: PathGroup): boolean {
  if (wide.path === path || wide.segments.length !== segments.length) return false;
  return wide.segments.every((segment, index) => segment.startsWith('{') || segment === segments[index]);
}

export function groupByPath(operations: readonly Operation[]): readonly PathGroup[] {
  const groups = new Map<string, PathGroup>();
  for (const operation of operations) {
    const { path } = operation;
    const group = groups.get(path) ?? { path, segments: path.split('/'), operations: [] };
    group.operations.push(operation);
    groups.set(path, group);
  }
  return [...groups.values()];
}
