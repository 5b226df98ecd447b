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
/** Secrets in a text that is JSON itself, such as a body quoted by an error. */
const SECRET_IN_TEXT = new RegExp(
  `(\\\\+")(${SECRET_NAMES})\\\\+"\\s*:\\s*\\\\+"(?:[^"\\\\]|\\\\+[^"\\\\])*\\\\*"?`,
  'gi',
);
/** `token=…` in an address or a form, wherever one is mentioned. */
const SECRET_PARAMETER =
  /\b(token|access_token|auth_token|refresh_token|formToken|password|client_secret|fairground_session|_wpnonce)=[^&\s"';\\]+/gi;
/** The password of `postgres://user:password@host`. */
const SECRET_IN_ADDRESS = /(\w:\/\/[^\s:/@"]*):[^\s@/"]+@/g;

/** Removes credentials from a finished log line. */
export function redact(line: string): string {
  return line
    .replace(SECRET_MEMBER, '"$1":"[redacted]"')
    .replace(SECRET_IN_TEXT, '$1$2$1:$1[redacted]$1')
    .replace(SECRET_PARAMETER, '$1=[redacted]')
    .replace(SECRET_IN_ADDRESS, '$1:[redacted]@');
}

/** Format of log lines; `auto` writes text on a terminal and JSON elsewhere. */
export type LogFormat = 'auto' | 'json' | 'text';

/**
 * Creates a logger that writes one line per entry to standard error, so that standard output is free for the results
 * of commands. Credentials are removed from the finished line, wherever they came from.
 */
export function createLog(
  options: { level: string; format: LogFormat },
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  const isText = options.format === 'auto' ? process.stderr.isTTY : options.format === 'text';
  const dress = (line: string): string => {
    const safe = redact(line);
    return isText ? formatForPeople(safe) : safe;
  };
  const finish = (line: string): string => {
    if (line.length <= MAX_BYTES) {
      const whole = dress(line);
      if (Buffer.byteLength(whole) <= MAX_BYTES) return whole;
    }
    return shorten(line, dress);
  };
  return pino({ level: options.level, base: null, hooks: { streamWrite: finish } }, stream);
}

/**
 * Maximum length of a line in bytes; together with the line of its request, an error takes at most 2 kB.
 */
const MAX_BYTES = 1800;
/** Limits on the length of texts, stacks and lists in a line that is too long, the most generous first. */
const CUTS = [
  { text: 500, stack: 1200, members: 10 },
  { text: 250, stack: 800, members: 5 },
  { text: 100, stack: 400, members: 3 },
  { text: 50, stack: 150, members: 1 },
] as const;

type Cut = (typeof CUTS)[number];

/** Shortens long texts in a log line, since a database error may contain a statement of megabytes. */
function shorten(line: string, dress: (line: string) => string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown>;
  for (const most of CUTS) {
    const error = err === undefined ? {} : { err: shortenError(err, most) };
    const entry = { level, time, ...(cutTexts(rest, most) as object), ...error, msg: cutTexts(msg, most) };
    const dressed = dress(`${JSON.stringify(entry)}\n`);
    if (Buffer.byteLength(dressed) <= MAX_BYTES) return dressed;
  }
  return dress(`${JSON.stringify({ level, time, msg: 'a line was too long to be written' })}\n`);
}

/** The stack begins with the message; cutting it alone would lose the location of the error. */
function shortenError(error: unknown, most: Cut): unknown {
  if (typeof error !== 'object' || error === null || !('stack' in error) || !('message' in error))
    return cutTexts(error, most);
  const message = String(error.message);
  const stack = String(error.stack).replace(message, () => cut(message, most.text));
  return { ...(cutTexts(error, most) as object), stack: cut(stack, most.stack) };
}

function cutTexts(value: unknown, most: Cut): unknown {
  if (typeof value === 'string') return cut(value, most.text);
  if (Array.isArray(value)) return value.slice(0, most.members).map((inner) => cutTexts(inner, most));
  if (typeof value !== 'object' || value === null) return value;
  // A list of names, such as those of a request's parameters, may be arbitrarily long.
  const members = Object.entries(value).slice(0, 4 * most.members);
  return Object.fromEntries(members.map(([name, inner]) => [cut(name, most.text), cutTexts(inner, most)]));
}

/**
 * Cuts a text, and drops the last word, which may be part of a secret that `redact` would no longer
 * recognize.
 */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/\S*$/, '')}… (${String(text.length)} characters)`;
}

/** Formats a line as `07:15:03 WARN the message key=value`, followed by the stack of an error. */
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

/** Indents all lines but the first, including those of a message. */
function describeStack(stack: string): string {
  const lines = stack.split('\n').map(visible);
  return lines.map((line, index) => `\n${index === 0 || /^\s/.test(line) ? '' : '  '}${line}`).join('');
}

/**
 * Escapes line breaks and terminal control characters, so that client-supplied text cannot imitate a log
 * line.
 */
function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
