import type { CheckItem, ListingCheck } from '@kardan/contract/calls/stock/own-listing';
import { isRequiredFor, showsConsumption } from '@kardan/contract/listing-field-rules';
import { listingFieldKeys } from '@kardan/contract/listing-fields';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { IconName } from '@kardan/ui/icons/icon-names.ts';
import type { CarTexts } from '#domain/listing/field-words.ts';
import { factsOf, isEmpty } from '#domain/listing/own-listing.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useEditor } from '../saving/use-editor.ts';
import { checkWords, doubtKey, gathered } from './check-words.ts';
import { useMend } from './use-mend.ts';

const icons: Record<CheckItem['severity'], IconName> = {
  blocks: 'circle-alert',
  warns: 'triangle-alert',
  improves: 'plus',
};

/** How good the ad is, what would help most, and everything that is open, each with its reason. */
export function CheckPanel({ check }: { check: ListingCheck }) {
  const t = useTexts('car');
  const locale = useLocale();
  const { fields, confirmed } = useEditor();
  const mend = useMend();
  const open = gathered(check.items, t).filter(
    (item) => item.severity !== 'warns' || !confirmed.isConfirmed(doubtKey(item, fieldValueOf(item, fields))),
  );
  const next = open.find(({ severity }) => severity === 'blocks') ?? open.toSorted(byPoints)[0];
  const done = doneOf(fields, check, t);
  return (
    <section
      id="check"
      aria-labelledby="check-title"
      className="scroll-mt-24 rounded-md border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-baseline gap-1.5 text-sm text-text-2">
        <b className="wide text-[2.25rem] leading-none font-bold tracking-tight text-text">{check.score}</b>
        {t('score.of')}
        <h2 id="check-title" className="ml-auto text-xs! font-regular! text-text-3 [font-stretch:100%]!">
          {t('score.title')}
        </h2>
      </div>
      <ScoreRuler {...check} />
      {next && (
        <div className="mt-4 rounded-sm bg-surface-2 p-3.5">
          <p className="text-2xs text-accent-text">{t(next.severity === 'blocks' ? 'next.blocks' : 'next.title')}</p>
          <p className="mt-0.5 text-sm font-semi">{checkWords(next, t, locale).title}</p>
          <p className="mt-1 text-xs text-text-2">{checkWords(next, t, locale).why}</p>
          <Button variant="inverse" full className="mt-3" onClick={() => mend(next)}>
            {t(next.shot || next.code.includes('picture') ? 'next.pictures' : 'next.show')}
          </Button>
        </div>
      )}
      <h3 className="mt-4 mb-1 flex justify-between text-sm! [font-stretch:100%]!">
        {t('list.title')}
        <span className="font-regular text-text-3">
          {t('list.done', { done: done.length, all: done.length + open.length })}
        </span>
      </h3>
      <ul>
        {open.map((item) => {
          const { title, why } = checkWords(item, t, locale);
          return (
            <li key={[item.code, item.field, item.shot, item.listingId].join()} className="border-t border-line">
              <button
                type="button"
                onClick={() => mend(item)}
                className="flex w-full items-start gap-2.5 py-2.5 text-left hover:bg-surface-2"
              >
                <Icon
                  name={icons[item.severity]}
                  size={17}
                  className={`mt-0.5 ${item.severity === 'blocks' ? 'text-alert' : 'text-text'}`}
                />
                <span className="min-w-0 flex-1 text-sm leading-snug font-medium">
                  {item.severity === 'blocks' && <span className="sr-only">{t('list.blocks')}: </span>}
                  {title}
                  <small className="block text-xs font-regular text-text-3">{why}</small>
                </span>
                {item.points !== null && item.points > 0 && (
                  <span className="shrink-0 text-xs text-accent-text">{t('list.points', { points: item.points })}</span>
                )}
              </button>
            </li>
          );
        })}
        {done.map(({ title, detail }) => (
          <li key={title} className="flex items-start gap-2.5 border-t border-line py-2.5 text-sm text-text-2">
            <Icon name="check" size={17} className="mt-0.5 text-accent-text" />
            <span className="leading-snug">
              <span className="sr-only">{t('list.isDone')}: </span>
              {title}
              <small className="block text-xs text-text-3">{detail}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** On phones the list stands at the end: this bar says how it goes, and leads there. */
export function CheckBar({ check }: { check: ListingCheck }) {
  const t = useTexts('car');
  const locale = useLocale();
  const next = check.items.find(({ severity }) => severity === 'blocks') ?? check.items.toSorted(byPoints)[0];
  return (
    <a
      href="#check"
      className="mb-4 flex min-h-15 items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm leading-[1.35] xl:hidden"
    >
      <span className="wide grid size-11 shrink-0 place-items-center rounded-sm bg-surface-3 text-md font-bold">
        {check.score}
      </span>
      <span className="min-w-0 flex-1">
        <b className="font-semi">{next ? checkWords(next, t, locale).title : t('score.full')}</b>
        <small className="block text-2xs text-text-3">{t('list.open', { count: check.items.length })}</small>
      </span>
      <Icon name="chevron-right" size={18} className="text-text-3" />
    </a>
  );
}

function ScoreRuler({ score, stockMedian }: Pick<ListingCheck, 'score' | 'stockMedian'>) {
  const t = useTexts('car');
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="ruler relative h-5.5 [--rate:var(--accent-line)]">
        {stockMedian !== null && (
          <span
            className="absolute bottom-0 h-3.75 w-0.5 -translate-x-1/2 bg-text-2"
            style={{ left: `${stockMedian}%` }}
          />
        )}
        <span className="meter-pin absolute inset-y-0 w-[3px] -translate-x-1/2" style={{ left: `${score}%` }} />
      </div>
      <p className="mt-0.5 flex justify-between text-2xs text-text-3">
        <span>0</span>
        {stockMedian !== null && <span>{t('score.median', { median: stockMedian })}</span>}
        <span>100</span>
      </p>
    </div>
  );
}

function byPoints(one: CheckItem, other: CheckItem): number {
  return (other.points ?? 0) - (one.points ?? 0);
}

type Fields = ReturnType<typeof useEditor>['fields'];

function fieldValueOf({ field }: CheckItem, fields: Fields): unknown {
  return field === null ? null : fields[field as keyof Fields];
}

/** What is in order, so that nobody looks for it. */
function doneOf(fields: Fields, { items }: ListingCheck, t: CarTexts) {
  const facts = factsOf(fields);
  const isOpen = (...codes: CheckItem['code'][]) => items.some(({ code }) => codes.includes(code));
  const required = listingFieldKeys.filter((key) => isRequiredFor(key, facts));
  const filled = required.filter((key) => !isEmpty(fields[key])).length;
  return [
    filled === required.length && { title: t('done.required'), detail: t('group.filled', { filled, all: filled }) },
    showsConsumption(facts) &&
      !isOpen('consumption-required') && { title: t('done.consumption'), detail: t('done.consumptionDetail') },
    fields.vin !== null &&
      !isOpen('duplicate-vin', 'blocked-vin') && { title: t('done.vin'), detail: t('done.vinDetail') },
    !isEmpty(fields.description) &&
      !isOpen('warranty-excluded', 'rate-in-text', 'contact-in-text') && {
        title: t('done.text'),
        detail: t('done.textDetail'),
      },
  ].filter((entry) => entry !== false);
}
