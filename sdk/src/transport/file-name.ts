/** The name of a file; a blob has none of its own. */
export function fileNameOf(file: Blob, otherwise: string): string {
  return 'name' in file && typeof file.name === 'string' ? file.name : otherwise;
}
