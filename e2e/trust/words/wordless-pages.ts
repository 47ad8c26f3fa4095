const noPeoplesWords = 'figures, and names of our own';
const nobodySignedIn = 'asks for who it is, and shows nothing of anybody before';

/** Pages on which nobody reads what others wrote, with why. Any other one without words has not been loaded. */
export const wordlessPages: Readonly<Record<string, string>> = {
  'new cars': 'no new car is offered',
  overview: noPeoplesWords,
  'sign-in/sign-in-page': nobodySignedIn,
  'invitation/invitation-page': 'the invitation was accepted',
  'password/password-page': nobodySignedIn,
  'secure/secure-page': nobodySignedIn,
  'company-sign-in/company-sign-in-page': nobodySignedIn,
  'company-sign-in/company-return-page': nobodySignedIn,
  'new-dealer/new-dealer-page': 'a form that nobody has filled in',
  'operator/transparency/transparency-page': noPeoplesWords,
  'operator/catalogue/codes/codes-page': noPeoplesWords,
  'operator/catalogue/cities/cities-page': 'begins with the lowest postcodes; the new place has the highest',
  'operator/content/redirects/redirects-page': 'paths of the site alone',
  'operator/health/overview-page': noPeoplesWords,
  'operator/health/jobs/jobs-page': noPeoplesWords,
  'operator/health/search-index/index-page': noPeoplesWords,
  'operator/health/mails/mails-page': noPeoplesWords,
  'operator/health/speed/speed-page': noPeoplesWords,
  'operator/health/searches/searches-page': 'only words of letters alone, once several have typed them',
  'operator/health/tools/tools-page': noPeoplesWords,
};
