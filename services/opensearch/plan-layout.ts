import type { OpensearchModule } from './modules.ts';

export interface Layout {
  /** Jars on the server's own class path. */
  readonly lib: readonly string[];
  /** Jars by module name. */
  readonly modules: ReadonlyMap<string, readonly string[]>;
}

/** Sorts the jars into the server's folders: none may lie both in lib and in a module. */
export function planLayout(
  jars: readonly string[],
  modules: readonly OpensearchModule[],
  unused: readonly string[],
): Layout {
  const byModule = new Map(modules.map((module) => [module.name, jarsOf(module, jars)]));
  const taken = new Set([...byModule.values()].flat());
  return {
    lib: jars.filter((jar) => !taken.has(jar) && !unused.includes(artifactOf(jar))),
    modules: byModule,
  };
}

function jarsOf(module: OpensearchModule, jars: readonly string[]): string[] {
  const missing = module.jars.filter((name) => !jars.some((jar) => artifactOf(jar) === name));
  if (missing.length > 0) throw new Error(`The module ${module.name} lacks ${missing.join(', ')}.`);
  return jars.filter((jar) => module.jars.includes(artifactOf(jar)));
}

/** `netty-common` from `netty-common-4.2.16.Final.jar`. */
export function artifactOf(jar: string): string {
  return jar.replace(/-\d.*\.jar$/, '');
}

/** What the server reads about a module before it loads it. */
export function moduleDescriptor(module: OpensearchModule, version: string): string {
  const lines = [
    `name=${module.name}`,
    `description=${module.name}`,
    `version=${version}`,
    `opensearch.version=${version}`,
    'java.version=21',
    `classname=${module.className}`,
    ...(module.extends ? [`extended.plugins=${module.extends}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
