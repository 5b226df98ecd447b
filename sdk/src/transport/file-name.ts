/** Returns the name of a file, or a default for a blob without one. */
export function fileNameOf(file: Blob, otherwise: string): string {
  return 'name' in file && typeof file.name === 'string' ? file.name : otherwise;
}
