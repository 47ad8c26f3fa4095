/**
 * Gives the page's scripts their addresses once it has been painted. A page in a background tab is never painted and
 * does not wait.
 */
export const startScripts =
  "{const start=()=>{for(const script of document.querySelectorAll('script[data-src]'))script.src=script.dataset.src};" +
  'if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}';
