/** Price that is a number, with the sign or letters beside it. */
export interface Amount {
  readonly symbol: string;
  readonly position: '' | 'prefix' | 'postfix';
  /** Number as written, without thousands separators. */
  readonly value: string;
  /** Number as written. */
  readonly digits: string;
  readonly size: number;
}

/**
 * Numbers with thousands separated by `,`, `.`, blanks or apostrophes, and without. `10.500` is excluded,
 * since it is ambiguous.
 */
const DIGITS = [
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}`,
  String.raw`\d{1,3}(?:[ '\u2019]\d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d+(?:[.,]\d{1,2})?`,
].join('|');
/** Thousands separator: exactly three digits follow. */
const THOUSANDS = /[., '\u2019](?=\d{3}(?!\d))/g;
// Sign or a few letters, as in $, €, EUR or kr: characters that cannot be part of the number.
const SYMBOL = String.raw`[^\d\s.,\p{Pd}\u2212]{1,4}`;
const AMOUNT = new RegExp(`^(?:(${SYMBOL}) ?)?(${DIGITS})(?: ?(${SYMBOL}))?$`, 'u');
/** Maximum length of an amount; longer texts are words. */
const MAX_AMOUNT_LENGTH = 1000;
const RANGE = /^(.+?) ?[-–—] ?(.+)$/u;
const FREE: Amount = { symbol: '', position: '', value: '0', digits: '0', size: 0 };

/**
 * Returns the amount in a price, or both ends of a range; `undefined` if it is not a number.
 *
 * @param takesFree - true if `Free` alone is a number, as it is in a range.
 */
export function readAmounts(price: string, takesFree: boolean): (Amount | undefined)[] {
  if (price.length > MAX_AMOUNT_LENGTH) return [undefined];
  const single = readAmount(price) ?? (takesFree ? readFree(price) : undefined);
  if (single !== undefined) return [single];
  const [, low = '', high = ''] = RANGE.exec(price) ?? [];
  return [readAmount(low) ?? readFree(low), readAmount(high)];
}

/** Sorts amounts, lowest first. */
export function sortBySize(amounts: readonly Amount[]): Amount[] {
  return [...amounts].sort((a, b) => a.size - b.size);
}

/**
 * Returns the amounts that determine the common currency. Free amounts count only if no other amount has a
 * sign.
 */
export function findSigns(amounts: readonly Amount[]): Amount[] {
  const signed = amounts.filter(({ symbol }) => symbol !== '');
  const paid = signed.filter(({ size }) => size !== 0);
  return paid.length > 0 ? paid : signed;
}

function readFree(text: string): Amount | undefined {
  return /^free$/i.test(text) ? FREE : undefined;
}

function readAmount(text: string): Amount | undefined {
  const [, before, digits, after] = AMOUNT.exec(text) ?? [];
  if (digits === undefined || (before !== undefined && after !== undefined)) return undefined;
  const value = digits.replace(THOUSANDS, '');
  return {
    symbol: before ?? after ?? '',
    position: before === undefined ? (after === undefined ? '' : 'postfix') : 'prefix',
    value,
    digits,
    size: Number(value.replace(',', '.')),
  };
}
