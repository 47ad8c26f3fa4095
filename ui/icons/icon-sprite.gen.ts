export const iconSpritePath = '/icons.svg?v=75b30fa4';
