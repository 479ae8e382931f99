// Cases of opt-out-auditor. Each name says what the row tests.

export type AuditCase = {
  readonly probes: string;
  readonly message: string;
  readonly hasOptOutSystem?: boolean;
  readonly status: 'compliant' | 'needs_improvement' | 'non_compliant';
  readonly score?: number;
  readonly finds?: readonly string[];
};

export const auditCases: readonly AuditCase[] = [
  {
    probes: 'a complete message has the full score',
    message: 'Acme: 10% off. Msg & data rates may apply. Reply STOP to opt out, HELP for help.',
    hasOptOutSystem: true,
    status: 'compliant',
    score: 100,
  },
  {
    probes: 'a message without a declared system is still compliant',
    message: 'Acme: 10% off. Reply STOP to opt out, HELP for help.',
    status: 'compliant',
    score: 90,
    finds: ['opt-out.system warning'],
  },
  {
    probes: 'a lowercase keyword',
    message: 'Acme: 10% off. reply stop to opt out, help for help',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.standard-keyword pass'],
  },
  {
    probes: 'a quoted keyword',
    message: 'Acme: 10% off. Reply "STOP" to stop messages.',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.clear-instruction pass'],
  },
  {
    probes: 'curly quotes',
    message: 'Acme: 10% off. Reply “STOP” to unsubscribe.',
    hasOptOutSystem: true,
    status: 'compliant',
  },
  {
    probes: 'a keyword without a verb',
    message: 'Acme: 10% off. STOP to end, HELP for help',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.clear-instruction info'],
  },
  {
    probes: 'the shortest form',
    message: 'Acme: 10% off. STOP=end',
    hasOptOutSystem: true,
    status: 'compliant',
  },
  ...['UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPT OUT', 'STOPALL', 'OPTOUT'].map(
    (word): AuditCase => ({
      probes: `the keyword ${word}`,
      message: `Acme: 10% off. Text ${word} to opt out, HELP for help`,
      hasOptOutSystem: true,
      status: 'compliant',
      finds: ['opt-out.standard-keyword pass'],
    }),
  ),
  {
    probes: 'no opt-out',
    message: 'Acme: 10% off soups today.',
    hasOptOutSystem: true,
    status: 'non_compliant',
    score: 40,
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'a joined keyword',
    message: 'Acme: 10% off. Text STOP2END',
    hasOptOutSystem: true,
    status: 'non_compliant',
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'a keyword with a suffix',
    message: 'Acme: 10% off. text STOPNOW to end',
    status: 'non_compliant',
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'a number instead of a keyword',
    message: 'Acme: 10% off. Reply 2 to stop',
    status: 'non_compliant',
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'an invented keyword',
    message: 'Acme: 10% off. Reply NOMORE to stop messages',
    status: 'non_compliant',
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'a call instead of a reply',
    message: 'Acme: 10% off. Call us to opt out.',
    status: 'non_compliant',
    finds: ['opt-out.one-step error'],
  },
  {
    probes: 'a login instead of a reply',
    message: 'Acme: 10% off. Log in to unsubscribe.',
    status: 'non_compliant',
    finds: ['opt-out.one-step error'],
  },
  {
    probes: 'only an unsubscribe link',
    message: 'Acme: 10% off. Unsubscribe: https://acme.com/u',
    status: 'non_compliant',
    finds: ['opt-out.one-step error'],
  },
  {
    probes: 'a second step after STOP',
    message: 'Acme: 10% off. Reply STOP followed by your account number',
    hasOptOutSystem: true,
    status: 'non_compliant',
    finds: ['opt-out.holds error'],
  },
  {
    probes: 'a call for something else is not an obstacle',
    message: 'Acme: call us to reschedule. Reply STOP to opt out, HELP for help.',
    status: 'compliant',
    finds: ['opt-out.one-step pass'],
  },
  {
    probes: 'free text is a weak way to opt out',
    message: 'Acme: 10% off. If you no longer want these texts, let us know. HELP for help.',
    hasOptOutSystem: true,
    status: 'needs_improvement',
    finds: ['opt-out.standard-keyword warning'],
  },
  {
    probes: 'Spanish around STOP',
    message: 'Acme: 10% menos hoy. Responda STOP para cancelar, AYUDA para ayuda.',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['help.present pass'],
  },
  {
    probes: 'only a Spanish keyword',
    message: 'Acme: 10% menos hoy. Responda ALTO para no recibir más. Responda AYUDA para ayuda.',
    hasOptOutSystem: true,
    status: 'needs_improvement',
    finds: ['opt-out.standard-keyword warning'],
  },
  {
    probes: 'the only way',
    message: 'Acme: 10% off. The only way to opt out is to reply STOP.',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.open-and-visible warning'],
  },
  {
    probes: 'an instruction hidden by blank lines',
    message: `Acme: 10% off.${'\n'.repeat(9)}Reply STOP to opt out`,
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.open-and-visible warning'],
  },
  {
    probes: 'an invitation to stop by',
    message: 'Acme: 10% off. Stop by our store today!',
    status: 'non_compliant',
    finds: ['opt-out.standard-keyword error'],
  },
  {
    probes: 'CANCEL for an appointment is not an opt-out',
    message: 'Acme Dental: see you at 3. Reply CANCEL to cancel your appointment.',
    status: 'non_compliant',
    finds: ['opt-out.keyword-collision warning'],
  },
  {
    probes: 'a message without a sender has the lowest compliant score',
    message: '10% off soups. Reply STOP to opt out, HELP for help.',
    hasOptOutSystem: true,
    status: 'compliant',
    score: 85,
    finds: ['brand.named warning'],
  },
  {
    probes: 'a message without a sender and a system is not compliant',
    message: '10% off soups. Reply STOP to opt out, HELP for help.',
    status: 'needs_improvement',
    score: 75,
  },
  { probes: 'only spaces', message: '  ', status: 'non_compliant', score: 15 },
  {
    probes: 'a keyword in quotation marks is quoted whole',
    message: 'Acme: see you at 3. Reply "STOP" to opt out.',
    hasOptOutSystem: true,
    status: 'compliant',
    finds: ['opt-out.standard-keyword pass'],
  },
  {
    probes: 'a sender after a greeting has the full sender points',
    message: 'Hi Dana, Riverside Vet here: Biscuit is due. Reply STOP to opt out, HELP for help.',
    hasOptOutSystem: true,
    status: 'compliant',
    score: 100,
    finds: ['brand.named pass'],
  },
];
