import { expect } from 'chai';
import { findAddressColumns } from '../../../../../server/features/append/geocode/address-columns.js';
import type { AddressInfo } from '../../../../../server/features/append/source-info/source-info.js';
import { JobError } from '../../../../../server/jobs/job.js';

const TABLE = {
  fields: ['Street', 'Unit', 'Town', 'Zip Code', 'Land', 'Whole'],
  fieldAliases: new Map([['Zip_Code', 'Zip Code']]),
};

describe('findAddressColumns', () => {
  const read = (info: AddressInfo, attributes: Record<string, unknown>): unknown =>
    findAddressColumns(TABLE, info).read(attributes);

  it('finds address columns by header in any case, or by cleaned header', () => {
    const info: AddressInfo = { roles: { City: 'town', Postal: 'zip_code', CountryCode: 'Land' } };
    expect(read(info, { Town: 'Oslo', 'Zip Code': 150, Land: ' NO ' })).to.deep.equal({
      city: 'Oslo',
      postal: '150',
      countryCode: 'NO',
    });
    expect(findAddressColumns(TABLE, info).fields).to.deep.equal(['Town', 'Zip Code', 'Land']);
  });

  it('joins the lines of a street, and omits blank ones', () => {
    const info: AddressInfo = { roles: { Address: 'Street', Address2: 'Unit', City: 'Town' } };
    expect(read(info, { Street: 'Torget 2', Unit: '3rd floor', Town: null })).to.deep.equal({
      address: 'Torget 2, 3rd floor',
    });
    expect(read(info, { Street: ' ', Unit: null, Town: '' })).to.equal(undefined);
  });

  it('puts the country behind a whole line', () => {
    const info: AddressInfo = { roles: { CountryCode: 'Land', SingleLine: 'Whole' } };
    expect(read(info, { Whole: 'Torget 2, Bergen', Land: 'NO' })).to.deep.equal({
      singleLine: 'Torget 2, Bergen, NO',
    });
  });

  it('uses the hinted country for rows that name none', () => {
    const roles = { City: 'Town', CountryCode: 'Land' };
    const countries = (countryHint: string): unknown[] =>
      ['SE', ' ', null].map((Land) => {
        const address = read({ roles, countryHint }, { Town: 'Bergen', Land });
        return (address as { countryCode?: string }).countryCode;
      });
    expect(countries('nor')).to.deep.equal(['SE', 'NO', 'NO']);
    // None of several, and no word that is no code.
    expect(countries('NO,SE')).to.deep.equal(['SE', undefined, undefined]);
    expect(countries('World')).to.deep.equal(['SE', undefined, undefined]);
    expect(read({ roles, countryHint: 'NO' }, { Town: '', Land: null })).to.equal(undefined);
    const line = { roles: { SingleLine: 'Whole', CountryCode: 'Land' }, countryHint: 'NO' };
    expect(read(line, { Whole: 'Bergen', Land: '' })).to.deep.equal({ singleLine: 'Bergen, NO' });
  });

  it('fills a template, without gaps where cells are blank', () => {
    const info: AddressInfo = { roles: {}, template: '{Street}, {Town} {zip code}, {Land}, Norway' };
    const row = { Street: 'Torget 2', Town: 'Bergen', 'Zip Code': '5014' };
    expect(read(info, row)).to.deep.equal({ singleLine: 'Torget 2, Bergen 5014, Norway' });
    expect(read(info, { Street: '', Town: ' ' })).to.equal(undefined);
  });

  for (const info of [
    { roles: { City: 'Place', Address: 'Street', Region: 'Shire' } },
    { roles: {}, template: '{Place}, {Street}, {Shire}' },
  ]) {
    it(`names all missing columns of ${JSON.stringify(info)}, and the existing ones`, () => {
      expect(() => findAddressColumns(TABLE, info)).to.throw(
        JobError,
        /no column Place, Shire\. It has: Street, Unit/,
      );
    });
  }
});
