import { runInNewContext } from 'node:vm';
import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { Repeated } from '../../../../../server/http/request/parameters/repeated.js';
import type { Rendering } from '../../../../../server/http/profiles/api-profile.js';
import {
  checkCallback,
  findShapeFaults,
  shapeReply,
} from '../../../../../server/http/response/reply/shape-reply.js';

const JSON_TYPE = 'application/json; charset=UTF-8';
const reply = (body: string, status = 200, type = JSON_TYPE): Rendering => ({
  status,
  body,
  headers: { 'X-TEC-Total': '1', 'content-type': type },
});

const textOf = ({ body }: Rendering): string => {
  if (typeof body !== 'string') throw new Error('the body is no text');
  return body;
};

describe('shapeReply', () => {
  it('returns the same reply when no shape is requested', () => {
    const rendering = reply('{"id":1}');
    expect(shapeReply(rendering, { page: '1' }, 'GET')).to.equal(rendering);
  });

  it('keeps the fields that are named, as text or as a list', () => {
    for (const fields of ['id,a', ['id', 'a']]) {
      const { body } = shapeReply(reply('{"id":1,"a":2,"b":3}'), { _fields: fields }, 'GET');
      expect(body).to.equal('{"id":1,"a":2}');
    }
  });

  it('keeps all fields when none is named', () => {
    for (const fields of ['', [], {}]) {
      expect(shapeReply(reply('{"id":1}'), { _fields: fields }, 'GET').body).to.equal('{"id":1}');
    }
  });

  it('does not trim failures', () => {
    expect(shapeReply(reply('{"code":"x"}', 404), { _fields: 'id' }, 'GET').body).to.equal('{"code":"x"}');
  });

  it('wraps body, status and headers, for failures too', () => {
    const shaped = shapeReply(reply('{"code":"x"}', 404), { _envelope: '1' }, 'GET');
    expect(shaped.status).to.equal(200);
    expect(shaped.headers).to.include({ 'content-type': JSON_TYPE });
    expect(JSON.parse(textOf(shaped))).to.deep.equal({
      body: { code: 'x' },
      status: 404,
      headers: { 'X-TEC-Total': '1', 'content-type': JSON_TYPE, allow: 'GET' },
    });
  });

  it('wraps a reply in a call of the JSONP function', () => {
    const shaped = shapeReply(reply('{"a":"\u2028"}'), { _jsonp: 'app.on_list' }, 'GET');
    expect(shaped.headers).to.include({ 'content-type': 'application/javascript; charset=UTF-8' });
    expect(shaped.body)
      .to.match(/^\/\*\*\/app\.on_list\(/)
      .and.not.to.contain('\u2028');
    const got: unknown[] = [];
    runInNewContext(textOf(shaped), { app: { on_list: (value: unknown) => got.push(value) } });
    expect(JSON.stringify(got)).to.equal('[{"a":"\u2028"}]');
  });

  it('trims, cleans and wraps one reply', () => {
    const wishes = { _fields: 'id', _envelope: '1', _jsonp: 'f' };
    expect(shapeReply(reply('{"id":1,"a":2}'), wishes, 'GET').body).to.match(
      /^\/\*\*\/f\(\{"body":\{"id":1\},"status":200,"headers":\{.*\}\}\)$/,
    );
  });

  describe('of a list', () => {
    const links = { rest_url: 'https://a/?page=2', next_rest_url: 'https://a/?page=3' };
    const list = { events: [{ id: 1, a: 2 }], previous_rest_url: 'https://a/?per_page=1', ...links };
    const linksFor = (wishes: Record<string, unknown>): unknown[] => {
      const shaped = shapeReply(reply(JSON.stringify({ ...list, total_pages: 3 })), wishes, 'GET');
      const wire = JSON.parse(textOf(shaped)) as Record<string, unknown>;
      const body = 'status' in wire ? (wire['body'] as typeof wire) : wire;
      return ['rest_url', 'next_rest_url', 'previous_rest_url'].map((name) => body[name]);
    };

    for (const [wishes, shape] of [
      [{ _clean: '1' }, '_clean=1'],
      [{ _envelope: '' }, '_envelope=1'],
      [{ _fields: 'events.id,rest_url,next_rest_url,previous_rest_url' }, undefined],
      [{ _fields: ['events', 'rest_url', 'next_rest_url', 'previous_rest_url'] }, undefined],
      [
        { _fields: 'rest_url, next_rest_url previous_rest_url', _envelope: '1', _clean: '1', page: '2' },
        '_fields=rest_url%2C+next_rest_url+previous_rest_url&_envelope=1&_clean=1',
      ],
    ] as const) {
      it(`repeats ${JSON.stringify(wishes)} in the links of a list`, () => {
        const names = '_fields' in wishes ? wishes._fields : '';
        const repeated = shape ?? new URLSearchParams({ _fields: String(names) }).toString();
        expect(linksFor(wishes)).to.deep.equal([
          `https://a/?page=2&${repeated}`,
          `https://a/?page=3&${repeated}`,
          `https://a/?per_page=1&${repeated}`,
        ]);
      });
    }

    it('repeats neither default shapes nor the function in links', () => {
      const plain = [links.rest_url, links.next_rest_url, list.previous_rest_url];
      for (const wishes of [{ _fields: '' }, { _fields: ' ' }, { _fields: {} }, { _clean: '0' }])
        expect(linksFor(wishes), JSON.stringify(wishes)).to.deep.equal(plain);
      const shaped = shapeReply(reply(JSON.stringify({ ...list, total_pages: 3 })), { _jsonp: 'f' }, 'GET');
      expect(textOf(shaped)).to.contain('"https://a/?page=3"');
    });

    it('adds no links to lists without them or to bodies with similar names', () => {
      for (const body of [
        { rest_url: 'https://a/5', id: 5 },
        { rest_url: { type: 'string' }, total_pages: { type: 'integer' } },
        { rest_url: 'https://a', total_pages: { type: 'integer' } },
      ]) {
        const { body: shaped } = shapeReply(reply(JSON.stringify(body)), { _clean: '1' }, 'GET');
        expect(shaped).to.equal(JSON.stringify(body));
      }
    });
  });

  it('keeps replies that are not JSON unchanged', () => {
    const file = reply('BEGIN:VCALENDAR', 200, 'text/calendar');
    expect(shapeReply(file, { _envelope: '1', _jsonp: 'f', _fields: 'id' }, 'GET')).to.equal(file);
  });

  it('ignores a callback that is not a function name', () => {
    expect(shapeReply(reply('{}'), { _jsonp: 'alert(1)//' }, 'GET').body).to.equal('{}');
  });
});

describe('checkCallback', () => {
  it('accepts names and paths of names as a callback', () => {
    for (const name of [undefined, 'f', '$', 'jQuery12_3', 'a.b.c']) checkCallback({ _jsonp: name });
  });

  it('refuses any other callback', () => {
    for (const name of ['', 'alert(1)', 'a b', 'a..b', '1a', 'a;b', '<script>', 'a'.repeat(101), ['a']]) {
      expect(() => checkCallback({ _jsonp: name }), String(name)).to.throw(AppError);
    }
  });
});

describe('findShapeFaults', () => {
  const reasonOf = (fields: unknown): string | undefined => findShapeFaults({ _fields: fields })[0]?.reason;
  const name = (parts: number): string => 'a.'.repeat(parts - 1) + 'a';

  it('accepts `_fields` as a list, as text, and absent', () => {
    for (const fields of [
      undefined,
      'id,a.b',
      ['id', 'a.b'],
      { id: 1 },
      5,
      null,
      name(20),
      'a,'.repeat(10_000),
    ]) {
      expect(reasonOf(fields), JSON.stringify(fields)).to.equal(undefined);
    }
  });

  it('refuses names of more than 20 parts', () => {
    for (const fields of [name(21), `id, ${name(21)}`, ['id', name(21)], Repeated.from(['id', name(21)])]) {
      expect(reasonOf(fields)).to.equal('must not have names of more than 20 parts');
    }
    expect(findShapeFaults({ _fields: name(21) })[0]).to.include({ field: '_fields', kind: 'invalid' });
  });

  it('refuses more than 20,000 characters without parsing them', () => {
    for (const fields of [name(2_000_000), 'a,'.repeat(10_001), Array<string>(10_001).fill('a')]) {
      expect(reasonOf(fields)).to.equal('must not have more than 20000 characters');
    }
  });
});
