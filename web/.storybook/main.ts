import type { StorybookConfig } from '@storybook/react-vite';

/** Plain Vite, not the Next framework: the primitives need of Next only its link, which stands without a router. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../ui/**/*.stories.tsx'],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // next/link reads flags that Next's own build replaces.
    define: { ...vite.define, 'process.env': '{}' },
    build: {
      ...vite.build,
      rolldownOptions: {
        // "use client" means nothing here, and there are many.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  }),
};

export default config;
