import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases/databases.js';
import type { ShownPage } from '../../support/clients/plain-browser.js';
import { HOSTILE } from './support/hostile-text.js';
import { type CalendarSite, openCalendarSite, ROOT } from './pages/calendar-site.js';

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };
const MAY = '/calendar?date=2027-05-14';

/** Returns the words of the page's content, without markup. */
function wordsOf({ html }: ShownPage): string {
  const [, main = ''] = /<main id="main">([^]*)<\/main>/.exec(html) ?? [];
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

forEachDatabase('pages of the calendar', (open) => {
  let site: CalendarSite;

  before(async () => {
    site = await openCalendarSite(await open());
  });
  after(() => site.close());

  it('shows a draft to its author and to editors only, in every view and by its address', async () => {
    const { id } = await site.call(
      'POST',
      '/events',
      { title: 'Hidden Draft', ...DAY, status: 'draft' },
      site.users.author,
    );
    const seen = async (user?: CalendarSite['users']['editor']): Promise<boolean[]> => {
      const browser = await site.browse(user);
      const pages = [
        ...['month', 'week', 'list'].map((view) => `${MAY}&view=${view}`),
        `/calendar/event/${String(id)}`,
      ];
      const shown = [];
      for (const path of pages) shown.push((await browser.open(path)).html.includes('Hidden Draft'));
      return shown;
    };
    const { editor, author, contributor, subscriber } = site.users;
    expect(await seen(editor)).to.deep.equal([true, true, true, true]);
    expect(await seen(author)).to.deep.equal([true, true, true, true]);
    for (const user of [undefined, contributor, subscriber]) {
      expect(await seen(user)).to.deep.equal([false, false, false, false]);
    }
    const refused = await (await site.browse()).open(`/calendar/event/${String(id)}`);
    expect(refused.status).to.equal(403);
  });

  it('asks for the password of an event, and shows title and times alone without it', async () => {
    const fields = { title: 'Quiet Supper', ...DAY, password: 'tulip', description: 'Under the oak.' };
    const { id } = await site.call('POST', '/events', fields);
    const path = `/calendar/event/${String(id)}`;
    const browser = await site.browse();
    const month = await browser.open(`${MAY}&view=list`);
    expect(month.html).to.contain('Quiet Supper').and.not.contain('Under the oak');
    const asked = await browser.open(path);
    expect([asked.status, asked.html.includes('Under the oak')]).to.deep.equal([403, false]);
    const wrong = await browser.send(asked, path, { password: 'rose' });
    expect([wrong.status, wrong.html.includes('The password is wrong.')]).to.deep.equal([403, true]);
    const right = await browser.send(asked, path, { password: 'tulip' });
    expect([right.status, right.html.includes('Under the oak.')]).to.deep.equal([200, true]);
    expect(right.html).not.to.contain('tulip').and.not.contain('application/ld+json');
  });

  it('escapes whatever users have written, on every page, and loads nothing from elsewhere', async () => {
    await site.call('POST', '/categories', { name: HOSTILE, description: HOSTILE });
    const { id: venue } = await site.call('POST', '/venues', {
      venue: HOSTILE,
      address: HOSTILE,
      city: HOSTILE,
      phone: HOSTILE,
    });
    const { id: organizer } = await site.call('POST', '/organizers', { organizer: HOSTILE, phone: HOSTILE });
    const { id } = await site.call('POST', '/events', {
      title: HOSTILE,
      description: `<p onclick="alert(1)" style="color:red">Text</p>${HOSTILE}`,
      cost: HOSTILE,
      ...DAY,
      venue,
      organizer,
      categories: [HOSTILE],
      tags: [HOSTILE],
    });
    const browser = await site.browse(site.users.editor);
    for (const path of [
      ...['month', 'week', 'list'].map(
        (view) => `${MAY}&view=${view}&search=${encodeURIComponent('"><script>')}`,
      ),
      ...['month', 'week', 'list'].map((view) => `${MAY}&view=${view}`),
      `/calendar/event/${String(id)}`,
      '/calendar/import',
      ...['events', 'venues', 'organizers', 'categories', 'tags'].map((kind) => `/calendar/manage/${kind}`),
      `/calendar/manage/events/${String(id)}`,
      `/calendar/manage/venues/${String(venue)}`,
      `/calendar/manage/organizers/${String(organizer)}`,
    ]) {
      const { html, headers, status } = await browser.open(path);
      expect(status, path).to.be.oneOf([200, 400]);
      expect(String(headers['content-security-policy']), path).to.contain(
        "default-src 'none'; script-src 'self'",
      );
      const markup = html.replace(/<script type="application\/ld\+json">[^<]*<\/script>/, '');
      expect(markup, path).not.to.match(/<script>|<img src=x|javascript:/i);
      expect(markup.replace(/"[^"]*"/g, '""'), path).not.to.match(/<[^>]*\s(on\w+|style)=/i);
      const loaded = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, address = '']) => address);
      expect(
        loaded.filter((address) => address !== '' && !address.startsWith(`${ROOT}/`)),
        path,
      ).to.deep.equal([]);
    }
  });

  it('describes a public event to search engines, in a data block that no text can end', async () => {
    const { id } = await site.call('POST', '/events', {
      title: 'Described',
      ...DAY,
      description: '</script><script>alert(1)</script>Text',
    });
    const { html } = await (await site.browse()).open(`/calendar/event/${String(id)}`);
    const [, block = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html) ?? [];
    const described = await site.call('GET', `/events/${String(id)}`);
    expect(JSON.parse(block)).to.deep.equal(described['json_ld']);
  });

  it('shows pictures of this server in a description, and links to those of others', async () => {
    const own = `https://fair.example.org${ROOT}/cal/events/v1/images/1/files/a.png`;
    const description = `<p><img src="${own}" alt="Ours"><img src="https://else.example.org/a.png?b=1&amp;c=2" alt="Theirs"></p>`;
    const { id } = await site.call('POST', '/events', { title: 'Pictures', ...DAY, description });
    const { html } = await (await site.browse()).open(`/calendar/event/${String(id)}`);
    expect(html).to.contain(`<img src="${ROOT}/cal/events/v1/images/1/files/a.png" alt="Ours"`);
    expect(html)
      .to.contain(
        '<a href="https://else.example.org/a.png?b=1&amp;c=2" rel="noopener noreferrer external">Theirs</a>',
      )
      .and.not.contain('src="https://else');
  });

  it('finds an event by its slug as by its id', async () => {
    const { id, slug } = await site.call('POST', '/events', { title: 'By Slug', ...DAY });
    const browser = await site.browse();
    const [byId, bySlug] = [
      await browser.open(`/calendar/event/${String(id)}`),
      await browser.open(`/calendar/event/${String(slug)}`),
    ];
    expect([bySlug.status, wordsOf(bySlug)]).to.deep.equal([200, wordsOf(byId)]);
  });

  it('filters by category, venue, organizer, featured and search, as the interface does', async () => {
    const category = await site.call('POST', '/categories', { name: 'Concerts' });
    const { id: venue } = await site.call('POST', '/venues', { venue: 'Blue Hall' });
    const { id: organizer } = await site.call('POST', '/organizers', { organizer: 'Brass Band' });
    const other = { title: 'Other Evening', ...DAY };
    await site.call('POST', '/events', other);
    await site.call('POST', '/events', {
      title: 'Brass Evening',
      ...DAY,
      venue,
      organizer,
      categories: [category['slug']],
      featured: true,
    });
    const browser = await site.browse();
    for (const filter of [
      `categories=${String(category['slug'])}`,
      `venue=${String(venue)}`,
      `organizer=${String(organizer)}`,
      'featured=1',
      'search=brass',
    ]) {
      for (const view of ['month', 'week', 'list']) {
        const page = await browser.open(`${MAY}&view=${view}&${filter}`);
        const text = wordsOf(page);
        expect(
          [text.includes('Brass Evening'), text.includes('Other Evening')],
          `${view} ${filter}`,
        ).to.deep.equal([true, false]);
        expect(page.html, filter).to.contain(`events.ics?${filter}`);
      }
    }
  });

  it('shows in each view the events of its days only', async () => {
    const at = (title: string, day: string): Promise<unknown> =>
      site.call('POST', '/events', { title, start_date: `${day} 10:00:00`, end_date: `${day} 11:00:00` });
    await at('Before All', '2028-03-31');
    await at('First Day', '2028-04-01');
    await at('Mid Month', '2028-04-12');
    await at('After All', '2028-05-20');
    const browser = await site.browse();
    const seen = async (query: string): Promise<string[]> => {
      const text = wordsOf(await browser.open(`/calendar?${query}`));
      return ['Before All', 'First Day', 'Mid Month', 'After All'].filter((title) => text.includes(title));
    };
    expect(await seen('view=week&date=2028-04-12')).to.deep.equal(['Mid Month']);
    expect(await seen('view=list&date=2028-04-12')).to.deep.equal(['Mid Month', 'After All']);
    expect(await seen('view=list&date=2028-04-13&search=all')).to.deep.equal(['After All']);
    // The weeks of April begin on Monday, 27 March.
    expect(await seen('view=month&date=2028-04-12')).to.deep.equal(['Before All', 'First Day', 'Mid Month']);
  });

  it('names every parameter that it does not accept, with status 400', async () => {
    const { status, html } = await (
      await site.browse()
    ).open('/calendar?view=year&date=2027-02-30&venue=x&categories=nowhere&featured=maybe&page=0');
    expect(status).to.equal(400);
    for (const fault of [
      'view: must be one of month, week, list',
      'date: must be a date such as 2027-05-14',
      'venue: must be ids',
      'featured: must be 1 or 0',
      'page: must be a number from 1',
    ])
      expect(html).to.contain(fault);
    expect(html).to.match(/categories: .*nowhere/);
  });

  it('keeps forms from those without rights', async () => {
    const paths = ['/calendar/import', '/calendar/manage/events', '/calendar/manage/events/new'];
    const codes = async (user?: CalendarSite['users']['editor']): Promise<number[]> => {
      const browser = await site.browse(user);
      const found = [];
      for (const path of paths) found.push((await browser.open(path)).status);
      return found;
    };
    expect(await codes()).to.deep.equal([401, 401, 401]);
    expect(await codes(site.users.subscriber)).to.deep.equal([403, 403, 403]);
    expect(await codes(site.users.contributor)).to.deep.equal([200, 200, 200]);
    const contributor = await site.browse(site.users.contributor);
    expect((await contributor.open('/calendar/manage/tags/new')).status).to.equal(403);
    expect((await contributor.open('/calendar/manage/events/new')).html).not.to.contain('value="publish"');
  });

  it('answers HEAD as GET without a body, and 404 as a page', async () => {
    const { server } = site.server;
    for (const url of ['/calendar', '/calendar/']) {
      const head = await server.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.payload], url).to.deep.equal([200, '']);
    }
    for (const url of ['/calendar/nowhere', '/calendar/event/999999/x', '/calendar/manage/pens']) {
      const missing = await server.inject(url);
      expect([missing.statusCode, missing.headers['content-type']], url).to.deep.equal([
        404,
        'text/html; charset=utf-8',
      ]);
    }
    expect((await server.inject('/calendar/event/999999')).statusCode).to.equal(404);
  });
});
