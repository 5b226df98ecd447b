/** Replacements in text outside of tags, in this order. `$1` keeps the character that must precede. */
const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/&(?:amp;)?(?![a-z\d]+;|#\d+;|#x[\da-f]+;)/gi, '&#038;'],
  [/---/g, '&#8212;'],
  [/ -- /g, ' &#8212; '],
  [/--/g, '&#8211;'],
  [/ - /g, ' &#8211; '],
  [/\.\.\./g, '&#8230;'],
  [/\(tm\)/gi, '&#8482;'],
  [/(\d) ?x ?(?=\d)/g, '$1&#215;'],
  // 9' and 9" after a digit are feet and inches, unless a quotation ends there.
  [/(^|[\s([{>"]|&#8220;|&#8212;|&#8211;)'(?=\d\d(?!\d))/g, '$1&#8217;'],
  [/(^|[\s([{>"]|&#8212;|&#8211;)'(?=\S)/g, '$1&#8216;'],
  [/(^|[\s([{>]|&#8216;|&#8212;|&#8211;)"(?=\S)/g, '$1&#8220;'],
  [/(\d)"(?![^"]*")/g, '$1&#8243;'],
  [/(\d)'(?=[\s\d]|$)/g, '$1&#8242;'],
  [/"/g, '&#8221;'],
  [/'/g, '&#8217;'],
];
// Marks that a rule needs: most texts have none and are skipped.
const MARKS = /[&'"]|--| - |\.\.\.|\(tm\)|\d ?x/i;
// Tag with its quoted attributes, or an element whose text is shown verbatim.
const UNTOUCHED = /(<(code|kbd|samp|pre)\b[\s\S]*?<\/\2>|<(?:"[^"]*"|'[^']*'|[^'">])*>)/gi;

/**
 * Replaces quotes, dashes and ellipses by typographic ones, and `&` by a numeric entity, in the text of
 * HTML; all as numeric entities. Tags and code are unchanged.
 */
export function encodeTypography(html: string): string {
  let encoded = '';
  let position = 0;
  for (const tag of html.matchAll(UNTOUCHED)) {
    encoded += encodeText(html.slice(position, tag.index)) + tag[0];
    position = tag.index + tag[0].length;
  }
  return encoded + encodeText(html.slice(position));
}

function encodeText(text: string): string {
  if (!MARKS.test(text)) return text;
  return RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}
