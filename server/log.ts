import { type DestinationStream, destination, type Logger, pino } from 'pino';

const SECRET_NAMES =
  'authorization|x-esri-authorization|cookie|set-cookie|token|access_token|password|applicationPassword|secret';

/** `"password":"…"` in a log line, at any depth. */
const SECRET_MEMBER = new RegExp(`"(${SECRET_NAMES})":(?:"(?:[^"\\\\]|\\\\.)*"|\\[[^\\]]*\\])`, 'gi');
/** `token=…` in an address, wherever one is mentioned. */
const SECRET_PARAMETER = /\b(token|access_token|password)=[^&\s"'\\]+/gi;
/** The password of `postgres://user:password@host`. */
const SECRET_IN_ADDRESS = /(\w:\/\/[^\s:/@"]*):[^\s@/"]+@/g;

/** Takes credentials out of a finished log line. */
export function redact(line: string): string {
  return line
    .replace(SECRET_MEMBER, '"$1":"[redacted]"')
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
  const finish = options.format === 'json' ? redact : (line: string) => formatForPeople(redact(line));
  return pino({ level: options.level, base: null, hooks: { streamWrite: finish } }, stream);
}

/** `07:15:03 WARN the message key=value`, and the stack of an error below. */
function formatForPeople(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & { level: number };
  const clock = new Date(Number(time)).toISOString().slice(11, 19);
  const label = (pino.levels.labels[level] ?? String(level)).toUpperCase();
  const pairs = Object.entries(rest).map(
    ([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const stack = typeof err === 'object' && err !== null && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${clock} ${label} ${typeof msg === 'string' ? msg : ''}${pairs.join('')}${stack}\n`;
}
