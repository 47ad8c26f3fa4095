import type { RequestRow } from '@kardan/contract/calls/operator/requests';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { Badge } from '@kardan/ui/content/badge.tsx';
import { factSeparator, formatDay } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { portalPath } from '#domain/portal/navigation.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** One request of the queue; the whole line opens it. */
export function RequestLine({ request }: { request: RequestRow }) {
  const t = useTexts('portalRequests');
  const locale = useLocale();
  const { id, name, place, carCount, reference, state, at, dueOn, isLate, decidedAt } = request;
  const facts = [place, t('cars', { count: carCount }), t('received', { day: formatDay(at, locale) }), reference];
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={portalPath('requests', id)}
        className="flex items-start gap-3 px-4 py-3.5 outline-offset-[-3px] hover:bg-surface-2"
      >
        <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-surface-3 text-text-2">
          <Icon name="store" size={18} />
        </span>
        <span className="grid min-w-0 flex-1 gap-x-4 gap-y-0.5 md:grid-cols-[minmax(0,1fr)_auto]">
          <b className="text-sm font-semi [overflow-wrap:anywhere]">{name}</b>
          <span className={classes('text-xs md:text-right', isLate ? 'font-semi text-alert' : 'text-text-2')}>
            {decidedAt
              ? t('decidedOn', { day: formatDay(decidedAt, locale) })
              : t(isLate ? 'late' : 'due', { day: formatDay(dueOn, locale) })}
          </span>
          <span className="text-xs text-text-2 [overflow-wrap:anywhere]">{facts.join(factSeparator)}</span>
          {decidedAt && (
            <span className="md:text-right">
              <Badge tone={state === 'approved' ? 'accent' : 'tag'}>{t(`state.${state}`)}</Badge>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
