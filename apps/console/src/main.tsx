// Starts the console: styles, the session, and the page of the address.
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './app/app.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api/session.ts';
import { ConnectionNotice } from './app/connection-notice.tsx';
import { router } from './app/router.tsx';
import { theme, variables } from './app/theme.ts';

const root = document.querySelector('#root');
if (root === null) {
  throw new Error('the page has no #root');
}

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={localStorageColorSchemeManager()}
    >
      <QueryClientProvider client={queries}>
        <Notifications position="bottom-right" autoClose={6000} />
        <RouterProvider router={router} />
        <ConnectionNotice />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
