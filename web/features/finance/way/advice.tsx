import { Accordion } from '@kardan/ui/content/accordion.tsx';
import { texts } from '#lib/texts/texts.ts';

const numbers = [1, 2, 3, 4, 5] as const;

/** What to look out for, and what is often asked. */
export async function Advice({ way }: { way: 'credit' | 'leasing' }) {
  const t = await texts('finance');
  return (
    <>
      <section aria-labelledby="achten">
        <h2 id="achten">{t('watch.title')}</h2>
        <ol className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
          {numbers.map((number) => (
            <li key={number} className="border-t border-line-strong pt-3">
              <h3>{t(`${way}.watch${number}.title`)}</h3>
              <p className="mt-1 text-sm text-text-2">{t(`${way}.watch${number}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="fragen" className="mt-10">
        <h2 id="fragen" className="mb-2">
          {t('faq.title')}
        </h2>
        {numbers.map((number) => (
          <Accordion key={number} title={t(`${way}.faq${number}.title`)}>
            <p className="max-w-[66ch] text-sm text-text-2">{t(`${way}.faq${number}.text`)}</p>
          </Accordion>
        ))}
      </section>
    </>
  );
}
