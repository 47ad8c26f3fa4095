/** Local storage key of the theme: the string 'true' or 'false'. Dark is the default. */
export const themeKey = 'darkMode';

/** What browsers colour their own bar with: the ground of each theme, as in tokens.css. */
export const barColours = { dark: '#0e0f11', light: '#f1f2f4' } as const;

/** Runs in the head before anything is painted, so that a page never flashes in the other theme. */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='false'){let d=document,m=d.createElement('meta');d.documentElement.classList.remove('dark');m.name='theme-color';m.content='${barColours.light}';d.head.prepend(m)}}catch{}`;
