'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';

const DeletedContext = createContext<() => void>(() => undefined);

interface Props {
  /** What stands in the page's place once the agent is gone. */
  after: ReactNode;
  children: ReactNode;
}

/** The page as long as there is something to show. */
export function UntilDeleted({ after, children }: Props) {
  const [deleted, setDeleted] = useState(false);
  return <DeletedContext value={() => setDeleted(true)}>{deleted ? after : children}</DeletedContext>;
}

/** Tells the page that its agent is gone. */
export function useDeleted(): () => void {
  return useContext(DeletedContext);
}
