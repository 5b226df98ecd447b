import { expect } from 'chai';
import { describeView, shownPresentation } from '../../../../server/features/views/describe-view.js';
import { makeSourceLayer, makeViewOf } from './presented-layers.js';

describe('describeView', () => {
  it('adds nothing to the description of layers that are not views', () => {
    expect(describeView(makeSourceLayer())).to.deep.equal({});
  });

  it('shows the condition under both names, unless it names a hidden field', () => {
    const source = makeSourceLayer();
    const query = 'POP > 1';
    const told = { isView: true, supportsTruncate: false };
    expect(describeView(makeViewOf(source, { query }))).to.deep.equal({
      ...told,
      viewDefinitionQuery: query,
      definitionQuery: query,
    });
    expect(describeView(makeViewOf(source, { query, fields: ['NAME'] }))).to.deep.equal(told);
    expect(describeView(makeViewOf(source))).to.deep.equal(told);
  });
});

describe('shownPresentation', () => {
  const template = (attributes: Record<string, unknown>) => ({ name: 'New', prototype: { attributes } });
  const LOOKS = {
    displayField: 'NAME',
    typeIdField: 'RANK',
    types: [
      {
        id: 1,
        name: 'First',
        domains: { NAME: { type: 'inherited' }, NOTE: { type: 'inherited' } },
        templates: [template({ RANK: 1, note: 'x', NAME: 'y' }), 'odd'],
      },
      { id: 2, name: 'Bare' },
    ],
    templates: [template({ NOTE: 'x', NAME: 'y' }), { name: 'Bare' }],
    drawingInfo: { renderer: { type: 'uniqueValue', field1: 'Name' } },
  };

  it('returns the presentation of a layer, and of a view that shows all fields', () => {
    const source = makeSourceLayer(LOOKS);
    expect(shownPresentation(source)).to.equal(source.presentation);
    const { types, ...others } = source.presentation;
    const shown = shownPresentation(makeViewOf(source));
    expect(shown).to.deep.include(others);
    expect(shown.types).to.have.length(types.length);
  });

  it('removes hidden fields from types and templates', () => {
    const view = makeViewOf(makeSourceLayer(LOOKS), { fields: ['NAME', 'RANK'] });
    const { types, templates, typeIdField } = shownPresentation(view);
    expect(typeIdField).to.equal('RANK');
    expect(types).to.deep.equal([
      {
        id: 1,
        name: 'First',
        domains: { NAME: { type: 'inherited' } },
        templates: [template({ RANK: 1, NAME: 'y' })],
      },
      { id: 2, name: 'Bare' },
    ]);
    expect(templates).to.deep.equal([template({ NAME: 'y' }), { name: 'Bare' }]);
  });

  it('omits types if their field is hidden, and displays the object id if the display field is', () => {
    const view = makeViewOf(makeSourceLayer(LOOKS), { fields: ['POP'] });
    expect(shownPresentation(view)).to.deep.include({ typeIdField: '', types: [], displayField: 'OBJECTID' });
  });

  it('uses default symbols if the symbols depend on a hidden field, in any case', () => {
    const source = makeSourceLayer(LOOKS);
    expect(shownPresentation(makeViewOf(source, { fields: ['POP'] })).drawingInfo).to.equal(undefined);
    expect(shownPresentation(makeViewOf(source, { fields: ['NAME'] })).drawingInfo).to.deep.equal(
      LOOKS.drawingInfo,
    );
  });
});
