// The command palette: finds pages and tools here, and registrations on the server.
import { Text } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import '@mantine/spotlight/styles.css';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { catalogue } from '@tendlc/compliance';
import { useEffect, useId } from 'react';
import { callApi } from '../api/call.ts';
import { useIsSandbox } from '../api/service-info.ts';
import { useUser } from '../api/session.ts';
import { stateOf } from '../registrations/registration-state.ts';
import { titleOf } from '../registrations/registration-words.ts';
import { ADMIN_PAGES } from '../pages/admin/admin-pages.ts';
import { type PageEntry, pagesFor } from './navigation.ts';

type Command = {
  readonly group: string;
  readonly label: string;
  readonly detail?: string;
  readonly href: string;
};

/** In display order. */
const GROUPS = ['Registrations', 'Pages', 'Administration', 'Actions', 'Tools'];

/** More results than this are not useful; another letter reduces them. */
const SHOWN_MAX = 30;

const SEARCH_LABEL = 'Search registrations, pages, and tools';

const TOOLS: readonly Command[] = catalogue.map(({ name, title, summary }) => ({
  group: 'Tools',
  label: title,
  detail: summary,
  href: `/tools/${name}`,
}));

const ACTIONS: readonly Command[] = [
  { group: 'Actions', label: 'New registration', href: '/registrations/new' },
  { group: 'Actions', label: 'Upload a file of registrations', href: '/registrations/upload' },
];

const SEARCH_PAUSE_MS = 200;
const SEARCH_CHARACTERS_MIN = 2;
const FOUND_MAX = 10;

/** Found by the service among all registrations of the account. */
function useFoundRegistrations(query: string): readonly Command[] {
  const { id } = useUser();
  const [search] = useDebouncedValue(query.trim(), SEARCH_PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['palette', id, search],
    queryFn: () => callApi((through) => through.registrations.list({ search, limit: FOUND_MAX })),
    enabled: search.length >= SEARCH_CHARACTERS_MIN,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  return search.length < SEARCH_CHARACTERS_MIN
    ? []
    : (data?.registrations ?? []).map((registration) => ({
        group: 'Registrations',
        label: titleOf(registration),
        detail: [stateOf(registration).label, registration.customer].filter(Boolean).join(' · '),
        href: `/registrations/${registration.id}`,
      }));
}

/** Commands that contain every word. Those that begin with the search come first in their group. */
function searchCommands(commands: readonly Command[], text: string): Command[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = commands.filter(({ group, label, detail = '' }) =>
    words.every((word) => `${group} ${label} ${detail}`.toLowerCase().includes(word)),
  );
  const begins = ({ label }: Command) => label.toLowerCase().startsWith(words[0] ?? '');
  const ranked = [...found.filter(begins), ...found.filter((command) => !begins(command))];
  const shown = ranked.slice(0, SHOWN_MAX);
  return GROUPS.flatMap((name) => shown.filter(({ group }) => group === name));
}

function useCommands(): Command[] {
  const isSandbox = useIsSandbox();
  const { isAdmin } = useUser();
  const toCommand =
    (group: string) =>
    ({ to, label }: PageEntry): Command => ({ group, label, href: to });
  return [
    ...pagesFor({ isSandbox }).map(toCommand('Pages')),
    ...(isAdmin ? ADMIN_PAGES.map(toCommand('Administration')) : []),
    ...ACTIONS,
    ...TOOLS,
  ];
}

const [store, palette] = createSpotlight();

/** @param request changes when a person asks for the palette */
export function Palette({ request }: { request: number }) {
  useEffect(() => palette.open(), [request]);
  const { query, selected } = useSpotlight(store);
  const router = useRouter();
  const commands = searchCommands(useCommands(), query);
  // The service has already searched these, also by values that are not shown.
  const found = [...useFoundRegistrations(query), ...commands];
  const listId = useId();
  // Screen readers learn which result is selected while the focus stays in the search field.
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      scrollable
      maxHeight="60vh"
      attributes={{ content: { 'aria-label': 'Go to' } }}
      // The library's dimmed text is too pale on the selected action.
      styles={{ actionDescription: { color: 'inherit', opacity: 1 } }}
    >
      <Spotlight.Search
        placeholder={SEARCH_LABEL}
        aria-label={SEARCH_LABEL}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={selected >= 0 && selected < found.length ? optionId(selected) : undefined}
      />
      <Spotlight.ActionsList>
        <div role="listbox" id={listId} aria-label="Search results">
          {GROUPS.filter((name) => found.some(({ group }) => group === name)).map((name) => (
            <Spotlight.ActionsGroup key={name} label={name} role="group" aria-label={name}>
              {found.map(
                ({ group, href, label, detail }, index) =>
                  group === name && (
                    <Spotlight.Action
                      key={href}
                      // The component drops an `id`.
                      renderRoot={(props) => <button {...props} id={optionId(index)} />}
                      role="option"
                      aria-selected={index === selected}
                      label={label}
                      description={detail ?? ''}
                      onClick={() => void router.navigate({ href })}
                    />
                  ),
              )}
            </Spotlight.ActionsGroup>
          ))}
        </div>
        {found.length === 0 && <Spotlight.Empty>No results</Spotlight.Empty>}
      </Spotlight.ActionsList>
      <Spotlight.Footer visibleFrom="sm">
        <Text size="xs" c="dimmed">
          Arrow keys to move, Enter to open, Esc to close
        </Text>
      </Spotlight.Footer>
    </Spotlight.Root>
  );
}
