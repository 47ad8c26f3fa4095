import type { OwnRestriction } from '@kardan/contract/calls/operator/restrictions';
import { Button } from '@kardan/ui/actions/button.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import { useId, useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { restrictionsQuery } from '#domain/dealership/restrictions.ts';
import { dayInWords } from '#domain/portal/moments.ts';
import { ComplainDialog } from '#features/moderation/complain-dialog.tsx';
import { OwnComplaint } from '#features/moderation/own-complaint.tsx';
import { RestrictionFacts } from '#features/moderation/restriction-facts.tsx';
import { api } from '#lib/api/api.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** What holds or held against the dealership, with its reasons, what its owners wrote against it, and the way to do so. */
export function RestrictionNotice({ restriction }: { restriction: OwnRestriction }) {
  const t = useTexts('restrictions');
  const locale = useLocale();
  const id = useId();
  const { slug } = useDealership();
  const [isComplaining, setComplaining] = useState(false);
  const { kind, lifted, complaint } = restriction;
  return (
    <section
      aria-labelledby={id}
      className={classes('rounded-md border bg-surface p-4 md:p-5.5', lifted ? 'border-line' : 'border-alert')}
    >
      <div className="flex items-start gap-4">
        <span
          className={classes(
            'grid size-11 shrink-0 place-items-center rounded-sm',
            lifted ? 'bg-surface-3 text-text-2' : 'bg-alert-soft text-alert',
          )}
        >
          <Icon name={iconOf(restriction)} size={22} />
        </span>
        <div className="min-w-0">
          <h2 id={id} className="wide-sm text-lg">
            <Title restriction={restriction} />
          </h2>
          <p className="mt-1 max-w-[64ch] text-sm whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">
            {lifted
              ? `${t('own.overSince', { day: dayInWords(lifted.at, locale) })} ${lifted.because}`
              : t(`own.text.${kind}`)}
          </p>
        </div>
      </div>
      <blockquote className="mt-4 max-w-[72ch] border-l-3 border-line-strong pl-3 text-sm whitespace-pre-line">
        {restriction.facts}
      </blockquote>
      <details className="mt-1 max-w-[640px]">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-medium text-accent-text">
          {t('own.why')}
        </summary>
        <RestrictionFacts restriction={restriction} />
      </details>
      {complaint && <OwnComplaint complaint={complaint} />}
      {restriction.mayComplain && (
        <>
          <p className="mt-1 mb-4 max-w-[72ch] text-sm text-text-2">
            {t('own.redress', { day: dayInWords(restriction.complaintUntil, locale) })}
          </p>
          <Button icon="scale" onClick={() => setComplaining(true)}>
            {t('own.complain')}
          </Button>
        </>
      )}
      {isComplaining && (
        <ComplainDialog
          measureId={restriction.id}
          stale={[restrictionsQuery(slug).queryKey]}
          send={(text) =>
            api.complainOfRestriction({
              params: { dealershipId: slug, restrictionId: restriction.id },
              body: { text },
            })
          }
          onClose={() => setComplaining(false)}
        />
      )}
    </section>
  );
}

function Title({ restriction: { kind, state, effectiveAt } }: { restriction: OwnRestriction }) {
  const t = useTexts('restrictions');
  const locale = useLocale();
  if (state === 'lifted') return t('own.over', { measure: t(`kind.${kind}`) });
  if (state === 'announced') return t(`own.later.${kind}`, { day: dayInWords(effectiveAt, locale) });
  return t(`own.title.${kind}`);
}

function iconOf({ kind, lifted }: OwnRestriction): IconName {
  if (lifted) return 'lock-open';
  return kind === 'no-new-listings' ? 'ban' : 'lock';
}
