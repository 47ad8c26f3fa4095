/**
 * What a release can no longer do once the database has the schema after it, from before migrations had to leave that alone
 * (docs/operations/upgrades.md says why). A release that is not named here loses nothing; none may be added.
 */
export const brokenBefore: Readonly<Record<string, readonly string[]>> = {};
