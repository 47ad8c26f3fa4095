import type { LineFilter } from '@kardan/contract/values/feeds';
import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useLocation } from '@tanstack/react-router';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { type FateKind, fateFill } from '../fate-mark.tsx';
import { useRun } from './run-context.ts';

const drawn = ['created', 'changed', 'unchanged', 'refused', 'withdrawn'] as const;
const kinds: readonly FateKind[] = ['created', 'changed', 'unchanged', 'locked', 'refused', 'withdrawn'];

/** What became of the cars: drawn as one bar, and as numbers that lead to their lines. */
export function Fates() {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { counts } = useRun().run;
  const label = drawn.map((kind) => `${formatNumber(counts[kind], locale)} ${t(`fate.${kind}`)}`).join(', ');
  return (
    <section aria-label={t('fates')} className="rounded-md border border-line bg-surface p-4 md:p-5">
      <div role="img" aria-label={label} className="mb-0.5 flex h-4.5 gap-0.5 bg-surface-2">
        {drawn
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <span key={kind} className={fateFill[kind]} style={{ flex: `${counts[kind]} 0 3px` }} />
          ))}
      </div>
      <div aria-hidden="true" className="ruler h-2" />
      <div className="mt-3.5 grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3 xl:grid-cols-6">
        {kinds.map((kind) => (
          <Tile key={kind} kind={kind} />
        ))}
      </div>
    </section>
  );
}

function Tile({ kind }: { kind: FateKind }) {
  const t = useTexts('feedRun');
  const locale = useLocale();
  const { pathname } = useLocation();
  const { counts } = useRun().run;
  const inside = (
    <>
      <span className="flex items-center gap-1.75 text-xs text-text-2">
        {kind === 'locked' ? (
          <Icon name="lock" size={12} />
        ) : (
          <span aria-hidden="true" className={classes('size-2.5 rounded-[2px]', fateFill[kind])} />
        )}
        {t(`fate.${kind}`)}
      </span>
      <b className="wide block text-xl leading-tight font-bold">{formatNumber(counts[kind], locale)}</b>
      <span className="block min-h-4 text-2xs text-text-3">{useNote(kind)}</span>
    </>
  );
  // Cars that are as they were have no lines.
  if (kind === 'unchanged' || counts[kind] === 0) return <div>{inside}</div>;
  const filter: LineFilter = kind;
  return (
    <Link href={`${pathname}?show=${filter}#lines`} className="group -m-1.5 rounded-sm p-1.5 hover:bg-surface-2">
      {inside}
    </Link>
  );
}

function useNote(kind: FateKind): string | undefined {
  const t = useTexts('feedRun');
  const { counts, dry } = useRun().run;
  if (counts[kind] === 0) return undefined;
  switch (kind) {
    case 'created':
      if (counts.drafts > 0) return t('fateNote.created', { count: counts.drafts });
      return t(dry ? 'fateNote.createdDry' : 'fateNote.createdAll');
    case 'changed':
      return counts.priceOnly > 0 ? t('fateNote.changed', { count: counts.priceOnly }) : undefined;
    default:
      return t(`fateNote.${kind}`);
  }
}
