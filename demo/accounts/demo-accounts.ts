import type { DealershipRole, GroupRole } from '@kardan/contract/values/accounts';

/** Told by README: whoever can read it can sign in with it, so no site on the internet starts with such accounts. */
export const demoPassword = 'vier-kleine-demo-autos';

/** The operator's second factor, as an authenticator app takes it. */
export const demoTotpSecret = 'KARDANDEMOKARDANDEMOKARDANDEMO23';

export interface DemoAccount {
  email: string;
  displayName: string;
  isOperator?: true;
  isEditor?: true;
  /** In the first dealership on offer, or in the first that is suspended. */
  member?: { role: DealershipRole; of: 'active' | 'suspended' };
  /** In the demo's group, of the five dealerships after the first. */
  group?: GroupRole;
}

/** One for each role. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'chefin@demo.example', displayName: 'Eva Berger', member: { role: 'dealer-owner', of: 'active' } },
  { email: 'verkauf@demo.example', displayName: 'Jonas Huber', member: { role: 'dealer-staff', of: 'active' } },
  { email: 'gruppe@demo.example', displayName: 'Miriam Wagner', group: 'group-owner' },
  { email: 'analyse@demo.example', displayName: 'Ali Yilmaz', group: 'group-analyst' },
  { email: 'gesperrt@demo.example', displayName: 'Rosa Fuchs', member: { role: 'dealer-owner', of: 'suspended' } },
  { email: 'betreiber@demo.example', displayName: 'Paula Steiner', isOperator: true },
  { email: 'redaktion@demo.example', displayName: 'Emil Gruber', isEditor: true },
];
