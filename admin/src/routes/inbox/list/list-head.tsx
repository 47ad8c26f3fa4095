import type { InboxThread } from '@kardan/contract/calls/admin/inbox';
import type { ThreadGroup } from '@kardan/contract/values/inbox';
import { ChipButton } from '@kardan/ui/actions/chip.tsx';
import { classes } from '@kardan/ui/classes.ts';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useAccount } from '#domain/account/own-account.ts';
import { dealershipsOf } from '#domain/account/rights.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { type InboxQuestion, type InboxView, inboxViews } from '#domain/inbox/inbox-question.ts';
import { siteName } from '#lib/browser/site.ts';
import { SearchField } from '#lib/form/search-field.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { InboxMenu } from './inbox-menu.tsx';

interface Props {
  question: InboxQuestion;
  /** The first page of the answer, which counts. */
  first:
    | {
        items: readonly InboxThread[];
        groups: readonly { group: ThreadGroup; count: number }[];
        mine: number;
        unread: number;
      }
    | undefined;
  onShow: (change: Partial<InboxQuestion>) => void;
  onHelp: () => void;
}

/** What the list is about, and every way to make it shorter. */
export function ListHead({ question, first, onShow, onHelp }: Props) {
  const t = useTexts('inbox');
  const locale = useLocale();
  const { name } = useDealership();
  const hasSites = dealershipsOf(useAccount()).length > 1;
  const countOf = countsOf(question, first);
  return (
    <header className="grid gap-2.5 px-(--gutter) pt-4 pb-2.5 lg:px-4.5">
      <title>{`${t('title')}, ${name} – ${siteName}`}</title>
      <div className="flex items-center gap-2">
        <h1 className="mr-auto text-xl!">{t('title')}</h1>
        <InboxMenu question={question} onHelp={onHelp} />
      </div>
      <SearchField
        label={t('search')}
        placeholder={t('search.placeholder')}
        value={question.q}
        onSearch={(q) => onShow({ q })}
      />
      <div className="flex gap-2">
        <Choice
          label={t('who')}
          value={question.who}
          options={[
            { value: 'all', label: t('who.all') },
            { value: 'mine', label: t('who.mine', { number: formatNumber(first?.mine ?? 0, locale) }) },
            { value: 'nobody', label: t('who.nobody') },
          ]}
          onChange={(who) => onShow({ who })}
        />
        {hasSites && (
          <Choice
            label={t('sites')}
            value={question.sites}
            options={[
              { value: 'this', label: t('sites.this') },
              { value: 'group', label: t('sites.group') },
            ]}
            onChange={(sites) => onShow({ sites })}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them as if they were a form */}
      <div
        role="group"
        aria-label={t('views')}
        className="scroll-strip relative -mx-(--gutter) flex gap-1.5 px-(--gutter) py-1 lg:-mx-4.5 lg:gap-1 lg:px-4.5"
      >
        {inboxViews.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={question.view === view}
            onClick={() => onShow({ view })}
            className="inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-sm border border-line-strong px-2.5 text-xs font-medium whitespace-nowrap lg:px-2 hover:border-line-hover hover:bg-surface-2 aria-pressed:border-inverse aria-pressed:bg-inverse aria-pressed:text-on-inverse pointer-coarse:min-h-11"
          >
            {t(`view.${view}`)}
            {countOf(view) !== undefined && (
              <span className={classes('text-2xs', question.view !== view && 'text-text-3')}>
                {formatNumber(countOf(view) ?? 0, locale)}
              </span>
            )}
          </button>
        ))}
      </div>
      {question.listingId !== undefined && (
        <div>
          <ChipButton
            name={t('car.only')}
            removeLabel={t('car.remove')}
            onRemove={() => onShow({ listingId: undefined })}
          >
            {first?.items[0]?.car?.title ?? String(question.listingId)}
          </ChipButton>
        </div>
      )}
    </header>
  );
}

/** How many there are of each view. Among what nobody has read the others are not counted. */
function countsOf({ view: shown }: InboxQuestion, first: Props['first']) {
  return (view: InboxView): number | undefined => {
    if (view === 'unread') return first?.unread;
    if (view === 'all' || shown === 'unread' || !first) return undefined;
    const groups: readonly ThreadGroup[] = view === 'open' ? ['late', 'open'] : [view];
    return first.groups.reduce((sum, { group, count }) => sum + (groups.includes(group) ? count : 0), 0);
  };
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <span className="relative flex min-w-0 flex-1 items-center">
      <select
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className="min-h-9 w-full min-w-0 appearance-none rounded-sm border border-line-strong bg-transparent pr-7 pl-2.5 text-xs font-medium text-ellipsis hover:border-line-hover pointer-coarse:min-h-11"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevrons-up-down" size={14} className="pointer-events-none absolute right-2 text-text-3" />
    </span>
  );
}
