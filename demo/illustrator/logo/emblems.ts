/** Drawn on a square of 256: `ink` fills, `spot` is the second colour. None of them resembles the emblem of a make. */
type Emblem = (ink: string, spot: string) => string;

const spokes = (count: number, draw: (degrees: number) => string) =>
  Array.from({ length: count }, (_, index) => draw((360 / count) * index)).join('');

export const emblems = {
  mountains: (ink, spot) =>
    `<path d="M28 188 98 84l34 50 26-36 70 90z" fill="${ink}"/><path d="M98 84l20 30-20 10-18-12z" fill="${spot}"/>`,
  wheel: (ink, spot) =>
    `<circle cx="128" cy="128" r="84" fill="none" stroke="${ink}" stroke-width="22"/>${spokes(
      5,
      (turn) =>
        `<rect x="120" y="58" width="16" height="60" rx="8" fill="${ink}" transform="rotate(${turn} 128 128)"/>`,
    )}<circle cx="128" cy="128" r="20" fill="${spot}"/>`,
  road: (ink, spot) =>
    `<path d="M108 44h40l52 168H56z" fill="${ink}"/><path d="M122 62h12l3 30h-18zm-5 52h22l4 38h-30zm-6 60h34l4 38h-42z" fill="${spot}"/>`,
  shield: (ink, spot) =>
    `<path d="M128 36l80 26v62c0 48-34 80-80 98-46-18-80-50-80-98V62z" fill="${ink}"/><path d="M84 92h88v22H84zm0 40h88v22H84z" fill="${spot}"/>`,
  sun: (ink, spot) =>
    `<path d="M56 152a72 72 0 0 1 144 0z" fill="${spot}"/><path d="M36 164h184v16H36zm28 30h128v14H64z" fill="${ink}"/>`,
  hexagon: (ink, spot) =>
    `<path d="M128 34l82 47v94l-82 47-82-47V81z" fill="${ink}"/><path d="M100 84h22v36l34-36h28l-40 42 44 52h-28l-30-38-8 8v30h-22z" fill="${spot}"/>`,
  arcs: (ink, spot) =>
    `<g fill="none" stroke-width="20"><path d="M52 204A152 152 0 0 1 204 52" stroke="${ink}"/><path d="M92 204A112 112 0 0 1 204 92" stroke="${spot}"/><path d="M132 204a72 72 0 0 1 72-72" stroke="${ink}"/></g>`,
  compass: (ink, spot) =>
    `<circle cx="128" cy="128" r="88" fill="none" stroke="${ink}" stroke-width="12"/><path d="M128 56l26 72h-52z" fill="${spot}"/><path d="M128 200l-26-72h52z" fill="${ink}"/>`,
  flower: (ink, spot) =>
    `${spokes(8, (turn) => `<ellipse cx="128" cy="76" rx="22" ry="42" fill="${ink}" transform="rotate(${turn} 128 128)"/>`)}<circle cx="128" cy="128" r="26" fill="${spot}"/>`,
  squares: (ink, spot) =>
    `<path d="M48 48h104v104H48z" fill="${ink}"/><path d="M104 104h104v104H104z" fill="${spot}"/><path d="M104 104h48v48h-48z" fill="${ink}" opacity=".55"/>`,
  bridge: (ink, spot) =>
    `<path d="M32 172h192v18H32z" fill="${spot}"/><path d="M32 160a96 96 0 0 1 192 0h-22a74 74 0 0 0-148 0z" fill="${ink}"/><path d="M120 84h16v78h-16zm-44 34h14v44H76zm90 0h14v44h-14z" fill="${ink}"/>`,
  flag: (ink, spot) =>
    `<path d="M68 40h16v176H68z" fill="${ink}"/><path d="M84 52h116l-30 38 30 38H84z" fill="${spot}"/>`,
} as const satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as EmblemName[];
