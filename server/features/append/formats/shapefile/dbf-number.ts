const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * The number in a cell where a double holds it to the last digit. The text of the cell for all others, of which the field
 * keeps each digit or says that they are none, as it does of CSV.
 */
export function readDbfNumber(text: string): number | string {
  const digits = digitsOf(text);
  if (digits === undefined) return text;
  const number = Number(text);
  const isWhole = Number.isInteger(number);
  if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) return text;
  return digits === digitsOf(String(number)) ? number : text;
}

/** Two decimal numbers are the same where these are; `undefined` for what is none. */
function digitsOf(text: string): string | undefined {
  const [all, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = whole + fraction;
  if (all === undefined || digits === '') return undefined;
  const significant = digits.replace(/^0+|0+$/g, '');
  if (significant === '') return '0';
  const leading = digits.length - digits.replace(/^0+/, '').length;
  return `${sign === '-' ? '-' : ''}${significant}e${String(whole.length - leading + Number(exponent))}`;
}
