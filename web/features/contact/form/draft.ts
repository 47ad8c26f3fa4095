import { tabMemory } from '#lib/browser/tab-memory.ts';

/** What one tells every dealer again. */
const senderNames = ['name', 'email', 'phone'];

type Draft = Record<string, string>;
interface Stored {
  sender?: Draft;
  about?: string;
  rest?: Draft;
}

const memory = tabMemory<Stored>('contact-draft');

/** What was typed in this tab before: who one is for every form, the rest for the same form only. */
export function readDraft(about: string): Draft {
  const { sender, rest, about: was } = memory.read();
  return { ...(was === about && rest), ...sender };
}

/** Keeps what is typed until the tab is closed: a reload, or a way back, loses nothing. */
export function saveDraft(about: string, data: FormData): void {
  const typed = [...data]
    .filter(([name]) => name !== 'homepage')
    .map(([name, value]) => [name, String(value)] as const);
  const isSender = ([name]: readonly [string, string]) => senderNames.includes(name);
  memory.write({
    sender: Object.fromEntries(typed.filter(isSender)),
    about,
    rest: Object.fromEntries(typed.filter((entry) => !isSender(entry))),
  });
}

/** The form is sent: who one is stays for the next one. */
export function forgetDraft(): void {
  const { sender } = memory.read();
  memory.write(sender ? { sender } : {});
}
