import type { InboxSettings } from '@kardan/contract/calls/admin/inbox-settings';
import type { InquirySubject } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import type { RoutingTime } from '@kardan/contract/values/inbox';

/** A rule while it is edited: its key stays its own when rules change places. */
export interface EditedRule {
  key: string;
  makes: readonly { slug: string; name: string }[];
  languages: readonly Language[];
  subjects: readonly InquirySubject[];
  time: RoutingTime;
  accountId: number;
}

export function editedRules({ rules }: Pick<InboxSettings, 'rules'>): EditedRule[] {
  return rules.map(({ assignee, ...rule }, place) => ({
    ...rule,
    key: `stored-${place}`,
    accountId: assignee.accountId,
  }));
}

/** As the API takes them. */
export function sentRules(rules: readonly EditedRule[]) {
  return rules.map(({ key: _, makes, languages, subjects, ...rule }) => ({
    ...rule,
    makes: makes.map(({ slug }) => slug),
    languages: [...languages],
    subjects: [...subjects],
  }));
}

/** The same rules with one a place higher or lower; at an end it stays. */
export function moveRule(rules: readonly EditedRule[], place: number, by: 1 | -1): EditedRule[] {
  const target = place + by;
  const moved = rules[place];
  if (!moved || target < 0 || target >= rules.length) return [...rules];
  return rules.toSpliced(place, 1).toSpliced(target, 0, moved);
}
