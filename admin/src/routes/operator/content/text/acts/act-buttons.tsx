import type { ContentDraft } from '@kardan/contract/calls/operator/content';
import { Button } from '@kardan/ui/actions/button.tsx';
import { type Act, ActMenu } from '#lib/page/act-menu.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { TextActs } from './use-text-acts.ts';

/** What can be done with the text in its state; one button has the accent. */
export function ActButtons({ draft, acts }: { draft: ContentDraft; acts: TextActs }) {
  const t = useTexts('portalText');
  const { state } = draft;
  const button = { size: 'sm', busy: acts.isBusy, busyLabel: t('save.saving') } as const;
  const hasFault = draft.checks.some(({ check, state: found }) => check === 'text' && found === 'broken');
  const release = <ReleaseButton draft={draft} acts={acts} />;
  switch (state) {
    case 'draft':
      return (
        <>
          <Button
            {...button}
            variant="accent"
            className="max-lg:min-h-11 max-lg:flex-1"
            aria-disabled={hasFault}
            onClick={() => !hasFault && acts.move('review')}
          >
            {t('act.review')}
          </Button>
          <RemoveMenu acts={acts} />
        </>
      );
    case 'review':
      return (
        <>
          <Button {...button} className="max-lg:min-h-11 max-lg:flex-1" onClick={() => acts.ask('back')}>
            {t('act.back')}
          </Button>
          {release}
          <RemoveMenu acts={acts} />
        </>
      );
    case 'scheduled':
      return (
        <>
          <Button {...button} className="max-lg:min-h-11 max-lg:flex-1" onClick={() => acts.move('review')}>
            {t('act.unschedule')}
          </Button>
          {release}
        </>
      );
    case 'published':
      return (
        <>
          {draft.isAhead && release}
          {draft.release !== 'another' && (
            <MoreActs act={{ icon: 'archive', label: t('act.archive'), run: () => acts.ask('archive') }} />
          )}
        </>
      );
    case 'archived':
      return (
        <Button {...button} className="max-lg:min-h-11 max-lg:flex-1" onClick={() => acts.move('review')}>
          {t('act.revive')}
        </Button>
      );
  }
}

function RemoveMenu({ acts }: { acts: TextActs }) {
  const t = useTexts('portalText');
  if (!acts.canRemove) return null;
  return <MoreActs act={{ icon: 'trash-2', label: t('act.remove'), run: () => acts.ask('remove') }} />;
}

function MoreActs({ act }: { act: Act }) {
  const t = useTexts('portalText');
  return (
    <ActMenu
      id="text-acts"
      label={t('act.more')}
      className="grid size-9 place-items-center rounded-sm border border-line-strong text-text-2 hover:border-line-hover hover:text-text max-lg:size-11"
      acts={[act]}
    />
  );
}

/** Not there for whoever wrote the newest version: the side panel says why. */
function ReleaseButton({ draft, acts }: { draft: ContentDraft; acts: TextActs }) {
  const t = useTexts('portalText');
  if (draft.release === 'another') return null;
  const label = acts.isPlanned ? 'act.schedule' : draft.state === 'published' ? 'act.releaseAgain' : 'act.release';
  return (
    <Button
      variant="accent"
      size="sm"
      busy={acts.isBusy}
      busyLabel={t('save.saving')}
      className="max-lg:min-h-11 max-lg:flex-1"
      onClick={() => (draft.release === 'with-reason' ? acts.ask('reason') : acts.release())}
    >
      {t(label)}
    </Button>
  );
}
