import { Link } from '@kardan/ui/actions/link.tsx';
import { classes } from '@kardan/ui/classes.ts';
import type { ReactNode } from 'react';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';

interface Props {
  title: string;
  /** Undefined when there is no page to lead to. */
  href: string | undefined;
  /** Version, engine. */
  subtitle: string | undefined;
  image: string | null;
  /** Sold, reserved: stands on the picture, or on a phone above the title. */
  badge: ReactNode;
  /** It cannot be bought any more: its picture steps back. */
  over: boolean;
  onPicture?: ReactNode;
  facts: ReactNode;
  price: ReactNode;
  actions?: ReactNode;
  /** Below the facts: the visitor's note. */
  children?: ReactNode;
}

/** A kept car in a list: small picture, what it is, what it costs now. Title and picture lead to its page. */
export function SavedRow(props: Props) {
  const { title, href, subtitle, image, badge, over, onPicture, facts, price, actions, children } = props;
  const picture = (
    <CarPicture
      hash={image}
      alt=""
      sizes="(width >= 1192px) 288px, (width >= 768px) 208px, 40vw"
      className={classes('md:absolute md:inset-0 md:h-full', over && 'opacity-55 grayscale')}
    />
  );
  return (
    <article className="relative grid grid-cols-[minmax(112px,36%)_minmax(0,1fr)] rounded-md border border-line bg-surface shadow-1 md:grid-cols-[208px_minmax(0,1fr)_232px] xl:grid-cols-[288px_minmax(0,1fr)_252px]">
      <div className="relative overflow-hidden rounded-tl-[9px] max-xl:rounded-br-md max-md:self-start md:min-h-36 xl:row-span-2 xl:rounded-bl-[9px]">
        {href ? (
          <Link href={href} tabIndex={-1} aria-hidden="true" className="block">
            {picture}
          </Link>
        ) : (
          picture
        )}
        {badge && <div className="absolute bottom-2 left-2 max-md:hidden">{badge}</div>}
        {onPicture && <div className="absolute top-2 right-2">{onPicture}</div>}
      </div>
      <div className="min-w-0 px-3.5 py-3 md:px-5 md:py-4">
        {badge && <div className="mb-1 leading-none md:hidden">{badge}</div>}
        <h2 className="wide-sm text-md leading-tight md:text-lg">
          {href ? (
            <Link href={href} className="underline-offset-3 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        {subtitle && <p className="mt-0.5 truncate text-sm text-text-2">{subtitle}</p>}
        <div className="mt-1.5 text-sm text-text-2 max-md:text-xs">{facts}</div>
      </div>
      <div className="flex flex-col gap-1.5 max-md:col-span-2 max-md:px-3.5 max-md:pt-1 max-md:pb-3 md:col-start-3 md:row-span-2 md:row-start-1 md:border-l md:border-line md:p-5">
        {price}
        {actions && (
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1">{actions}</div>
        )}
      </div>
      {children && (
        <div className="px-3.5 pb-3.5 max-xl:col-span-2 max-xl:col-start-1 md:row-start-2 md:self-end max-xl:pt-3 md:px-5 md:pb-4 xl:col-start-2">
          {children}
        </div>
      )}
    </article>
  );
}
