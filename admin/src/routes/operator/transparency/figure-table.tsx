import type { Transparency } from '@kardan/contract/calls/operator/transparency';
import { transparencyWords } from '@kardan/contract/labels/transparency';
import type { TransparencyFigure } from '@kardan/contract/values/transparency';
import { formatNumber } from '@kardan/ui/formats/format.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  figure: TransparencyFigure;
  figures: Transparency['figures'];
}

/** One figure with its sum and what it is made of. */
export function FigureTable({ figure, figures }: Props) {
  const t = useTexts('portalTransparency');
  const locale = useLocale();
  const words = transparencyWords[locale];
  const rows = figures.filter((each) => each.figure === figure);
  const sum = rows.reduce((total, { amount }) => total + amount, 0);
  return (
    <table className="mb-5 w-full border-collapse text-sm last:mb-0">
      <caption className="sr-only">{words.figures[figure]}</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th scope="col" className="py-2 text-left font-semi">
            {words.figures[figure]}
          </th>
          <th scope="col" className="py-2 text-right font-semi">
            {sum === 0 ? t('nothing') : formatNumber(sum, locale)}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, amount }) => (
          <tr key={key} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-regular text-text-2 first-letter:uppercase">
              {words.keys[key] ?? key}
            </th>
            <td className="py-2 text-right">{formatNumber(amount, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
