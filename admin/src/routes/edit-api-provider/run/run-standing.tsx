import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { ProgressBar } from '@kardan/ui/feedback/progress-bar.tsx';
import { formatShare } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { feedPath } from '#domain/feeds/feed-pages.ts';
import { feedsKey, isMoving } from '#domain/feeds/feeds.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useReasonWords } from '../use-reason-words.ts';
import { useRun } from './run-context.ts';

/** How far the run is, or why it is not what one would expect. */
export function RunStanding() {
  const t = useTexts('feedRun');
  const { slug } = useDealership();
  const { run, feed } = useRun();
  const reason = useReasonWords()(run);
  useFreshWhenEnded();
  if (isMoving(run)) return <Progress />;
  if (run.state === 'failed')
    return (
      <Notice
        kind="error"
        title={reason.what}
        actions={<LinkButton href={feedPath(slug, feed.id)}>{t('safe.settings')}</LinkButton>}
      >
        <p>
          {reason.toDo} {run.reasonLine !== null && t('failedLine', { line: run.reasonLine })}
        </p>
      </Notice>
    );
  if (run.state === 'undone')
    return (
      <Notice title={t('undone.title')} icon="undo-2">
        {t('undone.text')}
      </Notice>
    );
  const mayGoLive = feed.state === 'tried' && feed.mayChange;
  return run.dry && !mayGoLive ? (
    <Notice title={t('dry.title')} icon="eye">
      {t('dry.text')}
    </Notice>
  ) : null;
}

function Progress() {
  const t = useTexts('feedRun');
  const { state, progress } = useRun().run;
  const locale = useLocale();
  const words = () => {
    if (progress === null) return t('progress.begins');
    const { line, lines, share } = progress;
    // Who works for some of the sites is not told how much the others have.
    if (line === null) return share === null ? '' : formatShare(share, locale);
    return lines === null ? t('progress.at', { line }) : t('progress.of', { line, lines });
  };
  return (
    <section className="rounded-md border border-line bg-surface p-4 md:p-5">
      {progress && progress.share !== null ? (
        <ProgressBar label={t(`state.${state}`)} text={words()} done={progress.share} total={1} />
      ) : (
        <p role="status" className="flex items-center gap-2.5 text-sm">
          <Icon name="loader-circle" className="animate-spin motion-reduce:animate-none" />
          <b className="font-semi">{t(`state.${state}`)}</b>
          <span className="text-text-2">{words()}</span>
        </p>
      )}
    </section>
  );
}

/** Once a run has ended, everything that is told about feeds is another one. */
function useFreshWhenEnded(): void {
  const { id, run } = useRun();
  const client = useQueryClient();
  const isRunning = isMoving(run);
  const wasRunning = useRef(false);
  const refresh = useEffectEvent(() => client.invalidateQueries({ queryKey: feedsKey(id.dealershipId) }));
  useEffect(() => {
    if (!isRunning && wasRunning.current) void refresh();
    wasRunning.current = isRunning;
  }, [isRunning]);
}
