// The profile: name and email, and the dialogs that change them.
import { Group, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { keepUser, useUser } from '../../api/session.ts';
import { showTime } from '../../format/words.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { notify } from '../../parts/notify.ts';
import { refreshSecurity, securityQuery } from './security-data.ts';
import { CurrentPassword } from './settings-parts.tsx';

const NAME_CHARACTERS_MAX = 50;

function ChangeName() {
  const user = useUser();
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  return (
    <DialogForm
      label="Change name"
      title="Change your name"
      submit="Save name"
      onOpen={() => {
        setFirstName(user.firstName);
        setLastName(user.lastName ?? '');
      }}
      send={async () => {
        const changed = await callApi((through) => through.account.change({ firstName, lastName }));
        await keepUser(changed.user);
        notify('Your name was changed.');
      }}
    >
      <TextInput
        label="First name"
        autoComplete="given-name"
        required
        maxLength={NAME_CHARACTERS_MAX}
        value={firstName}
        onChange={({ currentTarget }) => setFirstName(currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label="Last name"
        autoComplete="family-name"
        maxLength={NAME_CHARACTERS_MAX}
        value={lastName}
        onChange={({ currentTarget }) => setLastName(currentTarget.value)}
      />
    </DialogForm>
  );
}

function ChangeEmail() {
  const { id } = useUser();
  const [newEmail, setNewEmail] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  return (
    <DialogForm
      label="Change email"
      title="Change your email address"
      submit="Send confirmation link"
      onOpen={() => {
        setNewEmail('');
        setCurrentPassword('');
      }}
      send={async () => {
        const { message } = await callApi((through) =>
          through.account.changeEmail({ currentPassword, newEmail }),
        );
        await refreshSecurity(id);
        notify(message);
      }}
    >
      <Text size="sm">
        We send a link to the new address. The change takes effect when you open it. Your current address gets
        a notice.
      </Text>
      <TextInput
        label="New email"
        type="email"
        autoComplete="email"
        required
        value={newEmail}
        onChange={({ currentTarget }) => setNewEmail(currentTarget.value)}
        data-autofocus
      />
      <CurrentPassword value={currentPassword} onChange={setCurrentPassword} />
    </DialogForm>
  );
}

export function Profile() {
  const { id, firstName, lastName = '', email, createdAt, isAdmin } = useUser();
  const pendingEmail = useQuery(securityQuery(id)).data?.pendingEmail ?? null;
  return (
    <section className="card" aria-labelledby="person">
      <Title order={2} id="person" mb="xs">
        Profile
      </Title>
      <dl className="facts">
        <dt>Name</dt>
        <dd className="given">{`${firstName} ${lastName}`.trim()}</dd>
        <dt>Email</dt>
        <dd className="given">
          {email}
          {pendingEmail !== null && (
            <Text size="sm" c="dimmed">
              Waiting for confirmation: {pendingEmail}
            </Text>
          )}
        </dd>
        <dt>Member since</dt>
        <dd>{showTime(createdAt)}</dd>
        {isAdmin && (
          <>
            <dt>Role</dt>
            <dd>Admin (can view all customers’ records)</dd>
          </>
        )}
      </dl>
      <Group gap="xs" mt="md">
        <ChangeName />
        <ChangeEmail />
      </Group>
    </section>
  );
}
