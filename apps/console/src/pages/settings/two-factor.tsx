// Two-factor authentication: turn it on with an authenticator app, new recovery codes, turn it off.
import { Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call.ts';
import { refreshSession, useUser } from '../../api/session.ts';
import { plural, showTime } from '../../format/words.ts';
import { DialogForm } from '../../parts/dialog-form.tsx';
import { notify } from '../../parts/notify.ts';
import { OtpInput } from '../../parts/otp-input.tsx';
import { ProblemNote } from '../../parts/problem-note.tsx';
import { ShownOnce } from '../../parts/shown-once.tsx';
import { ToneBadge, TonePanel } from '../../parts/tone.tsx';
import { refreshSecurity, securityQuery } from './security-data.ts';
import { CurrentPassword } from './settings-parts.tsx';
import { SetUpApp } from './set-up-app.tsx';

type OnCodes = (codes: readonly string[]) => void;

const CODES_FEW = 3;

const refresh = (userId: number) => Promise.all([refreshSecurity(userId), refreshSession()]);

/** The password and a code, for a change that weakens the account. */
function useProof() {
  const [currentPassword, setCurrentPassword] = useState('');
  const [otp, setOtp] = useState('');
  return {
    proof: { currentPassword, otp },
    clear: () => {
      setCurrentPassword('');
      setOtp('');
    },
    fields: (
      <>
        <CurrentPassword value={currentPassword} onChange={setCurrentPassword} isFocused />
        <OtpInput value={otp} onChange={setOtp} />
      </>
    ),
  };
}

function NewRecoveryCodes({ onCodes }: { onCodes: OnCodes }) {
  const { id } = useUser();
  const { proof, clear, fields } = useProof();
  return (
    <DialogForm
      label="Create new recovery codes"
      title="Create new recovery codes?"
      submit="Create recovery codes"
      onOpen={clear}
      send={async () => {
        const { recoveryCodes } = await callApi((through) => through.account.createRecoveryCodes(proof));
        await refresh(id);
        onCodes(recoveryCodes);
      }}
    >
      <Text size="sm">Your earlier recovery codes stop working.</Text>
      {fields}
    </DialogForm>
  );
}

function TurnOff() {
  const { id } = useUser();
  const { proof, clear, fields } = useProof();
  return (
    <DialogForm
      label="Turn off"
      title="Turn off two-factor authentication?"
      submit="Turn off"
      danger
      onOpen={clear}
      send={async () => {
        notify((await callApi((through) => through.account.disableTotp(proof))).message);
        await refresh(id);
      }}
    >
      <Text size="sm">Logins will need only your password. Your recovery codes stop working.</Text>
      {fields}
    </DialogForm>
  );
}

function On({ since, codesLeft, onCodes }: { since: string; codesLeft: number; onCodes: OnCodes }) {
  return (
    <Stack gap="sm">
      <dl className="facts">
        <dt>Status</dt>
        <dd>
          <ToneBadge tone="good">On</ToneBadge> since {showTime(since)}
        </dd>
        <dt>Recovery codes</dt>
        <dd>{plural(codesLeft, 'unused code')}</dd>
      </dl>
      {codesLeft < CODES_FEW && (
        <TonePanel tone="wait">
          <Text size="sm">You have few recovery codes left. Create new ones.</Text>
        </TonePanel>
      )}
      <Group gap="xs">
        <NewRecoveryCodes onCodes={onCodes} />
        <TurnOff />
      </Group>
    </Stack>
  );
}

export function TwoFactor() {
  const { id, mustSetUpTotp } = useUser();
  const { data, error } = useQuery(securityQuery(id));
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <section className="card" aria-labelledby="two-factor">
      <Title order={2} id="two-factor" mb="xs">
        Two-factor authentication
      </Title>
      {error !== null && <ProblemNote error={error} />}
      {data === undefined && error === null && <Skeleton h={90} />}
      {data?.totpEnabledAt === null && (
        <Stack gap="md" align="flex-start">
          {mustSetUpTotp && (
            <TonePanel tone="wait">
              <Text size="sm">
                Admins of this service need two-factor authentication. Turn it on to continue.
              </Text>
            </TonePanel>
          )}
          <Text size="sm">
            Logins ask for a code of an authenticator app on your phone, in addition to your password.
          </Text>
          <SetUpApp onCodes={setCodes} onDone={() => refresh(id)} />
        </Stack>
      )}
      {data !== undefined && data.totpEnabledAt !== null && (
        <On since={data.totpEnabledAt} codesLeft={data.recoveryCodesLeft} onCodes={setCodes} />
      )}
      <ShownOnce
        title="Your recovery codes"
        what="the recovery codes"
        secret={codes?.join('\n')}
        advice="Save these codes in a safe place. Each replaces a code of your authenticator app once."
        onClose={() => setCodes(undefined)}
      />
    </section>
  );
}
