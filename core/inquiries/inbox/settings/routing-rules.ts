import type { InquirySubject } from '@kardan/contract/values/contact';
import type { Language } from '@kardan/contract/values/identifiers';
import type { RoutingTime } from '@kardan/contract/values/inbox';

/** An empty list fits all. */
export interface RoutingRule {
  makeIds: number[];
  languages: Language[];
  subjects: InquirySubject[];
  time: RoutingTime;
  accountId: number;
}

export interface RoutedInquiry {
  makeId: number | null;
  language: Language;
  subject: InquirySubject | null;
  /** Whether the dealership was open when it came. */
  isOpen: boolean;
}

/** Who gets an inquiry: by the first rule that fits and whose person still works here; otherwise nobody. */
export function assigneeOf(
  rules: readonly RoutingRule[],
  inquiry: RoutedInquiry,
  colleagues: ReadonlySet<number>,
): number | null {
  const rule = rules.find((each) => colleagues.has(each.accountId) && fits(each, inquiry));
  return rule?.accountId ?? null;
}

function fits({ makeIds, languages, subjects, time }: RoutingRule, inquiry: RoutedInquiry): boolean {
  const { makeId, language, subject, isOpen } = inquiry;
  return (
    (makeIds.length === 0 || (makeId !== null && makeIds.includes(makeId))) &&
    (languages.length === 0 || languages.includes(language)) &&
    (subjects.length === 0 || (subject !== null && subjects.includes(subject))) &&
    (time === 'always' || (time === 'open') === isOpen)
  );
}
