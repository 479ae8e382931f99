// Account security: password, two-factor authentication, passkeys, sessions, and activity.
import { Page } from '../../parts/page.tsx';
import { AccountActivity } from './account-activity.tsx';
import { ChangePassword } from './change-password.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { SettingsTabs } from './settings-parts.tsx';
import { TwoFactor } from './two-factor.tsx';

export function SecurityPage() {
  return (
    <Page title="Security">
      <SettingsTabs />
      <ChangePassword />
      <TwoFactor />
      <Passkeys />
      <Sessions />
      <AccountActivity />
    </Page>
  );
}
