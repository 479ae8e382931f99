// A calendar file after RFC 5545: whole days, lines of at most 75 octets, escaped texts.

export type CalendarEvent = {
  /** The same event has the same UID, so a calendar that imports the file again updates its entries. */
  readonly id: string;
  /** `2027-03-01` */
  readonly date: string;
  /** The first day after the event. */
  readonly endDate: string;
  readonly summary: string;
  readonly description?: string;
  /** How often it repeats: “day”, “31 days”, “3 months”. */
  readonly every?: string;
};

const OCTETS_A_LINE = 75;
const FREQUENCIES: Readonly<Record<string, string>> = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' };

const octets = new TextEncoder();

/** Continued lines begin with a space, which counts. No character is split. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const character of line) {
    const size = octets.encode(character).length;
    if (used + size > OCTETS_A_LINE) {
      lines.push(current);
      current = ' ';
      used = 1;
    }
    current += character;
    used += size;
  }
  return [...lines, current].join('\r\n');
}

const escapeText = (text: string): string =>
  text
    // Control characters are not allowed in a line.
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n');

const day = (date: string): string => date.replaceAll('-', '');

const moment = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function ruleOf(every: string | undefined): string[] {
  const [, interval, unit] = /^(?:(\d+) )?(day|week|month)s?$/.exec(every ?? '') ?? [];
  const frequency = FREQUENCIES[unit ?? ''];
  return frequency === undefined
    ? []
    : [`RRULE:FREQ=${frequency}${interval === undefined ? '' : `;INTERVAL=${interval}`}`];
}

const eventLines = (event: CalendarEvent, stamp: string): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.id)}`,
  `DTSTAMP:${stamp}`,
  `DTSTART;VALUE=DATE:${day(event.date)}`,
  `DTEND;VALUE=DATE:${day(event.endDate)}`,
  ...ruleOf(event.every),
  `SUMMARY:${escapeText(event.summary)}`,
  ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
  // A plan does not block time.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

export function toCalendarFile(name: string, events: readonly CalendarEvent[], at: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tendlc//Console//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, moment(at))),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
