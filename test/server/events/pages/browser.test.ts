import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { findAccessFaults, keepPicture, scrollsSideways } from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { encode, picture } from '../support/pictures.js';
import { type CalendarSite, openCalendarSite } from './calendar-site.js';

const LOOKS = [
  ['light', 'light', 1100],
  ['dark', 'dark', 1100],
  ['phone', 'light', 375],
] as const;

forEachDatabase('the calendar in a browser', function (open) {
  let site: CalendarSite;
  // The browser writes a line for each refusal of the interface, which the pages show.
  const pages = openPages((text) => /status of 4\d\d/.test(text));
  let page: Page;
  let root: string;

  before(async function () {
    this.timeout(300_000);
    site = await openCalendarSite(await open(), {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
      FAIRGROUND_VALIDATE_RESPONSES: 'off',
    });
    await site.server.server.start();
    root = site.server.server.info.uri;
    await fillCatalogue(site);
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await site.close();
  });

  async function signIn(): Promise<void> {
    await page.goto(`${root}/rest/login`);
    await page.getByLabel('User name').fill(site.users.editor.name);
    await page.getByLabel('Password').fill(site.users.editor.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }

  async function look(name: string): Promise<void> {
    await keepPicture(page, name);
    expect(await findAccessFaults(page), name).to.deep.equal([]);
    expect(await scrollsSideways(page), name).to.equal(false);
  }

  for (const [name, scheme, width] of LOOKS) {
    it(`leads from the month by week and list to an event (${name})`, async function () {
      this.timeout(300_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${root}/calendar?date=2027-05-14`);
      await look(`calendar-month-${name}`);
      await page.getByRole('link', { name: 'Week', exact: true }).click();
      await page.getByRole('heading', { name: /10 ?–.*16 May 2027/ }).waitFor();
      await look(`calendar-week-${name}`);
      await page.getByRole('link', { name: 'List', exact: true }).click();
      await page.getByRole('heading', { name: 'From Friday 14 May 2027' }).waitFor();
      await look(`calendar-list-${name}`);
      await page.getByRole('link', { name: 'Month', exact: true }).click();
      await page
        .getByRole('link', { name: /Evening Walk/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Evening Walk & Picnic' }).waitFor();
      await look(`calendar-event-${name}`);
    });

    it(`shows forms and lists of records to an editor (${name})`, async function () {
      this.timeout(300_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await signIn();
      await page.goto(`${root}/calendar/manage/events`);
      await look(`calendar-manage-${name}`);
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByRole('button', { name: 'Save the changes' }).waitFor();
      await look(`calendar-form-${name}`);
      await page.goto(`${root}/calendar/import`);
      await look(`calendar-import-${name}`);
    });
  }

  it('holds a form that is sent before its script is there', async function () {
    this.timeout(300_000);
    await signIn();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/record-form.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${root}/calendar/manage/tags/new`, { waitUntil: 'commit' });
    await page.getByLabel('Name').fill('Early');
    await page.getByRole('button', { name: 'Create the tag' }).click();
    release();
    await page.waitForURL((url) => !url.pathname.endsWith('/new'));
    const { tags } = (await (
      await fetch(`${root}/cal/events/v1/tags?search=Early&hide_empty=false`)
    ).json()) as {
      tags: { name: string }[];
    };
    expect(tags.map(({ name }) => name)).to.deep.equal(['Early']);
  });

  it('creates an event after its faults were mended, and nothing typed is lost', async function () {
    this.timeout(300_000);
    await signIn();
    await page.goto(`${root}/calendar`);
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Title').fill('Lantern Night');
    await page.getByLabel('Description').fill('Bring a lantern.');
    await page.getByLabel('Start').fill('2027-05-20T20:00');
    await page.getByLabel('End').fill('2027-05-20T23:00');
    await page.getByLabel('Time zone').fill('Europe/Nowhere');
    await page.getByLabel('Website').fill('no address');
    const save = page.getByRole('button', { name: 'Create the event' });
    await save.click();
    await page.locator('#fault-timezone').filter({ hasText: 'timezone must be' }).waitFor();
    expect(await page.locator('#fault-website').textContent()).to.match(/website must be/);
    expect(await page.getByLabel('Time zone').getAttribute('aria-invalid')).to.equal('true');
    await look('calendar-faults');
    expect(await page.getByLabel('Title').inputValue()).to.equal('Lantern Night');
    await page.getByLabel('Time zone').fill('Europe/Oslo');
    await page.getByLabel('Website').fill('https://lanterns.example.org/');
    await page.getByRole('textbox', { name: 'New categories' }).fill('Nights, Lights');
    await page.getByLabel('Picture').setInputFiles({
      name: 'lantern.png',
      mimeType: 'image/png',
      buffer: await encode(picture(640, 480), 'png'),
    });
    await save.click();
    await page.getByRole('heading', { name: 'Lantern Night' }).waitFor();
    expect(await page.getByText('20:00–23:00 CEST').count()).to.equal(1);
    expect(await page.getByText('14:00–17:00 EDT').count()).to.equal(1);
    expect(await page.evaluate(PICTURE_WIDTH)).to.be.greaterThan(0);
    expect(await page.getByRole('link', { name: 'Lights' }).count()).to.equal(1);
    await look('calendar-created');
  });

  it('does not save over the change of another user unless asked', async function () {
    this.timeout(300_000);
    const { id } = await site.call('POST', '/events', { title: 'Two Hands', ...DAY });
    await signIn();
    await page.goto(`${root}/calendar/manage/events/${String(id)}`);
    await page.getByLabel('Cost').fill('$5');
    await site.call('POST', `/events/${String(id)}`, { title: 'Four Hands' });
    await page.getByRole('button', { name: 'Save the changes' }).click();
    await page.getByText('The record has changed since it was read.').waitFor();
    expect(await site.call('GET', `/events/${String(id)}`)).to.include({ title: 'Four Hands', cost: '' });
    await page.getByRole('button', { name: 'Save my changes anyway' }).click();
    await page.getByRole('heading', { name: 'Four Hands' }).waitFor();
    expect(await site.call('GET', `/events/${String(id)}`)).to.include({ title: 'Four Hands', cost: '$5' });
  });

  it('moves an event to the trash and restores it', async function () {
    this.timeout(300_000);
    const { id } = await site.call('POST', '/events', { title: 'Come Back', ...DAY });
    await signIn();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${root}/calendar/event/${String(id)}`);
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.waitForURL(/status=trash/);
    const row = page.getByRole('row', { name: /Come Back/ });
    await row.getByRole('button', { name: 'Restore' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await site.call('GET', `/events/${String(id)}`)).to.include({ status: 'publish' });
  });

  it('finds a venue that the form does not offer, and creates a venue with a fault first', async function () {
    this.timeout(300_000);
    await signIn();
    await page.goto(`${root}/calendar/manage/venues/new`);
    await page.getByLabel('Name').fill('Zebra Hall');
    await page.getByLabel('Latitude').fill('123');
    await page.getByLabel('Longitude').fill('5');
    await page.getByRole('button', { name: 'Create the venue' }).click();
    await page.locator('#fault-geo_lat').filter({ hasText: '-90 to 90' }).waitFor();
    await page.getByLabel('Latitude').fill('60.1');
    await page.getByRole('button', { name: 'Create the venue' }).click();
    await page.getByRole('rowheader', { name: 'Zebra Hall' }).waitFor();
    await page.goto(`${root}/calendar/manage/events/new`);
    await page.getByRole('searchbox', { name: 'Find venue' }).fill('zebra');
    await page.getByText('1 found.').waitFor();
    await page.getByRole('radio', { name: 'Zebra Hall' }).check();
    await page.getByLabel('Title').fill('Stripes');
    await page.getByLabel('Start').fill('2027-05-21T10:00');
    await page.getByLabel('End').fill('2027-05-21T11:00');
    await page.getByRole('button', { name: 'Create the event' }).click();
    await page.getByText('Zebra Hall').waitFor();
    await page.getByRole('link', { name: 'Map of 60.10000, 5.00000' }).waitFor();
  });

  it('checks an iCalendar file, reports its faults, and imports it then', async function () {
    this.timeout(300_000);
    await signIn();
    await page.goto(`${root}/calendar/import`);
    await page.getByRole('button', { name: 'Check first' }).click();
    await page.locator('#fault-file').filter({ hasText: 'file is required' }).waitFor();
    await page.getByLabel('File').setInputFiles({
      name: 'town.ics',
      mimeType: 'text/calendar',
      buffer: Buffer.from(CALENDAR),
    });
    await page.getByRole('button', { name: 'Check first' }).click();
    await page.getByText('Checked, nothing was written: 1 created, 1 failed.').waitFor();
    await page.getByText('would be created').waitFor();
    await look('calendar-import-report');
    expect((await site.call('GET', '/events?search=Parade&start_date=2027-01-01'))['total']).to.equal(0);
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await page.getByText('Imported: 1 created, 1 failed.').waitFor();
    await page.getByRole('link', { name: 'Town Parade' }).click();
    await page.getByRole('heading', { name: 'Town Parade' }).waitFor();
  });

  it('shows an event behind a password after the right one', async function () {
    this.timeout(300_000);
    await page.goto(`${root}/calendar?view=week&date=2027-05-14`);
    await page
      .getByRole('link', { name: /Secret Supper/ })
      .first()
      .click();
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Show the event' }).click();
    await page.getByText('The password is wrong.').waitFor();
    await look('calendar-password');
    await page.getByLabel('Password').fill('tulip');
    await page.getByRole('button', { name: 'Show the event' }).click();
    await page.getByText('Under the oak.').waitFor();
    expect(page.url()).not.to.contain('tulip');
  });

  it('copies the address to subscribe to, with the filters of the page', async function () {
    this.timeout(300_000);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${root}/calendar?date=2027-05-14&categories=outdoors`);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    const copied = await page.evaluate('navigator.clipboard.readText()');
    expect(copied).to.match(/\/cal\/events\/v1\/events\.ics\?categories=outdoors$/);
  });
});

const DAY = { start_date: '2027-05-14 18:00:00', end_date: '2027-05-14 21:00:00' };

const PICTURE_WIDTH = `(async (image) => {
  await image.decode();
  return image.naturalWidth;
})(document.querySelector('img.picture'))`;

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Town//EN',
  'BEGIN:VEVENT',
  'UID:parade@town.example.org',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:20270601T160000Z',
  'DTEND:20270601T180000Z',
  'SUMMARY:Town Parade',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:broken@town.example.org',
  'DTSTAMP:20270101T000000Z',
  'DTSTART:never',
  'SUMMARY:Broken Clock',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

async function fillCatalogue(site: CalendarSite): Promise<void> {
  const call = (path: string, body: object): Promise<Record<string, unknown>> =>
    site.call('POST', path, body);
  await call('/categories', { name: 'Outdoors' });
  const { id: venue } = await call('/venues', {
    venue: 'Harbour Pavilion',
    address: '4 Quay Road',
    city: 'Portsmouth',
    country: 'United States',
    geo_lat: 43.0718,
    geo_lng: -70.7626,
  });
  const { id: organizer } = await call('/organizers', {
    organizer: 'Harbour Walking Club',
    email: 'club@walks.example.org',
  });
  const description =
    '<p>Along the <strong>shore</strong>, with a picnic.</p><ul><li>Bring a blanket</li></ul>';
  const walk = { title: 'Evening Walk & Picnic', description, venue, organizer, cost: '$10', featured: true };
  await call('/events', { ...walk, ...DAY, categories: ['outdoors'], tags: ['Family'] });
  const events = [
    ['Night Market', '2027-05-15 20:00:00', '2027-05-16 02:00:00'],
    [
      'Harbour Festival of Ships, Songs and Fireworks',
      '2027-05-17 00:00:00',
      '2027-05-23 00:00:00',
      { all_day: true },
    ],
    ['Draft of a Play', '2027-05-12 19:00:00', '2027-05-12 21:00:00', { status: 'draft' }],
    ['Call with Oslo', '2027-05-13 15:00:00', '2027-05-13 16:00:00', { timezone: 'Europe/Oslo' }],
    [
      'Secret Supper',
      '2027-05-14 19:00:00',
      '2027-05-14 22:00:00',
      { password: 'tulip', description: 'Under the oak.' },
    ],
    ...['Yoga', 'Bread'].map(
      (title, index) =>
        [
          title,
          `2027-05-14 ${String(8 + index).padStart(2, '0')}:00:00`,
          `2027-05-14 ${String(9 + index).padStart(2, '0')}:00:00`,
        ] as const,
    ),
  ] as const;
  for (const [title, start_date, end_date, more = {}] of events) {
    await call('/events', { title, start_date, end_date, venue, ...more });
  }
}
