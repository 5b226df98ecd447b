import type { Sheet } from '../workbook.js';
import { type PackageParts, readRelationships, scanPart } from './package-parts.js';
import { attributeOf, XmlError, XmlScanner } from './xml-scanner.js';

/** Contents of a workbook's main part. */
export interface WorkbookPart {
  readonly sheets: readonly (Sheet & { readonly path: string })[];
  readonly is1904: boolean;
  /** Paths of the parts that sheets share; absent if there are none. */
  readonly stringsPath: string | undefined;
  readonly stylesPath: string | undefined;
}

/** @throws {XmlError} if the parts do not form a workbook */
export async function readWorkbookPart(parts: PackageParts, signal: AbortSignal): Promise<WorkbookPart> {
  const roots = await readRelationships(parts, '', signal);
  const path = roots.find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const relationships = await readRelationships(parts, path, signal);
  const sheets: (Sheet & { path: string })[] = [];
  let is1904: boolean | undefined;
  let isInSheets = false;
  const scanner = new XmlScanner({
    open(name, attributes) {
      // Extensions further down use an element of this name for something else.
      if (name === 'workbookPr') is1904 ??= isOn(attributeOf(attributes, 'date1904'));
      if (name === 'sheets') isInSheets = true;
      if (name !== 'sheet' || !isInSheets) return;
      const id = attributeOf(attributes, 'id');
      // Chart and macro sheets have no cells.
      const found = relationships.find((one) => one.id === id && one.type === 'worksheet');
      if (found === undefined) return;
      const state = attributeOf(attributes, 'state') ?? 'visible';
      const sheetName = attributeOf(attributes, 'name') ?? '';
      sheets.push({ name: sheetName, isHidden: state !== 'visible', path: found.target });
    },
    close(name) {
      if (name === 'sheets') isInSheets = false;
    },
    text: () => undefined,
  });
  if (!(await scanPart(parts, path, scanner, signal))) throw new XmlError('it does not contain a workbook');
  const pathOf = (type: string): string | undefined => relationships.find((one) => one.type === type)?.target;
  return {
    sheets,
    is1904: is1904 === true,
    stringsPath: pathOf('sharedStrings'),
    stylesPath: pathOf('styles'),
  };
}

function isOn(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
