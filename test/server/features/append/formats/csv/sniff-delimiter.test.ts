import { expect } from 'chai';
import { sniffDelimiter } from '../../../../../../server/features/append/formats/csv/sniff-delimiter.js';

describe('sniffDelimiter', () => {
  for (const [title, text, delimiter] of [
    ['commas', 'a,b\n1,2\n', ','],
    ['semicolons beside decimal commas', 'name;x\na;1,5\nb;2,5\n', ';'],
    ['semicolons beside lists in cells', 'id;tags\n1;a,b,c\n2;d\n', ';'],
    ['tabs beside commas in the header', 'name, first\tname, last\nx\ty\n', '\t'],
    ['bars', 'a|b|c\n1|2|3\n', '|'],
    ['delimiters in quotes', '"a;b;c",d\n"e;f;g",h\n', ','],
    ['spaces where nothing else cuts', 'id lat lon\n1 51.5 7\n2 52 8\n', ' '],
    ['one column of words', 'city\nNew York\nLos Angeles\n', ','],
    ['one column of pairs of words', 'full name\nAda Lovelace\n', ','],
    ['a header alone', 'a;b\n', ';'],
    ['nothing', '', ','],
  ] as const) {
    it(`detects ${title}`, () => {
      expect(sniffDelimiter(text, '"')).to.equal(delimiter);
    });
  }
});
