import type { portalTransparency as german } from '../../de/portal/transparency.ts';

export const portalTransparency: typeof german = {
  title: 'Transparency report',
  intro: 'Figures of the yearly report under Art. 15 and 24 DSA, without persons. Counted anew every night.',
  year: 'Year',
  export: 'As CSV',
  exporting: 'Being made',
  fileName: 'transparency-report',
  'section.notices': 'Notices',
  'section.measures': 'Measures',
  'section.complaints': 'Complaints',
  'section.restrictions': 'Dealerships',
  total: 'In total',
  medianNotices: 'Median until the decision',
  medianComplaints: 'Median until the answer',
  'hours.one': '{count} hour',
  'hours.other': '{count} hours',
  nothing: 'None',
  notYet: 'Nothing decided yet',
};
