import { expect } from 'chai';
import { layerTableName } from '../../../../server/features/model/layer-table.js';
import { isIdentifier } from '../../../../server/storage/sql/identifier.js';
import { MAX_TABLE_NAME_BYTES } from '../../../../server/storage/sql/layer-table.js';

describe('layerTableName', () => {
  const names: [string, string, string][] = [
    ['Places', 'Cities', 'places_cities_3_0'],
    ['Städte_und_Dörfer_von_Österreich', 'Ortsmitten (2026)', 'stadte_und_dor_ortsmitten_202_3_0'],
    ['地名', '2026', 'layer_layer_3_0'],
    ['Spatial', 'ref_sys', 'spatial_ref_sys_3_0'],
  ];
  for (const [service, layer, wanted] of names) {
    it(`names the table ${wanted} for ${service} and ${layer}`, () => {
      expect(layerTableName({ key: 3, name: service }, { id: 0, name: layer })).to.equal(wanted);
    });
  }

  it('keeps the name of a table within the allowed length for the longest names and numbers', () => {
    const long = 'x'.repeat(128);
    const name = layerTableName({ key: 2 ** 31 - 1, name: long }, { id: 9_999_999, name: long });
    expect(name.length).to.be.at.most(MAX_TABLE_NAME_BYTES);
    expect(isIdentifier(name)).to.equal(true);
  });
});
