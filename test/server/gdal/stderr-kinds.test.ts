import { expect } from 'chai';
import { classifyLine, isReportedOnce } from '../../../server/gdal/stderr-kinds.js';
import { formatWarning } from '../../../server/gdal/stderr-log.js';

describe('classifyLine', () => {
  const CASES = {
    loss: [
      "Warning 1: Value '5.5' of field a.s parsed incompletely to integer 5.",
      "Warning 1: One or several characters couldn't be converted correctly from CP1252 to UTF-8.  This warning will not be emitted anymore",
      'Warning 1: Integer overflow occurred when trying to set 32bit field.',
      'Warning 1: Invalid content for record 1 in column d: 2020-13-45',
    ],
    harmless: [
      'Warning 1: Non closed ring detected. To avoid accepting it, set the OGR_GEOMETRY_ACCEPT_UNCLOSED_RING configuration option to NO',
      'Warning 6: driver SQLite does not support open option IMMUTABLE',
    ],
    unknown: ['Warning 1: nobody has seen this before', 'Warning 3: 300 features instead of 200'],
    geometry: [
      'ERROR 1: Unable to read geometry',
      'ERROR 1: Unsupported WKB type 99',
      'ERROR 1: Corrupted .shp file : shape 1, nPoints=4, nParts=9999, nEntitySize=120.',
      'OpenFileGDB: Unhandled geometry type = 99',
    ],
    error: [
      'ERROR 1: Failed to reproject feature 3',
      'ERROR 1: In file cpl_vsil_gzip.cpp, at line 767, return 0',
    ],
    other: ['Had to open data source read-only.', 'OpenFileGDB: FileGDB v10 or later', 'More of it'],
  } as const;

  for (const [kind, lines] of Object.entries(CASES)) {
    for (const line of lines) {
      it(`classifies as ${kind}: ${line}`, () => {
        expect(classifyLine(line, { projects: false })).to.equal(kind);
      });
    }
  }

  it('leaves errors of a projection to the rows where geometries are projected', () => {
    expect(classifyLine('ERROR 1: Failed to reproject feature 3', { projects: true })).to.equal('projection');
    expect(classifyLine('ERROR 1: no memory', { projects: true })).to.equal('error');
  });

  it('states that a warning is given once, in place of a count', () => {
    const [, once] = CASES.loss;
    expect(isReportedOnce(once)).to.equal(true);
    expect(formatWarning('a. This warning will not be emitted anymore', 7)).to.equal(
      'GDAL warned at row 7 that values may be lost or changed: a. This warning will not be emitted anymore. ' +
        'GDAL gives this warning once, so other rows may have the same fault.',
    );
  });
});
