/** The mark: a K whose arms meet in a joint. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 32" fill="none" strokeWidth="6" aria-hidden="true">
      <path d="M4 3v26M18.5 13.2 31 2.6M18.5 18.8 31 29.4" stroke="currentColor" />
      <circle cx="15" cy="16" r="5.6" className="stroke-accent-line" strokeWidth="4.4" />
    </svg>
  );
}
