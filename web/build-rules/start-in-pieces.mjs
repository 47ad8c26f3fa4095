const start = "appBootstrap(()=>{\n    const { hydrate } = require('./app-index');";

/**
 * What Next's client evaluates before it takes over a page, the largest first, and the page's own description last. At
 * once that is one task of 200 ms on a phone, 300 ms for a page of results, in which nothing pressed is answered.
 */
const pieces = [
  'react-dom/client',
  'react-server-dom-webpack/client',
  './components/router-reducer/create-initial-router-state',
  './components/app-router-instance',
  './components/app-router',
  './app-index',
];

/**
 * Lets the browser answer between the pieces. A message and not a timer: those of a tab in the background are put off.
 *
 * @param {string} source Next's app-next-turbopack.js
 */
export function startInPieces(source) {
  if (!source.includes(start))
    throw new Error('Next starts its client in another way: see build-rules/start-in-pieces.mjs.');
  const evaluated = pieces.map((piece) => `    require('${piece}');\n    await pause();`).join('\n');
  const paused = `const pause = () => new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
});
`;
  return (
    paused +
    source.replace(start, `appBootstrap(async ()=>{\n${evaluated}\n    const { hydrate } = require('./app-index');`)
  );
}
