import sharp, { type FormatEnum, type Sharp } from 'sharp';

/** A plain picture of this size. */
export function picture(width: number, height: number, background = '#c03020'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function encode(image: Sharp, format: keyof FormatEnum): Promise<Buffer> {
  return image.toFormat(format).toBuffer();
}

/** Three pictures, one after another. */
export function movingPicture(width: number, height: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const pictures = ['#f00', '#0f0', '#00f'].map((background) => ({
    create: { width, height, channels: 3 as const, background },
  }));
  const joined = sharp(pictures, { join: { animated: true } });
  const delay = [100, 200, 300];
  return (format === 'gif' ? joined.gif({ delay }) : joined.webp({ delay })).toBuffer();
}

/** A photograph as a telephone makes it: lying on its side, with the place, the owner and a colour profile. */
export function photograph(width: number, height: number): Promise<Buffer> {
  return picture(width, height)
    .withExif({
      IFD0: { Artist: 'Ada Lovelace', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Ada Lovelace</x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
