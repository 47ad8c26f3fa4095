/** The accounts that `pnpm seed` makes. Shown in development alone; a site on the internet does not start with them. */
const emails = [
  'chefin@demo.example',
  'verkauf@demo.example',
  'gruppe@demo.example',
  'analyse@demo.example',
  'gesperrt@demo.example',
  'redaktion@demo.example',
  'betreiber@demo.example',
];

export function DemoAccounts() {
  return (
    <div lang="en" className="mt-6 rounded-sm border border-dashed border-line-strong p-3 text-xs text-text-2">
      <p>
        Development: <code className="select-all">vier-kleine-demo-autos</code> is the password of
      </p>
      <ul className="mt-1 grid gap-x-4 md:grid-cols-2">
        {emails.map((email) => (
          <li key={email} className="select-all">
            {email}
          </li>
        ))}
      </ul>
    </div>
  );
}
