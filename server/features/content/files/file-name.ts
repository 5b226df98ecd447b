import { basename } from 'node:path/posix';

const MAX_FILE_NAME_LENGTH = 255;

/** The name without the folders that some clients send, for display and for its extension; may be empty. */
export function cleanFileName(fileName: string): string {
  // NUL cannot be stored in PostgreSQL, and no name has any use for control characters.
  const visible = fileName.replaceAll('\\', '/').replace(/\p{Cc}/gu, '');
  // Cuts by characters: half of a surrogate pair can neither be stored nor sent.
  return Array.from(basename(visible)).slice(-MAX_FILE_NAME_LENGTH).join('');
}

/** The last extension in lower case, without its dot; empty where there is none. */
export function extensionOf(fileName: string): string {
  return /[^.]\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
