// Everything that needs the customer, grouped by kind and counted by the server.
import { Text, Title } from '@mantine/core';
import { plural, showAge, showNumber } from '../../format/words.ts';
import { ButtonLink, TextLink } from '../../parts/link-button.tsx';
import { joinTitle } from '../../registrations/registration-words.ts';
import { NEED_WORDS } from './need-words.ts';
import type { Need } from './summary.ts';
import './home.css';

type Entry = Need['first'][number];

/** The brand and use case, as on the page of the registration. */
const titleOf = ({ id, brandName, usecase, label }: Entry): string =>
  joinTitle(brandName ?? label ?? `Registration ${id}`, usecase);

function EntryRow({ entry, action }: { entry: Entry; action: string }) {
  const title = titleOf(entry);
  const params = { id: String(entry.id) };
  return (
    <li className="need-entry">
      <div className="need-words">
        <TextLink to="/registrations/$id" params={params} className="given need-title" underline="hover">
          {title}
        </TextLink>
        <Text size="xs" c="dimmed" component="span">
          {entry.customer !== null && entry.customer !== entry.brandName && (
            <>
              <bdi>{entry.customer}</bdi> ·{' '}
            </>
          )}
          {showAge(entry.updatedAt)}
        </Text>
      </div>
      <ButtonLink
        to="/registrations/$id"
        params={params}
        variant="default"
        size="compact-sm"
        aria-label={`${action}: ${title}`}
      >
        {action}
      </ButtonLink>
    </li>
  );
}

function Group({ need: { kind, count, first } }: { need: Need }) {
  const { title, hint, action, tone, filters } = NEED_WORDS[kind];
  const isMore = count > first.length;
  return (
    <section className="need-group" aria-labelledby={`need-${kind}`}>
      <div className="need-head">
        <Title order={3} size="h5" id={`need-${kind}`}>
          {title}
        </Title>
        <span className={`tone need-count tone-${tone}`}>{showNumber(count)}</span>
      </div>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
      <ul className="need-entries">
        {first.map((entry) => (
          <EntryRow key={entry.id} entry={entry} action={action} />
        ))}
      </ul>
      {isMore && (
        <TextLink to="/registrations" search={filters} size="sm">
          View all {showNumber(count)}
        </TextLink>
      )}
    </section>
  );
}

export function Needs({ needs }: { needs: readonly Need[] }) {
  const total = needs.reduce((sum, { count }) => sum + count, 0);
  return (
    <section aria-labelledby="needs" className="card">
      <Title order={2} id="needs" size="h3">
        Needs your attention
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {total === 0 ? 'No action required. We will email you about changes.' : plural(total, 'registration')}
      </Text>
      {needs.map((need) => (
        <Group key={need.kind} need={need} />
      ))}
    </section>
  );
}
