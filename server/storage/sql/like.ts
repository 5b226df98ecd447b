/** A LIKE pattern, with `\` as its escape, for texts that hold `text` as it is. */
export function likeContaining(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
