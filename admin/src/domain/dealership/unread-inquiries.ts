import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { isStaff } from '../account/rights.ts';
import { unreadInquiriesQuery } from '../inbox/inbox.ts';
import { DealershipContext } from './current-dealership.ts';

/** How many inquiries of the current dealership nobody has read; none where they are not this person's to read. */
export function useUnreadInquiries(): number | undefined {
  const dealership = useContext(DealershipContext);
  const { data } = useQuery({
    ...unreadInquiriesQuery(dealership?.slug ?? ''),
    enabled: dealership !== undefined && isStaff(dealership.role),
  });
  return dealership && data?.count;
}
