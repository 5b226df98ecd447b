import { numberKind, type NumberKind } from '../number-format.js';
import { type PackageParts, scanPart } from './package-parts.js';
import { attributeOf, XmlScanner } from './xml-scanner.js';

/** Reads the number kind of each cell style, by style index. */
export async function readStyles(
  parts: PackageParts,
  path: string | undefined,
  signal: AbortSignal,
): Promise<NumberKind[]> {
  const codes = new Map<number, string>();
  const formats: number[] = [];
  let isInCellFormats = false;
  const scanner = new XmlScanner({
    open(name, attributes) {
      if (name === 'numFmt') {
        codes.set(Number(attributeOf(attributes, 'numFmtId')), attributeOf(attributes, 'formatCode') ?? '');
      } else if (name === 'cellXfs') {
        isInCellFormats = true;
      } else if (name === 'xf' && isInCellFormats) {
        formats.push(Number(attributeOf(attributes, 'numFmtId') ?? 0));
      }
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false;
    },
    text: () => undefined,
  });
  if (path !== undefined) await scanPart(parts, path, scanner, signal);
  return formats.map((id) => numberKind(id, codes.get(id)));
}
