export const iconSpritePath = '/icons.svg?v=180747d4';
