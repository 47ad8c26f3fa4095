/** What messages hold that tell of other people's programs, old tabs and bad lines, and of nothing that we could mend. */
export const noiseFragments: Record<string, readonly string[]> = {
  'scripts of advertisements': ['adsbygoogle', 'googletag', 'pbjs'],
  'flags of a page that loads': ['pageLoaded', 'isPageLoad', 'page_loaded'],
  // A proxy's error page in place of a script, or a browser too old for it.
  'scripts that cannot be read': ['Unexpected token'],
  // Translators and extensions move nodes that React holds.
  'nodes that others have moved': ['parentNode', 'appendChild', 'removeChild', 'insertBefore'],
  'frameworks of consent': ['__tcfapi', '__cmp', '__uspapi', '__gpp'],
  'access to the navigator': ['navigator'],
  'storage that is forbidden': ['getItem'],
  'contexts that are not secure': ['The operation is insecure', 'secure context', 'insecure context'],
  'messages between windows and tabs': [
    'postMessage',
    'message channel closed',
    'message port closed',
    'Could not establish connection',
    'No tab with id',
  ],
  'networks that fail': ['Load failed', 'Failed to fetch'],
  'declarations that come twice': ['has already been declared', 'redeclaration of'],
};

const fragments = Object.values(noiseFragments)
  .flat()
  .map((fragment) => fragment.toLowerCase());

/** Whether a message holds one of them, in whichever case. */
export function isNoise(message: string): boolean {
  const plain = message.toLowerCase();
  return fragments.some((fragment) => plain.includes(fragment));
}
