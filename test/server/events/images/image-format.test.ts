import { expect } from 'chai';
import { findImageFormat, IMAGE_MEDIA_TYPES } from '../../../../server/events/images/image-format.js';

type Found = Parameters<typeof findImageFormat>[0];

describe('findImageFormat', () => {
  const typeOf = (format: Found['format'], compression?: Found['compression']): string | undefined =>
    findImageFormat({ format, compression } as Found)?.mediaType;

  it('recognizes stored formats by the content of a file', () => {
    expect(['jpeg', 'png', 'webp', 'gif'].map((format) => typeOf(format as Found['format']))).to.deep.equal([
      ...['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    ]);
    expect(typeOf('heif', 'av1')).to.equal('image/avif');
  });

  it('recognizes no other format, such as HEIC of phones', () => {
    expect(typeOf('heif', 'hevc')).to.equal(undefined);
    expect(typeOf('heif')).to.equal(undefined);
    for (const format of ['svg', 'tiff', 'pdf', 'raw'] as const) {
      expect(typeOf(format), format).to.equal(undefined);
    }
  });
});

describe('IMAGE_MEDIA_TYPES', () => {
  it('lists the media types of all formats, and the common misspelling image/jpg', () => {
    expect(IMAGE_MEDIA_TYPES).to.have.members([
      ...['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/jpg'],
    ]);
  });
});
