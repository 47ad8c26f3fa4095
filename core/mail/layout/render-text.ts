import type { MailBlock, MailCar, MailContent, MailSite } from '../mail-content.ts';

/** A mail as plain text: the same pieces in the same order. */
export function renderText(site: MailSite, { heading, blocks, reason, links = [] }: MailContent): string {
  const pieces = [
    heading,
    ...blocks.map(textOf),
    ...(links.length > 0 ? [links.map(({ label, url }) => `${label}: ${url}`).join('\n')] : []),
    `-- \n${site.SITE_NAME}, ${site.SITE_IMPRINT_COMPANY}, ${site.SITE_IMPRINT_ADDRESS}\n${site.SITE_ORIGIN}\n${reason}`,
  ];
  return `${pieces.join('\n\n')}\n`;
}

function textOf(block: MailBlock): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'car': {
      const { title, facts, place, url } = block.car;
      return [title, priceOf(block.car), facts, ...(place ? [place] : []), url].join('\n');
    }
    case 'section':
      return `${block.title}\n${'='.repeat(block.title.length)}`;
    case 'code':
      return `${block.label}: ${block.code}`;
    case 'facts':
      return [
        ...(block.title ? [`${block.title}:`] : []),
        ...block.facts.map(({ label, value }) => `${label}: ${value}`),
      ].join('\n');
    case 'quote':
      return `${block.title}:\n${block.text.replaceAll(/^/gm, '> ')}`;
    case 'button':
      return `${block.label}: ${readable(block.url)}`;
  }
}

/** `€ 13.990 (niedrigster Preis der letzten 30 Tage: € 14.990), Reserviert, Guter Preis` */
function priceOf({ price, reduction, reserved, rating, sold }: MailCar): string {
  const now = reduction ? `${price} (${reduction})` : price;
  return [now, reserved, rating?.label, sold].filter(Boolean).join(', ');
}

/** An address to write to without what only a mail program reads. */
function readable(url: string): string {
  const address = /^mailto:([^?]*)/.exec(url)?.[1];
  return address === undefined ? url : decodeURIComponent(address);
}
