import type { ContentBlock } from '@kardan/contract/calls/content/blocks';

type Sum = Extract<ContentBlock, { kind: 'sum' }>;

/** A sum line by line; the warning of a credit stands below its rate, as large as the rest. */
export function SumBlock({ title, lines, warning }: Sum) {
  return (
    <section className="content-box">
      {title && <h3>{title}</h3>}
      <SumLines lines={lines} />
      {warning && <p className="content-warning">{warning}</p>}
    </section>
  );
}

export function SumLines({ lines }: Pick<Sum, 'lines'>) {
  return (
    <dl className="content-sum">
      {lines.map(({ label, note, value, isResult }) => (
        <div key={`${label} ${note}`} data-result={isResult || undefined}>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
