/** Local storage key of the theme: the string 'true' or 'false'. Dark is the default. */
export const themeKey = 'darkMode';

/** Runs in the head before anything is painted, so that a page never flashes in the other theme. */
export const themeScript = `try{if(localStorage.getItem('${themeKey}')==='false')document.documentElement.classList.remove('dark')}catch{}`;
