import type { Letter } from '@kardan/contract/labels/moderation-letters';
import type { MailBlock } from '../../mail/mail-content.ts';

/** An official letter as pieces of a mail. */
export function letterBlocks({ intro, facts, sections }: Letter): MailBlock[] {
  return [
    { kind: 'text', text: intro },
    { kind: 'facts', facts },
    ...sections.flatMap(({ title, text }): MailBlock[] => [
      { kind: 'section', title },
      { kind: 'text', text },
    ]),
  ];
}
