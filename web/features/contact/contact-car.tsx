import { type ContactDealer, ContactPanel } from './contact-panel.tsx';

interface Props {
  listing: { listingId: number; dealer: ContactDealer };
  /** The name of the place on the page: links to it open the form. */
  anchor?: string;
}

/** Asks a car's dealer: a question, a test drive, a trade-in or a call back. */
export function ContactCar({ listing: { listingId, dealer }, anchor }: Props) {
  return <ContactPanel about={{ kind: 'listing', listingId }} dealer={dealer} anchor={anchor} />;
}
