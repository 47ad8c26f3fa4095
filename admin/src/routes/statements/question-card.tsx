import type { NoticeQuestion } from '@kardan/contract/calls/admin/statements';
import { moderationWords } from '@kardan/contract/labels/moderation';
import { moderationBounds } from '@kardan/contract/values/moderation';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { showToast } from '@kardan/ui/overlays/toast/toast-queue.ts';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { statementsQuery } from '#domain/dealership/statements.ts';
import { nearMoment } from '#domain/feeds/moments.ts';
import { api } from '#lib/api/api.ts';
import { TextareaField } from '#lib/form/fields.tsx';
import { Form } from '#lib/form/form.tsx';
import { Submit } from '#lib/form/submit-state.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

/** A question of the portal about a reported car; it is answered here, once. */
export function QuestionCard({ question }: { question: NoticeQuestion }) {
  const t = useTexts('statements');
  const locale = useLocale();
  const { slug } = useDealership();
  const about = [question.label, moderationWords[locale].reason[question.reason]].filter(Boolean).join(factSeparator);
  return (
    <Panel
      title={t(question.isOpen ? 'question.open' : 'question.title')}
      intro={`${about}. ${t('question.asked', { moment: nearMoment(question.askedAt, locale), reference: question.reference })}`}
    >
      <p className="text-sm whitespace-pre-line [overflow-wrap:anywhere]">{question.question}</p>
      {question.answer && (
        <div className="mt-3 rounded-sm bg-surface-2 p-3.5 text-sm">
          <p className="text-2xs text-text-3">{t('question.yourAnswer')}</p>
          <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{question.answer}</p>
        </div>
      )}
      {question.isOpen && (
        <Form
          className="mt-4"
          draftKey={`answer:${question.noticeId}`}
          guarded
          stale={[statementsQuery(slug).queryKey]}
          send={(value) =>
            api.answerNoticeQuestion({
              params: { dealershipId: slug, noticeId: question.noticeId },
              body: { answer: value('answer') },
            })
          }
          onSent={() => showToast({ text: t('question.sent') })}
        >
          <TextareaField
            name="answer"
            label={t('question.answer')}
            rows={4}
            maxLength={moderationBounds.text}
            required
          />
          <div>
            <Submit>{t('question.send')}</Submit>
          </div>
        </Form>
      )}
    </Panel>
  );
}
