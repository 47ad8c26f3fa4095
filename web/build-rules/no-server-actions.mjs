/** Stops the build at the first server action: the browser's side of them is left out, see next-as-modules.mjs. */
export default function noServerActions() {
  throw new Error(
    'Server actions are left out of this site: call the API, or give them back in build-rules/next-as-modules.mjs.',
  );
}
