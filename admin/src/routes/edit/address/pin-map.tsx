import { mapDistricts } from '@kardan/contract/map/austria-districts.gen';
import { projectPoint, unprojectPoint } from '@kardan/contract/map/project';
import type { KeyboardEvent, PointerEvent } from 'react';
import { type Pin, writePin } from '#domain/profile/coordinates.ts';
import { useTexts } from '#lib/texts/use-texts.ts';

/** Units of the map's plane, about 1.7 to the kilometre: 35 km by 24, so that borders give an idea of where one is. */
const size = { width: 60, height: 41 };
/** A hundred metres. */
const step = 0.17;

interface Props {
  pin: Pin;
  /** The middle of the place, around which the map is. */
  place: { name: string; district: { slug: string } } & Pin;
  onMove: (pin: Pin) => void;
}

/** Where the dealership is within its surroundings; a press or the arrow keys move the pin. */
export function PinMap({ pin, place, onMove }: Props) {
  const t = useTexts('profile');
  const [middleX, middleY] = projectPoint(place.latitude, place.longitude);
  const [x, y] = projectPoint(pin.latitude, pin.longitude);
  const [left, top] = [middleX - size.width / 2, middleY - size.height / 2];
  const moveTo = (toX: number, toY: number) => onMove(unprojectPoint(toX, toY));
  const press = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const box = currentTarget.getBoundingClientRect();
    moveTo(
      left + ((clientX - box.left) / box.width) * size.width,
      top + ((clientY - box.top) / box.height) * size.height,
    );
  };
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-step, 0],
    ArrowRight: [step, 0],
    ArrowUp: [0, -step],
    ArrowDown: [0, step],
  };
  const move = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(x + by[0], y + by[1]);
  };
  return (
    <div className="relative self-start overflow-hidden rounded-sm border border-line-strong bg-surface-2">
      <svg
        viewBox={`${left} ${top} ${size.width} ${size.height}`}
        aria-hidden="true"
        fillRule="evenodd"
        className="block w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        {mapDistricts.map(({ slug, path }) => (
          <path
            key={slug}
            d={path}
            strokeWidth={1}
            className={
              slug === place.district.slug ? 'fill-accent-soft stroke-accent-line' : 'fill-surface-3 stroke-line-strong'
            }
          />
        ))}
        {mapDistricts.map(({ slug, code, label }) => (
          <text
            key={slug}
            x={label[0]}
            y={label[1]}
            fontSize={2}
            textAnchor="middle"
            className={slug === place.district.slug ? 'fill-text-2 font-semi' : 'fill-text-3'}
          >
            {code}
          </text>
        ))}
        <circle cx={middleX} cy={middleY} r={0.4} className="fill-text-3" />
        <text x={middleX} y={middleY + 4.2} fontSize={1.9} textAnchor="middle" className="fill-text font-medium">
          {place.name}
        </text>
        <circle cx={x} cy={y} r={2.4} className="fill-accent-line opacity-25" />
        <circle cx={x} cy={y} r={1} strokeWidth={0.4} className="fill-accent stroke-surface" />
      </svg>
      {/* Over the map, not around it: its letters are no part of the button's name. */}
      <button
        type="button"
        onPointerUp={press}
        onKeyDown={move}
        aria-label={t('pin.map', { place: place.name, pin: writePin(pin) })}
        className="absolute inset-0 cursor-crosshair disabled:cursor-default"
      />
    </div>
  );
}
