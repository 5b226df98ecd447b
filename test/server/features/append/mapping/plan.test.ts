import { expect } from 'chai';
import { type AppendPlan, makePlan } from '../../../../../server/features/append/mapping/plan.js';
import type { AppendTarget } from '../../../../../server/features/append/request/request.js';
import type { Field, FieldType, Layer } from '../../../../../server/features/model/layer.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { NOW } from '../support/append-fixture.js';

function field(name: string, type = 'String', more: Partial<Field> = {}): Field {
  const base = { name, column: name.toLowerCase(), alias: name, type: `esriFieldType${type}` as FieldType };
  return { ...base, nullable: true, editable: true, domain: null, defaultValue: null, ...more };
}

const LAYER = {
  objectIdField: 'OBJECTID',
  globalIdField: 'GlobalID',
  editorTracking: {
    creatorField: 'Creator',
    creationDateField: 'CreationDate',
    editorField: 'Editor',
    editDateField: 'EditDate',
  },
  fields: [
    field('OBJECTID', 'OID', { nullable: false, editable: false }),
    field('GlobalID', 'GlobalID', { nullable: false, editable: false, defaultValue: 'NEWID() WITH VALUES' }),
    field('Code'),
    field('Kind', 'String', { defaultValue: 'usual' }),
    field('Area', 'Double', { editable: false }),
    ...['Creator', 'Editor'].map((name) => field(name, 'String', { editable: false })),
    ...['CreationDate', 'EditDate'].map((name) => field(name, 'Date', { editable: false })),
  ],
  indexes: [{ name: 'code', fields: ['Code'], isUnique: true }],
} as unknown as Layer;

const REQUEST = { fieldMappings: [], appendFields: null, upsert: null, userName: 'olivia' };

function plan(request: Partial<AppendTarget> = {}, fields?: readonly string[]): AppendPlan {
  return makePlan(LAYER, { ...REQUEST, ...request }, { fields }, NOW);
}

const summary = ({ columns }: AppendPlan): string[] =>
  columns.map(({ field: { name }, origin, constant, isUpdated }) =>
    [name, origin, ...(constant === null ? [] : [constant]), ...(isUpdated ? ['updated'] : [])].join(' '),
  );

const upsert = (keyField: string) => ({
  upsert: { keyField, skipInserts: false, skipUpdates: false, updateGeometry: true },
});

describe('makePlan', () => {
  const now = new Date(NOW).toISOString();
  const tracking = [
    'Creator constant olivia',
    'Editor constant olivia updated',
    `CreationDate constant ${now}`,
    `EditDate constant ${now} updated`,
  ];

  it('fills editable fields from the source, makes ids, and tracks the editor', () => {
    expect(summary(plan())).to.deep.equal([
      'GlobalID guid',
      'Code source updated',
      'Kind source usual updated',
      ...tracking,
    ]);
  });

  it('sets the creator and the creation date of updated rows too, unless they are to be kept', () => {
    const trackedBy = (keepCreator?: boolean): string[] => {
      const { upsert: by } = upsert('Code');
      return summary(plan({ upsert: { ...by, ...(keepCreator !== undefined && { keepCreator }) } })).slice(
        -4,
      );
    };
    expect(trackedBy(false)).to.deep.equal([
      'Creator constant olivia updated',
      'Editor constant olivia updated',
      `CreationDate constant ${now} updated`,
      `EditDate constant ${now} updated`,
    ]);
    expect(trackedBy(true)).to.deep.equal(tracking);
    // A job that was queued by an earlier version.
    expect(trackedBy()).to.deep.equal(tracking);
  });

  it('omits fields that a typed source does not have, except fields with defaults', () => {
    expect(summary(plan({}, ['CODE', 'area', 'creator']))).to.deep.equal([
      'GlobalID guid',
      'Code source updated',
      'Kind constant usual',
      ...tracking,
    ]);
  });

  it('writes only the fields of appendFields, and the key', () => {
    expect(summary(plan({ appendFields: ['Kind'], ...upsert('Code') }))).to.deep.equal([
      'GlobalID guid',
      'Code source',
      'Kind source usual updated',
      ...tracking,
    ]);
  });

  it('reads a key from the source even if the field is not editable', () => {
    const byId = plan(upsert('OBJECTID'));
    expect(summary(byId)[0]).to.equal('OBJECTID source');
    expect(byId.key).to.equal(0);
    expect(summary(plan(upsert('GlobalID')))[0]).to.equal('GlobalID source');
  });

  it('maps one source field to several fields, exclusively', () => {
    const { mapping } = plan({
      fieldMappings: [
        { source: 'Label', name: 'Code' },
        { source: 'label', name: 'Kind' },
      ],
    });
    expect(mapping.columnsFor('LABEL')).to.deep.equal([1, 2]);
    expect(mapping.columnsFor('Code')).to.deep.equal([]);
    expect(mapping.columnsFor('Kind')).to.deep.equal([]);
    expect([...mapping.neededFields()]).to.deep.equal(['label']);
  });

  it('refuses a source that lacks the key or a mapped field', () => {
    expect(() => plan(upsert('Code'), ['a', 'b'])).to.throw(JobError, 'Code. It has: a, b');
    const fieldMappings = [{ source: 'x', name: 'Code' }];
    expect(() => plan({ fieldMappings }, ['a', 'b'])).to.throw(JobError, 'not found: x. The');
    const twice = [...fieldMappings, { source: 'x', name: 'Kind' }];
    expect(() => plan({ fieldMappings: twice }, ['a', 'b'])).to.throw(JobError, 'not found: x. The');
  });

  it('asks nothing of the source for mapped fields that are not written', () => {
    const names = LAYER.fields.map(({ name }) => name);
    const fieldMappings = names.map((name) => ({ source: name, name }));
    const all = plan({ fieldMappings, appendFields: names }, ['Code', 'Kind']);
    expect(all.mapping.mappedSources).to.deep.equal(['Code', 'Kind']);
    expect(plan({ fieldMappings, appendFields: ['Code'] }, ['Code']).mapping.mappedSources).to.deep.equal([
      'Code',
    ]);
    const lacking = (): AppendPlan => plan({ fieldMappings, ...upsert('GlobalID') }, ['Code', 'Kind']);
    expect(lacking).to.throw(JobError, 'not found: GlobalID');
  });
});
