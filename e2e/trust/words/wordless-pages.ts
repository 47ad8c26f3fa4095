const noPeoplesWords = 'figures, and names of our own';
const nothingFound = 'shows that there is nothing';
const nothingThere = 'shows that there is no such page';
const ownText = 'a text of the repository, by the parts that an article is written with, too';
const nobodySignedIn = 'asks for who it is, and shows nothing of anybody before';

/** What a page's name ends in when it is opened in English. */
export const englishSuffix = ' in English';

/** Pages on which nobody reads what others wrote, with why. Any other one without words has not been loaded. */
const wordlessPages: Readonly<Record<string, string>> = {
  'a search for harmful words in the magazine': nothingFound,
  ...{ 'no results': nothingFound, 'no dealerships': nothingFound, 'nothing in the magazine': nothingFound },
  ...{ 'make without new cars': nothingFound, 'make without cars in a district': nothingFound },
  ...{ 'car park': nothingFound, 'comparison of nothing': nothingFound },
  ...{ 'search agents': nothingFound, 'new search agent without cars': nothingFound },
  ...{ 'search agent that is gone': nothingThere, 'report that is gone': nothingThere },
  ...{ 'preview that is gone': nothingThere, 'article that does not exist': nothingThere },
  ...{ 'page of results that does not exist': nothingThere, 'not found': nothingThere },
  ...{ regions: noPeoplesWords, 'dealerships by make': noPeoplesWords },
  ...{ 'credit, leasing and cash': noPeoplesWords, 'car credit': noPeoplesWords },
  ...{ leasing: noPeoplesWords, insurance: noPeoplesWords },
  ...{ imprint: ownText, 'privacy policy': ownText, 'privacy at a glance': ownText, 'terms for dealers': ownText },
  ...{ 'accessibility statement': ownText, 'ranking explained': ownText, credits: ownText, interfaces: ownText },
  ...{ 'contact form': ownText, 'form for dealers': ownText, 'form for advertising': ownText },
  ...{ 'price list': ownText, 'media data': ownText },
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

/** Whether nobody's words stand on a page, in whichever language. */
export function isWordless(name: string): boolean {
  return name.replace(englishSuffix, '') in wordlessPages;
}
