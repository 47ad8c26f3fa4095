import type { ContentItem } from '@kardan/contract/calls/operator/content';
import { Link } from '@kardan/ui/actions/link.tsx';
import { formatMoment } from '#domain/inbox/waited.ts';
import { textPath } from '#domain/portal/content.ts';
import type { ContentQuestion } from '#domain/portal/content-question.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { aheadNote } from '../ahead-note.ts';
import { StateMark } from '../state-mark.tsx';
import { usePersonName } from '../use-person-name.ts';

interface Props {
  item: ContentItem;
  question: ContentQuestion;
  isOpen?: boolean;
  /** Beside the text, where there is no room for who changed it. */
  isNarrow?: boolean;
}

export function ContentRow({ item, question, isOpen = false, isNarrow = false }: Props) {
  const t = useTexts('portalContent');
  const locale = useLocale();
  const nameOf = usePersonName();
  const { state, publishAt, changedAt, language } = item;
  const at = state === 'scheduled' && publishAt ? publishAt : changedAt;
  return (
    <Link
      href={textPath(item.id, question)}
      aria-current={isOpen ? 'true' : undefined}
      className={`block border-b border-line py-2.75 text-sm leading-snug hover:bg-surface-2 aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_3px_0_0_var(--accent)] ${isNarrow ? 'px-4' : 'px-(--gutter) lg:px-5'}`}
    >
      <b className="font-medium [overflow-wrap:anywhere]">{item.title}</b>
      <span className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-2xs text-text-3">
        <span className="text-text-2">
          <StateMark {...item} />
        </span>
        <span>{formatMoment(at, Date.now(), locale)}</span>
        {language === 'en' && <span>{t('language.en')}</span>}
        {aheadNote(item) && <span className="text-accent-text">{t('ahead')}</span>}
        {!isNarrow && <span>{nameOf(item.changedBy)}</span>}
      </span>
    </Link>
  );
}
