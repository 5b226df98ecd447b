import { basename } from 'node:path/posix';

const MAX_FILE_NAME_LENGTH = 255;

/** Returns the name for display, without folders that some clients send; may be empty. */
export function cleanFileName(fileName: string): string {
  // PostgreSQL cannot store NUL, and names need no control characters.
  const visible = fileName.replaceAll('\\', '/').replace(/\p{Cc}/gu, '');
  // Cut by characters, since half of a surrogate pair can be neither stored nor sent.
  return Array.from(basename(visible)).slice(-MAX_FILE_NAME_LENGTH).join('');
}

/** Returns the last extension in lower case, without its dot; empty if there is none. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
