import { expect } from 'chai';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { field, openAppendFixture } from '../support/append-fixture.js';

forEachDatabase('append of numbers with many digits', (open) => {
  it('keeps every digit of an integer that becomes text, from both kinds of JSON', async () => {
    const fixture = await openAppendFixture(await open(), { fields: [field('CODE', 'String')] });
    const numbers = ['12345678901234567890', '-9007199254740993', '7'];
    const esri = numbers.map(
      (number) => `{"attributes":{"CODE":${number}},"geometry":{"x":1.234567890123456,"y":2}}`,
    );
    const geojson = numbers.map(
      (number) =>
        `{"type":"Feature","properties":{"CODE": ${number} },"geometry":{"type":"Point","coordinates":[1.234567890123456,2]}}`,
    );
    await fixture.append({ edits: `[${esri.join(',')}]` });
    await fixture.append({ edits: `[${geojson.join(',')}]`, appendUploadFormat: 'geojson' });
    const rows = await fixture.rows();
    expect(rows.map((row) => row['code'])).to.deep.equal([...numbers, ...numbers]);
    expect(rows.map((row) => row['wkt'])).to.have.length(6);
    await fixture.close();
  });
});
