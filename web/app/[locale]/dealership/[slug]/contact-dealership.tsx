import type { DealershipProfile } from '@kardan/contract/calls/dealerships/dealerships';
import { ContactPanel } from '#features/contact/contact-panel.tsx';
import { contactAnchor } from '#features/dealership/frame/dealership-head.tsx';

/** The form that writes to a dealership, for those of its pages that have one. */
export function ContactDealership({ dealership }: { dealership: DealershipProfile }) {
  const about = { kind: 'dealership', dealershipId: dealership.id } as const;
  return <ContactPanel about={about} dealer={dealership} anchor={contactAnchor} />;
}
