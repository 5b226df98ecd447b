import { expect } from 'chai';
import { isRestricted, withAppendSupport } from '../../../../server/features/catalog/compose-view.js';
import { makeSourceLayer, makeViewOf } from '../views/presented-layers.js';

const FILTER = { operator: 'esriSpatialRelContains', geometryType: undefined, geometry: { x: 1, y: 2 } };

describe('composeView', () => {
  it('shows the ids of a view always, and other fields named in any case', () => {
    const view = makeViewOf(makeSourceLayer(), { fields: ['name', 'Pop'] });
    expect(view.fields.map(({ name }) => name)).to.deep.equal(['OBJECTID', 'GlobalID', 'NAME', 'POP']);
    expect(view.objectIdField).to.equal('OBJECTID');
    expect(view.globalIdField).to.equal('GlobalID');
  });

  it('keeps the indexes of a view whose fields it shows completely', () => {
    const source = makeSourceLayer();
    const indexesOf = (fields: readonly string[]): string[] =>
      makeViewOf(source, { fields }).indexes.map(({ name }) => name);
    expect(indexesOf(['NAME', 'NOTE'])).to.deep.equal(['by_name', 'by_both']);
    expect(indexesOf(['name'])).to.deep.equal(['by_name']);
    expect(indexesOf(['NOTE'])).to.deep.equal([]);
  });

  it('shows editor tracking of a view that shows all four fields', () => {
    const source = makeSourceLayer();
    const four = ['Creator', 'CreationDate', 'Editor', 'EditDate'];
    expect(makeViewOf(source, { fields: four }).editorTracking).to.deep.equal(source.editorTracking);
    expect(makeViewOf(source, { fields: four.slice(1) }).editorTracking).to.equal(undefined);
    expect(makeViewOf(source, { fields: [] }).editorTracking).to.equal(undefined);
  });

  it('supports append in a view if both it and its source do', () => {
    for (const ofSource of [true, false]) {
      const source = makeSourceLayer({}, { supportsAppend: ofSource });
      for (const own of [true, false]) {
        const view = makeViewOf(source, { supportsAppend: own });
        expect(view.supportsAppend).to.equal(ofSource && own);
        expect(withAppendSupport(view, true).supportsAppend).to.equal(ofSource);
        expect(withAppendSupport(view, true).view?.definition.supportsAppend).to.equal(true);
        expect(withAppendSupport(view, false).supportsAppend).to.equal(false);
      }
    }
  });

  it('uses the extent of the source only in a view of all rows', () => {
    const source = makeSourceLayer();
    expect(makeViewOf(source, { fields: ['NAME'] }).extent).to.deep.equal(source.extent);
    for (const restriction of [{ query: 'POP > 1' }, { filter: FILTER }]) {
      expect(isRestricted({ query: '', filter: undefined, ...restriction })).to.equal(true);
      expect(makeViewOf(source, restriction).extent).to.equal(undefined);
    }
    expect(isRestricted({ query: '', filter: undefined })).to.equal(false);
  });

  it('dates a view’s schema by its own change or that of its source', () => {
    const source = makeSourceLayer();
    expect(makeViewOf(source, {}, 7).schemaEditAt).to.equal(10);
    expect(makeViewOf(source, {}, 12).schemaEditAt).to.equal(12);
    expect(makeViewOf(source, {}, 12).lastEditAt).to.equal(5);
  });
});
