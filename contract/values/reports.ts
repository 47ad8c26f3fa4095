/** What reports and "what is to do today" share with their pages. No schema in here: browsers load it. */

import { agreementKinds } from './dealership-profile.ts';

export const reportFormats = ['json', 'csv', 'pdf'] as const;
export type ReportFormat = (typeof reportFormats)[number];

/** What a file of CSV has a line for. */
export const reportParts = ['cars', 'days', 'makes'] as const;
export type ReportPart = (typeof reportParts)[number];

/** Cars that a report names; a file of CSV names all. */
export const maxReportCars = 25;

export const todayFigureKeys = ['shown', 'opened', 'contacts', 'response-minutes', 'days-in-stock', 'sold'] as const;
export type TodayFigureKey = (typeof todayFigureKeys)[number];

/** Most lines of what is to do: more would be a list, not a day. */
export const maxTodayTasks = 5;

/** What may be to do with cars, what is worth most first. */
export const carTaskKinds = [
  'without-pictures',
  'ending-offers',
  'above-market',
  'unpublished-changes',
  'long-in-stock',
  'inspection-ends',
] as const;
export type CarTaskKind = (typeof carTaskKinds)[number];

/** The same with what is to do beside the cars. */
export const todayTaskKinds = [
  'late-inquiries',
  'feed-waiting',
  'incomplete-profile',
  'feed-refused',
  ...carTaskKinds,
] as const;
export type TodayTaskKind = (typeof todayTaskKinds)[number];

/** What a dealership's profile may lack: what the law wants of its imprint, what it has to accept, and what buyers look for. */
export const profileGaps = [
  'legalName',
  'legalForm',
  'seat',
  'companyRegisterNumber',
  'companyRegisterCourt',
  'gisaNumber',
  'tradeAuthority',
  'chamber',
  'rulesUrl',
  'managingPersons',
  ...agreementKinds,
  'phone',
  'opening-hours',
  'description',
  'logo',
] as const;
export type ProfileGap = (typeof profileGaps)[number];

/** Form of what a signed link of monthly reports ends in. */
export const reportTokenForm = /^[\w-]{27}$/;
