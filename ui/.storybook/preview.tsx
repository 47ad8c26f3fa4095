import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import './preview.css';

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'dark' },
  parameters: { layout: 'padded', controls: { disable: true }, actions: { disable: true } },
  decorators: [
    (Story, { globals }) => {
      useEffect(() => {
        document.documentElement.classList.toggle('dark', globals.theme === 'dark');
        document.documentElement.lang = 'de-AT';
      }, [globals.theme]);
      return <Story />;
    },
  ],
};

export default preview;
