import sharp from 'sharp';

export interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const [width, height] = [4_000, 3_000];

/** Photographs as a phone takes them, 12 megapixels each and each another one. */
export function takePhotos(count: number): Promise<Photo[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
        <rect width="${width}" height="${height}" fill="hsl(${(index * 360) / count} 45% 60%)"/>
        <rect y="2100" width="${width}" height="900" fill="#55585c"/>
        <rect x="${500 + 60 * index}" y="1300" width="2400" height="800" rx="200" fill="#7c1d2b"/>
        <text x="2000" y="900" font-size="500" text-anchor="middle" font-family="sans-serif">${index + 1}</text></svg>`;
      const grain = await sharp({
        create: {
          width: 500,
          height: 375,
          channels: 3,
          background: '#808080',
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        },
      })
        .png()
        .toBuffer();
      const buffer = await sharp(Buffer.from(drawing))
        .composite([{ input: await sharp(grain).resize(width, height).png().toBuffer(), blend: 'soft-light' }])
        .jpeg({ quality: 85 })
        .toBuffer();
      return { name: `IMG_${1_000 + index}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
}
