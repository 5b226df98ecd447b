import { expect } from 'chai';
import { compareVenue, type VenueSaid } from '../../../../../server/events/calendar/import/venue-likeness.js';
import type { Place } from '../../../../../server/events/places/place.js';
import type { Venue } from '../../../../../server/events/venues/venue.js';

const BATH = { latitude: 51.38, longitude: -2.36 };
const BATH_NEAR = { latitude: 51.381, longitude: -2.361 };
const BATH_TOWN = { latitude: 51.4, longitude: -2.36 };
const LEEDS = { latitude: 53.8, longitude: -1.55 };

function venue(address: string, city: string, place?: Place, isGeocoded = false): Venue {
  const contact = { address, city, country: '', stateprovince: '', zip: '' };
  return { contact, place, isGeocoded } as Venue;
}

const said = (address: string, position: Place | null = null): VenueSaid => ({ address, position });

describe('compareVenue', () => {
  for (const [what, one, known, sent, wanted] of [
    ['nothing on both sides', venue('', ''), undefined, said(''), 'possible'],
    ['an address on one side', venue('', ''), undefined, said('1 High St'), 'possible'],
    ['a position on one side', venue('', '', BATH), undefined, said(''), 'possible'],
    ['an address beside a position', venue('', '', BATH), undefined, said('1 High St'), 'unproven'],
    [
      'the same address in another order',
      venue('1 High St', 'Bath'),
      undefined,
      said('BATH, High St. 1'),
      'same',
    ],
    ['less of the address', venue('1 High St', 'Bath'), undefined, said('Bath'), 'same'],
    ['more of the address', venue('', 'Bath'), undefined, said('1 High St, Bath'), 'same'],
    [
      'another street than was said before',
      venue('', 'Bath'),
      said('1 High St, Bath'),
      said('2 Low St, Bath'),
      'other',
    ],
    ['another house', venue('1 High St', 'Bath'), undefined, said('2 High St, Bath'), 'other'],
    ['an address as it was said before', venue('6 Foo Rd', ''), said('5 Foo Rd'), said('5 Foo Rd'), 'same'],
    ['a position near by', venue('', '', BATH), undefined, said('', BATH_NEAR), 'same'],
    ['a position in the same town', venue('', '', BATH), undefined, said('', BATH_TOWN), 'other'],
    [
      'a found position in the same town',
      venue('', 'Bath', BATH, true),
      undefined,
      said('', BATH_TOWN),
      'same',
    ],
    [
      'a found position and another than was said',
      venue('', 'Bath', BATH, true),
      said('', BATH),
      said('', BATH_TOWN),
      'other',
    ],
    ['a position as it was said before', venue('', '', LEEDS), said('', BATH), said('', BATH), 'same'],
    ['another position than was said before', venue('', ''), said('', BATH), said('', LEEDS), 'other'],
    [
      'the same address and another position',
      venue('1 High St', '', BATH),
      undefined,
      said('1 High St', LEEDS),
      'other',
    ],
    [
      'the same position and another address',
      venue('1 High St', '', BATH),
      undefined,
      said('2 High St', BATH),
      'other',
    ],
  ] as const)
    it(`returns ${wanted} with ${what}`, () => {
      expect(compareVenue(one, known, sent)).to.equal(wanted);
    });
});
