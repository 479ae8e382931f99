// The rules of a new password, one by one, so that people see which rule is not met.
const LENGTH_MIN = 8;
const LENGTH_MAX = 72;

export const PASSWORD_RULES = [
  {
    words: `${LENGTH_MIN} to ${LENGTH_MAX} characters`,
    isMet: (password: string) => {
      const length = Array.from(password).length;
      return length >= LENGTH_MIN && length <= LENGTH_MAX;
    },
  },
  { words: 'an uppercase letter', isMet: (password: string) => /[A-Z]/.test(password) },
  { words: 'a lowercase letter', isMet: (password: string) => /[a-z]/.test(password) },
  { words: 'a number', isMet: (password: string) => /[0-9]/.test(password) },
  { words: 'one of ! @ # $ % ^ & *', isMet: (password: string) => /[!@#$%^&*]/.test(password) },
] as const;

export const isGoodPassword = (password: string): boolean =>
  PASSWORD_RULES.every(({ isMet }) => isMet(password));
