import type { RuleReference } from '@kardan/contract/calls/operator/content-tools';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { formatDay } from '@kardan/ui/formats/format.ts';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { referencesQuery } from '#domain/portal/content.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { PickList } from '#lib/pick/pick-list.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { type Standing, useEditing } from '../editing.ts';
import { describeReference, inside } from '../nodes/describe-reference.ts';

interface Props {
  standing: Standing | undefined;
  onTake: (text: string) => void;
  onClose: () => void;
}

/** Finds a number of the rules by its words; of one in the text it says where it comes from. */
export function ReferenceDialog({ standing, onTake, onClose }: Props) {
  const t = useTexts('portalText');
  const { language } = useEditing();
  const rules = useQuery(referencesQuery(language));
  const [chosen, setChosen] = useState<string | undefined>(standing?.source);
  return (
    <Modal title={t('insert.number')} onClose={onClose}>
      <Loaded query={rules} skeleton={<Skeleton className="h-64" />}>
        {(items) =>
          chosen === undefined ? (
            <Focused>
              <PickList
                label={t('insert.numberSearch')}
                placeholder={t('insert.numberPlaceholder')}
                emptyText={t('insert.numberNone')}
                items={items.map((item) => ({
                  id: item.name,
                  label: item.value ? `${item.value} · ${item.rule}` : item.rule,
                  note: item.name,
                  run: () =>
                    item.arguments.length > 0 ? setChosen(inside(item.written)) : onTake(inside(item.written)),
                }))}
              />
            </Focused>
          ) : (
            <OneReference
              text={chosen}
              items={items}
              standing={standing}
              onTake={onTake}
              onRemove={() => {
                onClose();
                standing?.remove();
              }}
            />
          )
        }
      </Loaded>
    </Modal>
  );
}

/** The dialog is there before the rules are: its field gets the focus when it comes. */
function Focused({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.querySelector('input')?.focus(), []);
  return <div ref={area}>{children}</div>;
}

interface OneProps {
  text: string;
  items: readonly RuleReference[];
  standing: Standing | undefined;
  onTake: (text: string) => void;
  onRemove: () => void;
}

function OneReference({ text, items, standing, onTake, onRemove }: OneProps) {
  const t = useTexts('portalText');
  const locale = useLocale();
  const [written, setWritten] = useState(text);
  const { rule, isValue, shown } = describeReference(written, items);
  const facts: (readonly [string, string] | false | undefined)[] = rule
    ? [
        [t('reference.rule'), rule.rule],
        isValue
          ? [t('reference.value'), shown]
          : rule.value !== null && ([t('reference.example'), rule.value] as const),
        rule.validFrom !== null && ([t('reference.validFrom'), formatDay(rule.validFrom, locale)] as const),
        [t('reference.usedIn'), t('reference.texts', { count: rule.usedIn })],
        rule.source !== null && ([t('reference.source'), rule.source.name] as const),
      ]
    : [];
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (rule) onTake(written.trim());
      }}
    >
      <p className="text-sm">
        <b className="font-semi">{t('reference.text')}</b> {t('reference.changes')}
      </p>
      <TextInput
        label={t('insert.numberWritten')}
        value={written}
        maxLength={200}
        spellCheck={false}
        hint={
          rule &&
          rule.arguments.length > 0 &&
          t('insert.numberWrittenHint', { names: rule.arguments.map(({ name }) => name).join(', ') })
        }
        {...(!rule && { error: t('reference.unknown') })}
        onChange={({ currentTarget }) => setWritten(currentTarget.value)}
      />
      <dl className="grid text-sm">
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0]} className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0">
                <dt className="text-text-3">{fact[0]}</dt>
                <dd className="min-w-0 text-right font-medium [overflow-wrap:anywhere]">{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="accent" aria-disabled={!rule}>
          {t(standing ? 'insert.take' : 'insert.insert')}
        </Button>
        {standing && <Button onClick={onRemove}>{t('reference.remove')}</Button>}
      </div>
    </form>
  );
}
