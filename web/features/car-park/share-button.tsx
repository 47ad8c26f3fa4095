'use client';

import { Button } from '@kardan/ui/actions/button.tsx';
import { TextInput } from '@kardan/ui/forms/text-input.tsx';
import { useState } from 'react';
import { useTexts } from '#lib/texts/use-texts.ts';

interface Props {
  /** Path and query; the origin is the page's own. */
  href: string;
  label: string;
  /** What phones show above the link. */
  title: string;
  /** Said once the link is in the clipboard. */
  copied: string;
  className?: string;
}

/** Hands the link to the device's own sharing, or copies it, or shows it to be copied by hand. */
export function ShareButton({ href, label, title, copied, className }: Props) {
  const t = useTexts('car-park');
  const [done, setDone] = useState<'copied' | 'shown'>();
  const share = async () => {
    const url = new URL(href, location.href).href;
    setDone(undefined);
    if (onPhone() && (await shareByDevice({ title, url }))) return;
    setDone((await copy(url)) ? 'copied' : 'shown');
  };
  return (
    <div className="contents">
      <Button icon={done === 'copied' ? 'check' : 'share-2'} onClick={() => void share()} className={className}>
        {label}
      </Button>
      <p role="status" className={done === 'copied' ? 'text-xs text-text-2' : 'sr-only'}>
        {done === 'copied' && copied}
      </p>
      {done === 'shown' && (
        <TextInput
          label={t('share.copyYourself')}
          readOnly
          autoFocus
          defaultValue={new URL(href, location.href).href}
          onFocus={(event) => event.target.select()}
          className="w-full"
        />
      )}
    </div>
  );
}

/** A desktop's sharing window is more in the way than a copied link. */
function onPhone(): boolean {
  return 'share' in navigator && matchMedia('(pointer: coarse)').matches;
}

/** Closing the device's window without sharing is an answer too. */
async function shareByDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

async function copy(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    return false;
  }
}
