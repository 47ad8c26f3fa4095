import { LinkButton } from '@kardan/ui/actions/link-button.tsx';
import { Icon } from '@kardan/ui/icons/icon.tsx';

interface Props {
  title: string;
  text: string;
  href: string;
  label: string;
}

/** Where no car is found: a search agent waits for one. */
export function AgentOffer({ title, text, href, label }: Props) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-md border border-dashed border-line-strong px-4.5 py-3.5 text-sm">
      <p className="flex items-center gap-3">
        <Icon name="bell-plus" className="text-accent-text" />
        <span>
          <strong className="font-semi">{title}</strong> {text}
        </span>
      </p>
      <LinkButton href={href} variant="accent" rel="nofollow">
        {label}
      </LinkButton>
    </div>
  );
}
