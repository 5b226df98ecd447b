import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { EVENTS_SERVICE } from '../../../../server/features/events-service/events-service.js';
import { appendPage } from '../../../../server/features/html/append-page.js';
import { makeSourceLayer } from '../views/presented-layers.js';
import { linksOf, mainOf, makeFrame, makeOwnFrame } from '../../pages/page-frames.js';

const FORM = {
  service: { ...EVENTS_SERVICE, name: 'Towns' },
  layer: makeSourceLayer(),
  maxBytes: 12_000_000,
  maxFileBytes: 2_000_000_000,
  values: {},
};

describe('appendPage', () => {
  it('offers only fields that identify rows by themselves as match fields', () => {
    const [, choices = ''] =
      /name="upsertMatchingField"[^>]*>(.*?)<\/select>/.exec(mainOf(appendPage(makeOwnFrame(), FORM))) ?? [];
    const values = Array.from(choices.matchAll(/value="(\w*)"/g), ([, value]) => value);
    expect(values).to.deep.equal(['NAME', 'OBJECTID', 'GlobalID']);
    const pairs = [
      { name: 'pair', fields: ['NAME', 'NOTE'], isUnique: true, isAscending: true, description: '' },
    ];
    const layer = makeSourceLayer({}, { indexes: pairs, globalIdField: undefined });
    const page = mainOf(appendPage(makeOwnFrame(), { ...FORM, layer }));
    expect(page)
      .to.include('value="OBJECTID"')
      .and.not.match(/value="(NAME|NOTE|GlobalID)"/);
  });

  it('offers to keep creators where the layer tracks its editors', () => {
    const pageOf = (layer: typeof FORM.layer): string =>
      mainOf(appendPage(makeOwnFrame(), { ...FORM, layer }));
    const names = { creatorField: 'Creator', creationDateField: 'CreationDate' };
    const editorTracking = { ...names, editorField: 'Editor', editDateField: 'EditDate' };
    expect(pageOf(makeSourceLayer({}, { editorTracking }))).to.include('name="keepCreator"');
    expect(pageOf(makeSourceLayer({}, { editorTracking: undefined }))).not.to.include('name="keepCreator"');
  });

  it('shows every fault of the form with its details', () => {
    const faults = [
      { field: 'appendSourceFilter', reason: 'is no condition', kind: 'invalid' },
      { field: 'sourceTableName', reason: 'names none', kind: 'invalid' },
    ] as const;
    const error = new AppError('request.invalid', 'Unable to append.', {
      faults,
      data: { details: ['there are Towns and Roads'] },
    });
    const page = mainOf(appendPage(makeOwnFrame(), { ...FORM, error }));
    for (const told of [
      'Unable to append.',
      'appendSourceFilter: is no condition',
      'sourceTableName: names none',
      'there are Towns and Roads',
    ])
      expect(page).to.include(told);
  });

  it('shows the form only to signed-in users, with the maximum file size', () => {
    expect(mainOf(appendPage(makeOwnFrame(), FORM))).to.include('at most 12 MB');
    const page = appendPage(makeFrame(), FORM);
    expect(mainOf(page)).not.to.include('<form');
    expect(linksOf(page)).to.have.property('Sign in');
  });
});
