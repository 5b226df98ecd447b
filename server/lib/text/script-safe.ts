/** Characters that may end a script element, begin an entity or a comment in it, or end a line of it. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Escapes JSON for a script element of a page, so that no string in it can end the element. */
export function toScriptSafe(json: string): string {
  return json.replace(UNSAFE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** True if JSON has nothing to escape. */
export function isScriptSafe(json: string): boolean {
  return json.search(UNSAFE) < 0;
}
