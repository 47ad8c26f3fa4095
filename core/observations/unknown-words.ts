const word = /^\p{L}{2,30}$/u;
/** What may stand around a word; within one it makes it part of an address or a number. */
const around = /^[("'„“]+|[)"'“”.,;:!?]+$/gu;
/** More of one text is a letter, and no search. */
const maxWords = 8;

/** The words of a text that may be counted: letters alone, so that neither mail address nor number, nor a part of one, is among them. */
export function countableWords(text: string): string[] {
  const words = text.split(/\s+/u).map((each) => each.replaceAll(around, ''));
  const kept = words.filter((each) => word.test(each)).map((each) => each.toLocaleLowerCase('de-AT'));
  return [...new Set(kept)].slice(0, maxWords);
}
