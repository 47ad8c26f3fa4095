export const iconSpritePath = '/icons.svg?v=4e14b7d3';
