import { wordList } from './word-list.ts';

/** What people call cars by the country of their make; a word that ends in ~ is inflected. */
export const originWords: Record<string, string[]> = {
  AT: wordList('österreichisches Auto, österreichische Marke'),
  CN: wordList('chinesisch~, Chinese, Chinesen, China Auto, Chinaauto, China-Kracher, China'),
  CZ: wordList('tschechisch~, Tscheche, Czech'),
  DE: wordList('deutsch~, Deutscher, German, deutsche Marke, deutsches Fabrikat, deutsche Wertarbeit'),
  ES: wordList('spanisch~, Spanier, Spanish'),
  FR: wordList('französisch~, Franzose, Franzosen, French'),
  GB: wordList('britisch~, englisch~, Brite, Engländer, British, English'),
  IT: wordList('italienisch~, Italiener, Italian'),
  JP: wordList('japanisch~, Japaner, Japanese'),
  KR: wordList('koreanisch~, Koreaner, Korean, südkoreanisch~'),
  RO: wordList('rumänisch~, Rumäne'),
  SE: wordList('schwedisch~, Schwede, Schweden, Swedish, Schwedenstahl'),
  US: wordList('amerikanisch~, Amerikaner, Ami, US-Car, American, Amischlitten'),
};
