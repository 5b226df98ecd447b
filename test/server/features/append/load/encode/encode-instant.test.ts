import { expect } from 'chai';
import fc from 'fast-check';
import { makeConverter } from '../../../../../../server/features/append/convert/values/column-values.js';
import { openZone, UTC_ZONE } from '../../../../../../server/features/append/convert/dates/time-zones.js';
import {
  INSTANT_BYTES,
  writeInstant,
} from '../../../../../../server/features/append/load/encode/encode-instant.js';
import { readDateTime } from '../../../../../../server/features/append/formats/gdal/cell-values.js';
import type { Field } from '../../../../../../server/features/model/layer.js';

const FIELD: Field = {
  name: 'seen',
  alias: 'seen',
  column: 'seen',
  type: 'esriFieldTypeDate',
  nullable: true,
  editable: true,
  length: undefined,
  domain: null,
  defaultValue: null,
};
const inUtc = makeConverter(FIELD, UTC_ZONE);
const elsewhere = makeConverter(FIELD, openZone('America/Los_Angeles', true));

/** Writes the instant of a text that has others around it; `undefined` where nothing is written. */
function write(text: string, isUtc = false): string | undefined {
  const target = Buffer.alloc(INSTANT_BYTES, '?');
  const bytes = Buffer.from(`9${text}9`, 'latin1');
  const isWritten = writeInstant(bytes, 1, bytes.length - 1, { target, isUtc });
  return isWritten ? target.toString('latin1') : undefined;
}

describe('writeInstant', () => {
  it('writes moments as they are stored', () => {
    expect(write('2024-02-29T23:59:59.999Z')).to.equal('2024-02-29T23:59:59.999Z');
    expect(write('0001-01-01T00:00:00Z')).to.equal('0001-01-01T00:00:00.000Z');
    expect(write('2024/02/29 12:30:05+00')).to.equal('2024-02-29T12:30:05.000Z');
    expect(write('2024/02/29 12:30:05.120+00')).to.equal('2024-02-29T12:30:05.120Z');
    expect(write('2024-02-29 12:30:05.1Z')).to.equal('2024-02-29T12:30:05.100Z');
    expect(write('2024-02-29T12:30:05.123987+00')).to.equal('2024-02-29T12:30:05.123Z');
  });

  it('reads moments without a zone as UTC if that is the zone of the source', () => {
    for (const [text, instant] of [
      ['2024/12/31', '2024-12-31T00:00:00.000Z'],
      ['2024-12-31', '2024-12-31T00:00:00.000Z'],
      ['2024-05-06 07:08:09', '2024-05-06T07:08:09.000Z'],
      ['2024/05/06T07:08:09.5', '2024-05-06T07:08:09.500Z'],
    ] as const) {
      expect(write(text, true), text).to.equal(instant);
      expect(write(text), text).to.equal(undefined);
    }
  });

  it('leaves invalid moments, other zones, and more than microseconds to the converter', () => {
    const texts = [
      ...['', '2024', '2023-02-29T00:00:00Z', '1900-02-29T00:00:00Z', '2024-04-31T00:00:00Z', '2024-1-1'],
      ...['0000-01-01T00:00:00Z', '2024-13-01T00:00:00Z', '2024-00-01T00:00:00Z', '2024-01-00T00:00:00Z'],
      ...['2024-01-01T24:00:00Z', '2024-01-01T23:60:00Z', '2024-01-01T23:59:60Z', '2024-01-01T00:00'],
      ...[
        '2024/01/01 00:00:00+01',
        '2024-01/01T00:00:00Z',
        '2024-01-01T00:00:00.1234567Z',
        '2024/01/01 00:00',
      ],
      ...[
        '2024-01-01T00:00:00.12aZ',
        '2024-01-01T00:00:00.Z',
        '2024-01-01t00:00:00Z',
        '2024-01-01T00:00:00z',
      ],
      ...[
        '2024-01-01T00:00:00Z ',
        '2024-01-01T00:00:00+00:00',
        '20a4-01-01T00:00:00Z',
        '2024-01-01T00:00:00+0',
      ],
    ];
    for (const text of texts)
      for (const isUtc of [true, false]) expect(write(text, isUtc), text).to.equal(undefined);
  });

  it('writes the same bytes as the converter', () => {
    const two = (max: number): fc.Arbitrary<string> =>
      fc.integer({ min: 0, max }).map((number) => String(number).padStart(2, '0'));
    const text = fc
      .tuple(fc.integer({ min: 0, max: 9999 }), two(13), two(32), two(24), two(60), two(60))
      .chain(([year, month, day, hour, minute, second]) =>
        fc
          .tuple(
            fc.constantFrom('-', '/'),
            fc.constantFrom('T', ' '),
            fc.constantFrom('', '.0', '.123', '.123456', '.999999', '.1234567', '.'),
          )
          .chain(([dash, blank, fraction]) =>
            fc
              .constantFrom('Z', '+00', '', '+01', 'z', ' ')
              .map(
                (zone) =>
                  `${String(year).padStart(4, '0')}${dash}${month}${dash}${day}${blank}${hour}:${minute}:${second}${fraction}${zone}`,
              ),
          ),
      );
    fc.assert(
      fc.property(text, fc.boolean(), (moment, isUtc) => {
        const written = write(moment, isUtc);
        const convert = isUtc ? inUtc : elsewhere;
        if (written === undefined) return;
        expect(convert(moment), moment).to.equal(written);
        // As GDAL's rows are read.
        expect(convert(readDateTime(moment)), moment).to.equal(written);
      }),
      { numRuns: 5000 },
    );
  });
});
