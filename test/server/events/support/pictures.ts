import sharp, { type FormatEnum, type Sharp } from 'sharp';

type Format = keyof FormatEnum | 'avif';

/** A plain picture of this size. */
export function picture(width: number, height: number, background = '#c03020'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function encode(image: Sharp, format: Format): Promise<Buffer> {
  return image.toFormat(format).toBuffer();
}

/** Three pictures, one after another. */
export function movingPicture(width: number, height: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const base = { width, height: 3 * height, pageHeight: height, channels: 3, background: '#f00' } as const;
  const others = ['#0f0', '#00f'].map((background, index) => ({
    input: { create: { width, height, channels: 3 as const, background } },
    left: 0,
    top: (index + 1) * height,
  }));
  const strip = sharp({ create: base }).composite(others);
  const delay = [100, 200, 300];
  return (format === 'gif' ? strip.gif({ delay }) : strip.webp({ delay })).toBuffer();
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
