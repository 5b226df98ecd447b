/** ISO 4217 codes of currencies in use, and of those withdrawn since 2023, for past events. */
const CODES: ReadonlySet<string> = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP ' +
    'CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ' +
    'IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU ' +
    'MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG ' +
    'SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES VND VUV ' +
    'WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ANG BGN HRK'
  ).split(' '),
);

/**
 * Signs and letters that several currencies share. The first is the default if the context names no
 * currency, unless it is empty.
 */
const SHARED: Readonly<Record<string, string>> = {
  $: 'USD ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP CVE DOP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD UYU XCD',
  '£': 'GBP EGP FKP GIP LBP SDG SHP SSP SYP',
  '€': 'EUR',
  '¥': ' CNY JPY',
  '₩': 'KRW KPW',
  '₹': 'INR',
  '₽': 'RUB',
  '₺': 'TRY',
  '₪': 'ILS',
  '₴': 'UAH',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  '₵': 'GHS',
  '₸': 'KZT',
  '₮': 'MNT',
  '₲': 'PYG',
  '₡': 'CRC',
  '₾': 'GEL',
  '₼': 'AZN',
  '₭': 'LAK',
  '៛': 'KHR',
  '৳': 'BDT',
  '֏': 'AMD',
  '₨': ' INR LKR MUR NPR PKR SCR',
  us$: 'USD',
  ca$: 'CAD',
  c$: ' CAD NIO',
  au$: 'AUD',
  a$: 'AUD',
  nz$: 'NZD',
  hk$: 'HKD',
  nt$: 'TWD',
  sg$: 'SGD',
  s$: 'SGD',
  mx$: 'MXN',
  r$: 'BRL',
  円: 'JPY',
  元: ' CNY HKD TWD',
  kr: ' DKK ISK NOK SEK',
  rs: ' INR LKR MUR NPR PKR SCR',
  fr: ' CHF DJF GNF KMF RWF XAF XOF XPF',
  sfr: 'CHF',
  lei: ' MDL RON',
  ft: ' HUF',
  r: ' ZAR',
  zł: 'PLN',
  kč: 'CZK',
  tl: 'TRY',
  rm: 'MYR',
  rp: 'IDR',
  руб: 'RUB',
  грн: 'UAH',
  euro: 'EUR',
  eur: 'EUR',
  usd: 'USD',
  gbp: 'GBP',
  chf: 'CHF',
};
const SIGNS = new Map(Object.entries(SHARED).map(([sign, codes]) => [sign, codes.split(' ')]));

/** Returns an ISO 4217 code in capitals, from text in any case; `undefined` for any other text. */
export function readCurrency(text: string): string | undefined {
  const code = text.trim().toUpperCase();
  return CODES.has(code) ? code : undefined;
}

/**
 * Returns the currencies that the sign or letters beside a number may denote: first the default without
 * context, or an empty text. `undefined` if it is not a known currency sign.
 */
function currenciesOfSign(sign: string): readonly string[] | undefined {
  if (CODES.has(sign)) return [sign];
  const wide = sign.normalize('NFKC').toLowerCase();
  return SIGNS.get(wide) ?? (/^\p{Sc}$/u.test(wide) ? [''] : undefined);
}

/**
 * Returns the currency of a price with `sign` beside it. `candidates` resolve an ambiguous sign: the
 * currency of the event, then of the site. Empty for an unknown currency, `undefined` if the sign is not a
 * currency.
 */
export function currencyOf(sign: string, candidates: readonly (string | undefined)[]): string | undefined {
  const named = candidates.filter((name) => name !== undefined);
  if (sign === '') return named[0] ?? '';
  const written = named.find((name) => name.toLowerCase() === sign.toLowerCase());
  const possible = currenciesOfSign(sign);
  const meant = written ?? named.find((name) => possible?.includes(name)) ?? possible?.[0];
  // Unknown letters may be minutes or feet.
  return meant === '' && /^\p{L}+$/u.test(sign) ? undefined : meant;
}

/** Returns the prefix of a number in this currency: its sign if that is one character, else the code. */
export function signOf(currency: string): string {
  const [sign] = [...SIGNS].find(([text, codes]) => /^\p{Sc}$/u.test(text) && codes.includes(currency)) ?? [];
  return sign ?? currency;
}
