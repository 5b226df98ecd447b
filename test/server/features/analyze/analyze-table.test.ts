import { expect } from 'chai';
import { loadConfig } from '../../../../server/config/config.js';
import { type AnalyzedTable, analyzeTable } from '../../../../server/features/analyze/analyze-table.js';
import { csv } from '../../../../server/features/append/formats/csv/csv.js';
import { featureCollection } from '../../../../server/features/append/formats/json/feature-collection.js';
import type { SourceFormat } from '../../../../server/features/append/source/source-format.js';
import { sourceOf } from '../append/source/source-file.js';

describe('analyzeTable', () => {
  const analyze = (format: SourceFormat, content: string): Promise<AnalyzedTable> =>
    analyzeTable(sourceOf(content), {
      format,
      sourceInfo: {},
      tableName: undefined,
      locationType: undefined,
      hasGeocoder: false,
      settings: loadConfig({}),
      signal: new AbortController().signal,
    });

  it('shows the first ten rows', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => [`c${String(index)}`, 'x']);
    const { records } = await analyze(csv, `code,name\n${rows.map((row) => row.join()).join('\n')}\n`);
    expect(records).to.deep.equal(rows.slice(0, 10));
  });

  it('gives columns other names than layers and databases have for their own', async () => {
    const headers = ['OBJECTID', 'GlobalID', 'shape', 'xmin', 'ctid', 'rowid', 'name', 'objectid_1'];
    const { columns } = await analyze(csv, `${headers.join()}\n${headers.map(() => 'x').join()}\n`);
    expect(columns.map(({ header, name }) => [header, name])).to.deep.equal([
      ['OBJECTID', 'OBJECTID_1'],
      ['GlobalID', 'GlobalID_1'],
      ['shape', 'shape_1'],
      ['xmin', 'xmin_1'],
      ['ctid', 'ctid_1'],
      ['rowid', 'rowid_1'],
      ['name', 'name'],
      ['objectid_1', 'objectid_1_1'],
    ]);
  });

  it('leaves out the numbers that the source gives its rows', async () => {
    const fields = [
      { name: 'FID', type: 'esriFieldTypeOID' },
      { name: 'code', type: 'esriFieldTypeString', length: 5 },
    ];
    const features = [{ attributes: { FID: 7, code: 'a' }, geometry: { x: 1, y: 2 } }];
    const layerDefinition = { geometryType: 'esriGeometryPoint', fields };
    const source = JSON.stringify({ layers: [{ layerDefinition, featureSet: { features } }] });
    const { columns, records } = await analyze(featureCollection, source);
    expect(columns.map(({ name }) => name)).to.deep.equal(['code']);
    expect(records).to.deep.equal([['a']]);
  });
});
