import type { MailBlock, MailContent, MailSite } from '../mail-content.ts';

/** A mail as plain text: the same pieces in the same order. */
export function renderText(site: MailSite, { heading, blocks, reason }: MailContent): string {
  const pieces = [
    heading,
    ...blocks.map(textOf),
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
      const { title, price, facts, url } = block.car;
      return [title, price, facts, url].join('\n');
    }
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

/** An address to write to without what only a mail program reads. */
function readable(url: string): string {
  const address = /^mailto:([^?]*)/.exec(url)?.[1];
  return address === undefined ? url : decodeURIComponent(address);
}
