import type { InboxThread } from '@kardan/contract/calls/admin/inbox';
import { useTexts } from '#lib/texts/use-texts.ts';

/** What an inquiry is about, in a line: `Probefahrt: VW Golf Variant`. */
export function useThreadTitle({ kind, subject, car }: Pick<InboxThread, 'kind' | 'subject' | 'car'>): string {
  const t = useTexts('inbox');
  const key = `kind.${kind}` as Parameters<typeof t>[0];
  const known = t(key);
  const about = subject ? t(`subject.${subject}`) : known === key ? t('subject.none') : known;
  if (!car) return about;
  const name = car.title || t('car.unnamed');
  return subject === 'question' ? name : `${about}: ${name}`;
}
