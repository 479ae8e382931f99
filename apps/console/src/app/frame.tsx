// The frame of every page: a header for visitors, navigation and balance for logged-in users.
import { Container } from '@mantine/core';
import { Outlet } from '@tanstack/react-router';
import { useSession } from '../api/session.ts';
import { LoginAgainPart } from './late-parts.tsx';
import { RetryNotice } from './retry-notice.tsx';
import { Shell } from './shell.tsx';
import { VisitorFrame } from './visitor-frame.tsx';

export function Frame() {
  const session = useSession();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to main content
      </a>
      {session === undefined ? (
        <Container size="lg" py="xl" component="main" id="main">
          <Outlet />
        </Container>
      ) : session === null ? (
        <VisitorFrame>
          <Outlet />
        </VisitorFrame>
      ) : (
        <Shell session={session}>
          <Outlet />
        </Shell>
      )}
      <RetryNotice />
      <LoginAgainPart />
    </>
  );
}
