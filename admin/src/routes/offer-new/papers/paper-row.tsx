import type { VersionDetail } from '@kardan/contract/calls/pages/new-cars';
import { listingFieldLabels } from '@kardan/contract/labels/listing-fields';
import { factSeparator } from '@kardan/ui/formats/format.ts';
import { valueText } from '#domain/listing/field-words.ts';
import { type PaperProposal, settleDoubt } from '#domain/papers/paper-proposal.ts';
import { useLocale, useTexts } from '#lib/texts/use-texts.ts';
import { useNewCar } from '../use-new-car.ts';
import { ProposalRow } from './proposal-row.tsx';

interface Props {
  proposal: PaperProposal;
  /** What the catalogue says of the car that the national code names. */
  version: VersionDetail | undefined;
}

/** A value that the paper tells. */
export function PaperRow({ proposal, version }: Props) {
  const t = useTexts('carNew');
  const c = useTexts('car');
  const locale = useLocale();
  const { kept, change, fields, confirm } = useNewCar();
  const { field, value, letter, doubts } = proposal;
  const isConfirmed = fields[field] === value;
  const [doubt] = doubts;
  const replace = (next: PaperProposal) =>
    change({ proposals: kept.proposals.map((each) => (each.field === field ? next : each)) });
  const settle = (choice: string) => {
    const settled = settleDoubt(proposal, choice);
    replace(settled);
    // The answer is the confirmation, once nothing is left to ask.
    if (settled.doubts.length === 0) confirm({ [field]: settled.value });
  };
  const place = doubt?.at == null ? undefined : doubt.at + 1;
  return (
    <ProposalRow
      label={listingFieldLabels[locale][field]}
      value={doubt?.at == null ? valueText(field, value, c, locale) : <Marked text={String(value)} at={doubt.at} />}
      source={[
        t('papers.field', { letter }),
        doubt && (place === undefined ? t('papers.which') : t('papers.doubt', { at: String(place) })),
        !doubt && !proposal.sure && !isConfirmed && t('papers.look'),
        version &&
          comparison(proposal, version, (known) =>
            known === null ? t('papers.matches') : t('papers.differs', { value: valueText(field, known, c, locale) }),
          ),
      ]
        .filter(Boolean)
        .join(factSeparator)}
      isConfirmed={isConfirmed}
      onToggle={() => confirm({ [field]: isConfirmed ? null : value })}
      {...(doubt && {
        question: {
          label: place === undefined ? t('papers.which') : t('papers.doubtAt', { at: String(place) }),
          choices: doubt.choices.map((choice) => ({
            value: choice,
            label: doubt.at === null ? valueText(field, choice, c, locale) : choice,
          })),
          onChoose: settle,
        },
      })}
    />
  );
}

function Marked({ text, at }: { text: string; at: number }) {
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-xs bg-inverse px-0.75 text-on-inverse">{text[at]}</mark>
      {text.slice(at + 1)}
    </>
  );
}

/** Whether the catalogue says the same; told nothing where it says nothing. */
function comparison(
  { field, value }: PaperProposal,
  version: VersionDetail,
  words: (differing: string | number | null) => string,
): string | undefined {
  const known = version[field as keyof VersionDetail];
  if (known === null || known === undefined || field === 'nationalCode') return undefined;
  return words(known === value ? null : known);
}
