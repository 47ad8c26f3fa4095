/** Does one of the many things that a run of hours is watched by. */
export type Watch = (what: string, act: () => Promise<void>) => Promise<void>;

/** One that fails is noted and missing, and ends no run: what was seen until then would be lost with it. */
export function watchNoting(missing: string[]): Watch {
  return async (what, act) => {
    try {
      await act();
    } catch (error) {
      missing.push(`${what}, ${new Date().toISOString()}: ${error}`);
    }
  };
}
