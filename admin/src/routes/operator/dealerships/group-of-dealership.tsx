import type { OfficeDealership } from '@kardan/contract/calls/operator/dealerships';
import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { useState } from 'react';
import { portalPath } from '#domain/portal/navigation.ts';
import { type ChosenGroup, GroupChoice } from '#features/groups/group-choice.tsx';
import { Modal } from '#lib/page/modal.tsx';
import { Panel } from '#lib/page/panel.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { TakeOut } from '../groups/take-out.tsx';
import { useAddToGroup } from '../groups/use-add-to-group.ts';

/** The group of a dealership, which it is taken out of here, or put into one. */
export function GroupPanel({ dealership }: { dealership: Pick<OfficeDealership, 'id' | 'name' | 'group' | 'state'> }) {
  const t = useTexts('portalGroups');
  const [isJoining, setJoining] = useState(false);
  const { group, state } = dealership;
  if (state === 'sandbox') return null;
  return (
    <Panel title={t('choice.group')}>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        {group ? (
          <>
            <TextLink href={portalPath('groups', String(group.id))}>{group.name}</TextLink>
            <TakeOut group={group} dealership={dealership} />
          </>
        ) : (
          <Button icon="building-2" onClick={() => setJoining(true)}>
            {t('join')}
          </Button>
        )}
      </div>
      {isJoining && <JoinDialog dealership={dealership} onClose={() => setJoining(false)} />}
    </Panel>
  );
}

function JoinDialog({ dealership, onClose }: { dealership: { id: number; name: string }; onClose: () => void }) {
  const t = useTexts('portalGroups');
  const [group, setGroup] = useState<ChosenGroup>(null);
  const add = useAddToGroup(onClose);
  return (
    <Modal
      title={t('join')}
      onClose={onClose}
      footer={
        <Button
          variant="accent"
          disabled={!group}
          busy={add.isPending}
          onClick={() => group && add.mutate({ group, dealership })}
        >
          {t('sites.submit')}
        </Button>
      }
    >
      <p className="mb-4 text-sm text-text-2">{t('sites.add.intro')}</p>
      {/* Room for the list, which the dialog would cut off. */}
      <div className="min-h-72">
        <GroupChoice label={t('choice.group')} chosen={group} onChoose={setGroup} />
      </div>
    </Modal>
  );
}
