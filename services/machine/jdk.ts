import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { findProgram } from './find-program.ts';

export interface Jdk {
  readonly home: string;
  readonly feature: number;
}

const leastFeature = 21;

/** A JDK that OpenSearch 3 runs on: JAVA_HOME if it is new enough, otherwise the newest that is installed. */
export function findJdk(javaHome: string | undefined): Jdk | undefined {
  const given = javaHome ? readJdk(javaHome) : undefined;
  if (given && given.feature >= leastFeature) return given;
  return candidateHomes()
    .flatMap((home) => readJdk(home) ?? [])
    .filter((jdk) => jdk.feature >= leastFeature)
    .sort((a, b) => b.feature - a.feature)[0];
}

function candidateHomes(): string[] {
  const parents = [
    '/usr/lib/jvm',
    '/opt/java',
    '/opt',
    join(homedir(), '.sdkman/candidates/java'),
    join(homedir(), '.jdks'),
  ];
  const below = parents.flatMap((parent) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : [],
  );
  const java = findProgram('java');
  return java ? [...below, dirname(dirname(realpathSync(java)))] : below;
}

function readJdk(home: string): Jdk | undefined {
  const release = join(home, 'release');
  if (!existsSync(release) || !existsSync(join(home, 'bin', 'java'))) return undefined;
  return { home, feature: featureFromRelease(readFileSync(release, 'utf8')) };
}

/** 25 from `JAVA_VERSION="25.0.1"`; 8 from `JAVA_VERSION="1.8.0_402"`. */
export function featureFromRelease(release: string): number {
  const version = /^JAVA_VERSION="(?:1\.)?(\d+)/m.exec(release)?.[1];
  return Number(version ?? 0);
}
