import { type DragEvent, useEffect, useRef, useState } from 'react';

/** Files that are dropped onto an area, or pasted while it is on the page; pictures unless told. */
export function useFilesFromOutside(take: (files: File[]) => void, isWanted: (file: File) => boolean = isPicture) {
  const [isOver, setOver] = useState(false);
  const takeWanted = (files: FileList | undefined) => {
    const wanted = [...(files ?? [])].filter(isWanted);
    if (wanted.length > 0) take(wanted);
  };
  const latest = useRef(takeWanted);
  useEffect(() => {
    latest.current = takeWanted;
  });
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current(clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        latest.current(event.dataTransfer.files);
      },
    },
  };
}

function isPicture({ type }: File): boolean {
  return type.startsWith('image/');
}
