import { Button } from '@kardan/ui/actions/button.tsx';
import { TextLink } from '@kardan/ui/actions/text-link.tsx';
import { Skeleton } from '@kardan/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { portalPath } from '#domain/portal/navigation.ts';
import { agreementVersionsQuery } from '#domain/portal/requests.ts';
import { Loaded } from '#lib/api/loaded.tsx';
import { PageHead } from '#lib/page/page-head.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';
import { AnnounceDialog } from './announce-dialog.tsx';
import { VersionPanel } from './version-panel.tsx';

/** What holds between portal and dealers: every version, who has accepted it, and announcing the next. */
export default function AgreementsPage() {
  const t = useTexts('portalRequests');
  const versions = useQuery({
    ...agreementVersionsQuery,
    // While mails go out, somebody watches their number.
    refetchInterval: ({ state }) => (state.data?.items.some(({ mails }) => !mails.isDone) ? 3_000 : false),
  });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextLink href={portalPath('requests')} icon="arrow-left" className="mb-2 min-h-11 text-sm">
        {t('back')}
      </TextLink>
      <PageHead
        title={t('agreements.title')}
        intro={t('agreements.intro')}
        actions={
          <Button variant="accent" icon="megaphone" onClick={() => setOpen(true)}>
            {t('agreements.announce')}
          </Button>
        }
      />
      <Loaded query={versions} skeleton={<Skeleton className="h-64" />}>
        {({ items }) => (
          <ul className="grid gap-3">
            {items.map((version) => (
              <li key={version.id}>
                <VersionPanel version={version} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isOpen && <AnnounceDialog onClose={() => setOpen(false)} />}
    </>
  );
}
