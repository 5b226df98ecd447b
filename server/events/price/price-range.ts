import { currencyOf } from './currency.js';
import { type Amount, findSigns, readAmounts, sortBySize } from './price-amounts.js';

/** ISO 4217 codes of prices that name no currency. */
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
  /** A code of ISO 4217; `undefined` where it is not known. */
  readonly currency: string | undefined;
}

/**
 * The prices as numbers of one currency. `undefined` without any, where one is not a number, and where they are in
 * several currencies.
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

/** The currency that the prices themselves name, where it is another than `own`. */
export function findOtherCurrency(prices: readonly string[], own: string): string | undefined {
  const amounts = readAll(prices).filter((amount) => amount !== undefined);
  const named = [...findCurrencies(amounts, { own })].filter((currency) => currency !== undefined);
  return named.find((currency) => currency !== own && currency !== '');
}

function readAll(prices: readonly string[]): (Amount | undefined)[] {
  return prices.flatMap((price) => readAmounts(price, true));
}

/** Currencies of the amounts, each as `currencyOf` tells it. */
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
