import { describe, expect, test } from 'vitest';
import type { OpensearchModule } from './modules.ts';
import { artifactOf, moduleDescriptor, planLayout } from './plan-layout.ts';

const painless: OpensearchModule = { name: 'lang-painless', className: 'org.Painless', jars: ['lang-painless', 'asm'] };
const expression: OpensearchModule = { name: 'lang-expression', className: 'org.Expression', jars: ['asm'] };
const jars = ['asm-9.10.1.jar', 'asm-tree-9.10.1.jar', 'lang-painless-3.8.0.jar', 'args4j-2.33.jar'];

describe('planLayout', () => {
  test('puts a jar into every module that needs it and into lib only when none does', () => {
    const layout = planLayout(jars, [painless, expression], ['args4j']);
    expect(layout.lib).toEqual(['asm-tree-9.10.1.jar']);
    expect(layout.modules.get('lang-painless')).toEqual(['asm-9.10.1.jar', 'lang-painless-3.8.0.jar']);
    expect(layout.modules.get('lang-expression')).toEqual(['asm-9.10.1.jar']);
  });

  test('names every jar that a module lacks', () => {
    expect(() => planLayout([], [painless], [])).toThrow('The module lang-painless lacks lang-painless, asm.');
  });
});

test.each([
  ['netty-common-4.2.16.Final.jar', 'netty-common'],
  ['netty-codec-native-quic-4.2.16.Final-linux-x86_64.jar', 'netty-codec-native-quic'],
  ['netty-codec-http2-4.2.16.Final.jar', 'netty-codec-http2'],
  ['httpcore5-h2-5.4.jar', 'httpcore5-h2'],
  ['opensearch-x-content-3.8.0.jar', 'opensearch-x-content'],
])('the artifact of %s is %s', (jar, artifact) => {
  expect(artifactOf(jar)).toBe(artifact);
});

test('a descriptor names class, version and the module it extends', () => {
  expect(moduleDescriptor({ ...painless, extends: 'other' }, '3.8.0').split('\n')).toEqual([
    'name=lang-painless',
    'description=lang-painless',
    'version=3.8.0',
    'opensearch.version=3.8.0',
    'java.version=21',
    'classname=org.Painless',
    'extended.plugins=other',
    '',
  ]);
});
