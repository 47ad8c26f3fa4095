import { useEffect, useRef, useState } from 'react';

/** The legal form that is chosen in the form within an area, also when what was typed before a reload has come back. */
export function useLegalForm() {
  const area = useRef<HTMLDivElement>(null);
  const [legalForm, setLegalForm] = useState('');
  useEffect(() => {
    // The form inside has put back what was typed by now: effects of what is inside come first.
    const select = area.current?.querySelector<HTMLSelectElement>('select[name="company.legalForm"]');
    if (select) setLegalForm(select.value);
  }, []);
  return { area, legalForm, setLegalForm };
}
