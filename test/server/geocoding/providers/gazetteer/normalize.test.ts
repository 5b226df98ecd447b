import { expect } from 'chai';
import { nameVariants } from '../../../../../server/geocoding/providers/gazetteer/name-variants.js';
import { normalizeName } from '../../../../../server/geocoding/providers/gazetteer/normalize.js';

describe('normalizeName', () => {
  for (const [text, normal] of [
    ['Bergen', 'bergen'],
    ['MÜNCHEN', 'munchen'],
    ['São Paulo', 'sao paulo'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Weißenfels', 'weissenfels'],
    ['St. Louis', 'saint louis'],
    ['Saint-Louis', 'saint louis'],
    ['Ft Worth', 'fort worth'],
    ['Mt. Vernon', 'mount vernon'],
    ["Coeur d'Alene", 'coeur dalene'],
    ['Frankfurt/Main', 'frankfurt main'],
    ['  New   York  ', 'new york'],
    ['Bath & Wells', 'bath and wells'],
    ['東京', '東京'],
    ['Москва', 'москва'],
    ['!?', ''],
  ] as const) {
    it(`normalizes ${JSON.stringify(text)} to ${JSON.stringify(normal)}`, () => {
      expect(normalizeName(text)).to.equal(normal);
    });
  }
});

describe('nameVariants', () => {
  for (const [name, variants] of [
    ['Bergen', ['Bergen']],
    ['Bergen (Hordaland)', ['Bergen (Hordaland)', 'Bergen']],
    ['Bergen, Vestland', ['Bergen, Vestland', 'Bergen']],
    ['City of Westminster', ['City of Westminster', 'Westminster']],
    ['Dublin 2', ['Dublin 2', 'Dublin']],
    ['Paris 13e', ['Paris 13e', 'Paris']],
    ['Tromsø kommune', ['Tromsø kommune', 'Tromsø']],
  ] as const) {
    it(`tries ${variants.join(' and ')} for ${name}`, () => {
      expect(nameVariants(name)).to.deep.equal(variants);
    });
  }
});
