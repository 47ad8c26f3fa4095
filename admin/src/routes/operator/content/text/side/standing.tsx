import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import type { ContentState } from '@kardan/contract/values/content';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatMoment } from '#domain/inbox/waited.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { aheadNote } from '../../ahead-note.ts';
import { usePersonName } from '../../use-person-name.ts';
import { SideSection } from './side-section.tsx';

const path = ['draft', 'review', 'scheduled', 'published'] as const;

/** The way of a text from draft to online, where it stands on it, and why somebody cannot release it. */
export function Standing({ draft }: { draft: ContentDraft }) {
  const t = useTexts('portalText');
  const locale = useLocale();
  const nameOf = usePersonName();
  const { state, version, publishAt, remark } = draft;
  const when = (moment: string) => formatMoment(moment, Date.now(), locale);
  const isArchived = state === 'archived';
  const ahead = aheadNote(draft);
  const at = isArchived ? -1 : path.indexOf(state);
  const fault = draft.checks.find(({ check, state: found }) => check === 'text' && found === 'broken')?.found[0]?.what;
  const notes: Partial<Record<ContentState, string | false>> = {
    draft: t('path.by', { name: nameOf(version.author), time: when(version.at) }),
    review: state === 'review' && releaseNote(draft, t),
    scheduled: state === 'scheduled' && publishAt !== null && when(publishAt),
    published: state === 'published' && publishAt !== null && when(publishAt),
  };
  return (
    <SideSection
      title={t('path')}
      aside={
        draft.publicPath !== null &&
        state === 'published' && (
          <TextLink href={draft.publicPath} target="_blank" iconAfter="external-link" className="text-xs">
            {t('preview.public')}
          </TextLink>
        )
      }
    >
      <ol className="grid">
        {path.map((step, index) => (
          <li
            key={step}
            aria-current={index === at ? 'step' : undefined}
            className="relative grid grid-cols-[12px_1fr] gap-x-3 pb-3 text-sm leading-snug last:pb-0 not-last:after:absolute not-last:after:top-5 not-last:after:bottom-0 not-last:after:left-1.5 not-last:after:w-px not-last:after:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className={classes(
                'mt-0.75 size-3 rounded-[2px]',
                index < at || (index === at && step === 'published')
                  ? 'bg-accent-line'
                  : index === at
                    ? 'bg-[linear-gradient(135deg,var(--accent-line)_50%,var(--surface-3)_50%)]'
                    : 'ring-[1.5px] ring-line-strong ring-inset',
              )}
            />
            <span>
              <span className={index === at ? 'font-semi' : undefined}>{t(`path.${step}`)}</span>
              {notes[step] && <span className="block text-2xs text-text-3">{notes[step]}</span>}
            </span>
          </li>
        ))}
      </ol>
      {isArchived && <p className="mt-2.5 text-sm font-medium">{t('path.archived')}</p>}
      {ahead && (
        <p className="mt-2.5 text-xs text-text-2">
          {t(ahead)} {releaseNote(draft, t)}
        </p>
      )}
      {state === 'published' && !draft.isAhead && draft.release === 'another' && (
        <p className="mt-2.5 text-xs text-text-2">{t('path.stays')}</p>
      )}
      {state === 'draft' && fault && <p className="mt-2.5 text-xs text-alert">{t('path.fix', { what: fault })}</p>}
      {remark && (
        <blockquote className="mt-3 rounded-sm border border-line bg-surface-2 px-3 py-2.5 text-sm">
          <p className="whitespace-pre-line">{remark.text}</p>
          <footer className="mt-1 text-2xs text-text-3">
            {t('remark', { name: nameOf(remark.by), time: when(remark.at) })}
          </footer>
        </blockquote>
      )}
    </SideSection>
  );
}

function releaseNote({ release }: ContentDraft, t: ReturnType<typeof useTexts<'portalText'>>): string {
  return t(({ free: 'path.theirs', 'with-reason': 'path.withReason', another: 'path.mine' } as const)[release]);
}
