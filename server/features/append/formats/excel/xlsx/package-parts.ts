import { TextDecoder } from 'node:util';
import type { Readable } from 'node:stream';
import { attributeOf, XmlScanner } from './xml-scanner.js';

/** Files inside a workbook, by their path without a leading slash. */
export interface PackageParts {
  /** Finds a part by its path in any case; `undefined` if there is none. */
  open(path: string): Promise<Readable | undefined>;
  /** Stored and unpacked size of a part in bytes; `undefined` if it is missing. */
  size(path: string): { readonly stored: number; readonly unpacked: number } | undefined;
  close(): Promise<void>;
}

/** Reads a whole part into `scanner`. Returns false if the part is missing. */
export async function scanPart(
  parts: PackageParts,
  path: string,
  scanner: XmlScanner,
  signal: AbortSignal,
): Promise<boolean> {
  const stream = await parts.open(path);
  if (stream === undefined) return false;
  for await (const text of decode(stream, signal)) scanner.push(text);
  scanner.end();
  return true;
}

/** Reads the bytes of a part. */
export async function* chunksOf(stream: Readable, signal: AbortSignal): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    signal.throwIfAborted();
    yield chunk as Buffer;
  }
}

/** Decodes the text of a part: UTF-8, or UTF-16 by its byte order mark. */
export async function* decode(stream: Readable, signal: AbortSignal): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of chunksOf(stream, signal)) {
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
}

/** Detects the encoding by the byte order mark. */
export function encodingOf(start: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  return start[0] === 0xfe && start[1] === 0xff ? 'utf-16be' : 'utf-8';
}

export interface Relationship {
  readonly id: string;
  /** Last word of the relationship type, such as `worksheet`; the same in strict and regular workbooks. */
  readonly type: string;
  /** Path of the part, from the root. */
  readonly target: string;
}

/** Reads the relationships of a part; none if it has no list of them. */
export async function readRelationships(
  parts: PackageParts,
  path: string,
  signal: AbortSignal,
): Promise<Relationship[]> {
  const relationships: Relationship[] = [];
  const slash = path.lastIndexOf('/');
  const folder = path.slice(0, slash + 1);
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (name !== 'Relationship' || attributeOf(attributes, 'TargetMode') === 'External') return;
      const target = attributeOf(attributes, 'Target') ?? '';
      const type = attributeOf(attributes, 'Type') ?? '';
      relationships.push({
        id: attributeOf(attributes, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolvePath(folder, target),
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  await scanPart(parts, `${folder}_rels/${path.slice(slash + 1)}.rels`, scanner, signal);
  return relationships;
}

function resolvePath(folder: string, target: string): string {
  const steps = target.startsWith('/') ? [] : folder.split('/');
  const path: string[] = [];
  for (const step of [...steps, ...target.split(/[/\\]/)]) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}
