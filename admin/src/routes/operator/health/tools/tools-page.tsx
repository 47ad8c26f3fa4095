import { useQuery } from '@tanstack/react-query';
import { operationsQuery } from '#domain/portal/health.ts';
import { FailedLists } from '#lib/api/failed-lists.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { HealthFrame } from '../health-frame.tsx';
import { OperationRow } from './operation-row.tsx';
import { PersonPanel } from './person-panel.tsx';

/** What a command does otherwise, for somebody who knows no terminal. */
export default function ToolsPage() {
  const t = useTexts('portalHealth');
  const runs = useQuery(operationsQuery);
  return (
    <HealthFrame tab="tools">
      <Panel title={t('tab.tools')} intro={t('tools.intro')}>
        <FailedLists queries={[runs]} />
        <ul className="grid">
          <OperationRow kind="rate-prices" />
          <OperationRow kind="check-content" />
          <OperationRow kind="reencrypt-secrets" />
        </ul>
      </Panel>
      <PersonPanel />
    </HealthFrame>
  );
}
