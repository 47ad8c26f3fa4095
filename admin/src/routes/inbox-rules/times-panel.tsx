import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { dealershipPath } from '#domain/addresses.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { inboxKey, inboxSettingsQuery } from '#domain/inbox/inbox.ts';
import { api } from '#lib/api/api.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { minuteChoices } from './minute-choices.ts';

/** By when a buyer shall have an answer, and who is told by mail when they have none. */
export function TimesPanel({ settings, isFixed }: { settings: InboxSettings; isFixed: boolean }) {
  const t = useTexts('inboxSettings');
  const c = useTexts('common');
  const { slug } = useDealership();
  const words = (minutes: number) => {
    if (minutes % 60 !== 0) return t('times.minutes', { count: minutes });
    return minutes === 60 ? t('times.hour') : t('times.hoursCount', { count: minutes / 60 });
  };
  const optionsWith = (chosen: number | null) =>
    minuteChoices(chosen).map((minutes) => ({ value: String(minutes), label: words(minutes) }));
  const minutesOf = (text: string) => (text === '' ? null : Number(text));
  const { targetMinutes, reminderMinutes, escalationMinutes, hasOpeningHours } = settings;
  return (
    <Panel title={t('times.title')} intro={t('times.intro')}>
      {!hasOpeningHours && (
        <p className="mb-4 rounded-sm bg-surface-2 px-3.5 py-3 text-sm text-text-2">
          {t('times.noHours')}{' '}
          <TextLink href={dealershipPath(slug, 'edit')} inline>
            {t('times.hours')}
          </TextLink>
        </p>
      )}
      <Form
        guarded
        send={(value) =>
          api.saveInboxSettings({
            params: { dealershipId: slug },
            body: {
              targetMinutes: Number(value('targetMinutes')),
              reminderMinutes: minutesOf(value('reminderMinutes')),
              escalationMinutes: minutesOf(value('escalationMinutes')),
            },
          })
        }
        stale={[inboxSettingsQuery(slug).queryKey, inboxKey(slug)]}
        onSent={() => showToast({ text: t('times.saved') })}
      >
        <div className="grid gap-3 md:grid-cols-3">
          <SelectField
            name="targetMinutes"
            label={t('times.target')}
            hint={t('times.targetHint')}
            disabled={isFixed}
            defaultValue={String(targetMinutes)}
            options={optionsWith(targetMinutes)}
          />
          <SelectField
            name="reminderMinutes"
            label={t('times.reminder')}
            hint={t('times.reminderHint')}
            disabled={isFixed}
            placeholder={t('times.never')}
            defaultValue={reminderMinutes ?? ''}
            options={optionsWith(reminderMinutes)}
          />
          <SelectField
            name="escalationMinutes"
            label={t('times.escalation')}
            hint={t('times.escalationHint')}
            disabled={isFixed}
            placeholder={t('times.never')}
            defaultValue={escalationMinutes ?? ''}
            options={optionsWith(escalationMinutes)}
          />
        </div>
        {!isFixed && <Submit className="justify-self-start">{c('save')}</Submit>}
      </Form>
    </Panel>
  );
}
