import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import { inboxBounds } from '@kardan/contract/values/inbox';
import { Button } from '@kardan/ui/actions/button.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxSettingsQuery } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { useChange } from '#lib/api/use-change.ts';
import { UnsavedGuard } from '#lib/form/unsaved-guard.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { type EditedRule, editedRules, moveRule, sentRules } from './edited-rules.ts';
import { RuleFields } from './rule-fields.tsx';

/** Rules in their order, of which the first that fits decides; saved all at once, and taken back by the toast. */
export function RoutingPanel({ settings, isFixed }: { settings: InboxSettings; isFixed: boolean }) {
  const t = useTexts('inboxSettings');
  const c = useTexts('common');
  const { slug } = useDealership();
  const client = useQueryClient();
  const [rules, setRules] = useState<readonly EditedRule[]>(() => editedRules(settings));
  const [isDirty, setDirty] = useState(false);
  const change = (next: readonly EditedRule[]) => {
    setRules(next);
    setDirty(true);
  };
  const save = useChange(
    (next: readonly EditedRule[]) =>
      api.saveRoutingRules({ params: { dealershipId: slug }, body: { rules: sentRules(next) } }),
    {
      onDone: (answer) => {
        client.setQueryData(inboxSettingsQuery(slug).queryKey, answer);
        setRules(editedRules(answer));
        setDirty(false);
      },
    },
  );
  const send = () => {
    const before = editedRules(settings);
    save.mutate(rules, {
      onSuccess: () =>
        showToast({ text: t('routing.saved'), undo: { label: c('undo'), run: () => save.mutate(before) } }),
    });
  };
  const [first] = settings.colleagues;
  const add = () =>
    first &&
    change([
      ...rules,
      {
        key: crypto.randomUUID(),
        makes: [],
        languages: [],
        subjects: [],
        time: 'always',
        accountId: first.accountId,
      },
    ]);
  return (
    <Panel title={t('routing.title')} intro={t('routing.intro')}>
      {rules.length === 0 ? (
        <p className="mb-4 text-sm text-text-2">{t('routing.none')}</p>
      ) : (
        <ol className="mb-4 grid gap-3">
          {rules.map((rule, place) => (
            <li key={rule.key}>
              <RuleFields
                rule={rule}
                number={place + 1}
                isLast={place === rules.length - 1}
                settings={settings}
                isFixed={isFixed}
                onChange={(next) => change(rules.with(place, next))}
                onMove={(by) => change(moveRule(rules, place, by))}
                onRemove={() => change(rules.toSpliced(place, 1))}
              />
            </li>
          ))}
        </ol>
      )}
      {!isFixed && (
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" disabled={!first || rules.length >= inboxBounds.rules} onClick={add}>
            {t('routing.add')}
          </Button>
          {isDirty && (
            <Button variant="accent" busy={save.isPending} busyLabel={c('sending')} onClick={send}>
              {t('routing.save')}
            </Button>
          )}
        </div>
      )}
      <UnsavedGuard when={isDirty} />
    </Panel>
  );
}
