import { Notice } from '@kardan/ui/feedback/notice.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { searchIndicesQuery } from '#domain/portal/health.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HealthFrame } from '../health-frame.tsx';
import { IndexPanel } from './index-panel.tsx';

/** What the search knows of the database, and the way to bring both together again. */
export default function IndexPage() {
  const t = useTexts('portalHealth');
  const indices = useQuery(searchIndicesQuery);
  return (
    <HealthFrame tab="index">
      <Loaded query={indices} skeleton={<Skeleton className="h-80" />}>
        {({ engineAnswers, items }) => (
          <>
            {!engineAnswers && (
              <Notice kind="error" title={t('index.down')}>
                {t('index.downText')}
              </Notice>
            )}
            {items.map((index) => (
              <IndexPanel key={index.kind} index={index} />
            ))}
          </>
        )}
      </Loaded>
    </HealthFrame>
  );
}
