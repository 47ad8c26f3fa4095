'use client';

import { telephoneLink } from '@kardan/contract/values/telephone-link';
import { buttonClasses } from '@kardan/ui/actions/button-look.ts';
import { Icon } from '@kardan/ui/icons/icon.tsx';
import type { ToggleEvent } from 'react';
import { countEvent } from '#lib/api/statistics.ts';

/** The dealer's number behind one press, which is counted; opens without JavaScript too. */
export function PhoneNumber({ listingId, phone, label }: { listingId: number; phone: string; label: string }) {
  const count = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (event.newState === 'open') countEvent('phone-shown', listingId);
  };
  return (
    <details onToggle={count} className="group/phone">
      <summary className={`${buttonClasses({ full: true })} group-open/phone:hidden`}>
        <Icon name="phone" />
        {label}
      </summary>
      <a href={telephoneLink(phone)} className={buttonClasses({ full: true })}>
        <Icon name="phone" />
        {phone}
      </a>
    </details>
  );
}
