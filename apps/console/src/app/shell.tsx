// The frame of pages for logged-in users: navigation, balance, color scheme, and logout.
import { Anchor, AppShell, Burger, Button, Group, NavLink, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { logOut, type Session } from '../api/session.ts';
import { useIsSandbox } from '../api/service-info.ts';
import { Balance } from './balance.tsx';
import { BrandMark } from './brand-mark.tsx';
import { ColorSchemeChoice } from './color-scheme.tsx';
import { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';
import { Icon } from './icons.tsx';
import { groupsFor, type PageEntry } from './navigation.ts';
import { PaletteHotkey } from './palette-hotkey.tsx';

const NAVBAR_WIDTH = 230;

/** Pages without an entry of their own are below this one. */
const REGISTRY = { page: '/registry/credentials', below: '/registry/' } as const;

function isHere(path: string, { to, exact }: PageEntry): boolean {
  const isBelow = path.startsWith(to === REGISTRY.page ? REGISTRY.below : `${to}/`);
  return path === to || (!exact && isBelow);
}

function Entries({ pages }: { pages: readonly PageEntry[] }) {
  const { pathname } = useLocation();
  return pages.map((entry) => {
    const active = isHere(pathname, entry);
    return (
      <NavLink
        key={entry.to}
        label={entry.label}
        leftSection={<Icon name={entry.icon} />}
        active={active}
        aria-current={active ? 'page' : undefined}
        variant="light"
        py={{ base: 8, sm: 5 }}
        style={{ borderRadius: 'var(--mantine-radius-md)' }}
        renderRoot={(props) => <Link to={entry.to} activeOptions={{ exact: entry.exact }} {...props} />}
      />
    );
  });
}

function NavigationGroup({ title, pages }: { title: string; pages: readonly PageEntry[] }) {
  const id = useId();
  return title === '' ? (
    <Entries pages={pages} />
  ) : (
    <section aria-labelledby={id}>
      <Text id={id} size="xs" fw={600} c="dimmed" px="sm" pt="md" pb={4}>
        {title}
      </Text>
      <Entries pages={pages} />
    </section>
  );
}

function Navigation({ isAdmin }: { isAdmin: boolean }) {
  const isSandbox = useIsSandbox();
  return (
    <>
      {groupsFor({ isSandbox }).map(([title, pages]) => (
        <NavigationGroup key={title} title={title} pages={pages} />
      ))}
      {isAdmin && <NavigationGroup title="Administration" pages={ADMIN_PAGES} />}
    </>
  );
}

function Account({ session }: { session: Session }) {
  const leave = async () => {
    try {
      await logOut();
      // Without a session, the service sends the front page.
      globalThis.location.assign('/');
    } catch (error) {
      (await import('../parts/notify.ts')).notifyProblem(error);
    }
  };
  return (
    <Stack gap="xs">
      <Anchor href="/docs" size="sm" underline="always">
        API documentation
      </Anchor>
      <ColorSchemeChoice />
      <Text size="sm" c="dimmed" lineClamp={2} className="given" style={{ overflowWrap: 'anywhere' }}>
        {session.firstName} · {session.email}
      </Text>
      <Button variant="default" size="xs" onClick={() => void leave()}>
        Log out
      </Button>
    </Stack>
  );
}

export function Shell({ session, children }: { session: Session; children: ReactNode }) {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: NAVBAR_WIDTH, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      padding={{ base: 'md', sm: 'lg' }}
    >
      <AppShell.Header>
        <Group h="100%" px="md" justify="space-between" wrap="nowrap" gap="xs">
          <Group gap="xs" wrap="nowrap">
            <Burger
              opened={opened}
              onClick={toggle}
              hiddenFrom="sm"
              size="sm"
              aria-label={opened ? 'Close navigation' : 'Open navigation'}
              aria-expanded={opened}
              aria-controls="navigation"
            />
            <BrandMark />
          </Group>
          <Group gap="md" wrap="nowrap">
            <PaletteHotkey />
            <Balance session={session} />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar
        p="sm"
        id="navigation"
        aria-label="Main"
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <AppShell.Section grow style={{ overflowY: 'auto' }}>
          <Navigation isAdmin={session.isAdmin} />
        </AppShell.Section>
        <AppShell.Section pt="sm" style={{ borderTop: '1px solid var(--line)' }}>
          <Account session={session} />
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main id="main" tabIndex={-1}>
        {children}
      </AppShell.Main>
    </AppShell>
  );
}
