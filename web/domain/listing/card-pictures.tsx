import { Link } from '@kardan/ui/actions/link.tsx';
import { CarPicture } from '#domain/listing/pictures/car-picture.tsx';

interface Props {
  images: readonly string[];
  href: string;
  /** The first results are seen at once; their pictures are not put off. */
  priority: boolean;
}

/** The pictures of a result, all of them one way to its page: a strip to swipe on phones, one large and three small from md on. */
export function CardPictures({ images, href, priority }: Props) {
  const [first = null, ...others] = images;
  return (
    <Link href={href} tabIndex={-1} aria-hidden="true" className="card-pictures">
      <CarPicture
        hash={first}
        alt=""
        sizes="(width >= 1192px) 312px, (width >= 768px) 228px, 88vw"
        priority={priority}
      />
      {others.map((hash) => (
        <CarPicture key={hash} hash={hash} alt="" scale="strip" sizes="(width >= 768px) 104px, 88vw" />
      ))}
    </Link>
  );
}
