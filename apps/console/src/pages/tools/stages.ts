// The stages at which tools are needed, in the order in which people come to them.
export const STAGES = [
  {
    stage: 'prepare',
    title: 'Before you begin',
    lead: 'What to register, what it takes, what carriers allow.',
  },
  {
    stage: 'register',
    title: 'Registering',
    lead: 'Get brand and campaign accepted, and understand a refusal.',
  },
  { stage: 'write', title: 'Writing messages', lead: 'Check texts before they are sent.' },
  { stage: 'operate', title: 'While you send', lead: 'Errors, changes and data that must be safe.' },
] as const;
