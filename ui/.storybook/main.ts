import type { StorybookConfig } from '@storybook/react-vite';

/** Plain Vite: neither the primitives nor the parts of pages that are shown beside them need a router. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../**/*.stories.tsx', '../../web/domain/**/*.stories.tsx'],
  // Sprites, which the site serves.
  staticDirs: ['../../web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { check: false, reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
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
