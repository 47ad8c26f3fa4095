import type { ContentBlock } from '@kardan/contract/calls/content/blocks';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { Locale } from '@kardan/ui/texts/locales.ts';
import { SiteText } from '../site-text.tsx';

type NoteBlock = Extract<ContentBlock, { kind: 'note' }>;

const icons: Record<NoteBlock['tone'], IconName> = { source: 'scale', tip: 'lightbulb', warning: 'triangle-alert' };

/** Where a rule is written, advice, or what to beware of. */
export function Note({ tone, title, markdown, locale }: NoteBlock & { locale: Locale }) {
  return (
    <aside className="content-note" data-tone={tone}>
      <Icon name={icons[tone]} size={20} />
      <div>
        {title && <p className="content-note-title">{title}</p>}
        <SiteText markdown={markdown} locale={locale} />
      </div>
    </aside>
  );
}
