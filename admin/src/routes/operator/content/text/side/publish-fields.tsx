import { viennaDay } from '@kardan/contract/values/vienna-day';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import type { TextActs } from '../acts/use-text-acts.ts';
import { SideSection } from './side-section.tsx';

/** Day and time in Vienna at which a text goes online by itself; at once where they are empty. */
export function PublishFields({ acts }: { acts: TextActs }) {
  const t = useTexts('portalText');
  const { publishAt, setPublishAt, isPast } = acts;
  return (
    <SideSection title={t('publish')}>
      <div className="grid grid-cols-[1fr_104px] gap-2">
        <TextInput
          type="date"
          label={t('publish.day')}
          min={viennaDay(Date.now())}
          value={publishAt.day}
          onChange={({ currentTarget }) =>
            setPublishAt({ day: currentTarget.value, time: publishAt.time || (currentTarget.value && '06:00') })
          }
        />
        <TextInput
          type="time"
          label={t('publish.time')}
          value={publishAt.time}
          onChange={({ currentTarget }) => setPublishAt({ ...publishAt, time: currentTarget.value })}
        />
      </div>
      <p className={isPast ? 'mt-1.5 text-xs text-alert' : 'mt-1.5 text-xs text-text-3'}>
        {t(isPast ? 'publish.past' : 'publish.hint')}
      </p>
    </SideSection>
  );
}
