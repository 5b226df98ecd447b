import { expect } from 'chai';
import { documentWriter } from '../../../server/api/openapi-document.js';

describe('documentWriter', () => {
  it('writes the document with the address that is asked for, whatever it was before', () => {
    const write = documentWriter({ openapi: '3.1.0', servers: [{ url: '/' }] });
    for (const url of ['https://a.example/fair', 'https://b.example:8443', 'https://a.example/fair']) {
      expect(JSON.parse(write(url).text)).to.deep.equal({ openapi: '3.1.0', servers: [{ url }] });
    }
  });
});
