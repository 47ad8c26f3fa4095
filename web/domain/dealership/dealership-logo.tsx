import { imagePath } from '@kardan/contract/values/image-sizes';
import { classes } from '@kardan/ui/classes.ts';

interface Props {
  /** Content address of the sign. */
  logo: string | null;
  name: string;
  /** Its colour as #rrggbb. It colours a band and never a letter, so that any colour is readable. */
  accentColour: string | null;
  /** lg: at the head of the dealership's own pages. */
  size?: keyof typeof sizes;
}

const sizes = {
  md: { shape: 'size-13 text-lg', px: 52, width: 128 },
  lg: { shape: 'size-18 text-2xl md:size-24 md:text-3xl', px: 96, width: 256 },
} as const;

/** The dealership's sign, or its initials on a plate with a band of its colour. The name stands beside it as text. */
export function DealershipLogo({ logo, name, accentColour, size = 'md' }: Props) {
  const { px, width } = sizes[size];
  const shape = classes(
    'relative grid shrink-0 place-items-center overflow-hidden rounded-sm bg-plate text-plate-ink ring-1 ring-line ring-inset',
    sizes[size].shape,
  );
  if (logo !== null) {
    return (
      // biome-ignore lint/performance/noImgElement: the address is the optimiser's
      <img
        src={imagePath(logo, width)}
        alt=""
        width={px}
        height={px}
        loading={size === 'lg' ? 'eager' : 'lazy'}
        className={classes(shape, 'object-contain')}
      />
    );
  }
  return (
    <span aria-hidden="true" className={classes(shape, 'wide font-semi')}>
      <span
        className="absolute inset-y-0 left-0 w-1.5 bg-plate-band"
        style={accentColour === null ? undefined : { backgroundColor: accentColour }}
      />
      <span className="pl-1.5">{initials(name)}</span>
    </span>
  );
}

/** Of what tells it from others: "Autohaus Müller" is known as M, not as AM. */
function initials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const telling = words.filter((word) => !common.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('');
}

const common = new Set(
  'auto autohaus automobile autos autozentrum car center cars classic co fahrzeughandel gebrüder kfz söhne und am im in der die das'.split(
    ' ',
  ),
);
