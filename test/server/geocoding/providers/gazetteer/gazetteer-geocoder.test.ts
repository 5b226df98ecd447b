import { expect } from 'chai';
import { createGazetteerGeocoder } from '../../../../../server/geocoding/providers/gazetteer/gazetteer-geocoder.js';
import type { Address, Candidate, MatchType } from '../../../../../server/geocoding/geocoder.js';
import { chooseMatch } from '../../../../../server/geocoding/match-result.js';

describe('the embedded gazetteer', function () {
  // Reading 200,000 places takes seconds on a busy machine.
  this.timeout(300_000);

  const geocoder = createGazetteerGeocoder();
  const { signal } = new AbortController();

  async function find(address: Address, countries: readonly string[] = []): Promise<readonly Candidate[]> {
    const [answer] = await geocoder.geocode([address], { signal, countries });
    if (answer?.kind !== 'found') throw new Error('the gazetteer refuses nothing');
    return answer.candidates;
  }

  const line = (singleLine: string): Address => ({ singleLine });

  for (const [address, matched, type, score] of [
    // Cities, by their own and other names.
    [{ city: 'Bergen', countryCode: 'NO' }, 'Bergen, Vestland, Norway', 'city', 100],
    [{ city: 'BERGEN', countryCode: 'nor' }, 'Bergen, Vestland, Norway', 'city', 100],
    [{ city: 'München', countryCode: 'DE' }, 'Munich, Bavaria, Germany', 'city', 98],
    [{ city: 'Koln', countryCode: 'Tyskland' }, 'Köln, North Rhine-Westphalia, Germany', 'city', 100],
    [{ city: '東京' }, 'Tokyo, Tokyo, Japan', 'city', 98],
    [
      { city: 'St Petersburg', region: 'FL' },
      'St. Petersburg, Florida, United States of America',
      'city',
      100,
    ],
    // A street is only ever found as far as its city.
    [{ address: 'Torget 2', city: 'Bergen', countryCode: 'Norge' }, 'Bergen, Vestland, Norway', 'city', 90],
    // Regions tell namesakes apart, by name at home, in English and in short.
    [{ city: 'Bergen', region: 'Niedersachsen' }, 'Bergen, Lower Saxony, Germany', 'city', 100],
    [{ city: 'Paris', region: 'TX' }, 'Paris, Texas, United States of America', 'city', 100],
    [{ city: 'London', region: 'Ontario' }, 'London, Ontario, Canada', 'city', 100],
    // Without anything else the largest is meant.
    [{ city: 'Paris' }, 'Paris, Île-de-France, France', 'city', 100],
    [{ city: 'Roma' }, 'Rome, Lazio, Italy', 'city', 98],
    // Postcodes of the USA.
    [{ postal: '62701', countryCode: 'US' }, '62701, United States of America', 'postcode', 100],
    [
      { city: 'Springfield', region: 'IL', postal: '62701-1234' },
      '62701, Springfield, Illinois, United States of America',
      'postcode',
      100,
    ],
    [{ city: 'Bergen', postal: '5014', countryCode: 'NO' }, 'Bergen, Vestland, Norway', 'city', 98],
    // Areas.
    [{ region: 'Texas' }, 'Texas, United States of America', 'region', 100],
    [{ region: 'Bayern', countryCode: 'DEU' }, 'Bavaria, Germany', 'region', 100],
    [{ countryCode: 'Norwegen' }, 'Norway', 'country', 100],
    [{ countryCode: '578' }, 'Norway', 'country', 100],
    // Coarser than what was asked for, so that the score falls below any sensible least one.
    [{ address: 'Main St 1', countryCode: 'NO' }, 'Norway', 'country', 55],
    [{ city: 'Unknownville', region: 'TX' }, 'Texas, United States of America', 'region', 55],
    [{ city: 'Paris', countryCode: 'Narnia' }, 'Paris, Île-de-France, France', 'city', 90],
    // Lines.
    [line('Torget 2, 5014 Bergen, Norway'), 'Bergen, Vestland, Norway', 'city', 88],
    [line('Los Angeles, CA'), 'Los Angeles, California, United States of America', 'city', 100],
    [line('Portland, ME'), 'Portland, Maine, United States of America', 'city', 100],
    [line('10 Downing Street London UK'), 'London, England, United Kingdom', 'city', 80],
    [line('1012 AB Amsterdam'), 'Amsterdam, North Holland, Netherlands', 'city', 98],
    [line('Bergen (NO)'), 'Bergen, Vestland, Norway', 'city', 100],
    [line('Rue de la Loi 16, 1000 Bruxelles, Belgique'), 'Brussels, Brussels Capital, Belgium', 'city', 86],
    [line('Unknownville, Norway'), 'Norway', 'country', 55],
    [line('Georgia'), 'Georgia', 'country', 100],
    [line('Rue X, Luxembourg, Luxembourg'), 'Luxembourg, Luxembourg, Luxembourg', 'city', 90],
  ] as [Address, string, MatchType, number][]) {
    it(`finds ${JSON.stringify(address)} as ${matched}, with ${String(score)}`, async () => {
      const [best] = await find(address);
      expect(best).to.include({ matchedAddress: matched, matchType: type, score });
    });
  }

  it('explains that only postcodes of the USA are known if nothing finer than a region matches', async () => {
    const noteOf = async (address: Address): Promise<string | undefined> => {
      const [answer] = await geocoder.geocode([address], { signal, countries: [] });
      if (answer?.kind !== 'found') throw new Error('the gazetteer refuses nothing');
      const verdict = chooseMatch(answer, 70);
      return verdict.kind === 'unmatched' ? verdict.reason : undefined;
    };
    const note = '(only postcodes of the USA are known, elsewhere a city is needed)';
    const norway = `was not found: Norway has a score of 55, 70 is needed ${note}`;
    expect(await noteOf({ postal: '5014', countryCode: 'NO' })).to.equal(norway);
    expect(await noteOf(line('5014, Norway'))).to.equal(norway);
    expect(await noteOf({ postal: 'SW1A 1AA' })).to.equal(`was not found ${note}`);
    expect(await noteOf({ city: 'Bergen', postal: '5014', countryCode: 'NO' })).to.equal(undefined);
    expect(await noteOf({ city: 'zzqx' })).to.equal('was not found');
  });

  it('reads five digits as a postcode of the USA only if something else indicates it', async () => {
    const scoreOf = async (address: Address, countries: readonly string[] = []): Promise<unknown> => {
      const [best] = await find(address, countries);
      return best && [best.attributes['Country'], best.matchType, best.score];
    };
    const american = (score: number): unknown[] => ['US', 'postcode', score];
    expect(await scoreOf({ postal: '90402' })).to.deep.equal(american(55));
    expect(await scoreOf(line('90402'))).to.deep.equal(american(55));
    expect(await scoreOf({ address: 'Main St 5', postal: '90402' })).to.deep.equal(american(45));
    expect(await scoreOf(line('Main St 5, 90402'))).to.deep.equal(american(45));
    expect(await scoreOf({ postal: '90402' }, ['US', 'DE'])).to.deep.equal(american(55));
    // A country that nobody knows says nothing, and costs what it always does.
    expect(await scoreOf({ postal: '90402', countryCode: 'Narnia' })).to.deep.equal(american(45));
    // By the country, a region of it, or the form of the code.
    expect(await scoreOf({ postal: '90402', countryCode: 'USA' })).to.deep.equal(american(100));
    expect(await scoreOf({ postal: '90402' }, ['US'])).to.deep.equal(american(100));
    expect(await scoreOf({ postal: '62701', region: 'Illinois' })).to.deep.equal(american(100));
    expect(await scoreOf({ postal: '31401', region: 'Georgia' })).to.deep.equal(american(100));
    expect(await scoreOf({ postal: '62701-1234' })).to.deep.equal(american(90));
    expect(await scoreOf({ postal: '62701', postalExt: '1234' })).to.deep.equal(american(90));
    // Elsewhere the coarser place is what is known.
    expect(await scoreOf({ postal: '90402', countryCode: 'DE' })).to.deep.equal(['DE', 'country', 55]);
    expect(await scoreOf({ postal: '90402' }, ['DE'])).to.equal(undefined);
    expect(await scoreOf({ postal: '90402', region: 'Bayern' })).to.deep.equal(['DE', 'region', 55]);
  });

  it('explains what to do about a postcode that may belong to many countries', async () => {
    for (const address of [{ postal: '90402' }, line('90402')]) {
      const [answer] = await geocoder.geocode([address], { signal, countries: [] });
      if (answer?.kind !== 'found') throw new Error('the gazetteer refuses nothing');
      const found = '90402, United States of America has a score of 55, 70 is needed';
      const note =
        'five digits may be a postcode of many countries: name it in a column, or as sourceCountry';
      expect(chooseMatch(answer, 70)).to.include({ reason: `was not found: ${found} (${note})` });
    }
  });

  it('returns the position of a city to the metre, as GeoNames has it', async () => {
    const [bergen] = await find({ city: 'Bergen', countryCode: 'NO' });
    expect(bergen).to.include({ longitude: 5.32415, latitude: 60.39299 });
    expect(bergen?.attributes).to.include({ City: 'Bergen', Country: 'NO', geonameId: 3161732 });
  });

  it('scores namesakes of about the same size alike, and lower', async () => {
    const [first, second, third] = await find({ city: 'Springfield', countryCode: 'US' });
    expect([first?.score, second?.score, third?.score]).to.deep.equal([90, 90, 90]);
    expect(new Set([first, second, third].map((one) => one?.attributes['Region']))).to.have.property(
      'size',
      3,
    );
  });

  it('scores a postcode lower that is not of the city', async () => {
    const [best] = await find({ city: 'Springfield', region: 'MO', postal: '62701', countryCode: 'US' });
    expect(best).to.include({ matchType: 'city', score: 85 });
    expect(best?.attributes['Region']).to.equal('Missouri');
  });

  it('searches only the given countries', async () => {
    expect((await find({ city: 'Bergen' }, ['DE']))[0]?.attributes['Country']).to.equal('DE');
    expect((await find(line('Bergen'), ['NL']))[0]?.attributes['Country']).to.equal('NL');
    expect(await find({ city: 'Bergen', countryCode: 'NO' }, ['DE'])).to.deep.equal([]);
  });

  it('finds nothing for a text that names no place', async () => {
    for (const text of ['zzqx', '???', '12345678', '']) expect(await find(line(text))).to.deep.equal([]);
    expect(await find({ city: 'zzqx' })).to.deep.equal([]);
  });

  it('puts the middle of a country that crosses the antimeridian into the country', async () => {
    const [fiji] = await find({ countryCode: 'Fiji' });
    expect(fiji?.longitude).to.be.within(177, 180);
    expect(fiji?.latitude).to.be.within(-19, -16);
  });

  it('stops between addresses when the signal aborts', async () => {
    const aborted = AbortSignal.abort();
    const geocoding = geocoder.geocode([line('Bergen')], { signal: aborted, countries: [] });
    expect(await geocoding.then(() => 'answered').catch(() => 'stopped')).to.equal('stopped');
  });
});
