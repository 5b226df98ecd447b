import { posix } from 'node:path';
import { LineCounter, type Node, isCollection, isNode, isScalar, parseDocument } from 'yaml';

/** A place in one of the files of a document. */
export interface Place {
  readonly file: string;
  /** First line is 1. */
  readonly line: number;
}

/**
 * Finds the file and line of a JSON pointer. A pointer that leads further than the files do is placed at its last node.
 *
 * @param texts texts of the files by path, relative to one folder.
 * @param within file that the pointer points into. Without it, the pointer starts in `openapi.yaml` and follows references
 *   into other files.
 */
export function locate(texts: ReadonlyMap<string, string>, pointer: string, within?: string): Place {
  let file = within ?? 'openapi.yaml';
  let steps = stepsOf(pointer);
  for (let jumps = 0; ; jumps += 1) {
    const { line, reference, rest } = walk(texts.get(file) ?? '', steps);
    // References may form a circle.
    if (reference === undefined || within !== undefined || jumps > 20) return { file, line };
    const [target = '', fragment = ''] = reference.split('#');
    if (target !== '') file = posix.join(posix.dirname(file), target);
    steps = [...stepsOf(fragment), ...rest];
  }
}

/** Walks one file up to the end of the steps, or to a reference before it. */
function walk(
  text: string,
  steps: readonly string[],
): { readonly line: number; readonly reference: string | undefined; readonly rest: readonly string[] } {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  let node: unknown = contents;
  let line = 1;
  for (const [index, step] of steps.entries()) {
    const reference = referenceAt(node);
    if (reference !== undefined) return { line, reference, rest: steps.slice(index) };
    const inner = isCollection(node) ? node.get(step, true) : undefined;
    if (!isNode(inner)) break;
    node = inner;
    line = lines.linePos(startOf(inner)).line;
  }
  return { line, reference: referenceAt(node), rest: [] };
}

const startOf = (node: Node): number => node.range?.[0] ?? 0;

function referenceAt(node: unknown): string | undefined {
  const reference = isCollection(node) ? node.get('$ref', true) : undefined;
  return isScalar(reference) && typeof reference.value === 'string' ? reference.value : undefined;
}

const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
