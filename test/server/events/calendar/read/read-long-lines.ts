import { decodeCalendar } from '../../../../../server/events/calendar/read/decode.js';
import { readProperty } from '../../../../../server/events/calendar/read/property.js';
import { readCalendarFile } from '../../../../../server/events/calendar/read/read-file.js';

// A process of its own, which its test starts without V8's optimization of expressions, as one with a great many of them
// comes to be. Tells what cannot be read.

const LENGTH = 9_900_000;
const fill = (piece: string): string => piece.repeat(LENGTH / piece.length);

const LINES = [
  ...[fill('x'), `SUMMARY;${fill('x')}=y:text`, `SUMMARY;X="${fill('x')}":text`, `SUMMARY:${fill('x')}`],
  ...['x', '""', '"a"b', "^'", 'x=y;'].map((piece) => `SUMMARY;X=${fill(piece)}:text`),
];

function attempt(name: string, read: () => unknown): void {
  try {
    read();
  } catch (error) {
    console.log(name, String(error));
  }
}

for (const line of LINES) attempt(line.slice(0, 20), () => readProperty(line));
for (const piece of ['x', ' ', '\r', '\u0007'])
  attempt(JSON.stringify(piece), () => readCalendarFile(decodeCalendar(Buffer.from(fill(piece)))));
