import { expect } from 'chai';
import {
  readSourceInfo,
  type SourceInfo,
} from '../../../../../server/features/append/source-info/source-info.js';

function read(json: Readonly<Record<string, unknown>>, hasGeocoder = true): SourceInfo {
  const { info, faults } = readSourceInfo(json, { hasGeocoder });
  expect(faults).to.deep.equal([]);
  const { renamedFields, ...rest } = info;
  return renamedFields !== undefined && Object.keys(renamedFields).length > 0 ? info : rest;
}

function faultsOf(json: Readonly<Record<string, unknown>>, hasGeocoder = true): Record<string, string> {
  const { faults } = readSourceInfo(json, { hasGeocoder });
  return Object.fromEntries(
    faults.map(({ field, reason }) => [field.replace('appendSourceInfo.', ''), reason]),
  );
}

const AT = { latitudeFieldName: 'lat', longitudeFieldName: 'lon' };

describe('readSourceInfo', () => {
  it('accepts an empty object, and ignores unknown members', () => {
    expect(read({})).to.deep.equal({});
    expect(
      read({
        type: 'csv',
        name: 'x',
        useBulkInserts: true,
        sourceUrl: '',
        maxRecordCount: 1000,
        targetSR: { wkid: 102100 },
        editorTrackingInfo: {},
        layerInfo: { fields: [] },
        whatever: [1],
        sourceCountry: '',
        columnDelimiter: '',
        qualifier: null,
        locationType: 'none',
      }),
    ).to.deep.equal({ locationType: 'none' });
  });

  it('reads the columns of coordinates, with and without a location type', () => {
    expect(read(AT)).to.deep.equal(AT);
    expect(read({ ...AT, locationType: 'Coordinates' })).to.deep.equal({
      ...AT,
      locationType: 'coordinates',
    });
    expect(read({ ...AT, locationType: 'unknown' })).to.deep.equal(AT);
    expect(read({ ...AT, locationType: 'none' })).to.deep.equal({ locationType: 'none' });
  });

  it('asks for both columns of coordinates', () => {
    expect(faultsOf({ latitudeFieldName: 'lat' })).to.have.keys('longitudeFieldName');
    expect(faultsOf({ locationType: 'coordinates' })).to.have.keys('latitudeFieldName');
    expect(faultsOf({ ...AT, latitudeFieldName: 7 })).to.have.keys('latitudeFieldName');
    expect(faultsOf({ latitudeFieldName: 'at', longitudeFieldName: 'at' })).to.have.keys(
      'longitudeFieldName',
    );
  });

  for (const [type, notation] of [
    ['LatitudeAndLongitude', 'latitudeAndLongitude'],
    ['MGRS', 'grid'],
    ['usng', 'grid'],
  ] as const) {
    it(`reads a column of ${type}, which wins over a pair of columns`, () => {
      expect(read({ ...AT, coordinateFieldName: 'at', coordinateFieldType: type })).to.deep.equal({
        coordinateColumn: { fieldName: 'at', notation },
      });
    });
  }

  it('asks how a coordinate column is written', () => {
    expect(faultsOf({ coordinateFieldName: 'at' })).to.have.keys('coordinateFieldType');
    expect(faultsOf({ coordinateFieldName: 'at', coordinateFieldType: 'x' })).to.have.keys(
      'coordinateFieldType',
    );
  });

  it('refuses a lookup, an unknown location type, and an address without a geocoder', () => {
    expect(faultsOf({ locationType: 'lookup' })['locationType']).to.include('not supported');
    expect(faultsOf({ locationType: 'somewhere' })).to.have.keys('locationType');
    const address = { locationType: 'address', addressFields: { City: 'town' } };
    expect(faultsOf(address, false)['locationType']).to.include('no geocoder');
  });

  for (const [title, addressFields, roles] of [
    ['role → header', { Address: 'street', City: 'Region' }, { Address: 'street', City: 'Region' }],
    ['header → role', { street: 'Address', State: 'Region' }, { Address: 'street', Region: 'State' }],
    ['other names of roles', { Zip: 'z', Country: 'c' }, { Postal: 'z', CountryCode: 'c' }],
    ['roles in any case', { singleline: 'all' }, { SingleLine: 'all' }],
  ] as const) {
    it(`reads addressFields as ${title}`, () => {
      expect(read({ locationType: 'address', addressFields })).to.deep.equal({
        locationType: 'address',
        address: { roles },
      });
    });
  }

  it('reads an address template, with its country', () => {
    const json = { locationType: 'address', addressTemplate: '{Street}, {City}', sourceCountry: 'DEU' };
    expect(read(json).address).to.deep.equal({
      roles: {},
      template: '{Street}, {City}',
      sourceCountry: 'DEU',
    });
  });

  it('uses the country hint for rows that do not name their country', () => {
    const country = (more: object): string | undefined => {
      const json = {
        locationType: 'address',
        addressFields: { City: 'town' },
        sourceCountryHint: 'FR',
        ...more,
      };
      return read(json).address?.sourceCountry;
    };
    expect(country({})).to.equal('FR');
    expect(country({ sourceCountry: 'DE' })).to.equal('DE');
    expect(country({ addressFields: { City: 'town', Country: 'land' } })).to.equal(undefined);
    const json = {
      locationType: 'address',
      addressFields: { City: 'town', Country: 'land' },
      sourceCountryHint: 'FR',
    };
    expect(read(json).address).to.include({ countryHint: 'FR' });
    expect(read({ ...json, sourceCountry: 'DE' }).address).to.not.have.property('countryHint');
  });

  it('falls back on the location types in the fields of analyze', () => {
    const fields = [
      { name: 'town', alias: 'Town', locationType: 'city' },
      { name: 'post', alias: 'post', locationType: 'zip' },
      { name: 'x', alias: 'x', locationType: 'unknown' },
    ];
    expect(read({ locationType: 'address', layerInfo: { fields } }).address).to.deep.equal({
      roles: { City: 'Town', Postal: 'post' },
    });
  });

  it('refuses addresses without fields, of unknown roles or with two of one', () => {
    const faults = (more: object): Record<string, string> => faultsOf({ locationType: 'address', ...more });
    expect(faults({})).to.have.keys('addressFields');
    expect(faults({ addressFields: ['City'] })).to.have.keys('addressFields');
    expect(faults({ addressFields: 'City' })).to.have.keys('addressFields');
    expect(faults({ addressFields: { a: 'b' } })).to.have.keys('addressFields.a');
    expect(faults({ addressFields: { Postal: 'a', Zip: 'b' } })).to.have.keys('addressFields.Zip');
    expect(faults({ addressTemplate: 'Street, City' })).to.have.keys('addressTemplate');
  });

  for (const [value, delimiter] of [
    [',', ','],
    ['comma', ','],
    [';', ';'],
    ['Tab', '\t'],
    ['\\t', '\t'],
    ['\t', '\t'],
    ['|', '|'],
    ['space', ' '],
  ] as const) {
    it(`reads the delimiter ${JSON.stringify(value)}`, () => {
      expect(read({ columnDelimiter: value })).to.deep.equal({ columnDelimiter: delimiter });
    });
  }

  it('refuses invalid delimiters and qualifiers', () => {
    expect(faultsOf({ columnDelimiter: '::', qualifier: '""' })).to.have.keys('columnDelimiter', 'qualifier');
  });

  it('reads column names as a list or as text', () => {
    expect(read({ columnNames: ['a', ' b'] })).to.deep.equal({ columnNames: ['a', 'b'] });
    expect(read({ columnNames: 'a, b' })).to.deep.equal({ columnNames: ['a', 'b'] });
    expect(faultsOf({ columnNames: [1] })).to.have.keys('columnNames');
  });

  it('reads the spatial reference as an object, a number or words', () => {
    const of = (sourceSR: unknown): unknown => read({ sourceSR }).sourceSpatialReference;
    expect(of({ wkid: 102100, latestWkid: 3857 })).to.deep.equal({ wkid: 102100, latestWkid: 3857 });
    expect(of(25832)).to.deep.equal({ wkid: 25832 });
    expect(of('25832')).to.deep.equal({ wkid: 25832 });
    expect(of({ wkt: 'GEOGCS["x"]' })).to.deep.equal({ wkt: 'GEOGCS["x"]' });
    expect(faultsOf({ sourceSR: { wkid: 'x' } })).to.have.keys('sourceSR');
  });

  for (const timeZone of ['Pacific Standard Time', 'America/Los_Angeles']) {
    it(`accepts the zone ${timeZone}, with daylight saving in either spelling`, () => {
      const of = (more: object): unknown =>
        read({ dateFieldsTimeReference: { timeZone, ...more } }).timeReference;
      expect(of({})).to.deep.equal({ timeZone, respectsDaylightSaving: true });
      expect(of({ respectDaylightSaving: false })).to.deep.equal({ timeZone, respectsDaylightSaving: false });
      for (const off of ['False', 'false', '0', 0]) {
        const wanted = { timeZone, respectsDaylightSaving: false };
        expect(of({ respectsDaylightSaving: off }), JSON.stringify(off)).to.deep.equal(wanted);
      }
    });
  }

  it('names the field of an unknown zone', () => {
    expect(faultsOf({ dateFieldsTimeReference: { timeZone: 'Mars' } })).to.have.keys(
      'dateFieldsTimeReference.timeZone',
    );
    expect(faultsOf({ dateFieldsTimeReference: 'UTC' })).to.have.keys('dateFieldsTimeReference');
    expect(read({ dateFieldsTimeReference: { timeZone: '', timeZoneIANA: 'UTC' } }).timeReference).to.include(
      {
        timeZone: 'UTC',
      },
    );
  });

  it('reads a name that differs from its alias as a renaming', () => {
    const fields = [{ name: 'fresh', alias: 'old' }, { name: 'same', alias: 'same' }, { name: 'x' }, null];
    expect(read({ layerInfo: { fields } })).to.deep.equal({ renamedFields: { old: 'fresh' } });
  });

  it('reads persistErrors in the ways that booleans arrive', () => {
    for (const persistErrors of [true, 'true', 'True', 1]) {
      expect(read({ persistErrors })).to.deep.equal({ persistErrors: true });
    }
    expect(read({ persistErrors: 'false' })).to.deep.equal({});
  });
});
