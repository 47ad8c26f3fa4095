import { chromiumFlags, headlessChromiumPath } from '@kardan/services/machine/chromium';

const person = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * A browser that counts as a person's: what names itself headless is not counted. Said to the browser as a whole, since what a
 * page sends while it is left does not carry the name that Playwright gives to pages.
 */
export const personsBrowser = {
  executablePath: headlessChromiumPath(),
  args: [...chromiumFlags, `--user-agent=${person}`],
};
