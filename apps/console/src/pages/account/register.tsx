// Creates an account.
import { Anchor, Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { TendlcError } from '@tendlc/client';
import { fieldProblems } from '../../api/problems.ts';
import { operatorLinks } from '../../api/operator.ts';
import { openAccount } from '../../api/session.ts';
import { TextLink } from '../../parts/link-button.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { useEntry } from './after-entry.ts';
import { GuestPage } from './guest-page.tsx';
import { NewPassword } from '../../parts/new-password.tsx';
import { isGoodPassword } from '../../parts/password-rules.ts';

const EMPTY = { email: '', password: '', firstName: '', lastName: '' };
const NAME_CHARACTERS_MAX = 50;

const LINK = { target: '_blank', rel: 'noreferrer', underline: 'always' } as const;

/** What the operator named; nothing without it. */
function Agreement() {
  const { termsUrl, privacyUrl } = operatorLinks;
  const terms = termsUrl !== undefined && (
    <Anchor href={termsUrl} inherit {...LINK}>
      terms of service
    </Anchor>
  );
  const privacy = privacyUrl !== undefined && (
    <Anchor href={privacyUrl} inherit {...LINK}>
      privacy policy
    </Anchor>
  );
  return (
    (terms !== false || privacy !== false) && (
      <Text size="sm" c="dimmed">
        {terms !== false && <>By creating an account, you agree to the {terms}. </>}
        {privacy !== false && <>The {privacy} explains how your data is used.</>}
      </Text>
    )
  );
}

export function RegisterPage() {
  const [values, setValues] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const enter = useEntry();
  const change = (field: keyof typeof EMPTY) => (value: string) =>
    setValues((before) => ({ ...before, [field]: value }));
  const account = useMutation({
    mutationFn: () => {
      const { lastName, ...needed } = values;
      return openAccount({ ...needed, ...(lastName.trim() === '' ? {} : { lastName }) });
    },
    onSuccess: enter,
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isGoodPassword(values.password)) {
      account.mutate();
    }
  };
  const problems = fieldProblems(account.error);
  const isTaken = account.error instanceof TendlcError && account.error.code === 'email_taken';
  return (
    <GuestPage
      title="Create account"
      lead="Free, with no credit card. You get two tokens to start and one free token every day."
    >
      <form onSubmit={send}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label="First name"
              autoComplete="given-name"
              required
              maxLength={NAME_CHARACTERS_MAX}
              value={values.firstName}
              error={problems['firstName']}
              onChange={({ currentTarget }) => change('firstName')(currentTarget.value)}
            />
            <TextInput
              label="Last name (optional)"
              autoComplete="family-name"
              maxLength={NAME_CHARACTERS_MAX}
              value={values.lastName}
              error={problems['lastName']}
              onChange={({ currentTarget }) => change('lastName')(currentTarget.value)}
            />
          </SimpleGrid>
          <TextInput
            label="Email"
            type="email"
            autoComplete="email"
            required
            value={values.email}
            error={problems['email']}
            onChange={({ currentTarget }) => change('email')(currentTarget.value)}
          />
          <NewPassword
            value={values.password}
            onChange={change('password')}
            error={
              tried && !isGoodPassword(values.password)
                ? 'Enter a password that meets all the requirements below.'
                : problems['password']
            }
          />
          {account.isError && (
            <ProblemNote error={account.error}>
              {isTaken && <TextLink to="/login">Log in</TextLink>}
            </ProblemNote>
          )}
          <Agreement />
          <Button type="submit" loading={account.isPending}>
            Create account
          </Button>
          <Text size="sm">
            Already have an account? <TextLink to="/login">Log in</TextLink>
          </Text>
        </Stack>
      </form>
    </GuestPage>
  );
}
