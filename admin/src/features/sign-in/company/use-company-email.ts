import { useState } from 'react';
import { api } from '#lib/api/api.ts';

/** Whether what was typed is an address whose company has a sign-in of its own; nothing is said where that is not known. */
export function useCompanyEmail() {
  const [email, setEmail] = useState<string>();
  const look = async (typed: string) => {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) return;
    const { hasCompanyAccount } = await api
      .lookForCompanyAccount({ body: { email: typed } })
      // Signing in goes on without: its answer says the same.
      .catch(() => ({ hasCompanyAccount: false }));
    if (hasCompanyAccount) setEmail(typed);
  };
  return { email, look, setEmail };
}
