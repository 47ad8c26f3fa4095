import { defaultStringifySearch } from '@tanstack/react-router';
import { type ReportQuestion, searchOf } from './use-report-question.ts';

/** The report's page below a dealership's address, with what it shows. */
export function addressOf(question: ReportQuestion): string {
  return `admin-report${defaultStringifySearch(searchOf(question))}`;
}
