import type { MadeApiKey } from '@kardan/contract/calls/admin/api-keys';
import { useDealership } from '#domain/dealership/current-dealership.ts';
import { exampleCommand } from '#domain/keys/example-command.ts';
import { CopyLine } from '#lib/page/copy-line.tsx';
import { ToldOnce } from '#lib/page/told-once.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

/** A new key, this once, with a command that tries it. */
export function KeySecret({ made: { key, token }, onDone }: { made: MadeApiKey; onDone: () => void }) {
  const t = useTexts('apiKeys');
  const { slug } = useDealership();
  return (
    <ToldOnce title={t('secret.title', { name: key.name })} name={t('secret.name')} secret={token} onDone={onDone}>
      <CopyLine name={t('secret.try')} text={exampleCommand(location.origin, slug, token, key.scopes)} />
    </ToldOnce>
  );
}
