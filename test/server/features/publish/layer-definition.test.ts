import { expect } from 'chai';
import { createFaultList } from '../../../../server/features/model/faults.js';
import { readLayerInfo } from '../../../../server/features/publish/layer-definition.js';

const PATH = 'publishParameters.layerInfo';
const CODE = { name: 'code', type: 'esriFieldTypeString' };

describe('readLayerInfo', () => {
  it('keeps the stated properties of a layer', () => {
    const drawingInfo = { renderer: { type: 'simple' } };
    const field = { ...CODE, alias: 'Code', length: 5, nullable: false, editable: false };
    const info = { name: 'Towns', geometryType: 'esriGeometryPoint', hasZ: true, hasM: true };
    const faults = createFaultList();
    const read = readLayerInfo({ ...info, displayField: 'code', drawingInfo, fields: [field] }, PATH, faults);
    expect(read).to.deep.equal({ ...info, displayField: 'code', drawingInfo, fields: [field] });
    expect(faults.all).to.deep.equal([]);
  });

  it('leaves omitted and empty properties to the server', () => {
    const faults = createFaultList();
    const field = { ...CODE, alias: 1, length: 'long', nullable: 'no', editable: null };
    const read = readLayerInfo({ displayField: '', drawingInfo: [], fields: [field] }, PATH, faults);
    expect(read).to.deep.equal({ name: '', hasZ: false, hasM: false, fields: [CODE] });
    expect(readLayerInfo({ name: 'Towns' }, PATH, faults)).to.equal(undefined);
    expect(faults.all).to.deep.equal([]);
  });

  it('needs the name and the type of each field', () => {
    const faults = createFaultList();
    readLayerInfo({ fields: [CODE, { name: 'town' }, { type: CODE.type }, 'town'] }, PATH, faults);
    expect(faults.all.map(({ field, reason }) => `${field} ${reason}`)).to.deep.equal(
      [1, 2, 3].map((index) => `${PATH}.fields[${String(index)}] must have a name and a type`),
    );
  });

  it('accepts a list of at most 500 fields', () => {
    const many = (count: number): object[] =>
      Array.from({ length: count }, (_, index) => ({ ...CODE, name: `f${String(index)}` }));
    const faults = createFaultList();
    expect(readLayerInfo({ fields: many(500) }, PATH, faults)?.fields).to.have.length(500);
    expect(faults.all).to.deep.equal([]);
    for (const fields of [many(501), { code: CODE }]) {
      const refused = createFaultList();
      readLayerInfo({ fields }, PATH, refused);
      expect(refused.all).to.deep.equal([
        { field: `${PATH}.fields`, reason: 'must be a list of at most 500 fields', kind: 'invalid' },
      ]);
    }
  });
});
