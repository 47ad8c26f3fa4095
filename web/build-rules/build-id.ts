/** What images are built with, so that the same sources make the same files; Next makes one up otherwise. */
// biome-ignore lint/style/noProcessEnv: read while building, before there is a configuration
const given = process.env.KARDAN_BUILD_ID;

export const buildId = given ? { generateBuildId: () => given } : {};
