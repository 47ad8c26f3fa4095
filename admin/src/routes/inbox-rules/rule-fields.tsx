import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import { inquirySubjects } from '@kardan/contract/values/contact';
import { type RoutingTime, routingTimes } from '@kardan/contract/values/inbox';
import { ChipButton } from '@kardan/ui/actions/chip.tsx';
import { IconButton } from '@kardan/ui/actions/icon-button.tsx';
import { Checkbox } from '@kardan/ui/forms/checkbox.tsx';
import { Select } from '@kardan/ui/forms/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { makesQuery } from '#domain/listing/vehicle-queries.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { EditedRule } from './edited-rules.ts';

interface Props {
  rule: EditedRule;
  number: number;
  isLast: boolean;
  settings: InboxSettings;
  isFixed: boolean;
  onChange: (rule: EditedRule) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** What an inquiry has to be like, and who gets it then. What is left open fits everything. */
export function RuleFields({ rule, number, isLast, settings, isFixed, onChange, onMove, onRemove }: Props) {
  const t = useTexts('inboxSettings');
  const i = useTexts('inbox');
  const set = (change: Partial<EditedRule>) => onChange({ ...rule, ...change });
  const { subjects, languages, time, accountId } = rule;
  return (
    <fieldset disabled={isFixed} className="min-w-0 rounded-md border border-line px-4 pt-2 pb-4">
      <legend className="sr-only">{t('routing.rule', { number })}</legend>
      <div className="mb-2 flex items-center gap-1">
        <span aria-hidden="true" className="mr-auto text-sm font-semi">
          {t('routing.rule', { number })}
        </span>
        {!isFixed && (
          <>
            <IconButton
              icon="arrow-up"
              label={t('routing.up', { number })}
              disabled={number === 1}
              onClick={() => onMove(-1)}
            />
            <IconButton
              icon="arrow-down"
              label={t('routing.down', { number })}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
            <IconButton icon="trash-2" label={t('routing.remove', { number })} onClick={onRemove} />
          </>
        )}
      </div>
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Group label={t('routing.subjects')} isAny={subjects.length === 0}>
          {inquirySubjects.map((subject) => (
            <Checkbox
              key={subject}
              label={i(`subject.${subject}`)}
              checked={subjects.includes(subject)}
              onChange={() => set({ subjects: toggled(subjects, subject) })}
            />
          ))}
        </Group>
        <Group label={t('routing.languages')} isAny={languages.length === 0}>
          {(['de-AT', 'en'] as const).map((language) => (
            <Checkbox
              key={language}
              label={t(`language.${language}`)}
              checked={languages.includes(language)}
              onChange={() => set({ languages: toggled(languages, language) })}
            />
          ))}
        </Group>
        <Makes rule={rule} isFixed={isFixed} onSet={(makes) => set({ makes })} />
        <Select
          label={t('routing.time')}
          value={time}
          options={routingTimes.map((value) => ({ value, label: t(`time.${value}`) }))}
          onChange={({ currentTarget }) => set({ time: currentTarget.value as RoutingTime })}
        />
        <Select
          className="md:col-span-2"
          label={t('routing.who')}
          value={String(accountId)}
          options={peopleFor(rule, settings, (name) => t('routing.gone', { name }))}
          onChange={({ currentTarget }) => set({ accountId: Number(currentTarget.value) })}
        />
      </div>
    </fieldset>
  );
}

function Makes({
  rule: { makes },
  isFixed,
  onSet,
}: {
  rule: EditedRule;
  isFixed: boolean;
  onSet: (makes: EditedRule['makes']) => void;
}) {
  const t = useTexts('inboxSettings');
  const found = useQuery(makesQuery);
  const all = found.data ?? [];
  const others = all.filter(({ value }) => !makes.some(({ slug }) => slug === value));
  return (
    <div className="grid content-start gap-2">
      {!isFixed && (
        <Select
          label={t('routing.makes')}
          placeholder={makes.length === 0 ? t('routing.any') : t('routing.addMake')}
          value=""
          options={others}
          onChange={({ currentTarget }) => {
            const make = all.find(({ value }) => value === currentTarget.value);
            if (make) onSet([...makes, { slug: make.value, name: make.label }]);
          }}
        />
      )}
      <FailedLists queries={[found]} />
      {makes.length > 0 && (
        <div className="flex flex-wrap gap-1.5">
          {makes.map(({ slug, name }) => (
            <ChipButton
              key={slug}
              removeLabel={t('routing.removeMake')}
              onRemove={() => onSet(makes.filter((make) => make.slug !== slug))}
            >
              {name}
            </ChipButton>
          ))}
        </div>
      )}
    </div>
  );
}

function Group({ label, isAny, children }: { label: string; isAny: boolean; children: React.ReactNode }) {
  const t = useTexts('inboxSettings');
  return (
    <fieldset className="min-w-0">
      <legend className="text-xs text-text-2">
        {label}
        {isAny && <span className="text-text-3"> ({t('routing.any')})</span>}
      </legend>
      <div className="flex flex-wrap gap-x-5">{children}</div>
    </fieldset>
  );
}

/** Who has left the house stays in sight until somebody else is chosen. */
function peopleFor({ accountId }: EditedRule, { colleagues, rules }: InboxSettings, gone: (name: string) => string) {
  const people = colleagues.map(({ accountId: id, name }) => ({ value: String(id), label: name }));
  if (colleagues.some((person) => person.accountId === accountId)) return people;
  const former = rules.find(({ assignee }) => assignee.accountId === accountId)?.assignee;
  return [...people, { value: String(accountId), label: gone(former?.name ?? '') }];
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}
