import type { ListingCheck } from '@kardan/contract/calls/stock/own-listing';
import type { VisibilityReason } from '@kardan/contract/values/stock';
import { Button } from '@kardan/ui/actions/button.tsx';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { sitePaths } from '#domain/addresses.ts';
import { foundWords } from '#domain/listing/found-words.ts';
import { type CarId, listingCheckQuery } from '#domain/listing/own-listing.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

export type ReasonActs = Partial<Record<VisibilityReason, { label: string; run: () => void }>>;

interface Props {
  car: CarId;
  name: string;
  /** What can be done here about each reason. */
  actsOf: (check: ListingCheck) => ReasonActs;
  onClose: () => void;
}

/** Why buyers do not find a car: every reason there can be, checked, and what to do about each that holds it back. */
export function WhyDialog({ car, name, actsOf, onClose }: Props) {
  const t = useTexts('car');
  const s = useTexts('shell');
  const locale = useLocale();
  // It is asked because something looks wrong: never from memory.
  const query = useQuery({ ...listingCheckQuery(car), staleTime: 0 });
  const actOf = (reason: VisibilityReason, check: ListingCheck) => {
    if (reason === 'dealership')
      return (
        <LinkButton size="sm" href={sitePaths[locale].contact}>
          {s('help')}
        </LinkButton>
      );
    if (reason === 'index')
      return (
        <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('why.again')}
        </Button>
      );
    const act = actsOf(check)[reason];
    if (!act) return null;
    const run = () => {
      onClose();
      act.run();
    };
    return (
      <Button size="sm" onClick={run}>
        {act.label}
      </Button>
    );
  };
  return (
    <Modal title={t(query.data?.isOnline ? 'why.onlineTitle' : 'why.title')} onClose={onClose}>
      <p className="mb-3 text-sm font-semi">{name}</p>
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {(check) => (
          <>
            <p className="mb-3 text-sm text-text-2">{t(check.isOnline ? 'why.online' : 'why.intro')}</p>
            <ul>
              {check.visibility.map(({ reason, ok, found }) => (
                <li key={reason} className="flex flex-wrap items-start gap-3 border-t border-line py-3">
                  <Icon
                    name={ok ? 'circle-check' : 'circle-x'}
                    size={20}
                    className={`mt-0.5 shrink-0 ${ok ? 'text-accent-text' : 'text-alert'}`}
                  />
                  <div className="min-w-0 flex-1 basis-52 text-sm">
                    <p className="font-semi">
                      <span className="sr-only">{t(ok ? 'why.ok' : 'why.notOk')}: </span>
                      {t(`why.${reason}`)}
                    </p>
                    <p className="text-xs text-text-2">{t(ok ? `why.${reason}.ok` : `why.${reason}.not`)}</p>
                    {!ok && found && (
                      <p className="mt-0.5 text-xs text-text-3 empty:hidden">
                        {foundWords(reason, found, { car: t, shell: s, locale })}
                      </p>
                    )}
                  </div>
                  {!ok && actOf(reason, check)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Modal>
  );
}
