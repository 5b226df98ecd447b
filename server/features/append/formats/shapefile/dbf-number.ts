const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/;

/**
 * Returns the number in a cell if a double holds it exactly, otherwise the text of the cell. The field keeps
 * each digit of the text or refuses it, as for CSV.
 */
export function readDbfNumber(text: string): number | string {
  const digits = digitsOf(text);
  if (digits === undefined) return text;
  const number = Number(text);
  const isWhole = Number.isInteger(number);
  if (!Number.isFinite(number) || (isWhole && !Number.isSafeInteger(number))) return text;
  return digits === digitsOf(String(number)) ? number : text;
}

/** Returns a canonical form, equal for equal decimal numbers; `undefined` for text that is not a number. */
function digitsOf(text: string): string | undefined {
  const [all, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(text) ?? [];
  const digits = whole + fraction;
  if (all === undefined || digits === '') return undefined;
  const significant = digits.replace(/^0+|0+$/g, '');
  if (significant === '') return '0';
  const leading = digits.length - digits.replace(/^0+/, '').length;
  return `${sign === '-' ? '-' : ''}${significant}e${String(whole.length - leading + Number(exponent))}`;
}
