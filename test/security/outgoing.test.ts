import { expect } from 'chai';
import { forEachDatabase } from '../support/databases/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { answerText, type HttpServer, startHttpServer } from '../support/servers/http-server.js';
import { eventually } from '../support/servers/jobs.js';
import { postForm } from '../support/clients/post-form.js';

const INWARD = (port: string): readonly string[] =>
  [
    ...[
      '127.0.0.1',
      'localhost',
      'LOCALHOST.',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::]',
      '0.0.0.0',
    ],
    ...['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '127.0.0.1.', '①②⑦.⓪.⓪.①', '[64:ff9b::7f00:1]'],
  ].map((host) => `http://${host}:${port}/a.png`);

const OTHERS: readonly string[] = [
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
  ],
  ...[
    'http://172.16.0.1/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://198.18.0.1/',
  ],
  ...[
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:11211/_stats',
    'data:image/png;base64,AAAA',
  ],
  ...[
    'http://user:pass@127.0.0.1/',
    'dict://127.0.0.1/',
    'jar:http://127.0.0.1!/',
    '\\\\127.0.0.1\\share',
    '//127.0.0.1/',
  ],
];

forEachDatabase('addresses from requests', (open) => {
  let server: FeatureServer;
  let inside: HttpServer;
  let token: string;
  let addresses: readonly string[];

  before(async () => {
    inside = await startHttpServer((_request, response) => {
      answerText(response, 200, 'image/png', 'secret');
    });
    server = await startFeatureServer(await open());
    token = await server.signUp('eva', 'editor');
    addresses = [...INWARD(new URL(inside.url).port), ...OTHERS];
  });
  after(async () => {
    await server.close();
    await inside.stop();
  });

  const json = { 'content-type': 'application/json' };

  for (const [path, fields] of [
    ['events', { title: 'Walk', start_date: '2099-05-14', end_date: '2099-05-15' }],
    ['venues', { venue: 'Hall' }],
    ['organizers', { organizer: 'Club' }],
  ] as const) {
    it(`fetches no internal address as the image of ${path}`, async () => {
      for (const image of addresses) {
        const { statusCode, payload } = await server.server.inject({
          method: 'POST',
          url: `/cal/events/v1/${path}`,
          headers: { ...json, authorization: `Bearer ${token}` },
          payload: JSON.stringify({ ...fields, image }),
        });
        expect(statusCode, `${image}: ${payload}`).to.equal(400);
        expect(payload, image).to.contain('"image"').and.not.contain('secret');
      }
      expect(inside.requests).to.deep.equal([]);
    });
  }

  it('fetches no internal address as a source to analyze, or the content of an item', async () => {
    for (const address of addresses) {
      const parts = [
        ['sourceUrl', address],
        ['filetype', 'csv'],
      ] as const;
      for (const action of ['analyze', 'generate']) {
        const path = `/sharing/rest/content/features/${action}`;
        const reply = await postForm(server.server, path, parts, token);
        expect(errorOf(reply).code, `${action} ${address}`).to.equal(400);
      }
      const item = await server.post(
        '/sharing/rest/content/users/eva/addItem',
        { dataUrl: address, type: 'CSV', title: 'a' },
        token,
      );
      expect(errorOf(item).code, address).to.equal(400);
    }
    expect(inside.requests).to.deep.equal([]);
  });

  it('does not fetch addresses that a calendar names', async () => {
    const port = new URL(inside.url).port;
    const calendar = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'BEGIN:VEVENT',
      'UID:a@example.org',
      'DTSTART:20990514T180000Z',
      'SUMMARY:Walk',
      `URL:http://127.0.0.1:${port}/url`,
      `ATTACH;FMTTYPE=image/png:http://127.0.0.1:${port}/attach`,
      `IMAGE;VALUE=URI:http://127.0.0.1:${port}/image`,
      `DESCRIPTION:<img src="http://127.0.0.1:${port}/text">`,
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
    const form = new FormData();
    form.set('file', new Blob([calendar]), 'a.ics');
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const { payload } = await server.server.inject({
      method: 'POST',
      url: '/cal/events/v1/import/ics',
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        authorization: `Bearer ${token}`,
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { rest_url: address } = JSON.parse(payload) as { rest_url: string };
    const ended = await eventually(async () => {
      const reply = await server.server.inject({
        url: new URL(address).pathname,
        headers: { authorization: `Bearer ${token}` },
      });
      const body = JSON.parse(reply.payload) as { status: string; counts: { created: number } };
      return ['queued', 'running'].includes(body.status) ? undefined : body;
    });
    expect(ended.counts).to.have.property('created', 1);
    expect(inside.requests).to.deep.equal([]);
  });
});
