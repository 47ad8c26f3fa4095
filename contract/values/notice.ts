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
