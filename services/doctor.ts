import { formatCheck } from './doctor/check.ts';
import { checkPrograms } from './doctor/programs.ts';
import { checkPorts, checkRoom } from './doctor/resources.ts';
import { chooseDirectories } from './machine/directories.ts';
import { say } from './machine/progress.ts';
import { servicesOf } from './profiles.ts';
import { loadServicesEnv } from './service-variables.ts';

/**
 * Says what this machine lacks to develop Kardan, and how to get it; exits with 1 when something required is missing. With
 * `--packages` a line for each missing program, with the Debian packages that may bring it: CI installs them.
 */
async function main(): Promise<void> {
  const env = loadServicesEnv();
  if (process.argv.includes('--packages')) {
    for (const { found, packages } of checkPrograms(env.JAVA_HOME)) if (!found && packages) say(packages.join(' '));
    return;
  }
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
