'use client';

import { type MouseEvent, type ReactNode, useState } from 'react';

interface Props {
  url: string;
  title: string;
  /** Read and shown after the address was copied. */
  copied: string;
  className: string;
  children: ReactNode;
}

/** Shares by whatever the device offers, else copies the address; without JavaScript it writes a mail. */
export function ShareText({ url, title, copied, className, children }: Props) {
  const [done, setDone] = useState(false);
  const share = async (event: MouseEvent) => {
    const byDevice = 'share' in navigator && matchMedia('(pointer: coarse)').matches;
    if (!byDevice && !navigator.clipboard) return;
    event.preventDefault();
    try {
      if (byDevice) await navigator.share({ url, title });
      else {
        await navigator.clipboard.writeText(url);
        setDone(true);
      }
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
