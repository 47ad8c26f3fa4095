import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Leads on to another page at once; the way back does not come through here. */
export function GoTo({ href }: { href: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ href, replace: true }), [navigate, href]);
  return null;
}
