/** Why somebody reports a listing. No schema in here: browsers load it. */
export const noticeReasons = [
  'fraud',
  'wrong-data',
  'unlawful-content',
  'stolen-picture',
  'already-sold',
  'other',
] as const;
export type NoticeReason = (typeof noticeReasons)[number];

/** A notice says what is wrong and why (DSA Art. 16); fewer characters cannot. */
export const shortestExplanation = 20;

/** Hours within which a notice is decided: what harms buyers while it stands comes first. */
export const noticeHours: Record<NoticeReason, number> = {
  fraud: 24,
  'unlawful-content': 24,
  'wrong-data': 72,
  'stolen-picture': 72,
  other: 72,
  'already-sold': 168,
};

export const noticeStates = ['open', 'upheld', 'rejected'] as const;
