import { Readable } from 'node:stream';
import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import { type Body, type BodyOptions, readBody } from '../../../../../server/http/request/body/read-body.js';

const OPTIONS: BodyOptions = {
  contentType: 'application/json; charset=utf-8',
  accepted: ['application/json', 'application/x-www-form-urlencoded'],
  ignoresOthers: false,
  limitBytes: 100,
  fileLimitBytes: 100,
  folder: undefined,
};

const read = (chunks: readonly string[], options: Partial<BodyOptions> = {}): Promise<Body> =>
  readBody(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { ...OPTIONS, ...options });

async function refusal(body: Promise<Body>): Promise<AppError> {
  const error: unknown = await body.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof AppError) return error;
  throw new Error('the body was not refused');
}

describe('readBody', () => {
  it('reads JSON and forms that arrive in pieces', async () => {
    expect((await read(['{"a":', '"ä"}'])).values).to.deep.equal({ a: 'ä' });
    const form = { contentType: 'application/x-www-form-urlencoded' };
    expect((await read(['a=1&b[c]', '=2'], form)).values).to.deep.equal({ a: '1', b: { c: '2' } });
  });

  it('keeps the digits of large integers in JSON on request', async () => {
    const text = '{"a":[{"id":9007199254740993,"x":1.5}]}';
    const { values } = await read([text], { keepsDigits: true });
    expect(values).to.deep.equal({ a: [{ id: '9007199254740993', x: 1.5 }] });
    expect((await read([text])).values).to.deep.equal({ a: [{ id: 9007199254740992, x: 1.5 }] });
  });

  it('treats an empty body as absent, whatever its type', async () => {
    for (const contentType of [undefined, 'application/json', 'image/png']) {
      expect((await read([], { contentType })).values).to.deep.equal({});
    }
  });

  it('refuses or ignores a body of another media type, as configured', async () => {
    const { code, message } = await refusal(read(['x'], { contentType: 'text/plain' }));
    expect([code, message]).to.deep.equal([
      'request.media_type',
      'A body of type text/plain is not supported; send application/json or application/x-www-form-urlencoded.',
    ]);
    expect((await read(['x'], { contentType: 'text/plain', ignoresOthers: true })).values).to.deep.equal({});
  });

  it('reads UTF-8 and ISO-8859-1 under all their names, and refuses other charsets by name', async () => {
    const form = 'application/x-www-form-urlencoded';
    const bytes = Buffer.from('a=\xe9%E9+%C3%A9', 'latin1');
    for (const charset of ['ISO-8859-1', '"latin1"', 'windows-1252']) {
      const options = { ...OPTIONS, contentType: `${form}; charset=${charset}` };
      expect((await readBody(Readable.from([bytes]), options)).values).to.deep.equal({ a: 'éé é' });
      expect((await readBody(Readable.from([Buffer.from('a=%E9')]), options)).values).to.deep.equal({
        a: 'é',
      });
    }
    for (const charset of ['UTF-8', '"utf-8"', 'utf8', 'us-ascii', '']) {
      const { values } = await read(['a=%C3%A9é'], { contentType: `${form};charset=${charset}` });
      expect(values, charset).to.deep.equal({ a: 'éé' });
    }
    const latin = { ...OPTIONS, contentType: 'application/json; charset=iso-8859-1' };
    const json = Readable.from([Buffer.from('{"a":"\xe9"}', 'latin1')]);
    expect((await readBody(json, latin)).values).to.deep.equal({ a: 'é' });
    const { code, message } = await refusal(read(['a=1'], { contentType: `${form}; charset=Shift_JIS` }));
    expect([code, message]).to.deep.equal([
      'request.media_type',
      'A body in the charset Shift_JIS is not supported; send UTF-8.',
    ]);
  });

  it('reports a multipart body without a boundary', async () => {
    const accepted = ['multipart/form-data'];
    const body = read(['--b'], { contentType: 'multipart/form-data', accepted });
    expect((await refusal(body)).message).to.equal(
      'The Content-Type of a multipart body must name its boundary.',
    );
    expect((await read([], { contentType: 'multipart/form-data', accepted })).values).to.deep.equal({});
  });

  it('reports why JSON cannot be parsed', async () => {
    const { code, data } = await refusal(read(['{"a" 1}']));
    expect(code).to.equal('request.bad_json');
    expect(data)
      .to.include({ json_error_code: 4 })
      .and.to.have.property('json_error_message')
      .that.is.a('string');
  });

  it('refuses a form with bytes that are neither encoded nor UTF-8', async () => {
    const form = { ...OPTIONS, contentType: 'application/x-www-form-urlencoded' };
    const { code, message } = await refusal(readBody(Readable.from([Buffer.from('a=\xe9', 'latin1')]), form));
    expect([code, message]).to.deep.equal(['request.invalid', 'The body must be in UTF-8.']);
    expect((await readBody(Readable.from([Buffer.from('a=é')]), form)).values).to.deep.equal({ a: 'é' });
  });

  it('refuses JSON that is not UTF-8, rather than lose characters', async () => {
    const { code, data } = await refusal(
      readBody(Readable.from([Buffer.from('{"a":"ä"}', 'latin1')]), OPTIONS),
    );
    expect(code).to.equal('request.bad_json');
    expect(data).to.include({ json_error_code: 5 });
  });

  it('refuses a body above the limit, counted while it arrives', async () => {
    expect(await refusal(read(['"', 'a'.repeat(100), '"']))).to.have.property('code', 'request.too_large');
  });

  it('reports a lost connection as a client error', async () => {
    const lost = new Readable({
      read() {
        this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
      },
    });
    expect(await refusal(readBody(lost, OPTIONS))).to.have.property('code', 'request.invalid');
  });
});
