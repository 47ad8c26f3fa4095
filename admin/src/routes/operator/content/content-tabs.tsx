import { type ContentKind, contentKinds } from '@kardan/contract/values/content';
import { contentSearchOf } from '#domain/portal/content-question.ts';
import { portalPath } from '#domain/portal/navigation.ts';
import { TabLinks } from '#lib/page/tab-links.tsx';
import { useTexts } from '#lib/texts/use-texts.ts';

const rooms = ['pictures', 'calendar', 'redirects'] as const;

interface Props {
  current: ContentKind | (typeof rooms)[number];
  counts?: Readonly<Record<ContentKind, number>> | undefined;
}

/** Kinds of texts with how many there are, and what editors work with beside them. */
export function ContentTabs({ current, counts }: Props) {
  const t = useTexts('portalContent');
  const tabs = [
    ...contentKinds.map((kind) => ({
      label: t(`kind.${kind}`),
      current: kind === current,
      count: counts?.[kind],
      href: `${portalPath('content')}?${new URLSearchParams(contentSearchOf({ kind, q: '' }))}`.replace(/\?$/, ''),
    })),
    ...rooms.map((room) => ({ href: portalPath('content', room), label: t(room), current: room === current })),
  ];
  return <TabLinks label={t('parts')} tabs={tabs} />;
}
