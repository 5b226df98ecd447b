import { currencyOf } from './currency.js';
import { type Amount, findSigns, readAmounts, sortBySize } from './price-amounts.js';

/** ISO 4217 codes for prices without a currency. */
export interface CurrencyNames {
  /** Currency of the event. */
  readonly own?: string | undefined;
  /** Currency of the site. */
  readonly site?: string | undefined;
}

/** Prices as numbers, in plain decimals with a point. */
export interface PriceRange {
  readonly lowest: string;
  readonly highest: string;
  /** ISO 4217 code; `undefined` if it is unknown. */
  readonly currency: string | undefined;
}

/**
 * Returns the prices as numbers of one currency; `undefined` if there are none, if any is not a number, or
 * if there are several currencies.
 */
export function findPriceRange(prices: readonly string[], names: CurrencyNames): PriceRange | undefined {
  const read = readAll(prices);
  const amounts = sortBySize(read.filter((amount) => amount !== undefined));
  const [lowest, highest] = [amounts[0], amounts.at(-1)];
  if (lowest === undefined || highest === undefined || amounts.length < read.length) return undefined;
  const [currency, ...others] = findCurrencies(amounts, names);
  if (currency === undefined || others.length > 0) return undefined;
  return { lowest: toDecimal(lowest), highest: toDecimal(highest), currency: currency || undefined };
}

/** Returns the currency that the prices themselves name, if it differs from `own`. */
export function findOtherCurrency(prices: readonly string[], own: string): string | undefined {
  const amounts = readAll(prices).filter((amount) => amount !== undefined);
  const named = [...findCurrencies(amounts, { own })].filter((currency) => currency !== undefined);
  return named.find((currency) => currency !== own && currency !== '');
}

function readAll(prices: readonly string[]): (Amount | undefined)[] {
  return prices.flatMap((price) => readAmounts(price, true));
}

/** Returns the currencies of the amounts, by `currencyOf`. */
function findCurrencies(
  amounts: readonly Amount[],
  { own, site }: CurrencyNames,
): ReadonlySet<string | undefined> {
  const signs = findSigns(amounts).map(({ symbol }) => symbol);
  return new Set((signs.length === 0 ? [''] : signs).map((sign) => currencyOf(sign, [own, site])));
}

function toDecimal({ value }: Amount): string {
  return value.replace(',', '.').replace(/^0+(?=\d)/, '');
}
