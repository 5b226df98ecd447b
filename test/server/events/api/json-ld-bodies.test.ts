import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue } from '../support/catalogue.js';

const NO_COST = { currency_symbol: '', currency_code: '', currency_position: '', values: [] };

forEachDatabase('bodies of records', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event } = bound(() => catalogue);

  it('describes a venue to search engines in plain text, without missing parts of its address', async () => {
    const fields = { venue: 'Barn', description: '<p>Hay &amp; <b>straw</b></p>', city: 'Upton' };
    const { body } = await get(`/events/${String((await event({ venue: fields }))['id'])}`);
    const place = inside(inside(body, 'json_ld'), 'location');
    expect(place['description']).to.equal('Hay &amp; straw');
    expect(place['address']).to.deep.equal({ '@type': 'PostalAddress', addressLocality: 'Upton' });
  });

  it('describes a range of prices to lists and search engines', async () => {
    const dates = { start_date: '2027-06-04 19:00', end_date: '2027-06-04 22:00', timezone: 'Europe/Rome' };
    const made = await event({ title: 'Lantern Fair', ...dates, cost: ['30', '0', '20'] });
    const { body } = await get(`/events/${String(made['id'])}`);
    expect(body).to.include({ cost: 'Free – $30', utc_start_date: '2027-06-04 17:00:00' });
    expect(body['cost_details']).to.deep.equal({ ...NO_COST, values: ['0', '20', '30'] });
    expect(inside(body, 'json_ld')).to.include({ startDate: '2027-06-04T19:00:00+02:00' });
    const offer = inside(inside(body, 'json_ld'), 'offers');
    expect(offer).to.include({ '@type': 'AggregateOffer', lowPrice: '0', highPrice: '30' });
    // No sign and no setting says which currency it is.
    expect(offer).not.to.have.any.keys('price', 'priceCurrency');
  });

  for (const [cost, price] of [
    ['20€', { price: '20', priceCurrency: 'EUR' }],
    ['£10.50', { price: '10.50', priceCurrency: 'GBP' }],
    ['$1,000', { price: '1000', priceCurrency: 'USD' }],
    ['1,000.50', { price: '1000.50' }],
    ['1.234,50 €', { price: '1234.50', priceCurrency: 'EUR' }],
    ['USD 20', { price: '20', priceCurrency: 'USD' }],
    ['Free', { price: '0' }],
    ['100 kr', {}],
    ['ab 12,50 €', {}],
    ['Adults $10, kids 5 EUR', {}],
    ['Pay what you want', {}],
  ] as const) {
    it(`describes the price of ${cost} as ${JSON.stringify(price)} to search engines`, async () => {
      const { body } = await get(`/events/${String((await event({ cost }))['id'])}`);
      const offer = inside(inside(body, 'json_ld'), 'offers');
      const rest = { url: body['url'], category: 'primary', availability: 'inStock' };
      const { validFrom, ...told } = offer;
      expect(told).to.deep.equal({ '@type': 'Offer', ...price, ...rest });
      expect(validFrom).to.equal('2026-09-02T00:00:00-04:00');
    });
  }
});
