/** For programs that fill in whatever they find: no one sees it, hears it or comes to it with a key. */
export function Decoy() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Homepage
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
