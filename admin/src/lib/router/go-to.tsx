import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Leads on to another page at once; the way back does not come through here. */
export function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  // Once: while the way leads on, what the page was told by its address is already that of the next one.
  const [target] = useState(href);
  useEffect(() => void navigate({ href: target, replace: true }), [navigate, target]);
  return null;
}
