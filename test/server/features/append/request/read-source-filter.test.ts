import { expect } from 'chai';
import { readSourceFilter } from '../../../../../server/features/append/request/read-source-filter.js';

function read(text: string | undefined, layerIds = [0, 3]): { where: (string | null)[]; faults: string[] } {
  const faults: string[] = [];
  const filter = readSourceFilter(text, layerIds, (field, reason) => faults.push(`${field}: ${reason}`));
  return { where: layerIds.map((id) => filter.of(id)), faults };
}

describe('readSourceFilter', () => {
  for (const [text, where] of [
    [undefined, null],
    [' ', null],
    ['POP > 1', 'POP > 1'],
    [' "NAME" = \'x\' ', '"NAME" = \'x\''],
    ['"POP > 1"', 'POP > 1'],
    ['{"where":"POP > 1"}', 'POP > 1'],
  ] as const) {
    it(`reads ${JSON.stringify(text)} as a condition on the rows of every layer`, () => {
      expect(read(text)).to.deep.equal({ where: [where, where], faults: [] });
    });
  }

  it('reads a list as conditions of the layers that it names, and of no others', () => {
    const list = [
      { id: 3, where: 'A = 3' },
      { id: 0, where: 'A = 0' },
    ];
    expect(read(JSON.stringify(list))).to.deep.equal({ where: ['A = 0', 'A = 3'], faults: [] });
    expect(read(JSON.stringify(list.slice(0, 1)))).to.deep.equal({ where: [null, 'A = 3'], faults: [] });
  });

  for (const [text, ...faults] of [
    [
      '5 ; DROP',
      "appendSourceFilter: must be a valid condition: ';' is not allowed: a where clause is one condition (at character 3)",
    ],
    [
      '{"where":"A = \'x"}',
      'appendSourceFilter.where: must be a valid condition: a quote is not closed; write a quote inside text twice (at character 5)',
    ],
    ['{"where":7}', 'appendSourceFilter.where: must be given: a condition as text'],
    ['{"where":" "}', 'appendSourceFilter.where: must be given: a condition as text'],
    ['{"geometry":{},"where":"1=1"}', 'appendSourceFilter: must have only where, not geometry'],
    ['{"id":0,"where":"1=1"}', 'appendSourceFilter: must have only where, not id'],
    [
      '[{"id":0,"where":"1=1"},{"id":7,"where":"1=1"},{"where":"1=1"},"1=1",5]',
      'appendSourceFilter[1].id: must be the id of a layer of this append: 0, 3',
      'appendSourceFilter[2].id: must be the id of a layer of this append: 0, 3',
      'appendSourceFilter[3].id: must be the id of a layer of this append: 0, 3',
      'appendSourceFilter[4]: must be a condition, or an object with where',
    ],
    [
      '[{"id":0,"where":"1=1"},{"id":0,"where":"1=2"}]',
      'appendSourceFilter[1].id: layer 0 already has a condition',
    ],
  ] as const) {
    it(`refuses ${text}`, () => {
      expect(read(text).faults).to.deep.equal(faults);
    });
  }

  it('refuses invalid JSON', () => {
    expect(read('{"where"').faults).to.have.length(1);
    expect(read('{"where"').faults[0]).to.match(/^appendSourceFilter: is not valid JSON/);
  });
});
