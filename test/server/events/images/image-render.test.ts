import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { ImageFault } from '../../../../server/events/images/image-fault.js';
import {
  type RenderedFile,
  type RenderedImage,
  renderImage,
} from '../../../../server/events/images/image-render.js';
import { rejectionOf } from '../../../support/rejection.js';
import { encode, movingPicture, photograph, picture } from '../support/pictures.js';

const never = new AbortController().signal;

describe('renderImage', () => {
  let folder: string;
  let source: string;
  let target: string;
  let count = 0;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-render-'));
  });
  beforeEach(async () => {
    count += 1;
    source = join(folder, `source-${count}`);
    target = join(folder, `target-${count}`);
    await mkdir(target);
  });
  after(() => rm(folder, { recursive: true }));

  async function render(bytes: Buffer | string): Promise<RenderedImage> {
    await writeFile(source, bytes);
    return renderImage(source, target, never);
  }

  async function faultOf(bytes: Buffer | string): Promise<string> {
    const error = await rejectionOf(render(bytes));
    expect(error).to.be.instanceOf(ImageFault);
    return (error as ImageFault).message;
  }

  const sizeOf = (file: RenderedFile | undefined): string =>
    file === undefined ? 'none' : `${file.width}x${file.height}`;

  const formats = [
    ['jpeg', 'image/jpeg', 'jpg'],
    ['png', 'image/png', 'png'],
    ['webp', 'image/webp', 'webp'],
    ['gif', 'image/gif', 'gif'],
    ['avif', 'image/avif', 'avif'],
  ] as const;
  for (const [format, mediaType, extension] of formats) {
    it(`keeps ${format} in all sizes`, async () => {
      const image = await render(await encode(picture(1600, 1200), format));
      expect(image).to.include({ mediaType, extension });
      expect(Object.entries(image.sizes).map(([name, file]) => `${name} ${sizeOf(file)}`)).to.deep.equal([
        'thumbnail 150x150',
        'medium 300x225',
        'medium_large 768x576',
        'large 1024x768',
      ]);
      expect(sizeOf(image.original)).to.equal('1600x1200');
      for (const file of [image.original, ...Object.values(image.sizes)]) {
        const { width, height, format: kept } = await sharp(file.path).metadata();
        expect([width, height, kept]).to.deep.equal([
          file.width,
          file.height,
          format === 'avif' ? 'heif' : format,
        ]);
      }
    });
  }

  const sizes: readonly [width: number, height: number, sizes: Record<string, string>][] = [
    [150, 150, {}],
    [40, 30, {}],
    [151, 151, { thumbnail: '150x150' }],
    [200, 100, { thumbnail: '150x100' }],
    [300, 300, { thumbnail: '150x150' }],
    [301, 10, { thumbnail: '150x10', medium: '300x10' }],
    [600, 400, { thumbnail: '150x150', medium: '300x200' }],
    [400, 900, { thumbnail: '150x150', medium: '133x300', medium_large: '341x768' }],
  ];
  for (const [width, height, wanted] of sizes) {
    it(`renders only sizes smaller than ${width}x${height}`, async () => {
      const image = await render(await encode(picture(width, height), 'png'));
      const made = Object.entries(image.sizes).map(([name, file]) => [name, sizeOf(file)]);
      expect(Object.fromEntries(made)).to.deep.equal(wanted);
    });
  }

  it('cuts the middle out for the thumbnail', async () => {
    const wide = picture(900, 300, '#ffffff').composite([
      {
        input: { create: { width: 300, height: 300, channels: 3, background: '#000000' } },
        left: 300,
        top: 0,
      },
    ]);
    const { sizes: made } = await render(await encode(wide, 'png'));
    const { channels } = await sharp(made.thumbnail!.path).stats();
    expect(channels[0]?.mean).to.be.lessThan(2);
    expect((await sharp(made.medium!.path).stats()).channels[0]?.mean).to.be.closeTo(170, 3);
  });

  it('keeps nothing of the camera, the place and the people, and turns the image upright', async () => {
    const bytes = await photograph(800, 600);
    expect(bytes.includes('Ada Lovelace')).to.equal(true);
    const image = await render(bytes);
    expect(sizeOf(image.original)).to.equal('600x800');
    expect(sizeOf(image.sizes.medium)).to.equal('225x300');
    for (const file of [image.original, ...Object.values(image.sizes)]) {
      const { exif, xmp, iptc, icc, orientation, space } = await sharp(file.path).metadata();
      expect({ exif, xmp, iptc, icc, orientation, space }).to.deep.equal({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        icc: undefined,
        orientation: undefined,
        space: 'srgb',
      });
      expect((await readFile(file.path)).includes('Lovelace')).to.equal(false);
    }
  });

  it('removes texts and trailing bytes of other formats, too', async () => {
    const png = await encode(picture(20, 20), 'png');
    const end = png.length - 12;
    const noted = Buffer.concat([
      png.subarray(0, end),
      chunk('tEXt', 'Author\0Lovelace'),
      png.subarray(end),
      Buffer.from('<script>Lovelace</script>'),
    ]);
    const { original } = await render(noted);
    expect((await readFile(original.path)).includes('Lovelace')).to.equal(false);
  });

  for (const format of ['gif', 'webp'] as const) {
    it(`keeps a moving ${format} moving, in all sizes`, async () => {
      const image = await render(await movingPicture(400, 300, format));
      expect(sizeOf(image.original)).to.equal('400x300');
      expect(sizeOf(image.sizes.thumbnail)).to.equal('150x150');
      for (const file of [image.original, ...Object.values(image.sizes)]) {
        const { pages, delay } = await sharp(file.path).metadata();
        expect([pages, delay]).to.deep.equal([3, [100, 200, 300]]);
      }
    });
  }

  it('keeps the alpha channel', async () => {
    const glass = sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } },
    });
    for (const format of ['png', 'webp', 'avif'] as const) {
      source = join(folder, `glass-${format}`);
      const { original } = await render(await encode(glass, format));
      expect((await sharp(original.path).metadata()).hasAlpha, format).to.equal(true);
    }
  });

  describe('of other formats', () => {
    const NO_IMAGE = 'must be a JPEG, PNG, WebP, GIF or AVIF image';
    const others: readonly [what: string, make: () => Promise<Buffer | string> | Buffer | string][] = [
      ['SVG', () => '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'],
      ['a page', () => '<!doctype html><script>alert(1)</script>'],
      ['TIFF', () => encode(picture(10, 10), 'tiff')],
      ['BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)])],
      ['PDF', () => '%PDF-1.7\n'],
      ['text', () => 'no picture'],
      ['nothing', () => ''],
    ];
    for (const [what, make] of others) {
      it(`refuses ${what}`, async () => expect(await faultOf(await make())).to.equal(NO_IMAGE));
    }

    it('refuses to read other formats in the whole process', async () => {
      const [svg, tiff] = [others[0]![1], others[2]![1]];
      const bytes = { svg: Buffer.from(await svg()), tiff: Buffer.from(await tiff()) };
      await render(await encode(picture(10, 10), 'png'));
      for (const [format, content] of Object.entries(bytes)) {
        await writeFile(source, content);
        expect(await rejectionOf(sharp(source).metadata()), format).to.be.instanceOf(Error);
        expect(await rejectionOf(sharp(content).metadata()), format).to.be.instanceOf(Error);
      }
    });

    it('refuses a truncated image', async () => {
      const noise = sharp({
        create: {
          width: 300,
          height: 300,
          channels: 3,
          background: '#000',
          noise: { type: 'gaussian', mean: 128, sigma: 60 },
        },
      });
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        source = join(folder, `cut-${format}`);
        const bytes = await encode(noise, format);
        expect(await faultOf(bytes.subarray(0, bytes.length / 2)), format).to.match(
          /is damaged|must be a JPEG/,
        );
      }
    });

    it('refuses more than 50 million pixels, without decoding them', async () => {
      // All rows are alike, so that 100 million of them are small.
      const bomb = png(10_000, 10_000);
      expect(bomb.length).to.be.lessThan(200_000);
      expect(await faultOf(bomb)).to.equal('must not have more than 50 million pixels');
      expect(await readdir(target)).to.deep.equal([]);
    });

    it('refuses more than 50 million pixels in all frames of an animation', async () => {
      const strip = {
        width: 4000,
        height: 16_000,
        pageHeight: 4000,
        channels: 3,
        background: '#fff',
      } as const;
      const moving = sharp({ create: strip }).gif({ effort: 1, keepDuplicateFrames: true });
      expect(await faultOf(await moving.toBuffer())).to.equal('must not have more than 50 million pixels');
    });
  });

  it('throws the reason of the caller who aborts', async () => {
    const reason = new Error('gone');
    await writeFile(source, await encode(picture(200, 200), 'png'));
    expect(await rejectionOf(renderImage(source, target, AbortSignal.abort(reason)))).to.equal(reason);
    expect(await readdir(target)).to.deep.equal([]);
  });

  it('stops between two sizes when the caller aborts', async () => {
    const leaving = new AbortController();
    const reason = new Error('gone');
    await writeFile(source, png(2000, 2000));
    const { signal } = leaving;
    // Looked at before each file: the caller leaves while the first is made.
    const looked = signal.throwIfAborted.bind(signal);
    signal.throwIfAborted = () => {
      if (existsSync(join(target, 'original'))) leaving.abort(reason);
      looked();
    };
    expect(await rejectionOf(renderImage(source, target, signal))).to.equal(reason);
    expect(await readdir(target)).to.deep.equal(['original']);
  });

  it('renders one image at a time', async () => {
    await writeFile(source, await encode(picture(1200, 900), 'png'));
    const second = join(target, 'second');
    await mkdir(second);
    let isFirstDone = false;
    const first = renderImage(source, target, never).then(() => (isFirstDone = true));
    const other = renderImage(source, second, never);
    while ((await readdir(second)).length === 0) await setImmediate();
    expect(isFirstDone).to.equal(true);
    await Promise.all([first, other]);
  });
});

function chunk(type: string, data: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(data)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length - 4);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A black PNG. */
function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', '')]);
}
