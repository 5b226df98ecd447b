import { expect } from 'chai';
import {
  readBooleanLiteral,
  readDate,
  readDateTime,
  readInteger,
  readLiteral,
  readUtcDateTime,
  readZonelessDateTime,
} from '../../../../../../server/features/append/formats/gdal/cell-values.js';

describe('values of cells', () => {
  const CASES: readonly (readonly [(text: string) => unknown, string, unknown])[] = [
    [readInteger, '42', 42],
    [readInteger, '-9007199254740991', -9007199254740991],
    [readInteger, '9007199254740993', '9007199254740993'],
    [readInteger, '-9223372036854775808', '-9223372036854775808'],
    [readDate, '2024/02/29', '2024-02-29'],
    [readDateTime, '2024/01/02 03:04:05.123+00', '2024-01-02T03:04:05.123Z'],
    [readDateTime, '2024/01/02 03:04:05+0530', '2024-01-02T03:04:05+05:30'],
    [readDateTime, '2024/01/02 03:04:05-08', '2024-01-02T03:04:05-08:00'],
    [readDateTime, '2024/01/02 03:04:05', '2024-01-02T03:04:05'],
    [readZonelessDateTime, '2024/01/02 03:04:05+00', '2024-01-02T03:04:05'],
    [readUtcDateTime, '2024-01-02T03:04:05.123', '2024-01-02T03:04:05.123Z'],
    [readUtcDateTime, '2024-01-02T03:04:05+02:00', '2024-01-02T03:04:05+02:00'],
    [readUtcDateTime, '2024-01-02T03:04:05Z', '2024-01-02T03:04:05Z'],
    [readUtcDateTime, '2024-01-02', '2024-01-02'],
    [readUtcDateTime, 'soon', 'soon'],
    [readLiteral, 'NULL', null],
    [readLiteral, "'it''s'", "it's"],
    [readLiteral, "''", ''],
    [readLiteral, "'NULL'", 'NULL'],
    [readLiteral, "X'00FF'", Buffer.from([0, 255])],
    [readLiteral, '3.00000000000000044409e-01', 0.30000000000000004],
    [readLiteral, '9223372036854775807', '9223372036854775807'],
    [readBooleanLiteral, '1', true],
    [readBooleanLiteral, '0', false],
    [readBooleanLiteral, '2', 2],
    [readBooleanLiteral, 'NULL', null],
  ];
  for (const [read, text, value] of CASES) {
    it(`${read.name} reads ${text} as ${JSON.stringify(value)}`, () => {
      expect(read(text)).to.deep.equal(value);
    });
  }
});
