/** Colours of the site's two themes, by the roles that a mail has. */
export const light = {
  ground: '#f1f2f4',
  surface: '#ffffff',
  line: '#d9dce1',
  text: '#131518',
  quiet: '#5f636b',
  accent: '#1b4de4',
  link: '#1541c8',
};

const dark: typeof light = {
  ground: '#0e0f11',
  surface: '#16181b',
  line: '#2b2e33',
  text: '#f4f3ee',
  quiet: '#979ba2',
  accent: '#2f62ff',
  link: '#93afff',
};

/** By class, over the inline styles that programs without media queries go by; twice, since Outlook names it otherwise. */
export const darkStyles = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`;

function rules(prefix: string): string {
  const looks: [string, string][] = [
    ['.ground', `background:${dark.ground}`],
    ['.card', `background:${dark.surface};border-color:${dark.line}`],
    ['.frame', `border-color:${dark.line}`],
    ['.line', `border-color:${dark.line}`],
    ['.text', `color:${dark.text}`],
    ['.quiet', `color:${dark.quiet}`],
    ['.link', `color:${dark.link}`],
    ['.quote', `background:${dark.ground};border-color:${dark.accent}`],
    ['.button', `background:${dark.accent}`],
    ['.picture', `background:${dark.line}`],
  ];
  return looks.map(([name, style]) => `${prefix}${name}{${style.replaceAll(';', ' !important;')} !important}`).join('');
}
