const key = 'contact-draft';
/** What one tells every dealer again. */
const senderNames = ['name', 'email', 'phone'];

type Draft = Record<string, string>;
interface Stored {
  sender?: Draft;
  about?: string;
  rest?: Draft;
}

/** What was typed in this tab before: who one is for every form, the rest for the same form only. */
export function readDraft(about: string): Draft {
  const { sender, rest, about: was } = stored();
  return { ...(was === about && rest), ...sender };
}

/** Keeps what is typed until the tab is closed: a reload, or a way back, loses nothing. */
export function saveDraft(about: string, data: FormData): void {
  const typed = [...data]
    .filter(([name]) => name !== 'homepage')
    .map(([name, value]) => [name, String(value)] as const);
  const isSender = ([name]: readonly [string, string]) => senderNames.includes(name);
  write({
    sender: Object.fromEntries(typed.filter(isSender)),
    about,
    rest: Object.fromEntries(typed.filter((entry) => !isSender(entry))),
  });
}

/** The form is sent: who one is stays for the next one. */
export function forgetDraft(): void {
  const { sender } = stored();
  write(sender ? { sender } : {});
}

function stored(): Stored {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function write(draft: Stored): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: then a reload loses it.
  }
}
