// Export of the account's data, and deletion of the account.
import { Button, Group, List, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { leaveConsole, useUser } from '../../api/session.ts';
import { plural } from '../../format/words.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { download } from '../../parts/download.ts';
import { OtpInput } from '../../parts/otp-input.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { CurrentPassword } from './settings-parts.tsx';

function DeleteAccount() {
  const { email, hasTotp, tokenBalance } = useUser();
  const [currentPassword, setCurrentPassword] = useState('');
  const [otp, setOtp] = useState('');
  const [typed, setTyped] = useState('');
  return (
    <DialogForm
      label="Delete account"
      title="Delete your account?"
      submit="Delete account"
      danger
      isReady={typed.trim().toLowerCase() === email.toLowerCase()}
      onOpen={() => {
        setCurrentPassword('');
        setOtp('');
        setTyped('');
      }}
      send={async () => {
        await callApi((through) => through.account.delete({ currentPassword, ...(hasTotp ? { otp } : {}) }));
        leaveConsole();
      }}
    >
      <List size="sm" spacing={4}>
        <List.Item>All sessions, API keys, and webhooks stop working immediately.</List.Item>
        <List.Item>Your registrations, credentials, and profile are removed.</List.Item>
        <List.Item>
          Brands and campaigns stay registered at the registry and keep their fees. Deactivate them first.
        </List.Item>
        <List.Item>
          The token history is kept without your name.
          {tokenBalance > 0 && ` You lose ${plural(tokenBalance, 'token')}.`}
        </List.Item>
        <List.Item>You cannot undo this.</List.Item>
      </List>
      <CurrentPassword value={currentPassword} onChange={setCurrentPassword} isFocused />
      {hasTotp && <OtpInput value={otp} onChange={setOtp} />}
      <TextInput
        label={`Type ${email} to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </DialogForm>
  );
}

export function AccountData() {
  const { isAdmin } = useUser();
  const exporting = useMutation({
    mutationFn: async () => {
      const lines = await callApi((through) => through.account.export());
      download('tendlc-account.ndjson', 'application/x-ndjson', lines);
    },
  });
  return (
    <section className="card" aria-labelledby="account-data">
      <Title order={2} id="account-data" mb="xs">
        Your data
      </Title>
      <Stack gap="sm">
        <Text size="sm">
          The export has everything that belongs to your account, without secrets: one JSON object per line.
        </Text>
        {isAdmin && (
          <Text size="sm" c="dimmed">
            An admin account cannot be deleted. Ask the operator to remove the admin role first.
          </Text>
        )}
        <Group gap="xs">
          <Button variant="default" loading={exporting.isPending} onClick={() => exporting.mutate()}>
            Export data
          </Button>
          {!isAdmin && <DeleteAccount />}
        </Group>
        {exporting.isError && <ProblemNote error={exporting.error} />}
      </Stack>
    </section>
  );
}
