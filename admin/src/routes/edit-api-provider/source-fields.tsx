import { feedBounds } from '@kardan/contract/values/feeds';
import { useState } from 'react';
import { type FeedSettings, scheduleOf, schedules } from '#domain/feeds/feed-settings.ts';
import { SelectField, TextField } from '#lib/form/fields.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  source: 'url' | 'sftp';
  stored?: FeedSettings;
  hasSecret?: boolean;
}

/** Where the file is to be had, who we say we are, and how often we look. */
export function SourceFields({ source, stored, hasSecret = false }: Props) {
  const t = useTexts('feeds');
  const [schedule, setSchedule] = useState<string>(stored ? scheduleOf(stored) : '60');
  return (
    <>
      <TextField
        name="location"
        label={t(`location.${source}`)}
        hint={t(`location.${source}Hint`)}
        defaultValue={stored?.location ?? ''}
        placeholder={source === 'url' ? 'https://' : 'sftp://'}
        maxLength={feedBounds.location}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        className="md:col-span-2"
      />
      <TextField
        name="username"
        label={t('username')}
        optional={t('optional')}
        defaultValue={stored?.username ?? ''}
        maxLength={feedBounds.username}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="secret"
        type="password"
        label={t('secret')}
        optional={t('optional')}
        placeholder={hasSecret ? t('secretKept') : ''}
        maxLength={feedBounds.secret}
        autoComplete="new-password"
      />
      <SelectField
        name="schedule"
        label={t('schedule')}
        value={schedule}
        options={schedules.map((value) => ({ value, label: t(`schedule.${value}`) }))}
        onChange={({ currentTarget }) => setSchedule(currentTarget.value)}
      />
      {schedule === 'daily' && (
        <TextField name="dailyAt" type="time" label={t('dailyAt')} defaultValue={stored?.dailyAt ?? '05:00'} required />
      )}
    </>
  );
}
