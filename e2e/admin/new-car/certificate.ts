import sharp from 'sharp';

/** What a registration certificate tells. */
export interface Certificate {
  firstRegistration: string;
  model: string;
  nationalCode: string;
  vin: string;
  seats: number;
  kerbWeightKg: number;
  displacementCcm: number;
  powerKw: number;
  fuel: string;
  co2GPerKm: number;
  colour: string;
}

/** A photograph of a certificate: a form on a table, turned by 1.2 degrees and not quite in focus. Nobody's, all invented. */
export function photographCertificate(paper: Certificate): Promise<Buffer> {
  const rows: [string, string][][] = [
    [
      ['B', paper.firstRegistration],
      ['D.3', paper.model],
      ['Nationaler Code', paper.nationalCode],
    ],
    [
      ['E', paper.vin],
      ['S.1', String(paper.seats)],
      ['G', String(paper.kerbWeightKg)],
    ],
    [
      ['P.1', String(paper.displacementCcm)],
      ['P.2', `${paper.powerKw},0`],
      ['P.3', paper.fuel],
    ],
    [
      ['R', paper.colour],
      ['V.7', String(paper.co2GPerKm)],
      ['V.9', 'EURO 6'],
    ],
  ];
  const columns = [90, 700, 1_150];
  const texts = rows.flatMap((row, line) =>
    row.flatMap(([label, value], column) => {
      const [x, y] = [columns[column] ?? 0, 150 + 170 * line];
      return [
        `<text x="${x}" y="${y}" font-size="30" fill="#5c5a50">${label}</text>`,
        `<text x="${x}" y="${y + 56}" font-size="46" fill="#1d1f22">${value}</text>`,
      ];
    }),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900">
    <rect width="1600" height="900" fill="#34373b"/><rect x="40" y="40" width="1520" height="820" fill="#e9e6d9"/>
    <g font-family="DejaVu Sans Mono, monospace">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(drawing)).rotate(1.2, { background: '#34373b' }).blur(0.8).jpeg({ quality: 70 }).toBuffer();
}
