const ZERO = '0'.charCodeAt(0);

/** Parses comma-separated integers, as databases aggregate them; a million take some milliseconds. */
export function parseInts(text: string): Float64Array {
  const numbers = new Float64Array((text.length + 1) >> 1);
  let count = 0;
  let number = 0;
  let sign = 1;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit >= 0) number = number * 10 + digit;
    else if (text[index] === '-') sign = -1;
    else {
      numbers[count] = sign * number;
      count += 1;
      number = 0;
      sign = 1;
    }
  }
  numbers[count] = sign * number;
  return numbers.slice(0, count + 1);
}
