/** Returns a LIKE pattern, with `\` as its escape, for texts that contain `text` literally. */
export function likeContaining(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
