import { expect } from 'chai';
import { Fairground, type FairgroundOptions } from '../../../sdk/src/index.js';
import { ApiError } from '../../../sdk/src/errors/api-error.js';
import { UnexpectedReplyError } from '../../../sdk/src/errors/unexpected-reply-error.js';
import {
  type Answer,
  answerJson,
  answerText,
  type HttpServer,
  startHttpServer,
} from '../../support/servers/http-server.js';
import { rejectionOf } from '../../support/rejection.js';

const EMPTY_LIST = { events: [], rest_url: '', total: 0, total_pages: 0 };

describe('calls of the SDK', () => {
  let server: HttpServer | undefined;

  async function connect(answer: Answer, options: Partial<FairgroundOptions> = {}): Promise<Fairground> {
    server = await startHttpServer(answer);
    return new Fairground({ url: server.url, ...options });
  }

  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  describe('when the server refuses', () => {
    it('reads code, status, request id and fields of an events error', async () => {
      const fairground = await connect((_, response) =>
        answerJson(
          response,
          400,
          {
            code: 'rest_invalid_param',
            message: 'Invalid parameter(s): title',
            data: { status: 400, params: { title: 'must not be empty' }, details: [] },
          },
          { 'x-request-id': 'r1' },
        ),
      );
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.be.instanceOf(ApiError);
      expect(error).to.include({ code: 'rest_invalid_param', status: 400, requestId: 'r1' });
      expect(error).to.have.deep.property('faults', [{ field: 'title', reason: 'must not be empty' }]);
    });

    it('names each missing field of an events error', async () => {
      const fairground = await connect((_, response) =>
        answerJson(response, 400, {
          code: 'rest_missing_callback_param',
          message: 'Missing parameter(s): title, start_date',
          data: { status: 400, params: ['title', 'start_date'] },
        }),
      );
      const error = (await rejectionOf(fairground.events.read(1))) as ApiError;
      expect(error.faults.map(({ field }) => field)).to.deep.equal(['title', 'start_date']);
    });

    it('throws the error body that a feature service sends with HTTP 200', async () => {
      const body = {
        error: {
          code: 400,
          message: 'Cannot perform query.',
          details: ['where: NAMES is not a field of Cities'],
        },
      };
      const fairground = await connect((_, response) => answerJson(response, 200, body));
      const error = await rejectionOf(fairground.services.byName('Cities').layer(0).count('NAMES = 1'));
      expect(error).to.be.instanceOf(ApiError);
      expect(error).to.include({ code: '400', status: 400 });
      expect(error).to.have.deep.property('faults', [
        { field: 'where', reason: 'NAMES is not a field of Cities' },
      ]);
      expect(error).to.have.deep.property('body', body);
    });

    it('reads the codes 498 and 499 of the feature interface as 401', async () => {
      for (const code of [498, 499]) {
        const fairground = await connect((_, response) =>
          answerJson(response, 200, { error: { code, message: 'No.', details: [] } }),
        );
        expect(await rejectionOf(fairground.services.list())).to.include({ status: 401, code: String(code) });
        await server?.stop();
      }
    });
  });

  describe('when the answer is not from the interface', () => {
    it('shows the beginning of a page that came with HTTP 200', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 200, 'text/html', '<h1>Sign in</h1>'),
      );
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.be.instanceOf(UnexpectedReplyError);
      expect(error).to.include({ code: 'unexpected_reply', status: 200, excerpt: '<h1>Sign in</h1>' });
      expect((error as Error).message).to.equal(
        `The answer of ${server?.url ?? ''}/cal/events/v1/events/1 (HTTP 200) is not from the interface`,
      );
    });

    it('shows no more than the beginning of a long page', async () => {
      const page = '0123456789'.repeat(1_000);
      const fairground = await connect((_, response) => answerText(response, 200, 'text/html', page));
      const error = await rejectionOf(fairground.events.read(1));
      expect(error).to.have.property('excerpt', page.slice(0, 300));
    });

    it('reports where a redirect leads, without the query', async () => {
      const fairground = await connect(({ url }, response) => {
        if (url.startsWith('/login')) answerText(response, 200, 'text/html', '<h1>Sign in</h1>');
        else response.writeHead(302, { location: '/login?ticket=secret' }).end();
      });
      const error = await rejectionOf(fairground.services.byName('Cities').layer(0).count());
      expect((error as Error).message).to.match(/^The answer of http:\S+\/login \(HTTP 200\)/);
    });

    it('reports a gateway’s page as an unexpected reply', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 502, 'text/html', 'Bad Gateway'),
      );
      const error = await rejectionOf(
        fairground.events.create({ title: 'A', start_date: 'now', end_date: 'now' }),
      );
      expect(error).to.be.instanceOf(UnexpectedReplyError);
      expect(error).to.include({ status: 502, excerpt: 'Bad Gateway' });
    });

    it('throws no bare SyntaxError for truncated JSON', async () => {
      const fairground = await connect((_, response) =>
        answerText(response, 200, 'application/json', '{"events":['),
      );
      const error = await rejectionOf(
        fairground.events.create({ title: 'A', start_date: 'now', end_date: 'now' }),
      );
      expect(error).to.be.instanceOf(UnexpectedReplyError);
    });

    it('quotes the beginning of a page that begins as JSON does, or is a single JSON word', async () => {
      for (const page of ['{"events":[', '"busy"', 'null', '503']) {
        const fairground = await connect((_, response) => answerText(response, 200, 'text/html', page));
        const error = await rejectionOf(fairground.venues.create({ venue: 'Shed' }));
        expect(error, page).to.be.instanceOf(UnexpectedReplyError).and.to.include({ excerpt: page });
        await server?.stop();
      }
    });

    it('does not accept JSON of an HTML media type as a file', async () => {
      const body = JSON.stringify({ message: 'soon' });
      const fairground = await connect((_, response) => answerText(response, 200, 'text/html', body));
      for (const ask of [
        () => fairground.events.toCalendar(),
        () => fairground.events.toCalendar(1),
        () => fairground.images.download(1, 'a.png'),
        () => fairground.items.download('i1'),
      ])
        expect(await rejectionOf(Promise.resolve<unknown>(ask()))).to.include({
          code: 'unexpected_reply',
          excerpt: body,
        });
    });

    it('does not accept an empty answer', async () => {
      const fairground = await connect((_, response) => response.writeHead(200).end());
      expect(await rejectionOf(fairground.events.read(1))).to.be.instanceOf(UnexpectedReplyError);
    });
  });

  for (const type of ['text/plain;charset=utf-8', 'text/html; charset=utf-8', 'application/octet-stream']) {
    describe(`when JSON is called ${type}`, () => {
      const connectTo = (body: unknown): Promise<Fairground> =>
        connect((_, response) => answerText(response, 200, type, JSON.stringify(body)));

      it('reads the reply whatever its media type', async () => {
        const fairground = await connectTo({ ...EMPTY_LIST, count: 7, rows: 'a' });
        expect(await fairground.services.byName('Cities').layer(0).count()).to.equal(7);
        expect(await fairground.events.list()).to.include({ total: 0 });
        const { data } = await fairground.eventsClient.GET('/cal/events/v1/events');
        expect(data).to.include({ total: 0 });
      });

      it('throws the error that the reply states', async () => {
        const fairground = await connectTo({ error: { code: 498, message: 'Invalid token.', details: [] } });
        const layer = fairground.services.byName('Cities').layer(0);
        expect(await rejectionOf(layer.count()))
          .to.be.instanceOf(ApiError)
          .and.to.include({ status: 401 });
      });
    });
  }

  it('does not accept an error as a file, even with a text media type', async () => {
    const refusal = { error: { code: 404, message: 'Invalid URL', details: [] } };
    const fairground = await connect(({ url }, response) =>
      answerText(response, 200, 'text/plain', url.includes('/i1/') ? JSON.stringify(refusal) : 'a file\n'),
    );
    expect(await rejectionOf(fairground.items.download('i1'))).to.include({ name: 'ApiError', status: 404 });
    expect(await new Response(await fairground.items.download('i2')).text()).to.equal('a file\n');
  });
});
