export interface ListedFile {
  name: string;
  bytes: number;
  modifiedMs: number;
}

/** What a folder and a pattern of names make of an address; a folder alone means any file in it. */
export function folderAndPattern(path: string): { folder: string; pattern: string } {
  const slash = path.lastIndexOf('/');
  return { folder: path.slice(0, slash + 1) || '/', pattern: path.slice(slash + 1) || '*' };
}

/** Names of files that somebody is still writing, or hides. */
const unfinished = /^\.|\.(tmp|part|filepart|partial|crdownload)$|~$/i;

/** The newest file whose name fits; `*` stands for anything, `?` for one sign. */
export function chooseFile(files: readonly ListedFile[], pattern: string): ListedFile | undefined {
  return files
    .filter(({ name }) => !unfinished.test(name) && fits(name.toLowerCase(), pattern.toLowerCase()))
    .sort((one, other) => other.modifiedMs - one.modifiedMs || (one.name < other.name ? 1 : -1))[0];
}

/** Step by step rather than by an expression: a pattern of many stars must not take for ever. */
function fits(name: string, pattern: string): boolean {
  let [at, star, resume] = [0, -1, 0];
  let place = 0;
  while (at < name.length) {
    if (place < pattern.length && pattern[place] !== '*' && (pattern[place] === '?' || pattern[place] === name[at])) {
      at += 1;
      place += 1;
    } else if (pattern[place] === '*') {
      star = place;
      resume = at;
      place += 1;
    } else if (star !== -1) {
      place = star + 1;
      resume += 1;
      at = resume;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(place));
}
