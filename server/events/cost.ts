import { makeSlug } from './slug.js';

/** What a request may send as a price. */
export type CostInput = string | number | boolean | readonly (string | number)[];

export interface CostDetails {
  readonly currency_symbol: string;
  readonly currency_code: string;
  readonly currency_position: '' | 'prefix' | 'postfix';
  /** Lowest first; words as a slug. */
  readonly values: string[];
}

export interface Cost {
  /** As people read it: `$10`, `Free`, `$10 – $30`. */
  readonly text: string;
  readonly details: CostDetails;
}

interface Amount {
  readonly symbol: string;
  readonly position: CostDetails['currency_position'];
  /** As written, without the commas of thousands. */
  readonly value: string;
  /** As written. */
  readonly digits: string;
  readonly size: number;
}

const DEFAULT_SYMBOL = '$';
const NO_DETAILS: CostDetails = { currency_symbol: '', currency_code: '', currency_position: '', values: [] };
const DIGITS = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d{1,2})?`;
// A sign or a few letters, as in $, €, EUR or kr: whatever cannot be part of the number.
const SYMBOL = String.raw`[^\d\s.,\-\u2013\u2014]{1,4}`;
const AMOUNT = new RegExp(`^(?:(${SYMBOL}) ?)?(${DIGITS})(?: ?(${SYMBOL}))?$`, 'u');
/** Longer texts are words. */
const MAX_AMOUNT_LENGTH = 1000;
const RANGE = /^(.+?) ?[-–—] ?(.+)$/u;

/** The prices sent, as texts; none when the price is taken away. */
export function readCost(input: CostInput): string[] {
  const list = Array.isArray(input) ? (input as readonly (string | number)[]) : [input];
  return list.map((item) => String(item).trim().replace(/\s+/g, ' ')).filter((text) => text !== '');
}

/**
 * How prices are shown. Numbers become one price or the range from the lowest to the highest, with the currency sign
 * that some of them have, or else the site's; those in several currencies, and what is not a number, stay as they are.
 */
export function describeCost(prices: readonly string[]): Cost {
  if (prices.length === 0) return { text: '', details: NO_DETAILS };
  const amounts = prices.flatMap((price) => readAmounts(price, prices.length > 1));
  const asSent = prices.join(', ');
  if (amounts.some((amount) => amount === undefined)) return describeWords(asSent);
  return describeAmounts(
    amounts.filter((amount) => amount !== undefined),
    asSent,
  );
}

// The word is a number only beside others; alone it stays the word.
const FREE: Amount = { symbol: '', position: '', value: '0', digits: '0', size: 0 };

function readAmounts(price: string, isOneOfSeveral: boolean): (Amount | undefined)[] {
  if (price.length > MAX_AMOUNT_LENGTH) return [undefined];
  const single = readAmount(price) ?? (isOneOfSeveral ? readFree(price) : undefined);
  if (single !== undefined) return [single];
  const [, low = '', high = ''] = RANGE.exec(price) ?? [];
  return [readAmount(low) ?? readFree(low), readAmount(high)];
}

function readFree(text: string): Amount | undefined {
  return /^free$/i.test(text) ? FREE : undefined;
}

function readAmount(text: string): Amount | undefined {
  const [, before, digits, after] = AMOUNT.exec(text) ?? [];
  if (digits === undefined || (before !== undefined && after !== undefined)) return undefined;
  const hasThousands = /,\d{3}/.test(digits);
  const value = hasThousands ? digits.replaceAll(',', '') : digits;
  return {
    symbol: before ?? after ?? '',
    position: before === undefined ? (after === undefined ? '' : 'postfix') : 'prefix',
    value,
    digits,
    size: Number(value.replace(',', '.')),
  };
}

function describeWords(words: string): Cost {
  return { text: words, details: { ...NO_DETAILS, values: [makeSlug(words)] } };
}

/** The amounts that say which currency all are in. What is free says so only where no other does. */
function findSigns(amounts: readonly Amount[]): Amount[] {
  const signed = amounts.filter(({ symbol }) => symbol !== '');
  const paid = signed.filter(({ size }) => size !== 0);
  return paid.length > 0 ? paid : signed;
}

function describeAmounts(amounts: readonly Amount[], asSent: string): Cost {
  const ascending = [...amounts].sort((a, b) => a.size - b.size);
  const values = [...new Set(ascending.map((amount) => amount.value))];
  const lowest = ascending[0];
  const highest = ascending.at(-1);
  if (lowest === undefined || highest === undefined) return { text: '', details: NO_DETAILS };
  const signs = findSigns(amounts);
  const isMixed = signs.some((sign) => sign.symbol !== signs[0]?.symbol);
  const { symbol, position } = (isMixed ? undefined : signs[0]) ?? { symbol: '', position: '' as const };
  const show = ({ size, digits }: Amount): string => {
    if (size === 0) return 'Free';
    if (symbol === '') return DEFAULT_SYMBOL + digits;
    return position === 'postfix' ? digits + symbol : symbol + digits;
  };
  const range = lowest.size === highest.size ? show(lowest) : `${show(lowest)} – ${show(highest)}`;
  return {
    // Which of several currencies is worth more, nobody knows here.
    text: isMixed && highest.size !== 0 ? asSent : range,
    details: { currency_symbol: symbol, currency_code: '', currency_position: position, values },
  };
}
