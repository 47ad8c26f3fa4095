import { formatCheck } from './doctor/check.ts';
import { checkPrograms } from './doctor/programs.ts';
import { checkPorts, checkRoom } from './doctor/resources.ts';
import { chooseDirectories } from './machine/directories.ts';
import { say } from './machine/progress.ts';
import { servicesOf } from './profiles.ts';
import { loadServicesEnv } from './service-variables.ts';

/** Says what this machine lacks to develop Kardan, and how to get it; exits with 1 when something required is missing. */
async function main(): Promise<void> {
  const env = loadServicesEnv();
  const { data } = chooseDirectories(env);
  const checks = [
    ...checkPrograms(env.JAVA_HOME),
    ...checkRoom(data),
    ...(await checkPorts(servicesOf(['single'], env))),
  ];
  for (const check of checks) say(formatCheck(check));
  process.exitCode = checks.some((check) => check.required && check.found === undefined) ? 1 : 0;
}

await main();
