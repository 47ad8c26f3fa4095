export const iconSpritePath = '/icons.svg?v=db0016dc';
