import { type OfficeQuestion, type OfficeState, officeStates } from '#domain/portal/dealerships.ts';
import { TabButtons } from '#lib/page/tab-buttons.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

type OfficeTab = OfficeState | 'all' | 'restricted';

interface Props {
  question: OfficeQuestion;
  counts: Record<OfficeTab, number> | undefined;
  onShow: (change: Partial<OfficeQuestion>) => void;
}

/** The states with how many dealerships are in each, and those that something is held against. */
export function OfficeTabs({ question, counts, onShow }: Props) {
  const t = useTexts('portalDealers');
  const s = useTexts('shell');
  return (
    <TabButtons<OfficeTab>
      label={t('tabs')}
      tabs={[
        { id: 'all', label: t('tabs.all') },
        ...officeStates.map((state) => ({ id: state, label: s(`state.${state}`) })),
        { id: 'restricted', label: t('tabs.restricted') },
      ]}
      chosen={question.restricted ? 'restricted' : (question.state ?? 'all')}
      counts={counts}
      onChoose={(tab) =>
        onShow({
          state: officeStates.find((state) => state === tab),
          restricted: tab === 'restricted' ? true : undefined,
        })
      }
    />
  );
}
