import { expect } from 'chai';
import { documentWriter } from '../../../server/api/openapi-document.js';

describe('documentWriter', () => {
  it('writes the document with the requested server URL', () => {
    const write = documentWriter({ openapi: '3.1.0', servers: [{ url: '/' }] });
    for (const url of ['https://a.example/fair', 'https://b.example:8443', 'https://a.example/fair']) {
      expect(JSON.parse(write(url).text)).to.deep.equal({ openapi: '3.1.0', servers: [{ url }] });
    }
  });

  it('puts the address into the links of the description, and leaves the rest of it', () => {
    const info = { title: 'A', description: '[guide]({address}/guide/a) of {code}' };
    const text = documentWriter({ info })('https://a.example/fair').text;
    expect(JSON.parse(text)).to.deep.include({
      info: { title: 'A', description: '[guide](https://a.example/fair/guide/a) of {code}' },
    });
  });
});
