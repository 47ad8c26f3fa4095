'use client';

/** What shows when even the layout breaks: no texts, styles or data can be relied on here. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="de-AT">
      <body>
        <main>
          <h1>Da ist etwas schiefgegangen</h1>
          <p>
            Das liegt an uns, nicht an dir. <span lang="en">Something went wrong on our side.</span>
          </p>
          <button type="button" onClick={reset}>
            Erneut versuchen / <span lang="en">Try again</span>
          </button>
          <p>
            <a href="/">Zur Startseite / Home</a>
          </p>
        </main>
      </body>
    </html>
  );
}
