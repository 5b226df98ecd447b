import { expect } from 'chai';
import { readLinkedReferences } from '../../../../server/events/linked/linked-reference.js';

describe('readLinkedWishes', () => {
  const id = (number: number) => ({ kind: 'id', id: number });
  const named = (venue: string) => ({ kind: 'new', fields: { venue } });
  const table: readonly (readonly [unknown, unknown])[] = [
    [undefined, undefined],
    [15, [id(15)]],
    ['15', [id(15)]],
    ['15, 16', [id(15), id(16)]],
    [[15], [id(15)]],
    [
      ['15', 16],
      [id(15), id(16)],
    ],
    [{ id: 15 }, [id(15)]],
    [{ id: 15, venue: 'As it was read' }, [id(15)]],
    [[{ id: 15 }], [id(15)]],
    [{ id: '15' }, [id(15)]],
    [{ id: 0, venue: 'X' }, [named('X')]],
    [{ id: '0', venue: 'X' }, [named('X')]],
    [{ id: '', venue: 'X' }, [named('X')]],
    [{ id: ' ', venue: 'X' }, [named('X')]],
    [{ id: null, venue: 'X' }, [named('X')]],
    [{ venue: 'X' }, [named('X')]],
    [
      [{ venue: 'X' }, 15],
      [named('X'), id(15)],
    ],
    ['', []],
    [0, []],
    [null, []],
    [[], []],
    ['town hall', 'malformed'],
    [-1, 'malformed'],
    [1.5, 'malformed'],
    [{}, 'malformed'],
    [{ id: '15,16' }, 'malformed'],
    [{ id: [15] }, 'malformed'],
    [{ id: [], venue: 'X' }, 'malformed'],
    [{ id: '' }, 'malformed'],
    [{ organizer: 'X' }, 'malformed'],
    [true, 'malformed'],
    [{ city: 'Dover' }, 'malformed'],
    [[15, 'x'], 'malformed'],
  ];
  for (const [link, references] of table) {
    it(`reads ${link === undefined ? 'nothing' : JSON.stringify(link)}`, () => {
      expect(readLinkedReferences('venue', link)).to.deep.equal(references);
    });
  }
});
