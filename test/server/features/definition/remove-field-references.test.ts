import { expect } from 'chai';
import type { LayerPresentation } from '../../../../server/features/model/layer-presentation.js';
import { removeFieldReferences } from '../../../../server/features/definition/remove-field-references.js';
import { makeSourceLayer } from '../views/presented-layers.js';

type Json = Readonly<Record<string, unknown>>;

describe('what a layer looks like without a field', () => {
  /** After its field NAME has gone. */
  function without(looks: Partial<LayerPresentation>): LayerPresentation {
    const layer = makeSourceLayer(looks);
    const gone = layer.fields.filter(({ name }) => name === 'NAME');
    expect(gone).to.have.length(1);
    return removeFieldReferences(
      { ...layer, fields: layer.fields.filter((field) => !gone.includes(field)) },
      gone,
    );
  }

  for (const member of ['field', 'field1', 'field2', 'field3', 'normalizationField']) {
    it(`removes symbols that use a deleted field as ${member}, and keeps others`, () => {
      const drawnBy = (name: string): Json => ({ renderer: { type: 'uniqueValue', [member]: name } });
      expect(without({ drawingInfo: drawnBy('Name') }).drawingInfo).to.equal(undefined);
      expect(without({ drawingInfo: drawnBy('NOTE') }).drawingInfo).to.deep.equal(drawnBy('NOTE'));
    });
  }

  it('removes sizes and colours that use a deleted field, and keeps the rest of the symbols', () => {
    const size = { type: 'sizeInfo', field: 'NOTE' };
    const variables = [{ type: 'colorInfo', field: 'name' }, size];
    const parted = { type: 'sizeInfo', field: 'NOTE', normalizationField: 'NAME' };
    const drawn = (visualVariables: readonly object[]): Json => ({
      transparency: 5,
      renderer: { type: 'simple', symbol: {}, visualVariables },
    });
    expect(without({ drawingInfo: drawn([...variables, parted]) }).drawingInfo).to.deep.equal(drawn([size]));
  });

  it('removes labels of a deleted field', () => {
    const labels = [
      { labelExpression: '[NAME]' },
      { labelExpressionInfo: { value: '{Name} at last' } },
      { labelExpressionInfo: { expression: '$feature.name' } },
      { labelExpressionInfo: { expression: '$feature["NAME"]' } },
    ];
    const others = [{ labelExpression: '[NOTE]' }, { labelExpression: '[NAMES]' }, { symbol: 'NAME' }];
    expect(without({ drawingInfo: { labelingInfo: [...labels, ...others] } }).drawingInfo).to.deep.equal({
      labelingInfo: others,
    });
    expect(without({ drawingInfo: { labelingInfo: null } }).drawingInfo).to.deep.equal({
      labelingInfo: null,
    });
  });
});
