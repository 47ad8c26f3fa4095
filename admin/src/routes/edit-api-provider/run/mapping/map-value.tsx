import type { ValueGroup } from '@kardan/contract/calls/feeds/runs';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { runPath } from '#domain/feeds/feed-pages.ts';
import { feedsKey } from '#domain/feeds/feeds.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { type Choice, ValueChoice } from '#features/feed-values/value-choice.tsx';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useRun } from '../run-context.ts';
import { MappingPreview } from './mapping-preview.tsx';

/** One value: what it is to mean, what that would change, and the button that does it. */
export function MapValue({ group }: { group: ValueGroup }) {
  const t = useTexts('feedRun');
  const words = useFeedWords();
  const navigate = useNavigate();
  const { id } = useRun();
  const { column, raw, cars, field, code } = group;
  const [first] = group.proposals;
  const [choice, setChoice] = useState<Choice>(first === undefined ? undefined : { value: first });
  const [proposeForAll, setProposeForAll] = useState(true);
  const feed = { dealershipId: id.dealershipId, feedId: id.feedId };
  const map = useChange(
    (value: string | null) => api.mapFeedValue({ params: feed, body: { column, raw, value, proposeForAll } }),
    {
      stale: [feedsKey(id.dealershipId)],
      onDone: ({ run }) => {
        showToast({ text: t('map.done', { raw }) });
        if (run) void navigate({ href: runPath(id.dealershipId, run) });
      },
    },
  );
  return (
    <>
      <p className="mt-1 text-sm text-text-2">
        {t('map.field')} <RawValue raw={column} none="" /> {t('map.holds')}{' '}
        <RawValue raw={raw} none={t('line.empty')} />.{' '}
        {code === 'value-unmapped' && field !== null ? t('map.means', { field: words.field(field) }) : t('map.refuses')}
      </p>
      <div className="mt-3.5 grid gap-x-5 gap-y-4 lg:grid-cols-2">
        <ValueChoice group={group} choice={choice} onChoose={setChoice} />
        <MappingPreview group={group} choice={choice} />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="accent"
          disabled={choice === undefined}
          busy={map.isPending}
          onClick={() => choice && map.mutate(choice.value)}
        >
          {t('map.act', { count: cars })}
        </Button>
        <Checkbox
          size="sm"
          label={t('map.forAll')}
          checked={proposeForAll}
          onChange={({ currentTarget }) => setProposeForAll(currentTarget.checked)}
        />
        <span className="text-xs text-text-3">{t('map.forAllNote')}</span>
      </div>
    </>
  );
}
