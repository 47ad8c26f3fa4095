import type { SelectOption } from '@kardan/ui/forms/select.tsx';

/** What was found for the fields so far. */
export interface QuickAnswers {
  /** Cars that match; undefined while nobody knows. */
  total: number | undefined;
  /** Another count is on its way. */
  counting: boolean;
  models: SelectOption[];
}
