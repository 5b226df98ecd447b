/** The first whole lines of a text, no more than so many bytes of them; all of it where it is shorter. */
export async function headOf(file: File, bytes: number): Promise<File> {
  if (file.size <= bytes) return file;
  const head = new Uint8Array(await file.slice(0, bytes).arrayBuffer());
  return new File([head.subarray(0, head.lastIndexOf(0x0a) + 1)], file.name, { type: file.type });
}
