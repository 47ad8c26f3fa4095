import type { ContentDraft, PresentEditor } from '@kardan/contract/calls/operator/content';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { initialsOf } from '#domain/account/initials.ts';
import type { SaveState } from '#domain/portal/autosave.ts';
import { type ContentQuestion, contentSearchOf } from '#domain/portal/content-question.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { failureText } from '#lib/failure/failure-text.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { usePersonName } from '../use-person-name.ts';
import { ActButtons } from './acts/act-buttons.tsx';
import { ActDialogs } from './acts/act-dialogs.tsx';
import type { TextActs } from './acts/use-text-acts.ts';
import type { Writing } from './use-writing.ts';

interface Props {
  draft: ContentDraft;
  question: ContentQuestion;
  writing: Writing;
  others: readonly PresentEditor[];
  acts: TextActs;
}

/** Who writes here, whether it is saved, and what can be done with it. */
export function TextHead({ draft, question, writing, others, acts }: Props) {
  const t = useTexts('portalText');
  const search = new URLSearchParams(contentSearchOf(question)).toString();
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-(--gutter) py-2.5 text-xs text-text-2 lg:min-h-14 lg:py-1.5 lg:pr-5">
      <TextLink
        href={portalPath('content') + (search && `?${search}`)}
        icon="arrow-left"
        className="min-h-11 text-sm lg:min-h-9 min-[1280px]:hidden!"
      >
        {t('back')}
      </TextLink>
      <Others others={others} />
      <Saved state={writing.state} />
      <div className="flex gap-2 max-lg:order-3 max-lg:w-full lg:ml-auto">
        <IconButton
          icon="eye"
          variant="outline"
          label={t('preview')}
          className="lg:size-9!"
          onClick={() => acts.ask('preview')}
        />
        <ActButtons draft={draft} acts={acts} />
      </div>
      <ActDialogs draft={draft} acts={acts} />
    </header>
  );
}

function Others({ others }: { others: readonly PresentEditor[] }) {
  const t = useTexts('portalText');
  const nameOf = usePersonName();
  const names = others.map(nameOf);
  return (
    // Said when somebody comes, not when the page is opened.
    <p
      role="status"
      className={classes('inline-flex items-center gap-2', names.length > 0 && 'max-lg:order-4 max-lg:w-full')}
    >
      {names.length > 0 && (
        <>
          <span className="flex -space-x-1.5" aria-hidden="true">
            {names.slice(0, 3).map((name) => (
              <span
                key={name}
                className="grid size-6 place-items-center rounded-full bg-surface-3 text-[0.6875rem] font-bold"
              >
                {initialsOf(name)}
              </span>
            ))}
          </span>
          {t(names.length > 1 ? 'writeHere' : 'writesHere', { names: names.join(', ') })}
        </>
      )}
    </p>
  );
}

function Saved({ state }: { state: SaveState }) {
  const t = useTexts('portalText');
  const f = useTexts('failure');
  const locale = useLocale();
  const isBad = state.kind === 'offline' || state.kind === 'stale' || state.kind === 'refused';
  const words = () => {
    if (state.kind === 'saved') {
      const language = locale === 'en' ? 'en-GB' : locale;
      const clock = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Vienna' } as const;
      return state.at === undefined
        ? t('save.saved')
        : t('save.savedAt', { time: new Date(state.at).toLocaleTimeString(language, clock) });
    }
    return state.kind === 'refused'
      ? t('save.refused', { reason: failureText(state.error, f) })
      : t(`save.${state.kind}`);
  };
  return (
    <span
      role={isBad ? 'alert' : undefined}
      className={classes('max-lg:ml-auto', isBad && 'text-alert max-lg:order-5 max-lg:w-full')}
    >
      {words()}
    </span>
  );
}
