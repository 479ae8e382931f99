// The own account on the wire: name, password, email, two-factor authentication, sessions.
import { type Static, Type } from 'typebox';
import { CurrentPassword, Email, NewPassword, Otp, PersonName } from './accounts.ts';
import { PageAnswer, PageQuery } from './pages.ts';
import { IsoTimestamp, LIMITS, Nullable, SINGLE_LINE } from './primitives.ts';

export const ChangeAccountRequest = Type.Object(
  {
    firstName: Type.Optional(PersonName('Given name', 'Dana')),
    lastName: Type.Optional(
      Type.String({
        maxLength: LIMITS.nameCharacters,
        pattern: `^$|${SINGLE_LINE}`,
        description: `Family name, at most ${LIMITS.nameCharacters} characters. Empty removes it.`,
        examples: ['Quill'],
        'x-message': `must have at most ${LIMITS.nameCharacters} characters on one line`,
      }),
    ),
  },
  { examples: [{ firstName: 'Dana', lastName: 'Quill' }] },
);
export type ChangeAccountRequest = Static<typeof ChangeAccountRequest>;

export const ChangePasswordRequest = Type.Object(
  { currentPassword: CurrentPassword, newPassword: NewPassword },
  { examples: [{ currentPassword: 'Harbor7!light', newPassword: 'Lantern8@quay' }] },
);

export const ChangeEmailRequest = Type.Object(
  { currentPassword: CurrentPassword, newEmail: Email },
  { examples: [{ currentPassword: 'Harbor7!light', newEmail: 'dana@harborlights.example' }] },
);

export const ConfirmEmailRequest = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The token from the email to the new address. It expires in one hour and works once.',
      examples: ['q3v0…'],
    }),
  },
  { examples: [{ token: 'q3v0…' }] },
);

export const StartTotpRequest = Type.Object(
  { currentPassword: CurrentPassword },
  { examples: [{ currentPassword: 'Harbor7!light' }] },
);

export const StartTotpAnswer = Type.Object({
  success: Type.Boolean(),
  secret: Type.String({
    description: 'The secret in base32, to type into the authenticator app. It is shown only now.',
    examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
  }),
  uri: Type.String({
    description: 'The same secret as a URI, for a QR code.',
    examples: ['otpauth://totp/Tendlc:dana%40copperkettle.example?issuer=Tendlc&secret=JBSWY3DPEHPK3PXP…'],
  }),
});

export const ConfirmTotpRequest = Type.Object({ otp: Otp }, { examples: [{ otp: '492039' }] });

export const RecoveryCodesAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  recoveryCodes: Type.Array(Type.String(), {
    description:
      'Each replaces a code of the authenticator app once. They are shown only now, and void all earlier ones.',
    examples: [['k7wq-2mhd-x4tn-p9ze', 'c3va-8rju-y6bf-5gks']],
  }),
});

/** The password, and a code if two-factor authentication is on. */
export const ProofRequest = Type.Object(
  { currentPassword: CurrentPassword, otp: Type.Optional(Otp) },
  { examples: [{ currentPassword: 'Harbor7!light', otp: '492039' }] },
);

export const AccountSecurity = Type.Object(
  {
    totpEnabledAt: Nullable(IsoTimestamp({ description: 'When two-factor authentication was turned on.' })),
    recoveryCodesLeft: Type.Integer({ description: 'Unused recovery codes.', examples: [10] }),
    mustSetUpTotp: Type.Boolean({
      description:
        'Whether this service requires two-factor authentication of this account, it is still off, and no passkey opened this session. If so, only the operations of the account are available.',
      examples: [false],
    }),
    pendingEmail: Nullable(
      Type.String({
        description: 'A new email address that has not been confirmed.',
        examples: ['dana@harborlights.example'],
      }),
    ),
  },
  { 'x-component': 'AccountSecurity' },
);
export type AccountSecurity = Static<typeof AccountSecurity>;

export const AccountSecurityAnswer = Type.Object({ success: Type.Boolean(), security: AccountSecurity });

export const AccountSession = Type.Object(
  {
    id: Type.Integer({ examples: [3] }),
    isCurrent: Type.Boolean({ description: 'Whether it is the session of this request.', examples: [true] }),
    userAgent: Nullable(
      Type.String({
        description: 'The User-Agent header of the login.',
        examples: ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/142.0'],
      }),
    ),
    address: Type.String({ description: 'The IP address of the login.', examples: ['203.0.113.7'] }),
    createdAt: IsoTimestamp(),
    lastUsedAt: IsoTimestamp({ description: 'Accurate to five minutes.' }),
    expiresAt: IsoTimestamp(),
  },
  { 'x-component': 'AccountSession' },
);
export type AccountSession = Static<typeof AccountSession>;

export const SessionsQuery = PageQuery({});
export const SessionsAnswer = PageAnswer('sessions', AccountSession);
