const reference = /\{\{([^{}]*)\}\}/g;
/** Letters that no font has and no text uses: Markdown takes each for a word. */
const firstPlace = 0xe000;
const place = /[\uE000-\uF8FF]/;

/**
 * References to rules, each hidden behind one letter while the text is read or written as Markdown: `{{rule:…|number}}` would
 * end a table's cell at its bar.
 */
export function hiddenReferences() {
  const hidden: string[] = [];
  const hide = (inside: string): string => String.fromCharCode(firstPlace + hidden.push(inside) - 1);
  const at = (letter: string): string | undefined => hidden[letter.charCodeAt(0) - firstPlace];
  return {
    hide,
    hideAll: (text: string): string => text.replaceAll(reference, (_, inside: string) => hide(inside)),
    showAll: (text: string): string =>
      text.replaceAll(new RegExp(place, 'g'), (letter) => {
        const inside = at(letter);
        return inside === undefined ? letter : `{{${inside}}}`;
      }),
    /** The text cut at its references: each stands at an odd place. */
    split: (text: string): string[] =>
      text.split(/([\uE000-\uF8FF])/).map((part, index) => (index % 2 ? (at(part) ?? part) : part)),
    isIn: (text: string): boolean => place.test(text),
  };
}

export type HiddenReferences = ReturnType<typeof hiddenReferences>;
