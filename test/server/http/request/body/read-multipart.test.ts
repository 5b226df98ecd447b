import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { AppError } from '../../../../../server/lib/errors.js';
import {
  type Multipart,
  type MultipartOptions,
  readMultipart,
} from '../../../../../server/http/request/body/read-multipart.js';

describe('readMultipart', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-multipart-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function read(
    form: FormData,
    options: { keepsFiles?: boolean; cut?: number; readsOn?: boolean } = {},
  ): Promise<Multipart> {
    const encoded = new Response(form);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    return readMultipart(Readable.from([bytes.subarray(0, options.cut ?? bytes.length)]), {
      contentType: encoded.headers.get('content-type') ?? '',
      fieldLimitBytes: 1000,
      fileLimitBytes: 5000,
      folder: options.keepsFiles === false ? undefined : folder,
      readsOn: options.readsOn,
    });
  }

  async function refusal(form: FormData, options?: { cut?: number }): Promise<string> {
    try {
      await read(form, options);
    } catch (error) {
      if (error instanceof AppError) return error.code;
      throw error;
    }
    return 'none';
  }

  function formOf(entries: Record<string, string | File>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(entries)) form.append(name, value);
    return form;
  }

  it('writes files to disk, whatever their field name, and keeps fields in memory', async () => {
    const file = new File(['a,b\n1,2\n'], '../../städte.csv', { type: 'text/csv' });
    const { fields, files } = await read(formOf({ f: 'json', csv_file: file }));
    expect([...fields]).to.deep.equal([['f', ['json']]]);
    expect(files).to.have.length(1);
    const [stored] = files;
    expect(stored).to.include({ field: 'csv_file', mediaType: 'text/csv', bytes: 8, fileName: 'städte.csv' });
    expect(await readFile(stored!.path, 'utf8')).to.equal('a,b\n1,2\n');
    expect(stored!.path.startsWith(folder)).to.equal(true);
  });

  it('creates its folder again after it was removed', async () => {
    await rm(folder, { recursive: true });
    const { files } = await read(formOf({ file: new File(['x'], 'x.csv') }));
    expect(await readFile(files[0]!.path, 'utf8')).to.equal('x');
  });

  it('reports a file that cannot be written as a server error', async () => {
    await rm(folder, { recursive: true });
    await writeFile(folder, 'in the way');
    const error = await read(formOf({ file: new File(['x'], 'x.csv') })).catch((thrown: unknown) => thrown);
    expect(error).to.be.an.instanceOf(Error);
    expect(error).not.to.be.an.instanceOf(AppError);
  });

  it('keeps repeated fields', async () => {
    const form = formOf({ parts: '1' });
    form.append('parts', '2');
    expect((await read(form)).fields.get('parts')).to.deep.equal(['1', '2']);
  });

  it('accepts a field with any name', async () => {
    const form = formOf({ hasOwnProperty: 'x', toString: 'y', f: 'json' });
    expect((await read(form)).fields.get('hasOwnProperty')).to.deep.equal(['x']);
  });

  it('keeps the order of fields', async () => {
    const form = formOf({ 'a[]': '1', 'a[][b]': '2' });
    form.append('a[]', '3');
    expect((await read(form)).pairs).to.deep.equal([
      ['a[]', '1'],
      ['a[][b]', '2'],
      ['a[]', '3'],
    ]);
  });

  it('refuses an unexpected file, naming its field', async () => {
    for (const file of [new File(['x'], 'x.csv'), new File([], 'empty.csv')]) {
      const error: unknown = await read(formOf({ picture: file, f: 'json' }), { keepsFiles: false }).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).to.be.instanceOf(AppError).and.have.nested.property('faults[0].field', 'picture');
      expect(await readdir(folder)).to.deep.equal([]);
    }
  });

  it('ignores an empty file input where no file is expected', async () => {
    const { files, pairs } = await read(formOf({ picture: new File([], ''), f: 'json' }), {
      keepsFiles: false,
    });
    expect([files, pairs]).to.deep.equal([[], [['f', 'json']]]);
    // Browsers write the empty name.
    const box =
      '--b\r\nContent-Disposition: form-data; name="f"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--b--\r\n';
    const sent = await readMultipart(Readable.from([Buffer.from(box)]), {
      contentType: 'multipart/form-data; boundary=b',
      fieldLimitBytes: 1000,
      fileLimitBytes: 5000,
      folder: undefined,
    });
    expect(sent.pairs).to.deep.equal([]);
  });

  it('reads bytes without a file name as a field where no file is expected', async () => {
    const body =
      '--b\r\nContent-Disposition: form-data; name="f"\r\nContent-Type: application/octet-stream\r\n\r\nä\r\n--b--\r\n';
    const { pairs } = await readMultipart(Readable.from([Buffer.from(body)]), {
      contentType: 'multipart/form-data; boundary=b',
      fieldLimitBytes: 1000,
      fileLimitBytes: 5000,
      folder: undefined,
    });
    expect(pairs).to.deep.equal([['f', 'ä']]);
  });

  it('reads the charset of a part', async () => {
    const head =
      '--b\r\nContent-Disposition: form-data; name="f"\r\nContent-Type: text/plain; charset=ISO-8859-1\r\n\r\n';
    const body = Buffer.from(`${head}Caf\xe9\r\n--b--\r\n`, 'latin1');
    const options = {
      contentType: 'multipart/form-data; boundary=b',
      fieldLimitBytes: 99,
      fileLimitBytes: 9,
    };
    const { pairs } = await readMultipart(Readable.from([body]), { ...options, folder });
    expect(pairs).to.deep.equal([['f', 'Café']]);
  });

  it('reads an empty body as one without fields', async () => {
    const { pairs, files } = await readMultipart(Readable.from([]), {
      contentType: 'multipart/form-data; boundary=b',
      fieldLimitBytes: 1000,
      fileLimitBytes: 5000,
      folder,
    });
    expect([pairs, files]).to.deep.equal([[], []]);
  });

  it('refuses a file or fields beyond the limit, and leaves nothing behind', async () => {
    expect(await refusal(formOf({ file: new File(['x'.repeat(5001)], 'x.csv') }))).to.equal(
      'request.too_large',
    );
    const file = new File(['x'], 'x.csv');
    expect(await refusal(formOf({ file, a: 'x'.repeat(600), b: 'x'.repeat(600) }))).to.equal(
      'request.too_large',
    );
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('reads on after a file above the limit if requested, and keeps nothing of the file', async () => {
    const large = new File(['x'.repeat(5001)], 'x.csv');
    const small = new File(['x'], 'y.csv');
    const form = formOf({ a: '1', large, b: '2', small });
    const { fields, files, refusal } = await read(form, { readsOn: true });
    expect([...fields.keys()]).to.deep.equal(['a', 'b']);
    expect(files.map(({ field }) => field)).to.deep.equal(['small']);
    expect(refusal).to.include({ code: 'request.too_large' });
    expect(await readdir(folder)).to.have.length(1);
  });

  describe('with a limit that depends on what came before the file', () => {
    const bounded = async (form: FormData, limitFile: NonNullable<MultipartOptions['limitFile']>) => {
      const encoded = new Response(form);
      return readMultipart(Readable.from([Buffer.from(await encoded.arrayBuffer())]), {
        contentType: encoded.headers.get('content-type') ?? '',
        fieldLimitBytes: 1000,
        fileLimitBytes: 5000,
        limitFile,
        folder,
      });
    };
    const refusal = new AppError('request.too_large', 'Token first.');
    const byToken = (fields: Multipart['fields']) =>
      Promise.resolve({ bytes: fields.has('token') ? 4000 : 100, refusal });
    const large = new File(['x'.repeat(3000)], 'x.csv');

    it('accepts a large file after the token', async () => {
      const { files } = await bounded(formOf({ token: 't', file: large }), byToken);
      expect(files[0]).to.include({ bytes: 3000 });
    });

    it('refuses a large file before the token, and leaves nothing behind', async () => {
      const error = await bounded(formOf({ file: large, token: 't' }), byToken).catch(
        (thrown: unknown) => thrown,
      );
      expect(error).to.equal(refusal);
      expect(await readdir(folder)).to.deep.equal([]);
    });

    it('ends with the reason when the limit of a file cannot be determined', async () => {
      const reason = new AppError('access.invalid_token', 'No.');
      const read = bounded(formOf({ token: 't', file: large }), () => Promise.reject(reason));
      expect(await read.catch((thrown: unknown) => thrown)).to.equal(reason);
      expect(await readdir(folder)).to.deep.equal([]);
    });
  });

  it('refuses too many fields', async () => {
    const form = new FormData();
    for (let index = 0; index < 1002; index += 1) form.append('a', '');
    expect(await refusal(form)).to.equal('request.invalid');
  });

  it('refuses a multipart body that ends too early, and leaves nothing behind', async () => {
    expect(await refusal(formOf({ file: new File(['x'.repeat(1000)], 'x.csv') }), { cut: 600 })).to.equal(
      'request.invalid',
    );
    expect(await readdir(folder)).to.deep.equal([]);
  });

  it('refuses a multipart body without a boundary', async () => {
    const options = { contentType: 'multipart/form-data', fieldLimitBytes: 10, fileLimitBytes: 10, folder };
    const read = readMultipart(Readable.from(['x']), options);
    expect(
      await read.then(
        () => '',
        (error: unknown) => (error as AppError).code,
      ),
    ).to.equal('request.invalid');
  });
});
