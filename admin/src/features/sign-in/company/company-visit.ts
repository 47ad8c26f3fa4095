import type { Locale } from '@kardan/ui/texts/locales.ts';
import { homePath } from '#domain/addresses.ts';
import { api } from '#lib/api/api.ts';
import { stored } from '#lib/browser/stored.ts';

/** What this tab does once it comes back from the company's sign-in. */
const next = stored('session', 'companyNext');
const onlyConfirms = 'confirm';

/** Begins a sign-in with the company account: where the browser goes. */
export async function companyAddress(email: string, locale: Locale, isFresh = false): Promise<string> {
  const { address } = await api.startCompanySignIn({ body: { email, language: locale, isFresh } });
  return address;
}

/** Leaves for the company's sign-in, to go on there. */
export async function visitCompany(email: string, locale: Locale, back: string): Promise<void> {
  const address = await companyAddress(email, locale);
  next.write(back);
  location.assign(address);
}

/** A tab of its own for a sign-in that another page waits for: what is on that page stays. */
export function openConfirmingTab(): WindowProxy | null {
  // A new tab begins with what this one has stored.
  next.write(onlyConfirms);
  const tab = window.open('about:blank', '_blank');
  next.remove();
  return tab;
}

/** Where this tab goes on after the visit; undefined when another page waits for it. */
export function pageAfterVisit(): string | undefined {
  const page = next.read() ?? homePath;
  return page === onlyConfirms ? undefined : page;
}

const channelName = 'kardan-company-sign-in';

/** Says to pages that wait in other tabs that somebody has signed in with the company account. */
export function tellVisited(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('signed-in');
  channel.close();
}

export function whenVisited(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
