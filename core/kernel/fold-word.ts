/**
 * One spelling for all spellings of a word: lower case, no accents, and ä, ae and a alike, so that "Käfer", "Kaefer" and
 * "Kafer" are one word. It is applied to what is typed and to every name, so no name is lost by it.
 */
export function foldWord(text: string): string {
  const plain = text.toLowerCase();
  const bare = isAscii(plain) ? plain : plain.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss');
  return bare.includes('e') ? bare.replaceAll('ae', 'a').replaceAll('oe', 'o').replaceAll('ue', 'u') : bare;
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) > 127) return false;
  return true;
}
