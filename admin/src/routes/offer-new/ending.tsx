import { listingPath } from '@kardan/contract/site-paths';
import { viennaClock } from '@kardan/contract/values/vienna-day';
import { Button } from '@kardan/ui/actions/button.tsx';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { ShareLink } from '@kardan/ui/actions/share-link.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef } from 'react';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import type { Ending as EndingOfCar } from '#domain/new-car/kept-car.ts';
import { siteName } from '#lib/browser/site.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from './use-new-car.ts';

export interface StepProps {
  onEnd: (ending: EndingOfCar) => void;
}

/** The car is where it should be: what can be done with it, and the next one. */
export function Ending({ kind, onNext }: { kind: EndingOfCar; onNext: () => void }) {
  const t = useTexts('carNew');
  const locale = useLocale();
  const { slug } = useDealership();
  const { listing, uploads, save } = useNewCar();
  const isOnDevice = kind === 'draft' && save.state !== 'saved';
  const title = t(isOnDevice ? 'draft.titleOnDevice' : `${kind}.title`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const planned = listing?.scheduled.find(({ publish }) => publish);
  const clock = planned && viennaClock(new Date(planned.at));
  const path = listing?.slug && listingPath(listing.slug, locale);
  const text =
    kind === 'planned' && clock
      ? t('planned.text', { day: formatDay(clock.day, locale), time: clock.time })
      : t(kind === 'published' ? 'published.text' : isOnDevice ? 'draft.textOnDevice' : 'draft.text');
  return (
    <section className="mx-auto grid max-w-md gap-3 py-10 text-center">
      <title>{`${title} – ${siteName}`}</title>
      <span className="mx-auto grid size-16 place-items-center rounded-md bg-accent-soft text-accent-text">
        <Icon name={kind === 'published' ? 'circle-check' : kind === 'planned' ? 'calendar-check' : 'save'} size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p className="text-text-2">{text}</p>
      {uploads.pending > 0 && (
        <p role="status" className="text-sm text-text-2">
          {t('published.textPending', { count: uploads.pending })}
        </p>
      )}
      <div className="mt-3 grid gap-2">
        <Button variant="accent" size="lg" icon="plus" onClick={onNext}>
          {t('published.next')}
        </Button>
        {kind === 'published' && path && listing && (
          <div className="grid grid-cols-2 gap-2">
            <LinkButton href={path} icon="eye">
              {t('published.see')}
            </LinkButton>
            <ShareLink
              url={new URL(path, location.origin).href}
              title={listing.fields.title ?? ''}
              copied={t('published.copied')}
              className={buttonClasses({})}
            >
              <Icon name="share-2" />
              {t('published.share')}
            </ShareLink>
          </div>
        )}
        {listing && (
          <LinkButton href={dealershipPath(slug, `offers/${listing.id}/edit`)} icon="pencil">
            {t('published.edit')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}
