import { expect } from 'chai';
import { html, type HtmlPart } from '../../../../server/lib/text/html.js';

describe('html', () => {
  it('escapes every value, in lists and in attributes too', () => {
    const hostile = `<img src="x" onerror='alert(1)'>&`;
    const { text } = html`<p title="${hostile}">${[hostile, hostile]}</p>`;
    const escaped = '&lt;img src=&quot;x&quot; onerror=&#39;alert(1)&#39;&gt;&amp;';
    expect(text).to.equal(`<p title="${escaped}">${escaped}${escaped}</p>`);
  });

  it('does not escape HTML that it has made itself', () => {
    const items = ['a', '<'].map((item) => html`<li>${item}</li>`);
    expect(html`<b>${items}</b>`.text).to.equal('<b><li>a</li><li>&lt;</li></b>');
  });

  it('escapes everything else, whatever it looks like', () => {
    const forged: unknown = { text: '<script>' };
    expect(() => html`${forged as HtmlPart}`).to.throw(TypeError);
  });

  it('omits absent values in HTML, and writes numbers', () => {
    expect(html`${undefined}${null}${false}${true}${0}`.text).to.equal('0');
  });
});
