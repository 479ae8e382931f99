// The launch plan: each phase with its days and tasks, its place in the whole, and a calendar file.
import { Button, List, Text } from '@mantine/core';
import { nameToWords, plural, showDate } from '../format/words.ts';
import { download } from '../parts/download.ts';
import { type CalendarEvent, toCalendarFile } from './calendar-file.ts';
import { Picture } from './picture.tsx';

type Milestone = {
  readonly day: number;
  readonly date: string;
  readonly endDate: string;
  readonly businessDays: number;
  readonly phase: string;
  readonly tasks: readonly string[];
  readonly status: string;
};
type Duty = { readonly duty: string; readonly every: string; readonly firstDate: string };
export type Plan = {
  readonly useCase: string;
  readonly startDate: string;
  readonly estimatedLaunchDate: string;
  readonly businessDays: number;
  readonly reviewRange: { readonly daysMin: number; readonly daysMax: number };
  readonly milestones: readonly Milestone[];
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
  readonly recurringDuties: readonly Duty[];
};

const DAY_MS = 86_400_000;

const STATUS_WORDS: Readonly<Record<string, string>> = {
  in_progress: 'now',
  date_passed: 'date passed',
};

const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Daily tasks would fill a calendar, so the launch entry lists them. */
export function eventsOf(plan: Plan): CalendarEvent[] {
  const { useCase, startDate, milestones, holidays, recurringDuties } = plan;
  const name = `${startDate}-${useCase}`;
  const daily = recurringDuties.filter(({ every }) => every === 'day').map(({ duty }) => duty);
  return [
    ...milestones.map(({ phase, date, endDate, tasks }) => ({
      id: `${name}-${phase}@tendlc`,
      date,
      endDate,
      summary: `Text messaging: ${nameToWords(phase).toLowerCase()}`,
      description: [
        ...tasks,
        ...(phase === 'launch' && daily.length > 0 ? ['', 'Every day from this date:', ...daily] : []),
      ].join('\n'),
    })),
    ...holidays.map(({ date, name: holiday }) => ({
      id: `${date}-holiday@tendlc`,
      date,
      endDate: dayAfter(date),
      summary: `${holiday}: no reviews`,
    })),
    ...recurringDuties
      .filter(({ every }) => every !== 'day')
      .map(({ duty, every, firstDate }, index) => ({
        id: `${name}-duty-${index + 1}@tendlc`,
        date: firstDate,
        endDate: dayAfter(firstDate),
        every,
        summary: duty,
      })),
  ];
}

/** The last day of a phase; its end is the first day of the next. */
function showDays({ date, endDate }: Milestone): string {
  const last = dayAfter(endDate, -1);
  return last <= date ? showDate(date) : `${showDate(date)} to ${showDate(last)}`;
}

function Phase({ milestone, plan, total }: { milestone: Milestone; plan: Plan; total: number }) {
  const { phase, date, endDate, businessDays, tasks, status } = milestone;
  const left = (100 * daysBetween(plan.startDate, date)) / total;
  const width = (100 * daysBetween(date, endDate)) / total;
  return (
    <li>
      <div className="phase-head">
        <Text fw={600}>{nameToWords(phase)}</Text>
        <Text size="sm" c="dimmed">
          {showDays(milestone)} · {plural(businessDays, 'business day')}
          {STATUS_WORDS[status] !== undefined && ` · ${STATUS_WORDS[status]}`}
        </Text>
      </div>
      <div className="phase-track" aria-hidden="true">
        <span style={{ left: `${Math.min(left, 99)}%`, width: `${Math.min(width, 100 - left)}%` }} />
      </div>
      <List size="sm" spacing={2}>
        {tasks.map((task) => (
          <List.Item key={task}>{task}</List.Item>
        ))}
      </List>
    </li>
  );
}

export function Timeline({ results }: { results: object }) {
  const plan = results as Plan;
  const { milestones, holidays, startDate, estimatedLaunchDate, businessDays, reviewRange } = plan;
  const total = Math.max(1, daysBetween(startDate, milestones.at(-1)?.endDate ?? estimatedLaunchDate));
  const save = () =>
    download(
      `text-messaging-launch-${estimatedLaunchDate}.ics`,
      'text/calendar',
      toCalendarFile('Text messaging: launch timeline', eventsOf(plan), new Date()),
    );
  return (
    <Picture
      title="Launch timeline"
      note={`Our estimate: ${plural(businessDays, 'business day')}. Review takes ${reviewRange.daysMin} to ${reviewRange.daysMax} of these and is not guaranteed. Excludes weekends and federal holidays.`}
      actions={
        <Button size="compact-sm" variant="default" onClick={save}>
          Add to calendar (.ics)
        </Button>
      }
    >
      <ol className="timeline">
        {milestones.map((milestone) => (
          <Phase key={milestone.phase + milestone.date} milestone={milestone} plan={plan} total={total} />
        ))}
      </ol>
      {holidays.length > 0 && (
        <Text size="sm">
          No reviews on {holidays.map(({ date, name }) => `${showDate(date)} (${name})`).join(', ')}.
        </Text>
      )}
    </Picture>
  );
}
