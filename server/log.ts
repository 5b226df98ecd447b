import { type DestinationStream, destination, type Logger, pino } from 'pino';

const SECRET_NAMES = [
  ...[
    'authorization',
    'x-esri-authorization',
    'cookie',
    'set-cookie',
    'token',
    'access_token',
    'auth_token',
    'refresh_token',
  ],
  ...['formToken', 'x-wp-nonce', '_wpnonce', 'password', 'applicationPassword', 'secret', 'client_secret'],
].join('|');

/** `"password":"…"` in a log line, at any depth. */
const SECRET_MEMBER = new RegExp(`"(${SECRET_NAMES})":(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\])`, 'gi');
/** The same inside of a text that is JSON itself, such as a body that an error speaks of. */
const SECRET_IN_TEXT = new RegExp(
  `(\\\\+")(${SECRET_NAMES})\\\\+"\\s*:\\s*\\\\+"(?:[^"\\\\]|\\\\+[^"\\\\])*\\\\*"?`,
  'gi',
);
/** `token=…` in an address or a form, wherever one is mentioned. */
const SECRET_PARAMETER =
  /\b(token|access_token|auth_token|refresh_token|formToken|password|client_secret|fairground_session|_wpnonce)=[^&\s"';\\]+/gi;
/** The password of `postgres://user:password@host`. */
const SECRET_IN_ADDRESS = /(\w:\/\/[^\s:/@"]*):[^\s@/"]+@/g;

/** Takes credentials out of a finished log line. */
export function redact(line: string): string {
  return line
    .replace(SECRET_MEMBER, '"$1":"[redacted]"')
    .replace(SECRET_IN_TEXT, '$1$2$1:$1[redacted]$1')
    .replace(SECRET_PARAMETER, '$1=[redacted]')
    .replace(SECRET_IN_ADDRESS, '$1:[redacted]@');
}

/**
 * A logger that writes to standard error, one line per entry, so that standard output stays free for what a
 * command answers. Credentials are taken out of the finished line: whatever way they came in.
 */
export function createLog(
  options: { level: string; format: 'json' | 'text' },
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  const finish = (line: string): string => {
    const safe = redact(shorten(line));
    return options.format === 'json' ? safe : formatForPeople(safe);
  };
  return pino({ level: options.level, base: null, hooks: { streamWrite: finish } }, stream);
}

/** Longest line that is written as it is, and longest text of a line that is longer, in characters. */
const MAX_LINE = 4000;
const MAX_TEXT = 500;
const MAX_STACK = 1500;

/** A line of the log with its long texts cut: an error of a database may hold a statement of megabytes. */
function shorten(line: string): string {
  if (line.length <= MAX_LINE) return line;
  const { err, ...entry } = JSON.parse(line) as Record<string, unknown>;
  const error = err === undefined ? {} : { err: shortenError(err) };
  return `${JSON.stringify({ ...(cutTexts(entry) as object), ...error })}\n`;
}

/** The stack begins with the message, so that cutting it alone would leave no word of where the error came from. */
function shortenError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('stack' in error) || !('message' in error))
    return cutTexts(error);
  const message = String(error.message);
  const stack = String(error.stack).replace(message, () => cut(message, MAX_TEXT));
  return { ...(cutTexts(error) as object), stack: cut(stack, MAX_STACK) };
}

function cutTexts(value: unknown): unknown {
  if (typeof value === 'string') return cut(value, MAX_TEXT);
  if (Array.isArray(value)) return value.slice(0, MAX_MEMBERS).map(cutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cutTexts(inner)]));
}

/** Members of a list in a line that is too long. */
const MAX_MEMBERS = 10;

/** The start of a text, without the word at its end, which may be a part of a secret that `redact` does not know. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\S*$/, '')}… (${String(text.length)} characters)`;
}

/** `07:15:03 WARN the message key=value`, and the stack of an error below. */
function formatForPeople(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { level: number };
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const label = (pino.levels.labels[level] ?? String(level)).toUpperCase();
  const pairs = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? visible(value) : JSON.stringify(value)}`,
  );
  const stack =
    typeof err === 'object' && err !== null && 'stack' in err ? describeStack(String(err.stack)) : '';
  return `${clock} ${label} ${typeof msg === 'string' ? visible(msg) : ''}${pairs.join('')}${stack}\n`;
}

/** Its lines after the first stand further in, also those of a message. */
function describeStack(stack: string): string {
  const lines = stack.split('\n').map(visible);
  return lines.map((line, index) => `\n${index === 0 || /^\s/.test(line) ? '' : '  '}${line}`).join('');
}

/** Without line ends and what moves a terminal's cursor: nobody's name may look like a line of ours. */
function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
