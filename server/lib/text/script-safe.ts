/** What may end a script element, begin an entity or a comment in it, or end a line of it. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** The same JSON, of which every string may stand in a script element of a page: what could end it is escaped. */
export function toScriptSafe(json: string): string {
  return json.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Whether JSON has nothing to escape. */
export function isScriptSafe(json: string): boolean {
  return json.search(UNSAFE) < 0;
}
