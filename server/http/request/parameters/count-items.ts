const [COMMA, QUOTE, BACKSLASH] = [0x2c, 0x22, 0x5c];
const [OPEN_BRACKET, CLOSE_BRACKET, OPEN_BRACE, CLOSE_BRACE] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Counts the items of the list that a JSON text holds, without parsing it; 0 for a text that holds no list. */
export function countItems(text: string): number {
  let start = 0;
  while (start < text.length && isSpace(text.charCodeAt(start))) start += 1;
  if (text.charCodeAt(start) !== OPEN_BRACKET) return 0;
  let [depth, commas, isEmpty] = [0, 0, true];
  for (let at = start; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === QUOTE) at = endOfString(text, at);
    else if (char === OPEN_BRACKET || char === OPEN_BRACE) depth += 1;
    else if (char === CLOSE_BRACKET || char === CLOSE_BRACE) {
      depth -= 1;
      if (depth === 0) break;
    } else if (char === COMMA && depth === 1) commas += 1;
    if (at > start && !isSpace(char)) isEmpty = false;
  }
  return isEmpty ? 0 : commas + 1;
}

/** Counts the non-empty items of comma-separated text. */
export function countNames(text: string): number {
  let [count, isEmpty] = [0, true];
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === COMMA) isEmpty = true;
    else if (isEmpty && !isSpace(char)) {
      count += 1;
      isEmpty = false;
    }
  }
  return count;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (char === BACKSLASH) at += 1;
    else if (char === QUOTE) return at;
  }
  return text.length;
}

const isSpace = (char: number): boolean => char === 0x20 || char === 0x0a || char === 0x0d || char === 0x09;
