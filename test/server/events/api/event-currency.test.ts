import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, paramsOf, type Wire } from '../support/catalogue.js';

forEachDatabase('currencies of prices', (open) => {
  let catalogue: Catalogue;
  const { get, post, put, event } = bound(() => catalogue);
  const offerOf = async ({ id }: Wire): Promise<Wire> =>
    inside(inside((await get(`/events/${String(id)}`)).body, 'json_ld'), 'offers');
  const codeOf = (body: Wire): unknown => inside(body, 'cost_details')['currency_code'];

  describe('on a site without one', () => {
    before(async () => {
      catalogue = await openCatalogue(await open());
    });
    after(() => catalogue.stop());

    it('shows the currency that the event names, on a site without one', async () => {
      const made = await event({ cost: '10.50', currency_code: 'gbp' });
      expect(made).to.include({ cost: '£10.50' });
      expect(codeOf(made)).to.equal('GBP');
      expect(await offerOf(made)).to.include({ price: '10.50', priceCurrency: 'GBP' });
      const path = `/events/${String(made['id'])}`;
      const { body: renamed } = await put(path, { title: 'Renamed' });
      expect([renamed['cost'], codeOf(renamed)]).to.deep.equal(['£10.50', 'GBP']);
      // A body that was read, sent back with another currency: the sign was shown, and not typed.
      const { body: euros } = await put(path, { ...renamed, currency_code: 'EUR' });
      expect([euros['cost'], codeOf(euros)]).to.deep.equal(['€10.50', 'EUR']);
      const { body: same } = await put(path, euros);
      expect([same['cost'], codeOf(same)]).to.deep.equal(['€10.50', 'EUR']);
      for (const nothing of ['', null]) {
        await put(path, { currency_code: 'EUR' });
        const { body: none } = await put(path, { currency_code: nothing });
        expect([none['cost'], codeOf(none)]).to.deep.equal(['$10.50', '']);
      }
      expect(await offerOf(made))
        .to.include({ price: '10.50' })
        .and.not.have.any.keys('priceCurrency');
    });

    it('uses the currency of the event to distinguish dollars', async () => {
      const made = await event({ cost: '$10 - $20', currency_code: 'CAD' });
      const offer = { '@type': 'AggregateOffer', lowPrice: '10', highPrice: '20', priceCurrency: 'CAD' };
      expect(await offerOf(made)).to.include(offer);
    });

    it('refuses unknown currency codes, and one that differs from that of the price', async () => {
      for (const [fields, reason] of [
        [{ currency_code: 'EURO' }, 'must be a code of ISO 4217, such as EUR'],
        [{ currency_code: '€' }, 'must be a code of ISO 4217, such as EUR'],
        [{ currency_code: 'USD', cost: '€10' }, 'must be EUR, which the price names'],
      ] as const) {
        const day = { start_date: '2027-05-14', end_date: '2027-05-15' };
        const { status, body } = await post('/events', { title: 'x', ...day, ...fields, timezone: 'Mars' });
        expect([status, Object.keys(paramsOf(body)).sort()]).to.deep.equal([
          400,
          ['currency_code', 'timezone'],
        ]);
        expect(paramsOf(body)['currency_code']).to.equal(`currency_code ${reason}.`);
      }
      const { id } = await event({ cost: '€10' });
      const { status, body } = await put(`/events/${String(id)}`, {
        currency_code: 'USD',
        title: 'Not kept',
      });
      expect([status, paramsOf(body)]).to.deep.equal([
        ...[400, { currency_code: 'currency_code must be EUR, which the price names.' }],
      ]);
      expect((await get(`/events/${String(id)}`)).body).to.include({ title: 'Evening Walk' });
    });

    it('clears the currency when a new price names another one', async () => {
      const made = await event({ cost: '10', currency_code: 'GBP' });
      const { body } = await put(`/events/${String(made['id'])}`, { cost: '12 EUR' });
      expect([body['cost'], codeOf(body)]).to.deep.equal(['12EUR', '']);
      expect(await offerOf(made)).to.include({ price: '12', priceCurrency: 'EUR' });
    });
  });

  describe('on a site with one', () => {
    before(async () => {
      catalogue = await openCatalogue(await open(), 'UTC', { FAIRGROUND_CURRENCY: 'CAD' });
    });
    after(() => catalogue.stop());

    for (const [cost, shown, price, currency] of [
      ['10', '$10', '10', 'CAD'],
      ['$10', '$10', '10', 'CAD'],
      ['£10', '£10', '10', 'GBP'],
      ['Free', 'Free', '0', 'CAD'],
    ] as const) {
      it(`shows ${cost} in ${currency} on a site with a currency`, async () => {
        const made = await event({ cost });
        expect([made['cost'], codeOf(made)]).to.deep.equal([shown, '']);
        expect(await offerOf(made)).to.include({ price, priceCurrency: currency });
      });
    }
  });
});
