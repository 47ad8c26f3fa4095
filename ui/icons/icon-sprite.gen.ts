export const iconSpritePath = '/icons.svg?v=39166ff9';
