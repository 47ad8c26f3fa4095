'use client';

import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import { countEvent } from '#lib/api/statistics.ts';

/** Calls the dealer: for phones, where showing the number first would only be in the way. */
export function CallLink({ listingId, phone, label }: { listingId: number; phone: string; label: string }) {
  return (
    <a
      href={telephoneLink(phone)}
      onClick={() => countEvent('phone-shown', listingId)}
      className={buttonClasses({ className: 'px-3.5!' })}
    >
      <Icon name="phone" />
      <span className="max-[359px]:sr-only">{label}</span>
    </a>
  );
}
