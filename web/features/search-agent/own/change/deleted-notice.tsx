'use client';

import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

/** It is gone, and with it what was known of its owner. */
export function DeletedNotice({ agentHref }: { agentHref: string }) {
  const t = useTexts('search-agent');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="page py-20">
      <h1 ref={heading} tabIndex={-1} className="flex items-center gap-3 outline-none">
        <Icon name="circle-check" size={32} className="text-accent-text" />
        {t('own.deleted.title')}
      </h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-text-2">{t('own.deleted.text')}</p>
      <LinkButton href={agentHref} variant="accent" icon="bell-plus">
        {t('own.new')}
      </LinkButton>
    </div>
  );
}
