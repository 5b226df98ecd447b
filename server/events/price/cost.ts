import { signOf } from './currency.js';
import { type Amount, findSigns, readAmounts, sortBySize } from './price-amounts.js';
import type { CurrencyNames } from './price-range.js';
import { makeSlug } from '../text/slug.js';

/** Price that a request may send. */
export type CostInput = string | number | boolean | readonly (string | number)[];

export interface CostDetails {
  readonly currency_symbol: string;
  readonly currency_code: string;
  readonly currency_position: '' | 'prefix' | 'postfix';
  /** Lowest first; words in the form of slugs. */
  readonly values: string[];
}

export interface Cost {
  /** Readable text: `$10`, `Free`, `$10 – $30`. */
  readonly text: string;
  readonly details: CostDetails;
}

const DEFAULT_SYMBOL = '$';
const NO_DETAILS: CostDetails = { currency_symbol: '', currency_code: '', currency_position: '', values: [] };

/** Returns the sent prices as texts; none if the price is removed. */
export function readCost(input: CostInput): string[] {
  const list = Array.isArray(input) ? (input as readonly (string | number)[]) : [input];
  return list.map((item) => String(item).trim().replace(/\s+/g, ' ')).filter((text) => text !== '');
}

/**
 * Describes prices. Numbers become one price or a range from lowest to highest, with the currency sign that
 * some of them have, or else that of the event's or site's currency. Prices in several currencies, and
 * texts that are not numbers, are shown as sent.
 */
export function describeCost(prices: readonly string[], names: CurrencyNames = {}): Cost {
  const { text, details } = describePrices(prices, names);
  return { text, details: names.own === undefined ? details : { ...details, currency_code: names.own } };
}

function describePrices(prices: readonly string[], names: CurrencyNames): Cost {
  if (prices.length === 0) return { text: '', details: NO_DETAILS };
  // The word is a number only among others; alone it stays a word.
  const amounts = prices.flatMap((price) => readAmounts(price, prices.length > 1));
  const asSent = prices.join(', ');
  if (amounts.some((amount) => amount === undefined)) return describeWords(asSent);
  return describeAmounts(
    amounts.filter((amount) => amount !== undefined),
    asSent,
    names,
  );
}

function describeWords(words: string): Cost {
  return { text: words, details: { ...NO_DETAILS, values: [makeSlug(words)] } };
}

function describeAmounts(amounts: readonly Amount[], asSent: string, { own, site }: CurrencyNames): Cost {
  const ascending = sortBySize(amounts);
  const values = [...new Set(ascending.map((amount) => amount.value))];
  const lowest = ascending[0];
  const highest = ascending.at(-1);
  if (lowest === undefined || highest === undefined) return { text: '', details: NO_DETAILS };
  const signs = findSigns(amounts);
  const isMixed = signs.some((sign) => sign.symbol !== signs[0]?.symbol);
  const { symbol, position } = (isMixed ? undefined : signs[0]) ?? { symbol: '', position: '' as const };
  const named = own ?? site;
  const show = ({ size, digits }: Amount): string => {
    if (size === 0) return 'Free';
    if (symbol === '') return (named === undefined ? DEFAULT_SYMBOL : signOf(named)) + digits;
    return position === 'postfix' ? digits + symbol : symbol + digits;
  };
  const range = lowest.size === highest.size ? show(lowest) : `${show(lowest)} – ${show(highest)}`;
  return {
    // Different currencies cannot be compared here.
    text: isMixed && highest.size !== 0 ? asSent : range,
    details: { currency_symbol: symbol, currency_code: '', currency_position: position, values },
  };
}
