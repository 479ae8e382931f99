// The roles of a message.

export const MESSAGE_ROLES = [
  'marketing',
  'transactional',
  '2fa',
  'opt-in-confirmation',
  'help-reply',
  'opt-out-confirmation',
  'conversational',
] as const;
export type MessageRole = (typeof MESSAGE_ROLES)[number];

/** Roles that need no opt-out line: nobody could opt out of them, or they answer what the recipient just sent. */
export const rolesWithoutOptOut: ReadonlySet<MessageRole> = new Set([
  '2fa',
  'opt-out-confirmation',
  'conversational',
  'help-reply',
]);
