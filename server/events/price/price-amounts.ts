/** A price that is a number, with the sign or letters beside it. */
export interface Amount {
  readonly symbol: string;
  readonly position: '' | 'prefix' | 'postfix';
  /** As written, without the marks of thousands. */
  readonly value: string;
  /** As written. */
  readonly digits: string;
  readonly size: number;
}

/** Numbers with thousands apart by `,`, `.`, blanks or apostrophes, and without. `10.500` is none: it may be either. */
const DIGITS = [
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?`,
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`,
  String.raw`\d{1,3}(?:\.\d{3}){2,}`,
  String.raw`\d{1,3}(?:[ '\u2019]\d{3})+(?:[.,]\d{1,2})?`,
  String.raw`\d+(?:[.,]\d{1,2})?`,
].join('|');
/** A mark of thousands: three digits and no more come after it. */
const THOUSANDS = /[., '\u2019](?=\d{3}(?!\d))/g;
// A sign or a few letters, as in $, €, EUR or kr: whatever cannot be part of the number.
const SYMBOL = String.raw`[^\d\s.,\p{Pd}\u2212]{1,4}`;
const AMOUNT = new RegExp(`^(?:(${SYMBOL}) ?)?(${DIGITS})(?: ?(${SYMBOL}))?$`, 'u');
/** Longer texts are words. */
const MAX_AMOUNT_LENGTH = 1000;
const RANGE = /^(.+?) ?[-–—] ?(.+)$/u;
const FREE: Amount = { symbol: '', position: '', value: '0', digits: '0', size: 0 };

/**
 * The amount that a price is, or both ends of the range; `undefined` for what is not a number.
 *
 * @param takesFree - whether `Free` alone is a number, as it is in a range.
 */
export function readAmounts(price: string, takesFree: boolean): (Amount | undefined)[] {
  if (price.length > MAX_AMOUNT_LENGTH) return [undefined];
  const single = readAmount(price) ?? (takesFree ? readFree(price) : undefined);
  if (single !== undefined) return [single];
  const [, low = '', high = ''] = RANGE.exec(price) ?? [];
  return [readAmount(low) ?? readFree(low), readAmount(high)];
}

/** Lowest first. */
export function sortBySize(amounts: readonly Amount[]): Amount[] {
  return [...amounts].sort((a, b) => a.size - b.size);
}

/** The amounts that say which currency all are in. What is free says so only where no other does. */
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
