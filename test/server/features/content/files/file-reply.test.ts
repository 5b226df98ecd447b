import { expect } from 'chai';
import { dispositionOf } from '../../../../../server/features/content/files/file-reply.js';

describe('the name of a download', () => {
  for (const [fileName, header] of [
    ['a.csv', `attachment; filename="a.csv"; filename*=UTF-8''a.csv`],
    ['a"b\\.csv', `attachment; filename="a_b_.csv"; filename*=UTF-8''a%22b%5C.csv`],
    ["it's (1)*.csv", `attachment; filename="it's (1)*.csv"; filename*=UTF-8''it%27s%20%281%29%2A.csv`],
    ['🌍é\r\n.csv', `attachment; filename="____.csv"; filename*=UTF-8''%F0%9F%8C%8D%C3%A9%0D%0A.csv`],
  ] as const) {
    it(`${JSON.stringify(fileName)} neither ends the header nor loses a letter`, () => {
      expect(dispositionOf(fileName)).to.equal(header);
    });
  }
});
