// Accounts on the wire: registration, login, the user record, password reset.
import { type Static, Type } from 'typebox';
import { DateOnly, IsoTimestamp, LIMITS, Nullable, SINGLE_LINE } from './primitives.ts';

/** G-10: compared without case; blanks around it are not part of it. */
export const Email = Type.String({
  format: 'email',
  maxLength: LIMITS.emailCharacters + 20,
  description:
    'Email address. Leading and trailing spaces are ignored, and the comparison is case-insensitive.',
  examples: ['dana@copperkettle.example'],
  'x-message': 'must be an email address',
});

export const NewPassword = Type.String({
  minLength: LIMITS.passwordCharactersMin,
  maxLength: LIMITS.passwordCharactersMax,
  pattern: '^(?=[^A-Z]*[A-Z])(?=[^a-z]*[a-z])(?=[^0-9]*[0-9])(?=[^!@#$%^&*]*[!@#$%^&*])',
  description:
    '8 to 72 characters, including an uppercase letter, a lowercase letter, a digit, and one of `!@#$%^&*`.',
  examples: ['Harbor7!light'],
  'x-message':
    'must have 8 to 72 characters, including an uppercase letter, a lowercase letter, a digit, and one of !@#$%^&*',
});

export const PersonName = (whose: string, example: string) =>
  Type.String({
    minLength: 1,
    maxLength: LIMITS.nameCharacters,
    pattern: SINGLE_LINE,
    description: `${whose}, at most ${LIMITS.nameCharacters} characters.`,
    examples: [example],
    'x-message': `must have 1 to ${LIMITS.nameCharacters} characters on one line`,
  });

export const User = Type.Object(
  {
    id: Type.Integer({ examples: [42] }),
    email: Type.String({ examples: ['dana@copperkettle.example'] }),
    firstName: Type.String({ examples: ['Dana'] }),
    lastName: Type.Optional(Type.String({ examples: ['Quill'] })),
    tokenBalance: Type.Integer({ examples: [2] }),
    trialTokensUsed: Type.Boolean({
      description: 'Whether the account has received its trial tokens.',
      examples: [true],
    }),
    lastDailyFreeDate: Nullable(
      DateOnly({ description: 'The UTC date when the daily free token was last used.' }),
    ),
    isAdmin: Type.Boolean({
      description:
        'Whether the user is an admin. Admins see the records of all customers, and registry calls are free for them.',
      examples: [false],
    }),
    hasTotp: Type.Boolean({
      description: 'Whether two-factor authentication is on.',
      examples: [false],
    }),
    createdAt: IsoTimestamp(),
  },
  { 'x-component': 'User' },
);
export type User = Static<typeof User>;

export const RegisterRequest = Type.Object(
  {
    email: Email,
    password: NewPassword,
    firstName: PersonName('Given name', 'Dana'),
    lastName: Type.Optional(PersonName('Family name', 'Quill')),
  },
  {
    examples: [
      {
        email: 'dana@copperkettle.example',
        password: 'Harbor7!light',
        firstName: 'Dana',
        lastName: 'Quill',
      },
    ],
  },
);

export const CurrentPassword = Type.String({
  minLength: 1,
  maxLength: 1024,
  description: 'The password of the account.',
  examples: ['Harbor7!light'],
});

/** A code of the authenticator app, or a recovery code. Spaces and hyphens are ignored. */
export const Otp = Type.String({
  minLength: 6,
  maxLength: 40,
  pattern: '^[0-9A-Za-z -]+$',
  description: 'A 6-digit code of the authenticator app, or a recovery code.',
  examples: ['492039'],
  'x-message': 'must be a 6-digit code or a recovery code',
});

/** A password that was accepted once is never refused for its form: only the length that hashing takes is bounded. */
export const LoginRequest = Type.Object(
  {
    email: Email,
    password: CurrentPassword,
    otp: Type.Optional(Otp),
  },
  { examples: [{ email: 'dana@copperkettle.example', password: 'Harbor7!light' }] },
);

export const SessionAnswer = Type.Object({
  success: Type.Boolean(),
  message: Type.String(),
  token: Type.String({
    description:
      'JWT to send as `Authorization: Bearer <token>`. Empty for the console, which keeps it in a cookie.',
  }),
  user: User,
});

export const UserAnswer = Type.Object({ success: Type.Boolean(), user: User });

export const MessageAnswer = Type.Object({ success: Type.Boolean(), message: Type.String() });

export const ForgotPasswordRequest = Type.Object(
  { email: Email },
  { examples: [{ email: 'dana@copperkettle.example' }] },
);

export const ResetPasswordRequest = Type.Object(
  {
    token: Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The token from the email. It expires in one hour and works once.',
    }),
    newPassword: NewPassword,
  },
  { examples: [{ token: 'q3v0…', newPassword: 'Lantern8@quay' }] },
);
