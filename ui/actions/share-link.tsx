'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

export interface ShareLinkProps {
  url: string;
  title: string;
  /** Read and shown after the address was copied. */
  copied: string;
  className: string;
  onShared?: () => void;
  children: ReactNode;
}

/** Shares by whatever the device offers, else copies the address; without JavaScript it writes a mail. */
export function ShareLink({ url, title, copied, className, onShared, children }: ShareLinkProps) {
  const [done, setDone] = useState(false);
  const share = async (event: MouseEvent) => {
    // A desktop's sharing window is more in the way than a copied address.
    const byDevice = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
    if (!byDevice && !navigator.clipboard) return;
    event.preventDefault();
    try {
      if (byDevice) await navigator.share({ url, title });
      else {
        await navigator.clipboard.writeText(url);
        setDone(true);
      }
      onShared?.();
    } catch {
      // Closed without sharing, or not allowed to copy: nothing was shared.
    }
  };
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <a href={mail} onClick={(event) => void share(event)} className={className}>
      {done ? <span role="status">{copied}</span> : children}
    </a>
  );
}
