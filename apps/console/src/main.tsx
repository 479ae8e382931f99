// Starts the console: styles, session, and router.
import '@mantine/core/styles.css';
import './app/app.css';
import './app/print.css';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queries } from './api/session.ts';
import { ConnectionNotice } from './app/connection-notice.tsx';
import { NoticesPart } from './app/late-parts.tsx';
import { printInLight } from './app/print.ts';
import { router } from './app/router.tsx';
import { theme, variables } from './app/theme.ts';

const root = document.querySelector('#root');
if (root === null) {
  throw new Error('The page has no #root element.');
}

printInLight();

createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      colorSchemeManager={localStorageColorSchemeManager()}
    >
      <QueryClientProvider client={queries}>
        <NoticesPart />
        <RouterProvider router={router} />
        <ConnectionNotice />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
