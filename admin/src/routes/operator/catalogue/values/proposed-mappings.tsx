import { Button } from '@kardan/ui/actions/button.tsx';
import { EmptyState } from '@kardan/ui/feedback/empty-state.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { catalogueKey, type ProposedMapping } from '#domain/portal/catalogue.ts';
import { RawValue } from '#features/feed-values/raw-value.tsx';
import { useFeedWords } from '#features/feed-values/use-feed-words.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What dealers propose for everybody: taken, or left to their own feeds. */
export function ProposedMappings({ items }: { items: readonly ProposedMapping[] }) {
  const t = useTexts('portalCatalogue');
  if (items.length === 0)
    return (
      <EmptyState icon="circle-check" title={t('proposal.none')}>
        {t('proposal.noneText')}
      </EmptyState>
    );
  return (
    <ul className="grid gap-2.5">
      {items.map((item) => (
        <Proposal key={item.id} item={item} />
      ))}
    </ul>
  );
}

function Proposal({ item }: { item: ProposedMapping }) {
  const t = useTexts('portalCatalogue');
  const f = useTexts('feeds');
  const words = useFeedWords();
  const { id, column, raw, value, format, feeds, otherwise } = item;
  const told = (each: string | null) => (each === null ? t('value.nothing') : words.mapped(each));
  const decide = useChange(
    (accept: boolean) => api.decideMapping({ params: { mappingId: String(id) }, body: { accept } }),
    {
      stale: [catalogueKey],
      onDone: (_, accept) => showToast({ text: t(accept ? 'proposal.taken' : 'proposal.refused', { raw }) }),
    },
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-72 text-sm">
        <p>
          <RawValue raw={raw} none="" /> → <b className="font-semi">{told(value)}</b>
        </p>
        <p className="mt-0.5 text-xs text-text-2">
          {t('value.where', { column, format: f(`format.${format}`) })} {t('proposal.feeds', { count: feeds })}
          {otherwise.map((other) => ` ${t('proposal.otherwise', { count: other.feeds, value: told(other.value) })}`)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="inverse"
          aria-label={t('proposal.takeNamed', { raw })}
          busy={decide.isPending}
          onClick={() => decide.mutate(true)}
        >
          {t('proposal.take')}
        </Button>
        <Button
          size="sm"
          aria-label={t('proposal.refuseNamed', { raw })}
          busy={decide.isPending}
          onClick={() => decide.mutate(false)}
        >
          {t('proposal.refuse')}
        </Button>
      </div>
    </li>
  );
}
