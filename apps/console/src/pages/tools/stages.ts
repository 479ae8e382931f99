// The stages of tools, in the order in which people need them.
export const STAGES = [
  {
    stage: 'prepare',
    title: 'Before you start',
    lead: 'Use cases, requirements, and carrier limits.',
  },
  {
    stage: 'register',
    title: 'Registration',
    lead: 'Get your brand and campaign approved, and understand rejections.',
  },
  { stage: 'write', title: 'Messages', lead: 'Check messages before you send them.' },
  { stage: 'operate', title: 'Operations', lead: 'Errors, changes, and data safety.' },
] as const;
