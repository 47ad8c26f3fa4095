import type { Letter } from '@kardan/contract/labels/moderation-letters';
import { Button } from '@kardan/ui/actions/button.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A letter as it will be sent, before it is. */
export function LetterPreview({ letters, onClose }: { letters: readonly Letter[]; onClose: () => void }) {
  const t = useTexts('statements');
  const common = useTexts('common');
  return (
    <Modal title={t('preview.title')} wide onClose={onClose}>
      <div className="grid gap-6">
        {letters.map((letter) => (
          <article key={letter.heading} className="rounded-sm border border-line p-4 text-sm">
            <h3 className="text-lg!">{letter.heading}</h3>
            <p className="mt-2 text-text-2">{letter.intro}</p>
            <dl className="mt-3 grid gap-1">
              {letter.facts.map(({ label, value }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-1.5">
                  <dt className="text-text-2">{label}</dt>
                  <dd className="text-right">{value}</dd>
                </div>
              ))}
            </dl>
            {letter.sections.map(({ title, text }) => (
              <section key={title} className="mt-3">
                <h4 className="text-sm font-semi">{title}</h4>
                <p className="mt-0.5 whitespace-pre-line text-text-2 [overflow-wrap:anywhere]">{text || '…'}</p>
              </section>
            ))}
          </article>
        ))}
        {/* Somebody without a mouse scrolls down to it: without anything to reach, they could not read on. */}
        <Button onClick={onClose}>{common('close')}</Button>
      </div>
    </Modal>
  );
}
