import { expect } from 'chai';
import { toAddress } from '../../../../server/events/venues/placement.js';
import { VENUE_CONTACT_FIELDS, type VenueContact } from '../../../../server/events/venues/venue.js';

const NOTHING = Object.fromEntries(VENUE_CONTACT_FIELDS.map((field) => [field, ''])) as VenueContact;

describe('toAddress', () => {
  it('includes all address fields of a venue for the geocoder', () => {
    const contact = {
      address: '1 Pier Rd',
      city: 'Bergen',
      country: 'Norway',
      province: 'Vestland',
      state: 'West',
      zip: '5003',
      phone: '555',
      website: 'https://hall.example/',
      stateprovince: 'Hordaland',
    };
    const wanted = { address: '1 Pier Rd', city: 'Bergen', postal: '5003', countryCode: 'Norway' };
    expect(toAddress(contact)).to.deep.equal({ ...wanted, region: 'Hordaland' });
  });

  it('uses the displayed region, else the state, else the province', () => {
    const regions = { province: 'Vestland', state: 'West', stateprovince: 'Hordaland' };
    expect(toAddress({ ...NOTHING, ...regions })).to.deep.equal({ region: 'Hordaland' });
    expect(toAddress({ ...NOTHING, ...regions, stateprovince: '' })).to.deep.equal({ region: 'West' });
    expect(toAddress({ ...NOTHING, province: 'Vestland' })).to.deep.equal({ region: 'Vestland' });
  });

  it('returns nothing for a venue without an address', () => {
    expect(toAddress({ ...NOTHING, phone: '555', website: 'https://hall.example/' })).to.equal(undefined);
  });
});
