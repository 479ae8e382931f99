// When a page cannot be shown: what happened and a way on.
import { Button, Container, Group, Text } from '@mantine/core';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { Page } from './page.tsx';
import { ButtonLink } from './link-button.tsx';
import { ProblemNote } from './problem-note.tsx';

export function PageFailed({ error }: ErrorComponentProps) {
  return (
    <Page title="This page could not be loaded" maxWidth={640}>
      <ProblemNote error={error} />
      <Group>
        <Button onClick={() => globalThis.location.reload()}>Reload page</Button>
        <ButtonLink to="/" variant="default">
          Go to home
        </ButtonLink>
      </Group>
    </Page>
  );
}

/** Without anything around it: not even who is logged in could be found out. */
export function RootFailed(props: ErrorComponentProps) {
  return (
    <Container size="lg" py="xl" component="main" id="main">
      <PageFailed {...props} />
    </Container>
  );
}

export function NotFoundPage() {
  return (
    <Page title="Page not found" maxWidth={640}>
      <Text>The URL may be wrong, or the page may have moved.</Text>
      <Group>
        <ButtonLink to="/">Go to home</ButtonLink>
      </Group>
    </Page>
  );
}
