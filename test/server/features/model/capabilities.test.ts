import { expect } from 'chai';
import { offeredCapabilities, parseCapabilities } from '../../../../server/features/model/capabilities.js';

describe('parseCapabilities', () => {
  const cases: [string, string][] = [
    ['Query', 'Query'],
    ['append,QUERY', 'Query,Append'],
    [' query , uploads ,', 'Query,Uploads'],
    ['create,delete,query,update,editing', 'Query,Editing,Create,Update,Delete'],
    ['Query,Update', 'Query,Editing,Update'],
    ['Editing', 'Editing,Create,Update,Delete'],
    ['ChangeTracking,Sync,Extract', 'Sync,ChangeTracking,Extract'],
    ['', ''],
  ];
  for (const [text, wanted] of cases) {
    it(`reads ${JSON.stringify(text)} as ${wanted}`, () => {
      const { capabilities, unknown } = parseCapabilities(text);
      expect(capabilities.join(',')).to.equal(wanted);
      expect(unknown).to.deep.equal([]);
    });
  }

  it('reports unknown capabilities', () => {
    expect(parseCapabilities('Query,Fly,Append').unknown).to.deep.equal(['Fly']);
  });
});

describe('offeredCapabilities', () => {
  it('omits Extract, which is not supported, from the offered capabilities', () => {
    const { capabilities } = parseCapabilities('Query,Update,Delete,Uploads,Extract,Append');
    expect(offeredCapabilities({ capabilities })).to.equal('Query,Editing,Update,Delete,Uploads,Append');
  });
});
