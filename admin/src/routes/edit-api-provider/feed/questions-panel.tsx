import type { Feed } from '@kardan/contract/calls/feeds/feeds';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { SelectField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { useSaveFeed } from './use-save-feed.ts';

/** What the format leaves open, asked once. */
export function QuestionsPanel({ feed }: { feed: Feed }) {
  const t = useTexts('feeds');
  const { save, stale } = useSaveFeed(feed);
  const { questions } = feed;
  if (questions.length === 0 || !feed.mayChange) return null;
  // Questions are the formats': one without words yet shows its name, and can be answered all the same.
  const words = (key: string) => {
    const text = t(`question.${key}` as 'question.mwst');
    return text.startsWith('question.') ? key : text;
  };
  return (
    <div id="questions" className="scroll-mt-20">
      <Panel title={t('questions.title')} intro={t('questions.intro')}>
        <Form
          send={(value) => {
            const given = questions.map(({ key }) => [key, value(key)] as const).filter(([, answer]) => answer !== '');
            return save({ answers: Object.fromEntries(given) });
          }}
          stale={stale}
          onSent={() => showToast({ text: t('questions.saved') })}
        >
          {questions.map(({ key, choices, answer }) => (
            <SelectField
              key={key}
              name={key}
              label={words(key)}
              placeholder={t('questions.open')}
              defaultValue={answer ?? ''}
              options={choices.map((choice) => ({ value: choice, label: words(`${key}.${choice}`) }))}
            />
          ))}
          <div>
            <Submit>{t('settings.save')}</Submit>
          </div>
        </Form>
      </Panel>
    </div>
  );
}
