import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { bound, type Catalogue, inside, openCatalogue, type Wire } from '../support/catalogue.js';

const SCRIPT = '</script><script>alert(1)</script>';
const TYPED = `A &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; b &amp; c\u2028d\u2029e`;
const SHOWN = 'A &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; b &amp; c d e';

/** All texts in a value, keys as well. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...Object.keys(value), ...Object.values(value).flatMap(textsIn)];
}

forEachDatabase('descriptions for search engines', (open) => {
  let catalogue: Catalogue;
  before(async () => {
    catalogue = await openCatalogue(await open());
  });
  after(() => catalogue.stop());
  const { get, event } = bound(() => catalogue);
  const read = async (path: string): Promise<{ text: string; body: Wire }> => {
    const { rawPayload } = await catalogue.send('GET', path);
    const text = rawPayload.toString();
    return { text, body: JSON.parse(text) as Wire };
  };

  async function makeAll(): Promise<string[]> {
    const description = TYPED;
    const contact = { phone: TYPED, website: 'https://a.example/?b=1&c=2#d' };
    const address = { address: TYPED, city: TYPED, state: TYPED, zip: TYPED, country: TYPED };
    const venue = { venue: TYPED, description, ...contact, ...address };
    const organizer = { organizer: TYPED, description, ...contact, email: TYPED };
    const made = await event({ title: TYPED, description, cost: TYPED, venue, organizer: [organizer] });
    const path = (list: string, { id }: Wire): string => `/${list}/${String(id)}`;
    return [
      path('events', made),
      `/events/by-slug/${String(made['slug'])}`,
      path('venues', inside(made, 'venue')),
      path('organizers', (made['organizer'] as Wire[])[0]!),
    ];
  }

  it('writes json_ld that closes no script element, parsed again or as it comes', async () => {
    for (const path of await makeAll()) {
      const { text, body } = await read(path);
      expect(text, path).not.to.match(/[<>&\u2028\u2029]/);
      const described = inside(body, 'json_ld');
      expect(JSON.stringify(described), path).not.to.match(/[<>\u2028\u2029]/);
      const raw = textsIn(described).filter(
        (part) => /&(?!#?\w+;)/.test(part) && !part.startsWith('https://'),
      );
      expect(raw, path).to.deep.equal([]);
      expect(described['description'], path).to.equal(SHOWN);
    }
  });

  it('escapes json_ld however replies are shaped', async () => {
    for (const path of await makeAll()) {
      const { body } = await read(path);
      for (const shape of ['_fields=json_ld', '_clean=1', '_envelope=1', '_jsonp=show'])
        expect((await catalogue.send('GET', `${path}?${shape}`)).rawPayload.toString(), shape).not.to.match(
          /[<>&\u2028\u2029]/,
        );
      const { body: trimmed } = await read(`${path}?_fields=json_ld`);
      expect(trimmed).to.deep.equal({ json_ld: body['json_ld'] });
      const { body: wrapped } = await read(`${path}?_envelope=1`);
      expect(wrapped['body']).to.deep.equal(body);
    }
  });

  it('keeps addresses in json_ld as they are', async () => {
    const website = 'https://a.example/?b=1&c=2#d';
    const made = await event({
      venue: { venue: 'Barn', website },
      organizer: [{ organizer: 'Club', website }],
    });
    const { body } = await read(`/events/${String(made['id'])}`);
    const described = inside(body, 'json_ld');
    expect(inside(described, 'location')['sameAs']).to.equal(website);
    expect(inside(described, 'organizer')).to.include({ url: website, sameAs: website });
  });

  it('keeps lists short by not escaping their markup', async () => {
    await event({ title: 'Listed markup', description: '<p>A & B</p>' });
    const { rawPayload } = await catalogue.send('GET', '/events?search=listed');
    expect(rawPayload.toString()).to.include('<p>A &#038; B</p>');
  });

  it('omits a typed script from the description in json_ld', async () => {
    const { id } = await event({ title: 'Odd', description: SCRIPT });
    expect(inside((await get(`/events/${String(id)}`)).body, 'json_ld')['description']).to.equal('');
  });
});
