// Changes the password, which logs out all other sessions.
import { Text, Title } from '@mantine/core';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { keepUser, useUser } from '../../api/session.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { NewPassword } from '../../parts/new-password.tsx';
import { notify } from '../../parts/notify.ts';
import { isGoodPassword } from '../../parts/password-rules.ts';
import { refreshSecurity } from './security-data.ts';
import { CurrentPassword } from './settings-parts.tsx';

export function ChangePassword() {
  const { id } = useUser();
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  return (
    <section className="card" aria-labelledby="password">
      <Title order={2} id="password" mb="xs">
        Password
      </Title>
      <Text size="sm" mb="md">
        A new password logs you out on all other devices. API keys stay valid.
      </Text>
      <DialogForm
        label="Change password"
        title="Change your password"
        submit="Save password"
        isReady={isGoodPassword(newPassword)}
        onOpen={() => {
          setCurrentPassword('');
          setNewPassword('');
        }}
        send={async () => {
          const changed = await callApi((through) =>
            through.account.changePassword({ currentPassword, newPassword }),
          );
          await keepUser(changed.user);
          await refreshSecurity(id);
          notify(changed.message);
        }}
      >
        <CurrentPassword value={currentPassword} onChange={setCurrentPassword} isFocused />
        <NewPassword label="New password" value={newPassword} onChange={setNewPassword} error={undefined} />
      </DialogForm>
    </section>
  );
}
